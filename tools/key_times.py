"""Measure how long ``game.key()`` takes, asked after every answer of ordinary games.

    python tools/key_times.py [--games 12]

Two kinds of games, each with eight decks: greedy players with the automation ``passing``, so that much happens between two
questions, and random players who are asked at every priority. *New* is the first time that a position's key is asked for,
*again* the second. In microseconds; the first games, in which tables are filled, are not counted. It measures the source next to
it, or with ``INSET_BUILD=compiled`` the package that is installed.
"""

import argparse
import os
import statistics
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

if os.environ.get("INSET_BUILD") != "compiled":
    sys.path[:0] = [str(Path(__file__).resolve().parent.parent / "src")]

from inset import Game, agents
from inset.agents import GreedyPlayer
from inset.kernel.build import COMPILED

PAIRS = [("fables", "skies"), ("omens", "foundry"), ("ironwood", "inkwell"), ("scholars", "embers")]


def greedy(seed: int) -> Iterator[Game]:
    """A game at each question that its players answer."""
    game, player = Game.new(PAIRS[seed % len(PAIRS)], seed=seed, passing=True, paying=True), GreedyPlayer()
    while game.decision is not None:
        yield game
        agents.answer(game, player)


def at_random(seed: int) -> Iterator[Game]:
    game, chance = Game.new(PAIRS[seed % len(PAIRS)], seed=seed), Random(seed)
    while (decision := game.decision) is not None:
        yield game
        answers = decision.options.answers
        game.choose(answers[int(chance.random() * len(answers))])


def measure(games: Iterator[Game], new: list[float], again: list[float]) -> None:
    """Notes how long the first and the second key of each position take."""
    clock = time.perf_counter
    for game in games:
        assert game.decision is not None
        len(game.decision.options.answers)  # listing them is not the key's work
        start = clock()
        game.key()
        middle = clock()
        game.key()
        again.append(1e6 * (clock() - middle))
        new.append(1e6 * (middle - start))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=12, help="of each kind")
    given = parser.parse_args()
    print("compiled build" if COMPILED else "plain build")
    for name, play in (("greedy, passing", greedy), ("random, every priority", at_random)):
        for seed in range(len(PAIRS)):
            measure(play(1_000 + seed), [], [])
        new: list[float] = []
        again: list[float] = []
        for seed in range(given.games):
            measure(play(seed), new, again)
        parts = statistics.quantiles(new, n=4)
        print(
            f"{name}: {len(new):,} positions; new: median {parts[1]:.1f} µs, quarters {parts[0]:.1f} and {parts[2]:.1f}, mean "
            f"{statistics.fmean(new):.1f}; again: median {statistics.median(again):.1f} µs"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
