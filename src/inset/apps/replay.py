"""``inset replay``: steps through a recorded game event by event, forwards and backwards.

A position shows the table after an event, what has just happened, the current or last question, and the answer that was
given.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, Final

from inset.apps import screen
from inset.apps.declarations import NO_FIT, fitness
from inset.apps.screen import counted
from inset.apps.watch import ending, indented, is_step
from inset.data.written_files import read_text
from inset.game import Game
from inset.kernel.errors import InsetError
from inset.play.session import said
from inset.rules.model import decision as kinds
from inset.rules.model.dispatch import NOTICE
from inset.rules.model.state import Event, State
from inset.words.log import tell
from inset.words.table import board, wrapped

LEAST_NEWS: Final = 4
MOST_NEWS: Final = 12
HELP: Final = """\
Enter, n [COUNT]    the next event, or COUNT    b [COUNT]   back
a [COUNT]           the next answer                ba [COUNT]  the previous answer
t, t NUMBER         the next turn, or turn NUMBER  bt          the turn before
g NUMBER            to answer NUMBER               end         to the end
v PLAYER            look from a player's seat      log         the story so far
help, ?             this list                      q           leave"""


class Replay:
    """A recorded game and a place in it. Positions are cached when they are reached; copies cost next to nothing.

    ``place`` counts answers. ``moment`` counts what happened after the answer that was given there: 0 is the question.
    """

    def __init__(self, text: str) -> None:
        last = Game.replay(text)
        self.states = [last.copy()]
        cell = last._past
        game = last.copy()
        while cell is not None:
            try:
                game = game.copy()
                game.undo()
            except InsetError:
                break
            self.states.append(game)
            cell = game._past
        self.states.reverse()
        self.place = 0
        self.moment = 0
        self.seat = 0
        self._moments: dict[int, list[Game]] = {}

    @property
    def game(self) -> Game:
        return self.moments(self.place)[self.moment - 1] if self.moment else self.states[self.place]

    @property
    def last(self) -> int:
        return len(self.states) - 1

    def go(self, place: int) -> None:
        self.place = max(0, min(self.last, place))
        self.moment = 0

    def turn(self, number: int) -> None:
        """Goes to the first position of a turn, or to the nearest one."""
        for place, game in enumerate(self.states):
            if game.state.turn >= number:
                self.go(place)
                return
        self.go(self.last)

    # --- events -------------------------------------------------------------------------------------

    def step(self, count: int) -> None:
        """Moves this many events on, or back. Answers without an event are skipped."""
        for _ in range(abs(count)):
            self._pass_over(1 if count > 0 else -1)
            if count < 0 and self._pass_over(-1):  # to the first moment of the event, as from the other side
                self._pass_over(1)

    def _pass_over(self, way: int) -> bool:
        """Moves to the next moment at which the log has more lines, or fewer; False if there is none."""
        before = self.story()
        while self._move(way):
            if self.story() != before:
                return True
        return False

    def _move(self, way: int) -> bool:
        if way > 0 and self.moment < len(self.moments(self.place)):
            self.moment += 1
        elif way > 0 and self.place < self.last:
            self.go(self.place + 1)
        elif way < 0 and self.moment > 0:
            self.moment -= 1
        elif way < 0 and self.place > 0:
            self.go(self.place - 1)
            self.moment = len(self.moments(self.place))
        else:
            return False
        return True

    def story(self) -> int:
        """How many lines the log has so far, without the names of steps."""
        return len([line for line in self.game.log if not is_step(line)])

    def moments(self, place: int) -> list[Game]:
        """The game after each event that the answer at this place brought about, up to the next question."""
        if place not in self._moments:
            self._moments[place] = [] if place == self.last else list(self._watched(place))
        return self._moments[place]

    def _watched(self, place: int) -> list[Game]:
        """Replays the answers between two places, and keeps the state after each event."""
        game = self.states[place].copy()
        live = game.state
        found: list[Game] = []
        noticed = NOTICE[0]

        def keep(st: State, event: Event, before: Any) -> None:
            noticed(st, event, before)
            if st is live:
                found.append(_still(self.states[place], st))

        NOTICE[0] = keep
        try:
            for cell in self._answers(place):
                game._give(cell)
        finally:
            NOTICE[0] = noticed
        return found

    def _answers(self, place: int) -> list[Any]:
        """The answers between a place and the next: the one that was chosen, and the automatic ones."""
        before = self.states[place]._past
        cell = self.states[place + 1]._past
        found = []
        while cell is not None and cell is not before:
            found.append(cell)
            cell = cell.rest
        return found[::-1]

    def answered(self) -> str:
        """The answer that was given at this place."""
        decision = self.states[self.place].decision
        answers = self._answers(self.place) if self.place < self.last else []
        if decision is None or not answers:
            return ""
        at = decision.options.place_of(answers[0].value)
        return decision.options[at].text if at >= 0 else said(answers[0].value)

    def news(self, since: Game) -> list[str]:
        """What happened between an earlier position and here."""
        before = len(since._log_events())
        events = self.game._log_events()
        if before >= len(events):
            return []
        forgotten = [event for event in events if event.past]
        return [line for line in tell(self.game.state, forgotten + events[before:]) if not is_step(line)]


def _still(game: Game, st: State) -> Game:
    """A game that shows a state between two questions."""
    made = game.copy()
    made.state  # noqa: B018  awake
    made._live, made._decision = st.clone(), None
    return made


class Viewer:
    """The commands of ``inset replay``."""

    def __init__(self, replay: Replay, plain: bool, read: Callable[[str], str] = input) -> None:
        self.replay = replay
        self.plain = plain
        self.read = read
        self.before = replay.game
        self.redraw = not plain and screen.can_redraw()
        self.style = str if plain else screen.style()

    def run(self) -> None:
        self.show()
        print("Enter: the next event. b: back. help: the other commands.")
        while True:
            try:
                line = self.read("> ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                print()
                return
            if line in ("q", "quit", "exit"):
                return
            self.before = self.replay.game
            if self.command(line):
                self.show()

    def command(self, line: str) -> bool:
        """Moves, or prints something; True if the position should be shown."""
        word, _, rest = line.partition(" ")
        replay = self.replay
        number = counted(rest)
        count = number if number >= 0 else 1
        match word:
            case "" | "n" | "next":
                replay.step(count)
            case "b" | "back":
                replay.step(-count)
            case "a" | "answer":
                replay.go(replay.place + count)
            case "ba":
                replay.go(replay.place - count)
            case "t" | "turn":
                replay.turn(number if number >= 0 else replay.game.state.turn + 1)
            case "bt":
                replay.turn(replay.game.state.turn - 1)
            case "g" | "go" if number >= 0:
                replay.go(number)
            case "end":
                replay.go(replay.last)
            case "v" | "view" if self.seat_of(rest) >= 0:
                replay.seat = self.seat_of(rest)
            case "log":
                print(*(indented(line) for line in replay.game.log), sep="\n")
                return False
            case _:
                print(HELP)
                return False
        return True

    def seat_of(self, word: str) -> int:
        """A player by number or name; -1 if there is none."""
        players = self.replay.game.players
        if word.isdecimal():
            return counted(word) - 1 if 1 <= counted(word) <= len(players) else -1
        fits = [(fitness(name.casefold(), word), place) for place, name in enumerate(players)]
        best = min(fits) if word else (NO_FIT, -1)
        return best[1] if best[0] < NO_FIT else -1

    def show(self) -> None:
        replay = self.replay
        width = screen.width()
        table = board(replay.game, replay.seat, self.plain, width=width, watching=True)
        news = [row for line in replay.news(self.before) for row in wrapped(line, width).split("\n")]
        foot = self.foot().split("\n")
        above = [] if self.plain else ["─" * width]
        if self.redraw:
            print(screen.CLEAR, end="")
            room = screen.height() - len(foot) - 2
            for tight in (1, 2):
                if len(table) + min(len(news), LEAST_NEWS) > room:
                    table = board(replay.game, replay.seat, tight=tight, width=width, watching=True)
            news = news[-max(1, room - len(table)) :]
        else:
            news = news[-MOST_NEWS:]
        print(*map(self.style, [*table, *above, *news, *foot]), sep="\n", flush=True)

    def foot(self) -> str:
        """Where in the game this is, who is asked what, and what they answered."""
        replay = self.replay
        game = replay.states[replay.place]
        where = f"answer {replay.place} of {replay.last}"
        if replay.moment:
            where += f", event {replay.moment} of {len(replay.moments(replay.place))}"
        decision = game.decision
        width = screen.width()
        if decision is None:
            return wrapped(f"{where}. {ending(game)}", width)
        asked = "priority" if decision.kind == kinds.PRIORITY else decision.prompt
        answered = replay.answered() or "no answer is recorded"
        return wrapped(f"{where}. {game.players[decision.player]}, {asked} [{decision.rule}]: {answered}", width)


def replay_file(path: str, plain: bool) -> None:
    text = read_text(path)
    if sys.stdin.isatty():
        screen.edit_lines()
    Viewer(Replay(text), plain).run()
