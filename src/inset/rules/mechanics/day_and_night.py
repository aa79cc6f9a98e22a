"""731, 502.2, 702.145: day and night; permanents with daybound and nightbound follow them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from inset.kernel.types import SPELL_ONLY_TYPES
from inset.language import effects as ef, keywords as kw
from inset.language.card import Card
from inset.rules import atoms
from inset.rules.events import timestamp_order
from inset.rules.events.entering import INTRINSIC
from inset.rules.events.instructions import performs
from inset.rules.events.replacement_process import BACK, Candidate
from inset.rules.events.triggers import index
from inset.rules.events.zone_change import Change
from inset.rules.model import event_records as ev
from inset.rules.model.decision import Ask
from inset.rules.model.state import (
    CREATED,
    DAY,
    HIDDEN,
    MELDED,
    NEITHER,
    NIGHT,
    SPELL,
    Chars,
    Component,
    Copied,
    Ctx,
    Event,
    Obj,
    State,
)
from inset.rules.objects import frames
from inset.rules.objects.layers import chars_of

BOUND: Final = kw.DAYBOUND | kw.NIGHTBOUND


def become(st: State, which: int, rule: str) -> Ask[None]:
    """731.1: it becomes day or night, and permanents turn with it (702.145b, e)."""
    if st.day != which:
        before = st.day
        atoms.set_place(st, day=which)
        atoms.emit(st, Event(ev.DAY_OR_NIGHT, rule, amount=which, detail=before))
        yield from follow(st)


def follow(st: State) -> Ask[None]:
    """702.145c–d, f–g: any time there is a permanent with daybound or nightbound."""
    seen = index(st).keywords & BOUND
    if not seen:
        return
    if st.day == NEITHER:
        yield from become(st, DAY if seen & kw.DAYBOUND else NIGHT, "702.145d" if seen & kw.DAYBOUND else "702.145g")
        return
    wrong, back = (kw.DAYBOUND, 0) if st.day == NIGHT else (kw.NIGHTBOUND, 1)
    if seen & wrong:
        turning = []
        for oid in st.battlefield:
            obj = st.objs[oid]
            if not obj.phased and frames.face_up(obj) == back and can_turn(obj) and chars_of(st, obj).keywords & wrong:
                turning.append(oid)
        yield from turn_all(st, turning, "702.145c" if st.day == NIGHT else "702.145f")


def turn_all(st: State, oids: Sequence[int], rule: str = "701.27a", converts: bool = False) -> Ask[None]:
    """Permanents turn over at the same time, transform or convert; 613.7m: whose timestamps are the earlier."""
    ordered = yield from timestamp_order.renewed(st, [_turned(st.objs[oid]) for oid in oids])
    for oid in ordered:
        turn_over(st, oid, rule, converts)


def _turned(obj: Obj) -> Obj:
    """The permanent as it will be with its other face up."""
    made = obj.dup()
    if obj.copied is not None and frames.is_token_with_both_faces(obj):
        old = obj.copied
        made.copied = Copied(old.definition, 1 - old.in_use, old.exceptions, old.face_down)
    elif _can_show(obj.definition, 1 - obj.in_use):
        made.in_use = 1 - obj.in_use
    made.merged = tuple(_turned_component(part) for part in obj.merged)  # 730.2i
    return made


def _turned_component(part: Component) -> Component:
    card, definition, in_use, token, flag, copied = part
    if in_use in (HIDDEN, MELDED):
        return part
    if copied is not None and token and copied.definition is definition:  # 707.8a
        face = 1 - copied.in_use if _can_show(definition, 1 - copied.in_use) else copied.in_use
        return card, definition, in_use, token, flag, Copied(definition, face, copied.exceptions, copied.face_down)
    return card, definition, 1 - in_use if _can_show(definition, 1 - in_use) else in_use, token, flag, copied


def _can_show(card: Card, face: int) -> bool:
    """712.9, 712.10: is it double-faced, and that face no instant or sorcery?"""
    return frames.turns_over(card) and not card.faces[face].types & SPELL_ONLY_TYPES


def can_turn(obj: Obj) -> bool:
    """712.9: what is represented by a double-faced card or token; not while it is face down (712.15a), and not into an
    instant or sorcery (712.10)."""
    if obj.face_down is not None:
        return False
    if _can_show(obj.definition, 1 - frames.face_up(obj)):
        return True
    return any(in_use >= 0 and _can_show(card, 1 - in_use) for _, card, in_use, *_ in obj.merged)  # 730.2i


def turn_over(st: State, oid: int, rule: str = "701.27a", converts: bool = False) -> None:
    """701.27a, 701.28a: so that its other face is up; 613.7g: it gets a new timestamp, which the event carries."""
    made = _turned(st.objs[oid])
    stamp = atoms.tick(st)
    atoms.change(st, oid, copied=made.copied, in_use=made.in_use, merged=made.merged, timestamp=stamp)
    atoms.emit(st, Event(ev.TRANSFORMED, rule, obj=oid, amount=stamp, detail=converts))


def has_turned_meanwhile(st: State, oid: int) -> bool:
    """701.27f, 701.28e: has it transformed or converted since the ability of its own that is resolving was put onto the stack,
    or since it was created, if it is a delayed one?"""
    top = st.objs[st.stack[-1]] if st.stack else None
    if top is None or top.stack is None or top.stack.kind == SPELL or top.stack.ctx.source != oid:
        return False
    since = top.stack.ctx.numbers.get(CREATED)
    if since is None:
        return any(e.kind == ev.TRANSFORMED and e.obj == oid and e.amount > top.timestamp for e in st.events)
    rest = st.log
    while rest is not None:  # a delayed ability may have been created turns ago
        rest, event = rest
        if event.kind == ev.TRANSFORMED and event.obj == oid:
            return bool(event.amount > since)
    return False


def check(st: State) -> Ask[None]:
    """502.2: the second part of the untap step looks at the turn before."""
    if st.day == NEITHER:
        return
    count = _cast_in_turn_before(st)
    if st.day == DAY and count == 0:
        yield from become(st, NIGHT, "731.2a")
    elif st.day == NIGHT and count >= 2:
        yield from become(st, DAY, "731.2b")


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


# --- entering at night ---------------------------------------------------------------------------------------------


def _enters(st: State, change: Change, chars: Chars, own: Ctx, found: list[Candidate[Change]]) -> None:
    if st.day == NIGHT and chars.keywords & kw.DAYBOUND and not change.in_use and _is_double_faced_card(change.obj):
        found.append(Candidate("daybound", BACK, "daybound", _back_face_up, rule="702.145b"))


def _is_double_faced_card(obj: Obj) -> bool:
    return frames.turns_over(obj.definition) and not obj.token and not obj.spell_copy


def _back_face_up(st: State, change: Change, cand: Candidate[Change]) -> None:
    """702.145b, 616.1d: if it is night, it enters transformed."""
    change.in_use = 1


INTRINSIC.append(_enters)


@performs(ef.TurnDay)
def _turn_day(st: State, ctx: Ctx, node: ef.TurnDay) -> Ask[None]:
    yield from become(st, NIGHT if node.night else DAY, "731.1")
