"""Sagas (714)."""

from __future__ import annotations

from typing import Final

from inset.cards.tokens import KNIGHT
from inset.language.card import Card
from inset.language.node import Effect
from inset.language.patterns import ChapterReached
from inset.language.words.kinds import Part, enchantment, whenever
from inset.language.words.nouns import each, subtype, you_control
from inset.language.words.verbs import create, gets


def chapter(numbers: tuple[int, ...], *effects: Effect) -> Part:
    """714.2b: a chapter ability."""
    return whenever(ChapterReached(numbers), *effects)


CARDS: Final[list[Card]] = [
    enchantment(
        "History of Benalia", "{1}{W}{W}", chapter((1, 2), create(KNIGHT)),
        chapter((3,), gets(each(subtype("Knight") & you_control), 2, 1)), subtypes="Saga",
    ),
]  # fmt: skip
