"""500, 117, 104.1: where the game is: turn, step, priority; its end."""

from __future__ import annotations

from typing import Unpack

from inset.rules import atoms
from inset.rules.atoms.event_log import tell
from inset.rules.model import event_records as ev
from inset.rules.model.changes import HAPPENED, STEP
from inset.rules.model.outcome import LIMIT, Outcome
from inset.rules.model.record_fields import PlaceFields
from inset.rules.model.state import Chars, Event, Obj, State


def set_place(st: State, **fields: Unpack[PlaceFields]) -> None:
    """Where the game is: turn, active player, step, stage, extra turns and phases (500)."""
    for name, value in fields.items():
        setattr(st, name, value)
    st.forget(STEP)


def set_step(st: State, step: int, stage: int) -> None:
    """The same for what changes most often."""
    st.step = step
    st.stage = stage
    st.forget(STEP)


def set_stage(st: State, stage: int) -> None:
    """Where in the step the game stands (``turn``). Nothing else looks at it, so nothing is touched."""
    st.stage = stage


def set_priority(st: State, player: int, passes: int) -> None:
    """117: who may act, and how many have passed in succession. Nothing else looks at it, so nothing is touched."""
    st.priority = player
    st.passes = passes


def forget_turn(st: State, kept: dict[int, tuple[Obj, Chars]]) -> None:
    """The turn is over: what happened in it, how often, and what objects were that nothing refers to any more."""
    tell(st, Event(ev.FORGOT, "500.1", detail=st.lki))
    st.events = []
    st.tallies = {}
    st.lki = kept
    st.forget(HAPPENED)


def end_game(st: State, outcome: Outcome) -> None:
    """104.1: the game ends immediately; the first end counts."""
    if st.outcome is None:
        st.outcome = outcome


def stop_at_limit(st: State, reason: str) -> None:
    """Not a rule: a limit set by the program that runs the game was reached, and nobody has won."""
    atoms.end_game(st, Outcome(LIMIT, (), "", reason))
