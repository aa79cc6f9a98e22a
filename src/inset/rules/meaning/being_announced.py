"""121.8, 401.5: what nobody may see while a spell is being cast or an ability activated, and what can't be paid with it.

A spell that is on the stack but hasn't become cast (601.2i), or an ability that hasn't become activated, is being announced;
anything with a later id came about meanwhile.
"""

from __future__ import annotations

from inset.kernel.types import HAND, LIBRARY
from inset.rules.model import event_records as ev
from inset.rules.model.state import ACTIVATED, SPELL, Obj, State


def announced(st: State) -> int:
    """The spell or ability that is being announced now; 0 if there is none."""
    if not st.stack:
        return 0
    top = st.objs[st.stack[-1]]
    if top.stack is None or top.stack.kind not in (SPELL, ACTIVATED):
        return 0
    if top.stack.kind == SPELL and (top.cast is None or top.cast.by < 0):
        return 0  # a copy that nobody casts
    done = ev.CAST if top.stack.kind == SPELL else ev.ACTIVATED
    return 0 if any(event.kind == done and event.obj == top.id for event in st.events) else top.id


def drawn_meanwhile(st: State, obj: Obj) -> bool:
    """121.8: is it a card in hand that was drawn while something was announced? It is kept face down until that is done."""
    if obj.zone != HAND or not st.stack or obj.id < st.stack[-1]:
        return False
    return 0 < announced(st) < obj.id


def drawn_since(st: State, hand: tuple[int, ...]) -> bool:
    """Could a card of a hand have been drawn while something was announced? A bound; ``drawn_meanwhile`` says it of each."""
    return bool(st.stack) and bool(hand) and max(hand) >= st.stack[-1]


def top_has_changed(st: State, owner: int) -> bool:
    """401.5: has the top card of a library changed while something was announced? The new one is not revealed yet."""
    began = announced(st)
    if not began:
        return False
    top = st.objs[began]
    if top.cast is not None and top.cast.origin == LIBRARY and top.owner == owner:
        return True
    moved = [event for event in st.events if event.kind == ev.MOVED and event.obj > began]
    return any(
        LIBRARY in (event.origin, event.destination) and event.obj in st.objs and st.objs[event.obj].owner == owner
        for event in moved
    )
