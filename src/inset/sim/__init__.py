"""Batches: many games over all cores, with statistics for deck builders.

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
from inset.sim.batch import Journal, Progress, default_jobs, play_batch
from inset.sim.match import Maker, Result, Settings
from inset.sim.report import Report
from inset.sim.tally import Tally, interval

__all__ = ["run", "Report", "Result", "Settings", "Tally", "interval", "default_jobs"]


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
) -> Report:
    """Plays so many games of each pairing of the decks, with seats swapped from game to game.

    One deck plays against itself, more than two play each with each other. The first player pilots the first deck of
    each pairing. ``players``: names, or whatever makes a ``Player`` from a seed. ``journal``: a file that keeps what
    was played, to be resumed. The result is the same whatever ``jobs`` is.
    """
    settings = make_settings(decks, games, players, seed, format)
    book = Journal(Path(journal) if journal is not None else None, settings, resume)
    if resume and journal is not None:
        book.check(settings)
    start = time.perf_counter()
    tally, book, interrupted = play_batch(settings, max(1, jobs), book, progress)
    return Report(settings, tally, book, time.perf_counter() - start, max(1, jobs), interrupted)


def make_settings(
    decks: Sequence[Deck | str], games: int, players: Sequence[Maker], seed: int, format: str = "duel"
) -> Settings:
    """Checks what is to be played before anything is."""
    made = tuple(library.find(deck) if isinstance(deck, str) else deck for deck in decks)
    if not made:
        raise InvalidDeck("a batch needs a deck")
    for deck in made:
        library.check(deck, format)
    if games < 1:
        raise InsetError("a batch needs a game")
    both = tuple(players) if len(players) == 2 else (players[0], players[0]) if len(players) == 1 else ()
    if len(both) != 2:
        raise InsetError(f"{len(players)} players: name two, with a comma between them, or one for both sides")
    for player in both:
        if isinstance(player, str):
            agents.make(player)
    return Settings(made, (both[0], both[1]), games, seed, format)
