"""A player who looks ahead: determinised Monte-Carlo tree search over games that fit the view.

What is hidden is dealt again several times (``view.sample``). In each deal the moves are played on: first through the
tree that has been built, then by greedy players on both sides, until a turn or two have passed and the position is
evaluated. All moves of the decision are tried in the same deals, and the weaker half is dropped each round (sequential
halving); further down the tree, upper confidence bounds choose. The budget is a number of nodes, never a time, so that
a game with the same seeds is the same game on any machine.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

from inset.agents import greedy, worth
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

NODES: Final = 24  # for each decision that has something to weigh
DEALS: Final = 8  # how often the hidden cards are dealt for one decision
TURNS: Final = 2  # a rollout ends when this many turns have begun
MOST_STEPS: Final = 400  # … or after this many answers
EXPLORE: Final = 0.25
WIDEN: Final = 4  # visits before a second move is tried further down the tree
SURE: Final = 3  # visits before a move further down counts by itself
LOYALTY: Final = 0.004  # by how much a move must be better than the greedy one


class Node:
    """What is known of a move: how often it was tried, how it went, and what was tried after it."""

    __slots__ = ("children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.children: dict[Move, Node] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    @property
    def value(self) -> float:
        """What the move is worth if it is followed by the best that was tried more than once."""
        known = [child.value for child in self.children.values() if child.visits >= SURE]
        return max(known) if known else self.mean

    def select(self, found: list[Move]) -> Move:
        """The move to try next: the greedy one, others as visits grow; of those that were tried by upper bound."""
        tried = [move for move in found if move in self.children]
        if not tried or (len(tried) < len(found) and WIDEN * len(tried) ** 2 <= self.visits):
            return next(move for move in found if move not in self.children)
        log = math.log(self.visits + 1)
        return max(tried, key=lambda m: self.children[m].mean + EXPLORE * math.sqrt(log / self.children[m].visits))


class SearchPlayer(Player):
    """Searches ``nodes`` nodes for each decision that has something to weigh."""

    def __init__(self, nodes: int = NODES, seed: int = 0, deals: int = DEALS, turns: int = TURNS) -> None:
        self.nodes = nodes
        self.deals = deals
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
        deals = self._deal(view)
        tree = {move: Node() for move in found}
        left = list(found)
        rounds = max(1, math.ceil(math.log2(len(found))))
        spent = 0
        for number in range(rounds):
            each = max(1, (self.nodes - spent) // (len(left) * (rounds - number)))
            for _ in range(each):
                for move in left:
                    node = tree[move]
                    self._try(deals[node.visits % len(deals)], view.player, move, node)
                    spent += 1
            left.sort(key=lambda move: -(tree[move].value + (LOYALTY if move is found[0] else 0.0)))
            left = left[: max(1, (len(left) + 1) // 2)]
        return left[0]

    def _deal(self, view: View) -> list[Game]:
        found = []
        for _ in range(max(1, min(self.deals, self.nodes // 4))):
            self._rng, seed = rng.step(self._rng)
            game = view.sample(seed)
            game.automate(paying=True, passing=False)
            found.append(game)
        return found

    # --- one try ------------------------------------------------------------------------------------

    def _try(self, deal: Game, me: int, move: Move, node: Node) -> None:
        """Plays a move on: through the tree, then greedily, until the horizon."""
        game = deal.copy()
        path = [node]
        course = Course()
        decision = game.decision
        assert decision is not None
        until = game.state.turn + self.turns
        give(game, course.take(Sight(game.state, me), decision, move))
        in_tree = node.visits > 0
        for _ in range(MOST_STEPS):
            decision = game.decision
            if decision is None or game.state.turn >= until:
                break
            sight = Sight(game.state, decision.player)
            value = course.go_on(sight, decision) if decision.player == me else None
            if value is None and in_tree and decision.player == me:
                found = moves(sight, decision)
                if len(found) > 1:
                    chosen = node.select(found)
                    in_tree = chosen in node.children
                    node = node.children.setdefault(chosen, Node())
                    path.append(node)
                    value = course.take(sight, decision, chosen)
            if value is None:
                value = greedy.decide(sight, decision)
            give(game, value)
        score = worth.position(game.state, me)
        for passed in path:
            passed.visits += 1
            passed.total += score


def give(game: Game, value: Any) -> None:
    decision = game.decision
    if decision is not None and decision.kind == kinds.PRIORITY and value == PASS:
        game.pass_priority()
    else:
        game.choose(value)
