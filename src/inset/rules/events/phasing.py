"""702.26, 502.1: phasing out and in, with what is attached."""

from __future__ import annotations

from typing import Final

from inset.language import keywords as kw
from inset.rules import atoms
from inset.rules.events import designations
from inset.rules.events.combat_membership import stops_fighting
from inset.rules.events.triggers import Index, index
from inset.rules.model import event_records as ev
from inset.rules.model.object_notes import HELD_BY, OVERDUE
from inset.rules.model.object_records import held_by
from inset.rules.model.state import DESIGNATED, Event, Obj, State
from inset.rules.objects.layers import chars_of

DIRECTLY: Final = 1
INDIRECTLY: Final = 2
UNTIL: Final = 3  # 610.4a: until something happens, so that its controller's untap step changes nothing


def phase_all(st: State) -> None:
    """502.1: at the same time, permanents with phasing phase out, and those that had phased out phase in."""
    coming = [o for o in st.battlefield if st.objs[o].phased == DIRECTLY and _comes(st, st.objs[o])]
    if index(st).keywords & kw.PHASING:
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
    return held_by(obj) == st.active or OVERDUE in obj.notes


def turn_would_begin(st: State, player: int) -> None:
    """702.26n: what phased out under the control of a player who has left phases in in the next untap step after this."""
    for oid in st.battlefield:
        obj = st.objs[oid]
        if obj.phased == DIRECTLY and held_by(obj) == player:
            atoms.change(st, oid, notes=OVERDUE.put(obj.notes, True))


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
    notes = HELD_BY.put(obj.notes, controller) if controller != held_by(obj) else obj.notes
    stops_fighting(st, oid, rule)
    atoms.change(st, oid, phased=how, notes=notes)
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
    notes = {note: what for note, what in obj.notes.items() if note is not OVERDUE}
    atoms.change(st, oid, phased=0, attached=attached, tapped=obj.tapped or tapped, notes=notes)
    atoms.emit(st, Event(ev.PHASED, rule, held_by(obj), oid))
    if obj.flags & DESIGNATED:
        designations.create_copy(st, oid)
    for other in attachments(st, oid):
        if st.objs[other].phased == INDIRECTLY:
            phase_in(st, other, "702.26g")


def attachments(st: State, oid: int) -> list[int]:
    return [o for o in st.battlefield if st.objs[o].attached == oid]
