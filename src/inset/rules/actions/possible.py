"""608.2d: which instructions can't be carried out now, so that nobody may choose to.

Those with a performer that knows more have their check beside it. What is listed here stands beside other parts of one
option ("put a counter on it and draw a card"), which can be chosen as long as one part is possible.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from inset.kernel.types import STACK
from inset.language import effects as ef, keywords as kw, statics as sta
from inset.rules.actions.a3_to_17 import fighters
from inset.rules.actions.permanents import is_this_entering, permanents
from inset.rules.actions.spells import cant_be_countered
from inset.rules.events import attaching, counters, entering
from inset.rules.events.damage import player_rule
from inset.rules.events.instructions import IN_PARTS, POSSIBLE, living
from inset.rules.meaning.references import select, who
from inset.rules.model.state import Ctx, State
from inset.rules.objects.layers import chars_as_spell, chars_of


def _can_put(st: State, ctx: Ctx, node: ef.PutCounters, player: int) -> bool:
    if is_this_entering(st, ctx, node.what):
        subject = entering.entering_object(st, ctx.change)
        return counters.can_have(st, subject, chars_as_spell(st, subject), node.kind)
    found = [st.objs[oid] for oid in living(st, ctx, node.what)]
    return any(counters.can_have(st, obj, chars_of(st, obj), node.kind) for obj in found)


def _can_give(st: State, ctx: Ctx, node: ef.GiveCounters, player: int) -> bool:
    return any(counters.can_get(st, one, node.kind) for one in who(st, ctx, node.who))


def _can_gain_life(st: State, ctx: Ctx, node: ef.GainLife, player: int) -> bool:
    barred = (sta.CANT_GAIN_LIFE, sta.LIFE_CANT_CHANGE)
    return any(not any(player_rule(st, one, kind) for kind in barred) for one in who(st, ctx, node.who))


def _can_lose_life(st: State, ctx: Ctx, node: ef.LoseLife, player: int) -> bool:
    return any(not player_rule(st, one, sta.LIFE_CANT_CHANGE) for one in who(st, ctx, node.who))


def _can_search(st: State, ctx: Ctx, node: ef.Search, player: int) -> bool:
    return any(not player_rule(st, one, sta.CANT_SEARCH) for one in who(st, ctx, node.who))


def _can_destroy(st: State, ctx: Ctx, node: ef.Destroy, player: int) -> bool:
    """702.12b; a permanent that would be regenerated can be destroyed: that is replaced (701.8c)."""
    there = permanents(st, ctx, node.what)
    return any(not chars_of(st, st.objs[oid]).keywords & kw.INDESTRUCTIBLE for oid in there)


def _can_untap(st: State, ctx: Ctx, node: ef.Untap, player: int) -> bool:
    """701.26b."""
    return any(st.objs[oid].tapped for oid in permanents(st, ctx, node.what))


def _can_counter(st: State, ctx: Ctx, node: ef.Counter, player: int) -> bool:
    there = [st.objs[oid] for oid in living(st, ctx, node.what) if st.objs[oid].zone == STACK]
    return any(not cant_be_countered(st, obj) for obj in there)


def _can_attach(st: State, ctx: Ctx, node: ef.AttachTo, player: int) -> bool:
    hosts = [ref for ref in select(st, ctx, node.to) if ref in st.objs][:1]
    return any(attaching.can_be_attached(st, oid, host) for oid in permanents(st, ctx, node.what) for host in hosts)


def _can_fight(st: State, ctx: Ctx, node: ef.Fight, player: int) -> bool:
    """701.14b."""
    return all(fighters(st, ctx, node))


def _can_turn_up(st: State, ctx: Ctx, node: ef.TurnFaceUp, player: int) -> bool:
    return any(st.objs[oid].face_down is not None for oid in permanents(st, ctx, node.what))


_Change = ef.Modify | ef.BecomeCopy | ef.ExileUntilLeaves | ef.Goad | ef.PhaseOut | ef.Regenerate | ef.RemoveFromCombat


def _is_there(st: State, ctx: Ctx, node: _Change, player: int) -> bool:
    """Is there still something that it could change?"""
    return is_this_entering(st, ctx, node.what) or bool(living(st, ctx, node.what))


_CHECKS: Final[dict[type, Callable[[State, Ctx, Any, int], bool]]] = {
    ef.PutCounters: _can_put,
    ef.GiveCounters: _can_give,
    ef.GainLife: _can_gain_life,
    ef.LoseLife: _can_lose_life,
    ef.Search: _can_search,
    ef.Destroy: _can_destroy,
    ef.Untap: _can_untap,
    ef.Counter: _can_counter,
    ef.AttachTo: _can_attach,
    ef.Fight: _can_fight,
    ef.TurnFaceUp: _can_turn_up,
    **dict.fromkeys(
        (ef.Modify, ef.BecomeCopy, ef.ExileUntilLeaves, ef.Goad, ef.PhaseOut, ef.Regenerate, ef.RemoveFromCombat),
        _is_there,
    ),
}
POSSIBLE.update(_CHECKS)
IN_PARTS.update(_CHECKS)
