"""Workers on this machine: a number of killable processes, each started when it is first needed."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from multiprocessing.connection import wait as wait_for

from inset.sim.executor import Chunk, Outcome, Work
from inset.sim.worker import Worker, packed


class Processes:
    """An executor: this many processes. A worker that dies is replaced by another."""

    ahead = 2  # one in progress, one to continue with

    def __init__(self, work: Work, jobs: int) -> None:
        self.cores = max(1, jobs)
        self._content = packed(work)
        self._seconds = work.seconds
        self._workers: list[Worker] = []
        self._waiting: deque[Chunk] = deque()

    def submit(self, chunk: Chunk) -> None:
        self._waiting.append(chunk)
        self._hand_out()

    def wait(self, seconds: float) -> Sequence[Outcome]:
        self._hand_out()
        patience = min(seconds, *(worker.patience for worker in self._workers)) if self._workers else seconds
        wait_for([worker.link for worker in self._workers], patience)
        found: list[Outcome] = []
        for worker in list(self._workers):
            news = worker.take() or worker.check_clock()
            if news is not None:
                found.append(news)
                if news.over and not worker.usable:
                    self._workers.remove(worker)
                    worker.close()
        self._hand_out()
        return found

    def cancel(self) -> None:
        self._waiting.clear()
        for worker in self._workers:
            worker.kill()
        self._workers.clear()

    def _hand_out(self) -> None:
        for worker in self._workers:
            if self._waiting and worker.chunk is None:
                worker.give(self._waiting.popleft())
        while self._waiting and len(self._workers) < self.cores:
            worker = Worker(self._content, self._seconds)
            self._workers.append(worker)
            worker.give(self._waiting.popleft())
