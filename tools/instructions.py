"""Instructions for a decision, counted by valgrind: a figure that a busy machine doesn't distort.

    python tools/instructions.py                                     the plain build, from src
    python tools/instructions.py --python VENV/bin/python --json     whatever is installed there: the compiled build
    python tools/instructions.py --history docs/bench-history.tsv --change "what was changed"
    python tools/instructions.py --guard docs/bench-history.tsv      fails if a decision costs more than it last did

The same random games are played twice in a separate process under cachegrind, a few of them and then more: what the
additional games cost, divided by their decisions, excludes start-up and imports. Hashes have a fixed seed, bytecode is written
before, and Python's garbage collector is off, because one full collection more or less is 2 % of the figure. So two runs of
one build differ by less than one in a thousand.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FEW, MANY = 4, 16  # games
COLUMN = "instructions"
BUILDS = {"plain": "pure", "compiled": "compiled"}  # as the history calls them
MORE = 1.02  # of the last figure still counts as the same

# Played in the other process: games between the decks in turns, and then a line about them.
PLAY = """
import gc, json, random, sys
import inset
from inset.kernel.build import COMPILED

gc.disable()

PAIRS = [("fables", "skies"), ("omens", "foundry"), ("ironwood", "inkwell"), ("scholars", "embers")]
decisions = 0
for number in range(int(sys.argv[1])):
    pick = random.Random(number).random
    game = inset.Game.new(PAIRS[number % len(PAIRS)], seed=number)
    while (decision := game.decision) is not None:
        values = decision.options.answers
        game.choose(values[int(pick() * len(values))])
    decisions += game.answers
print(json.dumps({"build": "compiled" if COMPILED else "plain", "decisions": decisions}))
"""


@dataclass(frozen=True, slots=True)
class Run:
    """Some games in one process."""

    games: int
    build: str
    decisions: int
    instructions: int


@dataclass(frozen=True, slots=True)
class Figure:
    """What the games cost that only the second run has."""

    build: str
    games: int
    decisions: int
    instructions: int
    per_decision: int


def between(few: Run, many: Run) -> Figure:
    """The second run without the first."""
    if few.build != many.build:
        raise ValueError(f"two builds: {few.build} and {many.build}")
    decisions, instructions = many.decisions - few.decisions, many.instructions - few.instructions
    if decisions <= 0 or instructions <= 0:
        raise ValueError("the second run must be the longer one")
    return Figure(many.build, many.games - few.games, decisions, instructions, round(instructions / decisions))


def total(output: str) -> int:
    """The total number of instructions, from the file that cachegrind writes: the summary, in the column called Ir."""
    rows = dict(line.split(": ", 1) for line in output.splitlines() if line.startswith(("events: ", "summary: ")))
    if len(rows) < 2:
        raise ValueError("no summary: the program was ended before it was done")
    return int(rows["summary"].split()[rows["events"].split().index("Ir")])


# --- the history ----------------------------------------------------------------------------------


def with_row(table: str, found: Figure, change: str, date: str) -> str:
    """The history with one row more, in which this is the only figure."""
    if "\t" in change or "\n" in change:
        raise ValueError("the change must be one line without tabs")
    cells = {"date": date, "change": change, "build": BUILDS[found.build], COLUMN: str(found.per_decision)}
    return table + "\t".join(cells.get(name, "") for name in table.splitlines()[0].split("\t")) + "\n"


def last(table: str, build: str) -> int | None:
    """The last figure of a build; None if there is none."""
    head, *lines = [line.split("\t") for line in table.splitlines()]
    rows = [dict(zip(head, line, strict=True)) for line in lines]
    known = [int(row[COLUMN]) for row in rows if row["build"] == BUILDS[build] and row[COLUMN]]
    return known[-1] if known else None


def has_grown(table: str, found: Figure) -> bool:
    before = last(table, found.build)
    return before is not None and found.per_decision > MORE * before


# --- processes ------------------------------------------------------------------------------------


def environment(python: str | None) -> dict[str, str]:
    """The minimal environment that a process needs, so that two runs have the same. Another interpreter imports what
    is installed there."""
    settings = {"PATH": os.environ.get("PATH", os.defpath), "PYTHONHASHSEED": "0", "LC_ALL": "C.UTF-8"}
    return settings if python is not None else settings | {"PYTHONPATH": str(ROOT / "src")}


def counted(python: str | None, games: int) -> Run:
    """Plays some games under cachegrind."""
    with tempfile.TemporaryDirectory() as place:
        output = Path(place, "cachegrind")
        valgrind = ["valgrind", "--tool=cachegrind", "--cache-sim=no", f"--cachegrind-out-file={output}"]
        told = played(python, games, valgrind, place)
        return Run(games, told["build"], told["decisions"], total(output.read_text(encoding="utf-8")))


def played(python: str | None, games: int, under: list[str], place: str) -> dict[str, Any]:
    command = [*under, python or sys.executable, "-c", PLAY, str(games)]
    done = subprocess.run(command, cwd=place, env=environment(python), capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"the games were not played:\n{done.stderr[-2000:]}")
    told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return told


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--python", metavar="INTERPRETER", help="of an environment where Inset is installed")
    parser.add_argument("--games", type=int, nargs=2, default=(FEW, MANY), metavar=("FEW", "MANY"))
    parser.add_argument("--json", action="store_true", help="one JSON object")
    parser.add_argument("--history", type=Path, metavar="FILE", help="add a row with the figure to this table")
    parser.add_argument("--change", default="", help="what was changed, for the history")
    parser.add_argument(
        "--guard", type=Path, metavar="FILE", help="fail if the figure is above the last one in this table"
    )
    chosen = parser.parse_args(arguments)
    if shutil.which("valgrind") is None:
        raise SystemExit("valgrind is not installed")
    few, many = chosen.games
    python = None if chosen.python is None else str(Path(chosen.python).absolute())
    with tempfile.TemporaryDirectory() as place:
        played(python, few, [], place)  # writes the bytecode, which would be counted in the first run only
    found = between(counted(python, few), counted(python, many))
    if chosen.json:
        print(json.dumps(asdict(found)))
    else:
        print(f"{found.per_decision:,} instructions for a decision, {found.build} build")
        print(f"{found.games} random games, {found.decisions:,} decisions, {found.instructions:,} instructions")
    if chosen.guard is not None and has_grown(chosen.guard.read_text(encoding="utf-8"), found):
        print(
            f"more than {last(chosen.guard.read_text(encoding='utf-8'), found.build):,}, the last figure",
            file=sys.stderr,
        )
        return 1
    if chosen.history is not None:
        table = chosen.history.read_text(encoding="utf-8")
        today = time.strftime("%Y-%m-%d", time.gmtime())
        chosen.history.write_text(with_row(table, found, chosen.change, today), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
