"""Batches other than plain duels: work on numbered items, done by the same executors.

A shape (goldfish, match, pod) says what one item is and how items are added up. The settings and its number determine
an item completely, so the result doesn't depend on the workers. There is no journal: such batches are short.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from inset import agents, cards
from inset.decklists import card_files
from inset.decklists.decks import Deck
from inset.game import Game
from inset.kernel import rng
from inset.language.codec import to_data
from inset.sim.batch import HERE, PROCESSES, RAY, File, ready, sent, sweep
from inset.sim.executor import Do, Watch, Work

R = TypeVar("R")
Progress = Callable[[int, int], None]  # how many are done, and of how many


@dataclass(frozen=True, slots=True)
class Shape:
    """What the items of a batch are: the decks, who plays them, the seed, and how many answers a game may take."""

    decks: tuple[Deck, ...]
    players: tuple[str, ...]
    seed: int
    format: str
    game_answers: int = 0
    best_of: int = 1

    def player(self, seat: int, *key: int) -> agents.Player:
        kind = self.players[seat % len(self.players)]
        return agents.make(kind, rng.derived("player in a shape", self.seed, seat, *key))

    def game_seed(self, *key: int) -> int:
        return rng.derived("game in a shape", self.seed, *key) >> 12


@dataclass(frozen=True, slots=True)
class Shared:
    """What a worker is given."""

    shape: Shape
    play: Callable[[Shape, int], Any]
    folders: tuple[str, ...]
    files: tuple[File, ...]
    added: tuple[Any, ...]


def run(
    shape: Shape,
    play: Callable[[Shape, int], R],
    count: int,
    keep: Callable[[R], None],
    jobs: int,
    on: str = "",
    progress: Progress | None = None,
) -> list[str]:
    """Plays a number of items and hands over the result of each, in no particular order. Returns why some failed."""
    where = on if on.startswith(RAY) else PROCESSES if jobs > 1 else HERE
    shared = Shared(
        shape, play, (os.getcwd(),), tuple(sent(path, where) for path in card_files.used()),
        tuple(to_data(card) for card in cards.added()) if where != HERE else (),
    )  # fmt: skip
    work = Work(_prepare_here if where == HERE else _prepare, shared)
    done = 0

    def kept(_: Any, result: R) -> None:
        nonlocal done
        keep(result)
        done += 1
        if progress is not None:
            progress(done, count)

    lost = sweep(work, range(count), count, kept, where, jobs)
    return [f"game {one.item}: {one.reason.strip().splitlines()[-1] if one.reason.strip() else 'lost'}" for one in lost]


def _prepare_here(shared: Shared) -> Do:
    return lambda number, watch: _item(shared, number, watch)


def _prepare(shared: Shared) -> Do:
    ready(shared.folders, shared.files, shared.added)
    return _prepare_here(shared)


def _item(shared: Shared, number: int, watch: Watch) -> Any:
    return shared.play(shared.shape, number)


def play_out(shape: Shape, game: Game, players: Sequence[agents.Player]) -> Game:
    """Plays a game to its end, or to the limit."""
    return agents.play(game, players, shape.game_answers)


def mean(values: Sequence[float]) -> float | None:
    return round(sum(values) / len(values), 2) if values else None


def median(values: Sequence[int]) -> int | None:
    return sorted(values)[(len(values) - 1) // 2] if values else None
