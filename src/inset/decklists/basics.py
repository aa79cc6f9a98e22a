"""The names of formats, and the form of embedded decks: everything that is known without loading a card."""

from __future__ import annotations

from typing import Final, NamedTuple

STARTING_LIFE: Final = {"duel": 20, "commander": 40}  # 103.4, 903.7
FORMATS: Final = tuple(STARTING_LIFE)
CONSTRUCTED: Final = ("standard", "pioneer", "modern", "legacy", "pauper")  # judged, by the card data's legalities
JUDGED: Final = (*FORMATS, *CONSTRUCTED, "brawl")


class Embedded(NamedTuple):
    """The colors of a deck (a test compares them with its cards), its plan, and its list."""

    colors: str
    about: str
    text: str
