"""702.2 to 702.49: keywords, by number: 702.6 equip, 702.21 ward, 702.23 rampage, 702.24 cumulative upkeep, 702.25 flanking,
702.27 buyback, 702.29 cycling, 702.30 echo, 702.32 fading, 702.35 madness, 702.38 amplify, 702.39 provoke, 702.40
storm, 702.43 modular, 702.44 sunburst, 702.45 bushido, 702.46 soulshift, 702.49 ninjutsu.
"""

from __future__ import annotations

from typing import Final

from inset.kernel.types import ARTIFACT, BATTLEFIELD, CREATURE, EXILE, GRAVEYARD, HAND, STACK, UPKEEP
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
from inset.language.abilities import Activated, Body, Keyword, StaticAbility, TargetSpec, Triggered
from inset.language.conditions import Did, Exists, Matches, NewlyControlled, Unless
from inset.language.node import Ability, Effect
from inset.rules.events.replacement_process import ANY, Candidate
from inset.rules.events.replacing_moves import CLAUSES, resolves
from inset.rules.events.zone_change import Change
from inset.rules.keywords.common import (
    ATTACKS,
    DIES,
    IS_CREATURE,
    IS_THIS,
    THIS,
    YOU,
    YOUR_UPKEEP,
    as_it_enters,
    cost_of,
    enters_with,
    equipping,
    growing_by,
    multiple,
    when_it_happens,
)
from inset.rules.model.state import State
from inset.rules.objects.abilities import EXPANSIONS

HERE: Final = Exists(sel.Each(IS_THIS))


def _ward(keyword: Keyword) -> tuple[Ability, ...]:
    """702.21a: countered unless that player pays."""
    assert keyword.cost is not None
    theirs = fil.ControlledBy(sel.Opponents())
    stop = ef.PayOr(sel.ControllerOf(sel.EventOther()), keyword.cost, unpaid=(ef.Counter(sel.EventOther()),))
    return (Triggered(pat.BecomesTarget(IS_THIS, theirs), Body((stop,))),)


def _rampage(keyword: Keyword) -> tuple[Ability, ...]:
    """702.23a; 702.23b: the blockers are counted as it resolves."""
    assert isinstance(keyword.number, int)
    beyond = val.Minus(val.Count(sel.Each(fil.IsBlocking(THIS))), 1)
    bonus = val.Times(keyword.number, beyond)
    return when_it_happens(pat.BecomesBlocked(IS_THIS), ef.Modify(THIS, (m.ModifyPT(bonus, bonus),)))


def _cumulative_upkeep(keyword: Keyword) -> tuple[Ability, ...]:
    """702.24a; 702.24b: all the age counters count, whichever ability put them there."""
    assert keyword.cost is not None
    price = co.Repeated(keyword.cost, val.CountersOn("age", THIS))
    pay = ef.PayOr(YOU, price, unpaid=(ef.SacrificeIt(THIS),))
    body = Body((ef.PutCounters(THIS, "age"), pay))
    return (Triggered(pat.BeginningOf(UPKEEP, YOU), body, condition=HERE),)


def _flanking(keyword: Keyword) -> tuple[Ability, ...]:
    """702.25a: a blocker without flanking gets -1/-1."""
    other = fil.And((fil.HasType(CREATURE), fil.Not(fil.HasKeyword(kw.FLANKING))))
    shrink = ef.Modify(sel.EventOther(), (m.ModifyPT(-1, -1),))
    return (Triggered(pat.BecomesBlocked(IS_THIS, by=other), Body((shrink,))),)


def _to_hand(st: State, change: Change, cand: Candidate[Change]) -> None:
    change.destination = HAND


def _bought_back(st: State, change: Change, found: list[Candidate[Change]]) -> None:
    """702.27a: if its buyback cost was paid, it is put into its owner's hand instead."""
    cast = change.obj.cast
    if cast is not None and "buyback" in cast.optional and resolves(change):
        found.append(Candidate("buyback", ANY, "buyback", _to_hand, rule="702.27a"))


def _cycling(keyword: Keyword) -> tuple[Ability, ...]:
    """702.29a; 702.29e: typecycling searches the library for a card of its kind instead."""
    does: Effect = ef.Draw(YOU, 1) if keyword.where is None else ef.Search(YOU, keyword.where, reveal=True)
    return (Activated(cost_of(keyword, co.DiscardThis()), Body((does,)), zone=HAND, keyword=kw.CYCLING),)


def _echo(keyword: Keyword) -> tuple[Ability, ...]:
    """702.30a."""
    assert keyword.cost is not None
    stay = ef.PayOr(YOU, keyword.cost, unpaid=(ef.SacrificeIt(THIS),))
    return (Triggered(YOUR_UPKEEP, Body((stay,)), condition=NewlyControlled()),)


def _fading(keyword: Keyword) -> tuple[Ability, ...]:
    """702.32a: if no counter can be removed, it is sacrificed."""
    remove = ef.TakeCounters(THIS, "fade", 1)
    has_one = Matches(THIS, fil.HasCounter("fade"))
    fade = Triggered(YOUR_UPKEEP, Body((ef.If(has_one, (remove,), (ef.SacrificeIt(THIS),)),)))
    return (enters_with("fade", keyword.number), fade)


def _madness(keyword: Keyword) -> tuple[Ability, ...]:
    """702.35a: it is exiled as it is discarded; when it is exiled this way, it may be cast, or it goes to the graveyard."""
    instead = sta.MovesInstead(IS_THIS, GRAVEYARD, EXILE, HAND, discarded=True, mark=fil.EXILED_BY_MADNESS)
    exiled = pat.Moves(fil.And((IS_THIS, fil.IsMarked(fil.EXILED_BY_MADNESS))), HAND, EXILE)
    cast = ef.CastNow(THIS, cost=keyword.cost, name="madness", save=0)
    bury = ef.If(Unless(Did(0)), (ef.Move(THIS, GRAVEYARD),))
    return (StaticAbility((instead,), zone=HAND), Triggered(exiled, Body((cast, bury)), zone=EXILE))


def _amplify(keyword: Keyword) -> tuple[Ability, ...]:
    """702.38a."""
    kin = sel.Each(fil.SharesCreatureTypeWith(THIS), zone=HAND, of=YOU)
    choose = ef.Choose(kin, 0, least=0, most=val.ANY_NUMBER)
    show = ef.LookAt(sel.Saved(0), reveal=True)
    return (as_it_enters(choose, show, growing_by(multiple(keyword.number, val.SavedNumber(0)))),)


def _provoke(keyword: Keyword) -> tuple[Ability, ...]:
    """702.39a."""
    theirs = TargetSpec(fil.And((fil.HasType(CREATURE), fil.ControlledBy(sel.DefendingPlayer(THIS)))))
    must = ef.Establish((sta.Restrict(sta.MUST_BLOCK, fil.IsOneOf(sel.Target(0)), IS_THIS),), ef.END_OF_COMBAT)
    return (Triggered(ATTACKS, Body((ef.May((must, ef.Untap(sel.Target(0)))),), (theirs,))),)


def _storm(keyword: Keyword) -> tuple[Ability, ...]:
    """702.40a: a copy for each spell cast before it this turn."""
    before = val.TimesHappened(pat.Casts(sel.AllPlayers()), before=True)
    return (Triggered(pat.Casts(YOU, IS_THIS), Body((ef.CopySpell(THIS, before),)), zone=STACK),)


def _modular(keyword: Keyword) -> tuple[Ability, ...]:
    """702.43a: its +1/+1 counters may go to an artifact creature."""
    target = TargetSpec(fil.And((fil.HasType(ARTIFACT), fil.HasType(CREATURE))))
    counters = val.CountersOn("+1/+1", sel.EventOther())
    give = ef.May((ef.PutCounters(sel.Target(0), "+1/+1", counters),))
    return (enters_with("+1/+1", keyword.number), Triggered(DIES, Body((give,), (target,))))


def _sunburst(keyword: Keyword) -> tuple[Ability, ...]:
    """702.44a: +1/+1 counters on what enters as a creature, charge counters on anything else."""
    colors = val.ColorsSpent(THIS)
    grown = sta.EntersWithCounters(IS_THIS, "+1/+1", colors, IS_CREATURE)
    charged = sta.EntersWithCounters(IS_THIS, "charge", colors, Unless(IS_CREATURE))
    return (StaticAbility((grown, charged)),)


def _bushido(keyword: Keyword) -> tuple[Ability, ...]:
    """702.45a."""
    grow = ef.Modify(THIS, (m.ModifyPT(keyword.number, keyword.number),))
    return (Triggered(pat.Either((pat.Blocks(IS_THIS), pat.BecomesBlocked(IS_THIS))), Body((grow,))),)


def _soulshift(keyword: Keyword) -> tuple[Ability, ...]:
    """702.46a."""
    small = fil.StatIs(val.MANA_VALUE, fil.LE, keyword.number)
    spirit = fil.And((fil.HasSubtype(("Spirit",)), small, fil.OwnedBy(YOU)))
    back = ef.May((ef.Move(sel.Target(0), HAND),))
    return (Triggered(DIES, Body((back,), (TargetSpec(spirit, zones=GRAVEYARD),))),)


def _ninjutsu(keyword: Keyword) -> tuple[Ability, ...]:
    """702.49a: an unblocked attacker goes back to hand, this comes tapped and attacking whom that one attacked."""
    back = ef.Move(THIS, BATTLEFIELD, under=YOU, tapped=True, attacking=True, attacking_as=sel.Saved(co.COST_SLOT))
    body = Body((back,))
    return (Activated(cost_of(keyword, co.ReturnToHand(fil.IsUnblocked())), body, zone=HAND, name="ninjutsu"),)


EXPANSIONS[kw.EQUIP] = equipping
EXPANSIONS[kw.WARD] = _ward
EXPANSIONS[kw.RAMPAGE] = _rampage
EXPANSIONS[kw.CUMULATIVE_UPKEEP] = _cumulative_upkeep
EXPANSIONS[kw.FLANKING] = _flanking
CLAUSES.append((STACK, GRAVEYARD, _bought_back))
EXPANSIONS[kw.CYCLING] = _cycling
EXPANSIONS[kw.ECHO] = _echo
EXPANSIONS[kw.FADING] = _fading
EXPANSIONS[kw.MADNESS] = _madness
EXPANSIONS[kw.AMPLIFY] = _amplify
EXPANSIONS[kw.PROVOKE] = _provoke
EXPANSIONS[kw.STORM] = _storm
EXPANSIONS[kw.MODULAR] = _modular
EXPANSIONS[kw.SUNBURST] = _sunburst
EXPANSIONS[kw.BUSHIDO] = _bushido
EXPANSIONS[kw.SOULSHIFT] = _soulshift
EXPANSIONS[kw.NINJUTSU] = _ninjutsu
