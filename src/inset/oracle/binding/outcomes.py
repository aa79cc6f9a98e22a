"""The result of an instruction: put somewhere "this way", the rest that is sacrificed, reflexive triggers of one outcome."""

from __future__ import annotations

import dataclasses

from inset.kernel import types as t
from inset.language import (
    conditions as k,
    effects as e,
    filters as f,
    mods as m,
    patterns as p,
    selections as s,
    statics as st,
    values as v,
)
from inset.language.abilities import Body
from inset.language.node import Condition, Effect, Static, Value
from inset.language.trees import found_in
from inset.oracle import spoken as sp
from inset.oracle.binder import Binder, Unbound, binds
from inset.oracle.binding.descriptions import described, join, parts_of
from inset.oracle.binding.later import awaiting, inner


@binds(sp.WhenYou)
def _when_you(binder: Binder, node: sp.WhenYou) -> Effect:
    """603.12: it triggers only if the condition holds, and its targets are chosen then."""
    binder.clause()
    condition = binder.bind(node.condition)
    outer, binder.targets = binder.targets, []
    divided, binder.divided = binder.divided, None
    effects = binder.effects(node.deed)
    if found_in(effects, m.AddThisAbility):
        raise Unbound("which ability?")
    body = Body(effects, tuple(binder.targets), binder.divided)
    binder.targets, binder.divided = outer, divided
    return e.If(condition, (e.WhenYouDo(body),))


@binds(sp.PutThisWay)
def _put_this_way(binder: Binder, node: sp.PutThisWay) -> Condition:
    slots = [slot for slot, to in binder.placed if to == node.to]
    if len(slots) != 1:
        raise Unbound("what was put there this way?")
    put = s.Saved(slots[0])
    if node.what is None:
        return k.Did(slots[0])
    outer, binder.zone = binder.zone, node.to
    try:
        where = binder.bind(node.what)
    finally:
        binder.zone = outer
    binder.mention(put, ("card", "permanent") if node.to == t.BATTLEFIELD else ("card",), zones=node.to)
    return k.Exists(s.Among(put, where))


@binds(sp.KeepsOnly)
def _keeps_only(binder: Binder, node: sp.KeepsOnly) -> tuple[Effect, ...]:
    """101.4: all choices are made first, then the others are sacrificed at the same time."""
    who, some = binder.subject, node.what
    if who is None or not isinstance(some, sp.Some):
        raise Unbound("who chooses?")
    found = described(binder, some.what)
    theirs = f.ControlledBy(who)
    if found.zones != t.BATTLEFIELD or theirs not in parts_of(found.where):
        raise Unbound("the rest of what?")
    slot = binder.new_slot()
    binder.mention(s.Saved(slot), (*found.nouns, "chosen"), many=some.most != 1)
    rest = join([*(part for part in parts_of(found.where) if part != theirs), f.Not(f.IsOneOf(s.Saved(slot)))])
    put = [e.PutCounters(s.Saved(slot), kind, binder.bind(count)) for kind, count in node.counters]
    chosen = e.Choose(found.selection, slot, binder.bind(some.least), binder.bind(some.most), who)
    return chosen, *put, e.Sacrifice(who, rest, v.ANY_NUMBER, binder.new_slot())


def kept_by_all(
    binder: Binder, who: s.AllPlayers | s.Opponents, effects: tuple[Effect, ...]
) -> tuple[Effect, ...] | None:
    """The same for each of several players: all of them choose before any of them sacrifices."""
    match effects:
        case (e.Choose() as choice, *put, e.Sacrifice() as rest) if rest.who == s.ThatOne() == choice.who:
            if not all(isinstance(one, e.PutCounters) and one.what == s.Saved(choice.save) for one in put):
                return None
            for mention in binder.mentions:
                mention.many = mention.many or mention.what == s.Saved(choice.save)
            return dataclasses.replace(choice, who=who), *put, dataclasses.replace(rest, who=who)
    return None


@binds(sp.OnLosingControl)
def _on_losing_control(binder: Binder, node: sp.OnLosingControl) -> Effect:
    what = binder.thing(node.what)
    if not isinstance(what, (s.Target, s.Saved)):
        raise Unbound("control of which of them is lost?")
    nouns = next((x.nouns for x in reversed(binder.mentions) if x.what == what), ("permanent",))
    with awaiting(binder, nouns):
        return e.Later(p.LosesControl(s.You(), f.IsOneOf(what)), inner(binder, node.deed))


@binds(sp.LifeGained)
def _life_gained(binder: Binder, node: sp.LifeGained) -> Value:
    if not isinstance(binder.event, p.GainsLife):
        raise Unbound("the life gained when?")
    return v.EventAmount()


@binds(sp.ExilesFromGraveyard)
def _exiles_from_graveyard(binder: Binder, node: sp.ExilesFromGraveyard) -> Effect:
    what = binder.thing(node.what, moved=True)
    slot = binder.new_slot()
    binder.went(what, ("card", "exiled"), False, s.Saved(slot), t.EXILE)
    return e.Move(s.Among(what, f.IsIn(t.GRAVEYARD)), t.EXILE, save=slot)


@binds(sp.PaysInstead)
def _pays_instead(binder: Binder, node: sp.PaysInstead) -> Static:
    """118.9: the permission is the player's own, so that it needn't be asked who casts the spell."""
    outer, binder.zone = binder.zone, t.STACK
    try:
        where = binder.bind(node.what)
    finally:
        binder.zone = outer
    yours = f.WasCastBy(s.You())
    if yours not in parts_of(where):
        raise Unbound("whose spells?")
    rest = join([part for part in parts_of(where) if part != yours])
    return st.OfferAlternativeCost(s.You(), rest, binder.bind(node.cost))


@binds(e.Establish)
def _establish(binder: Binder, node: e.Establish) -> Effect:
    """ "Each of those creatures can't attack for as long as it has a counter on it": for each as long as is true of it."""
    what = binder.subject_thing
    if (
        what is None
        or not found_in(node.condition, sp.It)
        or not any(x.what == what and x.many for x in binder.mentions)
    ):
        made: Effect = binder.rebuild(node)
        return made
    known = binder.mentions
    nouns = next(x.nouns for x in reversed(known) if x.what == what)
    binder.mentions, binder.subject_thing = [], s.ThatThing()
    binder.mention(s.ThatThing(), nouns)
    made = binder.rebuild(node)
    binder.mentions, binder.subject_thing = known, what
    return e.ForEach(what, (made,))


@binds(sp.GainsSuspend)
def _gains_suspend(binder: Binder, node: sp.GainsSuspend) -> Effect:
    return e.GainSuspend(binder.thing(node.what, moved=True, role=t.EXILE))
