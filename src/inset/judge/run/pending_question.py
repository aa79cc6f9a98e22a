"""608.2d: what an expectation may look at, and what it requires of the pending question."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from inset import cards
from inset.judge.format import scenario as s
from inset.judge.run.fitting_options import fitting, question_text
from inset.judge.run.given_answers import shown
from inset.judge.run.references import Board, Wrong
from inset.language.card import Card
from inset.rules.model import decision as kinds
from inset.rules.model.answers import PASS
from inset.rules.model.choices import DONE, Mode
from inset.rules.model.decision import Question
from inset.rules.model.state import Event


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was expected, and what was found."""

    expected: str
    actual: str


@dataclass(slots=True)
class Scene:
    """What an expectation may look at: the board, the pending question, and what happened since the last one."""

    board: Board
    question: Question | None
    events: list[Event]
    find_card: Callable[[str], Card] = cards.card
    noted: Callable[[str], None] = lambda line: None  # for `--explain`


def _pending_question(scene: Scene) -> Question | None:
    question = scene.question
    return question if question is not None and question.kind != kinds.PRIORITY else None


def can_name(scene: Scene, wanted: s.CanName) -> Verdict | None:
    board = scene.board
    question = _pending_question(scene)
    expected = f"{wanted.by} {'can' if wanted.offered else 'cannot'} answer {wanted.name}"
    if question is None:
        return Verdict(expected, "no question is pending")
    if board.keys[question.player] != wanted.by:
        return Verdict(expected, question_text(board.st, question))
    offered = bool(fitting(board, question, wanted.name))
    return None if offered == wanted.offered else Verdict(expected, question_text(board.st, question))


def pending(scene: Scene, wanted: s.Pending) -> Verdict | None:
    board = scene.board
    question = _pending_question(scene)
    if question is None:
        return Verdict("a question is pending", "none is")
    now = question_text(board.st, question)
    if wanted.by is not None and board.keys[question.player] != wanted.by:
        return Verdict(f"a question for {wanted.by}", now)
    for answer in wanted.offers:
        if not is_offered(board, question, answer):
            return Verdict(f"{shown(answer)} is on offer", now)
    for answer in wanted.lacks:
        if is_offered(board, question, answer):
            return Verdict(f"{shown(answer)} is not on offer", now)
    return None


def is_offered(board: Board, question: Question, answer: s.PlainAnswer) -> bool:
    """Could the question be answered with that?"""
    values = question.values
    match answer:
        case s.Yes() | s.No():
            if question.kind == kinds.CONFIRM:
                return True
            optional = DONE in values if question.kind in (kinds.OBJECT, kinds.TARGET) else PASS in values
            return optional
        case s.Number(number):
            counted = question.kind == kinds.MODE and Mode(number - 1) in values
            return counted or (question.kind == kinds.NUMBER and number in values)
        case s.Text(word):
            return bool(fitting(board, question, word))
        case s.ListOf(several):
            if not several:
                return DONE in values or PASS in values
            return all(is_offered(board, question, one) for one in several)
        case s.Order(words):
            return question.kind == kinds.ORDER and all(fitting(board, question, word) for word in words)
        case s.Pile() | s.Divide():
            raise Wrong(f"{shown(answer)} can't be looked for among the options")
