"""Put every compiled card into random games until each of its parts was used: the rung ``exercised`` of the ladder.

A part is a way to cast the card, or an ability. Triggered and activated abilities, and keywords that stand for them, count
when they are on the stack, a spell ability when it resolves, a static ability or another keyword while it is in force.
Sixteen cards share a game, eight a side; after every answer the invariants are checked. Cards with an unused part meet
others in the next round. Results are kept as they come, so that a run can be stopped and taken up again; a card that was
compiled otherwise since then is played again.

python tools/exercise.py CARDS.jsonl.gz [--first FILE …] [--rounds 6] [--minutes 30] [--again] [NAME …]
"""

import argparse
import json
import sys
import time
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

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


class Run:
    """One run over many cards."""

    def __init__(self, out: Path, failures: Path, rounds: int, minutes: float) -> None:
        self.out = out
        self.failures = failures
        self.rounds = rounds
        self.end = time.monotonic() + 60 * minutes
        self.games = self.failed = 0

    def chunk(self, chunk: list[tuple[str, Card]], offset: int) -> bool:
        """Plays the rounds of some cards and keeps what came of it. False: the time is up."""
        everything = [(name, Parts(card, stands_for)) for name, card in chunk]
        with on_shelf([card for _, card in chunk]):
            for number in range(self.rounds):
                left = [one for _, one in everything if one.missing]
                left = Dice(offset * 1000 + number).some(left, len(left))
                size = AT_TABLE if number < self.rounds - 2 else 4
                for start in range(0, len(left), size):
                    if time.monotonic() > self.end:
                        return False
                    self._game(left[start : start + size], offset + 7919 * number + start)
        rows = read(self.out)
        rows.update({name: Exercise(print_of(one.card), one.parts, unused(one)) for name, one in everything})
        write(rows, self.out)
        return True

    def _game(self, group: list[Parts], seed: int) -> None:
        self.games += 1
        try:
            play(group, seed)
        except Exception as error:
            self.failed += 1
            where = [f"{Path(f.filename).name}:{f.lineno} {f.name}" for f in traceback.extract_tb(error.__traceback__)]
            row = {"error": repr(error), "where": where[-6:], "notes": getattr(error, "__notes__", []), "seed": seed,
                   "cards": [one.card.name for one in group]}  # fmt: skip
            with self.failures.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row, ensure_ascii=False) + "\n")


def compiled(records: list[CardRecord]) -> Iterator[tuple[str, Card]]:
    for record in records:
        made = compile_card(record)
        if made.card is not None and made.is_told and made.is_executable:
            yield record.name, made.card


def in_order(records: list[CardRecord], first: set[str]) -> list[CardRecord]:
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
    given = parser.parse_args()
    first = {line.strip() for path in given.first for line in path.read_text(encoding="utf-8").splitlines()}
    records = in_order(load(given.cards).cards, first)
    if given.names:
        records = [record for record in records if record.name in given.names]
    run = Run(given.out, given.failures, given.rounds, given.minutes)
    part, parts = map(int, given.part.split("/"))
    for number, start in enumerate(range(0, len(records), CHUNK)):
        if number % parts != part:
            continue
        done = read(given.out)
        chunk = [
            (name, card)
            for name, card in compiled(records[start : start + CHUNK])
            if (row := done.get(name)) is None or row.print != print_of(card) or (given.again and row.unused)
        ]
        if chunk and not run.chunk(chunk, start):
            break
        rows = read(given.out)
        whole = sum(not row.unused for row in rows.values())
        print(f"{start + CHUNK} of {len(records)}: {len(rows)} cards, {whole} whole; "
              f"{run.games} games, {run.failed} failed", flush=True)  # fmt: skip
    return 0


if __name__ == "__main__":
    sys.exit(main())
