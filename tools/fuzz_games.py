"""Random games in slices: invariants after every answer, to the end, and each record replayed to the same fingerprint.

python tools/fuzz_games.py --to 1000 --cards CARDS.jsonl.gz --other ../compiled/bin/python --write

A game's number decides its decks and every answer. Decks are drawn from the library and, with ``--cards``, from every
card of the file that can be played. ``--other`` names an interpreter whose Inset is the other build: each record is
replayed there too. ``--samples``: for every decision, a sample of what the other players see must look and read the same
to them. ``--write`` adds a row of counts for each slice to docs/reliability-slices.tsv; without ``--from`` a
run continues after the last row of its kind. Games are played by the Inset that this interpreter has.
"""

import argparse
import importlib.util
import json
import os
import subprocess
import sys
import time
import traceback
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
if importlib.util.find_spec("inset") is None:
    sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from inset import Game, cards, use_cards  # noqa: E402
from inset.agents import RandomPlayer  # noqa: E402
from inset.decklists.decks import Deck  # noqa: E402
from inset.kernel.build import COMPILED  # noqa: E402
from inset.kernel.errors import InsetError  # noqa: E402
from inset.kernel.types import INSTANT, PERMANENT_TYPES, SORCERY  # noqa: E402
from inset.language.card import Card  # noqa: E402
from inset.rules.checks.invariants import check  # noqa: E402

SLICES: Final = ROOT / "docs" / "reliability-slices.tsv"
HEAD: Final = "from\tto\tcards\tbuild\tother\tended\tstopped\tanswers\twrong\n"
BUILD: Final = "compiled" if COMPILED else "plain"
LANDS: Final = ("Plains", "Island", "Swamp", "Mountain", "Forest")
KINDS: Final = 12  # cards of a deck, three of each
SECONDS: Final = 300.0  # of processor time for one game; more is a fault


class Wrong(Exception):
    """A game that went wrong."""


# --- decks ------------------------------------------------------------------------------------------


def drawn_from(file: Path | None) -> list[str]:
    """The names of all cards that might be in a deck, in a fixed order."""
    names = {card.name for card in cards.all_cards()}
    if file is not None:
        from inset.data.scryfall import load

        use_cards(file)
        names |= {record.name for record in load(file).cards if not record.is_flagged}
    return sorted(names - set(LANDS))


def playable(name: str) -> Card | None:
    """The card, if the compiler reads it and it can be in a library."""
    try:
        card = cards.card(name, hints=False)
    except InsetError:
        return None
    return card if card.faces[0].types & (PERMANENT_TYPES | INSTANT | SORCERY) else None


def deck(chance: Random, names: list[str]) -> Deck:
    """Twelve cards, three of each, and lands of every color."""
    found: dict[str, int] = {}
    while len(found) < KINDS:
        card = playable(chance.choice(names))
        if card is not None and card.name not in LANDS:
            found[card.name] = 3
    return Deck.of("random", found | dict.fromkeys(LANDS, 5))


# --- games ------------------------------------------------------------------------------------------


class Played(NamedTuple):
    how: str
    answers: int
    record: str
    fingerprint: str


def play(number: int, names: list[str], seconds: float = SECONDS, samples: bool = False) -> Played:
    """The game of that number, played to its end and replayed. Each sixth has three players."""
    start = time.process_time()
    chance = Random(number)
    decks = [deck(chance, names) for _ in range(3 if number % 6 == 5 else 2)]
    game = Game.new(decks, seed=chance.randrange(1 << 40))
    player = RandomPlayer(chance.randrange(1 << 40))
    while (decision := game.decision) is not None:
        if samples:
            check_samples(game, decision.player)
        game.choose(player.pick(decision.options.answers))
        check(game.state, game.decision is not None and game.decision.kind == "priority")
        if time.process_time() - start > seconds:
            raise Wrong(f"not over after {seconds:g} s and {game.answers} answers")
    played = Played(_how(game), game.answers, game.record(), game.fingerprint())
    if replayed(played.record) != played.fingerprint:
        raise Wrong("the record leads elsewhere")
    return played


def check_samples(game: Game, deciding: int) -> None:
    """A sample for each player who isn't deciding: it shows and tells them what the game does."""
    for player in range(len(game.players)):
        if player != deciding:
            view = game.view(player)
            sampled = view.sample(game.answers).view(player)
            if sampled.data != view.data or sampled.log != view.log:
                raise Wrong(f"answer {game.answers}: player {player} sees something else in a sample")


def _how(game: Game) -> str:
    assert game.outcome is not None
    return "stopped" if game.outcome.kind == "limit" else "ended"


def replayed(record: str) -> str:
    return Game.replay(record).fingerprint()


class Other:
    """The other build, in its own process: it gets a record and returns the fingerprint."""

    def __init__(self, python: str, path: str | None, file: Path | None) -> None:
        words = [python, str(Path(__file__).resolve()), "--answer", *(["--cards", str(file)] if file else [])]
        place = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        if path:
            place["PYTHONPATH"] = path
        self._process = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", env=place
        )
        self.build = self._line()["build"]

    def _line(self) -> dict[str, str]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("the other build has ended")
        found: dict[str, str] = json.loads(line)
        return found

    def compare(self, played: Played) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(played.record) + "\n")
        self._process.stdin.flush()
        found = self._line()
        if found.get("fingerprint") != played.fingerprint:
            raise Wrong(f"the {self.build} build: {found.get('error', 'the record leads elsewhere')}")


def answer(file: Path | None) -> int:
    """What the other build does: a fingerprint for every record that comes."""
    if file is not None:
        use_cards(file)
    print(json.dumps({"build": BUILD}), flush=True)
    for line in sys.stdin:
        try:
            found = {"fingerprint": replayed(json.loads(line))}
        except Exception:
            found = {"error": traceback.format_exc(limit=-4)}
        print(json.dumps(found), flush=True)
    return 0


# --- slices -----------------------------------------------------------------------------------------


def played_slice(
    first: int, last: int, names: list[str], other: Other | None, seconds: float, samples: bool = False
) -> Counter[str]:
    """The games of some numbers, as counts; what went wrong is printed."""
    counts: Counter[str] = Counter()
    for number in range(first, last):
        try:
            played = play(number, names, seconds, samples)
            if other is not None:
                other.compare(played)
            counts[played.how] += 1
            counts["answers"] += played.answers
        except Exception:
            counts["wrong"] += 1
            print(f"game {number}: {traceback.format_exc(limit=-4)}", flush=True)
    return counts


def rows(file: Path = SLICES) -> list[list[str]]:
    return [line.split("\t") for line in file.read_text(encoding="utf-8").splitlines()[1:]] if file.exists() else []


def goes_on_at(kind: tuple[str, str, str], file: Path = SLICES) -> int:
    """The first number that no slice of that kind has had."""
    return max((int(row[1]) for row in rows(file) if tuple(row[2:5]) == kind), default=0)


def keep(row: list[Any], file: Path = SLICES) -> None:
    if not file.exists():
        file.write_text(HEAD, encoding="utf-8")
    with file.open("a", encoding="utf-8") as table:
        table.write("\t".join(map(str, row)) + "\n")


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--from", dest="first", type=int, help="the first game; if it is left out, the run goes on")
    parser.add_argument("--to", dest="last", type=int, default=100, help="the game before which it ends")
    parser.add_argument("--slice", type=int, default=100, help="games that make a row")
    parser.add_argument("--cards", type=Path, help="a card file: every card of it that can be played")
    parser.add_argument("--other", help="an interpreter whose Inset is the other build")
    parser.add_argument("--other-path", help="where that interpreter looks for Inset first")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of processor time for one game")
    parser.add_argument("--samples", action="store_true", help="compare a sample of every view too")
    parser.add_argument("--write", type=Path, nargs="?", const=SLICES, help="add the rows to this table")
    parser.add_argument("--answer", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args(words)
    if given.answer:
        return answer(given.cards)
    names = drawn_from(given.cards)
    other = Other(given.other, given.other_path, given.cards) if given.other else None
    if other is not None and other.build == BUILD:
        parser.error(f"{given.other} has the {BUILD} build too")
    kind = ("all" if given.cards else "library", BUILD, other.build if other is not None else "-")
    first = goes_on_at(kind, given.write or SLICES) if given.first is None else given.first
    wrong = 0
    for start in range(first, given.last, given.slice):
        end = min(start + given.slice, given.last)
        counts = played_slice(start, end, names, other, given.seconds, given.samples)
        wrong += counts["wrong"]
        row = [start, end, *kind, counts["ended"], counts["stopped"], counts["answers"], counts["wrong"]]
        print("\t".join(map(str, row)), flush=True)
        if given.write:
            keep(row, given.write)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
