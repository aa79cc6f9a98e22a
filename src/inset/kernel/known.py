"""What was worked out about a thing that never changes (a card, an ability), kept by its identity.

Comparing nodes costs more than working most of these out again; looking at which object it is costs next to nothing. The
thing itself is kept with what is known of it, so that its number can't become another's.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

T = TypeVar("T")
# How much is remembered of a kind. A game has some hundred texts, and makes a few of its own that nobody asks about again:
# with more room, a long batch would fill it with those, and grow for ten thousand games.
MOST: Final = 1_000


class Known(Generic[T]):
    """At most this many; when there are more, all are forgotten."""

    __slots__ = ("most", "table")

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.table: dict[int, tuple[object, T]] = {}

    def of(self, thing: object) -> T | None:
        found = self.table.get(id(thing))
        return found[1] if found is not None and found[0] is thing else None

    def keep(self, thing: object, value: T) -> T:
        if len(self.table) >= self.most:
            self.table.clear()
        self.table[id(thing)] = (thing, value)
        return value

    def clear(self) -> None:
        self.table.clear()
