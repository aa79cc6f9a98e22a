"""One card of a large file, without reading the file: an index, made when it is first needed.

The index lies in the user's cache: the records, and a table from the names to them. It is used if neither the file
(size, time, identity) nor the code that reads it has changed, and if its checksums are right; otherwise it is rebuilt.
If nothing can be written, the file is read each time.

    header (a line of JSON) · records · names · table of (sum of the name, place, length, sum of the record), sorted
"""

from __future__ import annotations

import os
import struct
import zlib
from bisect import bisect_left
from pathlib import Path
from typing import Final

import msgspec

from inset.data import places
from inset.data.scryfall import BadCardFile, CardRecord, by_name, load, names_of

SMALL: Final = 1 << 17  # bytes: such a file is read directly
HEADER: Final = 4096  # bytes at most
_ROW: Final = struct.Struct(">IQII")
_KEY: Final = struct.Struct(">I")
_RECORD: Final = msgspec.json.Decoder(CardRecord)
_BAD: Final = (OSError, ValueError, struct.error, msgspec.DecodeError)


class _Header(msgspec.Struct):
    source: str
    size: int
    time: int
    identity: int
    code: int
    records: int  # bytes, and so are the next two
    names: int
    table: int
    sum: int  # of names and table


_HEADER: Final = msgspec.json.Decoder(_Header)


class CardFile:
    """The cards of a file, by name in any spelling of capitals."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        self._loaded: dict[str, CardRecord] | None = None
        self._index: _Index | None = None

    def get(self, name: str) -> CardRecord | None:
        """The card of that name, of that face, or of ``A // B``."""
        wanted = name.casefold()
        index = self._open()
        if index is not None:
            try:
                return index.get(wanted)
            except _BAD:  # a record is damaged
                self._index = None
                index = _made(self.path, self._stat())
                if index is not None:
                    return index.get(wanted)
        return self._everything().get(wanted)

    def names(self) -> list[str]:
        """Every name, in small letters."""
        index = self._open()
        return index.names() if index is not None else list(self._everything())

    def _open(self) -> _Index | None:
        if self._index is None and self._loaded is None:
            stat = self._stat()
            if stat.st_size <= SMALL:
                return None
            self._index = _opened(self.path, stat) or _made(self.path, stat)
        return self._index

    def _stat(self) -> os.stat_result:
        try:
            return self.path.stat()
        except OSError as error:
            raise BadCardFile(f"{self.path} can't be read: {error.strerror or error}") from error

    def _everything(self) -> dict[str, CardRecord]:
        if self._loaded is None:
            self._loaded = by_name(load(self.path).cards)
        return self._loaded


class _Index:
    def __init__(self, header: _Header, start: int, file: Path) -> None:
        self.header = header
        self.start = start
        self.file = file
        with file.open("rb") as opened:
            opened.seek(start + header.records)
            tail = opened.read(header.names + header.table)
        if len(tail) != header.names + header.table or zlib.crc32(tail) != header.sum:
            raise ValueError("the index is damaged")
        self.tail = tail
        self.rows = header.table // _ROW.size

    def get(self, name: str) -> CardRecord | None:
        wanted = zlib.crc32(name.encode("utf-8", "surrogatepass"))
        table, base = self.tail, self.header.names
        row = bisect_left(range(self.rows), wanted, key=lambda i: _KEY.unpack_from(table, base + i * _ROW.size)[0])
        while row < self.rows:
            key, place, length, total = _ROW.unpack_from(table, base + row * _ROW.size)
            if key != wanted:
                return None
            record = self._record(place, length, total)
            if any(known.casefold() == name for known in names_of(record)):
                return record
            row += 1
        return None

    def _record(self, place: int, length: int, total: int) -> CardRecord:
        with self.file.open("rb") as opened:
            opened.seek(self.start + place)
            raw = opened.read(length)
        if zlib.crc32(raw) != total:
            raise ValueError("a record of the index is damaged")
        return _RECORD.decode(raw)

    def names(self) -> list[str]:
        return self.tail[: self.header.names].decode("utf-8", "surrogatepass").split("\n")


def code() -> int:
    """A number that changes with the code that reads card files."""
    here = Path(__file__).parent
    total = 0
    for name in ("card_records", "scryfall", "mtgjson", "own_cards", "card_index"):
        for path in sorted(here.glob(f"{name}.*")):
            if path.is_file():
                total = zlib.crc32(path.read_bytes(), total)
    return total


def index_file(path: Path) -> Path:
    """Where the index of a card file lies."""
    whole = os.path.abspath(path)
    return (
        places.cache() / "cards" / f"{path.name[:40]}-{zlib.crc32(whole.encode('utf-8', 'surrogateescape')):08x}.index"
    )


def _opened(path: Path, stat: os.stat_result) -> _Index | None:
    file = index_file(path)
    try:
        with file.open("rb") as opened:
            line = opened.readline(HEADER)
        header = _HEADER.decode(line)
        now = (os.path.abspath(path), stat.st_size, stat.st_mtime_ns, stat.st_ino, code())
        if (header.source, header.size, header.time, header.identity, header.code) != now:
            return None
        return _Index(header, len(line), file)
    except _BAD:
        return None


def _made(path: Path, stat: os.stat_result) -> _Index | None:
    """The new index; None if it can't be written."""
    found = by_name(load(path).cards)
    records: list[bytes] = []
    where: dict[int, tuple[int, int, int]] = {}
    place = 0
    rows: list[bytes] = []
    for name, record in found.items():
        if id(record) not in where:
            raw = msgspec.json.encode(record)
            where[id(record)] = place, len(raw), zlib.crc32(raw)
            records.append(raw)
            place += len(raw)
        rows.append(_ROW.pack(zlib.crc32(name.encode("utf-8", "surrogatepass")), *where[id(record)]))
    rows.sort()
    names = "\n".join(name.replace("\n", " ") for name in found).encode("utf-8", "surrogatepass")
    table = b"".join(rows)
    header = _Header(
        os.path.abspath(path), stat.st_size, stat.st_mtime_ns, stat.st_ino, code(), place, len(names), len(table),
        zlib.crc32(table, zlib.crc32(names)),
    )  # fmt: skip
    if not places.write(index_file(path), b"".join((msgspec.json.encode(header), b"\n", *records, names, table))):
        return None
    return _opened(path, stat)
