"""Plays the players against each other with mirrored decks and swapped seats, and says who is stronger.

    python tools/strength.py                 # greedy against random, search against greedy: 100 games each
    python tools/strength.py --games 20 --deck fables --only search,greedy

The exit code is 0 if greedy wins at least 95 of 100 games against random, and search at least 60 against greedy.
"""

from __future__ import annotations

import argparse
import sys
import time

from inset import sim
from inset.sim.tally import Tally, interval

GOALS = {("greedy", "random"): 0.95, ("search", "greedy"): 0.60}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--deck", action="append", help="mirrored; several share the games (fables and skies)")
    parser.add_argument("--only", metavar="A,B", help="one pair of players")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=sim.default_jobs())
    found = parser.parse_args()
    decks = found.deck or ["fables", "skies"]
    pairs = [tuple(found.only.split(","))] if found.only else list(GOALS)
    reached = True
    for one, other in pairs:
        start = time.perf_counter()
        wins, games = contest(one, other, decks, found.games, found.seed, found.jobs)
        low, high = interval(wins, games)
        goal = GOALS.get((one.partition(":")[0], other.partition(":")[0]), 0.0)
        reached = reached and wins >= goal * games
        print(
            f"{one} beats {other} in {wins} of {games} games ({100 * low:.0f}–{100 * high:.0f} %), "
            f"goal {100 * goal:.0f} %, {time.perf_counter() - start:.0f} s with {found.jobs} processes",
            flush=True,
        )
    return 0 if reached else 1


def contest(one: str, other: str, decks: list[str], games: int, seed: int, jobs: int) -> tuple[int, int]:
    """Wins of the first player, and how many games were played, over all decks."""
    wins = played = 0
    for deck in decks:
        report = sim.run([deck], games // len(decks), (one, other), seed, jobs, progress=show)
        wins += report.wins[report.names[0]]
        played += report.games
        print(f"\r  {deck}: {report.wins}" + " " * 20, file=sys.stderr)
    return wins, played


def show(tally: Tally) -> None:
    if sys.stderr.isatty():
        print(f"\r  {tally.games} games, {tally.wins}", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
