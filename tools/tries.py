"""Measure how many tries per second the search makes, here and in an older commit, alternately.

    git worktree add --detach ../before COMMIT
    python tools/tries.py ../before [--games 3] [--turns 5] [--nodes 24]

Both play the same seat of the same games, whose other seat is greedy; only the time of the search is counted, in CPU time.
For the compiled builds, build both worktrees in place first (docs/performance.md). The last line is the median of the ratios.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SEARCH = """
import json, sys, time
from inset import Game, agents
from inset.agents import GreedyPlayer, SearchPlayer, search
from inset.kernel.build import COMPILED
games, nodes, first = map(int, sys.argv[1:])
really, tries, spent = SearchPlayer.best, 0, 0.0
def best(self, view, found):
    global tries
    left, rounds, used = len(found), max(1, (len(found) - 1).bit_length()), 0
    for number in range(rounds):
        used += left * max(1, (self.nodes - used) // (left * (rounds - number)))
        left = max(1, (left + 1) // 2)
    tries += used
    return really(self, view, found)
SearchPlayer.best = best
for seed in range(first, first + games):
    game = Game.new(["fables", "skies"], seed=seed, paying=True)
    greedy, player = GreedyPlayer(), SearchPlayer(nodes=nodes, seed=seed)
    while (decision := game.decision) is not None:
        if decision.player == 1:
            agents.answer(game, greedy)
            continue
        view = game.view(0)
        start = time.process_time()
        option = player.choose(view, decision)
        spent += time.process_time() - start
        agents.give(game, option)
print(json.dumps({"compiled": COMPILED, "tries": tries, "seconds": spent}))
"""


def tries_per_second(root: Path, games: int, nodes: int, first: int) -> float:
    env = {**os.environ, "PYTHONPATH": str(root / "src"), "PYTHONWARNINGS": "ignore"}
    done = subprocess.run(
        [sys.executable, "-c", SEARCH, str(games), str(nodes), str(first)],
        env=env, cwd=root, check=True, capture_output=True, text=True,
    )  # fmt: skip
    found = json.loads(done.stdout)
    rate: float = found["tries"] / found["seconds"]
    build = "compiled" if found["compiled"] else "plain"
    print(f"{root.name}: {found['tries']} tries in {found['seconds']:.1f} s, {rate:.0f} a second ({build})", flush=True)
    return rate


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=Path, help="a worktree of the older commit")
    parser.add_argument("--games", type=int, default=3, help="in each turn")
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--nodes", type=int, default=24)
    given = parser.parse_args()
    ratios = []
    for turn in range(given.turns):
        first = turn * given.games
        before = tries_per_second(given.before.absolute(), given.games, given.nodes, first)
        ratios.append(tries_per_second(ROOT, given.games, given.nodes, first) / before)
    print(f"{statistics.median(ratios):.2f} times as many as before (median of {len(ratios)})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
