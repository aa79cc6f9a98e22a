"""Adding mana (106.4)."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import (
    effects as e,
    filters as f,
    patterns as p,
    selections as s,
)
from inset.oracle.grammar.numbers import MANA, SEVERAL
from inset.oracle.grammar.player_actions import SUBJECT as WHO
from inset.oracle.grammar.symbols import (
    DEED,
    DESC,
    EVENT,
    OF_THING,
    ORDER,
    SENTENCE,
    VALUE,
)
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import (
    CouldProduce,
    HostAs,
    ManaOf,
    ManaStays,
    OrChosen,
    SpendOnly,
)

_a, _b, _c = MANA("a"), MANA("b"), MANA("c")
phrase(ORDER, "add <a>", e.AddMana(_a))
phrase(ORDER, "add <a> or <b>", ManaOf((_a, _b)))
phrase(ORDER, "add <a>, <b>, or <c>", ManaOf((_a, _b, _c)))
phrase(ORDER, "add one mana of any color", e.AddMana(choices=t.ALL_COLORS))
_n = SEVERAL("n")
phrase(ORDER, "add <n> mana of any one color", e.AddMana(choices=t.ALL_COLORS, count=_n, same=True))
phrase(ORDER, "add <n> mana in any combination of colors", e.AddMana(choices=t.ALL_COLORS, count=_n))
phrase(ORDER, "add <n> mana in any combination of <a> and/or <b>", ManaOf((_a, _b), _n))
phrase(
    ORDER, "add one mana of any color in your commander's color identity",
    e.AddMana(choices=t.ALL_COLORS, identity=True),
)  # fmt: skip
phrase(SENTENCE, "spend this mana only to cast <what>", SpendOnly(DESC.many("what")))
phrase(SENTENCE, "spend this mana only to cast a <what>", SpendOnly(DESC.one("what"), True))
phrase(ORDER, "add mana equal to <of> mana cost", e.AddMana(cost_of=OF_THING("of")))

# --- restricted, and so much -------------------------------------------------------------------------------------------
_mana, _value = MANA("mana"), VALUE("n")
phrase(ORDER, "add a amount of <mana> equal to <n>", e.AddMana(_mana, count=_value))
phrase(ORDER, "add <mana>. spend this mana only to activate abilities", e.AddMana(_mana, abilities=True))
phrase(ORDER, "add <mana>. this mana can't be spent to cast a <what>", e.AddMana(_mana, barred=DESC.one("what")))

# --- tapped for mana (106.12) ------------------------------------------------------------------------------------------
_one, _YOU = DESC.one("what"), s.You()
phrase(EVENT, "you tap a <what> for mana", p.TapsForMana(f.And((_one, f.ControlledBy(_YOU)))))
phrase(EVENT, "a player taps a <what> for mana", p.TapsForMana(_one))
phrase(EVENT, "enchanted land is tapped for mana", p.TapsForMana(f.IsOneOf(HostAs("enchanted", "land"))))
phrase(DEED, "add* a additional <mana>", e.AddMana(MANA("mana"), who=WHO))

# --- of a color that was chosen, or that others could produce (106.7) -----------------------------------------------------
phrase(ORDER, "add one mana of the chosen color", e.AddMana(chosen=True))
phrase(ORDER, "add <a> or one mana of the chosen color", OrChosen(MANA("a")))
phrase(ORDER, "add one mana of any color that a <what> could produce", CouldProduce(DESC.one("what")))
phrase(ORDER, "add one mana of any type that a <what> could produce", CouldProduce(DESC.one("what"), True))
words_for(SENTENCE, {"until end of turn, you don't lose this mana as steps and phases end": ManaStays()})
phrase(DEED, "add* a additional one mana of any color", e.AddMana(choices=t.ALL_COLORS, who=WHO))
