"""Adding mana (106.4)."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import effects as e, filters as f, patterns as p, selections as s, values as v
from inset.oracle.grammar.instructions.clauses import CLAUSES
from inset.oracle.grammar.numbers.numbers import MANA, ONE_COLOR, SEVERAL
from inset.oracle.grammar.objects.descriptions import COUNTER
from inset.oracle.grammar.players.player_actions import SUBJECT as WHO
from inset.oracle.grammar.symbols import (
    A_DESC,
    AFTER,
    DEED,
    DESC,
    EVENT,
    OF_THING,
    ONE_DESC,
    ORDER,
    SENTENCE,
    THING_DEED,
    VALUE,
)
from inset.oracle.phrase import Nonterminal, phrase, words_for
from inset.oracle.spoken import (
    AbilitiesOf,
    CouldProduce,
    EntersSo,
    Every,
    HostAs,
    IsSure,
    It,
    ManaOf,
    ManaStays,
    OrChosen,
    SoMuchMana,
    SpendOnly,
    WhenSpent,
    WhereX,
)

_a, _b, _c = MANA("a"), MANA("b"), MANA("c")
phrase(ORDER, "add <a>", e.AddMana(_a))
phrase(ORDER, "add <a> or <b>", ManaOf((_a, _b)))
phrase(ORDER, "add <a>, <b>, or <c>", ManaOf((_a, _b, _c)))
phrase(ORDER, "add one mana of any color", e.AddMana(choices=t.ALL_COLORS))
_n = SEVERAL("n")
phrase(ORDER, "add <n> <a>", e.AddMana(ONE_COLOR("a"), count=_n))
phrase(ORDER, "add <n> mana of any one color", e.AddMana(choices=t.ALL_COLORS, count=_n, same=True))
phrase(ORDER, "add <n> mana in any combination of colors", e.AddMana(choices=t.ALL_COLORS, count=_n))
phrase(ORDER, "add <n> mana of different colors", e.AddMana(choices=t.ALL_COLORS, count=_n, different=True))
phrase(ORDER, "add <n> mana in any combination of <a> and/or <b>", ManaOf((_a, _b), _n))
phrase(
    ORDER, "add one mana of any color in your commander's color identity",
    e.AddMana(choices=t.ALL_COLORS, identity=True),
)  # fmt: skip
phrase(ORDER, "add mana equal to <of> mana cost", e.AddMana(cost_of=OF_THING("of")))

# --- restricted, and so much ------------------------------------------------------------------------------------------------
_mana, _value = MANA("mana"), VALUE("n")
phrase(ORDER, "add a amount of <mana> equal to <n>", e.AddMana(_mana, count=_value))
_barred = e.SpendOnly(f.Not(DESC.one("what")), f.Anything(), True)
phrase(ORDER, "add <mana>. this mana can't be spent to cast a <what>", e.AddMana(_mana, use=_barred))

# --- what it may be spent on, and what that causes (106.6) ------------------------------------------------------------------
_spells, _spell, _sources, _source = DESC.many("what"), ONE_DESC("what"), DESC.many("of"), DESC.one("of")
ACTIVATE: Final = Nonterminal("abilities that mana may be spent on")
phrase(ACTIVATE, "activate abilities", AbilitiesOf())
phrase(ACTIVATE, "activate a ability", AbilitiesOf(None, "a"))
phrase(ACTIVATE, "activate abilities (of|from) <of>", AbilitiesOf(_sources))
phrase(ACTIVATE, "activate a ability of a <of>", AbilitiesOf(_source, "a"))
phrase(ACTIVATE, "activate abilities of a <of>", AbilitiesOf(_source, "of a"))
_able = ACTIVATE("able")
_CAST: Final = (
    ("<what>", _spells, False), ("a <what>", _spell, True), ("your commander", f.And((f.YOUR_COMMANDER, f.IsSpell())), True),
)  # fmt: skip
for _words, _cast, _is_one in _CAST:
    _start = f"spend this mana only to cast {_words}"
    phrase(SENTENCE, _start, SpendOnly(_cast, _is_one))
    phrase(SENTENCE, f"{_start}, and that spell can't be countered", SpendOnly(_cast, _is_one, sure=True))
    for _joint in ("or", "or to", "and"):
        phrase(SENTENCE, f"{_start} {_joint} <able>", SpendOnly(_cast, _is_one, _able, _joint))
phrase(SENTENCE, "spend this mana only to <able>", SpendOnly(None, abilities=_able))
PAID_FOR_WITH: Final = Nonterminal("spell that mana is spent on")
phrase(PAID_FOR_WITH, "<spell>", A_DESC("spell"))
phrase(PAID_FOR_WITH, "your commander", f.And((f.YOUR_COMMANDER, f.IsSpell())))
_on = PAID_FOR_WITH("on")
for _words, _later in (
    ("when (you spend this mana|that mana is spent|this mana is spent) to cast <on>", True),
    ("if (you spend this mana|that mana is spent|this mana is spent) to cast <on>", False),
    ("if (that|this) mana is spent on <on>", False),
):
    phrase(SENTENCE, f"{_words}, <c>", WhenSpent(_on, CLAUSES("c"), _later))
    phrase(SENTENCE, f"{_words}, <c>, where X is <x>", WhenSpent(_on, WhereX(CLAUSES("c"), VALUE("x")), _later))
_leading = s.Each(f.YOUR_COMMANDER, t.ANY_ZONE)
phrase(AFTER.one, "that shares a creature type with your commander", f.SharesCreatureTypeWith(_leading))
phrase(VALUE, "the number of times it's been cast from the command zone this game", v.CommandCasts(It()))
phrase(ORDER, "add one mana of any color among <what>", e.AddMana(among=Every(DESC.many("what"), "there")))
phrase(
    THING_DEED.one, "enters with a number of additional <kind> counters on it equal to <n>",
    EntersSo(COUNTER("kind"), _value),
)  # fmt: skip
words_for(THING_DEED, {"can't be countered": IsSure()})
phrase(THING_DEED, "enter* with a additional <kind> counter on it", EntersSo(COUNTER("kind"), 1))
phrase(THING_DEED, "enter* with <n> additional <kind> counters on it", EntersSo(COUNTER("kind"), SEVERAL("n")))

# --- tapped for mana (106.12) -----------------------------------------------------------------------------------------------
_one, _YOU = DESC.one("what"), s.You()
phrase(EVENT, "you tap a <what> for mana", p.TapsForMana(f.And((_one, f.ControlledBy(_YOU)))))
phrase(EVENT, "a player taps a <what> for mana", p.TapsForMana(_one))
phrase(EVENT, "enchanted land is tapped for mana", p.TapsForMana(f.IsOneOf(HostAs("enchanted", "land"))))
phrase(DEED, "add* a additional <mana>", e.AddMana(MANA("mana"), who=WHO))

# --- of a color that was chosen, or that others could produce (106.7) -------------------------------------------------------
phrase(ORDER, "add one mana of the chosen color", e.AddMana(chosen=True))
phrase(ORDER, "add <a> or one mana of the chosen color", OrChosen(MANA("a")))
phrase(ORDER, "add one mana of any color that a <what> could produce", CouldProduce(DESC.one("what")))
phrase(ORDER, "add one mana of any type that a <what> could produce", CouldProduce(DESC.one("what"), True))
words_for(SENTENCE, {"until end of turn, you don't lose this mana as steps and phases end": ManaStays()})
phrase(DEED, "add* a additional one mana of any color", e.AddMana(choices=t.ALL_COLORS, who=WHO))

# --- of a color that is chosen now, of each color, of a type that was produced ----------------------------------------------
_any = e.AddMana(choices=t.ALL_COLORS, same=True)
words_for(ORDER, {"choose a color. add one mana of that color": _any})
_so_much = e.AddMana(choices=t.ALL_COLORS, same=True, count=_value)
phrase(ORDER, "choose a color. add a amount of mana of that color equal to <n>", _so_much)
words_for(VALUE, {"your devotion to that color": v.DevotionToThat(_YOU)})
_every = e.AddMana(among=Every(DESC.many("what"), "there"), every=True)
phrase(ORDER, "for each color among <what>, add one mana of that color", _every)
for _noun in ("land", "permanent"):
    _made = e.AddMana(produced=True, who=WHO)
    phrase(DEED, f"add* one mana of any type that {_noun} produced", _made)
phrase(ORDER, "add <n> mana of that type", SoMuchMana(SEVERAL("n")))
phrase(DEED.one, "adds <mana>", e.AddMana(MANA("mana"), who=WHO))

# --- mana -------------------------------------------------------------------------------------------------------------------
phrase(DEED, "add* a additional one mana of the chosen color", e.AddMana(chosen=True, who=WHO))
_any = e.AddMana(choices=t.ALL_COLORS, count=SEVERAL("n"), who=WHO)
phrase(DEED, "add* a additional <n> mana in any combination of colors", _any)
