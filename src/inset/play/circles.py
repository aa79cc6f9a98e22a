"""104.4b: detects loops: how often a position has occurred before.

The exact key of a position takes long to compute, so a rough one is compared first. The exact key is computed only when
another position looks like it; until then the state itself is stored.
"""

from __future__ import annotations

from typing import Final

from inset.play.key import state_key
from inset.rules.model.state import State

Rough = tuple[object, ...]


class _Positions:
    """Positions one after another, each with its number. Copies of a game share them until a second one adds to them."""

    __slots__ = ("count", "named", "rough")

    def __init__(self) -> None:
        self.count = 0
        self.rough: dict[Rough, tuple[int, State | None]] = {}  # the first that looks like this, if it has no name yet
        self.named: dict[bytes, list[int]] = {}

    def before(self, count: int) -> _Positions:
        """The first ones, for a game that continues differently."""
        made = _Positions()
        made.count = count
        made.rough = {look: first for look, first in self.rough.items() if first[0] < count}
        for key, numbers in self.named.items():
            made.named[key] = [number for number in numbers if number < count]
        return made

    def add(self, st: State) -> int:
        """How often the position has occurred so far."""
        look, number = rough_key(st), self.count
        self.count += 1
        if look not in self.rough:
            self.rough[look] = (number, st.clone())
            return 1
        at, first = self.rough[look]
        if first is not None:
            self.rough[look] = (at, None)
            self.named.setdefault(state_key(first, history=False), []).append(at)
        numbers = self.named.setdefault(state_key(st, history=False), [])
        numbers.append(number)
        return len(numbers)


class Circle:
    """The positions of one game since the last choice. Immutable: adding one makes a new object."""

    __slots__ = ("count", "positions")

    def __init__(self, positions: _Positions | None = None, count: int = 0) -> None:
        self.positions = positions
        self.count = count

    def times(self, st: State) -> tuple[Circle, int]:
        """The circle with this position, and how often it has occurred so far."""
        positions = self.positions or _Positions()
        if positions.count > self.count:
            positions = positions.before(self.count)
        times = positions.add(st)
        return Circle(positions, positions.count), times


NOWHERE: Final = Circle()


def rough_key(st: State) -> Rough:
    """Equal for positions that are the same, and mostly different for others: where the game is, how much there is of
    everything, and life."""
    found: list[object] = [st.step, st.stage, st.active, st.priority, st.passes]
    found += [len(zone) for zone in (st.battlefield, st.stack, st.exile, st.command)]
    for rows in (st.graveyards, st.hands, st.libraries, st.outside):
        found += [len(row) for row in rows]
    found += [player.life for player in st.players]
    return tuple(found)
