"""Durations (611.2a), steps (500), and conditions."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import conditions as k, effects as e, filters as f, patterns as p, selections as s, values as v
from inset.oracle.grammar.numbers import SEVERAL
from inset.oracle.grammar.symbols import A_DESC, CONDITION, DESC, DURATION, NEXT_STEP, STEP, THING
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import Every

words_for(
    DURATION,
    {
        "until end of turn": e.THIS_TURN,
        "this turn": e.THIS_TURN,
        "until your next turn": e.UNTIL_YOUR_NEXT_TURN,
        "until the end of your next turn": e.UNTIL_END_OF_YOUR_NEXT_TURN,
        "until your next end step": e.UNTIL_YOUR_NEXT_END_STEP,
        "until end of combat": e.END_OF_COMBAT,
        "for as long as ~ remains on the battlefield": e.WHILE_THIS_REMAINS,
    },
)

_STEPS = {"upkeep": t.UPKEEP, "draw step": t.DRAW, "end step": t.END}
_YOU, _ALL, _OPPONENTS = s.You(), s.AllPlayers(), s.Opponents()
for _word, _step in _STEPS.items():
    words_for(
        STEP,
        {
            f"your {_word}": p.BeginningOf(_step, _YOU),
            f"each {_word}": p.BeginningOf(_step, _ALL),
            f"each player's {_word}": p.BeginningOf(_step, _ALL),
            f"each opponent's {_word}": p.BeginningOf(_step, _OPPONENTS),
        },
    )
words_for(
    STEP,
    {
        "combat on your turn": p.BeginningOf(t.BEGIN_COMBAT, _YOU),
        "each combat": p.BeginningOf(t.BEGIN_COMBAT, _ALL),
        "your (precombat|first) main phase": p.BeginningOf(t.PRECOMBAT_MAIN, _YOU),
        "your (postcombat|second) main phase": p.BeginningOf(t.POSTCOMBAT_MAIN, _YOU),
    },
)

words_for(
    NEXT_STEP,
    {
        "the next end step": p.BeginningOf(t.END, _ALL),
        "your next upkeep": p.BeginningOf(t.UPKEEP, _YOU),
        "your next end step": p.BeginningOf(t.END, _YOU),
    },
)

_a, _many, _n = A_DESC("what"), DESC.many("what"), SEVERAL("n")
phrase(CONDITION, "you control <what>", k.Exists(Every(_a, "control")))
phrase(CONDITION, "you control <n> or more <what>", k.Exists(Every(_many, "control"), _n))
phrase(CONDITION, "you control <n> or fewer <what>", k.Compare(v.Count(Every(_many, "control")), f.LE, _n))
phrase(CONDITION, "it's your turn", k.TurnOf(_YOU))
phrase(CONDITION, "<what> is <where>", k.Matches(THING.one("what"), A_DESC("where")))
phrase(CONDITION, "<what> is tapped", k.Matches(THING.one("what"), f.IsTapped()))
phrase(CONDITION, "<what> is untapped", k.Matches(THING.one("what"), f.Not(f.IsTapped())))
phrase(CONDITION, "a creature died this turn", k.Happened(p.Moves(f.HasType(t.CREATURE), t.BATTLEFIELD, t.GRAVEYARD)))
phrase(CONDITION, "you gained life this turn", k.Happened(p.GainsLife(_YOU)))
