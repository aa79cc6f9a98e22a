"""Every example passes, every expectation of every example can fail, and no scenario leaks into the next."""

import time
from pathlib import Path

import pytest

from inset.data import rulebook
from inset.judge.format.reader import read_path
from inset.judge.format.scenario import Scenario
from inset.judge.format.vocabulary import EVENTS as EVENT_WORDS
from inset.judge.run.recent_events import EVENTS
from inset.judge.run.runner import FAILED, UNCLEAR, Result, run
from tests.judge.falsify import falsified

FOLDER = Path(__file__).resolve().parents[1] / "scenarios"
EXAMPLES = read_path(FOLDER, rulebook.exists)
MOST_SECONDS = 5.0  # for a hundred scenarios on one core


def outcome(result: Result) -> tuple[str, int | None, str, str]:
    return result.status, result.step, result.expected, result.actual


def test_every_example_passes() -> None:
    results = [run(scenario) for scenario in EXAMPLES]
    assert len(results) >= 100
    assert [(one.scenario, one.expected, one.actual) for one in results if not one.holds] == []


@pytest.mark.parametrize("scenario", EXAMPLES, ids=lambda scenario: scenario.name)
def test_what_is_false_fails(scenario: Scenario) -> None:
    tried = 0
    for what, wrong in falsified(scenario):
        result = run(wrong)
        assert not result.holds, what
        assert result.status == (UNCLEAR if scenario.basis == "unclear" else FAILED), what
        assert result.step == len(wrong.steps), (what, result.expected, result.actual)
        tried += 1
    assert tried > 0


def test_no_scenario_leaks_into_the_next() -> None:
    some = EXAMPLES[::7]
    alone = {scenario.name: outcome(run(scenario)) for scenario in some}
    wrong = [other for scenario in some for _, other in list(falsified(scenario))[:1]]
    for scenario, other in zip(reversed(some), wrong, strict=True):
        run(other)
        assert outcome(run(scenario)) == alone[scenario.name]


def test_a_hundred_scenarios_are_fast() -> None:
    run(EXAMPLES[0])
    began = time.process_time()
    for scenario in EXAMPLES[:100]:
        run(scenario)
    assert time.process_time() - began < MOST_SECONDS


def test_every_event_of_the_page_can_be_looked_for() -> None:
    assert sorted(EVENTS) == sorted(EVENT_WORDS)
