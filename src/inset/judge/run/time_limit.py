"""How long a scenario may run: a limit on processor time, so that one scenario can't hold up all others.

On the main thread on Unix, a timer of the operating system enforces it. In other threads, and where there is no such
timer, calls are counted: every so often the thread's clock is checked, and in a browser, which has none, a fixed number
of calls counts as a second. Compiled code neither makes calls that are counted nor hears the timer, so its longest
loops check every so many steps (``kernel/steps``) and are stopped there.
"""

from __future__ import annotations

import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

from inset.kernel.watching import watched

SECONDS: Final = 60.0  # of processor time; the slowest scenario of the project takes less than one
CALLS_PER_SECOND: Final = 1_000_000  # if there is no clock
CALLS: Final = ("call", "c_call")
LOOK: Final = 1 << 8  # calls between two checks of the clock


class TooLong(BaseException):
    """The time is up. Only the runner of scenarios may catch this and continue."""


def _stop(number: int, frame: FrameType | None) -> None:
    raise TooLong


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Raises ``TooLong`` in the enclosed code when the time is up. Zero: no limit."""
    if not seconds:
        yield
    elif hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread() and not _in_browser():
        before = signal.signal(signal.SIGVTALRM, _stop)
        signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            signal.signal(signal.SIGVTALRM, before)
    else:
        known, counted = sys.getprofile(), Counted(seconds, clock=not _in_browser() and hasattr(time, "thread_time"))
        with watched(counted.look):
            sys.setprofile(counted)
            try:
                yield
            finally:
                sys.setprofile(known)


def _in_browser() -> bool:
    return sys.platform == "emscripten"


class Counted:
    """Counts every call; stops when the thread's clock says so or, without one, after this many."""

    def __init__(self, seconds: float, clock: bool) -> None:
        self.calls = 0
        self.clock = clock
        self.most = int(seconds * CALLS_PER_SECOND)
        self.end = time.thread_time() + seconds if clock else 0.0

    def __call__(self, frame: FrameType, event: str, argument: object) -> None:
        if event not in CALLS:
            return
        self.calls += 1
        if not self.clock:
            if self.calls > self.most:
                raise TooLong
        elif self.calls % LOOK == 0:
            self.look()

    def look(self) -> None:
        """Is the time up, as the clock says?"""
        if self.clock and time.thread_time() > self.end:
            raise TooLong
