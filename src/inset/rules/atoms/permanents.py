"""110.5, 120.6, 122, 701.3: changes to a permanent: tapped, counters, damage, halves unlocked, attached, in combat."""

from __future__ import annotations

from inset.rules.atoms.event_log import emit, notice, tell
from inset.rules.atoms.objects import change, put, set_flag, tick
from inset.rules.model import event_records as ev
from inset.rules.model.changes import COMBAT, DAMAGE, NOBODY, TAPPING
from inset.rules.model.state import BESTOWED, LEFT_UNLOCKED, UNLOCKED, Combat, Event, State
from inset.rules.objects.layer_loop import COUNTER_KEYWORDS
from inset.rules.objects.layers import chars_of


def set_tapped(st: State, oid: int, tapped: bool, rule: str) -> bool:
    obj = st.objs[oid]
    if obj.tapped == tapped:
        return False
    obj = obj.alike()
    obj.tapped = tapped
    st.write(obj)
    st.forget(TAPPING, chars_of(st, obj).controller)
    emit(st, Event(ev.TAPPED if tapped else ev.UNTAPPED, rule, obj=oid, player=obj.controller))
    return True


def set_counters(st: State, oid: int, kind: str, count: int) -> None:
    obj = st.objs[oid].dup()
    counters = dict(obj.counters)
    if count > 0:
        if count > counters.get(kind, 0) and kind in COUNTER_KEYWORDS:  # 613.7c: all of that kind get the new one's
            obj.stamps = {**obj.stamps, kind: tick(st)}
        counters[kind] = count
    else:
        counters.pop(kind, None)
    obj.counters = counters
    put(st, obj)


def put_counters(st: State, oid: int, kind: str, count: int, rule: str, by: int = -1, batch: int = 0) -> None:
    """``by``: the player who puts them (122.6)."""
    if count <= 0:
        return
    before = st.objs[oid].counters.get(kind, 0)
    set_counters(st, oid, kind, before + count)
    emit_counters(st, oid, kind, count, before, rule, batch, by)


def emit_counters(
    st: State, oid: int, kind: str, count: int, before: int, rule: str, batch: int = 0, by: int = -1
) -> None:
    """Counters were put on an object, or it entered with them (122.6)."""
    emit(st, Event(ev.COUNTERS_PUT, rule, by, oid, amount=count, origin=before, detail=kind, batch=batch))
    if kind == "lore":
        emit(st, Event(ev.CHAPTER, "714.2b", obj=oid, amount=before + count, detail=before))


def take_counters(st: State, oid: int, kind: str, count: int, rule: str) -> int:
    """Removes up to this many counters; returns how many went."""
    have = st.objs[oid].counters.get(kind, 0)
    gone = min(have, count)
    if gone <= 0:
        return 0
    set_counters(st, oid, kind, have - gone)
    emit(st, Event(ev.COUNTERS_REMOVED, rule, obj=oid, amount=gone, detail=kind, other=have - gone))
    return gone


def mark_damage(st: State, oid: int, amount: int, deathtouch: bool) -> None:
    obj = st.objs[oid].alike()
    obj.damage += amount
    obj.deathtouched = obj.deathtouched or deathtouch
    st.write(obj)
    st.forget(DAMAGE, NOBODY)


def heal(st: State, oid: int) -> None:
    obj = st.objs[oid]
    if obj.damage or obj.deathtouched:
        obj = obj.alike()
        obj.damage = 0
        obj.deathtouched = False
        st.write(obj)
        st.forget(DAMAGE, NOBODY)


def unlock(st: State, oid: int, half: int, player: int, rule: str) -> None:
    """709.5c: gives the unlocked designation of the left (0) or right (1) half."""
    set_flag(st, oid, LEFT_UNLOCKED << half)
    emit_unlocked(st, oid, half, player, rule)


def emit_unlocked(st: State, oid: int, half: int, player: int, rule: str, batch: int = 0) -> None:
    """A half was unlocked, or the permanent entered with it unlocked (709.5h); ``detail``: now it is fully so (709.5i)."""
    fully = st.objs[oid].flags & UNLOCKED == UNLOCKED
    emit(st, Event(ev.UNLOCKED, rule, player, oid, amount=half, detail=fully, batch=batch))


def lock(st: State, oid: int, half: int, player: int) -> None:
    set_flag(st, oid, LEFT_UNLOCKED << half, False)
    emit(st, Event(ev.LOCKED, "709.5g", player, oid, amount=half))


def attach(st: State, oid: int, to: int, rule: str, before: object = None) -> bool:
    """701.3: a new timestamp (613.7e); attaching to what it is already attached to does nothing.

    ``before``: what was looking out before the event, if it is part of a larger one (603.10c).
    """
    obj = st.objs[oid]
    old = obj.attached
    loose = not to and obj.flags & BESTOWED  # 702.103f, g: it ceases to be bestowed
    if old == to and not loose:
        return False
    change(st, oid, attached=to, timestamp=tick(st), flags=obj.flags & ~BESTOWED if loose else obj.flags)
    if old > 0:
        parted = Event(ev.UNATTACHED, "701.3d" if to else rule, obj=oid, other=old)
        notice(st, parted, before)
        if not to:
            tell(st, parted)
    if to:
        emit(st, Event(ev.ATTACHED, rule, obj=oid, other=to))
    return True


def set_combat(st: State, oid: int, combat: Combat | None) -> None:
    obj = st.objs[oid].alike()
    obj.combat = combat
    st.write(obj)
    st.forget(COMBAT, NOBODY)
