"""Processes that play the games of a vector: they write into shared memory, and pipes tell them when to continue."""

from __future__ import annotations

import multiprocessing
import pickle
import traceback
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np

from inset.env.games import Arrays, Games, Layout, Start
from inset.env.setting import Setting
from inset.env.slot import Maker
from inset.kernel.errors import InsetError
from inset.play import garbage

JOIN_SECONDS: Final = 5.0  # that a process may take to end
ALIGNED: Final = 64  # bytes at which each array begins
RESET, STEP, RECORD, CLOSE = "reset", "step", "record", "close"


def shared_arrays(memory: SharedMemory, parts: Layout) -> Arrays:
    """The arrays in a block of shared memory."""
    found: Arrays = {}
    at = 0
    for part, (shape, kind) in parts.items():
        found[part] = np.ndarray(shape, kind, memory.buf, at)
        at += -(-found[part].nbytes // ALIGNED) * ALIGNED
    return found


def size_of(parts: Layout) -> int:
    sizes = [int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in parts.values()]
    return sum([-(-size // ALIGNED) * ALIGNED for size in sizes])


def serve(link: Connection, name: str, content: bytes) -> None:
    """Plays some games until the pipe closes."""
    garbage.collect_rarely()
    setting, places, opponents, seat, parts = pickle.loads(content)  # noqa: S301  written by the parent process
    memory = SharedMemory(name)
    try:
        found = shared_arrays(memory, parts)
        games: Games | None = None
        with suppress(EOFError, KeyboardInterrupt):
            while True:
                what, given = link.recv()
                if what == CLOSE:
                    break
                try:
                    if games is None:
                        games = Games(setting, places, opponents, seat, found)
                    link.send((True, _do(games, what, given)))
                except Exception as error:
                    link.send((False, "".join(traceback.format_exception(error)).strip()))
        del games, found
    finally:
        with suppress(BufferError):  # a view of it is alive: it is freed with the process
            memory.close()


def _do(games: Games, what: str, given: Any) -> str:
    if what == RESET:
        games.reset(given)
    elif what == STEP:
        games.step()
    else:
        assert what == RECORD
        return games.record(given)
    return ""


class Workers:
    """The processes, as seen by the environment."""

    def __init__(
        self, setting: Setting, n: int, count: int, opponents: Sequence[Maker] | None, seat: int | None, parts: Layout
    ) -> None:
        self._memory = SharedMemory(create=True, size=size_of(parts))
        self.arrays = shared_arrays(self._memory, parts)
        self._shares = [range(n * number // count, n * (number + 1) // count) for number in range(count)]
        self._links: list[Connection] = []
        self._processes = []
        context = multiprocessing.get_context("spawn")
        try:
            for places in self._shares:
                content = pickle.dumps((setting, places, opponents, seat, parts))
                link, other = context.Pipe()
                process = context.Process(target=serve, args=(other, self._memory.name, content), daemon=True)
                process.start()
                other.close()
                self._links.append(link)
                self._processes.append(process)
        except Exception as error:
            self.close()
            raise InsetError(f"the workers could not start: {error}") from error

    def reset(self, starts: Sequence[Start] | None) -> None:
        for link, places in zip(self._links, self._shares, strict=True):
            self._tell(link, RESET, None if starts is None else starts[places.start : places.stop])
        self._wait()

    def step(self) -> None:
        for link in self._links:
            self._tell(link, STEP)
        self._wait()

    def record(self, place: int) -> str:
        for link, places in zip(self._links, self._shares, strict=True):
            if place in places:
                self._tell(link, RECORD, place)
                return self._answer(link)
        raise IndexError(place)

    def _tell(self, link: Connection, what: str, given: object = None) -> None:
        try:
            link.send((what, given))
        except OSError as error:
            raise InsetError("a worker has ended") from error

    def _wait(self) -> None:
        """Waits until all are done; an error in one is reported once all have answered."""
        wrong: list[InsetError] = []
        for link in self._links:
            try:
                self._answer(link)
            except InsetError as error:
                wrong.append(error)
        if wrong:
            raise wrong[0]

    def _answer(self, link: Connection) -> str:
        try:
            good, told = link.recv()
        except (EOFError, OSError) as error:
            raise InsetError("a worker has ended") from error
        if not good:
            raise InsetError(f"a worker failed:\n{told}")
        return str(told)

    def close(self) -> None:
        """Ends the processes and releases the memory. The arrays must not be used afterwards."""
        for link in self._links:
            with suppress(OSError):
                link.send((CLOSE, None))
            link.close()
        for process in self._processes:
            process.join(JOIN_SECONDS)
            if process.is_alive():
                process.kill()
                process.join()
        self._links, self._processes = [], []
        self.arrays = {}
        with suppress(BufferError):  # somebody still holds an array: it is freed with the process
            self._memory.close()
        with suppress(FileNotFoundError):
            self._memory.unlink()
