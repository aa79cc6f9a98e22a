"""Errors in scenarios: where they are, and how they are reported.

Every error names the file, the scenario, the step, the line and the column, and where a word is
unknown it names the nearest known one. Several errors travel together as one `ScenarioErrors`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

MOST_ERRORS = 50
LONGEST_QUOTE = 60
LONGEST_LINE = 100


@dataclass(frozen=True, slots=True)
class Place:
    """A spot in a scenario file; steps, lines and columns count from 1."""

    file: str
    scenario: str | None = None
    step: int | None = None
    line: int | None = None
    column: int | None = None

    def spot(self) -> str:
        """In the form that editors and terminals understand: file, line and column."""
        return ":".join(str(part) for part in (self.file, self.line, self.column) if part is not None)

    def __str__(self) -> str:
        spot = self.spot()
        where = [f"scenario {self.scenario}"] if self.scenario is not None else []
        if self.step is not None:
            where.append(f"step {self.step}")
        return f"{spot}: {', '.join(where)}" if where else spot


def source_line(place: Place) -> list[str]:
    """The line of the file that a place is in, and a mark under the column; nothing if the file can't be read."""
    if place.line is None or place.column is None:
        return []
    try:
        lines = Path(place.file).read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError):
        return []
    line = lines[place.line - 1].rstrip() if place.line <= len(lines) else ""
    start = len(line) - len(line.lstrip())
    first = max(start, place.column - LONGEST_LINE + 20)  # for a long line, the part around the column
    shown = line[first : first + LONGEST_LINE]
    return [shown, " " * (place.column - 1 - first) + "^"] if shown.isprintable() else []


class ScenarioError(Exception):
    """A mistake of the scenario's author: one sentence, and the place."""

    def __init__(self, message: str, place: Place) -> None:
        super().__init__(message, place)
        self.message = message
        self.place = place

    @property
    def errors(self) -> tuple[ScenarioError, ...]:
        """The single errors this one stands for: itself, or the members of a group."""
        return (self,)

    def __str__(self) -> str:
        return f"{self.place}: {self.message}"


class ScenarioErrors(ScenarioError):
    """Several errors found in one reading; `message` and `place` are those of the first."""

    def __init__(self, members: Sequence[ScenarioError]) -> None:
        super().__init__(members[0].message, members[0].place)
        self._members = tuple(members)

    @property
    def errors(self) -> tuple[ScenarioError, ...]:
        return self._members

    def __str__(self) -> str:
        return "\n".join(str(error) for error in self._members)


class Gather:
    """Continues after an error, so that one reading reports many; gives up after `most` of them."""

    def __init__(self, most: int = MOST_ERRORS) -> None:
        self.found: list[ScenarioError] = []
        self._most = most

    def add(self, error: ScenarioError) -> None:
        self.found.extend(error.errors)
        if len(self.found) >= self._most:
            self.finish()

    def finish(self) -> None:
        """Raise what was found, if anything was."""
        if len(self.found) == 1:
            raise self.found[0]
        if self.found:
            raise ScenarioErrors(self.found)


def errors_by_scenario(errors: Iterable[ScenarioError]) -> list[list[ScenarioError]]:
    """Errors grouped by scenario, or by file where a scenario has no name."""
    found: dict[tuple[str, str | None], list[ScenarioError]] = {}
    for error in errors:
        found.setdefault((error.place.file, error.place.scenario), []).append(error)
    return list(found.values())


def quote(text: str) -> str:
    """The text for a message: on one line, in quotes, shortened."""
    shown = " ".join(text[: LONGEST_QUOTE * 4].split())
    return f"'{shown[:LONGEST_QUOTE]}…'" if len(shown) > LONGEST_QUOTE else f"'{shown}'"


def near(word: str, known: Iterable[str]) -> str:
    """`; did you mean 'x'?` for the known word nearest to this one, or nothing."""
    if len(word) > LONGEST_QUOTE:
        return ""
    by_lower = {choice.lower(): choice for choice in known}
    found = get_close_matches(word.lower(), by_lower, n=1, cutoff=0.6)
    return f"; did you mean {quote(by_lower[found[0]])}?" if found else ""
