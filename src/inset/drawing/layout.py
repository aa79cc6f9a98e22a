"""715.1, 718.1, 720.1, 722.1, 709.1, 712, 714.1, 310: where the parts of a card go.

An Adventure or an Omen is a frame within the text box on the left, a prepare spell on the right, a prototype's cost and
size a strip below the type line. A Saga has its chapters on the left, its picture on the right and its type line at the
bottom; a battle lies on its side. For a long text the picture shrinks first, then the font.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from inset.drawing import insets, scenery
from inset.drawing.body import COMFORTABLE, INSET_LARGEST, PAD, Body
from inset.drawing.look import Look, of_face as looked_at
from inset.drawing.metrics import Fitted, fit, set_text
from inset.drawing.palette import Palette, of_face, rim
from inset.drawing.sheet import BADGE_FILL, Box, Sheet, shield
from inset.drawing.tile import chip_row
from inset.drawing.typeface import BOLD, width_of
from inset.drawing.words import cost_symbols, type_line
from inset.kernel.types import BATTLE, LEGENDARY
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
)

WIDTH: Final = 630.0
BORDER: Final = "#171512"
HEIGHT: Final = 880.0
GAP: Final = 30.0  # between the two faces of a double-faced card
RIM: Final = 18.0
NAME_BAR: Final = 58.0
TYPE_BAR: Final = 46.0
FOOT: Final = 52.0
STRIP: Final = 54.0  # a prototype's cost and size
LEAST_TEXT: Final = 0.32  # share of the height for the text box, unless more is needed
CHAPTERS: Final = 0.53  # a Saga's column of chapters, of the whole width

FRAME_NOTE: Final = {
    ADVENTURE: "Adventurer card · 715", OMEN: "Omen card · 720", PROTOTYPE: "Prototype card · 718",
    PREPARE: "Preparation card · 722", SPLIT: "Split card · 709", MODAL: "Modal double-faced card · 712",
    TRANSFORM: "Transforming double-faced card · 712", ROOM: "Split card, shared type line · 709.5",
    FLIP: "Flip card · 710", MELD: "Meld card · 712.4",
}  # fmt: skip


def layout(card: Card) -> Sheet:
    """The whole card; both faces of a double-faced one side by side, both halves of a split one."""
    looks = [looked_at(card, face) for face in card.faces[:2]]
    if card.frame in (*DOUBLE_FACED, FLIP):
        front, back = (_page(look) for look in looks)
        high = max(front[1], back[1])
        sheet = Sheet(front[0] + back[0] + GAP, high, card.full_name)
        _draw_card(sheet, Box(0, (high - front[1]) / 2, *front), looks[0])
        _draw_card(sheet, Box(front[0] + GAP, (high - back[1]) / 2, *back), looks[1])
        return sheet
    if card.frame in HALVES:
        sheet = Sheet(HEIGHT, WIDTH, card.full_name)
        ground = sheet.rect(Box(0, 0, HEIGHT, WIDTH), BORDER, radius=28)
        _rim(sheet, ground.inner(8), card)
        half = (HEIGHT - 2 * RIM - 10) / 2
        for number, look in enumerate(looks):
            _draw_face(sheet, Box(RIM + number * (half + 10), RIM, half, WIDTH - 2 * RIM), look)
        return sheet
    return layout_of(looks[0])


def layout_of(look: Look) -> Sheet:
    """One face, as it is printed or as it is now."""
    page = _page(look)
    sheet = Sheet(*page, look.title if look.title != look.card.name else look.card.full_name)
    if look.unknown:
        sheet.rect(Box(0, 0, *page), BORDER, radius=28)
        scenery.back(sheet, Box(0, 0, *page).inner(RIM))
        return sheet
    _draw_card(sheet, Box(0, 0, *page), look)
    return sheet


def _page(look: Look) -> tuple[float, float]:
    """Width and height: battles are printed sideways."""
    return (HEIGHT, WIDTH) if look.face.types & BATTLE else (WIDTH, HEIGHT)


def _draw_card(sheet: Sheet, box: Box, look: Look) -> None:
    sheet.rect(box, BORDER, radius=28)
    _rim(sheet, box.inner(8), look.card)
    _draw_face(sheet, box.inner(RIM), look)


def _rim(sheet: Sheet, box: Box, card: Card) -> None:
    """The colors of the card's identity, side by side."""
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


def _draw_face(sheet: Sheet, box: Box, look: Look) -> None:
    """One frame: name, picture, type line, text, size."""
    if "Saga" in look.face.subtypes and look.text:
        _draw_saga(sheet, box, look)
        return
    palette = of_face(look.face)
    inner = _ground(sheet, box, palette, look)
    foot = _foot_height(look)
    strip = STRIP if look.card.frame == PROTOTYPE else 0.0
    fixed = NAME_BAR + TYPE_BAR + strip + foot + 12
    body = Body(look, inner.w)
    height = body.choose(box.h * LEAST_TEXT, inner.h - fixed - 70)
    name = Box(inner.x, inner.y, inner.w, NAME_BAR)
    picture = Box(inner.x + 6, name.bottom - 4, inner.w - 12, inner.h - fixed - height + 8)
    _picture(sheet, picture, palette, look)
    _name_bar(sheet, name, palette, look)
    types = Box(inner.x, picture.bottom - 4, inner.w, TYPE_BAR)
    _type_bar(sheet, types, palette, look)
    top = types.bottom + 6
    if strip:
        insets.strip(sheet, Box(inner.x + 6, top - 2, inner.w - 12, strip - 3), look.card)
        top += strip
    body.draw(sheet, Box(inner.x + 6, top, inner.w - 12, height), palette)
    if foot:
        _foot(sheet, Box(inner.x, inner.bottom - foot + 6, inner.w, foot - 6), palette, look)


def _ground(sheet: Sheet, box: Box, palette: Palette, look: Look) -> Box:
    """The colored ground, with a crown if it is legendary; returns what is left for the parts."""
    sheet.rect(box, palette.frame, palette.edge, 16)
    inner = box.inner(14)
    if not look.face.supertypes & LEGENDARY:
        return inner
    insets.crown(sheet, Box(inner.x + 6, box.y + 6, inner.w - 12, insets.CROWN))
    return Box(inner.x, box.y + 6 + insets.CROWN, inner.w, inner.bottom - box.y - 6 - insets.CROWN)


def _foot_height(look: Look) -> float:
    return FOOT if look.size or _note(look) else 0.0


def _note(look: Look) -> str:
    return look.note or FRAME_NOTE.get(look.card.frame, "")


def _picture(sheet: Sheet, box: Box, palette: Palette, look: Look) -> None:
    """The art, and over it what differs from print."""
    if look.face_down:
        scenery.back(sheet, box)
    else:
        scenery.draw(sheet, box, look.face)
    sheet.rect(Box(box.x, box.y, 2, box.h), palette.edge)
    sheet.rect(Box(box.right - 2, box.y, 2, box.h), palette.edge)
    chip_row(sheet, box.inner(12, 16), look)


def _type_bar(sheet: Sheet, box: Box, palette: Palette, look: Look) -> None:
    sheet.rect(box, palette.bar, palette.edge, 12)
    sheet.line(box.inner(PAD, 4), type_line(look.face), 28, BOLD)


def _draw_saga(sheet: Sheet, box: Box, look: Look) -> None:
    """714.1: chapters on the left, the picture on the right, the type line at the bottom. 714.1a: a Saga that is a
    creature has another text box below the type line."""
    palette = of_face(look.face)
    inner = _ground(sheet, box, palette, look)
    text = look.text
    last = max((number for number, part in enumerate(text) if part.badge), default=len(text) - 1)
    chapters, others = text[: last + 1], text[last + 1 :]
    foot = _foot_height(look)
    lower = set_text(others, inner.w - 12 - 2 * PAD, COMFORTABLE).height + 2 * PAD + 1 if others else 0.0
    name = Box(inner.x, inner.y, inner.w, NAME_BAR)
    types = Box(inner.x, inner.bottom - foot - lower - TYPE_BAR - 4, inner.w, TYPE_BAR)
    middle = Box(inner.x + 6, name.bottom - 4, inner.w - 12, types.y - name.bottom + 8)
    column = Box(middle.x, middle.y, middle.w * CHAPTERS, middle.h)
    _picture(sheet, Box(column.right, middle.y, middle.w - column.w, middle.h), palette, look)
    sheet.rect(column, palette.paper, palette.edge)
    _stripes(sheet, column, fit(chapters, column.w - 2 * PAD, column.h - 2 * PAD, INSET_LARGEST), palette)
    _name_bar(sheet, name, palette, look)
    _type_bar(sheet, types, palette, look)
    if others:
        paper = sheet.rect(Box(middle.x, types.bottom, middle.w, lower), palette.paper, palette.edge, 6)
        sheet.text(paper.inner(PAD), fit(others, paper.w - 2 * PAD, paper.h - 2 * PAD, COMFORTABLE))
    if foot:
        _foot(sheet, Box(inner.x, inner.bottom - foot + 6, inner.w, foot - 6), palette, look)


def _stripes(sheet: Sheet, box: Box, made: Fitted, palette: Palette) -> None:
    """The chapters, with lines between them."""
    inner = box.inner(PAD)
    top = inner.y + max(0.0, inner.h - made.height) / 2
    for before, after in pairwise(made.marks):
        y = top + (before.bottom + after.top) / 2
        sheet.rect(Box(box.x + 4, y - 1, box.w - 8, 2), palette.edge, stroke_width=0)
    sheet.text(inner, made)


def _name_bar(sheet: Sheet, box: Box, palette: Palette, look: Look) -> None:
    sheet.rect(box, palette.bar, palette.edge, 14)
    inner = box.inner(PAD, 4)
    symbols = cost_symbols(look.face)
    room = min(inner.w * 0.55, 38.0 * len(symbols))
    used = sheet.icons(Box(inner.right - room + 4, inner.y, room, inner.h), symbols, 38) if symbols else 0.0
    sheet.line(Box(inner.x, inner.y, inner.w - used - (4 if used else 0), inner.h), look.title, 36, BOLD)


def _foot(sheet: Sheet, box: Box, palette: Palette, look: Look) -> None:
    room = box.w
    if look.size:
        wide = min(box.w * 0.6, max(104.0, width_of(look.size, 38, BOLD) + 34))
        room -= wide + 12
        plate = Box(box.right - wide, box.y, wide, box.h)
        if look.face.loyalty is not None or look.face.defense is not None:
            sheet.shape(shield(plate), BADGE_FILL)
            sheet.line(plate.inner(10, 0), look.size, 36, BOLD, "middle", "#ffffff")
        else:
            sheet.rect(plate, palette.bar, palette.edge, 12, 3)
            sheet.line(plate.inner(10, 0), look.size, 38, BOLD, "middle")
    sheet.line(Box(box.x + 10, box.y + 8, room - 10, box.h - 10), _note(look), 19, ink=palette.note)
