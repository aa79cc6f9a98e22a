"""702.84 unearth, 702.97 scavenge: keywords that are activated in a graveyard."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import ANY_ZONE, BATTLEFIELD, CREATURE, END, EXILE, GRAVEYARD
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
from inset.language.abilities import AS_SORCERY, Activated, Body, Keyword, TargetSpec
from inset.language.node import Ability
from inset.rules.traits import EXPANSIONS

THIS: Final = sel.This()
BACK: Final = 0  # the slot under which the permanent that came back is remembered


def _unearth(keyword: Keyword) -> tuple[Ability, ...]:
    """702.84a: back with haste until the next end step; it is exiled if it would go anywhere else."""
    assert keyword.cost is not None
    it = sel.Saved(BACK)
    home = ef.Move(THIS, BATTLEFIELD, save=BACK)
    haste = ef.Modify(it, (m.AddAbility(Keyword(kw.HASTE)),), ef.FOREVER)
    later = ef.Later(pat.BeginningOf(END, sel.AllPlayers()), Body((ef.Move(it, EXILE),)))
    instead = sta.MovesInstead(fil.IsOneOf(it), ANY_ZONE & ~EXILE, EXILE, BATTLEFIELD)
    body = Body((home, haste, later, ef.Establish((instead,), ef.FOREVER)))
    return (Activated(keyword.cost, body, timing=AS_SORCERY, zone=GRAVEYARD, name="unearth"),)


def _scavenge(keyword: Keyword) -> tuple[Ability, ...]:
    """702.97a: as many +1/+1 counters as the power of the exiled card."""
    assert keyword.cost is not None
    power = val.Stat(val.POWER, THIS)
    body = Body((ef.PutCounters(sel.Target(0), "+1/+1", power),), (TargetSpec(fil.HasType(CREATURE)),))
    price = co.All((keyword.cost, co.ExileThis()))
    return (Activated(price, body, timing=AS_SORCERY, zone=GRAVEYARD, name="scavenge"),)


EXPANSIONS.update({kw.UNEARTH: _unearth, kw.SCAVENGE: _scavenge})
