"""The table of card ids: a name has the same number in every release, and new names get new ones at the end.

``card_ids.txt`` has its version in the first line, then one name per line: the first has the number 1. Every set of
characteristics has its own name, so an Adventure is distinguished from its creature. ``tools/card_ids.py`` adds the
names of cards that are new in the library; no line is ever removed or moved.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

TABLE: Final = Path(__file__).with_name("card_ids.txt")
HEAD: Final = "inset card ids, version "


def read(text: str) -> tuple[int, list[str]]:
    """The version of a table and its names, in order."""
    head, *names = text.splitlines()
    if not head.startswith(HEAD):
        raise ValueError(f"not a table of card ids: {head[:40]!r}")
    return int(head.removeprefix(HEAD)), names


@cache
def table() -> dict[str, int]:
    """The number of each name, from 1."""
    _, names = read(TABLE.read_text(encoding="utf-8"))
    return {name: number for number, name in enumerate(names, 1)}


@cache
def version() -> int:
    """Which version of the table this is: higher versions only add names."""
    return read(TABLE.read_text(encoding="utf-8"))[0]


def size() -> int:
    """How many numbers there are, 0 included: the length of a table of embeddings."""
    return len(table()) + 1
