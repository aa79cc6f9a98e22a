"""How long the game takes for one answer, over whole games between greedy players with all decks.

    python tools/answer_times.py --games 2000                                  whatever Inset this interpreter has
    python tools/answer_times.py --decks DECKS.jsonl --cards CARDS.jsonl.gz    and the decks of a file, with its cards

An answer is measured from the moment it is given to the moment when the next question is listed in full; the time that
the player takes to think is left out. A line of a file of decks has ``name``, ``main`` (lines such as "2 Shock") and
``commander``.
Times are processor times, also as they would be on an ordinary machine (docs/performance.md). Python's garbage collector
runs as it does by default, and its pauses are shown apart: how long one takes depends on everything that the process
holds (here the grammar and hundreds of decks), not on the answer in which it happens to fall. A deck with a card that
can't be read is left out and counted.
"""

import argparse
import gc
import importlib.util
import json
import sys
import time
from array import array
from collections.abc import Iterator, Sequence
from heapq import heappush, heapreplace
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
if importlib.util.find_spec("inset") is None:
    sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from inset import Game, use_cards  # noqa: E402
from inset.agents import GreedyPlayer  # noqa: E402
from inset.apps.bench import yardstick  # noqa: E402
from inset.apps.bench_rows import ORDINARY  # noqa: E402
from inset.decklists import decks as library  # noqa: E402
from inset.decklists.decks import Deck  # noqa: E402
from inset.kernel.build import COMPILED  # noqa: E402
from inset.kernel.errors import InsetError  # noqa: E402

MOST: Final = 4_000  # answers, after which a game is abandoned
WORST: Final = 10

clock = time.process_time


class Answer(NamedTuple):
    """One answer that was measured without pauses of the collector, and where it was given."""

    ms: float
    kind: str
    decks: str
    seed: int
    number: int
    pause: float = 0.0  # of the collector, in milliseconds


class Pauses:
    """How long the garbage collector has taken so far, in milliseconds."""

    def __init__(self) -> None:
        self.ms = 0.0
        self._began = 0.0

    def __call__(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self._began = clock()
        else:
            self.ms += (clock() - self._began) * 1000


pauses: Final = Pauses()


def loaded(files: Sequence[Path]) -> tuple[list[Deck], int]:
    """The decks without a commander in which every card can be played, and how many others there are."""
    found = [library.deck(name) for name in library.names()]
    failed = 0
    for line in [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]:
        row: dict[str, Any] = json.loads(line)
        if row.get("commander"):
            continue
        try:
            deck = library.from_text("\n".join(row["main"]), row["name"])
            Game.new((deck, deck), seed=0)
            found.append(deck)
        except InsetError:
            failed += 1
    return [deck for deck in found if not deck.commanders], failed


def timed(decks: Sequence[Deck], number: int) -> Iterator[Answer]:
    """The answers of one game: the decks take turns, each time against another one."""
    apart = 1 + number // len(decks)
    pair = decks[number % len(decks)], decks[(number + apart) % len(decks)]
    game = Game.new(pair, seed=number)
    players = [GreedyPlayer(), GreedyPlayer()]
    called = f"{pair[0].name} against {pair[1].name}"
    for place in range(MOST):
        asked = game.decision
        if asked is None:
            return
        answer = players[asked.player].choose(game.view(asked.player), asked).answer
        kind = asked.kind
        began, paused = clock(), pauses.ms
        game.choose(answer)
        following = game.decision
        if following is not None and following.kind != "word":  # nobody needs a list of thirty thousand names
            len(following.options)
        took, paused = (clock() - began) * 1000, pauses.ms - paused
        yield Answer(took - paused, kind, called, number, place, paused)


class Times:
    """The times of all answers, and the slowest answers. It holds next to no objects: the garbage collector would visit
    them, and an answer would seem slow because of that."""

    def __init__(self) -> None:
        self.ms = array("d")
        self.worst: list[Answer] = []
        self.longest_pause = 0.0

    def add(self, answer: Answer) -> None:
        self.ms.append(answer.ms)
        self.longest_pause = max(self.longest_pause, answer.pause)
        if len(self.worst) < WORST:
            heappush(self.worst, answer)
        elif answer > self.worst[0]:
            heapreplace(self.worst, answer)


def summary(times: Times, factor: float) -> dict[str, Any]:
    """Percentiles in milliseconds, on this machine and on an ordinary one, and the slowest answers."""
    known = sorted(times.ms)
    parts = {
        name: known[min(len(known) - 1, int(len(known) * part))]
        for name, part in (("median", 0.5), ("p99", 0.99), ("p99.9", 0.999), ("max", 1.0))
    }
    return {
        "answers": len(known),
        "ms": {name: round(ms, 3) for name, ms in parts.items()},
        "normalised": {name: round(ms * factor, 3) for name, ms in parts.items()},
        "longest pause of the collector": round(times.longest_pause, 3),
        "worst": [answer._asdict() for answer in sorted(times.worst, reverse=True)],
    }


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--from", dest="first", type=int, default=0, metavar="GAME", help="the first game, from 0 on")
    parser.add_argument(
        "--seconds", type=float, default=float("inf"), help="of processor time, after which no game begins"
    )
    parser.add_argument(
        "--decks", type=Path, nargs="*", default=[], metavar="FILE", help="decks, one JSON object a line"
    )
    parser.add_argument("--cards", type=Path, help="a card file, for the cards that the library has not")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    chosen = parser.parse_args(arguments)
    if chosen.cards is not None:
        use_cards(chosen.cards)
    rounds = yardstick()
    decks, failed = loaded(chosen.decks)
    times = Times()
    gc.callbacks.append(pauses)
    games = 0
    began = clock()
    for number in range(chosen.first, chosen.first + chosen.games):
        if clock() - began > chosen.seconds:
            break
        for answer in timed(decks, number):
            times.add(answer)
        games += 1
    told: dict[str, Any] = {
        "build": "compiled" if COMPILED else "plain",
        "games": games,
        "decks": len(decks),
        "left out": failed,
    }
    told |= {"yardstick": round(rounds)} | summary(times, rounds / ORDINARY)
    if chosen.json:
        print(json.dumps(told))
    else:
        for name, value in told.items():
            print(f"{name}: {value}" if name != "worst" else "worst:\n" + "\n".join(f"  {row}" for row in value))
    return 0


if __name__ == "__main__":
    sys.exit(main())
