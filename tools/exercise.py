"""Put every compiled card into random games until each of its parts was used: the rung ``exercised`` of the ladder.

A part is a way to cast the card, or an ability. Triggered and activated abilities, and keywords that stand for them, count
when they are on the stack, a spell ability when it resolves, a static ability or another keyword while it is in force.
Sixteen cards share a game, eight a side; after every answer the invariants are checked. Cards with an unused part meet
others in the next round. Results are kept as they come, so that a run can be stopped and taken up again; a card that was
compiled otherwise since then is played again.

python tools/exercise.py CARDS.jsonl.gz [--first FILE …] [--rounds 6] [--minutes 30] [--again] [--jobs 2] [--on ray] [NAME …]
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
from inset.kernel.types import PERMANENT_TYPES  # noqa: E402
from inset.language.abilities import Activated, Keyword, Triggered  # noqa: E402
from inset.language.card import Card  # noqa: E402
from inset.language.node import Ability  # noqa: E402
from inset.oracle.compile import compile_card  # noqa: E402
from inset.oracle.exercised import TABLE, Exercise, print_of, read, write  # noqa: E402
from inset.oracle.ladder_report import family  # noqa: E402
from inset.rules.model.state import State  # noqa: E402
from inset.rules.objects.abilities import EXPANSIONS, WRITTEN_OUT  # noqa: E402
from inset.sim.batch import File, received, sent, sweep  # noqa: E402
from inset.sim.executor import Watch, Work  # noqa: E402
from tools.curious import (  # noqa: E402
    AGAINST,
    BURIED,
    HELP,
    LANDS,
    MINE,
    STOCK,
    THEIRS,
    Curious,
    Dice,
    Parts,
    Table,
    Temper,
    begin,
    itself,
)  # fmt: skip

CHUNK = 160  # cards that are in the library together
AT_TABLE = 16  # cards that share a game
MOST_ANSWERS = 500  # of one game
PATIENCE = 160  # answers without anything new before a game is given up
TEMPER = Temper(using=5, passing=4, paying=8)


def unused(parts: Parts) -> tuple[str, ...]:
    return tuple(f"{face}c" if place < 0 else f"{face}.{place}" for face, place in parts.missing)


def stands_for(ability: Ability) -> tuple[Ability, ...]:
    """The abilities that must be used before this one counts as used: itself, or what a keyword is written out to."""
    if isinstance(ability, Keyword) and ability.keyword in EXPANSIONS:
        parts = EXPANSIONS[ability.keyword](ability)
    elif type(ability) in WRITTEN_OUT:
        parts = WRITTEN_OUT[type(ability)](ability)
    else:
        return itself(ability)
    return tuple(part for part in parts if isinstance(part, (Triggered, Activated)))


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


def may_begin(card: Card) -> bool:
    face = card.faces[0]
    return face.types & PERMANENT_TYPES != 0 and not {"Aura", "Room"} & set(face.subtypes)


def play(parts: list[Parts], seed: int) -> int:
    """One game from a random board, checked after each answer; how many answers it took."""
    board = position([one.card for one in parts], seed)
    game = begin(board, seed=seed, paying=seed % 3 != 0, mana=seed % 2 == 0)
    table = Table(parts)
    player = Curious(table, seed, TEMPER)
    table.look(game.state)
    left, since = table.left, 0
    for count in range(MOST_ANSWERS):
        decision = game.decision
        if decision is None or not left or since > PATIENCE:
            return count
        try:
            player.answer(game)
        except Exception as error:
            error.add_note(
                f"seed {seed}, answer {count}: {decision.kind} {player.value!r}; stack: {_stack(game.state)}"
            )
            raise
        since = since + 1 if table.left == left else 0
        left = table.left
    return MOST_ANSWERS


def _stack(st: State) -> list[str]:
    return [st.objs[oid].definition.name for oid in st.stack]


@contextmanager
def on_shelf(cards: Sequence[Card]) -> Iterator[None]:
    """These cards are in the library for a while, instead of those with the same names."""
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
    end: float  # by the clock
    again: bool
    done: dict[str, Exercise]  # what is known from before

    def records(self) -> list[CardRecord]:
        found = in_order(load(received(self.file)).cards, self.first)
        return [record for record in found if not self.names or record.name in self.names]


class Found(NamedTuple):
    """What came of a chunk of cards."""

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
            if (row := plan.done.get(name)) is None or row.print != print_of(card) or (plan.again and row.unused)
        ]
        return exercise(wanted, start, plan)

    return chunk


def exercise(chunk: list[tuple[str, Card]], offset: int, plan: Plan) -> Found | None:
    """Plays the rounds of some cards. None: the time was up before they were done."""
    everything = [(name, Parts(card, stands_for)) for name, card in chunk]
    failures: list[dict[str, Any]] = []
    games = 0
    with on_shelf([card for _, card in chunk]):
        for number in range(plan.rounds):
            left = [one for _, one in everything if one.missing]
            left = Dice(offset * 1000 + number).some(left, len(left))
            size = AT_TABLE if number < plan.rounds - 2 else 4
            for start in range(0, len(left), size):
                if time.time() > plan.end:
                    return None
                games += 1
                failures += failed_game(left[start : start + size], offset + 7919 * number + start)
    return Found(
        {name: Exercise(print_of(one.card), one.parts, unused(one)) for name, one in everything}, games, failures
    )


def failed_game(group: list[Parts], seed: int) -> list[dict[str, Any]]:
    """Plays one game. Returns what is wrong with it, if anything is."""
    try:
        play(group, seed)
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
        if found.failures:
            with self.failures.open("a", encoding="utf-8") as file:
                file.writelines(json.dumps(row, ensure_ascii=False) + "\n" for row in found.failures)
        whole = sum(not row.unused for row in rows.values())
        print(f"{start + CHUNK} of {self.cards}: {len(rows)} cards, {whole} whole; "
              f"{self.games} games, {self.failed} failed", flush=True)  # fmt: skip


def compiled(records: list[CardRecord]) -> Iterator[tuple[str, Card]]:
    for record in records:
        made = compile_card(record)
        if made.card is not None and made.is_told and made.is_executable:
            yield record.name, made.card


def in_order(records: list[CardRecord], first: AbstractSet[str]) -> list[CardRecord]:
    """The goal set, the cards that are asked for, then the others in no order of theirs."""

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
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--minutes", type=float, default=1e9)
    parser.add_argument("--again", action="store_true", help="also cards that have an unused part")
    parser.add_argument("--part", default="0/1", help="only the chunks i of n")
    parser.add_argument("--out", type=Path, default=TABLE)
    parser.add_argument("--failures", type=Path, default=Path("exercise-failures.jsonl"))
    parser.add_argument("--jobs", type=int, default=1, help="worker processes")
    parser.add_argument("--on", default="processes", help="processes, ray, or ray:ADDRESS")
    given = parser.parse_args()
    first = frozenset(line.strip() for path in given.first for line in path.read_text(encoding="utf-8").splitlines())
    plan = Plan(sent(given.cards, given.on), first, frozenset(given.names), given.rounds, time.time() + 60 * given.minutes,
                given.again, read(given.out))  # fmt: skip
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
