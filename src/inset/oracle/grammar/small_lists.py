"""Short lists of kinds and colors, counters that something has, what is attacking, more ways to count targets."""

from __future__ import annotations

from itertools import permutations

from inset.kernel import types as t
from inset.language import conditions as k, filters as f
from inset.language.selections import You
from inset.oracle.grammar.costs import INDEFINITE
from inset.oracle.grammar.numbers import SEVERAL
from inset.oracle.grammar.objects import COMPOUND, COUNTER
from inset.oracle.grammar.references import TARGETS_MANY
from inset.oracle.grammar.symbols import ADJECTIVE, AFTER, CONDITION, DESC, HEAD, ORDER
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import Aimed, Every, Head, Puts, TheRest

# --- kinds and colors -------------------------------------------------------------------------------------------------
_a, _b, _c = (COMPOUND[False](name) for name in "abc")
phrase(HEAD.one, "<a>, <b> or <c> card", Head((_a, _b, _c), "card", "or", True))
phrase(HEAD.one, "noncreature or <a> spell", Head(((f.Not(f.HasType(t.CREATURE)),), _a), "spell"))
for _three in permutations(t.WORD_COLOR, 3):
    _colors = f.Or(tuple(f.HasColor(t.WORD_COLOR[word]) for word in _three))
    words_for(ADJECTIVE, {f"{_three[0]}, {_three[1]}, or {_three[2]}": _colors})

# --- what it has, what it does ----------------------------------------------------------------------------------------
phrase(AFTER.one, "that has a <kind> counter on it", f.And((f.HasCounter(COUNTER("kind")),)))
phrase(AFTER.many, "that have <kind> counters on them", f.And((f.HasCounter(COUNTER("kind")),)))
phrase(CONDITION, "<what> is attacking", k.Exists(Every(f.And((INDEFINITE("what"), f.IsAttacking())), "there")))

# --- targets, and the rest --------------------------------------------------------------------------------------------
_many, _n = DESC.many("what"), SEVERAL("n")
phrase(TARGETS_MANY, "<n> other target <what>", Aimed(_many, _n, _n, another=True))
for _how in ("in any order", "in a random order"):
    words_for(ORDER, {f"put the rest on the bottom {_how}": Puts(TheRest(), t.LIBRARY, You(), place=f"bottom {_how}")})
