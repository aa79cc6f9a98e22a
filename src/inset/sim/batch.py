"""Plays a batch over several processes, in chunks of game numbers; keeps a journal, so that it can be resumed.

What comes out does not depend on the number of processes: each game follows from its number alone, and the tally from
the set of games.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import tempfile
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import IO, Any, Final

from inset.decklists import card_files
from inset.kernel.errors import InsetError
from inset.play import garbage
from inset.play.fingerprint import digest
from inset.play.record import cards_digest
from inset.sim.match import Result, Settings, from_json, play_one, player_name, seeds, to_json
from inset.sim.tally import Tally

LARGEST_CHUNK: Final = 8
AHEAD: Final = 3  # chunks that wait for each process
Progress = Callable[[Tally], None]


class Journal:
    """The games that were played, a line of JSON each: a file that stays, or one that goes with the process."""

    def __init__(self, path: Path | None, settings: Settings, resume: bool) -> None:
        self.path = path
        self.done: set[int] = set()
        self._file: IO[str]
        if path is None:
            self._file = tempfile.SpooledTemporaryFile(max_size=1_000_000, mode="w+", encoding="utf-8")  # noqa: SIM115
            return
        known = resume and path.exists()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = open(path, "r+" if known else "w+", encoding="utf-8")  # noqa: SIM115
        except OSError as error:
            raise InsetError(f"{path} can't be written: {error.strerror or error}") from None
        if not known:
            self._file.write(json.dumps({"batch": batch_key(settings)}) + "\n")

    def read(self) -> Iterator[Result]:
        """Every game of the journal; a last line that was cut off is left out."""
        self._file.seek(0)
        end = 0
        while line := self._file.readline():
            try:
                data = json.loads(line)
            except ValueError:
                break
            end = self._file.tell()
            if "batch" not in data:
                yield from_json(data)
        self._file.seek(end)

    def check(self, settings: Settings) -> None:
        """A journal of another batch is not gone on with."""
        self._file.seek(0)
        try:
            found = json.loads(self._file.readline() or "{}")
        except ValueError:
            found = {}
        if not isinstance(found, dict) or found.get("batch") != batch_key(settings):
            raise InsetError(f"{self.path} is the journal of another batch: other decks, players or seed")

    def write(self, result: Result) -> None:
        self._file.write(json.dumps(to_json(result), separators=(",", ":")) + "\n")

    def flush(self) -> None:
        self._file.flush()

    def forget_rest(self) -> None:
        """Cuts off what could not be read."""
        self._file.truncate(self._file.tell())


def batch_key(settings: Settings) -> str:
    """A name for what the games follow from. More games of the same batch have the same name."""
    players = [player_name(player) for player in settings.players]
    parts = (players, settings.seed, settings.format, settings.games if len(settings.pairings) > 1 else 0)
    return digest(repr((parts, [deck.main for deck in settings.decks], cards_digest(settings.decks))), 8)


def play_batch(
    settings: Settings, jobs: int = 1, journal: Journal | None = None, progress: Progress | None = None
) -> tuple[Tally, Journal, bool]:
    """Plays what the journal does not have yet. Returns the tally, the journal, and whether it was interrupted."""
    tally = Tally(settings)
    journal = journal if journal is not None else Journal(None, settings, resume=False)
    for result in journal.read():
        if result.number < settings.total and result.number not in journal.done:
            journal.done.add(result.number)
            tally.add(result)
    journal.forget_rest()
    left = [number for number in range(settings.total) if number not in journal.done]

    def keep(results: list[Result]) -> None:
        for result in results:
            journal.write(result)
            tally.add(result)
        journal.flush()
        if progress is not None:
            progress(tally)

    interrupted = False
    try:
        if jobs <= 1:
            for number in left:
                keep([play_one(settings, number)])
        else:
            _over_processes(settings, left, jobs, keep)
    except KeyboardInterrupt:
        interrupted = True
    return tally, journal, interrupted


def chunks(left: list[int], jobs: int) -> list[list[int]]:
    """Some games at a time: few enough that all processes are busy until the end."""
    size = max(1, min(LARGEST_CHUNK, len(left) // (jobs * 8)))
    return [left[start : start + size] for start in range(0, len(left), size)]


def _over_processes(settings: Settings, left: list[int], jobs: int, keep: Callable[[list[Result]], None]) -> None:
    waiting = chunks(left, jobs)
    waiting.reverse()
    while waiting:
        lost = _in_one_pool(settings, waiting, jobs, keep)
        if not lost:
            return
        for chunk in lost:  # a process died: play these one by one, and tell of the one that kills
            for number in chunk:
                keep([_alone(settings, number)])


def _in_one_pool(
    settings: Settings, waiting: list[list[int]], jobs: int, keep: Callable[[list[Result]], None]
) -> list[list[int]]:
    """Hands out chunks until none is left. Returns those that were lost because a process died."""
    stop = multiprocessing.Event()
    pool = ProcessPoolExecutor(jobs, initializer=_begin, initargs=(settings, stop, card_files.used()))
    running: dict[Future[list[Result]], list[int]] = {}
    try:
        while waiting or running:
            while waiting and len(running) < jobs * AHEAD:
                chunk = waiting.pop()
                running[pool.submit(_play_chunk, chunk)] = chunk
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                try:
                    results = future.result()
                except BrokenProcessPool:
                    return list(running.values())
                del running[future]
                keep(results)
        return []
    except KeyboardInterrupt:
        stop.set()  # each process finishes its game; what is done is kept
        for future in list(running):
            if not future.cancel():
                keep(future.result())
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


_SETTINGS: list[Settings] = []  # of the batch that this process plays for
_STOP: list[Event] = []


def _begin(settings: Settings, stop: Event, files: Sequence[Path]) -> None:
    garbage.collect_rarely()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides what an interrupt means
    card_files.use(files)  # cards that the library lacks
    _SETTINGS[:] = [settings]
    _STOP[:] = [stop]


def _play_chunk(numbers: list[int]) -> list[Result]:
    done: list[Result] = []
    for number in numbers:
        if _STOP[0].is_set():
            break
        done.append(play_one(_SETTINGS[0], number))
    return done


def _alone(settings: Settings, number: int) -> Result:
    """One game in a process of its own, which may die."""
    stop = multiprocessing.Event()
    with ProcessPoolExecutor(1, initializer=_begin, initargs=(settings, stop, card_files.used())) as pool:
        try:
            return pool.submit(_play_chunk, [number]).result()[0]
        except BrokenProcessPool:
            pairing = settings.pairings[number // settings.games]
            first = number % settings.games % 2
            result = Result(number, pairing, seeds(settings, number)[0], first, kind="failure")
            result.error = "the process that played it died"
            return result


def default_jobs() -> int:
    """As many processes as the machine lets this one use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1


def settings_data(settings: Settings) -> dict[str, Any]:
    return {
        "decks": [deck.name for deck in settings.decks],
        "players": [player_name(player) for player in settings.players],
        "seed": settings.seed,
        "format": settings.format,
        "games_of_each_pairing": settings.games,
    }
