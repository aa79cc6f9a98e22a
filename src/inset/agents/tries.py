"""Trying moves: each is played on in deals of the hidden cards, and the positions that this leads to are compared.

All moves that are still in the running are tried in the same deals, so that luck doesn't tell them apart. After each deal
those drop out that trail the best one by more than chance explains, or are never better than it: a clear decision takes few
tries, and a close one all of them. In a try greedy players on both sides play on until the opponent's next combat is over, or
a turn or two have passed, and the position is evaluated. In it opponents attack, block, respond and use tricks in combat, but
they cast nothing of their own accord: their hands are only guessed, and what they would develop is the same after each move.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from inset.agents import evaluation, greedy, priority
from inset.agents.moves import Course, Move
from inset.agents.sight import Sight
from inset.agents.worth import total_of
from inset.kernel.types import DECLARE_ATTACKERS, DECLARE_BLOCKERS, END_COMBAT, POSTCOMBAT_MAIN, PRECOMBAT_MAIN
from inset.play.options import Decision
from inset.play.playout import Playout
from inset.rules.model import decision as kinds
from inset.rules.model.answers import PASS

if TYPE_CHECKING:
    from inset.game import Game

MOST_STEPS: Final = 400  # … or after this many answers
LOYALTY: Final = 0.004  # by how much a move must be better than the greedy one
FIRST: Final = 4  # deals before any move drops out
ERRORS: Final = 2.0  # the standard errors by which a move must trail
LEAST_SPREAD: Final = 0.01  # of the differences in a few deals: their agreement may be chance
MINE: Final = frozenset((PRECOMBAT_MAIN, DECLARE_ATTACKERS, DECLARE_BLOCKERS, POSTCOMBAT_MAIN))
THEIRS: Final = frozenset((DECLARE_BLOCKERS,))  # the steps of a try in which anybody else thinks about an empty stack


def best(deal: Callable[[], Game], me: int, found: list[Move], nodes: int, turns: int) -> Move:
    """The best of the moves, by trying them ``nodes`` times at most, looking ``turns`` turns ahead."""
    left = list(range(len(found)))
    scores: list[list[float]] = [[] for _ in found]
    spent = 0
    while len(left) > 1 and (not spent or spent + len(left) <= nodes):
        dealt = deal()
        for place in left:
            scores[place].append(attempt(dealt, me, found[place], turns))
        spent += len(left)
        left = running(left, scores)
    return found[left[0]]


def running(left: list[int], scores: list[list[float]]) -> list[int]:
    """The moves that may still be the best, the one that looks best first."""
    first = max(left, key=lambda place: total_of(scores[place]) + (LOYALTY * len(scores[place]) if not place else 0.0))
    if len(scores[first]) < FIRST:
        return [first, *(place for place in left if place != first)]
    return [first, *(place for place in left if place != first and _may_be_better(scores[place], scores[first]))]


def _may_be_better(scores: list[float], than: list[float]) -> bool:
    count = len(scores)
    mean = (total_of(scores) - total_of(than)) / count
    squares = LEAST_SPREAD * LEAST_SPREAD
    for place in range(count):
        squares += (scores[place] - than[place] - mean) ** 2
    return mean + ERRORS * math.sqrt(squares) / count > LOYALTY


def attempt(deal: Game, me: int, move: Move, turns: int) -> float:
    """How good the position is that a move leads to in this deal."""
    return evaluation.position(play_on(deal, me, move, turns).st, me)


def play_on(deal: Game, me: int, move: Move, turns: int) -> Playout:
    """Plays a move on until the horizon."""
    game = Playout(deal)
    st, question = game.st, game.question
    assert question is not None
    course = Course()
    until = st.turn + (turns if st.active == me else turns - 1)
    game.give(course.take(Sight(st, me), Decision(question, st), move))
    for _ in range(MOST_STEPS):
        question = game.question
        if question is None or st.turn >= until:
            break
        player = question.player
        sight = Sight(st, player)
        if question.kind == kinds.PRIORITY:
            if not st.stack:
                if st.turn + 1 >= until and st.step >= END_COMBAT and st.active != me:
                    break
                if st.step not in (MINE if player == me else THEIRS):
                    game.give(PASS)
                    continue
            if not priority.wants(sight):
                game.give(PASS)
                continue
        decision = Decision(question, st)
        value = course.go_on(sight, decision) if player == me else None
        game.give(value if value is not None else greedy.weigh(sight, decision))
    return game
