"""715.1, 718.1, 720.1, 722.1, 709.1, 712, 714.1, 310: where the parts of a card go.

An Adventure or an Omen is a frame within the text box on the left, a prepare spell on the right, a prototype's cost and
size a strip below the type line. A Saga has its chapters on the left, its picture on the right and its type line at the
bottom; a battle lies on its side. The picture gives up room for long texts; only then does the font shrink.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from inset.drawing import scenery
from inset.drawing.metrics import Fitted, fit, set_text, too_wide
from inset.drawing.palette import Palette, of_face, rim
from inset.drawing.sheet import BADGE_FILL, Box, Sheet, shield
from inset.drawing.typeface import BOLD, shrink, width_of
from inset.drawing.words import Paragraph, basic_symbols, cost_symbols, paragraphs, size, type_line
from inset.kernel.types import BATTLE
from inset.language.card import (
    ADVENTURE,
    DOUBLE_FACED,
    FLIP,
    HALVES,
    MELD,
    MODAL,
    OMEN,
    PREPARE,
    PROTOTYPE,
    ROOM,
    SPLIT,
    TRANSFORM,
    Card,
    Face,
)

WIDTH: Final = 630.0
HEIGHT: Final = 880.0
GAP: Final = 30.0  # between the two faces of a double-faced card
RIM: Final = 18.0
NAME_BAR: Final = 58.0
TYPE_BAR: Final = 46.0
FOOT: Final = 52.0
STRIP: Final = 54.0  # a prototype's cost and size
LEAST_TEXT: Final = 270.0  # of the text box, if nothing asks for more
LEAST_LYING: Final = 170.0  # of a card that lies on its side
CHAPTERS: Final = 0.53  # a Saga's column of chapters, of the whole width
LARGEST: Final = 28.0
COMFORTABLE: Final = 22.0  # smaller only if the picture has given all that it can
INSET_LARGEST: Final = 24.0
PAD: Final = 14.0
RATIOS: Final = tuple(sorted((n / 100 for n in range(38, 63, 2)), key=lambda ratio: abs(ratio - 0.48)))

FRAME_NOTE: Final = {
    ADVENTURE: "Adventurer card · 715", OMEN: "Omen card · 720", PROTOTYPE: "Prototype card · 718",
    PREPARE: "Preparation card · 722", SPLIT: "Split card · 709", MODAL: "Modal double-faced card · 712",
    TRANSFORM: "Transforming double-faced card · 712", ROOM: "Split card, shared type line · 709.5",
    FLIP: "Flip card · 710", MELD: "Meld card · 712.4",
}  # fmt: skip


def layout(card: Card) -> Sheet:
    """The whole card; both faces of a double-faced one side by side, both halves of a split one."""
    if card.frame in (*DOUBLE_FACED, FLIP):
        front, back = (_page(face) for face in card.faces[:2])
        high = max(front[1], back[1])
        sheet = Sheet(front[0] + back[0] + GAP, high, card.full_name)
        _draw_card(sheet, Box(0, (high - front[1]) / 2, *front), card, card.faces[0])
        _draw_card(sheet, Box(front[0] + GAP, (high - back[1]) / 2, *back), card, card.faces[1])
        return sheet
    if card.frame in HALVES:
        sheet = Sheet(HEIGHT, WIDTH, card.full_name)
        ground = sheet.rect(Box(0, 0, HEIGHT, WIDTH), "#171512", radius=28)
        _rim(sheet, ground.inner(8), card)
        half = (HEIGHT - 2 * RIM - 10) / 2
        for number, face in enumerate(card.faces[:2]):
            _draw_face(sheet, Box(RIM + number * (half + 10), RIM, half, WIDTH - 2 * RIM), card, face)
        return sheet
    page = _page(card.faces[0])
    sheet = Sheet(*page, card.full_name)
    _draw_card(sheet, Box(0, 0, *page), card, card.faces[0])
    return sheet


def _page(face: Face) -> tuple[float, float]:
    """Width and height: battles are printed sideways."""
    return (HEIGHT, WIDTH) if face.types & BATTLE else (WIDTH, HEIGHT)


def _draw_card(sheet: Sheet, box: Box, card: Card, face: Face) -> None:
    sheet.rect(box, "#171512", radius=28)
    _rim(sheet, box.inner(8), card)
    _draw_face(sheet, box.inner(RIM), card, face)


def _rim(sheet: Sheet, box: Box, card: Card) -> None:
    """The colours of the card's identity, side by side."""
    colors = rim(card)
    sheet.rect(box, colors[0], radius=22)
    each = box.w / len(colors)
    for number, color in enumerate(colors[1:-1], 1):
        sheet.rect(Box(box.x + each * number, box.y, each + 0.5, box.h), color)
    if len(colors) > 1:
        x = box.right - each
        sheet.shape(
            f"M{x:g} {box.y:g}H{box.right - 22:g}a22 22 0 0 1 22 22V{box.bottom - 22:g}a22 22 0 0 1-22 22H{x:g}Z",
            colors[-1],
        )


def _draw_face(sheet: Sheet, box: Box, card: Card, face: Face) -> None:
    """One frame: name, picture, type line, text, size."""
    if "Saga" in face.subtypes:
        _draw_saga(sheet, box, card, face)
        return
    palette = of_face(face)
    sheet.rect(box, palette.frame, palette.edge, 16)
    inner = box.inner(14)
    foot = FOOT if size(face) or card.frame in FRAME_NOTE else 0.0
    strip = STRIP if card.frame == PROTOTYPE else 0.0
    fixed = NAME_BAR + TYPE_BAR + strip + foot + 12
    body = Body(card, face, inner.w)
    height = body.choose(LEAST_LYING if box.w > box.h else LEAST_TEXT, inner.h - fixed - 70)
    name = Box(inner.x, inner.y, inner.w, NAME_BAR)
    _name_bar(sheet, name, palette, face, 31)
    picture = Box(inner.x + 6, name.bottom, inner.w - 12, inner.h - fixed - height)
    sheet.rect(picture, palette.bar, palette.edge)
    scenery.draw(sheet, picture, palette, face)
    types = Box(inner.x, picture.bottom, inner.w, TYPE_BAR)
    sheet.rect(types, palette.bar, palette.edge, 12)
    sheet.line(types.inner(PAD, 6), type_line(face), 25, BOLD)
    top = types.bottom + 6
    if strip:
        _strip(sheet, Box(inner.x + 6, top, inner.w - 12, strip), card)
        top += strip
    body.draw(sheet, Box(inner.x + 6, top, inner.w - 12, height), palette)
    if foot:
        _foot(sheet, Box(inner.x, inner.bottom - foot + 4, inner.w, foot - 4), palette, card, face)


def _draw_saga(sheet: Sheet, box: Box, card: Card, face: Face) -> None:
    """714.1: chapters on the left, the picture on the right, the type line at the bottom. 714.1a: a Saga that is a
    creature has another text box below the type line."""
    palette = of_face(face)
    sheet.rect(box, palette.frame, palette.edge, 16)
    inner = box.inner(14)
    text = paragraphs(face, card)
    last = max((number for number, part in enumerate(text) if part.badge), default=len(text) - 1)
    chapters, others = text[: last + 1], text[last + 1 :]
    foot = FOOT if size(face) or card.frame in FRAME_NOTE else 0.0
    lower = set_text(others, inner.w - 12 - 2 * PAD, COMFORTABLE).height + 2 * PAD + 1 if others else 0.0
    name = Box(inner.x, inner.y, inner.w, NAME_BAR)
    _name_bar(sheet, name, palette, face, 31)
    types = Box(inner.x, inner.bottom - foot - lower - TYPE_BAR - 4, inner.w, TYPE_BAR)
    middle = Box(inner.x + 6, name.bottom, inner.w - 12, types.y - name.bottom)
    column = Box(middle.x, middle.y, middle.w * CHAPTERS, middle.h)
    picture = Box(column.right, middle.y, middle.w - column.w, middle.h)
    sheet.rect(picture, palette.bar, palette.edge)
    scenery.draw(sheet, picture, palette, face)
    sheet.rect(column, palette.paper, palette.edge)
    _stripes(sheet, column, fit(chapters, column.w - 2 * PAD, column.h - 2 * PAD, INSET_LARGEST), palette)
    sheet.rect(types, palette.bar, palette.edge, 12)
    sheet.line(types.inner(PAD, 6), type_line(face), 25, BOLD)
    if others:
        paper = sheet.rect(Box(middle.x, types.bottom, middle.w, lower), palette.paper, palette.edge, 6)
        sheet.text(paper.inner(PAD), fit(others, paper.w - 2 * PAD, paper.h - 2 * PAD, COMFORTABLE))
    if foot:
        _foot(sheet, Box(inner.x, inner.bottom - foot + 4, inner.w, foot - 4), palette, card, face)


def _stripes(sheet: Sheet, box: Box, made: Fitted, palette: Palette) -> None:
    """The chapters, with lines between them."""
    inner = box.inner(PAD)
    top = inner.y + max(0.0, inner.h - made.height) / 2
    for before, after in pairwise(made.marks):
        y = top + (before.bottom + after.top) / 2
        sheet.rect(Box(box.x + 4, y - 1, box.w - 8, 2), palette.edge, stroke_width=0)
    sheet.text(inner, made)


def _name_bar(sheet: Sheet, box: Box, palette: Palette, face: Face, largest: float) -> None:
    sheet.rect(box, palette.bar, palette.edge, min(14, box.h / 3))
    pad = PAD * largest / 31
    inner = box.inner(pad, box.h * 0.08)
    symbols = cost_symbols(face)
    room = min(inner.w * 0.55, (largest + 3) * len(symbols))
    used = sheet.icons(Box(inner.right - room, inner.y, room, inner.h), symbols, largest + 3) if symbols else 0.0
    sheet.line(Box(inner.x, inner.y, inner.w - used - (6 if used else 0), inner.h), face.name, largest, BOLD)


def _strip(sheet: Sheet, box: Box, card: Card) -> None:
    """718.1: the second mana cost, power and toughness, in the colours that they bring."""
    face = card.faces[1]
    palette = of_face(face)
    sheet.rect(box, palette.frame, palette.edge, 10)
    inner = box.inner(PAD, 8)
    label = sheet.rect(Box(inner.x - 6, inner.y, 150, inner.h), palette.bar, palette.edge, 8)
    sheet.line(label.inner(8, 2), "Prototype", 23, BOLD, "middle")
    small = sheet.rect(Box(inner.right - 84, inner.y, 90, inner.h), palette.paper, palette.edge, 8)
    sheet.line(small.inner(6, 2), size(face), 26, BOLD, "middle")
    sheet.icons(Box(label.right + 14, inner.y, small.x - label.right - 28, inner.h), cost_symbols(face), 32, "left")


def _foot(sheet: Sheet, box: Box, palette: Palette, card: Card, face: Face) -> None:
    shown = size(face)
    room = box.w
    if shown:
        wide = max(96.0, width_of(shown, 32, BOLD) + 28)
        room -= wide + 12
        plate = Box(box.right - wide, box.y, wide, box.h)
        if face.loyalty is not None or face.defense is not None:
            sheet.shape(shield(plate), BADGE_FILL)
            sheet.line(plate.inner(10, 4), shown, 32, BOLD, "middle", "#ffffff")
        else:
            sheet.rect(plate, palette.bar, palette.edge, 12, 3)
            sheet.line(plate.inner(10, 4), shown, 32, BOLD, "middle")
    note = FRAME_NOTE.get(card.frame, "")
    sheet.line(Box(box.x + 8, box.y + 8, room - 8, box.h - 16), note, 17, ink=palette.note)


class Body:
    """The text box of a face: one column, or two if an inset stands beside it."""

    def __init__(self, card: Card, face: Face, width: float) -> None:
        self.face = face
        self.text = paragraphs(face, card)
        self.width = width - 12
        sided = card.frame in (ADVENTURE, OMEN, PREPARE) and len(card.faces) > 1
        self.inset = card.faces[1] if sided else None
        self.inset_text = paragraphs(card.faces[1], card) if sided else []
        self.inset_left = card.frame != PREPARE
        self.size = LARGEST
        self.inset_size = INSET_LARGEST
        self.ratio = 0.0
        self.height = 0.0

    def choose(self, least: float, most: float) -> float:
        """The height of the text box: from ``least`` on, more if the font would be too small; sets the sizes."""
        ratios = (0.0,) if self.inset is None else tuple(filter(self._legible, RATIOS)) or RATIOS
        tries = [(half / 2, least) for half in range(int(LARGEST * 2), int(COMFORTABLE * 2) - 1, -1)]
        tries += [(COMFORTABLE, least + step) for step in range(20, max(20, int(most - least)), 20)]
        font = COMFORTABLE
        while font > 1:
            tries.append((font, most))
            font = font - 0.5 if font > 8 else font * 0.9
        for font, height in tries:
            for ratio in ratios:
                if self._fits(font, height, ratio):
                    self.size, self.inset_size = font, min(font, INSET_LARGEST)
                    self.height, self.ratio = height, ratio
                    return height
        raise AssertionError("a text of any length fits at some size")

    def _columns(self, ratio: float) -> tuple[float, float]:
        """The widths of the words: of the card's own text, and of the inset's."""
        inset = self.width * ratio
        return self.width - inset - 2 * PAD + (4 if ratio else 0), inset - 2 * PAD + 4

    def _legible(self, ratio: float) -> bool:
        """Is the inset so wide that its name need not be small?"""
        assert self.inset is not None
        symbols = (_INSET_FONT + 3) * len(cost_symbols(self.inset))
        room = self.width * ratio - 2 * PAD - symbols
        return shrink(self.inset.name, room, _INSET_FONT, BOLD) >= _INSET_FONT - 3

    def _fits(self, font: float, height: float, ratio: float) -> bool:
        own, other = self._columns(ratio)
        if not _goes_in(self.text, own, height - 2 * PAD, font):
            return False
        return self.inset is None or _goes_in(
            self.inset_text, other, height - _INSET_HEAD - PAD - 8, min(font, INSET_LARGEST)
        )

    def draw(self, sheet: Sheet, box: Box, palette: Palette) -> None:
        sheet.rect(box, palette.paper, palette.edge, 6)
        own = box
        if self.inset is not None:
            wide = box.w * self.ratio
            x = box.x if self.inset_left else box.right - wide
            self._draw_inset(sheet, Box(x, box.y, wide, box.h))
            own = Box(box.x + wide - 4 if self.inset_left else box.x, box.y, box.w - wide + 4, box.h)
        inner = own.inner(PAD)
        if self.text:
            sheet.text(inner, fit(self.text, inner.w, inner.h, self.size))
        elif symbols := basic_symbols(self.face):
            sheet.icons(inner, symbols, min(150, inner.w / len(symbols)), "middle")

    def _draw_inset(self, sheet: Sheet, box: Box) -> None:
        assert self.inset is not None
        palette = of_face(self.inset)
        sheet.rect(box, palette.frame, palette.edge, 8)
        bar = Box(box.x + 4, box.y + 4, box.w - 8, _INSET_NAME)
        _name_bar(sheet, bar, palette, self.inset, _INSET_FONT)
        types = sheet.rect(Box(bar.x, bar.bottom, bar.w, _INSET_TYPES), palette.bar, palette.edge, 6)
        sheet.line(types.inner(10, 3), type_line(self.inset), 18, BOLD)
        paper = sheet.rect(Box(bar.x, types.bottom, bar.w, box.bottom - types.bottom - 4), palette.paper, palette.edge)
        inner = paper.inner(PAD - 6, PAD / 2)
        sheet.text(inner, fit(self.inset_text, inner.w, inner.h, self.inset_size))


_INSET_FONT: Final = 20.0
_INSET_NAME: Final = 40.0
_INSET_TYPES: Final = 32.0
_INSET_HEAD: Final = _INSET_NAME + _INSET_TYPES + 8


def _goes_in(text: Sequence[Paragraph], width: float, height: float, font: float) -> bool:
    made: Fitted = set_text(text, width, font)
    return made.height <= height and not too_wide(made, width)
