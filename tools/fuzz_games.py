"""Random games in slices: invariants after every answer, to the end, and each record replayed to the same fingerprint.

python tools/fuzz_games.py --from 0 --to 100 [--write]

A game's number decides its decks, drawn from all cards of the library, and every answer.
``--write`` adds the slice, as counts, to docs/reliability-slices.tsv.
"""

import argparse
import sys
import traceback
from collections import Counter
from pathlib import Path
from random import Random
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from inset import Game, cards  # noqa: E402
from inset.agents import RandomPlayer  # noqa: E402
from inset.decklists.decks import Deck  # noqa: E402
from inset.kernel.build import COMPILED  # noqa: E402
from inset.kernel.types import DUNGEON, LAND  # noqa: E402
from inset.language.card import Card  # noqa: E402
from inset.rules.checks.invariants import check  # noqa: E402

SLICES: Final = ROOT / "docs" / "reliability-slices.tsv"
HEAD: Final = "from\tto\tbuild\tended\tstopped\tanswers\twrong\n"
LANDS: Final = ("Plains", "Island", "Swamp", "Mountain", "Forest")


def playable(card: Card) -> bool:
    return not card.faces[0].types & (LAND | DUNGEON)


def deck(chance: Random, names: list[str]) -> Deck:
    """Twelve cards, three of each, and lands of every colour."""
    chosen = dict.fromkeys(chance.sample(names, 12), 3) | dict.fromkeys(LANDS, 5)
    return Deck.of("random", chosen)


def play(number: int, names: list[str]) -> tuple[str, int]:
    """How the game of that number went, and how many answers it had."""
    chance = Random(number)
    game = Game.new([deck(chance, names), deck(chance, names)], seed=chance.randrange(1 << 40))
    player = RandomPlayer(chance.randrange(1 << 40))
    while (decision := game.decision) is not None:
        game.choose(player.pick(decision.options.answers))
        check(game.state, game.decision is not None and game.decision.kind == "priority")
    record = game.record()
    if Game.replay(record).fingerprint() != game.fingerprint():
        raise AssertionError("the record leads elsewhere")
    assert game.outcome is not None
    return "stopped" if game.outcome.kind == "limit" else "ended", game.answers


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--from", dest="first", type=int, default=0)
    parser.add_argument("--to", dest="last", type=int, default=100)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args(words)
    names = [card.name for card in cards.all_cards() if playable(card)]
    counts: Counter[str] = Counter()
    for number in range(given.first, given.last):
        try:
            how, answers = play(number, names)
            counts[how] += 1
            counts["answers"] += answers
        except Exception:
            counts["wrong"] += 1
            print(f"game {number}: {traceback.format_exc(limit=-4)}", flush=True)
    build = "compiled" if COMPILED else "plain"
    row = [given.first, given.last, build, counts["ended"], counts["stopped"], counts["answers"], counts["wrong"]]
    line = "\t".join(map(str, row))
    print(line)
    if given.write:
        before = SLICES.read_text(encoding="utf-8") if SLICES.exists() else HEAD
        SLICES.write_text(f"{before}{line}\n", encoding="utf-8")
    return 1 if counts["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
