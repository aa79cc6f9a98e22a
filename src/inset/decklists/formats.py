"""100.2, 100.4, 309.2, 903.3, 903.5: what a format asks of a deck, and everything about a deck that is against it.

A deck is not refused at the first thing that is wrong: each violation says what, by which rule, and in which lines of
the decklist, if it came from one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from inset.kernel.types import BASIC, CREATURE, DUNGEON, ENCHANTMENT, LEGENDARY, color_words
from inset.language.abilities import CanBeCommander, Keyword
from inset.language.card import Card
from inset.language.keywords import CHOOSE_BACKGROUND, DOCTORS_COMPANION, PARTNER, PARTNER_WITH
from inset.rules.objects.frames import color_identity

STARTING_LIFE: Final = {"duel": 20, "commander": 40}  # 103.4, 903.7
FORMATS: Final = tuple(STARTING_LIFE)
MOST_CARDS: Final = 5_000  # of a deck of any kind, so that nobody is fed a deck of a billion cards


@dataclass(frozen=True, slots=True)
class Violation:
    """What is wrong, the rule that says so, and the lines of the list where it is."""

    message: str
    rule: str = ""
    lines: tuple[int, ...] = ()

    def __str__(self) -> str:
        word = "line" if len(self.lines) == 1 else "lines"
        where = f"{word} {', '.join(map(str, self.lines))}: " if self.lines else ""
        return f"{where}{self.message}{f' ({self.rule})' if self.rule else ''}"


@dataclass(frozen=True, slots=True)
class Entry:
    """So many of a card, and the line that says so (0: none). A card that there is not counts only by its number."""

    count: int
    card: Card | None
    line: int = 0


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
    """Everything that the format has against the deck, the deck as a whole first."""
    everything = (*made.main, *made.commanders, *made.side)
    found = [Violation("a number of cards is not positive", "", _lines([e])) for e in everything if e.count < 1]
    if found:
        return found
    if made.size > MOST_CARDS:
        return [Violation(f"{made.name} has more than {MOST_CARDS} cards")]
    return [*_no_dungeons(made.name, everything), *_CHECKS[format](made)]


def _no_dungeons(name: str, entries: Sequence[Entry]) -> Iterator[Violation]:
    """309.2: they begin outside the game, and are in neither deck nor sideboard."""
    for entry in entries:
        if entry.card is not None and entry.card.faces[0].types & DUNGEON:
            yield Violation(f"{entry.card.name} is a dungeon, which is no part of {name}", "309.2", _lines([entry]))


def _duel(made: Parts) -> Iterator[Violation]:
    if made.commanders:
        yield Violation(f"{made.name} has a commander, which this format has not", "903.1", _lines(made.commanders))
    if made.size < 60:
        yield Violation(f"{made.name} has {made.size} cards, and the least is 60", "100.2a")
    if (beside := _total(made.side)) > 15:
        yield Violation(f"{made.name} has a sideboard of {beside} cards, and 15 is the most", "100.4a")
    yield from _copies(made.name, (*made.main, *made.side), 4, "100.2a")


def _commander(made: Parts) -> Iterator[Violation]:
    leaders = [entry.card for entry in made.commanders if entry.card is not None for _ in range(entry.count)]
    led = _total(made.commanders)
    paired = _are_partners(leaders)
    if led != 1 and not paired:
        message = f"{made.name} has {led} commanders, not one or two partners"
        yield Violation(message, "903.3", _lines(made.commanders))
    for entry in made.commanders:
        if entry.card is not None and not _can_lead(entry.card) and not (paired and _is_background(entry.card)):
            yield Violation(
                f"{entry.card.name} can't be a commander: it is no legendary creature or Vehicle",
                "903.3",
                _lines([entry]),
            )
    if made.size != 100:
        yield Violation(f"{made.name} has {made.size} cards with its commander, not 100", "903.5a")
    if made.side:
        yield Violation(f"{made.name} has a sideboard, which this format has not", "903.5e", _lines(made.side))
    yield from _copies(made.name, (*made.main, *made.commanders), 1, "903.5b")
    if leaders:
        yield from _beyond_identity(made.main, leaders)


def _copies(deck: str, entries: Sequence[Entry], most: int, rule: str) -> Iterator[Violation]:
    """Basic lands are as many as one likes; a card is one card, however the rows call it (201.2, 715.2c)."""
    rows: dict[str, list[Entry]] = {}
    for entry in entries:
        if entry.card is not None and not entry.card.faces[0].supertypes & BASIC:
            rows.setdefault(entry.card.name, []).append(entry)
    word = {1: "one", 4: "four"}[most]
    for name, same in rows.items():
        if (count := _total(same)) > most:
            yield Violation(f"{deck} has {count} copies of {name}, and {word} is the most", rule, _lines(same))


def _beyond_identity(entries: Sequence[Entry], leaders: Sequence[Card]) -> Iterator[Violation]:
    """903.5c, 702.124c: the colours of two commanders together."""
    identity = 0
    for leader in leaders:
        identity |= color_identity(leader)
    whose = " and ".join(dict.fromkeys(leader.name for leader in leaders))
    for entry in entries:
        beyond = 0 if entry.card is None else color_identity(entry.card) & ~identity
        if entry.card is not None and beyond:
            message = (
                f"{entry.card.name} is {' and '.join(color_words(beyond))}, which the colour identity of {whose} is not"
            )
            yield Violation(message, "903.5c", _lines([entry]))


def _can_lead(made: Card) -> bool:
    face = made.faces[0]
    if any(isinstance(ability, CanBeCommander) for ability in face.abilities):  # 903.3a
        return True
    sized = "Spacecraft" in face.subtypes and face.power is not None
    return bool(face.supertypes & LEGENDARY and (face.types & CREATURE or "Vehicle" in face.subtypes or sized))


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


_CHECKS: Final[dict[str, Callable[[Parts], Iterator[Violation]]]] = {"duel": _duel, "commander": _commander}


def _total(entries: Sequence[Entry]) -> int:
    return sum(entry.count for entry in entries)


def _lines(entries: Sequence[Entry]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(entry.line for entry in entries if entry.line))
