"""109.3: characteristics as numbers, in the order of ``schema.CHARACTERISTICS``; computed once for each different
set."""

from __future__ import annotations

from struct import Struct
from typing import Final

from inset.env import card_ids
from inset.env.schema import CHARACTERISTICS, GREATEST, KEYWORDS
from inset.kernel.known import Known
from inset.kernel.mana import ManaCost
from inset.kernel.types import BASIC, COLORS, LEGENDARY, SNOW, TYPE_WORD
from inset.language import keywords as kw
from inset.language.abilities import Activated, Spell, StaticAbility, Triggered
from inset.language.node import Ability
from inset.rules.model.state import Chars

MOST_KEPT: Final = 20_000  # characteristics that are remembered; beyond that all are forgotten and recomputed
_PACK: Final = Struct(f"={len(CHARACTERISTICS)}i")
UNSEEN: Final = bytes(_PACK.size)  # of an object whose characteristics the player does not see
_TYPES: Final = tuple(TYPE_WORD)
_SUPERTYPES: Final = (BASIC, LEGENDARY, SNOW)
_KEYWORD_BITS: Final = tuple([kw.KEYWORD_BIT[name] for name in KEYWORDS])
_THESE_KEYWORDS: Final = sum(_KEYWORD_BITS)

_Key = tuple[str, int, int, int, int, int, int, int | None, int | None]
_PRINTED: Final[Known[bytes]] = Known(4_000)
_KEPT: dict[_Key, tuple[bytes, ManaCost | None, tuple[Ability, ...]]] = {}


def cut(number: int) -> int:
    """The number, limited to what a column can hold."""
    return number if -GREATEST <= number <= GREATEST else GREATEST if number > 0 else -GREATEST


def packed_alike(one: Chars, other: Chars) -> bool:
    """Do these characteristics surely have the same numbers?"""
    return one is other or (
        one.abilities is other.abilities
        and one.keywords == other.keywords
        and one.power == other.power
        and one.toughness == other.toughness
        and one.types == other.types
        and one.colors == other.colors
        and one.supertypes == other.supertypes
        and one.cost is other.cost
        and one.name == other.name
    )


def packed_as_printed(chars: Chars) -> bytes:
    """The same for what a card is by its text, which copies of the card share and nobody changes."""
    found = _PRINTED.of(chars)
    return found if found is not None else _PRINTED.keep(chars, packed(chars))


def packed(chars: Chars) -> bytes:
    """The numbers of these characteristics."""
    key = (
        chars.name, id(chars.cost), id(chars.abilities), chars.colors, chars.types, chars.supertypes, chars.keywords,
        chars.power, chars.toughness,
    )  # fmt: skip
    found = _KEPT.get(key)
    if found is None:
        if len(_KEPT) >= MOST_KEPT:
            _KEPT.clear()
        # the cost and the abilities are stored with it, so that their ids aren't reused
        found = _KEPT[key] = (_packed(chars), chars.cost, chars.abilities)
    return found[0]


def _packed(chars: Chars) -> bytes:
    kinds = [
        sum(isinstance(one, kind) for one in chars.abilities) for kind in (Spell, Activated, Triggered, StaticAbility)
    ]
    return _PACK.pack(
        card_ids.table().get(chars.name, 0),
        cut(chars.cost.value()) if chars.cost is not None else 0,
        *[int(chars.colors & color != 0) for color in COLORS],
        *[int(chars.types & kind != 0) for kind in _TYPES],
        *[int(chars.supertypes & kind != 0) for kind in _SUPERTYPES],
        cut(chars.power or 0),
        cut(chars.toughness or 0),
        *[int(chars.keywords & bit != 0) for bit in _KEYWORD_BITS],
        (chars.keywords & ~_THESE_KEYWORDS).bit_count(),
        *kinds,
    )
