"""A player who picks any option, each with the same chance; the same seed plays the same game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from inset.agents.base import Player
from inset.kernel import rng
from inset.options import Decision, Option
from inset.view import View

if TYPE_CHECKING:
    from inset.game import Game


class RandomPlayer(Player):
    """Answers at random."""

    __slots__ = ("_state",)

    def __init__(self, seed: int = 0) -> None:
        self._state = rng.start(seed)

    def choose(self, view: View, decision: Decision) -> Option:
        self._state, place = rng.below(self._state, len(decision.options))
        return decision.options[place]

    def answer(self, view: View) -> Any:
        """The value of some option of the player's own decision."""
        return self.pick(view.options.values)

    def pick(self, values: Any) -> Any:
        """One of the values, without looking at anything else: the fast way for batches."""
        self._state, place = rng.below(self._state, len(values))
        return values[place]


def play_out(game: Game, seed: int = 0) -> Game:
    """Plays the game to its end at random."""
    player = RandomPlayer(seed)
    while (decision := game.decision) is not None:
        game.choose(player.pick(decision.options.values))
    return game
