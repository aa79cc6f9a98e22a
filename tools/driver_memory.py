"""How much memory the driver of a batch uses as games come in: a few games are played, and their results sent again and again.

    python tools/driver_memory.py                      # a million results, some minutes
    python tools/driver_memory.py --games 10000000

Everything but the playing is real: workers, chunks, journal, counts. The exit code is 0 if memory grows by less than a
megabyte for each 100,000 games in its second half; a bit for each game is within that.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from inset import sim
from inset.sim.batch import PROCESSES, play_batch
from inset.sim.executor import Watch, Work
from inset.sim.journal import Journal
from inset.sim.match import play_one
from inset.sim.results import Result, begun
from inset.sim.settings import Settings
from inset.sim.tally import Tally

PLAYED = 20  # games that are really played, by each worker
MOST_GROWTH = 1_000_000  # bytes for each 100,000 games


def results_again(settings: Settings) -> Callable[[int, Watch], Result]:
    """Plays some games; from then on any number has the result of one of them."""
    played = [play_one(settings, number) for number in range(PLAYED)]

    def again(number: int, watch: Watch) -> Result:
        fresh = begun(settings, number)
        return replace(played[number % PLAYED], number=number, seed=fresh.seed)

    return again


def resident() -> int:
    """The memory of this process now, in bytes."""
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * 4096


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args(arguments)
    settings = sim.make_settings(["fables", "skies"], given.games, ("random",), 0)
    seen: list[tuple[int, int]] = []

    def look(tally: Tally) -> None:
        if tally.games >= (len(seen) + 1) * given.games // 10:
            seen.append((tally.games, resident()))
            print(f"{tally.games:>12,} games  {resident() / 1e6:8.1f} MB  {time.process_time():8.1f} s CPU", flush=True)

    with tempfile.TemporaryDirectory() as folder:
        journal = Journal(Path(folder) / "games.jsonl", settings)
        play_batch(settings, PROCESSES, given.jobs, journal, look, Work(results_again, settings))
        print(f"journal: {journal.path.stat().st_size / 1e6 if journal.path else 0:,.0f} MB")
    (first, before), (last, after) = seen[len(seen) // 2], seen[-1]
    growth = 100_000 * (after - before) / max(1, last - first)
    print(f"growth: {growth / 1e3:+.1f} kB for each 100,000 games")
    return 0 if growth < MOST_GROWTH else 1


if __name__ == "__main__":
    from tools import driver_memory as module  # by its name, under which workers know it

    sys.exit(module.main())
