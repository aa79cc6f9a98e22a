"""Batches: many games over all cores or machines, with statistics for deck builders.

>>> from inset import sim
>>> report = sim.run(["fables", "skies"], games=4, players=("greedy", "random"), seed=1)
>>> report.games, sum(report.wins.values()) + report.tally.draws
(4, 4)
>>> sorted(report.wins)
['fables', 'skies']
>>> report.data() == report.data()
True
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

from inset import agents
from inset.decklists import decks as library
from inset.decklists.decks import Deck
from inset.kernel.errors import InsetError, InvalidDeck
from inset.sim.batch import HERE, PROCESSES, Progress, check_on, default_jobs, play_batch, sweep
from inset.sim.executor import Work
from inset.sim.identity import check_player
from inset.sim.journal import Journal
from inset.sim.report import Report
from inset.sim.results import Result
from inset.sim.settings import MOST_GAMES, Maker, Settings
from inset.sim.tally import Tally, interval

__all__ = ["run", "Report", "Result", "Settings", "Tally", "interval", "default_jobs", "sweep", "Work"]


def run(
    decks: Sequence[Deck | str],
    games: int = 100,
    players: Sequence[Maker] = ("greedy", "greedy"),
    seed: int = 0,
    jobs: int = 1,
    format: str = "duel",
    journal: str | Path | None = None,
    resume: bool = False,
    progress: Progress | None = None,
    *,
    on: str | None = None,
    decision_seconds: float = 0.0,
    game_answers: int = 0,
    mirror: bool = False,
) -> Report:
    """Plays a number of games of each pairing of the decks, with seats swapped from game to game.

    One deck plays against itself; of several decks, each plays every other. The first player pilots the first deck of
    each pairing. ``players``: names, or whatever makes a ``Player`` from a seed. ``journal``: a file that stores
    finished games, so that the batch can be resumed. The result is the same for any ``jobs``.

    ``on``: ``"here"`` (this process), ``"processes"`` (workers that can be killed) or ``"ray"``, ``"ray:ADDRESS"``. By
    default, this process plays if there is one job, no clock, and no player of the form ``module:Class``.
    ``decision_seconds`` and ``game_answers`` limit a game; one that exceeds them is a failure. ``mirror``: each deck
    plays only itself, this many games each, to compare the players.
    """
    settings = make_settings(decks, games, players, seed, format, decision_seconds, game_answers, mirror=mirror)
    if on is None:
        on = PROCESSES if jobs > 1 or decision_seconds or any(map(_foreign, settings.players)) else HERE
    check_on(on)
    if on == HERE and decision_seconds:
        raise InsetError("a clock needs workers that can be killed: play on processes or on ray")
    book = Journal(Path(journal) if journal is not None else None, settings, resume)
    start, cpu = time.perf_counter(), time.process_time()
    found = play_batch(settings, on, jobs, book, progress)
    seconds, driver_cpu = time.perf_counter() - start, time.process_time() - cpu
    return Report(
        settings, found.tally, book, seconds, max(1, jobs), found.signal != 0, on, found.signal, found.usage, driver_cpu
    )


def make_settings(
    decks: Sequence[Deck | str],
    games: int,
    players: Sequence[Maker],
    seed: int,
    format: str = "duel",
    decision_seconds: float = 0.0,
    game_answers: int = 0,
    blanks: bool = False,
    mirror: bool = False,
) -> Settings:
    """Checks the settings before any game starts. This runs none of a custom player's code.

    ``blanks``: blanks replace the cards that can't be played.
    """
    made = tuple(library.find(deck, blanks) if isinstance(deck, str) else deck for deck in decks)
    if not made:
        raise InvalidDeck("a batch needs at least one deck")
    for deck in made:
        library.check(deck, format)
    if games < 1:
        raise InsetError("a batch needs at least one game")
    if games > MOST_GAMES:
        raise InsetError(f"a batch has at most {MOST_GAMES:,} games of each pairing")
    if not 0 <= decision_seconds < float("inf") or game_answers < 0:
        raise InsetError("the limits of a game must be positive")
    both = tuple(players) if len(players) == 2 else (players[0], players[0]) if len(players) == 1 else ()
    if len(both) != 2:
        raise InsetError(f"{len(players)} players: name two, separated by a comma, or one for both sides")
    for player in both:
        if _foreign(player):
            check_player(str(player))
        elif isinstance(player, str):
            agents.make(player)
    mirrored = mirror and len(made) > 1  # a single deck plays itself anyway
    return Settings(made, (both[0], both[1]), games, seed, format, decision_seconds, game_answers, mirrored)


def _foreign(player: Maker) -> bool:
    """Is it a name of the form ``module:Class``, whose code isn't ours?"""
    return isinstance(player, str) and ":" in player and player.partition(":")[0] not in agents.names()
