"""117: the game that a scenario plays: answers questions, passes priority, stops where it should.

A `Table` never guesses: a question without an answer stays pending, and a step that needs it answered fails with what
was on offer.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from inset.game import Game
from inset.judge.run.announcements import Announcement
from inset.judge.run.answer_series import NOTHING, Misfit
from inset.judge.run.fitting_options import question_text
from inset.judge.run.given_answers import Answers, Guesses
from inset.judge.run.recent_events import since
from inset.judge.run.references import Board, Wrong
from inset.judge.run.story import Story
from inset.rules.model import decision as kinds, event_records as ev
from inset.rules.model.answers import PASS, PLAN
from inset.rules.model.choices import DontAttack, DontBlock
from inset.rules.model.decision import Question
from inset.rules.model.state import State
from inset.rules.turn.turn import RUNS

MOST_PASSES = 20_000


class Failure(Exception):
    """The scenario fails: what was expected, and what was found. `reading`: another reading of the answers may help."""

    def __init__(self, expected: str, actual: str, reading: bool = False) -> None:
        super().__init__(f"expected {expected}; {actual}")
        self.expected = expected
        self.actual = actual
        self.reading = reading


class Table:
    """One game, driven by the words of a scenario."""

    def __init__(
        self, game: Game, labels: Mapping[str, int], known: frozenset[str], guesses: Guesses, story: Story
    ) -> None:
        self.game = game
        self.labels = dict(labels)
        self.known = known
        self.answers = Answers(guesses)
        self.story = story
        self.announcing: Announcement | None = None
        self._announced_at: object = None  # the log as the action began
        self._label: str | None = None

    @property
    def st(self) -> State:
        return self.game.state

    @property
    def board(self) -> Board:
        return Board(self.game.state, self.labels, self.known)

    @property
    def question(self) -> Question | None:
        found = self.game.decision
        return found.question if found is not None else None

    # --- where the game stands --------------------------------------------------------------------

    def at_priority(self) -> bool:
        question = self.question
        return question is not None and question.kind == kinds.PRIORITY

    def at_declaration(self) -> bool:
        """Attackers or blockers are being declared."""
        question = self.question
        return question is not None and question.rule in ("508.1a", "509.1a")

    def over(self) -> bool:
        return self.game.decision is None

    def resolving(self) -> bool:
        """608: all have passed and the top of the stack is being resolved."""
        return self.st.stage == RUNS and self.st.passes >= len(self.st.in_game())

    # --- answering --------------------------------------------------------------------------------

    def choose(self, value: Any) -> None:
        question = self.question
        assert question is not None
        self.story.decided(self.st, question, value)
        self.game.choose(value)
        self.story.tell(self.st)

    def settle(self) -> None:
        """Answers questions until somebody has priority, a declaration is due, or no answer is given."""
        while not self.over():
            self._end_announcement()
            if self.at_priority() or self.at_declaration():
                self._close_answers()
                return
            value = self._answer()
            if value is NOTHING:
                return
            self.choose(value)

    def _answer(self) -> Any:
        question = self.question
        assert question is not None
        try:
            if self.announcing is not None:
                value = self.announcing.answer(self.board, question)
                if value is not NOTHING:
                    return value
            if question.rule == "601.2g":
                return PLAN  # what attacking or blocking costs (508.1j, 509.1f), or an ability as it resolves (118.12)
            return self.answers.value(self.board, question)
        except Misfit as misfit:
            raise Failure("an answer that fits", str(misfit), reading=True) from None
        except Wrong as wrong:
            wrong.reading = True
            raise

    def _close_answers(self) -> None:
        try:
            self.answers.close()
        except Misfit as misfit:
            raise Failure("every answer is used", str(misfit), reading=True) from None

    def announce(self, value: Any, announcement: Announcement, label: str | None = None) -> None:
        """Takes an action at a priority and answers what it asks."""
        self.announcing = announcement
        self._announced_at = self.st.log
        self._label = label
        self.choose(value)
        self.settle()

    def _end_announcement(self) -> None:
        """601.2i: once the spell is cast, or the ability activated, the action is complete."""
        if self.announcing is None:
            return
        events = since(self.st, self._announced_at)
        done = [event for event in events if event.kind in (ev.CAST, ev.ACTIVATED, ev.PLAYED_LAND)]
        if not done and not self.at_priority():
            return
        left = self.announcing.left(self.board, done[0].obj if done else 0)
        self.announcing = None
        if left is not None:
            raise Failure(f"the action asks for its {left}", "it does not", reading=True)
        if self._label is not None and done:
            obj = self.st.objs[done[0].obj]
            self.labels[self._label] = obj.card or obj.id

    # --- moving on --------------------------------------------------------------------------------

    def ready(self) -> None:
        """Before an action: pending questions must be answered; nobody else attacks or blocks."""
        self.settle()
        while self.at_declaration():
            self.decline()
        if not self.over() and not self.at_priority():
            raise self.unanswered()

    def decline(self) -> None:
        """Doesn't attack or block with the creature in question, if that is allowed."""
        question = self.question
        assert question is not None
        declines = [value for value in question.values if isinstance(value, (DontAttack, DontBlock))]
        self.choose(declines[0] if declines else question.values[0])
        self.settle()

    def unanswered(self) -> Failure:
        question = self.question
        assert question is not None
        return Failure("an answer to every question", question_text(self.st, question), reading=True)

    def priority_to(self, player: int) -> None:
        """The others pass until this player has priority; nothing may resolve and no step may end on the way."""
        self.ready()
        if self.over():
            raise Failure(f"{self.board.keys[player]} can act", f"the game is over: {self.game.outcome}")
        while self.st.priority != player:
            if self.st.passes + 1 >= len(self.st.in_game()):
                raise Failure(f"{self.board.keys[player]} has priority", "they have passed, and everybody else too")
            self.choose(PASS)
            self.ready()

    def pass_once(self) -> bool:
        """One pass of priority. Returns whether it was the last that makes something resolve or a step end."""
        last = self.st.passes + 1 >= len(self.st.in_game())
        self.choose(PASS)
        self.settle()
        return last

    def pass_on(self, done: Any) -> None:
        """All pass, nobody attacks or blocks, until `done`, until a question is pending, or until the game ends."""
        for _ in range(MOST_PASSES):
            self.settle()
            if self.over():
                return
            if self.at_declaration():
                if done():
                    return
                self.decline()
                continue
            if not self.at_priority() or done():
                return
            self.choose(PASS)
        raise Failure("the game goes on", f"{MOST_PASSES} passes led nowhere")
