"""105: the light of a scene: four schemes for each color, one of which a card's name chooses.

The sky of a card of several colors is that of one of them, its land that of another.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from inset.kernel.types import BLACK, BLUE, COLORS, GREEN, RED, WHITE


@dataclass(frozen=True, slots=True)
class Scheme:
    """From the sky down to what stands dark in front."""

    high: str
    low: str
    light: str
    far: str
    mid: str
    near: str


def _schemes(*rows: str) -> tuple[Scheme, ...]:
    return tuple(Scheme(*(f"#{word}" for word in row.split())) for row in rows)


OF: Final = {
    WHITE: _schemes(
        "b8d3e4 f4ecd6 fffaf0 d8cca6 b49c66 6b5730", "f0cfa4 fbeed6 fffdf5 dcb98c b48a58 63452b",
        "a9c6d8 e4eef0 ffffff c6d2c2 98a684 4f5c40", "e2bd68 f8e9bb fffbe9 cfa75c 9a7538 513b1c",
    ),
    BLUE: _schemes(
        "6fa9d2 d5e9f3 ffffff 5f9cc6 2f6f9f 143a5c", "1d3557 4a7ba6 f1f5e0 2b5079 1b3a5e 0c1e36",
        "5367a3 cdbbd9 fdf0e6 5d6ba0 3a4c80 1b274e", "4fa8aa cfeae4 ffffff 4b9a9c 287276 0f4046",
    ),
    BLACK: _schemes(
        "2c2535 6a5675 e9e2d2 3f3449 2c2434 15111b", "2b332b 6b7a62 e6e8c8 3c473a 28312a 121814",
        "3a2026 8f5050 f0cdb0 4d2a30 341b22 180b10", "45444d 97949d eee9e4 5c5961 3c3a42 1a191e",
    ),
    RED: _schemes(
        "d0562a f6b765 fff0c4 b5482c 86301f 3e130e", "3a1620 a63c2b ffc36b 5b1f22 3b1418 1a080b",
        "e39460 f8d8a8 fff7e0 cf7c4b a4532f 552416", "6a4a55 d39a82 fbe3cf 8c4b45 63302f 301516",
    ),
    GREEN: _schemes(
        "96c4a0 e6f0cd fffde8 7fae7a 4c8050 1c4427", "2f5a45 7dab80 f0f2c4 3c6b4d 25503a 0d281c",
        "cdb46a f0e2ab fffbe0 a39a4c 6c7434 333c1a", "a6c5b8 e3ece2 ffffff 8fb0a0 5c8573 274a3e",
    ),
}  # fmt: skip
STEEL: Final = _schemes(
    "aab8c0 e2e7e9 ffffff 98a5ad 697881 2e3940", "2c3640 6b7c89 e9eef0 3f4c57 2c3742 131a20",
    "c5aa90 ece0d0 fff9ee b08e6d 7d6045 3a2a1d", "c3bccd ebe7ee ffffff aaa3b6 776f88 383246",
)  # fmt: skip


def scheme(mask: int, bits: int) -> Scheme:
    """For these colors; ``bits`` choose among the four, and how far it leans to another."""
    found = [color for color in COLORS if mask & color]
    if len(found) < 2:
        rows = OF[found[0]] if found else STEEL
        return _leaning(rows[bits & 3], rows[bits >> 2 & 3], (bits >> 4 & 7) / 20)
    sky = OF[found[(bits >> 2) % len(found)]][bits & 3]
    land = OF[found[((bits >> 2) + 1) % len(found)]][bits >> 4 & 3]
    return Scheme(sky.high, sky.low, sky.light, land.far, land.mid, land.near)


def _leaning(first: Scheme, second: Scheme, share: float) -> Scheme:
    return Scheme(
        between(first.high, second.high, share), between(first.low, second.low, share),
        between(first.light, second.light, share), between(first.far, second.far, share),
        between(first.mid, second.mid, share), between(first.near, second.near, share),
    )  # fmt: skip


def is_dark(color: str) -> bool:
    return sum(int(color[n : n + 2], 16) for n in (1, 3, 5)) < 300


def between(first: str, second: str, share: float) -> str:
    """A color on the way from one to the other.

    >>> between("#000000", "#ffffff", 0.5)
    '#808080'
    """
    a, b = (tuple(int(text[n : n + 2], 16) for n in (1, 3, 5)) for text in (first, second))
    return "#" + "".join(f"{round(x + (y - x) * share):02x}" for x, y in zip(a, b, strict=True))
