"""``inset sim --goldfish``, ``--best-of N``, ``--pod``: a deck against nobody, matches with sideboards, a Commander table."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from inset import agents, sim
from inset.apps.compile_report import Bar
from inset.apps.seating import blank_lines, find_deck
from inset.apps.sim import Outputs, check_outputs
from inset.decklists import decks as library
from inset.decklists.decks import Deck
from inset.kernel.errors import InsetError
from inset.kernel.plain_text import printable_lines
from inset.sim import bouts, goldfish, pod
from inset.sim.batch import check_on
from inset.sim.shapes import Progress, Shape

LEAST_POD, MOST_POD = 3, 4


@dataclass(frozen=True, slots=True)
class Wanted:
    """The shape that a command line asks for."""

    goldfish: bool = False
    best_of: int = 1
    pod: bool = False

    @property
    def any(self) -> bool:
        return self.goldfish or self.best_of > 1 or self.pod

    def check(self) -> None:
        if self.goldfish + (self.best_of > 1) + self.pod > 1:
            raise InsetError("choose one of --goldfish, --best-of and --pod")
        if self.best_of % 2 == 0:
            raise InsetError(f"the best of {self.best_of} can be a tie; choose an odd number")


def simulate(
    wanted: Wanted, names: Sequence[str], games: int, players: str, seed: int, format: str, game_answers: int | None,
    on: str, jobs: int | None, outputs: Outputs, blanks: bool,
) -> int:  # fmt: skip
    """Plays the batch, prints the result, and returns the exit code: 1 if a game failed."""
    wanted.check()
    check_on(on)
    check_outputs(outputs)
    if outputs.csv or outputs.parquet:
        raise InsetError("--csv and --parquet work for plain batches only; --json has the totals")
    if outputs.plot and wanted.best_of > 1:
        raise InsetError("matches can't be plotted; --json has the figures")
    sys.path.insert(0, os.getcwd())  # for players of your own
    kinds = tuple(players.split(","))
    for kind in kinds:
        agents.make(kind)
    found = _decks(wanted, names, format, blanks)
    shape = Shape(found, kinds, seed, "commander" if wanted.pod else format, game_answers or 0, wanted.best_of)
    with Bar("games", outputs.quiet) as progress:
        data, lines, draw, lost = _played(wanted, shape, games, jobs or sim.default_jobs(), on, progress)
    if outputs.as_json:
        head = {"seed": seed, "players": list(kinds), "format": shape.format}
        print(json.dumps(head | data | {"lost": lost}, ensure_ascii=False))
    else:
        print(printable_lines("\n".join([*lines, *blank_lines(found)])))
    if outputs.plot and draw is not None:
        draw(outputs.plot, outputs.force)
    for reason in lost[:20]:
        print(f"inset: {printable_lines(reason)}", file=sys.stderr)
    return 1 if lost else 0


def _decks(wanted: Wanted, names: Sequence[str], format: str, blanks: bool) -> tuple[Deck, ...]:
    found = tuple(find_deck(name, blanks) for name in names)
    if wanted.pod and not LEAST_POD <= len(found) <= MOST_POD:
        raise InsetError(f"a pod has three or four Commander decks, not {len(found)}")
    for deck in found:
        library.check(deck, "commander" if wanted.pod else format)
    return found


Played = tuple[dict[str, Any], list[str], Callable[[str, bool], None] | None, list[str]]


def _played(wanted: Wanted, shape: Shape, games: int, jobs: int, on: str, progress: Progress | None) -> Played:
    if wanted.goldfish:
        fish, lost = goldfish.goldfish(shape, games, jobs, on, progress)
        lines = [line for one in fish for line in (*one.lines(), "")][:-1]
        return (
            {"goldfish": [one.data() for one in fish]},
            lines,
            lambda path, force: goldfish.draw(fish, path, force),
            lost,
        )
    if wanted.pod:
        table, lost = pod.pod(shape, games, jobs, on, progress)
        return table.data(), list(table.lines()), lambda path, force: pod.draw(table, path, force), lost
    matches, lost = bouts.best_of(shape, games, jobs, on, progress)
    return matches.data(), list(matches.lines()), None, lost
