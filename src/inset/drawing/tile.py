"""A card as a tile on the battlefield: name, art, size in large figures, and what differs from print.

A frame can't be read at 110 pixels; a tile can. It is drawn from a look, in 220 by 200 units (110 by 100 pixels when
small), or 220 by 120 if it is to be low, as lands may be.
"""

from __future__ import annotations

from typing import Final

from inset.drawing import scenery
from inset.drawing.look import COUNTER, GAINED, KEYWORD, KIND, LOST, Chip, Look
from inset.drawing.palette import INK, Palette, of_face
from inset.drawing.sheet import Box, Sheet, shield
from inset.drawing.typeface import SANS, shrink, width_of
from inset.kernel.types import LEGENDARY

WIDTH: Final = 220.0
HEIGHT: Final = 200.0
LOW: Final = 120.0
RIM: Final = 7.0
RADIUS: Final = 16.0
NAME_LARGEST: Final = 25.0
NAME_ONE_LINE: Final = 20.0  # smaller names take two lines
NAME_LEAST: Final = 17.0  # longer names end in an ellipsis
CHIP: Final = 27.0
CHIP_FONT: Final = 19.0
CHIP_LEAST: Final = 15.0
FRAME_CHIPS: Final = 1.35  # how much larger chips are on a frame
CHIP_ROOM: Final = 40.0  # less holds no chip
FIGURES: Final = 42.0
DAMAGE: Final = "#a8281e"
_CHIP_FILL: Final = {COUNTER: "#22262a", GAINED: "#f0cf6e", LOST: "#f0cf6e"}


def tile(look: Look, low: bool = False, count: int = 1) -> Sheet:
    """``count``: how many identical permanents it stands for."""
    palette = of_face(look.face)
    sheet = Sheet(WIDTH, LOW if low else HEIGHT, look.title)
    page = Box(0, 0, sheet.width, sheet.height)
    sheet.rect(page, "#15171a", radius=RADIUS)
    sheet.rect(page.inner(2), palette.deep, radius=RADIUS - 2)
    inner = page.inner(RIM)
    lines, font = name_lines(look.title, inner.w - 16 - _ornament(look))
    bar = Box(inner.x, inner.y, inner.w, 36 if len(lines) == 1 else 48)
    picture = Box(inner.x, bar.bottom, inner.w, inner.bottom - bar.bottom)
    if look.face_down:
        scenery.back(sheet, picture)
    else:
        scenery.draw(sheet, picture, look.face, 0.42 if look.size else 0.5)
    _name(sheet, bar, palette, look, lines, font)
    _corners(sheet, page, palette)
    top = bar.bottom + 5
    taken = [_size(sheet, page, look)] if look.size else []
    if look.damage:
        taken.append(_damage(sheet, inner, taken[0].y if taken else inner.bottom, look.damage))
    _chips(sheet, Box(inner.x + 4, top, inner.w - 8, inner.bottom - top - 3), look.chips, taken)
    if count > 1:
        _chip(sheet, page.right - 4, 4, f"×{count}", "#22262a", "#ffffff", inner.w, from_right=True)
    if look.tapped:
        _tapped(sheet, page, top)
    return sheet


def name_lines(name: str, width: float) -> tuple[list[str], float]:
    """The name on one line or two, and how large; what is longer still ends in an ellipsis."""
    size = shrink(name, width, NAME_LARGEST, SANS)
    if size >= NAME_ONE_LINE:
        return [name], size
    words = name.split()
    halves = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
    best = min(halves, key=lambda pair: max(width_of(part, 1000, SANS) for part in pair), default=(name, ""))
    size = min(shrink(part, width, NAME_ONE_LINE, SANS) for part in best)
    if size >= NAME_LEAST:
        return list(best), size
    if size < NAME_LEAST and len(words) < 2:
        return [shortened(name, width, NAME_LEAST)], NAME_LEAST
    first = _filled(words, width)
    rest = " ".join(words[first:])
    return [shortened(" ".join(words[:first]), width, NAME_LEAST), shortened(rest, width, NAME_LEAST)], NAME_LEAST


def _filled(words: list[str], width: float) -> int:
    """How many words fill the first line, one at least; one stays for the second."""
    fitting = [n for n in range(1, len(words)) if width_of(" ".join(words[:n]), NAME_LEAST, SANS) <= width]
    return max(fitting, default=1)


def shortened(text: str, width: float, size: float) -> str:
    """The text, or as much of it as fits before an ellipsis."""
    if width_of(text, size, SANS) <= width:
        return text
    kept = text
    while kept and width_of(kept.rstrip() + "…", size, SANS) > width:
        kept = kept[:-1]
    return kept.rstrip() + "…"


def _ornament(look: Look) -> float:
    return 26.0 if look.face.supertypes & LEGENDARY else 0.0


def _name(sheet: Sheet, bar: Box, palette: Palette, look: Look, lines: list[str], font: float) -> None:
    sheet.rect(bar, palette.bar)
    inner = bar.inner(8, 1)
    if _ornament(look):
        x, y = inner.x - 1, bar.y + bar.h / 2
        sheet.shape(
            f"M{x:g} {y + 8:g}v-13l5.5 6l5.5-10l5.5 10l5.5-6v13Z", "#8a6a1c",
        )  # fmt: skip
        inner = Box(inner.x + 26, inner.y, inner.w - 26, inner.h)
    each = inner.h / len(lines)
    for number, line in enumerate(lines):
        sheet.line(Box(inner.x, inner.y + number * each, inner.w, each), line, font, SANS)


def _corners(sheet: Sheet, page: Box, palette: Palette) -> None:
    """The rim once more, over the corners of the picture."""
    sheet.shape(_ring(page.inner(2), RADIUS - 2, page.inner(RIM), RADIUS - RIM), palette.deep)
    sheet.shape(_ring(page, RADIUS, page.inner(2), RADIUS - 2), "#15171a")


def _ring(outer: Box, wide: float, inner: Box, narrow: float) -> str:
    return _rounded(outer, wide, True) + _rounded(inner, narrow, False)


def _rounded(box: Box, r: float, clockwise: bool) -> str:
    if clockwise:
        return (
            f"M{box.x + r:g} {box.y:g}H{box.right - r:g}a{r:g} {r:g} 0 0 1 {r:g} {r:g}V{box.bottom - r:g}"
            f"a{r:g} {r:g} 0 0 1-{r:g} {r:g}H{box.x + r:g}a{r:g} {r:g} 0 0 1-{r:g}-{r:g}V{box.y + r:g}"
            f"a{r:g} {r:g} 0 0 1 {r:g}-{r:g}Z"
        )
    return (
        f"M{box.x + r:g} {box.y:g}a{r:g} {r:g} 0 0 0-{r:g} {r:g}V{box.bottom - r:g}a{r:g} {r:g} 0 0 0 {r:g} {r:g}"
        f"H{box.right - r:g}a{r:g} {r:g} 0 0 0 {r:g}-{r:g}V{box.y + r:g}a{r:g} {r:g} 0 0 0-{r:g}-{r:g}Z"
    )


def _size(sheet: Sheet, page: Box, look: Look) -> Box:
    """The plate in the lower right corner. An arrow says that it is not the printed size."""
    arrow = 20.0 if look.grown else 0.0
    font = min(FIGURES, shrink(look.size, page.w - 40 - arrow, FIGURES, SANS))
    wide = max(58.0, width_of(look.size, font, SANS) + 22 + arrow)
    plate = Box(page.right - wide, page.bottom - 48, wide, 48)
    if look.face.loyalty is not None or look.face.defense is not None:
        sheet.shape(shield(Box(plate.x, plate.y, plate.w, plate.h)), "#22262a")
        sheet.line(plate.inner(10, 0), look.size, font, SANS, "middle", "#ffffff")
        return plate
    sheet.rect(plate, "#15171a", radius=13)
    sheet.rect(plate.inner(3), "#fbf8ef", radius=10)
    inner = plate.inner(9, 0)
    if look.grown:
        x, y, up = inner.x + 7, plate.y + plate.h / 2, look.grown > 0
        sheet.shape(f"M{x - 7:g} {y + (6 if up else -6):g}h14l-7 {-12 if up else 12}Z", "#2f7d3c" if up else DAMAGE)
        inner = Box(inner.x + arrow, inner.y, inner.w - arrow, inner.h)
    sheet.line(inner, look.size, font, SANS, "middle", INK)
    return plate


def _damage(sheet: Sheet, inner: Box, above: float, damage: int) -> Box:
    """On the right, above the size."""
    y = above - CHIP - 3
    wide = _chip(sheet, inner.right, y, f"{damage} damage", DAMAGE, "#ffffff", inner.w, from_right=True)
    return Box(inner.right - wide, y, wide, CHIP)


def _chips(sheet: Sheet, box: Box, chips: tuple[Chip, ...], taken: list[Box]) -> None:
    """From the lower left corner upwards, row by row, to the left of what is there already."""
    rows = max(1, int(box.h // (CHIP + 3)))
    left = list(chips)
    for row in range(rows):
        y = box.bottom - CHIP - row * (CHIP + 3)
        end = min([box.right, *(other.x - 5 for other in taken if other.y < y + CHIP and y < other.bottom)])
        x = box.x
        while left and end - x >= CHIP_ROOM:
            text, fill = left[0].text, _CHIP_FILL.get(left[0].kind, "#fbf8ef")
            more = row == rows - 1 and len(left) > 1 and x + _chip_width(text) + 50 > end
            if more:
                text, fill = f"+{len(left)}", "#fbf8ef"
            wide = _chip_width(text, CHIP_FONT if x > box.x else CHIP_LEAST)
            if x + wide > end and (x > box.x or row < rows - 1):
                break  # the next row may have more room
            x += _chip(sheet, x, y, text, fill, "#ffffff" if fill == "#22262a" else INK, end - x) + 4
            left = [] if more else left[1:]


def chip_row(sheet: Sheet, box: Box, look: Look) -> None:
    """What differs from print at the foot of a frame's picture, larger than on a tile."""
    chips = [chip for chip in look.chips if chip.kind != KEYWORD]  # those are in the text box
    chips += [Chip(f"{look.damage} damage", DAMAGE)] * bool(look.damage) + [Chip("tapped", KIND)] * look.tapped
    font, high = CHIP_FONT * FRAME_CHIPS, CHIP * FRAME_CHIPS
    rows: list[list[tuple[Chip, float]]] = []
    room = 0.0
    for chip in chips:
        wide = min(box.w, _chip_width(chip.text, font) + 8)
        if wide > room:
            rows.append([])
            room = box.w
        rows[-1].append((chip, wide))
        room -= wide + 6
    rows = rows[: max(1, int(box.h // (high + 6)))]
    for number, row in enumerate(rows):
        x, y = box.x, box.bottom - high - (len(rows) - 1 - number) * (high + 6)
        for chip, wide in row:
            fill = DAMAGE if chip.kind == DAMAGE else _CHIP_FILL.get(chip.kind, "#fbf8ef")
            plate = Box(x, y, wide, high)
            sheet.rect(plate, "#15171a", radius=high / 2)
            sheet.rect(plate.inner(2), fill, radius=high / 2 - 2)
            ink = "#ffffff" if fill in ("#22262a", DAMAGE) else INK
            sheet.line(plate.inner(11, 2), shortened(chip.text, wide - 24, font), font, SANS, "middle", ink)
            x += wide + 6


def _chip_width(text: str, size: float = CHIP_FONT) -> float:
    return width_of(text, size, SANS) + 16


def _chip(
    sheet: Sheet, x: float, y: float, text: str, fill: str, ink: str, room: float, from_right: bool = False
) -> float:
    """A pill with a few words; returns its width."""
    size = shrink(text, room - 16, CHIP_FONT, SANS)
    if size < CHIP_LEAST:
        size = CHIP_LEAST
        text = shortened(text, room - 16, size)
    wide = min(room, _chip_width(text, size))
    box = Box(x - wide if from_right else x, y, wide, CHIP)
    sheet.rect(box, "#15171a", radius=CHIP / 2)
    sheet.rect(box.inner(1.5), fill, radius=CHIP / 2 - 1.5)
    sheet.line(box.inner(7, 2), text, size, SANS, "middle", ink)
    return wide


def _tapped(sheet: Sheet, page: Box, top: float) -> None:
    """Dimmed, with the tap symbol in the corner: color alone would not say it."""
    sheet.rect(page, "#15171a", radius=RADIUS, opacity=0.38)
    sheet.icons(Box(page.right - 50, top, 40, 40), ["T"], 40)
