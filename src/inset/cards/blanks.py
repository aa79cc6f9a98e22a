"""Blanks: cards that do nothing, in place of cards that can't be played yet.

A blank is defined by its name alone, so that records and other processes can recreate it: ``NAME (blank)`` is an
artifact without
a mana cost, which can't be cast (118.6) and does nothing. A commander keeps its colors, because they decide what its
deck may hold (903.5c): ``NAME (blank WU commander)``.

>>> made("Fatal Push (blank)").text(), made("Fatal Push")
('', None)
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from inset.kernel.types import ARTIFACT, COLOR_LETTER, COLORS, CREATURE, LEGENDARY, LETTER_COLOR
from inset.language.card import Card, Face

_NAME: Final = re.compile(r"(.{1,140}) \(blank(?:( [WUBRG]{1,5})? (commander))?\)")


def blank_name(name: str) -> str:
    """What the blank for a card is called."""
    return f"{name} (blank)"


def leader_name(name: str, identity: int) -> str:
    """What the blank for a commander is called."""
    letters = "".join(COLOR_LETTER[color] for color in COLORS if identity & color)
    return f"{name} (blank{f' {letters}' if letters else ''} commander)"


def stands_for(name: str) -> str:
    """The name of the card that a blank stands for; empty if it isn't the name of a blank."""
    found = _NAME.fullmatch(name)
    return found[1] if found is not None else ""


@cache
def made(name: str) -> Card | None:
    """The blank of this name; None if it isn't the name of a blank."""
    found = _NAME.fullmatch(name)
    if found is None:
        return None
    if found[3] is None:
        return Card((Face(name, None, ARTIFACT, colors=0),))
    mask = 0
    for letter in (found[2] or "").strip():
        mask |= LETTER_COLOR[letter]
    return Card((Face(name, None, CREATURE, (), LEGENDARY, 0, 1, (), mask),))
