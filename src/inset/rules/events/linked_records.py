"""607: what an ability chose or exiled is written on its object, for the abilities linked to it."""

from __future__ import annotations

from inset.rules import atoms
from inset.rules.meaning.linked_abilities import speakers
from inset.rules.model.object_notes import LINKED_FOR, MADE_FOR, Notes
from inset.rules.model.state import Ctx, State


def remember(st: State, ctx: Ctx, kind: int, what: int | str) -> None:
    """An ability's choice is kept on the object that it is on, or on the move by which that object is entering."""
    change = ctx.change
    if change is not None:
        card = (change.copied or change.obj).definition
        change.chosen = {**change.chosen, kind: what}
        change.notes = _made_for(change.notes, kind, card.name)
    elif ctx.source in st.objs:
        obj = st.objs[ctx.source]
        notes = _made_for(obj.notes, kind, speakers(st, obj)[0])
        atoms.change(st, ctx.source, chosen={**obj.chosen, kind: what}, notes=notes)
    elif ctx.source in st.lki:
        atoms.amend_past(st, ctx.source, chosen={**st.lki[ctx.source][0].chosen, kind: what})


def _made_for(notes: Notes, kind: int, name: str) -> Notes:
    return MADE_FOR.put(notes, {**MADE_FOR.get(notes, {}), kind: name})


def link(st: State, source: int, cards: tuple[int, ...]) -> None:
    """607.2a, 614.14: an object remembers cards that its ability has exiled, if it is still there."""
    obj = st.objs.get(source)
    if obj is not None and cards:
        names = (*LINKED_FOR.get(obj.notes, ()), *(speakers(st, obj)[0] for _ in cards))
        atoms.change(st, source, linked=(*obj.linked, *cards), notes=LINKED_FOR.put(obj.notes, names))
