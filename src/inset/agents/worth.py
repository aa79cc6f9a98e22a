"""What things are worth, in one currency: about one point of power on the battlefield.

``creature`` and ``permanent`` look at characteristics only; how good whole positions are is in ``evaluation``.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from inset.kernel.types import CREATURE, LAND, PLANESWALKER
from inset.language import keywords as kw
from inset.language.abilities import Activated, StaticAbility, Triggered
from inset.language.card import Face
from inset.rules.model.state import Chars
from inset.rules.objects.frames import from_face

CARD = 2.2  # a card in hand
LANDS_WANTED = 6

_BONUS = (
    (kw.FLYING, 0.5, 0.4),  # a base value, and a value per point of power
    (kw.DOUBLE_STRIKE, 0.5, 0.8),
    (kw.FIRST_STRIKE, 0.4, 0.25),
    (kw.DEATHTOUCH, 1.5, 0.0),
    (kw.LIFELINK, 0.3, 0.4),
    (kw.TRAMPLE, 0.0, 0.2),
    (kw.MENACE, 0.2, 0.2),
    (kw.VIGILANCE, 0.2, 0.15),
    (kw.HASTE, 0.2, 0.1),
    (kw.HEXPROOF, 0.8, 0.1),
    (kw.WARD, 0.5, 0.1),
    (kw.INDESTRUCTIBLE, 1.5, 0.3),
    (kw.REACH, 0.3, 0.0),
    (kw.DEFENDER, -0.5, -0.7),
    (kw.INFECT, 0.0, 0.6),
)


def total_of(values: Iterable[float]) -> float:
    """Their sum, starting from 0.0: ``sum`` starts from an integer, and has rounded differently since Python 3.12."""
    total = 0.0
    for value in values:
        total += value
    return total


def creature(chars: Chars) -> float:
    """A creature on the battlefield, by its size, its keywords and how much other text it has."""
    power, toughness = max(0, chars.power or 0), max(0, chars.toughness or 0)
    value = 0.6 + power + 0.7 * toughness
    mask = chars.keywords
    if mask:
        for bit, flat, each in _BONUS:
            if mask & bit:
                value += flat + each * power
    for ability in chars.abilities:
        kind = type(ability)
        if kind is Triggered:
            value += 0.5
        elif kind is Activated:
            value += 0.7
        elif kind is StaticAbility:
            value += 0.1
    return value


def permanent(chars: Chars, token: bool = False) -> float:
    """Any permanent. Those that are neither creatures nor lands are valued by their cost."""
    types = chars.types
    if types & CREATURE:
        return creature(chars)
    if types & LAND:
        return 1.5
    cost = chars.cost.value() if chars.cost is not None else 0
    if types & PLANESWALKER:
        return 3.0 + cost
    return 0.7 if token else 1.0 + 0.9 * cost


def face(printed: Face) -> float:
    """A card's face as the permanent that it would be."""
    return permanent(from_face(printed, 0))


def life(amount: int) -> float:
    """What a life total is worth: the first points matter more than the last."""
    if amount <= 0:
        return -60.0 + 5.0 * amount  # not alive, but perhaps nearly
    return 3.2 * math.sqrt(amount) + 0.25 * amount
