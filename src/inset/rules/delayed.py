"""603.7: delayed triggered abilities that the rules themselves set up: rebound (702.88), suspend's last counter is a keyword."""

from __future__ import annotations

from inset.kernel.mana import FREE
from inset.kernel.types import UPKEEP
from inset.language.abilities import Body
from inset.language.costs import PayMana
from inset.language.effects import FOREVER, CastNow
from inset.language.patterns import BeginningOf
from inset.language.selections import Saved, You
from inset.rules import atoms
from inset.rules.permissions import THE_CARDS
from inset.rules.state import Ctx, Delayed, State


def cast_next_upkeep(st: State, oid: int, player: int) -> None:
    """702.88a: at the beginning of the player's next upkeep they may cast the card without paying its mana cost."""
    ctx = Ctx(oid, player, saved={THE_CARDS: (oid,)})
    body = Body((CastNow(Saved(THE_CARDS), cost=PayMana(FREE)),))
    when = BeginningOf(UPKEEP, You())
    atoms.add_delayed(st, Delayed(atoms.new_id(st), ctx, when, body, True, FOREVER, st.turn, None))
