"""Decklists in XML: MTGO's .dek and Cockatrice's .cod, read with an event parser that refuses every definition.

No document type, no entities but the five of XML itself, no processing of anything: elements and attributes only, so
that a small file can't become a large one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final
from xml.parsers import expat

from inset.kernel.errors import InvalidDeck

MOST_ROWS: Final = 5_000
LONGEST_NAME: Final = 150
_DEEPEST: Final = 16


@dataclass(frozen=True, slots=True)
class Row:
    """This many of a card, and the line that says so."""

    count: int
    name: str
    line: int


class _Elements:
    """Calls ``start`` for each element and keeps the words of the element named ``titled``."""

    def __init__(self, root: str, titled: str, start: Callable[[str, Mapping[str, str], int], None]) -> None:
        self.parser = expat.ParserCreate("utf-8")  # whatever the document says, it has been decoded already
        self.root = root
        self.titled = titled
        self.title = ""
        self.path: list[str] = []
        self.start = start
        self.parser.StartElementHandler = self._open
        self.parser.EndElementHandler = self._close
        self.parser.CharacterDataHandler = self._words
        self.parser.StartDoctypeDeclHandler = self._refuse
        self.parser.EntityDeclHandler = self._refuse

    def read(self, text: str) -> str:
        """Reads it all; returns the title."""
        try:
            self.parser.Parse(text.lstrip("\ufeff \t\r\n").encode(), True)
        except expat.ExpatError as error:
            raise InvalidDeck(f"line {error.lineno} is not XML: {expat.errors.messages[error.code]}") from None
        except UnicodeEncodeError:
            raise InvalidDeck("the decklist is not text in UTF-8") from None
        return " ".join(self.title.split())[:120]

    def _open(self, name: str, attributes: dict[str, str]) -> None:
        if not self.path and name != self.root:
            raise InvalidDeck(f"a decklist of this kind begins with <{self.root}>, not <{name[:40]}>")
        self.path.append(name)
        if len(self.path) > _DEEPEST:
            raise InvalidDeck(f"line {self.parser.CurrentLineNumber}: elements are nested too deeply")
        self.start(name, attributes, self.parser.CurrentLineNumber)

    def _close(self, name: str) -> None:
        self.path.pop()

    def _words(self, words: str) -> None:
        if self.path[-1] == self.titled and len(self.title) < 1000:
            self.title += words

    def _refuse(self, *_: Any) -> None:
        raise InvalidDeck(
            f"line {self.parser.CurrentLineNumber} declares an entity, which is not allowed in a decklist"
        )


def _row(count: str | None, name: str | None, line: int, before: int) -> Row:
    if before >= MOST_ROWS:
        raise InvalidDeck(f"the decklist has more than {MOST_ROWS:,} lines")
    name = (name or "").strip()
    good = count is not None and count.isascii() and count.isdigit() and len(count) <= 4 and int(count) > 0
    if not good or not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise InvalidDeck(f"line {line} should be a count and a card name, not {f'{count} {name}'[:60]!r}")
    assert count is not None
    return Row(int(count), name, line)


def read_dek(text: str) -> tuple[dict[str, list[Row]], str]:
    """``<Cards CatID="…" Quantity="4" Sideboard="false" Name="Opt"/>``."""
    parts: dict[str, list[Row]] = {"main": [], "side": []}

    def start(name: str, attributes: Mapping[str, str], line: int) -> None:
        if name == "Cards":
            side = attributes.get("Sideboard", "false").strip().lower() in ("true", "1")
            row = _row(attributes.get("Quantity"), attributes.get("Name"), line, sum(map(len, parts.values())))
            parts["side" if side else "main"].append(row)

    return parts, _Elements("Deck", "DeckName", start).read(text)


_ZONES: Final = {"main": "main", "side": "side", "tokens": "aside", "maybe": "aside", "commander": "commanders"}


def read_cockatrice(text: str) -> tuple[dict[str, list[Row]], str]:
    """``<zone name="main"><card number="4" name="Opt"/></zone>``."""
    parts: dict[str, list[Row]] = {}
    zone = ["main"]

    def start(name: str, attributes: Mapping[str, str], line: int) -> None:
        if name == "zone":
            found = _ZONES.get(attributes.get("name", "main"))
            if found is None:
                raise InvalidDeck(f"line {line}: no section of a deck called {attributes['name'][:40]!r}")
            zone[0] = found
        elif name == "card":
            row = _row(attributes.get("number"), attributes.get("name"), line, sum(map(len, parts.values())))
            parts.setdefault(zone[0], []).append(row)

    return parts, _Elements("cockatrice_deck", "deckname", start).read(text)
