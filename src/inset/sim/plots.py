"""Plots of a batch with matplotlib: win rates, game length, the ways in which cards were cast."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from inset.kernel.errors import InsetError

if TYPE_CHECKING:
    from inset.sim.report import Report

MOST_CARDS: Final = 14
COLORS: Final = {
    "normal": "#4c78a8",
    "adventure": "#f58518",
    "omen": "#54a24b",
    "prototype": "#b279a2",
    "both": "#e45756",
    "copy": "#9d755d",
}


def check() -> None:
    """Is there something to draw with?"""
    if find_spec("matplotlib") is None:
        raise InsetError("plots need matplotlib: pip install 'inset[plot]'")


def draw(report: Report, path: str | Path) -> None:
    """One page with three plots."""
    check()
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(1, 3, figsize=(18, 6.5), constrained_layout=True, width_ratios=(1, 1, 1.3))
    _rates(report, axes[0])
    _length(report, axes[1])
    _ways(report, axes[2])
    players = " and ".join(map(str, report.data()["players"]))
    figure.suptitle(f"{report.games} games, {players}, seed {report.settings.seed}")
    try:
        figure.savefig(path)
    except (ValueError, OSError) as error:
        raise InsetError(f"the plot can't be written to {path}: {error}") from error
    finally:
        pyplot.close(figure)


def _rates(report: Report, axis: Any) -> None:
    """A matrix for several decks; for two sides, bars with their confidence intervals."""
    names = report.names
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
    rates = [report.rate(name).data() for name in names]
    values = [100 * (rate["rate"] or 0.0) for rate in rates]
    below = [v - 100 * rate["low"] for v, rate in zip(values, rates, strict=True)]
    above = [100 * rate["high"] - v for v, rate in zip(values, rates, strict=True)]
    axis.bar(names, values, yerr=[below, above], capsize=6, color="#4c78a8")
    axis.axhline(50, color="gray", linewidth=0.8)
    axis.set_ylim(0, 100)
    axis.set_title("Win rate (%), 95 % interval")


def _rate(report: Report, one: int, other: int) -> float | None:
    rate = report.tally.matrix.get((one, other))
    return rate.wins / rate.games if rate is not None and rate.games else None


def _length(report: Report, axis: Any) -> None:
    turns = report.tally.turns
    axis.bar(list(turns), list(turns.values()), color="#4c78a8")
    axis.set_xlabel("turns")
    axis.set_ylabel("games")
    axis.yaxis.get_major_locator().set_params(integer=True)
    axis.set_title("How long games took")


def _ways(report: Report, axis: Any) -> None:
    """The cards with more than one way, and how often each was taken."""
    rows: dict[str, dict[str, int]] = {}
    for cards in report.tally.cards:
        for name, card in cards.items():
            casts = {way: count for way, count in card.casts.items() if way not in ("land", "both")}
            if set(casts) - {"normal"}:
                sums = rows.setdefault(name, {})
                for way, count in casts.items():
                    sums[way] = sums.get(way, 0) + count
    names = sorted(rows, key=lambda name: sum(rows[name].values()))[-MOST_CARDS:]
    left = [0] * len(names)
    for way, color in COLORS.items():
        values = [rows[name].get(way, 0) for name in names]
        if any(values):
            axis.barh(names, values, left=left, label=way, color=color)
            left = [a + b for a, b in zip(left, values, strict=True)]
    axis.margins(x=0.04)
    axis.set_xlabel("times cast")
    axis.set_title("Ways in which cards were cast")
    if names:
        axis.legend(loc="lower right")
