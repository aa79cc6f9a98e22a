"""107.4–107.6: mana symbols, the tap symbol and their like, drawn as circles with simple shapes of our own.

A shape is drawn around (0, 0) within a circle of radius 50; ``symbol`` puts it where it belongs.
"""

from __future__ import annotations

from typing import Final

from inset.drawing.palette import INK, SYMBOL_FILL
from inset.drawing.typeface import figures

_SUN: Final = "M0-34 7-15 24-24 15-7 34 0 15 7 24 24 7 15 0 34-7 15-24 24-15 7-34 0-15-7-24-24-7-15Z"
_DROP: Final = "M0-36C8-18 25-4 25 13A25 24 0 0 1-25 13C-25-4-8-18 0-36Z"
_SKULL: Final = (
    "M0-35C21-35 34-21 34-3C34 9 28 17 20 21V35H9V27H4V35H-4V27H-9V35H-20V21C-28 17-34 9-34-3C-34-21-21-35 0-35Z"
    "M-22 1a9 10 0 1 0 18 0a9 10 0 1 0-18 0ZM4 1a9 10 0 1 0 18 0a9 10 0 1 0-18 0ZM0 10L5 19H-5Z"
)
_FLAME: Final = "M3-37C6-20 28-12 26 9A26 26 0 0 1-26 10C-26-4-16-8-13-22-6-17-3-12-2-6 4-14 5-25 3-37Z"
_LEAF: Final = (
    "M26-32C32 6 14 30-16 22L-27 34-32 29-22 17C-28-12-6-30 26-32ZM8-12C-4-6-12 2-17 14L-14 17C-8 6 0-2 11-8Z"
)
_DIAMOND: Final = "M0-32 20 0 0 32-20 0Z"
_BOLT: Final = "M8-36-20 6H-3L-9 36 21-8H4Z"
_INFINITY: Final = (
    "M-36 0a18 18 0 1 0 36 0a18 18 0 1 0-36 0ZM-27 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z"
    "M0 0a18 18 0 1 0 36 0a18 18 0 1 0-36 0ZM9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z"
)
SHAPES: Final = {"W": _SUN, "U": _DROP, "B": _SKULL, "R": _FLAME, "G": _LEAF, "C": _DIAMOND, "E": _BOLT, "∞": _INFINITY}
_SHAPE_INK: Final = {"W": "#6b5a12", "U": "#0f4c7a", "B": "#1f1a22", "R": "#8e2410", "G": "#14522a"}
_FLAKE: Final = "M0-34V34M-29-17 29 17M-29 17 29-17"
_ARROW: Final = "M-22 22A28 28 0 1 1 26 12"


def symbol(text: str, x: float, y: float, size: float) -> str:
    """A symbol of this width with its left edge at ``x`` and its middle at ``y``."""
    scale = round(size * 0.92 / 100, 4)
    middle = round(x + size / 2, 2)
    return f'<g transform="translate({middle} {round(y, 2)}) scale({scale})">{_drawn(text)}</g>'


def _drawn(text: str) -> str:
    if text in ("T", "Q"):
        return _disc(SYMBOL_FILL[""]) + _turn(text == "Q")
    if text == "S":
        return _disc("#dfeaf2") + f'<path d="{_FLAKE}" fill="none" stroke="#2f5d80" stroke-width="8"/>'
    parts = text.split("/")
    if len(parts) == 1:
        return _disc(SYMBOL_FILL.get(text, SYMBOL_FILL[""])) + _figure(text, 1.0)
    if parts[-1] == "P":
        return _phyrexian(parts[:-1])
    return _halves(parts) + _at(parts[0], -17, -16) + _at(parts[1], 17, 16)


def _disc(fill: str) -> str:
    return f'<circle r="50" fill="{fill}" stroke="{INK}" stroke-width="4"/>'


def _figure(text: str, scale: float) -> str:
    if text in SHAPES:
        drawn = f'<path d="{SHAPES[text]}" fill="{_SHAPE_INK.get(text, INK)}" fill-rule="evenodd"/>'
        return drawn if scale == 1 else f'<g transform="scale({scale})">{drawn}</g>'
    return _letters(text, scale)


def _letters(text: str, scale: float) -> str:
    """Figures and letters as outlines, in the middle: no font is needed for them."""
    known = figures()
    glyphs = [known[letter if letter in known else "?"] for letter in text]
    advance = sum(glyph[0] for glyph in glyphs)
    size = min(68.0, 78_000 / max(advance, 1)) * scale / 1000
    x = -advance * size / 2
    made = []
    for wide, path in glyphs:
        made.append(f'<path transform="translate({x:.2f} {size * 364:.2f}) scale({size:.4f})" d="{path}"/>')
        x += wide * size
    return f'<g fill="{INK}">{"".join(made)}</g>'


def _halves(parts: list[str]) -> str:
    """107.4e: a hybrid symbol is cut from the lower left to the upper right."""
    first, second = (SYMBOL_FILL.get(part, SYMBOL_FILL[""]) for part in parts[:2])
    return (
        f'<path d="M-35.4 35.4A50 50 0 0 1 35.4-35.4Z" fill="{first}"/>'
        f'<path d="M-35.4 35.4A50 50 0 0 0 35.4-35.4Z" fill="{second}"/>'
        f'<circle r="50" fill="none" stroke="{INK}" stroke-width="4"/>'
    )


def _at(text: str, x: int, y: int) -> str:
    return f'<g transform="translate({x} {y})">{_figure(text, 0.56)}</g>'


def _phyrexian(colors: list[str]) -> str:
    """107.4f: a ring with a bar through it, on the color or on both."""
    ground = _halves(colors) if len(colors) > 1 else _disc(SYMBOL_FILL.get(colors[0], SYMBOL_FILL[""]))
    ink = _SHAPE_INK.get(colors[0], INK)
    return (
        ground
        + f'<path d="M0-36V36M-19 0A19 21 0 1 1 19 0 19 21 0 1 1-19 0" fill="none" stroke="{ink}" stroke-width="9"/>'
    )


def _turn(back: bool) -> str:
    """107.5, 107.6: an arrow that turns to the right to tap, to the left to untap."""
    mirror = ' transform="scale(-1 1)"' if back else ""
    return (
        f'<g{mirror}><path d="{_ARROW}" fill="none" stroke="{INK}" stroke-width="10"/>'
        f'<path d="M10 8H44L26 36Z" fill="{INK}"/></g>'
    )
