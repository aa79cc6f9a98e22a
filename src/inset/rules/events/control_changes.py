"""302.6, 506.4, 613.1b: a change of control is noticed, whatever caused it.

The layers decide a permanent's controller. The last known controller is stored on the permanent: when it changes,
continuous control starts over, and the permanent leaves combat.
"""

from __future__ import annotations

from inset.language.filters import RING_BEARER
from inset.rules import atoms
from inset.rules.events.combat_membership import remove_from_combat
from inset.rules.events.triggers import index
from inset.rules.model import event_records as ev
from inset.rules.model.object_notes import HELD_BY
from inset.rules.model.object_records import held_by
from inset.rules.model.state import Event, State
from inset.rules.objects.layers import all_chars


def notice_control(st: State) -> bool:
    """302.6, 506.4: a permanent whose controller has changed is newly controlled and leaves combat."""
    kept = index(st).of_permanents
    if kept.controllers_noticed:  # nothing has changed that could affect it
        return False
    changed = False
    known = all_chars(st)
    for oid in st.battlefield:
        obj = st.objs[oid]
        if obj.phased:
            continue
        controller = known[oid].controller
        if (obj.notes or controller != obj.controller) and controller != held_by(obj):
            change_hands(st, oid, controller, "613.1b")
            changed = True
            known = all_chars(st)
    if not changed:
        kept.controllers_noticed = True
    return changed


def change_hands(st: State, oid: int, controller: int, rule: str) -> None:
    old = held_by(st.objs[oid])
    remove_from_combat(st, oid, "506.4")
    atoms.set_flag(st, oid, RING_BEARER, False)  # 701.54a
    notes = HELD_BY.put(st.objs[oid].notes, controller)
    atoms.change(st, oid, notes=notes, since=st.turn)
    atoms.emit(st, Event(ev.CONTROL_CHANGED, rule, controller, oid, amount=old))
