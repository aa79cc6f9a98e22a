"""Durations (611.2a), the beginnings of steps (500), and windows of time (503.2, 506.7)."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import conditions as k, effects as e, patterns as p, selections as s
from inset.oracle.grammar.symbols import DURATION, NEXT_STEP, STEP, WINDOW
from inset.oracle.phrase import words_for

words_for(
    DURATION,
    {
        "until end of turn": e.THIS_TURN,
        "this turn": e.THIS_TURN,
        "until your next turn": e.UNTIL_YOUR_NEXT_TURN,
        "until the end of your next turn": e.UNTIL_END_OF_YOUR_NEXT_TURN,
        "until your next end step": e.UNTIL_YOUR_NEXT_END_STEP,
        "until end of combat": e.END_OF_COMBAT,
        "this combat": e.END_OF_COMBAT,
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
_CURSED = s.EnchantedPlayer()
for _whom in ("player", "opponent"):
    for _word, _step in _STEPS.items():
        words_for(STEP, {f"enchanted {_whom}'s {_word}": p.BeginningOf(_step, _CURSED)})
    words_for(STEP, {f"combat on enchanted {_whom}'s turn": p.BeginningOf(t.BEGIN_COMBAT, _CURSED)})
words_for(
    STEP,
    {
        "combat on your turn": p.BeginningOf(t.BEGIN_COMBAT, _YOU),
        "each combat": p.BeginningOf(t.BEGIN_COMBAT, _ALL),
        "the end step": p.BeginningOf(t.END, _ALL),
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

# --- the only times when something may be done (503.2, 506.7) ---------------------------------------------------------------
_COMBAT = k.InStep(tuple(t.COMBAT_STEPS))
_DECLARED = {"attackers are declared": t.DECLARE_ATTACKERS, "blockers are declared": t.DECLARE_BLOCKERS}
_POINTS = {
    **_DECLARED,
    "the combat damage step": t.FIRST_STRIKE_DAMAGE,
    "the end of combat step": t.END_COMBAT,
    "combat": t.BEGIN_COMBAT,
}
_AFTER_UPKEEP = k.PointInTurn(t.UPKEEP, after=True)
_TURNS = {"your": k.TurnOf(_YOU), "a opponent's": k.TurnOf(_OPPONENTS)}
words_for(
    WINDOW,
    {
        "during combat": _COMBAT,
        "during the declare attackers step": k.InStep((t.DECLARE_ATTACKERS,)),
        "during the declare blockers step": k.InStep((t.DECLARE_BLOCKERS,)),
        "during the end of combat step": k.InStep((t.END_COMBAT,)),
        "after combat": k.PointInTurn(t.END_COMBAT, after=True),
        "during a opponent's turn after their upkeep step": k.AllOf(
            (_TURNS["a opponent's"], k.PointInTurn(t.UPKEEP, after=True))
        ),
        **{f"before {word}": k.PointInTurn(step) for word, step in _POINTS.items()},
        **{f"during combat before {word}": k.PointInTurn(step, in_combat=True) for word, step in _DECLARED.items()},
        **{f"during combat after {word}": k.PointInTurn(step, True, True) for word, step in _DECLARED.items()},
        **{
            f"during {whose} turn, before {word}": k.AllOf((turn, k.PointInTurn(step)))
            for whose, turn in _TURNS.items()
            for word, step in _DECLARED.items()
        },
        **{
            f"during {whose} {word}": k.AllOf((turn, k.InStep((step,))))
            for whose, turn in _TURNS.items()
            for word, step in (
                ("upkeep", t.UPKEEP),
                ("end step", t.END),
                ("declare attackers step", t.DECLARE_ATTACKERS),
            )
        },
        **{
            f"during {whose} turn and only {word}": k.AllOf((turn, when))
            for whose, turn in _TURNS.items()
            for word, when in (
                ("during combat", _COMBAT),
                ("before combat", k.PointInTurn(t.BEGIN_COMBAT)),
                ("during combat before blockers are declared", k.PointInTurn(t.DECLARE_BLOCKERS, in_combat=True)),
            )
        },
    },
)

# --- other steps ------------------------------------------------------------------------------------------------------------
words_for(
    NEXT_STEP,
    {
        "the next turn's upkeep": p.BeginningOf(t.UPKEEP, _ALL, next_turn=True),
        "the next upkeep": p.BeginningOf(t.UPKEEP, _ALL),
    },
)
words_for(STEP, {"combat on each of your turns": p.BeginningOf(t.BEGIN_COMBAT, _YOU)})
