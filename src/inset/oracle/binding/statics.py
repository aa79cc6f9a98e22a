"""Static abilities (604): what is true of which objects, and where."""

from __future__ import annotations

import dataclasses
from typing import Any, Final

from inset.kernel import types as t
from inset.kernel.mana import ManaCost
from inset.language import (
    abilities as a,
    conditions as k,
    costs as c,
    filters as f,
    mods as m,
    selections as s,
    statics as st,
    values as v,
)
from inset.language.keywords import FLASH
from inset.language.mods import DefinePT
from inset.language.node import Ability, Condition, Cost, Filter, Node, Static
from inset.language.trees import found_in, replaced
from inset.oracle import spoken as sp
from inset.oracle.binder import Binder, Unbound, binds
from inset.oracle.binding.descriptions import described, join, parts_of
from inset.oracle.binding.tokens_and_changes import mods, token_of


@binds(sp.StaticText)
def _static(binder: Binder, node: sp.StaticText) -> Ability:
    statics: list[Static] = []
    if node.condition is not None and not node.after:
        condition = binder.bind(node.condition)
    for static in node.statics:
        made = binder.bind(static)
        statics.extend(made if isinstance(made, tuple) else (made,))
    if node.condition is not None and node.after:
        condition = binder.bind(node.condition)
    if node.condition is not None and binder.home:
        condition = _besides_where_it_is(condition)
    if node.condition is not None and found_in(condition, s.DefendingPlayer):
        if len(statics) == 1 and isinstance(statics[0], st.Restrict) and statics[0].kind == st.CANT_ATTACK:
            return a.StaticAbility((_not_against(statics[0], condition),))
        if any(getattr(static, "where", None) != f.IsThis() for static in statics):  # 508.5a: each has its own
            raise Unbound("the defending player of which creature?")
    if node.condition is not None and statics == [_FLASH]:
        return a.FlashIf(condition)  # 113.6: it says when the spell may be cast, wherever from
    made = a.StaticAbility(tuple(statics), None if node.condition is None else condition)
    if any(isinstance(static, st.Continuous) and static.zone == t.ANY_ZONE for static in statics):
        made = dataclasses.replace(made, zone=t.ANY_ZONE)  # 604.3: functions in all zones
    if binder.home:  # "as long as this card is in your graveyard": it functions there (113.6)
        made = dataclasses.replace(made, zone=binder.home)
    if any(isinstance(static, st.MovesInstead) and _wherever_it_is(static) for static in statics):
        made = dataclasses.replace(made, zone=t.ANY_ZONE)  # 113.6: it says from where
    return made


_FLASH: Final = st.Continuous(f.IsThis(), (m.AddAbility(a.Keyword(FLASH)),))


def _besides_where_it_is(condition: Condition) -> Condition:
    """ "As long as ~ is in your graveyard and …": the first condition says where it functions."""
    match condition:
        case k.AllOf(parts=(k.Matches(what=s.This(), where=f.IsIn()), other)):
            return other
    return condition


@binds(sp.OtherwiseStatic)
def _otherwise_static(binder: Binder, node: sp.OtherwiseStatic) -> tuple[Ability, ...]:
    first = binder.bind(sp.StaticText((node.first,), None if node.instead else node.condition, node.after))
    binder.clause()
    second = binder.bind(sp.StaticText((node.second,), node.condition if node.instead else None, True))
    with_it, without = (second, first) if node.instead else (first, second)
    assert isinstance(with_it, a.StaticAbility)
    assert with_it.condition is not None
    assert isinstance(without, a.StaticAbility)
    return tuple(
        dataclasses.replace(one, condition=k.Unless(with_it.condition)) if one is without else one
        for one in (first, second)
    )


def _not_against(rule: st.Restrict, condition: Condition) -> st.Restrict:
    """ "Can't attack unless defending player controls an Island": players for whom that isn't true can't be attacked."""
    there = s.PlayersWhere(s.AllPlayers(), replaced(condition, s.DefendingPlayer(s.This()), s.ThatOne()))
    return dataclasses.replace(rule, against=f.DefendedBy(there))


def _wherever_it_is(static: st.MovesInstead) -> bool:
    return static.origin == t.ANY_ZONE and isinstance(static.where, f.IsThis)


@binds(sp.SizeIs)
def _size_is(binder: Binder, node: sp.SizeIs) -> Static:
    binder.mention(s.This(), ("~",))
    power = None if node.power is None else binder.bind(node.power)
    toughness = None if node.toughness is None else binder.bind(node.toughness)
    return st.Continuous(f.IsThis(), (DefinePT(power, toughness),), t.ANY_ZONE)


@binds(sp.CostsLess)
def _costs_less(binder: Binder, node: sp.CostsLess) -> Static:
    outer, binder.zone = binder.zone, t.STACK
    try:
        where = binder.bind(node.what)
    finally:
        binder.zone = outer
    parts = where.parts if isinstance(where, f.And) else (where,)
    yours = f.WasCastBy(s.You())
    theirs = f.WasCastBy(s.Opponents())
    who = s.You() if yours in parts else s.Opponents() if theirs in parts else s.AllPlayers()
    spells = join([part for part in parts if part not in (yours, theirs)])
    return st.CostChange(spells, binder.bind(node.amount), who, node.sign, node.colored, node.only_colored)


@binds(st.CostChange)
def _cost_change(binder: Binder, node: st.CostChange) -> Static:
    made: st.CostChange = binder.rebuild(node)
    if found_in(made.where, f.WasKicked) or found_in(made.where, f.IsFaceDown):
        raise Unbound("what a spell costs before it is known how it is cast")
    return made


@binds(sp.OnceATurn)
def _once_a_turn(binder: Binder, node: sp.OnceATurn) -> Static:
    made: Static = binder.bind(node.static)
    return made


@binds(st.MayPlay)
def _may_play(binder: Binder, node: st.MayPlay) -> st.MayPlay:
    """Spells that are cast: saying that they are spells adds nothing."""
    where = binder.bind(node.spell)
    parts = where.parts if isinstance(where, f.And) else (where,)
    spell = join([part for part in parts if part != f.IsSpell()])
    cost, add = binder.bind(node.cost), binder.bind(node.add)
    return dataclasses.replace(node, card=binder.bind(node.card), spell=spell, cost=cost, add=add)


@binds(c.ExileCards)
def _exile_cards(binder: Binder, node: c.ExileCards) -> c.ExileCards:
    outer, binder.zone = binder.zone, node.zone
    own, binder.of_itself = binder.of_itself, binder.of_itself or binder.spell  # "other cards" than this one
    try:
        where = binder.bind(node.where)
    finally:
        binder.zone, binder.of_itself = outer, own
    parts = where.parts if isinstance(where, f.And) else (where,)
    return dataclasses.replace(node, where=where, zone=t.STACK if f.IsSpell() in parts else node.zone)  # 109.2b


def with_itself(cost: Cost) -> Cost:
    """109.2a: without "other", "artifact cards from your graveyard" may include the card whose ability it is."""
    if isinstance(cost, c.ExileCards) and cost.zone == t.GRAVEYARD:
        parts = cost.where.parts if isinstance(cost.where, f.And) else (cost.where,)
        return cost if f.Not(f.IsThis()) in parts else dataclasses.replace(cost, itself=True)
    if isinstance(cost, c.All) and c.ExileThis() not in cost.parts:
        return c.All(tuple(with_itself(part) for part in cost.parts))
    return cost


@binds(sp.ThingIs)
def _thing_is(binder: Binder, node: sp.ThingIs) -> tuple[Static, ...]:
    binder.subject_filter = _subject(binder, node.what)
    made: list[Static] = []
    for static in node.statics:
        bound = binder.bind(static)
        made.extend(bound if isinstance(bound, tuple) else (bound,))
    if binder.static_zone in CARDS_HAVE and not all(isinstance(one, st.Continuous) for one in made):
        raise Unbound("the zone is not clear here")  # what else is true of objects is true of permanents and spells
    return tuple(made)


CARDS_HAVE: Final = (t.GRAVEYARD, t.HAND)


def _subject(binder: Binder, what: Node) -> Filter:
    if isinstance(what, s.This):
        binder.bind(what)
        return f.IsThis()
    if isinstance(what, sp.HostAs):
        binder.bind(what)
        return f.IsOneOf(s.Host())
    if isinstance(what, sp.ThePair):
        return f.THE_PAIR
    if isinstance(what, sp.Every):
        found = described(binder, what.what)
        if found.zones == t.STACK and found.owner is None:
            binder.static_zone = t.STACK
            return found.where
        if found.zones in CARDS_HAVE and found.among is None:  # "each creature card in your graveyard has scavenge"
            binder.static_zone = found.zones
            return found.owned
        if found.zones != t.BATTLEFIELD:
            raise Unbound("the zone is not clear here")
        binder.mention(s.Each(found.where), found.nouns, many=True)
        binder.affected = found.nouns
        return found.where
    if isinstance(what, sp.SubjectPair):
        first = _subject(binder, what.first)
        binder.affected = None
        return f.disjunction(first, _subject(binder, what.second))
    if isinstance(what, sp.It) and binder.mentions:
        made = binder.bind(what)
        return f.IsThis() if made == s.This() else f.IsOneOf(made)
    raise Unbound("such a subject has no static ability")


OFF_THE_BATTLEFIELD: Final = t.HAND | t.LIBRARY | t.GRAVEYARD | t.EXILE | t.COMMAND


@binds(sp.Elsewhere)
def _elsewhere(binder: Binder, node: sp.Elsewhere) -> Ability:
    made = binder.bind(node.ability)
    assert isinstance(made, a.StaticAbility)
    statics = made.statics if made.condition is None else ()
    if len(statics) != 1 or not isinstance(statics[0], st.Continuous) or statics[0].zone != t.BATTLEFIELD:
        raise Unbound("what is true elsewhere?")
    first, creature = statics[0], f.HasType(t.CREATURE)
    if not {creature, f.ControlledBy(s.You())} <= set(parts_of(first.where)):
        raise Unbound("of whom is it true elsewhere?")
    spells = st.Continuous(f.And((creature, f.ControlledBy(s.You()))), first.mods, t.STACK)
    cards = st.Continuous(f.And((creature, f.OwnedBy(s.You()))), first.mods, OFF_THE_BATTLEFIELD)
    return dataclasses.replace(made, statics=(first, spells, cards))


@binds(st.AbilityCostChange)
def _ability_cost_change(binder: Binder, node: st.AbilityCostChange) -> Static:
    made: st.AbilityCostChange = binder.rebuild(node)
    if any(found_in(made.where, kind) for kind in (f.TargetsSome, f.TargetsOnly, f.HasTargets)):
        raise Unbound("what an ability targets is not known of its source")
    return made


@binds(sp.KeywordIf)
def _keyword_if(binder: Binder, node: sp.KeywordIf) -> Static:
    assert binder.subject_filter is not None
    return st.Continuous(
        join([binder.subject_filter, f.HasColor(node.color)]), mods(binder, (sp.Granted((node.keyword,)),))
    )


@binds(st.Continuous)
def _continuous(binder: Binder, node: st.Continuous) -> Static:
    where = binder.bind(node.where)
    return st.Continuous(
        where, mods(binder, node.mods), binder.static_zone if node.zone == t.BATTLEFIELD else node.zone
    )


@binds(sp.CostsMoreEach)
def _costs_more_each(binder: Binder, node: sp.CostsMoreEach) -> tuple[Ability, ...]:
    """601.2f: generic and colored mana separately."""
    further = v.FurtherTargets()
    generic = v.Times(node.mana.generic, further) if node.mana.generic > 1 else further
    return a.OwnCost(generic, 1), a.OwnCost(further, 1, colored=ManaCost(0, node.mana.pips))


@binds(sp.CostsLessIf)
def _costs_less_if(binder: Binder, node: sp.CostsLessIf) -> tuple[Ability, ...]:
    """118.7a, 118.7c: generic and colored mana apart."""
    condition = binder.bind(node.condition)
    colored = ManaCost(0, node.mana.pips)
    return a.OwnCost(node.mana.generic, condition=condition), a.OwnCost(1, condition=condition, colored=colored)


@binds(st.Restrict)
def _restrict(binder: Binder, node: st.Restrict) -> Static:
    """ "Target creature blocks it this turn if able": something other than itself."""
    outer = binder.apart
    if node.where == f.IsOneOf(sp.SubjectThing()):
        binder.apart = binder.subject_thing
    try:
        made: Static = binder.rebuild(node)
        return made
    finally:
        binder.apart = outer


@binds(sp.NotAdditional)
def _not_additional(binder: Binder, node: sp.NotAdditional) -> Static:
    made: Static = binder.bind(node.static)
    return made


@binds(st.TokensInstead)
def _tokens_instead(binder: Binder, node: st.TokensInstead) -> Static:
    """614.16: a token of a size that is still to be found would not be one token."""
    texts: tuple[Any, ...] = node.tokens
    made = tuple(token_of(binder, text) for text in texts)
    if any(size is not None for _, size in made):
        raise Unbound("a token of which size?")
    return dataclasses.replace(node, tokens=tuple(token for token, _ in made), where=binder.bind(node.where))
