"""702.30 echo, 702.32 fading, 702.43 modular, 702.46 soulshift, 702.54 bloodthirst, 702.63 vanishing, 702.92 living weapon,
702.109 dash, 702.123 fabricate, 702.135 afterlife, 702.152 blitz: keywords about how a permanent enters, how long it stays,
and what it leaves behind."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import ARTIFACT, BATTLEFIELD, BLACK, CREATURE, GRAVEYARD, HAND, UPKEEP, WHITE
from inset.language import (
    effects as ef,
    filters as fil,
    keywords as kw,
    mods as m,
    patterns as pat,
    selections as sel,
    statics as sta,
    values as val,
)
from inset.language.abilities import Body, Keyword, StaticAbility, TargetSpec, Triggered
from inset.language.conditions import Compare, CostWasPaid, Did, Happened, Matches, NewlyControlled, Unless
from inset.language.node import Ability, Amount, Condition
from inset.language.words.kinds import creature_token, flying
from inset.rules.objects.abilities import EXPANSIONS

YOU: Final = sel.You()
THIS: Final = sel.This()
IS_THIS: Final = fil.IsThis()
ENTERS: Final = pat.Moves(IS_THIS, destination=BATTLEFIELD)
DIES: Final = pat.Moves(IS_THIS, BATTLEFIELD, GRAVEYARD)
YOUR_UPKEEP: Final = pat.BeginningOf(UPKEEP, YOU)
SPIRIT: Final = creature_token("Spirit", 1, 1, WHITE | BLACK, flying)
SERVO: Final = creature_token("Servo", 1, 1, 0, types=ARTIFACT)
GERM: Final = creature_token("Phyrexian Germ", 0, 0, BLACK)


def _enters_with(kind: str, count: Amount, condition: Condition | None = None) -> StaticAbility:
    return StaticAbility((sta.EntersWithCounters(IS_THIS, kind, count, condition),))


def _vanishing(keyword: Keyword) -> tuple[Ability, ...]:
    """702.63a; 702.63b: without a number it enters with none."""
    has_one = Matches(THIS, fil.HasCounter("time"))
    tick = Triggered(YOUR_UPKEEP, Body((ef.TakeCounters(THIS, "time", 1),)), condition=has_one)
    over = Triggered(pat.LastCounterRemoved(IS_THIS, "time"), Body((ef.SacrificeIt(THIS),)))
    return (_enters_with("time", keyword.number), tick, over) if keyword.number else (tick, over)


def _fading(keyword: Keyword) -> tuple[Ability, ...]:
    """702.32a: if no counter can be removed, it is sacrificed."""
    remove = ef.TakeCounters(THIS, "fade", 1)
    has_one = Matches(THIS, fil.HasCounter("fade"))
    fade = Triggered(YOUR_UPKEEP, Body((ef.If(has_one, (remove,), (ef.SacrificeIt(THIS),)),)))
    return (_enters_with("fade", keyword.number), fade)


def _modular(keyword: Keyword) -> tuple[Ability, ...]:
    """702.43a: its +1/+1 counters may go to an artifact creature."""
    target = TargetSpec(fil.And((fil.HasType(ARTIFACT), fil.HasType(CREATURE))))
    counters = val.CountersOn("+1/+1", sel.EventOther())
    give = ef.May((ef.PutCounters(sel.Target(0), "+1/+1", counters),))
    return (_enters_with("+1/+1", keyword.number), Triggered(DIES, Body((give,), (target,))))


def _bloodthirst(keyword: Keyword) -> tuple[Ability, ...]:
    hurt = Happened(pat.DealsDamage(fil.Anything(), to_players=sel.Opponents()))
    return (_enters_with("+1/+1", keyword.number, hurt),)


def _living_weapon(keyword: Keyword) -> tuple[Ability, ...]:
    make = ef.CreateToken(GERM, save=0)
    return (Triggered(ENTERS, Body((make, ef.AttachTo(THIS, sel.Saved(0))))),)


def _fabricate(keyword: Keyword) -> tuple[Ability, ...]:
    """702.123a; 702.123b: if it is gone, the counters can't be put, and there are Servos."""
    grow = ef.May((ef.PutCounters(THIS, "+1/+1", keyword.number),), save=0)
    servos = ef.If(Unless(Did(0)), (ef.CreateToken(SERVO, keyword.number),))
    there = Compare(val.Count(sel.Each(IS_THIS)), fil.GE, 1)
    return (Triggered(ENTERS, Body((ef.If(there, (grow, servos), (ef.CreateToken(SERVO, keyword.number),)),))),)


def _afterlife(keyword: Keyword) -> tuple[Ability, ...]:
    return (Triggered(DIES, Body((ef.CreateToken(SPIRIT, keyword.number),))),)


def _echo(keyword: Keyword) -> tuple[Ability, ...]:
    """702.30a."""
    assert keyword.cost is not None
    stay = ef.PayOr(YOU, keyword.cost, unpaid=(ef.SacrificeIt(THIS),))
    return (Triggered(YOUR_UPKEEP, Body((stay,)), condition=NewlyControlled()),)


def _soulshift(keyword: Keyword) -> tuple[Ability, ...]:
    """702.46a."""
    small = fil.StatIs(val.MANA_VALUE, fil.LE, keyword.number)
    spirit = fil.And((fil.HasSubtype(("Spirit",)), small, fil.OwnedBy(YOU)))
    back = ef.May((ef.Move(sel.Target(0), HAND),))
    return (Triggered(DIES, Body((back,), (TargetSpec(spirit, zones=GRAVEYARD),))),)


def _while_paid(name: str, *gained: Ability) -> StaticAbility:
    mods = tuple(m.AddAbility(ability) for ability in gained)
    return StaticAbility((sta.Continuous(IS_THIS, mods),), condition=CostWasPaid(name))


def _dash(keyword: Keyword) -> tuple[Ability, ...]:
    """702.109a: haste; ``delayed`` sets up its return."""
    return (_while_paid("dash", Keyword(kw.HASTE)),)


def _blitz(keyword: Keyword) -> tuple[Ability, ...]:
    """702.152a: haste and a card when it dies; ``delayed`` sets up its sacrifice."""
    return (_while_paid("blitz", Keyword(kw.HASTE), Triggered(DIES, Body((ef.Draw(YOU, 1),)))),)


EXPANSIONS.update({kw.ECHO: _echo, kw.SOULSHIFT: _soulshift, kw.DASH: _dash, kw.BLITZ: _blitz})
EXPANSIONS.update(
    {
        kw.VANISHING: _vanishing,
        kw.FADING: _fading,
        kw.MODULAR: _modular,
        kw.BLOODTHIRST: _bloodthirst,
        kw.LIVING_WEAPON: _living_weapon,
        kw.FABRICATE: _fabricate,
        kw.AFTERLIFE: _afterlife,
    }
)
