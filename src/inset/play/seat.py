"""400.2, 402.3, 708.5: one player's place at a game: what may be handed to a bot, a page or somebody else's code.

Everything that a seat returns, errors included, follows from what the player's view shows: games that differ only in
what is hidden from the player have equal seats. Undo, records, the state and the automations belong to the game itself
(docs/adr/0024).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inset.kernel.arguments import NumberOrWord
from inset.kernel.errors import IllegalAnswer
from inset.play.options import Decision, Option, Options, no_options
from inset.play.view import View, sees, shown
from inset.rules.model.outcome import Outcome
from inset.rules.model.state import Obj
from inset.words import why_not as reasons
from inset.words.explanation import Explanation

if TYPE_CHECKING:
    from inset.game import Game


class Seat:
    """One player's place at a game. Made with ``game.seat(player)``; it stays valid as the game continues.

    >>> from inset import Game
    >>> ann = {"hand": ["Shock"], "battlefield": ["Mountain"]}
    >>> game = Game.from_position({"Ann": ann, "Bob": {"hand": ["Opt"], "battlefield": ["Island"]}})
    >>> seat = game.seat(0)
    >>> seat.options
    [<Pass>, <Cast Shock {R} #1>]
    >>> seat.choose(seat.options.find("Pass"))
    >>> seat.decision is None
    True
    >>> seat.choose(True)
    Traceback (most recent call last):
    ...
    inset.kernel.errors.IllegalAnswer: Bob decides, not Ann

    Run untrusted code in a separate process: Python hides nothing from code that looks behind the public names.
    """

    __slots__ = ("_game", "player")

    def __init__(self, game: Game, player: int) -> None:
        if type(player) is not int or not 0 <= player < len(game.players):
            raise IndexError(f"there is no player {player}")
        self._game = game
        self.player = player

    # --- looking ----------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The question for this player; None while somebody else decides and when the game is over."""
        found = self._game.decision
        return found if found is not None and found.player == self.player else None

    @property
    def options(self) -> Options:
        """What the player may answer now; nothing while somebody else decides."""
        found = self.decision
        return found.options if found is not None else no_options(self._game.state)

    @property
    def view(self) -> View:
        """What the player knows at this moment."""
        return self._game.view(self.player)

    @property
    def log(self) -> list[str]:
        """What has happened, as the player saw it."""
        return self.view.log

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it is in progress."""
        return self._game.outcome

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names, in turn order."""
        return self._game.players

    def why_not(self, card: NumberOrWord) -> list[str]:
        """Every way of playing a card that the player sees, and for each that is not on offer the rule and the reason.

        >>> from inset import Game
        >>> seat = Game.from_position({"Ann": {"hand": ["Shock"]}, "Bob": {"hand": ["Opt"]}}).seat(0)
        >>> seat.why_not("Shock")
        ["Cast Shock: its costs can't be paid (601.2h)"]
        >>> seat.why_not("Opt")
        Traceback (most recent call last):
        ...
        inset.kernel.errors.InsetError: Ann can't see 'Opt'
        """
        st = self._game.state
        known = shown(st, self.player, self._game.decision, self._game._chronicle)

        def seen(obj: Obj) -> bool:
            return sees(st, obj, self.player, known)

        return reasons.why_not(st, self.player, card, seen)

    def explain(self, what: int | str | Option | tuple[int | str, str], x: int | None = None) -> Explanation:
        """Why something that the player sees is the way it is: an object's characteristics, what an option costs, or
        why a creature must attack or block, or can't (``Game.explain``).

        >>> from inset import Game
        >>> game = Game.from_position({"Ann": {"battlefield": ["Grizzly Bears", "Glorious Anthem"]}, "Bob": {}})
        >>> print(game.seat(1).explain("Grizzly Bears")["power"])
        power 3: printed 2; 7c Glorious Anthem +1
        """
        return self._game.explain(what, self.player, x)

    def sample(self, seed: int = 0) -> Game:
        """A whole game without a history, consistent with what the player knows: hidden cards are dealt again from the
        seed."""
        return self.view.sample(seed)

    # --- acting -----------------------------------------------------------------------------------

    def choose(self, answer: object) -> None:
        """Answers the player's question, with an option or its answer. Illegal answers change nothing."""
        self._must_decide()
        self._game.choose(answer)

    def pass_priority(self) -> None:
        """117.3d: passes, without listing the other options."""
        self._must_decide()
        self._game.pass_priority()

    def concede(self) -> None:
        """104.3a: the player leaves the game, at any time."""
        self._game.concede(self.player)

    def _must_decide(self) -> None:
        found = self._game.decision
        if found is None:
            raise IllegalAnswer("the game is over", "104.1")
        if found.player != self.player:
            raise IllegalAnswer(f"{self.players[found.player]} decides, not {self.players[self.player]}")

    def __repr__(self) -> str:
        return f"<Seat of {self.players[self.player]}>"
