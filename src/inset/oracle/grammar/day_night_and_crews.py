"""Day and night (731), crews (702.122), exerting as a cost (701.43), names that differ (201.2b), who controls the most."""

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
    values as v,
)
from inset.oracle.grammar.numbers import SEVERAL
from inset.oracle.grammar.permanents import SUBJECT
from inset.oracle.grammar.player_actions import SUBJECT as WHO
from inset.oracle.grammar.player_conditions import HAS
from inset.oracle.grammar.symbols import (
    A_DESC,
    AFTER,
    CLAUSE,
    CONDITION,
    COST,
    DEED,
    DESC,
    EVENT,
    NEXT_STEP,
    SENTENCE,
    STATIC,
    THING_STATIC,
    VALUE,
)
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import GainsSuspend, It, NamesOf, RevealsUntil, That

_YOU, _THEY = s.You(), s.ThatOne()

# --- day and night ------------------------------------------------------------------------------------------------------
_dawn = e.If(k.DayIs(k.NEITHER), (e.TurnDay(),))
words_for(STATIC, {"if it's neither day nor night, it becomes day as ~ enters": st.AsEnters(f.IsThis(), (_dawn,))})
words_for(CLAUSE, {"it becomes day": e.TurnDay(), "it becomes night": e.TurnDay(True)})
words_for(CONDITION, {"it's day": k.DayIs(k.DAY), "it's night": k.DayIs(k.NIGHT)})
words_for(EVENT, {"day becomes night or night becomes day": p.DayTurns()})

# --- crews --------------------------------------------------------------------------------------------------------------
phrase(EVENT, "<what> crews a Vehicle", p.Deed(p.CREWING, A_DESC("what")))
for _of in (AFTER.one, AFTER.many):
    words_for(_of, {"that crewed it this turn": f.Crewed(It())})
    words_for(_of, {"that convoked it": f.Convoked(It()), "that convoked ~": f.Convoked(s.This())})
_idle: tuple[Any, ...] = tuple(st.Restrict(kind, SUBJECT) for kind in (st.CANT_ATTACK, st.CANT_BLOCK, st.CANT_CREW))
phrase(THING_STATIC, "can't attack, block, or crew Vehicles", _idle)

# --- costs, steps, suspend ----------------------------------------------------------------------------------------------
words_for(COST, {"exert ~": c.ExertThis()})
_main = p.Either((p.BeginningOf(t.PRECOMBAT_MAIN, _YOU), p.BeginningOf(t.POSTCOMBAT_MAIN, _YOU)))
words_for(NEXT_STEP, {"your next main phase": _main})
words_for(SENTENCE, {"if it doesn't have suspend, it gains suspend": GainsSuspend(It())})
words_for(SENTENCE, {"if that card doesn't have suspend, it gains suspend": GainsSuspend(That("card"))})

# --- numbers ------------------------------------------------------------------------------------------------------------
phrase(VALUE, "the number of differently named <what>", NamesOf(DESC.many("what")))
_them = DESC.many("what")
_own, _most = v.Count(s.Each(f.And((_them, f.ControlledBy(_THEY))))), v.MostControlled(s.Each(_them))

# --- who controls the most -------------------------------------------------------------------------------------------
phrase(HAS, "control* the most <what>", k.Compare(_own, f.GE, _most))
phrase(HAS, "control* the most <what> or is tied for the most", k.Compare(_own, f.GE, _most))

# --- until so many are revealed -----------------------------------------------------------------------------------------
for _verb, _exile in (("reveal", False), ("exile", True)):
    phrase(
        DEED.many, f"{_verb} cards from the top of your library until you {_verb} <n> <what>",
        RevealsUntil(WHO, DESC.many("what"), _exile, SEVERAL("n")),
    )  # fmt: skip
