"""500.8–500.10: phases and steps that effects add to a turn.

``extra_steps`` is a stack of (step, after, whether a phase begins with it): when the step ``after`` has ended, that step comes
next instead of the usual one. What was added last comes first (500.8, 500.9); below it lies the way back to where the turn
goes on anyway.
"""

from __future__ import annotations

from typing import Final

from inset.kernel.types import CLEANUP, DRAW, END_COMBAT, POSTCOMBAT_MAIN, PRECOMBAT_MAIN
from inset.rules import atoms
from inset.rules.model.state import State

_LAST_OF_PHASE: Final = (DRAW, PRECOMBAT_MAIN, END_COMBAT, POSTCOMBAT_MAIN, CLEANUP)


def last_of_phase(step: int) -> int:
    return next(last for last in _LAST_OF_PHASE if last >= step)


def following(st: State, step: int) -> int:
    """The added step that comes after this one, which it now is; -1 if none does."""
    if not st.extra_steps or st.extra_steps[-1][1] != step:
        return -1
    found = st.extra_steps[-1][0]
    atoms.set_place(st, extra_steps=st.extra_steps[:-1])
    return found


def add_phases(st: State, phases: tuple[int, ...]) -> None:
    """500.8: phases, by their first steps, directly after this one; main phases are postcombat (505.1a)."""
    for first in reversed(phases):
        _after_this_phase(st, first, last_of_phase(first))


def add_steps(st: State, step: int, count: int, after_phase: bool) -> None:
    """500.9: steps directly after this one; 500.10: after this phase, each as the only step of a phase of its own."""
    for _ in range(count):
        if after_phase:
            _after_this_phase(st, step, step)
        else:
            _insert(st, len(st.extra_steps), st.step, (step, st.step, False), step)


def _after_this_phase(st: State, first: int, last: int) -> None:
    rows = st.extra_steps
    place = len(rows)
    while place and not rows[place - 1][2]:
        place -= 1
    after = rows[place - 1][1] if place else last_of_phase(st.step)
    if after != CLEANUP:  # no phase comes after the ending phase in the same turn
        _insert(st, place, after, (first, after, True), last)


def _insert(st: State, place: int, after: int, row: tuple[int, int, bool], last: int) -> None:
    """What comes after a step, up to the last of the added ones; then the turn goes on as it would have."""
    rows = list(st.extra_steps)
    if place and rows[place - 1][1] == after:
        rows[place - 1] = (rows[place - 1][0], last, rows[place - 1][2])
        rows.insert(place, row)
    else:
        rows[place:place] = [(after + 1, last, after == last_of_phase(after)), row]
    atoms.set_place(st, extra_steps=tuple(rows))
