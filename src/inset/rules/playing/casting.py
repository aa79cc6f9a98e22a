"""601, 116, 117.1: casting spells, playing lands, and what a player with priority may do.

``cast`` goes through 601.2a–i in order. The options at a priority are the offers that ``legality.judge`` finds nothing
against, the abilities that can be activated, and the special actions (116.2).
"""

from __future__ import annotations

from functools import partial
from typing import assert_never

from inset.kernel.errors import IllegalAnswer
from inset.kernel.types import BATTLEFIELD, COMMAND, EXILE, GRAVEYARD, HAND, LAND, STACK
from inset.language.abilities import Body
from inset.rules import atoms
from inset.rules.events import designations
from inset.rules.events.moving import move_one
from inset.rules.events.permissions import on_leave_of
from inset.rules.events.triggers import index, reflexive
from inset.rules.events.zone_change import Change
from inset.rules.meaning.timing import sorcery_time
from inset.rules.model import event_records as ev, move_causes
from inset.rules.model.answers import (
    Action,
    Activate,
    CastSpell,
    Pass,
    PayLifeForMana,
    Play,
    PlayLand,
    SpecialAction,
)
from inset.rules.model.decision import Ask
from inset.rules.model.reason import Reason
from inset.rules.model.state import (
    COMMANDER,
    DESIGNATED_COPY,
    FREE_COPY,
    SPELL,
    Cast,
    Ctx,
    Event,
    Obj,
    OnStack,
    State,
)
from inset.rules.objects import frames, keyword_casts
from inset.rules.objects.abilities import ANYTHING, PLACE, Traits, functions_in, looks_at, traits_of
from inset.rules.objects.layers import chars_of, zone_reach
from inset.rules.payment.bill import pay_total
from inset.rules.payment.mana_abilities import pays
from inset.rules.payment.mana_sources import with_activated
from inset.rules.playing import announced_targets, optional_costs, special_actions, splice, targets
from inset.rules.playing.activating import abilities_of, activate, can_activate
from inset.rules.playing.legality import judge
from inset.rules.playing.offers import offers_for
from inset.rules.playing.proposal import Casting
from inset.rules.playing.prospective_spell import PERMISSION_TALLY, Offer, copied_for
from inset.rules.playing.quick_legality import Glance, candidates, timely

# --- what a player with priority may do ------------------------------------------------------------------------------


def actions(st: State, player: int) -> list[Action]:
    """Everything but passing (117.1).

    Kept until something changes that the player's cards look at; where none looks at the step, beyond that too.
    """
    key = (player, sorcery_time(st, player), st.active == player)
    caches = st.caches
    kept = caches.offered.get(key)
    if kept is not None:
        return kept[1]
    known = caches.listed.get(key)
    if known is None:
        known = _list_actions(st, player)
        looks = PLACE if caches.mana_is_timed() else looked_at(st, player)
        if looks & PLACE:
            caches.listed[key] = known
        else:
            caches.offered[key] = (looks, known)
    return known


def looked_at(st: State, player: int) -> int:
    """What the cards look at that the player might use (``abilities.looks_at``)."""
    cards = st.caches.cards.get(player) or st.caches.of_player(player)
    known = cards.looks
    if known is None:
        known = ANYTHING if special_actions.possible(st, player) else 0
        for _, sights, _, _ in candidates(st, player):
            for sight in sights:
                known |= sight.looks
        for oid in with_abilities(st, player):
            known |= looks_at(chars_of(st, st.objs[oid]).abilities)
        cards.looks = known
    return known


def _list_actions(st: State, player: int) -> list[Action]:
    cards, others = timely(st, player), with_abilities(st, player)
    if not cards and not others:
        return special_actions.actions(st, player)
    found: list[Action] = []
    glance = Glance(st, player)
    for card in cards:
        obj, _, _, plain = card
        if plain and glance.plain:
            found += glance.open_ways(card)
        else:
            ways = glance.ways(card)
            if ways:
                found += [offer.answer() for offer in offers_for(st, player, obj, ways) if not judge(st, offer)]
    for oid in others:
        obj = st.objs[oid]
        for place, ability in enumerate(abilities_of(st, obj)):
            if st.auto_mana and pays(ability):
                continue
            if glance.usable(obj, ability) and not can_activate(st, player, obj, ability):
                found.append(Activate(oid, place))
    found += special_actions.actions(st, player)
    return found


def with_abilities(st: State, player: int) -> list[int]:
    """Objects whose activated abilities the player might activate, in any zone."""
    cards = st.caches.cards.get(player) or st.caches.of_player(player)
    known = cards.abilities
    if known is None:
        known = [*acting_permanents(st, player)]
        rows = (HAND, st.hands[player]), (GRAVEYARD, st.graveyards[player]), (COMMAND, st.command), (EXILE, st.exile)
        for zone, row in rows:
            if row:
                reached = bool(zone_reach(st, zone))
                for oid in row:
                    obj = st.objs[oid]
                    if obj.owner == player and (reached or functions_in(obj.definition) & zone):
                        known.append(oid)
        cards.abilities = known
    return known


def acting_permanents(st: State, player: int) -> list[int]:
    kept = index(st).of_abilities.acting
    known = kept.get(player)
    if known is None:
        rows = with_activated(st, player)
        known = kept[player] = [oid for oid, _, found in rows if not st.auto_mana or _acts(found)]
    return known


def _acts(found: Traits) -> bool:
    """Most permanents have no ability but those that make mana while something is paid for."""
    if found.acts is None:
        found.acts = any(not pays(ability) for ability in found.activated)
    return found.acts


def take(st: State, player: int, action: Action) -> Ask[None]:
    """Carries out an action."""
    match action:
        case CastSpell():
            yield from cast(st, find_offer(st, player, action))
        case PlayLand():
            yield from play_land(st, find_offer(st, player, action))
        case Activate():
            source = st.objs[action.source]
            yield from activate(st, player, source.id, abilities_of(st, source)[action.ability])
        case PayLifeForMana():
            special_actions.pay_life_for_mana(st, player)
        case SpecialAction():
            yield from special_actions.take(st, player, action)
        case Pass():
            raise IllegalAnswer("to pass is no action", "117.3d")
        case _:
            assert_never(action)


def find_offer(st: State, player: int, action: Play) -> Offer:
    obj = st.objs.get(action.card)
    if obj is not None:
        for offer in offers_for(st, player, obj):
            if (
                offer.way == action.way
                and offer.cost_name == action.cost
                and offer.permit == action.leave
                and offer.land == isinstance(action, PlayLand)
            ):
                return offer
    raise IllegalAnswer("that way of playing the card is not open", "601.3")


def offers(st: State, player: int, oid: int) -> list[tuple[Offer, list[Reason]]]:
    """Every way of playing a card with all that stands against it, for ``why_not``."""
    obj = st.objs[oid]
    found = [(offer, judge(st, offer, first_only=False)) for offer in offers_for(st, player, obj)]
    open_ways = frames.ways(obj.definition, chars_of(st, obj).keywords, obj.zone)
    for way in range(len(obj.definition.faces)):
        if all(offer.way != way for offer, _ in found):
            reason = Reason("601.3", "no rule or effect lets this player play it from there")
            if way not in open_ways:
                known = frames.why_never(obj.definition)
                if known is None:
                    continue
                reason = Reason(*known)
            elif found and player in on_leave_of(st, oid):
                reason = Reason(frames.TABLE[obj.definition.frame].rule, "it can't be cast in this way from there")
            land = frames.printed(obj.definition, STACK, way, player).types & LAND != 0
            found.append((Offer(player, obj, way, land), [reason]))
    return found


# --- playing a land (305) ----------------------------------------------------------------------------------------------


def play_land(st: State, offer: Offer) -> Ask[int]:
    """305.1; returns the id of the permanent (400.7i), 0 if it could not be put onto the battlefield."""
    player, obj = offer.player, offer.obj
    origin = obj.zone
    _use_permission(st, offer)
    atoms.change_player(st, player, lands_played=st.players[player].lands_played + 1)
    in_use = frames.in_force(obj.definition, BATTLEFIELD, offer.way)
    change = Change(obj, BATTLEFIELD, move_causes.PLAYING, "305.1", controller=player, by=player, in_use=in_use)
    new = yield from move_one(st, change)
    if new:
        atoms.emit(st, Event(ev.PLAYED_LAND, "305.1", player, new, origin=origin))
        _permission_trigger(st, offer)
    return new


def _use_permission(st: State, offer: Offer) -> None:
    if offer.tally is not None:
        atoms.tally(st, offer.tally[0], offer.tally[1], PERMISSION_TALLY)


def _permission_trigger(st: State, offer: Offer) -> None:
    """ "When they do": an effect that a permission attaches to its use."""
    if offer.trigger and offer.ctx is not None:
        reflexive(st, offer.ctx, Body(offer.trigger))


# --- casting (601.2) -------------------------------------------------------------------------------------------------------


def cast(st: State, offer: Offer) -> Ask[int]:
    """Casts a spell; returns its id on the stack."""
    player = offer.player
    spell = _propose(st, offer)  # 601.2a
    oid = spell.id
    proposal = Casting(offer, spell, chars_of(st, spell))
    names = yield from _announce(st, proposal)  # 601.2b
    ctx = Ctx(oid, player, proposal.x)
    modes = proposal.modes or ()
    ability = traits_of(proposal.chars).spell
    cast_info = Cast(player, offer.obj.zone, offer.cost_name, proposal.x, names, 0, offer.exiler)
    atoms.change(st, oid, stack=OnStack(SPELL, ability, ctx, modes), cast=cast_info)
    proposal.obj = st.objs[oid]
    yield from proposal.choose_symbols(st)
    chosen, divided = yield from _spell_targets(st, proposal, ctx)  # 601.2c, d
    ctx.targets = chosen
    ctx.divided = divided
    atoms.change(st, oid, stack=OnStack(SPELL, ability, ctx, modes, chosen, divided))
    announced_targets.announce(st, player, oid, chosen)
    proposal.obj = st.objs[oid]
    proposal.chars = chars_of(st, proposal.obj)
    yield from proposal.choose_halves(st)  # 601.2f
    total = proposal.price(st, proposal.said)
    paid = yield from pay_total(st, proposal.bill(st), total)  # 601.2g, h
    ctx.saved.update(paid)
    yield from _becomes_cast(st, offer, oid)  # 601.2i
    return oid


def _announce(st: State, proposal: Casting) -> Ask[tuple[str, ...]]:
    """601.2b: modes, what is spliced onto the spell, costs, X. Returns the names of the optional costs that will be paid."""
    proposal.modes = yield from optional_costs.spell_modes(st, proposal)
    spliced = yield from splice.splice(st, proposal)
    names, proposal.extra = yield from optional_costs.choose_optional(st, proposal, spliced)
    if spliced:
        before = proposal.chars
        proposal.obj = st.objs[proposal.obj.id]
        proposal.chars = chars_of(st, proposal.obj)
        proposal.modes = splice.with_spliced(before, proposal.chars, proposal.modes or ())
    yield from proposal.choose_costs(st, "601.2b")
    return names


def _propose(st: State, offer: Offer) -> Obj:
    """601.2a: the card goes to the stack with the characteristics chosen for it."""
    obj, player = offer.obj, offer.player
    cast_info = Cast(player, obj.zone, offer.cost_name, 0, (), 0, offer.exiler)
    is_copy = obj.spell_copy or bool(obj.flags & (DESIGNATED_COPY | FREE_COPY))
    stack = OnStack(SPELL, None, Ctx(0, player))
    spell = atoms.relocate(
        st, obj, STACK, player, in_use=offer.way, cast=cast_info, stack=stack, flags=offer.makes, spell_copy=is_copy,
        copied=copied_for(obj, offer.way), face_down=offer.face_down,
        chosen={0: offer.enters_tapped} if offer.enters_tapped else None,
    )  # fmt: skip
    if is_copy:  # 707.12: the copy's controller owns it
        spell = atoms.change(st, spell.id, owner=player)
    return spell


def _spell_targets(st: State, proposal: Casting, ctx: Ctx) -> Ask[announced_targets.Announced]:
    chars, body = proposal.chars, proposal.body()
    accepts = None
    if announced_targets.targets_matter(st, chars):
        accepts = partial(proposal.is_affordable_at, st, proposal.said)
    instead = keyword_casts.target_of(proposal.offer.cost_name)
    if instead is not None or body is None:
        specs = (instead,) if instead is not None else targets.aura_specs(chars)
        if not specs:
            return (), ()
        chosen = yield from targets.choose(st, ctx, specs, accepts=accepts)
        return chosen, ()
    result = yield from announced_targets.choose_targets(st, ctx, body, proposal.modes or (), accepts)
    return result


def _becomes_cast(st: State, offer: Offer, oid: int) -> Ask[None]:
    """601.2i: the spell becomes cast, and abilities trigger."""
    obj = offer.obj
    _use_permission(st, offer)
    if obj.flags & COMMANDER and obj.zone == COMMAND:  # 903.8
        casts = dict(st.players[offer.player].commander_casts)
        casts[obj.card] = casts.get(obj.card, 0) + 1
        atoms.change_player(st, offer.player, commander_casts=casts)
    if obj.flags & DESIGNATED_COPY and obj.linked:  # 722.3c
        designations.undesignate(st, obj.linked[0])
    atoms.emit(st, Event(ev.MOVED, "601.2a", offer.player, oid, obj.id, 0, obj.zone, STACK, move_causes.CASTING))
    atoms.emit(st, Event(ev.CAST, "601.2i", offer.player, oid, origin=obj.zone))
    _permission_trigger(st, offer)
    return
    yield
