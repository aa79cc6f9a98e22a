"""Plays the players against each other with mirrored decks and swapped seats, and says who is stronger.

    python tools/strength.py                 # greedy against random, search against greedy: 100 games each
    python tools/strength.py --games 20 --deck fables --only search,greedy
    python tools/strength.py --resume        # continues where it was stopped

Games are kept in journals: --journals FOLDER, by default in the user's cache. The exit code is 0 if greedy wins at
least 95 of 100 games against random, and search at least 60 against greedy.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from inset import sim
from inset.apps.sim import cache, set_aside
from inset.sim.identity import batch_key
from inset.sim.tally import Tally, interval

GOALS = {("greedy", "random"): 0.95, ("search", "greedy"): 0.60}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--deck", action="append", help="mirrored; several share the games (fables and skies)")
    parser.add_argument("--only", metavar="A,B", help="one pair of players")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=sim.default_jobs())
    parser.add_argument("--on", default="processes", help="processes, ray, or ray:ADDRESS")
    parser.add_argument("--resume", action="store_true", help="continue with what was played before")
    parser.add_argument("--journals", type=Path, default=cache() / "strength", metavar="FOLDER")
    found = parser.parse_args()
    decks = found.deck or ["fables", "skies"]
    pairs = [tuple(found.only.split(","))] if found.only else list(GOALS)
    reached = True
    for one, other in pairs:
        start = time.perf_counter()
        wins, games, whole = contest(one, other, decks, found)
        low, high = interval(wins, games)
        goal = GOALS.get((one.partition(":")[0], other.partition(":")[0]), 0.0)
        reached = reached and wins >= goal * games
        print(
            f"{one} beats {other} in {wins} of {games} games ({100 * low:.0f}–{100 * high:.0f} %), "
            f"goal {100 * goal:.0f} %, {time.perf_counter() - start:.0f} s with {found.jobs} processes",
            flush=True,
        )
        if not whole:
            print("interrupted; --resume goes on", file=sys.stderr)
            return 130
    return 0 if reached else 1


def contest(one: str, other: str, decks: list[str], found: argparse.Namespace) -> tuple[int, int, bool]:
    """Wins of the first player, how many games were played over all decks, and whether all of them were."""
    wins = played = 0
    for deck in decks:
        games = found.games // len(decks)
        key = batch_key(sim.make_settings([deck], games, (one, other), found.seed))
        book = found.journals / f"{deck}-{key}.jsonl"
        if not found.resume:
            set_aside(book)
        report = sim.run(
            [deck], games, (one, other), found.seed, found.jobs, "duel", book, found.resume, show, on=found.on
        )
        wins += report.wins[report.names[0]]
        played += report.games
        print(f"\r  {deck}: {report.wins}" + " " * 20, file=sys.stderr, flush=True)
        if report.interrupted:
            return wins, played, False
    return wins, played, True


def show(tally: Tally) -> None:
    if sys.stderr.isatty():
        print(f"\r  {tally.games} games, {tally.wins}", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
