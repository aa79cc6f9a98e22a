"""Drives an executor: cuts the items into chunks, keeps the workers busy, and decides what happens to items that are
lost.

Chunks take about a second, so that handing them out costs next to nothing. An item that killed its worker is retried on
its own; after three deaths it has failed, and everything else continues.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import islice
from typing import Any, Final

from inset.sim.executor import TRIES, Chunk, Executor, Lost, Outcome, Usage
from inset.sim.stop import Stop

CHUNK_SECONDS: Final = 1.25  # that a chunk should take
LARGEST_CHUNK: Final = 2_000
WAIT_SECONDS: Final = 0.25  # after which an interrupt is noticed
_MEMORY: Final = 0.9  # the weight of earlier chunks in the estimate of how long an item takes

Keep = Callable[[list[tuple[Any, Any]]], None]


class Driver:
    """One run over many items."""

    def __init__(self, executor: Executor, stop: Stop) -> None:
        self.executor = executor
        self.stop = stop
        self.usage: dict[str, Usage] = {}  # of each worker, as last reported
        self._again: deque[tuple[tuple[Any, ...], bool]] = deque()  # items to retry, on their own and recorded
        self._running: dict[int, list[Any]] = {}  # what each chunk in progress has left to do
        self._deaths: dict[Any, int] = {}
        self._item_seconds = 0.0
        self._next = 0

    def run(self, items: Iterable[Any], count: int, keep: Keep, failed: Callable[[Lost], Any]) -> None:
        """Does all items and hands over their results. Raises KeyboardInterrupt if it was asked to stop."""
        source = iter(items)
        left = count
        try:
            while True:
                left -= self._submit(source, left)
                if not self._running:
                    return
                for outcome in self.executor.wait(WAIT_SECONDS):
                    if values := self._seen(outcome, failed):
                        keep(values)
                if self.stop.signal:
                    raise KeyboardInterrupt
        finally:
            self.executor.cancel()

    def _submit(self, source: Iterator[Any], left: int) -> int:
        """Hands out chunks for as long as there is room. Returns how many new items went out."""
        sent = 0
        cores = max(1, self.executor.cores)
        while len(self._running) < cores * self.executor.ahead:
            if self._again:
                items, careful = self._again.popleft()
            else:
                size = self._size(left - sent, cores)
                items, careful = tuple(islice(source, size)), False
                sent += len(items)
            if not items:
                break
            self._running[self._next] = list(items)
            self.executor.submit(Chunk(self._next, items, careful))
            self._next += 1
        return sent

    def _size(self, left: int, cores: int) -> int:
        """About a second of work; less towards the end, so that all workers are busy until then."""
        if not self._item_seconds:
            return 1
        fair = math.ceil(left / (cores * (self.executor.ahead + 1)))
        return max(1, min(fair, math.ceil(CHUNK_SECONDS / self._item_seconds), LARGEST_CHUNK))

    def _seen(self, outcome: Outcome, failed: Callable[[Lost], Any]) -> list[tuple[Any, Any]]:
        """Takes the results of a chunk. Items left undone are put back."""
        if outcome.usage is not None:
            self.usage[outcome.usage.worker] = outcome.usage
        left = self._running.get(outcome.chunk)
        if left is None:  # a worker that had nothing to do
            return []
        values = list(outcome.values)
        for item, _ in values:
            left.remove(item)
        if values:
            each = outcome.seconds / len(values)
            self._item_seconds = each if not self._item_seconds else _MEMORY * self._item_seconds + (1 - _MEMORY) * each
        if outcome.over:
            del self._running[outcome.chunk]
            if left and not self.stop.signal:
                values += self._left(left, outcome.lost or Lost(None, "the worker exited without an answer"), failed)
        return values

    def _left(self, left: list[Any], lost: Lost, failed: Callable[[Lost], Any]) -> list[tuple[Any, Any]]:
        """A chunk that ended early: the item that ended it is retried on its own, or given up; the others continue."""
        if lost.item is None:
            if len(left) > 1:  # trying each on its own will show which it is
                self._again.extend(((item,), True) for item in left)
                return []
            lost = replace(lost, item=left[0])
        left.remove(lost.item)
        if left:
            self._again.append((tuple(left), False))
        deaths = self._deaths[lost.item] = self._deaths.get(lost.item, 0) + 1
        if lost.final or deaths >= TRIES:
            del self._deaths[lost.item]
            return [(lost.item, failed(lost))]
        self._again.append(((lost.item,), True))
        return []
