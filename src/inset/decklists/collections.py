"""Many decks: files in any dialect, folders of them, and JSON files with one deck per line.

A line is an object with ``name``, ``format`` (``duel`` or ``commander``), ``commander``, ``main`` and ``sideboard``, the last
three being lists of lines such as ``"2 Opt"``. A deck that can't be read is reported with its place; the others are
used.

>>> [deck.format for deck in read_lines('{"name": "Drakes", "main": ["60 Island"]}', "decks.jsonl").decks]
['duel']
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final, NamedTuple

from inset.data import deck_dialects
from inset.data.deck_dialects import Decklist
from inset.decklists import decks
from inset.kernel.errors import InvalidDeck
from inset.kernel.plain_text import printable, unprintable

JSON_SUFFIXES: Final = (".jsonl", ".ndjson", ".json")
LARGEST: Final = 1 << 28  # bytes of a file with many decks
LONGEST_NAME: Final = 200
_PARTS: Final = (  # a heading, and the keys that hold its lines
    ("Commander", ("commander", "commanders")),
    ("Deck", ("main", "mainboard", "deck")),
    ("Sideboard", ("sideboard", "side")),
)


class NamedList(NamedTuple):
    """A deck list, its name, its format, and where it was found."""

    name: str
    format: str
    list: Decklist
    place: str


@dataclass(slots=True)
class Collection:
    """The decks of some files, and a sentence for each that could not be read."""

    decks: list[NamedList] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)


def read(paths: Iterable[str | Path], dialect: str | None = None) -> Collection:
    """Every deck of these files, folders and embedded decks."""
    found = Collection()
    for path in paths:
        if str(path) in decks.names() and not Path(path).exists():
            made = decks.deck(str(path))
            found.decks.append(NamedList(made.name, made.format, decks.list_of(made), str(path)))
        elif Path(path).is_dir():
            _read_folder(Path(path), dialect, found)
        else:
            _read_file(Path(path), dialect, found)
    return found


def _read_folder(folder: Path, dialect: str | None, found: Collection) -> None:
    """Its deck lists and those of its subfolders, sorted by name."""
    suffixes = (*deck_dialects.SUFFIXES, *JSON_SUFFIXES)
    files = sorted(path for path in folder.rglob("*") if path.suffix.lower() in suffixes and path.is_file())
    if not files:
        found.broken.append(f"{printable(str(folder))}: no deck list in this folder ({', '.join(suffixes)})")
    for path in files:
        _read_file(path, dialect, found)


def _read_file(path: Path, dialect: str | None, found: Collection) -> None:
    place = printable(str(path))
    try:
        if path.suffix.lower() in JSON_SUFFIXES:
            more = read_lines(_text(path), place)
            found.decks += more.decks
            found.broken += more.broken
            return
        made = deck_dialects.read(decks.read_file(path), dialect)
    except InvalidDeck as error:
        found.broken.append(f"{place}: {error.message}")
        return
    found.decks.append(NamedList(made.name or printable(path.stem), _format(made), made, place))


def _text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
        if len(raw) > LARGEST:
            raise InvalidDeck(f"more than {LARGEST >> 20} MB of decks")
        return raw.decode("utf-8-sig")
    except OSError as error:
        raise InvalidDeck(f"can't be read: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise InvalidDeck("not text in UTF-8") from None


# --- one deck per line
# ------------------------------------------------------------------------------------------------------
def read_lines(text: str, place: str) -> Collection:
    """One JSON object per line, or one array of them."""
    found = Collection()
    for number, raw in _objects(text):
        where = f"{place}, line {number}" if number else place
        try:
            data = json.loads(raw) if isinstance(raw, str) else raw
            found.decks.append(_of_data(data, where))
        except (ValueError, RecursionError):
            found.broken.append(f"{where}: not JSON")
        except InvalidDeck as error:
            found.broken.append(f"{where}: {error.message}")
    return found


def _objects(text: str) -> Iterable[tuple[int, Any]]:
    if text.lstrip().startswith("["):
        try:
            return [(i, one) for i, one in enumerate(json.loads(text), 1)]
        except (ValueError, RecursionError):
            return [(0, "")]
    return [(i, line) for i, line in enumerate(text.split("\n"), 1) if line.strip()]


def _of_data(data: Any, place: str) -> NamedList:
    if not isinstance(data, dict):
        raise InvalidDeck("a deck must be an object with a name and its cards")
    name, format = data.get("name", "deck"), data.get("format", "")
    if not isinstance(name, str) or not isinstance(format, str) or unprintable(name):
        raise InvalidDeck("the name and the format of a deck must be plain text")
    lines: list[str] = []
    for head, keys in _PARTS:
        rows = [row for key in keys for row in _rows(data.get(key, []), key)]
        lines += [head, *rows] if rows else []
    made = replace(deck_dialects.read("\n".join(lines), "plain"), dialect="json", name=name[:LONGEST_NAME])
    if not made.rows():
        raise InvalidDeck("a deck without cards; list them under main, commander and sideboard")
    return NamedList(name[:LONGEST_NAME], format if format in decks.FORMATS else _format(made), made, place)


def _rows(value: Any, key: str) -> Sequence[str]:
    if not isinstance(value, list) or not all(isinstance(row, str) and "\n" not in row for row in value):
        raise InvalidDeck(f'{key}: a list of lines such as "2 Opt" is expected')
    return value


def _format(made: Decklist) -> str:
    return "commander" if made.commanders else "duel"
