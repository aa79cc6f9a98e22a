"""100.2, 100.4, 903.5: decks: what they are, which ones a format allows, and the ones that come with Inset.

>>> deck("fables").size
60
>>> Deck.parse("20 Forest\\n4 Grizzly Bears").main
(('Forest', 20), ('Grizzly Bears', 4))
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from inset.cards import all_cards, card, of_library
from inset.cards.embedded_decks import EMBEDDED
from inset.data import deck_writing, decklists
from inset.data.deck_xml import Row
from inset.data.decklists import Decklist
from inset.kernel.errors import InvalidDeck, UnknownCard
from inset.kernel.types import BASIC, COLOR_LETTER, COLORS, CREATURE, LAND, LEGENDARY, color_words
from inset.language.abilities import Keyword
from inset.language.card import HALVES, Card
from inset.language.keywords import PARTNER, PARTNER_WITH
from inset.rules.frames import color_identity

FORMATS: Final = ("duel", "commander")
MOST_CARDS: Final = 5_000  # of a deck of any kind, so that nobody is fed a deck of a billion cards

Rows = tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Deck:
    """A named list of cards. ``main`` does not contain the commanders; ``side`` is the sideboard (100.4)."""

    name: str
    main: Rows
    commanders: tuple[str, ...] = ()
    side: Rows = ()
    about: str = field(default="", compare=False)  # what the deck wants to do

    @classmethod
    def of(cls, name: str, main: Mapping[str, int], commanders: tuple[str, ...] = ()) -> Deck:
        return cls(name, tuple(main.items()), commanders)

    @classmethod
    def parse(cls, text: str, name: str = "deck", dialect: str | None = None) -> Deck:
        """A deck from lines such as ``4 Grizzly Bears``, or from a list in any dialect that ``decklists`` reads.

        Names are taken as they stand; ``load`` and ``check`` ask whether there are such cards.
        """
        try:
            found = decklists.read(text, dialect)
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
        """The letters of the colours of its cards, lands aside; of a commander deck those of the commander."""
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

    def __str__(self) -> str:
        lines = [f"{count} {name}" for name, count in self.main]
        if self.commanders:
            lines = ["Commander", *(f"1 {name}" for name in self.commanders), "", "Deck", *lines]
        if self.side:
            lines += ["", "Sideboard", *(f"{count} {name}" for name, count in self.side)]
        return "\n".join(lines)


def check(made: Deck, format: str) -> None:
    """Refuses a deck that the format does not allow."""
    if any(count < 1 for _, count in (*made.main, *made.side)):
        raise InvalidDeck(f"{made.name}: a number of cards is not positive")
    if made.size > MOST_CARDS:
        raise InvalidDeck(f"{made.name} has more than {MOST_CARDS} cards")
    _CHECKS[format](made)


def _check_duel(made: Deck) -> None:
    if made.commanders:
        raise InvalidDeck(f"{made.name} has a commander, which this format has not", "903.1")
    if made.size < 60:
        raise InvalidDeck(f"{made.name} has {made.size} cards, and the least is 60", "100.2a")
    if sum(count for _, count in made.side) > 15:
        raise InvalidDeck(f"{made.name} has a sideboard of more than 15 cards", "100.4a")
    for name, count in _totals((*made.main, *made.side)).items():
        if count > 4 and not _is_basic(card(name)):
            raise InvalidDeck(f"{made.name} has {count} copies of {name}, and four is the most", "100.2a")


def _check_commander(made: Deck) -> None:
    leaders = made.commander_cards()
    if len(leaders) != 1 and not _are_partners(leaders):
        raise InvalidDeck(f"{made.name} has {len(leaders)} commanders, not one or two partners", "903.3")
    if made.side:
        raise InvalidDeck(f"{made.name} has a sideboard, which this format has not", "903.5")
    for leader in leaders:
        face = leader.faces[0]
        if not (face.supertypes & LEGENDARY and face.types & CREATURE):
            raise InvalidDeck(f"{leader.name} is not a legendary creature card", "903.3")
    if made.size != 100:
        raise InvalidDeck(f"{made.name} has {made.size} cards with its commander, not 100", "903.5a")
    identity = 0
    for leader in leaders:
        identity |= color_identity(leader)  # 702.124c
    for name, count in _totals((*made.main, *((leader.name, 1) for leader in leaders))).items():
        found = card(name)
        if count > 1 and not _is_basic(found):
            raise InvalidDeck(f"{made.name} has {count} copies of {name}, and one is the most", "903.5b")
        beyond = color_identity(found) & ~identity
        if beyond:
            words = " and ".join(color_words(beyond))
            whose = " and ".join(leader.name for leader in leaders)
            raise InvalidDeck(f"{name} is {words}, which the colour identity of {whose} is not", "903.5c")


def _are_partners(leaders: list[Card]) -> bool:
    """702.124h, 702.124j: both have partner, or each has "partner with" the other's name."""
    if len(leaders) != 2:
        return False
    kinds = [{(a.keyword, a.text) for a in c.faces[0].abilities if isinstance(a, Keyword)} for c in leaders]
    if all((PARTNER, "") in kind for kind in kinds):
        return True
    return all((PARTNER_WITH, other.name) in kind for kind, other in zip(kinds, reversed(leaders), strict=True))


_CHECKS: Final[dict[str, Callable[[Deck], None]]] = {"duel": _check_duel, "commander": _check_commander}


def _totals(rows: Rows) -> dict[str, int]:
    """How many of each card, under the card's own name, however it was called."""
    found: dict[str, int] = {}
    for name, count in rows:
        own = card(name).name
        found[own] = found.get(own, 0) + count
    return found


def _is_basic(made: Card) -> bool:
    return made.faces[0].supertypes & BASIC != 0


# --- files ----------------------------------------------------------------------------------------


def load(path: str | Path, dialect: str | None = None) -> Deck:
    """A deck from a file in any dialect. Every card that there is not is named, with its line."""
    path = Path(path)
    return from_text(read_file(path), path.stem, dialect)


def read_file(path: Path) -> bytes:
    """A file up to the length that a decklist may have."""
    try:
        with path.open("rb") as file:
            return file.read(4 * decklists.LONGEST + 1)
    except OSError as error:
        raise InvalidDeck(f"{path.name} can't be read: {error.strerror or error}") from None


def from_text(text: str | bytes, name: str = "deck", dialect: str | None = None) -> Deck:
    """A deck from the text of a decklist, its cards under their own names."""
    try:
        found = decklists.read(text, dialect)
    except InvalidDeck as error:
        raise InvalidDeck(f"{name}: {error.message}") from None
    problems = unknown_rows(found)
    if problems:
        raise InvalidDeck(f"{name}: " + "; ".join(problems))
    parts = [[Row(row.count, own_name(known(row.name)), row.line) for row in rows] for rows in _parts(found)]
    return Deck._of_list(Decklist(found.dialect, found.name, *map(tuple, parts)), found.name or name)


def unknown_rows(found: Decklist) -> list[str]:
    """A sentence for each row whose card there is not."""
    problems = []
    for row in found.rows():
        try:
            known(row.name)
        except UnknownCard as error:
            problems.append(f"line {row.line}: {error.message}")
    return problems


def own_name(made: Card) -> str:
    """What a deck calls a card: a split card by both of its names, any other by its own."""
    return made.full_name if made.frame in HALVES else made.name


def known(name: str) -> Card:
    """The card of that name in any spelling of capitals."""
    try:
        return card(name)
    except UnknownCard:
        found = _folded().get(name.casefold())
        if found is None:
            raise
        return card(found)


@of_library
def _folded() -> dict[str, str]:
    names = {face.name.casefold(): made.name for made in all_cards() for face in made.faces if face.name}
    names |= {made.full_name.casefold(): made.name for made in all_cards()}
    return names | {made.name.casefold(): made.name for made in all_cards()}


def written(made: Deck, dialect: str) -> str:
    """The deck as a list in a dialect, which calls cards with two names in its own way."""

    def rows(part: Rows) -> tuple[Row, ...]:
        return tuple(Row(count, deck_writing.called(card(name), dialect), 0) for name, count in part)

    leaders = tuple((name, made.commanders.count(name)) for name in dict.fromkeys(made.commanders))
    return deck_writing.write(Decklist(dialect, made.name, rows(made.main), rows(leaders), rows(made.side)), dialect)


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
    found = EMBEDDED.get(name)
    if found is None:
        near = get_close_matches(name.lower(), EMBEDDED, 1)
        hint = f"; did you mean {near[0]}?" if near else ""
        raise InvalidDeck(f"no deck is called {name[:60]!r}{hint}")
    about, text = found
    return replace(Deck.parse(text, name), about=about)


def find(name: str | Path) -> Deck:
    """A deck by its name, or from a file: a path, or a string that ends like a decklist (.txt, .dek, .dck, .cod)."""
    if isinstance(name, Path) or (name not in EMBEDDED and Path(name).suffix.lower() in decklists.SUFFIXES):
        return load(name)
    return deck(name)
