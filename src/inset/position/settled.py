"""704.3, 117.5: a position begins at a priority, so that state-based actions have been performed: none may apply to it."""

from __future__ import annotations

from inset.kernel.errors import InvalidPosition
from inset.rules.mechanics import speed
from inset.rules.model.choices import ref_of
from inset.rules.model.state import Event, State
from inset.rules.turn import state_based_actions
from inset.words import log


def check(st: State) -> None:
    """Refuses a position that a state-based action would change immediately, and says what it would do."""
    probe = st.clone()
    speed.start(probe)  # 704.5z: a position can't express speed; a player who starts their engines has it
    try:
        asked = next(state_based_actions.check(probe))
    except StopIteration as end:
        if end.value:
            raise InvalidPosition(f"impossible position: {_told(probe)}") from None
        return
    about = log.Teller(probe, []).name(ref_of(asked.values[0]) or asked.subject.oid)
    raise InvalidPosition(
        f"impossible position: something would have to be chosen immediately about {about}", asked.rule
    )


def _told(st: State) -> str:
    events: list[Event] = []
    cell = st.log
    while cell is not None:
        cell, event = cell
        events.append(event)
    lines = log.tell(st, reversed(events))
    return f"this would happen immediately: {'; '.join(lines)}" if lines else "a state-based action applies to it"
