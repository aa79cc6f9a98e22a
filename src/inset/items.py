"""An object of a zone as data: ``Name``, ``3 Name``, or a mapping with what is special about it; tokens by
their names.

The words are those of scenario files, and the records of the scenario reader are read as well.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Final

from inset import cards
from inset.kernel.errors import InvalidPosition
from inset.kernel.types import WORD_COLOR, WORD_SUPERTYPE, WORD_TYPE
from inset.language import keywords as kw
from inset.language.abilities import Keyword
from inset.language.card import Face, Token
from inset.language.node import Node
from inset.rules.subtypes import CREATURE_TYPES

MOST_ALIKE: Final = 5_000
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
TOKEN_KEYS: Final = ("name", "types", "supertypes", "subtypes", "colors", "power", "toughness", "keywords")


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


def read_item(data: Any, place: str) -> Item:
    if isinstance(data, str):
        counted = _COUNTED.fullmatch(data)
        return Item(card=counted[2], count=int(counted[1])) if counted else Item(card=data)
    if isinstance(data, Mapping):
        unknown = [key for key in data if key not in ITEM_KEYS and key != "note"]
        if unknown:
            raise InvalidPosition(f"{place}: an item has no {str(unknown[0])[:40]!r}")
        made = Item(**{ITEM_KEYS[key]: value for key, value in data.items() if key != "note"})
    else:
        made = Item(**{f.name: getattr(data, f.name) for f in fields(Item)})
        made.counters = dict(made.counters)
    if not isinstance(made.count, int) or not 0 < made.count <= MOST_ALIKE:
        raise InvalidPosition(f"{place}: count is not a number from 1 to {MOST_ALIKE}")
    return made


def token_face(data: Any, place: str) -> Face:
    """``token: {name: Bear, types: [creature], …}``, as a mapping or as a record."""
    if isinstance(data, Mapping) and (unknown := [key for key in data if key not in TOKEN_KEYS]):
        raise InvalidPosition(f"{place}: a token has no {unknown[0]!r}")
    subtypes = tuple(subtype(word) for word in get(data, "subtypes", ()))
    try:
        types = sum(WORD_TYPE[word.lower()] for word in get(data, "types", ()))
        supertypes = sum(WORD_SUPERTYPE[word.lower()] for word in get(data, "supertypes", ()))
        colors = sum(WORD_COLOR[word.lower()] for word in get(data, "colors", ()))
        abilities = tuple(Keyword(kw.KEYWORD_BIT[word.lower()]) for word in get(data, "keywords", ()))
    except KeyError as error:
        raise InvalidPosition(f"{place}: a token can't have {error}") from error
    name = get(data, "name", None) or f"{' '.join(subtypes)} Token"  # 111.4
    return Face(
        name=name, types=types, supertypes=supertypes, subtypes=subtypes, colors=colors, abilities=abilities,
        power=get(data, "power", None), toughness=get(data, "toughness", None),
    )  # fmt: skip


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
