"""What gives an X, what reads a slot, what an object can become: questions about whole trees of nodes."""

from __future__ import annotations

from typing import Any, Final

from inset.kernel import types as t
from inset.kernel.mana import ManaCost
from inset.language import (
    abilities as a,
    effects as e,
    filters as f,
    keywords as kw,
    mods as m,
    patterns as p,
    values as v,
)
from inset.language.node import INSIDE
from inset.language.trees import found_in
from inset.oracle.roles.places import Place, described
from inset.oracle.slots import WITH_SLOTS

ANIMATES: Final = kw.BESTOW | kw.LIVING_METAL | kw.RECONFIGURE


def becomes(tree: Any) -> int:
    """The card types that abilities give to something, perhaps to the object that has them."""
    found = 0
    for node in found_in(tree, (m.AddTypes, m.SetTypes, a.Keyword)):
        if not isinstance(node, a.Keyword):
            found |= node.types
        elif node.keyword & ANIMATES:
            found |= t.CREATURE
    return found


# --- X ----------------------------------------------------------------------------------------------------------------
def has_x(cost: ManaCost | None) -> bool:
    return cost is not None and cost.x > 0


def pays_x(tree: Any) -> bool:
    """Does a cost in it hold an X that is chosen as it is paid?"""
    rest = [tree]
    while rest:
        part = rest.pop()
        if isinstance(part, v.X) or (isinstance(part, ManaCost) and has_x(part)):
            return True
        inside = INSIDE.get(part.__class__)
        if inside is not None and not isinstance(part, APART):
            rest += inside(part)
    return False


APART: Final = (a.Spell, a.Activated, a.Triggered, a.StaticAbility, a.ClassLevel)


def knows_x(when: Any, paid: bool) -> bool:
    """107.3m: an ability that triggers as the permanent enters or is turned face up, or as a spell is cast, knows its X."""
    match when:
        case p.Either(parts=parts):
            return all(knows_x(part, paid) for part in parts)
        case p.Moves(where=where, destination=to):
            return paid and where == f.IsThis() and to == t.BATTLEFIELD
        case p.Casts(where=where):
            return (paid and where == f.IsThis()) or bool(described(where, f.CostHasX))
        case p.TurnsFaceUp(where=where):
            return paid and where == f.IsThis()
        case p.BecomesMarked(where=where, mark=f.MONSTROUS):  # 701.37c
            return where == f.IsThis()
    return False


def slots_read(tree: Any) -> frozenset[int]:
    """The slots that something in a tree reads, and -1."""
    found = {-1}
    for node in found_in(tree, WITH_SLOTS):
        found.add(node.did if isinstance(node, e.WhenYouDo) else node.slot)
    return frozenset(found)


def where_this_is(when: Any, place: Place) -> Place:
    """Where the ability's own object is once the event has happened."""
    match when:
        case p.Either(parts=parts):
            places = [where_this_is(part, place) for part in parts]
            whole = places[0]
            for one in places[1:]:
                whole = whole | one
            return whole
        case p.Moves(where=where, destination=to) if where == f.IsThis():
            return Place(to)
        case p.Casts(where=where) if where == f.IsThis():
            return Place(t.STACK)
    return Place(t.ANY_ZONE)
