"""A player who looks ahead: determinised Monte Carlo search over games that fit the view.

What is hidden is dealt again several times (``view.sample``), the moves of a decision are played on in each deal, and the
positions that this leads to are compared (``tries``, ``evaluation``). The budget is a number of nodes, which are tries of a move,
and never a time, so that a game with the same seeds is the same game on any machine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from inset.agents import greedy, tries
from inset.agents.base import Player, pass_option
from inset.agents.moves import Course, Move, moves
from inset.agents.sight import Sight
from inset.kernel import rng
from inset.play.options import Decision, Option
from inset.play.view import View
from inset.rules.model import decision as kinds
from inset.rules.model.answers import PASS

if TYPE_CHECKING:
    from inset.game import Game

NODES: Final = 96  # for a decision that has something to weigh, at most; most need fewer
TURNS: Final = 2  # a try looks at this many turns, at most


class SearchPlayer(Player):
    """Searches ``nodes`` nodes at most for each decision that has something to weigh."""

    def __init__(self, nodes: int = NODES, seed: int = 0, turns: int = TURNS) -> None:
        self.nodes = nodes
        self.turns = turns
        self._rng = rng.start(seed)
        self._course = Course()

    def choose(self, view: View, decision: Decision) -> Option:
        sight = Sight.of(view)
        value = self._course.go_on(sight, decision)
        if value is None:
            found = moves(sight, decision)
            if len(found) > 1:
                value = self._course.take(sight, decision, self.best(view, found))
            else:
                value = greedy.decide(sight, decision)
        if decision.kind == kinds.PRIORITY and value == PASS:
            return pass_option(decision)
        return Option(value, decision.options)

    def best(self, view: View, found: list[Move]) -> Move:
        """The best of the moves, by playing them on in deals of the hidden cards."""

        def deal() -> Game:
            self._rng, seed = rng.step(self._rng)
            game = view.sample(seed)
            game.automate(paying=True, passing=False)
            return game

        return tries.best(deal, view.player, found, self.nodes, self.turns)
