"""Measure how well the search chooses: where its choices differ, play the moves to the end of the game and count the wins.

    python tools/regret.py --decisions 400                        # greedy, and search with 96, 24, 48 and 192 nodes
    python tools/regret.py --nodes 96,400 --seed 5 --journal FILE  # keeps each decision; the same command continues

Search plays against itself with two decks drawn for each game, and at some of its decisions the others are asked too. Moves that
somebody has chosen are played on by greedy players to the end of the game, in the same deals of the hidden cards, which nobody
has searched. The table shows how much more often, in points of the probability of winning, a player's choice wins than that of
the first number of nodes (``--nodes``), with the standard error: over decisions, so that those where all agree count as 0.
A match needs a hundred times as much CPU time to show the same difference. To compare another search, give it a row in
``choosers``.
"""

from __future__ import annotations

import argparse
import itertools
import json
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from inset import agents  # noqa: E402
from inset.agents import greedy, tries  # noqa: E402
from inset.agents.moves import Course, Move, moves  # noqa: E402
from inset.agents.search import NODES, TURNS, SearchPlayer  # noqa: E402
from inset.agents.sight import Sight  # noqa: E402
from inset.decklists import decks  # noqa: E402
from inset.game import Game  # noqa: E402
from inset.play.options import Decision  # noqa: E402
from inset.play.playout import Playout  # noqa: E402
from inset.play.view import View  # noqa: E402

MOST_ANSWERS = 4_000  # of a game
Chooser = Callable[[View, list[Move], int], int]  # the place of its choice, with this seed for its deals


class Asked(NamedTuple):
    """A decision: what each player chose, how long that took, and how the moves that were chosen did in each deal."""

    kind: str
    moves: int
    picks: dict[str, int]
    seconds: dict[str, float]
    won: dict[str, list[float]]

    def gain(self, player: str, base: str) -> float:
        """How much more often this player's choice wins."""
        one, two = str(self.picks[player]), str(self.picks[base])
        return 0.0 if one == two else statistics.fmean(self.won[one]) - statistics.fmean(self.won[two])


def choosers(nodes: list[int]) -> dict[str, Chooser]:
    return {**{f"search:{count}": searching(count) for count in nodes}, "greedy": lambda view, found, seed: 0}


def searching(nodes: int) -> Chooser:
    def choose(view: View, found: list[Move], seed: int) -> int:
        dealt = deals(view, seed)
        return found.index(tries.best(lambda: next(dealt), view.player, found, nodes, TURNS))

    return choose


def deals(view: View, seed: int) -> Iterator[Game]:
    coin = random.Random(seed)
    while True:
        game = view.sample(coin.getrandbits(60))
        game.automate(paying=True, passing=False)
        yield game


def outcome(deal: Game, me: int, move: Move) -> float:
    """Does the player win if greedy players play on from this move?"""
    game = Playout(deal)
    st, question, course = game.st, game.question, Course()
    assert question is not None
    game.give(course.take(Sight(st, me), Decision(question, st), move))
    for _ in range(MOST_ANSWERS):
        question = game.question
        if question is None:
            break
        sight, decision = Sight(st, question.player), Decision(question, st)
        value = course.go_on(sight, decision) if question.player == me else None
        game.give(value if value is not None else greedy.decide(sight, decision))
    if st.outcome is None or not st.outcome.winners:
        return 0.5
    return float(me in st.outcome.winners)


def ask(view: View, found: list[Move], seed: int, players: dict[str, Chooser], count: int) -> Asked:
    picks, seconds = dict[str, int](), dict[str, float]()
    for name, choose in players.items():
        start = time.process_time()
        picks[name] = choose(view, found, seed)
        seconds[name] = time.process_time() - start
    chosen = sorted(set(picks.values()))
    won = dict[str, list[float]]()
    if len(chosen) > 1:
        ends = list(itertools.islice(deals(view, seed + 1), count))
        won = {str(place): [outcome(deal, view.player, found[place]) for deal in ends] for place in chosen}
    return Asked(found[0].kind, len(found), picks, seconds, won)


def game_of(seed: int, players: dict[str, Chooser], given: argparse.Namespace) -> Iterator[Asked]:
    """The decisions of one game at which all were asked."""
    coin = random.Random(seed)
    duels = [decks.deck(name) for name in decks.names() if decks.deck(name).format == "duel"]
    game = Game.new(coin.sample(duels, 2), seed=seed, first=seed % 2, paying=True)
    seats = [SearchPlayer(given.playing, seed), SearchPlayer(given.playing, seed + 1)]
    while (decision := game.decision) is not None and game.answers < MOST_ANSWERS:
        view = game.view(decision.player)
        if coin.random() < given.share:
            found = moves(Sight.of(view), decision)
            if len(found) > 1:
                yield ask(view, found, coin.getrandbits(60), players, given.deals)
        agents.give(game, seats[decision.player].choose(view, decision))


def table(asked: list[Asked], players: list[str]) -> Iterator[str]:
    unlike = sum(bool(row.won) for row in asked)
    yield f"{len(asked)} decisions, in {unlike} of which the choices differ; in points of the probability of winning"
    for name in players:
        gains = [100 * row.gain(name, players[0]) for row in asked]
        error = statistics.stdev(gains) / len(gains) ** 0.5 if len(gains) > 1 else 0.0
        spent = 1000 * statistics.fmean(row.seconds[name] for row in asked)
        other = sum(row.picks[name] != row.picks[players[0]] for row in asked)
        yield f"  {name:12} {statistics.fmean(gains):6.2f} ± {error:.2f}   {other:4} other choices   {spent:6.1f} ms each"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--nodes", default="96,24,48,192", help="others are compared with the first of them")
    parser.add_argument("--deals", type=int, default=24, help="games played to the end for each move")
    parser.add_argument("--share", type=float, default=0.25, help="of the decisions of a game that are looked at")
    parser.add_argument("--playing", type=int, default=NODES, help="the nodes of those who play the games")
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--journal", type=Path, help="one decision a line, after the seed of its game")
    given = parser.parse_args()
    players = choosers([int(count) for count in given.nodes.split(",")])
    asked, seed = list[Asked](), given.seed
    if given.journal and given.journal.exists():
        lines: list[list[Any]] = [json.loads(line) for line in given.journal.read_text(encoding="utf-8").splitlines()]
        asked = [Asked(*row) for _, row in lines]
        seed = max((number for number, _ in lines), default=seed - 1) + 1
    while len(asked) < given.decisions:
        rows = list(game_of(seed, players, given))
        asked += rows
        if given.journal:
            with given.journal.open("a", encoding="utf-8") as file:
                file.writelines(json.dumps([seed, row]) + "\n" for row in rows)
        seed += 1
    print("\n".join(table(asked, list(players))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
