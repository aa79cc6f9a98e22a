"""725: the monarch: a designation of a player, kept as an object in the command zone with the abilities that go with it."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import COMMAND, CREATURE, END
from inset.language import effects as ef, filters as fil, patterns as pat, selections as sel
from inset.language.abilities import Body, Triggered
from inset.language.card import Card, Face
from inset.rules import atoms, happenings as ev
from inset.rules.evaluate import monarch, who
from inset.rules.perform import performs
from inset.rules.replacing import Ask
from inset.rules.state import MONARCH, Ctx, Event, State

YOU: Final = sel.You()
_DRAW: Final = Triggered(pat.BeginningOf(END, YOU), Body((ef.Draw(YOU, 1),)), zone=COMMAND)
_LOSE: Final = Triggered(
    pat.DealsDamage(fil.HasType(CREATURE), to_players=YOU, combat=True),
    Body((ef.BecomeMonarch(sel.ControllerOf(sel.EventObject())),)),
    zone=COMMAND,
)
CROWN: Final = Card((Face("The Monarch", None, 0, abilities=(_DRAW, _LOSE)),))  # 725.2


def become(st: State, player: int, rule: str = "725.1") -> None:
    """725.3: only one player at a time."""
    if monarch(st) == player or st.players[player].lost:
        return
    for oid in st.command:
        if st.objs[oid].flags & MONARCH:
            atoms.cease(st, st.objs[oid], "725.3")
    atoms.new_object(st, player, COMMAND, CROWN, flags=MONARCH)
    atoms.emit(st, Event(ev.MONARCH, rule, player))


def pass_on(st: State, leaving: int) -> None:
    """725.4: the active player becomes the monarch, or the next in turn order."""
    heirs = st.in_game()
    if monarch(st) == leaving and heirs:
        become(st, heirs[0], "725.4")


@performs(ef.BecomeMonarch)
def _become(st: State, ctx: Ctx, node: ef.BecomeMonarch) -> Ask:
    for player in who(st, ctx, node.who):
        become(st, player)
    return
    yield
