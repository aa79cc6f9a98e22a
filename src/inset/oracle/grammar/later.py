"""What happens later (603.7): at end of combat, when something dies this turn; what is exiled instead of dying (614.1a);
events of combat and of enchanted permanents."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import conditions as k, filters as f, patterns as p, selections as s, statics as st
from inset.oracle.grammar.abilities import COMMON
from inset.oracle.grammar.clauses import ANY_CLAUSE, CLAUSES
from inset.oracle.grammar.numbers import SEVERAL
from inset.oracle.grammar.objects import COUNTER
from inset.oracle.grammar.permanents import SUBJECT
from inset.oracle.grammar.references import REFERRED
from inset.oracle.grammar.symbols import (
    A_DESC,
    CONDITION,
    CONDITIONAL,
    DESC,
    EVENT,
    NEXT_STEP,
    SENTENCE,
    STATIC,
    STEP,
    TEXT,
    THING_STATIC,
)
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import (
    DamagedExiled,
    Delayed,
    DiesLater,
    ExertText,
    ExiledIfDies,
    HostAs,
    InGraveyardText,
    InsteadOf,
    StaticText,
)

_c, _if, _what = CLAUSES("c"), CONDITION("if"), A_DESC("what")
_YOU, _ALL, _OPPONENTS = s.You(), s.AllPlayers(), s.Opponents()
BF, GY = t.BATTLEFIELD, t.GRAVEYARD

# --- delayed --------------------------------------------------------------------------------------------------------------
_combat_ends: Final = p.BeginningOf(t.END_COMBAT, _ALL)
phrase(SENTENCE, "<c> at end of combat", Delayed(_combat_ends, _c, True))
phrase(SENTENCE, "at end of combat, <c>", Delayed(_combat_ends, _c))
words_for(NEXT_STEP, {"the next turn's upkeep": p.BeginningOf(t.UPKEEP, _ALL)})
words_for(STEP, {"combat on each of your turns": p.BeginningOf(t.BEGIN_COMBAT, _YOU)})
_it = REFERRED("what")
phrase(SENTENCE, "when <what> dies this turn, <c>", DiesLater(_it, ANY_CLAUSE("c")))
phrase(SENTENCE, "if <what> would die this turn, exile it instead", ExiledIfDies(_it))
phrase(SENTENCE, "if a creature dealt damage this way would die this turn, exile it instead", DamagedExiled())
_dying = "would die, exile it instead"
phrase(STATIC, f"if <what> {_dying}", st.MovesInstead(_what, GY, t.EXILE, BF))

# --- instead ------------------------------------------------------------------------------------------------------------------
phrase(CONDITIONAL, "if <if>, <c> instead", InsteadOf(_if, _c))
phrase(CONDITIONAL, "if <if>, instead <c>", InsteadOf(_if, _c, "front"))
phrase(SENTENCE, "<c> instead if <if>", InsteadOf(_if, _c, "after"))

# --- events ---------------------------------------------------------------------------------------------------------------
_n, _other, _kind = SEVERAL("n"), f.And((f.Not(f.IsThis()), f.HasType(t.CREATURE), f.IsAttacking())), COUNTER("kind")
_attack = "~ and at least <n> other creatures attack"
phrase(EVENT, _attack, p.While(p.Attacks(f.IsThis()), k.Exists(s.Each(_other), _n)))
phrase(EVENT, "~ and at least one other creature attack", p.While(p.Attacks(f.IsThis()), k.Exists(s.Each(_other), 1)))
phrase(EVENT, "you attack with one or more <what>", p.PlayerAttacks(_YOU, 1, DESC.many("what")))
phrase(EVENT, "<what> mutates", p.Mutates(_what))
phrase(EVENT, "one or more <kind> counters are put on <what>", p.PutsCounters(_what, _kind))
phrase(EVENT, "a <kind> counter is put on <what>", p.PutsCounters(_what, _kind))
phrase(EVENT, "<what> enters or leaves the battlefield", p.Either((p.Moves(_what, destination=BF), p.Moves(_what, BF))))
phrase(EVENT, "<what> (deals|deal) damage", p.DealsDamage(_what, batch=True))
phrase(EVENT, "<what> (deals|deal) combat damage", p.DealsDamage(_what, None, None, True, batch=True))
phrase(EVENT, "<what> deals damage to you", p.DealsDamage(_what, None, _YOU))
phrase(EVENT, "<what> deals combat damage to you", p.DealsDamage(_what, None, _YOU, True))
for _word, _step in (("upkeep", t.UPKEEP), ("draw step", t.DRAW), ("end step", t.END)):
    for _noun in ("creature", "permanent", "land", "artifact", "enchantment", "planeswalker"):
        _theirs = p.BeginningOf(_step, s.ControllerOf(HostAs("enchanted", _noun)))
        phrase(STEP, f"the {_word} of enchanted {_noun}'s controller", _theirs)
for _whose, _owner in (("your", _YOU), ("a opponent's", _OPPONENTS)):
    _owned = f.And((DESC.one("card"), f.OwnedBy(_owner)))
    phrase(EVENT, f"a <card> is put into {_whose} graveyard from anywhere", p.Moves(_owned, destination=GY))
    phrase(EVENT, f"a <card> is put into {_whose} graveyard from the battlefield", p.Moves(_owned, BF, GY))

# --- statics --------------------------------------------------------------------------------------------------------------
phrase(
    THING_STATIC, "can't be blocked except by <by>", st.Restrict(st.CANT_BE_BLOCKED, SUBJECT, f.Not(DESC.many("by")))
)
_pinned = (
    st.Restrict(st.CANT_ATTACK, SUBJECT), st.Restrict(st.CANT_BLOCK, SUBJECT), st.Restrict(st.CANT_ACTIVATE, SUBJECT),
)  # fmt: skip
_spared = (*_pinned[:2], st.Restrict(st.CANT_ACTIVATE, SUBJECT, spare_mana=True))
phrase(THING_STATIC.one, "can't attack or block, and its activated abilities can't be activated", _pinned)
_mana = "unless they're mana abilities"
phrase(THING_STATIC.one, f"can't attack or block, and its activated abilities can't be activated {_mana}", _spared)
for _words, _where in (("~", f.IsThis()), ("enchanted creature", f.IsOneOf(HostAs("enchanted", "creature"))),
                       ("equipped creature", f.IsOneOf(HostAs("equipped", "creature")))):  # fmt: skip
    phrase(
        STATIC, f"all creatures able to block {_words} do so", st.Restrict(st.MUST_BLOCK, f.HasType(t.CREATURE), _where)
    )
words_for(STATIC, {"you have no maximum hand size": st.PlayerRule(st.NO_MAXIMUM_HAND_SIZE, _YOU)})
_static = STATIC("static")
phrase(COMMON, "as long as ~ is in your graveyard and <if>, <static>.", InGraveyardText(StaticText((_static,), _if)))
phrase(COMMON, "you may exert ~ as it attacks. when you do, <text>", ExertText(TEXT("text")))
words_for(COMMON, {"you may exert ~ as it attacks.": ExertText(None)})
