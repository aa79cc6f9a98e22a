"""702.21 ward, 702.40 storm, 702.55 haunt, 702.62 suspend, 702.78 conspire, 702.79 persist, 702.83 exalted, 702.85 cascade,
702.93 undying, 702.108 prowess, 702.175 offspring and others: keywords that are triggered abilities."""

from __future__ import annotations

from typing import Final

from inset.kernel.mana import FREE, parse
from inset.kernel.types import BATTLEFIELD, CREATURE, EXILE, GRAVEYARD, INSTANT, SORCERY, STACK, UPKEEP
from inset.language import (
    effects as ef,
    filters as fil,
    keywords as kw,
    mods as m,
    patterns as pat,
    selections as sel,
    values as val,
)
from inset.language.abilities import Body, Keyword, TargetSpec, Triggered
from inset.language.conditions import Compare, CostWasPaid, Matches, Unless
from inset.language.costs import PayMana
from inset.language.node import Ability, Amount
from inset.rules.objects.abilities import EXPANSIONS, instance_name

YOU: Final = sel.You()
THIS: Final = sel.This()
IS_THIS: Final = fil.IsThis()
DIES: Final = pat.Moves(IS_THIS, BATTLEFIELD, GRAVEYARD)
NONCREATURE_SPELL: Final = fil.Not(fil.HasType(CREATURE))


def _ward(keyword: Keyword) -> tuple[Ability, ...]:
    """702.21a: countered unless that player pays."""
    assert keyword.cost is not None
    theirs = fil.ControlledBy(sel.Opponents())
    stop = ef.PayOr(sel.ControllerOf(sel.EventOther()), keyword.cost, unpaid=(ef.Counter(sel.EventOther()),))
    return (Triggered(pat.BecomesTarget(IS_THIS, theirs), Body((stop,))),)


def _prowess(keyword: Keyword) -> tuple[Ability, ...]:
    grow = ef.Modify(THIS, (m.ModifyPT(1, 1),))
    return (Triggered(pat.Casts(YOU, NONCREATURE_SPELL), Body((grow,))),)


def _cascade(keyword: Keyword) -> tuple[Ability, ...]:
    return (Triggered(pat.Casts(YOU, IS_THIS), Body((ef.Cascade(),)), zone=STACK),)


def _storm(keyword: Keyword) -> tuple[Ability, ...]:
    """702.40a: a copy for each spell cast before it this turn."""
    before = val.TimesHappened(pat.Casts(sel.AllPlayers()), before=True)
    return (Triggered(pat.Casts(YOU, IS_THIS), Body((ef.CopySpell(THIS, before),)), zone=STACK),)


def _copies_if_paid(name: str, count: Amount = 1) -> Triggered:
    return Triggered(
        pat.Casts(YOU, IS_THIS), Body((ef.CopySpell(THIS, count),)), condition=CostWasPaid(name), zone=STACK
    )


def _conspire(keyword: Keyword) -> tuple[Ability, ...]:
    """702.78a; 702.78b: each instance by itself."""
    return (_copies_if_paid(instance_name(keyword)),)


def _casualty(keyword: Keyword) -> tuple[Ability, ...]:
    """702.153a; 702.153b: each instance by itself."""
    return (_copies_if_paid(instance_name(keyword)),)


def _replicate(keyword: Keyword) -> tuple[Ability, ...]:
    """702.56a: a copy for each time that it was paid; 702.56b: each instance by itself."""
    name = instance_name(keyword)
    return (_copies_if_paid(name, val.TimesPaid(name)),)


def _squad(keyword: Keyword) -> tuple[Ability, ...]:
    """702.157a: as many token copies when it enters as the cost was paid; 702.157b: each instance by itself."""
    name = instance_name(keyword)
    copy = ef.CreateCopy(sel.EventObject(), val.TimesPaid(name))
    when = pat.Moves(IS_THIS, destination=BATTLEFIELD)
    return (Triggered(when, Body((copy,)), condition=CostWasPaid(name)),)


def _persist(keyword: Keyword) -> tuple[Ability, ...]:
    """702.79a: if it had no -1/-1 counter on it."""
    clean = Unless(Matches(sel.EventObject(), fil.HasCounter("-1/-1")))
    back = ef.Move(sel.EventObject(), BATTLEFIELD, counters=(("-1/-1", 1),))
    return (Triggered(DIES, Body((back,)), condition=clean),)


def _undying(keyword: Keyword) -> tuple[Ability, ...]:
    clean = Unless(Matches(sel.EventObject(), fil.HasCounter("+1/+1")))
    back = ef.Move(sel.EventObject(), BATTLEFIELD, counters=(("+1/+1", 1),))
    return (Triggered(DIES, Body((back,)), condition=clean),)


def _haunt(keyword: Keyword) -> tuple[Ability, ...]:
    """702.55a: of a permanent when it dies, of an instant or sorcery when it is put into a graveyard as it resolves."""
    creature = (TargetSpec(fil.HasType(CREATURE)),)
    haunts = Body((ef.Move(THIS, EXILE, onto=sel.Target(0), bond=sel.HAUNTING),), creature)
    spell = fil.And((IS_THIS, fil.HasType(INSTANT | SORCERY)))
    resolves = pat.Moves(spell, STACK, GRAVEYARD, resolving=True)
    return (Triggered(DIES, haunts), Triggered(resolves, haunts, zone=GRAVEYARD))


def _exalted(keyword: Keyword) -> tuple[Ability, ...]:
    alone = pat.Attacks(fil.And((fil.HasType(CREATURE), fil.ControlledBy(YOU))), alone=True)
    return (Triggered(alone, Body((ef.Modify(sel.EventObject(), (m.ModifyPT(1, 1),)),))),)


def _offspring(keyword: Keyword) -> tuple[Ability, ...]:
    """702.175a: if its offspring cost was paid, a 1/1 token copy when it enters; 702.175b: each instance by itself."""
    copy = ef.CreateCopy(sel.EventObject(), exceptions=(m.SetPT(1, 1),))
    when = pat.Moves(IS_THIS, destination=BATTLEFIELD)
    return (Triggered(when, Body((copy,)), condition=CostWasPaid(instance_name(keyword))),)


def _suspend(keyword: Keyword) -> tuple[Ability, ...]:
    """702.62a: the upkeep trigger, and the cast when the last time counter goes; a creature spell has haste."""
    suspended = Matches(THIS, fil.IsSuspended())
    remove = ef.TakeCounters(THIS, "time", 1)
    tick = Triggered(pat.BeginningOf(UPKEEP, sel.OwnerOf(THIS)), Body((remove,)), condition=suspended, zone=EXILE)
    yours = Matches(
        sel.Saved(0), fil.ControlledBy(YOU)
    )  # "until you lose control of the spell or the permanent it becomes"
    creature = sel.Among(sel.Saved(0), fil.HasType(CREATURE))
    haste = ef.Modify(creature, (m.AddAbility(Keyword(kw.HASTE)),), ef.FOREVER, condition=yours)
    free = ef.CastNow(THIS, sel.OwnerOf(THIS), cost=PayMana(FREE), save=0, lands=True)
    last = Triggered(pat.LastCounterRemoved(IS_THIS, "time"), Body((free, haste)), zone=EXILE)
    return (tick, last)


def _evoke(keyword: Keyword) -> tuple[Ability, ...]:
    when = pat.Moves(IS_THIS, destination=BATTLEFIELD)
    return (Triggered(when, Body((ef.SacrificeIt(THIS, who=sel.ControllerOf(THIS)),)), condition=CostWasPaid("evoke")),)


def _annihilator(keyword: Keyword) -> tuple[Ability, ...]:
    give = ef.Sacrifice(sel.DefendingPlayer(THIS), fil.Anything(), keyword.number)
    return (Triggered(pat.Attacks(IS_THIS), Body((give,))),)


def _extort(keyword: Keyword) -> tuple[Ability, ...]:
    drain = (ef.LoseLife(sel.Opponents(), 1, save=1), ef.GainLife(YOU, val.SavedNumber(1)))
    return (Triggered(pat.Casts(YOU), Body((ef.PayOr(YOU, PayMana(parse("{W/B}")), paid=drain),))),)


def _battle_cry(keyword: Keyword) -> tuple[Ability, ...]:
    others = sel.Each(fil.And((fil.IsAttacking(), fil.Not(IS_THIS))))
    return (Triggered(pat.Attacks(IS_THIS), Body((ef.Modify(others, (m.ModifyPT(1, 0),)),))),)


def _evolve(keyword: Keyword) -> tuple[Ability, ...]:
    """702.100a."""
    larger = fil.Or(
        (
            fil.StatIs(val.POWER, fil.GT, val.Stat(val.POWER, THIS)),
            fil.StatIs(val.TOUGHNESS, fil.GT, val.Stat(val.TOUGHNESS, THIS)),
        )
    )
    mine = fil.And((fil.HasType(CREATURE), fil.ControlledBy(YOU)))
    when = pat.Moves(mine, destination=BATTLEFIELD)
    grow = ef.PutCounters(THIS, "+1/+1")
    return (Triggered(when, Body((grow,)), condition=Matches(sel.EventObject(), larger)),)


def _training(keyword: Keyword) -> tuple[Ability, ...]:
    """702.149a: attacks with another creature of greater power."""
    bigger = sel.Each(
        fil.And((fil.IsAttacking(), fil.Not(IS_THIS), fil.StatIs(val.POWER, fil.GT, val.Stat(val.POWER, THIS))))
    )
    met = Compare(val.Count(bigger), fil.GE, 1)
    return (Triggered(pat.While(pat.Attacks(IS_THIS), met), Body((ef.PutCounters(THIS, "+1/+1"),))),)


def _partner_with(keyword: Keyword) -> tuple[Ability, ...]:
    """702.124j: when it enters, target player may search their library for the card named and put it into their hand."""
    who = sel.TargetPlayers(0)
    find = ef.Search(who, fil.HasName(keyword.text), reveal=True)
    body = Body((ef.May((find,), who),), (TargetSpec(players=sel.AllPlayers()),))
    return (Triggered(pat.Moves(IS_THIS, destination=BATTLEFIELD), body),)


EXPANSIONS.update(
    {
        kw.WARD: _ward,
        kw.PROWESS: _prowess,
        kw.CASCADE: _cascade,
        kw.STORM: _storm,
        kw.CONSPIRE: _conspire,
        kw.CASUALTY: _casualty,
        kw.REPLICATE: _replicate,
        kw.SQUAD: _squad,
        kw.PERSIST: _persist,
        kw.UNDYING: _undying,
        kw.HAUNT: _haunt,
        kw.EXALTED: _exalted,
        kw.OFFSPRING: _offspring,
        kw.SUSPEND: _suspend,
        kw.EVOKE: _evoke,
        kw.ANNIHILATOR: _annihilator,
        kw.EXTORT: _extort,
        kw.BATTLE_CRY: _battle_cry,
        kw.EVOLVE: _evolve,
        kw.TRAINING: _training,
        kw.PARTNER_WITH: _partner_with,
    }
)
