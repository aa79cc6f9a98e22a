"""The story of a scenario for `--explain`: events in words with their rules, decisions with what was on offer."""

from __future__ import annotations

from typing import Any

from inset import telling, wording
from inset.judge.happening import since
from inset.judge.questions import question_text
from inset.rules import decision as kinds
from inset.rules.decision import Decision
from inset.rules.state import State
from inset.rules.turn import PASS


class Story:
    """Collects lines if somebody wants them."""

    def __init__(self, wanted: bool = False) -> None:
        self.wanted = wanted
        self.lines: list[str] = []
        self._told: object = None

    def say(self, line: str) -> None:
        if self.wanted:
            self.lines.append(line)

    def tell(self, st: State) -> None:
        """What happened since the last time."""
        if self.wanted:
            self.lines += [f"  {line}" for line in telling.tell(st, since(st, self._told))]
            self._told = st.log

    def decided(self, st: State, question: Decision, value: Any) -> None:
        """A question and its answer; passes go without saying."""
        if not self.wanted or value == PASS:
            return
        player = st.players[question.player].name
        if question.kind == kinds.PRIORITY:
            open_now = len(question.values)
            self.say(f"  > {player}: {wording.option(st, question, value)} (of {open_now} options)")
        else:
            self.say(f"  ? {question_text(st, question)}")
            self.say(f"  > {player}: {wording.option(st, question, value)}")
