"""702.150 and later: keywords, by number: 702.150 compleated, 702.151 reconfigure, 702.152 blitz, 702.153 casualty, 702.154
enlist, 702.156 ravenous, 702.157 squad, 702.161 living metal, 702.163 for mirrodin, 702.165 backup, 702.167 craft,
702.171 saddle, 702.174 gift, 702.175 offspring, 702.176 impending, 702.177 exhaust, 702.181 mobilize, 702.182 job
select, 702.184 station, 702.189 firebending, 702.191 increment, 702.192 paradigm.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from inset.kernel.mana import FREE, parse
from inset.kernel.types import ALL_COLORS, ARTIFACT, BATTLEFIELD, BLUE, CREATURE, END, EXILE, PRECOMBAT_MAIN, RED
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
from inset.language.abilities import AS_SORCERY, Activated, Body, Keyword, StaticAbility, TargetSpec, Triggered
from inset.language.card import Token
from inset.language.conditions import (
    AllOf,
    AnyOf,
    Compare,
    CostWasPaid,
    Exists,
    FirstToResolve,
    Matches,
    TurnOf,
    Unless,
)
from inset.language.costs import COST_SLOT
from inset.language.node import Ability, Effect
from inset.language.words.kinds import activated, artifact_token, creature_token
from inset.language.words.verbs import add_one_of, cost, gain_life
from inset.rules import atoms
from inset.rules.combat.participants import attacked_by
from inset.rules.events.zone_change import Change
from inset.rules.keywords.common import (
    ATTACKS,
    DIES,
    ENTERS,
    GROWTH,
    IS_CREATURE,
    IS_THIS,
    THIS,
    YOU,
    copies_if_paid,
    cost_of,
    when_it_happens,
    while_paid,
)
from inset.rules.model.state import Chars, Obj, State
from inset.rules.objects import keyword_casts
from inset.rules.objects.abilities import AFTER_SPELL, BEFORE_SPELL, COMPLETIONS, EXPANSIONS, instance_name
from inset.rules.turn.resolving import AS_IT_ENTERS, ONCE_IT_RESOLVED

WARRIOR: Final = creature_token("Warrior", 1, 1, RED)
_THEM: Final = sel.ChosenPlayer()
_SACRIFICED: Final = (co.TapThis(), co.SacrificeThis())
FOOD: Final = artifact_token("Food", activated(cost("{2}", *_SACRIFICED), gain_life(3)))
TREASURE: Final = artifact_token("Treasure", activated(co.All(_SACRIFICED), add_one_of(ALL_COLORS)))
GIFTS: Final[dict[str, Effect]] = {  # 702.174d–i
    "a Food": ef.CreateToken(FOOD, who=_THEM),
    "a card": ef.Draw(_THEM, 1),
    "a tapped Fish": ef.CreateToken(creature_token("Fish", 1, 1, BLUE), who=_THEM, tapped=True),
    "an extra turn": ef.ExtraTurn(_THEM),
    "a Treasure": ef.CreateToken(TREASURE, who=_THEM),
    "an Octopus": ef.CreateToken(creature_token("Octopus", 8, 8, BLUE), who=_THEM),
}
REBEL: Final = creature_token("Rebel", 2, 2, RED)
HERO: Final = creature_token("Hero", 1, 1, 0)


def _compleated(keyword: Keyword) -> tuple[Ability, ...]:
    """702.150a: two loyalty counters fewer for each Phyrexian symbol that its caster paid life for."""
    fewer = val.Times(2, val.Kept(ef.LIFE_FOR_SYMBOLS, THIS))
    return (StaticAbility((sta.EntersWithFewer("loyalty", fewer),)),)


def _reconfigure(keyword: Keyword) -> tuple[Ability, ...]:
    """702.151a–b: attach it to another creature, or unattach it; meanwhile it is not a creature."""
    another = TargetSpec(fil.And((fil.HasType(CREATURE), fil.ControlledBy(YOU), fil.Not(fil.IsThis()))))
    on = Activated(cost_of(keyword), Body((ef.AttachTo(THIS, sel.Target(0)),), (another,)), timing=AS_SORCERY)
    attached = Exists(sel.Among(sel.Host(), fil.HasType(CREATURE)))
    off = Activated(cost_of(keyword), Body((ef.Unattach(THIS),)), timing=AS_SORCERY, condition=attached)
    asleep = StaticAbility((sta.Continuous(fil.IsThis(), (m.LoseTypes(CREATURE),)),), condition=Exists(sel.Host()))
    return (on, off, asleep)


def _blitz(keyword: Keyword) -> tuple[Ability, ...]:
    """702.152a: haste and a card when it dies; ``delayed`` sets up its sacrifice."""
    return (while_paid("blitz", Keyword(kw.HASTE), Triggered(DIES, Body((ef.Draw(YOU, 1),)))),)


def _casualty(keyword: Keyword) -> tuple[Ability, ...]:
    """702.153a; 702.153b: each instance by itself."""
    return (copies_if_paid(instance_name(keyword)),)


def _enlist(keyword: Keyword) -> tuple[Ability, ...]:
    """702.154a–b: the triggered ability is linked to the cost that was paid for this very instance."""
    power = val.Minus(val.Stat(val.POWER, sel.Saved(0)), 0)  # 107.1b
    gain = ef.Modify(THIS, (m.ModifyPT(power, 0),))
    return (StaticAbility((sta.MayEnlist(Body((gain,))),)),)


def _ravenous(keyword: Keyword) -> tuple[Ability, ...]:
    """702.156a; 107.3m: X is that of the spell."""
    enters = StaticAbility((sta.EntersWithCounters(IS_THIS, "+1/+1", val.X()),))
    many = Compare(val.X(), fil.GE, 5)
    return (enters, Triggered(ENTERS, Body((ef.Draw(YOU, 1),)), condition=many))


def _squad(keyword: Keyword) -> tuple[Ability, ...]:
    """702.157a: as many token copies when it enters as the cost was paid; 702.157b: each instance by itself."""
    name = instance_name(keyword)
    copy = ef.CreateCopy(sel.EventObject(), val.TimesPaid(name))
    when = pat.Moves(IS_THIS, destination=BATTLEFIELD)
    return (Triggered(when, Body((copy,)), condition=CostWasPaid(name)),)


def _living_metal(keyword: Keyword) -> tuple[Ability, ...]:
    """702.161a."""
    alive = sta.Continuous(IS_THIS, (m.AddTypes(ARTIFACT | CREATURE),))
    return (StaticAbility((alive,), condition=TurnOf(YOU)),)


def _brings(token: Token) -> tuple[Ability, ...]:
    make = ef.CreateToken(token, save=0)
    return (Triggered(ENTERS, Body((make, ef.AttachTo(THIS, sel.Saved(0))))),)


def _for_mirrodin(keyword: Keyword) -> tuple[Ability, ...]:
    """702.163a."""
    return _brings(REBEL)


def _backup(keyword: Keyword) -> tuple[Ability, ...]:
    """702.165a: the instances of it are numbered, for each lends what is below it."""
    lend = ef.LendAbilities(sel.Target(), int(keyword.text or 1))
    lend_another = ef.If(Unless(Matches(sel.Target(), IS_THIS)), (lend,))
    grow = ef.PutCounters(sel.Target(), GROWTH, keyword.number)
    return (Triggered(ENTERS, Body((grow, lend_another), (TargetSpec(fil.HasType(CREATURE)),))),)


def _craft(keyword: Keyword) -> tuple[Ability, ...]:
    """702.167a: the cost names the materials; 702.167c: the permanent remembers what was exiled for it."""
    back = ef.Move(sel.Saved(co.THIS_SLOT), BATTLEFIELD, transformed=True, crafted_with=sel.Saved(co.COST_SLOT))
    return (Activated(cost_of(keyword, co.ExileThis()), Body((back,)), timing=AS_SORCERY, name="craft"),)


def _saddle(keyword: Keyword) -> tuple[Ability, ...]:
    """702.171a."""
    body = Body((ef.Mark(THIS, fil.SADDLED),))
    return (Activated(co.TapPower(keyword.number), body, timing=AS_SORCERY),)


def _gift(keyword: Keyword) -> tuple[Ability, ...]:
    """702.174b: of a permanent, when it enters."""
    enters = pat.Moves(IS_THIS, destination=BATTLEFIELD)
    return (Triggered(enters, Body((GIFTS[keyword.text],)), condition=CostWasPaid("gift")),)


def _gift_first(keyword: Keyword) -> Body:
    """702.174j: of an instant or sorcery, before anything else that it says."""
    return Body((ef.If(CostWasPaid("gift"), (GIFTS[keyword.text],)),))


def _offspring(keyword: Keyword) -> tuple[Ability, ...]:
    """702.175a: if its offspring cost was paid, a 1/1 token copy when it enters; 702.175b: each instance by itself."""
    copy = ef.CreateCopy(sel.EventObject(), exceptions=(m.SetPT(1, 1),))
    when = pat.Moves(IS_THIS, destination=BATTLEFIELD)
    return (Triggered(when, Body((copy,)), condition=CostWasPaid(instance_name(keyword))),)


def _impending(keyword: Keyword) -> tuple[Ability, ...]:
    """702.176a: with time counters it is not a creature; one goes at each of its controller's end steps."""
    paid = CostWasPaid("impending")
    waits = AllOf((paid, Matches(THIS, fil.HasCounter("time"))))
    return (
        StaticAbility((sta.EntersWithCounters(IS_THIS, "time", keyword.number, paid),)),
        StaticAbility((sta.Continuous(IS_THIS, (m.LoseTypes(CREATURE),)),), condition=waits),
        Triggered(pat.BeginningOf(END, YOU), Body((ef.TakeCounters(THIS, "time", 1),)), condition=waits),
    )


def _exhaust(ability: Activated) -> Activated:
    """702.177a: only once."""
    return replace(ability, in_all=1)


def _mobilize(keyword: Keyword) -> tuple[Ability, ...]:
    """702.181a."""
    make = ef.CreateToken(WARRIOR, keyword.number, tapped=True, attacking=True, save=0)
    return when_it_happens(ATTACKS, make, ef.Later(pat.BeginningOf(END), Body((ef.SacrificeIt(sel.Saved(0)),))))


def _job_select(keyword: Keyword) -> tuple[Ability, ...]:
    """702.182a."""
    return _brings(HERO)


def _station(keyword: Keyword) -> tuple[Ability, ...]:
    """702.184a."""
    charge = ef.PutCounters(THIS, "charge", val.Stat(val.POWER, sel.Saved(co.COST_SLOT)))
    return (
        Activated(
            co.TapOthers(fil.And((fil.HasType(CREATURE), fil.Not(fil.IsThis())))), Body((charge,)), timing=AS_SORCERY
        ),
    )


def _firebending(keyword: Keyword) -> tuple[Ability, ...]:
    """702.189a–b: the player firebends as it resolves."""
    fire = ef.AddMana(parse("{R}"), count=keyword.number, lasting=ef.UNTIL_COMBAT_ENDS)
    return (Triggered(pat.Attacks(IS_THIS), Body((fire, ef.Tell(pat.FIREBENDS)))),)


def _increment(keyword: Keyword) -> tuple[Ability, ...]:
    """702.191a."""
    spent = val.ManaSpent(sel.EventObject())
    more = AnyOf(tuple(Compare(spent, fil.GT, val.Stat(stat, THIS)) for stat in (val.POWER, val.TOUGHNESS)))
    grow = ef.PutCounters(THIS, "+1/+1")
    return (Triggered(pat.Casts(YOU), Body((grow,)), condition=AllOf((IS_CREATURE, more))),)


def _paradigm(keyword: Keyword) -> Body:
    """702.192a: after the first, a copy in exile that may be cast at the beginning of each precombat main phase."""
    again = (ef.CopyCards(THIS, 0, EXILE), ef.CastNow(sel.Saved(0), cost=co.PayMana(FREE), save=1))
    later = ef.Later(pat.BeginningOf(PRECOMBAT_MAIN, YOU), Body(again), once=False)
    return Body((ef.If(FirstToResolve(), (later,)), ef.Move(THIS, EXILE)))


def _remember(st: State, chars: Chars) -> None:
    """702.192a: the player has resolved a spell of this name."""
    known = st.players[chars.controller].resolved
    atoms.change_player(st, chars.controller, resolved=(*known, chars.name))


EXPANSIONS[kw.COMPLEATED] = _compleated
EXPANSIONS[kw.RECONFIGURE] = _reconfigure
EXPANSIONS[kw.BLITZ] = _blitz
EXPANSIONS[kw.CASUALTY] = _casualty
EXPANSIONS[kw.ENLIST] = _enlist
EXPANSIONS[kw.RAVENOUS] = _ravenous
EXPANSIONS[kw.SQUAD] = _squad
EXPANSIONS[kw.LIVING_METAL] = _living_metal
EXPANSIONS[kw.FOR_MIRRODIN] = _for_mirrodin
EXPANSIONS[kw.BACKUP] = _backup
EXPANSIONS[kw.CRAFT] = _craft
EXPANSIONS[kw.SADDLE] = _saddle
BEFORE_SPELL[kw.GIFT] = _gift_first
EXPANSIONS[kw.GIFT] = _gift
EXPANSIONS[kw.OFFSPRING] = _offspring
EXPANSIONS[kw.IMPENDING] = _impending
COMPLETIONS[kw.EXHAUST] = _exhaust
EXPANSIONS[kw.MOBILIZE] = _mobilize
EXPANSIONS[kw.JOB_SELECT] = _job_select
EXPANSIONS[kw.STATION] = _station
EXPANSIONS[kw.FIREBENDING] = _firebending
EXPANSIONS[kw.INCREMENT] = _increment
AFTER_SPELL[kw.PARADIGM] = _paradigm
ONCE_IT_RESOLVED[kw.PARADIGM] = _remember


def _sneak_in(st: State, obj: Obj, change: Change) -> None:
    """702.190b: tapped, and attacking what the creature attacked that was returned for it."""
    assert obj.stack is not None
    change.tapped = True
    change.attacking = attacked_by(st, list(obj.stack.ctx.saved.get(COST_SLOT, ())), change.controller)


AS_IT_ENTERS[keyword_casts.ATTACKING] = _sneak_in
