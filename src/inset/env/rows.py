"""Rows of an observation: blocks of them, one for each zone or player's part of a zone, and what they refer to."""

from __future__ import annotations

from struct import Struct
from typing import Final

from inset.env.schema import CARDS, RELATIONS
from inset.rules.model.state import Obj, is_player, player_of

Refs = tuple[
    int, int, int, int, int, int, int, int
]  # in the order of ``schema.RELATIONS``, as the rules refer to things
NOTHING: Final[Refs] = (0, 0, 0, 0, 0, 0, 0, 0)
assert len(RELATIONS) == 8
ROW_SIZE: Final = 4 * len(CARDS)
_COUNT: Final = Struct("=i")
_COUNTS: Final = [_COUNT.pack(number) for number in range(64)]
_REFS: Final = Struct(f"={len(RELATIONS)}i")
_AFTER_COUNT: Final = _COUNT.size
_BEFORE_REFS: Final = ROW_SIZE - _REFS.size
BEGINNING: Final = _COUNT.pack(1)  # of the row of a single object …
END: Final = bytes(_REFS.size)  # … without references


class Block:
    """The rows of one zone, or of one player's part of it. Rows of different blocks are never alike."""

    __slots__ = (
        "alike", "alike_and_related", "all_seen", "content", "counts", "lasts", "objs", "parts", "place", "related", "seen",
        "too_large",
    )  # fmt: skip

    def __init__(self, objs: list[Obj]) -> None:
        self.objs = objs
        self.alike: dict[bytes, int] = {}
        self.alike_and_related: dict[tuple[bytes, Refs], int] = {}
        self.parts: list[bytes] = []  # the rows, as they would be of single objects without references
        self.counts: list[int] = []
        self.place: dict[int, int] = {}  # the row of each object, within the block
        self.seen: set[int] = set()  # the objects whose characteristics are seen
        self.all_seen = False  # are those of all objects in it?
        self.related: dict[int, Refs] = {}  # rows with references
        self.too_large = 0
        self.lasts = True  # is it the same as long as the records are, in a zone that nothing reaches?
        self.content = b""  # the rows with their counts, if none has references

    def close(self) -> None:
        """Called when all objects are in it."""
        if not self.related:
            self.content = b"".join(self._counted())

    def _counted(self) -> list[bytes]:
        """The rows with their counts."""
        if len(self.parts) == len(self.objs):
            return self.parts
        rows = self.parts.copy()
        for row, count in enumerate(self.counts):
            if count > 1:
                number = _COUNTS[count] if count < len(_COUNTS) else _COUNT.pack(count)
                rows[row] = number + rows[row][_AFTER_COUNT:]
        return rows

    def packed(self, rows: Rows, viewer: int, seats: int, most: int) -> bytes:
        """The rows with their counts and references."""
        if self.content:
            return self.content
        found = self._counted().copy()
        for row, refs in self.related.items():
            last = _REFS.pack(*[reference(rows, ref, viewer, seats, most) if ref else 0 for ref in refs])
            found[row] = found[row][:_BEFORE_REFS] + last
        return b"".join(found)


class Rows:
    """The rows of one moment: blocks, in the order in which they take their places."""

    __slots__ = ("_packed", "blocks", "known_in_hand", "too_large", "used")

    def __init__(self) -> None:
        self.blocks: list[tuple[int, Block]] = []  # each with the number of rows before it
        self.used = 0
        self.known_in_hand: list[int] = []
        self.too_large = 0
        self._packed = b""  # all rows that have a place, once they were asked for

    def add(self, block: Block) -> None:
        self.blocks.append((self.used, block))
        self.used += len(block.parts)
        self.too_large += block.too_large

    def row_of(self, oid: int) -> int:
        """The row of an object; -1 if it has none."""
        for before, block in self.blocks:
            found = block.place.get(oid)
            if found is not None:
                return before + found
        return -1

    def sees(self, oid: int) -> bool:
        """Are the characteristics of this object seen?"""
        for _, block in self.blocks:
            if oid in block.seen or (block.all_seen and oid in block.place):
                return True
        return False

    def left_over(self, most: int) -> int:
        """How many objects are in rows that have no place."""
        if self.used <= most:
            return 0
        return sum([sum(block.counts[max(0, most - before) :]) for before, block in self.blocks])

    def whole(self, viewer: int, seats: int, most: int) -> bytes:
        """The rows that have a place, with their counts and references."""
        if not self._packed:
            found = b"".join([block.packed(self, viewer, seats, most) for _, block in self.blocks])
            self._packed = found if self.used <= most else found[: most * ROW_SIZE]
        return self._packed


def reference(rows: Rows, ref: int, viewer: int, seats: int, most: int) -> int:
    """A reference in an observation: a row from 1, a player from -1; 0 for something without a row."""
    if is_player(ref):
        return -1 - (player_of(ref) - viewer) % seats
    row = rows.row_of(ref) if ref else -1
    return row + 1 if row < most else 0
