"""What an instruction before did to objects, where "it" does not say so: counters that were put or removed, lesser values."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import conditions as k, effects as e, mods as m, patterns as p, selections as s, values as v
from inset.language.node import Effect, Selection, Value
from inset.oracle import spoken as sp
from inset.oracle.binder import Binder, Unbound, binds

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
