"""Runs scenarios: sets up the position, takes the steps in order, and checks what must then be true.

A scenario passes only if everything it says was understood and is true. One that needs a card
which can't be played is unsupported; one whose basis is `unclear` is neither passed nor failed. If its answers can be
read in two ways, the readings are tried one after the other.
"""

from __future__ import annotations

import re
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from inset import cards
from inset.game import Game
from inset.judge.format import scenario as s
from inset.judge.format.errors import ScenarioError
from inset.judge.run import declarations
from inset.judge.run.announcements import Announcement
from inset.judge.run.card_names import known_names, missing_cards
from inset.judge.run.catalogue import Catalogue, Missing
from inset.judge.run.checks import check, tried_now
from inset.judge.run.explained import explained
from inset.judge.run.fitting_options import question_text
from inset.judge.run.given_answers import Guesses, shown
from inset.judge.run.pending_question import Scene, Verdict
from inset.judge.run.recent_events import since
from inset.judge.run.references import Wrong
from inset.judge.run.story import Story, action_text, expectation_text, step_text
from inset.judge.run.table import Failure, Table
from inset.judge.run.time_limit import SECONDS, TooLong, within
from inset.judge.run.ways_to_act import Way, ways, why_not
from inset.kernel.errors import InsetError, InvalidPosition, UnknownCard, UnsupportedText
from inset.kernel.types import STEP_WORD
from inset.language.card import Card
from inset.words import log

PASSED: Final = "passed"
FAILED: Final = "failed"
UNSUPPORTED: Final = "unsupported"
UNCLEAR: Final = "unclear"  # the rules don't decide it: run and reported separately, neither passed nor failed
UNDECIDED: Final = "unclear"  # the word of `basis`
MOST_READINGS: Final = 64
RULE_NUMBER: Final = r"[1-9][0-9]{2}\.[0-9]{1,3}[a-z]?"
AUTOMATIONS: Final = {"forced": False, "mana": False, "passing": False, "paying": False}


@dataclass(frozen=True, slots=True)
class Result:
    """The result of one scenario."""

    scenario: str
    status: str
    step: int | None = None
    expected: str = ""
    actual: str = ""
    where: str = ""
    missing: tuple[Missing, ...] = ()
    log: tuple[str, ...] = field(default=(), repr=False)
    story: tuple[str, ...] = field(default=(), repr=False)
    errors: tuple[ScenarioError, ...] = ()  # why it can't be read
    decided: bool = False  # did the game turn out differently, rather than the scenario being wrong?

    @property
    def holds(self) -> bool:
        """Is everything it says true?"""
        return self.status in (PASSED, UNCLEAR) and not self.expected


def run(
    scenario: s.Scenario, catalogue: Catalogue | None = None, explain: bool = False, seconds: float = SECONDS
) -> Result:
    """Runs one scenario to its end, or for this many seconds of processor time."""
    try:
        with within(seconds):
            return _run(scenario, catalogue, explain)
    except TooLong:
        late = f"it was stopped after {seconds:g} s"
        return Result(scenario.name, FAILED, None, "a scenario that comes to an end", late, str(scenario.place))


def _run(scenario: s.Scenario, catalogue: Catalogue | None, explain: bool) -> Result:
    catalogue = catalogue if catalogue is not None else Catalogue()
    missing = missing_cards(scenario, catalogue)
    unknown = [one for one in missing if one.unknown]
    if unknown:
        return Result(scenario.name, FAILED, None, "known cards", str(unknown[0]), str(scenario.place))
    if missing:
        return Result(scenario.name, UNSUPPORTED, missing=missing, where=str(scenario.place))
    reading: tuple[bool, ...] | None = ()
    failures: list[tuple[tuple[int, int], Result]] = []
    while reading is not None and len(failures) < MOST_READINGS:
        guesses = Guesses(reading)
        attempt = _Run(scenario, catalogue, guesses, Story(explain))
        result = attempt.result()
        if result.status != FAILED:
            return _unless_clear(scenario, result)
        failures.append((attempt.reached, result))
        reading = guesses.others() if attempt.another_reading else None
    furthest = max(failures, key=lambda failure: failure[0])[1]
    return _unless_clear(scenario, furthest) if furthest.decided else furthest


def _unless_clear(scenario: s.Scenario, result: Result) -> Result:
    """If the rules don't decide it, reports what Inset does, whether or not the scenario expects that."""
    return replace(result, status=UNCLEAR) if scenario.basis == UNDECIDED else result


class _Run:
    """One scenario, in one reading of its answers."""

    def __init__(self, scenario: s.Scenario, catalogue: Catalogue, guesses: Guesses, story: Story) -> None:
        self.scenario = scenario
        self.catalogue = catalogue
        self.guesses = guesses
        self.story = story
        self.number: int | None = None
        self.place = scenario.place
        self.another_reading = False
        self.reached = (0, 0)
        self._mark: object = None
        self._table: Table | None = None

    @property
    def table(self) -> Table:
        assert self._table is not None
        return self._table

    def result(self) -> Result:
        try:
            self._set_up()
            self._play()
        except Failure as failure:
            self.another_reading = failure.reading
            return replace(self._failed(failure.expected, failure.actual), decided=not failure.reading)
        except Wrong as wrong:
            self.another_reading = wrong.reading
            return self._failed("a scenario that makes sense", f"{wrong} ({self.place})")
        except UnsupportedText as error:
            return Result(self.scenario.name, UNSUPPORTED, self.number, missing=(Missing(error.message, ""),))
        except UnknownCard as error:
            found = self.catalogue.missing(error.name)
            if found is None or found.unknown:
                return self._failed("a known card", str(error))
            return Result(self.scenario.name, UNSUPPORTED, self.number, missing=(found,))
        except InsetError as error:
            return self._failed("a legal game", str(error))
        except Exception as error:  # a bug in the engine must not hide the other scenarios
            where = traceback.extract_tb(error.__traceback__)[-1]
            fault = f"{type(error).__name__}: {error} ({Path(where.filename).name}:{where.lineno})"
            return self._failed("a game without faults", fault)
        return Result(self.scenario.name, PASSED, story=tuple(self.story.lines))

    def _failed(self, expected: str, actual: str) -> Result:
        if self._table is not None:
            self.reached = (self.number or 0, self._table.game.answers)
        log = tuple(self._log())
        where = str(self.place)
        story = tuple(self.story.lines)
        return Result(self.scenario.name, FAILED, self.number, expected, actual, where, (), log, story)

    def _log(self) -> list[str]:
        if self._table is None:
            return []
        st = self._table.st
        return log.tell(st, since(st, None))

    def _set_up(self) -> None:
        scenario = self.scenario
        try:
            game = Game.from_position(
                scenario.players, scenario.seed, scenario.format, scenario.start.turn, scenario.start.step,
                **AUTOMATIONS,
            )  # fmt: skip
        except InvalidPosition as error:
            raise Failure("a position that can be", str(error)) from None
        known = known_names(scenario)
        self._table = Table(game, game.labels, known, self.guesses, self.story)

    # --- steps ------------------------------------------------------------------------------------

    def _play(self) -> None:
        steps = self.scenario.steps
        self.table.settle()
        for number, step in enumerate(steps, 1):
            self.number, self.place = number, step.place
            if not isinstance(step, s.Expect):
                self.story.say(f"{number}. {step_text(step)}")
            self._take(step)
        if steps and not isinstance(steps[-1], s.Expect):
            self._nothing_pending()
        left = self.table.answers.left()
        if left:
            self.place = left[0].place
            raise Failure(f"the answer {shown(left[0].value)} is asked for", "it never was", reading=True)
        if self.table.st.forced_rolls:
            raise Failure("every roll and flip is made", f"{len(self.table.st.forced_rolls)} were not")

    def _nothing_pending(self) -> None:
        if not self.table.over() and not self.table.at_priority() and not self.table.at_declaration():
            raise self.table.unanswered()

    def _take(self, step: s.Step) -> None:
        self.table.answers.end_step()
        self.table.answers.add(step.choices)
        if step.rolls or step.flips:
            self.table.game.fix_chance((*step.rolls, *(int(flip == "heads") for flip in step.flips)))
        if isinstance(step, s.Expect):
            self._expect(step)
            return
        TAKE[type(step)](self, step)

    def _action(self, action: s.Action) -> None:
        table = self.table
        player = table.board.player(action.by)
        table.priority_to(player)
        board = table.board
        found = ways(board, action)
        open_ways = [way for way in found if not way.reasons]
        if not open_ways:
            raise Failure(f"{action_text(action)}", why_not(board, action, found))
        way = self._chosen_way(open_ways, action)
        label = action.label if isinstance(action, s.Cast) else None
        table.announce(way.answer, Announcement(action, way.pay), label)

    def _chosen_way(self, open_ways: list[Way], action: s.Action) -> Way:
        ref = action.object if isinstance(action, s.Activate) else action.card
        oid = self.table.board.any_of(ref, list(dict.fromkeys(way.oid for way in open_ways)))
        return next(way for way in open_ways if way.oid == oid)

    def _resolve(self, step: s.Resolve) -> None:
        table = self.table
        if step.all and table.at_declaration():
            return  # the stack is empty, and attackers or blockers are about to be declared
        under_way = not table.over() and not table.at_priority() and table.resolving()
        table.ready()
        if step.all:
            table.pass_on(lambda: table.at_priority() and not table.st.stack)
            return
        if under_way:
            return
        if table.over() or not table.st.stack:
            raise Failure("something to resolve", "the stack is empty and no question is pending")
        while not table.over() and table.at_priority():
            if table.pass_once():
                return

    def _pass(self, step: s.Pass) -> None:
        self.table.priority_to(self.table.board.player(step.by))
        self.table.pass_once()

    def _concede(self, step: s.Concede) -> None:
        self.table.game.concede(self.table.board.player(step.by))
        self.story.tell(self.table.st)
        self.table.settle()

    def _illegal(self, step: s.Illegal) -> None:
        """733.1: an action that turns out to be impossible is reversed as a whole, as if it had never begun."""
        table, action = self.table, step.action
        if isinstance(action, (s.Attack, s.Block)):
            declarations.move_on(table, action)
        else:
            table.priority_to(table.board.player(action.by))
        tried = tried_now(table.board, action, table.question)
        if tried.possible:
            raise Failure(f"illegal: {action_text(action)}", "it is legal")
        if step.rule is not None and step.rule not in re.findall(RULE_NUMBER, tried.why):
            raise Failure(
                f"illegal by {step.rule}: {action_text(action)}", f"it is illegal for another reason: {tried.why}"
            )
        self.story.say(f"  taken back (733.1): {tried.why}")

    def _attack(self, step: s.Attack) -> None:
        declarations.attack(self.table, step)

    def _block(self, step: s.Block) -> None:
        declarations.block(self.table, step)

    def _goto(self, step: s.Goto) -> None:
        table, to = self.table, step.to
        target = STEP_WORD.index(to.step)
        st = table.st
        if (st.turn, st.step) > (to.turn, target) and not st.extra_steps:
            raise Failure(f"goto turn {to.turn}, {to.step}", f"it is turn {st.turn}, {STEP_WORD[st.step]} already")
        if not table.over() and not table.at_priority() and not table.at_declaration():
            table.settle()

        def there() -> bool:
            now = table.st
            if now.turn > to.turn:
                return True
            return bool(
                table.at_priority() and (now.turn, now.step) == (to.turn, target)
                and not now.stack and now.priority == now.active
            )  # fmt: skip

        if table.over():
            raise Failure(f"goto turn {to.turn}, {to.step}", f"the game is over: {table.game.outcome}")
        table.pass_on(there)
        now = table.st
        if now.turn > to.turn and not table.over():  # a game that ends on the way can be looked at
            raise Failure(f"goto turn {to.turn}, {to.step}", "that step did not come")

    def _expect(self, step: s.Expect) -> None:
        table = self.table
        table.settle()
        scene = Scene(table.board, table.question, since(table.st, self._mark), self._find_card, self.story.say)
        for expectation in step.expectations:
            self.place = expectation.place
            verdict = check(scene, expectation)
            why = explained(scene, expectation) if self.story.wanted else []
            if verdict is not None:
                for line in why:
                    self.story.say(f"  because: {line}")
                unused = bool(table.answers.left())  # perhaps they are left because of a wrong reading
                raise Failure(verdict.expected, verdict.actual + self._pending(verdict), reading=unused)
            self.story.say(f"{self.number}. holds: {expectation_text(expectation)}")
            for line in why:
                self.story.say(f"  because: {line}")
        self._mark = table.st.log

    def _pending(self, verdict: Verdict) -> str:
        """The pending question: perhaps the only problem is that nobody has answered it."""
        table = self.table
        if table.question is None or table.at_priority() or table.at_declaration():
            return ""
        asked = question_text(table.st, table.question)
        return f"; {asked}" if asked not in verdict.actual else ""

    def _find_card(self, name: str) -> Card:
        return cards.card(name)


TAKE: Final[dict[type, Callable[[_Run, Any], None]]] = {
    s.Cast: _Run._action,
    s.Play: _Run._action,
    s.Activate: _Run._action,
    s.Special: _Run._action,
    s.Resolve: _Run._resolve,
    s.Pass: _Run._pass,
    s.Attack: _Run._attack,
    s.Block: _Run._block,
    s.Concede: _Run._concede,
    s.Illegal: _Run._illegal,
    s.Goto: _Run._goto,
}
