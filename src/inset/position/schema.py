"""The keys of a position: of a player, of an item of a zone, of a token; each with its kind of value, and where it is
meaningful.

Each key is stated once, as a field of ``PlayerSetup``, ``Item`` or ``Token``. From these fields ``read`` reads mappings, the
scenario reader reads files, and ``as_data`` writes both. A key that is missing has the field's default.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from inset.language.filters import WORD_MARK

LONGEST_NAME: Final = 60  # letters of a player's name
LONGEST_TEXT: Final = 1_000  # letters of a name, a label, a reference
MOST: Final = 1_000_000_000  # of anything that is counted
MOST_ALIKE: Final = 5_000  # objects of one item,
MOST_OBJECTS: Final = 5_000  # and of a whole position; a game ends at 10,000
MOST_IN_SHORT: Final = 999  # of ``3 Name``, so that the card 1996 World Champion keeps its name
MOST_MANA: Final = 1_000  # in a pool
NOTE: Final = "note"  # a remark for people, allowed in every mapping
PLAYER_KEY: Final = re.compile(r"[^\W\d_][\w-]{0,39}")  # a player's name in a file,
RESERVED: Final = frozenset(
    "any none note all top yes no true false on off null".split()
)  # which can't be mistaken for one of these

COLORS: Final = ("white", "blue", "black", "red", "green")
CARD_TYPES: Final = (
    "artifact", "battle", "conspiracy", "creature", "dungeon", "enchantment", "instant", "kindred", "land",
    "phenomenon", "plane", "planeswalker", "scheme", "sorcery", "tribal", "vanguard",
)  # fmt: skip
SUPERTYPES: Final = ("basic", "elite", "host", "legendary", "ongoing", "snow", "world")
FACE_DOWN: Final = ("morph", "megamorph", "disguise", "manifest", "cloak")
MARKS: Final = tuple(WORD_MARK)

Numbers: TypeAlias = tuple[tuple[str, int], ...]  # this many of each kind


# --- kinds of values --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Text:
    """A name, a label, a reference; or words on several ``lines``."""

    lines: bool = False


@dataclass(frozen=True, slots=True)
class PlayerKey:
    """The name of a player of the position."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word in any case, one of ``known`` if there are any; ``what`` it is called."""

    known: tuple[str, ...] = ()
    what: str = ""


@dataclass(frozen=True, slots=True)
class Flag:
    """True or false."""


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number; ``or_none``: a file may say ``none`` as well."""

    least: int = -MOST
    most: int = MOST
    or_none: bool = False


@dataclass(frozen=True, slots=True)
class Counters:
    """How many counters of each kind, one or more."""


@dataclass(frozen=True, slots=True)
class Pool:
    """Mana symbols."""


@dataclass(frozen=True, slots=True)
class Stat:
    """A power or toughness: a number, or text such as ``*``."""


@dataclass(frozen=True, slots=True)
class MapOf:
    """A mapping with the keys of a record: ``token``, ``custom``, ``inset`` or ``emblem`` (``RECORDS``)."""

    record: str


@dataclass(frozen=True, slots=True)
class TextOr:
    """A name, or a mapping that says more."""

    more: MapOf


@dataclass(frozen=True, slots=True)
class FlagOr:
    """True, false, or something that says more."""

    more: Word | Whole | MapOf


@dataclass(frozen=True, slots=True)
class Several:
    """A list."""

    of: Text | Word


@dataclass(frozen=True, slots=True)
class Items:
    """A list of what lies in a zone: ``Name``, ``3 Name``, or a mapping with the keys of ``Item``."""

    zone: str


Shape: TypeAlias = (
    Text | PlayerKey | Word | Flag | Whole | Counters | Pool | Stat | MapOf | TextOr | FlagOr | Several | Items
)


# --- keys ---------------------------------------------------------------------------------------------

T = TypeVar("T")


class Key(NamedTuple):
    """A key of a mapping: its field, its kind of value, and the only zone where it is meaningful, if any."""

    name: str
    field: str
    shape: Shape
    zone: str
    required: bool
    default: Any


def entry(shape: Shape, default: T, zone: str = "", name: str = "") -> T:
    """A field that is a key, by the field's own name unless another is given."""
    made: T = dataclasses.field(default=default, metadata={"shape": shape, "zone": zone, "name": name})
    return made


def required(shape: Shape) -> Any:
    """A field that is a required key."""
    return dataclasses.field(metadata={"shape": shape, "zone": "", "name": "", "required": True})


_KEYS: Final[dict[type[Any], Mapping[str, Key]]] = {}


def keys_of(record: type[Any]) -> Mapping[str, Key]:
    """The keys of a record, in the order in which they are written."""
    if record in _KEYS:
        return _KEYS[record]
    found: dict[str, Key] = {}
    for field in dataclasses.fields(record):
        more = field.metadata
        if "shape" in more:
            name = more["name"] or field.name
            found[name] = Key(name, field.name, more["shape"], more["zone"], "required" in more, field.default)
    _KEYS[record] = found
    return found


_BATTLEFIELD: Final = "battlefield"
_EXILE: Final = "exile"
_ANY_TEXT: Final = Several(Text())


@dataclass(frozen=True, slots=True, kw_only=True)
class Token:
    """A token that isn't a copy of a card; without a name it is named by 111.4."""

    name: str | None = entry(Text(), None)
    types: tuple[str, ...] = required(Several(Word(CARD_TYPES, "card type")))
    supertypes: tuple[str, ...] = entry(Several(Word(SUPERTYPES, "supertype")), ())
    subtypes: tuple[str, ...] = entry(Several(Word()), ())
    colors: tuple[str, ...] = entry(Several(Word(COLORS, "color")), ())
    power: int | None = entry(Whole(or_none=True), None)
    toughness: int | None = entry(Whole(or_none=True), None)
    keywords: tuple[str, ...] = entry(Several(Word()), ())
    text: str | None = entry(Text(lines=True), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Characteristics:
    """One set of characteristics of a made-up card, written as printed: ``type`` is the type line."""

    name: str | None = entry(Text(), None)
    cost: str | None = entry(Text(), None)
    type: str | None = entry(Text(), None)
    text: str | None = entry(Text(lines=True), None)
    power: str | None = entry(Stat(), None)
    toughness: str | None = entry(Stat(), None)
    colors: tuple[str, ...] = entry(Several(Word(COLORS, "color")), ())
    keywords: tuple[str, ...] = entry(Several(Word()), ())


@dataclass(frozen=True, slots=True, kw_only=True)
class Inset(Characteristics):
    """The inset frame of a made-up card: an Adventure or Omen if its type line says so, else what it prepares."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Custom(Characteristics):
    """A made-up card, compiled from its text; without a type it is a creature if it has a power, else an enchantment."""

    loyalty: str | None = entry(Stat(), None)
    defense: str | None = entry(Stat(), None)
    inset: Inset | None = entry(MapOf("inset"), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Emblem:
    """114: an emblem with its own text."""

    text: str = required(Text(lines=True))


RECORDS: Final[Mapping[str, type[Any]]] = {"token": Token, "custom": Custom, "inset": Inset, "emblem": Emblem}


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """An object of a zone, or ``count`` identical ones; ``card`` is None if no card's name describes it.

    ``tapped`` is a number if exactly this many of them are tapped; ``emblem`` is the name of the card that makes it, or its
    text. ``place`` is where a reader found it, for error messages.
    """

    place: object = dataclasses.field(default=None, compare=False, repr=False)
    card: str | None = entry(Text(), None)
    token: bool | Token = entry(FlagOr(MapOf("token")), False, _BATTLEFIELD)
    custom: Custom | None = entry(MapOf("custom"), None)
    emblem: str | Emblem | None = entry(TextOr(MapOf("emblem")), None, "command")
    copy_of: str | None = entry(Text(), None, _BATTLEFIELD)
    way: str | None = entry(Text(), None, _BATTLEFIELD, name="as")
    label: str | None = entry(Text(), None)
    tapped: bool | int = entry(FlagOr(Whole(0, MOST_ALIKE)), False, _BATTLEFIELD)
    sick: bool = entry(Flag(), False, _BATTLEFIELD)
    damage: int = entry(Whole(0), 0, _BATTLEFIELD)
    owner: str | None = entry(PlayerKey(), None)
    attached_to: str | None = entry(Text(), None, _BATTLEFIELD)
    prepared: bool = entry(Flag(), False, _BATTLEFIELD)
    marked: tuple[str, ...] = entry(Several(Word(MARKS, "mark")), (), _BATTLEFIELD)
    timestamp: int | None = entry(Whole(1), None, _BATTLEFIELD)
    unlocked: tuple[str, ...] = entry(_ANY_TEXT, (), _BATTLEFIELD)
    face_down: bool | str = entry(FlagOr(Word(FACE_DOWN, "way of being face down")), False)
    on_adventure: str | None = entry(PlayerKey(), None, _EXILE)
    exiled_with: str | None = entry(Text(), None, _EXILE)
    plotted: bool = entry(Flag(), False, _EXILE)
    foretold: bool = entry(Flag(), False, _EXILE)
    suspended: int | None = entry(Whole(1), None, _EXILE)
    counters: Numbers = entry(Counters(), ())
    commander: bool = entry(Flag(), False)
    room: str | None = entry(Text(), None, "command")
    chosen: str | None = entry(Text(), None, _BATTLEFIELD)
    count: int = entry(Whole(1, MOST_ALIKE), 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerSetup:
    """One player at the start. ``life`` is None for the format's starting life; ``library`` is listed from the top."""

    key: str
    life: int | None = entry(Whole(), None)
    hand: tuple[Item, ...] = entry(Items("hand"), ())
    battlefield: tuple[Item, ...] = entry(Items(_BATTLEFIELD), ())
    graveyard: tuple[Item, ...] = entry(Items("graveyard"), ())
    exile: tuple[Item, ...] = entry(Items(_EXILE), ())
    command: tuple[Item, ...] = entry(Items("command"), ())
    library: tuple[Item, ...] = entry(Items("library"), ())
    library_exact: bool = entry(Flag(), False)
    counters: Numbers = entry(Counters(), ())
    lands_played: int = entry(Whole(0), 0)
    mana: str = entry(Pool(), "")
    completed: tuple[str, ...] = entry(_ANY_TEXT, ())
    monarch: bool = entry(Flag(), False)
    initiative: bool = entry(Flag(), False)


ONLY_IN: Final = {made.name: made.zone for made in keys_of(Item).values() if made.zone}


def is_player_name(value: Any) -> bool:
    """Can that be a player's name?"""
    return isinstance(value, str) and 0 < len(value.strip()) <= len(value) <= LONGEST_NAME and value.isprintable()


def mismatch(item: Item) -> str | None:
    """What is wrong between the keys of one item; None if nothing is."""
    mapped = isinstance(item.token, Token)
    if mapped and (item.card or item.copy_of):
        return "an item with a token map has neither 'card' nor 'copy_of'"
    what = [item.card is not None, mapped, item.custom is not None, item.emblem is not None]
    if sum(what) > 1:
        return "an item has one of 'card', 'custom', 'emblem' and a token map"
    if not any(what) and not (item.token and item.copy_of):
        return "an item needs 'card', 'custom', 'emblem', or a token map, or 'token: true' with 'copy_of'"
    if not isinstance(item.tapped, bool) and item.tapped > item.count:
        return f"{item.tapped} of {item.count} can't be tapped"
    if item.plotted + item.foretold + (item.suspended is not None) + (item.on_adventure is not None) > 1:
        return "a card in exile is plotted, foretold, suspended or on an adventure: one of them"
    if item.label is not None and item.count > 1:
        return f"the label {item.label[:40]!r} must name one object, not {item.count}"
    return None


# --- writing ------------------------------------------------------------------------------------------


def as_data(record: PlayerSetup | Item | Token | Characteristics | Emblem) -> dict[str, Any]:
    """A record as numbers, strings, lists and mappings: every key that isn't a default."""
    found: dict[str, Any] = {}
    for name, made in keys_of(type(record)).items():
        value = getattr(record, made.field)
        if made.required or value != made.default:
            found[name] = _value_as_data(made.shape, value)
    return found


def _value_as_data(shape: Shape, value: Any) -> Any:
    match shape:
        case Items():
            return [item_as_data(item) for item in value]
        case Counters():
            return dict(value)
        case Several():
            return list(value)
        case _:
            return as_data(value) if isinstance(value, (Token, Characteristics, Emblem)) else value


def item_as_data(item: Item) -> Any:
    """``3 Island`` for three identical ones, or a bare name, if there is nothing else to say."""
    data = as_data(item)
    if not {*data} <= {"card", "count"} or item.count > MOST_IN_SHORT:
        return data
    return data["card"] if item.count == 1 else f"{item.count} {item.card}"
