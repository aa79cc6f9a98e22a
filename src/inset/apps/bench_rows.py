"""The rows of the benchmark: what each means, its bars, and how it is shown, compared and saved.

A bar is for a reference machine, one whose yardstick is ``ORDINARY``: times are shown as measured and *normalised*, as
they would be there. Ratios and memory don't depend on the machine.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from inset.data.written_files import Mark, check_writable, read_text, write_text
from inset.kernel.errors import InsetError

HISTORY: Final[Mark] = re.compile(rb"\A[^\n]*\t")  # ``lines_of`` looks at the columns
ORDINARY: Final = 12_000_000  # iterations of the yardstick per second; python-chess plays about 12,000 moves there

RATE = "rate"  # a rate: more is better, and a faster machine does more
TIME = "time"  # a time: less is better, and a faster machine needs less
FIXED = "fixed"  # less is better, on any machine


@dataclass(frozen=True, slots=True)
class Row:
    """One row: its name in the JSON object, what it says, and the bars for the pure and for the compiled build."""

    key: str
    says: str
    kind: str
    bar: float
    compiled: float | None = None
    unit: str = ""

    def bar_for(self, build: str) -> float:
        return self.compiled if build == "compiled" and self.compiled is not None else self.bar

    def normalised(self, value: float, yardstick: float) -> float:
        """The value as it would be on an ordinary machine."""
        if self.kind == RATE:
            return value * ORDINARY / yardstick
        return value * yardstick / ORDINARY if self.kind == TIME else value

    def met(self, value: float, bar: float) -> bool:
        return value >= bar if self.kind == RATE else value <= bar


ROWS: Final = (
    Row("decisions_per_second", "decisions, every question put", RATE, 10_000, 30_000, "/s"),
    Row("choices_per_second", "choices, two options or more", RATE, 2_500, 8_000, "/s"),
    Row("games_per_second", "whole games", RATE, 15, 50, "/s"),
    Row("copy_us", "copy() at a priority", TIME, 60, 20, "µs"),
    Row("copy_mid_us", "elsewhere, copy() and the first choose()", TIME, 400, 120, "µs"),
    Row("options_us", "list the options: 20 permanents, 7 cards in hand", TIME, 250, 80, "µs"),
    Row("adventurer_ratio", "list adventurers, against their halves as cards", FIXED, 1.3, unit="×"),
    Row("growth_ratio", "a decision with 1,000 permanents, against 100", FIXED, 10, unit="×"),
    Row("undo_mb", "memory of a game with undo", FIXED, 8, unit="MB"),
    Row("copy_kb", "memory of a copy kept", FIXED, 50, unit="kB"),
    Row("cold_start_s", "import and first decision, cold", TIME, 0.5, unit="s"),
)


# --- showing --------------------------------------------------------------------------------------


def show(found: dict[str, Any]) -> None:
    """The rows beside their bars, for people."""
    table = Table(title=f"{found['build']} build, Python {found['python']}", title_justify="left")
    for title in ("what", "bar", "measured", "normalised"):
        table.add_column(title, justify="left" if title == "what" else "right")
    table.add_column("met")
    for row in ROWS:
        bar = row.bar_for(found["build"])
        normal = row.normalised(found[row.key], found["yardstick"])
        limit = "" if row.kind == RATE else "≤ "
        table.add_row(
            row.says, f"{limit}{number(bar)} {row.unit}", f"{number(found[row.key])} {row.unit}",
            f"{number(normal)} {row.unit}", "yes" if row.met(normal, bar) else "no",
        )  # fmt: skip
    console = Console()
    console.print(table)
    for board, times in {"": found["growth"], **found["growth_boards"]}.items():
        growth = ", ".join(f"{number(spent)} µs with {int(size):,}" for size, spent in times.items())
        console.print(f"a decision by permanents{f', {board}' if board else ''}: {growth}")
    console.print(f"peak memory {number(found['peak_mb'])} MB")
    console.print(f"at a priority, copy() and the first choose(): {number(found['copy_step_us'])} µs")
    chess = found["chess_moves_per_second"]
    beside = f"python-chess {number(chess)} random moves/s" if chess else "python-chess is not installed"
    console.print(
        f"yardstick {found['yardstick']:,} loops/s ({ORDINARY:,} on an ordinary machine: normalised); {beside}"
    )


def show_peers(rows: Sequence[dict[str, Any]]) -> None:
    table = Table(title="random players, one process, one run", title_justify="left")
    for title in ("engine", "plays", "moves/s", "games/s", "copy"):
        table.add_column(title, justify="left" if title in ("engine", "plays") else "right")
    for row in rows:
        if "moves_per_second" in row:
            copied = "" if row["copy_us"] is None else f"{number(row['copy_us'])} µs"
            table.add_row(
                row["engine"], row["plays"], number(row["moves_per_second"]), number(row["games_per_second"]), copied
            )
        else:
            why = f"not installed: {row['missing']}" if "missing" in row else f"failed: {row['failed']}"
            table.add_row(row["engine"], f"{row['plays']} ({why})", "–", "–", "–")
    Console().print(table)


def number(value: float) -> str:
    """Three figures that mean something: 13,400, 12.6, 0.31."""
    if abs(value) >= 100:
        return f"{round(value):,}"
    return f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}".removesuffix(".00")


# --- the history ----------------------------------------------------------------------------------

# The last column is filled by ``tools/instructions.py``.
HEAD: Final = ("date", "change", "build", "yardstick", "chess", *(row.key for row in ROWS), "instructions")


def keep(path: Path, found: dict[str, Any], change: str) -> None:
    """Appends a line of normalised figures to a table of tab-separated values; a new file gets its header first."""
    known = lines_of(path, change)
    normal = [row.normalised(found[row.key], found["yardstick"]) for row in ROWS]
    figures = [f"{value:.0f}" if value >= 1_000 else f"{value:.3g}" for value in normal]
    chess = found["chess_moves_per_second"]
    beside = [str(found["yardstick"]), "" if chess is None else f"{chess:.0f}"]
    line = "\t".join([time.strftime("%Y-%m-%d", time.gmtime()), change, found["build"], *beside, *figures, ""])
    write_text(path, "\n".join([*(known or ["\t".join(HEAD)]), line]) + "\n", HISTORY)


def lines_of(path: Path, change: str) -> list[str]:
    """The lines of a history so far. Refuses any other table, and a change that can't be a cell."""
    if "\t" in change or "\n" in change:
        raise InsetError("the change must be one line without tabs")
    check_writable(path, HISTORY)
    known = read_text(path).splitlines() if path.exists() else []
    if known and known[0].split("\t") != list(HEAD):
        raise InsetError(f"{path} is not a history of this benchmark: its first line has other columns")
    return known


def as_json(found: object) -> str:
    return json.dumps(found, ensure_ascii=False)
