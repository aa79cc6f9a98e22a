"""How a spell was paid for (400.7d): how much mana, of which color; how often a commander was cast (903.8)."""

from __future__ import annotations

from typing import Any, Final

from inset.kernel import types as t
from inset.kernel.mana import ManaCost
from inset.language import conditions as k, filters as f, selections as s, values as v
from inset.oracle.grammar.instructions.clauses import EACH
from inset.oracle.grammar.numbers.numbers import ONE_COLOR, SEVERAL
from inset.oracle.grammar.symbols import COMPARED, CONDITION, THING, VALUE
from inset.oracle.phrase import Nonterminal, computed, phrase, words_for

PAID_FOR: Final = Nonterminal("spell that was paid for")
words_for(PAID_FOR, {"this spell": s.This()})
phrase(PAID_FOR, "<what>", THING.one("what"))
_n, _on = SEVERAL("n"), PAID_FOR("on")
_spent = v.ManaSpent(_on)
phrase(CONDITION, "(at least <n>|<n> or more) mana was spent to cast <on>", k.Compare(_spent, f.GE, _n))
phrase(CONDITION, "no mana was spent to cast <on>", k.Compare(_spent, f.EQ, 0))
phrase(VALUE, "the amount of mana spent to cast <on>", _spent)
phrase(VALUE, "the mana spent to cast <on>", _spent)
phrase(VALUE, "the number of colors of mana spent to cast <on>", v.ColorsSpent(_on))
for _color, _word in t.COLOR_WORD.items():
    _of_color = v.ColorSpent(_color, _on)
    phrase(CONDITION, f"at least <n> {_word} mana was spent to cast <on>", k.Compare(_of_color, f.GE, _n))

_leading = v.CommandCasts(s.Each(f.YOUR_COMMANDER, t.ANY_ZONE))
words_for(EACH, {"time you've cast your commander from the command zone this game": _leading})
_times = "the number of times you've cast your commander from the command zone this game"
words_for(VALUE, {_times: _leading})


def _symbols_spent(mana: ManaCost, on: Any) -> k.Compare:
    return k.Compare(v.ColorSpent(mana.pips[0], on), f.GE, len(mana.pips))


def _un_symbols_spent(value: Any) -> tuple[Any, ...] | None:
    match value:
        case k.Compare(a=v.ColorSpent(color=color, on=on), op=f.GE, b=int() as count):
            return ManaCost(0, (color,) * count), on
    return None


computed(CONDITION, "<mana> was spent to cast <on>", (ONE_COLOR("mana"), _on), _symbols_spent, _un_symbols_spent)

# --- mana that was spent ----------------------------------------------------------------------------------------------------


def _so_much_spent(on: Any, compared: tuple[int, Any]) -> k.Compare:
    return k.Compare(v.ManaSpent(on), *compared)


def _un_so_much_spent(value: Any) -> tuple[Any, ...] | None:
    if not isinstance(value, k.Compare) or not isinstance(value.a, v.ManaSpent):
        return None
    return value.a.on, (value.op, value.b)


computed(
    CONDITION,
    "the amount of mana spent to cast <on> is <is>",
    (PAID_FOR("on"), COMPARED("is")),
    _so_much_spent,
    _un_so_much_spent,
)
