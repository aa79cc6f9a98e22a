"""702.100 to 702.149: keywords, by number: 702.100 evolve, 702.101 extort, 702.104 tribute, 702.105 dethrone, 702.107 outlast,
702.108 prowess, 702.109 dash, 702.110 exploit, 702.112 renown, 702.113 awaken, 702.114 devoid, 702.115 ingest,
702.116 myriad, 702.121 melee, 702.122 crew, 702.123 fabricate, 702.124 partner with, 702.125 undaunted, 702.128
embalm, 702.129 eternalize, 702.130 afflict, 702.131 ascend, 702.134 mentor, 702.135 afterlife, 702.136 riot,
702.141 encore, 702.142 boast, 702.144 demonstrate, 702.147 decayed, 702.149 training.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from inset.kernel.mana import parse
from inset.kernel.types import (
    ARTIFACT,
    BATTLE,
    BATTLEFIELD,
    BLACK,
    CREATURE,
    END,
    END_COMBAT,
    EXILE,
    GRAVEYARD,
    LAND,
    PLANESWALKER,
    STACK,
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
from inset.language.abilities import AS_SORCERY, Activated, Body, Keyword, OwnCost, StaticAbility, TargetSpec, Triggered
from inset.language.conditions import AllOf, Compare, CostWasPaid, Did, Exists, Happened, Matches, PlayerIs, Unless
from inset.language.costs import PayMana
from inset.language.node import Ability, Condition, Mod
from inset.language.words.kinds import creature_token, flying
from inset.rules.events.merging import mutate
from inset.rules.keywords.common import (
    ATTACKS,
    CAST,
    DIES,
    ENTERS,
    IS_THIS,
    THIS,
    YOU,
    as_it_enters,
    cost_of,
    defining,
    growing_by,
    when_it_happens,
    while_paid,
)
from inset.rules.mechanics.citys_blessing import bless
from inset.rules.model.state import BESTOWED, Ctx, State
from inset.rules.objects import keyword_casts
from inset.rules.objects.abilities import AFTER_SPELL, COMPLETIONS, EXPANSIONS
from inset.rules.turn.resolving import AS_IT_RESOLVES, INSTEAD_OF_ENTERING, ONLY_WITH_HOST

SPIRIT: Final = creature_token("Spirit", 1, 1, WHITE | BLACK, flying)
SERVO: Final = creature_token("Servo", 1, 1, 0, types=ARTIFACT)
NONCREATURE_SPELL: Final = fil.Not(fil.HasType(CREATURE))


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


def _extort(keyword: Keyword) -> tuple[Ability, ...]:
    drain = (ef.LoseLife(sel.Opponents(), 1, save=1), ef.GainLife(YOU, val.SavedNumber(1)))
    return (Triggered(pat.Casts(YOU), Body((ef.PayOr(YOU, PayMana(parse("{W/B}")), paid=drain),))),)


def _tribute(keyword: Keyword) -> tuple[Ability, ...]:
    """702.104a–b: an opponent of the controller's choice may pay it."""
    paid = ef.May((growing_by(keyword.number), ef.Mark(THIS, fil.TRIBUTE_PAID)), who=sel.ChosenPlayer())
    return (as_it_enters(ef.ChooseWord(ef.OPPONENT), paid),)


def _dethrone(keyword: Keyword) -> tuple[Ability, ...]:
    """702.105a: a player, not a planeswalker of theirs."""
    player = fil.And((fil.ControlledBy(sel.MostLife()), fil.Not(fil.HasType(BATTLE | PLANESWALKER))))
    return when_it_happens(pat.Attacks(IS_THIS, whom=player), ef.PutCounters(THIS, "+1/+1"))


def _outlast(keyword: Keyword) -> tuple[Ability, ...]:
    """702.107a."""
    body = Body((ef.PutCounters(THIS, "+1/+1"),))
    return (Activated(cost_of(keyword, co.TapThis()), body, timing=AS_SORCERY, name="outlast"),)


def _prowess(keyword: Keyword) -> tuple[Ability, ...]:
    grow = ef.Modify(THIS, (m.ModifyPT(1, 1),))
    return (Triggered(pat.Casts(YOU, NONCREATURE_SPELL), Body((grow,))),)


def _dash(keyword: Keyword) -> tuple[Ability, ...]:
    """702.109a: haste; ``delayed`` sets up its return."""
    return (while_paid("dash", Keyword(kw.HASTE)),)


def _exploit(keyword: Keyword) -> tuple[Ability, ...]:
    """702.110a."""
    return (Triggered(ENTERS, Body((ef.May((ef.Exploit(),)),))),)


def _renown(keyword: Keyword) -> tuple[Ability, ...]:
    """702.112a."""
    hit = pat.DealsDamage(IS_THIS, to_players=sel.AllPlayers(), combat=True)
    effects = (ef.PutCounters(THIS, "+1/+1", keyword.number), ef.Mark(THIS, fil.RENOWNED))
    return (Triggered(hit, Body(effects), condition=Unless(Matches(THIS, fil.IsMarked(fil.RENOWNED)))),)


def _awaken(keyword: Keyword) -> Body:
    """702.113a; 702.113b: there is the target only if the cost was paid."""
    paid = CostWasPaid("awaken")
    land = TargetSpec(fil.And((fil.HasType(LAND), fil.ControlledBy(YOU))), only_if=paid)
    alive = (m.AddTypes(CREATURE, ("Elemental",)), m.SetPT(0, 0), m.AddAbility(Keyword(kw.HASTE)))
    grow = ef.PutCounters(sel.Target(0), "+1/+1", keyword.number)
    return Body((ef.If(paid, (grow, ef.Modify(sel.Target(0), alive, ef.FOREVER))),), (land,))


def _devoid(keyword: Keyword) -> tuple[Ability, ...]:
    """702.114a."""
    return (defining(m.SetColors(0)),)


def _ingest(keyword: Keyword) -> tuple[Ability, ...]:
    """702.115a: the damaged player exiles the top card of their library."""
    hit = pat.DealsDamage(IS_THIS, to_players=sel.AllPlayers(), combat=True)
    return (Triggered(hit, Body((ef.Move(sel.TopOfLibrary(sel.EventPlayer(), 1), EXILE),))),)


def _myriad(keyword: Keyword) -> tuple[Ability, ...]:
    """702.116a: for each other opponent a copy that attacks there; one ability exiles them all at end of combat."""
    others = sel.PlayersWhere(sel.Opponents(), Unless(PlayerIs(sel.ThatOne(), sel.DefendingPlayer(THIS))))
    make = ef.CreateCopy(THIS, tapped=True, attacking=True, save=1, whom=sel.ThatOne())
    collect = ef.Remember(2, sel.Union((sel.Saved(2), sel.Saved(1))))
    end = ef.Later(pat.BeginningOf(END_COMBAT), Body((ef.Move(sel.Saved(2), EXILE),)))
    each = ef.ForEachPlayer(others, (ef.May((make, collect), save=3),))
    return when_it_happens(ATTACKS, each, ef.If(Exists(sel.Saved(2)), (end,)))


def _melee(keyword: Keyword) -> tuple[Ability, ...]:
    """702.121a."""
    attacked = val.CountPlayers(sel.AttackedThisCombat())
    return when_it_happens(ATTACKS, ef.Modify(THIS, (m.ModifyPT(attacked, attacked),)))


def _crew(keyword: Keyword) -> tuple[Ability, ...]:
    """702.122a: becomes an artifact creature until end of turn."""
    body = Body((ef.Modify(THIS, (m.AddTypes(ARTIFACT | CREATURE),)),))
    return (Activated(co.TapPower(keyword.number), body),)


def _fabricate(keyword: Keyword) -> tuple[Ability, ...]:
    """702.123a; 702.123b: if it is gone, the counters can't be put, and there are Servos."""
    grow = ef.May((ef.PutCounters(THIS, "+1/+1", keyword.number),), save=0)
    servos = ef.If(Unless(Did(0)), (ef.CreateToken(SERVO, keyword.number),))
    there = Compare(val.Count(sel.Each(IS_THIS)), fil.GE, 1)
    return (Triggered(ENTERS, Body((ef.If(there, (grow, servos), (ef.CreateToken(SERVO, keyword.number),)),))),)


def _partner_with(keyword: Keyword) -> tuple[Ability, ...]:
    """702.124j: when it enters, target player may search their library for the card named and put it into their hand."""
    who = sel.TargetPlayers(0)
    find = ef.Search(who, fil.HasName(keyword.text), reveal=True)
    body = Body((ef.May((find,), who),), (TargetSpec(players=sel.AllPlayers()),))
    return (Triggered(pat.Moves(IS_THIS, destination=BATTLEFIELD), body),)


def _undaunted(keyword: Keyword) -> tuple[Ability, ...]:
    """702.125a; 702.125c: each instance applies."""
    return (OwnCost(val.CountPlayers(sel.Opponents())),)


def _as_token(keyword: Keyword, word: str, *exceptions: Mod) -> Activated:
    """A token that is a copy of this card, which is exiled for it, with no mana cost and as a Zombie besides."""
    assert keyword.cost is not None
    changes = (*exceptions, m.LoseManaCost(), m.AddTypes(0, ("Zombie",)))
    price = co.All((keyword.cost, co.ExileThis()))
    return Activated(
        price, Body((ef.CreateCopy(THIS, 1, changes, word=word),)), timing=AS_SORCERY, zone=GRAVEYARD, name=word
    )


def _embalm(keyword: Keyword) -> tuple[Ability, ...]:
    """702.128a."""
    return (_as_token(keyword, "embalm", m.SetColors(WHITE)),)


def _eternalize(keyword: Keyword) -> tuple[Ability, ...]:
    """702.129a."""
    return (_as_token(keyword, "eternalize", m.SetColors(BLACK), m.SetPT(4, 4)),)


def _afflict(keyword: Keyword) -> tuple[Ability, ...]:
    """702.130a."""
    lose = ef.LoseLife(sel.DefendingPlayer(THIS), keyword.number)
    return (Triggered(pat.BecomesBlocked(IS_THIS), Body((lose,))),)


def _ascend(st: State, ctx: Ctx) -> None:
    """702.131a."""
    bless(st, ctx.controller, "702.131a")


def _mentor(keyword: Keyword) -> tuple[Ability, ...]:
    """702.134a."""
    smaller = fil.StatIs(val.POWER, fil.LT, val.Stat(val.POWER, THIS))
    target = TargetSpec(fil.And((fil.HasType(CREATURE), fil.IsAttacking(), smaller)))
    return (Triggered(pat.Attacks(IS_THIS), Body((ef.PutCounters(sel.Target(0), "+1/+1"),), (target,))),)


def _afterlife(keyword: Keyword) -> tuple[Ability, ...]:
    return (Triggered(DIES, Body((ef.CreateToken(SPIRIT, keyword.number),))),)


def _riot(keyword: Keyword) -> tuple[Ability, ...]:
    """702.136a."""
    haste = ef.Modify(THIS, (m.AddAbility(Keyword(kw.HASTE)),), ef.FOREVER)
    return (as_it_enters(ef.May((growing_by(1),), save=0), ef.If(Unless(Did(0)), (haste,))),)


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


def _both(a: Condition | None, b: Condition) -> Condition:
    return b if a is None else AllOf((a, b))


def _boast(ability: Activated) -> Activated:
    """702.142a: only if this creature attacked this turn, and only once each turn."""
    attacked = Happened(pat.Attacks(IS_THIS))
    return replace(ability, limit=1, condition=_both(ability.condition, attacked))


def _demonstrate(keyword: Keyword) -> tuple[Ability, ...]:
    """702.144a: if the player copies the spell, an opponent of their choice copies it too."""
    theirs = (ef.ChooseWord(ef.OPPONENT), ef.CopySpell(THIS, who=sel.ChosenPlayer()))
    body = Body((ef.May((ef.CopySpell(THIS),), save=0), ef.If(Did(0), theirs)))
    return (Triggered(CAST, body, zone=STACK),)


def _decayed(keyword: Keyword) -> tuple[Ability, ...]:
    """702.147a: it can't block, and when it attacks it is sacrificed at end of combat."""
    end = ef.Later(pat.BeginningOf(END_COMBAT), Body((ef.SacrificeIt(THIS),)))
    cant_block = StaticAbility((sta.Restrict(sta.CANT_BLOCK, IS_THIS),))
    return (cant_block, Triggered(pat.Attacks(IS_THIS), Body((end,))))


def _training(keyword: Keyword) -> tuple[Ability, ...]:
    """702.149a: attacks with another creature of greater power."""
    bigger = sel.Each(
        fil.And((fil.IsAttacking(), fil.Not(IS_THIS), fil.StatIs(val.POWER, fil.GT, val.Stat(val.POWER, THIS))))
    )
    met = Compare(val.Count(bigger), fil.GE, 1)
    return (Triggered(pat.While(pat.Attacks(IS_THIS), met), Body((ef.PutCounters(THIS, "+1/+1"),))),)


EXPANSIONS[kw.EVOLVE] = _evolve
EXPANSIONS[kw.EXTORT] = _extort
EXPANSIONS[kw.TRIBUTE] = _tribute
EXPANSIONS[kw.DETHRONE] = _dethrone
EXPANSIONS[kw.OUTLAST] = _outlast
EXPANSIONS[kw.PROWESS] = _prowess
EXPANSIONS[kw.DASH] = _dash
EXPANSIONS[kw.EXPLOIT] = _exploit
EXPANSIONS[kw.RENOWN] = _renown
AFTER_SPELL[kw.AWAKEN] = _awaken
EXPANSIONS[kw.DEVOID] = _devoid
EXPANSIONS[kw.INGEST] = _ingest
EXPANSIONS[kw.MYRIAD] = _myriad
EXPANSIONS[kw.MELEE] = _melee
EXPANSIONS[kw.CREW] = _crew
EXPANSIONS[kw.FABRICATE] = _fabricate
EXPANSIONS[kw.PARTNER_WITH] = _partner_with
EXPANSIONS[kw.UNDAUNTED] = _undaunted
EXPANSIONS[kw.EMBALM] = _embalm
EXPANSIONS[kw.ETERNALIZE] = _eternalize
EXPANSIONS[kw.AFFLICT] = _afflict
AS_IT_RESOLVES[kw.ASCEND] = _ascend
EXPANSIONS[kw.MENTOR] = _mentor
EXPANSIONS[kw.AFTERLIFE] = _afterlife
EXPANSIONS[kw.RIOT] = _riot
EXPANSIONS[kw.ENCORE] = _encore
COMPLETIONS[kw.BOAST] = _boast
EXPANSIONS[kw.DEMONSTRATE] = _demonstrate
EXPANSIONS[kw.DECAYED] = _decayed
EXPANSIONS[kw.TRAINING] = _training


ONLY_WITH_HOST.append(BESTOWED)  # 702.103b, e
INSTEAD_OF_ENTERING[keyword_casts.MERGED] = mutate  # 702.140b
