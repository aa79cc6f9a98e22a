"""A process that does chunks of items, and the handle that starts it, watches it and can kill it.

Untrusted code runs in there: it may exit, die, hang or print. None of that reaches the batch: results come through a
separate pipe, output goes to standard error, and a worker that dies or hangs is killed and reported.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import sys
import threading
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from types import ModuleType
from typing import Any, Final

from inset.kernel.errors import InsetError
from inset.play import garbage
from inset.sim.executor import Chunk, Do, Lost, Outcome, Usage, Work, usage
from inset.sim.tape import Tape, Taping

START_SECONDS: Final = 120.0  # until a worker has imported everything and made its players once
JOIN_SECONDS: Final = 1.0  # seconds that a process may take to end when its pipe is closed
LOOK_SECONDS: Final = 0.5  # at most, between two checks of a worker
_READY, _REFUSED, _VALUE, _ERROR, _OVER = range(5)
_MAIN: Final = b"__main__"


def packed(work: Work) -> bytes:
    """The work as bytes, packed once for all workers."""
    try:
        return pickle.dumps(work)
    except Exception as error:
        raise InsetError(
            f"this can't be sent to another process: {error}; pass players by name, or as classes of an importable module"
        ) from None


# --- the process itself -----------------------------------------------------------------------------------


def serve(link: Connection, tape: str, content: bytes) -> None:
    """Does chunks until nobody sends any."""
    _settle()
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):  # the driver is gone
        watch = Taping(tape)
        try:
            work: Work = pickle.loads(content)  # noqa: S301  written by the parent process
            do = work.prepare(work.shared)
        except InsetError as error:
            link.send((_REFUSED, str(error)))
            return
        except BaseException as error:
            link.send((_REFUSED, "".join(traceback.format_exception(error, limit=-4)).strip()))
            return
        link.send((_READY,))
        while True:
            items, careful = link.recv()
            watch.careful = watch.needed = careful or work.seconds > 0
            _do_chunk(link, do, items, watch)


def _do_chunk(link: Connection, do: Do, items: tuple[Any, ...], watch: Taping) -> None:
    """Sends the result of each item as soon as it is available."""
    for place, item in enumerate(items):
        watch.beat()
        start = time.perf_counter()
        try:
            value = do(item, watch)
        except BaseException as error:
            link.send((_ERROR, place, "".join(traceback.format_exception(error)).strip()))
            break
        link.send((_VALUE, place, value, time.perf_counter() - start))
    link.send((_OVER, usage(str(os.getpid()))))


def _settle() -> None:
    """Prepares the process for untrusted code: only the driver handles interrupts, and owns the output."""
    garbage.collect_rarely()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    with suppress(OSError):
        os.dup2(2, 1)  # printed text must not get into the driver's output
    sys.stdout = sys.stderr
    threading.Thread(target=_die_with_the_driver, daemon=True).start()


def _die_with_the_driver() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


# --- its handle -------------------------------------------------------------------------------------------


class Worker:
    """A worker process, as seen by the process that gives it work."""

    def __init__(self, content: bytes, seconds: float) -> None:
        context = multiprocessing.get_context("spawn")
        self.tape = Tape()
        self.link, other = context.Pipe()
        self._seconds = seconds
        self._process = context.Process(target=serve, args=(other, self.tape.path, content))
        with _quietly(_MAIN in content):
            self._process.start()
        other.close()
        self.chunk: Chunk | None = None
        self._failed: Lost | None = None  # an item of the chunk that raised
        self._done = 0  # items of the chunk
        self.usable = True
        self._ready = False
        self._beats = -1
        self._since = time.monotonic()

    def give(self, chunk: Chunk) -> None:
        """Gives it a chunk; it must be idle."""
        self.chunk = chunk
        self._failed = None
        self._done = 0
        self._since = time.monotonic()
        self.tape.erase()
        with suppress(OSError):  # it is dead, which reading from it will show
            self.link.send((chunk.items, chunk.careful))

    def take(self) -> Outcome | None:
        """Everything it has reported since the last time; None if nothing. A dead worker is reported once."""
        found = Outcome(self.chunk.id if self.chunk is not None else -1)
        try:
            while self.link.poll():
                self._read(self.link.recv(), found)
                if found.over:
                    return found
        except (EOFError, OSError, pickle.UnpicklingError):
            found.lost = self._lost(self._end())
            found.over = True
        return found if found.values or found.over else None

    def _read(self, message: Any, found: Outcome) -> None:
        self._since = time.monotonic()
        kind, *rest = message
        if kind == _READY:
            self._ready = True
            self.tape.unlink()
        elif kind == _REFUSED:
            self.kill()
            raise InsetError(rest[0])
        elif kind == _VALUE and self.chunk is not None:
            place, value, seconds = rest
            found.values.append((self.chunk.items[place], value))
            found.seconds += seconds
            self._done = place + 1
        elif kind == _ERROR and self.chunk is not None:
            self._failed = Lost(self.chunk.items[rest[0]], rest[1], final=True)  # reported when the chunk is over
        elif kind == _OVER:
            used: Usage = rest[0]
            found.usage = used
            found.over = True
            found.lost = self._failed
            self.chunk = None

    def check_clock(self) -> Outcome | None:
        """Kills the worker if it has been silent for too long. Returns what was lost."""
        now = time.monotonic()
        if not self._ready:
            if now - self._since > START_SECONDS:
                self.kill()
                raise InsetError(f"a worker was not ready within {START_SECONDS:.0f} s: does a player hang on import?")
            return None
        if not self._seconds or self.chunk is None:
            return None
        beats = self.tape.beats
        if beats != self._beats:
            self._beats, self._since = beats, now
        if now - self._since <= self._seconds:
            return None
        found = Outcome(self.chunk.id, over=True)
        self._process.kill()
        self._end()
        found.lost = self._lost(f"a decision took longer than {self._seconds:g} s (--decision-seconds)", final=True)
        return found

    def _lost(self, reason: str, final: bool = False) -> Lost | None:
        """The item in progress."""
        if not self._ready:
            raise InsetError(f"a worker could not start: {reason}")
        chunk = self.chunk
        self.chunk = None
        if chunk is None or self._done >= len(chunk.items):
            return None
        return Lost(
            chunk.items[self._done], reason, self.tape.record() if chunk.careful or self._seconds else "", final
        )

    def _end(self) -> str:
        """Makes sure that it is dead, and says how it died."""
        self.usable = False
        self._process.join(JOIN_SECONDS)
        code = self._process.exitcode
        if code is None:
            self._process.kill()
            self._process.join()
            return "the process that played it closed its pipe"
        if code < 0:
            try:
                name = signal.Signals(-code).name
            except ValueError:
                name = f"signal {-code}"
            return f"the process that played it was killed ({name})"
        return f"the process that played it exited (exit code {code})"

    @property
    def patience(self) -> float:
        """How long it may stay unchecked."""
        return min(LOOK_SECONDS, self._seconds / 4) if self._seconds else LOOK_SECONDS

    def kill(self) -> None:
        """Kills the process and forgets it."""
        self._process.kill()
        self._process.join()
        self.close()

    def close(self) -> None:
        self.link.close()
        self.tape.close()


def run_chunk(worker: Worker, chunk: Chunk) -> Outcome:
    """Has a worker do a chunk, and waits until it is over: all results as one outcome."""
    worker.give(chunk)
    whole = Outcome(chunk.id)
    while not whole.over:
        worker.link.poll(worker.patience)
        found = worker.take() or worker.check_clock()
        if found is not None:
            whole.values += found.values
            whole.seconds += found.seconds
            whole.over, whole.lost, whole.usage = found.over, found.lost or whole.lost, found.usage
    return whole


@contextmanager
def _quietly(with_main: bool) -> Iterator[None]:
    """Starts a process that does not see interrupts, and that imports the main program only if something of it is needed.

    A script that calls ``sim.run`` need not be importable; ``inset`` itself would be slow to import.
    """
    main = sys.modules["__main__"]
    if not with_main:
        sys.modules["__main__"] = ModuleType("__main__")
    masked = hasattr(signal, "pthread_sigmask")
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT}) if masked else set()
    try:
        yield
    finally:
        sys.modules["__main__"] = main
        if masked:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
