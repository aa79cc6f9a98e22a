"""702: what several keywords have in common."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import ANY_ZONE, BATTLEFIELD, CREATURE, GRAVEYARD, LAND, STACK, UPKEEP
from inset.language import (
    costs as co,
    effects as ef,
    filters as fil,
    keywords as kw,
    mods as m,
    patterns as pat,
    selections as sel,
    statics as sta,
    values as val,
)
from inset.language.abilities import AS_SORCERY, Activated, Body, Keyword, StaticAbility, TargetSpec, Triggered
from inset.language.conditions import CostWasPaid, Matches
from inset.language.node import Ability, Amount, Condition, Cost, Effect, Mod, Pattern

YOU: Final = sel.You()
THIS: Final = sel.This()
IS_THIS: Final = fil.IsThis()
ATTACKS: Final = pat.Attacks(IS_THIS)
CAST: Final = pat.Casts(YOU, IS_THIS)
ENTERS: Final = pat.Moves(IS_THIS, destination=BATTLEFIELD)
GROWTH: Final = "+1/+1"
IS_CREATURE: Final = Matches(THIS, fil.HasType(CREATURE))
DIES: Final = pat.Moves(IS_THIS, BATTLEFIELD, GRAVEYARD)
YOUR_UPKEEP: Final = pat.BeginningOf(UPKEEP, YOU)


def cost_of(keyword: Keyword, *more: Cost) -> Cost:
    assert keyword.cost is not None
    return co.All((keyword.cost, *more)) if more else keyword.cost


def equipping(keyword: Keyword) -> tuple[Ability, ...]:
    """702.6a: attach to target creature you control, as a sorcery; 702.67a: fortify is the same for lands."""
    kind = CREATURE if keyword.keyword == kw.EQUIP else LAND
    narrower = keyword.where.parts if isinstance(keyword.where, fil.And) else (keyword.where,) if keyword.where else ()
    where = [fil.HasType(kind), fil.ControlledBy(YOU), *(part for part in narrower if part != fil.HasType(kind))]
    body = Body((ef.AttachTo(THIS, sel.Target(0)),), (TargetSpec(fil.And(tuple(where))),))
    return (Activated(cost_of(keyword), body, timing=AS_SORCERY),)


def when_it_happens(event: Pattern, *effects: Effect) -> tuple[Ability, ...]:
    return (Triggered(event, Body(effects)),)


def as_it_enters(*effects: Effect) -> StaticAbility:
    return StaticAbility((sta.AsEnters(IS_THIS, effects),))


def growing_by(count: Amount) -> Effect:
    return ef.PutCounters(THIS, GROWTH, count)


def multiple(factor: Amount, of: Amount) -> Amount:
    assert isinstance(factor, int)
    return val.Times(factor, of)


def enters_with(kind: str, count: Amount, condition: Condition | None = None) -> StaticAbility:
    return StaticAbility((sta.EntersWithCounters(IS_THIS, kind, count, condition),))


def while_paid(name: str, *gained: Ability) -> StaticAbility:
    mods = tuple(m.AddAbility(ability) for ability in gained)
    return StaticAbility((sta.Continuous(IS_THIS, mods),), condition=CostWasPaid(name))


def defining(mod: Mod) -> StaticAbility:
    return StaticAbility((sta.Continuous(fil.IsThis(), (mod,), ANY_ZONE),), zone=ANY_ZONE)


def copies_if_paid(name: str, count: Amount = 1) -> Triggered:
    return Triggered(
        pat.Casts(YOU, IS_THIS), Body((ef.CopySpell(THIS, count),)), condition=CostWasPaid(name), zone=STACK
    )
