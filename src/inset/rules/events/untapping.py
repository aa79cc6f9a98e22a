"""502, 702.26, 122.1d, 506.4: the untap step; phasing; stun counters; changes of control are noticed.

A permanent's controller is worked out by the layers (613.1b). Who had it when last looked at is kept on the
permanent, so that a change is noticed whatever caused it: its continuous control begins anew (302.6) and it
leaves combat.
"""

from __future__ import annotations

from typing import Final

from inset.language import keywords as kw, statics as sta
from inset.language.filters import RING_BEARER
from inset.rules import atoms
from inset.rules.events import designations
from inset.rules.events.triggers import Index, index, statics
from inset.rules.meaning.references import passes
from inset.rules.model import event_records as ev
from inset.rules.model.object_notes import HELD_BY, OVERDUE
from inset.rules.model.state import DESIGNATED, Event, Obj, State
from inset.rules.objects.layers import chars_of

DIRECTLY: Final = 1
INDIRECTLY: Final = 2
UNTIL: Final = 3  # 610.4a: until something happens, so that its controller's untap step changes nothing


# --- untapping -------------------------------------------------------------------------------------


def untap(st: State, oid: int, rule: str = "701.26b") -> bool:
    """Untaps a permanent; a stun counter is removed from it instead (122.1d)."""
    obj = st.objs[oid]
    if not obj.tapped:
        return False
    if obj.counters.get("stun", 0):
        atoms.take_counters(st, oid, "stun", 1, "122.1d")
        return False
    return atoms.set_tapped(st, oid, False, rule)


def untap_all(st: State) -> None:
    """502.3: the active player untaps their permanents, all but those that an effect keeps tapped."""
    held = [(c, s) for c, _, s, _ in statics(st, sta.Restrict) if s.kind == sta.DOESNT_UNTAP]
    able = []
    for oid in st.battlefield:
        obj = st.objs[oid]
        if obj.tapped and not obj.phased:
            chars = chars_of(st, obj)
            if chars.controller == st.active and not any(passes(st, c, s.where, obj, chars) for c, s in held):
                able.append(oid)
    for oid in able:
        untap(st, oid, "502.3")


# --- phasing ---------------------------------------------------------------------------------------


def phase_all(st: State) -> None:
    """502.1: at the same time, permanents with phasing phase out, and those that had phased out phase in."""
    coming = [o for o in st.battlefield if st.objs[o].phased == DIRECTLY and _comes(st, st.objs[o])]
    going = []
    for oid in st.battlefield:
        obj = st.objs[oid]
        if not obj.phased:
            chars = chars_of(st, obj)
            if chars.controller == st.active and chars.keywords & kw.PHASING:
                going.append(oid)
    phase_out(st, going)
    for oid in coming:
        phase_in(st, oid)


def _comes(st: State, obj: Obj) -> bool:
    return held_by(obj) == st.active or OVERDUE in obj.chosen


def turn_would_begin(st: State, player: int) -> None:
    """702.26n: what phased out under the control of a player who has left phases in in the next untap step after this."""
    for oid in st.battlefield:
        obj = st.objs[oid]
        if obj.phased == DIRECTLY and held_by(obj) == player:
            atoms.change(st, oid, chosen={**obj.chosen, OVERDUE: True})


def phase_out(st: State, oids: list[int], rule: str = "702.26b", how: int = DIRECTLY) -> None:
    """702.26b, 702.26g: permanents phase out, and what is attached to them phases out indirectly."""
    first = [o for o in oids if o in st.objs and not st.objs[o].phased]
    before = index(st) if first else None  # 603.10b
    for oid in first:
        if st.objs[oid].attached not in first:  # 702.26h: directly and indirectly at once is indirectly
            _out(st, oid, how, rule, before)


def _out(st: State, oid: int, how: int, rule: str, before: Index | None) -> None:
    obj = st.objs[oid]
    if obj.phased:
        return
    controller = chars_of(st, obj).controller
    chosen = {**obj.chosen, HELD_BY: controller} if controller != held_by(obj) else obj.chosen
    from inset.rules.combat.attacking import stops_fighting

    stops_fighting(st, oid, rule)
    atoms.change(st, oid, phased=how, chosen=chosen)
    atoms.emit(st, Event(ev.PHASED, rule, controller, oid, amount=how), before)
    for other in attachments(st, oid):
        _out(st, other, INDIRECTLY, "702.26g", before)
    designations.drop_copies(st)


def phase_in(st: State, oid: int, rule: str = "702.26c", tapped: bool = False) -> None:
    """702.26c, 702.26i: it comes back with what went with it, and not attached to what is gone; ``tapped``: it is tapped as
    it does."""
    obj = st.objs[oid]
    host = st.objs.get(obj.attached)
    attached = 0 if obj.attached > 0 and host is None else obj.attached
    chosen = {key: value for key, value in obj.chosen.items() if key != OVERDUE}
    atoms.change(st, oid, phased=0, attached=attached, tapped=obj.tapped or tapped, chosen=chosen)
    atoms.emit(st, Event(ev.PHASED, rule, held_by(obj), oid))
    if obj.flags & DESIGNATED:
        designations.create_copy(st, oid)
    for other in attachments(st, oid):
        if st.objs[other].phased == INDIRECTLY:
            phase_in(st, other, "702.26g")


def attachments(st: State, oid: int) -> list[int]:
    return [o for o in st.battlefield if st.objs[o].attached == oid]


# --- control ---------------------------------------------------------------------------------------


def held_by(obj: Obj) -> int:
    """The permanent's controller when last noticed."""
    found: int = obj.chosen.get(HELD_BY, obj.controller)
    return found


def notice_control(st: State) -> bool:
    """302.6, 506.4: a permanent whose controller has changed is newly controlled and leaves combat."""
    kept = index(st).kept
    if CONTROL in kept:  # nothing that could change it has changed
        return False
    changed = False
    for oid in st.battlefield:
        obj = st.objs[oid]
        if obj.phased:
            continue
        controller = chars_of(st, obj).controller
        if (obj.chosen or controller != obj.controller) and controller != held_by(obj):
            change_hands(st, oid, controller, "613.1b")
            changed = True
    if not changed:
        kept[CONTROL] = True
    return changed


CONTROL: Final = "control"  # the key of what is kept with the index


def change_hands(st: State, oid: int, controller: int, rule: str) -> None:
    from inset.rules.combat.attacking import remove_from_combat

    old = held_by(st.objs[oid])
    remove_from_combat(st, oid, "506.4")
    atoms.set_flag(st, oid, RING_BEARER, False)  # 701.54a
    chosen = {**st.objs[oid].chosen, HELD_BY: controller}
    atoms.change(st, oid, chosen=chosen, since=st.turn)
    atoms.emit(st, Event(ev.CONTROL_CHANGED, rule, controller, oid, amount=old))
