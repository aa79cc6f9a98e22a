"""The game object: from decks to a winner, one answer at a time.

>>> game = Game.new(["fables", "skies"], seed=7)
>>> game.decision.kind
'mulligan'
>>> game.choose(game.options.find("Keep"))

The rules run as a generator that stops at each question. Generators can't be copied, so a game keeps the state as of the
last priority, which is never changed, and the answers since: a copy starts there and gives those answers again.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Generator, Mapping, Sequence
from typing import Any, Final

from inset import fingerprint as naming
from inset import position as positions
from inset import record as records
from inset import telling, wording
from inset.cards import decks as library
from inset.cards.decks import Deck
from inset.kernel.errors import IllegalAnswer, InsetError, InvalidDeck, InvalidRecord
from inset.options import NOT_LISTED, Decision, Option, Options
from inset.record import AUTOMATIC, CHOSEN, SPECIAL, Past, Setup, Special
from inset.rules import decision as rules
from inset.rules import endgame, happenings
from inset.rules.endgame import Outcome
from inset.rules.state import Event, State
from inset.starting import run as play
from inset.starting import starting_state
from inset.view import View

AUTOMATIONS: Final = ("forced", "mana", "passing", "paying", "ordering")
DEFAULTS: Final = {"forced": True, "mana": True, "passing": False, "paying": False, "ordering": True}
MARK_EVERY: Final = 20  # priorities between two states that are kept for undoing
MOST_ANSWERS: Final = 200_000
MOST_OBJECTS: Final = 10_000
LOOP_AFTER: Final = 100  # answers without a choice before the game looks for a loop
LOOP_TIMES: Final = 3

Run = Generator[rules.Decision, Any, None]


class Mark:
    """A state that is kept: no answers lie between it and ``past``."""

    __slots__ = ("past", "rest", "state")

    def __init__(self, rest: Mark | None, past: Past | None, state: State) -> None:
        self.rest = rest
        self.past = past
        self.state = state


class Game:
    """A game of Magic. Make one with ``Game.new``, ``Game.from_position`` or ``Game.replay``."""

    __slots__ = (
        "_automations", "_checkpoint", "_decision", "_known", "_labels", "_live", "_loop", "_marks", "_past", "_run",
        "_setup", "_since_mark",
    )  # fmt: skip

    def __init__(self, setup: Setup, start: State, labels: Mapping[str, int] | None = None) -> None:
        self._setup = setup
        self._automations: dict[str, bool] = {**DEFAULTS, **dict(setup.automations)}
        self._labels: dict[str, int] = dict(labels or {})
        start.auto_mana = self._automations["mana"]
        self._past: Past | None = None  # the last answer, and through it all others
        self._marks = Mark(None, None, start)
        self._checkpoint = self._marks
        self._since_mark = 0
        self._live: State | None = None
        self._run: Run | None = None
        self._decision: Decision | None = None
        self._known: Sequence[Any] | None = None  # the options, if the game that this is a copy of had listed them
        self._loop: tuple[int, dict[str, int]] = (0, {})
        self._wake()

    # --- making one ----------------------------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        decks: Sequence[Deck | str],
        seed: int = 0,
        format: str = "duel",
        names: Sequence[str] | None = None,
        first: int | None = 0,
        **automations: bool,
    ) -> Game:
        """A new game (103): two or more decks, or names of embedded ones. ``first``: who begins; None: by chance."""
        setup = records.new_setup(decks, seed, format, names, first, _checked(automations))
        return cls(setup, starting_state(setup))

    @classmethod
    def from_position(
        cls,
        players: Mapping[str, Any] | Sequence[Any],
        seed: int = 0,
        format: str = "duel",
        turn: int = 1,
        step: str = "precombat main",
        **automations: bool,
    ) -> Game:
        """A game in the midst of things: the ``players`` mapping of a scenario, the first being the active one."""
        made = positions.build(players, seed, format, turn, step)
        setup = Setup(seed=seed, format=format, names=made.names, position=made.plain, turn=turn, step=step,
                      automations=tuple(sorted(_checked(automations).items())))  # fmt: skip
        return cls(setup, made.state, made.labels)

    @classmethod
    def replay(cls, text: str | bytes, check: bool = True) -> Game:
        """The game that a record tells of. ``check``: each answer must be one that was on offer."""
        found = records.read(text)
        setup = found.setup
        if setup.position is not None:
            game = cls.from_position(
                setup.position, setup.seed, setup.format, setup.turn, setup.step, **dict(setup.automations)
            )
        else:
            game = cls(setup, starting_state(setup))
        game._follow(found.answers, check)
        return game

    def _sampled(self, start: State, past: Past | None) -> Game:
        """A game that goes on from a state that never was (``View.sample``)."""
        other = self.copy()
        other._setup = dataclasses.replace(self._setup, sampled=True)
        other._marks = other._checkpoint = Mark(None, past, start)
        other._since_mark = 0
        other._known = None
        return other

    def copy(self) -> Game:
        """Another game in the same position, which goes its own way from here."""
        other = Game.__new__(Game)
        other._setup = self._setup
        other._automations = self._automations
        other._labels = self._labels
        other._past = self._past
        other._marks = self._marks
        other._checkpoint = self._checkpoint
        other._since_mark = self._since_mark
        other._live = None
        other._run = None
        other._decision = None
        other._known = self._known
        if self._decision is not None:
            other._known = self._decision.question._values
        other._loop = self._loop
        return other

    # --- looking ---------------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The state of the rules, for reading only."""
        if self._live is None:
            self._wake()
        assert self._live is not None
        return self._live

    @property
    def decision(self) -> Decision | None:
        """The question that stands; None when the game is over."""
        if self._live is None:
            self._wake()
        return self._decision

    @property
    def options(self) -> Options | tuple[Option, ...]:
        """What may be answered now; nothing when the game is over."""
        found = self.decision
        return found.options if found is not None else ()

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        found: Outcome | None = self.state.outcome
        return found

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names, in turn order."""
        return tuple(player.name for player in self.state.players)

    @property
    def labels(self) -> Mapping[str, int]:
        """Of a game that began from a position: each label's card, by the number that it keeps in all zones."""
        return self._labels

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, oldest first."""
        return [event for event in self._log_events() if event.kind != happenings.FORGOT]

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
        return telling.tell(self.state, self._log_events())

    @property
    def answers(self) -> int:
        """How many questions have been answered, by players or of themselves."""
        return self._past.count if self._past is not None else 0

    def fingerprint(self) -> str:
        """A short name for the state: the same on any machine for a game with the same answers."""
        return naming.fingerprint(self.state)

    def view(self, player: int) -> View:
        """What this player may know, and nothing else."""
        return View(self, player)

    def why_not(self, player: int, card: int | str) -> list[str]:
        """Every way of playing a card, and for each that is not on offer the rule and the reason."""
        return wording.why_not(self.state, player, card)

    def record(self) -> str:
        """The game as text, for ``Game.replay``."""
        return records.write(self._setup, self._automations, self._past)

    def __repr__(self) -> str:
        st = self.state
        where = f"turn {st.turn}" if st.outcome is None else str(st.outcome)
        return f"<Game of {' and '.join(self.players)}: {where}>"

    # --- automations --------------------------------------------------------------------------------------------------

    def automation(self, name: str) -> bool:
        """Is this automation on? ``forced``, ``mana``, ``passing``, ``paying``, ``ordering``."""
        return self._automations[name]

    def automate(self, **changes: bool) -> None:
        """Turns automations on or off from the next answer on; the question that stands is put again."""
        for name, on in _checked(changes).items():
            if self._automations[name] != on:
                self._apply(Special("automate", name, on))

    # --- answering ----------------------------------------------------------------------------------------------------

    def choose(self, answer: Option | Any) -> None:
        """Answers the question that stands, with an option or its bare value. Illegal answers change nothing."""
        found = self.decision
        if found is None:
            raise IllegalAnswer("the game is over", "104.1")
        value = answer.value if isinstance(answer, Option) else answer
        at = found.options.place_of(value)
        if at == NOT_LISTED:
            raise IllegalAnswer(f"that is not on offer: {_said(answer)}", found.rule)
        if isinstance(answer, Option):
            answer.text  # noqa: B018  its words, while they can still be found
        self._count_choices(len(found.options.values) > 1)
        self._go(found.options.values[at])

    def concede(self, player: int) -> None:
        """104.3a: the player leaves the game, at any time."""
        if not 0 <= player < len(self.state.players):
            raise IllegalAnswer(f"there is no player {player}")
        if self.state.outcome is not None or self.state.players[player].lost:
            raise IllegalAnswer("the player is not in the game any more", "104.3a")
        self._apply(Special("concede", player))

    def undo(self) -> None:
        """Back to the question before the last answer that a player gave."""
        cell = self._past
        while cell is not None and cell.how == AUTOMATIC:
            cell = cell.rest
        if cell is None:
            raise IllegalAnswer("there is nothing to take back")
        self._return_to(cell.rest)

    # --- running --------------------------------------------------------------------------------------------------------

    def _wake(self) -> None:
        """Runs from the checkpoint to the question that stands."""
        answers: list[Past] = []
        cell = self._past
        while cell is not self._checkpoint.past:
            assert cell is not None
            answers.append(cell)
            cell = cell.rest
        self._start(self._checkpoint.state.clone())
        for cell in reversed(answers):
            self._give(cell)
        if self._decision is not None and self._known is not None:
            self._decision.question._values = self._known
        self._known = None
        if self._past is None:
            self._settle()

    def _start(self, state: State) -> None:
        self._live = state
        self._run = play(state)
        self._receive(None)

    def _receive(self, value: Any) -> None:
        """Sends an answer to the rules and takes the next question."""
        assert self._run is not None
        if self._decision is not None:
            self._decision.options.close()
        try:
            question = self._run.send(value)
        except StopIteration:
            self._decision = None
            return
        assert self._live is not None
        self._decision = Decision(question, self._live) if self._live.outcome is None else None

    def _give(self, cell: Past) -> None:
        """Gives an answer again that was given before."""
        if cell.how == SPECIAL:
            self._do(cell.value)
        else:
            self._receive(cell.value)

    def _go(self, value: Any) -> None:
        """Gives a new answer, then those that give themselves. If the rules refuse it, nothing has changed."""
        before = (self._past, self._marks, self._checkpoint, self._since_mark)
        try:
            self._past = Past(self._past, value, CHOSEN)
            self._receive(value)
            self._settle()
        except Exception:
            self._past, self._marks, self._checkpoint, self._since_mark = before
            self._sleep()
            raise

    def _settle(self) -> None:
        """Keeps the state at each priority, and gives the answers that give themselves."""
        while self._decision is not None:
            if self._ends_here():
                return
            question = self._decision.question
            if question.kind == rules.PRIORITY:
                self._keep()
            if not self._gives_itself(question):
                return
            value = question.values[0]
            self._count_choices(len(question.values) > 1)
            self._past = Past(self._past, value, AUTOMATIC)
            self._receive(value)
        if self._live is None or self._live.outcome is None:
            raise InsetError("the rules stopped without an outcome")

    def _gives_itself(self, question: rules.Decision) -> bool:
        if question.kind == rules.PRIORITY:
            return self._automations["passing"] and len(question.values) == 1
        if question.kind == rules.PAY and self._automations["paying"]:
            return True
        return self._automations["forced"] and len(question.values) == 1

    def _keep(self) -> None:
        """A priority: from here the rules can start again with nothing but the state."""
        assert self._live is not None
        state = self._live.clone()
        self._since_mark += 1
        if self._since_mark >= MARK_EVERY:
            self._since_mark = 0
            self._marks = Mark(self._marks, self._past, state)
            self._checkpoint = self._marks
        else:
            self._checkpoint = Mark(self._marks, self._past, state)

    def _sleep(self) -> None:
        """Forgets the running generator; the next look runs from the checkpoint again."""
        if self._decision is not None:
            self._decision.options.close()
        self._live = self._run = self._decision = self._known = None

    def _return_to(self, past: Past | None) -> None:
        """Back to just after an answer that was given before."""
        count = past.count if past is not None else 0
        mark = self._marks
        while mark.rest is not None and mark.past is not None and mark.past.count > count:
            mark = mark.rest
        answers: list[Past] = []
        cell = past
        while cell is not mark.past:
            if cell is None:
                raise IllegalAnswer("there is nothing to take back")
            answers.append(cell)
            cell = cell.rest
        self._sleep()
        self._marks = self._checkpoint = mark
        self._since_mark = 0
        self._past = mark.past
        self._loop = (0, {})
        self._automations = self._automations_at(mark.past)
        self._start(mark.state.clone())
        for cell in reversed(answers):
            if self._decision is not None and self._decision.kind == rules.PRIORITY:
                self._keep()
            self._past = cell
            self._give(cell)
        self._settle()

    def _automations_at(self, past: Past | None) -> dict[str, bool]:
        found = {**DEFAULTS, **dict(self._setup.automations)}
        changes = []
        while past is not None:
            if past.how == SPECIAL and past.value.what == "automate":
                changes.append(past.value)
            past = past.rest
        for change in reversed(changes):
            found[change.key] = change.value
        return found

    # --- what is no answer to a question ----------------------------------------------------------------------------------

    def _apply(self, special: Special) -> None:
        self.decision  # noqa: B018  awake
        if special.what == "concede" and self._live is not None and self._decision is not None:
            if self._decision.kind != rules.PRIORITY and len(self._live.in_game()) > 2:
                self._past = self._checkpoint.past  # the others go on from the last priority
                self._sleep()
                self._wake()
        self._past = Past(self._past, special, SPECIAL)
        self._do(special)
        self._settle()

    def _do(self, special: Special) -> None:
        assert self._live is not None
        if special.what == "concede":
            endgame.concede(self._live, special.key)
            if self._live.outcome is None:
                self._start(self._live)
            else:
                self._decision = None
        elif special.what == "loop":
            endgame.mandatory_loop(self._live)
            self._decision = None
        elif special.what == "limit":
            endgame.stop_at_limit(self._live, special.key)
            self._decision = None
        elif special.what == "automate":
            self._automations = {**self._automations, special.key: special.value}
            if special.key == "mana":
                self._live.auto_mana = special.value
                if self._decision is not None and self._decision.kind == rules.PRIORITY:
                    self._start(self._live)
        else:
            assert special.what == "reseed"
            self._live.rng = special.key

    # --- ends that the rules do not see ----------------------------------------------------------------------------------

    def _ends_here(self) -> bool:
        """Ends a game that goes in circles or has grown too large."""
        assert self._live is not None
        if self.answers > MOST_ANSWERS:
            return self._end(Special("limit", f"more than {MOST_ANSWERS} answers"))
        if len(self._live.objs) > MOST_OBJECTS:
            return self._end(Special("limit", f"more than {MOST_OBJECTS} objects"))
        if self._loop[0] > LOOP_AFTER and self._goes_in_circles():
            return self._end(Special("loop"))
        return False

    def _end(self, special: Special) -> bool:
        self._past = Past(self._past, special, SPECIAL)
        self._do(special)
        return True

    def _count_choices(self, choice: bool) -> None:
        if choice:
            if self._loop[0]:
                self._loop = (0, {})
        else:
            self._loop = (self._loop[0] + 1, self._loop[1])

    def _goes_in_circles(self) -> bool:
        """104.4b: a position that comes back again and again with no choice in between."""
        assert self._decision is not None and self._live is not None
        if self._decision.kind != rules.PRIORITY:
            return False
        count, seen = self._loop
        key = naming.position_key(self._live)
        times = seen.get(key, 0) + 1
        self._loop = (count, {**seen, key: times})
        return times >= LOOP_TIMES

    # --- records ---------------------------------------------------------------------------------------------------------

    def _follow(self, answers: Sequence[tuple[Any, int]], check: bool) -> None:
        """Gives the answers of a record. What gives itself is in the record too."""
        self._past = None
        self._marks = self._checkpoint = _first(self._marks)
        self._since_mark = 0
        self._start(self._checkpoint.state.clone())
        for number, (value, how) in enumerate(answers):
            try:
                self._follow_one(value, how, check)
            except InvalidRecord:
                raise
            except Exception as error:
                raise InvalidRecord(f"answer {number}: {error}") from error
        self._settle()

    def _follow_one(self, value: Any, how: int, check: bool) -> None:
        if how == SPECIAL:
            self._past = Past(self._past, value, how)
            self._do(value)
            return
        if self._decision is None:
            raise IllegalAnswer("the game is over", "104.1")
        options = self._decision.options
        if check:
            at = options.place_of(value)
            if at == NOT_LISTED:
                raise IllegalAnswer(f"that is not on offer: {_said(value)}", self._decision.rule)
        if self._decision.kind == rules.PRIORITY:
            self._keep()
        self._past = Past(self._past, value, how)
        self._receive(value)


def _first(mark: Mark) -> Mark:
    while mark.rest is not None:
        mark = mark.rest
    return mark


def _checked(automations: Mapping[str, bool]) -> dict[str, bool]:
    for name in automations:
        if name not in AUTOMATIONS:
            raise TypeError(f"no automation is called {name!r}; there is {', '.join(AUTOMATIONS)}")
    return dict(automations)


def _said(answer: object) -> str:
    text = str(answer)
    return text if len(text) <= 80 else text[:79] + "…"


def decks() -> list[str]:
    """The names of the embedded decks."""
    return library.names()


def deck(name: str) -> Deck:
    """An embedded deck."""
    return library.deck(name)


__all__ = ["Game", "decks", "deck", "InvalidDeck"]
