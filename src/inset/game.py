"""The game object: from decks to a winner, one answer at a time.

>>> game = Game.new(["fables", "skies"], seed=7)
>>> game.decision.kind
'mulligan'
>>> game.choose(game.options.find("Keep"))

How it runs is in ``session.py``; what it means is in ``rules``.
"""

from __future__ import annotations

import warnings
from collections.abc import Hashable, Mapping, Sequence
from pathlib import Path
from typing import Any, SupportsIndex

from inset.decklists import decks as library
from inset.decklists.decks import Deck
from inset.kernel.arguments import NumberOrWord, WholeNumber, Word, is_whole, shortly, whole_number, word
from inset.kernel.errors import IllegalAnswer, InsetError, InvalidRecord
from inset.kernel.wrong_type import WrongType
from inset.play import fingerprint as naming, key as naming_alike, record as records
from inset.play.new_game import starting_state
from inset.play.options import NOT_LISTED, Option, Options, no_options
from inset.play.record import AUTOMATIC, AUTOMATIONS, Setup, Special
from inset.play.seat import Seat
from inset.play.session import Session, declines, said
from inset.play.view import View, sees, shown
from inset.position.build import build as build_position
from inset.position.write import write as write_position
from inset.rules.model import event_records
from inset.rules.model.answers import PASS, Answer
from inset.rules.model.decision import ATTACK, BLOCK, PRIORITY
from inset.rules.model.outcome import Outcome
from inset.rules.model.state import Event
from inset.words import explain as reasoning, log as telling, why_not as reasons
from inset.words.explain_cost import explain_cost
from inset.words.explanation import Explanation


class Game(Session):
    """A game of Magic. Make one with ``Game.new``, ``Game.from_position`` or ``Game.replay``.

    It runs until somebody must choose, and shows the question as ``decision``; ``choose`` answers it.

    >>> game = Game.new(["fables", "skies"], seed=1)
    >>> game.decision
    <mulligan for player 0: Keep this hand? (103.5)>
    >>> game.options
    [<Keep>, <Mulligan>]
    >>> game.choose(game.options[0])
    >>> game.decision.player
    1
    >>> game.undo()
    >>> game.decision.player
    0
    """

    __slots__ = ()

    # --- making one -------------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        decks: Sequence[Deck | str | Path],
        seed: WholeNumber = 0,
        format: Word = "duel",
        names: Sequence[str] | None = None,
        first: WholeNumber | None = 0,
        **automations: Hashable,
    ) -> Game:
        """A new game (103): two or more decks, by name or by file. ``first``: who begins; None: chosen at random.

        Impossible arguments raise an ``InsetError``; for a value of the wrong type, such as a seed that isn't a number,
        it is a ``WrongType``, which is a ``TypeError`` too.
        """
        number, kind = whole_number(seed, "a seed"), word(format, "a format")
        setup = records.new_setup(decks, number, kind, names, first, _checked(automations))
        return cls(setup, starting_state(setup))

    @classmethod
    def from_position(
        cls,
        players: Mapping[str, Any] | Sequence[Any],
        seed: WholeNumber = 0,
        format: Word = "duel",
        turn: WholeNumber = 1,
        step: Word = "precombat main",
        **automations: Hashable,
    ) -> Game:
        """A game that starts from a position: the ``players`` mapping of a scenario, the active player first.

        An impossible position raises an ``InsetError``; for a value of the wrong type it is a ``WrongType``, which is a
        ``TypeError`` too.

        >>> game = Game.from_position({"Ann": {"hand": ["Shock"], "battlefield": ["Mountain"]}, "Bob": {"life": 2}})
        >>> game.options
        [<Pass>, <Cast Shock {R} #1>]
        """
        number, kind = whole_number(seed, "a seed"), word(format, "a format")
        when, where = whole_number(turn, "a turn"), word(step, "a step")
        made = build_position(players, number, kind, when, where)
        setup = Setup(seed=number, format=kind, names=made.names, position=made.plain, turn=when, step=where,
                      automations=tuple(sorted(_checked(automations).items())))  # fmt: skip
        return cls(setup, made.state, made.labels)

    @classmethod
    def replay(cls, text: str | bytes, check: bool = True) -> Game:
        """The game of a record. ``check``: each answer must be one that was on offer."""
        found = records.read(text)
        setup = found.setup
        if setup.position is not None:
            game = cls._of_position(setup)
            if records.position_digest(game._beginning) != found.cards:
                raise records.told_by(InvalidRecord(records.OTHER_CARDS), found.made_by)
        else:
            game = cls(setup, starting_state(setup))
        try:
            game._follow(found.answers, check)
        except InvalidRecord as error:
            raise records.told_by(error, found.made_by) from error.__cause__
        return game

    @classmethod
    def _of_position(cls, setup: Setup) -> Game:
        """The position that a record began with."""
        assert setup.position is not None
        try:
            game = cls.from_position(
                setup.position, setup.seed, setup.format, setup.turn, setup.step, **dict(setup.automations)
            )
        except InsetError as error:
            raise InvalidRecord(f"position: {error}") from error
        if game.players != setup.names:
            raise InvalidRecord("names: not those of the position")
        return game

    # --- looking ----------------------------------------------------------------------------------

    @property
    def options(self) -> Options:
        """What may be answered now; nothing when the game is over."""
        found = self.decision
        return found.options if found is not None else no_options(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it is in progress."""
        found: Outcome | None = self.state.outcome
        return found

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names, in turn order."""
        return tuple(player.name for player in self.state.players)

    @property
    def labels(self) -> Mapping[str, int]:
        """For a game that began from a position: the card of each label, by the number that it keeps in all zones."""
        return self._labels

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, oldest first."""
        return [event for event in self._log_events() if event.kind != event_records.FORGOT]

    def _log_events(self) -> list[Event]:
        found: list[Event] = []
        cell = self.state.log
        while cell is not None:
            cell, event = cell
            found.append(event)
        found.reverse()
        return found

    @property
    def log(self) -> list[str]:
        """What has happened in words, each line with the rule that made it happen."""
        if self._told is None:
            return self._chronicle.lines(self.state)
        events = self._log_events()
        viewer, count = self._told  # what happened before a sample is described as the player saw it
        return telling.tell(self.state, events, viewer, events[count:], you=True)

    def fingerprint(self) -> str:
        """A short name for the state: the same on any machine for a game with the same answers."""
        asked = self.decision
        return naming.fingerprint(self.state, () if asked is None else (asked.kind, asked.player, asked.rule))

    def key(self) -> str:
        """A key for the position: equal for positions that play on alike, whatever numbers their objects have.

        The order of cards in hands and in exile doesn't count, nor how long the game has lasted, nor the state of chance. Like
        ``fingerprint`` it belongs to the whole table: hidden cards count.

        >>> one, two = (Game.from_position({"Ann": {"hand": hand}, "Bob": {}}) for hand in (["Shock", "Opt"], ["Opt", "Shock"]))
        >>> one.key() == two.key(), one.fingerprint() == two.fingerprint()
        (True, False)
        """
        return naming_alike.game_key(self)

    def view(self, player: WholeNumber) -> View:
        """What this player may know, and nothing else.

        >>> view = Game.from_position({"Ann": {"hand": ["Shock"]}, "Bob": {"hand": ["Opt", "Opt"]}}).view(0)
        >>> [(player["hand_size"], [card["name"] for card in player["hand"]]) for player in view.data["players"]]
        [(1, ['Shock']), (2, [])]
        """
        return View(self, self._seated(player, IndexError))

    def seat(self, player: WholeNumber) -> Seat:
        """One player's place at the game: what is safe to hand to a stranger, a bot or a page.

        >>> game = Game.from_position({"Ann": {"hand": ["Shock"]}, "Bob": {}})
        >>> game.seat(0).options, game.seat(1).options
        ([<Pass>], [])
        """
        return Seat(self, self._seated(player, IndexError))

    def why_not(self, player: WholeNumber, card: NumberOrWord) -> list[str]:
        """Every way of playing a card, and for each that is not on offer the rule and the reason.

        This method knows everything: it looks for a name in hands and libraries too. ``seat(player).why_not`` only
        answers about what the player sees.

        >>> Game.from_position({"Ann": {"hand": ["Shock"]}, "Bob": {}}).why_not(0, "Shock")
        ["Cast Shock: its costs can't be paid (601.2h)"]
        """
        return reasons.why_not(self.state, self._seated(player), card)

    def explain(
        self,
        what: int | str | Option | tuple[int | str, str],
        player: WholeNumber | None = None,
        x: WholeNumber | None = None,
    ) -> Explanation:
        """Why something is the way it is: rows with a value and the steps that led to it, each with its source and
        rule.

        ``what``: an object, by its id or name: its characteristics, layer by layer (613), and who controls it. An option: its
        cost (601.2f); an X in it stays X, or is this ``x`` (107.3a). A creature with ``"attack"`` or ``"block"``: what
        requires it or forbids it (508.1, 509.1). With a ``player``, nothing that this player's view hides. If several
        objects have the name, the battlefield comes first, and there the permanents of this player, or else of the one
        who decides.

        >>> game = Game.from_position({"Ann": {"battlefield": ["Serra Angel", "Humility", "Glorious Anthem"]}, "Bob": {}})
        >>> print(game.explain("Serra Angel")["power"])
        power 2: printed 4; 7b Humility sets 1; 7c Glorious Anthem +1
        >>> game = Game.from_position({"Ann": {"hand": ["Shock"], "battlefield": ["Mountain"]}, "Bob": {}})
        >>> print(game.explain(game.options.find("Cast Shock"))["cost"])
        cost {R}: mana cost {R}
        """
        viewer = None if player is None else self._seated(player)
        asked = self.decision
        amount = None if x is None else x.__index__() if is_whole(x) else -1
        if amount is not None and (amount < 0 or not isinstance(what, Option)):
            raise IllegalAnswer(f"x is a number of an option's cost, 0 or more, not {said(x)}")
        if isinstance(what, Option):
            return self._explain_option(what, viewer, amount)
        st, near = self.state, viewer if viewer is not None else asked.player if asked is not None else 0
        known = shown(st, viewer, asked, self._chronicle) if viewer is not None else frozenset()
        return reasoning.explain(st, what, lambda obj: viewer is None or sees(st, obj, viewer, known), near, viewer)

    def _seated(self, player: object, error: type[Exception] = IllegalAnswer) -> int:
        """The player's number, if there is such a player."""
        if isinstance(player, bool) or not isinstance(player, SupportsIndex):
            raise error(f"there is no player {said(player)}")
        number = player.__index__()
        if not 0 <= number < len(self.state.players):
            raise error(f"there is no player {said(number)}")
        return number

    def _explain_option(self, option: Option, player: int | None, x: int | None) -> Explanation:
        """An option of the current question: who attacks or blocks, or what it costs."""
        asked = self.decision
        if asked is None or (player is not None and asked.player != player) or option not in asked.options:
            raise IllegalAnswer("that is not an option of the current question, or not this player's")
        if asked.kind in (ATTACK, BLOCK):
            deed = "attack" if asked.kind == ATTACK else "block"
            return reasoning.explain(self.state, (asked.subject, deed), lambda obj: True, asked.player, player)
        return explain_cost(self.state, asked.question.whose, option.answer, x)

    def record(self) -> str:
        """The game as text, for ``Game.replay``."""
        return records.write(self._setup, self._beginning, self._past)

    def to_scenario(self, name: str = "position", title: str = "") -> str:
        """The current position as a scenario file; raises ``CannotSay`` for anything the format can't express."""
        found = self.decision
        return write_position(self.state, found.question if found is not None else None, name, title)

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """A game is pickled as its record."""
        return Game.replay, (self.record(), False)

    def __str__(self) -> str:
        """The table as the player who decides sees it; when the game is over, as the first player does."""
        return str(self.view(self.decision.player if self.decision is not None else 0))

    def __repr__(self) -> str:
        st = self.state
        where = f"turn {st.turn}" if st.outcome is None else str(st.outcome)
        return f"<Game of {' and '.join(self.players)}: {where}>"

    # --- automations ------------------------------------------------------------------------------

    def automation(self, name: Word) -> bool:
        """Is this automation on? ``forced``, ``mana``, ``passing``, ``paying``, ``ordering``, ``merging``."""
        known = word(name, "an automation")
        _checked({known: True})
        return self._automations[known]

    def automate(self, **changes: Hashable) -> None:
        """Turns automations on or off from the next answer on; the current question is asked again.

        They apply to the whole table. With ``passing`` on, who is asked depends on what players hold, which reveals
        something about their hands: leave it off when strangers play.
        """
        for name, on in _checked(changes).items():
            if self._automations[name] != on:
                self._apply(Special("automate", name, on))

    # --- answering --------------------------------------------------------------------------------

    def choose(self, answer: object) -> None:
        """Answers the current question, with an option or its answer. Illegal answers change nothing.

        It answers for the player who decides, and an error lists that player's options. ``seat(player).choose`` answers
        for one player only.

        Until 0.4 an answer may also be written as records write it, such as ``("cast", 50, 0, "", 51)``, or -2 for the second
        player as a target: that is deprecated.
        """
        found = self._decision if self._live is not None else self.decision
        if found is None:
            raise IllegalAnswer("the game is over", "104.1")
        option = answer if isinstance(answer, Option) else None
        given = answer if option is None else option.answer
        question = found.question
        values = question.values
        at = found.options.place_in(values, given)
        if at == NOT_LISTED:
            raise IllegalAnswer(f"{said(answer)} is not on offer{found.options.meant_by(given)}", found.rule)
        value = values[at]
        if not isinstance(given, Answer) and isinstance(value, Answer):
            warnings.warn(
                "choose will not accept answers as records write them from 0.3 on: use an option or its answer",
                DeprecationWarning,
                stacklevel=2,
            )
        if option is not None:
            option.text  # noqa: B018  its words, while they can still be found
        choice = len(values) > 1
        self._count_choices(choice, choice and declines(value, question.kind))
        self._go(value)

    def pass_priority(self) -> None:
        """117.3d: passes, without listing the other options: the fast way for batches and search."""
        found = self.decision
        if found is None or found.kind != PRIORITY:
            raise IllegalAnswer("nobody has priority", "117.3d")
        self._count_choices(True, True)
        self._go(PASS)

    def concede(self, player: WholeNumber) -> None:
        """104.3a: the player leaves the game, at any time."""
        number = self._seated(player)
        if self.state.outcome is not None or self.state.players[number].lost:
            raise IllegalAnswer("the player is no longer in the game", "104.3a")
        self._apply(Special("concede", number))

    def fix_chance(self, results: Sequence[int]) -> None:
        """The next dice show these numbers, the next coins 1 for heads and 0 for tails, whatever the seed says."""
        given: Sequence[Any] = results
        if any(type(result) is not int or not 0 <= result < 10**9 for result in given):
            raise IllegalAnswer(f"a die or a coin can't show that: {said(list(results))}")
        self._apply(Special("chance", " ".join(str(result) for result in (*self.state.forced_rolls, *results))))

    def undo(self) -> None:
        """Goes back to the question before the last answer that a player gave."""
        cell = self._past
        while cell is not None and cell is not self._floor and cell.how == AUTOMATIC:
            cell = cell.rest
        if cell is None or cell is self._floor:
            raise IllegalAnswer("there is nothing to take back")
        self._return_to(cell.rest)


def _checked(automations: Mapping[str, object]) -> dict[str, bool]:
    found: dict[str, bool] = {}
    for name, on in automations.items():
        if name not in AUTOMATIONS:
            raise WrongType(f"no automation called {name!r}; choose {', '.join(AUTOMATIONS)}")
        if not isinstance(on, bool):
            raise WrongType(f"{name} must be True or False, not {shortly(on)}")
        found[name] = on
    return found


def decks() -> list[str]:
    """The names of the embedded decks."""
    return library.names()


def deck(name: str) -> Deck:
    """An embedded deck."""
    return library.deck(name)
