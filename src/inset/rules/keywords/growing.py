"""702.24 cumulative upkeep, 702.44 sunburst, 702.87 level up, 702.142 boast, 702.156 ravenous, 702.161 living metal,
702.171 saddle, 702.177 exhaust, 702.184 station, 702.189 firebending, 702.191 increment: keywords of permanents that grow,
pay or act."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from inset.kernel.mana import parse
from inset.kernel.types import ARTIFACT, BATTLEFIELD, CREATURE, UPKEEP
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
from inset.language.abilities import AS_SORCERY, Activated, Body, Keyword, StaticAbility, Triggered
from inset.language.conditions import AllOf, AnyOf, Compare, Exists, Happened, Matches, TurnOf, Unless
from inset.language.node import Ability, Condition
from inset.rules.objects.abilities import COMPLETIONS, EXPANSIONS

YOU: Final = sel.You()
THIS: Final = sel.This()
IS_THIS: Final = fil.IsThis()
HERE: Final = Exists(sel.Each(IS_THIS))
IS_CREATURE: Final = Matches(THIS, fil.HasType(CREATURE))
ENTERS: Final = pat.Moves(IS_THIS, destination=BATTLEFIELD)


def _cumulative_upkeep(keyword: Keyword) -> tuple[Ability, ...]:
    """702.24a; 702.24b: all the age counters count, whichever ability put them there."""
    assert keyword.cost is not None
    price = co.Repeated(keyword.cost, val.CountersOn("age", THIS))
    pay = ef.PayOr(YOU, price, unpaid=(ef.SacrificeIt(THIS),))
    body = Body((ef.PutCounters(THIS, "age"), pay))
    return (Triggered(pat.BeginningOf(UPKEEP, YOU), body, condition=HERE),)


def _sunburst(keyword: Keyword) -> tuple[Ability, ...]:
    """702.44a: +1/+1 counters on what enters as a creature, charge counters on anything else."""
    colors = val.ColorsSpent(THIS)
    grown = sta.EntersWithCounters(IS_THIS, "+1/+1", colors, IS_CREATURE)
    charged = sta.EntersWithCounters(IS_THIS, "charge", colors, Unless(IS_CREATURE))
    return (StaticAbility((grown, charged)),)


def _level_up(keyword: Keyword) -> tuple[Ability, ...]:
    """702.87a."""
    assert keyword.cost is not None
    return (Activated(keyword.cost, Body((ef.PutCounters(THIS, "level"),)), timing=AS_SORCERY),)


def _station(keyword: Keyword) -> tuple[Ability, ...]:
    """702.184a."""
    charge = ef.PutCounters(THIS, "charge", val.Stat(val.POWER, sel.Saved(co.COST_SLOT)))
    return (
        Activated(
            co.TapOthers(fil.And((fil.HasType(CREATURE), fil.Not(fil.IsThis())))), Body((charge,)), timing=AS_SORCERY
        ),
    )


def _ravenous(keyword: Keyword) -> tuple[Ability, ...]:
    """702.156a; 107.3m: X is that of the spell."""
    enters = StaticAbility((sta.EntersWithCounters(IS_THIS, "+1/+1", val.X()),))
    many = Compare(val.X(), fil.GE, 5)
    return (enters, Triggered(ENTERS, Body((ef.Draw(YOU, 1),)), condition=many))


def _living_metal(keyword: Keyword) -> tuple[Ability, ...]:
    """702.161a."""
    alive = sta.Continuous(IS_THIS, (m.AddTypes(ARTIFACT | CREATURE),))
    return (StaticAbility((alive,), condition=TurnOf(YOU)),)


def _saddle(keyword: Keyword) -> tuple[Ability, ...]:
    """702.171a."""
    body = Body((ef.Mark(THIS, fil.SADDLED),))
    return (Activated(co.TapPower(keyword.number), body, timing=AS_SORCERY),)


def _firebending(keyword: Keyword) -> tuple[Ability, ...]:
    """702.189a–b: the player firebends as it resolves."""
    fire = ef.AddMana(parse("{R}"), count=keyword.number, lasting=ef.UNTIL_COMBAT_ENDS)
    return (Triggered(pat.Attacks(IS_THIS), Body((fire, ef.Tell(pat.FIREBENDS)))),)


def _increment(keyword: Keyword) -> tuple[Ability, ...]:
    """702.191a."""
    spent = val.ManaSpent(sel.EventObject())
    more = AnyOf(tuple(Compare(spent, fil.GT, val.Stat(stat, THIS)) for stat in (val.POWER, val.TOUGHNESS)))
    grow = ef.PutCounters(THIS, "+1/+1")
    return (Triggered(pat.Casts(YOU), Body((grow,)), condition=AllOf((IS_CREATURE, more))),)


def _boast(ability: Activated) -> Activated:
    """702.142a: only if this creature attacked this turn, and only once each turn."""
    attacked = Happened(pat.Attacks(IS_THIS))
    return replace(ability, limit=1, condition=_both(ability.condition, attacked))


def _both(a: Condition | None, b: Condition) -> Condition:
    return b if a is None else AllOf((a, b))


def _exhaust(ability: Activated) -> Activated:
    """702.177a: only once."""
    return replace(ability, in_all=1)


COMPLETIONS.update({kw.BOAST: _boast, kw.EXHAUST: _exhaust})
EXPANSIONS.update(
    {
        kw.CUMULATIVE_UPKEEP: _cumulative_upkeep,
        kw.SUNBURST: _sunburst,
        kw.LEVEL_UP: _level_up,
        kw.RAVENOUS: _ravenous,
        kw.STATION: _station,
        kw.LIVING_METAL: _living_metal,
        kw.SADDLE: _saddle,
        kw.FIREBENDING: _firebending,
        kw.INCREMENT: _increment,
    }
)
