"""601.3, 101.2: what an effect permits and forbids about a spell, with the X that is chosen for it."""

from __future__ import annotations

from inset.language import statics as sta
from inset.rules.events.triggers import statics
from inset.rules.meaning.filters import came_from
from inset.rules.meaning.references import passes, passes_id, who
from inset.rules.model import event_records as ev
from inset.rules.model.state import SPELL, Chars, Ctx, Obj, OnStack, State
from inset.rules.playing.prospective_spell import Offer


def covers(st: State, offer: Offer, spell: Obj, chars: Chars) -> bool:
    return all(passes(st, ctx, static.spell, spell, chars) for ctx, static in offer.asks)


def bans(st: State, offer: Offer, ctx: Ctx, cant: sta.CantCast, spell: Obj, chars: Chars) -> bool:
    player = offer.player
    if player not in who(st, ctx, cant.who):
        return False
    if not came_from(cant.zones, offer.obj.zone, offer.obj.owner == player):
        return False
    if not passes(st, ctx, cant.where, spell, chars):
        return False
    return not cant.more_than or _casts_this_turn(st, player, ctx, cant) >= cant.more_than


def x_matters(st: State, offer: Offer) -> bool:
    """Is there anything that could allow or forbid the spell because of its X?"""
    return bool(offer.asks or statics(st, sta.CantCast))


def legal_with_x(st: State, offer: Offer, spell: Obj, chars: Chars, x: int) -> bool:
    """601.2e: do permissions cover the spell with this X, and does nothing forbid it?"""
    chosen = spell.dup()
    chosen.stack = OnStack(SPELL, None, Ctx(spell.id, offer.player, x))
    forbidden = (bans(st, offer, ctx, cant, chosen, chars) for ctx, _, cant, _ in statics(st, sta.CantCast))
    return covers(st, offer, chosen, chars) and not any(forbidden)


def _casts_this_turn(st: State, player: int, ctx: Ctx, cant: sta.CantCast) -> int:
    return sum(
        1 for e in st.events if e.kind == ev.CAST and e.player == player and passes_id(st, ctx, cant.where, e.obj)
    )
