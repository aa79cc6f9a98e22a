"""Put every card of the goal set into random games until each of its parts was used, and list what never was.

A part is a way to cast the card, or an ability: triggered and activated ones count when they are on the stack, a spell
when it resolves, a static one or a keyword while it is in force. After every answer the invariants are checked.

python tools/every_card.py [--games 200] [--seconds 40] [--write] [NAME …]
"""

import argparse
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from inset.cards import all_cards  # noqa: E402
from inset.kernel.types import LAND, PERMANENT_TYPES  # noqa: E402
from inset.language.card import ADVENTURE, OMEN, PREPARE, PROTOTYPE, Card  # noqa: E402
from inset.language.text import ability_text  # noqa: E402
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
    Part,
    Parts,
    Table,
    Temper,
    begin,
)  # fmt: skip

TARGET = ROOT / "docs" / "generated" / "every-card.md"
GOAL = (ADVENTURE, OMEN, PROTOTYPE, PREPARE)
MOST_ANSWERS = 600  # of one game
MODIFIED = {"card": "Hill Giant", "counters": {"+1/+1": 1}}
TEMPER = Temper(using=4, passing=3, paying=4)


def words(card: Card, part: Part) -> str:
    number, place = part
    face = card.faces[number]
    if place < 0:
        return f"{'play' if face.types & LAND else 'cast'} {face.name or 'it as prototype'}"
    return f"{face.name}: {ability_text(face.abilities[place], face).splitlines()[0][:90]}"


def unused(parts: Parts) -> list[str]:
    return [words(parts.card, part) for part in parts.missing]


def position(card: Card, seed: int) -> dict[str, Any]:
    """A board with something of everything, and the card in hand, in the graveyard and in the library."""
    some = Dice(seed).some
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


def play(parts: Parts, seed: int, most: int = MOST_ANSWERS) -> None:
    """One game from a random board, checked after each answer."""
    card = parts.card
    game = begin(position(card, seed), seed=seed, passing=True, paying=True, mana=seed % 2 == 0)
    table = Table([parts])
    player = Curious(table, seed, TEMPER)
    table.look(game.state)
    for _ in range(most):
        if game.decision is None or not parts.missing:
            return
        player.answer(game)


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
    total = sum(parts.parts for parts in done)
    used = total - sum(len(parts.missing) for parts in left)
    lines = [
        "# Every card in random games",
        "",
        "Each card of the goal set is put into random games until every part of it was used: each way to cast it, each",
        "ability. Written by `python tools/every_card.py --write`; what is listed was never used in these games and is",
        "proved by tests and scenarios of its own.",
        "",
        f"{len(done)} cards, {total} parts, {used} used ({used / max(1, total):.1%}).",
        "",
    ]
    for parts in left:
        lines += [f"- **{parts.card.full_name}**", *(f"  - {part}" for part in unused(parts))]
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description="Use every part of every card of the goal set in random games.")
    parser.add_argument("names", nargs="*", help="only these cards, of the goal set or not")
    parser.add_argument("--games", type=int, default=200, help="at most this many games for a card")
    parser.add_argument("--seconds", type=float, default=40.0, help="at most so long for a card")
    parser.add_argument("--write", action="store_true", help="write docs/generated/every-card.md")
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
            print(f"{card.name}: {'; '.join(unused(parts))}", flush=True)
    text = report(done)
    print(text.splitlines()[6])
    if given.write and not given.names:
        TARGET.write_text(text, encoding="utf-8")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
