"""104.4b: whether a game goes in circles: how often a position has been there before.

The name of a position is long to work out, so that a rough one is looked at first. A position is named when another one
looks like it; until then the state itself is kept, which costs next to nothing.
"""

from __future__ import annotations

from typing import Final

from inset.play.fingerprint import position_key
from inset.rules.model.state import State

Rough = tuple[object, ...]


class Circle:
    """The positions since the last choice. It is not changed: games that were copied share it."""

    __slots__ = ("named", "rough")

    def __init__(self, rough: dict[Rough, State | None], named: dict[str, int]) -> None:
        self.rough = rough  # the first of those that look like this, if it has no name yet
        self.named = named  # how often each has been there

    def times(self, st: State) -> tuple[Circle, int]:
        """The circle with this position, and how often it has been there by now."""
        look = rough_key(st)
        if look not in self.rough:
            return Circle({**self.rough, look: st.clone()}, self.named), 1
        named = dict(self.named)
        rough = self.rough
        first = rough[look]
        if first is not None:
            named[position_key(first)] = 1
            rough = {**rough, look: None}
        key = position_key(st)
        named[key] = named.get(key, 0) + 1
        return Circle(rough, named), named[key]


NOWHERE: Final = Circle({}, {})


def rough_key(st: State) -> Rough:
    """Equal for positions that are the same, and mostly different for others: where the game is, how much there is of
    everything, and life."""
    found: list[object] = [st.step, st.stage, st.active, st.priority, st.passes]
    found += [len(zone) for zone in (st.battlefield, st.stack, st.exile, st.command)]
    for rows in (st.graveyards, st.hands, st.libraries, st.outside):
        found += [len(row) for row in rows]
    found += [player.life for player in st.players]
    return tuple(found)
