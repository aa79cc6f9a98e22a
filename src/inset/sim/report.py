"""The result of a batch, as data and as rows for CSV and Parquet; ``tables`` prints it for people."""

from __future__ import annotations

import csv
from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import Any, Final

from inset.data.places import whole_file
from inset.data.written_files import BY_FORCE, PARQUET, check_writable, csv_mark
from inset.kernel.errors import InsetError
from inset.sim.executor import THIS_PROCESS, Usage, peak_memory
from inset.sim.journal import Journal
from inset.sim.results import Result
from inset.sim.settings import Settings, player_name, settings_data
from inset.sim.tally import Rate, Tally

ROWS_AT_A_TIME: Final = 20_000
COLUMNS: Final = (
    "game", "seed", "deck_a", "deck_b", "player_a", "player_b", "on_the_play", "winner", "kind", "rule", "turns",
    "answers", "mulligans_a", "mulligans_b", "life_a", "life_b",
)  # fmt: skip
TEXTS: Final = frozenset("deck_a deck_b player_a player_b on_the_play winner kind rule".split())
_KINDS: Final = {True: "VARCHAR", False: "BIGINT"}


@dataclass(slots=True)
class Report:
    """The result of ``sim.run``. ``data()`` is what ``inset sim --json`` prints."""

    settings: Settings
    tally: Tally
    journal: Journal
    seconds: float
    jobs: int
    interrupted: bool
    on: str = "here"
    signal: int = 0  # that interrupted it
    usage: dict[str, Usage] = field(default_factory=dict)  # of each worker
    driver_cpu: float = 0.0  # seconds of this process
    driver_memory: int = field(default_factory=peak_memory)  # bytes, at its peak

    @property
    def names(self) -> tuple[str, ...]:
        return self.settings.side_names()

    @property
    def wins(self) -> dict[str, int]:
        """By player if the decks are the same, otherwise by deck."""
        return dict(zip(self.names, self.tally.wins, strict=True))

    @property
    def games(self) -> int:
        """The games that were played to an end."""
        return self.tally.games

    @property
    def speed(self) -> float:
        """Games per second, without those that were already in the journal."""
        played = self.tally.games + self.tally.failed - self.journal.known
        return played / self.seconds if self.seconds else 0.0

    @property
    def cpu(self) -> float:
        """CPU seconds of this process and of all workers."""
        return self.driver_cpu + sum(
            used.cpu + used.watching for name, used in self.usage.items() if name != THIS_PROCESS
        )

    @property
    def worker_memory(self) -> int:
        """Peak memory of a worker, in bytes; 0 if unknown."""
        return max((used.memory for used in self.usage.values()), default=0)

    def rate(self, name: str) -> Rate:
        """How often a side won."""
        return self.tally.sides[self.names.index(name)]

    def data(self) -> dict[str, Any]:
        """Everything, as numbers, strings, lists and mappings."""
        tally, names = self.tally, self.names
        return {
            "games": tally.games,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.speed, 2),
            "wins": self.wins,
            "draws": tally.draws,
            "failures": tally.failed,
            "limits": tally.limits,
            "interrupted": self.interrupted,
            **settings_data(self.settings),
            "jobs": self.jobs,
            "rates": _by_name(names, tally.sides),
            "on_the_play": _by_name(names, tally.on_play),
            "on_the_draw": _by_name(names, tally.on_draw),
            "whoever_began": tally.first.data(),
            "turns": tally.length(),
            "mulligans": {
                name: round(count / rate.games, 3) if rate.games else None
                for name, count, rate in zip(names, tally.mulligans, tally.sides, strict=True)
            },
            "matrix": self.matrix(),
            "cards": {
                deck.name: {name: card.data() for name, card in sorted(cards.items())}
                for deck, cards in zip(self.settings.decks, tally.cards, strict=True)
            },
            "drawn_and_never_cast": {
                deck.name: tally.never_cast(cards) for deck, cards in zip(self.settings.decks, tally.cards, strict=True)
            },
            "failed": tally.failures,
            "digest": tally.digest,
            "run": self._run(),
        }

    def _run(self) -> dict[str, Any]:
        """How it was run: figures that vary between runs of the same batch."""
        return {
            "on": self.on,
            "workers": len(self.usage),
            "cpu_seconds": round(self.cpu, 2),
            "workers_cpu_seconds": round(sum(used.cpu for used in self.usage.values()), 2),
            "driver_memory_mb": round(self.driver_memory / 1e6, 1) or None,
            "worker_memory_mb": round(self.worker_memory / 1e6, 1) or None,
            "from_journal": self.journal.known,
            "skipped_lines": self.journal.skipped,
        }

    def matrix(self) -> dict[str, dict[str, Any]]:
        """How each side did against every other."""
        found: dict[str, dict[str, Any]] = {}
        for (one, other), rate in sorted(self.tally.matrix.items()):
            found.setdefault(self.names[one], {})[self.names[other]] = rate.data()
        return found

    # --- rows ---------------------------------------------------------------------------------------

    def rows(self) -> Iterator[dict[str, Any]]:
        """A row for each game, in the order in which they were finished."""
        for _, result in self.journal.read():
            yield self._row(result)

    def rows_in_order(self) -> Iterator[dict[str, Any]]:
        """The same, ordered by the number of the game. Only the place of each game in the journal is held in memory."""
        places = array("q", [-1]) * self.settings.total
        for place, result in self.journal.read():
            places[result.number] = place
        for place in places:
            if place >= 0:
                yield self._row(self.journal.at(place))

    def _row(self, result: Result) -> dict[str, Any]:
        decks = [self.settings.decks[place].name for place in result.pairing]
        values = (
            result.number, result.seed, *decks, *(player_name(player) for player in self.settings.players),
            "ab"[result.first], "ab"[result.winner] if result.winner >= 0 else "", result.kind, result.rule,
            result.turns, result.answers, *result.mulligans, *result.life,
        )  # fmt: skip
        return dict(zip(COLUMNS, values, strict=True))

    def write_csv(self, path: str | Path, force: bool = False) -> None:
        """The games as CSV, sorted by their numbers. A file that Inset didn't write is only replaced with ``force``."""
        check_writable(path, csv_mark(COLUMNS), force, BY_FORCE)
        try:
            with whole_file(path) as part, open(part, "w", newline="", encoding="utf-8") as file:
                writer = csv.DictWriter(file, COLUMNS)
                writer.writeheader()
                writer.writerows(self.rows_in_order())
        except OSError as error:
            raise InsetError(f"{path} can't be written: {error.strerror or error}") from None

    def write_parquet(self, path: str | Path, force: bool = False) -> None:
        """The games as Parquet: with pyarrow, or with duckdb."""
        check_parquet()
        check_writable(path, PARQUET, force, BY_FORCE)
        try:
            with whole_file(path) as part:
                (_with_duckdb if find_spec("pyarrow") is None else _with_pyarrow)(self.rows_in_order(), part)
        except OSError as error:
            raise InsetError(f"{path} can't be written: {error.strerror or error}") from None

    def plot(self, path: str | Path, force: bool = False) -> None:
        """Win rates, game length and the ways cards were cast, as PNG, SVG or PDF by the name of the file."""
        from inset.sim.plots import draw

        draw(self, path, force)

    # --- for people ---------------------------------------------------------------------------------

    def __str__(self) -> str:
        from inset.sim.tables import lines

        return "\n".join(lines(self))


def _by_name(names: tuple[str, ...], rates: list[Rate]) -> dict[str, Any]:
    return {name: rate.data() for name, rate in zip(names, rates, strict=True)}


def check_parquet() -> None:
    """Is there something to write Parquet with?"""
    if find_spec("pyarrow") is None and find_spec("duckdb") is None:
        raise InsetError("Parquet needs pyarrow or duckdb: pip install 'inset[parquet]'")


def _with_pyarrow(rows: Iterator[dict[str, Any]], path: Path) -> None:
    import pyarrow
    from pyarrow import parquet

    kinds = {True: pyarrow.string(), False: pyarrow.int64()}
    schema = pyarrow.schema([(name, kinds[name in TEXTS]) for name in COLUMNS])
    with parquet.ParquetWriter(str(path), schema) as writer:
        while block := list(islice(rows, ROWS_AT_A_TIME)):
            writer.write_table(pyarrow.Table.from_pylist(block, schema))


def _with_duckdb(rows: Iterator[dict[str, Any]], path: Path) -> None:
    import duckdb

    link = duckdb.connect()
    link.execute(f"CREATE TABLE games ({', '.join(f'{n} {_KINDS[n in TEXTS]}' for n in COLUMNS)})")
    while block := [tuple(row.values()) for row in islice(rows, ROWS_AT_A_TIME)]:
        link.executemany(f"INSERT INTO games VALUES ({', '.join('?' * len(COLUMNS))})", block)  # noqa: S608  question marks
    target = str(path).replace("'", "''")
    link.execute(f"COPY games TO '{target}' (FORMAT PARQUET)")
    link.close()
