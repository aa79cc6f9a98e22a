"""200–211: what is written on a card: type lines, sizes, the text of each face in paragraphs.

Everything is rendered from nodes; a picture or a terminal decides only where it goes.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from inset.kernel.types import BASIC_LAND_MANA, COLOR_LETTER, LAND, supertype_words, type_words
from inset.language import mods
from inset.language.abilities import Keyword, StaticAbility
from inset.language.card import PROTOTYPE, Card, Face
from inset.language.keywords import PROTOTYPE as PROTOTYPE_KEYWORD
from inset.language.statics import Continuous
from inset.language.text import face_text

SYMBOL: Final = re.compile(r"\{([^{}\s]{1,5})\}")
_OPENING: Final = re.compile(r'(^|[\s(—])(["\'])')
_LOYALTY: Final = re.compile(r"([+−-]?(?:\d+|X)): (.*)", re.DOTALL)
_CHAPTER: Final = re.compile(r"((?:[IVX]+)(?:, [IVX]+)*) — (.*)", re.DOTALL)


def typeset(text: str) -> str:
    """With the apostrophes and quotes of print.

    >>> typeset("It can't be blocked")
    'It can’t be blocked'
    """
    if "'" not in text and '"' not in text:
        return text
    text = _OPENING.sub(lambda found: found[1] + ("‘" if found[2] == "'" else "“"), text)
    return text.replace("'", "’").replace('"', "”")


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One ability. ``badge`` is what precedes it: a loyalty cost, a chapter, a bullet."""

    text: str
    badge: str = ""


def symbols(text: str) -> list[str]:
    """The symbols of a cost, without braces.

    >>> symbols("{2}{W/U}")
    ['2', 'W/U']
    """
    return SYMBOL.findall(text)


def cost_symbols(face: Face) -> list[str]:
    return symbols(str(face.cost)) if face.cost is not None else []


def type_line(face: Face) -> str:
    """205.1: "Legendary Creature — Dragon"."""
    words = [word.capitalize() for word in (*supertype_words(face.supertypes), *type_words(face.types))]
    return " ".join(words) + (f" — {' '.join(face.subtypes)}" if face.subtypes else "")


def size(face: Face) -> str:
    """What goes in the lower right corner: power and toughness, loyalty or defense; nothing for most cards."""
    if face.power is not None and face.toughness is not None:
        stars = defines_size(face)
        return f"{_part(face.power, stars)}/{_part(face.toughness, stars)}"
    for number in (face.loyalty, face.defense):
        if number is not None:
            return str(number)
    return ""


def _part(number: int, star: bool) -> str:
    """208.2: a star is part of the number that an ability defines."""
    if not star:
        return str(number)
    return f"{number}+*" if number else "*"


def defines_size(face: Face) -> bool:
    """604.3: does an ability of the card define its power and toughness?"""
    return any(
        isinstance(mod, mods.DefinePT)
        for ability in face.abilities
        if isinstance(ability, StaticAbility)
        for static in ability.statics
        if isinstance(static, Continuous)
        for mod in static.mods
    )


def paragraphs(face: Face, card: Card) -> list[Paragraph]:
    """The text box, ability by ability. A prototype's ability is drawn as its inset, not here (718.1)."""
    text = face_text(_without_prototype(face) if card.frame == PROTOTYPE else face, card)
    return [_paragraph(line, face) for line in text.splitlines()]


def _without_prototype(face: Face) -> Face:
    kept = tuple(
        ability
        for ability in face.abilities
        if not (isinstance(ability, Keyword) and ability.keyword == PROTOTYPE_KEYWORD)
    )
    return Face(
        face.name, face.cost, face.types, face.subtypes, face.supertypes, face.power, face.toughness, kept,
        face.colors, face.loyalty, face.defense,
    )  # fmt: skip


def _paragraph(line: str, face: Face) -> Paragraph:
    if line.startswith("• "):
        return Paragraph(line[2:], "•")
    if face.loyalty is not None and (found := _LOYALTY.fullmatch(line)):
        return Paragraph(found[2], found[1].replace("-", "−"))
    if "Saga" in face.subtypes and (found := _CHAPTER.fullmatch(line)):
        return Paragraph(found[2], found[1])
    return Paragraph(line)


def basic_symbols(face: Face) -> list[str]:
    """305.6: what a land with basic land types taps for, which isn't in its text."""
    if not face.types & LAND:
        return []
    return [COLOR_LETTER[BASIC_LAND_MANA[word]] for word in face.subtypes if word in BASIC_LAND_MANA]
