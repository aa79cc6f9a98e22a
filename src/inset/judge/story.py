"""The story of a scenario for `--explain`: events in words with their rules, decisions with what was on offer."""

from __future__ import annotations

from typing import Any

from inset import telling, wording
from inset.judge.happening import since
from inset.judge.questions import question_text
from inset.rules import decision as kinds
from inset.rules.activating import abilities_of
from inset.rules.decision import Decision
from inset.rules.mana_sources import is_mana_ability
from inset.rules.state import State
from inset.rules.turn import PASS

MOST_OFFERS = 20


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
        """A question with what was on offer, and its answer; passes go without saying."""
        if not self.wanted or value == PASS:
            return
        player = st.players[question.player].name
        if question.kind == kinds.PRIORITY:
            offers = [other for other in question.values if other != PASS and not _is_mana(st, other)]
            listed = ", ".join(wording.option(st, question, other) for other in offers[:MOST_OFFERS])
            more = f", … {len(offers) - MOST_OFFERS} more" if len(offers) > MOST_OFFERS else ""
            self.say(f"  ? {player} has priority (117.1); on offer: {listed}{more}")
        else:
            self.say(f"  ? {question_text(st, question)}")
        self.say(f"  > {player}: {wording.option(st, question, value)}")


def _is_mana(st: State, value: Any) -> bool:
    """Mana abilities would drown the rest."""
    return value[0] == "activate" and is_mana_ability(abilities_of(st, st.objs[value[1]])[value[2]])
