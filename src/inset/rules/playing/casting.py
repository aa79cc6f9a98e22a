"""601.2, 305: casting a spell, from 601.2a to 601.2i in order, and playing a land."""

from __future__ import annotations

from functools import partial

from inset.kernel.types import BATTLEFIELD, STACK
from inset.language.abilities import Body
from inset.language.effects import FOREVER
from inset.language.mods import AddAbility
from inset.rules import atoms
from inset.rules.events.moving import move_one
from inset.rules.events.triggers import reflexive
from inset.rules.events.zone_change import Change
from inset.rules.meaning.references import holds
from inset.rules.model import event_records as ev, move_causes
from inset.rules.model.decision import Ask
from inset.rules.model.object_notes import AS_CAST, ENTERS_TAPPED
from inset.rules.model.state import (
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
from inset.rules.objects.abilities import asks_as_cast, traits_of
from inset.rules.objects.layers import chars_of
from inset.rules.payment.bill import pay_total
from inset.rules.playing import announced_targets, marked_cards, optional_costs, splice, targets
from inset.rules.playing.proposal import Casting
from inset.rules.playing.prospective_spell import PERMISSION_TALLY, Offer, copied_for
from inset.rules.playing.target_kinds import targets_matter

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
    costs_first = optional_costs.costs_come_first(proposal.body())
    names: tuple[str, ...] = ()
    if costs_first:
        names, proposal.extra = yield from optional_costs.choose_optional(st, proposal, ())
        _will_pay(st, proposal, names)
    proposal.modes = yield from optional_costs.spell_modes(st, proposal)
    spliced = yield from splice.splice(st, proposal)
    if costs_first:
        proposal.extra += spliced
    else:
        names, proposal.extra = yield from optional_costs.choose_optional(st, proposal, spliced)
    if spliced:
        before = proposal.chars
        proposal.obj = st.objs[proposal.obj.id]
        proposal.chars = chars_of(st, proposal.obj)
        proposal.modes = splice.with_spliced(before, proposal.chars, proposal.modes or ())
    yield from proposal.choose_costs(st, "601.2b")
    return names


def _will_pay(st: State, proposal: Casting, names: tuple[str, ...]) -> None:
    """What is announced next may depend on these costs."""
    old = st.objs[proposal.obj.id].cast
    assert old is not None
    paid = Cast(old.by, old.origin, old.cost_name, old.x, names, old.mana, old.exiler)
    proposal.obj = atoms.change(st, proposal.obj.id, cast=paid)


def _propose(st: State, offer: Offer) -> Obj:
    """601.2a: the card goes to the stack with the characteristics chosen for it."""
    obj, player = offer.obj, offer.player
    cast_info = Cast(player, obj.zone, offer.cost_name, 0, (), 0, offer.exiler)
    flags = offer.makes | obj.flags & marked_cards.MARKED.spells
    is_copy = obj.spell_copy or bool(obj.flags & (DESIGNATED_COPY | FREE_COPY))
    stack = OnStack(SPELL, None, Ctx(0, player))
    spell = atoms.relocate(
        st, obj, STACK, player, in_use=offer.way, cast=cast_info, stack=stack, flags=flags, spell_copy=is_copy,
        copied=copied_for(obj, offer.way), face_down=offer.face_down,
        notes={ENTERS_TAPPED: True} if offer.enters_tapped else None,
    )  # fmt: skip
    if offer.given:
        gained = tuple([AddAbility(ability) for ability in offer.given])
        atoms.new_floating(st, Ctx(spell.id, player), FOREVER, objects=(spell.id,), mods=gained)
    if is_copy:  # 707.12: the copy's controller owns it
        spell = atoms.change(st, spell.id, owner=player)
    return spell


def _spell_targets(st: State, proposal: Casting, ctx: Ctx) -> Ask[announced_targets.Announced]:
    chars, body = proposal.chars, proposal.body()
    accepting = partial(proposal.accepts, st) if targets_matter(st, chars) else None
    instead = keyword_casts.target_of(proposal.offer.cost_name)
    if instead is not None or body is None:
        specs = (instead,) if instead is not None else targets.aura_specs(chars, proposal.offer.cost_name)
        if not specs:
            return (), ()
        chosen = yield from targets.choose(st, ctx, specs, accepts=accepting(specs) if accepting is not None else None)
        return chosen, ()
    result = yield from announced_targets.choose_targets(st, ctx, body, proposal.modes or (), accepting)
    return result


def _note_conditions(st: State, player: int, oid: int) -> None:
    """601.2i: what held as the spell became cast, if its text asks."""
    spell = st.objs[oid]
    asked = asks_as_cast(chars_of(st, spell).abilities)
    if asked:
        held = tuple(part for part in asked if holds(st, Ctx(oid, player), part))
        atoms.change(st, oid, notes=AS_CAST.put(spell.notes, held))


def _becomes_cast(st: State, offer: Offer, oid: int) -> Ask[None]:
    """601.2i: the spell becomes cast, and abilities trigger."""
    obj = offer.obj
    _use_permission(st, offer)
    marked_cards.becomes_cast(st, offer)
    atoms.emit(st, Event(ev.MOVED, "601.2a", offer.player, oid, obj.id, 0, obj.zone, STACK, move_causes.CASTING))
    atoms.emit(st, Event(ev.CAST, "601.2i", offer.player, oid, origin=obj.zone))
    _note_conditions(st, offer.player, oid)
    _permission_trigger(st, offer)
    return
    yield
