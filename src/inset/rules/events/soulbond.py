"""702.95 soulbond: which creatures are paired, and for how long.

A pair is an effect that lasts as long as both are creatures that the player controls; there is nothing on the creatures.
"""

from __future__ import annotations

from inset.kernel.types import BATTLEFIELD, CREATURE
from inset.language import effects as ef, filters as fil
from inset.rules import atoms
from inset.rules.events.instructions import POSSIBLE, does, living
from inset.rules.meaning.references import select
from inset.rules.model import event_records as ev
from inset.rules.model.dispatch import ASK
from inset.rules.model.state import PAIRING, Chars, Ctx, Event, Floating, Obj, State
from inset.rules.objects.layers import chars_of


def partner(st: State, oid: int) -> int:
    """The creature with which a creature is paired; 0 if it is unpaired (702.95b)."""
    for floating in st.floating:
        if floating.role is PAIRING and oid in floating.objects:
            one, other = floating.objects
            mate = other if one == oid else one
            return mate if _is_there(st, mate) else 0
    return 0


def _is_there(st: State, oid: int) -> bool:
    obj = st.objs.get(oid)
    return obj is not None and obj.zone == BATTLEFIELD and not obj.phased


def _is_creature_of(st: State, oid: int, player: int) -> bool:
    if not _is_there(st, oid):
        return False
    chars = chars_of(st, st.objs[oid])
    return chars.controller == player and chars.types & CREATURE != 0


def has_ended(st: State, floating: Floating) -> bool:
    """702.95e: one of them has left, isn't a creature, or is under another player's control."""
    return not all(_is_creature_of(st, oid, floating.ctx.controller) for oid in floating.objects)


def _pair_of(st: State, ctx: Ctx, node: ef.Pair) -> tuple[int, ...]:
    """702.95c–d: the two, if they can be paired now."""
    both = (*living(st, ctx, node.one), *living(st, ctx, node.other))
    free = all(_is_creature_of(st, oid, ctx.controller) and not partner(st, oid) for oid in both)
    return both if len(set(both)) == 2 and free else ()


@does(ef.Pair)
def _pair(st: State, ctx: Ctx, node: ef.Pair) -> None:
    """702.95a."""
    both = _pair_of(st, ctx, node)
    if both:
        atoms.new_floating(st, ctx.dup(), ef.FOREVER, objects=both, role=PAIRING)
        atoms.emit(st, Event(ev.PAIRED, "702.95a", ctx.controller, both[0], both[1]))


POSSIBLE[ef.Pair] = lambda st, ctx, node, player: bool(_pair_of(st, ctx, node))


def _is_paired(st: State, ctx: Ctx, node: fil.IsPaired, obj: Obj, chars: Chars) -> bool:
    mate = partner(st, obj.id) if st.floating else 0
    return mate != 0 and (node.partner is None or mate in select(st, ctx, node.partner))


ASK[fil.IsPaired] = _is_paired
