"""The greedy player: it answers each decision by ``greedy.decide``."""

from __future__ import annotations

from inset.agents.base import Player, pass_option
from inset.agents.greedy import decide
from inset.agents.sight import Sight
from inset.play.options import Decision, Option
from inset.play.view import View
from inset.rules.model import decision as kinds
from inset.rules.model.answers import PASS


class GreedyPlayer(Player):
    """Plays on curve, attacks and blocks by combat maths, and points its spells at what matters."""

    def choose(self, view: View, decision: Decision) -> Option:
        value = decide(Sight.of(view), decision)
        if decision.kind == kinds.PRIORITY and value == PASS:
            return pass_option(decision)
        return Option(value, decision.options)
