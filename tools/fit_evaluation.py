"""Fit the weights by which the search judges the positions where its tries stop (``inset/agents/evaluation.tsv``).

    python tools/fit_evaluation.py --games 3000 --journal ROWS                 # plays, fits, and shows what it foretells
    python tools/fit_evaluation.py --games 3000 --journal ROWS --write         # … and writes the weights
    python tools/fit_evaluation.py --games 3000 --journal ROWS --decks DECKS.jsonl --cards CARDS.jsonl.gz

Greedy players play, and at some of their decisions one of the moves that a search would look at, drawn at random, is tried in
a deal of the hidden cards. What ``evaluation.counted`` counts where the try stops is a row; then greedy players play the deal on
to the end, and the row says who won. Now and then a random move is really made, so that positions after mistakes are seen too.
The weights are those of a logistic regression; the log loss shown is that of games it was not fitted on. With ``--journal`` the
same command continues where it was stopped, and one with no more games than the file has only fits.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import numpy as np  # noqa: E402

from inset.agents import evaluation, greedy, tries  # noqa: E402
from inset.agents.base import give, pass_option  # noqa: E402
from inset.agents.moves import Course, Move, moves  # noqa: E402
from inset.agents.search import TURNS  # noqa: E402
from inset.agents.sight import Sight  # noqa: E402
from inset.decklists import card_files  # noqa: E402
from inset.decklists.decks import Deck  # noqa: E402
from inset.game import Game  # noqa: E402
from inset.play.garbage import collect_rarely  # noqa: E402
from inset.play.options import Decision, Option  # noqa: E402
from inset.play.view import View  # noqa: E402
from inset.rules.model import decision as kinds  # noqa: E402
from inset.rules.model.answers import PASS  # noqa: E402
from inset.rules.model.outcome import Outcome  # noqa: E402
from tools import paired  # noqa: E402

MOST_ANSWERS = 4_000  # of a game
MISTAKES = 0.15  # how often another move than the greedy one is really made
PENALTY = 40.0  # on the squares of the weights, each feature measured in its standard deviations
FOLDS = 5
WEIGHTS = ROOT / "src" / "inset" / "agents" / "evaluation.tsv"
Row = tuple[int, list[float], float]  # the seed of the game, what is counted, and who won


def rows_of(seed: int, decks: tuple[Deck, Deck], share: float) -> Iterator[Row]:
    """What is learned from one game."""
    coin = random.Random(seed)
    game = Game.new(list(decks), seed=seed, first=seed % 2, paying=True)
    courses = [Course(), Course()]
    while (decision := game.decision) is not None and game.answers < MOST_ANSWERS:
        view = game.view(decision.player)
        sight, course = Sight.of(view), courses[decision.player]
        value = course.go_on(sight, decision)
        if value is None:
            found = moves(sight, decision)
            if len(found) > 1:
                if coin.random() < share:
                    row = tried(view, coin.choice(found), coin.getrandbits(60))
                    if row is not None:
                        yield seed, *row
                value = course.take(sight, decision, coin.choice(found) if coin.random() < MISTAKES else found[0])
            else:
                value = greedy.decide(sight, decision)
        passing = decision.kind == kinds.PRIORITY and value == PASS
        give(game, pass_option(decision) if passing else Option(value, decision.options))


def tried(view: View, move: Move, seed: int) -> tuple[list[float], float] | None:
    """What is counted after a try of a move, and whether the player wins from there; None if the try ends the game."""
    deal = view.sample(seed)
    deal.automate(paying=True, passing=False)
    playout = tries.play_on(deal, view.player, move, TURNS)
    if playout.question is None:
        return None
    row = evaluation.counted(playout.st, view.player)[0]
    for _ in range(MOST_ANSWERS):
        question = playout.question
        if question is None:
            break
        playout.give(greedy.decide(Sight(playout.st, question.player), Decision(question, playout.st)))
    return row, won(playout.st.outcome, view.player)


def won(outcome: Outcome | None, me: int) -> float:
    return 0.5 if outcome is None or not outcome.winners else float(me in outcome.winners)


# --- the regression ----------------------------------------------------------------------------------


def fit(counts: Any, wins: Any, penalty: float = PENALTY) -> Any:
    """The weights of a logistic regression, by Newton's method; the last count, which is always 1, isn't penalised."""
    scale = np.std(counts, axis=0) + 1e-9
    scale[-1] = 1.0
    x = counts / scale
    ridge = np.eye(x.shape[1]) * penalty
    ridge[-1, -1] = 1e-6
    weights = np.zeros(x.shape[1])
    for _ in range(30):
        chance = 1 / (1 + np.exp(-x @ weights))
        curvature = (x * (chance * (1 - chance))[:, None]).T @ x + ridge
        step = np.linalg.solve(curvature, x.T @ (wins - chance) - ridge @ weights)
        weights += step
        if abs(step).max() < 1e-7:
            break
    return weights / scale


def log_loss(counts: Any, wins: Any, weights: Any) -> Any:
    """Of each row."""
    total = counts @ weights
    return np.logaddexp(0.0, total) - wins * total


def crossed(counts: Any, wins: Any, games: Any) -> float:
    """The log loss when each game is foretold from the others."""
    losses = []
    for fold in range(FOLDS):
        left_out = games % FOLDS == fold
        losses += list(log_loss(counts[left_out], wins[left_out], fit(counts[~left_out], wins[~left_out])))
    return float(np.mean(losses))


def written(weights: Any) -> str:
    return "".join(f"{name}\t{weight:.4f}\n" for name, weight in zip(evaluation.NAMES, weights, strict=True))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1_000_000, help="of the first game")
    parser.add_argument("--share", type=float, default=0.2, help="of the decisions of a game that are tried")
    parser.add_argument("--decks", type=Path, action="append", help="files of decks, besides the embedded ones")
    parser.add_argument("--missing", type=int, default=6, help="leave out decks of the files that lack more cards")
    parser.add_argument("--cards", type=Path, action="append", default=[])
    parser.add_argument("--journal", type=Path, help="one row a line")
    parser.add_argument("--write", action="store_true", help="write the weights")
    given = parser.parse_args()
    found: list[Row] = []
    if given.journal and given.journal.exists():
        found = [tuple(json.loads(line)) for line in given.journal.read_text(encoding="utf-8").splitlines()]
    first, last = max((row[0] + 1 for row in found), default=given.seed), given.seed + given.games
    if first < last:
        collect_rarely()
        card_files.use(tuple(str(path.absolute()) for path in given.cards))
        pairs = paired.pairings(given)
    for seed in range(first, last):
        rows = list(rows_of(seed, random.Random(seed).choice(pairs), given.share))
        found += rows
        if given.journal:
            with given.journal.open("a", encoding="utf-8") as file:
                file.writelines(json.dumps(row) + "\n" for row in rows)
    counts, wins = np.array([row[1] for row in found]), np.array([row[2] for row in found])
    games = np.array([row[0] for row in found])
    weights = fit(counts, wins)
    for name, weight, spread in zip(evaluation.NAMES, weights, np.std(counts, axis=0), strict=True):
        print(f"{name:24} {weight:8.4f}   standard deviation {spread:.2f}")
    before = float(np.mean(log_loss(counts, wins, np.array(evaluation.WEIGHTS))))
    print(f"{len(found)} rows of {len(set(games))} games; log loss {crossed(counts, wins, games):.4f}, ", end="")
    print(f"with the weights as they were {before:.4f}")
    if given.write:
        WEIGHTS.write_text(written(weights), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
