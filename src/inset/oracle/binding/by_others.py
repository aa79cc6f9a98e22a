"""Descriptions by others: in combat with something (506.4, 509.1), all except some."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import conditions as k, effects as e, filters as f, patterns as p, selections as s, values as v
from inset.language.node import Effect, Filter, Value
from inset.oracle import spoken as sp
from inset.oracle.binder import Binder, Unbound, binds
from inset.oracle.binding.descriptions import join


@binds(sp.InCombatWith)
def _in_combat_with(binder: Binder, node: sp.InCombatWith) -> Filter:
    if isinstance(binder.event, p.Moves) and binder.event.origin & t.BATTLEFIELD:
        raise Unbound("in combat with what has left it?")
    what = binder.thing(node.what)
    return f.Or((f.IsBlocking(what), f.IsBlocked(what)))


@binds(sp.ExceptFor)
def _except_for(binder: Binder, node: sp.ExceptFor) -> Filter:
    spared = binder.bind(node.what)
    return join([f.Not(one) for one in (spared.parts if isinstance(spared, f.Or) else (spared,))])


@binds(sp.SuspendedItself)
def _suspended_itself(binder: Binder, node: sp.SuspendedItself) -> k.Matches:
    binder.home = t.EXILE
    binder.mention(s.This(), ("~", "card"))
    return k.Matches(s.This(), f.IsSuspended())


@binds(sp.OfDestroyed)
def _of_destroyed(binder: Binder, node: sp.OfDestroyed) -> Value:
    count = binder.bind(sp.DestroyedThisWay(node.noun))
    assert isinstance(count, v.Count)
    return v.CountMatching(
        count.what, f.DidThisTurn(p.Moves(binder.bind(node.where), t.BATTLEFIELD))
    )  # as it left (608.2h)


@binds(sp.RenewsHand)
def _renews_hand(binder: Binder, node: sp.RenewsHand) -> tuple[Effect, ...]:
    slot, hand = binder.new_slot(), s.Each(f.Anything(), t.HAND, s.You())
    if node.shuffled:
        put = e.Move(hand, t.LIBRARY, order=e.RANDOM_ORDER, save=slot)
        return put, e.Shuffle(s.You()), e.Draw(s.You(), v.Count(s.Saved(slot)))
    put = e.Move(hand, t.LIBRARY, position=e.BOTTOM, save=slot)
    return put, e.Draw(s.You(), v.Count(s.Saved(slot)))


@binds(sp.BuriedThisWay)
def _buried_this_way(binder: Binder, node: sp.BuriedThisWay) -> Value:
    """Something else may have become of what was destroyed (614.6)."""
    count = binder.bind(sp.DestroyedThisWay(node.noun))
    assert isinstance(count, v.Count)
    return v.Count(s.Among(count.what, f.IsIn(t.GRAVEYARD)))


@binds(sp.PutThere)
def _put_there(binder: Binder, node: sp.PutThere) -> Filter:
    if binder.destroyed is None:
        raise Unbound("nothing was destroyed this way")
    return f.IsOneOf(s.Saved(binder.destroyed[0]))


@binds(sp.TradesPlaces)
def _trades_places(binder: Binder, node: sp.TradesPlaces) -> tuple[Effect, ...]:
    slot, cards = binder.new_slot(), binder.thing(node.cards)
    return (
        e.Move(cards, t.EXILE, save=slot),
        e.Sacrifice(s.AllPlayers(), binder.bind(node.permanents), v.ANY_NUMBER),
        e.Move(s.Saved(slot), t.BATTLEFIELD),
    )
