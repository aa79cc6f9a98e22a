"""Damage that is prevented, and what else happens then (615.5): the amount, the source, and the intended recipient."""

from __future__ import annotations

import dataclasses

from inset.kernel import types as t
from inset.language import effects as e, filters as f, patterns as p, selections as s, statics as st, values as v
from inset.language.node import Effect, Filter, Players, Selection, Static, Value
from inset.language.trees import found_in
from inset.oracle import spoken as sp
from inset.oracle.binder import Binder, Unbound, binds
from inset.oracle.binding.descriptions import nouns_of


@binds(st.PreventDamage)
def _prevent_damage(binder: Binder, node: st.PreventDamage) -> st.PreventDamage:
    if node.to == f.IsThis() and node.source is not None:
        binder.mention(s.This(), ("~",))  # "to this creature by creatures blocking it"
    made: st.PreventDamage = binder.rebuild(node)
    return made


@binds(sp.PreventsAnd)
def _prevents_and(binder: Binder, node: sp.PreventsAnd) -> Static:
    rule = binder.bind(node.rule)
    assert isinstance(rule, st.PreventDamage)
    return dataclasses.replace(rule, then=_then(binder, rule.source, rule.to, rule.to_players, node.deed))


@binds(sp.PreventsBothWays)
def _both_ways(binder: Binder, node: sp.PreventsBothWays) -> Effect:
    which = binder.bind(node.which)
    to, by = st.PreventDamage(to=which, combat=node.combat), st.PreventDamage(which, combat=node.combat)
    return e.Establish((to, by), node.duration)


@binds(sp.DamagePrevented)
def _damage_prevented(binder: Binder, node: sp.DamagePrevented) -> Value:
    if not isinstance(binder.event, p.PreventsDamage):
        raise Unbound("no damage was prevented this way")
    return v.EventAmount()


@binds(sp.TheSource)
def _the_source(binder: Binder, node: sp.TheSource) -> Selection:
    if isinstance(binder.event, p.PreventsDamage):
        return s.EventOther()
    if isinstance(binder.event, p.DealsDamage) and not isinstance(binder.event.source, f.IsThis):
        return s.EventObject()
    raise Unbound("the source of what?")


def _then(
    binder: Binder, source: Filter | None, to: Filter | None, players: Players | None, deed: Effect
) -> tuple[Effect, ...]:
    """What happens with the amount prevented: the permanent is the object of the event, the source its other object."""
    outer, amount, known = binder.event, binder.event_has_amount, binder.mentions
    targets = len(binder.targets)
    binder.event, binder.event_has_amount = p.PreventsDamage(to, players), True
    binder.mentions = []
    if to is not None and players is None:
        own = _is_this(to)
        binder.mention(s.This() if own else s.EventObject(), ("~",) if own else nouns_of(to, t.BATTLEFIELD))
    if players is not None and not isinstance(players, s.You) and to is None:
        binder.mention(s.EventPlayer(), ("player", "opponent"))
    effects = binder.effects(deed)
    binder.event, binder.event_has_amount, binder.mentions = outer, amount, known
    if len(binder.targets) != targets or found_in(effects, e.WhenYouDo):
        raise Unbound("a target of what happens as damage is prevented")
    return effects


def _is_this(to: Filter) -> bool:
    return f.IsThis() in (to.parts if isinstance(to, f.And) else (to,))


def prevented_also(binder: Binder, made: list[Effect], deed: Effect) -> None:
    """ "Prevent all damage …. You gain life equal to the damage prevented this way": each time some is prevented."""
    last = made[-1] if made else None
    if isinstance(last, e.Guard) and not last.then and last.onto is None and last.onto_players is None:
        made[-1] = dataclasses.replace(last, then=_then(binder, last.where, None, None, deed))
        return
    if not isinstance(last, e.Establish) or len(last.statics) != 1:
        raise Unbound("what was prevented?")
    rule = last.statics[0]
    if not isinstance(rule, st.PreventDamage) or rule.then:
        raise Unbound("what was prevented?")
    to = rule.to
    then = _then(binder, rule.source, to, rule.to_players, deed)
    made[-1] = dataclasses.replace(last, statics=(dataclasses.replace(rule, then=then),))
