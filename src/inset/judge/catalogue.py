"""Which cards a scenario may name: the embedded library's, then those of files of card data.

A card that is found only in a file is compiled from its printed text and joins the library for the run; if its text can't be
read whole, the scenario that needs it is unsupported, and says why. A name that is found nowhere, although card data were
given, is a mistake.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path

import msgspec

from inset import cards
from inset.data import scryfall
from inset.data.scryfall import CardRecord
from inset.judge.references import token_words
from inset.kernel.errors import InsetError
from inset.language import effects
from inset.language.card import Card, Token
from inset.language.node import Node

MOST_SHOWN = 300


class RawFace(msgspec.Struct):
    """What the judge looks at of one face in card data."""

    name: str = ""
    oracle_text: str = ""


class RawCard(msgspec.Struct):
    """What the judge looks at of a card in card data."""

    name: str
    oracle_text: str = ""
    layout: str = "normal"
    card_faces: list[RawFace] = []

    @property
    def text(self) -> str:
        parts = [self.oracle_text] if self.oracle_text else [face.oracle_text for face in self.card_faces]
        return " // ".join(part.replace("\n", " ") for part in parts if part)


class BadCardFile(InsetError):
    """A file of card data that can't be read."""


def read_cards(path: str | Path) -> list[RawCard]:
    """The cards of a file: an array, or one object a line, gzipped or not."""
    try:
        content = Path(path).read_bytes()
        if content[:2] == b"\x1f\x8b":
            content = gzip.decompress(content)
    except (OSError, EOFError, ValueError) as error:
        raise BadCardFile(f"{path}: {error}") from None
    try:
        if content.lstrip()[:1] == b"[":
            return msgspec.json.decode(content, type=list[RawCard])
        return [msgspec.json.decode(line, type=RawCard) for line in _lines(content)]
    except msgspec.MsgspecError as error:
        raise BadCardFile(f"{path}: no card data in Scryfall's shape: {error}") from None


def _lines(content: bytes) -> Iterator[bytes]:
    for line in content.splitlines():
        bare = line.strip().rstrip(b",")
        if bare and bare not in (b"[", b"]"):
            yield bare


@dataclass(frozen=True, slots=True)
class Missing:
    """A card that can't be played, and why."""

    name: str
    reason: str
    unread: str = ""  # the text that could not be read
    unknown: bool = False  # found nowhere, although card data were given

    def __str__(self) -> str:
        return f"{self.name}: {self.reason}{': ' if self.unread else ''}{self.unread}"

    def brief(self) -> str:
        """The name, with the text that could not be read if there is one."""
        return f"{self.name}: {self.unread}" if self.unread else self.name


@dataclass(slots=True)
class Catalogue:
    """The embedded library, and the card data given besides."""

    files: dict[str, RawCard] = field(default_factory=dict)
    given: bool = False  # were card data given?
    paths: list[str | Path] = field(default_factory=list)
    records: dict[str, CardRecord] = field(default_factory=dict)  # of those files, once one was asked for

    @classmethod
    def of(cls, paths: Iterable[str | Path]) -> Catalogue:
        made = cls()
        for path in paths:
            made.given = True
            made.paths.append(path)
            for raw in read_cards(path):
                for name in (raw.name, *raw.name.split(" // "), *(face.name for face in raw.card_faces)):
                    made.files.setdefault(name, raw)
        return made

    def missing(self, name: str) -> Missing | None:
        """Why a card can't be played; None if it can."""
        if name in playable():
            return None
        raw = self.files.get(name)
        if raw is not None:
            return self._compile(raw)
        hint = get_close_matches(name, [*playable(), *self.files], 1, 0.8)
        also = f"; did you mean {hint[0]}?" if hint else ""
        if self.given:
            return Missing(name, f"no card is called that{also}", unknown=True)
        return Missing(name, f"not in the library{also}")

    def _compile(self, raw: RawCard) -> Missing | None:
        """Reads the printed text of a card and adds it to the library, or says what could not be read."""
        if not self.records:
            for path in self.paths:
                self.records.update({record.name: record for record in scryfall.load(path).cards})
        record = self.records.get(raw.name)
        if record is None:
            return Missing(raw.name, "its record can't be read", raw.text[:MOST_SHOWN])
        from inset.oracle.compile import compile_card

        made = compile_card(record)
        if made.card is not None and made.is_told and made.is_executable:
            try:
                cards.add(made.card)
            except InsetError as error:
                return Missing(raw.name, str(error), raw.text[:MOST_SHOWN])
            return None
        why = "; ".join(map(str, made.declined)) or "; ".join(made.problems) or "it does not print back"
        return Missing(raw.name, f"its text can't be read yet ({why[:MOST_SHOWN]})", raw.text[:MOST_SHOWN])


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
