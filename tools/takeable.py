"""Listed <=> takeable, tried out: random games with every option of many decisions taken, and what is not listed refused.

At each decision that is looked at:

- **Listed, so takeable.** Each option (of a long list some) is taken on a copy of the game, which is then answered at random
  until somebody has priority: spells and abilities several times, payments by hand as well as by the plan. No exception,
  no action that is reversed (733.1), a possible state at the end.
- **Takeable, so listed.** What is not listed is refused, and nothing has changed. At a priority mana abilities are activated
  by hand: what becomes possible by that alone was possible before (601.2g, 605.3a), and no mana makes anything impossible.
  ``why_not`` names a rule for each way that is refused, and calls open what is listed.

The games: embedded decks, or boards where mana, life and cards are scarce with sixteen cards of the library or, with a card
file, compiled cards, those with unusual costs first. Two to four players. Failures go to a file, one JSON object a line with
the record of the game up to the answer that failed; ``--again FILE`` gives those answers once more.

python tools/takeable.py [CARDS.jsonl.gz] [--decks] [--minutes 10] [--seed 0] [--failures FILE] [NAME …]
python tools/takeable.py [CARDS.jsonl.gz] --again FILE
"""

import argparse
import json
import re
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from inset.cards import all_cards  # noqa: E402
from inset.cards.decks import deck, names as decks  # noqa: E402
from inset.data import rulebook  # noqa: E402
from inset.data.scryfall import load  # noqa: E402
from inset.game import Game  # noqa: E402
from inset.items import walk  # noqa: E402
from inset.kernel.errors import IllegalAnswer  # noqa: E402
from inset.kernel.types import DUNGEON, LIBRARY, MANA_TYPES, STACK  # noqa: E402
from inset.language import costs as co  # noqa: E402
from inset.language.abilities import Activated, Body, Keyword, Modes  # noqa: E402
from inset.language.card import Card  # noqa: E402
from inset.language.effects import AddMana  # noqa: E402
from inset.language.node import Cost  # noqa: E402
from inset.rules import atoms, casting, cost_parts, invariants, reversing  # noqa: E402
from inset.rules.activating import abilities_of  # noqa: E402
from inset.rules.mana_made import is_mana_ability  # noqa: E402
from inset.rules.state import Mana, State  # noqa: E402
from tools.curious import AGAINST, BURIED, HELP, LANDS, MINE, STOCK, THEIRS, Curious, Dice, Parts, Table, Temper, begin  # noqa: E402
from tools.exercise import compiled, hash_of, in_order, may_begin, on_shelf  # noqa: E402

AT_TABLE = 16  # cards that share a game
MOST_ANSWERS = 240  # of one game
MOST_FOLLOWING = 300  # answers on a copy until somebody has priority again
KEPT = 3  # failures of one kind that are written out
TEMPER = Temper(using=5, passing=3, paying=3)
NAMES = ("Ann", "Bob", "Cat", "Dan")
Value = Any


class Reversed(AssertionError):
    """An action that was listed could not be completed, though nobody has left the game (733.1)."""


class Unlisted(AssertionError):
    """Something could be done that was not listed, or what is listed is told otherwise elsewhere."""


@contextmanager
def strictly() -> Iterator[None]:
    """What can't be completed is an error with any number of players, as is each part of a cost that can't be paid."""
    parts, reverse = dict(cost_parts.PARTS), reversing._reverse

    def refuse(*_: Any) -> Any:
        raise Reversed("an action was reversed")

    def checked(can: Callable[..., bool], pay: Callable[..., Any]) -> Callable[..., Any]:
        def inner(st: State, ctx: Any, part: Any) -> Any:
            if not can(st, ctx, part):
                raise Reversed(f"{part} can't be paid")
            result = yield from pay(st, ctx, part)
            return result

        return inner

    cost_parts.PARTS.update({kind: (can, checked(can, pay)) for kind, (can, pay) in parts.items()})
    setattr(reversing, "_reverse", refuse)  # noqa: B010
    try:
        yield
    finally:
        cost_parts.PARTS.update(parts)
        setattr(reversing, "_reverse", reverse)  # noqa: B010


# --- boards -----------------------------------------------------------------------------------------------------------


def position(cards: Sequence[Card], seed: int, sources: Sequence[str]) -> dict[str, Any]:
    """Two to four players with few lands, some odd sources of mana, little life, and the cards in all zones."""
    dice = Dice(seed)
    some, below = dice.some, dice.below
    sides = 2 + seed % 3
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
                *[lands[below(len(lands))] for _ in range(1 + below(9))],
                *some(sources, below(4)),
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
    for part in walk(card):
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


# --- taking what is listed ---------------------------------------------------------------------------------------------


class Trial:
    """One run: what was tried, and what failed."""

    def __init__(self, seed: int = 0, most: int = 6, times: int = 2, failures: Path | None = None) -> None:
        self.dice = Dice(seed)
        self.most = most  # options of one decision
        self.times = times  # continuations of a spell or an ability
        self.failures = failures
        self.counts: Counter[str] = Counter()
        self.failed: Counter[str] = Counter()  # by kind of failure
        self.now: tuple[Game, Value] | None = None  # the game and the answer that are being tried

    # --- one decision

    def look(self, game: Game) -> None:
        """Everything that is checked at one decision."""
        decision = game.decision
        assert decision is not None
        self.counts["decisions"] += 1
        self.counts[f"decisions: {decision.kind}"] += 1
        for value in self.dice.some(decision.options.values, self.most):
            self._guard(game, self.take, value)
        if self.dice.below(4) == 0:
            self._guard(game, self.refuse)
        if decision.kind == "priority":
            self._guard(game, self.tell)
            self._guard(game, self.more_mana)
            self._guard(game, self.by_hand)

    def _guard(self, game: Game, check: Callable[..., None], *more: Any) -> None:
        self.now = None
        try:
            check(game, *more)
        except Exception as error:
            self.note(error, game, check.__name__)

    def take(self, game: Game, value: Value) -> None:
        """An option, and answers at random until somebody has priority."""
        self.counts["options"] += 1
        kind = value[0] if isinstance(value, tuple) and value else ""
        for time_ in range(self.times if kind in ("cast", "activate") else 1):
            copy = game.copy()
            if self.dice.below(4):
                copy.automate(paying=False)
            if self.dice.below(3) == 0:
                copy.automate(forced=False)
            self.counts["continuations"] += 1
            self.answer(copy, value)
            self.go_on(copy)
            if time_ == 0:
                self.now = (copy, "the state afterwards")
                asked = copy.decision
                invariants.check(copy.state, asked is not None and asked.kind == "priority")

    def go_on(self, copy: Game) -> None:
        for _ in range(MOST_FOLLOWING):
            asked = copy.decision
            if asked is None or asked.kind == "priority":
                return
            values = asked.options.values
            assert len(values), f"{asked!r} has no options"
            first = 1 if asked.kind == "pay" and len(values) > 1 and self.dice.below(6) else 0
            self.answer(copy, values[first + self.dice.below(len(values) - first)])
        self.counts["long"] += 1

    def answer(self, copy: Game, value: Value) -> None:
        self.counts["answers"] += 1
        self.now = (copy, value)
        copy.choose(value)

    # --- and nothing else

    def refuse(self, game: Game) -> None:
        """What is not listed is an illegal answer, and nothing has changed."""
        asked = game.decision
        assert asked is not None
        values = asked.options.values
        wrong: list[Value] = [
            None,
            -1,
            "nothing",
            ("cast",),
            ("activate", 0, 0),
            True,
            False,
            10**9,
            (),
            ("source", 1, 0, (1,)),
        ]
        wrong += [("cast", oid, 0, "") for oid in self.dice.some(list(game.state.objs), 4)]
        wrong += self.dice.some(list(game.state.objs), 4)
        if len(values) and isinstance(values[-1], tuple):
            wrong += [values[-1][:-1], (*values[-1], 0)]
        before = game.fingerprint()
        copy = game.copy()
        for value in wrong:
            if value in asked.options:
                continue
            self.counts["refused"] += 1
            try:
                copy.choose(value)
            except IllegalAnswer:
                continue
            raise Unlisted(f"{value!r} is not listed and was taken")
        if copy.fingerprint() != before or list(copy.options.values) != list(values):
            raise Unlisted("a refused answer changed the game")

    def tell(self, game: Game) -> None:
        """``why_not`` gives a rule for each way that is not listed, and says of those that are that they are on offer."""
        asked = game.decision
        assert asked is not None
        listed = Counter((v[1], v[0]) for v in asked.options.values if v[0] in ("cast", "land", "activate"))
        st, player = game.state, asked.player
        near = [o for o in st.objs.values() if o.controller == player and o.zone not in (LIBRARY, STACK)]
        for obj in self.dice.some(near, 5):
            open_ways: Counter[str] = Counter()
            self.counts["ways told"] += 1
            for line in game.why_not(player, obj.id):
                verdict = line.rpartition(": ")[2]
                if verdict.startswith("on offer"):
                    open_ways[WORDS.get(line.split()[0], "")] += 1
                    continue
                found = re.findall(r"\((\d{3}\.[\w.–, ]+)\)", line)
                if not found or not rulebook.exists(found[-1]):
                    raise Unlisted(f"no rule: {line}")
            if st.auto_mana:
                open_ways.pop("activate", None)
            for kind in WORDS.values():
                if kind in open_ways and open_ways[kind] != listed[obj.id, kind]:
                    raise Unlisted(
                        f"{obj.definition.name}: {game.why_not(player, obj.id)}, but {listed[obj.id, kind]} listed"
                    )

    def more_mana(self, game: Game) -> None:
        """No mana makes anything impossible (118.3)."""
        asked = game.decision
        assert asked is not None
        st, player = game.state.clone(), asked.player
        before = casting.actions(st, player)
        plenty = tuple(Mana(kind) for kind in MANA_TYPES for _ in range(9))
        atoms.set_pool(st, player, (*st.players[player].pool, *plenty))
        st.touch()
        lost = set(before) - set(casting.actions(st, player))
        if lost:
            raise Unlisted(f"with more mana not listed: {self._said(st, lost)}")

    def by_hand(self, game: Game) -> None:
        """601.2g, 605.3a: what mana abilities make possible that are activated first was possible before."""
        copy = game.copy()
        copy.automate(mana=False, paying=self.dice.below(2) == 0)
        asked = copy.decision
        assert asked is not None
        player, there = asked.player, set(copy.state.objs)
        before = set(asked.options.values)
        if all(self._mana_ability(copy.state, value) is None for value in before):
            return
        self.counts["by hand"] += 1
        used: list[str] = []
        plain = True
        for _ in range(12):
            asked = copy.decision
            if asked is None or asked.kind != "priority" or asked.player != player:
                return
            values = asked.options.values
            new = {v for v in values if v not in before and v[1] in there and self._mana_ability(copy.state, v) is None}
            if new:
                how = "plainly" if plain else "oddly"
                self.now = (copy, "")
                raise Unlisted(f"{how} with {used[-1]} [after {used}: {self._said(copy.state, new)}]")
            making = [v for v in values if self._mana_ability(copy.state, v) is not None]
            if not making:
                return
            value = making[self.dice.below(len(making))]
            ability = self._mana_ability(copy.state, value)
            assert ability is not None
            plain = plain and _is_plain(ability)
            used.append(copy.state.objs[value[1]].definition.name)
            self.answer(copy, value)
            self.go_on(copy)

    def _mana_ability(self, st: State, value: Value) -> Activated | None:
        if value[0] != "activate" or value[1] not in st.objs:
            return None
        ability = abilities_of(st, st.objs[value[1]])[value[2]]
        return ability if is_mana_ability(ability) else None

    def _said(self, st: State, values: set[Value]) -> list[str]:
        return sorted(f"{st.objs[v[1]].definition.name} {v}" if v[1] in st.objs else str(v) for v in values)

    # --- what failed

    def note(self, error: Exception, game: Game, check: str) -> None:
        """Counts a failure; the first ones of their kind are written out."""
        where = [f"{Path(f.filename).name}:{f.name}" for f in traceback.extract_tb(error.__traceback__)]
        kind = f"{check}: {type(error).__name__} {_kind_of(str(error))} at {' < '.join(reversed(where[-3:]))}"
        self.failed[kind] += 1
        if self.failures is None:
            raise error
        if self.failed[kind] <= KEPT:
            copy, value = self.now or (game, "")
            row = {
                "kind": kind, "error": f"{type(error).__name__}: {error}", "where": where[-8:], "check": check,
                "answer": repr(value), "stack": [copy.state.objs[oid].definition.name for oid in copy.state.stack],
                "asked": repr(copy.decision), "record": copy.record(),
            }  # fmt: skip
            with self.failures.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row, ensure_ascii=False) + "\n")

    # --- whole games

    def play(self, game: Game, parts: list[Parts], seed: int, most: int = MOST_ANSWERS, every: int = 1) -> None:
        """A random game that is looked at, at one decision of so many."""
        self.counts["games"] += 1
        table = Table(parts)
        player = Curious(table, seed, TEMPER)
        table.look(game.state)
        for _ in range(most):
            if game.decision is None:
                return
            if len(game.options) > 1 and self.dice.below(every) == 0:
                self.look(game)
            try:
                player.answer(game)
            except Exception as error:
                self.now = (game, player.value)
                self.note(error, game, "play")
                return

    def __str__(self) -> str:
        words = ("games", "decisions", "options", "continuations", "answers", "refused", "ways told", "by hand")
        counted = ", ".join(f"{self.counts[word]:,} {word}" for word in words)
        return f"{counted}; {sum(self.failed.values())} failures of {len(self.failed)} kinds"


WORDS = {"Cast": "cast", "Play": "land", "Activate": "activate"}


def _is_plain(ability: Activated) -> bool:
    """{T}: Add mana, and nothing else."""
    body = ability.body
    return ability.cost == co.TapThis() and isinstance(body, Body) and all(isinstance(e, AddMana) for e in body.effects)


def _kind_of(text: str) -> str:
    return re.sub(r"\d+", "#", text.partition(" [")[0])[:60]


# --- many games ----------------------------------------------------------------------------------------------------------


class Run:
    """Games one after another until the time is up."""

    def __init__(self, trial: Trial, minutes: float, every: int) -> None:
        self.trial = trial
        self.every = every
        self.end = time.monotonic() + 60 * minutes
        self.said = time.monotonic()

    def decks(self, seed: int) -> None:
        """Embedded decks, two to four of a format."""
        while self.goes_on():
            dice = Dice(seed)
            format = ("duel", "duel", "commander")[dice.below(3)]
            chosen = dice.some([name for name in decks() if deck(name).format == format], 2 + dice.below(3))
            game = Game.new(chosen, seed=seed, format=format, **automations(seed))
            self.trial.play(game, [], seed, 2 * MOST_ANSWERS, self.every)
            seed += 1

    def cards(self, cards: list[Card], seed: int) -> None:
        """Boards with these cards, again and again, sixteen at a time in the order given."""
        known = {card.name for card in all_cards()}
        with on_shelf([card for card in cards if card.name not in known]):
            sources = odd_sources(cards) or odd_sources(all_cards())
            while self.goes_on():
                for start in range(0, len(cards), AT_TABLE):
                    if not self.goes_on():
                        return
                    self.board(cards[start : start + AT_TABLE], seed + start, sources)
                cards = Dice(seed).some(cards, len(cards))
                seed += len(cards)

    def board(self, cards: list[Card], seed: int, sources: list[str]) -> None:
        game = begin(position(cards, seed, sources), seed=seed, **automations(seed))
        self.trial.play(game, [Parts(card) for card in cards], seed, every=self.every)

    def goes_on(self) -> bool:
        now = time.monotonic()
        if now > self.said + 30:
            self.said = now
            print(self.trial, flush=True)
        return now < self.end


def automations(seed: int) -> dict[str, Any]:
    return {"passing": False, "paying": seed % 3 != 0, "mana": seed % 2 == 0, "forced": seed % 5 != 0}


def again(path: Path, cards: list[Card]) -> int:
    """Gives each answer that failed once more; says which still fail."""
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
    value = next((v for v in asked.options.values if repr(v) == row["answer"]), None) if asked is not None else None
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
    parser.add_argument("--every", type=int, default=3, help="look at one decision of so many")
    parser.add_argument("--options", type=int, default=6, help="options that are taken at one decision")
    parser.add_argument("--times", type=int, default=2, help="continuations of each spell and ability")
    parser.add_argument("--skip", type=int, default=0, help="leave out the first so many cards")
    parser.add_argument("--failures", type=Path, default=Path("takeable-failures.jsonl"))
    parser.add_argument("--again", type=Path, help="only give the answers of a file of failures once more")
    given = parser.parse_args()
    with strictly():
        if given.again is not None:
            return again(given.again, chosen_cards(given.cards, given.names) if given.cards else [])
        trial = Trial(given.seed, given.options, given.times, given.failures)
        run = Run(trial, given.minutes, given.every)
        if given.decks:
            run.decks(given.seed)
        else:
            run.cards(chosen_cards(given.cards, given.names)[given.skip :], given.seed)
    print(trial)
    for kind, count in sorted(trial.counts.items()):
        if kind.startswith("decisions: "):
            print(f"  {kind}: {count:,}")
    for kind, count in trial.failed.most_common():
        print(f"{count:6} {kind}")
    return 1 if trial.failed else 0


if __name__ == "__main__":
    sys.exit(main())
