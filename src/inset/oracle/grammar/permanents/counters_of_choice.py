"""Counters in a number that is said first, of a chosen kind, one more than usual, and all counters as a cost (122, 602.1)."""

from __future__ import annotations

from typing import Final

from inset.language import conditions as k, effects as e, patterns as p, selections as s
from inset.oracle.grammar.numbers.numbers import SEVERAL
from inset.oracle.grammar.objects.descriptions import COUNTER
from inset.oracle.grammar.symbols import A_DESC, CONDITION, COST, COUNTERS, ORDER, SENTENCE, TO_THING, VALUE
from inset.oracle.phrase import Nonterminal, listed, phrase, words_for
from inset.oracle.spoken import (
    AnyNumberOf,
    Conditional,
    HadCounters,
    It,
    NoneRemoved,
    PutsChosen,
    PutsCounters,
    PutsSoMany,
    Sequence,
    SoManyMore,
)

_kind, _what = COUNTER("kind"), TO_THING("what")
phrase(COST, "remove all <kind> counters from ~", AnyNumberOf(_kind, True))
phrase(ORDER, "put a number of <kind> counters equal to <n> on <what>", PutsSoMany(_kind, _what, VALUE("n"), True))

# --- of a chosen kind -------------------------------------------------------------------------------------------------------
KEPT: Final = Nonterminal("kind of counter in a list")
_KINDS: Final = (
    "flying", "first strike", "double strike", "deathtouch", "haste", "hexproof", "indestructible", "lifelink", "menace",
    "reach", "trample", "vigilance", "+1/+1",
)  # fmt: skip
words_for(KEPT, {kind: (kind, 1) for kind in _KINDS})
_several = PutsChosen(listed("kinds of counters with 'or'", KEPT, "or", least=3)("kinds"), _what)
phrase(ORDER, "put your choice of a <kinds> counter on <what>", _several)
phrase(ORDER, "put a <kinds> counter on <what>", _several)
_each = listed("counters with 'or'", COUNTERS, "or", least=2)("kinds")
phrase(ORDER, "put your choice of <kinds> on <what>", PutsChosen(_each, _what))

# --- counters ---------------------------------------------------------------------------------------------------------------
words_for(TO_THING, {"each creature that had counters put on it this way": HadCounters()})
words_for(CONDITION, {"no counters were removed this way": NoneRemoved()})
_first = Conditional(CONDITION("if"), PutsCounters((COUNTERS("a"),), _what), True)
_second = Conditional(CONDITION("or"), PutsCounters((COUNTERS("b"),), It()), True)
phrase(SENTENCE, "put <a> on <what> if <if> and <b> on it if <or>", Sequence((_first, _second), "and"))
for _onto in ("onto", "to"):
    phrase(
        ORDER, f"move any number of counters from <what> {_onto} <to>",
        e.MoveCounters(_what, TO_THING("to"), how=e.ANY_COUNTERS),
    )  # fmt: skip

# --- counters ---------------------------------------------------------------------------------------------------------------
phrase(ORDER, "put ~'s counters on <to>", e.PutSameCounters(s.This(), TO_THING("to")))

# --- counters ---------------------------------------------------------------------------------------------------------------
_n = SEVERAL("n")
_a = A_DESC("what")
_kind = COUNTER("kind")
phrase(COUNTERS, "a additional <kind> counter", (_kind, SoManyMore(1)))
phrase(COUNTERS, "<n> additional <kind> counters", (_kind, SoManyMore(_n)))
phrase(CONDITION, "a counter was put on <what> this turn", k.Happened(p.PutsCounters(_a)))
