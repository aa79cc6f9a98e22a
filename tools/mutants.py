"""Does a card's reading matter? Each mutant of a card (``mutation.py``) is played beside the card itself: the step
``mutants`` of the ladder.

Both are put into the same positions (``made_positions.py``) and answer every question alike. A mutant is distinguished
as soon as anything that players can see differs: life, zones, sizes, counters, what is asked. One that never differs
survives: either the positions don't show the difference, or there is none. Results are kept as they come, so that a run
can be stopped and continued; a card that has been compiled differently since then is played again.

python tools/mutants.py CARDS.jsonl.gz [--first FILE …] [--sample 300 --seed 1] [--games 8] [--minutes 30] [--out FILE] [NAME …]
"""

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from inset.data.scryfall import load  # noqa: E402
from inset.game import Game  # noqa: E402
from inset.kernel.errors import InsetError  # noqa: E402
from inset.language.card import Card  # noqa: E402
from inset.oracle.exercised import print_of  # noqa: E402
from inset.oracle.mutant_table import TABLE, Row, read, write  # noqa: E402
from inset.rules.model.answers import Activate, CastSpell  # noqa: E402
from inset.rules.model.state import Obj, State  # noqa: E402
from inset.rules.objects.layers import chars_of  # noqa: E402
from tools import made_positions  # noqa: E402
from tools.curious import Dice, begin  # noqa: E402
from tools.exercise import compiled, in_order, on_shelf  # noqa: E402
from tools.mutation import Mutant, mutants  # noqa: E402

ANSWERS = 160  # of one game

Look = tuple[object, ...]


# --- what can be seen -------------------------------------------------------------------------------------------------------


def look(game: Game) -> Look:
    """Everything about a game that a mutant could change, without the text of abilities."""
    st, asked = game.state, game.decision
    question = None if asked is None else (asked.kind, asked.player, len(asked.options))
    players = tuple(
        (player.life, tuple(sorted(player.counters.items())), player.lost, len(player.pool)) for player in st.players
    )
    zones = tuple(tuple(sorted(_names(st, ids)) for ids in zone) for zone in (st.hands, st.libraries, st.graveyards))
    return (
        (st.turn, st.active, st.step), question, players, zones, tuple(sorted(_names(st, st.exile))),
        tuple(_permanent(st, st.objs[oid]) for oid in st.battlefield), tuple(_names(st, st.stack)),
    )  # fmt: skip


def _names(st: State, ids: Any) -> list[str]:
    return [st.objs[oid].definition.name for oid in ids]


def _permanent(st: State, obj: Obj) -> Look:
    chars = chars_of(st, obj)
    return (
        chars.name, chars.power, chars.toughness, chars.types, chars.colors, chars.keywords, chars.controller,
        len(chars.abilities), sorted(chars.subtypes), obj.tapped, obj.damage, sorted(obj.counters.items()), obj.attached,
        obj.phased,
    )  # fmt: skip


# --- games ------------------------------------------------------------------------------------------------------------------


class Picker:
    """Prefers using the card and attacking, and says yes and no alternately; the same for a card and its mutants."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.dice = Dice(seed)

    def pick(self, game: Game) -> Any:
        asked = game.decision
        assert asked is not None
        values, below = asked.options.answers, self.dice.below
        if asked.kind == "priority" and len(values) > 1:
            wanted = [value for value in values if self._uses_it(game.state, value)]
            if wanted and below(4):
                return wanted[below(len(wanted))]
            if below(3):
                return values[0]
        if asked.kind == "attack" and below(4):
            return values[-1]
        return values[below(len(values))]

    def _uses_it(self, st: State, value: Any) -> bool:
        if not isinstance(value, (CastSpell, Activate)):
            return False
        obj = st.objs.get(value.names() or value.uses())
        return obj is not None and obj.definition.name == self.name


def played(card: Card, seed: int) -> Iterator[Look]:
    """What is seen after each answer of one game."""
    with on_shelf([card]):
        game = begin(made_positions.position(card, seed), seed=seed, paying=True, mana=True)
        picker = Picker(card.name, seed)
        for _ in range(ANSWERS):
            yield look(game)
            if game.decision is None:
                return
            game.choose(picker.pick(game))


def told_apart(mutant: Mutant, seen: list[Look], seed: int) -> bool:
    """Is something else seen with the mutant than with the card? An error is something else."""
    try:
        for before, after in zip(seen, played(mutant.card, seed), strict=True):
            if before != after:
                return True
    except (InsetError, AssertionError, LookupError, TypeError, ValueError, AttributeError):
        return True
    return False


def examine(card: Card, games: int, until: float) -> Row | None:
    """Plays a card and its mutants; None if the time is up before all were played."""
    left = list(mutants(card))
    count = len(left)
    for seed in range(games):
        if not left:
            break
        seen = list(played(card, seed))
        still = []
        for mutant in left:
            if time.time() > until:
                return None
            if not told_apart(mutant, seen, seed):
                still.append(mutant)
        left = still
    return Row(print_of(card), count, tuple(f"{mutant.place}: {mutant.change}" for mutant in left))


# --- the table --------------------------------------------------------------------------------------------------------------


def total(rows: dict[str, Row]) -> str:
    count, survivors = sum(row.mutants for row in rows.values()), sum(len(row.survivors) for row in rows.values())
    whole = sum(not row.survivors for row in rows.values())
    return f"{len(rows)} cards, {whole} without a survivor; {count} mutants, {survivors} survived"


def main() -> int:
    parser = argparse.ArgumentParser(description="Play every card beside cards that say something slightly different.")
    parser.add_argument("cards", type=Path, help="a card file")
    parser.add_argument("names", nargs="*", help="only these cards")
    parser.add_argument("--first", type=Path, action="append", default=[], help="a list of names to begin with")
    parser.add_argument("--sample", type=int, default=0, help="only so many cards, drawn by the seed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=8, help="games for each mutant, at most")
    parser.add_argument("--minutes", type=float, default=1e9)
    parser.add_argument("--out", type=Path, default=TABLE)
    given = parser.parse_args()
    first = frozenset(line.strip() for path in given.first for line in path.read_text(encoding="utf-8").splitlines())
    records = in_order(load(given.cards).cards, first)
    if given.names:
        records = [record for record in records if record.name in given.names]
    if given.sample:
        records = Dice(given.seed).some(records, given.sample)
    rows, until = read(given.out), time.time() + 60 * given.minutes
    for name, card in compiled(records):
        if (row := rows.get(name)) is not None and row.print == print_of(card):
            continue
        found = examine(card, given.games, until)
        if found is None:
            break
        rows[name] = found
        write(rows, given.out)
        if found.survivors:
            print(f"{name}: {found.mutants} mutants; {'; '.join(found.survivors)}", flush=True)
    print(total(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
