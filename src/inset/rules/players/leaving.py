"""104.3a, 800.4: a player leaves the game at any time, in the middle of whatever is going on.

``attended`` runs the rules and passes their questions on. Where an answer is expected, the code that runs the game may
send ``Leaves`` instead: the player leaves immediately, and everything continues without them. The question is asked
again, limited to what still exists, and to somebody else if it was the leaving player's (800.4g–h).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from inset.rules.events.impossible import IMPOSSIBLE
from inset.rules.model import decision as kinds
from inset.rules.model.answers import PLAN, PlayCard
from inset.rules.model.choices import Choice, ChoosePlayer, Next
from inset.rules.model.decision import Ask, Question, ask
from inset.rules.model.picks import decider
from inset.rules.model.questions import ask_player
from inset.rules.model.state import State
from inset.rules.objects.layers import chars_of
from inset.rules.players import ending_the_game


class Leaves:
    """Sent instead of an answer: this player concedes (104.3a)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player


def attended(st: State, start: Callable[[State], Ask[None]]) -> Ask[None]:
    """The rules from this state on, with players who may leave at any question.

    ``start``: what comes next, as often as that has come to its end and the game has not.
    """
    run = start(st)
    answer: Any = None
    left = False  # has somebody left since the last priority? Then questions may be about objects that are gone
    while True:
        try:
            question = run.send(answer)
        except StopIteration:
            if st.over():
                return
            run, answer = start(st), None
            continue
        left = left and question.kind != kinds.PRIORITY
        if left:
            answer = yield from _ask_again(st, question)
        else:
            whose = st.players[question.whose]
            if whose.controlled_by >= 0 or whose.lost:
                question.player = decider(st, question.whose)  # 723.5
            answer = yield question
        while isinstance(answer, Leaves):
            ending_the_game.concede(st, answer.player)
            if st.outcome is not None:
                return
            if question.kind == kinds.PRIORITY:  # at a priority the rules can start from the state alone
                run.close()
                run = start(st)
                answer = None
                break
            left = True
            answer = yield from _ask_again(st, question)


# Any: the answer has the type of the question, whichever question it is.
def _ask_again(st: State, question: Question) -> Ask[Any]:
    """The question as it is now; if nobody can answer it any more, it is answered automatically, without effect."""
    question.renew()
    acting = question.action is not None
    if acting and not question.action.goes_on(st):
        return IMPOSSIBLE
    gone = st.players[question.whose].lost
    if gone and question.anew:  # the leaving player's creatures have left too: the answer won't matter
        return question.values[0]
    if gone and question.kind in _UNASKED:
        return _UNASKED[question.kind]
    if gone and question.kind == kinds.CONFIRM and question.rule.startswith("118."):
        return False  # 800.4f: the cost is not paid
    if question.kind != kinds.WORD:
        before = question.values
        there = [value for value in before if _is_there(st, question, value)]
        if not there:
            return IMPOSSIBLE if acting else before[0]  # all that it asked about has left: nothing can happen to it
        if len(there) < len(before):
            question.narrow(there)
    question.player = yield from _who_instead(st, question)
    answer = yield from ask(question)
    return answer


_UNASKED: Final[dict[str, Any]] = {kinds.PAY: PLAN, kinds.MULLIGAN: True}


def _is_there(st: State, question: Question, value: object) -> bool:
    """Is the object or player that this answer names still in the game?"""
    if isinstance(value, ChoosePlayer):
        return not st.players[value.player].lost
    if isinstance(value, PlayCard):
        return question.kind != kinds.MODE or value.card in st.objs
    if isinstance(value, Next):
        return value.object in st.objs
    if isinstance(value, Choice):
        return value.object in st.objs if value.player is None else not st.players[value.player].lost
    return True


def _who_instead(st: State, question: Question) -> Ask[int]:
    """800.4g: the controller of the object chooses who chooses, an opponent for an opponent; 800.4h: the next in turn
    order where no object but a rule asks."""
    if not st.players[question.whose].lost:
        return decider(st, question.whose)
    controller = _resolving(st)
    if controller < 0 or controller == question.whose:
        return decider(st, question.whose)
    chosen: int | Leaves | None = None
    while chosen is None or isinstance(chosen, Leaves):
        if chosen is not None:
            ending_the_game.concede(st, chosen.player)
        others = st.opponents(controller)
        if st.outcome is not None or st.players[controller].lost or len(others) < 2:
            return decider(st, question.whose) if st.players[controller].lost else others[0]
        chosen = yield from ask_player(decider(st, controller), "800.4g", "Who chooses instead?", others)
    return chosen


def _resolving(st: State) -> int:
    """Who controls the object that is resolving; -1 if none is: then a rule asks."""
    if not st.stack or st.passes < len(st.in_game()):
        return -1
    controller = chars_of(st, st.objs[st.stack[-1]]).controller
    return controller if not st.players[controller].lost else -1
