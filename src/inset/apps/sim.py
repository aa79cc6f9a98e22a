"""``inset sim``: many games over all cores, with a progress bar; a table, JSON, CSV, Parquet, plots."""

from __future__ import annotations

import json
import os
import shlex
import signal
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from inset import sim
from inset.apps.seating import find_deck
from inset.data import places
from inset.data.written_files import PARQUET, PLOT, check_writable, csv_mark
from inset.kernel.errors import InsetError
from inset.kernel.plain_text import printable
from inset.sim.batch import check_on
from inset.sim.identity import batch_key
from inset.sim.lock import InUse, lock
from inset.sim.plots import check as check_plots
from inset.sim.report import COLUMNS, check_parquet
from inset.sim.tally import Tally

INTERRUPTED: Final = 130  # exit codes: after Ctrl-C
TERMINATED: Final = 143  # after SIGTERM
NICE: Final = 10  # a niceness above which a worker may starve
PICTURES: Final = (".png", ".svg", ".pdf")


@dataclass(frozen=True, slots=True)
class Outputs:
    """Where the result goes besides the screen."""

    as_json: bool = False
    csv: str | None = None
    parquet: str | None = None
    plot: str | None = None
    quiet: bool = False
    force: bool = False


def simulate(
    settings: sim.Settings, on: str, jobs: int | None, journal: str | None, resume: bool, outputs: Outputs
) -> int:
    """Runs the batch and reports the result. Returns the exit code."""
    check_on(on)
    check_outputs(outputs)
    book = Path(journal) if journal else cache() / f"{batch_key(settings)}.jsonl"
    if not journal and not resume:
        set_aside(book)
    with Bar(settings.total, outputs.quiet) as bar:
        report = sim.run(
            settings.decks, settings.games, settings.players, settings.seed, jobs or sim.default_jobs(), settings.format,
            book, resume, bar.move, on=on, decision_seconds=settings.decision_seconds, game_answers=settings.game_answers,
            mirror=settings.mirrored,
        )  # fmt: skip
    keep_records(report, book)
    if outputs.as_json:
        print(json.dumps(report.data(), ensure_ascii=False))
    else:
        print(report)
    sys.stdout.flush()
    _write_files(report, outputs)
    _warn(report)
    if report.interrupted:
        print(f"inset: interrupted; the same command with --resume continues (journal: {book})", file=sys.stderr)
        return TERMINATED if report.signal == signal.SIGTERM else INTERRUPTED
    return 1 if report.tally.failed else 0


def settings_of(
    decks: Sequence[str],
    games: int,
    players: str,
    seed: int,
    format: str,
    decision_seconds: float | None,
    game_answers: int | None,
    blanks: bool = False,
    mirror: bool = False,
) -> sim.Settings:
    """The batch that a command line asks for."""
    sys.path.insert(0, os.getcwd())  # for players of your own
    made = [find_deck(deck, blanks) for deck in decks]
    return sim.make_settings(
        made, games, players.split(","), seed, format, decision_seconds or 0.0, game_answers or 0, blanks, mirror
    )  # fmt: skip


def set_aside(book: Path) -> None:
    """Sets an unnamed journal aside for that of the next run; it is kept until the one after."""
    if not book.is_file():
        return
    try:
        with book.open("rb") as file:
            lock(file)
            before = book.with_suffix(".previous.jsonl")
            os.replace(book, before)
    except InUse:
        raise InsetError("the same batch is already running; name another journal with --journal") from None
    except OSError as error:
        raise InsetError(f"{book} can't be replaced: {error.strerror or error}") from None


def _write_files(report: sim.Report, outputs: Outputs) -> None:
    if outputs.csv:
        report.write_csv(outputs.csv, outputs.force)
    if outputs.parquet:
        report.write_parquet(outputs.parquet, outputs.force)
    if outputs.plot:
        report.plot(outputs.plot, outputs.force)


def _warn(report: sim.Report) -> None:
    """Warns about the run itself."""
    if report.journal.skipped:
        print(f"inset: {report.journal.skipped} damaged lines of the journal were skipped", file=sys.stderr)
    slow = sorted(used.worker for used in report.usage.values() if used.niceness > NICE and report.on.startswith("ray"))
    if slow:
        print(
            f"inset: {len(slow)} workers run at a low priority, for example {slow[0]}: "
            "start Ray with RAY_worker_niceness=0 in its environment",
            file=sys.stderr,
        )


def check_outputs(outputs: Outputs) -> None:
    """Output problems are reported before any game starts."""
    if outputs.parquet is not None:
        check_parquet()
    if outputs.plot is not None:
        check_plots()
        if Path(outputs.plot).suffix not in PICTURES:
            raise InsetError(f"{outputs.plot}: plot files must end in {', '.join(PICTURES)}")
    marks = ((outputs.csv, csv_mark(COLUMNS)), (outputs.parquet, PARQUET), (outputs.plot, PLOT))
    for path, mark in marks:
        if path is not None:
            check_writable(path, mark, outputs.force)


def cache() -> Path:
    """Where journals are kept."""
    return places.cache() / "sim"


def keep_records(report: sim.Report, book: Path) -> None:
    """Writes the record of each failed game to a file beside the journal, never over another file.

    The lines of code that lead to an error are reported once, however many games it ended.
    """
    told: dict[str, int] = {}
    for failure in report.tally.failures:
        if failure["record"]:
            failure["file"] = failure["record"] = str(_kept(str(failure["record"]), book, int(failure["game"])))
        lines = failure["error"].strip().splitlines() or [""]
        print(f"inset: game {failure['game']} failed: {printable(lines[-1])}", file=sys.stderr)
        if told.setdefault(failure["error"], failure["game"]) == failure["game"]:
            for line in [line for line in lines[:-1] if line.startswith("  ")]:
                print(f"  {printable(line)}", file=sys.stderr)
        if failure["record"]:
            print(f"inset: see it with: inset replay {shlex.quote(failure['file'])}", file=sys.stderr)


def _kept(text: str, book: Path, game: int) -> Path:
    for number in range(1, 1000):
        path = book.with_suffix(f".game-{game}.json" if number == 1 else f".game-{game}-{number}.json")
        try:
            if not path.exists():
                with places.whole_file(path) as part:
                    part.write_text(text, encoding="utf-8")
                return path
            if _same(path, text):
                return path
        except OSError as error:
            raise InsetError(f"{path} can't be written: {error.strerror or error}") from None
    raise InsetError(f"{book.parent} has too many records of game {game}")


def _same(path: Path, text: str) -> bool:
    try:
        return path.read_bytes() == text.encode()
    except OSError:
        return False


class Bar:
    """The progress bar, on a terminal only. It has no thread."""

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
            self._first = max(0, done - 1)  # games that a resumed batch had already
        speed = (done - self._first) / max(1e-9, time.perf_counter() - self._start)
        left = int((self._total - done) / max(1e-9, speed))
        told = f"{speed:.1f} a second, {left // 60}:{left % 60:02} left"
        self._bar.update(self._task, completed=done, speed=told)
        self._bar.refresh()
