"""The parts of a picture: rectangles, lines of words, symbols and shapes, each at its place.

A sheet is plain data, so that a test can ask whether anything sticks out of its box before anybody draws it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from inset.drawing.metrics import BADGE_STEP, SYMBOL_EM, Fitted
from inset.drawing.palette import INK
from inset.drawing.typeface import BOLD, SANS, SERIF, shrink, width_of
from inset.drawing.words import typeset

SLACK: Final = 0.6
CAPITALS: Final = {SERIF: 0.65, BOLD: 0.65, SANS: 0.73}  # how high capital letters are, in sizes
BADGE_FILL: Final = "#3a3733"


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle, its left upper corner first."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    def inner(self, sides: float, ends: float | None = None) -> Box:
        """The box less a margin."""
        ends = sides if ends is None else ends
        return Box(self.x + sides, self.y + ends, self.w - 2 * sides, self.h - 2 * ends)

    def holds(self, x: float, y: float, w: float, h: float) -> bool:
        return (
            x >= self.x - SLACK and y >= self.y - SLACK and x + w <= self.right + SLACK and y + h <= self.bottom + SLACK
        )


def pen(*parts: str | float) -> str:
    """A path from commands and numbers.

    >>> pen("M", 0, 1.26, "h", 5, "Z")
    'M0 1.3h5Z'
    """
    made = ""
    for part in parts:
        if isinstance(part, str):
            made += part
        else:
            made += f"{'' if made[-1:].isalpha() else ' '}{round(part, 1):g}"
    return made


@dataclass(frozen=True, slots=True)
class Rect:
    box: Box
    fill: str
    stroke: str = ""
    radius: float = 0.0
    stroke_width: float = 2.0
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Words:
    """One run of words on a base line; ``width`` is the room that it takes."""

    x: float
    y: float
    width: float
    text: str
    size: float
    within: Box
    face: str = SERIF
    ink: str = INK


@dataclass(frozen=True, slots=True)
class Icon:
    """A symbol, its left edge at ``x`` and its middle at ``y``."""

    text: str
    x: float
    y: float
    size: float
    within: Box


@dataclass(frozen=True, slots=True)
class Shape:
    """A path."""

    path: str
    fill: str
    stroke: str = ""
    opacity: float = 1.0
    stroke_width: float = 2.0
    transform: str = ""


@dataclass(frozen=True, slots=True)
class Art:
    """Shapes in a window: what sticks out of it is cut off. Their coordinates count from its left upper corner."""

    box: Box
    shapes: tuple[Shape, ...]


Part = Rect | Words | Icon | Shape | Art


@dataclass(slots=True)
class Sheet:
    """A picture in the making."""

    width: float
    height: float
    title: str
    parts: list[Part] = field(default_factory=list)
    sizes: list[float] = field(default_factory=list)  # font sizes of the text boxes, for checks of legibility

    def rect(
        self,
        box: Box,
        fill: str,
        stroke: str = "",
        radius: float = 0.0,
        stroke_width: float = 2.0,
        opacity: float = 1.0,
    ) -> Box:
        self.parts.append(Rect(box, fill, stroke, radius, stroke_width, opacity))
        return box

    def art(self, box: Box, shapes: list[Shape]) -> None:
        self.parts.append(Art(box, tuple(shapes)))

    def shape(self, path: str, fill: str, stroke: str = "", opacity: float = 1.0, stroke_width: float = 2.0) -> None:
        self.parts.append(Shape(path, fill, stroke, opacity, stroke_width))

    def line(
        self, box: Box, text: str, largest: float, face: str = SERIF, align: str = "left", ink: str = INK
    ) -> float:
        """One line in the middle of a box, as large as it fits; returns its width."""
        if not text:
            return 0.0
        text = typeset(text)
        size = round(min(shrink(text, box.w, largest, face), box.h), 2)
        width = width_of(text, size, face)
        x = {"left": box.x, "right": box.right - width, "middle": box.x + (box.w - width) / 2}[align]
        y = box.y + box.h / 2 + size * CAPITALS[face] / 2
        self.parts.append(Words(round(x, 2), round(y, 2), width, text, size, box, face, ink))
        return width

    def icons(self, box: Box, symbols: list[str], largest: float, align: str = "right") -> float:
        """Symbols in a row in the middle of a box; returns the width that they take."""
        if not symbols:
            return 0.0
        size = min(largest, box.h, box.w / len(symbols))
        width = size * len(symbols)
        x = {"left": box.x, "right": box.right - width, "middle": box.x + (box.w - width) / 2}[align]
        for symbol in symbols:
            self.parts.append(Icon(symbol, round(x, 2), round(box.y + box.h / 2, 2), size, box))
            x += size
        return width

    def text(self, box: Box, made: Fitted, middle: bool = True) -> None:
        """A fitted text at the top of a box, or in its middle if there is room to spare."""
        top = box.y + (max(0.0, box.h - made.height) / 2 if middle else 0)
        self.sizes.append(made.size)
        for run in made.runs:
            x, y = round(box.x + run.x, 2), round(top + run.y, 2)
            if run.symbol:
                self.parts.append(Icon(run.text, x, round(y - made.size * 0.33, 2), made.size * SYMBOL_EM, box))
            else:
                self.parts.append(Words(x, y, run.width, run.text, made.size, box))
        for mark in made.marks:
            self._mark(box, mark.badge, top + mark.top, top + mark.bottom, made.size)

    def _mark(self, box: Box, badge: str, top: float, bottom: float, size: float) -> None:
        if badge == "•":
            self.line(Box(box.x, top, size * 0.6, size * 1.2), badge, size)
            return
        signs = badge.split(", ")  # the chapters of one ability stand one above the other
        y = (top + bottom) / 2 - size * BADGE_STEP * len(signs) / 2
        for sign in signs:
            plate = Box(box.x, y + size * 0.05, size * 2.5, size * (BADGE_STEP - 0.1))
            self.shape(_badge(plate, sign), BADGE_FILL)
            self.line(plate.inner(size * 0.3, size * 0.2), sign, size * 1.05, BOLD, "middle", "#ffffff")
            y += size * BADGE_STEP


def _badge(box: Box, badge: str) -> str:
    """A loyalty cost points up or down; a chapter is a hexagon."""
    tip = box.h * 0.22
    middle_x, middle_y = box.x + box.w / 2, box.y + box.h / 2
    if badge.startswith("+"):
        return (
            f"M{box.x:g} {box.y + tip:g}L{middle_x:g} {box.y:g}L{box.right:g} {box.y + tip:g}V{box.bottom:g}H{box.x:g}Z"
        )
    if badge.startswith("−"):
        return shield(box)
    if badge[0] in "IVX":
        left, right = box.x + tip, box.right - tip
        return (
            f"M{left:g} {box.y:g}H{right:g}L{box.right:g} {middle_y:g}L{right:g} {box.bottom:g}"
            f"H{left:g}L{box.x:g} {middle_y:g}Z"
        )
    return f"M{box.x:g} {box.y:g}H{box.right:g}V{box.bottom:g}H{box.x:g}Z"


def shield(box: Box) -> str:
    """A plate that points down: loyalty, defense, a loyalty cost to remove."""
    tip = box.h * 0.22
    return (
        f"M{box.x:g} {box.y:g}H{box.right:g}V{box.bottom - tip:g}L{box.x + box.w / 2:g} {box.bottom:g}"
        f"L{box.x:g} {box.bottom - tip:g}Z"
    )


def overflows(sheet: Sheet) -> list[str]:
    """Everything that sticks out of its box or off the sheet, in words; nothing if all fits."""
    found = []
    page = Box(0, 0, sheet.width, sheet.height)
    for part in sheet.parts:
        if isinstance(part, Words):
            inside = part.within.holds(part.x, part.y - part.size * 0.75, part.width, part.size * 0.95)
            said, box = part.text, part.within
        elif isinstance(part, Icon):
            inside = part.within.holds(part.x, part.y - part.size * 0.46, part.size, part.size * 0.92)
            said, box = f"{{{part.text}}}", part.within
        elif isinstance(part, Rect):
            inside, said, box = True, "a box", part.box
        elif isinstance(part, Art):
            inside, said, box = True, "a picture", part.box
        else:
            continue
        if not inside:
            found.append(f"{said!r} sticks out of its box")
        if not page.holds(box.x, box.y, box.w, box.h):
            found.append(f"the box of {said!r} sticks out of the sheet")
    return found
