"""Caches results about things that never change (cards, abilities), by identity.

Comparing nodes costs more than recomputing most of these; checking identity costs next to nothing. The object itself is
stored with the result, so that its id can't be reused.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

T = TypeVar("T")
# How many results are cached. A game has some hundred texts, and creates a few that nobody asks about again:
# with more room, a long batch would fill the cache with those, and grow for ten thousand games.
MOST: Final = 1_000


class Known(Generic[T]):
    """A cache of at most this many; when it is full, everything is forgotten."""

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
