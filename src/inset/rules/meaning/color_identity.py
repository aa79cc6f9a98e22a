"""903.4, 903.11a: the color identity of a player's commanders: cards that refer to it, and what may come into the
game."""

from __future__ import annotations

from inset.kernel.types import OUTSIDE
from inset.language import values as val
from inset.language.node import Amount
from inset.rules.meaning.references import NUMBERS
from inset.rules.model.state import COMMANDER, Ctx, State
from inset.rules.objects import frames


def identity_of(st: State, player: int) -> int:
    """903.4, 702.124c: the colors of the player's commanders, as they are printed; -1 if the player has none (903.4f)."""
    cards = st.caches.cards.get(player) or st.caches.of_player(player)
    known = cards.identity
    if known is None:
        known = -1
        for obj in st.objs.values():
            if obj.owner == player and obj.flags & COMMANDER:
                known = max(0, known) | frames.color_identity(obj.definition)
        cards.identity = known
    return known


def may_bring_in(st: State, player: int, oid: int) -> bool:
    """903.11a: into a Commander game come only cards of the commander's colors whose names the player's cards don't have."""
    if st.format != "commander":
        return True
    made = st.objs[oid].definition
    if frames.color_identity(made) & ~max(0, identity_of(st, player)):
        return False
    names = (o.definition.name for o in st.objs.values() if o.owner == player and o.card and o.zone != OUTSIDE)
    return made.name not in names


def is_defined(st: State, ctx: Ctx, amount: Amount) -> bool:
    """903.4f: a cost that refers to a missing color identity is unpayable."""
    return not isinstance(amount, val.IdentityColors) or identity_of(st, ctx.controller) >= 0


NUMBERS[val.IdentityColors] = lambda st, ctx, node: max(0, identity_of(st, ctx.controller)).bit_count()
