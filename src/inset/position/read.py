"""Positions that come as plain mappings, from programs and from records: read by the schema.

Nothing is taken for granted: anything that doesn't match the schema is an ``InvalidPosition`` that says where. Which
words are valid is left to ``build``, which knows the rules.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from inset.kernel.errors import InvalidPosition, near
from inset.kernel.plain_text import unprintable
from inset.position.schema import (
    LONGEST_NAME,
    LONGEST_TEXT,
    MOST,
    MOST_MANA,
    MOST_OBJECTS,
    NOTE,
    RECORDS,
    Counters,
    Flag,
    FlagOr,
    Item,
    Items,
    Key,
    MapOf,
    PlayerKey,
    PlayerSetup,
    Pool,
    Several,
    Shape,
    Stat,
    Text,
    TextOr,
    Whole,
    Word,
    is_player_name,
    keys_of,
    mismatch,
)

TOO_MANY: Final = f"a position has at most {MOST_OBJECTS:,} objects"
COUNTED: Final = re.compile(r"([0-9]{1,3}) +(\S.*)", re.ASCII | re.DOTALL)


def read_player(name: Any, data: Any) -> PlayerSetup:
    """A player, from the mapping under a name."""
    if not is_player_name(name):
        raise InvalidPosition(f"{shown(name)} can't be a player's name: it must have one to {LONGEST_NAME} letters")
    if not isinstance(data, Mapping):
        raise InvalidPosition(f"{name}: expected a mapping for the player, not {shown(data)}")
    found = _values(data, keys_of(PlayerSetup), name, "a player")
    made: dict[str, Any] = {}
    for key, value in found.items():
        shape = key.shape
        if isinstance(shape, Items):
            if len(value) > MOST_OBJECTS:
                raise InvalidPosition(f"{name}: {shape.zone}: {TOO_MANY}")
            places = [f"{name}: {shape.zone} {number}" for number in range(1, len(value) + 1)]
            value = tuple(read_item(one, shape.zone, place) for one, place in zip(value, places, strict=True))
        made[key.field] = value
    return PlayerSetup(key=name, **made)


def read_item(data: Any, zone: str, place: str) -> Item:
    """An item of that zone, with nothing in it that is meaningless there."""
    if isinstance(data, str):
        made = _short(data, place)
    elif isinstance(data, Mapping):
        made = _mapped(data, zone, place)
    else:
        raise InvalidPosition(f"{place}: an item must be text or a mapping, not {shown(data)}")
    if (wrong := mismatch(made)) is not None:
        raise InvalidPosition(f"{place}: {wrong}")
    return made


def _short(text: str, place: str) -> Item:
    counted = COUNTED.fullmatch(text)
    if counted is None and not _fits(Text(), text):
        raise InvalidPosition(f"{place}: {text[:40]!r} is not a card")
    if counted is None:
        return Item(card=text)
    if int(counted[1]) == 0:
        raise InvalidPosition(f"{place}: {text[:40]!r} is zero cards; leave it out")
    return Item(card=counted[2], count=int(counted[1]))


def _mapped(data: Mapping[Any, Any], zone: str, place: str) -> Item:
    found = _values(data, keys_of(Item), place, "an item")
    made: dict[str, Any] = {}
    for key, value in found.items():
        if key.zone not in ("", zone) and key.name != "token":  # for a token in another zone there is a rule: 704.5d
            raise InvalidPosition(f"{place}: {key.name!r} has no meaning in the {zone} zone, only in {key.zone}")
        made[key.field] = value
    return Item(**made)


def _record(kind: str, data: Mapping[Any, Any], place: str) -> Any:
    """A mapping inside of another, as the record of that kind."""
    what = f"{'an' if kind[0] in 'aeiou' else 'a'} {kind}"
    found = _values(data, keys_of(RECORDS[kind]), place, what)
    for key in keys_of(RECORDS[kind]).values():
        if key.required and key not in found:
            raise InvalidPosition(f"{place}: {what} needs {key.name!r}")
    return RECORDS[kind](**{key.field: value for key, value in found.items()})


def _values(data: Mapping[Any, Any], keys: Mapping[str, Key], place: str, what: str) -> dict[Key, Any]:
    """The entries of a mapping, each read by its key; None means absent."""
    found: dict[Key, Any] = {}
    for name, value in data.items():
        if name == NOTE and isinstance(value, str | None):
            continue
        key = keys.get(name) if isinstance(name, str) else None
        if key is None and name != NOTE:
            raise InvalidPosition(f"{place}: {what} has no {str(name)[:40]!r}{near(name, (*keys, NOTE))}")
        if value is None:
            continue
        if key is None or not _fits(key.shape, value):
            words = "text" if key is None else _words(key.shape)
            raise InvalidPosition(f"{place}: {name}: expected {words}, not {shown(value)}")
        found[key] = _frozen(key.shape, value, place)
    return found


# --- kinds of values ------------------------------------------------------------------------------


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_TEXT and value.strip() != "" and not unprintable(value)


def _is_whole(value: Any) -> bool:
    return type(value) is int and -MOST <= value <= MOST


def _fits(shape: Shape, value: Any) -> bool:
    match shape:
        case Text(lines=True):
            return _is_text(value.replace("\n", " ") if isinstance(value, str) else value)
        case Text() | Word() | PlayerKey():
            return _is_text(value)
        case Flag():
            return isinstance(value, bool)
        case Whole(least=least, most=most):
            return _is_whole(value) and least <= value <= most
        case Counters():
            return isinstance(value, Mapping) and all(
                _is_text(kind) and _is_whole(count) and count > 0 for kind, count in value.items()
            )
        case Pool():
            return isinstance(value, str) and len(value) <= 3 * MOST_MANA
        case Stat():
            return _is_whole(value) or _is_text(value)
        case MapOf():
            return isinstance(value, Mapping)
        case TextOr(more=more):
            return _is_text(value) or _fits(more, value)
        case FlagOr(more=more):
            return isinstance(value, bool) or _fits(more, value)
        case Several(of=of):
            return isinstance(value, (list, tuple)) and all(_fits(of, part) for part in value)
        case Items():
            return isinstance(value, (list, tuple))


def _words(shape: Shape) -> str:
    """What is expected, for people."""
    match shape:
        case Text() | Word() | PlayerKey():
            return "text"
        case Flag():
            return "true or false"
        case Whole(least=least, most=most):
            if most < MOST:
                return f"a number from {least} to {most}"
            return "a number" if least == -MOST else f"a number of at least {least}"
        case Counters():
            return "a mapping of kinds to positive numbers"
        case Pool():
            return "mana symbols"
        case Stat():
            return "a number or text"
        case MapOf():
            return "a mapping"
        case TextOr():
            return "text or a mapping"
        case FlagOr(more=more):
            return f"true or false or {_words(more)}"
        case Several():
            return "a list of strings"
        case Items():
            return "a list"


def _frozen(shape: Shape, value: Any, place: str) -> Any:
    match shape:
        case MapOf(record=kind) | FlagOr(more=MapOf(record=kind)) | TextOr(more=MapOf(record=kind)):
            return _record(kind, value, place) if isinstance(value, Mapping) else value
        case Stat():
            return str(value)
        case Counters():
            return tuple(value.items())
        case Several():
            return tuple(value)
        case _:
            return value


def shown(value: Any) -> str:
    """A value for an error message, however large or deep it is."""
    if isinstance(value, Mapping):
        some = [f"{_scalar(key)}: {_scalar(part)}" for key, part in list(value.items())[:3]]
        return f"{{{', '.join(some)}{', …' if len(value) > len(some) else ''}}}"
    return _scalar(value)


def _scalar(value: Any) -> str:
    if isinstance(value, (list, tuple, Mapping)):
        return "a mapping" if isinstance(value, Mapping) else "a list"
    if isinstance(value, int) and abs(value) > 10**20:
        return "a number of many digits"
    return repr(value[:40] if isinstance(value, str) else value)[:60]
