"""400.7: what an object became in another zone, where the rules let an ability or effect find it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from inset.kernel.types import BATTLEFIELD, GRAVEYARD, HAND, LIBRARY, STACK
from inset.language.filters import EXILED_BY_MADNESS
from inset.rules.model import event_records as ev
from inset.rules.model.state import Ctx, Event, State, is_player

LEFT_BEHIND: Final = -2000  # less a slot: where a context keeps what an instruction that fills the slot could not move

BECAME: Final = -3000  # where the context of a reflexive ability keeps what its source has become


def became(st: State, source: int) -> tuple[int, ...]:
    """400.7j: what an object that is gone has become, if it went to a public zone."""
    for event in reversed(st.events) if source not in st.objs else ():
        if event.kind == ev.MOVED and event.other == source:
            return tuple(moved(st, event)) if not event.destination & (HAND | LIBRARY) else ()
    return ()


def this_object(st: State, ctx: Ctx) -> list[int]:
    """The object that an ability is on, or what it has become."""
    source = ctx.source
    event = ctx.event
    if source not in st.objs and event is not None and event.kind == ev.MOVED:
        if event.other == source:
            return moved(st, event)  # 400.7e: an ability that triggered as it moved can find the object that it became
        if event.origin == BATTLEFIELD:
            return [_fallen(st, source, event.other)]
    return [source] if source else []


def moved(st: State, event: Event) -> list[int]:
    """What changed zones, with the other components of a merged permanent that left the battlefield (730.3c)."""
    if event.origin != BATTLEFIELD or not event.obj:
        return [event.obj] if event.obj else []
    return [event.obj, *other_parts(st, event.other, event.obj)]


def other_parts(st: State, old: int, new: int) -> list[int]:
    """730.3: what the components of a merged permanent under the top one have become: their numbers follow that one's."""
    found = st.lki.get(old)
    if found is None or not found[0].merged or not new:
        return []
    return [oid for oid in range(new + 1, new + 1 + len(found[0].merged)) if oid in st.objs]


def with_parts(st: State, made: Sequence[int]) -> list[int]:
    """730.3c: objects that have just moved (0 stands for one that hasn't), and all that merged ones among them became."""
    found = [new for new in made if new]
    for new in tuple(found):
        for event in reversed(st.events):
            if event.kind == ev.MOVED and event.obj == new:
                found += other_parts(st, event.other, new)
                break
    return found


def found_again(st: State, kept: tuple[int, ...]) -> list[int]:
    """Objects that an instruction has kept, or what they have become."""
    return [o if o in st.objs else _after_madness(st, o) for o in kept if not is_player(o)]


def _fallen(st: State, aura: int, host: int) -> int:
    """400.7f: what an Aura became in the graveyard, if it enchanted the permanent that left and went with it or fell off."""
    known = st.lki.get(aura)
    if known is None or "Aura" not in known[1].subtypes or known[0].attached not in (host, 0):
        return aura
    for event in st.events:
        if event.kind == ev.MOVED and event.other == aura and event.destination == GRAVEYARD and event.obj in st.objs:
            return event.obj
    return aura


def _after_madness(st: State, oid: int) -> int:
    """400.7k: what a card that was exiled as it was discarded became in a public zone, if it wasn't cast."""
    known = st.lki.get(oid)
    if known is None or not known[0].flags & EXILED_BY_MADNESS:
        return oid
    for event in st.events:
        if event.kind == ev.MOVED and event.other == oid and not event.destination & (STACK | HAND | LIBRARY):
            return event.obj if event.obj in st.objs else oid
    return oid
