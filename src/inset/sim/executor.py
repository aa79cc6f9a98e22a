"""The one interface between a batch and whatever plays it: chunks are submitted, waited for, and cancelled.

Behind it are this process (``here.Here``), killable processes on this machine (``processes.Processes``) and a Ray cluster
(``on_ray.OnRay``). What is done is not fixed: a ``Work`` names a function that every worker calls once with what all items
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
    """What a running item tells about itself, so that it can be stopped and its game can be seen: at first nothing."""

    needed = False  # whether anybody looks

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
    """What workers are to do. Both parts go to each worker once, so both must be able to travel (pickle)."""

    prepare: Callable[[Any], Do]  # called once in each worker with what is shared
    shared: Any = None
    seconds: float = 0.0  # between two signs of life of an item; 0: no clock


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some items that one worker does in a row."""

    id: int
    items: tuple[Any, ...]
    careful: bool = False  # after a worker died: games are kept answer by answer, so that their record survives


@dataclass(frozen=True, slots=True)
class Lost:
    """An item that ended its worker."""

    item: Any  # None: nobody knows which of the chunk it was
    reason: str
    record: str = ""  # of the game up to then
    final: bool = False  # not to be tried again


@dataclass(frozen=True, slots=True)
class Usage:
    """What a worker has used since it began."""

    worker: str
    cpu: float = 0.0  # seconds
    memory: int = 0  # bytes, at its peak; 0: unknown
    niceness: int = 0
    watching: float = 0.0  # CPU seconds of whoever watches it, if that is not the driver


@dataclass(slots=True)
class Outcome:
    """News of a chunk: items that are done, an item that was lost, and whether anything more will come."""

    chunk: int
    values: list[tuple[Any, Any]] = field(default_factory=list)  # items and what came of them
    over: bool = False
    lost: Lost | None = None
    seconds: float = 0.0  # that the values took
    usage: Usage | None = None


class Executor(Protocol):
    """Plays chunks somewhere. A chunk that ends without all its items is submitted again by the driver."""

    @property
    def cores(self) -> int:
        """How many chunks can be under way at once; it may change."""

    @property
    def ahead(self) -> int:
        """How many chunks are submitted for each core."""

    def submit(self, chunk: Chunk) -> None:
        """Takes on a chunk, and returns at once."""

    def wait(self, seconds: float) -> Sequence[Outcome]:
        """What has come in; waits at most so long for something."""

    def cancel(self) -> None:
        """Gives up everything under way and ends the workers, without waiting for any item."""


def usage(worker: str) -> Usage:
    """What this process has used so far."""
    cpu = time.process_time()
    if sys.platform == "win32":
        return Usage(worker, cpu)
    return Usage(worker, cpu, peak_memory(), os.getpriority(os.PRIO_PROCESS, 0))


def peak_memory() -> int:
    """The most memory that this process has held, in bytes; 0 where the system does not say."""
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
