"""503.2, 506.7: points of the turn before or after which alone something may be done.

What says "during combat" refers to the combat phase in progress; what doesn't, to the first one of the turn. A point in
a step that was skipped can't come: "before" it ends with the declare attackers step, "after" it there is nothing.
"""

from __future__ import annotations

from inset.kernel.types import BEGIN_COMBAT, COMBAT_STEPS, DECLARE_ATTACKERS, DECLARE_BLOCKERS, PRECOMBAT_MAIN
from inset.language.conditions import PointInTurn
from inset.rules.model import event_records as ev
from inset.rules.model.state import Ctx, State


def holds_at(st: State, ctx: Ctx, node: PointInTurn) -> bool:
    phases = _phases(st)
    if node.in_combat:
        if st.step not in COMBAT_STEPS:
            return False
        return _after(phases[-1], node.step, True) if node.after else st.step < node.step  # 506.7c, e, f
    if node.step not in COMBAT_STEPS:
        return _past(st, node.step) if node.after else not _past(st, node.step - 1) and st.step < node.step
    if not phases:  # 506.7e: if the phase is skipped, its points are never reached
        return not node.after and st.step <= PRECOMBAT_MAIN
    under_way = len(phases) == 1 and st.step in COMBAT_STEPS
    if node.after:
        return _after(phases[0], node.step, under_way)
    return under_way and st.step < node.step


def _after(phase: list[int], step: int, under_way: bool) -> bool:
    """Attackers and blockers are declared as the step begins (506.7a–b); of any other point it is the end that counts."""
    if step in (DECLARE_ATTACKERS, DECLARE_BLOCKERS):
        return step in phase
    return step in phase and (not under_way or phase[-1] != step)


def _past(st: State, step: int) -> bool:
    """503.2: has the first such step of the turn ended?"""
    begun = [event.amount for event in st.events if event.kind == ev.STEP_BEGAN]
    return st.step > step or any(other == step for other in begun[:-1])


def _phases(st: State) -> list[list[int]]:
    """The steps that have begun in each combat phase of the turn."""
    found: list[list[int]] = []
    for event in st.events:
        if event.kind == ev.STEP_BEGAN and event.amount in COMBAT_STEPS:
            if event.amount == BEGIN_COMBAT or not found:
                found.append([])
            found[-1].append(event.amount)
    if not found and st.step in COMBAT_STEPS:  # a game that began in the middle of it
        found.append(list(range(BEGIN_COMBAT, st.step + 1)))
    return found
