"""Where each card of a file stands, kept from one run to the next: by the card's text and the version of the grammar.

The version is a digest of everything that decides: the sources of the grammar, the card language, the rules and the
embedded library. Nobody counts it up by hand. What was kept under another version is not looked at; what can't be read or
written is done without.
"""

from __future__ import annotations

import gc
import hashlib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from inset.data import places
from inset.data.scryfall import CardRecord
from inset.language.card import Card
from inset.oracle.ladder_report import Standing

DECIDE: Final = ("kernel", "language", "rules", "oracle", "cards", "data")  # packages
DIGEST: Final = 12  # bytes
KEPT_VERSIONS: Final = 3
EVERY: Final = 64  # cards between two words about the progress

Kept = dict[str, tuple[int, str, tuple[str, ...], bool]]
_KEPT: Final = msgspec.json.Decoder(Kept)
Progress = Callable[[int, int], None]


class Found(NamedTuple):
    standings: list[Standing]
    compiled: int  # the others were kept


@cache
def version() -> str:
    """A name for the grammar and all that it leans on: a digest of the files, kept for as long as none has changed in
    size or time."""
    root = Path(__file__).resolve().parent.parent
    files = [path for package in DECIDE for path in _files(root / package)]
    looks = hashlib.blake2b(digest_size=12)
    for path in files:
        stat = path.stat()
        looks.update(f"{path}\0{stat.st_size}\0{stat.st_mtime_ns}\0".encode(errors="surrogateescape"))
    note = places.cache() / "compiled" / f"{looks.hexdigest()}.version"
    try:
        known = note.read_text(encoding="ascii")
        if len(known) == 2 * DIGEST:
            return known
    except (OSError, ValueError):
        pass
    made = _digest(root, files)
    places.write(note, made.encode())
    return made


def _files(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.rglob("*")) if path.suffix != ".pyc" and path.is_file()]


def _digest(root: Path, files: Sequence[Path]) -> str:
    whole = hashlib.blake2b(digest_size=DIGEST)
    for path in files:
        whole.update(f"{path.relative_to(root).as_posix()}\0".encode())
        whole.update(hashlib.blake2b(path.read_bytes()).digest())
    return whole.hexdigest()


def key(record: CardRecord) -> str:
    """A name for what is printed on a card. Sets, dates and formats are not part of it."""
    printed = (
        record.name, record.layout, record.mana_cost, record.type_line, record.oracle_text, record.power,
        record.toughness, record.loyalty, record.defense, record.colors, record.color_indicator, record.card_faces,
    )  # fmt: skip
    return hashlib.blake2b(msgspec.json.encode(printed), digest_size=12).hexdigest()


def standings(
    records: Sequence[CardRecord], library: Callable[[], Mapping[str, Card]], progress: Progress | None = None,
    fresh: bool = False,
) -> Found:  # fmt: skip
    """Where each card stands. ``library``: the cards written by hand. ``fresh``: nothing is taken from what was kept."""
    kept: Kept = {} if fresh else _read()
    made: list[Standing] = []
    new: Kept = {}
    collecting = gc.isenabled()
    gc.disable()  # what is made here stays
    try:
        for i, record in enumerate(records):
            name = key(record)
            row = kept.get(name) or new.get(name)
            if row is None:
                row = new[name] = _climbed(record, library())
            made.append(Standing(record, *row))
            if progress is not None and i % EVERY == 0:
                progress(i, len(records))
    finally:
        if collecting:
            gc.enable()
    if new:
        _write((_read() if fresh else kept) | new)
    return Found(made, len(new))


def _climbed(record: CardRecord, library: Mapping[str, Card]) -> tuple[int, str, tuple[str, ...], bool]:
    from inset.oracle.proof_ladder import climb  # the grammar: not needed for what was kept

    return climb(record, library).row


# --- what is kept ---------------------------------------------------------------------------------------------------------
def _file() -> Path:
    return places.cache() / "compiled" / f"{version()}.json"


def _read() -> Kept:
    try:
        return _KEPT.decode(_file().read_bytes())
    except (OSError, msgspec.DecodeError, RecursionError):
        return {}


def _write(kept: Kept) -> None:
    """Also forgets what older versions have kept."""
    if not places.write(_file(), msgspec.json.encode(kept)):
        return
    try:
        for kind in ("*.json", "*.version"):
            files = sorted(_file().parent.glob(kind), key=lambda path: path.stat().st_mtime_ns, reverse=True)
            for old in files[KEPT_VERSIONS:]:
                old.unlink()
    except OSError:
        return
