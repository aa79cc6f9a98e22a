"""Kills a batch again and again and resumes it, until it has the result of a quiet run.

    python tools/kills.py --kills 200         # about ten minutes; CI does five

Each time ``inset sim`` is started with ``--resume``, and after a random moment it, or one of its workers, gets SIGKILL, SIGINT or
SIGTERM. If the batch is done before that, the next one begins with another seed. The exit code is 0 if every batch ends with
exactly the result of an undisturbed run.
"""

from __future__ import annotations

import argparse
import json
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

SIGNALS = (signal.SIGKILL, signal.SIGINT, signal.SIGTERM)
OWN = ("seconds", "games_per_second", "jobs", "run")  # what differs from run to run


class Trial:
    """Batches in one folder, and what was done to them."""

    def __init__(self, folder: Path, games: int, longest: float, seed: int) -> None:
        self.folder, self.games, self.longest = folder, games, longest
        self.random = random.Random(seed)
        self.kills = self.workers = self.batches = 0

    def command(self, batch: int, *more: str) -> list[str]:
        return [
            sys.executable, "-m", "inset.apps.cli", "sim", "fables", "skies", "--players", "random,greedy",
            "--games", str(self.games), "--seed", str(batch), "--json", "--quiet", *more,
        ]  # fmt: skip

    def batch(self, wanted: int) -> str:
        """Plays one batch while killing it. Returns what is wrong with its result, or nothing."""
        number = self.batches
        self.batches += 1
        book = self.folder / f"batch-{number}.jsonl"
        while True:
            command = self.command(number, "--jobs", "2", "--resume", "--journal", str(book))
            run = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            fired = self._disturb(run) if self.kills < wanted else None
            out, err = run.communicate(timeout=600)
            if "Traceback" in err and not err.rstrip().endswith("KeyboardInterrupt"):  # Ctrl-C while Python starts
                return f"batch {number}: a traceback\n{err}"
            if run.returncode == 0:
                return self._compare(number, json.loads(out))
            if fired is None and run.returncode not in (130, 143):
                return f"batch {number}: exit code {run.returncode} without being killed\n{err}"

    def _disturb(self, run: subprocess.Popen[str]) -> signal.Signals | None:
        """Sends a signal after a while, unless the batch is over by then."""
        try:
            run.wait(self.random.uniform(0.0, self.longest))
            return None
        except subprocess.TimeoutExpired:
            pass
        number = self.random.choice(SIGNALS)
        workers = _children(run.pid)
        if workers and self.random.random() < 0.2:
            self.workers += 1
            try:
                subprocess.run(["kill", "-KILL", str(self.random.choice(workers))], stderr=subprocess.DEVNULL)
                time.sleep(0.3)
            except OSError:
                pass
        self.kills += 1
        run.send_signal(number)
        return number

    def _compare(self, number: int, data: dict[str, Any]) -> str:
        quiet = subprocess.run(
            self.command(number, "--jobs", "1", "--journal", str(self.folder / f"quiet-{number}.jsonl")),
            capture_output=True, text=True,
        )  # fmt: skip
        wanted: dict[str, Any] = json.loads(quiet.stdout)
        wrong = [key for key in wanted if key not in OWN and wanted[key] != data.get(key)]
        return f"batch {number}: {', '.join(wrong)} differ from a quiet run" if wrong else ""


def _children(pid: int) -> list[int]:
    try:
        return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--games", type=int, default=120, help="of each batch")
    parser.add_argument("--longest", type=float, default=5.0, help="seconds until a kill, at most")
    parser.add_argument("--seed", type=int, default=0, help="of the moments and signals")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        trial = Trial(Path(folder), given.games, given.longest, given.seed)
        while trial.kills < given.kills:
            if wrong := trial.batch(given.kills):
                print(wrong)
                return 1
    print(f"{trial.kills} kills, {trial.workers} of workers besides, {trial.batches} batches of {given.games} games: "
          "each ended with the result of a quiet run")  # fmt: skip
    return 0


if __name__ == "__main__":
    sys.exit(main())
