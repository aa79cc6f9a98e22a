"""608.2c, 113.3a: joining bodies: what keyword abilities add to the instructions of a spell, before or after them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from inset.language.abilities import Body, Modes
from inset.language.node import Node
from inset.language.selections import Target, TargetPlayers


def joined(first: Body, second: Body) -> Body:
    """One body that does what the first says, then what the second says; each with its own targets (601.2c)."""
    more = len(first.targets)
    effects = second.effects if not more else shifted(second.effects, more)
    specs = second.targets if not more else shifted(second.targets, more)
    divided = first.divided if first.divided is not None else second.divided
    return Body((*first.effects, *effects), (*first.targets, *specs), divided, first.each or second.each)


def spliced(own: Body | Modes, more: Body | Modes) -> Body | Modes:
    """702.47b: a spell's own text, then that of a card that was spliced onto it, which has no modes (``support``)."""
    assert isinstance(more, Body)
    if isinstance(own, Body):
        return joined(own, more)
    return replace(own, bodies=(*own.bodies, more))


# Any: a part of a card's text is a node, a tuple or a plain value, and what comes back is of the same type.
def shifted(part: Any, by: int) -> Any:
    """The same, with every slot of a target this many places further on."""
    if isinstance(part, tuple):
        return tuple(shifted(item, by) for item in part)
    if isinstance(part, (Target, TargetPlayers)):
        return replace(part, slot=part.slot + by)
    if not isinstance(part, Node) or isinstance(part, Body):  # a body within has targets of its own
        return part
    changed = {}
    for name in part.__dataclass_fields__:
        old = getattr(part, name)
        if isinstance(old, (Node, tuple)):
            new = shifted(old, by)
            if new != old:
                changed[name] = new
    return replace(part, **changed) if changed else part
