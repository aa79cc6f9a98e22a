"""Does greedy use the cards that help it? A position is made for each card, and the card is used, not used, and left to greedy.

A card *helps* if using it leads, by the end of the opponent's turn, to a better result than not using it, by a fixed measure
of life, cards and board (``measure``). It is used in the main phase and, if it can be, in combat, in the opponent's turn and
in response to a spell; each way of using it is tried, with greedy's choices and with random ones. Of the cards that help, the
report says how many greedy uses when it is left alone, and lists those that it does not use, with the gain that it misses and
what it thought of them.

python tools/usefulness.py CARDS.jsonl.gz [--sample 300] [--seed 1] [--spells] [--names FILE] [--json FILE] [--jobs 1] [NAME …]
"""

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from inset import cards as shelf  # noqa: E402
from inset.agents import greedy, priority  # noqa: E402
from inset.agents.sight import Sight  # noqa: E402
from inset.agents.target_worth import NEVER  # noqa: E402
from inset.data.card_records import CardRecord  # noqa: E402
from inset.data.scryfall import load  # noqa: E402
from inset.decklists import card_files  # noqa: E402
from inset.game import Game  # noqa: E402
from inset.kernel.errors import InsetError, UnsupportedText  # noqa: E402
from inset.kernel.types import (  # noqa: E402
    CREATURE,
    DECLARE_ATTACKERS,
    DECLARE_BLOCKERS,
    LAND,
    PLANESWALKER,
    PRECOMBAT_MAIN,
    WORD_COLOR,
)  # fmt: skip
from inset.language.abilities import AlternativeCost, Keyword  # noqa: E402
from inset.language.card import PLAIN, Card  # noqa: E402
from inset.oracle.compile import is_spell  # noqa: E402
from inset.play.options import Decision  # noqa: E402
from inset.rules.model import decision as kinds  # noqa: E402
from inset.rules.model.answers import PASS  # noqa: E402
from inset.rules.model.state import State  # noqa: E402
from inset.rules.objects.layers import chars_of  # noqa: E402
from inset.sim.batch import sweep  # noqa: E402
from inset.sim.executor import Watch, Work  # noqa: E402
from tools.curious import Dice  # noqa: E402

ME, FOE = 0, 1
TURN = 5
TURNS = 2  # one's own, and the opponent's
CLOSE = 1.0  # of greedy's own values
MARGIN = 0.5  # of the measure: less doesn't count as help
MOST_ANSWERS = 400  # of one branch
MOST_WAYS = 3  # of using a card at one occasion that are tried
TRIES = 2  # with random choices
LEAST_LANDS, MOST_LANDS = 3, 10
BASIC = {"white": "Plains", "blue": "Island", "black": "Swamp", "red": "Mountain", "green": "Forest"}
OCCASIONS = ("main", "attack", "theirs", "answer")


def measure(st: State) -> float:
    """How much better off the player is than the opponent: life, cards in hand, the board."""
    if st.outcome is not None:
        return 100.0 if ME in st.outcome.winners else -100.0 if st.outcome.winners else 0.0
    totals = [0.5 * player.life + 2.0 * len(st.hands[seat]) for seat, player in enumerate(st.players)]
    for oid in st.battlefield:
        obj = st.objs[oid]
        chars = chars_of(st, obj)
        cost = chars.cost.value() if chars.cost is not None else 0
        if chars.types & CREATURE:
            value = 1.0 + 0.5 * (max(0, chars.power or 0) + max(0, chars.toughness or 0))
        elif chars.types & LAND:
            value = 1.5
        elif chars.types & PLANESWALKER:
            value = 1.0 + sum(obj.counters.values())
        else:
            value = 0.7 if obj.token else 1.0 + 0.5 * cost
        totals[chars.controller] += value
    return totals[ME] - totals[FOE]


# --- positions ------------------------------------------------------------------------------------------------------------
def lands_for(card: Card) -> list[str]:
    """Lands for its most expensive face, and one more."""
    costs = [face.cost for face in card.faces if face.cost is not None]
    colors = [word for word in BASIC if any(cost.colors() & WORD_COLOR[word] for cost in costs)] or ["green"]
    total = max((cost.value() + 2 * bool(cost.x) for cost in costs), default=2) + 1
    total = max(LEAST_LANDS, min(MOST_LANDS, total), 2 * len(colors))
    return [BASIC[colors[place % len(colors)]] for place in range(total)]


def dear_card(lands: list[str]) -> str:
    """A creature that costs a little more than there is mana for, in the colors of the lands, and that says nothing about
    other costs."""
    colors = sum({WORD_COLOR[word] for word, land in BASIC.items() if land in lands})
    found = [
        (face.cost.value(), made.name)
        for made in shelf.all_cards()
        if made.frame == PLAIN and (face := made.faces[0]).types & CREATURE and face.cost is not None
        and not face.cost.colors() & ~colors and not face.cost.x
        and len(lands) + 2 <= face.cost.value() <= len(lands) + 4 and not any(_has_cost(one) for one in face.abilities)
    ]  # fmt: skip
    return min(found, default=(0, "Memnite"))[1]


def _has_cost(ability: object) -> bool:
    """Might the card be cast, or do something in a hand, for another cost?"""
    return isinstance(ability, AlternativeCost) or (isinstance(ability, Keyword) and ability.cost is not None)


def position(card: Card, seed: int) -> dict[str, Any]:
    lands = lands_for(card)
    stock = ["Grizzly Bears", "Hill Giant", "Savannah Lions", "Divination", *lands[:6], "Air Elemental", "Giant Growth"]
    mine = Dice(seed).some(stock, len(stock))
    return {
        "Ann": {
            "life": 15,
            "hand": [card.name, dear_card(lands)],
            "battlefield": [*lands, "Grizzly Bears", "Hill Giant", "Memnite"],
            "graveyard": ["Serra Angel", "Opt", "Forest", "Memnite"],
            "library": [*mine, *mine],
        },
        "Bob": {
            "life": 15,
            "hand": ["Hill Giant", "Divination", "Island", "Shock"],
            "battlefield": [
                "3 Island", "3 Mountain", "Savannah Lions", "Air Elemental", "Grizzly Bears", "Glorious Anthem", "Sol Ring",
            ],
            "graveyard": ["Hill Giant", "Shock"],
            "library": ["Hill Giant", "Island", "Grizzly Bears", "Mountain", "Savannah Lions", "12 Island"],
        },
    }  # fmt: skip


# --- branches -------------------------------------------------------------------------------------------------------------
def uses_card(value: Any, oid: int) -> bool:
    return value != PASS and oid in (value.names(), value.uses())


def occasion(st: State) -> str:
    """Which occasion a priority of the player is; empty if it is none that is tried."""
    if st.stack:
        return "answer" if chars_of(st, st.objs[st.stack[-1]]).controller == FOE else ""
    if st.active == ME:
        return {PRECOMBAT_MAIN: "main", DECLARE_BLOCKERS: "attack"}.get(st.step, "")
    return "theirs" if st.step in (DECLARE_ATTACKERS, DECLARE_BLOCKERS) else ""


class Branch:
    """One continuation of the position: with the card forced at an occasion, banned, or left to greedy."""

    def __init__(self, game: Game, oid: int, banned: bool = False, when: str = "", way: int = 0, dice: int = 0) -> None:
        self.game = game.copy()
        self.oid, self.banned, self.when, self.way = oid, banned, when, way
        self.dice = Dice(dice) if dice else None
        self.used = False
        self.ways = 0  # at the occasion
        self.busy = False  # the forced use is being announced and resolved

    def run(self) -> float:
        game = self.game
        for _ in range(MOST_ANSWERS):
            decision = game.decision
            if decision is None or game.state.turn >= TURN + TURNS:
                break
            game.choose(self.answer(decision))
        return measure(game.state)

    def answer(self, decision: Decision) -> Any:
        sight = Sight(self.game.state, decision.player)
        if decision.player != ME:
            return greedy.decide(sight, decision)
        if decision.kind != kinds.PRIORITY:
            if self.busy and self.dice is not None and decision.kind != kinds.PAY:
                values = decision.options.answers
                return values[self.dice.below(len(values))]
            return greedy.decide(sight, decision)
        st = self.game.state
        self.busy = self.busy and bool(st.stack)
        if self.when and not self.used and occasion(st) == self.when:
            found = [value for value in decision.options.answers if uses_card(value, self.oid)]
            self.ways = len(found)
            if found:
                self.used = self.busy = True
                return found[min(self.way, len(found) - 1)]
        if self.banned or self.when:
            others = [value for value in greedy.actions_in(decision.options.answers) if not uses_card(value, self.oid)]
            return priority.best(sight, others) if priority.wants(sight) else PASS
        value = greedy.decide(sight, decision)
        self.used = self.used or uses_card(value, self.oid)
        return value


class Row(NamedTuple):
    """The result of a card."""

    name: str
    helps: float  # the most that using it gains; 0 if it does not help here
    when: str
    used: bool  # by greedy
    thought: float  # greedy's value for it in the main phase
    error: str = ""

    @property
    def reason(self) -> str:
        """Why greedy does not use it, as far as that follows from what it thought of the card."""
        if self.thought <= NEVER / 2:
            return "no legal target now, or one that X or a cost decides"
        if self.thought > priority.ENOUGH:
            return "wanted, but kept for a moment that did not come, or the mana went elsewhere"
        if self.when != "main":
            return "helps at a moment that greedy does not foresee"
        if self.thought > -CLOSE:
            return "gains less than the card is worth to greedy"
        return "an effect that greedy values too low"


def tried(card: Card, seed: int) -> Row:
    game = Game.from_position(position(card, seed), seed=seed, turn=TURN, paying=True)
    oid = next(oid for oid in game.state.hands[ME] if game.state.objs[oid].definition.name == card.name)
    decision = game.decision
    assert decision is not None
    values = [value for value in greedy.actions_in(decision.options.answers) if uses_card(value, oid)]
    found = priority.deeds(Sight(game.state, ME), values, least=-1e9)
    thought = max((deed.gain for deed in found), default=0.0)
    without = Branch(game, oid, banned=True).run()
    free = Branch(game, oid)
    free.run()
    best, when = _best_use(game, oid, without, seed)
    return Row(card.name, round(best, 2), when, free.used, round(thought, 2))


def _best_use(game: Game, oid: int, without: float, seed: int) -> tuple[float, str]:
    """The gain of the first use that helps, greedy's own choices first; else none."""
    for dice in range(TRIES + 1):
        for when in OCCASIONS:
            ways = MOST_WAYS
            way = 0
            while way < ways:
                branch = Branch(game, oid, when=when, way=way, dice=dice and seed * 31 + dice)
                gain = branch.run() - without
                ways = min(ways, branch.ways)
                way += 1
                if branch.used and gain >= MARGIN:
                    return gain, when
    return 0.0, ""


# --- many cards -----------------------------------------------------------------------------------------------------------
class Plan(NamedTuple):
    file: str
    names: tuple[str, ...]
    seed: int


def prepare(plan: Plan) -> Callable[[int, Watch], Row]:
    card_files.use([plan.file])

    def one(number: int, watch: Watch) -> Row:
        name = plan.names[number]
        try:
            return tried(shelf.card(name), plan.seed)
        except (InsetError, StopIteration) as error:
            return Row(name, 0.0, "", False, 0.0, f"{type(error).__name__}: {error}"[:200])
        except Exception as error:
            return Row(name, 0.0, "", False, 0.0, f"{type(error).__name__}: {error}"[:200])

    return one


def playable(records: list[CardRecord], most: int, seed: int) -> Iterator[str]:
    """Names of cards that can be played, in an order that the seed decides."""
    found = 0
    for record in Dice(seed).some(records, len(records)):
        if found >= most:
            return
        try:
            shelf.card(record.name)
        except (UnsupportedText, InsetError):
            continue
        found += 1
        yield record.name


def summary(rows: list[Row]) -> dict[str, Any]:
    helps = [row for row in rows if row.helps]
    used = [row for row in helps if row.used]
    return {
        "cards": len(rows),
        "errors": sum(bool(row.error) for row in rows),
        "help": len(helps),
        "used": len(used),
        "share": round(len(used) / len(helps), 4) if helps else None,
        "left": [
            row._asdict() | {"reason": row.reason} for row in sorted(helps, key=lambda row: -row.helps) if not row.used
        ],
        "used_though_it_does_not_help": sum(row.used and not row.helps for row in rows),
        "failed": [row._asdict() for row in rows if row.error],
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cards", type=Path)
    parser.add_argument("only", nargs="*", metavar="NAME")
    parser.add_argument("--sample", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--names", type=Path, help="a list of names, one a line; what follows a tab is left out")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every row there")
    parser.add_argument("--spells", action="store_true", help="instants and sorceries only: permanents are easy")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    card_files.use([given.cards])
    names = list(given.only)
    if given.names is not None:
        names += [line.partition("\t")[0] for line in given.names.read_text(encoding="utf-8").splitlines()]
    if not names:
        records = [one for one in load(given.cards).cards if one.is_card and not one.is_flagged]
        records = [one for one in records if is_spell(one.faces[0]) or not given.spells]
        names = list(playable(records, given.sample, given.seed))
    rows: list[Row] = []
    start = time.time()
    plan = Plan(str(given.cards.absolute()), tuple(names), given.seed)
    on = "processes" if given.jobs > 1 else "here"
    lost = sweep(Work(prepare, plan), range(len(names)), len(names), lambda _, row: rows.append(row), on, given.jobs)
    found = summary(rows)
    if given.json is not None:
        given.json.write_text(json.dumps(found | {"rows": [row._asdict() for row in rows]}, indent=1), encoding="utf-8")
    for row in found["left"]:
        print(f"{row['helps']:7.1f}  {row['when']:7} {row['thought']:9.1f}  {row['name']}: {row['reason']}")
    share = 100 * (found["share"] or 0.0)
    print(
        f"{found['cards']} cards: {found['help']} help, greedy uses {found['used']} of them ({share:.1f} %); "
        f"{found['used_though_it_does_not_help']} it uses for nothing; {found['errors']} failed, {len(lost)} lost; "
        f"{time.time() - start:.0f} s"
    )
    return 0 if not lost and found["share"] is not None and found["share"] >= 0.95 else 1


if __name__ == "__main__":
    from tools import usefulness as module  # by its name, under which workers know it

    sys.exit(module.main())
