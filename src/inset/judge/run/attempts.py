"""601.2, 602.2: actions that are only tried, on a copy of the state: whether they can be taken, and what they cost."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, Final

from inset.judge.format.scenario import Action
from inset.judge.run.announcements import Announcement
from inset.judge.run.answer_series import NOTHING, Misfit
from inset.judge.run.given_answers import Answers, Guesses
from inset.judge.run.references import Board, Wrong
from inset.judge.run.ways_to_act import Way, ways, why_not
from inset.kernel.errors import InsetError
from inset.kernel.mana import FREE, ManaCost
from inset.kernel.types import MANA_TYPES
from inset.rules import atoms
from inset.rules.model import answers as rules, decision as kinds, subjects as about
from inset.rules.model.choices import DONE
from inset.rules.model.decision import Question
from inset.rules.model.state import Mana, Obj, State
from inset.rules.playing import priority_actions

RICH: Final = 30  # mana of each type, so that a cost can be read off whether or not it can be paid
MOST_QUESTIONS: Final = 1_000
# Something that a spell never asks for can't prevent it; too many targets or a cost that it doesn't have can.
NEVER_ASKED: Final = ("x:", "modes:", "divide:")


def with_priority(st: State, player: int) -> State:
    """A copy in which the player has priority, everything else as it is."""
    other = st.clone()
    atoms.set_priority(other, player, 0)
    return other


@dataclass(frozen=True, slots=True)
class Attempt:
    """Whether an action can be taken, and if not, why."""

    possible: bool
    why: str = ""


def attempt(board: Board, action: Action) -> Attempt:
    """Could the player take the action now, if they had priority? The game isn't changed."""
    player = board.player(action.by)
    if board.st.outcome is not None or board.st.players[player].lost:
        return Attempt(False, f"{action.by} is no longer in the game")
    st = with_priority(board.st, player)
    inner = Board(st, board.labels, board.known)
    found = ways(inner, action)
    last = ""
    for way in found:
        if not way.reasons:
            trial = Board(with_priority(board.st, player), board.labels, board.known)
            problem = _try(trial, action, way)
            if problem is None:
                return Attempt(True)
            last = problem
    return Attempt(False, last or why_not(inner, action, found))


def _try(board: Board, action: Action, way: Way) -> str | None:
    """Carries the action through; returns what went wrong, if anything."""
    announcement = Announcement(action, way.pay)
    has_x = _has_x(board.st.objs[way.oid])
    try:
        run = priority_actions.take(board.st, board.player(action.by), way.answer)
        for _ in _drive(board, run, announcement, action):
            pass
    except (Misfit, InsetError) as error:
        return str(error)
    left = announcement.left(board, board.st.stack[-1] if board.st.stack else 0)
    if left and left.startswith(NEVER_ASKED) and not (has_x and left.startswith("x:")):
        raise Wrong(f"{board.describe(way.oid)} does not ask for {left}")
    return f"it does not ask for {left}" if left else None


def _has_x(obj: Obj) -> bool:
    """Does the card have an X at all? If it is cast without paying, for example, X is not chosen (107.3b)."""
    return any("X" in f"{face.cost}" for face in obj.definition.faces) or "X" in obj.definition.text()


def _drive(
    board: Board, run: Generator[Question, Any, Any], announcement: Announcement, action: Action
) -> Generator[Question, None, None]:
    """Answers as the action says; where it says nothing, with any option. Yields each question first."""
    answers = Answers(Guesses())
    answers.add(action.choices)
    try:
        question = next(run)
        for _ in range(MOST_QUESTIONS):
            yield question
            value = announcement.answer(board, question)
            if value is NOTHING:
                value = answers.value(board, question)
            if value is NOTHING:
                value = any_option(question)
            question = run.send(value)
    except StopIteration:
        return


def any_option(question: Question) -> Any:
    """Where nothing is specified: decline, pay mana by the plan, otherwise take the first option."""
    values = question.values
    if not values:
        raise Misfit(f"nothing can be chosen: {question.prompt} ({question.rule})")
    if question.kind == kinds.CONFIRM:
        return False
    if question.kind == kinds.PAY:
        return rules.PLAN
    if question.kind == kinds.OBJECT and DONE in values:
        return DONE
    return values[0]


# --- what it costs --------------------------------------------------------------------------------


def total_cost(board: Board, action: Action) -> ManaCost:
    """601.2f, 602.2b: the mana that the action would cost now, whether or not it can be paid."""
    player = board.player(action.by)
    st = with_priority(board.st, player)
    atoms.set_pool(st, player, tuple(Mana(kind) for kind in MANA_TYPES for _ in range(RICH)))
    rich = Board(st, board.labels, board.known)
    found = ways(rich, action)
    if not found:
        raise Wrong(f"there is no such action: {why_not(rich, action, found)}")
    way = next((one for one in found if not one.reasons), found[0])
    announcement = Announcement(action, way.pay)
    run = priority_actions.take(st, player, way.answer)
    try:
        for question in _drive(rich, run, announcement, action):
            if isinstance(question.subject, about.Price):
                return question.subject.cost
    except Misfit as misfit:
        raise Wrong(str(misfit)) from None
    return FREE
