"""A policy over observations as a player: a policy learned in an environment can play anywhere, including ``inset
sim``."""

from __future__ import annotations

from inset.agents import Player
from inset.env.encoder import Encoder, Observation
from inset.env.option_rows import on_page, pages
from inset.env.schema import Shape
from inset.kernel.errors import InsetError
from inset.play.options import Decision, Option
from inset.play.view import View


class PolicyPlayer(Player):
    """Override ``act``: it is shown an observation and returns the number of a row of its options. Where there is only one
    option, it is taken.

    >>> from inset import Game, agents
    >>> class First(PolicyPlayer):
    ...     def act(self, observation):
    ...         return 0
    >>> game = agents.play(Game.new(["fables", "skies"], seed=1), [First(), First()], most=20)
    >>> game.answers >= 20
    True
    """

    cards = 160  # the rows of an observation, as the policy learned them
    options = 64
    history = 32
    _encoder: Encoder | None = None  # it remembers what it has read, and notices another game

    def act(self, observation: Observation) -> int:
        """The row of ``observation["options"]`` that is taken."""
        raise NotImplementedError

    def choose(self, view: View, decision: Decision) -> Option:
        game = view._at
        shape = Shape(len(game.players), self.cards, self.options, self.history)
        count = len(decision.options)
        if count == 1:
            return decision.options[0]
        encoder = self._encoder
        if encoder is None or encoder.viewer != view.player or encoder.shape != shape:
            encoder = self._encoder = Encoder(shape, view.player)
        for turned in range(2 * pages(count, shape)):
            page = turned % pages(count, shape)
            action = int(self.act(encoder.unfold(encoder.content(game, page))))
            places = on_page(count, page, shape)
            if 0 <= action < len(places):
                return decision.options[places[action]]
            if action != len(places) or count <= shape.options:
                raise InsetError(f"there is no option in row {action}")
        raise InsetError("the policy keeps turning pages without choosing an option")
