"""An object of a zone as data: ``Name``, ``3 Name``, or a mapping with what is special about it; tokens by
their names.

The words are those of scenario files, and the records of the scenario reader are read as well.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Final

from inset import cards, forms
from inset.kernel.errors import InvalidPosition, near
from inset.kernel.types import CREATURE, WORD_COLOR, WORD_SUPERTYPE, WORD_TYPE
from inset.language import keywords as kw
from inset.language.abilities import Keyword
from inset.language.card import Face, Token
from inset.language.node import Node
from inset.rules.objects.subtypes import CREATURE_TYPES

_COUNTED: Final = re.compile(r"([0-9]{1,3}) +(\S.*)", re.ASCII | re.DOTALL)


@dataclass(slots=True)
class Item:
    """An object of a zone, or ``count`` alike."""

    card: str | None = None
    count: int = 1
    label: str | None = None
    tapped: bool = False
    sick: bool = False
    counters: Mapping[str, int] = field(default_factory=dict)
    damage: int = 0
    way: str | None = None
    attached_to: str | None = None
    owner: str | None = None
    token: Any = False
    copy_of: str | None = None
    face_down: bool | str = False
    chosen: str | None = None
    commander: bool = False
    on_adventure: str | None = None
    exiled_with: str | None = None
    prepared: bool = False
    unlocked: Sequence[str] = ()
    marked: Sequence[str] = ()
    timestamp: int | None = None
    room: str | None = None
    plotted: bool = False
    foretold: bool = False
    suspended: int | None = None


ITEM_KEYS: Final = {("as" if f.name == "way" else f.name): f.name for f in fields(Item)}


def plain(value: Any) -> Any:
    """The same as numbers, strings, lists and mappings, for records."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, Mapping):
        return {str(key): plain(part) for key, part in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(part) for part in value]
    found = {}
    for slot in fields(value):
        if slot.name not in ("place", "key"):
            part = getattr(value, slot.name)
            if part not in (None, False, (), "") and not (slot.name == "count" and part == 1):
                name = "as" if slot.name == "way" else slot.name
                found[name] = dict(part) if slot.name == "counters" else plain(part)
    return found


def get(row: Any, key: str, default: Any) -> Any:
    value = row.get(key, default) if isinstance(row, Mapping) else getattr(row, key, default)
    return default if value is None else value


def read_item(data: Any, zone: str, place: str) -> Item:
    """An item as it was written down in that zone, with nothing in it that has no meaning there."""
    if isinstance(data, str):
        made = _short(data, place)
    elif isinstance(data, Mapping):
        found = forms.read(data, forms.ITEM, place, "an item")
        _check_zone([key for key in found if key not in (forms.NOTE, "token")], zone, place)
        made = Item(**{ITEM_KEYS[key]: value for key, value in found.items() if key != forms.NOTE})
        if isinstance(made.token, Mapping):
            made.token = forms.read(made.token, forms.TOKEN, place, "a token")
    elif all(hasattr(data, f.name) for f in fields(Item)):  # of the scenario reader
        made = Item(**{f.name: getattr(data, f.name) for f in fields(Item)})
        made.counters = dict(made.counters)
    else:
        raise InvalidPosition(f"{place}: an item is text or a mapping, not {forms.shown(data)}")
    if (wrong := mismatch(made)) is not None:
        raise InvalidPosition(f"{place}: {wrong}")
    return made


def _short(text: str, place: str) -> Item:
    counted = _COUNTED.fullmatch(text)
    if counted is None and not forms.TEXT.fits(text):
        raise InvalidPosition(f"{place}: {text[:40]!r} is no card")
    if counted is None:
        return Item(card=text)
    if int(counted[1]) == 0:
        raise InvalidPosition(f"{place}: {text[:40]!r} is no card at all; leave it out")
    return Item(card=counted[2], count=int(counted[1]))


def _check_zone(keys: Sequence[str], zone: str, place: str) -> None:
    for key in keys:
        if forms.ONLY_IN.get(key, zone) != zone:
            raise InvalidPosition(f"{place}: {key!r} has no meaning in the {zone} zone, only in {forms.ONLY_IN[key]}")


def mismatch(item: Any) -> str | None:
    """What is wrong between the keys of one item, be it one of a scenario's or of a position's; None if nothing is."""
    mapped = not isinstance(item.token, bool)
    if mapped and (item.card or item.copy_of):
        return "an item with a token map has neither 'card' nor 'copy_of'"
    if item.card is None and not mapped and not (item.token and item.copy_of):
        return "an item needs 'card', or a token map, or 'token: true' with 'copy_of'"
    if item.plotted + item.foretold + (item.suspended is not None) + (item.on_adventure is not None) > 1:
        return "a card in exile is plotted, foretold, suspended or on an adventure: one of them"
    if item.label is not None and item.count > 1:
        return f"the label {item.label[:40]!r} must name one object, not {item.count}"
    return None


def token_face(data: Any, place: str) -> Face:
    """``token: {name: Bear, types: [creature], …}``, as a mapping or as a record."""
    subtypes = tuple(subtype(word) for word in get(data, "subtypes", ()))
    types = _mask(get(data, "types", ()), WORD_TYPE, place)
    supertypes = _mask(get(data, "supertypes", ()), WORD_SUPERTYPE, place)
    colors = _mask(get(data, "colors", ()), WORD_COLOR, place)
    for word in get(data, "keywords", ()):
        _known(word, kw.KEYWORD_BIT, place)
    abilities = tuple(Keyword(kw.KEYWORD_BIT[word.lower()]) for word in get(data, "keywords", ()))
    power, toughness = get(data, "power", None), get(data, "toughness", None)
    if types & CREATURE and (power is None or toughness is None):
        raise InvalidPosition(f"{place}: a creature token has a power and a toughness", "208.1")
    name = get(data, "name", None) or f"{' '.join(subtypes)} Token"  # 111.4
    return Face(
        name=name, types=types, supertypes=supertypes, subtypes=subtypes, colors=colors, abilities=abilities,
        power=power, toughness=toughness,
    )  # fmt: skip


def _mask(words: Sequence[str], bits: Mapping[str, int], place: str) -> int:
    mask = 0
    for word in words:
        mask |= _known(word, bits, place)
    return mask


def _known(word: str, bits: Mapping[str, int], place: str) -> int:
    if word.lower() not in bits:
        raise InvalidPosition(f"{place}: a token can't have {word[:40]!r}{near(word, bits)}")
    return bits[word.lower()]


def subtype(word: str) -> str:
    for known in (word, word.title(), word.capitalize()):
        if known in CREATURE_TYPES:
            return known
    return word if word[:1].isupper() else word.title()


def known_token(name: str) -> Token | None:
    """A token that the embedded cards make, by its name: ``Food`` and ``Food Token`` both do."""
    made = _tokens()
    return made.get(name) or made.get(f"{name} Token")


def _tokens() -> dict[str, Token]:
    if not _TOKENS:
        from inset.cards import tokens

        for part in vars(tokens).values():
            if isinstance(part, Token):
                _TOKENS.setdefault(part.face.name, part)
        for made in cards.all_cards():
            for part in walk(made):
                if isinstance(part, Token):
                    _TOKENS.setdefault(part.face.name, part)
    return _TOKENS


_TOKENS: dict[str, Token] = {}
cards.on_change(_TOKENS.clear)


def walk(part: object) -> list[Node]:
    """Every node in a card."""
    found: list[Node] = []
    rest = [part]
    while rest:
        part = rest.pop()
        if isinstance(part, Node):
            found.append(part)
            rest += [getattr(part, name) for name in part.__dataclass_fields__]
        elif isinstance(part, tuple):
            rest += part
    return found
