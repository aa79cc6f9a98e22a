"""How long a scenario may be computed: a limit on processor time, so that one scenario can't hold up all others.

It is kept by a timer of the operating system, which only the main thread of a program on Unix has; elsewhere there is no limit.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

SECONDS: Final = 60.0  # of processor time; the slowest scenario of the project takes less than one


class TooLong(BaseException):
    """The time is up. Nothing but the runner of scenarios may take it for an error that it can go on after."""


def _stop(number: int, frame: FrameType | None) -> None:
    raise TooLong


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Raises ``TooLong`` in what is done meanwhile when the time is up. Zero: no limit."""
    if not seconds or not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGVTALRM, _stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
