"""What came of a batch: as data, as tables for people, as rows for CSV and Parquet."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from inset.kernel.errors import InsetError
from inset.sim.batch import Journal, settings_data
from inset.sim.match import Result, Settings, player_name
from inset.sim.tally import CardTally, Rate, Tally

WIDTH: Final = 80
COLUMNS: Final = (
    "game", "seed", "deck_a", "deck_b", "player_a", "player_b", "on_the_play", "winner", "kind", "rule", "turns",
    "answers", "mulligans_a", "mulligans_b", "life_a", "life_b",
)  # fmt: skip


@dataclass(slots=True)
class Report:
    """The result of ``sim.run``. ``data()`` is what ``inset sim --json`` prints."""

    settings: Settings
    tally: Tally
    journal: Journal
    seconds: float
    jobs: int
    interrupted: bool

    @property
    def names(self) -> tuple[str, ...]:
        return self.settings.side_names()

    @property
    def wins(self) -> dict[str, int]:
        """By player where the decks are the same, else by deck."""
        return dict(zip(self.names, self.tally.wins, strict=True))

    @property
    def games(self) -> int:
        """The games that were played to an end."""
        return self.tally.games

    @property
    def speed(self) -> float:
        """Games a second, without those that were in the journal already."""
        played = self.tally.games + self.tally.failed - len(self.journal.done)
        return played / self.seconds if self.seconds else 0.0

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
            "failed": tally.failures,
        }

    def matrix(self) -> dict[str, dict[str, Any]]:
        """How each side did against each other."""
        found: dict[str, dict[str, Any]] = {}
        for (one, other), rate in sorted(self.tally.matrix.items()):
            found.setdefault(self.names[one], {})[self.names[other]] = rate.data()
        return found

    # --- rows ---------------------------------------------------------------------------------------

    def rows(self) -> Iterator[dict[str, Any]]:
        """A row for each game, in the order in which they were finished."""
        for result in self.journal.read():
            if result.number < self.settings.total:
                yield self._row(result)

    def _row(self, result: Result) -> dict[str, Any]:
        decks = [self.settings.decks[place].name for place in result.pairing]
        values = (
            result.number, result.seed, *decks, *(player_name(player) for player in self.settings.players),
            "ab"[result.first], "ab"[result.winner] if result.winner >= 0 else "", result.kind, result.rule,
            result.turns, result.answers, *result.mulligans, *result.life,
        )  # fmt: skip
        return dict(zip(COLUMNS, values, strict=True))

    def write_csv(self, path: str | Path) -> None:
        """The games as CSV, sorted by their numbers."""
        try:
            with open(path, "w", newline="", encoding="utf-8") as file:
                writer = csv.DictWriter(file, COLUMNS)
                writer.writeheader()
                writer.writerows(sorted(self.rows(), key=lambda row: int(row["game"])))
        except OSError as error:
            raise InsetError(f"{path} can't be written: {error.strerror}") from error

    def write_parquet(self, path: str | Path) -> None:
        """The games as Parquet: with pyarrow, or with duckdb."""
        rows = sorted(self.rows(), key=lambda row: int(row["game"]))
        columns = {name: [row[name] for row in rows] for name in COLUMNS}
        check_parquet()
        try:
            if find_spec("pyarrow") is None:
                _with_duckdb(columns, path)
                return
            import pyarrow
            from pyarrow import parquet

            parquet.write_table(pyarrow.table(columns), str(path))
        except OSError as error:
            raise InsetError(f"{path} can't be written: {error}") from error

    def plot(self, path: str | Path) -> None:
        """Win rates, game length and the ways cards were cast, as PNG, SVG or PDF by the name of the file."""
        from inset.sim.plots import draw

        draw(self, path)

    # --- for people ---------------------------------------------------------------------------------

    def __str__(self) -> str:
        return "\n".join(lines(self))


def _by_name(names: tuple[str, ...], rates: list[Rate]) -> dict[str, Any]:
    return {name: rate.data() for name, rate in zip(names, rates, strict=True)}


def check_parquet() -> None:
    """Is there something to write Parquet with?"""
    if find_spec("pyarrow") is None and find_spec("duckdb") is None:
        raise InsetError("Parquet needs pyarrow or duckdb: pip install 'inset[parquet]'")


def _with_duckdb(columns: dict[str, list[Any]], path: str | Path) -> None:
    import duckdb

    kinds = ["VARCHAR" if any(isinstance(v, str) for v in values) else "BIGINT" for values in columns.values()]
    link = duckdb.connect()
    link.execute(f"CREATE TABLE games ({', '.join(f'{n} {k}' for n, k in zip(columns, kinds, strict=True))})")
    marks = ", ".join("?" * len(columns))
    rows = list(zip(*columns.values(), strict=True))
    if rows:
        link.executemany(f"INSERT INTO games VALUES ({marks})", rows)
    target = str(path).replace("'", "''")
    link.execute(f"COPY games TO '{target}' (FORMAT PARQUET)")
    link.close()


# --- tables ----------------------------------------------------------------------------------------------


def lines(report: Report) -> Iterator[str]:
    """The report in 80 columns."""
    tally, names = report.tally, report.names
    known = len(report.journal.done)
    yield (
        f"{tally.games} games in {report.seconds:.1f} s"
        + (f", {known} of them from the journal" if known else f", {report.speed:.1f} a second")
        + (f"; {tally.failed} failed" if tally.failed else "")
    )
    if report.interrupted:
        yield f"interrupted: {report.settings.total - tally.games - tally.failed} games were not played"
    yield ""
    width = max(12, *(len(name) for name in names))
    yield f"{'':{width}}  {'wins':>6}  {'rate':>6}  {'95 %':>13}  {'play':>6}  {'draw':>6}  {'mulligans':>9}"
    for place, name in enumerate(names):
        rate = tally.sides[place]
        data = rate.data()
        mulligans = tally.mulligans[place] / rate.games if rate.games else 0.0
        yield (
            f"{name:{width}}  {rate.wins:>6}  {percent(rate)}  {100 * data['low']:5.1f}–{100 * data['high']:5.1f} %"
            f"  {percent(tally.on_play[place])}  {percent(tally.on_draw[place])}  {mulligans:>9.2f}"
        )
    length = tally.length()
    yield ""
    if length:
        yield (
            f"draws {tally.draws}   turns {length['mean']} on average, {length['median']} in the middle, "
            f"{length['least']} to {length['most']}   on the play {percent(tally.first).strip()}"
        )
    if len(names) > 2:
        yield from _matrix(report)
    for deck, cards in zip(report.settings.decks, tally.cards, strict=True):
        if cards:
            yield ""
            yield from _cards(deck.name, cards)
    for failure in tally.failures:
        yield ""
        yield f"game {failure['game']} failed (seed {failure['seed']}): {failure['error'].splitlines()[-1]}"


def percent(rate: Rate) -> str:
    return f"{100 * rate.wins / rate.games:5.1f}%" if rate.games else "     –"


def _matrix(report: Report) -> Iterator[str]:
    names = report.names
    width = max(18, *(len(name) for name in names))
    yield ""
    yield f"{'row against column':{width}}  " + "  ".join(f"{name[:10]:>10}" for name in names)
    for one, name in enumerate(names):
        cells = [report.tally.matrix.get((one, other)) for other in range(len(names))]
        yield f"{name:{width}}  " + "  ".join(f"{percent(cell) if cell else '–':>10}" for cell in cells)


def _cards(deck: str, cards: dict[str, CardTally]) -> Iterator[str]:
    """Each card: drawn, win rate when drawn, and for each way how often it was cast and won."""
    yield f"{deck:26}  {'drawn':>6}  {'wins':>6}   cast (times, wins when cast so)"
    for name, card in sorted(cards.items(), key=lambda item: (-_wins(item[1].drawn), item[0])):
        ways = [f"{way} {card.casts[way]} {percent(card.cast[way]).strip()}" for way in ways_in_order(card)]
        head = f"{name[:26]:26}  {card.copies:>6}  {percent(card.drawn)}   "
        rows = [head + ways[0]] if ways else [head]
        for way in ways[1:]:
            if len(rows[-1]) + 2 + len(way) <= WIDTH:
                rows[-1] += f", {way}"
            else:
                rows[-1] += ","
                rows.append(" " * len(head) + way)
        yield from (row.rstrip() for row in rows)


def ways_in_order(card: CardTally) -> list[str]:
    return sorted(card.casts, key=lambda way: (way != "normal", way == "both", way))


def _wins(rate: Rate) -> float:
    return rate.wins / rate.games if rate.games else -1.0
