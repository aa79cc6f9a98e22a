"""Is there a card of this name, whether or not Inset has its data? Names of printed cards, as a set of 32-bit sums.

So a misspelt name can be distinguished from a card whose data is missing. A wrong name passes as a card once in a
hundred thousand times. ``tools/known_names.py`` writes the file from the ledger.
"""

from __future__ import annotations

import struct
import zlib
from bisect import bisect_left
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).with_name("known_names.bin")
_SUM: Final = struct.Struct(">I")


def exists(name: str) -> bool:
    """Is it the name of a printed card, or of one of its faces?

    >>> exists("burst lightning"), exists("Bust Lightening")
    (True, False)
    """
    table = _table()
    wanted = _sum(name)
    place = bisect_left(table, wanted)
    return place < len(table) and table[place] == wanted


def packed(names: Iterable[str]) -> bytes:
    """The file for these names; ``A // B`` stands for both of its halves too."""
    parts = {part for name in names for part in (name, *name.split(" // "))}
    return b"".join(map(_SUM.pack, sorted(set(map(_sum, parts)))))


def _sum(name: str) -> int:
    return zlib.crc32(" ".join(name.casefold().split()).encode("utf-8", "surrogatepass"))


@cache
def _table() -> tuple[int, ...]:
    raw = FILE.read_bytes()
    return struct.unpack(f">{len(raw) // _SUM.size}I", raw)
