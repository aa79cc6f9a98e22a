"""Games in this process, one after another: nothing to start, and nothing that can be killed."""

from __future__ import annotations

import sys
import time
from collections import deque
from collections.abc import Sequence
from contextlib import redirect_stdout

from inset.sim.executor import THIS_PROCESS, Chunk, Outcome, Work, usage
from inset.sim.stop import Stop


class Here:
    """An executor that is this process itself. What players print goes to the standard error stream."""

    cores = 1
    ahead = 1

    def __init__(self, work: Work, stop: Stop) -> None:
        self._do = work.prepare(work.shared)
        self._stop = stop
        self._waiting: deque[Chunk] = deque()

    def submit(self, chunk: Chunk) -> None:
        self._waiting.append(chunk)

    def wait(self, seconds: float) -> Sequence[Outcome]:
        if not self._waiting:
            return []
        chunk = self._waiting.popleft()
        item, rest = chunk.items[0], chunk.items[1:]
        start = time.perf_counter()
        self._stop.at_once = True
        try:
            with redirect_stdout(sys.stderr):
                value = self._do(item, self._stop)
        finally:
            self._stop.at_once = False
        took = time.perf_counter() - start
        if rest:
            self._waiting.appendleft(Chunk(chunk.id, rest, chunk.careful))
        return [Outcome(chunk.id, [(item, value)], not rest, seconds=took, usage=usage(THIS_PROCESS))]

    def cancel(self) -> None:
        self._waiting.clear()
