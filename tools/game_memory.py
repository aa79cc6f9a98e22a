"""How much memory one process uses as it plays games one after the other.

    python -m tools.game_memory                        # 20,000 games of random players
    python -m tools.game_memory --games 2000

The exit code is 0 if memory grows by at most a megabyte for each 10,000 games after the first tenth of the run.
"""

from __future__ import annotations

import argparse
import gc
import sys
import time

from inset import sim
from inset.sim.match import play_one
from tools.driver_memory import resident

MOST_GROWTH = 1_000_000  # bytes for each 10,000 games
ROWS = 10


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--decks", nargs=2, default=["fables", "skies"])
    given = parser.parse_args(arguments)
    if given.games < ROWS:
        parser.error(f"--games must be at least {ROWS}")
    settings = sim.make_settings(given.decks, given.games, ("random",), 0)
    seen: list[tuple[int, int]] = []
    for number in range(given.games):
        play_one(settings, number)
        if (number + 1) * ROWS // given.games > len(seen):
            gc.collect()
            seen.append((number + 1, resident()))
            blocks = sys.getallocatedblocks()
            cpu = time.process_time()
            print(f"{number + 1:>8,} games  {resident() / 1e6:7.1f} MB  {blocks:>9,} blocks  {cpu:7.0f} s", flush=True)
    (first, before), (last, after) = seen[0], seen[-1]
    growth = 10_000 * (after - before) / (last - first)
    print(f"growth: {growth / 1e3:+.0f} kB for each 10,000 games")
    return 0 if growth <= MOST_GROWTH else 1


if __name__ == "__main__":
    sys.exit(main())
