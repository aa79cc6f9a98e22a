"""603.7: delayed triggered abilities that the rules themselves set up: rebound (702.88), dash (702.109), blitz (702.152)."""

from __future__ import annotations

from typing import Final

from inset.kernel.mana import FREE
from inset.kernel.types import END, EXILE, HAND, UPKEEP
from inset.language.abilities import Body
from inset.language.costs import PayMana
from inset.language.effects import FOREVER, CastNow, Mark, Move, SacrificeIt
from inset.language.filters import WARPED
from inset.language.patterns import BeginningOf
from inset.language.selections import AllPlayers, Saved, You
from inset.rules import atoms
from inset.rules.events.permissions import THE_CARDS
from inset.rules.model.state import Ctx, Delayed, State


def cast_next_upkeep(st: State, oid: int, player: int) -> None:
    """702.88a: at the beginning of the player's next upkeep they may cast the card without paying its mana cost."""
    ctx = Ctx(oid, player, saved={THE_CARDS: (oid,)})
    body = Body((CastNow(Saved(THE_CARDS), cost=PayMana(FREE)),))
    when = BeginningOf(UPKEEP, You())
    atoms.add_delayed(st, Delayed(atoms.new_id(st), ctx, when, body, True, FOREVER, st.turn, None))


_IT: Final = Saved(THE_CARDS)
_AT_END: Final = {
    "dash": (Move(_IT, HAND),),
    "blitz": (SacrificeIt(_IT),),
    "warp": (Move(_IT, EXILE, save=THE_CARDS), Mark(_IT, WARPED)),  # ``offers`` lets its owner cast it on a later turn
}


def leaves_at_end(st: State, oid: int, player: int, cost_name: str) -> None:
    """608.3g, 702.109a, 702.152a, 702.185a: what happens to it at the beginning of the next end step."""
    effects = _AT_END.get(cost_name)
    if effects is not None and oid in st.objs:
        ctx = Ctx(oid, player, saved={THE_CARDS: (oid,)})
        when = BeginningOf(END, AllPlayers())
        atoms.add_delayed(st, Delayed(atoms.new_id(st), ctx, when, Body(effects), True, FOREVER, st.turn, None))
