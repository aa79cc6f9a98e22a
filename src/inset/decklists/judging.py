"""Is a decklist legal, and can it be played? Two separate questions: one answer never hides the other.

A card that can't be played yet is still counted, and still legal or banned, by its record in the card files. A misspelt
name is distinguished from a card whose data is missing.
"""

from __future__ import annotations

from typing import NamedTuple

from inset.data.deck_dialects import Decklist
from inset.data.deck_xml import Row
from inset.decklists import absent, card_files, formats
from inset.decklists.basics import FORMATS, JUDGED
from inset.decklists.decks import MOST_HINTS, known
from inset.decklists.formats import ILLEGAL, UNKNOWN, UNPLAYABLE, Entry, Parts, Violation
from inset.kernel.errors import InvalidDeck, UnknownCard, UnsupportedText


class Judgement(NamedTuple):
    """Everything wrong with a deck. ``unchecked``: how many of its cards have no legality for this format in the card
    data."""

    problems: tuple[Violation, ...]
    unchecked: int

    def of_kind(self, *kinds: str) -> list[Violation]:
        return [problem for problem in self.problems if problem.kind in kinds]

    @property
    def is_playable(self) -> bool:
        return not self.of_kind(UNKNOWN, UNPLAYABLE)

    @property
    def is_legal(self) -> bool | None:
        """None if that is not known."""
        if self.of_kind(ILLEGAL):
            return False
        return None if self.unchecked or self.of_kind(UNKNOWN) else True


def check_judged(format: str) -> None:
    """Refuses a format that decks can't be checked against."""
    if format not in JUDGED:
        raise InvalidDeck(f"no format called {str(format)[:40]!r}; choose {', '.join(JUDGED)}")


def judge(found: Decklist, name: str, format: str) -> Judgement:
    """What is wrong with a decklist, with its lines: cards that are not at hand or can't be played, then the format."""
    wrong: list[Violation] = []
    main, leaders, side = (
        tuple(_entry(row, wrong) for row in rows) for rows in (found.main, found.commanders, found.side)
    )
    wrong.sort(key=lambda violation: violation.lines)
    parts = Parts(found.name or name, main, leaders, side)
    silent = formats.unchecked(parts, format)
    if format in FORMATS:  # Inset itself plays these, with or without a list of bans
        silent = 0
    return Judgement((*wrong, *formats.violations(parts, format)), silent)


def violations_of_list(found: Decklist, name: str, format: str) -> list[Violation]:
    """Everything against a decklist."""
    return list(judge(found, name, format).problems)


def _entry(row: Row, wrong: list[Violation]) -> Entry:
    from inset.rules.checks import support  # this imports every rule: only if a deck is judged

    printed = card_files.record(row.name)
    legal = {} if printed is None else printed.legalities
    try:
        made = known(row.name, len(wrong) < MOST_HINTS)
    except UnknownCard as error:
        wrong.append(Violation(absent.why(row.name, error), "", (row.line,), UNKNOWN))
        return Entry(row.count, None, row.line)
    except UnsupportedText as error:
        assert printed is not None
        wrong.append(Violation(absent.why(row.name, error), "", (row.line,), UNPLAYABLE))
        basic = "Basic" in printed.faces[0].type_line
        return Entry(row.count, None, row.line, printed.name, basic, card_files.printed_identity(printed), legal)
    for why in support.problems(made):
        wrong.append(Violation(f"{made.name} can't be played yet: {why}", "", (row.line,), UNPLAYABLE))
    return Entry(row.count, made, row.line, legalities=legal)
