"""The picture of a card without art: a sky, a disc and hills, drawn from the letters of its name.

Two cards look different, one card looks the same everywhere. Nothing is random, nothing is copied.
"""

from __future__ import annotations

from zlib import crc32

from inset.drawing.palette import Palette
from inset.drawing.sheet import Box, Shape, Sheet
from inset.language.card import Face


def draw(sheet: Sheet, box: Box, palette: Palette, face: Face) -> None:
    """Fills the box."""
    name = face.name
    seed = crc32(name.encode())
    radius = min(box.h, box.w) * (0.14 + (seed & 7) / 80)
    halo = radius * 1.25
    x = box.w * (0.18 + (seed >> 3 & 63) / 100)
    y = max(radius + 6, box.h * 0.36)
    shapes = [Shape(f"M0 0H{box.w:.1f}V{box.h:.1f}H0Z", palette.bar)]
    shapes += [Shape(_disc(x, y, halo), palette.paper, opacity=0.5), Shape(_disc(x, y, radius), palette.paper)]
    for layer in range(3):
        bits = crc32(f"{name} {layer}".encode())
        shapes.append(Shape(_hills(box, bits, 0.52 + layer * 0.16), palette.deep, opacity=0.35 + 0.25 * layer))
    sheet.art(box, shapes)


def back(sheet: Sheet, box: Box) -> None:
    """The back of a card."""
    sheet.art(box, [Shape(f"M0 0H{box.w:.1f}V{box.h:.1f}H0Z", "#3a3f46")])


def _disc(x: float, y: float, r: float) -> str:
    return f"M{x - r:.1f} {y:.1f}a{r:.1f} {r:.1f} 0 1 1 {2 * r:.1f} 0a{r:.1f} {r:.1f} 0 1 1-{2 * r:.1f} 0Z"


def _hills(box: Box, bits: int, level: float) -> str:
    """A line of hills from edge to edge."""
    steps = 4 + (bits & 3)
    each = box.w / steps
    heights = [box.h * min(0.97, level + ((bits >> 4 * i & 15) / 15 - 0.5) * 0.26) for i in range(steps + 1)]
    path = f"M0 {box.h:.1f}V{heights[0]:.1f}"
    for i in range(steps):
        x0, x1 = each * i, each * (i + 1)
        middle = (x0 + x1) / 2
        path += f"C{middle:.1f} {heights[i]:.1f} {middle:.1f} {heights[i + 1]:.1f} {x1:.1f} {heights[i + 1]:.1f}"
    return f"{path}V{box.h:.1f}Z"
