"""``inset compile --report``: how far each card of a file gets, for people and as JSON; the ledger, and whether it is current."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any, Final

from inset.data.scryfall import load
from inset.data.written_files import LEDGER, check_writable, read_text, write_text
from inset.kernel.errors import InsetError
from inset.oracle import exercised
from inset.oracle.ladder_cache import Found, Progress, standings, version
from inset.oracle.ladder_report import BY_GAMES, FAMILIES, RUNGS, Report, Standing, ledger, report

MOST_BROKEN: Final = 20  # broken records listed one by one
MOST_CHANGES: Final = 40  # lines of the ledger


class LedgerOutOfDate(InsetError):
    """The ledger disagrees with the compiler."""


def run(
    cards: Path,
    as_json: bool,
    written: Path | None,
    checked: Path | None,
    by: str | None,
    everything: bool,
    fresh: bool,
    force: bool = False,
) -> None:
    from inset.cards import library

    if by is not None and by not in ("set", "format", "year"):
        raise InsetError(f"--by {by[:40]}: choose set, format or year")
    if written is not None:
        check_writable(written, LEDGER, force)
    loaded = load(cards)
    for broken in loaded.broken[:MOST_BROKEN]:
        print(f"inset: {broken}", file=sys.stderr)
    if len(loaded.broken) > MOST_BROKEN:
        print(f"inset: and {len(loaded.broken) - MOST_BROKEN} more broken records", file=sys.stderr)
    records = [card for card in loaded.cards if card.is_card and (everything or not card.is_flagged)]
    with Bar() as progress:
        found = standings(records, library, progress, fresh)
    if written is not None:
        write_text(written, ledger(found.standings), LEDGER, force)
    if checked is not None:
        check_ledger(found.standings, checked)
    made = report(found.standings)
    spent = spending(found)
    if as_json:
        print(json.dumps(as_data(made) | {"spent": spent}, ensure_ascii=False))
    else:
        print(as_text(made, by))
        print(
            f"\n{spent['compiled']} cards compiled, {spent['kept']} cached; {spent['cpu_seconds']} s of one core,"
            f" {spent['peak_mb']} MB at most; grammar {version()}"
        )


def spending(found: Found) -> dict[str, Any]:
    """What this run used, from the start of the process."""
    return {
        "compiled": found.compiled,
        "kept": len(found.standings) - found.compiled,
        "cpu_seconds": round(time.process_time(), 2),
        "peak_mb": round(peak_mb()),
        "grammar": version(),
    }


def peak_mb() -> float:
    try:
        import resource
    except ImportError:  # Windows
        return 0.0
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1 << 20) if sys.platform == "darwin" else peak / 1024


def check_ledger(found: list[Standing], path: Path) -> None:
    """Raises if a ledger differs from what would be written now."""
    kept = set(read_text(path).splitlines())
    now = set(ledger(found).splitlines())
    changes = sorted(
        [f"- {line}" for line in kept - now] + [f"+ {line}" for line in now - kept], key=lambda line: line[2:]
    )
    if changes:
        shown = "\n".join(changes[:MOST_CHANGES])
        more = f"\n… and {len(changes) - MOST_CHANGES} more" if len(changes) > MOST_CHANGES else ""
        raise LedgerOutOfDate(f"{path} is out of date: write it with --ledger {path}\n{shown}{more}")


# --- two shapes -----------------------------------------------------------------------------------------------------------
def _known_rungs() -> list[str]:
    """Without those that games decide, if the evidence is not installed: a copy of the project has it, a wheel has not."""
    return [rung for rung in RUNGS if rung not in BY_GAMES or exercised.is_known()]


def as_data(found: Report) -> dict[str, Any]:
    rungs = _known_rungs()

    def known(counts: dict[str, int]) -> dict[str, int]:
        return {rung: counts[rung] for rung in rungs}

    return {
        **known(found.counts),
        "families": {name: known(counts) for name, counts in found.families.items()},
        **{by: {name: known(counts) for name, counts in rows.items()} for by, rows in found.groups.items()},
        "declines": [decline._asdict() for decline in found.declines],
        "different_from_library": found.different,
    }


def as_text(found: Report, by: str | None = None) -> str:
    if by is not None:
        return _grouped(found.groups[f"{by}s"], by)
    rows = {"all": found.counts} | {name: found.families[name] for name in FAMILIES}
    lines = [f"{'':18}" + "".join(f"{name:>12}" for name in rows) + f"{'of all':>12}"]
    for rung in _known_rungs():
        share = f"{found.counts[rung] / max(1, found.counts['cards']):>12.1%}"
        lines.append(f"{rung.replace('_', ' '):18}" + "".join(f"{row[rung]:>12,}" for row in rows.values()) + share)
    if not exercised.is_known():
        lines += ["", "exercised, live, mutants: a copy of the project has this evidence; it is not part of the wheel."]
    if found.different:
        lines += ["", f"Different from the library: {', '.join(found.different)}."]
    if found.declines:
        lines += ["", "The most common reasons that alone stop a card (⟂ marks where reading stops):"]
        lines += [f"{one.cards:>6}  {one.where}  ({one.example})" for one in found.declines[:40]]
    return "\n".join(lines)


def _grouped(table: dict[str, dict[str, int]], by: str) -> str:
    if not table:
        return f"The file has no {by}s."
    wide = max(len(by), *map(len, table))
    lines = [f"{by:{wide}}" + "".join(f"{rung.replace('_', ' '):>18}" for rung in _known_rungs()) + f"{'clean':>9}"]
    for name, row in table.items():
        share = row["probe_clean"] / max(1, row["cards"])
        lines.append(f"{name:{wide}}" + "".join(f"{row[rung]:>18,}" for rung in _known_rungs()) + f"{share:>9.1%}")
    return "\n".join(lines)


class Bar:
    """A bar for a terminal; nothing elsewhere."""

    def __init__(self, what: str = "cards", quiet: bool = False) -> None:
        self.what = what
        self.quiet = quiet

    def __enter__(self) -> Progress | None:
        self.bar: Any = None
        if self.quiet or not sys.stderr.isatty():
            return None
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress as RichBar, TextColumn, TimeRemainingColumn

        columns = (TextColumn(self.what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self.bar = RichBar(*columns, console=Console(stderr=True), transient=True)
        self.bar.start()
        task = self.bar.add_task(self.what, total=None)
        return lambda done, total: self.bar.update(task, completed=done, total=total)

    def __exit__(self, *error: object) -> None:
        if self.bar is not None:
            self.bar.stop()
