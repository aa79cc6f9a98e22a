"""More keyword actions: the Ring tempts you (701.54)."""

from __future__ import annotations

from inset.language import conditions as k, effects as e, filters as f, patterns as p, selections as s, values as v
from inset.oracle.grammar.numbers import SEVERAL
from inset.oracle.grammar.symbols import A_DESC, CLAUSE, CONDITION, EVENT, KIND, OF_THING, THING, TO_THING
from inset.oracle.phrase import phrase, words_for

_YOU = s.You()

# --- the Ring (701.54) ------------------------------------------------------------------------------------------------
phrase(CLAUSE, "the Ring tempts you", e.TemptedByRing())
phrase(EVENT, "the Ring tempts you", p.Deed(p.TEMPTED, who=_YOU))
phrase(EVENT, "you choose a creature as your Ring-bearer", p.Deed(p.CHOOSES_BEARER, who=_YOU))
phrase(
    CONDITION, "you chose a creature other than ~ as your Ring-bearer",
    k.EventMatches(p.Deed(p.TEMPTED, f.Not(f.IsThis()), _YOU)),
)  # fmt: skip
_times = k.Compare(v.Temptations(_YOU), f.GE, SEVERAL("n"))
phrase(CONDITION, "the Ring has tempted you <n> or more times this game", _times)
_bears = k.Matches(s.This(), f.YOUR_RING_BEARER)
phrase(CONDITION, "~ is your Ring-bearer and <if>", k.AllOf((_bears, CONDITION("if"))))
words_for(KIND.one, {"Ring-bearer": f.IsMarked(f.RING_BEARER)})
words_for(KIND.many, {"Ring-bearers": f.IsMarked(f.RING_BEARER)})
words_for(A_DESC, {"your Ring-bearer": f.YOUR_RING_BEARER})
_bearer = s.Each(f.YOUR_RING_BEARER)
for _of in (THING.one, TO_THING):
    words_for(_of, {"your Ring-bearer": _bearer})
words_for(OF_THING, {"your Ring-bearer's": _bearer})
