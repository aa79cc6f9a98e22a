"""The base class of players: a player sees a view and a decision, and answers with one of its options.

>>> from inset import Game
>>> class First(Player):
...     def choose(self, view, decision):
...         return decision.options[0]
>>> game = play(Game.new(["fables", "skies"], seed=1), [First(), First()], most=50)
>>> game.answers > 40
True
"""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from typing import TYPE_CHECKING

from inset.kernel.errors import IllegalAnswer, InsetError
from inset.play.options import Decision, Option
from inset.play.view import View
from inset.rules.model import decision as kinds
from inset.rules.model.answers import PASS

if TYPE_CHECKING:
    from inset.game import Game
    from inset.play.seat import Seat


class PlayerFailed(InsetError):
    """A player raised an exception, or gave an answer that isn't on offer. The game is still at the question.

    ``trace``: the traceback, from the player's own code on. ``where``: its file and line. ``record``: the game up to there.
    """

    def __init__(self, player: object, error: Exception, game: Game) -> None:
        frames = error.__traceback__.tb_next if error.__traceback__ is not None else None
        own = traceback.extract_tb(frames)
        kind = type(player)
        self.where = f"{own[-1].filename}, line {own[-1].lineno}" if own else f"{kind.__module__}.{kind.__qualname__}"
        self.trace = "".join(traceback.format_exception(type(error), error, frames)).strip()
        self.record = game.record()
        super().__init__(f"{kind.__qualname__} failed: {type(error).__name__}: {error} ({self.where})")

    def __reduce__(self) -> tuple[object, ...]:
        """It is pickled as its message."""
        return InsetError, (str(self),)


class Player:
    """One player. To write your own, override ``choose``: nothing else is required.

    A player sees the view, which contains what that player may know, and the options of their decision. A player that
    makes random choices takes a seed, so that games can be repeated.
    """

    def choose(self, view: View, decision: Decision) -> Option:
        """One of ``decision.options``."""
        raise NotImplementedError


def pass_option(decision: Decision) -> Option:
    """The option to pass, without listing the others, which would take most of the time of a game."""
    return Option(PASS, decision.options)


def answer(game: Game, player: Player) -> Option:
    """Asks a player the current question and gives the answer to the game, through the seat of the player who
    decides."""
    decision = game.decision
    assert decision is not None, "the game is over"
    seat = game.seat(decision.player)
    try:
        option = player.choose(seat.view, decision)
    except Exception as error:  # untrusted code may raise anything
        raise PlayerFailed(player, error, game) from error
    try:
        give(seat, option)
    except (IllegalAnswer, AttributeError) as error:  # its answer isn't on offer, or isn't an option at all
        raise PlayerFailed(player, error, game) from error
    return option


def give(game: Game | Seat, option: Option) -> None:
    """Gives an answer to a game or at a seat; a pass is not looked up in the list of options."""
    decision = game.decision
    if decision is not None and decision.kind == kinds.PRIORITY and option.answer == PASS:
        game.pass_priority()
    else:
        game.choose(option)


def play(game: Game, players: Sequence[Player], most: int = 0) -> Game:
    """Plays a game to its end, or for this many answers of the players."""
    given = 0
    while (decision := game.decision) is not None and (not most or given < most):
        answer(game, players[decision.player])
        given += 1
    return game
