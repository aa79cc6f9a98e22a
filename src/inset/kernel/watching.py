"""Who looks on while the engine works: limits on processor time.

Not compiled: where compiled code calls ``look``, Python also delivers signals, such as that of a timer that has run out.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

Watcher = Callable[[], None]


class _Watchers(threading.local):
    """Those of this thread."""

    def __init__(self) -> None:
        self.all: list[Watcher] = []


_WATCHERS = _Watchers()


def look() -> None:
    """Called by the engine every so many steps, in whatever thread it works."""
    for watcher in _WATCHERS.all:
        watcher()


@contextmanager
def watched(watcher: Watcher) -> Iterator[None]:
    """Calls the watcher from time to time while the engine works in this thread; what it raises ends that work."""
    _WATCHERS.all.append(watcher)
    try:
        yield
    finally:
        _WATCHERS.all.remove(watcher)
