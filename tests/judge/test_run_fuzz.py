"""Scenarios with steps lost, doubled, mixed up and aimed elsewhere: they fail or pass, and nothing breaks."""

import random
from dataclasses import replace

import pytest

from inset.judge.format import scenario as s
from inset.judge.run.runner import FAILED, PASSED, UNCLEAR, run
from tests.judge.test_run_examples import EXAMPLES

RUNS = 120


def mixed_up(scenario: s.Scenario, other: s.Scenario, chance: random.Random) -> s.Scenario:
    steps = list(scenario.steps)
    for _ in range(chance.randint(1, 4)):
        kind = chance.randrange(5)
        if kind == 0 and steps:
            steps.pop(chance.randrange(len(steps)))
        elif kind == 1 and steps:
            steps.insert(chance.randrange(len(steps) + 1), chance.choice(steps))
        elif kind == 2:
            chance.shuffle(steps)
        elif kind == 3:
            scenario = replace(scenario, players=crowded(scenario, other))
        elif steps:
            place = chance.randrange(len(steps))
            steps[place] = aimed(steps[place], scenario, chance)
    return replace(scenario, steps=tuple(steps))


def crowded(scenario: s.Scenario, other: s.Scenario) -> tuple[s.PlayerSetup, ...]:
    """Each player also has another one's hand, and mana of every kind."""
    hands = [setup.hand for setup in other.players]
    return tuple(
        replace(setup, hand=(*setup.hand, *unlabelled(hands[place % len(hands)])), mana=setup.mana + "{W}{U}{B}{R}{G}")
        for place, setup in enumerate(scenario.players)
    )


def unlabelled(items: tuple[s.Item, ...]) -> tuple[s.Item, ...]:
    return tuple(replace(item, label=None) for item in items)


def aimed(step: s.Step, scenario: s.Scenario, chance: random.Random) -> s.Step:
    names = [item.card for setup in scenario.players for item in setup.battlefield if item.card is not None]
    if isinstance(step, s.Cast):
        return replace(step, targets=(chance.choice([*names, scenario.players[0].key]),))
    return replace(step, choices=step.choices[:1] * chance.randint(0, 2))


@pytest.mark.parametrize("seed", range(4))
def test_nothing_breaks(seed: int) -> None:
    chance = random.Random(seed)
    statuses = set()
    for _ in range(RUNS):
        scenario = mixed_up(chance.choice(EXAMPLES), chance.choice(EXAMPLES), chance)
        result = run(scenario)
        assert result.expected != "a game without faults", (scenario.name, result.step, result.actual)
        statuses.add(result.status)
    assert {PASSED, FAILED} <= statuses <= {PASSED, FAILED, UNCLEAR}
