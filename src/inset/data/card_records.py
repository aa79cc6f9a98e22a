"""Card records: cards as they are printed, whichever file or text they come from.

Plain data, with the standard library only, so that typed cards can be read and compiled without msgspec.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from inset.kernel.errors import InsetError
from inset.kernel.plain_text import unprintable

EXTRAS: Final = frozenset({"token", "double_faced_token", "emblem", "art_series"})  # layouts of what is not a card


class BadCardFile(InsetError):
    """A file that is not card data."""


@dataclass(frozen=True, slots=True)
class FaceRecord:
    """One face of a card, as printed."""

    name: str = ""
    mana_cost: str = ""
    type_line: str = ""
    oracle_text: str = ""
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    colors: list[str] | None = None
    color_indicator: list[str] | None = None


@dataclass(frozen=True, slots=True)
class PartRecord:
    """A card or token related to a card."""

    component: str = ""
    name: str = ""


@dataclass(frozen=True, slots=True)
class CardRecord:
    """A card as Scryfall describes it, limited to what matters for the rules."""

    name: str
    layout: str = "normal"
    mana_cost: str = ""
    type_line: str = ""
    oracle_text: str = ""
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    colors: list[str] | None = None
    color_indicator: list[str] | None = None
    card_faces: list[FaceRecord] | None = None
    all_parts: list[PartRecord] = field(default_factory=list)
    keywords: list[str] = field(default_factory=list)
    legalities: dict[str, str] = field(default_factory=dict)
    set: str = ""
    released_at: str = ""
    digital: bool = False
    funny: bool = False
    set_type: str = ""

    @property
    def faces(self) -> list[FaceRecord]:
        """One or more; for a card without faces, the card itself."""
        if self.card_faces:
            return self.card_faces
        return [
            FaceRecord(
                self.name, self.mana_cost, self.type_line, self.oracle_text, self.power, self.toughness, self.loyalty,
                self.defense, self.colors, self.color_indicator,
            )
        ]  # fmt: skip

    @property
    def is_flagged(self) -> bool:
        """Digital-only or "funny"."""
        return self.digital or self.funny or self.set_type == "funny"

    @property
    def is_card(self) -> bool:
        """Is it a card, not a token, emblem or art card? Bulk files contain those too."""
        return self.layout not in EXTRAS


@dataclass(slots=True)
class Loaded:
    """The cards of a file, and what is wrong with those that could not be read."""

    cards: list[CardRecord]
    broken: list[str]


def hidden_character(record: CardRecord) -> str:
    """The first character of its names and texts that is not printed (an escape sequence, a mark of direction), if any."""
    texts = [record.name, record.layout, record.set, record.released_at, *record.keywords, *record.legalities]
    texts += [part.name for part in record.all_parts]
    for face in record.faces:
        texts += [face.name, face.mana_cost, face.type_line, face.oracle_text]
        texts += [text for text in (face.power, face.toughness, face.loyalty, face.defense) if text]
    return unprintable("".join(texts), lines=True)


def names_of(record: CardRecord) -> Iterator[str]:
    """Its own name, those of its parts, those of its faces; some of them twice."""
    yield record.name
    if " // " in record.name:
        yield from record.name.split(" // ")
    if record.card_faces:
        for face in record.card_faces:
            yield face.name
