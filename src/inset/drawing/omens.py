"""What a spell's picture shows instead of a figure: rays, an arcane circle, stars, a window of stained glass."""

from __future__ import annotations

from math import cos, pi, sin

from inset.drawing.schemes import Scheme, between
from inset.drawing.sheet import Box, Shape, pen
from inset.drawing.terrain import Chance, disc

Point = tuple[float, float]


def _point(x: float, y: float, r: float, turn: float) -> Point:
    return x + r * cos(turn), y + r * sin(turn)


def _lines(points: list[Point]) -> str:
    return pen("M", *points[0]) + "".join(pen("L", *point) for point in points[1:])


def _star(x: float, y: float, outer: float, inner: float, points: int, turn: float) -> str:
    return _lines([_point(x, y, inner if n % 2 else outer, turn + pi * n / points) for n in range(2 * points)]) + "Z"


def burst(box: Box, tone: Scheme, chance: Chance) -> list[Shape]:
    """An instant: rays from one point, and what flies out of it."""
    x, y = box.w * chance.between(0.36, 0.64), box.h * chance.between(0.42, 0.58)
    far = box.w + box.h
    count = 9 + chance.bits() % 6
    start = chance.between(0, pi)
    wide = pi / count
    rays = ""
    for n in range(count):
        turn = start + 2 * wide * n
        rays += _lines([(x, y), _point(x, y, far, turn), _point(x, y, far, turn + wide * 0.7)]) + "Z"
    r = min(box.w, box.h)
    spikes = 4 + chance.bits() % 5
    sparks = ""
    for _ in range(12):
        turn, away = chance.between(0, 2 * pi), r * chance.between(0.34, 0.75)
        sparks += disc(x + away * cos(turn), y + away * 0.7 * sin(turn), r * chance.between(0.008, 0.022))
    made = [Shape(rays, tone.light, opacity=0.22), Shape(disc(x, y, r * 0.3), tone.light, opacity=0.3)]
    kind = chance.bits() % 3
    if kind == 0:
        made.append(Shape(_star(x, y, r * 0.38, r * 0.12, spikes, start), tone.near, opacity=0.9))
        made.append(Shape(_star(x, y, r * 0.24, r * 0.09, spikes, start + pi / spikes), tone.light))
    elif kind == 1:
        made += _bolt(x, y, r, tone, chance)
    else:
        rings = "".join(disc(x, y, r * size) for size in (0.14, 0.22, 0.31, 0.41))
        made.append(Shape(rings, "none", tone.near, 0.85, r * 0.03))
        made.append(Shape(disc(x, y, r * 0.08), tone.light))
    return [*made, Shape(sparks, tone.light, opacity=0.9)]


def _bolt(x: float, y: float, r: float, tone: Scheme, chance: Chance) -> list[Shape]:
    """Lightning that comes down to the point."""
    lean = r * chance.between(-0.25, 0.25)
    joints = [(x + lean, y - r * 0.7), (x - r * 0.08, y - r * 0.3), (x + r * 0.09, y - r * 0.24), (x, y + r * 0.36)]
    there = [(px + r * 0.07, py) for px, py in joints[:-1]]
    path = _lines([*there, joints[-1], *reversed([(px - r * 0.06, py + r * 0.04) for px, py in joints[:-1]])]) + "Z"
    return [Shape(path, tone.light, tone.near, 1.0, r * 0.02)]


def circle(box: Box, tone: Scheme, chance: Chance) -> list[Shape]:
    """A sorcery: rings, a polygon with its diagonals, signs around it."""
    x, y = box.w / 2, box.h * 0.47
    r = min(box.w, box.h) * 0.4
    points = 3 + chance.bits() % 6
    turn = -pi / 2 + (chance.between(0, pi) if chance.bits() & 1 else 0)
    step = 2 if points > 4 else 1
    corners = [_point(x, y, r * 0.8, turn + 2 * pi * n / points) for n in range(points)]
    sides = "".join(_lines([corners[n], corners[(n + step) % points]]) for n in range(points))
    signs = "".join(
        disc(*_point(x, y, r * 0.9, turn + 2 * pi * n / (3 * points)), r * 0.035) for n in range(3 * points)
    )
    knots = "".join(disc(*corner, r * 0.075) for corner in corners)
    wide = r * 0.028
    return [
        Shape(disc(x, y, r), tone.near, opacity=0.62),
        Shape(disc(x, y, r), "none", tone.light, 0.95, wide * 1.4),
        Shape(disc(x, y, r * 0.8) + sides + disc(x, y, r * 0.3), "none", tone.light, 0.8, wide),
        Shape(signs, tone.light, opacity=0.85),
        Shape(knots + disc(x, y, r * 0.12), tone.light),
    ]


def stars(box: Box, tone: Scheme, chance: Chance) -> list[Shape]:
    """An enchantment: ribbons of light, and stars that are joined."""
    made = [_ribbon(box, between(tone.light, tone.mid, 0.25 * number), chance) for number in range(3)]
    count = 5 + chance.bits() % 3
    places = [
        (
            box.w * (0.16 + 0.68 * n / (count - 1) + chance.between(-0.04, 0.04)),
            box.h * chance.between(0.14, 0.7),
        )
        for n in range(count)
    ]
    r = min(box.w, box.h) * 0.02
    made.append(Shape(_lines(places), "none", tone.near, 0.5, r * 0.75))
    made.append(Shape(_lines(places), "none", tone.light, 1.0, r * 0.36))
    made.append(Shape("".join(_star(x, y, r * 3.0, r * 0.9, 4, 0) for x, y in places), tone.near, opacity=0.55))
    made.append(Shape("".join(_star(x, y, r * 2.3, r * 0.7, 4, 0) for x, y in places), tone.light))
    return made


def _ribbon(box: Box, ink: str, chance: Chance) -> Shape:
    w, y = box.w, box.h * chance.between(0.14, 0.5)
    rise, wide = box.h * chance.between(0.1, 0.24), box.h * chance.between(0.05, 0.1)
    there = pen(
        "M", 0, y, "C", w * 0.3, y - rise, w * 0.45, y + rise, w * 0.62, y, "S", w * 0.9, y - rise, w, y - rise * 0.3
    )
    crest, low = y - rise + 2 * wide, y + 1.6 * wide
    back = pen("V", y - rise * 0.3 + wide, "C", w * 0.85, crest, w * 0.8, y + wide, w * 0.62, low)
    return Shape(there + back + pen("S", w * 0.3, crest, 0, y + wide, "Z"), ink, opacity=0.36)


def window(box: Box, tone: Scheme, chance: Chance) -> list[Shape]:
    """A Saga: panes of colored glass in an arch."""
    w, h = box.w, box.h
    left, right, top, bottom = w * 0.12, w * 0.88, h * 0.06, h * 0.94
    wide, x = right - left, w / 2
    arch = pen("M", left, bottom, "V", top + wide * 0.5, "Q", left, top + wide * 0.1, x, top)
    arch += pen("Q", right, top + wide * 0.1, right, top + wide * 0.5, "V", bottom, "Z")
    made = [Shape(pen("M", 0, 0, "H", w, "V", h, "H", 0, "Z"), tone.near, opacity=0.55)]
    made.append(Shape(arch, between(tone.high, tone.low, 0.5)))
    y = top + (bottom - top) * chance.between(0.34, 0.46)
    inks = (tone.light, tone.low, tone.far, tone.mid, tone.high)
    count = 10 + chance.bits() % 5
    reach = min(wide, bottom - top) * 0.46
    for n in range(count):
        corners = [(x, y), *(_point(x, y, reach, 2 * pi * m / count) for m in (n, n + 1))]
        made.append(Shape(_lines(corners) + "Z", inks[chance.bits() % 5], tone.near, 0.95, w * 0.008))
    made.append(Shape(disc(x, y, reach * 0.3), tone.light, tone.near, 1.0, w * 0.01))
    each = max(0.0, bottom - y - reach) / 3
    for row in range(3):
        for column in range(3):
            pane = pen(
                "M", left + wide * column / 3, y + reach + row * each, "h", wide / 3, "v", each, "h", -wide / 3, "Z"
            )
            made.append(Shape(pane, inks[chance.bits() % 5], tone.near, 0.9, w * 0.008))
    return [*made, Shape(arch, "none", tone.near, 1.0, w * 0.03)]
