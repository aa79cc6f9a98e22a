"""What an earlier instruction did: what it handled, destroyed or dealt "this way", counters that were put or removed (608.2c)."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import (
    conditions as k,
    effects as e,
    filters as f,
    mods as m,
    patterns as p,
    selections as s,
    values as v,
)
from inset.language.node import Effect, Filter, Selection, Value
from inset.oracle import spoken as sp
from inset.oracle.binder import Binder, Mention, Unbound, binds
from inset.oracle.binding.descriptions import join, nouns_of

ABOUT_ONE = (p.Moves, p.Casts)


@binds(sp.EventThing)
def _event_thing(binder: Binder, node: sp.EventThing) -> Selection:
    if not isinstance(binder.event, ABOUT_ONE) or getattr(binder.event, "batch", False):
        raise Unbound("lesser than what?")
    return s.EventObject()


@binds(sp.HadCounters)
def _had_counters(binder: Binder, node: sp.HadCounters) -> Selection:
    if binder.countered is None or isinstance(binder.countered, s.Each):
        raise Unbound("on what were counters put?")
    return binder.countered


@binds(sp.NoneRemoved)
def _none_removed(binder: Binder, node: sp.NoneRemoved) -> k.Unless:
    if binder.taken < 0:
        raise Unbound("no counters were removed this way")
    return k.Unless(k.Did(binder.taken))


@binds(sp.One)
def _one(binder: Binder, node: sp.One) -> int:
    return 1


@binds(sp.MostDiscarded)
def _most_discarded(binder: Binder, node: sp.MostDiscarded) -> Value:
    if binder.hands < 0:
        raise Unbound("no hands were discarded this way")
    return v.MostOwned(s.Saved(binder.hands))


@binds(sp.LifeLost)
def _life_lost(binder: Binder, node: sp.LifeLost) -> Value:
    if binder.life_lost < 0:
        raise Unbound("no life was lost this way")
    return v.SavedNumber(binder.life_lost)


@binds(sp.OpponentGains)
def _opponent_gains(binder: Binder, node: sp.OpponentGains) -> tuple[Effect, ...]:
    """The player is kept with the effect, which lasts when the ability's own object is gone."""
    what = binder.thing(node.what, role=t.BATTLEFIELD)
    slot = binder.new_slot()
    taken = e.Modify(what, (m.SetController(s.SavedPlayers(slot)),), e.FOREVER)
    return e.ChooseWord(e.OPPONENT), e.Remember(slot, who=s.ChosenPlayer()), taken


# --- what was handled, destroyed or dealt -------------------------------------------------------------------------------
@binds(sp.DestroyedThisWay)
def _destroyed_this_way(binder: Binder, node: sp.DestroyedThisWay) -> Value:
    """All that was destroyed, if the noun fits all of it."""
    if binder.destroyed is None:
        raise Unbound("nothing was destroyed this way")
    slot, nouns, _ = binder.destroyed
    kinds = [noun for noun in nouns if noun in t.WORD_TYPE]
    if node.noun != "permanent" and kinds != [node.noun]:
        raise Unbound("which of those that were destroyed?")
    return v.Count(s.Saved(slot))


@binds(sp.DoneThisWay)
def _done_this_way(binder: Binder, node: sp.DoneThisWay) -> Value:
    """All that an earlier instruction handled, if the noun fits all of it."""
    if node.done == "drawn":
        if binder.drawn < 0:
            raise Unbound("nothing was drawn this way")
        return v.Count(s.Saved(binder.drawn))
    if node.done == "tapped":
        slot, nouns = binder.tapped
        if node.noun not in nouns:
            raise Unbound("which of those that were tapped?")
        return v.Count(s.Saved(slot))
    if node.done == "discarded" and binder.hands >= 0 and not any("discarded" in x.nouns for x in binder.mentions):
        return v.Count(s.Saved(binder.hands))

    def fits(mention: Mention) -> bool:
        if not isinstance(mention.what, Selection):
            return False
        if node.done == "exiled":
            done = isinstance(mention.moved, s.Saved) and mention.zones == t.EXILE
        else:
            done = isinstance(mention.what, s.Saved) and node.done in mention.nouns
        return done and (node.noun in mention.nouns or node.noun == "card")

    found = binder.find(f"{node.done} this way", fits)
    kinds = [noun for noun in found.nouns if noun in t.WORD_TYPE]
    if node.noun in t.WORD_TYPE and kinds != [node.noun]:
        raise Unbound(f"which of those that were {node.done}?")
    binder.referred.append(found.what)
    made = found.moved if node.done == "exiled" else found.what
    assert isinstance(made, s.Saved)
    return v.Count(made)


def _such(binder: Binder, what: Filter, done: str) -> tuple[Mention, s.Saved, Filter]:
    """What an earlier instruction handled, where it is now, and how some of it is described."""

    def fits(mention: Mention) -> bool:
        if done == "exiled":
            return isinstance(mention.moved, s.Saved) and mention.zones == t.EXILE
        return isinstance(mention.what, s.Saved) and done in mention.nouns

    found = binder.find(f"{done} this way", fits)
    group = found.moved if done == "exiled" else found.what
    assert isinstance(group, s.Saved)
    outer, binder.zone = binder.zone, t.LIBRARY  # wherever it is, a card is asked about
    try:
        where = binder.bind(what)
    finally:
        binder.zone = outer
    binder.referred.append(found.what)
    return found, group, where


@binds(sp.DoneToSuch)
def _done_to_such(binder: Binder, node: sp.DoneToSuch) -> Value:
    _, group, where = _such(binder, node.what, node.done)
    return v.CountMatching(group, where)


@binds(sp.DoneToOne)
def _done_to_one(binder: Binder, node: sp.DoneToOne) -> k.Exists:
    """If there is only one card, "it" is that card from here on."""
    found, group, where = _such(binder, node.what, node.done)
    if node.yours and group.slot not in binder.yours:
        raise Unbound("which of them did you discard?")
    if not found.many:
        binder.mention(group, ("card",))
    return k.Exists(s.Among(group, where))


@binds(sp.DamageDealt)
def _damage_dealt(binder: Binder, node: sp.DamageDealt) -> Value:
    if binder.dealt < 0:
        raise Unbound("no damage was dealt this way")
    return v.SavedNumber(binder.dealt)


@binds(sp.WasDestroyed)
def _was_destroyed(binder: Binder, node: sp.WasDestroyed) -> k.Did:
    if binder.destroyed is None:
        raise Unbound("nothing was destroyed this way")
    slot, nouns, what = binder.destroyed
    kinds = [noun for noun in nouns if noun in t.WORD_TYPE]
    if (node.noun != "permanent" and kinds != [node.noun]) or not isinstance(what, s.Target):
        raise Unbound("what was destroyed this way?")
    return k.Did(slot)


HIT_BY_THIS: Final = f.DidThisTurn(p.DealsDamage(f.IsThis(), f.Anything()))


@binds(sp.HitByThis)
def _hit_by_this(binder: Binder, node: sp.HitByThis) -> Filter:
    """A spell deals its damage only as it resolves: what it has dealt this turn, it has dealt this way."""
    if not binder.spell:
        raise Unbound("dealt damage in which way?")
    return HIT_BY_THIS


@binds(sp.HitThisWay)
def _hit_this_way(binder: Binder, node: sp.HitThisWay) -> k.Happened | k.Exists:
    hit = _hit_by_this(binder, sp.HitByThis())
    if node.what is None:
        return k.Happened(p.DealsDamage(f.IsThis(), None, s.AllPlayers()))
    where = binder.bind(node.what)
    harmed = s.Each(join([hit, where]))
    binder.clause()
    binder.mention(harmed, nouns_of(where, t.BATTLEFIELD))
    return k.Exists(harmed)
