"""``inset deck report``: which decks can be played completely, and which cards and clauses prevent it."""

from __future__ import annotations

import json
import sys
import textwrap
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from inset.apps.compile_report import Bar
from inset.decklists import collections
from inset.decklists.readiness import Blocker, DeckReport, Readiness, Totals, readiness
from inset.kernel.errors import InvalidDeck
from inset.kernel.plain_text import printable_lines

WIDTH: Final = 100
FEW: Final = 10  # decks that are shown card by card
MOST: Final = 25  # cards and clauses in the tables
MOST_BROKEN: Final = 20


def report(paths: Sequence[Path], dialect: str | None, as_json: bool, totals_only: bool, fresh: bool) -> int:
    """Prints the report; returns the exit code, 1 if a deck could not be read."""
    found = collections.read(paths, dialect)
    if not found.decks:
        raise InvalidDeck("; ".join(found.broken[:MOST_BROKEN]) or "no deck to report on")
    with Bar() as progress:
        made = readiness(found.decks, progress, fresh)
    if as_json:
        print(json.dumps(as_data(made) | {"broken": found.broken}, ensure_ascii=False))
    else:
        print(printable_lines(as_text(made, totals_only)))
    for line in found.broken[:MOST_BROKEN]:
        print(f"inset: {printable_lines(line)}", file=sys.stderr)
    if len(found.broken) > MOST_BROKEN:
        print(f"inset: and {len(found.broken) - MOST_BROKEN} more decks that can't be read", file=sys.stderr)
    return 1 if found.broken else 0


# --- as JSON --------------------------------------------------------------------------------------------------------------
def as_data(made: Readiness) -> dict[str, Any]:
    return {
        "totals": {format: totals._asdict() for format, totals in made.totals.items()},
        "decks": [_deck_data(deck) for deck in made.decks],
        "cards": [
            {"card": one.what, "decks": one.decks, "alone": one.alone, "clauses": list(one.clauses)}
            for one in made.cards
        ],
        "clauses": [
            {"clause": one.what, "decks": one.decks, "alone": one.alone, "cards": list(one.cards)}
            for one in made.clauses
        ],
        "compiled": made.compiled,
    }


def _deck_data(deck: DeckReport) -> dict[str, Any]:
    missing = [{"card": one.name, "copies": one.copies, "clauses": list(one.clauses)} for one in deck.missing]
    return {
        "name": deck.name, "format": deck.format, "place": deck.place, "size": deck.size, "whole": not missing,
        "missing": missing,
    }  # fmt: skip


# --- for people -----------------------------------------------------------------------------------------------------------
def as_text(made: Readiness, totals_only: bool = False) -> str:
    lines: list[str] = []
    if not totals_only:
        for deck in made.decks:
            lines += _deck_lines(deck, with_clauses=len(made.decks) <= FEW)
        lines.append("")
    lines += _totals_lines(made.totals)
    if len(made.decks) > 1 and made.cards:
        lines += ["", "Cards that keep most decks from being played (alone: the deck lacks nothing else)"]
        lines += _table(made.cards, lambda one: "; ".join(one.clauses))
        lines += ["", "Clauses that keep most decks from being played (⟂ is where reading stops)"]
        lines += _table(made.clauses, lambda one: _some(one.cards))
    return "\n".join(lines)


def _deck_lines(deck: DeckReport, with_clauses: bool) -> list[str]:
    head = f"{deck.name} ({deck.format}, {deck.size} cards): "
    if not deck.missing:
        return [f"{head}all playable"]
    head += f"{len(deck.missing)} missing"
    if with_clauses:
        rows = [f"{one.copies} {one.name}: {'; '.join(one.clauses)}" for one in deck.missing]
    else:
        rows = [", ".join(one.name for one in deck.missing)]
    return [head, *(line for row in rows for line in _wrapped(row))]


def _wrapped(row: str) -> list[str]:
    return textwrap.wrap(row, WIDTH, initial_indent="  ", subsequent_indent="    ", break_long_words=False)


def _totals_lines(totals: dict[str, Totals]) -> list[str]:
    lines = [f"{'':12}{'decks':>8}{'complete':>10}{'':>8}{'median missing':>16}"]
    for format, row in totals.items():
        if format == "all" and len(totals) == 2:
            continue
        share = f"{row.whole / max(1, row.decks):.1%}"
        lines.append(f"{format:12}{row.decks:>8,}{row.whole:>10,}{share:>8}{row.median_missing:>16g}")
    return lines


def _table(blockers: Sequence[Blocker], note: Callable[[Blocker], str]) -> list[str]:
    lines = [f"{'decks':>7}{'alone':>7}"]
    for one in blockers[:MOST]:
        row = f"{one.decks:>7}{one.alone:>7}  {one.what}  ({note(one)})"
        lines.append(row if len(row) <= WIDTH else f"{row[: WIDTH - 1]}…")
    if len(blockers) > MOST:
        lines.append(f"{'':16}… and {len(blockers) - MOST} more: --json has them all")
    return lines


def _some(names: Sequence[str]) -> str:
    return f"{len(names)} {'card' if len(names) == 1 else 'cards'}, such as {names[0]}"
