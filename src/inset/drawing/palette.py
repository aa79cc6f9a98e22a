"""105, 202.2: the colors of a card's frame, of a face's own frame, and of mana symbols."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from inset.kernel.types import ARTIFACT, BASIC_LAND_MANA, BLACK, BLUE, COLORS, GREEN, LAND, RED, WHITE
from inset.language.card import Card, Face
from inset.rules.objects.frames import color_identity


@dataclass(frozen=True, slots=True)
class Palette:
    """``frame`` is the ground, ``bar`` carries names, ``paper`` text; ``edge`` draws lines, ``note`` small print."""

    frame: str
    bar: str
    paper: str
    edge: str
    deep: str
    note: str


OF_COLOR: Final = {
    WHITE: Palette("#e9e2c8", "#f8f4e4", "#fdfbf3", "#a89a6a", "#cfc294", "#4d4423"),
    BLUE: Palette("#4d8fc4", "#cfe3f3", "#eef5fb", "#245a87", "#2c6ea3", "#04182a"),
    BLACK: Palette("#5a5360", "#d3cdd6", "#f0edf1", "#2f2a34", "#3c3642", "#f3eff5"),
    RED: Palette("#cf6a4c", "#f5d5c8", "#fcf1ec", "#8c3420", "#a9432b", "#2a0c04"),
    GREEN: Palette("#5c9a63", "#d2e6d0", "#f0f7ef", "#2c5f36", "#3a7545", "#06210c"),
}
GOLD: Final = Palette("#cfab4f", "#f4e6b8", "#fbf6e4", "#8a6a1c", "#a9842f", "#3a2a02")
STEEL: Final = Palette("#9aa5ab", "#e0e5e8", "#f4f6f7", "#566169", "#74818a", "#1f262a")
EARTH: Final = Palette("#b09a80", "#e9dfd2", "#f8f4ee", "#6d5a43", "#8b755a", "#2c2113")
PALE: Final = Palette("#c9c5c0", "#ecebe8", "#f8f8f6", "#77736d", "#98938c", "#2e2b27")
INK: Final = "#1d1b1a"

SYMBOL_FILL: Final = {
    "W": "#f6efc9", "U": "#a5cfea", "B": "#b9b0bb", "R": "#f2a98c", "G": "#9fcfa4", "C": "#d4cfca", "": "#d4cfca",
}  # fmt: skip


def of_mask(mask: int, types: int) -> Palette:
    """One color's own, gold for several; grey for artifacts, brown for lands, pale for what has no color."""
    found = [color for color in COLORS if mask & color]
    if types & LAND and not found:
        return EARTH
    if len(found) > 1:
        return GOLD
    if found:
        return OF_COLOR[found[0]]
    return STEEL if types & ARTIFACT else PALE


def of_face(face: Face) -> Palette:
    """A face's own frame. A prototype's set has a cost, a size and so a color, and no types (718.3b)."""
    return of_mask(face.color_mask() or (land_mask(face) if face.types & LAND else 0), face.types)


def land_mask(face: Face) -> int:
    """The colors of mana that a land makes (106.4, 305.6): its own or any that its text names."""
    found = 0
    for word in face.subtypes:
        found |= BASIC_LAND_MANA.get(word, 0)
    return found or color_identity(Card((face,)))


def rim(card: Card) -> tuple[str, ...]:
    """The rim shows the color identity (903.4), from left to right; one color if there is only one."""
    mask = color_identity(card)
    found = tuple(OF_COLOR[color].deep for color in COLORS if mask & color)
    return found or (of_face(card.faces[0]).deep,)
