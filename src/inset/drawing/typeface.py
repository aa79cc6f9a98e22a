"""The typefaces, how wide words are in them, and how the fonts get into pictures and pages.

Widths come from the fonts themselves (``fonts/widths.json``, written by ``tools/fonts.py``): the sum of what its letters
and their kerning take. Latin letters with accents are known. Any other character uses a font of the viewer's system; it
is assumed to be as wide as a character can be, and pictures state the length of each run of words, so that it still
fits.
"""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final, Literal
from unicodedata import combining, east_asian_width

Fonts = Literal["embedded", "page"]

SERIF: Final = "serif"  # rules text
BOLD: Final = "serif-bold"  # names, type lines, sizes
SANS: Final = "sans"  # tiles
FACES: Final = (SERIF, BOLD, SANS)
FAMILY: Final = {SERIF: "Inset Serif", BOLD: "Inset Serif", SANS: "Inset Sans"}
WEIGHT: Final = {SERIF: 500, BOLD: 700, SANS: 600}
FALLBACK: Final = {"Inset Serif": "'EB Garamond', Georgia, serif", "Inset Sans": "Inter, Helvetica, Arial, sans-serif"}
UNKNOWN: Final = 1100  # thousandths of the font size: as wide as most signs of other scripts can be
WIDE: Final = 1400  # what takes two columns in a terminal
RANGES: Final = {
    "basic": "U+20-FF,U+131,U+152-153,U+2013-2026,U+2039-203A,U+20AC,U+2212",
    "more": "U+100-130,U+132-151,U+154-17F,U+218-21B",
}


@cache
def _tables() -> dict[str, tuple[dict[str, int], dict[str, dict[str, int]]]]:
    """For each face: the width of every letter, and its kerning."""
    found = {}
    for face, table in json.loads(_read("widths.json")).items():
        letters = {
            letter: int(width)
            for part in ("basic", "more")
            for width, row in table[part].items()
            for letter in row
        }  # fmt: skip
        kerning = {
            first: {second: int(moved) for moved, row in rows.items() for second in row}
            for first, rows in table["kerning"].items()
        }
        found[face] = letters, kerning
    return found


def _read(name: str) -> bytes:
    return files("inset.drawing.fonts").joinpath(name).read_bytes()


def width_of(text: str, size: float, face: str = SERIF) -> float:
    """The width of words without symbols.

    >>> width_of("Inset", 100) < width_of("Insets", 100)
    True
    >>> width_of("AV", 100) < width_of("A", 100) + width_of("V", 100)
    True
    """
    return round(thousandths(text, face) * size / 1000, 2)


@lru_cache(maxsize=20_000)
def thousandths(text: str, face: str = SERIF) -> int:
    """The width in thousandths of the font size."""
    letters, kerning = _tables()[face]
    total = 0
    before: Mapping[str, int] = {}
    for letter in text:
        total += letters.get(letter) or _unknown(letter)
        total += before.get(letter, 0)
        before = kerning.get(letter, {})
    return total


def _unknown(letter: str) -> int:
    if combining(letter):
        return 0
    return WIDE if east_asian_width(letter) in "WF" else UNKNOWN


def knows(text: str, face: str = SERIF) -> bool:
    """Does the face have every letter?"""
    letters = _tables()[face][0]
    return all(letter in letters for letter in text)


def shrink(text: str, width: float, largest: float, face: str = SERIF) -> float:
    """The largest size at which one line fits."""
    natural = thousandths(text, face) / 1000
    return largest if not natural or natural * largest <= width else max(0.1, width / natural - 0.05)


@cache
def figures() -> dict[str, tuple[int, str]]:
    """The outlines of letters on mana symbols, a thousand units high: advance and path."""
    return {letter: (advance, path) for letter, (advance, path) in json.loads(_read("figures.json")).items()}


# --- fonts for pictures and pages -------------------------------------------------------------------------------------


def font_files() -> dict[str, bytes]:
    """The font files by name, for a page that serves them.

    >>> sorted(font_files())[:2]
    ['sans-basic.woff2', 'sans-more.woff2']
    """
    return {f"{face}-{part}.woff2": _read(f"{face}-{part}.woff2") for face in FACES for part in RANGES}


def font_css(base: str | None = None) -> str:
    """The ``@font-face`` rules for a page whose pictures are drawn with ``fonts="page"``.

    ``base`` is the address under which the page serves ``font_files``; without it the fonts are part of the rules.
    """
    return "\n".join(_rule(face, part, base) for face in FACES for part in RANGES)


def embedded(used: Iterable[tuple[str, str]]) -> str:
    """The ``@font-face`` rules that these words need, fonts included: pairs of a face and words."""
    said: dict[str, set[str]] = {}
    for face, text in used:
        said.setdefault(face, set()).update(text)
    return "\n".join(
        _rule(face, part, None)
        for face in FACES
        for part in RANGES
        if said.get(face, set()) & _letters(face, part)
    )  # fmt: skip


@cache
def _letters(face: str, part: str) -> frozenset[str]:
    return frozenset("".join(json.loads(_read("widths.json"))[face][part].values()))


@cache
def _rule(face: str, part: str, base: str | None) -> str:
    name = f"{face}-{part}.woff2"
    source = f"{base}{name}" if base is not None else "data:font/woff2;base64," + b64encode(_read(name)).decode("ascii")
    return (
        f"@font-face{{font-family:'{FAMILY[face]}';font-weight:{WEIGHT[face]};font-display:block;"
        f"src:url({source}) format('woff2');unicode-range:{RANGES[part]}}}"
    )
