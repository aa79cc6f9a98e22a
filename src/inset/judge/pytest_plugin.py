"""Scenario files as tests: pytest collects the scenarios next to your tests.

A YAML file is collected if it lies under a folder named by the ini option `inset_scenarios`, or if it
reads like one: a `scenario:` with `players:` and `steps:`. Other YAML is left alone. A scenario that
needs a card which can't be played is skipped, or fails if the ini option `inset_unsupported` says
`fail`. One whose basis is `unclear` is run, and skipped with its result.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from inset.judge.format.errors import ScenarioError
    from inset.judge.format.scenario import Scenario
    from inset.judge.run.runner import Result

SUFFIXES = (".yaml", ".yml")
FIRST_LOOK = 200_000  # characters of a file to look at
LOOKS_LIKE = tuple(re.compile(rf"^(- |  )?{key}:", re.MULTILINE) for key in ("scenario", "players", "steps"))
LONGEST_LOG = 200


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addini("inset_scenarios", "Folders in which every YAML file is a scenario file", "paths", [])
    parser.addini(
        "inset_unsupported", "What to do with a scenario whose cards can't be played: skip or fail", default="skip"
    )
    parser.addini("inset_cards", "Card data files in Scryfall's JSON format", "paths", [])


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    if file_path.suffix not in SUFFIXES:
        return None
    if not (_configured(file_path, parent.config) or _looks_like_scenarios(file_path)):
        return None
    made: pytest.Collector = ScenarioFile.from_parent(parent, path=file_path)
    return made


def _configured(path: Path, config: pytest.Config) -> bool:
    return any(path.is_relative_to(folder) for folder in config.getini("inset_scenarios"))


def _looks_like_scenarios(path: Path) -> bool:
    try:
        with path.open(encoding="utf-8-sig") as stream:
            text = stream.read(FIRST_LOOK)
    except (OSError, UnicodeDecodeError):
        return False
    return all(pattern.search(text) for pattern in LOOKS_LIKE)


class ScenarioFile(pytest.File):
    """A file of scenarios; one that can't be read becomes a failing test."""

    def collect(self) -> Iterator[pytest.Item]:
        from inset.data import rulebook
        from inset.judge.format.errors import errors_by_scenario
        from inset.judge.format.reader import survey_path

        survey = survey_path(self.path, rulebook.exists)
        for errors in errors_by_scenario(survey.errors):
            name = f"{errors[0].place.scenario or self.path.stem}-can't-be-read"
            yield UnreadableItem.from_parent(self, name=name, errors=errors)
        for scenario in survey.scenarios:
            yield ScenarioItem.from_parent(self, name=scenario.name, scenario=scenario)


class UnreadableItem(pytest.Item):
    """A scenario that can't be read, and what is wrong with it."""

    def __init__(self, *, errors: list[ScenarioError], **more: Any) -> None:
        super().__init__(**more)
        self.errors = errors

    def runtest(self) -> None:
        raise NotShown("\n".join(str(error) for error in self.errors))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        return str(excinfo.value) if isinstance(excinfo.value, NotShown) else super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int | None, str]:
        line = self.errors[0].place.line
        return self.path, line - 1 if line is not None else None, self.name


class NotShown(Exception):
    """A scenario failed."""


class ScenarioItem(pytest.Item):
    """One scenario."""

    def __init__(self, *, scenario: Scenario, **more: Any) -> None:
        super().__init__(**more)
        self.scenario = scenario
        self.user_properties.append(("rules", list(scenario.rules)))

    def runtest(self) -> None:
        from inset.judge.run.runner import PASSED, UNCLEAR, UNSUPPORTED, run

        result = run(self.scenario, _catalogue(self.config))
        if result.status == UNSUPPORTED and self.config.getini("inset_unsupported") != "fail":
            pytest.skip(f"can't be played: {', '.join(str(card) for card in result.missing)}")
        if result.status == UNCLEAR:
            does = "agrees" if result.holds else f"disagrees: {result.actual}"
            pytest.skip(f"the rules do not settle this; Inset {does}")
        if result.status != PASSED:
            raise NotShown(explained(result))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        return str(excinfo.value) if isinstance(excinfo.value, NotShown) else super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int | None, str]:
        line = self.scenario.place.line
        return self.path, line - 1 if line is not None else None, self.scenario.name


_KEY = pytest.StashKey[Any]()


def _catalogue(config: pytest.Config) -> Any:
    """The card data, read once."""
    from inset.judge.run.catalogue import Catalogue

    if _KEY not in config.stash:
        config.stash[_KEY] = Catalogue.of(config.getini("inset_cards"))
    return config.stash[_KEY]


def explained(result: Result) -> str:
    """A failure in words, with the log."""
    if result.missing:
        return "can't be played: " + ", ".join(str(card) for card in result.missing)
    lines = [f"{result.where}", f"expected: {result.expected}", f"actual:   {result.actual}"]
    if result.log:
        lines += ["what had happened:", *(f"  {line}" for line in result.log[-LONGEST_LOG:])]
    return "\n".join(lines)
