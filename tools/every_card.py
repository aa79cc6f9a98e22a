"""Put every card of the goal set into random games until each of its parts was used, and list what never was.

A part is a way to cast the card, or an ability: triggered and activated ones count when they are on the stack, a spell
when it resolves, a static one or a keyword while it is in force. After every answer the invariants are checked.

python tools/every_card.py [--games 200] [--seconds 40] [--write] [NAME …]
"""

import argparse
import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from inset.cards import all_cards  # noqa: E402
from inset.game import Game  # noqa: E402
from inset.kernel import rng  # noqa: E402
from inset.kernel.types import LAND, PERMANENT_TYPES  # noqa: E402
from inset.language.abilities import Activated, Spell, Triggered  # noqa: E402
from inset.language.card import ADVENTURE, OMEN, PREPARE, PROTOTYPE, Card  # noqa: E402
from inset.language.node import Ability  # noqa: E402
from inset.language.text import ability_text  # noqa: E402
from inset.rules import happenings, invariants  # noqa: E402
from inset.rules.frames import prepare_spell  # noqa: E402
from inset.rules.layers import chars_of  # noqa: E402
from inset.rules.mana_sources import is_mana_ability  # noqa: E402
from inset.rules.state import Obj, State  # noqa: E402
from inset.rules.traits import traits  # noqa: E402

TARGET = ROOT / "docs" / "every-card.md"
GOAL = (ADVENTURE, OMEN, PROTOTYPE, PREPARE)
MOST_ANSWERS = 600  # of one game
LANDS = ["3 Plains", "3 Island", "3 Swamp", "3 Mountain", "3 Forest"]
MODIFIED = {"card": "Hill Giant", "counters": {"+1/+1": 1}}
MINE = [
    "Grizzly Bears", "Serra Angel", "Memnite", "Murderous Rider", "Glorious Anthem", "Bonesplitter",
    "Edgewall Innkeeper", "The Tenth Doctor", "The Eleventh Doctor",
]  # fmt: skip
THEIRS = [
    "Grizzly Bears", "Air Elemental", "Ornithopter", "Savannah Lions", "Sol Ring", "Glorious Anthem", "Hill Giant", "Tundra",
]  # fmt: skip
HELP = [
    "Lightning Bolt", "Giant Growth", "Opt", "Murder", "Unsummon", "Divination", "Sign in Blood", "Chaplain's Blessing",
    "Lich's Caress", "Forest", "Curious Pair", "Lonesome Unicorn",
]  # fmt: skip
AGAINST = ["Shock", "Murder", "Counterspell", "Grizzly Bears", "Lightning Bolt", "Doom Blade"]
BURIED = [
    "Lightning Bolt",
    "Grizzly Bears",
    "Forest",
    "Sol Ring",
    "Raise Dead",
    "Glorious Anthem",
    "Foulmire Knight",
    "Memnite",
]
STOCK = [
    *HELP,
    *MINE,
    "Plains",
    "Island",
    "Swamp",
    "Mountain",
    "Forest",
    "Bonecrusher Giant",
    "Llanowar Elves",
    "Clone",
]


@dataclass(slots=True)
class Parts:
    """What of a card has been used."""

    card: Card
    missing: dict[tuple[str, int, int], str] = field(default_factory=dict)  # (kind, face, ability) -> words

    def __post_init__(self) -> None:
        for number, face in enumerate(self.card.faces):
            word = "play" if face.types & LAND else "cast"
            self.missing["cast", number, -1] = f"{word} {face.name or 'it as prototype'}"
            for place, ability in enumerate(face.abilities):
                text = ability_text(ability, face).splitlines()[0]
                self.missing["ability", number, place] = f"{face.name}: {text[:90]}"

    def cast(self, number: int) -> None:
        self.missing.pop(("cast", number, -1), None)

    def used(self, number: int, kinds: tuple[type[Ability], ...] | None = None) -> None:
        """A set of characteristics was in force: its abilities, other than those of the stack, did their work."""
        for key in [key for key in self.missing if key[0] == "ability" and key[1] == number]:
            ability = self.card.faces[number].abilities[key[2]]
            waits = isinstance(ability, (Triggered, Activated, Spell))
            if isinstance(ability, kinds) if kinds else not waits:
                del self.missing[key]

    def ability(self, found: Ability | None) -> None:
        for key in [key for key in self.missing if key[0] == "ability"]:
            if self.card.faces[key[1]].abilities[key[2]] == found:
                del self.missing[key]


@dataclass(slots=True)
class Watcher:
    """Looks at the states of one game."""

    parts: Parts
    copy: Card | None
    last: Any = None
    spells: dict[int, int] = field(default_factory=dict)  # spells of the card on the stack, with their set

    def way_of(self, obj: Obj) -> int | None:
        """Which set of the card the object uses, if it is the card or its prepare spell."""
        if obj.definition is self.parts.card or obj.definition == self.parts.card:
            return obj.in_use
        return 1 if self.copy is not None and obj.definition == self.copy else None

    def look(self, st: State) -> None:
        for oid in st.stack:
            obj = st.objs[oid]
            way = self.way_of(obj)
            if way is None or obj.stack is None:
                continue
            if obj.card or obj.spell_copy:
                self.spells[oid] = way
                self.parts.cast(way)
            else:
                self.parts.ability(obj.stack.ability)
        for oid in st.battlefield:
            way = self.way_of(st.objs[oid])
            if way is not None:
                self.parts.used(0)  # a prototype has the abilities of the card (718.3b)
                if self.parts.card.faces[0].types & LAND:
                    self.parts.cast(0)
        for event in self._new_events(st):
            if event.kind == happenings.RESOLVED and event.obj in self.spells:
                way = self.spells[event.obj]
                self.parts.used(way, (Spell,))
                self.parts.used(way)

    def _new_events(self, st: State) -> Iterator[Any]:
        cell, until = st.log, self.last
        self.last = cell
        while cell is not None and cell is not until:
            cell, event = cell
            yield event


def position(card: Card, seed: int) -> dict[str, Any]:
    """A board with something of everything, and the card in hand, in the graveyard and in the library."""
    state = rng.start(seed)

    def some(of: list[str], count: int) -> list[str]:
        nonlocal state
        left, found = list(of), []
        for _ in range(min(count, len(left))):
            state, place = rng.below(state, len(left))
            found.append(left.pop(place))
        return found

    name = card.name
    return {
        "Ann": {
            "life": 12 + seed % 9,
            "hand": [name, name, *some(HELP, 4)],
            "battlefield": [
                *LANDS,
                *some(MINE, 2 + seed % 4),
                *([MODIFIED] if seed % 5 == 2 else []),
                *([name] if seed % 3 == 1 and _is_permanent(card) else []),
            ],
            "graveyard": [*([name] if seed % 4 == 3 else []), *some(BURIED, 3 + seed % 6)],
            "library": [*some(STOCK, 14), name, *some(STOCK, 10)],
        },
        "Bob": {
            "hand": some(AGAINST, 3),
            "battlefield": [*LANDS, *some(THEIRS, 2 + seed % 4)],
            "graveyard": some(BURIED, seed % 5),
            "library": some(STOCK, 20),
        },
    }


def _is_permanent(card: Card) -> bool:
    return card.faces[0].types & PERMANENT_TYPES != 0


class Curious:
    """A player who likes to use the card, to attack, and to say yes; otherwise anything."""

    def __init__(self, watcher: Watcher, seed: int) -> None:
        self.watcher = watcher
        self.state = rng.start(seed)

    def below(self, most: int) -> int:
        self.state, found = rng.below(self.state, most)
        return found

    def pick(self, game: Game) -> Any:
        decision = game.decision
        assert decision is not None
        values = decision.options.values
        if decision.kind == "priority" and self.below(4):
            wanted = [value for value in values if self._wants(game.state, value)]
            if wanted:
                return wanted[self.below(len(wanted))]
            if self.below(3):
                return values[0]
        if decision.kind in ("attack", "confirm") and self.below(4):
            return values[-1 if decision.kind == "attack" else 0]
        if decision.kind == "pay" and self.below(4):
            return values[0]
        return values[self.below(len(values))]

    def _wants(self, st: State, value: Any) -> bool:
        """Does it use a part of the card that was not used yet?"""
        if not isinstance(value, tuple) or len(value) < 2 or value[1] not in st.objs:
            return False
        obj = st.objs[value[1]]
        way = self.watcher.way_of(obj)
        missing = self.watcher.parts.missing
        if way is None or value[0] not in ("cast", "activate", "play"):
            return False
        if value[0] == "cast":
            number = 1 if self.watcher.copy is not None and obj.definition == self.watcher.copy else value[2]
            whole = self.watcher.parts.card.frame in (PROTOTYPE, PREPARE)  # what it does, it does as a permanent
            return any(key[1] == number or whole for key in missing)
        return value[0] == "play" or self._ability(st, value) in [
            self.watcher.parts.card.faces[key[1]].abilities[key[2]] for key in missing if key[0] == "ability"
        ]

    def _ability(self, st: State, value: Any) -> Ability | None:
        abilities = traits(chars_of(st, st.objs[value[1]]).abilities).activated
        return abilities[value[2]] if value[2] < len(abilities) else None

    def note(self, st: State, value: Any) -> None:
        """Mana abilities are never on the stack (605.3b)."""
        if isinstance(value, tuple) and value[:1] == ("activate",) and value[1] in st.objs:
            found = self._ability(st, value)
            if isinstance(found, Activated) and is_mana_ability(found):
                if self.watcher.way_of(st.objs[value[1]]) is not None:
                    self.watcher.parts.ability(found)


def play(parts: Parts, seed: int, most: int = MOST_ANSWERS) -> None:
    """One game from a random board, checked after each answer."""
    card = parts.card
    game = Game.from_position(position(card, seed), seed=seed, passing=True, paying=True, mana=seed % 2 == 0)
    watcher = Watcher(parts, prepare_spell(card))
    player = Curious(watcher, seed)
    watcher.look(game.state)
    for _ in range(most):
        decision = game.decision
        if decision is None or not parts.missing:
            return
        value = player.pick(game)
        player.note(game.state, value)
        game.choose(value)
        watcher.look(game.state)
        after = game.decision
        invariants.check(game.state, after is not None and after.kind == "priority")


def exercise(card: Card, games: int, seconds: float) -> Parts:
    """Games until every part was used, or until there were enough of them."""
    parts = Parts(card)
    end = time.monotonic() + seconds
    for seed in range(games):
        if not parts.missing or time.monotonic() > end:
            break
        try:
            play(parts, seed)
        except Exception as error:
            error.add_note(f"{card.name}, seed {seed}: python tools/every_card.py {card.name!r}")
            raise
    return parts


def goal_set() -> list[Card]:
    return [card for card in all_cards() if card.frame in GOAL]


def report(all_parts: Iterable[Parts]) -> str:
    """The page that says what was never used."""
    done = list(all_parts)
    left = [parts for parts in done if parts.missing]
    total = sum(len(Parts(parts.card).missing) for parts in done)
    unused = sum(len(parts.missing) for parts in left)
    lines = [
        "# Every card in random games",
        "",
        "Each card of the goal set is put into random games until every part of it was used: each way to cast it, each",
        "ability. Written by `python tools/every_card.py --write`; what is listed was never used in these games and is",
        "proved by tests and scenarios of its own.",
        "",
        f"{len(done)} cards, {total} parts, {total - unused} used ({(total - unused) / max(1, total):.1%}).",
        "",
    ]
    for parts in left:
        lines += [f"- **{parts.card.full_name}**", *(f"  - {words}" for words in parts.missing.values())]
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description="Use every part of every card of the goal set in random games.")
    parser.add_argument("names", nargs="*", help="only these cards, of the goal set or not")
    parser.add_argument("--games", type=int, default=200, help="at most so many games for a card")
    parser.add_argument("--seconds", type=float, default=40.0, help="at most so long for a card")
    parser.add_argument("--write", action="store_true", help="write docs/every-card.md")
    given = parser.parse_args()
    cards = [card for card in all_cards() if card.name in given.names] if given.names else goal_set()
    done = []
    failures = 0
    for card in cards:
        try:
            parts = exercise(card, given.games, given.seconds)
        except Exception as error:
            failures += 1
            print(f"FAILED {card.name}: {error!r} {' '.join(error.__notes__)}", flush=True)
            continue
        done.append(parts)
        if parts.missing:
            print(f"{card.name}: {'; '.join(parts.missing.values())}", flush=True)
    text = report(done)
    print(text.splitlines()[6])
    if given.write and not given.names:
        TARGET.write_text(text, encoding="utf-8")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
