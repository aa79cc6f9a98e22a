"""601, 116, 117.1: casting spells, playing lands, and what a player with priority may do.

``cast`` goes through 601.2a–i in order. The options at a priority are the offers that ``judging.judge`` finds nothing
against, the abilities that can be activated, and the special actions (116.2).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from inset.kernel.errors import IllegalAnswer
from inset.kernel.mana import ManaCost
from inset.kernel.types import BATTLEFIELD, COLORS, COMMAND, EXILE, GRAVEYARD, HAND, LAND, STACK
from inset.language.abilities import Body, Modes, TargetSpec
from inset.language.costs import OneOf, Waterbend
from inset.language.effects import LIFE_FOR_SYMBOLS
from inset.language.node import Cost
from inset.rules import (
    announcing,
    atoms,
    castings,
    costs as cost_rules,
    damage,
    designations,
    frames,
    happenings as ev,
    replacing,
    special,
    splicing,
    targets,
)
from inset.rules.activating import abilities_of, activate, can_activate
from inset.rules.cost_parts import can_pay_part
from inset.rules.costs import Total, choose_picks, flatten, is_payable, spell_total, split
from inset.rules.decision import NUMBER, Decision
from inset.rules.evaluate import number
from inset.rules.glance import Glance, candidates, timely
from inset.rules.judging import judge, legal_with_x, x_matters
from inset.rules.kept import COLORS_SPENT
from inset.rules.layers import chars_of, zone_reach
from inset.rules.mana_made import pays
from inset.rules.mana_sources import with_activated
from inset.rules.moving import move_one
from inset.rules.offers import (
    PERMISSION_TALLY,
    Offer,
    Reason,
    copied_for,
    offers_for,
    sorcery_time,
)
from inset.rules.paying import can_pay_mana, most_for_x, pay_mana
from inset.rules.permissions import on_leave_of
from inset.rules.replacing import Ask, Change
from inset.rules.sharing import kept_back, pay_parts
from inset.rules.state import (
    COMMANDER,
    DESIGNATED_COPY,
    FREE_COPY,
    SPELL,
    TIMED,
    Cast,
    Chars,
    Ctx,
    Event,
    Obj,
    OnStack,
    State,
    is_player,
    player_of,
)  # fmt: skip
from inset.rules.traits import ANYTHING, PLACE, Traits, asks_for_colors, functions_in, looks_at, traits_of
from inset.rules.triggers import index
from inset.rules.variable import names_x

FAR: Final = 1000  # an X that no reduction reaches

# --- what a player with priority may do ------------------------------------------------------------------------------


def actions(st: State, player: int) -> list[tuple[Any, ...]]:
    """Everything but passing (117.1): values that name an action.

    Kept until something changes that the player's cards look at; where none looks at the step, beyond that too.
    """
    key = (player, sorcery_time(st, player), st.active == player)
    kept: tuple[int, list[tuple[Any, ...]]] | None = st.offered.get(key)
    if kept is not None:
        return kept[1]
    known: list[tuple[Any, ...]] | None = st.memo.get(key)
    if known is None:
        known = _list_actions(st, player)
        looks = PLACE if TIMED in st.board else _looks(st, player)
        if looks & PLACE:
            st.memo[key] = known
        else:
            st.offered[key] = (looks, known)
    return known


def _looks(st: State, player: int) -> int:
    """What the cards look at that the player might use (``traits.looks_at``)."""
    known: int | None = st.cards.get(("looks", player))
    if known is None:
        known = ANYTHING if special.possible(st, player) else 0
        for _, sights, _, _ in candidates(st, player):
            for sight in sights:
                known |= sight.looks
        for oid in _with_abilities(st, player):
            known |= looks_at(chars_of(st, st.objs[oid]).abilities)
        st.cards["looks", player] = known
    return known


def _list_actions(st: State, player: int) -> list[tuple[Any, ...]]:
    cards, others = timely(st, player), _with_abilities(st, player)
    if not cards and not others:
        return special.actions(st, player)
    found: list[tuple[Any, ...]] = []
    glance = Glance(st, player)
    for card in cards:
        obj, _, _, plain = card
        if plain and glance.plain:
            found += glance.open_ways(card)
        else:
            ways = glance.ways(card)
            if ways:
                found += [offer.key for offer in offers_for(st, player, obj, ways) if not judge(st, offer)]
    for oid in others:
        obj = st.objs[oid]
        for place, ability in enumerate(abilities_of(st, obj)):
            if st.auto_mana and pays(ability):
                continue
            if glance.usable(obj, ability) and not can_activate(st, player, obj, ability):
                found.append(("activate", oid, place))
    found += special.actions(st, player)
    return found


def _with_abilities(st: State, player: int) -> list[int]:
    """Objects whose activated abilities the player might activate, in any zone."""
    known: list[int] | None = st.cards.get(("abilities", player))
    if known is None:
        known = [*_permanents_with_abilities(st, player)]
        rows = (HAND, st.hands[player]), (GRAVEYARD, st.graveyards[player]), (COMMAND, st.command), (EXILE, st.exile)
        for zone, row in rows:
            if row:
                reached = bool(zone_reach(st, zone))
                for oid in row:
                    obj = st.objs[oid]
                    if obj.owner == player and (reached or functions_in(obj.definition) & zone):
                        known.append(oid)
        st.cards["abilities", player] = known
    return known


def _permanents_with_abilities(st: State, player: int) -> list[int]:
    kept = index(st).of_abilities
    known: list[int] | None = kept.get(("abilities", player))
    if known is None:
        rows = with_activated(st, player)
        known = kept["abilities", player] = [oid for oid, _, found in rows if not st.auto_mana or _acts(found)]
    return known


def _acts(found: Traits) -> bool:
    """Most permanents have no ability but those that make mana while something is paid for."""
    if found.acts is None:
        found.acts = any(not pays(ability) for ability in found.activated)
    return found.acts


def take(st: State, player: int, value: tuple[Any, ...]) -> Ask:
    """Carries out an action."""
    kind = value[0]
    if kind in ("cast", "land"):
        offer = find_offer(st, player, value)
        if kind == "land":
            yield from play_land(st, offer)
        else:
            yield from cast(st, offer)
    elif kind == "activate":
        yield from activate(st, player, value[1], abilities_of(st, st.objs[value[1]])[value[2]])
    else:
        yield from special.take(st, player, value)


def find_offer(st: State, player: int, value: Sequence[Any]) -> Offer:
    obj = st.objs.get(value[1])
    if obj is not None:
        for offer in offers_for(st, player, obj):
            if offer.key == tuple(value):
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


def play_land(st: State, offer: Offer) -> Ask:
    """305.1; returns the id of the permanent (400.7i), 0 if it could not be put onto the battlefield."""
    player, obj = offer.player, offer.obj
    origin = obj.zone
    _use_permission(st, offer)
    atoms.change_player(st, player, lands_played=st.players[player].lands_played + 1)
    in_use = frames.in_force(obj.definition, BATTLEFIELD, offer.way)
    change = Change(obj, BATTLEFIELD, replacing.PLAYING, "305.1", controller=player, by=player, in_use=in_use)
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
        from inset.rules.triggers import reflexive

        reflexive(st, offer.ctx, Body(offer.trigger))


# --- modes and targets ---------------------------------------------------------------------------------------------------


def choose_targets(st: State, ctx: Ctx, body: Body | Modes | None, modes: tuple[int, ...]) -> Ask:
    """601.2c–d. Returns the targets slot by slot and how an amount is divided among them."""
    if body is None:
        return (), ()
    specs = _needed(st, ctx, body, modes)
    if not specs:
        return (), ()
    chosen = yield from targets.choose(st, ctx, specs)
    divided: tuple[tuple[int, ...], ...] = ()
    start = 0
    for part in targets.bodies(body, modes):
        shared = chosen[start + targets.divided_slot(part)] if part.divided is not None else ()
        if part.divided is not None and shared:
            shares = yield from targets.divide(st, ctx, number(st, ctx, part.divided), shared)
            divided = (shares,)
        start += len(targets.needed(part))
    return chosen, divided


def _needed(st: State, ctx: Ctx, body: Body | Modes, modes: tuple[int, ...]) -> tuple[TargetSpec, ...]:
    """The targets that the chosen modes need."""
    return tuple(
        _to_divide(st, ctx, part, i, spec)
        for part in targets.bodies(body, modes)
        for i, spec in enumerate(targets.needed(part))
    )


def with_targets(
    st: State, ctx: Ctx, body: Body | Modes | None, modes: tuple[int, ...], values: Sequence[int]
) -> Sequence[int]:
    """601.2c: of these values of X, those with which all targets can be chosen: "X target creatures"."""
    if body is None or not names_x(targets.bodies(body, modes)):
        return values
    found = []
    for x in values:
        inner = ctx.dup()
        inner.x = x
        if targets.enough(st, inner, _needed(st, inner, body, modes)):
            found.append(x)
    return found


def _to_divide(st: State, ctx: Ctx, part: Body, slot: int, spec: TargetSpec) -> TargetSpec:
    """601.2d: each target must receive something, so that there can't be more of them than there is to divide."""
    if part.divided is None or slot != targets.divided_slot(part):
        return spec
    return replace(spec, most=min(number(st, ctx, spec.most), number(st, ctx, part.divided)))


def announce_targets(st: State, oid: int, chosen: tuple[tuple[int, ...], ...]) -> None:
    """601.2c: abilities that trigger on becoming a target; each object once for each spell or ability."""
    seen: set[int] = set()
    for slot in chosen:
        for ref in slot:
            if ref in seen:
                continue
            seen.add(ref)
            if is_player(ref):
                atoms.emit(st, Event(ev.TARGETED, "601.2c", player_of(ref), 0, oid))
            else:
                atoms.emit(st, Event(ev.TARGETED, "601.2c", -1, ref, oid))


def announce(st: State, player: int, oid: int, chosen: tuple[tuple[int, ...], ...]) -> None:
    """The targets of what a player casts, activates or puts on the stack; 700.13: that may be a crime."""
    announce_targets(st, oid, chosen)
    if any(_wronged(st, player, ref) for slot in chosen for ref in slot):
        atoms.emit(st, Event(ev.CRIME, "700.13", player, oid))


def _wronged(st: State, player: int, ref: int) -> bool:
    """An opponent, something that an opponent controls, or a card in an opponent's graveyard."""
    if is_player(ref):
        return player_of(ref) != player
    obj = st.objs.get(ref)
    if obj is None:
        return False
    if obj.zone & (BATTLEFIELD | STACK):
        return chars_of(st, obj).controller != player
    return obj.zone == GRAVEYARD and obj.owner != player


# --- casting (601.2) -------------------------------------------------------------------------------------------------------


def cast(st: State, offer: Offer) -> Ask:
    """Casts a spell; returns its id on the stack."""
    player = offer.player
    offer = yield from cost_rules.choose_halves(st, offer)
    spell = _propose(st, offer)  # 601.2a
    oid = spell.id
    chars = chars_of(st, spell)
    ability = traits_of(chars).spell
    body = ability.body if ability is not None else None
    ctx = Ctx(oid, player)
    modes = yield from announcing.spell_modes(st, offer, spell, chars)  # 601.2b
    spliced = yield from splicing.splice(st, offer, spell, chars, modes)
    names, optional = yield from announcing.choose_optional(st, offer, spell, chars, modes, spliced)
    if spliced:
        spell, before = st.objs[oid], chars
        chars = chars_of(st, spell)
        ability = traits_of(chars).spell
        body = ability.body if ability is not None else None
        modes = splicing.with_spliced(before, chars, modes)
    x = yield from _choose_x(st, offer, spell, chars, optional, modes)
    ctx.x = x
    cast_info = Cast(player, offer.obj.zone, offer.cost_name, x, names, 0, offer.exiler)
    atoms.change(st, oid, stack=OnStack(SPELL, ability, ctx, modes), cast=cast_info)
    chosen, divided = yield from _spell_targets(st, offer, ctx, chars, body, modes)  # 601.2c, d
    ctx.targets = chosen
    ctx.divided = divided
    atoms.change(st, oid, stack=OnStack(SPELL, ability, ctx, modes, chosen, divided))
    spell = st.objs[oid]
    chars = chars_of(st, spell)
    total = yield from _total(st, offer, spell, chars, ctx, optional)  # 601.2f
    mana, lives = yield from cost_rules.choose_life(st, offer, spell, chars, total)
    if lives:
        damage.lose(st, player, 2 * lives, "107.4f")
        atoms.change(st, oid, chosen={**st.objs[oid].chosen, LIFE_FOR_SYMBOLS: lives})
    paid = yield from pay_total(st, ctx, Total(mana, total.parts), spell, chars, offer.any_color)  # 601.2g, h
    ctx.saved.update(paid)
    yield from _becomes_cast(st, offer, oid, chosen)  # 601.2i
    return oid


def _total(st: State, offer: Offer, spell: Obj, chars: Chars, ctx: Ctx, optional: tuple[Cost, ...]) -> Ask:
    """601.2f: the total cost, with what was chosen where one of several costs is to be paid (601.2b)."""
    total = spell_total(st, offer, spell, chars, ctx.x, optional)
    if not any(isinstance(part, OneOf) for part in total.parts):
        return total

    def priced(picks: tuple[int, ...]) -> Total:
        return spell_total(st, offer, spell, chars, ctx.x, optional, picks)

    picks = yield from choose_picks(
        st, ctx, total.parts, lambda some: is_payable(st, offer, spell, chars, ctx, priced(some))
    )
    return priced(picks)


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


def _choose_x(
    st: State, offer: Offer, spell: Obj, chars: Chars, optional: tuple[Cost, ...], modes: tuple[int, ...]
) -> Ask:
    """107.3a–b: the player chooses X; with an alternative cost that has no X, X is 0."""
    most = greatest_x(st, offer, spell, chars, optional)
    if most is None:
        return 0
    values: Sequence[int] = range(most + 1)
    if x_matters(st, offer):
        values = [x for x in values if legal_with_x(st, offer, spell, chars, x)]  # 601.2e
    ability = traits_of(chars).spell
    if ability is not None:
        values = with_targets(st, Ctx(spell.id, offer.player), ability.body, modes, values)
    x = yield Decision(NUMBER, offer.player, "601.2b", "Choose X", values, subject=spell.id)
    return x


def greatest_x(st: State, offer: Offer, spell: Obj, chars: Chars, optional: tuple[Cost, ...] = ()) -> int | None:
    """The largest X that can be paid for; None if the cost has no X."""
    from inset.language.values import X

    base = offer.cost if offer.cost is not None else None
    ctx = Ctx(spell.id, offer.player)
    mana = split(st, ctx, flatten(base)).mana if base is not None else chars.cost
    costs = [*offer.add, *cost_rules.mandatory_costs(chars), *optional]
    bounded = [
        part
        for extra in costs
        for part in flatten(extra)
        if getattr(part, "count", None) == X() or getattr(part, "amount", None) == X()
    ]
    bent = any(isinstance(part, Waterbend) and part.cost.x for extra in costs for part in flatten(extra))
    if (mana is None or not mana.x) and not bounded and not bent:
        return None
    most = 1000
    if bent:
        most = _most_bent_for_x(st, offer, spell, chars, optional)
    elif mana is not None and mana.x:
        most = min(most, _most_mana_for_x(st, offer, spell, chars, optional))
    for part in bounded:
        most = min(most, _most_of(st, ctx, part))
    return most


def _most_mana_for_x(st: State, offer: Offer, spell: Obj, chars: Chars, optional: tuple[Cost, ...]) -> int:
    """601.2f, 107.3a: beyond what reductions can take, the total grows evenly with X; so the rest tells how far X can go."""
    far = spell_total(st, offer, spell, chars, FAR, optional).mana
    further = spell_total(st, offer, spell, chars, 2 * FAR, optional).mana
    per_x = (further.generic - far.generic) // FAR
    fixed = far.generic - FAR * per_x  # below 0: a reduction that X uses up first
    room = most_for_x(st, offer.player, ManaCost(0, far.pips, 1), spell, chars, offer.any_color)
    return (room - fixed) // per_x if room >= 0 else -1


def _most_bent_for_x(st: State, offer: Offer, spell: Obj, chars: Chars, optional: tuple[Cost, ...]) -> int:
    """701.67b: how far X can go depends on what may be tapped for which part of the total cost."""
    most = 0
    while most < 1000:
        mana = spell_total(st, offer, spell, chars, most + 1, optional).mana
        if not can_pay_mana(st, offer.player, mana, spell, chars, offer.any_color):
            break
        most += 1
    return most


def _most_of(st: State, ctx: Ctx, part: Any) -> int:
    most = 0
    while most < 100:
        inner = ctx.dup()
        inner.x = most + 1
        if not can_pay_part(st, inner, part):
            break
        most += 1
    return most


def _spell_targets(
    st: State, offer: Offer, ctx: Ctx, chars: Chars, body: Body | Modes | None, modes: tuple[int, ...]
) -> Ask:
    instead = castings.target_of(offer.cost_name)
    if instead is not None or body is None:
        specs = (instead,) if instead is not None else targets.aura_specs(chars)
        if not specs:
            return (), ()
        chosen = yield from targets.choose(st, ctx, specs)
        return chosen, ()
    result = yield from choose_targets(st, ctx, body, modes)
    return result


def pay_total(st: State, ctx: Ctx, total: Total, spell: Obj | None, chars: Chars | None, kind: int) -> Ask:
    """601.2g–h: mana abilities and mana first, then the other parts. Returns what was used, under its slots."""
    used: dict[int, tuple[int, ...]] = {}
    kept = kept_back(st, ctx, total.parts)
    spent = yield from pay_mana(st, ctx.controller, total.mana, spell, chars, kind, kept)
    if spell is not None:
        old = st.objs[spell.id].cast
        assert old is not None
        paid = Cast(old.by, old.origin, old.cost_name, old.x, old.optional, len(spent), old.exiler)
        atoms.change(st, spell.id, cast=paid)
        if chars is not None and asks_for_colors(chars.abilities):
            mask = sum(color for color in COLORS if color in spent)
            atoms.change(st, spell.id, chosen={**st.objs[spell.id].chosen, COLORS_SPENT: mask})
    yield from pay_parts(st, ctx, total.parts, None, used)
    return used


def _becomes_cast(st: State, offer: Offer, oid: int, chosen: tuple[tuple[int, ...], ...]) -> Ask:
    """601.2i: the spell becomes cast, and abilities trigger."""
    obj = offer.obj
    _use_permission(st, offer)
    if obj.flags & COMMANDER and obj.zone == COMMAND:  # 903.8
        casts = dict(st.players[offer.player].commander_casts)
        casts[obj.card] = casts.get(obj.card, 0) + 1
        atoms.change_player(st, offer.player, commander_casts=casts)
    if obj.flags & DESIGNATED_COPY and obj.linked:  # 722.3c
        designations.undesignate(st, obj.linked[0])
    atoms.emit(st, Event(ev.MOVED, "601.2a", offer.player, oid, obj.id, 0, obj.zone, STACK, replacing.CASTING))
    atoms.emit(st, Event(ev.CAST, "601.2i", offer.player, oid, origin=obj.zone))
    announce(st, offer.player, oid, chosen)
    _permission_trigger(st, offer)
    return
    yield
