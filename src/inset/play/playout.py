"""A game that is played on and thrown away: the rules and the question, without a history.

A search plays thousands of games a few turns further. Nobody undoes an answer in them, copies them or reads their record, so
they keep no answers and no states. Questions that leave no choice are answered automatically, and mana is paid as the
rules propose.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from inset.rules.model import decision as rules
from inset.rules.model.state import State

if TYPE_CHECKING:
    from inset.game import Game

MOST_FORCED: Final = 1_000  # answers without a choice, one after another: it may be a loop that nobody can end (104.4b)


class Playout:
    """A copy of a game that continues from its question. ``question``: the current one; None when the game is over."""

    __slots__ = ("_run", "question", "st")

    def __init__(self, game: Game) -> None:
        own = game.copy()
        decision = own.decision
        assert decision is not None and own._run is not None
        self.st: State = own.state
        self._run: rules.Ask[None] = own._run
        self.question: rules.Question | None = decision.question

    def give(self, answer: Any) -> None:
        """Gives an answer, which must be one of the question's, and then those that leave no choice."""
        for _ in range(MOST_FORCED):
            try:
                question = self._run.send(answer)
            except StopIteration:
                break
            if self.st.outcome is not None:
                break
            kind = question.kind
            if kind == rules.PRIORITY or kind == rules.WORD:
                self.question = question
                return
            first = question.beginning()
            if kind != rules.PAY and len(first) != 1:
                self.question = question
                return
            answer = first[0]
        self.question = None
