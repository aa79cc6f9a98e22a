"""A running game: the generator of the rules, the state at the last priority, the answers since (104.4b, 733).

Generators can't be copied. So a copy starts with a state at an earlier priority, which is never changed, and replays the
answers since; undo does the same. Once a game has been copied, that is the last priority that did not follow a pass. Before,
only every tenth such state is stored, and one that turns out to be needed is reached from there. An exception ends a
generator; then the session also returns to where it was before the answer.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from typing import Any, Final, Self

from inset.kernel.errors import IllegalAnswer, InsetError, InvalidRecord
from inset.kernel.steps import step
from inset.play.chronicle import Chronicle
from inset.play.circles import NOWHERE, Circle
from inset.play.merging import Picks, merge, picked
from inset.play.new_game import run as play
from inset.play.options import NOT_LISTED, Decision
from inset.play.past import Past
from inset.play.record import AUTOMATIC, AUTOMATIONS, CHOSEN, SPECIAL, Setup, Special
from inset.rules import atoms
from inset.rules.atoms import turns
from inset.rules.model import decision as rules
from inset.rules.model.answer_codec import named
from inset.rules.model.answers import PASS, Answer, Pass
from inset.rules.model.caches import Caches
from inset.rules.model.state import Passing, State
from inset.rules.players import ending_the_game
from inset.rules.players.leaving import Leaves

MARK_EVERY: Final = 10  # kept states between two that are kept for undo
MARK_RARELY: Final = 100  # … in a game in which hardly anything is taken back
MOST_ANSWERS: Final = 200_000
MOST_OBJECTS: Final = 10_000
LOOP_AFTER: Final = 100  # answers without a choice before the game looks for a loop
LOOP_TIMES: Final = 3
ANY_TURN: Final = -1
NO_LOOP: Final[tuple[int, Circle, int]] = (0, NOWHERE, ANY_TURN)  # answers, positions; the turn, if others passed


class Mark:
    """A stored state: there are no answers between it and ``past``."""

    __slots__ = ("past", "rest", "state")

    def __init__(self, rest: Mark | None, past: Past | None, state: State) -> None:
        self.rest = rest
        self.past = past
        self.state = state


class Session:
    """What runs a game: ``Game`` adds what people see of it."""

    __slots__ = (
        "_automations", "_checkpoint", "_chronicle", "_copied", "_decision", "_floor", "_known", "_labels", "_live", "_loop",
        "_mark_every", "_marks", "_past", "_picks", "_priority", "_run", "_setup", "_since_mark", "_told",
    )  # fmt: skip

    def __init__(
        self, setup: Setup, start: State, labels: Mapping[str, int] | None = None, of: Session | None = None
    ) -> None:
        """A game from a state on, or a copy ``of`` one."""
        self._setup = setup
        self._live: State | None = None
        self._run: rules.Ask[None] | None = None
        self._decision: Decision | None = None
        self._picks: Picks | None = None  # with ``merging``: those of the declaration that is being made
        self._known: Sequence[Any] | None = None  # the options, if the game that this is a copy of had listed them
        if of is not None:
            self._share(of)
            return
        self._automations: dict[str, bool] = {**AUTOMATIONS, **dict(setup.automations)}
        self._labels: dict[str, int] = dict(labels or {})
        start.auto_mana = self._automations["mana"]
        start.auto_order = self._automations["ordering"]
        self._past: Past | None = None  # the last answer, and through it all others
        self._floor: Past | None = None  # can't be undone: how a sample got to its position
        self._told: tuple[int, int] | None = None  # of a sample: whose, and how many events lie before it
        self._chronicle = Chronicle()  # what has been read of the log; copies share it
        self._marks = Mark(None, None, start)
        self._checkpoint = self._marks
        self._priority: Past | None = None  # the last answer before the last priority that did not follow a pass
        self._since_mark = 0
        self._mark_every = MARK_EVERY
        self._copied = False  # is each state at such a priority stored, since somebody may ask for it again?
        self._loop: tuple[int, Circle, int] = NO_LOOP
        self._wake()

    def _share(self, of: Session) -> None:
        self._automations = of._automations
        self._labels = of._labels
        self._past = of._past
        self._floor = of._floor
        self._told = of._told
        self._chronicle = of._chronicle
        self._marks = of._marks
        self._checkpoint = of._checkpoint
        self._priority = of._priority
        self._copied = of._copied
        self._since_mark = of._since_mark
        self._mark_every = of._mark_every
        self._known = of._known if of._decision is None else of._decision.question._values
        self._loop = of._loop

    def _for_samples(self) -> Setup:
        """How a sampled game began (``View.sample``): nobody knows."""
        automations = tuple(sorted(self._automations.items()))
        return dataclasses.replace(self._setup, sampled=True, seed=0, position=None, decks=(), automations=automations)

    def _sampled(
        self, setup: Setup, start: State, answers: Sequence[Past], seed: int, told: tuple[int, int], hidden: Set[int]
    ) -> Self:
        """A game without a history that continues from a made-up state (``View.sample``).

        ``start``: the state as of the last priority. ``answers``: those since. ``seed``: for random results from then on.
        ``told``: who sees it like this, and how many events lie before it. ``hidden``: the cards that this player can't see.
        """
        other = self.copy()
        other._setup = setup
        other._past = None
        for cell in answers:
            other._past = Past(other._past, cell.value, cell.how)
        other._past = other._floor = Past(other._past, Special("reseed", seed), SPECIAL)
        other._marks = other._checkpoint = Mark(None, None, start)
        other._priority = None
        other._since_mark = 0
        other._loop = NO_LOOP
        other._known = None
        other._labels = {label: card for label, card in self._labels.items() if card not in hidden}
        other._told = told
        return other

    def _answered_again(
        self, start: State, answers: Iterable[Past], again: Callable[[Session, int, Any], Any]
    ) -> list[Past]:
        """The answers since the last priority, given in a made-up state; ``again`` says what replaces
        each."""
        other = self.copy()
        other._known = None
        other._start(start.clone())
        found: list[Past] = []
        for place, cell in enumerate(answers):
            if cell.how != SPECIAL:
                cell = Past(None, again(other, place, cell.value), cell.how)
            found.append(cell)
            other._give(cell)
        return found

    def _questions(self, answers: Iterable[Past]) -> list[rules.Question | None]:
        """The questions that these answers since the last priority were given to; None where nobody was asked."""
        found: list[rules.Question | None] = []

        def again(other: Session, place: int, answer: Any) -> Any:
            asked = other._decision
            found.extend([None] * (place - len(found)))
            found.append(asked.question if asked is not None else None)
            return answer

        self._answered_again(self._latest().state, answers, again)
        return found

    def copy(self) -> Self:
        """An independent game in the same position."""
        self._latest()
        return self._from_checkpoint()

    def _from_checkpoint(self) -> Self:
        return type(self)(self._setup, self._checkpoint.state, None, self)

    def _keep_less(self) -> None:
        """For a game that is played on and on: fewer of its states are stored. The first undo, or copy between two priorities,
        takes longer."""
        self._mark_every = MARK_RARELY

    @property
    def state(self) -> State:
        """The state of the rules, for reading only."""
        if self._live is None:
            self._wake()
        assert self._live is not None
        return self._live

    @property
    def decision(self) -> Decision | None:
        """The current question; None when the game is over."""
        if self._live is None:
            self._wake()
        return self._decision

    @property
    def _beginning(self) -> State:
        """The state that the game began with; it is never changed."""
        return _first(self._marks).state

    @property
    def answers(self) -> int:
        """How many questions have been answered, by players or automatically."""
        before = self._floor.count if self._floor is not None else 0
        return self._past.count - before if self._past is not None else 0

    # --- running ----------------------------------------------------------------------------------

    def _wake(self) -> None:
        """Runs from the checkpoint to the current question."""
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

    def _receive(self, value: Any, passing: Passing | None = None) -> None:
        """Sends an answer to the rules and takes the next question. ``passing``: players who can do nothing else may pass
        unasked until then."""
        live = self._live
        assert self._run is not None and live is not None
        step()
        merging = self._automations["merging"]
        if self._decision is not None:
            if merging:
                self._picks = picked(self._picks, live, self._decision.question, value)
            self._decision.options._state = None  # as ``close`` does, without a call
            self._decision = None
        live.passing = passing
        try:
            question = self._run.send(value)
            if live.outcome is None:
                self._decision = Decision(question, live)
                if merging:
                    merge(question, live, self._picks, self._chosen)
        except StopIteration:
            pass
        live.passing = None
        if passing is not None and passing.given:
            self._passed(passing)

    def _passing(self) -> Passing | None:
        """How many passes may be given unasked until the game must be looked at: does it loop, or has it grown too large?"""
        if not self._automations["passing"]:
            return None
        count = self._past.count if self._past is not None else 0
        free = 0 if self._copied else self._mark_every - self._since_mark - 1
        return Passing(min(LOOP_AFTER - self._loop[0], MOST_ANSWERS - count) + 1, MOST_OBJECTS, free)

    def _passed(self, passing: Passing) -> None:
        """Writes down the passes that were given."""
        past = self._past
        for number in range(passing.given):
            if number == passing.before and passing.keeps:
                self._keep(passing.kept, past, passing.keeps)
            past = Past(past, PASS, AUTOMATIC)
        self._past = past
        self._picks = None
        count, seen, turn = self._loop
        self._loop = (count + passing.given, seen, turn)

    def _chosen(self) -> list[int]:
        """The objects that answers since the last priority name."""
        found: list[int] = []
        cell = self._past
        while cell is not None and cell is not self._priority:
            if isinstance(cell.value, Answer):
                found += [cell.value.names(), cell.value.uses()]
            cell = cell.rest
        return found

    def _give(self, cell: Past) -> None:
        """Replays an earlier answer."""
        if cell.how == SPECIAL:
            self._do(cell.value)
        else:
            self._receive(cell.value)

    def _go(self, value: Any) -> None:
        """Gives a new answer, then the automatic ones. If the rules refuse it, nothing has changed."""
        before = (self._past, self._marks, self._checkpoint, self._priority, self._since_mark)
        try:
            self._past = Past(self._past, value, CHOSEN)
            self._receive(value, self._passing())
            self._settle()
        except Exception:
            self._past, self._marks, self._checkpoint, self._priority, self._since_mark = before
            self._sleep()
            raise

    def _settle(self) -> None:
        """Notes each priority, and gives automatic answers."""
        while self._decision is not None:
            end = self._overdue()
            if end is not None:
                self._end(end)
                return
            question = self._decision.question
            if question.kind == rules.PRIORITY:
                self._at_priority()
                if not self._automations["passing"] or len(question.values) > 1:
                    return
            elif not self._gives_itself(question):
                return
            first = question.beginning()
            value = first[0]
            self._count_choices(len(first) > 1)
            self._past = Past(self._past, value, AUTOMATIC)
            self._receive(value, self._passing())
        if self._live is None or self._live.outcome is None:
            raise InsetError("the rules stopped without an outcome")

    def _gives_itself(self, question: rules.Question) -> bool:
        """Is the first answer given to a question that is not priority?"""
        if question.kind == rules.PAY and self._automations["paying"]:
            return True
        if question.kind == rules.WORD:
            return False  # thirty thousand names shouldn't be listed just for that
        return self._automations["forced"] and len(question.beginning()) == 1

    def _at_priority(self) -> None:
        """A priority: from here the rules can start again with nothing but the state.

        After a pass it is quickly reached again, so it is kept only if somebody asks (``_latest``).
        """
        assert self._live is not None
        if not self._live.passes:
            stored = self._copied or self._since_mark + 1 >= self._mark_every
            self._keep(State(self._live) if stored else None, self._past)

    def _keep(self, state: State | None, past: Past | None, count: int = 1) -> None:
        """``state``: None if it is not stored. ``count``: how many such priorities there were since the last."""
        self._priority = past
        self._since_mark += count
        if state is None:
            return
        if self._since_mark >= self._mark_every:
            self._since_mark = 0
            self._marks.state.caches = Caches()  # going back that far means working it out again
            self._marks = Mark(self._marks, past, state)
            self._checkpoint = self._marks
        else:
            self._checkpoint = Mark(self._marks, past, state)

    def _latest(self) -> Mark:
        """The state to start a copy from: the current one if a player has priority. From now on they are stored."""
        self._copied = True
        found = self._decision
        if found is not None and found.question.kind == rules.PRIORITY:
            if self._checkpoint.past is not self._past:
                assert self._live is not None
                self._keep(State(self._live), self._past)
        elif self._checkpoint.past is not self._priority:
            earlier = self._from_checkpoint()
            earlier._past, earlier._known = self._priority, None
            self._checkpoint = Mark(self._marks, self._priority, earlier.state)
        return self._checkpoint

    def _sleep(self) -> None:
        """Forgets the running generator; the next use runs from the checkpoint again."""
        if self._decision is not None:
            self._decision.options.close()
        self._live = self._run = self._decision = self._known = None

    def _return_to(self, past: Past | None) -> None:
        """Goes back to just after an earlier answer."""
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
        self._past = self._priority = mark.past
        self._loop = NO_LOOP
        self._automations = self._automations_at(mark.past)
        self._start(mark.state.clone())
        for cell in reversed(answers):
            if self._decision is not None and self._decision.kind == rules.PRIORITY:
                self._at_priority()
            self._past = cell
            self._give(cell)
        self._settle()

    def _automations_at(self, past: Past | None) -> dict[str, bool]:
        found = {**AUTOMATIONS, **dict(self._setup.automations)}
        changes: list[Special] = []
        while past is not None:
            if past.how == SPECIAL and past.value.what == "automate":
                changes.append(past.value)
            past = past.rest
        for change in reversed(changes):
            found[change.key] = change.value
        return found

    # --- what is not an answer to a question ----------------------------------------------------------

    def _apply(self, special: Special) -> None:
        self.decision  # noqa: B018  awake
        self._past = Past(self._past, special, SPECIAL)
        self._do(special)
        self._settle()

    def _do(self, special: Special) -> None:
        assert self._live is not None
        if special.what == "concede":
            self._receive(Leaves(special.key))
        elif special.what == "loop":
            ending_the_game.mandatory_loop(self._live)
            self._decision = None
        elif special.what == "limit":
            turns.stop_at_limit(self._live, special.key)
            self._decision = None
        elif special.what == "automate":
            self._automations = {**self._automations, special.key: special.value}
            self._live.auto_order = self._automations["ordering"]
            if special.key == "merging" and self._decision is not None:
                self._decision.question.merge(None)
                if special.value:
                    merge(self._decision.question, self._live, self._picks, self._chosen)
            if special.key == "mana":
                self._live.auto_mana = special.value
                self._live.forget()
                if self._decision is not None and self._decision.kind == rules.PRIORITY:
                    self._start(self._live)
        elif special.what == "chance":
            self._live.forced_rolls = tuple(int(word) for word in special.key.split())
        else:
            assert special.what == "reseed"
            self._live.rng = special.key
            if self._live.turn == 0:  # 103.5: nobody knows where the cards of a hand that was returned are
                for player, library in enumerate(self._live.libraries):
                    order = atoms.random_order(self._live, tuple(sorted(library)))
                    atoms.reorder_library(self._live, player, order)

    # --- ends that the rules do not see -----------------------------------------------------------

    def _overdue(self) -> Special | None:
        """The end of a game that loops or has grown too large."""
        assert self._live is not None
        if self._past is not None and self._past.count > MOST_ANSWERS:
            return Special("limit", f"more than {MOST_ANSWERS} answers")
        if len(self._live.objs) > MOST_OBJECTS:
            return Special("limit", f"more than {MOST_OBJECTS} objects")
        if self._loop[0] > LOOP_AFTER and self._goes_in_circles():
            return Special("loop")
        return None

    def _end(self, special: Special) -> None:
        self._past = Past(self._past, special, SPECIAL)
        self._do(special)

    def _count_choices(self, choice: bool, passed: bool = False) -> None:
        """732.5–6: nobody can be forced to end a loop: within a turn, to pass or to say no does not count as a choice."""
        assert self._live is not None
        count, seen, turn = self._loop
        if not choice:
            self._loop = (count + 1, seen, turn)
        elif passed:
            now = self._live.turn
            self._loop = (count + 1, seen, now) if turn in (ANY_TURN, now) else (1, NOWHERE, now)
        elif count:
            self._loop = NO_LOOP

    def _goes_in_circles(self) -> bool:
        """104.4b: does a position keep recurring with no choice in between?"""
        assert self._decision is not None
        assert self._live is not None
        if self._decision.kind != rules.PRIORITY:
            return False
        count, seen, turn = self._loop
        seen, times = seen.times(self._live)
        self._loop = (count, seen, turn)
        return times >= LOOP_TIMES

    # --- records ----------------------------------------------------------------------------------

    def _follow(self, answers: Sequence[tuple[Any, int]], check: bool) -> None:
        """Gives the answers of a record. Automatic answers are in the record too."""
        self._past = self._priority = None
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
        if self._decision is None:
            raise IllegalAnswer("the game is over", "104.1")
        if how == SPECIAL:
            self._check_special(value, self._overdue() if check else None, check)
            self._past = Past(self._past, value, how)
            self._do(value)
            return
        options = self._decision.options
        if check:
            at = options.place_of(value)
            if at == NOT_LISTED:
                raise IllegalAnswer(f"{said(value)} is not on offer{options.meant_by(value)}", self._decision.rule)
            value = options.answers[at]
            self._count_choices(len(options) > 1, how == CHOSEN and declines(value, self._decision.kind))
        else:
            value = named(options.question, value)
        if self._decision.kind == rules.PRIORITY:
            self._at_priority()
        self._past = Past(self._past, value, how)
        self._receive(value)

    def _check_special(self, special: Special, end: Special | None, check: bool) -> None:
        """``end``: how the game ends here by itself, if it does."""
        if special.what in ("loop", "limit"):
            if check and (end is None or (end.what, end.key) != (special.what, special.key)):
                raise IllegalAnswer(f"the game does not end here by a {special.what}")
        elif special.what == "concede":
            if not 0 <= special.key < len(self.state.players) or self.state.players[special.key].lost:
                raise IllegalAnswer(f"player {special.key} is not in the game", "104.3a")
        elif special.what == "automate" and special.key not in AUTOMATIONS:
            raise IllegalAnswer(f"no automation called {said(special.key)!r}")


def declines(value: Any, kind: str) -> bool:
    """Is this answer to pass, or to say no?"""
    return isinstance(value, Pass) or (value is False and kind == rules.CONFIRM)


def _first(mark: Mark) -> Mark:
    while mark.rest is not None:
        mark = mark.rest
    return mark


def said(answer: object) -> str:
    text = str(answer)
    return text if len(text) <= 80 else text[:79] + "…"
