"""100.2, 100.4, 903.5: decks: what they are, their files, and the ones that come with Inset.

>>> deck("fables").size
60
>>> Deck.parse("20 Forest\\n4 Grizzly Bears").main
(('Forest', 20), ('Grizzly Bears', 4))
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Final

from inset.cards import all_cards, card, of_library
from inset.cards.blanks import blank_name, leader_name, stands_for
from inset.data import deck_dialects, deck_writing
from inset.data.deck_dialects import Decklist
from inset.data.deck_xml import Row
from inset.data.known_names import exists
from inset.decklists import absent, card_files, formats
from inset.decklists.basics import FORMATS as FORMATS
from inset.decklists.card_files import printed_identity
from inset.decklists.embedded import EMBEDDED
from inset.decklists.formats import MOST_CARDS as MOST_CARDS, Entry, Parts, Violation
from inset.kernel.errors import InvalidDeck, UnknownCard, UnplayableDeck, UnsupportedText, near
from inset.kernel.plain_text import printable, unprintable
from inset.kernel.types import COLOR_LETTER, COLORS, LAND
from inset.language.card import HALVES, Card
from inset.rules.objects.frames import color_identity

Rows = tuple[tuple[str, int], ...]
MOST_HINTS: Final = 20  # unknown cards of a list for which similar names are suggested
MOST_TOLD: Final = 50  # unknown cards of a list that an error names
MOST_REASONS: Final = 5  # reasons that an error gives why a deck isn't legal; `inset deck check` gives all of them


@dataclass(frozen=True, slots=True)
class Deck:
    """A named list of cards. ``main`` does not contain the commanders; ``side`` is the sideboard (100.4)."""

    name: str
    main: Rows
    commanders: tuple[str, ...] = ()
    side: Rows = ()
    about: str = field(default="", compare=False)  # what the deck wants to do

    def __post_init__(self) -> None:
        for text in (self.name, self.about, *self.commanders, *(name for name, _ in (*self.main, *self.side))):
            if character := unprintable(text):
                raise InvalidDeck(f"the deck {self.name[:60]!r} can't have the character {character} in a name")

    @classmethod
    def of(cls, name: str, main: Mapping[str, int], commanders: tuple[str, ...] = ()) -> Deck:
        return cls(name, tuple(main.items()), commanders)

    @classmethod
    def parse(cls, text: str, name: str = "deck", dialect: str | None = None) -> Deck:
        """A deck from lines such as ``4 Grizzly Bears``, or from a list in any dialect that ``deck_dialects`` reads.

        Names are taken as written; ``load`` and ``check`` find out whether the cards exist.
        """
        try:
            found = deck_dialects.read(text, dialect)
        except InvalidDeck as error:
            raise InvalidDeck(f"{name}: {error.message}") from None
        return cls._of_list(found, name)

    @classmethod
    def _of_list(cls, found: Decklist, name: str) -> Deck:
        commanders = tuple(row.name for row in found.commanders for _ in range(row.count))
        return cls(name, _merged(found.main), commanders, _merged(found.side))

    @property
    def size(self) -> int:
        return sum(count for _, count in self.main) + len(self.commanders)

    @property
    def format(self) -> str:
        """The format that it is meant for."""
        return "commander" if self.commanders else "duel"

    @property
    def colors(self) -> str:
        """The letters of the colors of its cards, except lands; for a commander deck, those of the commander."""
        shown = self.commander_cards() or [made for made in self.cards() if not made.faces[0].types & LAND]
        mask = 0
        for made in shown:
            mask |= color_identity(made)
        return "".join(COLOR_LETTER[color] for color in COLORS if mask & color)

    def cards(self) -> list[Card]:
        """The cards of the library to be, in the order of the list."""
        return [made for name, count in self.main for made in [card(name)] * count]

    def commander_cards(self) -> list[Card]:
        return [card(name) for name in self.commanders]

    def side_cards(self) -> list[Card]:
        return [made for name, count in self.side for made in [card(name)] * count]

    @property
    def blanks(self) -> Rows:
        """The cards that blanks stand for in the deck, and how many of each."""
        rows = [*((name, 1) for name in self.commanders), *self.main, *self.side]
        return tuple((stands_for(name), count) for name, count in rows if stands_for(name))

    def __str__(self) -> str:
        lines = [f"{count} {name}" for name, count in self.main]
        if self.commanders:
            lines = ["Commander", *(f"1 {name}" for name in self.commanders), "", "Deck", *lines]
        if self.side:
            lines += ["", "Sideboard", *(f"{count} {name}" for name, count in self.side)]
        return "\n".join(lines)


def check_format(format: str) -> None:
    """Refuses an unknown format."""
    if format not in FORMATS:
        raise InvalidDeck(f"no format called {str(format)[:40]!r}; choose {' or '.join(FORMATS)}")


def check(made: Deck, format: str) -> None:
    """Refuses a deck that the format doesn't allow, and says what is wrong with it."""
    check_format(format)
    found = violations(made, format)
    if len(found) == 1:
        raise InvalidDeck(found[0].message, found[0].rule)
    if found:
        more = f"; and {len(found) - MOST_REASONS:,} more problems" if len(found) > MOST_REASONS else ""
        raise InvalidDeck("; ".join(map(str, found[:MOST_REASONS])) + more)


def violations(made: Deck, format: str) -> list[Violation]:
    """Everything that makes a deck illegal in the format."""

    def entries(rows: Iterable[tuple[str, int]]) -> tuple[Entry, ...]:
        return tuple(Entry(count, card(name)) for name, count in rows)

    leaders = entries((name, 1) for name in made.commanders)
    return formats.violations(Parts(made.name, entries(made.main), leaders, entries(made.side)), format)


# --- files ----------------------------------------------------------------------------------------


def load(path: str | Path, dialect: str | None = None, blanks: bool = False) -> Deck:
    """A deck from a file in any dialect. Unknown cards are reported with their lines; or, if ``blanks``, a dead card
    stands for each one that can't be played."""
    path = Path(path)
    return from_text(read_file(path), printable(path.stem), dialect, blanks)


def read_file(path: Path) -> bytes:
    """A file up to the length that a decklist may have."""
    try:
        with path.open("rb") as file:
            return file.read(4 * deck_dialects.LONGEST + 1)
    except OSError as error:
        raise InvalidDeck(f"{path.name} can't be read: {error.strerror or error}") from None


def from_text(text: str | bytes, name: str = "deck", dialect: str | None = None, blanks: bool = False) -> Deck:
    """A deck from the text of a decklist, its cards under their own names."""
    try:
        found = deck_dialects.read(text, dialect)
    except InvalidDeck as error:
        raise InvalidDeck(f"{name}: {error.message}") from None
    return of_list(found, name, blanks)


def of_list(found: Decklist, name: str, blanks: bool = False) -> Deck:
    """The deck that a list means, its cards under their own names; the list's own name wins."""
    if blanks:
        found = with_blanks(found)
    problems = unknown_rows(found)
    if problems:
        rows = [f"  {problem}" for problem in problems[:MOST_TOLD]]
        if len(problems) > MOST_TOLD:
            rows.append(f"  and {len(problems) - MOST_TOLD:,} more")
        raise UnplayableDeck("\n".join([f"{name} can't be played:", *rows]))
    parts = [[Row(row.count, own_name(known(row.name)), row.line) for row in rows] for rows in _parts(found)]
    return Deck._of_list(Decklist(found.dialect, found.name, *map(tuple, parts)), found.name or name)


def with_blanks(found: Decklist) -> Decklist:
    """Replaces cards that can't be played by dead ones. A name that isn't a card stays, and is refused."""

    def row(one: Row, leads: bool) -> Row:
        try:
            known(one.name, hints=False)
            return one
        except (UnknownCard, UnsupportedText) as error:
            printed = card_files.record(one.name)
            if isinstance(error, UnknownCard) and not exists(one.name):
                return one
        name = one.name if printed is None else printed.name.partition(" // ")[0]
        identity = 0 if printed is None else printed_identity(printed)
        return Row(one.count, leader_name(name, identity) if leads else blank_name(name), one.line)

    main, side = (tuple(row(one, False) for one in rows) for rows in (found.main, found.side))
    return replace(found, main=main, side=side, commanders=tuple(row(one, True) for one in found.commanders))


def unknown_rows(found: Decklist) -> list[str]:
    """A sentence for each row whose card is unknown or can't be played yet."""
    problems: list[str] = []
    for row in found.rows():
        try:
            known(row.name, len(problems) < MOST_HINTS)
        except (UnknownCard, UnsupportedText) as error:
            problems.append(f"line {row.line}: {absent.why(row.name, error)}")
    return problems


def own_name(made: Card) -> str:
    """The name of a card in a deck: both names for a split card, its own name for any other."""
    return made.full_name if made.frame in HALVES else made.name


def known(name: str, hints: bool = True) -> Card:
    """The card of that name in any spelling of capitals."""
    try:
        return card(name, hints)
    except UnknownCard:
        found = _folded().get(name.casefold())
        if found is None:
            raise
        return card(found)


def is_in_library(name: str) -> bool:
    """Does the card exist without looking into card files?"""
    return name.casefold() in _folded()


@of_library
def _folded() -> dict[str, str]:
    names = {face.name.casefold(): made.name for made in all_cards() for face in made.faces if face.name}
    names |= {made.full_name.casefold(): made.name for made in all_cards()}
    names |= {deck_dialects.canonical(made.name).casefold(): made.name for made in all_cards() if "/" in made.name}
    return names | {made.name.casefold(): made.name for made in all_cards()}


def written(made: Deck, dialect: str) -> str:
    """The deck as a list in a dialect, which calls cards with two names in its own way."""

    def rows(part: Rows) -> tuple[Row, ...]:
        return tuple(Row(count, deck_writing.called(card(name), dialect), 0) for name, count in part)

    leaders = tuple((name, made.commanders.count(name)) for name in dict.fromkeys(made.commanders))
    return deck_writing.write(Decklist(dialect, made.name, rows(made.main), rows(leaders), rows(made.side)), dialect)


def list_of(made: Deck) -> Decklist:
    """The deck as a list that comes from no file: its rows have no lines."""

    def rows(part: Rows) -> tuple[Row, ...]:
        return tuple(Row(count, name, 0) for name, count in part)

    return Decklist(
        "plain", made.name, rows(made.main), tuple(Row(1, name, 0) for name in made.commanders), rows(made.side)
    )


def _parts(found: Decklist) -> tuple[Sequence[Row], ...]:
    return found.main, found.commanders, found.side


def _merged(rows: Sequence[Row]) -> Rows:
    """One row for each name, in the order of the first."""
    totals: dict[str, int] = {}
    for row in rows:
        totals[row.name] = totals.get(row.name, 0) + row.count
    return tuple(totals.items())


# --- the ones that come with Inset ----------------------------------------------------------------


def names() -> list[str]:
    """The names of the decks that come with Inset; those for two players first."""
    return list(EMBEDDED)


def deck(name: str) -> Deck:
    """The deck of that name that comes with Inset."""
    if name not in EMBEDDED:
        raise InvalidDeck(f"no deck called {name[:60]!r}{near(name, EMBEDDED) or '; `inset decks` lists them'}")
    return _embedded(name)


@cache
def _embedded(name: str) -> Deck:
    found = EMBEDDED[name]
    return replace(Deck.parse(found.text, name), about=found.about)


def find(name: str | Path, blanks: bool = False) -> Deck:
    """A deck by its name, or from a file: a path, a string that ends like a decklist (.txt, .dek, .dck, .cod), or one
    that is a file's name and no deck's. ``blanks``: a dead card stands for each one that can't be played."""
    if isinstance(name, Path):
        return load(name, None, blanks)
    if name not in EMBEDDED and (Path(name).suffix.lower() in deck_dialects.SUFFIXES or os.path.isfile(name)):
        return load(name, None, blanks)
    return deck(name)
