"""Counters in a number that is said first, counters of a chosen kind, and all counters as a cost (122, 602.1)."""

from __future__ import annotations

from typing import Final

from inset.oracle.grammar.objects import COUNTER
from inset.oracle.grammar.symbols import COST, COUNTERS, ORDER, TO_THING, VALUE
from inset.oracle.phrase import Nonterminal, listed, phrase, words_for
from inset.oracle.spoken import AnyNumberOf, PutsChosen, PutsSoMany

_kind, _what = COUNTER("kind"), TO_THING("what")
phrase(COST, "remove all <kind> counters from ~", AnyNumberOf(_kind, True))
phrase(ORDER, "put a number of <kind> counters equal to <n> on <what>", PutsSoMany(_kind, _what, VALUE("n"), True))

# --- of a chosen kind -------------------------------------------------------------------------------------------------
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
