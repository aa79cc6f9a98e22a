"""The result of a batch, as a table for people in 80 columns."""

from __future__ import annotations

import shlex
import textwrap
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from inset.kernel.plain_text import printable
from inset.play.names import unique
from inset.sim.tally import CardTally, Rate

if TYPE_CHECKING:
    from inset.sim.report import Report

WIDTH: Final = 80
LONGEST_SIDE: Final = 22
LONGEST_NAME: Final = 26  # of a card
COLUMN: Final = 8  # of the matrix


def lines(report: Report) -> Iterator[str]:
    """The report in 80 columns."""
    tally = report.tally
    yield from _head(report)
    yield ""
    yield from _sides(report)
    length = tally.length()
    yield ""
    if length:
        yield (
            f"draws {tally.draws}   turns: mean {length['mean']}, median {length['median']}, "
            f"range {length['least']}–{length['most']}   on the play {percent(tally.first).strip()}"
        )
    if len(report.names) > 2:
        yield from _matrix(report)
    for deck, cards in zip(report.settings.decks, tally.cards, strict=True):
        if cards:
            yield ""
            yield from _cards(deck.name, cards)
        if idle := tally.never_cast(cards):
            told = ", ".join(f"{name} ({count})" for name, count in idle.items())
            yield from textwrap.wrap(f"drawn and never cast: {told}", WIDTH, subsequent_indent="  ")
        if deck.blanks:
            told = ", ".join(f"{count} {name}" for name, count in deck.blanks)
            yield from textwrap.wrap(f"blank (these do nothing): {told}", WIDTH, subsequent_indent="  ")
    yield from _failures(report)


def _head(report: Report) -> Iterator[str]:
    """How many games, how fast, and what they took."""
    tally, journal = report.tally, report.journal
    known = f", {journal.known} from the journal" if journal.known else ""
    failed = f", {tally.failed} failed" if tally.failed else ""
    yield f"{tally.games} games in {report.seconds:.1f} s, {report.speed:.1f} a second{known}{failed}"
    parts = [f"CPU {report.cpu:.1f} s"]
    run = report.data()["run"]
    if run["driver_memory_mb"]:
        parts.append(f"memory {run['driver_memory_mb']:.0f} MB")
    if report.on != "here" and run["worker_memory_mb"]:
        workers = "the worker" if run["workers"] == 1 else f"the largest of {run['workers']} workers"
        parts.append(f"{workers} {run['worker_memory_mb']:.0f} MB")
    yield ", ".join(parts)
    if journal.skipped:
        yield f"{journal.skipped} damaged lines of the journal were skipped, and their games were played again"
    if report.interrupted:
        yield f"interrupted: {report.settings.total - tally.games - tally.failed} games were not played"


def _sides(report: Report) -> Iterator[str]:
    tally = report.tally
    names = shorts(report.names, LONGEST_SIDE)
    width = max(12, *map(len, names))
    yield f"{'':{width}}  {'wins':>6}  {'rate':>6}  {'95 %':>13}  {'play':>6}  {'draw':>6}  {'mulligans':>9}"
    for place, name in enumerate(names):
        rate = tally.sides[place]
        data = rate.data()
        mulligans = tally.mulligans[place] / rate.games if rate.games else 0.0
        yield (
            f"{name:{width}}  {rate.wins:>6}  {percent(rate)}  {100 * data['low']:5.1f}–{100 * data['high']:5.1f} %"
            f"  {percent(tally.on_play[place])}  {percent(tally.on_draw[place])}  {mulligans:>9.2f}"
        )


def _failures(report: Report) -> Iterator[str]:
    """Each game that failed, why, and how to see it."""
    tally = report.tally
    for failure in tally.failures:
        yield ""
        why = failure["error"].strip().splitlines() or ["reason unknown"]
        yield printable(f"game {failure['game']} failed (seed {failure['seed']}): {why[-1][:200]}")
        if failure.get("file"):
            yield f"  inset replay {shlex.quote(str(failure['file']))}"
    if tally.failed > len(tally.failures):
        yield ""
        yield f"{tally.failed - len(tally.failures)} more games failed"


def short(name: str, width: int) -> str:
    """Shortens a long name in the middle, so that names that differ at one end stay different.

    >>> short("Selesnya Adventures, second list", 20)
    'Selesnya Adve…d list'
    """
    return name if len(name) <= width else f"{name[: width - 7]}…{name[-6:]}"


def shorts(names: Sequence[str], width: int) -> tuple[str, ...]:
    """Names shortened to a width; those that would look the same get a number.

    >>> shorts(["My two long decks, first of two", "My two long decks, second of two"], 20)
    ('My two lon…of two', 'My two lon…of two 2')
    """
    cut = [short(name, width) for name in names]
    return tuple(cut) if len(set(cut)) == len(cut) else unique([short(name, width - 3) for name in names])


def percent(rate: Rate) -> str:
    return f"{100 * rate.wins / rate.games:5.1f}%" if rate.games else "     –"


def _matrix(report: Report) -> Iterator[str]:
    """How each did against every other. Columns are numbered, and continue below if they don't fit."""
    names = [f"{number} {name}" for number, name in enumerate(shorts(report.names, LONGEST_SIDE), 1)]
    width = max(18, *map(len, names))
    fit = (WIDTH - width) // COLUMN
    for start in range(0, len(names), fit):
        columns = range(start, min(start + fit, len(names)))
        yield ""
        yield f"{'row against column':{width}}" + "".join(f"{number + 1:>{COLUMN}}" for number in columns)
        for one, name in enumerate(names):
            cells = [report.tally.matrix.get((one, other)) for other in columns]
            yield f"{name:{width}}" + "".join(f"{percent(cell).strip() if cell else '–':>{COLUMN}}" for cell in cells)


def _cards(deck: str, cards: dict[str, CardTally]) -> Iterator[str]:
    """Each card: drawn, win rate when drawn, and for each way how often it was cast and won."""
    yield f"{short(deck, LONGEST_NAME):26}  {'drawn':>6}  {'wins':>6}   cast (times, win rate)"
    for name, card in sorted(cards.items(), key=lambda item: (-_wins(item[1].drawn), item[0])):
        ways = [f"{way} {card.casts[way]} {percent(card.cast[way]).strip()}" for way in ways_in_order(card)]
        head = f"{short(name, LONGEST_NAME):26}  {card.copies:>6}  {percent(card.drawn)}   "
        rows = [head + ways[0]] if ways else [head]
        for way in ways[1:]:
            if len(rows[-1]) + 2 + len(way) < WIDTH:  # a comma may follow
                rows[-1] += f", {way}"
            else:
                rows[-1] += ","
                rows.append(" " * len(head) + way)
        yield from (row.rstrip() for row in rows)


def ways_in_order(card: CardTally) -> list[str]:
    return sorted(card.casts, key=lambda way: (way != "normal", way == "both", way))


def _wins(rate: Rate) -> float:
    return rate.wins / rate.games if rate.games else -1.0
