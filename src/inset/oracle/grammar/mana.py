"""Adding mana (106.4)."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import effects as e
from inset.oracle.grammar.numbers import MANA, SEVERAL
from inset.oracle.grammar.symbols import DESC, OF_THING, ORDER, SENTENCE
from inset.oracle.phrase import phrase
from inset.oracle.spoken import ManaOf, SpendOnly

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
