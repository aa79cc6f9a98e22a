"""Day and night (731), crews (702.122), exerting as a cost (701.43), suspend that is given (702.62)."""

from __future__ import annotations

from typing import Any

from inset.kernel import types as t
from inset.language import (
    conditions as k,
    costs as c,
    effects as e,
    filters as f,
    patterns as p,
    selections as s,
    statics as st,
)
from inset.oracle.grammar.permanents.permanents import SUBJECT
from inset.oracle.grammar.symbols import (
    A_DESC,
    AFTER,
    CLAUSE,
    CONDITION,
    COST,
    EVENT,
    NEXT_STEP,
    SENTENCE,
    STATIC,
    THING_STATIC,
)
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import GainsSuspend, It, That

_YOU, _THEY = s.You(), s.ThatOne()

# --- day and night ----------------------------------------------------------------------------------------------------------
_dawn = e.If(k.DayIs(k.NEITHER), (e.TurnDay(),))
words_for(STATIC, {"if it's neither day nor night, it becomes day as ~ enters": st.AsEnters(f.IsThis(), (_dawn,))})
words_for(CLAUSE, {"it becomes day": e.TurnDay(), "it becomes night": e.TurnDay(True)})
words_for(CONDITION, {"it's day": k.DayIs(k.DAY), "it's night": k.DayIs(k.NIGHT)})
words_for(EVENT, {"day becomes night or night becomes day": p.DayTurns()})

# --- crews ------------------------------------------------------------------------------------------------------------------
phrase(EVENT, "<what> crews a Vehicle", p.Deed(p.CREWING, A_DESC("what")))
for _of in (AFTER.one, AFTER.many):
    words_for(_of, {"that crewed it this turn": f.Crewed(It())})
    words_for(_of, {"that convoked it": f.Convoked(It()), "that convoked ~": f.Convoked(s.This())})
_idle: tuple[Any, ...] = tuple(st.Restrict(kind, SUBJECT) for kind in (st.CANT_ATTACK, st.CANT_BLOCK, st.CANT_CREW))
phrase(THING_STATIC, "can't attack, block, or crew Vehicles", _idle)

# --- costs, steps, suspend --------------------------------------------------------------------------------------------------
words_for(COST, {"exert ~": c.ExertThis()})
_main = p.Either((p.BeginningOf(t.PRECOMBAT_MAIN, _YOU), p.BeginningOf(t.POSTCOMBAT_MAIN, _YOU, each=True)))
words_for(NEXT_STEP, {"your next main phase": _main})
words_for(SENTENCE, {"if it doesn't have suspend, it gains suspend": GainsSuspend(It())})
words_for(SENTENCE, {"if that card doesn't have suspend, it gains suspend": GainsSuspend(That("card"))})
