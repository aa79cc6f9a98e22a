"""Records of games, to prove that a change to the code has changed no outcome.

    python tools/replays.py make --games 500 OUT              play games and write a line for each
    python tools/replays.py check OUT                         play them again and compare
    python tools/replays.py check OUT --from 100 --to 200     only those lines, the second excluded

A line has the decks card by card, the seed, what was chosen, and the result: the fingerprint of the last state,
the number of answers, and every few answers a digest of everything on offer so far, so that a difference is found
near where it began. A file that ends in ``.gz`` is compressed. A record made by the pure build is checked by the
compiled one and the other way round; before and after an optimisation they must agree.

A rule that is *corrected* may change games, and a card that is corrected does: the first is reported as a difference, the
second as *stale*. Then make the committed set again, in the change that corrects the rule:

    python tools/replays.py make --games 24 tests/game/replays.jsonl.gz
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from hashlib import blake2b
from pathlib import Path
from typing import Any

from inset import Game
from inset.agents import GreedyPlayer, RandomPlayer
from inset.agents.base import Player
from inset.decklists import decks as library
from inset.decklists.decks import Deck
from inset.kernel.errors import InsetError
from inset.play.options import NOT_LISTED
from inset.play.record import answer_from_json, answer_to_json, cards_digest
from inset.rules.model import decision

EVERY = 20  # answers between two digests
MOST = 3_000  # choices, after which the game is abandoned

SAME, STALE, DIFFERENT = "same", "stale", "different"


class Trail:
    """A running digest of what was on offer, as records write it, regardless of the order of the list."""

    def __init__(self) -> None:
        self._hash = blake2b(digest_size=4)
        self.marks: list[str] = []
        self._count = 0

    def add(self, game: Game) -> None:
        found = game.decision
        assert found is not None
        shown = [found.kind, str(found.player)]
        if found.kind != decision.WORD:  # thirty thousand names say nothing about the game
            shown += sorted(json.dumps(answer_to_json(value)) for value in found.options.answers)
        self._hash.update("\n".join(shown).encode())
        self._count += 1
        if self._count % EVERY == 0:
            self.marks.append(self._hash.hexdigest())


# --- making ---------------------------------------------------------------------------------------


def table(number: int) -> tuple[str, list[str]]:
    """The format and the decks of a game: the decks take turns, and every sixth game is a Commander game."""
    if number % 6 == 5:
        names = decks_for("commander")
        seats = 2 + number // 6 % 3
        return "commander", [names[(number // 6 + seat) % len(names)] for seat in range(seats)]
    names = decks_for("duel")
    apart = 1 + number // len(names)
    return "duel", [names[number % len(names)], names[(number + apart) % len(names)]]


def played(number: int) -> str:
    """One game as a line: every fifth by greedy players, the others at random."""
    format, names = table(number)
    decks = [library.deck(name) for name in names]
    game = Game.new(decks, seed=number, format=format)
    players = [seated(number, seat) for seat in range(len(decks))]
    trail = Trail()
    chosen: list[Any] = []
    while (asked := game.decision) is not None and len(chosen) < MOST:
        trail.add(game)
        value = players[asked.player].choose(game.view(asked.player), asked).answer
        chosen.append(answer_to_json(value))
        game.choose(value)
    return json.dumps({
        "format": format, "decks": [[deck.name, deck.main, deck.commanders] for deck in decks], "seed": number,
        "cards": cards_digest(decks), "answers": game.answers,
        "fingerprint": game.fingerprint(), "trail": "".join(trail.marks), "chosen": chosen,
    }, separators=(",", ":"), ensure_ascii=False)  # fmt: skip


def seated(number: int, seat: int) -> Player:
    return GreedyPlayer() if number % 5 == 2 else RandomPlayer(number * 8 + seat)


def decks_for(format: str) -> list[str]:
    return [name for name in library.names() if bool(library.deck(name).commanders) == (format == "commander")]


# --- checking -------------------------------------------------------------------------------------


def replayed(line: str) -> tuple[str, str]:
    """The result of playing a game again: one of the three words, and the details."""
    data: dict[str, Any] = json.loads(line)
    decks = [
        Deck(name, tuple((card, count) for card, count in main), tuple(commanders))
        for name, main, commanders in data["decks"]
    ]
    called = f"seed {data['seed']}, {data['format']}, {' against '.join(deck.name for deck in decks)}"
    try:
        if cards_digest(decks) != data["cards"]:
            return STALE, f"{called}: its cards say something else now"
        game = Game.new(decks, seed=data["seed"], format=data["format"])
    except InsetError as error:
        return STALE, f"{called}: {error}"
    trail = Trail()
    for number, value in enumerate(data["chosen"]):
        if game.decision is None:
            return DIFFERENT, f"{called}: over after {number} choices of {len(data['chosen'])}"
        trail.add(game)
        if trail.marks and not data["trail"].startswith("".join(trail.marks[-1:]), (len(trail.marks) - 1) * 8):
            return DIFFERENT, f"{called}: something else was on offer within the {EVERY} choices before number {number}"
        at = game.options.place_of(answer_from_json(value))
        if at == NOT_LISTED:
            return DIFFERENT, f"{called}: choice {number} is not on offer: {value}"
        try:
            game.choose(game.options[at])
        except Exception as error:
            return DIFFERENT, f"{called}: choice {number}: {type(error).__name__}: {error}"
    if game.answers != data["answers"]:
        return DIFFERENT, f"{called}: {game.answers} answers instead of {data['answers']}"
    if game.fingerprint() != data["fingerprint"]:
        return DIFFERENT, f"{called}: the fingerprint of the last state is another"
    return SAME, called


# --- files and processes --------------------------------------------------------------------------


def write(path: Path, lines: Iterable[str]) -> None:
    text = "".join(f"{line}\n" for line in lines).encode()
    path.write_bytes(gzip.compress(text, 9, mtime=0) if path.suffix == ".gz" else text)


def read(path: Path) -> list[str]:
    data = path.read_bytes()
    return (gzip.decompress(data) if path.suffix == ".gz" else data).decode().splitlines()


def make(path: Path, games: int, jobs: int) -> int:
    with ProcessPoolExecutor(jobs) as pool:
        write(path, pool.map(played, range(games), chunksize=4))
    print(f"{games} games, {path.stat().st_size:,} bytes")
    return 0


def check(path: Path, jobs: int, start: int = 0, stop: int | None = None) -> int:
    """Plays the lines from ``start`` to ``stop`` again, by default all of them; 0 if they end as they did."""
    counts = {SAME: 0, STALE: 0, DIFFERENT: 0}
    lines = read(path)[start:stop]
    if not lines:
        print("no such lines")
        return 1
    for word, story in checked(lines, jobs):
        counts[word] += 1
        if word != SAME:
            print(f"{word}: {story}")
    print(", ".join(f"{count} {word}" for word, count in counts.items()))
    return 1 if counts[DIFFERENT] or counts[STALE] > counts[SAME] else 0


def checked(lines: list[str], jobs: int) -> Iterator[tuple[str, str]]:
    if jobs == 1:
        yield from map(replayed, lines)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(replayed, lines, chunksize=4)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    for command in ("make", "check"):
        added = commands.add_parser(command)
        added.add_argument("file", type=Path)
        added.add_argument("--jobs", type=int, default=2, help="processes")
        if command == "make":
            added.add_argument("--games", type=int, default=500)
        else:
            added.add_argument("--from", dest="start", type=int, default=0, metavar="LINE", help="the first, from 0 on")
            added.add_argument("--to", dest="stop", type=int, default=None, metavar="LINE", help="the first left out")
    chosen = parser.parse_args(arguments)
    began = time.perf_counter()
    if chosen.command == "make":
        code = make(chosen.file, chosen.games, chosen.jobs)
    else:
        code = check(chosen.file, chosen.jobs, chosen.start, chosen.stop)
    print(f"{time.perf_counter() - began:.1f} s")
    return code


if __name__ == "__main__":
    sys.exit(main())
