"""Workers on a Ray cluster: Ray schedules the chunks, notices what dies, and carries results; the driver stays with the user.

Each Ray worker has one killable process that plays (``worker``), as on one machine: a player that dies or hangs takes
down only that process, nothing of Ray's, and the record of its game survives.
"""

from __future__ import annotations

import logging
import os
import sys
import warnings
from collections.abc import Sequence
from contextlib import redirect_stdout, suppress
from dataclasses import replace
from importlib.util import find_spec
from typing import Any, Final

from inset.kernel.errors import InsetError
from inset.sim.executor import Chunk, Lost, Outcome, Work, usage
from inset.sim.worker import Worker, packed, run_chunk

NICENESS: Final = 0  # niceness of workers; Ray's default of 15 starves them if anything else is running
CHECK_EVERY: Final = 50  # waits until the size of the cluster is checked again


class OnRay:
    """An executor: a Ray cluster, started here or running elsewhere."""

    ahead = 3

    def __init__(self, work: Work, address: str = "") -> None:
        self._ray = ray = _imported()
        content = packed(work)
        self._printing = redirect_stdout(sys.stderr)  # Ray reports dead workers on standard output
        self._printing.__enter__()
        self._started = not ray.is_initialized()
        try:
            if self._started:
                _connect(ray, address)
        except BaseException:
            self._printing.__exit__(None, None, None)
            raise
        self._seconds = work.seconds
        self._key = os.urandom(8).hex()  # identifies this batch, for workers that have played another
        self._shared = [ray.put(content)]  # in a list, so that Ray does not fetch it for each chunk
        self._task = ray.remote(num_cpus=1, max_retries=0, max_calls=0)(_play)
        self._running: dict[Any, Chunk] = {}
        self._cores = 0
        self._waits = 0

    @property
    def cores(self) -> int:
        """The cores of the cluster as it is now: nodes come and go."""
        if self._cores == 0 or self._waits >= CHECK_EVERY:
            self._waits = 0
            self._cores = max(1, int(self._ray.cluster_resources().get("CPU", 0)))
        return self._cores

    def submit(self, chunk: Chunk) -> None:
        self._running[self._task.remote(self._key, self._shared, self._seconds, chunk)] = chunk

    def wait(self, seconds: float) -> Sequence[Outcome]:
        self._waits += 1
        refs = list(self._running)
        first, _ = self._ray.wait(refs, timeout=seconds)
        if not first:
            return []
        ready, _ = self._ray.wait(refs, num_returns=len(refs), timeout=0)
        return [self._outcome(ref) for ref in ready or first]

    def _outcome(self, ref: Any) -> Outcome:
        chunk = self._running.pop(ref)
        exceptions = self._ray.exceptions
        try:
            found = self._ray.get(ref)
        except exceptions.RayTaskError as error:
            raise InsetError(f"Ray can't play: {_last_line(error)}") from None
        except exceptions.RayError as error:  # a worker or its node is gone
            return Outcome(chunk.id, over=True, lost=Lost(None, f"its worker was lost: {type(error).__name__}"))
        if isinstance(found, str):
            raise InsetError(found)
        assert isinstance(found, Outcome)
        return found

    def cancel(self) -> None:
        for ref in self._running:
            try:
                self._ray.cancel(ref, force=True)
            except Exception:  # noqa: S112  it is done, or its node is gone
                continue
        self._running.clear()
        if self._started:
            self._ray.shutdown()
        self._printing.__exit__(None, None, None)


def check() -> None:
    """Is Ray installed?"""
    if find_spec("ray") is None:
        raise InsetError("a cluster needs Ray: pip install 'inset[ray]'")


def _imported() -> Any:
    check()
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray

    return ray


def _connect(ray: Any, address: str) -> None:
    """Connects to a cluster, or starts one on this machine."""
    options: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    if address:
        options["address"] = address
        if address.startswith(("127.0.0.1:", "localhost:")):
            options["_node_ip_address"] = "127.0.0.1"  # Ray would look for this machine under another address
    else:
        options |= {"include_dashboard": False, "_system_config": {"worker_niceness": NICENESS}}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            ray.init(**options)
        except (ConnectionError, OSError, RuntimeError, ValueError) as error:
            where = f"the Ray cluster at {address}" if address else "a Ray cluster"
            raise InsetError(f"can't reach {where}: {_last_line(error)}") from None


def _last_line(error: BaseException) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[-1][:300]


# --- on a node -------------------------------------------------------------------------------------------

_WORKERS: Final[dict[str, Worker]] = {}  # the one of this Ray worker, by its batch


def _play(key: str, shared: list[Any], seconds: float, chunk: Chunk) -> Outcome | str:
    """Does a chunk in this Ray worker's own process. Returns a sentence if this node can't play."""
    import ray

    where = f"{ray.util.get_node_ip_address()} ({ray.get_runtime_context().get_node_id()[:8]})"
    try:
        worker = _WORKERS.get(key)
        if worker is None:
            _end_others()
            _be_nice()
            worker = _WORKERS[key] = Worker(ray.get(shared[0]), seconds)
        found = run_chunk(worker, chunk)
        if not worker.usable:
            _WORKERS.pop(key).close()
    except InsetError as error:
        _WORKERS.pop(key, None)
        return f"node {where}: {error}"
    if found.usage is not None:
        here = usage("")
        found.usage = replace(
            found.usage, worker=f"{where} {os.getpid()} {found.usage.worker}",
            watching=here.cpu, memory=found.usage.memory + here.memory,
        )  # fmt: skip
    return found


def _end_others() -> None:
    """A Ray worker may have played another batch of the same program."""
    for key in list(_WORKERS):
        _WORKERS.pop(key).kill()


def _be_nice() -> None:
    """Gives the worker normal priority, if the system allows it."""
    with suppress(AttributeError, OSError):  # the driver reports it
        os.setpriority(os.PRIO_PROCESS, 0, NICENESS)
