"""Listed <=> takeable, tried out: random games that take every option of many decisions, and check that what is not
listed is refused.

At each decision that is examined:

- **Listed, so takeable.** Each option (some of a long list) is taken on a copy of the game, which is then answered at random
  until somebody has priority: spells and abilities several times, payments by hand as well as by the plan. No exception,
  no action that is reversed (733.1), a possible state at the end.
- **Takeable, so listed.** What is not listed is refused, and nothing has changed. At a priority mana abilities are activated
  by hand: what becomes possible by that alone was possible before (601.2g, 605.3a), and no mana makes anything impossible.
  ``why_not`` names a rule for each way that is refused, and calls open what is listed.

The games: embedded decks, or boards where mana, life and cards are scarce with sixteen cards of the library or, with a card
file, compiled cards, those with unusual costs first. Two to four players. Failures go to a file, one JSON object per line with
the record of the game up to the answer that failed; ``--again FILE`` gives those answers again.

python tools/takeable.py [CARDS.jsonl.gz] [--decks] [--minutes 10] [--seed 0] [--failures FILE] [NAME …]
python tools/takeable.py [CARDS.jsonl.gz] --again FILE

Slices are numbered, and the same slice has the same games: they can be played by several workers, on a cluster, and be resumed.

python tools/takeable.py [CARDS.jsonl.gz] --from 0 --to 100 [--games 20] [--counts FILE] [--jobs 2] [--on ray:ADDRESS]
"""

import argparse
import json
import math
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from inset.cards import all_cards  # noqa: E402
from inset.data.scryfall import load  # noqa: E402
from inset.decklists.decks import deck, names as decks  # noqa: E402
from inset.game import Game  # noqa: E402
from inset.kernel.types import DUNGEON  # noqa: E402
from inset.language import costs as co  # noqa: E402
from inset.language.abilities import Activated, Body, Keyword, Modes  # noqa: E402
from inset.language.card import Card  # noqa: E402
from inset.language.node import Cost, nodes_in  # noqa: E402
from inset.rules.checks import invariants  # noqa: E402
from inset.rules.payment.mana_abilities import is_mana_ability  # noqa: E402
from inset.sim.batch import File, received, sent, sweep  # noqa: E402
from inset.sim.executor import Watch, Work  # noqa: E402
from tools.curious import AGAINST, BURIED, HELP, LANDS, MINE, STOCK, THEIRS, Dice, Parts, begin  # noqa: E402
from tools.exercise import compiled, hash_of, in_order, on_shelf  # noqa: E402
from tools.made_positions import may_begin  # noqa: E402
from tools.trial import Trial, strictly  # noqa: E402

AT_TABLE = 16  # cards that share a game
MOST_ANSWERS = 240  # of one game
NAMES = ("Ann", "Bob", "Cat", "Dan")

# --- boards -----------------------------------------------------------------------------------------------------------


def position(cards: Sequence[Card], seed: int, sources: Sequence[str]) -> dict[str, Any]:
    """Two to four players with few lands, some odd sources of mana, little life, and the cards in all zones."""
    dice = Dice(seed)
    some, below = dice.some, dice.below
    sides = 2 + seed % 3
    most_lands, most_sources = (9, 4) if below(3) else (3, 8)
    lands = [land.split()[1] for land in LANDS]
    rows: dict[str, Any] = {}
    for side, name in enumerate(NAMES[:sides]):
        zones: dict[str, list[str]] = {"hand": [], "battlefield": [], "graveyard": [], "library": [], "exile": []}
        for card in cards[side::sides]:
            zone = ("hand", "hand", "battlefield", "battlefield", "graveyard", "library")[below(6)]
            zones["hand" if zone == "battlefield" and not may_begin(card) else zone].append(card.name)
            if below(4) == 0:
                zones["hand"].append(card.name)
        rows[name] = {
            "life": (1, 2, 3, 5, 20, 40)[below(6)],
            "hand": [*zones["hand"], *some(AGAINST if side else HELP, below(3))],
            "battlefield": [
                *[lands[below(len(lands))] for _ in range(1 + below(most_lands))],
                *some(sources, below(most_sources)),
                *some(THEIRS if side else MINE, below(4)),
                *zones["battlefield"],
            ],
            "graveyard": [*zones["graveyard"], *some(BURIED, below(5))],
            "library": [*zones["library"], *some(STOCK, 2 + below(12))],
        }
    return rows


def odd_sources(cards: Sequence[Card]) -> list[str]:
    """Permanents with a mana ability, basic lands aside."""
    found = []
    for card in cards:
        abilities = card.faces[0].abilities
        if may_begin(card) and any(isinstance(a, Activated) and is_mana_ability(a) for a in abilities):
            found.append(card.name)
    return found


PLAIN = (co.PayMana, co.TapThis)


def oddity(card: Card) -> int:
    """How many unusual costs a card has, and choices that are made while it is announced."""
    count = 0
    for part in nodes_in(card):
        if isinstance(part, Cost):
            odd = isinstance(part, co.PayMana) and (part.cost.x or any(pip.bit_count() > 1 for pip in part.cost.pips))
            count += 2 * (not isinstance(part, PLAIN)) + bool(odd)
        elif isinstance(part, Activated) and is_mana_ability(part):
            count += 2 * (part.cost != co.TapThis())
        elif isinstance(part, (Modes, Keyword)):
            count += 1
        elif isinstance(part, Body) and part.targets:
            count += len(part.targets) > 1
    return count


# --- many games ----------------------------------------------------------------------------------------------------------


class Run:
    """Games one after another until the time is up."""

    def __init__(
        self, trial: Trial, minutes: float, every: int, size: int = AT_TABLE, most: int = MOST_ANSWERS, games: int = 0
    ) -> None:
        self.trial = trial
        self.left = games if games else -1
        self.every = every
        self.size = size
        self.most = most
        self.end = time.monotonic() + 60 * minutes
        self.said = time.monotonic()

    def decks(self, seed: int) -> None:
        """Embedded decks, two to four of a format."""
        while self.goes_on():
            dice = Dice(seed)
            format = ("duel", "duel", "commander")[dice.below(3)]
            chosen = dice.some([name for name in decks() if deck(name).format == format], 2 + dice.below(3))
            game = Game.new(chosen, seed=seed, format=format, **automations(seed))
            self.trial.play(game, [], seed, 2 * self.most, self.every)
            self.left -= 1
            seed += 1

    def cards(self, cards: list[Card], seed: int) -> None:
        """Boards with these cards, a few at a time, over and over, first in the given order."""
        known = {card.name for card in all_cards()}
        with on_shelf([card for card in cards if card.name not in known]):
            sources = odd_sources(cards) or odd_sources(all_cards())
            while self.goes_on():
                for start in range(0, len(cards), self.size):
                    if not self.goes_on():
                        return
                    self.board(cards[start : start + self.size], seed + start, sources)
                cards = Dice(seed).some(cards, len(cards))
                seed += len(cards)

    def board(self, cards: list[Card], seed: int, sources: list[str]) -> None:
        game = begin(position(cards, seed, sources), seed=seed, **automations(seed))
        self.trial.play(game, [Parts(card) for card in cards], seed, self.most, self.every)
        self.left -= 1

    def goes_on(self) -> bool:
        """Is there time, and a game left to play?"""
        now = time.monotonic()
        if self.left == 0:
            return False
        if now > self.said + 30:
            self.said = now
            print(self.trial, flush=True)
        return now < self.end


# --- slices ---------------------------------------------------------------------------------------------------------------


class Plan(NamedTuple):
    """What every worker is given: a slice has the same games on every worker."""

    file: File | None  # of cards
    names: tuple[str, ...]
    decks: bool
    every: int
    options: int
    times: int
    table: int
    answers: int
    games: int  # of a slice


class Slice(NamedTuple):
    """The result of a slice."""

    counts: dict[str, int]
    failed: dict[str, int]
    rows: list[str]  # each failure, for ``--again``


def prepare(plan: Plan) -> Callable[[int, Watch], Slice]:
    """Reads the cards once in each worker; what is returned plays one slice."""
    cards = [] if plan.decks else chosen_cards(received(plan.file) if plan.file is not None else None, list(plan.names))

    def play(number: int, watch: Watch) -> Slice:
        with strictly(), TemporaryDirectory() as folder:
            failures = Path(folder) / "failures.jsonl"
            trial = Trial(number, plan.options, plan.times, failures)
            run = Run(trial, math.inf, plan.every, plan.table, plan.answers, plan.games)
            if plan.decks:
                run.decks(number * plan.games)
            else:
                run.cards(Dice(number).some(cards, len(cards)), number * plan.games)
            rows = failures.read_text(encoding="utf-8").splitlines() if failures.exists() else []
        return Slice(dict(trial.counts), dict(trial.failed), rows)

    return play


def in_slices(plan: Plan, numbers: range, counts: Path | None, failures: Path, on: str, jobs: int) -> Trial:
    """Plays slices on several workers. Those whose counts are in the file are not played again."""
    whole = Trial()
    known: dict[int, dict[str, Any]] = {}
    if counts is not None and counts.exists():
        known = {row["slice"]: row for row in map(json.loads, counts.read_text(encoding="utf-8").splitlines())}
    for row in (known[number] for number in numbers if number in known):
        whole.counts.update(row["counts"])
        whole.failed.update(row["failed"])

    def keep(number: int, found: Slice) -> None:
        whole.counts.update(found.counts)
        whole.failed.update(found.failed)
        if found.rows:
            with failures.open("a", encoding="utf-8") as file:
                file.writelines(row + "\n" for row in found.rows)
        if counts is not None:
            with counts.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"slice": number, "counts": found.counts, "failed": found.failed}) + "\n")

    left = [number for number in numbers if number not in known]
    for one in sweep(Work(prepare, plan), left, len(left), keep, on, jobs):
        whole.failed[f"slice {one.item} was lost: {one.reason.splitlines()[-1]}"] += 1
    return whole


def automations(seed: int) -> dict[str, Any]:
    return {"passing": False, "paying": seed % 3 != 0, "mana": seed % 2 == 0, "forced": seed % 5 != 0}


def again(path: Path, cards: list[Card]) -> int:
    """Gives each answer that failed again; says which still fail."""
    failed = 0
    known = {card.name for card in all_cards()}
    with on_shelf([card for card in cards if card.name not in known]):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines()):
            row = json.loads(line)
            try:
                once_more(row)
            except Exception as error:
                failed += 1
                print(f"{number}: {type(error).__name__}: {error} [{row['kind']}]", flush=True)
    print(f"{failed} still fail")
    return 1 if failed else 0


def once_more(row: dict[str, Any]) -> None:
    game = Game.replay(row["record"], check=False)
    asked = game.decision
    value = next((v for v in asked.options.answers if repr(v) == row["answer"]), None) if asked is not None else None
    if row["check"] in ("take", "play") and value is not None:
        game.choose(value)
    invariants.check(game.state, game.decision is not None and game.decision.kind == "priority")


def chosen_cards(path: Path | None, names: list[str]) -> list[Card]:
    """The compiled cards of a file, or the library; those with unusual costs first."""
    if path is None:
        found = list(all_cards())
    else:
        records = in_order(load(path).cards, set())
        found = [card for _, card in compiled([r for r in records if not names or r.name in names])]
    found = [card for card in found if not names or card.full_name in names or card.name in names]
    found = [card for card in found if not card.faces[0].types & DUNGEON]  # outside the game (309.2)
    return sorted(found, key=lambda card: (-min(4, oddity(card)), hash_of(card.name)))


def main() -> int:
    parser = argparse.ArgumentParser(description="Take every listed option, and find what is legal and not listed.")
    parser.add_argument("cards", nargs="?", type=Path, help="a card file; without one the library is played")
    parser.add_argument("names", nargs="*", help="only these cards")
    parser.add_argument("--decks", action="store_true", help="games of the embedded decks")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--every", type=int, default=3, help="look at one decision of this many")
    parser.add_argument("--options", type=int, default=6, help="options that are taken at one decision")
    parser.add_argument("--times", type=int, default=2, help="continuations of each spell and ability")
    parser.add_argument("--table", type=int, default=AT_TABLE, help="cards that share a game")
    parser.add_argument("--answers", type=int, default=MOST_ANSWERS, help="answers of one game")
    parser.add_argument("--skip", type=int, default=0, help="leave out the first this many cards")
    parser.add_argument("--failures", type=Path, default=Path("takeable-failures.jsonl"))
    parser.add_argument("--again", type=Path, help="only give the answers of a file of failures once more")
    parser.add_argument("--from", dest="start", type=int, default=0, metavar="SLICE", help="the first slice")
    parser.add_argument("--to", type=int, metavar="SLICE", help="play slices up to here, this one excluded")
    parser.add_argument("--games", type=int, default=20, help="games of a slice")
    parser.add_argument("--counts", type=Path, metavar="FILE", help="keep a line for each slice, and skip those it has")
    parser.add_argument("--jobs", type=int, default=1, help="worker processes, for slices")
    parser.add_argument("--on", default="processes", help="where slices are played: processes, ray, or ray:ADDRESS")
    given = parser.parse_args()
    if given.again is None and given.to is not None:
        plan = Plan(sent(given.cards, given.on) if given.cards else None, tuple(given.names), given.decks, given.every,
                    given.options, given.times, given.table, given.answers, given.games)  # fmt: skip
        numbers = range(given.start, given.to)
        return report(in_slices(plan, numbers, given.counts, given.failures, given.on, given.jobs))
    with strictly():
        if given.again is not None:
            return again(given.again, chosen_cards(given.cards, given.names) if given.cards else [])
        trial = Trial(given.seed, given.options, given.times, given.failures)
        run = Run(trial, given.minutes, given.every, given.table, given.answers)
        if given.decks:
            run.decks(given.seed)
        else:
            run.cards(chosen_cards(given.cards, given.names)[given.skip :], given.seed)
    return report(trial)


def report(trial: Trial) -> int:
    """Says what was tried and what failed. Returns the exit code."""
    print(trial)
    for kind, count in sorted(trial.counts.items()):
        if kind.startswith("decisions: "):
            print(f"  {kind}: {count:,}")
    for kind, count in trial.failed.most_common():
        print(f"{count:6} {kind}")
    return 1 if trial.failed else 0


if __name__ == "__main__":
    from tools import takeable as module  # by its name, under which workers know it

    sys.exit(module.main())
