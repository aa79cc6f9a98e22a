"""``inset replay``: steps through a recorded game, forwards and backwards.

A position is shown before each answer: the table as everybody at it would see it, the question, the answer that was
given, and what came of it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final

from inset.apps import screen
from inset.apps.screen import counted
from inset.apps.watch import ending, indented, is_step
from inset.data.written_files import read_text
from inset.game import Game
from inset.kernel.errors import InsetError
from inset.play.session import said
from inset.rules.model import decision as kinds
from inset.words.log import tell
from inset.words.table import WIDTH, board, wrapped

LEAST_NEWS: Final = 4
MOST_NEWS: Final = 12
HELP: Final = """\
Enter, n [COUNT]    the next answer, or so many    b [COUNT]   back
t, t NUMBER         the next turn, or turn NUMBER  bt          the turn before
g NUMBER            to answer NUMBER               end         to the end
v PLAYER            look from a player's seat      log         the story so far
q                   leave"""


class Replay:
    """A recorded game and a place in it. Positions are kept as they are met; copies cost next to nothing."""

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
        self.seat = 0

    @property
    def game(self) -> Game:
        return self.states[self.place]

    @property
    def last(self) -> int:
        return len(self.states) - 1

    def go(self, place: int) -> None:
        self.place = max(0, min(self.last, place))

    def turn(self, number: int) -> None:
        """To the first position of a turn, or to the nearest there is."""
        for place, game in enumerate(self.states):
            if game.state.turn >= number:
                self.go(place)
                return
        self.go(self.last)

    def answered(self) -> str:
        """The answer that was given at this place."""
        if self.place == self.last:
            return ""
        decision = self.game.decision
        cell = self.states[self.place + 1]._past
        while cell is not None and cell.rest is not self.game._past:
            cell = cell.rest
        if decision is None or cell is None:
            return ""
        at = decision.options.place_of(cell.value)
        return decision.options[at].text if at >= 0 else said(cell.value)

    def news(self, since: int) -> list[str]:
        """What happened between another place before this one and here."""
        if since >= self.place:
            return []
        before = len(self.states[since]._log_events())
        events = self.game._log_events()
        forgotten = [event for event in events if event.past]
        return [line for line in tell(self.game.state, forgotten + events[before:]) if not is_step(line)]


class Viewer:
    """The commands of ``inset replay``."""

    def __init__(self, replay: Replay, plain: bool, read: Callable[[str], str] = input) -> None:
        self.replay = replay
        self.plain = plain
        self.read = read
        self.before = 0
        self.redraw = not plain and screen.can_redraw()
        self.style = str if plain else screen.style()

    def run(self) -> None:
        self.show()
        print("Enter: the next answer. b: back. help: the other commands.")
        while True:
            try:
                line = self.read("> ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                print()
                return
            if line in ("q", "quit", "exit"):
                return
            self.before = self.replay.place
            if self.command(line):
                self.show()

    def command(self, line: str) -> bool:
        """Moves, or tells something; True if the position is to be shown."""
        word, _, rest = line.partition(" ")
        replay = self.replay
        number = counted(rest)
        count = number if number >= 0 else 1
        match word:
            case "" | "n" | "next":
                replay.go(replay.place + count)
            case "b" | "back":
                replay.go(replay.place - count)
            case "t" | "turn":
                replay.turn(number if number >= 0 else replay.game.state.turn + 1)
            case "bt":
                replay.turn(replay.game.state.turn - 1)
            case "g" | "go" if number >= 0:
                replay.go(number)
            case "end":
                replay.go(replay.last)
            case "v" | "view" if 1 <= number <= len(replay.game.players):
                replay.seat = number - 1
            case "log":
                print(*(indented(line) for line in replay.game.log), sep="\n")
                return False
            case _:
                print(HELP)
                return False
        return True

    def show(self) -> None:
        replay = self.replay
        table = board(replay.game, replay.seat, self.plain)
        news = [row for line in replay.news(self.before) for row in wrapped(line).split("\n")]
        foot = self.foot().split("\n")
        above = [] if self.plain else ["─" * WIDTH]
        if self.redraw:
            print(screen.CLEAR, end="")
            room = screen.height() - len(foot) - 2
            for tight in (1, 2):
                if len(table) + min(len(news), LEAST_NEWS) > room:
                    table = board(replay.game, replay.seat, tight=tight)
            news = news[-max(1, room - len(table)) :]
        else:
            news = news[-MOST_NEWS:]
        print(*map(self.style, [*table, *above, *news, *foot]), sep="\n", flush=True)

    def foot(self) -> str:
        """Where in the game this is, who is asked what, and what they answered."""
        replay = self.replay
        game = replay.game
        where = f"answer {replay.place} of {replay.last}"
        decision = game.decision
        if decision is None:
            return wrapped(f"{where}. {ending(game)}")
        asked = "priority" if decision.kind == kinds.PRIORITY else decision.prompt
        answered = replay.answered() or "no answer is recorded"
        return wrapped(f"{where}. {game.players[decision.player]}, {asked} [{decision.rule}]: {answered}")


def replay_file(path: str, plain: bool) -> None:
    text = read_text(path)
    if sys.stdin.isatty():
        screen.edit_lines()
    Viewer(Replay(text), plain).run()
