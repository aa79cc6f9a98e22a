"""715.1, 720.1, 722.1: the text box of a face: one column, or two if an inset stands beside it; how large their words are."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

from inset.drawing import insets
from inset.drawing.look import Look
from inset.drawing.metrics import fit, goes_in
from inset.drawing.palette import Palette, of_face
from inset.drawing.sheet import Box, Sheet
from inset.drawing.typeface import BOLD, shrink
from inset.drawing.words import Paragraph, basic_symbols, cost_symbols, paragraphs
from inset.language.card import ADVENTURE, OMEN, PREPARE

LARGEST: Final = 32.0
COMFORTABLE: Final = 26.0  # smaller only if the picture can't shrink any more
INSET_LARGEST: Final = 27.0
PAD: Final = 16.0
RATIOS: Final = tuple(sorted((n / 100 for n in range(38, 63, 2)), key=lambda ratio: abs(ratio - 0.48)))


class Body:
    """The text box of a face."""

    def __init__(self, look: Look, width: float) -> None:
        card = look.card
        self.look = look
        self.text = look.text
        self.width = width - 12
        sided = card.frame in (ADVENTURE, OMEN, PREPARE) and len(card.faces) > 1 and look.face is card.faces[0]
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
        while font > 0.5:
            tries.append((font, most))
            font = font - 0.5 if font > 8 else font * 0.9

        def fits(pair: tuple[float, float]) -> bool:
            return self._ratio(pair[0], pair[1], ratios) is not None

        place = 0 if fits(tries[0]) else bisect_left(tries, True, key=fits)
        font, height = tries[min(place, len(tries) - 1)]
        self.ratio = self._ratio(font, height, ratios) or ratios[0]  # extremely long text shrinks as it is set
        self.size, self.inset_size, self.height = font, min(font, INSET_LARGEST), height
        return height

    def _ratio(self, font: float, height: float, ratios: tuple[float, ...]) -> float | None:
        """The first ratio of the columns at which both texts fit."""
        return next((ratio for ratio in ratios if self._fits(font, height, ratio)), None)

    def _columns(self, box: Box, ratio: float) -> tuple[Box, Box]:
        """Where the card's own text goes, and where the inset."""
        wide = box.w * ratio
        inset = Box(box.x if self.inset_left else box.right - wide, box.y, wide, box.h)
        own = Box(inset.right if self.inset_left and ratio else box.x, box.y, box.w - wide, box.h)
        return own.inner(PAD, PAD - 2), inset if self.look.card.frame == ADVENTURE else inset.inner(4)

    def _legible(self, ratio: float) -> bool:
        """Is the inset wide enough for a name of normal size?"""
        assert self.inset is not None
        margins = insets.MARGINS[self.look.card.frame]
        symbols = (insets.NAME + 2) * len(cost_symbols(self.inset))
        room = self.width * ratio - margins.left - margins.right - symbols - 6
        return shrink(self.inset.name, room, insets.NAME, BOLD) >= insets.NAME - 3

    def _fits(self, font: float, height: float, ratio: float) -> bool:
        own, inset = self._columns(Box(0, 0, self.width, height), ratio)
        if not _goes_in(self.text, own, font):
            return False
        if self.inset is None:
            return True
        return _goes_in(self.inset_text, insets.MARGINS[self.look.card.frame].text(inset), min(font, INSET_LARGEST))

    def draw(self, sheet: Sheet, box: Box, palette: Palette) -> None:
        own, inset = self._columns(box, self.ratio)
        frame = self.look.card.frame
        if self.inset is not None and frame == ADVENTURE:
            insets.book(sheet, box, inset.right, palette, of_face(self.inset))
        else:
            sheet.rect(box, palette.paper, palette.edge, 6)
        if self.inset is not None:
            room = insets.draw(sheet, inset, self.look.card)
            sheet.text(room, fit(self.inset_text, room.w, room.h, self.inset_size))
        if self.text:
            sheet.text(own, fit(self.text, own.w, own.h, self.size))
        elif symbols := basic_symbols(self.look.face):
            sheet.icons(own, symbols, min(150, own.w / len(symbols)), "middle")
        elif self.inset is not None:
            insets.flourish(sheet, own, palette)


def _goes_in(text: Sequence[Paragraph], box: Box, font: float) -> bool:
    return goes_in(text, box.w, box.h, font) if box.w > 0 and box.h > 0 else not text
