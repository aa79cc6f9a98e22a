"""Cards that are played until each of their words was seen at work: what the steps ``exercised`` and ``live`` of the
ladder require.

A part of a card is wanted as long as it was not used, or something below it has not done anything yet (``witness.py``).
``exercise.py`` runs this for all compiled cards.
"""

from typing import Any

from inset.game import Game
from inset.kernel.types import COMBAT_STEPS
from inset.language.abilities import Activated, Keyword, Triggered
from inset.language.card import Card
from inset.language.node import Ability
from inset.oracle.exercised import IN_VAIN
from inset.rules.model.answers import Activate
from inset.rules.model.state import State
from inset.rules.objects.abilities import EXPANSIONS, WRITTEN_OUT
from tools.curious import Curious, Part, Parts, Table, Temper, begin, itself
from tools.witness import WHOLE, Mark, Witness

TEMPER = Temper(using=5, passing=4, paying=8)


def stands_for(ability: Ability) -> tuple[Ability, ...]:
    """The abilities that must be used before this one counts as used: itself, or what a keyword is written out to."""
    if isinstance(ability, Keyword) and ability.keyword in EXPANSIONS:
        parts = EXPANSIONS[ability.keyword](ability)
    elif type(ability) in WRITTEN_OUT:
        parts = WRITTEN_OUT[type(ability)](ability)
    else:
        return itself(ability)
    return tuple(part for part in parts if isinstance(part, (Triggered, Activated)))


class LiveParts(Parts):
    """What of a card has not been used, or not been seen at work, yet."""

    def __init__(self, card: Card, witness: Witness, number: int) -> None:
        super().__init__(card, stands_for)
        self.waits = dict(self.missing)
        self.unused = set(self.missing)
        self.marks: dict[Part, list[Mark]] = {
            (face, place): marks for (which, face, place), marks in witness.by_part.items() if which == number
        }

    def settle(self) -> None:
        """Notes what was used; what has not done its work is still wanted."""
        self.unused.intersection_update(self.missing)
        for part, marks in self.marks.items():
            if part in self.unused:
                continue
            if all(mark.seen == WHOLE for mark in marks):
                self.missing.pop(part, None)
            else:
                self.missing[part] = self.waits[part]

    @property
    def in_vain(self) -> bool:
        return any(mark.seen != WHOLE and mark.code == IN_VAIN for marks in self.marks.values() for mark in marks)

    @property
    def idle(self) -> tuple[str, ...]:
        """What was not seen at work: where it is, and a code for why not."""
        return tuple(
            f"{face}.{place}.{mark.path}{mark.code}"
            for (face, place), marks in self.marks.items()
            for mark in marks
            if mark.seen != WHOLE
        )


class LiveTable(Table):
    """The cards of one game, with what was seen of them."""

    def __init__(self, parts: list[LiveParts]) -> None:
        super().__init__(list(parts))
        self.live = parts

    def look(self, st: State) -> None:
        super().look(st)
        for one in self.live:
            one.settle()


class Thorough(Curious):
    """Also prefers abilities that a card gives to others, until they were seen at work; with every other seed it usually
    waits for another player's turn, or for combat."""

    def __init__(self, table: Table, witness: Witness, seed: int, temper: Temper = TEMPER) -> None:
        super().__init__(table, seed, temper)
        self.witness = witness
        self.waits = seed % 2 == 1

    def pick(self, game: Game) -> Any:
        decision, st = game.decision, game.state
        if self.waits and decision is not None and decision.kind == "priority" and not st.stack:
            if st.active == decision.player and st.step not in COMBAT_STEPS and self.dice.below(4):
                return decision.options.answers[0]
        return super().pick(game)

    def _wants(self, st: State, value: Any) -> bool:
        if super()._wants(st, value):
            return True
        ability = self.used_by(st, value) if isinstance(value, Activate) and value.source in st.objs else None
        return ability is not None and self.witness.wants(ability)


def play(parts: list[LiveParts], witness: Witness, board: dict[str, Any], seed: int, most: int, patience: int) -> int:
    """One game from a board, checked after each answer, until all was seen or nothing new is; how many answers it took."""
    game = begin(board, seed=seed, paying=seed % 3 != 0, mana=seed % 2 == 0)
    table = LiveTable(parts)
    player = Thorough(table, witness, seed)
    table.look(game.state)
    left, since = table.left, 0
    for count in range(most):
        decision = game.decision
        if decision is None or not left or since > patience:
            return count
        try:
            player.answer(game)
        except Exception as error:
            error.add_note(f"seed {seed}, answer {count}: {decision.kind} {player.value!r}; stack: {_stack(game)}")
            raise
        since = since + 1 if table.left == left else 0
        left = table.left
    return most


def _stack(game: Game) -> list[str]:
    return [game.state.objs[oid].definition.name for oid in game.state.stack]
