"""603.2: what has happened is remembered for the turn, logged, and noticed by abilities."""

from __future__ import annotations

from inset.rules.model import event_records as ev
from inset.rules.model.changes import HISTORY
from inset.rules.model.dispatch import NOTICE
from inset.rules.model.state import Event, Obj, State


def emit(st: State, event: Event, before: object = None) -> Event:
    """Something has happened: it is remembered for this turn, logged, and may trigger abilities (603.2).

    ``before``: the index of watching abilities before the event, for abilities that look back (603.10).
    """
    st.events.append(event)
    st.log = (st.log, event)
    index = st.caches.index
    if index is not None and index.reads & HISTORY:
        st.forget()
        index = None
    if index is None or event.kind in index.by_kind or before is not None or st.delayed or st.pending:
        NOTICE[0](st, event, before)  # mostly nothing looks out for it
    return event


def notice(st: State, event: Event, before: object = None) -> None:
    """Something that abilities may trigger on but nothing asks about afterwards."""
    NOTICE[0](st, event, before)


def tell(st: State, event: Event) -> None:
    """Something for the log that no ability triggers on."""
    st.log = (st.log, event)


def show(st: State, obj: Obj, rule: str) -> None:
    """Everybody sees this card of a hidden zone, because of what its owner is doing with it."""
    tell(st, Event(ev.SHOWN, rule, obj.owner, detail=(obj.id,)))


def new_batch(st: State) -> int:
    """A number for events that happen at the same time."""
    batch = st.next_batch
    st.next_batch = batch + 1
    return batch
