"""731, 502.2, 702.145: day and night; permanents with daybound and nightbound follow them."""

from __future__ import annotations

from typing import Final

from inset.language import keywords as kw
from inset.language.card import TRANSFORM
from inset.rules import atoms, happenings as ev
from inset.rules.layers import chars_of
from inset.rules.replacing import Change
from inset.rules.state import Copied, Event, Obj, State
from inset.rules.triggers import index

NEITHER: Final = 0
DAY: Final = 1
NIGHT: Final = 2
BOUND: Final = kw.DAYBOUND | kw.NIGHTBOUND


def become(st: State, which: int, rule: str) -> None:
    """731.1: it becomes day or night, and permanents turn with it (702.145b, e)."""
    if st.day != which:
        atoms.set_place(st, day=which)
        atoms.emit(st, Event(ev.DAY_OR_NIGHT, rule, amount=which))
        follow(st)


def follow(st: State) -> None:
    """702.145c–d, f–g: any time there is a permanent with daybound or nightbound."""
    seen = index(st).keywords & BOUND
    if not seen:
        return
    if st.day == NEITHER:
        become(st, DAY if seen & kw.DAYBOUND else NIGHT, "702.145d" if seen & kw.DAYBOUND else "702.145g")
        return
    wrong = kw.DAYBOUND if st.day == NIGHT else kw.NIGHTBOUND
    if seen & wrong:
        for oid in st.battlefield:
            obj = st.objs[oid]
            if not obj.phased and can_turn(obj) and chars_of(st, obj).keywords & wrong:
                turn_over(st, oid, "702.145c" if st.day == NIGHT else "702.145f")


def can_turn(obj: Obj) -> bool:
    """701.27c, 707.8a: only a permanent that is represented by a double-faced card or token; a token that was created as a
    copy of one has both faces."""
    if obj.definition.frame != TRANSFORM or obj.face_down is not None:
        return False
    return obj.copied is None or (obj.token and obj.copied.definition is obj.definition)


def turn_over(st: State, oid: int, rule: str = "701.27a") -> None:
    """701.27a: so that its other face is up; 613.7g: it gets a new timestamp."""
    obj = st.objs[oid]
    old = obj.copied
    if old is None:
        atoms.change(st, oid, in_use=1 - obj.in_use, timestamp=atoms.tick(st))
    else:
        copied = Copied(old.definition, 1 - old.in_use, old.exceptions, old.face_down)
        atoms.change(st, oid, copied=copied, timestamp=atoms.tick(st))
    atoms.emit(st, Event(ev.TRANSFORMED, rule, obj=oid))


def check(st: State) -> None:
    """502.2: the second part of the untap step looks at the turn before."""
    if st.day == NEITHER:
        return
    count = _cast_in_turn_before(st)
    if st.day == DAY and count == 0:
        become(st, NIGHT, "731.2a")
    elif st.day == NIGHT and count >= 2:
        become(st, DAY, "731.2b")


def _cast_in_turn_before(st: State) -> int:
    """How many spells the active player of the turn before cast in it."""
    casters: list[int] = []
    rest = st.log
    while rest is not None:
        rest, event = rest
        if event.kind == ev.TURN_BEGAN and event.amount != st.turn:
            return casters.count(event.player)
        if event.kind == ev.TURN_BEGAN:
            casters = []
        elif event.kind == ev.CAST:
            casters.append(event.player)
    return casters.count((st.active - 1) % len(st.players))  # the game began from a position


def enters(st: State, change: Change) -> None:
    """702.145b: if it is night, it enters transformed."""
    obj = change.obj
    if st.day == NIGHT and obj.definition.frame == TRANSFORM and change.copied is None and change.face_down is None:
        front = obj.definition.faces[0].abilities
        if any(getattr(ability, "keyword", 0) == kw.DAYBOUND for ability in front):
            change.in_use = 1
