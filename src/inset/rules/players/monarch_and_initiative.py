"""725, 726: the monarch, the initiative: designations of a player, kept as objects in the command zone.

Such an object has the abilities that go with the designation; what differs between the two is a row each.
"""

from __future__ import annotations

from typing import Final

from inset.kernel.types import COMMAND, CREATURE, END, UPKEEP
from inset.language import effects as ef, filters as fil, patterns as pat, selections as sel
from inset.language.abilities import Body, Triggered
from inset.language.card import Card, Face
from inset.language.node import Ability, Effect, Pattern
from inset.language.subtypes import UNDERCITY
from inset.rules import atoms
from inset.rules.events.instructions import does
from inset.rules.meaning.references import holder, standing_for, who
from inset.rules.model import event_records as ev
from inset.rules.model.state import INITIATIVE, MONARCH, Ctx, Event, State

YOU: Final = sel.You()
ITS_CONTROLLER: Final = sel.ControllerOf(sel.EventObject())


class Title:
    """A designation that one player has at a time. ``renewed``: having it, a player may take it again."""

    __slots__ = ("card", "event", "flag", "renewed", "rule")

    def __init__(self, name: str, flag: int, event: int, rule: str, renewed: bool, *abilities: Ability) -> None:
        self.card = Card((Face(name, None, 0, abilities=abilities),))
        self.flag = flag
        self.event = event
        self.rule = rule
        self.renewed = renewed


def _whenever(when: Pattern, effect: Effect) -> Ability:
    return Triggered(when, Body((effect,)), zone=COMMAND)


def _struck(batch: bool) -> Pattern:
    return pat.DealsDamage(fil.HasType(CREATURE), to_players=YOU, combat=True, batch=batch)


CROWN: Final = Title(  # 725.2
    "The Monarch", MONARCH, ev.MONARCH, "725", False,
    _whenever(pat.BeginningOf(END, YOU), ef.Draw(YOU, 1)),
    _whenever(_struck(batch=False), ef.BecomeMonarch(ITS_CONTROLLER)),
)  # fmt: skip
LEAD: Final = Title(  # 726.2, 726.5
    "The Initiative", INITIATIVE, ev.INITIATIVE, "726", True,
    _whenever(pat.BeginningOf(UPKEEP, YOU), ef.Venture(YOU, UNDERCITY)),
    _whenever(_struck(batch=True), ef.TakeInitiative(ITS_CONTROLLER)),
    _whenever(pat.TakesInitiative(YOU), ef.Venture(YOU, UNDERCITY)),
)  # fmt: skip
TITLES: Final = (CROWN, LEAD)


def take(st: State, title: Title, player: int, step: str = ".1") -> None:
    """725.3, 726.3: only one player at a time; 726.5: who has the initiative already may take it."""
    if st.players[player].lost:
        return
    before = holder(st, title.flag)
    if before != player:
        for oid in standing_for(st, title.flag):
            atoms.cease(st, st.objs[oid], f"{title.rule}.3")
        atoms.new_object(st, player, COMMAND, title.card, flags=title.flag)
    elif not title.renewed:
        return
    atoms.emit(st, Event(title.event, title.rule + step, player, amount=before + 1))


def pass_on(st: State, leaving: int) -> None:
    """725.4, 726.4: the active player takes over what a leaving player had, or the next in turn order."""
    heirs = st.in_game()
    for title in TITLES:
        if holder(st, title.flag) == leaving and heirs:
            take(st, title, heirs[0], ".4")


@does(ef.BecomeMonarch)
def _become(st: State, ctx: Ctx, node: ef.BecomeMonarch) -> None:
    for player in who(st, ctx, node.who):
        take(st, CROWN, player)


@does(ef.TakeInitiative)
def _take(st: State, ctx: Ctx, node: ef.TakeInitiative) -> None:
    for player in who(st, ctx, node.who):
        take(st, LEAD, player)
