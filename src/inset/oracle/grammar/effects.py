"""Instructions by topic: cards, life, damage, counters, tapping, destroying, moving. Each deed has its subject in a hole
of its own (``SUBJECT`` a player, ``IT`` an object) that the clause around it fills."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import costs as c
from inset.language import effects as e
from inset.language import filters as f
from inset.language import mods as m
from inset.language import statics as st
from inset.oracle.grammar.numbers import CARDS, CHANGE, MANA, NUMERAL, SEVERAL, SIZE, counted
from inset.oracle.grammar.objects import COUNTER
from inset.oracle.grammar.symbols import (
    DEED,
    DESC,
    DURATION,
    GRANTED_LIST,
    MOD,
    MODS,
    ORDER,
    PAYMENT,
    THING_DEED,
    TO_ANY,
    TO_THING,
    VALUE,
    WHOSE,
)
from inset.oracle.phrase import Nonterminal, Pair, phrase
from inset.oracle.spoken import (
    Damages,
    Gains,
    Hindered,
    Pays,
    Puts,
    SubjectFilter,
    SubjectPlayer,
    SubjectThing,
    ThatMany,
)

SUBJECT: Final = SubjectPlayer()
IT: Final = SubjectThing()
_what, _n, _value, _cards = TO_THING("what"), NUMERAL("n"), VALUE("n"), CARDS("n")

# --- cards ------------------------------------------------------------------------------------------------------------
phrase(DEED, "draw* <n>", e.Draw(SUBJECT, _cards))
phrase(DEED, "discard* <n>", e.Discard(SUBJECT, _cards))
phrase(DEED, "discard* a card at random", e.Discard(SUBJECT, 1, at_random=True))
phrase(DEED, "discard* (your|their) hand", e.DiscardHand(SUBJECT))
phrase(DEED, "mill* <n>", e.Mill(SUBJECT, _cards))
phrase(DEED, "scry* <n>", e.Scry(_n, SUBJECT))
phrase(DEED, "surveil* <n>", e.Surveil(_n, SUBJECT))
phrase(DEED, "shuffle*", e.Shuffle(SUBJECT))

# --- life -------------------------------------------------------------------------------------------------------------
for _verb, _node in (("gain*", e.GainLife), ("lose*", e.LoseLife)):
    phrase(DEED, f"{_verb} <n> life", _node(SUBJECT, _n))
    phrase(DEED, f"{_verb} life equal to <n>", _node(SUBJECT, _value))
    phrase(DEED, f"{_verb} that much life", _node(SUBJECT, ThatMany("much")))
phrase(DEED, "pay* <cost>", Pays(PAYMENT("cost")))

# --- sacrificing ------------------------------------------------------------------------------------------------------
_one, _many, _some = DESC.one("what"), DESC.many("what"), SEVERAL("n")
phrase(DEED, "sacrifice* a <what>", e.Sacrifice(SUBJECT, _one))
phrase(DEED, "sacrifice* a <what> of their choice", e.Sacrifice(SUBJECT, _one))
phrase(DEED, "sacrifice* <n> <what>", e.Sacrifice(SUBJECT, _many, _some))

# --- damage -----------------------------------------------------------------------------------------------------------
_to = TO_ANY("to")
phrase(THING_DEED, "deal* <n> damage to <to>", Damages(_n, _to))
phrase(THING_DEED, "deal* damage equal to <n> to <to>", Damages(_value, _to))
phrase(THING_DEED, "deal* damage to <to> equal to <n>", Damages(_value, _to))
phrase(THING_DEED, "deal* that much damage to <to>", Damages(ThatMany("much"), _to))
phrase(THING_DEED, "fight* <what>", e.Fight(IT, _what))

# --- orders on objects ------------------------------------------------------------------------------------------------
phrase(ORDER, "destroy <what>", e.Destroy(_what))
phrase(ORDER, "tap <what>", e.Tap(_what))
phrase(ORDER, "untap <what>", e.Untap(_what))
phrase(ORDER, "counter <what>", e.Counter(_what))
phrase(ORDER, "regenerate <what>", e.Regenerate(_what))
phrase(ORDER, "transform <what>", e.Transform(_what))
phrase(ORDER, "sacrifice <what>", e.SacrificeIt(_what))
phrase(ORDER, "proliferate", e.Proliferate())
phrase(ORDER, "populate", e.Populate())

# --- counters ---------------------------------------------------------------------------------------------------------
_kind = COUNTER("kind")
SOME_COUNTERS: Final = {word: counted(f"{word} counter") for word in ("+1/+1", "-1/-1")}
for _word, _counters in SOME_COUNTERS.items():
    phrase(ORDER, "put <n> on <what>", e.PutCounters(_what, _word, _counters("n")))
NAMED_COUNTER: Final = Nonterminal("counters")
_named = __import__("inset.oracle.grammar.objects", fromlist=["x"])

# --- moving -----------------------------------------------------------------------------------------------------------
phrase(ORDER, "exile <what>", Puts(_what, t.EXILE, verb="exile"))
_whose = WHOSE("whose")
for _verb in ("return", "put"):
    into = "to" if _verb == "return" else "into"
    phrase(ORDER, f"{_verb} <what> {into} <whose> hand", Puts(_what, t.HAND, _whose, _verb))
    onto = "to" if _verb == "return" else "onto"
    phrase(ORDER, f"{_verb} <what> {onto} the battlefield", Puts(_what, t.BATTLEFIELD, None, _verb))
    phrase(ORDER, f"{_verb} <what> {onto} the battlefield tapped", Gains(Puts(_what, t.BATTLEFIELD, None, _verb), "tapped"))
phrase(ORDER, "put <what> on top of <whose> library", Puts(_what, t.LIBRARY, _whose, "top"))
phrase(ORDER, "put <what> on the bottom of <whose> library", Puts(_what, t.LIBRARY, _whose, "bottom"))

# --- mana -------------------------------------------------------------------------------------------------------------
phrase(ORDER, "add <mana>", e.AddMana(MANA("mana")))
phrase(ORDER, "add one mana of any color", e.AddMana(choices=t.ALL_COLORS))

# --- continuous effects -----------------------------------------------------------------------------------------------
phrase(MOD, "get* <change>", CHANGE("change"))
GAINS: Final = Pair("gain abilities")
phrase(MODS, "<mod>", (MOD("mod"),))
_list = GRANTED_LIST("list")
_dur = DURATION("dur")
_ = (c, f, m, st, SIZE, Hindered, SubjectFilter, _list, _kind, _named)
