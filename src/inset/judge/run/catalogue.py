"""Which cards a scenario may name: the embedded library's, then those of files of card data.

A card that is found only in a file is compiled from its printed text and joins the library for the run; if its text can't be
read whole, the scenario that needs it is unsupported, and says why. A name that isn't found anywhere, although card
data was given, is a mistake.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING

from inset import cards
from inset.data.card_records import CardRecord, names_of
from inset.decklists.card_files import add
from inset.judge.run.references import token_words
from inset.kernel.errors import UnsupportedText
from inset.language import effects
from inset.language.card import Card, Token
from inset.language.node import Node

if TYPE_CHECKING:
    from inset.data.card_index import CardFile

MOST_SHOWN = 300


@dataclass(frozen=True, slots=True)
class Missing:
    """A card that can't be played, and why."""

    name: str
    reason: str
    unread: str = ""  # the text that could not be read
    unknown: bool = False  # not found, although card data was given

    def __str__(self) -> str:
        return f"{self.name}: {self.reason}{': ' if self.unread else ''}{self.unread}"

    def brief(self) -> str:
        """The name, with the text that could not be read if there is one."""
        return f"{self.name}: {self.unread}" if self.unread else self.name


@dataclass(slots=True)
class Catalogue:
    """The embedded library, and additional card data."""

    files: list[CardFile] = field(default_factory=list)
    given: bool = False  # was card data given?

    @classmethod
    def of(cls, paths: Iterable[str | Path], given: bool = True) -> Catalogue:
        """With these files. ``given``: somebody named them, so they should have every card."""
        from inset.data.card_index import CardFile  # this imports the JSON decoder: only if there is a file

        made = cls([CardFile(path) for path in paths])
        made.given = given and bool(made.files)
        for file in made.files:
            file.get("")  # a bad file is reported before anything is played
        return made

    def missing(self, name: str) -> Missing | None:
        """Why a card can't be played; None if it can."""
        if name in playable():
            return None
        for file in self.files:
            record = file.get(name)
            if record is not None:
                return _added(record)
        known = [*playable(), *(known for file in self.files for known in file.names())]
        hint = get_close_matches(name, known, 1, 0.8) or get_close_matches(name.casefold(), known, 1, 0.8)
        also = f"; did you mean {self._printed(hint[0])}?" if hint else ""
        if self.given:
            return Missing(name, f"no card called that{also}", unknown=True)
        return Missing(name, f"not in the library{also}")

    def _printed(self, name: str) -> str:
        """A name with its capitals."""
        if name in playable():
            return name
        records = [record for file in self.files if (record := file.get(name)) is not None]
        names = [known for record in records for known in names_of(record) if known.casefold() == name]
        return names[0] if names else name


def _added(record: CardRecord) -> Missing | None:
    """Reads the printed text of a card and adds it to the library, or says what could not be read."""
    try:
        add(record)
    except UnsupportedText as error:
        text = " // ".join(face.oracle_text.replace("\n", " ") for face in record.faces if face.oracle_text)
        why = error.message.removeprefix(f"{record.name} can't be played: ")
        return Missing(record.name, f"it can't be played yet ({why[:MOST_SHOWN]})", text[:MOST_SHOWN])
    return None


@cards.of_library
def playable() -> frozenset[str]:
    """The names of cards, insets, halves and `A // B` that the library has."""
    found: set[str] = set()
    for made in cards.all_cards():
        found.add(made.full_name)
        found.update(face.name for face in made.faces if face.name)
    return frozenset(found)


@cards.of_library
def token_names() -> frozenset[str]:
    """The names of the tokens that cards of the library make, with and without the word (111.4)."""
    found: set[str] = set()
    for made in cards.all_cards():
        for name, role in _tokens(made):
            found |= {name, *token_words(name, role)}
    return frozenset(found)


def _tokens(part: object) -> Iterator[tuple[str, bool]]:
    """The name of each token in a part of a card, and whether it is a Role."""
    if isinstance(part, Token):
        yield part.face.name, "Role" in part.face.subtypes
    if isinstance(part, effects.Amass):
        yield f"{part.subtype} Army", False
    if isinstance(part, (Node, Card)):
        for name in part.__dataclass_fields__:
            yield from _tokens(getattr(part, name))
    elif isinstance(part, tuple):
        for item in part:
            yield from _tokens(item)
