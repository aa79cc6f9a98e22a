"""The rung ``mutants``: which compiled cards play differently as soon as one thing in them is changed.

``tools/mutants.py`` plays the games and writes ``data/mutants.tsv``: one line per card, with a print of the card as it was
compiled, how many mutants it has, and those that never made a difference. A card that has been compiled differently since
then has another print, and its line no longer counts.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from inset.data.places import whole_file
from inset.language.card import Card
from inset.oracle.exercised import print_of

TABLE: Final = Path(__file__).resolve().parent.parent / "data" / "mutants.tsv"  # not in a wheel: no game needs it


class Row(NamedTuple):
    """The result of a card's mutants: how many there are, and those that were never told apart."""

    print: str
    mutants: int
    survivors: tuple[str, ...]


def read(path: Path = TABLE) -> dict[str, Row]:
    """The table by card name; empty if there is none."""
    if not path.exists():
        return {}
    rows: dict[str, Row] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        name, mark, count, survivors = line.split("\t")
        rows[name] = Row(mark, int(count), tuple(survivors.split("; ")) if survivors else ())
    return rows


def write(rows: dict[str, Row], path: Path = TABLE) -> None:
    lines = [f"{name}\t{row.print}\t{row.mutants}\t{'; '.join(row.survivors)}\n" for name, row in sorted(rows.items())]
    with whole_file(path) as part:
        part.write_text("".join(lines), encoding="utf-8")


@cache
def known() -> dict[str, Row]:
    return read()


def are_all_told_apart(name: str, card: Card | None) -> bool:
    """Was the card, as it is compiled now, played beside its mutants, and did each of them make a difference?"""
    row = known().get(name)
    return row is not None and card is not None and not row.survivors and row.print == print_of(card)
