"""702.84 unearth, 702.97 scavenge, 702.128 embalm, 702.129 eternalize, 702.141 encore: keywords that are activated in a
graveyard."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import (
    ANY_ZONE,
    BATTLE,
    BATTLEFIELD,
    BLACK,
    CREATURE,
    END,
    EXILE,
    GRAVEYARD,
    PLANESWALKER,
    WHITE,
)
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
from inset.language.node import Ability, Mod
from inset.rules.objects.abilities import EXPANSIONS

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


def _as_token(keyword: Keyword, word: str, *exceptions: Mod) -> Activated:
    """A token that is a copy of this card, which is exiled for it, with no mana cost and as a Zombie besides."""
    assert keyword.cost is not None
    changes = (*exceptions, m.LoseManaCost(), m.AddTypes(0, ("Zombie",)))
    price = co.All((keyword.cost, co.ExileThis()))
    return Activated(price, Body((ef.CreateCopy(THIS, 1, changes),)), timing=AS_SORCERY, zone=GRAVEYARD, name=word)


def _embalm(keyword: Keyword) -> tuple[Ability, ...]:
    """702.128a."""
    return (_as_token(keyword, "embalm", m.SetColors(WHITE)),)


def _eternalize(keyword: Keyword) -> tuple[Ability, ...]:
    """702.129a."""
    return (_as_token(keyword, "eternalize", m.SetColors(BLACK), m.SetPT(4, 4)),)


def _encore(keyword: Keyword) -> tuple[Ability, ...]:
    """702.141a: for each opponent a token that attacks that opponent; they are sacrificed together."""
    assert keyword.cost is not None
    one, all_of_them = sel.Saved(0), sel.Saved(1)
    that_player = fil.And((fil.ControlledBy(sel.ThatOne()), fil.Not(fil.HasType(BATTLE | PLANESWALKER))))
    must = sta.Restrict(sta.MUST_ATTACK, fil.IsOneOf(one), that_player)
    copy = (ef.CreateCopy(THIS, save=0), ef.Establish((must,)), ef.Remember(1, sel.Union((all_of_them, one))))
    haste = ef.Modify(all_of_them, (m.AddAbility(Keyword(kw.HASTE)),), ef.FOREVER)
    later = ef.Later(pat.BeginningOf(END, sel.AllPlayers()), Body((ef.SacrificeIt(all_of_them),)))
    body = Body((ef.ForEachPlayer(sel.Opponents(), copy), haste, later))
    price = co.All((keyword.cost, co.ExileThis()))
    return (Activated(price, body, timing=AS_SORCERY, zone=GRAVEYARD, name="encore"),)


EXPANSIONS.update({kw.UNEARTH: _unearth, kw.SCAVENGE: _scavenge})
EXPANSIONS.update({kw.EMBALM: _embalm, kw.ETERNALIZE: _eternalize, kw.ENCORE: _encore})
