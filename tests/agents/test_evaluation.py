"""The evaluation of a position: better positions are judged better, and its weights are those of its features."""

import numpy as np
import pytest

from inset.agents import evaluation
from tests.harness.games import position
from tools import fit_evaluation

FORESTS = ["4 Forest"]


def chance(mine: dict[str, object], theirs: dict[str, object]) -> float:
    sides = [
        {"library": ["9 Forest"], "life": 10, "battlefield": FORESTS, "hand": ["Opt"], **side}
        for side in (mine, theirs)
    ]
    return evaluation.position(position(*sides).state, 0)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"life": 14}, {"life": 6}),
        ({"life": 4}, {"life": 1}),
        ({"battlefield": [*FORESTS, "Grizzly Bears"]}, {}),
        ({"battlefield": [*FORESTS, "Serra Angel"]}, {"battlefield": [*FORESTS, "Grizzly Bears"]}),
        ({"battlefield": [*FORESTS, "2 Grizzly Bears"]}, {"battlefield": [*FORESTS, "Grizzly Bears"]}),
        ({"hand": ["3 Opt"]}, {"hand": ["Opt"]}),
        ({"hand": ["Opt"]}, {"hand": []}),
        ({"battlefield": ["5 Forest"]}, {"battlefield": ["3 Forest"]}),
        ({"battlefield": [*FORESTS, "Glorious Anthem"]}, {}),
    ],
)
def test_more_is_better_for_whoever_has_it(better: dict[str, object], worse: dict[str, object]) -> None:
    assert chance(better, {}) > chance(worse, {})
    assert chance({}, better) < chance({}, worse)


def test_a_flyer_that_nobody_can_block_wins_a_race() -> None:
    angel = {"battlefield": [*FORESTS, "Serra Angel"], "life": 4}
    bears = {"battlefield": [*FORESTS, "2 Grizzly Bears"], "life": 4}
    blocked = {"battlefield": [*FORESTS, "Serra Angel", "Grizzly Bears"], "life": 4}
    assert chance(angel, bears) > 0.7
    assert chance(angel, bears) > chance(angel, blocked) + 0.2


def test_a_game_that_is_over_is_won_or_lost() -> None:
    game = position({"library": ["9 Forest"]}, {"library": ["9 Forest"]})
    game.concede(0)
    assert evaluation.position(game.state, 0) == 0.0
    assert evaluation.position(game.state, 1) == 1.0


def test_the_file_has_a_weight_for_each_thing_counted() -> None:
    names = [line.split("\t")[0] for line in fit_evaluation.WEIGHTS.read_text(encoding="utf-8").splitlines()]
    assert names == list(evaluation.NAMES)
    game = position({"library": ["9 Forest"]}, {"library": ["9 Forest"]})
    assert [len(row) for row in evaluation.counted(game.state, 0)] == [len(evaluation.NAMES)]


def test_fitting_finds_the_weights_that_made_the_games() -> None:
    coin = np.random.default_rng(1)
    true = np.array([1.5, -0.7, 0.0, 0.4])
    counts = np.column_stack([coin.normal(size=(20_000, 3)), np.ones(20_000)])
    wins = (coin.random(20_000) < 1 / (1 + np.exp(-counts @ true))).astype(float)
    assert np.allclose(fit_evaluation.fit(counts, wins, penalty=1.0), true, atol=0.1)
    assert fit_evaluation.crossed(counts, wins, np.arange(20_000)) < 0.55
