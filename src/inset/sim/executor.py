"""The interface between a batch and whatever plays it: chunks are submitted, waited for, and cancelled.

Behind it are this process (``here.Here``), killable processes on this machine (``processes.Processes``) and a Ray cluster
(``on_ray.OnRay``). The work is arbitrary: a ``Work`` names a function that every worker calls once with what all items
share, and that returns the function for one item. So batches of games and the tools that sweep use the same executors.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Protocol

if TYPE_CHECKING:
    from inset.game import Game

THIS_PROCESS: Final = "this process"  # a worker's name
TRIES: Final = 3  # deaths of workers after which an item has failed


class Watch:
    """What a running item reports, so that it can be stopped and its game can be seen. This one does nothing."""

    needed = False  # whether anybody is watching

    def begin(self, game: Game) -> None:
        """A game has begun."""

    def answered(self, game: Game) -> None:
        """One more answer was given."""

    def interrupted(self) -> bool:
        """Has the user asked to stop?"""
        return False


Do = Callable[[Any, Watch], Any]  # what is done with one item


@dataclass(frozen=True, slots=True)
class Work:
    """What workers should do. Both parts are sent to each worker once, so both must be picklable."""

    prepare: Callable[[Any], Do]  # called once in each worker with what is shared
    shared: Any = None
    seconds: float = 0.0  # seconds between two reports of an item; 0: no clock


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some items that one worker does in a row."""

    id: int
    items: tuple[Any, ...]
    careful: bool = False  # after a worker died: games are recorded answer by answer, so that their record survives


@dataclass(frozen=True, slots=True)
class Lost:
    """An item that killed its worker."""

    item: Any  # None: nobody knows which of the chunk it was
    reason: str
    record: str = ""  # record of the game up to then
    final: bool = False  # not to be tried again


@dataclass(frozen=True, slots=True)
class Usage:
    """What a worker has used since it started."""

    worker: str
    cpu: float = 0.0  # seconds
    memory: int = 0  # bytes, at its peak; 0: unknown
    niceness: int = 0
    watching: float = 0.0  # CPU seconds of the process that watches it, if that is not the driver


@dataclass(slots=True)
class Outcome:
    """News of a chunk: finished items, an item that was lost, and whether more will come."""

    chunk: int
    values: list[tuple[Any, Any]] = field(default_factory=list)  # items and their results
    over: bool = False
    lost: Lost | None = None
    seconds: float = 0.0  # that the values took
    usage: Usage | None = None


class Executor(Protocol):
    """Plays chunks somewhere. A chunk that ends without all its items is submitted again by the driver."""

    @property
    def cores(self) -> int:
        """How many chunks can be in progress at the same time; it may change."""

    @property
    def ahead(self) -> int:
        """How many chunks are submitted for each core."""

    def submit(self, chunk: Chunk) -> None:
        """Takes a chunk, and returns immediately."""

    def wait(self, seconds: float) -> Sequence[Outcome]:
        """What has come in; waits at most this long."""

    def cancel(self) -> None:
        """Gives up everything in progress and ends the workers, without waiting for any item."""


def usage(worker: str) -> Usage:
    """What this process has used so far."""
    cpu = time.process_time()
    if sys.platform == "win32":
        return Usage(worker, cpu)
    return Usage(worker, cpu, peak_memory(), os.getpriority(os.PRIO_PROCESS, 0))


def peak_memory() -> int:
    """Peak memory of this process, in bytes; 0 if the system doesn't say."""
    try:
        with open(
            "/proc/self/status", encoding="ascii", errors="replace"
        ) as status:  # getrusage counts the parent's, too
            for line in status:
                if line.startswith("VmHWM:"):
                    return int(line.split()[1]) * 1024
    except OSError:
        pass
    try:
        import resource
    except ImportError:  # Windows
        return 0
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024
