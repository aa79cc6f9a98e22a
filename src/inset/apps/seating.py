"""Who sits at a table with which deck: decks by name or file, blanks, the format, names for the players."""

from __future__ import annotations

from collections.abc import Sequence

from inset.decklists import decks as library
from inset.decklists.decks import Deck
from inset.kernel.errors import InsetError, UnplayableDeck
from inset.play.names import unique

MOST_SEATS = 4


def find_decks(wanted: Sequence[str], format: str, least: int, blanks: bool) -> list[Deck]:
    """The decks of a table: those that were named, and embedded ones of the format for the remaining seats."""
    library.check_format(format)
    if len(wanted) > MOST_SEATS:
        raise InsetError(f"{len(wanted)} decks, but a table has at most {MOST_SEATS} seats")
    names = [*wanted, *[name for name in library.names() if library.deck(name).format == format and name not in wanted]]
    found = [find_deck(name, blanks) for name in names[: max(least, len(wanted))]]
    for deck in found:
        if deck.commanders and format == "duel":
            raise InsetError(f"{deck.name} is a Commander deck; add --format commander")
        if not deck.commanders and format == "commander":
            raise InsetError(f"{deck.name} has no commander; leave out --format commander")
    return found


def find_deck(name: str, blanks: bool) -> Deck:
    """A deck by name or from a file; the error says how to play it without the cards that are missing."""
    try:
        return library.find(name, blanks)
    except UnplayableDeck as error:
        if blanks:  # these are names of no card
            raise
        raise UnplayableDeck(
            f"{error.message}\nadd --blanks to put blank cards, which do nothing, in their place"
        ) from None


def blank_lines(decks: Sequence[Deck]) -> list[str]:
    """For each deck with blanks: which cards they stand for."""
    lines = []
    for deck in dict.fromkeys(decks):
        if deck.blanks:
            cards = ", ".join(f"{count} {name}" for name, count in deck.blanks)
            total = sum(count for _, count in deck.blanks)
            lines.append(f"{deck.name}: {total} blank cards, which do nothing, stand for {cards}.")
    return lines


def kinds_of(players: Sequence[str], seats: int) -> list[str]:
    """The players for this many seats: one each, or fewer that take turns."""
    if len(players) > seats:
        raise InsetError(f"{len(players)} players, but {seats} {'seat' if seats == 1 else 'seats'}")
    return [players[seat % len(players)] for seat in range(seats)]


def names_for(me: str, kinds: Sequence[str]) -> list[str]:
    """A person, and bots called by their kind."""
    return list(unique([me, *(kind.partition(":")[0].capitalize() or "Opponent" for kind in kinds)]))
