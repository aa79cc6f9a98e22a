"""100.2, 100.4, 309.2, 903.3, 903.5, 903.12: what a format requires of a deck, and everything that breaks its rules.

A deck is not refused at the first thing that is wrong: each violation says what, by which rule, and in which lines of
the decklist, if it came from one. Which cards a format allows, and which it bans, comes from the card data.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from inset.decklists.basics import CONSTRUCTED
from inset.kernel.types import BASIC, CREATURE, DUNGEON, ENCHANTMENT, LEGENDARY, PLANESWALKER, color_words
from inset.language.abilities import CanBeCommander, Keyword, SoManyInDeck, StaticAbility
from inset.language.card import Card, Face
from inset.language.keywords import CHOOSE_BACKGROUND, DOCTORS_COMPANION, PARTNER, PARTNER_WITH
from inset.language.mods import SetPT
from inset.language.statics import Continuous
from inset.rules.objects.frames import color_identity

ALLOWED: Final = ("legal", "restricted")
ILLEGAL: Final = "illegal"
UNKNOWN: Final = "unknown"
UNPLAYABLE: Final = "unplayable"
MOST_CARDS: Final = 5_000  # cards of any deck, so that nobody has to handle a deck of a billion


@dataclass(frozen=True, slots=True)
class Violation:
    """What is wrong, the rule that says so, and the lines of the list where it is. ``kind``: whether the format forbids it
    (``illegal``), there is no such card at hand (``unknown``), or Inset can't play the card yet (``unplayable``)."""

    message: str
    rule: str = ""
    lines: tuple[int, ...] = ()
    kind: str = ILLEGAL

    def __str__(self) -> str:
        word = "line" if len(self.lines) == 1 else "lines"
        where = f"{word} {', '.join(map(str, self.lines))}: " if self.lines else ""
        return f"{where}{self.message}{f' ({self.rule})' if self.rule else ''}"


@dataclass(frozen=True, slots=True)
class Entry:
    """This many of a card, and the line that says so (0: none).

    For a card that can't be played, its record is used: its name, whether it is a basic land, its color identity. For
    an unknown card, only the number counts. ``legalities``: what the card data says about each format.
    """

    count: int
    card: Card | None
    line: int = 0
    printed_name: str = ""
    printed_basic: bool = False
    printed_identity: int = 0
    legalities: Mapping[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return self.card.name if self.card is not None else self.printed_name

    @property
    def is_basic(self) -> bool:
        return self.printed_basic if self.card is None else bool(self.card.faces[0].supertypes & BASIC)

    @property
    def identity(self) -> int:
        return self.printed_identity if self.card is None else color_identity(self.card)


@dataclass(frozen=True, slots=True)
class Parts:
    """A deck as a format looks at it."""

    name: str
    main: Sequence[Entry]
    commanders: Sequence[Entry]
    side: Sequence[Entry]

    @property
    def size(self) -> int:
        return _total(self.main) + _total(self.commanders)


def violations(made: Parts, format: str) -> list[Violation]:
    """Everything that makes the deck illegal, problems of the whole deck first."""
    everything = (*made.main, *made.commanders, *made.side)
    found = [
        Violation("the number of copies of a card must be positive", "", _lines([e])) for e in everything if e.count < 1
    ]
    if found:
        return found
    if made.size > MOST_CARDS:
        return [Violation(f"{made.name} has more than {MOST_CARDS} cards")]
    return [*_no_dungeons(made.name, everything), *_CHECKS[format](made), *_not_allowed(everything, format)]


def unchecked(made: Parts, format: str) -> int:
    """How many different cards the card data says nothing about, in a format that depends on it."""
    if format == "duel":
        return 0
    everything = (*made.main, *made.commanders, *made.side)
    return len({entry.name for entry in everything if entry.name and format not in entry.legalities})


def _not_allowed(entries: Sequence[Entry], format: str) -> Iterator[Violation]:
    """100.6: cards that the format bans or does not have, and more than one of a card that it restricts."""
    rows: dict[str, list[Entry]] = {}
    for entry in entries:
        if entry.name and format in entry.legalities:
            rows.setdefault(entry.name, []).append(entry)
    for name, same in rows.items():
        word = same[0].legalities[format]
        if word == "banned":
            yield Violation(f"{name} is banned in {format}", "", _lines(same))
        elif word not in ALLOWED:
            yield Violation(f"{name} is not in {format}", "", _lines(same))
        elif word == "restricted" and _total(same) > 1:
            yield Violation(f"{name} is restricted in {format}: one copy is the maximum", "", _lines(same))


def _no_dungeons(name: str, entries: Sequence[Entry]) -> Iterator[Violation]:
    """309.2: they begin outside the game, and are in neither deck nor sideboard."""
    for entry in entries:
        if entry.card is not None and entry.card.faces[0].types & DUNGEON:
            yield Violation(f"{entry.card.name} is a dungeon and can't be part of {name}", "309.2", _lines([entry]))


def _duel(made: Parts) -> Iterator[Violation]:
    if made.commanders:
        yield Violation(f"{made.name} is a Commander deck; add --format commander", "903.1", _lines(made.commanders))
    if made.size < 60:
        yield Violation(f"{made.name} has {made.size} cards; the minimum is 60", "100.2a")
    if (beside := _total(made.side)) > 15:
        yield Violation(f"{made.name} has a sideboard of {beside} cards; the maximum is 15", "100.4a")
    yield from _copies(made.name, (*made.main, *made.side), 4, "100.2a")


def _commander(made: Parts) -> Iterator[Violation]:
    yield from _led(made, 100, "903.5a", walkers=False)


def _brawl(made: Parts) -> Iterator[Violation]:
    """903.12: 60 cards, and a planeswalker may lead them."""
    yield from _led(made, 60, "903.12d", walkers=True)


def _led(made: Parts, size: int, rule: str, walkers: bool) -> Iterator[Violation]:
    leaders = [entry.card for entry in made.commanders if entry.card is not None for _ in range(entry.count)]
    led = _total(made.commanders)
    paired = _are_partners(leaders)
    if led != 1 and not paired and len(leaders) == led:
        message = f"{made.name} has {led or 'no'} commander{'' if led == 0 else 's; one or two partners are allowed'}"
        yield Violation(message, "903.3", _lines(made.commanders))
    for entry in made.commanders:
        if entry.card is None or _can_lead(entry.card, walkers) or (paired and _is_background(entry.card)):
            continue
        leads = "creature, Vehicle, planeswalker" if walkers else "creature, Vehicle"
        message = f"{entry.card.name} can't be a commander: it is not a legendary {leads} or Spacecraft with power and toughness"
        yield Violation(message, "903.12c" if walkers else "903.3", _lines([entry]))
    if made.size != size:
        yield Violation(f"{made.name} has {made.size} cards with its commander, not {size}", rule)
    if made.side:
        yield Violation(f"{made.name} has a sideboard, which this format does not use", "903.5e", _lines(made.side))
    yield from _copies(made.name, (*made.main, *made.commanders), 1, "903.5b")
    if made.commanders and len(leaders) == led:
        yield from _beyond_identity(made.main, leaders, walkers)


def _copies(deck: str, entries: Sequence[Entry], most: int, rule: str) -> Iterator[Violation]:
    """Any number of basic lands is allowed; a card counts as one card, whichever name the rows use (201.2, 715.2c). A card may
    have a limit of its own, or none (113.6n)."""
    rows: dict[str, list[Entry]] = {}
    for entry in entries:
        if entry.name and not entry.is_basic:
            rows.setdefault(entry.name, []).append(entry)
    for name, same in rows.items():
        own = [one.most for entry in same for one in _own_limits(entry)]
        allowed = max(own, default=most)
        word = {1: "one", 4: "four"}.get(allowed, str(allowed))
        if (count := _total(same)) > allowed and 0 not in own:
            yield Violation(f"{deck} has {count} copies of {name}; the maximum is {word}", rule, _lines(same))


def _own_limits(entry: Entry) -> list[SoManyInDeck]:
    if entry.card is None:
        return []
    return [ability for ability in entry.card.faces[0].abilities if isinstance(ability, SoManyInDeck)]


def _beyond_identity(entries: Sequence[Entry], leaders: Sequence[Card], walkers: bool) -> Iterator[Violation]:
    """903.5c, 702.124c: the colors of two commanders together."""
    identity = 0
    for leader in leaders:
        identity |= color_identity(leader)
    whose = " and ".join(dict.fromkeys(leader.name for leader in leaders))
    beyond = [entry for entry in entries if entry.name and entry.identity & ~identity]
    if walkers and not identity:  # 903.12e: basic lands of one type for a colorless commander
        spared = next((entry.name for entry in beyond if entry.is_basic), "")
        beyond = [entry for entry in beyond if entry.name != spared]
    for entry in beyond:
        colors = " and ".join(color_words(entry.identity & ~identity))
        message = f"{entry.name} is {colors}, outside the color identity of {whose}"
        yield Violation(message, "903.5c", _lines([entry]))


def _can_lead(made: Card, walkers: bool = False) -> bool:
    face = made.faces[0]
    if walkers and face.supertypes & LEGENDARY and face.types & PLANESWALKER:  # 903.12c
        return True
    if any(isinstance(ability, CanBeCommander) for ability in face.abilities):  # 903.3a
        return True
    sized = "Spacecraft" in face.subtypes and _has_a_box(face)
    return bool(face.supertypes & LEGENDARY and (face.types & CREATURE or "Vehicle" in face.subtypes or sized))


def _has_a_box(face: Face) -> bool:
    """721.2: a power/toughness box of a station card is part of the static ability beside it."""
    statics = (static for ability in face.abilities if isinstance(ability, StaticAbility) for static in ability.statics)
    return any(isinstance(mod, SetPT) for static in statics if isinstance(static, Continuous) for mod in static.mods)


def _are_partners(leaders: Sequence[Card]) -> bool:
    """702.124f–m: both have the same partner ability, or each has "partner with" the other's name; or one has the ability
    that lets a Background, or a Doctor, be the other."""
    if len(leaders) != 2:
        return False
    kinds = [{(a.keyword, a.text) for a in c.faces[0].abilities if isinstance(a, Keyword)} for c in leaders]
    if any(kind == PARTNER for kind, _ in kinds[0] & kinds[1]):
        return True
    for kind, other in zip(kinds, reversed(leaders), strict=True):
        if (CHOOSE_BACKGROUND, "") in kind and _is_background(other):
            return True
        if (DOCTORS_COMPANION, "") in kind and _is_doctor(other):
            return True
    return all((PARTNER_WITH, other.name) in kind for kind, other in zip(kinds, reversed(leaders), strict=True))


def _is_background(made: Card) -> bool:
    """702.124k."""
    face = made.faces[0]
    return bool(face.supertypes & LEGENDARY and face.types & ENCHANTMENT and "Background" in face.subtypes)


def _is_doctor(made: Card) -> bool:
    """702.124m: a Time Lord Doctor that has no other creature types."""
    face = made.faces[0]
    return _can_lead(made) and bool(face.types & CREATURE) and set(face.subtypes) == {"Time Lord", "Doctor"}


_CHECKS: Final[dict[str, Callable[[Parts], Iterator[Violation]]]] = {
    "duel": _duel, **dict.fromkeys(CONSTRUCTED, _duel), "commander": _commander, "brawl": _brawl,
}  # fmt: skip


def _total(entries: Sequence[Entry]) -> int:
    return sum(entry.count for entry in entries)


def _lines(entries: Sequence[Entry]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(entry.line for entry in entries if entry.line))
