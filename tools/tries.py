"""Measure how many tries per second the search makes, here and in an older commit, alternately.

    git worktree add --detach ../before COMMIT
    python tools/tries.py ../before [--games 3] [--turns 5]

Both try each move that a search would look at, in two deals of the hidden cards, at the decisions of the same greedy games.
What is counted is CPU time, with that of dealing.
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
from inset.agents import GreedyPlayer, search
from inset.agents.moves import moves
from inset.agents.sight import Sight
from inset.kernel.build import COMPILED
games, first = map(int, sys.argv[1:])
try:
    from inset.agents import tries
    attempt = tries.attempt
except ImportError:  # an older commit
    from inset.agents import tree
    attempt = lambda deal, me, move, turns: tree.attempt(deal, me, move, tree.Node(), turns)
count, spent = 0, 0.0
for seed in range(first, first + games):
    game = Game.new(["fables", "skies"], seed=seed, paying=True)
    player = GreedyPlayer()
    while (decision := game.decision) is not None:
        view = game.view(decision.player)
        found = moves(Sight.of(view), decision)
        if len(found) > 1:
            start = time.process_time()
            for number in range(2):
                deal = view.sample(number)
                deal.automate(paying=True, passing=False)
                for move in found:
                    attempt(deal, decision.player, move, search.TURNS)
                    count += 1
            spent += time.process_time() - start
        agents.answer(game, player)
print(json.dumps({"compiled": COMPILED, "tries": count, "seconds": spent}))
"""


def tries_per_second(root: Path, games: int, first: int) -> float:
    env = {**os.environ, "PYTHONPATH": str(root / "src"), "PYTHONWARNINGS": "ignore"}
    done = subprocess.run(
        [sys.executable, "-c", SEARCH, str(games), str(first)],
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
    given = parser.parse_args()
    ratios = []
    for turn in range(given.turns):
        first = turn * given.games
        before = tries_per_second(given.before.absolute(), given.games, first)
        ratios.append(tries_per_second(ROOT, given.games, first) / before)
    print(f"{statistics.median(ratios):.2f} times as many as before (median of {len(ratios)})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
