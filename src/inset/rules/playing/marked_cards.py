"""601.3: cards that a rule lets a player play because of a mark. The mechanics that mark them register the rows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from inset.kernel.mana import ManaCost
from inset.kernel.types import COMMAND, EXILE
from inset.rules.model.state import Obj, State
from inset.rules.playing.prospective_spell import Offer


class Later(NamedTuple):
    """What lets a card be cast from exile, but not in the turn in which it came there."""

    cost: str  # the name of the cost that it is cast for; "": any
    rule: str
    why_not: str
    slow: bool  # must it be cast as a sorcery?


class Tax(NamedTuple):
    """What the rule adds to the cost."""

    mana: ManaCost
    rule: str
    word: str


class Row(NamedTuple):
    mark: int
    zones: int  # where the rule lets it be played from
    offers: Callable[[State, int, Obj, tuple[int, ...]], list[Offer]]
    later: Later | None = None
    tax: Callable[[State, Offer], Tax] | None = None
    once_cast: Callable[[State, Offer], None] | None = None
    mana_cost: bool = False  # is it always cast for its mana cost?
    spell_too: bool = False  # does the spell keep the mark?


class Marked:
    """The rows, and their marks together: a quick answer for the many cards that have none of them."""

    __slots__ = ("command", "every", "exile", "for_another_cost", "rows", "special", "spells", "taxed")

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.every = self.exile = self.command = self.taxed = self.for_another_cost = 0
        self.spells = 0  # the marks that a spell keeps
        self.special = 0  # the marks of cards that are cast at another time or for more mana than a card in hand

    def add(self, row: Row) -> None:
        self.rows.append(row)
        self.every |= row.mark
        if row.zones & EXILE:
            self.exile |= row.mark
            if not row.mana_cost:
                self.for_another_cost |= row.mark
        if row.spell_too:
            self.spells |= row.mark
        if row.zones & COMMAND:
            self.command |= row.mark
        if row.tax is not None:
            self.taxed |= row.mark
        if row.tax is not None or row.later is not None:
            self.special |= row.mark


MARKED: Final = Marked()


def rows_for(obj: Obj) -> list[Row]:
    """The rules that let a card be played for its marks from where it lies."""
    if not obj.flags & MARKED.every:
        return []
    return [row for row in MARKED.rows if obj.flags & row.mark and obj.zone & row.zones]


def offered(st: State, player: int, obj: Obj, ways: tuple[int, ...]) -> list[Offer]:
    found: list[Offer] = []
    for row in rows_for(obj):
        found += row.offers(st, player, obj, ways)
    return found


def taxes(st: State, offer: Offer) -> list[Tax]:
    return [row.tax(st, offer) for row in rows_for(offer.obj) if row.tax is not None]


def becomes_cast(st: State, offer: Offer) -> None:
    for row in rows_for(offer.obj):
        if row.once_cast is not None:
            row.once_cast(st, offer)
