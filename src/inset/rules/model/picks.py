"""723, 800.4: who makes a player's decisions; choices of several things as series of picks; what happens if a player
leaves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from inset.rules.model.decision import Ask, Decision, Question, T, ask
from inset.rules.model.questions import pick_object
from inset.rules.model.state import State
from inset.rules.model.subjects import NO_OBJECT, Subject


def decider(st: State, player: int) -> int:
    """Who decides for this player: the player who controls them (723.5), or the next in turn order if they left."""
    by = st.players[player].controlled_by
    if by >= 0 and not st.players[by].lost:
        return by
    if st.players[player].lost:
        others = st.opponents(player)
        return others[0] if others else player
    return player


def pick_one(
    st: State, kind: str, player: int, rule: str, prompt: str, values: Sequence[T], subject: Subject = NO_OBJECT
) -> Ask[T]:
    """One pick; nobody is asked where there is only one answer."""
    if len(values) == 1:
        return values[0]
    answer = yield from ask(Decision(kind, player, rule, prompt, values, subject=subject))
    return answer


def pick_set(st: State, player: int, rule: str, prompt: str, options: Sequence[int], count: int) -> Ask[list[int]]:
    """Exactly ``count`` of the options, in their order: each set has one series of picks."""
    chosen: list[int] = []
    start = 0
    while len(chosen) < count:
        last = len(options) - (count - len(chosen))
        values = options[start : last + 1]
        pick = yield from pick_object(player, rule, prompt, values)
        start += values.index(pick) + 1
        chosen.append(pick)
    return [oid for oid in chosen if oid in st.objs]  # a player who has left took theirs along


def pick_sequence(st: State, player: int, rule: str, prompt: str, options: Sequence[int], count: int) -> Ask[list[int]]:
    """``count`` of the options one after another, where the order matters."""
    rest = list(options)
    chosen: list[int] = []
    while len(chosen) < count:
        pick = yield from pick_object(player, rule, prompt, tuple(rest))
        rest.remove(pick)
        chosen.append(pick)
    return [oid for oid in chosen if oid in st.objs]


# --- players may leave at any question (104.3a) ---------------------------------------------------------------------


Given = tuple[str, int, Subject, object]  # a question (its kind, whose it is, what it is about) and the answer


def together(st: State, steps: Ask[T], given: list[Given]) -> Ask[T | None]:
    """Choices that change nothing until all are made; None if anybody leaves meanwhile: then they must be made again.

    What was chosen before is kept in ``given``: it is not asked again where it still can be chosen (733.1).
    """
    present = st.in_game()
    answer: Any = None
    waiting, given[:] = list(given), []
    while True:
        try:
            question = steps.send(answer)
        except StopIteration as done:
            result: T = done.value
            return result
        question.anew = True
        known = _given_before(question, waiting)
        answer = known[3] if known is not None else (yield from ask(question))
        given.append((question.kind, question.whose, question.subject, answer))
        if st.in_game() != present:
            steps.close()
            given += waiting
            return None


def _given_before(question: Question, waiting: list[Given]) -> Given | None:
    for known in waiting:
        if known[:3] == (question.kind, question.whose, question.subject):
            waiting.remove(known)
            return known if known[3] in question.values else None
    return None
