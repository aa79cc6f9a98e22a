"""Scryfall's bulk files: an array or a line each, gzipped or not.

A broken record is reported and skipped, a broken file is refused. MTGJSON's files become the same records
(``mtgjson``), and so do typed cards (``own_cards``).
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Final

import msgspec

from inset.data.card_records import (
    BadCardFile as BadCardFile,
    CardRecord as CardRecord,
    FaceRecord as FaceRecord,
    Loaded as Loaded,
    hidden_character,
    names_of as names_of,
)
from inset.kernel.plain_text import printable

GZIP: Final = b"\x1f\x8b"
PACKED: Final = {b"PK\x03\x04": "zip", b"BZh": "bzip2", b"\xfd7zXZ": "xz", b"7z\xbc\xaf": "7z"}
LARGEST: Final = 2 << 30  # bytes, unpacked; all printings of all cards in every language are somewhat more
DENSEST: Final = 16  # times as many bytes as a packed file may hold; card data is packed to a seventh
SMALLEST: Final = 4 << 20  # bytes that any packed file may hold
MOST_MEMBERS: Final = 1_000  # members of a packed file
MANY: Final = 20_000  # names or records: where there are more of them,
SHORTEST: Final = {b'"name"': 200, b"{": 16}  # each takes this many bytes on average; in real files five times as many
MOST_BROKEN: Final = 10_000  # records that can't be read before the file is given up
LONGEST: Final = 20_000  # characters of one card; no card has a tenth of it
MOST_FACES: Final = 8


class _Named(msgspec.Struct):
    name: str


_RECORD: Final = msgspec.json.Decoder(CardRecord)
_RECORDS: Final = msgspec.json.Decoder(list[CardRecord])
_RAW: Final = msgspec.json.Decoder(list[msgspec.Raw])
_NAMED: Final = msgspec.json.Decoder(_Named)
BROKEN: Final = (msgspec.DecodeError, RecursionError, UnicodeError)  # of which ValidationError is one


# --- bytes ----------------------------------------------------------------------------------------------------------------
def read_bytes(path: Path) -> bytes:
    """The contents of a file, unpacked, and never more than ``LARGEST`` bytes."""
    try:
        size = path.stat().st_size
        if size > LARGEST:
            raise BadCardFile(f"{path} is too large: {size >> 20} MB; the limit is {LARGEST >> 20} MB")
        raw = path.read_bytes()
    except (OSError, ValueError) as error:
        raise BadCardFile(f"{path} can't be read: {getattr(error, 'strerror', None) or error}") from error
    for mark, kind in PACKED.items():
        if raw.startswith(mark):
            raise BadCardFile(f"{path} is a {kind} file: unpack it first (gzip is read as it is)")
    return _unpacked(path, raw) if raw[:2] == GZIP else raw


def _unpacked(path: Path, raw: bytes) -> bytes:
    parts: list[bytes] = []
    most = min(LARGEST, max(SMALLEST, DENSEST * len(raw)))
    left = most
    while raw:
        unpacker = zlib.decompressobj(wbits=31)
        try:
            parts.append(unpacker.decompress(raw, left + 1))
        except zlib.error as error:
            raise BadCardFile(f"{path} can't be unpacked: {error}") from error
        left -= len(parts[-1])
        if left < 0:
            raise BadCardFile(f"{path} unpacks to more than {most >> 20} MB: card data does not compress that well")
        if not unpacker.eof:
            raise BadCardFile(f"{path} can't be unpacked: it ends too early")
        raw = unpacker.unused_data
        if raw[:2] != GZIP:
            break  # what follows is padding
        if len(parts) >= MOST_MEMBERS:
            raise BadCardFile(f"{path} is packed in more than {MOST_MEMBERS:,} parts")
    return b"".join(parts)


# --- cards ----------------------------------------------------------------------------------------------------------------
def load(path: str | Path) -> Loaded:
    """Every card of a file: Scryfall's, MTGJSON's, or a text with your own cards."""
    path = Path(path)
    data = read_bytes(path).removeprefix(b"\xef\xbb\xbf")
    head = data[:64].lstrip()
    is_text = path.suffix.lower() in (".txt", ".card", ".cards")
    if head[:1] in (b"[", b"{") and not is_text:
        _check_density(path, data)
    if head[:1] == b"[":
        return _checked(_from_array(path, data))
    if head[:1] == b"{" and (not is_text or head[1:].lstrip()[:1] == b'"'):  # a text may begin with a symbol
        from inset.data import mtgjson

        return _checked(mtgjson.load(path, data) if mtgjson.looks_like(data) else _from_lines(path, data))
    if is_text:
        from inset.data import own_cards

        return _checked(own_cards.load(path, data))
    raise BadCardFile(f"{path} is not a card file: expected a JSON array, one record per line, or a text file (.txt)")


def _check_density(path: Path, data: bytes) -> None:
    """Refuses data that would become many times larger in memory and isn't card data."""
    for mark, least in SHORTEST.items():
        if (count := data.count(mark)) > MANY and len(data) < least * count:
            raise BadCardFile(f"{path} is not card data: {count:,} records in {len(data) >> 10:,} kB")


def _from_array(path: Path, data: bytes) -> Loaded:
    try:
        return Loaded(_RECORDS.decode(data), [])
    except BROKEN:
        pass
    try:
        raws = _RAW.decode(data)
    except BROKEN as error:
        raise BadCardFile(f"{path} is not JSON: {error}") from error
    return _each(path, raws, "record")


def _from_lines(path: Path, data: bytes) -> Loaded:
    try:
        return Loaded(_RECORD.decode_lines(data), [])
    except BROKEN:
        return _each(path, [msgspec.Raw(line) for line in data.splitlines() if line.strip()], "line")


def _each(path: Path, raws: list[msgspec.Raw], what: str) -> Loaded:
    cards: list[CardRecord] = []
    broken: list[str] = []
    for i, raw in enumerate(raws, 1):
        try:
            cards.append(_RECORD.decode(raw))
        except BROKEN as error:
            broken.append(f"{what} {i}{_name_in(raw)}: {error}")
            if len(broken) > MOST_BROKEN:
                raise BadCardFile(f"{path}: more than {MOST_BROKEN:,} records can't be read; {broken[0]}") from error
    if raws and not cards:
        raise BadCardFile(f"{path} contains no card: {broken[0]}")
    return Loaded(cards, broken)


def _name_in(raw: msgspec.Raw) -> str:
    try:
        return f" ({_NAMED.decode(raw).name[:60]})"
    except BROKEN:
        return ""


def _checked(found: Loaded) -> Loaded:
    """Without records that can't be cards: too long, or with unprintable characters."""
    kept: list[CardRecord] = []
    for record in found.cards:
        if not _is_sound(record):
            found.broken.append(f"{record.name[:60]}: longer than any card")
        elif character := hidden_character(record):
            found.broken.append(f"{record.name[:60]}: the character {character} is not allowed")
        else:
            kept.append(record)
    return Loaded(_with_combined_faces(kept), list(map(printable, found.broken)))


def _with_combined_faces(records: list[CardRecord]) -> list[CardRecord]:
    """712.4: the back face of a meld card is in another record, that of the card the pair forms."""
    melds = {record.name: record for record in records if record.layout == "meld" and not record.card_faces}
    return [_with_combined_face(record, melds) if record.name in melds else record for record in records]


def _with_combined_face(record: CardRecord, melds: dict[str, CardRecord]) -> CardRecord:
    formed = [part.name for part in record.all_parts if part.component == "meld_result" and part.name != record.name]
    if len(formed) != 1 or formed[0] not in melds:
        return record  # it is what a pair forms, not a card; or nothing is known about that
    return replace(record, card_faces=[*record.faces, *melds[formed[0]].faces])


def _is_sound(record: CardRecord) -> bool:
    faces = record.card_faces or ()
    size = len(record.oracle_text) + len(record.name) + len(record.type_line) + len(record.mana_cost)
    for face in faces:
        size += len(face.oracle_text) + len(face.name) + len(face.type_line) + len(face.mana_cost)
    return size <= LONGEST and len(faces) <= MOST_FACES


def by_name(records: Iterable[CardRecord]) -> dict[str, CardRecord]:
    """Cards under each of their names, in small letters. A card's own name wins over that of a face, a card over a token,
    the first of several over the others."""
    found: dict[str, CardRecord] = {}
    ordered = sorted(records, key=lambda record: not record.is_card)
    for record in ordered:
        found.setdefault(record.name.casefold(), record)
    for record in ordered:
        for name in names_of(record):
            found.setdefault(name.casefold(), record)
    return found
