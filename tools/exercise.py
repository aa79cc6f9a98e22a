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
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from inset import cards as shelf  # noqa: E402
from inset.data.scryfall import CardRecord, load  # noqa: E402
from inset.game import Game  # noqa: E402
from inset.kernel import rng  # noqa: E402
from inset.kernel.types import LAND, PERMANENT_TYPES  # noqa: E402
from inset.language.abilities import Activated, Keyword, Spell, Triggered  # noqa: E402
from inset.language.card import PREPARE, PROTOTYPE, Card  # noqa: E402
from inset.language.node import Ability  # noqa: E402
from inset.oracle.compile import compile_card  # noqa: E402
from inset.oracle.exercised import TABLE, Exercise, print_of, read, write  # noqa: E402
from inset.oracle.report import family  # noqa: E402
from inset.rules import happenings, invariants  # noqa: E402
from inset.rules.frames import prepare_spell  # noqa: E402
from inset.rules.layers import chars_of  # noqa: E402
from inset.rules.mana_sources import is_mana_ability  # noqa: E402
from inset.rules.state import Obj, State  # noqa: E402
from inset.rules.traits import EXPANSIONS, traits  # noqa: E402
from tools.every_card import AGAINST, BURIED, HELP, LANDS, MINE, STOCK, THEIRS  # noqa: E402

CHUNK = 160  # cards that are in the library together
AT_TABLE = 16  # cards that share a game
MOST_ANSWERS = 500  # of one game
PATIENCE = 160  # answers without anything new before a game is given up

Part = tuple[int, int]  # face, ability; -1: a way to cast it


class Parts:
    """What of a card has not been used yet."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.spell_copy = prepare_spell(card)
        self.missing: dict[Part, tuple[Ability, ...]] = {}
        for number, face in enumerate(card.faces):
            self.missing[number, -1] = ()
            for place, ability in enumerate(face.abilities):
                self.missing[number, place] = stands_for(ability)
        self.parts = len(self.missing)

    @property
    def unused(self) -> tuple[str, ...]:
        return tuple(f"{face}c" if place < 0 else f"{face}.{place}" for face, place in self.missing)

    def cast(self, number: int) -> None:
        self.missing.pop((number, -1), None)

    def in_force(self, number: int) -> None:
        """Abilities that never are on the stack did their work."""
        for key in [key for key, waits in self.missing.items() if key[0] == number and key[1] >= 0 and not waits]:
            del self.missing[key]

    def resolved(self, number: int) -> None:
        for key in [key for key in self.missing if key[0] == number and key[1] >= 0]:
            if isinstance(self.card.faces[number].abilities[key[1]], Spell):
                del self.missing[key]

    def ability(self, found: Ability | None) -> None:
        for key in [key for key, waits in self.missing.items() if found in waits]:
            del self.missing[key]


def stands_for(ability: Ability) -> tuple[Ability, ...]:
    """The abilities that must be used before this one counts as used: itself, or what a keyword is written out to."""
    if isinstance(ability, (Triggered, Activated)):
        return (ability,)
    if isinstance(ability, Spell):
        return (ability,)
    if isinstance(ability, Keyword) and ability.keyword in EXPANSIONS:
        return tuple(part for part in EXPANSIONS[ability.keyword](ability) if isinstance(part, (Triggered, Activated)))
    return ()


class Table:
    """The cards of one game, and a look at each of its states."""

    def __init__(self, parts: list[Parts]) -> None:
        self.parts = parts
        self.named: dict[str, tuple[Parts, bool]] = {}
        for one in parts:
            self.named[one.card.name] = (one, False)
            if one.spell_copy is not None:
                self.named.setdefault(one.spell_copy.name, (one, True))
        self.last: Any = None
        self.spells: dict[int, tuple[Parts, int]] = {}
        self.seen: set[int] = set()

    @property
    def left(self) -> int:
        return sum(len(one.missing) for one in self.parts)

    def of(self, obj: Obj) -> tuple[Parts, int] | None:
        """The card that an object is, and the set that it uses."""
        found = self.named.get(obj.definition.name)
        if found is None:
            return None
        one, copied = found
        if obj.definition is one.card:
            return one, obj.in_use
        return (one, 1) if copied and obj.definition == one.spell_copy else None

    def look(self, st: State) -> None:
        for oid in st.stack:
            if oid not in self.seen:
                self.seen.add(oid)
                self._on_stack(oid, st.objs[oid])
        for oid in st.battlefield:
            if oid not in self.seen:
                self.seen.add(oid)
                if (found := self.of(st.objs[oid])) is not None:
                    one, way = found
                    prototype = one.card.frame == PROTOTYPE  # has the abilities of the card (718.3b)
                    one.in_force(0 if prototype else way)
                    if one.card.faces[0 if prototype else way].types & LAND:
                        one.cast(way)
        for event in self._new_events(st):
            if event.kind == happenings.RESOLVED and event.obj in self.spells:
                one, way = self.spells[event.obj]
                one.resolved(way)
                one.in_force(way)

    def _on_stack(self, oid: int, obj: Obj) -> None:
        found = self.of(obj)
        if found is None or obj.stack is None:
            return
        if obj.card or obj.spell_copy:
            self.spells[oid] = found
            found[0].cast(found[1])
        else:
            found[0].ability(obj.stack.ability)

    def _new_events(self, st: State) -> Iterator[Any]:
        cell, until = st.log, self.last
        self.last = cell
        while cell is not None and cell is not until:
            cell, event = cell
            yield event


class Curious:
    """A player who likes to use what was not used, to attack, and to say yes; otherwise anything."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.state = rng.start(seed)

    def below(self, most: int) -> int:
        self.state, found = rng.below(self.state, most)
        return found

    def pick(self, game: Game) -> Any:
        decision = game.decision
        assert decision is not None
        values = decision.options.values
        if decision.kind == "priority" and len(values) > 1 and self.below(5):
            wanted = [value for value in values if self._wants(game.state, value)]
            if wanted:
                return wanted[self.below(len(wanted))]
            if self.below(4):
                return values[0]
        if decision.kind in ("attack", "confirm") and self.below(4):
            return values[-1 if decision.kind == "attack" else 0]
        if decision.kind == "pay" and self.below(8):
            return values[0]
        return values[self.below(len(values))]

    def _wants(self, st: State, value: Any) -> bool:
        """Does it use a part of a card that was not used yet?"""
        if not isinstance(value, tuple) or len(value) < 2 or value[1] not in st.objs:
            return False
        found = self.table.of(st.objs[value[1]])
        if found is None or not found[0].missing or value[0] not in ("cast", "activate", "play"):
            return False
        one, way = found
        if value[0] == "cast":
            whole = one.card.frame in (PROTOTYPE, PREPARE)  # what it does, it does as a permanent
            return any(key[0] == (value[2] or way) or whole for key in one.missing)
        wanted = self.used_by(st, value)
        return value[0] == "play" or any(wanted in waits for waits in one.missing.values())

    def used_by(self, st: State, value: Any) -> Ability | None:
        abilities = traits(chars_of(st, st.objs[value[1]]).abilities).activated
        return abilities[value[2]] if value[2] < len(abilities) else None

    def note(self, st: State, value: Any) -> None:
        """Mana abilities are never on the stack (605.3b)."""
        if isinstance(value, tuple) and value[:1] == ("activate",) and value[1] in st.objs:
            ability = self.used_by(st, value)
            found = self.table.of(st.objs[value[1]])
            if found is not None and isinstance(ability, Activated) and is_mana_ability(ability):
                found[0].ability(ability)


def position(cards: list[Card], seed: int) -> dict[str, Any]:
    """A board with something of everything; each side has half of the cards, each card in one zone or two."""
    state = rng.start(seed)

    def some(of: list[str], count: int) -> list[str]:
        nonlocal state
        left, found = list(of), []
        for _ in range(min(count, len(left))):
            state, place = rng.below(state, len(left))
            found.append(left.pop(place))
        return found

    rows: dict[str, Any] = {}
    for side, name in enumerate(("Ann", "Bob")):
        mine = cards[side::2]
        zones: dict[str, list[str]] = {"hand": [], "battlefield": [], "graveyard": [], "library": []}
        for place, card in enumerate(mine):
            for zone in ZONES[(place + seed) % len(ZONES)]:
                zones["hand" if zone == "battlefield" and not _may_begin(card) else zone].append(card.name)
        rows[name] = {
            "life": 18 + seed % 9,
            "hand": [*zones["hand"], *some(HELP if side == 0 else AGAINST, 2)],
            "battlefield": [*LANDS, *some(MINE if side == 0 else THEIRS, 2 + seed % 3), *zones["battlefield"]],
            "graveyard": [*zones["graveyard"], *some(BURIED, 3)],
            "library": [*zones["library"], *some(STOCK, 12)],
        }
    return rows


ZONES = (("hand",), ("battlefield", "hand"), ("library", "hand"), ("hand", "graveyard"), ("battlefield",))


def _may_begin(card: Card) -> bool:
    face = card.faces[0]
    return face.types & PERMANENT_TYPES != 0 and not {"Aura", "Room"} & set(face.subtypes)


def play(parts: list[Parts], seed: int) -> int:
    """One game from a random board, checked after each answer; how many answers it took."""
    board = position([one.card for one in parts], seed)
    game = Game.from_position(board, seed=seed, paying=seed % 3 != 0, mana=seed % 2 == 0)
    table = Table(parts)
    player = Curious(table, seed)
    table.look(game.state)
    left, since = table.left, 0
    for count in range(MOST_ANSWERS):
        decision = game.decision
        if decision is None or not left or since > PATIENCE:
            return count
        value = None
        try:
            value = player.pick(game)
            player.note(game.state, value)
            game.choose(value)
            table.look(game.state)
            after = game.decision
            invariants.check(game.state, after is not None and after.kind == "priority")
        except Exception as error:
            error.add_note(f"seed {seed}, answer {count}: {decision.kind} {value!r}; stack: {_stack(game.state)}")
            raise
        since = since + 1 if table.left == left else 0
        left = table.left
    return MOST_ANSWERS


def _stack(st: State) -> list[str]:
    return [st.objs[oid].definition.name for oid in st.stack]


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
        everything = [(name, Parts(card)) for name, card in chunk]
        library = shelf.library()
        before = {card.name: library.get(card.name) for _, card in chunk}
        for _, card in chunk:
            library[card.name] = card
        shelf._changed()
        try:
            for number in range(self.rounds):
                left = [one for _, one in everything if one.missing]
                state = rng.start(offset * 1000 + number)
                left, state = _shuffled(left, state)
                size = AT_TABLE if number < self.rounds - 2 else 4
                for start in range(0, len(left), size):
                    if time.monotonic() > self.end:
                        return False
                    self._game(left[start : start + size], offset + 7919 * number + start)
        finally:
            for name, old in before.items():
                if old is None:
                    del library[name]
                else:
                    library[name] = old
            shelf._changed()
        rows = read(self.out)
        rows.update({name: Exercise(print_of(one.card), one.parts, one.unused) for name, one in everything})
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


def _shuffled(items: list[Parts], state: int) -> tuple[list[Parts], int]:
    left, found = list(items), []
    while left:
        state, place = rng.below(state, len(left))
        found.append(left.pop(place))
    return found, state


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
