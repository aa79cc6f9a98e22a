"""702.50 to 702.99: keywords, by number: 702.50 epic, 702.52 dredge, 702.53 transmute, 702.54 bloodthirst, 702.55 haunt, 702.56
replicate, 702.57 forecast, 702.58 graft, 702.59 recover, 702.60 ripple, 702.62 suspend, 702.63 vanishing, 702.64
absorb, 702.65 aura swap, 702.67 fortify, 702.68 frenzy, 702.69 gravestorm, 702.70 poisonous, 702.71 transfigure,
702.72 champion, 702.73 changeling, 702.74 evoke, 702.75 hideaway, 702.77 reinforce, 702.78 conspire, 702.79
persist, 702.82 devour, 702.83 exalted, 702.84 unearth, 702.85 cascade, 702.86 annihilator, 702.87 level up, 702.88
rebound, 702.89 umbra armor, 702.91 battle cry, 702.92 living weapon, 702.93 undying, 702.94 miracle, 702.95
soulbond, 702.97 scavenge, 702.98 unleash, 702.99 cipher.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from inset.kernel.mana import FREE
from inset.kernel.types import (
    ANY_ZONE,
    BATTLEFIELD,
    BLACK,
    CREATURE,
    END,
    EXILE,
    GRAVEYARD,
    HAND,
    INSTANT,
    LIBRARY,
    SORCERY,
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
from inset.language.abilities import AS_SORCERY, Activated, Body, Keyword, StaticAbility, TargetSpec, Triggered
from inset.language.conditions import AllOf, CostWasPaid, Did, Exists, Happened, InStep, Matches, TurnOf, Unless
from inset.language.costs import PayMana
from inset.language.node import Ability, Cost, Filter
from inset.language.words.kinds import creature_token
from inset.rules import atoms
from inset.rules.events.delayed_triggers import cast_next_upkeep
from inset.rules.events.moving import FIRST_DRAWN
from inset.rules.events.replacement_process import ANY, Candidate
from inset.rules.events.replacing_moves import CLAUSES, resolves
from inset.rules.events.triggers import reflexive
from inset.rules.events.zone_change import Change
from inset.rules.keywords.common import (
    CAST,
    DIES,
    ENTERS,
    GROWTH,
    IS_THIS,
    THIS,
    YOU,
    YOUR_UPKEEP,
    as_it_enters,
    copies_if_paid,
    cost_of,
    defining,
    enters_with,
    equipping,
    growing_by,
    multiple,
    when_it_happens,
)
from inset.rules.model import event_records as ev
from inset.rules.model.decision import CONFIRM, YES_NO, Ask, Decision, ask
from inset.rules.model.state import Ctx, Event, Obj, State
from inset.rules.model.subjects import Deed
from inset.rules.objects.abilities import AFTER_SPELL, COMPLETIONS, EXPANSIONS, instance_name
from inset.rules.objects.layers import chars_of

ENCODED_ON: Final = 90  # the slot of the creature that is chosen
BACK: Final = 0  # the slot under which the permanent that came back is remembered
GERM: Final = creature_token("Phyrexian Germ", 0, 0, BLACK)


def _epic(keyword: Keyword) -> Body:
    """702.50a: no more spells for the rest of the game, and a copy without epic at the beginning of each upkeep."""
    silence = ef.Establish((sta.CantCast(YOU),), ef.FOREVER)
    again = ef.CopySpell(THIS, exceptions=(m.LoseKeyword(kw.EPIC),))
    return Body((silence, ef.Later(pat.BeginningOf(UPKEEP, YOU), Body((again,)), once=False)))


def _dredge(keyword: Keyword) -> tuple[Ability, ...]:
    """702.52a; 702.52b: with fewer cards in the library there is no such choice."""
    instead = sta.DrawInstead(YOU, (ef.Mill(YOU, keyword.number), ef.Move(THIS, HAND)), optional=True)
    enough = Exists(sel.Each(fil.Anything(), LIBRARY, YOU), keyword.number)
    return (StaticAbility((instead,), condition=enough, zone=GRAVEYARD),)


def _discarded_for(keyword: Keyword) -> Cost:
    assert keyword.cost is not None
    return co.All((keyword.cost, co.DiscardThis()))


def _transmute(keyword: Keyword) -> tuple[Ability, ...]:
    """702.53a: a card with the same mana value as the discarded one."""
    same = fil.StatIs(val.MANA_VALUE, fil.EQ, val.Stat(val.MANA_VALUE, THIS))
    find = Body((ef.Search(YOU, same, reveal=True),))
    return (Activated(_discarded_for(keyword), find, timing=AS_SORCERY, zone=HAND, name="transmute"),)


def _bloodthirst(keyword: Keyword) -> tuple[Ability, ...]:
    hurt = Happened(pat.DealsDamage(fil.Anything(), to_players=sel.Opponents()))
    return (enters_with("+1/+1", keyword.number, hurt),)


def _haunt(keyword: Keyword) -> tuple[Ability, ...]:
    """702.55a: of a permanent when it dies, of an instant or sorcery when it is put into a graveyard as it resolves."""
    creature = (TargetSpec(fil.HasType(CREATURE)),)
    haunts = Body((ef.Move(THIS, EXILE, onto=sel.Target(0), bond=sel.HAUNTING),), creature)
    spell = fil.And((IS_THIS, fil.HasType(INSTANT | SORCERY)))
    resolves = pat.Moves(spell, STACK, GRAVEYARD, resolving=True)
    return (Triggered(DIES, haunts), Triggered(resolves, haunts, zone=GRAVEYARD))


def _replicate(keyword: Keyword) -> tuple[Ability, ...]:
    """702.56a: a copy for each time that it was paid; 702.56b: each instance by itself."""
    name = instance_name(keyword)
    return (copies_if_paid(name, val.TimesPaid(name)),)


def _forecast(ability: Activated) -> Activated:
    """702.57a–b: from the hand, in its owner's upkeep, once each turn."""
    upkeep = AllOf((TurnOf(YOU), InStep((UPKEEP,))))
    return replace(ability, zone=HAND, limit=1, condition=upkeep)


def _graft(keyword: Keyword) -> tuple[Ability, ...]:
    """702.58a."""
    starts = StaticAbility((sta.EntersWithCounters(IS_THIS, GROWTH, keyword.number),))
    other = pat.Moves(fil.And((fil.HasType(CREATURE), fil.Not(IS_THIS))), destination=BATTLEFIELD)
    give = ef.May((ef.MoveCounters(THIS, sel.EventObject(), GROWTH),))
    return (starts, Triggered(other, Body((give,)), condition=Matches(THIS, fil.HasCounter(GROWTH))))


def _recover(keyword: Keyword) -> tuple[Ability, ...]:
    """702.59a."""
    assert keyword.cost is not None
    yours = fil.And((fil.HasType(CREATURE), fil.OwnedBy(YOU)))
    pay = ef.PayOr(YOU, keyword.cost, paid=(ef.Move(THIS, HAND),), unpaid=(ef.Move(THIS, EXILE),))
    return (Triggered(pat.Moves(yours, BATTLEFIELD, GRAVEYARD), Body((pay,)), zone=GRAVEYARD),)


def _ripple(keyword: Keyword) -> tuple[Ability, ...]:
    """702.60a; 702.60b: each instance triggers."""
    shown, top = sel.Saved(0), sel.TopOfLibrary(YOU, keyword.number)
    alike = sel.Among(shown, fil.SharesNameWith(THIS))
    free = ef.CastNow(alike, cost=co.PayMana(FREE), most=keyword.number, save=1)
    rest = ef.Move(shown, LIBRARY, position=ef.BOTTOM)
    return (Triggered(CAST, Body((ef.May((ef.LookAt(top, reveal=True, save=0), free, rest), save=2),)), zone=STACK),)


def _suspend(keyword: Keyword) -> tuple[Ability, ...]:
    """702.62a: the upkeep trigger, and the cast when the last time counter goes; a creature spell has haste."""
    suspended = Matches(THIS, fil.IsSuspended())
    remove = ef.TakeCounters(THIS, "time", 1)
    tick = Triggered(pat.BeginningOf(UPKEEP, sel.OwnerOf(THIS)), Body((remove,)), condition=suspended, zone=EXILE)
    yours = Matches(
        sel.Saved(0), fil.ControlledBy(YOU)
    )  # "until you lose control of the spell or the permanent it becomes"
    creature = sel.Among(sel.Saved(0), fil.HasType(CREATURE))
    haste = ef.Modify(creature, (m.AddAbility(Keyword(kw.HASTE)),), ef.FOREVER, condition=yours)
    free = ef.CastNow(THIS, sel.OwnerOf(THIS), cost=PayMana(FREE), save=0, lands=True)
    last = Triggered(pat.LastCounterRemoved(IS_THIS, "time"), Body((free, haste)), zone=EXILE)
    return (tick, last)


def _vanishing(keyword: Keyword) -> tuple[Ability, ...]:
    """702.63a; 702.63b: without a number it enters with none."""
    has_one = Matches(THIS, fil.HasCounter("time"))
    tick = Triggered(YOUR_UPKEEP, Body((ef.TakeCounters(THIS, "time", 1),)), condition=has_one)
    over = Triggered(pat.LastCounterRemoved(IS_THIS, "time"), Body((ef.SacrificeIt(THIS),)))
    return (enters_with("time", keyword.number), tick, over) if keyword.number else (tick, over)


def _absorb(keyword: Keyword) -> tuple[Ability, ...]:
    """702.64a: this much of the damage of each source at a time."""
    assert isinstance(keyword.number, int)
    return (StaticAbility((sta.PreventDamage(to=IS_THIS, amount=keyword.number),)),)


def _aura_swap(keyword: Keyword) -> tuple[Ability, ...]:
    """702.65a; 702.65b: if a half of it can't be done, nothing is."""
    swap = ef.ExchangeWithCard(THIS, fil.HasSubtype(("Aura",)))
    return (Activated(cost_of(keyword), Body((ef.May((swap,)),)), name="aura swap"),)


def _frenzy(keyword: Keyword) -> tuple[Ability, ...]:
    """702.68a."""
    return when_it_happens(pat.AttacksUnblocked(IS_THIS), ef.Modify(THIS, (m.ModifyPT(keyword.number, 0),)))


def _gravestorm(keyword: Keyword) -> tuple[Ability, ...]:
    """702.69a: a copy for each permanent that was put into a graveyard from the battlefield this turn."""
    buried = val.TimesHappened(pat.Moves(fil.Anything(), BATTLEFIELD, GRAVEYARD))
    return (Triggered(CAST, Body((ef.CopySpell(THIS, buried),)), zone=STACK),)


def _poisonous(keyword: Keyword) -> tuple[Ability, ...]:
    """702.70a."""
    hit = pat.DealsDamage(IS_THIS, to_players=sel.AllPlayers(), combat=True)
    return when_it_happens(hit, ef.GiveCounters(sel.EventPlayer(), "poison", keyword.number))


def _transfigure(keyword: Keyword) -> tuple[Ability, ...]:
    """702.71a: on the battlefield; a creature card with the same mana value as the sacrificed permanent."""
    assert keyword.cost is not None
    same = fil.StatIs(val.MANA_VALUE, fil.EQ, val.Stat(val.MANA_VALUE, THIS))
    find = Body((ef.Search(YOU, fil.And((fil.HasType(CREATURE), same)), BATTLEFIELD),))
    return (Activated(co.All((keyword.cost, co.SacrificeThis())), find, timing=AS_SORCERY, name="transfigure"),)


def _champion(keyword: Keyword) -> tuple[Ability, ...]:
    """702.72a–b: another such permanent is exiled until this leaves; the two abilities are linked by what was exiled."""
    assert keyword.where is not None
    another = sel.Each(fil.And((keyword.where, fil.ControlledBy(YOU), fil.Not(IS_THIS))))
    exile = ef.May((ef.Choose(another, 0), ef.Move(sel.Saved(0), EXILE, link=True)), save=1)
    unless = ef.If(Unless(Did(1)), (ef.SacrificeIt(THIS),))
    back = ef.Move(sel.LinkedCards(), BATTLEFIELD)
    return (Triggered(ENTERS, Body((exile, unless))), Triggered(pat.Moves(IS_THIS, BATTLEFIELD), Body((back,))))


def _changeling(keyword: Keyword) -> tuple[Ability, ...]:
    """702.73a: a characteristic-defining ability, in every zone."""
    return (defining(m.AddAllCreatureTypes()),)


def _evoke(keyword: Keyword) -> tuple[Ability, ...]:
    when = pat.Moves(IS_THIS, destination=BATTLEFIELD)
    return (Triggered(when, Body((ef.SacrificeIt(THIS, who=sel.ControllerOf(THIS)),)), condition=CostWasPaid("evoke")),)


def _hideaway(keyword: Keyword) -> tuple[Ability, ...]:
    """702.75a: what refers to the exiled card is linked to this (607.2a)."""
    seen = ef.LookAt(sel.TopOfLibrary(YOU, keyword.number), save=0)
    hide = ef.Move(sel.Saved(1), EXILE, face_down=True, look=sel.ControlsExiler(), link=True)
    rest = sel.Among(sel.Saved(0), fil.IsIn(LIBRARY))
    under = ef.Move(rest, LIBRARY, position=ef.BOTTOM, order=ef.RANDOM_ORDER)
    return (Triggered(ENTERS, Body((seen, ef.Choose(sel.Saved(0), 1), hide, under))),)


def _reinforce(keyword: Keyword) -> tuple[Ability, ...]:
    """702.77a."""
    grow = Body((ef.PutCounters(sel.Target(0), "+1/+1", keyword.number),), (TargetSpec(fil.HasType(CREATURE)),))
    return (Activated(_discarded_for(keyword), grow, zone=HAND, name="reinforce"),)


def _conspire(keyword: Keyword) -> tuple[Ability, ...]:
    """702.78a; 702.78b: each instance by itself."""
    return (copies_if_paid(instance_name(keyword)),)


def _persist(keyword: Keyword) -> tuple[Ability, ...]:
    """702.79a: if it had no -1/-1 counter on it."""
    clean = Unless(Matches(sel.EventObject(), fil.HasCounter("-1/-1")))
    back = ef.Move(sel.EventObject(), BATTLEFIELD, counters=(("-1/-1", 1),))
    return (Triggered(DIES, Body((back,)), condition=clean),)


def _devour(keyword: Keyword) -> tuple[Ability, ...]:
    """702.82a; 702.82c: a quality may be named. What was devoured is remembered (702.82b)."""
    kind: Filter = keyword.where if keyword.where is not None else fil.HasType(CREATURE)
    food = sel.Each(fil.And((kind, fil.ControlledBy(YOU))))
    choose = ef.Choose(food, 0, least=0, most=val.ANY_NUMBER)
    eat = ef.SacrificeIt(sel.Saved(0), save=1)
    grow = growing_by(multiple(keyword.number, val.SavedNumber(1)))
    return (as_it_enters(choose, eat, grow, ef.Keep(ef.DEVOURED, val.SavedNumber(1))),)


def _exalted(keyword: Keyword) -> tuple[Ability, ...]:
    alone = pat.Attacks(fil.And((fil.HasType(CREATURE), fil.ControlledBy(YOU))), alone=True)
    return (Triggered(alone, Body((ef.Modify(sel.EventObject(), (m.ModifyPT(1, 1),)),))),)


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


def _cascade(keyword: Keyword) -> tuple[Ability, ...]:
    return (Triggered(pat.Casts(YOU, IS_THIS), Body((ef.Cascade(),)), zone=STACK),)


def _annihilator(keyword: Keyword) -> tuple[Ability, ...]:
    give = ef.Sacrifice(sel.DefendingPlayer(THIS), fil.Anything(), keyword.number)
    return (Triggered(pat.Attacks(IS_THIS), Body((give,))),)


def _level_up(keyword: Keyword) -> tuple[Ability, ...]:
    """702.87a."""
    assert keyword.cost is not None
    return (Activated(keyword.cost, Body((ef.PutCounters(THIS, "level"),)), timing=AS_SORCERY),)


def _has_rebound(st: State, obj: Obj) -> bool:
    """702.88a: only a spell that was cast from its controller's own hand, and would go to that player's graveyard."""
    cast = obj.cast
    if cast is None or cast.origin != HAND or cast.by != obj.owner or obj.spell_copy:
        return False
    chars = chars_of(st, obj)
    return chars.keywords & kw.REBOUND != 0 and chars.controller == obj.owner


def _rebound(st: State, change: Change, cand: Candidate[Change]) -> None:
    player = chars_of(st, change.obj).controller
    change.destination = EXILE
    change.after.append(lambda state, new: cast_next_upkeep(state, new.id, player))


def _rebounds(st: State, change: Change, found: list[Candidate[Change]]) -> None:
    if resolves(change) and _has_rebound(st, change.obj):
        found.append(Candidate("rebound", ANY, "rebound", _rebound, rule="702.88a"))


def _umbra_armor(keyword: Keyword) -> tuple[Ability, ...]:
    """702.89a."""
    saved = (ef.RemoveDamage(sel.ThatThing()), ef.Destroy(sel.This()))
    return (StaticAbility((sta.DestroyedInstead(fil.IsOneOf(sel.Host()), saved),)),)


def _battle_cry(keyword: Keyword) -> tuple[Ability, ...]:
    others = sel.Each(fil.And((fil.IsAttacking(), fil.Not(IS_THIS))))
    return (Triggered(pat.Attacks(IS_THIS), Body((ef.Modify(others, (m.ModifyPT(1, 0),)),))),)


def _living_weapon(keyword: Keyword) -> tuple[Ability, ...]:
    make = ef.CreateToken(GERM, save=0)
    return (Triggered(ENTERS, Body((make, ef.AttachTo(THIS, sel.Saved(0))))),)


def _undying(keyword: Keyword) -> tuple[Ability, ...]:
    clean = Unless(Matches(sel.EventObject(), fil.HasCounter("+1/+1")))
    back = ef.Move(sel.EventObject(), BATTLEFIELD, counters=(("+1/+1", 1),))
    return (Triggered(DIES, Body((back,)), condition=clean),)


def _miracle(st: State, player: int, oid: int) -> Ask[None]:
    """702.94a: the first card drawn in a turn may be revealed as it is drawn; when it is, it may be cast."""
    chars = chars_of(st, st.objs[oid])
    for ability in chars.abilities:
        if isinstance(ability, Keyword) and ability.keyword == kw.MIRACLE:
            yes = yield from ask(
                Decision(CONFIRM, player, "702.94a", f"Reveal {chars.name}?", YES_NO, subject=Deed("miracle", oid))
            )
            if yes:
                atoms.emit(st, Event(ev.REVEALED, "702.94a", player, detail=(oid,)))
                cast = ef.CastNow(THIS, cost=ability.cost, name="miracle")
                reflexive(st, Ctx(oid, player), Body((cast,)))


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


def _scavenge(keyword: Keyword) -> tuple[Ability, ...]:
    """702.97a: as many +1/+1 counters as the power of the exiled card."""
    assert keyword.cost is not None
    power = val.Stat(val.POWER, THIS)
    body = Body((ef.PutCounters(sel.Target(0), "+1/+1", power),), (TargetSpec(fil.HasType(CREATURE)),))
    price = co.All((keyword.cost, co.ExileThis()))
    return (Activated(price, body, timing=AS_SORCERY, zone=GRAVEYARD, name="scavenge"),)


def _unleash(keyword: Keyword) -> tuple[Ability, ...]:
    """702.98a."""
    grown = Matches(THIS, fil.HasCounter(GROWTH))
    stays = StaticAbility((sta.Restrict(sta.CANT_BLOCK, IS_THIS),), condition=grown)
    return (as_it_enters(ef.May((growing_by(1),))), stays)


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


AFTER_SPELL[kw.EPIC] = _epic
EXPANSIONS[kw.DREDGE] = _dredge
EXPANSIONS[kw.TRANSMUTE] = _transmute
EXPANSIONS[kw.BLOODTHIRST] = _bloodthirst
EXPANSIONS[kw.HAUNT] = _haunt
EXPANSIONS[kw.REPLICATE] = _replicate
COMPLETIONS[kw.FORECAST] = _forecast
EXPANSIONS[kw.GRAFT] = _graft
EXPANSIONS[kw.RECOVER] = _recover
EXPANSIONS[kw.RIPPLE] = _ripple
EXPANSIONS[kw.SUSPEND] = _suspend
EXPANSIONS[kw.VANISHING] = _vanishing
EXPANSIONS[kw.ABSORB] = _absorb
EXPANSIONS[kw.AURA_SWAP] = _aura_swap
EXPANSIONS[kw.FORTIFY] = equipping
EXPANSIONS[kw.FRENZY] = _frenzy
EXPANSIONS[kw.GRAVESTORM] = _gravestorm
EXPANSIONS[kw.POISONOUS] = _poisonous
EXPANSIONS[kw.TRANSFIGURE] = _transfigure
EXPANSIONS[kw.CHAMPION] = _champion
EXPANSIONS[kw.CHANGELING] = _changeling
EXPANSIONS[kw.EVOKE] = _evoke
EXPANSIONS[kw.HIDEAWAY] = _hideaway
EXPANSIONS[kw.REINFORCE] = _reinforce
EXPANSIONS[kw.CONSPIRE] = _conspire
EXPANSIONS[kw.PERSIST] = _persist
EXPANSIONS[kw.DEVOUR] = _devour
EXPANSIONS[kw.EXALTED] = _exalted
EXPANSIONS[kw.UNEARTH] = _unearth
EXPANSIONS[kw.CASCADE] = _cascade
EXPANSIONS[kw.ANNIHILATOR] = _annihilator
EXPANSIONS[kw.LEVEL_UP] = _level_up
CLAUSES.append((STACK, GRAVEYARD, _rebounds))
EXPANSIONS[kw.UMBRA_ARMOR] = _umbra_armor
EXPANSIONS[kw.BATTLE_CRY] = _battle_cry
EXPANSIONS[kw.LIVING_WEAPON] = _living_weapon
EXPANSIONS[kw.UNDYING] = _undying
FIRST_DRAWN[kw.MIRACLE] = _miracle
EXPANSIONS[kw.SOULBOND] = _soulbond
EXPANSIONS[kw.SCAVENGE] = _scavenge
EXPANSIONS[kw.UNLEASH] = _unleash
AFTER_SPELL[kw.CIPHER] = _encode
EXPANSIONS[kw.CIPHER] = _cipher
