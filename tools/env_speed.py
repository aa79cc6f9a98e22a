"""Measure the environments and PettingZoo's chess side by side, in one run, in CPU time.

    python tools/env_speed.py [--seconds 20] [--games 16] [--json]

Chess, the PettingZoo environment and a vector of games take turns, a slice each, so that a busy machine slows all of them
equally; figures are medians over the slices. All of them are played by random legal actions through their public functions. Needs
`pip install 'inset[env]' chess pygame`. Run it once in a plain and once in a compiled environment (docs/performance.md).
"""

import argparse
import json
import os
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

if os.environ.get("INSET_BUILD") != "compiled":
    sys.path[:0] = [str(Path(__file__).resolve().parent.parent / "src")]

import numpy as np

from inset.env import Encoder, VectorEnv, aec_env
from inset.kernel.build import COMPILED
from inset.play import garbage

DECKS = ["fables", "skies"]
SLICE = 0.5  # seconds of CPU time


def agents(env: Any, seed: int) -> Iterator[int]:
    """Plays an environment at random forever; each step is a 1."""
    chance = Random(seed)
    while True:
        env.reset(seed=seed)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                legal = np.flatnonzero(observation["action_mask"])
                env.step(int(legal[int(chance.random() * len(legal))]))
                yield 1
        seed += 1


def vector(n: int, seed: int, passing: bool = True) -> Iterator[int]:
    """Plays many games at random forever; each step counts as many as there are games."""
    env = VectorEnv(n, decks=DECKS, passing=passing)
    observation, _ = env.reset(seed=seed)
    chance = Random(seed)
    while True:
        counts = observation["action_mask"].sum(1).tolist()
        env.step(np.array([int(chance.random() * count) for count in counts]))
        yield n


def slice_of(steps: Iterator[int]) -> float:
    """Steps for each second of CPU time."""
    count = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < SLICE:
        count += next(steps)
    return count / spent


def encoding_share(seed: int, passing: bool, games: int = 4) -> float:
    """Which part of a step is spent on writing the observation; listing the options is the game's work."""
    env = aec_env(decks=DECKS, passing=passing)
    spent = 0.0
    kept: list[Callable[..., Any]] = [Encoder.content, Encoder.unfold]

    def content(self: Encoder, game: Any, *given: Any) -> Any:
        nonlocal spent
        if game.decision is not None:
            game.decision.options.answers  # noqa: B018  listed before the clock starts
        start = time.process_time()
        found = kept[0](self, game, *given)
        spent += time.process_time() - start
        return found

    def unfold(self: Encoder, *given: Any) -> Any:
        nonlocal spent
        start = time.process_time()
        found = kept[1](self, *given)
        spent += time.process_time() - start
        return found

    Encoder.content, Encoder.unfold = content, unfold  # type: ignore[method-assign, assignment]
    try:
        start = time.process_time()
        for _ in islice(agents(env, seed), games * 150):
            pass
        return spent / (time.process_time() - start)
    finally:
        Encoder.content, Encoder.unfold = kept  # type: ignore[method-assign]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20.0, help="CPU time in all")
    parser.add_argument("--games", type=int, default=16, help="of the vector")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    from pettingzoo.classic import chess_v6

    garbage.collect_rarely()
    players = {
        "chess": agents(chess_v6.env(), 1),
        "aec": agents(aec_env(decks=DECKS), 1),
        "every priority": agents(aec_env(decks=DECKS, passing=False), 1),
        "vector": vector(given.games, 1),
        "vector, every priority": vector(given.games, 1, passing=False),
    }
    for steps in players.values():  # the first steps import and fill tables
        slice_of(steps)
    speeds: dict[str, list[float]] = {name: [] for name in players}
    for _ in range(max(3, int(given.seconds / SLICE / len(players)))):
        for name, steps in players.items():
            speeds[name].append(slice_of(steps))
    middle = {name: statistics.median(found) for name, found in speeds.items()}
    times = {name: speed / middle["chess"] for name, speed in middle.items()}
    shares = [encoding_share(2, passing) for passing in (True, False)]
    if given.json:
        print(json.dumps({"compiled": COMPILED, "steps": middle, "times_chess": times, "encoding": shares}))
        return 0
    build = "compiled" if COMPILED else "plain"
    print(f"{build} build, steps for each second of CPU time, medians of {len(speeds['aec'])} slices")
    words = {
        "chess": "chess (PettingZoo)", "aec": "aec_env()", "every priority": "aec_env(passing=False)",
        "vector": f"VectorEnv({given.games})", "vector, every priority": f"VectorEnv({given.games}, passing=False)",
    }  # fmt: skip
    for name, called in words.items():
        print(f"  {called:32}{middle[name]:8.0f}  {times[name]:5.1f} times chess")
    print(f"  encoding: {100 * shares[0]:.0f} % of a step, {100 * shares[1]:.0f} % with passing=False")
    return 0


if __name__ == "__main__":
    sys.exit(main())
