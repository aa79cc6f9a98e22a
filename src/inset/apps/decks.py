"""``inset decks``, ``inset deck check`` and ``convert``: the decks that come with Inset, and lists of other programs."""

from __future__ import annotations

import json
import sys
import textwrap
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from inset.data import deck_dialects
from inset.data.dialect_names import check_dialect
from inset.data.written_files import NO_MARK, write_text
from inset.decklists import absent, decks as library, judging
from inset.decklists.decks import Deck
from inset.decklists.formats import ILLEGAL, UNKNOWN, UNPLAYABLE, Violation
from inset.kernel.errors import InvalidDeck
from inset.kernel.plain_text import printable

WIDTH: Final = 100
MOST_ABSENT: Final = 3  # cards without data that have a line each


def deck_data(made: Deck) -> dict[str, Any]:
    """A deck as data; ``cards`` counts each card, commanders included."""
    cards = {name: made.commanders.count(name) for name in made.commanders} | dict(made.main)
    return {
        "name": made.name,
        "format": made.format,
        "colors": list(made.colors),
        "description": made.about,
        "size": made.size,
        "commanders": list(made.commanders),
        "cards": cards,
    }


def decks_as_json() -> str:
    """The decks that come with Inset, as ``inset decks --json`` prints them."""
    found = [deck_data(library.deck(name)) for name in library.names()]
    return json.dumps(found, ensure_ascii=False, indent=1)


def _read(path: Path, dialect: str | None) -> tuple[str, deck_dialects.Decklist]:
    """The name of the deck, from its file, and the text of the file."""
    if str(path) in library.names() and not path.exists():
        return str(path), library.list_of(library.deck(str(path)))
    raw = sys.stdin.buffer.read(4 * deck_dialects.LONGEST + 1) if str(path) == "-" else library.read_file(path)
    return "deck" if str(path) == "-" else printable(path.stem), deck_dialects.read(raw, dialect)


def _tell_aside(found: deck_dialects.Decklist) -> None:
    """Prints a line for each card that the list names but doesn't play."""
    for row in found.aside:
        print(f"line {row.line}: {row.count} {row.name} ignored (maybeboard)", file=sys.stderr)


def check(path: Path, format: str, dialect: str | None, as_json: bool) -> int:
    """Reports everything that is wrong with a deck; returns the exit code."""
    judging.check_judged(format)
    if dialect is not None:
        check_dialect(dialect)
    name, found, made = path.name, deck_dialects.Decklist(dialect or ""), None
    try:
        name, found = _read(path, dialect)
        verdict = judging.judge(found, name, format)
        made = library.of_list(found, name) if verdict.is_playable else None
    except InvalidDeck as error:  # it can't be read at all
        if not as_json:
            raise
        verdict = judging.Judgement((Violation(error.message, error.rule),), 0)
    if as_json:
        data = {
            "legal": verdict.is_legal, "playable": verdict.is_playable, "format": format, "unchecked": verdict.unchecked,
            "problems": [asdict(problem) for problem in verdict.problems],
        }  # fmt: skip
        print(json.dumps(data | ({} if made is None else {"deck": deck_data(made)}), ensure_ascii=False, indent=1))
    else:
        for line in _verdict_lines(verdict, made, found.name or name, format):
            print(line)
    _tell_aside(found)
    return 1 if verdict.problems else 0 if verdict.is_legal else 3


def _verdict_lines(verdict: judging.Judgement, made: Deck | None, name: str, format: str) -> Iterator[str]:
    missing, wrong = verdict.of_kind(UNKNOWN, UNPLAYABLE), verdict.of_kind(ILLEGAL)
    if missing:
        yield f"{name} can't be played:"
        names = [card for problem in missing if (card := absent.not_fetched(problem.message))]
        if len(names) > MOST_ABSENT:
            yield f"  {len(names)} cards exist, but are {absent.NOT_FETCHED}:"
            yield from textwrap.wrap(", ".join(names), WIDTH, initial_indent="    ", subsequent_indent="    ")
            missing = [problem for problem in missing if not absent.not_fetched(problem.message)]
        yield from (f"  {problem}" for problem in missing)
    if wrong:
        yield f"{name} is not legal in {format}:"
        yield from (f"  {problem}" for problem in wrong)
    elif verdict.unchecked:
        what = "1 of its cards" if verdict.unchecked == 1 else f"{verdict.unchecked} of its cards"
        yield f"{name}: size and copies fit {format}; the card data does not say whether {what} are allowed there"
    elif verdict.is_legal and made is not None:
        yield f"{made.name}: {made.size} cards, {made.colors or 'colorless'}, legal in {format}"
    elif verdict.is_legal:
        yield f"{name} is legal in {format}"


def convert(path: Path, to: str, out: Path | None, dialect: str | None, force: bool = False) -> None:
    """Writes a deck in the format of another program."""
    name, found = _read(path, dialect)
    text = library.written(library.of_list(found, name), to)
    _tell_aside(found)
    if out is None:
        sys.stdout.write(text)
        return
    write_text(out, text, NO_MARK, force)
