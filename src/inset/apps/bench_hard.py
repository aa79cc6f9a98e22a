"""``inset bench --hard``: what building, listing and every answer cost on hard boards, in calls and in time.

Function calls are counted because they are the same on every machine and under any load; a test limits them for each
board. Compiled functions aren't counted, so the numbers are those of the plain build.
"""

from __future__ import annotations

import cProfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeVar

from rich.console import Console
from rich.table import Table

from inset.apps.hard_boards import BOARDS, HardBoard, with_cards
from inset.game import Game
from inset.play.options import Decision
from inset.rules.model import decision as kinds
from inset.rules.model.answers import CastSpell, Pass

T = TypeVar("T")

clock = time.process_time


class Cost(NamedTuple):
    """Cost of one operation: how many functions were called, and how long it took."""

    calls: int
    ms: float

    def shown(self) -> str:
        return f"{self.calls:,} / {self.ms:.1f} ms"


class Found(NamedTuple):
    """What a board cost: building it, listing without caches, and the most expensive list and answer while it was
    played."""

    name: str
    says: str
    built: Cost
    listed: Cost
    list_while_played: Cost
    answer: Cost
    answers: int

    def worst(self) -> Cost:
        return max(self.built, self.listed, self.list_while_played, self.answer)


def measure(board: HardBoard, timed: bool = True) -> Found:
    """Plays a board once to count calls and, if ``timed``, again for the time, which counting would distort."""
    by_calls = _played(board, _calls)
    by_time = _played(board, _milliseconds) if timed else [0.0] * 4
    costs = [Cost(round(calls), spent) for calls, spent in zip(by_calls, by_time, strict=True)]
    return Found(board.name, board.says, costs[0], costs[1], costs[2], costs[3], board.answers)


Meter = Callable[[Callable[[], T]], tuple[T, float]]


def _calls(deed: Callable[[], T]) -> tuple[T, float]:
    profiler = cProfile.Profile()
    profiler.enable()
    try:
        done = deed()
    finally:
        profiler.disable()
    return done, sum(entry.callcount for entry in profiler.getstats())


def _milliseconds(deed: Callable[[], T]) -> tuple[T, float]:
    start = clock()
    done = deed()
    return done, (clock() - start) * 1_000


def _played(board: HardBoard, meter: Meter[Any]) -> list[float]:
    Game.from_position(board.players)  # whatever is computed once per card is cached now
    game: Game
    game, built = meter(lambda: Game.from_position(board.players))
    anew = game.copy()
    anew.state.forget()
    _, listed = meter(lambda: len(anew.options))
    most_listed = most_answered = 0.0
    for _ in range(board.answers):
        question = game.decision
        if question is None:
            break
        values, spent = meter(partial(_list, question))
        most_listed = max(most_listed, spent)
        value = pick(question.kind, values)
        _, spent = meter(partial(game.choose, value))
        most_answered = max(most_answered, spent)
    return [built, listed, most_listed, most_answered]


def _list(question: Decision) -> Sequence[Any]:
    return question.options.answers


def pick(kind: str, values: Sequence[Any]) -> Any:
    """Casts whatever it can, with the largest X; pays by the plan; attacks and blocks with everything, choosing the
    last option."""
    if kind == kinds.PRIORITY:
        return next((value for value in values if isinstance(value, CastSpell)), Pass())
    return values[0] if kind == kinds.PAY else values[-1]


def run() -> list[Found]:
    with with_cards():
        return [measure(board) for board in BOARDS]


def plain(rows: list[Found]) -> dict[str, Any]:
    """The same for ``--json``: by board, what was counted and measured."""
    costs = ("built", "listed", "list_while_played", "answer")
    return {row.name: {name: getattr(row, name)._asdict() for name in costs} for row in rows}


def show(rows: list[Found]) -> None:
    table = Table(title="Hard boards: function calls / processor time", title_justify="left")
    for heading in ("board", "what grows", "build", "list again", "slowest list", "slowest answer"):
        table.add_column(heading, overflow="fold")
    for row in rows:
        table.add_row(
            row.name, row.says, row.built.shown(), row.listed.shown(), row.list_while_played.shown(), row.answer.shown()
        )
    Console().print(table)
