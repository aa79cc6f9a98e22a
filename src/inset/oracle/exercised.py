"""The rung ``exercised``: which compiled cards had each of their parts used in random games, with invariants.

``tools/exercise.py`` plays the games and writes ``data/exercised.tsv``: a line a card, with a print of the card as it was
compiled, how many parts it has and which were never used. A card whose text or reading has changed since then has another
print, and counts no more.
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

TABLE: Final = Path(__file__).resolve().parent.parent / "data" / "exercised.tsv"


class Exercise(NamedTuple):
    """What came of a card's games. ``unused``: parts by face and ability, ``0.2``, or by way to cast, ``1c``."""

    print: str
    parts: int
    unused: tuple[str, ...] = ()


def print_of(card: Card) -> str:
    """Twelve letters that are others for another card: for other text, or the same text read otherwise."""
    told: list[str] = []
    _tell(card, told)
    return hashlib.blake2s("\x1f".join(told).encode(), digest_size=6).hexdigest()


_FIELDS: Final[dict[type[Node], tuple[tuple[str, Any], ...]]] = {}


def _fields(kind: type[Node]) -> tuple[tuple[str, Any], ...]:
    if kind not in _FIELDS:
        _FIELDS[kind] = tuple((field.name, field.default) for field in dataclasses.fields(kind))
    return _FIELDS[kind]


def _tell(value: Any, told: list[str]) -> None:
    """Every field that is not as it is by default, so that a new kind of field changes no print."""
    if isinstance(value, Node):
        told.append(type(value).__name__)
        for name, default in _fields(type(value)):
            part = getattr(value, name)
            if part is not default and part != default:
                told.append(name)
                _tell(part, told)
        told.append(")")
    elif isinstance(value, tuple):
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
        name, mark, parts, unused = line.split("\t")
        found[name] = Exercise(mark, int(parts), tuple(unused.split()))
    return found


def write(rows: dict[str, Exercise], path: Path = TABLE) -> None:
    lines = [f"{name}\t{row.print}\t{row.parts}\t{' '.join(row.unused)}\n" for name, row in sorted(rows.items())]
    with whole_file(path) as part:
        part.write_text("".join(lines), encoding="utf-8")


@cache
def known() -> dict[str, Exercise]:
    return read()


def is_exercised(name: str, card: Card | None) -> bool:
    """Was each part of the card, as it is compiled now, used in games?"""
    row = known().get(name)
    return row is not None and card is not None and not row.unused and row.print == print_of(card)
