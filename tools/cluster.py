"""A real Ray cluster of two nodes on this machine, with everything that can go wrong on one: is the result that of --jobs 1?

    python tools/cluster.py --games 1000            # workers and a whole node are killed in the middle
    python tools/cluster.py --games 1000 --quiet    # nobody is killed: what Ray costs

Each node has one CPU, a small object store and no dashboard. The processes are started here and ended by their own ids. CI does
it with few games (tests/sim/test_ray.py). The exit code is 0 if the digest of the games is that of one process.
"""

from __future__ import annotations

import argparse
import json
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
STORE = 80_000_000  # bytes of a node's object store, nearly the smallest that Ray allows
START_SECONDS = 60


class Node:
    """One node: ``ray start`` and everything that it has started."""

    def __init__(self, cluster: Cluster, head: bool, python_path: str = "") -> None:
        path = python_path or os.pathsep.join([str(ROOT / "src"), str(ROOT)])
        place = [f"--address={cluster.address}"]
        if head:
            place = ["--head", f"--port={cluster.port}", f"--temp-dir={cluster.folder}", "--include-dashboard=false"]
        self._log = open(cluster.folder / f"node-{len(cluster.nodes)}.log", "w+")  # noqa: SIM115
        self._process = subprocess.Popen(
            [Path(sys.executable).parent / "ray", "start", *place, "--node-ip-address=127.0.0.1", "--num-cpus=1",
             f"--object-store-memory={STORE}", "--disable-usage-stats", "--block"],
            env={**os.environ, **cluster.secret, "PYTHONPATH": path, "RAY_USAGE_STATS_ENABLED": "0",
                 "RAY_worker_niceness": "0"},
            stdout=self._log, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
        )  # fmt: skip

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def said(self) -> str:
        self._log.flush()
        return Path(self._log.name).read_text(encoding="utf-8", errors="replace")

    def wait_until_up(self) -> None:
        end = time.monotonic() + START_SECONDS
        while "Ray runtime started" not in self.said:
            if self._process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"a node did not start:\n{self.said}")
            time.sleep(0.1)

    def workers(self) -> list[int]:
        """The processes of Ray that run our chunks."""
        return [pid for pid in descendants(self._process.pid) if b"ray::_play" in command(pid)]

    def kill(self) -> None:
        """Everything at once, as when a machine loses power."""
        ids = [self._process.pid, *descendants(self._process.pid)]
        for pid in ids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._process.wait()
        self._log.close()


class Cluster:
    """A head and another node; more can join."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="inset-ray-"))
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.address = f"127.0.0.1:{self.port}"
        self.nodes: list[Node] = []
        # only a process with this cluster's own token may use it: its nodes, and the batches started on it here
        self.secret = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}

    def __enter__(self) -> Cluster:
        try:
            self.add(head=True)
            self.add()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        for node in reversed(self.nodes):
            node.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def add(self, head: bool = False, python_path: str = "") -> Node:
        node = Node(self, head, python_path)
        self.nodes.append(node)
        node.wait_until_up()
        return node


def descendants(pid: int) -> list[int]:
    """The processes that a process has started, and theirs."""
    found: list[int] = []
    for folder in Path(f"/proc/{pid}/task").glob("*"):
        with suppress(OSError):
            for child in (folder / "children").read_text().split():
                found += [int(child), *descendants(int(child))]
    return found


def command(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def start_sim(games: int, journal: Path, *more: str, cluster: Cluster | None = None) -> subprocess.Popen[str]:
    """``inset sim`` as a user would start it, on a cluster or here."""
    if cluster is not None:
        more = ("--on", f"ray:{cluster.address}", *more)
    return subprocess.Popen(
        [sys.executable, "-m", "inset.apps.cli", "sim", "fables", "skies", "--players", "random", "--seed", "3",
         "--games", str(games), "--json", "--quiet", "--journal", str(journal), *more],
        env={**os.environ, **(cluster.secret if cluster is not None else {}),
             "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])},
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip


def result(run: subprocess.Popen[str]) -> dict[str, Any]:
    out, err = run.communicate(timeout=3600)
    try:
        found: dict[str, Any] = json.loads(out)
    except ValueError:
        raise RuntimeError(f"exit code {run.returncode}, not JSON: {out[:2000]}\n{err}") from None
    return found


def played(journal: Path) -> int:
    """How many games a journal has so far."""
    try:
        return max(0, journal.read_bytes().count(b"\n") - 1)
    except OSError:
        return 0


def until(journal: Path, games: int, run: subprocess.Popen[str]) -> None:
    while played(journal) < games and run.poll() is None:
        time.sleep(0.05)


def disturbed(cluster: Cluster, games: int, folder: Path) -> tuple[dict[str, Any], int]:
    """A batch during which workers die on both nodes, then a whole node; then Ctrl-C, and the rest without the cluster.

    Returns the result and how many were killed.
    """
    journal = folder / "disturbed.jsonl"
    run = start_sim(games, journal, cluster=cluster)
    killed = 0
    for node, share in ((cluster.nodes[0], 0.1), (cluster.nodes[1], 0.2)):
        until(journal, int(games * share), run)
        while not (busy := node.workers()) and run.poll() is None:
            time.sleep(0.02)
        for pid in busy[:1]:
            os.kill(pid, signal.SIGKILL)
            killed += 1
    until(journal, int(games * 0.4), run)
    if run.poll() is None:
        cluster.nodes.pop().kill()
        killed += 1
    until(journal, int(games * 0.8), run)
    run.send_signal(signal.SIGINT)
    found = result(run)
    if found["interrupted"]:
        found = result(start_sim(games, journal, "--jobs", "1", "--resume"))
    return found, killed


def overhead(cluster: Cluster, games: int, folder: Path) -> str:
    """What Ray costs on top of the games, from the difference between a small and a large batch: both include starting up."""
    rows = []
    for number in (games // 5, games):
        run = result(start_sim(number, folder / f"ray-{number}.jsonl", cluster=cluster))["run"]
        rows.append((run["cpu_seconds"] - run["workers_cpu_seconds"], run["workers_cpu_seconds"], number))
    (small, small_games, fewer), (large, large_games, more) = rows
    share = (large - small) / (large_games - small_games)
    return (
        f"overhead {100 * share:.1f} % of the CPU time of {more - fewer} games "
        f"({large - small:.2f} s beside {large_games - small_games:.1f} s)"
    )


def memory(cluster: Cluster) -> str:
    """What Ray's own processes on the nodes use, not counting workers."""
    total = 0
    for node in cluster.nodes:
        for pid in [node.pid, *descendants(node.pid)]:
            if b"ray::" not in command(pid) and b"spawn_main" not in command(pid):
                total += private_memory(pid)
    return f"Ray itself {total / 1e6 / len(cluster.nodes):.0f} MB a node"


def private_memory(pid: int) -> int:
    """Bytes that a process does not share with others."""
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith(("Private", "Pss_Shmem")))


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--quiet", action="store_true", help="kill nobody, and measure what Ray costs")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, Cluster() as cluster:
        folder = Path(name)
        if given.quiet:
            print(overhead(cluster, given.games, folder))
            print(memory(cluster))
            return 0
        found, killed = disturbed(cluster, given.games, folder)
        one = result(start_sim(given.games, folder / "one.jsonl", "--jobs", "1"))
    print(f"{found['games']} games on Ray, {killed} killed: digest {found['digest']}; one process: {one['digest']}")
    return 0 if found["digest"] == one["digest"] else 1


if __name__ == "__main__":
    sys.exit(main())
