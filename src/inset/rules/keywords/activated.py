"""702.6 equip, 702.67 fortify, 702.29 cycling, 702.49 ninjutsu, 702.65 aura swap, 702.122 crew, 702.167 craft: keywords that are
activated abilities."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import ARTIFACT, BATTLEFIELD, CREATURE, HAND, LAND
from inset.language import (
    costs as co,
    effects as ef,
    filters as fil,
    keywords as kw,
    mods as m,
    selections as sel,
    statics as sta,
)
from inset.language.abilities import AS_SORCERY, Activated, Body, Keyword, StaticAbility, TargetSpec
from inset.language.conditions import Exists
from inset.language.node import Ability, Cost, Effect
from inset.rules.objects.abilities import EXPANSIONS

YOU: Final = sel.You()
THIS: Final = sel.This()


def _cost(keyword: Keyword, *more: Cost) -> Cost:
    assert keyword.cost is not None
    return co.All((keyword.cost, *more)) if more else keyword.cost


def _equip(keyword: Keyword) -> tuple[Ability, ...]:
    """702.6a: attach to target creature you control, as a sorcery; 702.67a: fortify is the same for lands."""
    kind = CREATURE if keyword.keyword == kw.EQUIP else LAND
    where = fil.And((fil.HasType(kind), fil.ControlledBy(YOU), *((keyword.where,) if keyword.where else ())))
    body = Body((ef.AttachTo(THIS, sel.Target(0)),), (TargetSpec(where),))
    return (Activated(_cost(keyword), body, timing=AS_SORCERY),)


def _reconfigure(keyword: Keyword) -> tuple[Ability, ...]:
    """702.151a–b: attach it to another creature, or unattach it; meanwhile it is no creature."""
    another = TargetSpec(fil.And((fil.HasType(CREATURE), fil.ControlledBy(YOU), fil.Not(fil.IsThis()))))
    on = Activated(_cost(keyword), Body((ef.AttachTo(THIS, sel.Target(0)),), (another,)), timing=AS_SORCERY)
    attached = Exists(sel.Among(sel.Host(), fil.HasType(CREATURE)))
    off = Activated(_cost(keyword), Body((ef.Unattach(THIS),)), timing=AS_SORCERY, condition=attached)
    asleep = StaticAbility((sta.Continuous(fil.IsThis(), (m.LoseTypes(CREATURE),)),), condition=Exists(sel.Host()))
    return (on, off, asleep)


def _crew(keyword: Keyword) -> tuple[Ability, ...]:
    """702.122a: becomes an artifact creature until end of turn."""
    body = Body((ef.Modify(THIS, (m.AddTypes(ARTIFACT | CREATURE),)),))
    return (Activated(co.TapPower(keyword.number), body),)


def _cycling(keyword: Keyword) -> tuple[Ability, ...]:
    """702.29a; 702.29e: typecycling searches the library for a card of its kind instead."""
    does: Effect = ef.Draw(YOU, 1) if keyword.where is None else ef.Search(YOU, keyword.where, reveal=True)
    return (Activated(_cost(keyword, co.DiscardThis()), Body((does,)), zone=HAND),)


def _ninjutsu(keyword: Keyword) -> tuple[Ability, ...]:
    """702.49a: an unblocked attacker goes back to hand, this comes tapped and attacking whom that one attacked."""
    back = ef.Move(THIS, BATTLEFIELD, under=YOU, tapped=True, attacking=True, attacking_as=sel.Saved(co.COST_SLOT))
    body = Body((back,))
    return (Activated(_cost(keyword, co.ReturnToHand(fil.IsUnblocked())), body, zone=HAND, name="ninjutsu"),)


def _outlast(keyword: Keyword) -> tuple[Ability, ...]:
    """702.107a."""
    body = Body((ef.PutCounters(THIS, "+1/+1"),))
    return (Activated(_cost(keyword, co.TapThis()), body, timing=AS_SORCERY, name="outlast"),)


def _aura_swap(keyword: Keyword) -> tuple[Ability, ...]:
    """702.65a; 702.65b: if a half of it can't be done, nothing is."""
    swap = ef.ExchangeWithCard(THIS, fil.HasSubtype(("Aura",)))
    return (Activated(_cost(keyword), Body((ef.May((swap,)),)), name="aura swap"),)


def _craft(keyword: Keyword) -> tuple[Ability, ...]:
    """702.167a: the cost names the materials; 702.167c: the permanent remembers what was exiled for it."""
    back = ef.Move(sel.Saved(co.THIS_SLOT), BATTLEFIELD, transformed=True, crafted_with=sel.Saved(co.COST_SLOT))
    return (Activated(_cost(keyword, co.ExileThis()), Body((back,)), timing=AS_SORCERY, name="craft"),)


EXPANSIONS.update(
    {
        kw.OUTLAST: _outlast,
        kw.CRAFT: _craft,
        kw.AURA_SWAP: _aura_swap,
        kw.EQUIP: _equip,
        kw.RECONFIGURE: _reconfigure,
        kw.FORTIFY: _equip,
        kw.CREW: _crew,
        kw.CYCLING: _cycling,
        kw.NINJUTSU: _ninjutsu,
    }
)
