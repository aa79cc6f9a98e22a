"""Landscapes by color: fields, sea, marsh, mountains, forest; and a city for what has no color.

Each function gives its layers from far to near; the last one is the ground that a figure stands behind.
"""

from __future__ import annotations

from inset.drawing.schemes import Scheme, between
from inset.drawing.sheet import Box, Shape, pen


class Chance:
    """Numbers that follow from a seed, and from nothing else."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = seed & 0xFFFFFFFF or 1

    def bits(self) -> int:
        """Sixteen bits."""
        self._state = (self._state * 1664525 + 1013904223) & 0xFFFFFFFF
        return self._state >> 16

    def between(self, low: float, high: float) -> float:
        return low + (high - low) * self.bits() / 65535


def disc(x: float, y: float, r: float) -> str:
    return pen("M", x - r, y, "a", r, r, 0, 1, 1, 2 * r, 0, "a", r, r, 0, 1, 1, -2 * r, 0, "Z")


def crescent(x: float, y: float, r: float) -> str:
    """A moon that is open to the upper right."""
    tip, side = x + r * 0.3, y - r * 0.954
    less = r * 0.82
    return pen("M", tip, side, "A", r, r, 0, 1, 0, x + r * 0.954, y + r * 0.3, "A", less, less, 0, 1, 1, tip, side, "Z")


def _closed(box: Box, line: str) -> str:
    return pen("M", 0, box.h, line, "V", box.h, "Z")


def hills(box: Box, chance: Chance, level: float, rise: float) -> str:
    """Soft hills from edge to edge around a level, in shares of the height."""
    steps = 3 + chance.bits() % 3
    each = box.w / steps
    heights = [box.h * (level + rise * chance.between(-1, 1)) for _ in range(steps + 1)]
    line = pen("V", heights[0])
    for i in range(steps):
        middle = each * (i + 0.5)
        line += pen("C", middle, heights[i], middle, heights[i + 1], each * (i + 1), heights[i + 1])
    return _closed(box, line)


def peaks(box: Box, chance: Chance, level: float, rise: float) -> tuple[str, str]:
    """Jagged mountains, and the snow on their tops."""
    line, snow = pen("V", box.h * (level + rise * 0.5)), ""
    x = -box.w * 0.06
    while x < box.w:
        wide = box.w * chance.between(0.2, 0.36)
        top = box.h * (level - rise * chance.between(0.35, 1.2))
        foot = box.h * (level + rise * chance.between(0.3, 0.7))
        middle = x + wide * chance.between(0.42, 0.58)
        line += pen("L", middle, top, "L", x + wide, foot)
        cap = (foot - top) * 0.24
        left, right = cap * (middle - x) / (foot - top), cap * (x + wide - middle) / (foot - top)
        snow += pen("M", middle, top, "l", right, cap, "l", -right * 0.7, -cap * 0.3)
        snow += pen("l", -right * 0.3 - left * 0.2, cap * 0.4, "l", -left * 0.3, -cap * 0.35)
        snow += pen("L", middle - left, top + cap, "Z")
        x += wide
    return _closed(box, line), snow


def clouds(box: Box, tone: Scheme, chance: Chance) -> list[Shape]:
    """A few flat ones, or none."""
    made = []
    for _ in range(chance.bits() % 4):
        wide = box.w * chance.between(0.16, 0.34)
        high = wide * 0.13
        x, y = box.w * chance.between(-0.05, 0.85), box.h * chance.between(0.08, 0.42)
        path = pen("M", x, y, "h", wide, "a", high / 2, high / 2, 0, 0, 0, 0, -high, "h", -wide * 0.24)
        path += pen("a", high, high, 0, 0, 0, -2 * high, 0, "h", -wide * 0.3, "a", high / 2, high / 2, 0, 0, 0, 0, high)
        made.append(Shape(path + "Z", tone.light, opacity=0.5))
    return made


def stars(box: Box, tone: Scheme, chance: Chance) -> Shape:
    """In the sky of a night."""
    places = [(box.w * chance.between(0, 1), box.h * chance.between(0.02, 0.45)) for _ in range(16)]
    dots = "".join(disc(x, y, max(0.5, box.h * chance.between(0.003, 0.007))) for x, y in places)
    return Shape(dots, tone.light, opacity=0.75)


def birds(box: Box, tone: Scheme, chance: Chance) -> Shape:
    """A few far ones in the sky of a day, or none."""
    made, x, y = "M0 0", box.w * chance.between(0.1, 0.8), box.h * chance.between(0.1, 0.3)
    for _ in range(chance.bits() % 5):
        wing = box.w * chance.between(0.012, 0.022)
        made += pen("M", x - wing, y - wing * 0.4, "q", wing * 0.6, -wing * 0.3, wing, wing * 0.4)
        made += pen("q", wing * 0.4, -wing * 0.7, wing, -wing * 0.4)
        x, y = x + box.w * chance.between(0.03, 0.07), y + box.h * chance.between(-0.05, 0.05)
    return Shape(made, "none", tone.near, 0.6, max(0.8, box.h * 0.006))


def fields(box: Box, tone: Scheme, chance: Chance) -> list[Shape]:
    """Rolling country, with a tower or a colonnade far off."""
    made = [Shape(hills(box, chance, 0.62, 0.08), tone.far)]
    x, ground = box.w * (chance.between(0.06, 0.24) if chance.bits() & 1 else chance.between(0.76, 0.94)), box.h * 0.66
    building = _tower if chance.bits() & 1 else _temple
    made.append(Shape(building(x, ground, box.h * 0.05), between(tone.far, tone.mid, 0.5)))
    made.append(Shape(hills(box, chance, 0.74, 0.06), tone.mid))
    for number in range(3):
        y = box.h * (0.8 + 0.05 * number)
        furrow = pen("M", 0, y, "Q", box.w / 2, y - box.h * 0.07, box.w, y)
        made.append(Shape(furrow, "none", tone.far, 0.4))
    return [*made, Shape(hills(box, chance, 0.92, 0.04), tone.near)]


def _tower(x: float, y: float, u: float) -> str:
    """Its battlements from left to right."""
    tooth = pen("v", -0.5 * u, "h", 0.6 * u, "v", 0.5 * u, "h", 0.6 * u)
    top = pen("h", -0.4 * u, "v", -0.5 * u) + tooth + tooth + pen("v", -0.5 * u, "h", 0.4 * u, "v", u, "h", -0.4 * u)
    return pen("M", x - u, y, "v", -5 * u, top, "V", y, "Z")


def _temple(x: float, y: float, u: float) -> str:
    roof = pen("M", x - 3 * u, y - 2.6 * u, "h", 6 * u, "v", -0.5 * u, "l", -3 * u, -1.4 * u, "l", -3 * u, 1.4 * u, "Z")
    for number in range(4):
        left = x + (number - 1.5) * 1.4 * u - 0.35 * u
        roof += pen("M", left, y, "v", -2.7 * u, "h", 0.7 * u, "v", 2.7 * u, "Z")
    return roof + pen("M", x - 3 * u, y, "h", 6 * u, "v", 0.8 * u, "h", -6 * u, "Z")


def waves(box: Box, tone: Scheme, chance: Chance, level: float = 0.88) -> list[Shape]:
    """One row of waves in front."""
    return [Shape(_wave(box, chance, level, 0.022), tone.near)]


def _wave(box: Box, chance: Chance, level: float, rise: float) -> str:
    count = 5 + chance.bits() % 4
    half, up = box.w / count / 2, box.h * rise
    return _closed(box, pen("V", box.h * level) + pen("q", half / 2, -2 * up, half, 0, "t", half, 0) * count)


def sea(box: Box, tone: Scheme, chance: Chance) -> list[Shape]:
    """A horizon, islands, and waves that grow."""
    horizon = box.h * 0.6
    made = [Shape(pen("M", 0, horizon, "H", box.w, "V", box.h, "H", 0, "Z"), tone.far)]
    for _ in range(1 + chance.bits() % 2):
        x, half = box.w * chance.between(0.05, 0.8), box.w * chance.between(0.07, 0.15)
        high = box.h * chance.between(0.06, 0.16)
        island = pen("M", x, horizon, "q", half * 0.6, -high * 1.8, half, -high, "t", half, high, "Z")
        made.append(Shape(island, between(tone.far, tone.mid, 0.6)))
    glitter = ""
    for number in range(4):
        glitter += pen("M", box.w * chance.between(0.3, 0.62), horizon + box.h * (0.02 + 0.03 * number))
        glitter += pen("h", box.w * chance.between(0.04, 0.12))
    made.append(Shape(glitter, "none", tone.light, 0.7, box.h * 0.008))
    made.append(Shape(_wave(box, chance, 0.74, 0.012), between(tone.far, tone.mid, 0.6)))
    made.append(Shape(_wave(box, chance, 0.82, 0.018), tone.mid))
    return [*made, *waves(box, tone, chance, 0.92)]


def marsh(box: Box, tone: Scheme, chance: Chance) -> list[Shape]:
    """Low ground, water in strips, dead trees, reeds."""
    made = [Shape(hills(box, chance, 0.6, 0.05), tone.far)]
    shade = between(tone.far, tone.mid, 0.7)
    made += [Shape(_dead_tree(box, chance, 0.66, 0.3), "none", shade, 1.0, box.h * 0.012) for _ in range(2)]
    made.append(Shape(pen("M", 0, box.h * 0.68, "H", box.w, "V", box.h, "H", 0, "Z"), tone.mid))
    water = ""
    for number in range(4):
        water += pen("M", box.w * chance.between(0, 0.7), box.h * (0.72 + 0.05 * number))
        water += pen("h", box.w * chance.between(0.1, 0.3))
    made.append(Shape(water, "none", tone.low, 0.35, box.h * 0.012))
    made.append(Shape(_dead_tree(box, chance, 0.95, 0.6), "none", tone.near, 1.0, box.h * 0.02))
    reeds = ""
    for _ in range(14):
        bend, high = box.w * chance.between(-0.02, 0.02), box.h * chance.between(0.12, 0.2)
        reeds += pen("M", box.w * chance.between(0, 1), box.h, "q", box.w * 0.01, -high * 0.6, bend, -high)
    made.append(Shape(reeds, "none", tone.near, 1.0, box.h * 0.008))
    return [*made, Shape(hills(box, chance, 0.93, 0.03), tone.near)]


def _dead_tree(box: Box, chance: Chance, foot: float, high: float) -> str:
    """On the left or on the right, so that the middle stays free."""
    x = box.w * (chance.between(0.04, 0.22) if chance.bits() & 1 else chance.between(0.78, 0.96))
    y, h = box.h * foot, box.h * high
    bend = box.w * 0.02 * chance.between(-1, 1)
    made = pen("M", x, y, "q", bend, -h * 0.5, 0, -h)
    made += pen("M", x + bend * 0.6, y - h * 0.45, "q", h * 0.12, -h * 0.06, h * 0.24, -h * 0.26)
    made += pen("M", x + bend * 0.4, y - h * 0.62, "q", -h * 0.12, -h * 0.04, -h * 0.2, -h * 0.22)
    return made + pen("M", x + h * 0.13, y - h * 0.55, "l", h * 0.14, -h * 0.02)


def mountains(box: Box, tone: Scheme, chance: Chance) -> list[Shape]:
    """Two ranges, the nearer one darker; sometimes fire runs down."""
    far, snow = peaks(box, chance, 0.6, 0.24)
    near, _ = peaks(box, chance, 0.76, 0.14)
    made = [Shape(far, tone.far), Shape(snow, tone.light, opacity=0.55), Shape(near, tone.mid)]
    if chance.bits() % 3 == 0:
        w, h = box.w, box.h
        stream = pen("M", w * chance.between(0.1, 0.9), h * 0.76, "q", w * 0.03, h * 0.06, -w * 0.02, h * 0.1)
        made.append(Shape(stream + pen("t", w * 0.02, h * 0.14), "none", tone.light, 0.8, h * 0.014))
    return [*made, Shape(hills(box, chance, 0.92, 0.035), tone.near)]


def forest(box: Box, tone: Scheme, chance: Chance) -> list[Shape]:
    """Rows of firs or of round trees."""
    tree = _fir if chance.bits() & 1 else _round_tree
    made = [Shape(hills(box, chance, 0.6, 0.06), between(tone.low, tone.far, 0.6))]
    for level, high, ink in ((0.68, 0.2, tone.far), (0.82, 0.3, tone.mid)):
        row, x = _closed(box, pen("V", box.h * (level - 0.02), "H", box.w)), -box.w * 0.02
        while x < box.w * 1.02:
            h = box.h * high * chance.between(0.6, 1.1)
            row += tree(x, box.h * level, h)
            x += h * chance.between(0.3, 0.55)
        made.append(Shape(row, ink))
    sides = tree(box.w * chance.between(-0.02, 0.1), box.h * 0.98, box.h * chance.between(0.55, 0.8))
    sides += tree(box.w * chance.between(0.9, 1.02), box.h * 0.98, box.h * chance.between(0.55, 0.8))
    made.append(Shape(sides, tone.near))
    return [*made, Shape(hills(box, chance, 0.93, 0.03), tone.near)]


def _fir(x: float, y: float, h: float) -> str:
    w = h * 0.2
    right = pen("l", w * 0.6, h * 0.36, "h", -w * 0.24, "l", w * 0.64, h * 0.5, "h", -w * 0.85, "v", h * 0.14)
    left = pen("h", -w * 0.3, "v", -h * 0.14, "h", -w * 0.85, "l", w * 0.64, -h * 0.5, "h", -w * 0.24, "Z")
    return pen("M", x, y - h) + right + left


def _round_tree(x: float, y: float, h: float) -> str:
    r = h * 0.24
    trunk = pen("M", x - h * 0.03, y, "v", -h * 0.5, "h", h * 0.06, "v", h * 0.5, "Z")
    crown = (
        disc(x, y - h * 0.7, r) + disc(x - r * 0.7, y - h * 0.52, r * 0.72) + disc(x + r * 0.7, y - h * 0.52, r * 0.72)
    )
    return trunk + crown


def city(box: Box, tone: Scheme, chance: Chance) -> list[Shape]:
    """Blocks, spires and domes, for what has no color."""
    made = [Shape(_blocks(box, chance, 0.7, 0.3), tone.far), Shape(_blocks(box, chance, 0.84, 0.26), tone.mid)]
    return [*made, Shape(_closed(box, pen("V", box.h * 0.93, "H", box.w)), tone.near)]


def _blocks(box: Box, chance: Chance, level: float, high: float) -> str:
    line, x = pen("V", box.h * level), 0.0
    roofs = ""
    while x < box.w:
        wide = box.w * chance.between(0.05, 0.12)
        top = box.h * (level - high * chance.between(0.1, 0.85))
        line += pen("V", top, "h", wide)
        kind = chance.bits() % 4
        if kind == 0:
            roofs += pen("M", x, top, "l", wide / 2, -box.h * 0.12, "l", wide / 2, box.h * 0.12, "Z")
        elif kind == 1:
            roofs += pen("M", x, top, "a", wide / 2, wide / 2, 0, 0, 1, wide, 0, "Z")
        x += wide
    return _closed(box, line) + roofs
