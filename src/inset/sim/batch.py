"""Plays a batch: games that the journal doesn't have yet go to an executor, and their results are written and counted.

The result doesn't depend on how many workers there are, or where: each game is determined by its number, and the tally
by the set of games. Memory grows by one bit per game.
"""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from inset import agents, cards
from inset.data import places
from inset.decklists import card_files
from inset.kernel.errors import InsetError
from inset.language.codec import from_data, to_data
from inset.sim.driver import Driver
from inset.sim.executor import Do, Executor, Lost, Usage, Work
from inset.sim.here import Here
from inset.sim.identity import differences, site
from inset.sim.journal import Journal, Numbers
from inset.sim.match import play_one
from inset.sim.processes import Processes
from inset.sim.results import FAILURE, Result, begun
from inset.sim.settings import Settings
from inset.sim.stop import Stop
from inset.sim.tally import Tally

HERE: Final = "here"
PROCESSES: Final = "processes"
RAY: Final = "ray"

Progress = Callable[[Tally], None]
File = str | tuple[str, bytes]  # by its path on this machine, by name and content elsewhere


@dataclass(slots=True)
class Played:
    """The outcome of running a batch."""

    tally: Tally
    journal: Journal
    signal: int = 0  # the signal that interrupted it; -1: interrupted in another way
    usage: dict[str, Usage] = field(default_factory=dict)


def play_batch(
    settings: Settings,
    on: str = HERE,
    jobs: int = 1,
    journal: Journal | None = None,
    progress: Progress | None = None,
    work: Work | None = None,
) -> Played:
    """Plays the games that the journal doesn't have yet. ``work``: where results come from, if not from playing."""
    found = Played(Tally(settings), journal if journal is not None else Journal(None, settings))
    try:
        _play_rest(found, settings, on, jobs, progress, work or batch_work(settings, on))
    except BaseException:
        with suppress(InsetError):
            found.journal.close()
        raise
    found.journal.close()
    return found


def _play_rest(found: Played, settings: Settings, on: str, jobs: int, progress: Progress | None, work: Work) -> None:
    tally, journal = found.tally, found.journal
    done = Numbers(settings.total)
    for _, result in journal.read():
        done.add(result.number)
        tally.add(result)
    journal.known = done.count
    journal.go_on()
    if done.count == settings.total:
        return

    def keep(values: list[tuple[Any, Any]]) -> None:
        journal.write([result for _, result in values])
        for _, result in values:
            tally.add(result)
        if progress is not None:
            progress(tally)

    stop = Stop()
    driver = Driver(executor(on, jobs, work, stop), stop)
    left = (number for number in range(settings.total) if number not in done)
    with stop:
        try:
            driver.run(left, settings.total - done.count, keep, partial(_failure, settings))
        except KeyboardInterrupt:
            found.signal = stop.signal or -1
    found.usage = driver.usage


def check_on(on: str) -> None:
    """Refuses an unknown executor before anything is started."""
    if on.partition(":")[0] == RAY:
        from inset.sim.on_ray import check

        check()
    elif on not in (PROCESSES, HERE):
        raise InsetError(f"games can't be played on {on[:40]!r}; choose processes, ray or ray:ADDRESS")


def executor(on: str, jobs: int, work: Work, stop: Stop) -> Executor:
    """The executor of that name: ``here``, ``processes``, ``ray`` or ``ray:ADDRESS``."""
    check_on(on)
    if on == HERE:
        return Here(work, stop)
    if on == PROCESSES:
        return Processes(work, jobs)
    from inset.sim.on_ray import OnRay

    return OnRay(work, on.partition(":")[2])


def _failure(settings: Settings, lost: Lost) -> Result:
    result = begun(settings, lost.item)
    result.kind, result.error, result.record = FAILURE, lost.reason, lost.record
    return result


def sweep(
    work: Work, items: Iterable[Any], count: int, keep: Callable[[Any, Any], None], on: str = PROCESSES, jobs: int = 1
) -> list[Lost]:
    """Does any work on any items with the same executors, for tools. Returns the items that were lost, with reasons.

    ``keep`` is called with each item and its result. An interrupt raises KeyboardInterrupt; earlier results stay.
    """
    lost: list[Lost] = []
    stop = Stop()
    driver = Driver(executor(on, jobs, work, stop), stop)
    none = object()

    def failed(one: Lost) -> object:
        lost.append(one)
        return none

    def each(values: list[tuple[Any, Any]]) -> None:
        for item, value in values:
            if value is not none:
                keep(item, value)

    with stop:
        driver.run(items, count, each, failed)
    return lost


# --- what a worker is given -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Shared:
    """Everything that a worker needs for the games of a batch."""

    settings: Settings
    site: dict[str, Any]  # what the worker must agree with
    folders: tuple[str, ...]  # where custom players may be
    files: tuple[File, ...]  # of cards
    added: tuple[Any, ...]  # custom cards


def batch_work(settings: Settings, on: str) -> Work:
    """The work of a batch, for workers of that kind."""
    shared = Shared(
        settings,
        site(settings),
        (os.getcwd(),),
        tuple(sent(path, on) for path in card_files.used()),
        tuple(to_data(card) for card in cards.added()) if on != HERE else (),
    )
    return Work(prepare_here if on == HERE else prepare, shared, settings.decision_seconds)


def prepare_here(shared: Shared) -> Do:
    """In this process everything is ready already."""
    return lambda number, watch: play_one(shared.settings, number, watch)


def prepare(shared: Shared) -> Do:
    """Prepares a new process: the same cards, players and code; refuses to play with any others."""
    ready(shared.folders, shared.files, shared.added)
    settings = shared.settings
    for player in settings.players:
        if isinstance(player, str):
            _try_player(player)
    if others := differences(shared.site, site(settings)):
        raise InsetError(f"{socket.gethostname()} can't play in this batch; it differs in: {'; '.join(others)}")
    return lambda number, watch: play_one(settings, number, watch)


def ready(folders: Iterable[str], files: Iterable[File], added: Iterable[Any]) -> None:
    """Gives a fresh process the same players and cards."""
    sys.path[:0] = [folder for folder in folders if folder not in sys.path]
    card_files.use([received(file) for file in files])
    for data in added:
        cards.add(from_data(data))


def _try_player(name: str) -> None:
    """A player that can't be made is reported before the first game."""
    try:
        agents.make(name)
    except InsetError:
        raise
    except BaseException as error:
        raise InsetError(f"the player {name} can't be made: {type(error).__name__}: {error}") from None


def sent(path: Path, on: str) -> File:
    """A file in a form that workers of that kind can read."""
    try:
        return (path.name, path.read_bytes()) if on.startswith(RAY) else str(path.absolute())
    except OSError as error:
        raise InsetError(f"{path} can't be read: {error.strerror or error}") from None


def received(file: File) -> Path:
    """The file on the worker's side. A file sent by content is stored under its digest."""
    if isinstance(file, str):
        return Path(file)
    name, content = file
    path = places.cache() / "sent" / blake2b(content, digest_size=8).hexdigest() / name
    if not (path.is_file() and path.stat().st_size == len(content)) and not places.write(path, content):
        raise InsetError(f"{socket.gethostname()} can't save the file {name}: {path} can't be written")
    return path


def default_jobs() -> int:
    """One process for each core that this one may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1
