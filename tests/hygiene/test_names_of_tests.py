"""Tests and scenarios are found by chapter and subject: names of files, and which scenario belongs in which file."""

import re
from bisect import bisect_right
from pathlib import Path

import pytest

from inset.judge.format.reader import survey_paths

ROOT = Path(__file__).resolve().parents[2]
SCENARIOS = sorted((ROOT / "tests" / "scenarios").glob("*.yaml"))
TESTS = sorted((ROOT / "tests").rglob("test_*.py"))
NO_SUBJECT = re.compile(r"(^|_)(hunt|deep|hard|more|corners|seldom|misc|other|others)(_|$)")
LONGEST = 600  # lines
RULE = re.compile(r"(\d{3})(?:[._](\d+)([a-z]?))?(?![a-z])")
FORMAT = "format_of_scenarios"  # shows what a scenario can say, and cites no rule


def place(number: str) -> tuple[int, int, str]:
    """Sorts 603.2 before 603.10; the name of a file begins with the first number that belongs there."""
    found = RULE.match(number)
    assert found, number
    return int(found[1]), int(found[2] or 0), found[3] or ""


@pytest.mark.parametrize("path", [*SCENARIOS, *TESTS], ids=lambda path: path.stem)
def test_a_file_is_named_by_its_subject_and_not_too_long(path: Path) -> None:
    assert not NO_SUBJECT.search(path.stem.removeprefix("test_"))
    assert not re.search(r"\d_to_\d", path.stem), "a range of chapters is no subject"
    assert path.read_text(encoding="utf-8").count("\n") <= LONGEST


def test_a_scenario_is_in_the_file_of_the_first_rule_that_it_cites() -> None:
    files = sorted((place(path.stem), path.name) for path in SCENARIOS if path.stem != FORMAT)
    starts = [start for start, _ in files]
    wrong = []
    for scenario in survey_paths(SCENARIOS, lambda number: True).scenarios:
        there = Path(scenario.place.file).name
        belongs = files[bisect_right(starts, place(scenario.rules[0])) - 1][1] if scenario.rules else f"{FORMAT}.yaml"
        if there != belongs:
            wrong.append(f"{scenario.name} is in {there} and belongs in {belongs}")
    assert wrong == []


def test_the_name_of_a_scenario_says_what_it_asks() -> None:
    names = [scenario.name for scenario in survey_paths(SCENARIOS, lambda number: True).scenarios]
    assert len(set(names)) == len(names)
    assert [name for name in names if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)+", name)] == []
