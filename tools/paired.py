"""Paired games between a player as it is here and the same player of an older commit, which plays in its own process.

    git worktree add --detach ../before COMMIT
    python tools/paired.py ../before                               # 200 games on embedded decks
    python tools/paired.py ../before --games 2000 --jobs 2 --decks DECKS.jsonl --cards CARDS.jsonl.gz
    python tools/paired.py ../before --games 400 --nodes 72 --nodes-before 24    # search: 72 nodes here, 24 there
    python tools/paired.py . --games 400 --nodes 48 --nodes-before 24            # search against itself with half the nodes

The players are greedy unless nodes are given. The output says how much CPU each version used, so that you can choose the nodes
for equal times; to compare the compiled builds, build both in place first (docs/performance.md).

A pair is one seed and two decks, played twice with the seats of the players swapped: each version has each deck once, on the
play once. The other process follows the game answer by answer and is asked when it is its turn; a game that it can't follow,
because a rule or a card differs there, is left out together with its twin, and counted. The 95 % interval is taken over pairs.
The exit code is 0 if the lower bound of the new version's win rate is above one half.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from inset import agents  # noqa: E402
from inset.decklists import card_files, collections, decks  # noqa: E402
from inset.decklists.decks import Deck  # noqa: E402
from inset.decklists.readiness import readiness  # noqa: E402
from inset.game import Game  # noqa: E402
from inset.kernel import rng  # noqa: E402
from inset.play.options import Option  # noqa: E402
from inset.play.record import answer_from_json, written_since  # noqa: E402
from inset.rules.model.answer_codec import named  # noqa: E402
from inset.sim.batch import sweep  # noqa: E402
from inset.sim.executor import Watch, Work  # noqa: E402

MOST_ANSWERS = 6_000  # of a game
SEAT = """
import json, sys, time
from inset.decklists import card_files
from inset.game import Game
from inset.agents import GreedyPlayer, SearchPlayer
from inset.play import record
nodes = int(sys.argv[1])
card_files.use(sys.argv[2:])
player, game, spent = None, None, 0.0
for line in sys.stdin:
    asked = json.loads(line)
    try:
        if "begin" in asked:
            game = Game.replay(asked["begin"])
            player = SearchPlayer(nodes, asked["seed"]) if nodes else GreedyPlayer()
            reply = None
        elif "spent" in asked:
            reply = spent
        else:
            for value, how in record._answers(asked["answers"]):
                game._follow_one(value, how, False)
            decision = game.decision
            start = time.process_time()
            option = player.choose(game.view(decision.player), decision)
            spent += time.process_time() - start
            reply = record.answer_to_json(option.answer)
        print(json.dumps({"answer": reply}), flush=True)
    except Exception as error:
        print(json.dumps({"error": repr(error)[:300]}), flush=True)
"""


class Lost(Exception):
    """The other version can't follow the game."""


class Other:
    """The player of another commit, in its own process."""

    def __init__(self, root: str, nodes: int, cards: tuple[str, ...]) -> None:
        env = {**os.environ, "PYTHONPATH": str(Path(root) / "src"), "PYTHONWARNINGS": "ignore"}
        self.child = subprocess.Popen(
            [sys.executable, "-c", SEAT, str(nodes), *cards],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env, text=True, cwd=root
        )  # fmt: skip

    def say(self, message: dict[str, Any]) -> Any:
        assert self.child.stdin is not None and self.child.stdout is not None
        self.child.stdin.write(json.dumps(message) + "\n")
        self.child.stdin.flush()
        line = self.child.stdout.readline()
        if not line:
            raise Lost("the process has ended")
        found = json.loads(line)
        if "error" in found:
            raise Lost(found["error"])
        return found["answer"]


class Plan(NamedTuple):
    root: str
    cards: tuple[str, ...]
    pairings: tuple[tuple[Deck, Deck], ...]
    seed: int
    nodes: int  # 0: greedy
    nodes_before: int


class Pair(NamedTuple):
    """Two games: what the new version scored in each, and the CPU times of the new version and of the other one."""

    scores: tuple[float, float]
    spent: float
    spent_before: float


def prepare(plan: Plan) -> Callable[[int, Watch], Pair | str]:
    card_files.use(plan.cards)
    other = Other(plan.root, plan.nodes_before, plan.cards)

    def pair(number: int, watch: Watch) -> Pair | str:
        try:
            before = other.say({"spent": True})
            (one, here), (two, there) = (play(plan, number, place, other) for place in (0, 1))
            return Pair((one, two), here + there, other.say({"spent": True}) - before)
        except Lost as error:
            return str(error)

    return pair


def play(plan: Plan, number: int, place: int, other: Other) -> tuple[float, float]:
    """One game; ``place``: where the new version sits. 1 if it wins, 0.5 for a draw; and the CPU time that it used."""
    _, word = rng.step(rng.start(plan.seed * 1_000_003 + number))
    one, two = plan.pairings[number % len(plan.pairings)]
    game = Game.new([one, two], seed=word >> 16, names=["One", "Two"], first=0, paying=True)
    other.say({"begin": game.record(), "seed": number})
    known = game._past
    player = agents.SearchPlayer(plan.nodes, number) if plan.nodes else agents.GreedyPlayer()
    spent = 0.0
    for _ in range(MOST_ANSWERS):
        decision = game.decision
        if decision is None:
            break
        if decision.player == place:
            start = time.process_time()
            option = player.choose(game.view(place), decision)
            spent += time.process_time() - start
            agents.give(game, option)
            continue
        reply = other.say({"answers": written_since(game._past, known)})
        known = game._past
        try:
            agents.give(game, _option(decision, reply))
        except Exception as error:
            raise Lost(f"{type(error).__name__}: {error}") from error
    outcome = game.outcome
    return (0.5 if outcome is None or not outcome.winners else float(place in outcome.winners)), spent


def _option(decision: Any, reply: Any) -> Any:
    value = answer_from_json(reply, "reply")
    return Option(named(decision.options.question, value), decision.options)


def pairings(given: argparse.Namespace) -> tuple[tuple[Deck, Deck], ...]:
    """Each embedded deck with the next; and the duel decks of the files, with lands in place of missing cards."""
    found = [decks.deck(name) for name in decks.names() if decks.deck(name).format == "duel"]
    pairs = [(deck, found[(place + 1) % len(found)]) for place, deck in enumerate(found)]
    if given.decks:
        lists = collections.read(given.decks).decks
        reports = readiness(lists).decks
        whole = [
            filled(named_list, {card.name for card in report.missing})
            for named_list, report in zip(lists, reports, strict=True)
            if len(report.missing) <= given.missing and report.format == "duel" and not named_list.list.commanders
        ]
        whole = [deck for deck in whole if not decks.violations(deck, "duel")]
        pairs += [(deck, whole[(place + 1) % len(whole)]) for place, deck in enumerate(whole)]
    return tuple(pairs)


def filled(found: collections.NamedList, missing: set[str]) -> Deck:
    """The deck with its first basic land in place of each card that can't be played."""
    folded = {name.casefold() for name in missing} | {name.partition(" // ")[0].casefold() for name in missing}
    basic = next((row.name for row in found.list.main if row.name.title() in BASICS), BASICS[0])
    lines = [f"{row.count} {basic if row.name.casefold() in folded else row.name}" for row in found.list.main]
    return decks.from_text("\n".join(lines), found.name)


BASICS = ("Plains", "Island", "Swamp", "Mountain", "Forest")


def over_pairs(scores: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of the rate of wins, from how the pairs differ: most end one all, and say little about luck.

    >>> [round(end, 2) for end in over_pairs([1, 0] * 150 + [1, 1] * 50)]
    [0.6, 0.65]
    """
    pairs = [(first + second) / 2 for first, second in zip(scores[::2], scores[1::2], strict=True)]
    if len(pairs) < 2:
        return 0.0, 1.0
    middle, spread = statistics.mean(pairs), 1.96 * statistics.stdev(pairs) / len(pairs) ** 0.5
    return middle - spread, middle + spread


def interval(scores: Sequence[float]) -> str:
    low, high = over_pairs(scores)
    return f"{100 * sum(scores) / max(1, len(scores)):.1f} %, 95 %: {100 * low:.1f}–{100 * high:.1f} %"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=Path, help="a worktree of the older commit")
    parser.add_argument("--games", type=int, default=200, help="two for each pair")
    parser.add_argument("--decks", type=Path, action="append", help="files of decks, besides the embedded ones")
    parser.add_argument("--missing", type=int, default=6, help="leave out decks of the files that lack more cards")
    parser.add_argument("--cards", type=Path, action="append", default=[])
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--nodes", type=int, default=0, help="search with so many nodes for a decision; 0: greedy")
    parser.add_argument("--nodes-before", type=int, default=0, help="the same for the older version")
    parser.add_argument("--progress", type=int, default=0, help="show the score after so many pairs")
    given = parser.parse_args()
    cards = tuple(str(path.absolute()) for path in given.cards)
    card_files.use(cards)
    plan = Plan(str(given.before.absolute()), cards, pairings(given), given.seed, given.nodes, given.nodes_before)
    scores: list[float] = []
    lost: list[str] = []
    spent = [0.0, 0.0]
    start = time.time()

    def keep(number: int, found: Pair | str) -> None:
        if isinstance(found, str):
            lost.append(found)
        else:
            scores.extend(found.scores)
            spent[0] += found.spent
            spent[1] += found.spent_before
        if given.progress and (number + 1) % given.progress == 0:
            so_far = f"{sum(scores):g} of {len(scores)} ({interval(scores)}); CPU: {spent[0]:.0f} s here, {spent[1]:.0f} s before"
            print(f"pair {number + 1}: {so_far}", flush=True)

    count = given.games // 2
    broken = sweep(
        Work(prepare, plan), range(count), count, keep, "processes" if given.jobs > 1 else "here", given.jobs
    )
    print(
        f"{len(scores)} games on {len(plan.pairings)} pairings of decks: the new version wins {sum(scores):g} "
        f"({interval(scores)}); "
        f"{len(lost) + len(broken)} pairs left out; {time.time() - start:.0f} s"
    )
    print(f"  CPU: {spent[0]:.0f} s here, {spent[1]:.0f} s before")
    for reason in sorted(set(lost))[:10]:
        print(f"  left out: {reason}")
    return 0 if scores and over_pairs(scores)[0] > 0.5 else 1


if __name__ == "__main__":
    from tools import paired as module  # by its name, under which workers know it

    sys.exit(module.main())
