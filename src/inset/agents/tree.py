"""The tree of a search: moves, how often each was tried in deals of the hidden cards, and how it went.

The moves of the decision are tried in the same deals, and the weaker half is dropped each round (sequential halving); further
down the tree, upper confidence bounds choose. A try goes through the tree that has been built, then greedy players on both sides
play on until the opponent's next combat is over, or a turn or two have passed, and the position is evaluated. In it opponents
attack, block, respond and use tricks in combat, but they cast nothing of their own accord: their hands are only guessed, and what
they would develop is the same after each move.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from inset.agents import greedy, priority, worth
from inset.agents.moves import Course, Move, moves
from inset.agents.sight import Sight
from inset.kernel.types import DECLARE_ATTACKERS, DECLARE_BLOCKERS, END_COMBAT, POSTCOMBAT_MAIN, PRECOMBAT_MAIN
from inset.play.options import Decision
from inset.play.playout import Playout
from inset.rules.model import decision as kinds
from inset.rules.model.answers import PASS
from inset.rules.model.state import State

if TYPE_CHECKING:
    from inset.game import Game

MOST_STEPS: Final = 400  # … or after this many answers
EXPLORE: Final = 0.25
WIDEN: Final = 4  # visits of a move before anything but the greedy reply is tried after it
SURE: Final = 3  # visits before a move further down counts by itself
LOYALTY: Final = 0.004  # by how much a move must be better than the greedy one
MINE: Final = frozenset((PRECOMBAT_MAIN, DECLARE_ATTACKERS, DECLARE_BLOCKERS, POSTCOMBAT_MAIN))
THEIRS: Final = frozenset((DECLARE_BLOCKERS,))  # the steps of a try in which anybody else thinks about an empty stack


class Node:
    """What is known about a move: how often it was tried, how it went, and what was tried after it."""

    __slots__ = ("children", "total", "visits")

    def __init__(self, visits: int = 0, total: float = 0.0) -> None:
        self.visits = visits
        self.total = total
        self.children: dict[Move, Node] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    @property
    def value(self) -> float:
        """What the move is worth if the best reply that was tried often enough follows."""
        known = [child.value for child in self.children.values() if child.visits >= SURE]
        return max(known) if known else self.mean

    def select(self, found: list[Move]) -> Move:
        """The move to try next: an untried one as visits grow, the greedy one first; otherwise the highest upper bound."""
        tried = [move for move in found if move in self.children]
        if not tried or (len(tried) < len(found) and WIDEN * len(tried) ** 2 <= self.visits):
            return next(move for move in found if move not in self.children)
        log = math.log(self.visits + 1)
        return max(tried, key=lambda m: self.children[m].mean + EXPLORE * math.sqrt(log / self.children[m].visits))


def best(deal: Callable[[], Game], most: int, me: int, found: list[Move], nodes: int, turns: int) -> Move:
    """The best of the moves, by trying them ``nodes`` times in at most so many deals, looking ``turns`` turns ahead.

    A deal is made when a try needs it.
    """
    tree = {move: Node() for move in found}
    deals: list[Game] = []
    left = list(found)
    rounds = max(1, math.ceil(math.log2(len(found))))
    spent = 0
    for number in range(rounds):
        each = max(1, (nodes - spent) // (len(left) * (rounds - number)))
        for _ in range(each):
            for move in left:
                node = tree[move]
                place = node.visits % most
                if place == len(deals):
                    deals.append(deal())
                attempt(deals[place], me, move, node, turns)
                spent += 1
        left.sort(key=lambda move: -(tree[move].value + (LOYALTY if move is found[0] else 0.0)))
        left = left[: max(1, (len(left) + 1) // 2)]
    return left[0]


def attempt(deal: Game, me: int, move: Move, node: Node, turns: int) -> None:
    """Plays a move on: through the tree, then greedily, until the horizon."""
    game = Playout(deal)
    st, question = game.st, game.question
    assert question is not None
    path = [node]
    course = Course()
    turn, until = st.turn, st.turn + turns
    game.give(course.take(Sight(st, me), Decision(question, st), move))
    in_tree = node.visits >= WIDEN
    for _ in range(MOST_STEPS):
        question = game.question
        if question is None or st.turn >= until or (st.turn != turn and st.active == me):
            break
        player = question.player
        sight = Sight(st, player)
        if question.kind == kinds.PRIORITY:
            if not st.stack:
                if st.turn != turn and st.step >= END_COMBAT and st.active == player and _last(st, me, until):
                    break
                if st.step not in (MINE if player == me else THEIRS):
                    game.give(PASS)
                    continue
            if not priority.wants(sight):
                game.give(PASS)
                continue
        decision = Decision(question, st)
        value = course.go_on(sight, decision) if player == me else None
        if value is None and in_tree and player == me:
            found = moves(sight, decision)
            if len(found) > 1:
                if not node.children:  # so far only the greedy move was made here
                    node.children[found[0]] = Node(node.visits, node.total)
                chosen = node.select(found)
                node = node.children.setdefault(chosen, Node())
                in_tree = node.visits >= WIDEN
                path.append(node)
                value = course.take(sight, decision, chosen)
            elif found:  # what the greedy player does
                value = course.take(sight, decision, found[0])
        game.give(value if value is not None else greedy.weigh(sight, decision))
    score = worth.position(st, me)
    for passed in path:
        passed.visits += 1
        passed.total += score


def _last(st: State, me: int, until: int) -> bool:
    """Is this the last turn that a try looks at: another player's, and the next is the player's own or beyond the horizon?"""
    return st.active != me and (st.turn + 1 >= until or st.opponents(st.active)[0] == me)
