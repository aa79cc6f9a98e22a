"""What gives an X, what reads a slot, what an object can become: questions about whole trees of nodes."""

from __future__ import annotations

from typing import Any, Final

from inset.kernel import types as t
from inset.kernel.mana import ManaCost
from inset.language import (
    abilities as a,
    conditions as k,
    filters as f,
    keywords as kw,
    mods as m,
    patterns as p,
    selections as s,
    values as v,
)
from inset.language.node import Node
from inset.oracle.roles.places import Place, described

ANIMATES: Final = kw.BESTOW | kw.LIVING_METAL | kw.RECONFIGURE


def becomes(node: Any) -> int:
    """The card types that abilities give to something, perhaps to the object that has them."""
    if isinstance(node, (m.AddTypes, m.SetTypes)):
        return node.types
    if isinstance(node, tuple):
        parts: Any = node
    else:
        parts = [getattr(node, name) for name in node.__dataclass_fields__] if isinstance(node, Node) else ()
    found = t.CREATURE if isinstance(node, a.Keyword) and node.keyword & ANIMATES else 0
    for part in parts:
        found |= becomes(part)
    return found


# --- X ----------------------------------------------------------------------------------------------------------------
def has_x(cost: ManaCost | None) -> bool:
    return cost is not None and cost.x > 0


def pays_x(node: Any) -> bool:
    """Does a cost in it hold an X that is chosen as it is paid?"""
    if isinstance(node, ManaCost):
        return has_x(node)
    if isinstance(node, v.X):
        return True
    if isinstance(node, (a.Spell, a.Activated, a.Triggered, a.StaticAbility, a.ClassLevel)):
        return False
    if isinstance(node, tuple):
        return any(map(pays_x, node))
    if isinstance(node, Node):
        return any(pays_x(getattr(node, name)) for name in node.__dataclass_fields__)
    return False


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


def slots_read(node: Any) -> frozenset[int]:
    """The slots that something in a tree reads."""
    if isinstance(node, (s.Saved, s.SavedPlayers, v.SavedNumber, k.Did)):
        return frozenset({node.slot})
    if isinstance(node, Node):
        parts: Any = [getattr(node, name) for name in node.__dataclass_fields__]
    else:
        parts = node if isinstance(node, tuple) else ()
    return frozenset().union(*map(slots_read, parts)) | frozenset({getattr(node, "did", -1)})


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
