"""The picture of a card without art: a landscape by its colors, a figure by its types, chance by its name.

Two cards look different, one card looks the same everywhere. Nothing is random, nothing is copied.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final
from zlib import crc32

from inset.drawing import omens, terrain
from inset.drawing.figures import AIR, SIEGE, WALKER, WATER, Figure, creature, thing
from inset.drawing.palette import land_mask
from inset.drawing.schemes import Scheme, between, is_dark, scheme
from inset.drawing.sheet import Box, Shape, Sheet
from inset.drawing.silhouettes import LIGHT, SHADE
from inset.drawing.terrain import Chance, crescent, disc
from inset.kernel.types import (
    ARTIFACT,
    BASIC,
    BATTLE,
    BLACK,
    BLUE,
    COLORS,
    CREATURE,
    ENCHANTMENT,
    GREEN,
    INSTANT,
    LAND,
    PLANESWALKER,
    RED,
    SORCERY,
    WHITE,
)
from inset.language.card import Face

_LAND: Final[dict[int, Callable[[Box, Scheme, Chance], list[Shape]]]] = {
    WHITE: terrain.fields, BLUE: terrain.sea, BLACK: terrain.marsh, RED: terrain.mountains, GREEN: terrain.forest,
    0: terrain.city,
}  # fmt: skip


def draw(sheet: Sheet, box: Box, face: Face, middle: float = 0.5) -> None:
    """Fills the box. ``middle`` is where a figure stands, as a share of the width."""
    chance = Chance(crc32(f"{face.name}|{face.types}".encode()))
    mask = face.color_mask() or (land_mask(face) if face.types & LAND else 0)
    bits = 0 if face.supertypes & BASIC else chance.bits()  # a basic land has the typical light of its color
    tone = scheme(mask, bits)
    frame = Box(0, 0, box.w, box.h)
    figure = _figure(face, chance)
    light_x = middle if figure is not None else chance.between(0.2, 0.8)
    light_r = 0.0 if face.types & INSTANT else chance.between(0.16, 0.26)
    shapes = _sky(frame, tone, chance, (light_x, light_r), moon=bool(mask & BLACK) and chance.bits() & 1 == 0)
    found = [color for color in COLORS if mask & color] or [0]
    ground = found[((bits >> 2) + 1) % len(found)]
    land = _LAND[ground](frame, tone, chance)
    if face.types & (INSTANT | SORCERY | ENCHANTMENT) and not face.types & CREATURE:
        shapes += land[:-1] if face.types & INSTANT else land
        shapes += _spell(frame, face, tone, chance)
    elif figure is None:
        shapes += land
    elif figure.place == AIR:
        shapes += [*land, *_standing(frame, figure, tone, chance, middle)]
    elif figure.place == WATER and ground != BLUE:
        shapes += [*land[:-1], *_standing(frame, figure, tone, chance, middle), *terrain.waves(frame, tone, chance)]
    else:
        shapes += [*land[:-1], *_standing(frame, figure, tone, chance, middle), *land[-1:]]
    sheet.art(box, shapes)


def _figure(face: Face, chance: Chance) -> Figure | None:
    bits = chance.bits()
    if face.types & CREATURE and "Vehicle" not in face.subtypes:
        return creature(face.subtypes, bits)
    if face.types & PLANESWALKER:
        return WALKER
    if face.types & BATTLE:
        return SIEGE
    return thing(face.name, face.subtypes, bits) if face.types & ARTIFACT else None


def _sky(frame: Box, tone: Scheme, chance: Chance, light: tuple[float, float], moon: bool) -> list[Shape]:
    """Bands from dark to light, and a disc with its glow."""
    bands = 6
    shapes = [Shape(f"M0 0H{frame.w:.0f}V{frame.h:.0f}H0Z", tone.high)]
    for number in range(1, bands):
        y = frame.h * 0.78 * number / bands
        shapes.append(
            Shape(f"M0 {y:.1f}H{frame.w:.0f}V{frame.h:.0f}H0Z", between(tone.high, tone.low, number / (bands - 1)))
        )
    r = min(frame.w, frame.h) * light[1]
    if not r:
        return shapes
    cx, cy = frame.w * light[0], frame.h * chance.between(0.3, 0.44)
    shapes += [Shape(disc(cx, cy, r * glow), tone.light, opacity=0.16) for glow in (1.9, 1.45)]
    shapes.append(Shape(crescent(cx, cy, r) if moon else disc(cx, cy, r), tone.light, opacity=0.95))
    if moon or is_dark(tone.high):
        return [*shapes, terrain.stars(frame, tone, chance)]
    return [*shapes, *terrain.clouds(frame, tone, chance), terrain.birds(frame, tone, chance)]


def _standing(frame: Box, figure: Figure, tone: Scheme, chance: Chance, middle: float) -> list[Shape]:
    """The figure in front of the light."""
    high = min(frame.h * figure.scale, frame.w * 0.62 * figure.scale / 0.7, frame.h * 0.82)
    scale = high / 100
    foot = {AIR: frame.h * 0.45 + high * 0.52, WATER: frame.h * 0.96}.get(figure.place, frame.h * 0.93)
    mirrored = chance.bits() & 1
    x = frame.w * (middle + chance.between(-0.04, 0.04))
    flip = f"{-scale:.3f} {scale:.3f}" if mirrored else f"{scale:.3f}"
    left = x + high / 2 if mirrored else x - high / 2
    place = f"translate({left:.1f} {foot - high:.1f}) scale({flip})"
    if figure.place == AIR:
        place += f" rotate({chance.between(-14, 14):.0f} 50 50)"
    made = []
    for stroke in figure.strokes:
        ink = tone.light if stroke.ink == LIGHT else tone.near
        seen = 0.45 if stroke.ink == SHADE else 1.0
        if stroke.width:
            made.append(Shape(stroke.path, "none", ink, seen, stroke.width, place))
        else:
            made.append(Shape(stroke.path, ink, opacity=seen, transform=place))
    return made


def _spell(frame: Box, face: Face, tone: Scheme, chance: Chance) -> list[Shape]:
    if "Saga" in face.subtypes:
        return omens.window(frame, tone, chance)
    if face.types & INSTANT:
        return omens.burst(frame, tone, chance)
    if face.types & SORCERY:
        return omens.circle(frame, tone, chance)
    return omens.stars(frame, tone, chance)


def back(sheet: Sheet, box: Box) -> None:
    """The back of a card: a face-down card shows nothing else."""
    w, h = box.w, box.h
    shapes = [Shape(f"M0 0H{w:.1f}V{h:.1f}H0Z", "#2b333b")]
    step = min(w, h) / 5
    rows = int(h / step) + 2
    for row in range(rows):
        for column in range(int(w / step) + 2):
            x, y = (column + 0.5 * (row & 1)) * step, row * step
            r = step * 0.36
            shapes.append(Shape(f"M{x:.1f} {y - r:.1f}l{r:.1f} {r:.1f}l{-r:.1f} {r:.1f}l{-r:.1f} {-r:.1f}Z", "#36404a"))
    r = min(w, h) * 0.27
    shapes.append(Shape(disc(w / 2, h / 2, r * 1.18), "#2b333b"))
    shapes.append(Shape(disc(w / 2, h / 2, r), "#d3a94c"))
    shapes.append(Shape(disc(w / 2, h / 2, r * 0.88), "#2b333b"))
    a, b = r * 0.5, r * 0.3
    shapes.append(Shape(f"M{w / 2 - a:.1f} {h / 2 - a:.1f}h{2 * a:.1f}v{2 * a:.1f}h{-2 * a:.1f}Z", "#d3a94c"))
    shapes.append(
        Shape(
            f"M{w / 2 - a * 0.72:.1f} {h / 2 - b * 0.3:.1f}h{a * 0.78:.1f}v{a * 0.86:.1f}h{-a * 0.78:.1f}Z", "#2b333b"
        )
    )
    sheet.art(box, shapes)
