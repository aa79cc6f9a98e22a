"""Ctrl-C and SIGTERM while a batch runs: finished games are kept, games in progress are given up."""

from __future__ import annotations

import signal
import threading
from types import FrameType
from typing import Any

from inset.sim.executor import Watch


class Stop(Watch):
    """Whether somebody has asked to stop. The first request is handled at the next opportunity, the second
    immediately."""

    def __init__(self) -> None:
        self.signal = 0
        self.at_once = False  # the item runs in this process: interrupt it
        self._before: dict[int, Any] = {}

    def __enter__(self) -> Stop:
        if threading.current_thread() is threading.main_thread():
            for number in (signal.SIGINT, signal.SIGTERM):
                self._before[number] = signal.signal(number, self._asked)
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def _asked(self, number: int, frame: FrameType | None) -> None:
        again, self.signal = self.signal, number
        if again or self.at_once:
            raise KeyboardInterrupt

    def interrupted(self) -> bool:
        return self.signal != 0
