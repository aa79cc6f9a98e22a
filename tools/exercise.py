"""Put every compiled card into games until each of its parts was used and seen at work: the steps ``exercised`` and
``live`` of the ladder.

A part is a way to cast the card, or an ability. Triggered and activated abilities, and keywords that stand for them, count
as used when they are on the stack, a spell ability when it resolves, a static ability or another keyword while it is in force.
Every instruction, condition, event and change below it that has done something was seen at work (``witness.py``).
First, sixteen cards share a game, eight a side; what is still missing is then played alone, in positions made for the card
(``made_positions.py``). After every answer the invariants are checked. Results are kept as they come, so that a run can be
stopped and resumed; a card that has been compiled differently since then is played again.

python tools/exercise.py CARDS.jsonl.gz [--first FILE …] [--rounds 3] [--alone 6] [--minutes 30] [--again] [--jobs 2] [--on ray]
    [NAME …]
"""

import argparse
import json
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Sequence, Set as AbstractSet
from contextlib import contextmanager
from itertools import takewhile
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from inset import cards as shelf  # noqa: E402
from inset.data.scryfall import CardRecord, load  # noqa: E402
from inset.language.card import Card  # noqa: E402
from inset.oracle.compile import compile_card  # noqa: E402
from inset.oracle.exercised import FAILED, TABLE, Exercise, print_of, read, write, write_failed  # noqa: E402
from inset.oracle.ladder_report import family  # noqa: E402
from inset.sim.batch import File, received, sent, sweep  # noqa: E402
from inset.sim.executor import Watch, Work  # noqa: E402
from tools import made_positions  # noqa: E402
from tools.curious import AGAINST, BURIED, HELP, LANDS, MINE, STOCK, THEIRS, Dice  # noqa: E402
from tools.live import LiveParts, play  # noqa: E402
from tools.made_positions import may_begin  # noqa: E402
from tools.witness import Witness, watching  # noqa: E402

CHUNK = 160  # cards that are in the library together
AT_TABLE = 16  # cards that share a game
TOGETHER = (500, 160)  # answers of one game, and how many without anything new before it is abandoned
ALONE = (300, 140)
IN_DOUBT = 4  # how many times as many games before something counts as never doing anything


def unused(parts: LiveParts) -> tuple[str, ...]:
    return tuple(
        f"{face}c" if place < 0 else f"{face}.{place}" for face, place in parts.waits if (face, place) in parts.unused
    )


def position(cards: list[Card], seed: int) -> dict[str, Any]:
    """A board with something of everything; each side has half of the cards, each card in one zone or two."""
    some = Dice(seed).some
    rows: dict[str, Any] = {}
    for side, name in enumerate(("Ann", "Bob")):
        mine = cards[side::2]
        zones: dict[str, list[str]] = {"hand": [], "battlefield": [], "graveyard": [], "library": []}
        for place, card in enumerate(mine):
            for zone in ZONES[(place + seed) % len(ZONES)]:
                zones["hand" if zone == "battlefield" and not may_begin(card) else zone].append(card.name)
        rows[name] = {
            "life": 18 + seed % 9,
            "hand": [*zones["hand"], *some(HELP if side == 0 else AGAINST, 2)],
            "battlefield": [*LANDS, *some(MINE if side == 0 else THEIRS, 2 + seed % 3), *zones["battlefield"]],
            "graveyard": [*zones["graveyard"], *some(BURIED, 3)],
            "library": [*zones["library"], *some(STOCK, 12)],
        }
    return rows


ZONES = (("hand",), ("battlefield", "hand"), ("library", "hand"), ("hand", "graveyard"), ("battlefield",))


@contextmanager
def on_shelf(cards: Sequence[Card]) -> Iterator[None]:
    """These cards are temporarily in the library, instead of those with the same names."""
    library = shelf.library()
    before = {card.name: library.get(card.name) for card in cards}
    library.update({card.name: card for card in cards})
    shelf._changed()
    try:
        yield
    finally:
        for name, old in before.items():
            if old is None:
                del library[name]
            else:
                library[name] = old
        shelf._changed()


class Plan(NamedTuple):
    """What every worker is given."""

    file: File  # of cards
    first: frozenset[str]
    names: frozenset[str]
    rounds: int
    alone: int  # games that each card has to itself
    end: float  # by the clock
    again: bool
    done: dict[str, Exercise]  # what is known from before

    def is_open(self, name: str, card: Card) -> bool:
        """Is it still to be played?"""
        row = self.done.get(name)
        if row is None or row.print != print_of(card) or row.idle is None:
            return True
        return self.again and not row.is_live

    def records(self) -> list[CardRecord]:
        found = in_order(load(received(self.file)).cards, self.first)
        return [record for record in found if not self.names or record.name in self.names]


class Found(NamedTuple):
    """The result of a chunk of cards."""

    rows: dict[str, Exercise]
    games: int
    failures: list[dict[str, Any]]


def prepare(plan: Plan) -> Callable[[int, Watch], Found | None]:
    """Reads the cards once in each worker; what is returned plays those from some place on."""
    records = plan.records()

    def chunk(start: int, watch: Watch) -> Found | None:
        wanted = [
            (name, card)
            for name, card in compiled(records[start : start + CHUNK])
            if (row := plan.done.get(name)) is None
            or row.print != print_of(card)
            or row.idle is None
            or (plan.again and (row.unused or row.idle))
        ]
        return exercise(wanted, start, plan)

    return chunk


def exercise(chunk: list[tuple[str, Card]], offset: int, plan: Plan) -> Found | None:
    """Plays the rounds of some cards, then each by itself. None: the time was up before they were done."""
    witness = Witness([card for _, card in chunk])
    everything = [LiveParts(card, witness, number) for number, (_, card) in enumerate(chunk)]
    failures: list[dict[str, Any]] = []
    games = 0
    with on_shelf(witness.cards), watching(witness):
        for group, board, seed, limits in _games(everything, offset, plan):
            if time.time() > plan.end:
                return None
            games += 1
            failures += failed_game(group, witness, board, seed, limits)
    names = [name for name, _ in chunk]
    return Found(
        {name: Exercise(print_of(one.card), one.parts, unused(one), one.idle)
         for name, one in zip(names, everything, strict=True)}, games, failures,
    )  # fmt: skip


def _games(
    everything: list[LiveParts], offset: int, plan: Plan
) -> Iterator[tuple[list[LiveParts], dict[str, Any], int, tuple[int, int]]]:
    """Who plays, from which board, with which seed, and how long; each is asked for when those before it were played."""
    for number in range(plan.rounds):
        left = [one for one in everything if one.missing]
        left = Dice(offset * 1000 + number).some(left, len(left))
        for start in range(0, len(left), AT_TABLE):
            group, seed = left[start : start + AT_TABLE], offset + 7919 * number + start
            yield group, position([one.card for one in group], seed), seed, TOGETHER
    for one in everything:
        for seed in range(IN_DOUBT * plan.alone):
            if one.missing and (seed < plan.alone or one.in_vain):
                yield [one], made_positions.position(one.card, seed), seed, ALONE


def failed_game(
    group: list[LiveParts], witness: Witness, board: dict[str, Any], seed: int, limits: tuple[int, int]
) -> list[dict[str, Any]]:
    """Plays one game. Returns what is wrong with it, if anything is."""
    try:
        play(group, witness, board, seed, *limits)
    except Exception as error:
        where = [f"{Path(f.filename).name}:{f.lineno} {f.name}" for f in traceback.extract_tb(error.__traceback__)]
        return [{"error": repr(error), "where": where[-6:], "notes": getattr(error, "__notes__", []), "seed": seed,
                 "cards": [one.card.name for one in group]}]  # fmt: skip
    return []


class Keeper:
    """Keeps what comes in: the table, and a file of failures."""

    def __init__(self, out: Path, failures: Path, cards: int) -> None:
        self.out, self.failures, self.cards = out, failures, cards
        self.games = self.failed = 0

    def keep(self, start: int, found: Found | None) -> None:
        if found is None:
            return
        self.games += found.games
        self.failed += len(found.failures)
        rows = read(self.out)
        if found.rows:
            rows.update(found.rows)
            write(rows, self.out)
            write_failed(rows, self.out.with_name(FAILED.name))
        if found.failures:
            with self.failures.open("a", encoding="utf-8") as file:
                file.writelines(json.dumps(row, ensure_ascii=False) + "\n" for row in found.failures)
        used, live = sum(not row.unused for row in rows.values()), sum(row.is_live for row in rows.values())
        print(f"{start + CHUNK} of {self.cards}: {len(rows)} cards, {used} used, {live} live; "
              f"{self.games} games, {self.failed} failed", flush=True)  # fmt: skip


def compiled(records: list[CardRecord]) -> Iterator[tuple[str, Card]]:
    for record in records:
        made = compile_card(record)
        if made.card is not None and made.is_told and made.is_executable:
            yield record.name, made.card


def in_order(records: list[CardRecord], first: AbstractSet[str]) -> list[CardRecord]:
    """The goal set, the requested cards, then the others in a mixed order."""

    def key(record: CardRecord) -> tuple[int, int]:
        group = 0 if family(record) else 1 if record.name.partition(" // ")[0] in first else 2
        return group, hash_of(record.name)

    return sorted((record for record in records if not record.is_flagged), key=key)


def hash_of(text: str) -> int:
    state = 1469598103934665603
    for byte in text.encode():
        state = (state ^ byte) * 1099511628211 % (1 << 64)
    return state


def main() -> int:
    parser = argparse.ArgumentParser(description="Use every part of every compiled card in random games.")
    parser.add_argument("cards", type=Path, help="a card file")
    parser.add_argument("names", nargs="*", help="only these cards")
    parser.add_argument("--first", type=Path, action="append", default=[], help="a list of names to begin with")
    parser.add_argument("--rounds", type=int, default=3, help="games that cards share")
    parser.add_argument("--alone", type=int, default=6, help="games that a card has to itself")
    parser.add_argument("--minutes", type=float, default=1e9)
    parser.add_argument("--again", action="store_true", help="also cards of which something was not seen yet")
    parser.add_argument("--part", default="0/1", help="only the chunks i of n")
    parser.add_argument("--out", type=Path, default=TABLE)
    parser.add_argument("--failures", type=Path, default=Path("exercise-failures.jsonl"))
    parser.add_argument("--jobs", type=int, default=1, help="worker processes")
    parser.add_argument("--on", default="processes", help="processes, ray, or ray:ADDRESS")
    given = parser.parse_args()
    first = frozenset(line.strip() for path in given.first for line in path.read_text(encoding="utf-8").splitlines())
    end = time.time() + 60 * given.minutes
    plan = Plan(sent(given.cards, given.on), first, frozenset(given.names), given.rounds, given.alone, end, given.again,
                read(given.out))  # fmt: skip
    cards = len(plan.records())
    part, parts = map(int, given.part.split("/"))
    starts = [start for number, start in enumerate(range(0, cards, CHUNK)) if number % parts == part]
    keeper = Keeper(given.out, given.failures, cards)
    lost = sweep(Work(prepare, plan), takewhile(lambda _: time.time() < plan.end, starts), len(starts), keeper.keep,
                 given.on, given.jobs)  # fmt: skip
    for one in lost:
        print(f"the cards from {one.item} on were lost: {one.reason}")
    return 1 if lost else 0


if __name__ == "__main__":
    from tools import exercise as module  # by its name, under which workers know it

    sys.exit(module.main())
