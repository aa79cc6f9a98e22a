"""702.131: ascend and the city's blessing: a designation that any number of players may have, for the rest of the game."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import COMMAND
from inset.language import effects as ef, keywords as kw
from inset.language.card import Card, Face
from inset.rules import atoms
from inset.rules.events.instructions import does
from inset.rules.events.moving import AFTER_MOVES
from inset.rules.meaning.remembered import blessed
from inset.rules.model import event_records as ev
from inset.rules.model.state import BLESSING, Ctx, Event, State
from inset.rules.objects.layers import chars_of

ENOUGH: Final = 10
CARD: Final = Card((Face("City's Blessing", None, 0),))


def follow(st: State) -> None:
    """702.131b: any time a player controls a permanent with ascend and ten or more permanents."""
    for player in st.in_game():
        if player not in blessed(st) and _controls(st, player, kw.ASCEND):
            bless(st, player, "702.131b")


def _controls(st: State, player: int, keyword: int) -> bool:
    return any(
        not st.objs[oid].phased
        and chars_of(st, st.objs[oid]).controller == player
        and chars_of(st, st.objs[oid]).keywords & keyword
        for oid in st.battlefield
    )


def bless(st: State, player: int, rule: str) -> None:
    """The player gets the city's blessing if they control ten or more permanents and don't have it."""
    mine = [o for o in st.battlefield if not st.objs[o].phased and chars_of(st, st.objs[o]).controller == player]
    if len(mine) >= ENOUGH and player not in blessed(st):
        atoms.new_object(st, player, COMMAND, CARD, flags=BLESSING)
        st.forget()  # 702.131d
        atoms.emit(st, Event(ev.BLESSED, rule, player))


@does(ef.GetBlessing)
def _get(st: State, ctx: Ctx, node: ef.GetBlessing) -> None:
    """702.131a."""
    bless(st, ctx.controller, "702.131a")


AFTER_MOVES[kw.ASCEND] = follow  # 702.131d
