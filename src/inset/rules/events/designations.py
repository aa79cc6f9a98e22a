"""722.3: a designated permanent has a copy in exile that its controller may cast; other designations only mark it.

What such a permanent is called, and where its spell comes from, is decided by ``frames``.
"""

from __future__ import annotations

from typing import Final

from inset.kernel.types import BATTLEFIELD, EXILE
from inset.language.filters import (
    FLIPPED,
    HARNESSED,
    LEVEL_2,
    LEVEL_3,
    MARK_WORD,
    MONSTROUS,
    RENOWNED,
    RING_BEARER,
    SADDLED,
    SOLVED,
    SUSPECTED,
    TRIBUTE_PAID,
)
from inset.rules import atoms
from inset.rules.model import event_records as ev
from inset.rules.model.state import DESIGNATED, DESIGNATED_COPY, Event, State
from inset.rules.objects import frames
from inset.rules.objects.copiable_values import definition_of
from inset.rules.objects.layers import chars_of

MARK_RULE: Final = {
    RENOWNED: "702.112b", MONSTROUS: "701.37b", TRIBUTE_PAID: "702.104b", SADDLED: "702.171b", SUSPECTED: "701.60b",
    SOLVED: "719.3b", HARNESSED: "701.64b", LEVEL_2: "716.2b", LEVEL_3: "716.2b", FLIPPED: "710.2", RING_BEARER: "701.54b",
}  # fmt: skip


def marks_of(flags: int) -> list[str]:
    """The marks of a permanent in words; only the highest level."""
    found = [which for which in MARK_WORD if flags & which == which]
    return [
        MARK_WORD[which] for which in found if not any(which != other and which & other == which for other in found)
    ]


def mark(st: State, oid: int, which: int, x: int = 0) -> None:
    """A permanent becomes renowned, monstrous, solved …; nothing happens if it already is. ``x``: what its other abilities
    refer to as X (701.37c)."""
    obj = st.objs[oid]
    if obj.flags & which != which:
        atoms.set_flag(st, oid, which)
        atoms.emit(
            st, Event(ev.MARKED, MARK_RULE[which], chars_of(st, st.objs[oid]).controller, oid, amount=which, detail=x)
        )


def designate(st: State, oid: int) -> bool:
    """722.3a, 722.3c: gives the designation and creates the copy in exile; nothing without a spell in the inset."""
    obj = st.objs.get(oid)
    if obj is None or obj.zone != BATTLEFIELD or obj.flags & DESIGNATED:
        return False
    definition = definition_of(st, obj)
    spell = frames.prepare_spell(definition) if definition is not None else None
    if spell is None:
        return False
    atoms.set_flag(st, oid, DESIGNATED)
    create_copy(st, oid)
    atoms.emit(st, Event(ev.DESIGNATED, "722.3a", chars_of(st, st.objs[oid]).controller, oid))
    return True


def create_copy(st: State, oid: int) -> None:
    """722.3c: the permanent's controller creates the copy, which stays in exile as long as the designation lasts."""
    obj = st.objs[oid]
    definition = definition_of(st, obj)
    spell = frames.prepare_spell(definition) if definition is not None else None
    if spell is not None:
        owner = chars_of(st, obj).controller
        atoms.new_object(st, owner, EXILE, spell, spell_copy=True, flags=DESIGNATED_COPY, linked=(oid,))


def undesignate(st: State, oid: int, rule: str = "722.3b") -> None:
    """722.3b; 722.3c: or as the copy is cast."""
    obj = st.objs.get(oid)
    if obj is not None and obj.flags & DESIGNATED:
        atoms.set_flag(st, oid, DESIGNATED, False)
        atoms.emit(st, Event(ev.UNDESIGNATED, rule, obj=oid))
        drop_copies(st)


def holder(st: State, copy: int) -> int:
    """The permanent that a copy in exile belongs to; 0 if it no longer holds it."""
    obj = st.objs.get(copy)
    if obj is None or not obj.flags & DESIGNATED_COPY or not obj.linked:
        return 0
    permanent = st.objs.get(obj.linked[0])
    if permanent is None or permanent.phased or not permanent.flags & DESIGNATED:
        return 0
    return permanent.id


def drop_copies(st: State) -> None:
    """Copies whose permanent is gone, phased out or no longer designated cease to exist (704.5e)."""
    for oid in st.exile:
        obj = st.objs[oid]
        if obj.flags & DESIGNATED_COPY and not holder(st, oid):
            atoms.cease(st, obj, "704.5e")
