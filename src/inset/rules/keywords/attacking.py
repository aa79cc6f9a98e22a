"""702.23 rampage, 702.39 provoke, 702.68 frenzy, 702.70 poisonous, 702.105 dethrone, 702.116 myriad, 702.121 melee,
702.154 enlist, 702.181 mobilize: more keywords that trigger in combat; 702.64 absorb."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import BATTLE, CREATURE, END, END_COMBAT, EXILE, PLANESWALKER, RED
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
from inset.language.conditions import Exists, PlayerIs, Unless
from inset.language.node import Ability, Effect, Pattern
from inset.language.words.kinds import creature_token
from inset.rules.objects.abilities import EXPANSIONS

THIS: Final = sel.This()
IS_THIS: Final = fil.IsThis()
ATTACKS: Final = pat.Attacks(IS_THIS)
WARRIOR: Final = creature_token("Warrior", 1, 1, RED)


def _when(event: Pattern, *effects: Effect) -> tuple[Ability, ...]:
    return (Triggered(event, Body(effects)),)


def _rampage(keyword: Keyword) -> tuple[Ability, ...]:
    """702.23a; 702.23b: the blockers are counted as it resolves."""
    assert isinstance(keyword.number, int)
    beyond = val.Minus(val.Count(sel.Each(fil.IsBlocking(THIS))), 1)
    bonus = val.Times(keyword.number, beyond)
    return _when(pat.BecomesBlocked(IS_THIS), ef.Modify(THIS, (m.ModifyPT(bonus, bonus),)))


def _frenzy(keyword: Keyword) -> tuple[Ability, ...]:
    """702.68a."""
    return _when(pat.AttacksUnblocked(IS_THIS), ef.Modify(THIS, (m.ModifyPT(keyword.number, 0),)))


def _poisonous(keyword: Keyword) -> tuple[Ability, ...]:
    """702.70a."""
    hit = pat.DealsDamage(IS_THIS, to_players=sel.AllPlayers(), combat=True)
    return _when(hit, ef.GiveCounters(sel.EventPlayer(), "poison", keyword.number))


def _dethrone(keyword: Keyword) -> tuple[Ability, ...]:
    """702.105a: a player, not a planeswalker of theirs."""
    player = fil.And((fil.ControlledBy(sel.MostLife()), fil.Not(fil.HasType(BATTLE | PLANESWALKER))))
    return _when(pat.Attacks(IS_THIS, whom=player), ef.PutCounters(THIS, "+1/+1"))


def _melee(keyword: Keyword) -> tuple[Ability, ...]:
    """702.121a."""
    attacked = val.CountPlayers(sel.AttackedThisCombat())
    return _when(ATTACKS, ef.Modify(THIS, (m.ModifyPT(attacked, attacked),)))


def _mobilize(keyword: Keyword) -> tuple[Ability, ...]:
    """702.181a."""
    make = ef.CreateToken(WARRIOR, keyword.number, tapped=True, attacking=True, save=0)
    return _when(ATTACKS, make, ef.Later(pat.BeginningOf(END), Body((ef.SacrificeIt(sel.Saved(0)),))))


def _myriad(keyword: Keyword) -> tuple[Ability, ...]:
    """702.116a: for each other opponent a copy that attacks there; one ability exiles them all at end of combat."""
    others = sel.PlayersWhere(sel.Opponents(), Unless(PlayerIs(sel.ThatOne(), sel.DefendingPlayer(THIS))))
    make = ef.CreateCopy(THIS, tapped=True, attacking=True, save=1, whom=sel.ThatOne())
    collect = ef.Remember(2, sel.Union((sel.Saved(2), sel.Saved(1))))
    end = ef.Later(pat.BeginningOf(END_COMBAT), Body((ef.Move(sel.Saved(2), EXILE),)))
    each = ef.ForEachPlayer(others, (ef.May((make, collect), save=3),))
    return _when(ATTACKS, each, ef.If(Exists(sel.Saved(2)), (end,)))


def _enlist(keyword: Keyword) -> tuple[Ability, ...]:
    """702.154a–b: the triggered ability is linked to the cost that was paid for this very instance."""
    power = val.Minus(val.Stat(val.POWER, sel.Saved(0)), 0)  # 107.1b
    gain = ef.Modify(THIS, (m.ModifyPT(power, 0),))
    return (StaticAbility((sta.MayEnlist(Body((gain,))),)),)


def _provoke(keyword: Keyword) -> tuple[Ability, ...]:
    """702.39a."""
    theirs = TargetSpec(fil.And((fil.HasType(CREATURE), fil.ControlledBy(sel.DefendingPlayer(THIS)))))
    must = ef.Establish((sta.Restrict(sta.MUST_BLOCK, fil.IsOneOf(sel.Target(0)), IS_THIS),), ef.END_OF_COMBAT)
    return (Triggered(ATTACKS, Body((ef.May((must, ef.Untap(sel.Target(0)))),), (theirs,))),)


def _absorb(keyword: Keyword) -> tuple[Ability, ...]:
    """702.64a: so much of the damage of each source at a time."""
    assert isinstance(keyword.number, int)
    return (StaticAbility((sta.PreventDamage(to=IS_THIS, amount=keyword.number),)),)


EXPANSIONS.update({kw.RAMPAGE: _rampage, kw.FRENZY: _frenzy, kw.POISONOUS: _poisonous, kw.PROVOKE: _provoke})
EXPANSIONS.update({kw.DETHRONE: _dethrone, kw.MELEE: _melee, kw.MOBILIZE: _mobilize, kw.MYRIAD: _myriad})
EXPANSIONS.update({kw.ABSORB: _absorb, kw.ENLIST: _enlist})
