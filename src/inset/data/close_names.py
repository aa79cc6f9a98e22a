"""The card names closest to a misspelt one: with rapidfuzz if it is installed, which is fast over all cards and finds
more; otherwise with difflib, among names with the same first letter."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

MOST: Final = 3
ALIKE: Final = 72.0  # of 100, for rapidfuzz
LONGEST: Final = 200  # characters of a name that are compared


def closest(name: str, known: Collection[str]) -> list[str]:
    """At most three of the known names, the nearest first. Both are expected in lower case.

    >>> closest("bonecrusher gaint", ["bonecrusher giant", "bone splinters", "giant growth"])
    ['bonecrusher giant']
    >>> closest("xyzzy", ["forest", "island"])
    []
    """
    wanted = name[:LONGEST]
    try:
        from rapidfuzz import fuzz, process
    except ModuleNotFoundError:
        from difflib import get_close_matches

        return get_close_matches(wanted, [one for one in known if one[:1] == wanted[:1]], MOST)
    found = process.extract(wanted, list(known), scorer=fuzz.ratio, limit=MOST, score_cutoff=ALIKE)
    return [word for word, _, _ in found]
