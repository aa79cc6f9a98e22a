"""702.73 changeling, 702.114 devoid: keywords that are characteristic-defining abilities; 702.89 umbra armor."""

from __future__ import annotations

from inset.kernel.types import ANY_ZONE
from inset.language import effects as ef, filters as fil, keywords as kw, mods as m, selections as sel, statics as sta
from inset.language.abilities import Keyword, StaticAbility
from inset.language.node import Ability, Mod
from inset.rules.objects.abilities import EXPANSIONS


def _changeling(keyword: Keyword) -> tuple[Ability, ...]:
    """702.73a: a characteristic-defining ability, in every zone."""
    return (_own(m.AddAllCreatureTypes()),)


def _devoid(keyword: Keyword) -> tuple[Ability, ...]:
    """702.114a."""
    return (_own(m.SetColors(0)),)


def _own(mod: Mod) -> StaticAbility:
    return StaticAbility((sta.Continuous(fil.IsThis(), (mod,), ANY_ZONE),), zone=ANY_ZONE)


def _umbra_armor(keyword: Keyword) -> tuple[Ability, ...]:
    """702.89a."""
    saved = (ef.RemoveDamage(sel.ThatThing()), ef.Destroy(sel.This()))
    return (StaticAbility((sta.DestroyedInstead(fil.IsOneOf(sel.Host()), saved),)),)


EXPANSIONS.update({kw.CHANGELING: _changeling, kw.DEVOID: _devoid, kw.UMBRA_ARMOR: _umbra_armor})
