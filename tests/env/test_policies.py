"""Policies over observations as players, and the example that trains one."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

import numpy as np

from inset import Game, agents, sim
from inset.agents import PlayerFailed, RandomPlayer
from inset.env import PolicyPlayer, aec_env

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "train.py"


class Last(PolicyPlayer):
    """Takes the last option there is, and sees what an environment shows."""

    options = 4

    def __init__(self) -> None:
        self.seen: list[Any] = []

    def act(self, observation: dict[str, Any]) -> int:
        self.seen.append(observation["cards"].copy())
        return int(np.flatnonzero(observation["action_mask"])[0])


class Turns(PolicyPlayer):
    options = 2

    def act(self, observation: dict[str, Any]) -> int:
        return int(observation["action_mask"].sum()) - 1


class Beyond(PolicyPlayer):
    def act(self, observation: dict[str, Any]) -> int:
        return 63


def test_a_policy_sees_as_a_player_what_it_saw_in_an_environment() -> None:
    env = aec_env(decks=["fables", "skies"], options=4)
    env.reset(seed=4)
    record = env.unwrapped.game.record()
    policy = Last()
    game = Game.replay(record)
    for _ in range(40):
        observation = env.last()[0]
        option = policy.choose(game.view(game.decision.player), game.decision) if game.decision is not None else None
        assert np.array_equal(policy.seen[-1], observation["cards"])
        env.step(int(np.flatnonzero(observation["action_mask"])[0]))
        if option is None or game.decision is None:
            break
        game.choose(option)


def test_a_policy_plays_whole_games_in_batches() -> None:
    report = sim.run(["fables"], games=2, players=(lambda seed: Last(), "random"), seed=1, on="here")
    assert report.games == 2


def test_a_policy_that_takes_no_option_is_reported() -> None:
    for policy, words in (
        (Beyond(), "no option in row 63"),
        (Turns(), "keeps turning pages without choosing an option"),
    ):
        game = Game.new(["fables", "skies"], seed=1, paying=True)
        with pytest.raises(PlayerFailed, match=words):
            agents.play(game, [policy, RandomPlayer(1)])


def test_the_example_says_how_to_get_what_it_needs() -> None:
    without = f"import runpy, sys; sys.modules['torch'] = None; runpy.run_path({str(EXAMPLE)!r}, run_name='__main__')"
    told = subprocess.run([sys.executable, "-c", without], capture_output=True, text=True, check=False)
    assert told.returncode == 1
    assert "pip install torch --index-url" in told.stderr
    assert "Traceback" not in told.stderr


@pytest.mark.skipif(importlib.util.find_spec("torch") is None, reason="torch is not a dependency")
def test_the_example_trains_and_plays(tmp_path: Path) -> None:
    out, weights, curve = tmp_path / "policy.pt", tmp_path / "weights", tmp_path / "curve.svg"
    command = [sys.executable, str(EXAMPLE), "--minutes", "0.1", "--games", "8", "--processes", "1", "--out", str(out)]
    command += ["--curve", str(weights)]
    assert "kept in" in subprocess.run(command, capture_output=True, text=True, check=True).stdout
    command = [
        sys.executable,
        str(EXAMPLE.with_name("learning_curve.py")),
        str(weights),
        "--games",
        "4",
        "--points",
        "2",
    ]
    told = subprocess.run([*command, "--svg", str(curve)], capture_output=True, text=True, check=True).stdout
    assert told.splitlines()[2].startswith("| 0.0 | 0 | ")
    assert curve.read_text().startswith("<svg")
    played = subprocess.run(
        [sys.executable, "-m", "inset.apps.cli", "sim", "fables", "--games", "2", "--players", "train:Policy,random"],
        cwd=EXAMPLE.parent, env={**os.environ, "INSET_POLICY": str(out)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert played.returncode == 0, played.stderr
