"""702.50 epic, 702.52 dredge, 702.53 transmute, 702.57 forecast, 702.59 recover, 702.60 ripple, 702.69 gravestorm, 702.71
transfigure, 702.77 reinforce, 702.99 cipher, 702.113 awaken, 702.125 undaunted, 702.144 demonstrate, 702.174 gift, 702.176
impending, 702.192 paradigm: keywords that work in a hand, in a graveyard, or on the stack, or that search for what takes their
place."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from inset.kernel.mana import FREE
from inset.kernel.types import (
    ALL_COLORS,
    BATTLEFIELD,
    BLUE,
    CREATURE,
    END,
    EXILE,
    GRAVEYARD,
    HAND,
    LAND,
    LIBRARY,
    PRECOMBAT_MAIN,
    STACK,
    UPKEEP,
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
from inset.language.conditions import AllOf, CostWasPaid, Did, Exists, FirstToResolve, InStep, Matches, TurnOf
from inset.language.node import Ability, Cost, Effect
from inset.language.words.kinds import activated, artifact_token, creature_token
from inset.language.words.verbs import add_one_of, cost, gain_life
from inset.rules.objects.abilities import AFTER_SPELL, BEFORE_SPELL, COMPLETIONS, EXPANSIONS

YOU: Final = sel.You()
THIS: Final = sel.This()
IS_THIS: Final = fil.IsThis()


def _discarded_for(keyword: Keyword) -> Cost:
    assert keyword.cost is not None
    return co.All((keyword.cost, co.DiscardThis()))


# --- in the hand --------------------------------------------------------------------------------------------------


def _transmute(keyword: Keyword) -> tuple[Ability, ...]:
    """702.53a: a card with the same mana value as the discarded one."""
    same = fil.StatIs(val.MANA_VALUE, fil.EQ, val.Stat(val.MANA_VALUE, THIS))
    find = Body((ef.Search(YOU, same, reveal=True),))
    return (Activated(_discarded_for(keyword), find, timing=AS_SORCERY, zone=HAND, name="transmute"),)


def _transfigure(keyword: Keyword) -> tuple[Ability, ...]:
    """702.71a: on the battlefield; a creature card with the same mana value as the sacrificed permanent."""
    assert keyword.cost is not None
    same = fil.StatIs(val.MANA_VALUE, fil.EQ, val.Stat(val.MANA_VALUE, THIS))
    find = Body((ef.Search(YOU, fil.And((fil.HasType(CREATURE), same)), BATTLEFIELD),))
    return (Activated(co.All((keyword.cost, co.SacrificeThis())), find, timing=AS_SORCERY, name="transfigure"),)


def _reinforce(keyword: Keyword) -> tuple[Ability, ...]:
    """702.77a."""
    grow = Body((ef.PutCounters(sel.Target(0), "+1/+1", keyword.number),), (TargetSpec(fil.HasType(CREATURE)),))
    return (Activated(_discarded_for(keyword), grow, zone=HAND, name="reinforce"),)


def _forecast(ability: Activated) -> Activated:
    """702.57a–b: from the hand, in its owner's upkeep, once each turn."""
    upkeep = AllOf((TurnOf(YOU), InStep((UPKEEP,))))
    return replace(ability, zone=HAND, limit=1, condition=upkeep)


# --- in the graveyard ---------------------------------------------------------------------------------------------


def _dredge(keyword: Keyword) -> tuple[Ability, ...]:
    """702.52a; 702.52b: with fewer cards in the library there is no such choice."""
    instead = sta.DrawInstead(YOU, (ef.Mill(YOU, keyword.number), ef.Move(THIS, HAND)), optional=True)
    enough = Exists(sel.Each(fil.Anything(), LIBRARY, YOU), keyword.number)
    return (StaticAbility((instead,), condition=enough, zone=GRAVEYARD),)


def _recover(keyword: Keyword) -> tuple[Ability, ...]:
    """702.59a."""
    assert keyword.cost is not None
    yours = fil.And((fil.HasType(CREATURE), fil.OwnedBy(YOU)))
    pay = ef.PayOr(YOU, keyword.cost, paid=(ef.Move(THIS, HAND),), unpaid=(ef.Move(THIS, EXILE),))
    return (Triggered(pat.Moves(yours, BATTLEFIELD, GRAVEYARD), Body((pay,)), zone=GRAVEYARD),)


# --- on the stack -------------------------------------------------------------------------------------------------
CAST: Final = pat.Casts(YOU, IS_THIS)


def _gravestorm(keyword: Keyword) -> tuple[Ability, ...]:
    """702.69a: a copy for each permanent that was put into a graveyard from the battlefield this turn."""
    buried = val.TimesHappened(pat.Moves(fil.Anything(), BATTLEFIELD, GRAVEYARD))
    return (Triggered(CAST, Body((ef.CopySpell(THIS, buried),)), zone=STACK),)


def _demonstrate(keyword: Keyword) -> tuple[Ability, ...]:
    """702.144a: if the player copies the spell, an opponent of their choice copies it too."""
    theirs = (ef.ChooseWord(ef.OPPONENT), ef.CopySpell(THIS, who=sel.ChosenPlayer()))
    body = Body((ef.May((ef.CopySpell(THIS),), save=0), ef.If(Did(0), theirs)))
    return (Triggered(CAST, body, zone=STACK),)


def _ripple(keyword: Keyword) -> tuple[Ability, ...]:
    """702.60a; 702.60b: each instance triggers."""
    shown, top = sel.Saved(0), sel.TopOfLibrary(YOU, keyword.number)
    alike = sel.Among(shown, fil.SharesNameWith(THIS))
    free = ef.CastNow(alike, cost=co.PayMana(FREE), most=keyword.number, save=1)
    rest = ef.Move(shown, LIBRARY, position=ef.BOTTOM)
    return (Triggered(CAST, Body((ef.May((ef.LookAt(top, reveal=True, save=0), free, rest), save=2),)), zone=STACK),)


def _epic(keyword: Keyword) -> Body:
    """702.50a: no more spells for the rest of the game, and a copy without epic at the beginning of each upkeep."""
    silence = ef.Establish((sta.CantCast(YOU),), ef.FOREVER)
    again = ef.CopySpell(THIS, exceptions=(m.LoseKeyword(kw.EPIC),))
    return Body((silence, ef.Later(pat.BeginningOf(UPKEEP, YOU), Body((again,)), once=False)))


def _paradigm(keyword: Keyword) -> Body:
    """702.192a: after the first, a copy in exile that may be cast at the beginning of each precombat main phase."""
    again = (ef.CopyCards(THIS, 0, EXILE), ef.CastNow(sel.Saved(0), cost=co.PayMana(FREE), save=1))
    later = ef.Later(pat.BeginningOf(PRECOMBAT_MAIN, YOU), Body(again), once=False)
    return Body((ef.If(FirstToResolve(), (later,)), ef.Move(THIS, EXILE)))


ENCODED_ON: Final = 90  # the slot of the creature that is chosen


def _cipher(keyword: Keyword) -> tuple[Ability, ...]:
    """702.99a, 702.99c: from exile, the creature that it is encoded on is given the ability to have it cast again."""
    again = (ef.CopyCards(sel.Granter(), 0), ef.CastNow(sel.Saved(0), cost=co.PayMana(FREE), save=1))
    hits = Triggered(pat.DealsDamage(IS_THIS, to_players=sel.AllPlayers(), combat=True), Body(again))
    gives = sta.Continuous(fil.IsOneOf(sel.Bearer(sel.ENCODED)), (m.AddAbility(hits),))
    return (StaticAbility((gives,), zone=EXILE),)


def _encode(keyword: Keyword) -> Body:
    """702.99a: as a card, the spell may be exiled encoded on a creature of its controller."""
    mine = sel.Each(fil.And((fil.HasType(CREATURE), fil.ControlledBy(YOU))))
    exile = ef.Move(THIS, EXILE, onto=sel.Saved(ENCODED_ON), bond=sel.ENCODED)
    may = ef.May((ef.Choose(mine, ENCODED_ON), exile), save=ENCODED_ON + 1)
    return Body((ef.If(Matches(THIS, fil.IsCard()), (may,)),))


def _undaunted(keyword: Keyword) -> tuple[Ability, ...]:
    """702.125a; 702.125c: each instance applies."""
    return (OwnCost(val.CountPlayers(sel.Opponents())),)


def _awaken(keyword: Keyword) -> Body:
    """702.113a; 702.113b: there is the target only if the cost was paid."""
    paid = CostWasPaid("awaken")
    land = TargetSpec(fil.And((fil.HasType(LAND), fil.ControlledBy(YOU))), only_if=paid)
    alive = (m.AddTypes(CREATURE, ("Elemental",)), m.SetPT(0, 0), m.AddAbility(Keyword(kw.HASTE)))
    grow = ef.PutCounters(sel.Target(0), "+1/+1", keyword.number)
    return Body((ef.If(paid, (grow, ef.Modify(sel.Target(0), alive, ef.FOREVER))),), (land,))


def _impending(keyword: Keyword) -> tuple[Ability, ...]:
    """702.176a: with time counters it is no creature; one goes at each of its controller's end steps."""
    paid = CostWasPaid("impending")
    waits = AllOf((paid, Matches(THIS, fil.HasCounter("time"))))
    return (
        StaticAbility((sta.EntersWithCounters(IS_THIS, "time", keyword.number, paid),)),
        StaticAbility((sta.Continuous(IS_THIS, (m.LoseTypes(CREATURE),)),), condition=waits),
        Triggered(pat.BeginningOf(END, YOU), Body((ef.TakeCounters(THIS, "time", 1),)), condition=waits),
    )


# --- gift (702.174) ------------------------------------------------------------------------------------------------
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


def _gift(keyword: Keyword) -> tuple[Ability, ...]:
    """702.174b: of a permanent, when it enters."""
    enters = pat.Moves(IS_THIS, destination=BATTLEFIELD)
    return (Triggered(enters, Body((GIFTS[keyword.text],)), condition=CostWasPaid("gift")),)


def _gift_first(keyword: Keyword) -> Body:
    """702.174j: of an instant or sorcery, before anything else that it says."""
    return Body((ef.If(CostWasPaid("gift"), (GIFTS[keyword.text],)),))


EXPANSIONS.update({kw.TRANSMUTE: _transmute, kw.REINFORCE: _reinforce, kw.DREDGE: _dredge, kw.RECOVER: _recover})
EXPANSIONS.update({kw.TRANSFIGURE: _transfigure, kw.RIPPLE: _ripple})
EXPANSIONS.update({kw.GRAVESTORM: _gravestorm, kw.DEMONSTRATE: _demonstrate, kw.UNDAUNTED: _undaunted})
EXPANSIONS.update({kw.IMPENDING: _impending, kw.GIFT: _gift, kw.CIPHER: _cipher})
AFTER_SPELL.update({kw.CIPHER: _encode, kw.AWAKEN: _awaken, kw.EPIC: _epic, kw.PARADIGM: _paradigm})
COMPLETIONS[kw.FORECAST] = _forecast
BEFORE_SPELL[kw.GIFT] = _gift_first
