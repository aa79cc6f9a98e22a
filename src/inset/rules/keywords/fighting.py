"""702.25 flanking, 702.45 bushido, 702.112 renown, 702.115 ingest, 702.130 afflict, 702.134 mentor, 702.147 decayed:
keywords that trigger in combat."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import CREATURE, END_COMBAT, EXILE
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
from inset.language.conditions import Matches, Unless
from inset.language.node import Ability
from inset.rules.objects.abilities import EXPANSIONS

THIS: Final = sel.This()
IS_THIS: Final = fil.IsThis()


def _bushido(keyword: Keyword) -> tuple[Ability, ...]:
    """702.45a."""
    grow = ef.Modify(THIS, (m.ModifyPT(keyword.number, keyword.number),))
    return (Triggered(pat.Either((pat.Blocks(IS_THIS), pat.BecomesBlocked(IS_THIS))), Body((grow,))),)


def _afflict(keyword: Keyword) -> tuple[Ability, ...]:
    """702.130a."""
    lose = ef.LoseLife(sel.DefendingPlayer(THIS), keyword.number)
    return (Triggered(pat.BecomesBlocked(IS_THIS), Body((lose,))),)


def _mentor(keyword: Keyword) -> tuple[Ability, ...]:
    """702.134a."""
    smaller = fil.StatIs(val.POWER, fil.LT, val.Stat(val.POWER, THIS))
    target = TargetSpec(fil.And((fil.HasType(CREATURE), fil.IsAttacking(), smaller)))
    return (Triggered(pat.Attacks(IS_THIS), Body((ef.PutCounters(sel.Target(0), "+1/+1"),), (target,))),)


def _ingest(keyword: Keyword) -> tuple[Ability, ...]:
    """702.115a: the damaged player exiles the top card of their library."""
    hit = pat.DealsDamage(IS_THIS, to_players=sel.AllPlayers(), combat=True)
    return (Triggered(hit, Body((ef.Move(sel.TopOfLibrary(sel.EventPlayer(), 1), EXILE),))),)


def _flanking(keyword: Keyword) -> tuple[Ability, ...]:
    """702.25a: a blocker without flanking gets -1/-1."""
    other = fil.And((fil.HasType(CREATURE), fil.Not(fil.HasKeyword(kw.FLANKING))))
    shrink = ef.Modify(sel.EventOther(), (m.ModifyPT(-1, -1),))
    return (Triggered(pat.BecomesBlocked(IS_THIS, by=other), Body((shrink,))),)


def _renown(keyword: Keyword) -> tuple[Ability, ...]:
    """702.112a."""
    hit = pat.DealsDamage(IS_THIS, to_players=sel.AllPlayers(), combat=True)
    effects = (ef.PutCounters(THIS, "+1/+1", keyword.number), ef.Mark(THIS, fil.RENOWNED))
    return (Triggered(hit, Body(effects), condition=Unless(Matches(THIS, fil.IsMarked(fil.RENOWNED)))),)


def _decayed(keyword: Keyword) -> tuple[Ability, ...]:
    """702.147a: it can't block, and when it attacks it is sacrificed at end of combat."""
    end = ef.Later(pat.BeginningOf(END_COMBAT), Body((ef.SacrificeIt(THIS),)))
    cant_block = StaticAbility((sta.Restrict(sta.CANT_BLOCK, IS_THIS),))
    return (cant_block, Triggered(pat.Attacks(IS_THIS), Body((end,))))


EXPANSIONS.update({kw.FLANKING: _flanking, kw.RENOWN: _renown, kw.DECAYED: _decayed})
EXPANSIONS.update({kw.BUSHIDO: _bushido, kw.AFFLICT: _afflict, kw.MENTOR: _mentor, kw.INGEST: _ingest})
