"""``inset sim``: many games over all cores, with a progress bar; a table, JSON, CSV, Parquet, plots."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from inset import sim
from inset.apps.files import check_writable
from inset.data import places
from inset.kernel.errors import InsetError
from inset.sim.batch import batch_key
from inset.sim.plots import check as check_plots
from inset.sim.report import check_parquet
from inset.sim.tally import Tally

INTERRUPTED: Final = 130
PICTURES: Final = (".png", ".svg", ".pdf")


def simulate(
    decks: Sequence[str],
    games: int,
    players: str,
    jobs: int | None,
    seed: int,
    format: str,
    as_json: bool,
    csv: str | None,
    parquet: str | None,
    plot: str | None,
    resume: bool,
    journal: str | None,
    quiet: bool,
) -> int:
    """Runs the batch and tells what came of it. Returns the exit code."""
    sys.path.insert(0, os.getcwd())  # for players of one's own
    settings = sim.make_settings(decks, games, players.split(","), seed, format)
    check_outputs(csv, parquet, plot)
    book = Path(journal) if journal else cache() / f"{batch_key(settings)}.jsonl"
    bar = Bar(settings.total, quiet)
    with bar:
        report = sim.run(
            settings.decks, games, settings.players, seed, jobs or sim.default_jobs(), format, book, resume, bar.move
        )
    if csv:
        report.write_csv(csv)
    if parquet:
        report.write_parquet(parquet)
    if plot:
        report.plot(plot)
    _keep_failures(report, book)
    if as_json:
        print(json.dumps(report.data(), ensure_ascii=False))
    else:
        print(report)
    if report.interrupted:
        print(f"inset: interrupted; the same command with --resume goes on ({book})", file=sys.stderr)
        return INTERRUPTED
    return 1 if report.tally.failed else 0


def check_outputs(csv: str | None, parquet: str | None, plot: str | None) -> None:
    """What can't be written is told of before anything is played."""
    if parquet is not None:
        check_parquet()
    if plot is not None:
        check_plots()
        if Path(plot).suffix not in PICTURES:
            raise InsetError(f"{plot}: plots are {', '.join(PICTURES)}, by the end of the name")
    for path in (csv, parquet, plot):
        if path is not None:
            check_writable(path)


def cache() -> Path:
    """Where journals are kept."""
    return places.cache() / "sim"


def _keep_failures(report: sim.Report, book: Path) -> None:
    """A crashed game's record goes into a file of its own."""
    for failure in report.tally.failures:
        if failure["record"]:
            path = book.with_suffix(f".game-{failure['game']}.json")
            path.write_text(str(failure["record"]), encoding="utf-8")
            failure["record"] = str(path)
        print(f"inset: game {failure['game']} failed: {failure['error'].splitlines()[-1]}", file=sys.stderr)
        if failure["record"]:
            print(f"inset: its record is {failure['record']}", file=sys.stderr)


class Bar:
    """The progress bar, on a terminal only. It has no thread of its own: processes are forked while it is shown."""

    def __init__(self, total: int, quiet: bool) -> None:
        console = Console(stderr=True)
        self._on = console.is_terminal and not quiet
        self._start = time.perf_counter()
        self._first = -1
        columns = (TextColumn("games"), BarColumn(30), MofNCompleteColumn(), TextColumn("{task.fields[speed]}"))
        self._bar = Progress(*columns, console=console, auto_refresh=False, transient=True)
        self._total = total
        self._task = self._bar.add_task("games", total=total, speed="")

    def __enter__(self) -> Bar:
        if self._on:
            self._bar.start()
        return self

    def __exit__(self, *args: object) -> None:
        if self._on:
            self._bar.stop()

    def move(self, tally: Tally) -> None:
        if not self._on:
            return
        done = tally.games + tally.failed
        if self._first < 0:
            self._first = max(0, done - 1)  # what a resumed batch had already
        speed = (done - self._first) / max(1e-9, time.perf_counter() - self._start)
        left = int((self._total - done) / max(1e-9, speed))
        told = f"{speed:.1f} a second, {left // 60}:{left % 60:02} left"
        self._bar.update(self._task, completed=done, speed=told)
        self._bar.refresh()
