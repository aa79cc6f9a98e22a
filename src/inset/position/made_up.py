"""Made-up cards, tokens with a text, and emblems in positions: compiled from their text."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from inset import cards
from inset.data.card_records import CardRecord, FaceRecord
from inset.decklists.card_files import compiled
from inset.kernel.errors import InvalidPosition
from inset.kernel.mana import parse
from inset.kernel.types import COLOR_LETTER, WORD_COLOR
from inset.language import effects
from inset.language.card import Card
from inset.language.node import Ability, nodes_in
from inset.position.schema import Characteristics, Custom, Emblem
from inset.rules.actions.copies import emblem

NAME: Final = "Custom"  # name of a made-up card without a name or label
MOST_KEPT: Final = 200  # that are compiled once
DASH: Final = re.compile(r" +(?:--?|–|—) +")


def custom_card(custom: Custom, label: str | None, place: str) -> Card:
    """The card described, or UnsupportedText with what could not be read."""
    return _made(custom, custom.name or label or NAME, place)


@lru_cache(MOST_KEPT)
def _made(custom: Custom, name: str, place: str) -> Card:
    face = _face(custom, name, place)
    if custom.inset is None:
        return compiled(
            CardRecord(
                face.name, "normal", face.mana_cost, face.type_line, face.oracle_text, face.power, face.toughness,
                custom.loyalty, custom.defense, face.colors, face.color_indicator,
            )
        )  # fmt: skip
    inset = _face(custom.inset, custom.inset.name or f"{name}'s inset", place)
    small = re.search(r"\b(Adventure|Omen)\b", inset.type_line)
    layout = "adventure" if small is not None else "prepare"
    return compiled(CardRecord(f"{face.name} // {inset.name}", layout, card_faces=[face, inset]))


def _face(given: Characteristics, name: str, place: str) -> FaceRecord:
    if given.cost is not None:
        try:
            parse(given.cost)
        except ValueError as error:
            raise InvalidPosition(f"{place}: {name}: {error}", "107.4") from error
    if (given.power is None) != (given.toughness is None):
        raise InvalidPosition(f"{place}: {name} needs both a power and a toughness", "208.1")
    line = given.type or ("Enchantment" if given.power is None else "Creature")
    text = "\n".join(part for part in (", ".join(given.keywords).capitalize(), given.text or "") if part)
    colors = [COLOR_LETTER[WORD_COLOR[word.lower()]] for word in given.colors]
    return FaceRecord(
        name, given.cost or "", DASH.sub(" — ", " ".join(line.split())).title(), text.strip(), given.power, given.toughness,
        color_indicator=colors or None,
    )  # fmt: skip


@lru_cache(MOST_KEPT)
def abilities_of(text: str, name: str, type_line: str) -> tuple[Ability, ...]:
    """The abilities that a text gives to something of that name and type."""
    size = "0" if "Creature" in type_line else None
    return compiled(CardRecord(name, "normal", "", type_line, text, size, size)).faces[0].abilities


def emblem_card(given: str | Emblem, place: str) -> Card:
    """114.1: an emblem by its text, or the one that a card of that name makes."""
    if isinstance(given, Emblem):
        return emblem(abilities_of(given.text, "Emblem", "Enchantment"))
    made = {part.abilities for part in nodes_in(cards.card(given)) if isinstance(part, effects.Emblem)}
    if len(made) != 1:
        many = "several emblems: say which by its text" if made else "no emblem"
        raise InvalidPosition(f"{place}: {given} makes {many}", "114.1")
    return emblem(next(iter(made)))
