"""Search for boards on which a single answer is slow: time each operation on random boards, and keep the worst.

    python tools/hard_boards.py --seconds 3600 --cards CARDS.jsonl.gz --keep worst.jsonl

A board's number decides everything about it: which cards, how many of each, which seeds and answers. A few cards are there
many times, because slowness usually grows with the number of something. Building the position, listing the options and each
answer are measured, without the garbage collector, whose pauses are those of thousands of cards compiled for other boards; a
line for each of the worst boards has the operation, its milliseconds on an ordinary machine,
and the position, which ``Game.from_position`` takes. Cards and boards that break something are reported as they are found.
"""

import argparse
import gc
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from inset import Game  # noqa: E402
from inset.apps.bench import yardstick  # noqa: E402
from inset.apps.bench_rows import ORDINARY  # noqa: E402
from inset.kernel.errors import InsetError  # noqa: E402
from inset.kernel.types import LEGENDARY, PERMANENT_TYPES  # noqa: E402
from inset.language.card import Card  # noqa: E402
from tools.fuzz_games import LANDS, drawn_from, playable  # noqa: E402

KINDS: Final = 7  # different cards on one side
MANY: Final = (1, 1, 2, 4, 8, 16)  # how often each may be there
ANSWERS: Final = 60
KEPT: Final = 40

clock = time.process_time


class Deed(NamedTuple):
    """What took longest on a board."""

    ms: float
    what: str
    number: int
    players: dict[str, Any]


def found(names: Sequence[str], dice: Random) -> Card:
    """A card that can be played; those with a word that can't be read are skipped, and those that crash are reported."""
    while True:
        name = dice.choice(names)
        try:
            card = playable(name)
        except Exception as error:  # an error of the compiler
            print(f"{name}: {error!r}"[:300], flush=True)
            continue
        if card is not None:
            return card


def how_many(card: Card, dice: Random) -> int:
    """How many copies are on the battlefield: none if it would not stay there, one if it is legendary (704.5j)."""
    face = card.faces[0]
    if not face.types & PERMANENT_TYPES or "Aura" in face.subtypes:
        return 0
    return 1 if face.supertypes & LEGENDARY else dice.choice(MANY)


def side(names: Sequence[str], dice: Random) -> dict[str, Any]:
    """Lands, a few kinds of permanents, some of them many times, and cards in hand and graveyard."""
    battlefield: list[Any] = [{"card": land, "count": dice.choice((1, 2, 4))} for land in LANDS]
    hand: list[Any] = []
    for _ in range(KINDS):
        card = found(names, dice)
        if count := how_many(card, dice):
            battlefield.append({"card": card.name, "count": count})
        hand.append(card.name)
    graveyard = [{"card": found(names, dice).name, "count": dice.choice(MANY)} for _ in range(3)]
    return {"battlefield": battlefield, "hand": hand, "graveyard": graveyard, "life": dice.choice((5, 20, 100))}


def played(names: Sequence[str], number: int) -> Deed | None:
    """The slowest operation on the board of this number; None if there is no such position."""
    dice = Random(number)
    players = {"A": side(names, dice), "B": side(names, dice)}
    try:
        Game.from_position(players, seed=number)  # fill what is computed once for each card
    except InsetError:
        return None
    gc.disable()
    try:
        return measured(players, number, dice)
    finally:
        gc.enable()


def measured(players: dict[str, Any], number: int, dice: Random) -> Deed:
    start = clock()
    game = Game.from_position(players, seed=number)
    worst = (clock() - start, "build")
    for _ in range(ANSWERS):
        question = game.decision
        if question is None:
            break
        start = clock()
        values = question.options.answers
        worst = max(worst, (clock() - start, f"list {question.kind}"))
        value = dice.choice(values if dice.random() < 0.5 else values[1:] or values)
        start = clock()
        game.choose(value)
        worst = max(worst, (clock() - start, f"answer {game.answers}: {value}"))
    return Deed(worst[0] * 1_000, worst[1], number, players)


def keep(path: Path, worst: Sequence[Deed], factor: float) -> None:
    rows = [{**deed._asdict(), "ms": round(deed.ms * factor, 1)} for deed in worst]
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--from", type=int, default=0, dest="first")
    parser.add_argument("--cards", type=Path)
    parser.add_argument("--keep", type=Path, required=True)
    given = parser.parse_args()
    names = drawn_from(given.cards)
    factor = yardstick() / ORDINARY
    worst: list[Deed] = []
    start, number = time.monotonic(), given.first
    while time.monotonic() - start < given.seconds:
        try:
            deed = played(names, number)
        except Exception as error:  # an error of the rules
            print(f"board {number}: {error!r}"[:300], flush=True)
            deed = None
        number += 1
        if deed is not None and (len(worst) < KEPT or deed.ms > worst[-1].ms):
            worst = sorted([*worst, deed], reverse=True)[:KEPT]
            keep(given.keep, worst, factor)
    for deed in worst[:10]:
        print(f"{deed.ms * factor:8.1f} ms  board {deed.number}: {deed.what}")
    print(f"{number - given.first} boards")


if __name__ == "__main__":
    main()
