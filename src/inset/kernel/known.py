"""What was worked out about a thing that never changes (a card, an ability), kept by its identity.

Comparing nodes costs more than working most of these out again; looking at which object it is costs next to nothing. The
thing itself is kept with what is known of it, so that its number can't become another's.
"""

from __future__ import annotations

from typing import Generic, TypeVar

T = TypeVar("T")


class Known(Generic[T]):
    """At most so many; when there are more, all are forgotten."""

    __slots__ = ("most", "table")

    def __init__(self, most: int = 4_000) -> None:
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
