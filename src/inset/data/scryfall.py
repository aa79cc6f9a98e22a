"""Scryfall's bulk files: an array or a line each, gzipped or not; and what a card record is.

A broken record is named and skipped, a broken file is refused. MTGJSON's files become the same records (``mtgjson``).
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from inset.kernel.errors import InsetError

GZIP: Final = b"\x1f\x8b"
LARGEST: Final = 4 << 30


class BadCardFile(InsetError):
    """A file that is not card data."""


class FaceRecord(msgspec.Struct, frozen=True, gc=False):
    name: str = ""
    mana_cost: str = ""
    type_line: str = ""
    oracle_text: str = ""
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    colors: list[str] | None = None
    color_indicator: list[str] | None = None


class CardRecord(msgspec.Struct, frozen=True):
    """A card as Scryfall has it, as far as the rules are concerned."""

    name: str
    layout: str = "normal"
    mana_cost: str = ""
    type_line: str = ""
    oracle_text: str = ""
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    colors: list[str] | None = None
    color_indicator: list[str] | None = None
    card_faces: list[FaceRecord] | None = None
    keywords: list[str] = []
    legalities: dict[str, str] = {}
    set: str = ""
    released_at: str = ""
    digital: bool = False
    funny: bool = False
    set_type: str = ""

    @property
    def faces(self) -> list[FaceRecord]:
        """One or more; of a card without faces, the card itself."""
        if self.card_faces:
            return self.card_faces
        return [
            FaceRecord(
                self.name, self.mana_cost, self.type_line, self.oracle_text, self.power, self.toughness, self.loyalty,
                self.defense, self.colors, self.color_indicator,
            )
        ]  # fmt: skip

    @property
    def is_flagged(self) -> bool:
        """Digital-only or "funny"."""
        return self.digital or self.funny or self.set_type == "funny"


class Loaded(msgspec.Struct):
    cards: list[CardRecord]
    broken: list[str]


_RECORD: Final = msgspec.json.Decoder(CardRecord)
_RECORDS: Final = msgspec.json.Decoder(list[CardRecord])
_RAW: Final = msgspec.json.Decoder(list[msgspec.Raw])


def read_bytes(path: Path) -> bytes:
    try:
        raw = path.read_bytes()
        return gzip.decompress(raw) if raw[:2] == GZIP else raw
    except (OSError, EOFError) as error:
        raise BadCardFile(f"{path} can't be read: {error}") from error


def load(path: str | Path) -> Loaded:
    """Every card of a file."""
    path = Path(path)
    data = read_bytes(path)
    start = data[:64].lstrip()[:1]
    if start == b"[":
        return _from_array(path, data)
    if start == b"{":
        from inset.data import mtgjson

        if mtgjson.looks_like(data):
            return mtgjson.load(path, data)
        return _from_lines(path, data)
    raise BadCardFile(f"{path} is no card file: neither an array nor a record a line")


def _from_array(path: Path, data: bytes) -> Loaded:
    try:
        return Loaded(_RECORDS.decode(data), [])
    except msgspec.ValidationError:
        pass
    except msgspec.DecodeError as error:
        raise BadCardFile(f"{path} is no JSON: {error}") from error
    return _each(path, list(_RAW.decode(data)))


def _from_lines(path: Path, data: bytes) -> Loaded:
    try:
        return Loaded(_RECORD.decode_lines(data), [])
    except (msgspec.ValidationError, msgspec.DecodeError):
        return _each(path, [msgspec.Raw(line) for line in data.splitlines() if line.strip()])


def _each(path: Path, raws: list[msgspec.Raw]) -> Loaded:
    cards: list[CardRecord] = []
    broken: list[str] = []
    for i, raw in enumerate(raws, 1):
        try:
            cards.append(_RECORD.decode(raw))
        except msgspec.DecodeError as error:
            broken.append(f"record {i}: {error}")
    if raws and not cards:
        raise BadCardFile(f"{path} holds no card: {broken[0]}")
    return Loaded(cards, broken)


def names_of(record: CardRecord) -> Iterator[str]:
    yield record.name
    if record.card_faces:
        for face in record.card_faces:
            yield face.name
