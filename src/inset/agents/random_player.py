"""A player who picks options at random, all equally likely; the same seed plays the same game."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from inset.agents.base import Player
from inset.play.options import Decision, Option
from inset.play.view import View

if TYPE_CHECKING:
    from inset.game import Game


class RandomPlayer(Player):
    """Answers at random."""

    __slots__ = ("_random",)

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed).random

    def choose(self, view: View, decision: Decision) -> Option:
        return decision.options[int(self._random() * len(decision.options))]

    def answer(self, view: View) -> Any:
        """The value of a random option of the player's own decision."""
        return self.pick(view.options.answers)

    def pick(self, values: Any) -> Any:
        """One of the values, without looking at anything else: the fast way for batches."""
        return values[int(self._random() * len(values))]


def play_out(game: Game, seed: int = 0) -> Game:
    """Plays the game to its end at random."""
    player = RandomPlayer(seed)
    while (decision := game.decision) is not None:
        game.choose(player.pick(decision.options.answers))
    return game
