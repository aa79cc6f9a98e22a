"""601.2, 602.2: what an action of a scenario says about itself: modes, X, targets, division, costs, sources of mana.

The same record answers the questions of a real announcement and of one that is only tried (`can`, `cannot`, `cost`).
"""

from __future__ import annotations

from typing import Any

from inset import wording
from inset.judge.answering import NOTHING, Group, Misfit, share_of
from inset.judge.facts import said
from inset.judge.questions import NO_MORE_MODES, fitting, mode_text, question_text
from inset.judge.references import Board
from inset.judge.scenario import Action, Activate, Cast, Divide, Special
from inset.language.node import Cost
from inset.rules import decision as kinds
from inset.rules.decision import DONE, Decision
from inset.rules.paying import PLAN

CHOOSING_X = ("601.2b", "107.3")
DIVIDING = "601.2d"


class Announcement:
    """An action under way, with what it has said and not yet been asked for."""

    def __init__(self, action: Action, pay: tuple[str, ...] = ()) -> None:
        self.action = action
        self.pay = list(pay)  # additional costs; the alternative cost is part of the way that was chosen
        self.x: int | None = None
        self.targets: Group | None = None
        self.modes: list[int | str] = []
        self.divide: Divide | None = None
        self.tap: list[str] = []
        self.tapping = False
        if isinstance(action, (Cast, Activate)):
            self.targets = Group(action.targets) if action.targets else None
            self.modes = list(action.modes)
            self.divide = Divide(action.divide) if action.divide else None
        if isinstance(action, (Cast, Activate, Special)):
            self.x = action.x
            self.tap = list(action.tap)
        self._chose_modes = bool(self.modes)

    def answer(self, board: Board, question: Decision) -> Any:
        """The option that the action itself says; `NOTHING` if it does not say."""
        kind = question.kind
        if kind == kinds.TARGET:
            return self._target(board, question)
        if kind == kinds.PAY:
            return self._pay(board, question)
        if kind == kinds.CONFIRM and _head(question) == "cost":
            return self._optional_cost(question)
        if kind == kinds.MODE:
            return self._mode(board, question)
        if kind == kinds.NUMBER:
            return self._number(board, question)
        if kind == kinds.OBJECT and self.tap:
            return self._tapped_as_a_cost(board, question)
        return NOTHING

    def left(self) -> str | None:
        """What was said and never asked for."""
        for name, rest in (
            ("targets", self.targets.words if self.targets is not None else []),
            ("modes", self.modes),
            ("pay", self.pay),
            ("tap", self.tap),
        ):
            if rest:
                return f"{name}: {said(list(rest))}"
        if self.x is not None:
            return f"x: {self.x}"
        return None

    # --- 601.2b ---------------------------------------------------------------------------------------------------------

    def _optional_cost(self, question: Decision) -> bool:
        name = str(question.subject[1]).casefold()
        for word in self.pay:
            if word.casefold() == name:
                self.pay.remove(word)
                return True
        return False

    def _mode(self, board: Board, question: Decision) -> Any:
        head = _head(question)
        if head == "mode" and self._chose_modes:
            return self._next_mode(board, question)
        if head == "cost":
            return self._named_cost(board, question)
        if head == "mana" and self.tapping:
            return NOTHING
        return NOTHING

    def _next_mode(self, board: Board, question: Decision) -> Any:
        wanted: dict[int, int | str] = {}
        for word in self.modes:
            found = [word - 1] if isinstance(word, int) else fitting(board, question, word)
            if len(found) > 1:
                raise Misfit(f"the mode {word} fits several: {question_text(board.st, question)}")
            if found and found[0] in question.values:
                wanted[found[0]] = word
        if wanted:
            mode = min(wanted)  # in printed order
            self.modes.remove(wanted[mode])
            return mode
        if self.modes or NO_MORE_MODES not in question.values:
            raise Misfit(f"the modes {said(self.modes)} do not fit: {question_text(board.st, question)}")
        return NO_MORE_MODES

    def _named_cost(self, board: Board, question: Decision) -> Any:
        """One of several costs, named by a word of its text."""
        for word in self.pay:
            for value in question.values:
                cost = question.subject[1][value]
                text = wording.cost_words(cost) if isinstance(cost, Cost) else mode_text(board.st, question, value)
                if word.casefold() in text.casefold():
                    self.pay.remove(word)
                    return value
        return NOTHING

    def _number(self, board: Board, question: Decision) -> Any:
        if question.rule in CHOOSING_X and self.x is not None:
            x = self.x
            if x not in question.values:
                raise Misfit(f"X can't be {x}: {question_text(board.st, question)}")
            self.x = None
            return x
        if question.rule == DIVIDING and self.divide is not None:
            return share_of(board, question, self.divide)
        return NOTHING

    # --- 601.2c ---------------------------------------------------------------------------------------------------------

    def _target(self, board: Board, question: Decision) -> Any:
        if self.targets is None:
            return NOTHING
        if not self.targets.words:
            return DONE if DONE in question.values else NOTHING
        value = self.targets.pick(board, question)
        if value is NOTHING:
            raise Misfit(f"the targets {said(self.targets.words)} do not fit: {question_text(board.st, question)}")
        return value

    # --- 601.2g-h -------------------------------------------------------------------------------------------------------

    def _pay(self, board: Board, question: Decision) -> Any:
        """The plan, unless `tap` says which sources: those one after another, then the plan spends what they made."""
        for word in self.tap:
            wanted = board.find(word)
            for value in question.values:
                if value != PLAN and value[1] in wanted:
                    self.tap.remove(word)
                    self.tapping = True
                    return value
        return PLAN

    def _tapped_as_a_cost(self, board: Board, question: Decision) -> Any:
        value = Group(self.tap).pick(board, question)
        if value in (NOTHING, DONE):
            return value if value == DONE else NOTHING
        for word in self.tap:
            if value in board.find(word):
                self.tap.remove(word)
                break
        return value


def _head(question: Decision) -> Any:
    subject = question.subject
    return subject[0] if isinstance(subject, tuple) and subject else ""
