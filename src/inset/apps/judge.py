"""`inset judge`: runs scenario files and reports what passed, what failed, and what isn't supported.

A line for each scenario (with `--quiet` only for those that don't pass), a summary, and for a failure the step, what
was expected, what happened instead, and the log up to there.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.markup import escape

from inset.apps.card_files import files_in_use
from inset.data import rulebook
from inset.judge.format.errors import ScenarioError, errors_by_scenario, source_line
from inset.judge.format.reader import survey_paths
from inset.judge.run.catalogue import Catalogue
from inset.judge.run.runner import FAILED, PASSED, UNCLEAR, UNSUPPORTED, Result, run
from inset.judge.run.time_limit import SECONDS

CARD_FILES: Final = (".json", ".jsonl", ".ndjson", ".gz")
UNREADABLE: Final = "a scenario that can be read"
STYLE: Final = {PASSED: "green", FAILED: "bold red", UNSUPPORTED: "yellow", UNCLEAR: "cyan"}


@dataclass(slots=True)
class Report:
    """The results of all scenarios."""

    results: list[Result] = field(default_factory=list)

    def of(self, status: str) -> list[Result]:
        return [result for result in self.results if result.status == status]

    def all_passed(self) -> bool:
        """An empty run isn't a success; a question that the rules leave open isn't a failure."""
        return bool(self.results) and len(self.of(PASSED)) + len(self.of(UNCLEAR)) == len(self.results)

    def data(self) -> dict[str, Any]:
        """The report as `--json` prints it."""
        return {
            "scenarios": len(self.results),
            "passed": len(self.of(PASSED)),
            "failed": [
                {"scenario": one.scenario, "step": one.step, "expected": one.expected, "actual": one.actual}
                for one in self.of(FAILED)
            ],
            "unsupported": [
                {"scenario": one.scenario, "cards": [card.brief() for card in one.missing]}
                for one in self.of(UNSUPPORTED)
            ],
            "unclear": [
                {"scenario": one.scenario, "holds": one.holds, "expected": one.expected, "actual": one.actual}
                for one in self.of(UNCLEAR)
            ],
        }


def judge(
    paths: Sequence[Path],
    card_files: Sequence[Path],
    as_json: bool,
    explain: bool,
    pattern: str | None,
    quiet: bool = False,
    seconds: float = SECONDS,
) -> int:
    """Runs everything, prints the report, and returns the exit code: 0 only if all pass."""
    files = [path for path in paths if path.name.endswith(CARD_FILES)]  # --cards takes several
    named = [*card_files, *files]
    catalogue = Catalogue.of(named or files_in_use(()), bool(named))
    console = Console(highlight=False, soft_wrap=True)
    report = Report()
    for result in results([path for path in paths if path not in files], catalogue, explain, pattern, seconds):
        report.results.append(result)
        if not as_json and not (quiet and result.status == PASSED):
            _show(console, result, explain)
    if as_json:
        print(json.dumps(report.data(), ensure_ascii=False, indent=1))
    else:
        _sum_up(console, report)
    return 0 if report.all_passed() else 1


def results(
    paths: Sequence[Path],
    catalogue: Catalogue,
    explain: bool = False,
    pattern: str | None = None,
    seconds: float = SECONDS,
) -> Iterator[Result]:
    """The result of each scenario in turn; one that can't be read has failed."""
    survey = survey_paths(paths, rulebook.exists)
    for errors in errors_by_scenario(survey.errors):
        place = errors[0].place
        unnamed = place.scenario is None
        name = place.scenario or place.file
        if pattern is None or unnamed or _matches(name, "", pattern):
            yield _unreadable(name, errors)
    for scenario in survey.scenarios:
        if pattern is None or _matches(scenario.name, scenario.title, pattern):
            yield run(scenario, catalogue, explain, seconds)


def _matches(name: str, title: str, pattern: str) -> bool:
    wanted = pattern.casefold()
    return any(wanted in text.casefold() or fnmatchcase(text.casefold(), wanted) for text in (name, title) if text)


def _unreadable(name: str, errors: list[ScenarioError]) -> Result:
    first = errors[0].place
    actual = "; ".join(f"{error.message} ({error.place})" for error in errors)
    return Result(name, FAILED, first.step, UNREADABLE, actual, str(first), errors=tuple(errors))


# --- for people -----------------------------------------------------------------------------------


def _show(console: Console, result: Result, explain: bool) -> None:
    style = STYLE[result.status]
    console.print(f"[{style}]{result.status:11}[/] {escape(result.scenario)}")
    if explain:
        for line in result.story:
            console.print(f"  {escape(line)}", style="dim" if line.startswith("  ?") else "")
    if result.status == UNSUPPORTED:
        for card in result.missing:
            console.print(f"    {escape(str(card))}")
    if result.status == UNCLEAR:
        told = "Inset agrees" if result.holds else "Inset does something else"
        console.print(f"    the rules do not settle this; {told}")
    if result.status == FAILED or (result.status == UNCLEAR and not result.holds):
        _show_failure(console, result, explain)


def _show_failure(console: Console, result: Result, explain: bool) -> None:
    for error in result.errors:
        console.print(f"    {escape(error.place.spot())}: {escape(error.message)}")
        for line in source_line(error.place):
            console.print(f"        {escape(line)}", style="dim")
    if result.errors:
        return
    step = f"step {result.step}" if result.step is not None else "the set-up"
    console.print(f"    at       {escape(result.where or step)}")
    console.print(f"    expected {escape(result.expected)}")
    console.print(f"    actual   {escape(result.actual)}")
    if result.log and not explain:
        console.print("    what had happened:")
        for line in result.log:
            console.print(f"      {escape(line)}", style="dim")


def _sum_up(console: Console, report: Report) -> None:
    shown = (PASSED, FAILED, UNSUPPORTED, *((UNCLEAR,) if report.of(UNCLEAR) else ()))
    counts = [f"{len(report.of(status))} {status}" for status in shown]
    number = len(report.results)
    console.print(f"{number} scenario{'' if number == 1 else 's'}: {', '.join(counts)}")
    if not report.results:
        console.print("no scenario was found")
