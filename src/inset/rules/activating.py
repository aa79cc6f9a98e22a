"""602, 605, 606, 116: activated abilities, mana abilities, loyalty abilities, and special actions."""

from __future__ import annotations

from typing import Final

from inset.language import costs as co, statics as sta
from inset.language.abilities import AS_SORCERY, YOUR_TURN, Activated, Body, Keyword, TargetSpec
from inset.language.node import Cost, Effect
from inset.language.values import X
from inset.rules import atoms, happenings as ev, sharing
from inset.rules.cost_parts import can_pay_part
from inset.rules.costs import Total, choose_options, flatten, split
from inset.rules.decision import MODE, NUMBER, Decision
from inset.rules.evaluate import holds, number, passes, who
from inset.rules.kept import ACTIVATIONS
from inset.rules.layers import chars_of
from inset.rules.mana_made import (
    alternatives,
    besides_mana,
    body_of_triggered_mana,
    is_mana_ability,
    mana_for,
    names_paid,
    triggered_mana,
)
from inset.rules.mana_sharing import Guard
from inset.rules.offers import Reason, sorcery_time, split_second
from inset.rules.paying import can_pay_mana, most_for_x, pay_mana
from inset.rules.perform import perform_all
from inset.rules.replacing import Ask
from inset.rules.state import ACTIVATED, Chars, Ctx, Event, Mana, Obj, OnStack, Pending, State
from inset.rules.targets import enough, specs_by_mode
from inset.rules.traits import EXPANSIONS, traits_of
from inset.rules.triggers import statics
from inset.rules.variable import names_x

ACTIVATION_TALLY: Final = 3
LOYALTY_TALLY: Final = 4


def abilities_of(st: State, obj: Obj) -> tuple[Activated, ...]:
    chars = chars_of(st, obj)
    return traits_of(chars).activated if chars.abilities else ()


def may_activate(st: State, player: int, obj: Obj, chars: Chars, ability: Activated) -> bool:
    """Permission, timing, limits and prohibitions, without costs and targets."""
    return not why_not(st, player, obj, chars, ability)


def why_not(st: State, player: int, obj: Obj, chars: Chars, ability: Activated) -> list[Reason]:
    reasons: list[Reason] = []
    if not ability.zone & obj.zone:
        reasons.append(Reason("113.6", "the ability does not function in this zone"))
    if chars.controller != player and not ability.by_anyone:
        reasons.append(Reason("602.2", "only its controller can activate it"))
    ctx = Ctx(obj.id, player)
    mana = is_mana_ability(ability)
    _timing(st, player, obj, ability, reasons)
    if ability.condition is not None and not holds(st, ctx, ability.condition):
        reasons.append(Reason("602.5", "its condition does not hold"))
    place = _place(chars, ability)
    if ability.limit and st.tallies.get((obj.id, place, ACTIVATION_TALLY), 0) >= ability.limit:
        reasons.append(Reason("602.5b", "it can't be activated more often this turn"))
    if ability.in_all and obj.chosen.get(ACTIVATIONS, ()).count(place) >= ability.in_all:
        reasons.append(Reason("602.5b", "it can't be activated more often"))
    if not mana and split_second(st):
        reasons.append(Reason("702.61a", "a spell with split second is on the stack"))
    for sctx, _, static, _ in statics(st, sta.CantActivate):
        if player in who(st, sctx, static.who) and not (mana and static.spare_mana):
            reasons.append(Reason("101.2", "an effect says that abilities can't be activated"))
    for sctx, _, static, _ in statics(st, sta.Restrict):
        if (
            static.kind == sta.CANT_ACTIVATE
            and not (mana and static.spare_mana)
            and passes(st, sctx, static.where, obj, chars)
        ):
            reasons.append(Reason("101.2", "an effect says that it can't be activated"))
    return reasons


def _place(chars: Chars, ability: Activated) -> int:
    for place, other in enumerate(traits_of(chars).activated):
        if other is ability:
            return place
    return traits_of(chars).activated.index(ability)


def _timing(st: State, player: int, obj: Obj, ability: Activated, reasons: list[Reason]) -> None:
    if ability.loyalty:  # 606.3
        if not sorcery_time(st, player) or st.tallies.get((obj.id, 0, LOYALTY_TALLY), 0):
            reasons.append(Reason("606.3", "a loyalty ability can be activated once each turn, at sorcery speed"))
    elif ability.timing == AS_SORCERY and not sorcery_time(st, player):
        reasons.append(Reason("602.5d", "it can be activated only as a sorcery"))
    elif ability.timing == YOUR_TURN and st.active != player:
        reasons.append(Reason("602.5", "it can be activated only during its controller's turn"))


def total_cost(st: State, player: int, obj: Obj, chars: Chars, ability: Activated, x: int) -> Total:
    """602.2b, 601.2f: what activating costs, with the effects that change it."""
    ctx = Ctx(obj.id, player, x=x)
    total = split(st, ctx, flatten(ability.cost))
    mana = total.mana.with_x(x)
    changes = statics(st, sta.AbilityCostChange)
    if not changes:
        return Total(mana, total.parts)
    change = 0
    for sctx, _, static, _ in changes:
        if static.keyword and not _stands_for(chars, ability, static.keyword):
            continue
        if player in who(st, sctx, static.who) and passes(st, sctx, static.where, obj, chars):
            change += static.sign * number(st, sctx, static.amount)
    if change > 0:
        mana = type(mana)(mana.generic + change, mana.pips, mana.x)
    elif change < 0:
        mana = mana.less_generic(-change)
    return Total(mana, total.parts)


def _stands_for(chars: Chars, ability: Activated, keyword: int) -> bool:
    """702.1b: is it the activated ability that this keyword stands for, or is written after it (702.142b)?"""
    if ability.keyword & keyword:
        return True
    own = [part for part in chars.abilities if isinstance(part, Keyword) and part.keyword & keyword]
    return any(ability in EXPANSIONS[part.keyword](part) for part in own if part.keyword in EXPANSIONS)


def can_activate(st: State, player: int, obj: Obj, ability: Activated) -> list[Reason]:
    """What stands against activating an ability now, costs and targets included."""
    chars = chars_of(st, obj)
    reasons = why_not(st, player, obj, chars, ability)
    if reasons:
        return reasons
    ctx = Ctx(obj.id, player)
    if not any(enough(st, ctx, specs) for specs in _specs(ability)) and not _some_x(st, player, obj, ability):
        return [Reason("601.2c", "there are not enough legal targets")]
    total = total_cost(st, player, obj, chars, ability, 0)
    with_x = _parts_with_x(ability)
    if not sharing.payable(st, ctx, [part for part in total.parts if part not in with_x]):
        return [_unpayable(st, ctx, obj, total.parts)]
    if not can_pay_mana(st, player, total.mana, None, None, 0, sharing.kept_back(st, ctx, total.parts)):
        return [Reason("602.2b", "its mana cost can't be paid")]
    if with_x and not _payable(st, player, obj, with_x, _most_mana(st, player, obj, flatten(ability.cost))):
        return [Reason("602.2b", "its costs can't be paid")]
    return []


def _unpayable(st: State, ctx: Ctx, obj: Obj, parts: tuple[Cost, ...]) -> Reason:
    for part in parts:
        if isinstance(part, co.TapThis) and not can_pay_part(st, ctx, part):
            if obj.tapped:
                return Reason("107.5", "it is tapped")
            return Reason("302.6", "it came under its controller's control this turn and has no haste")
    return Reason("602.2b", "its costs can't be paid")


def _most_mana(st: State, player: int, obj: Obj, parts: list[Cost]) -> int:
    """107.3: the largest X that there is mana for."""

    ctx = Ctx(obj.id, player)
    total = split(st, ctx, [part for part in parts if not isinstance(part, co.RemoveCounters)])
    return most_for_x(st, player, total.mana, None, None, 0, sharing.kept_back(st, ctx, total.parts))


def _some_x(st: State, player: int, obj: Obj, ability: Activated) -> bool:
    """Could a choice of X, one that there is mana for, give it targets: "target creature with mana value X"?"""
    parts = flatten(ability.cost)
    if not names_x(tuple(_specs(ability))) or not any(
        isinstance(part, (co.PayMana, co.Waterbend)) and part.cost.x for part in parts
    ):
        return False
    values = range(1, _most_mana(st, player, obj, parts) + 1)
    return any(enough(st, Ctx(obj.id, player, x), specs) for x in values for specs in _specs(ability))


def _specs(ability: Activated) -> list[tuple[TargetSpec, ...]]:
    return specs_by_mode(ability.body)


def activate(st: State, player: int, oid: int, ability: Activated) -> Ask:
    """602.2: announces and pays; the ability goes on the stack."""
    from inset.rules.announcing import choose_modes
    from inset.rules.casting import pay_total

    obj = st.objs[oid]
    chars = chars_of(st, obj)
    if is_mana_ability(ability):
        yield from activate_mana(st, player, oid, ability, None)
        return
    place = _place(chars, ability)
    ctx = Ctx(oid, player)
    stack_obj = atoms.new_object(
        st, player, 16, obj.definition, controller=player, stack=OnStack(ACTIVATED, ability, ctx)
    )  # fmt: skip
    modes = yield from choose_modes(st, ctx, ability.body)
    ctx.x = yield from _choose_x(st, player, obj, ability, modes)
    from inset.rules.casting import choose_targets

    targets, divided = yield from choose_targets(st, ctx, ability.body, modes)
    total = total_cost(st, player, obj, chars, ability, ctx.x)
    parts = yield from choose_options(st, ctx, list(total.parts), lambda m: True)
    chosen = split(st, ctx, parts)
    ctx.targets = targets
    ctx.divided = divided
    atoms.change(st, stack_obj.id, stack=OnStack(ACTIVATED, ability, ctx, modes, targets, divided))
    _count_activation(st, oid, ability, place)
    if ability.loyalty:
        atoms.tally(st, oid, 0, LOYALTY_TALLY)
    paid = yield from pay_total(st, ctx, Total(total.mana.plus(chosen.mana), chosen.parts), None, None, 0)
    ctx.saved.update(paid)
    atoms.emit(st, Event(ev.ACTIVATED, "602.2b", player, stack_obj.id, oid))
    from inset.rules.casting import announce

    announce(st, player, stack_obj.id, targets)


def _count_activation(st: State, oid: int, ability: Activated, place: int) -> None:
    """602.5b: for the turn, and for as long as the object exists."""
    if ability.limit:
        atoms.tally(st, oid, place, ACTIVATION_TALLY)
    if ability.in_all:
        chosen = st.objs[oid].chosen
        atoms.change(st, oid, chosen={**chosen, ACTIVATIONS: (*chosen.get(ACTIVATIONS, ()), place)})


def _choose_x(st: State, player: int, obj: Obj, ability: Activated, modes: tuple[int, ...]) -> Ask:
    """107.3: X in an activation cost; a loyalty cost of -X is bounded by the loyalty (107.3i, 606.6)."""
    from inset.rules.casting import with_targets

    parts = flatten(ability.cost)
    mana = split(st, Ctx(obj.id, player), [p for p in parts if not isinstance(p, co.RemoveCounters)]).mana
    bound = None
    if mana.x:
        bound = _most_mana(st, player, obj, parts)
    for part in parts:
        if isinstance(part, co.RemoveCounters) and isinstance(part.count, X):
            have = obj.counters.get(part.kind, 0)
            bound = have if bound is None else min(bound, have)
    if bound is None:
        return 0
    others = _parts_with_x(ability)
    payable = _payable(st, player, obj, others, bound) if others else range(bound + 1)
    values = with_targets(st, Ctx(obj.id, player), ability.body, modes, payable)
    x = yield Decision(NUMBER, player, "107.3", "Choose X", values, subject=obj.id)
    return x


def _has_x(parts: list[Cost]) -> bool:
    """Is there an X in its mana?"""
    return any(isinstance(part, (co.PayMana, co.Waterbend)) and part.cost.x for part in parts)


def _parts_with_x(ability: Activated) -> list[Cost]:
    """Of a cost with X in its mana: the other parts that X is a number of ("exile X cards")."""
    parts = flatten(ability.cost)
    if not _has_x(parts):
        return []
    return [
        part for part in parts if not isinstance(part, (co.PayMana, co.Waterbend, co.RemoveCounters)) and names_x(part)
    ]


def _payable(st: State, player: int, obj: Obj, parts: list[Cost], bound: int) -> list[int]:
    """601.2b: the values of X for which those parts can be paid."""
    return [x for x in range(bound + 1) if all(can_pay_part(st, Ctx(obj.id, player, x=x), part) for part in parts)]


# --- mana abilities (605) ---------------------------------------------------------------------------------------------


def activate_mana(
    st: State, player: int, oid: int, ability: Activated, chosen: tuple[Mana, ...] | None, prepaid: bool = False,
    x: int = 0, guard: Guard | None = None,
) -> Ask:  # fmt: skip
    """605.3b: resolves at once, without the stack. ``chosen`` is the outcome that a plan wants; none asks the player.
    ``guard``: what must stay possible."""
    obj = st.objs[oid]
    chars = chars_of(st, obj)
    if chosen is None:
        x = yield from _choose_x(st, player, obj, ability, ())
    ctx = Ctx(oid, player, x)
    ways = alternatives(st, player, obj, chars, ability, x) if chosen is None else []
    counted = triggered_mana(st, player, oid)
    if ability.limit or ability.in_all:
        _count_activation(st, oid, ability, _place(chars, ability))
    total = total_cost(st, player, obj, chars, ability, x)
    if co.OneOf in [type(part) for part in total.parts]:
        parts = yield from choose_options(st, ctx, list(total.parts), lambda mana: not prepaid)
        total = split(st, ctx, [co.PayMana(total.mana), *parts])
    tapped = co.TapThis in [type(part) for part in total.parts]
    if not prepaid and not total.mana.is_free():
        yield from pay_mana(st, player, total.mana, None, None, 0, sharing.kept_back(st, ctx, total.parts))
    yield from sharing.pay_parts(st, ctx, total.parts, guard, ctx.saved)
    if chosen is None and names_paid(ability):
        ways = alternatives(st, player, obj, chars, ability, x, ctx.saved.get(co.COST_SLOT, ()))
    made = chosen if chosen is not None else (yield from _choose_mana(st, player, oid, ways))
    add_mana(st, player, made, oid)
    assert isinstance(ability.body, Body)
    rest = besides_mana(st, ctx, ability.body.effects)
    if rest:
        yield from perform_all(st, ctx, rest)
    if tapped:
        atoms.emit(st, Event(ev.TAPPED_FOR_MANA, "106.12", player, oid))
        yield from _triggered_mana(st, player, counted)


def _triggered_mana(st: State, player: int, counted: list[Pending]) -> Ask:
    """605.1b, 605.4a: a triggered ability that adds mana when mana is made resolves at once, without the stack. What the
    ``counted`` ones add for the player was made with the mana that they add to."""

    for pending in st.pending:
        event, body = pending.ctx.event, body_of_triggered_mana(pending.ability)
        if event is None or event.kind != ev.TAPPED_FOR_MANA or body is None:
            continue
        atoms.keep_pending(st, tuple(p for p in st.pending if p is not pending))
        done: list[Effect] = []
        for known in counted:
            if known.ability is pending.ability and known.ctx.source == pending.ctx.source:
                counted.remove(known)
                done = list(mana_for(st, pending, player))
                break
        yield from perform_all(st, pending.ctx, tuple(e for e in body.effects if e not in done))


def add_mana(st: State, player: int, made: tuple[Mana, ...], source: int) -> None:
    if made:
        atoms.set_pool(st, player, (*st.players[player].pool, *made))
        atoms.tell(st, Event(ev.MANA_ADDED, "106.4", player, other=source, data=tuple(m.kind for m in made)))


def _choose_mana(st: State, player: int, oid: int, ways: list[tuple[Mana, ...]]) -> Ask:
    if not ways:
        return ()
    if len(ways) == 1:
        return ways[0]
    labels = [tuple(m.kind for m in way) for way in ways]
    pick = yield Decision(MODE, player, "106.4", "Which mana?", range(len(ways)), subject=("mana", labels))
    return ways[pick]
