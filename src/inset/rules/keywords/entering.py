"""702.38 amplify, 702.58 graft, 702.82 devour, 702.98 unleash, 702.104 tribute, 702.136 riot, 702.150 compleated: keywords
about the counters with which a permanent enters; 702.72 champion, 702.75 hideaway, 702.95 soulbond, 702.110 exploit, 702.163
for Mirrodin!, 702.165 backup, 702.182 job select: about what follows."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import BATTLEFIELD, CREATURE, EXILE, HAND, LIBRARY, RED
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
from inset.language.card import Token
from inset.language.conditions import AllOf, Did, Exists, Matches, Unless
from inset.language.node import Ability, Amount, Effect, Filter
from inset.language.words.kinds import creature_token
from inset.rules.objects.abilities import EXPANSIONS

YOU: Final = sel.You()
THIS: Final = sel.This()
IS_THIS: Final = fil.IsThis()
ENTERS: Final = pat.Moves(IS_THIS, destination=BATTLEFIELD)
GROWTH: Final = "+1/+1"
REBEL: Final = creature_token("Rebel", 2, 2, RED)
HERO: Final = creature_token("Hero", 1, 1, 0)


def _as_it_enters(*effects: Effect) -> StaticAbility:
    return StaticAbility((sta.AsEnters(IS_THIS, effects),))


def _with_counters(count: Amount) -> Effect:
    return ef.PutCounters(THIS, GROWTH, count)


def _riot(keyword: Keyword) -> tuple[Ability, ...]:
    """702.136a."""
    haste = ef.Modify(THIS, (m.AddAbility(Keyword(kw.HASTE)),), ef.FOREVER)
    return (_as_it_enters(ef.May((_with_counters(1),), save=0), ef.If(Unless(Did(0)), (haste,))),)


def _unleash(keyword: Keyword) -> tuple[Ability, ...]:
    """702.98a."""
    grown = Matches(THIS, fil.HasCounter(GROWTH))
    stays = StaticAbility((sta.Restrict(sta.CANT_BLOCK, IS_THIS),), condition=grown)
    return (_as_it_enters(ef.May((_with_counters(1),))), stays)


def _tribute(keyword: Keyword) -> tuple[Ability, ...]:
    """702.104a–b: an opponent of the controller's choice may pay it."""
    paid = ef.May((_with_counters(keyword.number), ef.Mark(THIS, fil.TRIBUTE_PAID)), who=sel.ChosenPlayer())
    return (_as_it_enters(ef.ChooseWord(ef.OPPONENT), paid),)


def _devour(keyword: Keyword) -> tuple[Ability, ...]:
    """702.82a; 702.82c: a quality may be named. What was devoured is remembered (702.82b)."""
    kind: Filter = keyword.where if keyword.where is not None else fil.HasType(CREATURE)
    food = sel.Each(fil.And((kind, fil.ControlledBy(YOU))))
    choose = ef.Choose(food, 0, least=0, most=val.ANY_NUMBER)
    eat = ef.SacrificeIt(sel.Saved(0), save=1)
    grow = _with_counters(_times(keyword.number, val.SavedNumber(1)))
    return (_as_it_enters(choose, eat, grow, ef.Keep(ef.DEVOURED, val.SavedNumber(1))),)


def _times(factor: Amount, of: Amount) -> Amount:
    assert isinstance(factor, int)
    return val.Times(factor, of)


def _amplify(keyword: Keyword) -> tuple[Ability, ...]:
    """702.38a."""
    kin = sel.Each(fil.SharesCreatureTypeWith(THIS), zone=HAND, of=YOU)
    choose = ef.Choose(kin, 0, least=0, most=val.ANY_NUMBER)
    show = ef.LookAt(sel.Saved(0), reveal=True)
    return (_as_it_enters(choose, show, _with_counters(_times(keyword.number, val.SavedNumber(0)))),)


def _graft(keyword: Keyword) -> tuple[Ability, ...]:
    """702.58a."""
    starts = StaticAbility((sta.EntersWithCounters(IS_THIS, GROWTH, keyword.number),))
    other = pat.Moves(fil.And((fil.HasType(CREATURE), fil.Not(IS_THIS))), destination=BATTLEFIELD)
    give = ef.May((ef.MoveCounters(THIS, sel.EventObject(), GROWTH),))
    return (starts, Triggered(other, Body((give,)), condition=Matches(THIS, fil.HasCounter(GROWTH))))


def _champion(keyword: Keyword) -> tuple[Ability, ...]:
    """702.72a–b: another such permanent is exiled until this leaves; the two abilities are linked by what was exiled."""
    assert keyword.where is not None
    another = sel.Each(fil.And((keyword.where, fil.ControlledBy(YOU), fil.Not(IS_THIS))))
    exile = ef.May((ef.Choose(another, 0), ef.Move(sel.Saved(0), EXILE, link=True)), save=1)
    unless = ef.If(Unless(Did(1)), (ef.SacrificeIt(THIS),))
    back = ef.Move(sel.LinkedCards(), BATTLEFIELD)
    return (Triggered(ENTERS, Body((exile, unless))), Triggered(pat.Moves(IS_THIS, BATTLEFIELD), Body((back,))))


def _exploit(keyword: Keyword) -> tuple[Ability, ...]:
    """702.110a."""
    return (Triggered(ENTERS, Body((ef.May((ef.Exploit(),)),))),)


def _backup(keyword: Keyword) -> tuple[Ability, ...]:
    """702.165a: the instances of it are numbered, for each lends what is below it."""
    lend = ef.LendAbilities(sel.Target(), int(keyword.text or 1))
    lend_another = ef.If(Unless(Matches(sel.Target(), IS_THIS)), (lend,))
    grow = ef.PutCounters(sel.Target(), GROWTH, keyword.number)
    return (Triggered(ENTERS, Body((grow, lend_another), (TargetSpec(fil.HasType(CREATURE)),))),)


def _soulbond(keyword: Keyword) -> tuple[Ability, ...]:
    """702.95a."""
    unpaired = fil.And((fil.HasType(CREATURE), fil.ControlledBy(YOU), fil.Not(fil.IsPaired())))
    another = fil.And((*unpaired.parts, fil.Not(IS_THIS)))
    can = Exists(sel.Each(fil.And((*unpaired.parts, IS_THIS))))
    choose = ef.May((ef.Choose(sel.Each(another), 0), ef.Pair(THIS, sel.Saved(0))))
    itself = Triggered(ENTERS, Body((choose,)), condition=AllOf((can, Exists(sel.Each(another)))))
    comes = pat.Moves(
        fil.And((fil.HasType(CREATURE), fil.ControlledBy(YOU), fil.Not(IS_THIS))), destination=BATTLEFIELD
    )
    with_it = ef.May((ef.Pair(sel.EventObject(), THIS),))
    both = AllOf((can, Exists(sel.Each(fil.And((*unpaired.parts, fil.IsOneOf(sel.EventObject())))))))
    return (itself, Triggered(comes, Body((with_it,)), condition=both))


def _hideaway(keyword: Keyword) -> tuple[Ability, ...]:
    """702.75a: what refers to the exiled card is linked to this (607.2a)."""
    seen = ef.LookAt(sel.TopOfLibrary(YOU, keyword.number), save=0)
    hide = ef.Move(sel.Saved(1), EXILE, face_down=True, look=sel.ControlsExiler(), link=True)
    rest = sel.Among(sel.Saved(0), fil.IsIn(LIBRARY))
    under = ef.Move(rest, LIBRARY, position=ef.BOTTOM, order=ef.RANDOM_ORDER)
    return (Triggered(ENTERS, Body((seen, ef.Choose(sel.Saved(0), 1), hide, under))),)


def _brings(token: Token) -> tuple[Ability, ...]:
    make = ef.CreateToken(token, save=0)
    return (Triggered(ENTERS, Body((make, ef.AttachTo(THIS, sel.Saved(0))))),)


def _for_mirrodin(keyword: Keyword) -> tuple[Ability, ...]:
    """702.163a."""
    return _brings(REBEL)


def _job_select(keyword: Keyword) -> tuple[Ability, ...]:
    """702.182a."""
    return _brings(HERO)


def _compleated(keyword: Keyword) -> tuple[Ability, ...]:
    """702.150a: two loyalty counters fewer for each Phyrexian symbol that its caster paid life for."""
    fewer = val.Times(2, val.Kept(ef.LIFE_FOR_SYMBOLS, THIS))
    return (StaticAbility((sta.EntersWithFewer("loyalty", fewer),)),)


EXPANSIONS.update(
    {
        kw.RIOT: _riot,
        kw.COMPLEATED: _compleated,
        kw.UNLEASH: _unleash,
        kw.TRIBUTE: _tribute,
        kw.DEVOUR: _devour,
        kw.AMPLIFY: _amplify,
        kw.GRAFT: _graft,
        kw.CHAMPION: _champion,
        kw.EXPLOIT: _exploit,
        kw.FOR_MIRRODIN: _for_mirrodin,
        kw.JOB_SELECT: _job_select,
        kw.BACKUP: _backup,
        kw.SOULBOND: _soulbond,
        kw.HIDEAWAY: _hideaway,
    }
)
