"""715.1, 718.1, 720.1, 722.1: the look of each kind of inset.

An Adventure is the left page of an open book, an Omen a scroll, a prepare spell a sheet of notes, a prototype's cost
and size a strip of a blueprint. A legendary card wears a crown above its name (205.4d).
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from inset.drawing.palette import INK, Palette, of_face
from inset.drawing.schemes import between
from inset.drawing.sheet import Box, Sheet
from inset.drawing.typeface import BOLD, SERIF
from inset.drawing.words import cost_symbols, size, type_line
from inset.language.card import ADVENTURE, OMEN, PREPARE, Card, Face

NAME: Final = 24.0  # the font of an inset's name
NAME_ROW: Final = 34.0
TYPE_ROW: Final = 25.0
CROWN: Final = 16.0  # the room that a crown takes above the name; its points rise into the border
PARCHMENT: Final = "#f4e6c4"
BLUEPRINT: Final = "#27496b"
GOLD: Final = "#f0cf73"
GOLD_EDGE: Final = "#5e4510"


@dataclass(frozen=True, slots=True)
class Margins:
    """Around the words of an inset; ``top`` is above its name, ``head`` its name and type line."""

    left: float
    top: float
    right: float
    bottom: float
    head: float = NAME_ROW + TYPE_ROW + 8

    def text(self, box: Box) -> Box:
        top = box.y + self.top + self.head
        return Box(box.x + self.left, top, box.w - self.left - self.right, box.bottom - self.bottom - top)


MARGINS: Final = {
    ADVENTURE: Margins(14, 8, 14, 12), OMEN: Margins(18, 26, 18, 30), PREPARE: Margins(34, 8, 12, 12),
}  # fmt: skip


def draw(sheet: Sheet, box: Box, card: Card) -> Box:
    """The paper of the inset with its name, cost and type line; returns the room for its text."""
    face = card.faces[1]
    palette = of_face(face)
    margins = MARGINS[card.frame]
    if card.frame == ADVENTURE:
        _page(sheet, box, palette, margins)
    elif card.frame == OMEN:
        _scroll(sheet, box, palette, margins)
    else:
        _notes(sheet, box, palette, margins)
    _head(sheet, box, palette, margins, face)
    return margins.text(box)


def _head(sheet: Sheet, box: Box, palette: Palette, margins: Margins, face: Face) -> None:
    row = Box(box.x + margins.left, box.y + margins.top, box.w - margins.left - margins.right, NAME_ROW)
    symbols = cost_symbols(face)
    room = min(row.w * 0.55, (NAME + 2) * len(symbols))
    used = sheet.icons(Box(row.right - room, row.y, room, row.h), symbols, NAME + 2) if symbols else 0.0
    sheet.line(Box(row.x, row.y, row.w - used - (6 if used else 0), row.h), face.name, NAME, BOLD)
    types = Box(row.x, row.bottom - 3, row.w, TYPE_ROW)
    sheet.line(types, type_line(face), 20, SERIF, ink=between(palette.edge, INK, 0.55))
    y = types.bottom + 3
    middle = row.x + row.w / 2
    sheet.shape(f"M{row.x:g} {y:g}H{row.right:g}", "none", palette.edge, 0.8, 1.6)
    sheet.shape(f"M{middle - 6:g} {y:g}l6-4 6 4-6 4Z", palette.edge)


# --- an open book -----------------------------------------------------------------------------------------------------


def book(sheet: Sheet, box: Box, spine: float, palette: Palette, inset: Palette) -> None:
    """715.1: the whole text box: a cover, the edges of the leaves, two pages, a ribbon between them."""
    sheet.shape(f"M{spine - 7:g} {box.bottom - 20:g}h14v44l-7-8-7 8Z", inset.deep, palette.edge, 1.0, 1)
    sheet.rect(Box(box.x - 4, box.y + 1, box.w + 8, box.h + 6), palette.deep, palette.edge, 7, 1.5)
    for number, shade in enumerate((0.42, 0.28, 0.14)):
        inner = Box(box.x - 1 + number, box.y + 2, box.w + 2 - 2 * number, box.h + 2 - number)
        sheet.rect(inner, between(palette.paper, palette.edge, shade), radius=5)
    sheet.shape(_leaf(Box(spine, box.y, box.right - spine, box.h), False), palette.paper)


def _page(sheet: Sheet, box: Box, palette: Palette, margins: Margins) -> None:
    """The left page, its head in its own color, and the shadow of the fold."""
    sheet.shape(_leaf(box, True), palette.paper)
    band = Box(box.x, box.y, box.w, margins.top + margins.head - 5)
    sheet.shape(_leaf(band, True), palette.bar)
    for wide, dark in ((20.0, 0.05), (12.0, 0.07), (5.0, 0.10)):
        sheet.rect(Box(box.right - wide, box.y + 4, wide * 1.8, box.h - 4), INK, opacity=dark)
    sheet.rect(Box(box.right - 1, box.y + 4, 2, box.h - 4), INK, opacity=0.35)


def _leaf(box: Box, left: bool) -> str:
    """A page whose upper edge falls towards the fold."""
    if left:
        return (
            f"M{box.x:g} {box.y + 4:g}Q{box.x + box.w * 0.5:g} {box.y - 4:g} {box.right:g} {box.y + 5:g}"
            f"V{box.bottom:g}H{box.x:g}Z"
        )
    return (
        f"M{box.x:g} {box.y + 5:g}Q{box.x + box.w * 0.5:g} {box.y - 4:g} {box.right:g} {box.y + 4:g}"
        f"V{box.bottom:g}H{box.x:g}Z"
    )


# --- a scroll, notes --------------------------------------------------------------------------------------------------


def _scroll(sheet: Sheet, box: Box, palette: Palette, margins: Margins) -> None:
    """720.1: a parchment between two rollers."""
    sheet.rect(Box(box.x + 9, box.y + 10, box.w - 12, box.h - 20), INK, opacity=0.16)
    paper = Box(box.x + 8, box.y + 10, box.w - 16, box.h - 20)
    sheet.rect(paper, between(palette.paper, PARCHMENT, 0.7), palette.edge, 0, 1.5)
    sheet.rect(Box(paper.x, paper.y, paper.w, margins.top + margins.head - 15), palette.bar, opacity=0.75)
    for y in (box.y + 2, box.bottom - 20):
        sheet.rect(Box(paper.x, y + 16, paper.w, 5), INK, opacity=0.14)
        for x in (box.x, box.right - 12):
            sheet.rect(Box(x, y + 3, 12, 12), palette.deep, palette.edge, 4, 1.5)
        sheet.rect(Box(box.x + 6, y, box.w - 12, 18), palette.frame, palette.edge, 9, 1.5)
        sheet.rect(Box(box.x + 14, y + 4, box.w - 28, 3), "#ffffff", radius=1.5, opacity=0.45)


def _notes(sheet: Sheet, box: Box, palette: Palette, margins: Margins) -> None:
    """722.1: a sheet of notes, punched on its left."""
    sheet.rect(Box(box.x + 3, box.y + 5, box.w, box.h - 3), INK, opacity=0.14)
    paper = Box(box.x, box.y + 1, box.w, box.h - 2)
    sheet.rect(paper, palette.paper, palette.edge, 3, 1.5)
    sheet.rect(Box(paper.x + 1, paper.y + 1, paper.w - 2, margins.top + margins.head - 8), palette.bar, radius=2)
    top = box.y + margins.top + margins.head
    for number in range(1, int((paper.bottom - top - 6) / 24) + 1):
        y = top + number * 24
        sheet.shape(f"M{paper.x + 28:g} {y:g}H{paper.right - 4:g}", "none", palette.edge, 0.16, 1.2)
    sheet.shape(f"M{paper.x + 26:g} {paper.y + 2:g}V{paper.bottom - 2:g}", "none", "#b5382a", 0.55, 1.6)
    holes = max(2, int(paper.h / 70))
    for number in range(holes):
        y = paper.y + paper.h * (number + 0.5) / holes
        sheet.rect(Box(paper.x + 8, y - 5, 10, 10), palette.frame, palette.edge, 5, 1.5)


def flourish(sheet: Sheet, box: Box, palette: Palette) -> None:
    """In the middle of a page without words."""
    x, y = box.x + box.w / 2, box.y + box.h / 2
    sheet.shape(f"M{x:g} {y - 13:g}l9 13-9 13-9-13Z", palette.edge, opacity=0.5)
    for side in (-1, 1):
        curl = f"c{side * 14}-16 {side * 34}-16 {side * 40} 0c{side * 6} 14 {side * 24} 10 {side * 22}-4"
        sheet.shape(f"M{x + side * 16:g} {y:g}{curl}", "none", palette.edge, 0.5, 3)


# --- a blueprint ------------------------------------------------------------------------------------------------------


def strip(sheet: Sheet, box: Box, card: Card) -> None:
    """718.1: the second mana cost, power and toughness, in the colors that they bring."""
    face = card.faces[1]
    palette = of_face(face)
    sheet.rect(box, palette.frame, palette.edge, 8)
    box = box.inner(5)
    sheet.rect(box, BLUEPRINT, radius=4)
    grid = "".join(f"M{box.x + x:g} {box.y + 2:g}V{box.bottom - 2:g}" for x in range(14, int(box.w), 14))
    grid += "".join(f"M{box.x + 2:g} {box.y + y:g}H{box.right - 2:g}" for y in range(14, int(box.h), 14))
    sheet.shape(grid, "none", "#ffffff", 0.16, 1)
    inner = box.inner(6, 4)
    for x, side in ((inner.x, 1), (inner.right, -1)):
        for y, end in ((inner.y, 1), (inner.bottom, -1)):
            sheet.shape(f"M{x:g} {y + 10 * end:g}V{y:g}H{x + 10 * side:g}", "none", "#ffffff", 0.8, 2)
    sheet.line(Box(inner.x + 12, inner.y, 128, inner.h), "Prototype", 27, BOLD, "middle", "#ffffff")
    plate = Box(inner.right - 100, inner.y + 1, 90, inner.h - 2)
    sheet.rect(plate, palette.paper, "#ffffff", 8)
    sheet.line(plate.inner(6, -3), size(face), 29, BOLD, "middle")
    measure = Box(inner.x + 152, inner.y, plate.x - inner.x - 168, inner.h)
    used = sheet.icons(measure, cost_symbols(face), 33, "left")
    x, y = measure.x + used + 12, box.y + box.h / 2
    if plate.x - 14 > x + 30:
        sheet.shape(
            f"M{x:g} {y:g}H{plate.x - 12:g}M{x:g} {y - 7:g}v14M{plate.x - 12:g} {y - 7:g}v14",
            "none",
            "#ffffff",
            0.55,
            1.6,
        )


# --- a crown ----------------------------------------------------------------------------------------------------------


def crown(sheet: Sheet, box: Box) -> None:
    """205.4d: above the bar of a legendary card's name: five points with stones, over its whole width."""
    base = box.bottom
    tips = [(0.0, 20.0), (0.25, 19.0), (0.5, 31.0), (0.75, 19.0), (1.0, 20.0)]
    path = f"M{box.x:g} {base - tips[0][1]:g}"
    for (before, _), (at, high) in pairwise(tips):
        x = box.x + box.w * at
        path += f"Q{box.x + box.w * (before + at) / 2:g} {base + 7:g} {x:g} {base - high:g}"
    sheet.shape(f"{path}V{base + 14:g}H{box.x:g}Z", GOLD, GOLD_EDGE, 1.0, 2.5)
    for at, high in tips:
        x, y = box.x + box.w * at, base - high
        r = 7.0 if at == 0.5 else 5.0
        sheet.shape(
            f"M{x:g} {y - r - 2:g}l{r:g} {r + 2:g}-{r:g} {r + 2:g}-{r:g}-{r + 2:g}Z", "#fff8e2", GOLD_EDGE, 1.0, 2
        )
