"""Plots of a batch with matplotlib: win rates, game length, the ways in which cards were cast."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from inset.data.written_files import BY_FORCE, PLOT, check_writable
from inset.kernel.errors import InsetError
from inset.sim.match import BOTH, LAND, NORMAL
from inset.sim.settings import player_name
from inset.sim.tables import LONGEST_NAME, LONGEST_SIDE, short, shorts

if TYPE_CHECKING:
    from inset.sim.report import Report

MOST_CARDS: Final = 14
MADE_BY: Final = "inset sim"  # marks a plot as ours
COLORS: Final = {
    "normal": "#4c78a8",
    "adventure": "#f58518",
    "omen": "#54a24b",
    "prototype": "#b279a2",
    "both": "#e45756",
    "copy": "#9d755d",
}
OTHER_COLORS: Final = ("#72b7b2", "#eeca3b", "#ff9da6", "#bab0ac")


def check() -> None:
    """Refuses to draw if matplotlib is missing."""
    if find_spec("matplotlib") is None:
        raise InsetError("plots need matplotlib: pip install 'inset[plot]'")


@contextmanager
def page(
    path: str | Path, count: int, widths: tuple[float, ...] | None = None, force: bool = False
) -> Iterator[tuple[Any, Any]]:
    """A page with this many plots side by side, written when they are drawn. ``force``: overwrite any file."""
    check()
    check_writable(path, PLOT, force, BY_FORCE)
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    from inset.data.places import whole_file

    figure, axes = pyplot.subplots(1, count, figsize=(6 * count, 6.5), constrained_layout=True, width_ratios=widths)
    try:
        yield figure, axes
        with whole_file(path) as part:
            kind = Path(path).suffix[1:]
            mark = {"Software" if kind == "png" else "Creator": MADE_BY}
            figure.savefig(part, format=kind or None, metadata=mark if kind in ("png", "svg", "pdf") else None)
    except (ValueError, OSError) as error:
        raise InsetError(f"{path} can't be written: {getattr(error, 'strerror', None) or error}") from None
    finally:
        pyplot.close(figure)


def draw(report: Report, path: str | Path, force: bool = False) -> None:
    """One page with three plots."""
    with page(path, 3, (1, 1, 1.3), force) as (figure, axes):
        _rates(report, axes[0])
        _length(report, axes[1])
        _ways(report, axes[2])
        players = " and ".join(short(player_name(player), LONGEST_NAME) for player in report.settings.players)
        figure.suptitle(f"{report.games} games, {players}, seed {report.settings.seed}")


def _rates(report: Report, axis: Any) -> None:
    """A matrix for several decks; for two sides, bars with their confidence intervals."""
    names = shorts(report.names, LONGEST_SIDE)
    if len(names) > 2:
        cells = [[_rate(report, one, other) for other in range(len(names))] for one in range(len(names))]
        image = axis.imshow([[0.5 if c is None else c for c in row] for row in cells], cmap="RdYlGn", vmin=0, vmax=1)
        image.set_clim(0, 1)
        for y, row in enumerate(cells):
            for x, cell in enumerate(row):
                axis.text(x, y, "–" if cell is None else f"{100 * cell:.0f}", ha="center", va="center")
        axis.set_xticks(range(len(names)), names, rotation=30, ha="right")
        axis.set_yticks(range(len(names)), names)
        axis.set_title("Win rate, row against column (%)")
        return
    rates = [report.rate(name).data() for name in report.names]
    values = [100 * (rate["rate"] or 0.0) for rate in rates]
    below = [v - 100 * rate["low"] for v, rate in zip(values, rates, strict=True)]
    above = [100 * rate["high"] - v for v, rate in zip(values, rates, strict=True)]
    axis.bar(range(len(names)), values, yerr=[below, above], capsize=6, color="#4c78a8")
    axis.set_xticks(range(len(names)), names)
    axis.axhline(50, color="gray", linewidth=0.8)
    axis.set_ylim(0, 100)
    axis.set_title("Win rate (%), 95 % interval")


def _rate(report: Report, one: int, other: int) -> float | None:
    rate = report.tally.matrix.get((one, other))
    return rate.wins / rate.games if rate is not None and rate.games else None


def _length(report: Report, axis: Any) -> None:
    turns = report.tally.turns
    axis.xaxis.get_major_locator().set_params(integer=True)
    axis.bar(list(turns), list(turns.values()), color="#4c78a8")
    axis.set_xlabel("turns")
    axis.set_ylabel("games")
    axis.yaxis.get_major_locator().set_params(integer=True)
    axis.set_title("How long games took")


def ways_of_cards(report: Report) -> dict[str, dict[str, int]]:
    """The cards that were cast in some other way than as themselves, and how often in each; the most often cast last."""
    rows: dict[str, dict[str, int]] = {}
    for cards in report.tally.cards:
        for name, card in cards.items():
            casts = {way: count for way, count in card.casts.items() if way not in (LAND, BOTH)}
            if set(casts) - {NORMAL}:
                sums = rows.setdefault(name, {})
                for way, count in casts.items():
                    sums[way] = sums.get(way, 0) + count
    names = sorted(rows, key=lambda name: (sum(rows[name].values()), name))
    return {name: rows[name] for name in names}


def color_of(way: str, others: list[str]) -> str:
    """A color for a way; those without an assigned one share the rest."""
    return COLORS.get(way) or OTHER_COLORS[others.index(way) % len(OTHER_COLORS)]


def _ways(report: Report, axis: Any) -> None:
    """The cards with more than one way, and how often each was used."""
    everything = ways_of_cards(report)
    rows = dict(list(everything.items())[-MOST_CARDS:])
    axis.set_title("Ways in which cards were cast" + (f", top {MOST_CARDS}" if len(everything) > MOST_CARDS else ""))
    if not rows:
        axis.text(0.5, 0.5, "no card was cast in more than one way", ha="center", va="center", transform=axis.transAxes)
        axis.set_axis_off()
        return
    known = {way for row in rows.values() for way in row}
    others = sorted(known - set(COLORS))
    places = range(len(rows))  # by place, not by name: two names may look the same when shortened
    left = [0] * len(rows)
    for way in [way for way in COLORS if way in known] + others:
        values = [row.get(way, 0) for row in rows.values()]
        axis.barh(places, values, left=left, label=way, color=color_of(way, others))
        left = [a + b for a, b in zip(left, values, strict=True)]
    axis.set_yticks(places, shorts(list(rows), LONGEST_NAME))
    axis.set_xlim(0, 1.05 * max(left))
    axis.xaxis.get_major_locator().set_params(integer=True)
    axis.set_xlabel("times cast")
    axis.legend(loc="upper center", bbox_to_anchor=(0.5, -0.1), ncols=min(6, len(known)), frameon=False)
