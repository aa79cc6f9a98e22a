"""The rungs ``exercised`` and ``live``: which compiled cards had each of their parts used in games, and seen at work.

``tools/exercise.py`` plays the games and writes ``data/exercised.tsv``: one line per card, with a print of the card as
it was compiled, how many parts it has, which were never used, and what below them has never done anything. A card whose
text or reading has changed since then has another print, and its line no longer counts.
"""

from __future__ import annotations

import dataclasses
import hashlib
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from inset.data.places import whole_file
from inset.kernel.mana import ManaCost
from inset.language.card import Card
from inset.language.node import Node

TABLE: Final = Path(__file__).resolve().parent.parent / "data" / "exercised.tsv"  # not in a wheel: no game needs it
FAILED: Final = TABLE.with_name(
    "in_vain.tsv"
)  # of those, the cards that are refused: a small file that every game needs


IN_VAIN: Final = "!"  # at the end of an idle place: it was tried often, and never changed anything


class Exercise(NamedTuple):
    """The result of a card's games.

    ``unused``: parts by face and ability, ``0.2``, or by way to cast, ``1c``. ``idle``: places within abilities that were not
    seen at work, each with a sign of why (``tools/witness.py``); None if nobody has looked.
    """

    print: str
    parts: int
    unused: tuple[str, ...] = ()
    idle: tuple[str, ...] | None = None

    @property
    def is_live(self) -> bool:
        return self.idle == () and not self.unused

    @property
    def in_vain(self) -> tuple[str, ...]:
        return tuple(place.removesuffix(IN_VAIN) for place in self.idle or () if place.endswith(IN_VAIN))


def print_of(card: Card) -> str:
    """Twelve letters that differ for another card: for other text, or the same text read differently."""
    told: list[str] = []
    _tell(card, told)
    return hashlib.blake2s("\x1f".join(told).encode(), digest_size=6).hexdigest()


_FIELDS: Final[dict[type[Node], tuple[tuple[str, Any], ...]]] = {}


def _fields(kind: type[Node]) -> tuple[tuple[str, Any], ...]:
    if kind not in _FIELDS:
        _FIELDS[kind] = tuple((field.name, field.default) for field in dataclasses.fields(kind))
    return _FIELDS[kind]


def _tell(value: Any, told: list[str]) -> None:
    """Every field that isn't a default, so that adding a field changes no print."""
    kind = type(value)
    if kind is int or kind is str or kind is bool:
        told.append(repr(value))
    elif isinstance(value, Node):
        told.append(kind.__name__)
        for name, default in _FIELDS.get(kind) or _fields(kind):
            part = getattr(value, name)
            if part is not default and part != default:
                told.append(name)
                _tell(part, told)
        told.append(")")
    elif kind is tuple:
        told.append("(")
        for part in value:
            _tell(part, told)
        told.append(")")
    else:
        told.append(str(value) if isinstance(value, ManaCost) else repr(value))


def read(path: Path = TABLE) -> dict[str, Exercise]:
    """The table by card name; empty if there is none."""
    if not path.exists():
        return {}
    found: dict[str, Exercise] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        name, mark, parts, unused, *idle = line.split("\t")
        found[name] = Exercise(mark, int(parts), tuple(unused.split()), tuple(idle[0].split()) if idle else None)
    return found


def write(rows: dict[str, Exercise], path: Path = TABLE) -> None:
    lines = [f"{_line(name, row)}\n" for name, row in sorted(rows.items())]
    with whole_file(path) as part:
        part.write_text("".join(lines), encoding="utf-8")


def _line(name: str, row: Exercise) -> str:
    idle = () if row.idle is None else (" ".join(row.idle),)
    return "\t".join((name, row.print, str(row.parts), " ".join(row.unused), *idle))


@cache
def known() -> dict[str, Exercise]:
    return read()


def is_known() -> bool:
    """Is the table there at all? It comes with the project, not with a wheel."""
    return TABLE.exists()


def of(name: str, card: Card | None) -> Exercise | None:
    """The result of the games of a card, if they were played with the card as it is compiled now."""
    row = known().get(name)
    return row if row is not None and card is not None and row.print == print_of(card) else None


# --- what never worked ------------------------------------------------------------------------------------------------------


def write_failed(rows: dict[str, Exercise], path: Path = FAILED) -> None:
    """The list that ships: cards with a part that was tried often in positions made for it, and never changed
    anything."""
    lines = [f"{name}\t{row.print}\t{' '.join(row.in_vain)}\n" for name, row in sorted(rows.items()) if row.in_vain]
    with whole_file(path) as part:
        part.write_text("".join(lines), encoding="utf-8")


@cache
def failed() -> dict[str, tuple[str, str]]:
    """By card name: the print, and the places that did nothing."""
    lines = FAILED.read_text(encoding="utf-8").splitlines()
    return {name: (mark, places) for name, mark, places in (line.split("\t") for line in lines)}


def does_nothing(name: str, card: Card) -> str:
    """Which places of the card, as it is compiled now, did nothing whenever they were tried; usually none."""
    row = failed().get(name)
    return row[1] if row is not None and row[0] == print_of(card) else ""
