"""118, 601.2f–h, 602.2b: costs: adding them up, whether they can be paid, paying them.

The mana part goes to ``paying``; everything else (tapping, sacrificing, discarding, life …) is a *part*, each class with one
function that says whether it can be paid and one that pays it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from inset.kernel.mana import FREE, ManaCost
from inset.kernel.types import BATTLEFIELD, CREATURE, EXILE, HAND
from inset.language import costs as co, keywords as kw, statics as sta
from inset.language.abilities import Keyword, OwnCost
from inset.language.filters import Anything
from inset.language.node import Cost, Filter
from inset.rules import atoms, counters, damage, happenings as ev, moving, replacing
from inset.rules.decision import DONE, MODE, OBJECT, Decision
from inset.rules.evaluate import holds, is_defined, is_entering, number, passes, select, who, zone_ids
from inset.rules.layers import chars_of
from inset.rules.linked import link
from inset.rules.mana_sources import is_mana_ability, payable_life
from inset.rules.meanwhile import drawn_meanwhile
from inset.rules.offers import Offer, Peek, prospect, spell_chars
from inset.rules.paying import can_pay_mana, from_purse
from inset.rules.replacing import Ask, Change
from inset.rules.reversing import CantComplete, still_there
from inset.rules.state import COMMANDER, SPELL, Chars, Ctx, Event, Obj, State
from inset.rules.traits import traits_of
from inset.rules.triggers import statics


class Total:
    """A total cost (601.2f): the mana in one sum, and the other parts."""

    __slots__ = ("mana", "parts")

    def __init__(self, mana: ManaCost, parts: tuple[Cost, ...]) -> None:
        self.mana = mana
        self.parts = parts


def flatten(cost: Cost | None) -> list[Cost]:
    if cost is None:
        return []
    if isinstance(cost, co.All):
        return [leaf for part in cost.parts for leaf in flatten(part)]
    return [co.FORAGE] if isinstance(cost, co.Forage) else [cost]


def mana_part(st: State, ctx: Ctx, cost: Cost) -> ManaCost | None:
    """The mana that a part asks for, if it asks for mana."""
    if isinstance(cost, co.PayMana):
        return cost.cost
    if isinstance(cost, co.PayGeneric):
        return ManaCost(number(st, ctx, cost.amount))
    if isinstance(cost, co.PayManaOf):
        found = select(st, ctx, cost.what)
        obj = st.objs[found[0]]
        mana = chars_of(st, obj).cost or FREE
        if obj.id != ctx.source:  # 107.3h
            mana = mana.with_x(obj.stack.ctx.x if obj.stack is not None else 0)
        return mana.less_generic(cost.less)
    return None


def split(st: State, ctx: Ctx, costs: list[Cost]) -> Total:
    mana, parts = FREE, []
    for cost in costs:
        part = mana_part(st, ctx, cost)
        if part is None:
            parts.append(cost)
        else:
            mana = mana.plus(part)
    return Total(mana, tuple(parts))


# --- the total cost of a spell (601.2f) ------------------------------------------------------------------------------


def spell_total(st: State, offer: Offer, spell: Obj, chars: Chars, x: int, chosen: tuple[Cost, ...] = ()) -> Total:
    """Mana cost or alternative cost, plus additional costs and increases, minus reductions. ``chosen``: optional ones."""
    player = offer.player
    ctx = Ctx(spell.id, player, x=x)
    extras = (*offer.add, *mandatory_costs(chars), *chosen)
    if offer.cost is None and not extras:
        total = Total(chars.cost or FREE, ())
    else:
        costs: list[Cost] = flatten(offer.cost) if offer.cost is not None else [co.PayMana(chars.cost or FREE)]
        for extra in extras:
            costs += flatten(extra)
        total = split(st, ctx, costs)
    mana = total.mana.with_x(x)
    if offer.obj.flags & COMMANDER and offer.obj.zone == 64:  # 903.8
        mana = mana.plus(ManaCost(2 * st.players[player].commander_casts.get(offer.obj.card, 0)))
    return Total(_changed(st, player, spell, chars, ctx, mana, offer.less), total.parts)


def mandatory_costs(chars: Chars) -> tuple[Cost, ...]:
    return traits_of(chars).additional if chars.abilities else ()


def _changed(st: State, player: int, spell: Obj, chars: Chars, ctx: Ctx, mana: ManaCost, less: int) -> ManaCost:
    changes = statics(st, sta.CostChange)
    if not changes and (not chars.abilities or traits_of(chars).plain_cost):
        return mana.less_generic(less) if less else mana
    cuts: list[tuple[ManaCost, bool]] = []  # reductions by symbols come after all increases
    for sctx, _, static, _ in changes:
        if player in who(st, sctx, static.who) and passes(st, sctx, static.where, spell, chars):
            amount = max(0, number(st, sctx, static.amount))  # 107.1b
            if static.sign > 0:
                mana = mana.plus(ManaCost(amount)).plus(static.colored)
            else:
                less += amount
                cuts.append((static.colored, static.only_colored))
    for ability in traits_of(chars).all:
        if isinstance(ability, OwnCost):
            if holds(st, ctx, ability.condition):
                amount = number(st, ctx, ability.amount)
                if ability.sign > 0:
                    mana = mana.plus(ManaCost(amount))
                elif ability.colored.is_free():
                    less += amount
                else:
                    cuts.append((ManaCost(0, ability.colored.pips * amount), False))
        elif isinstance(ability, Keyword) and ability.keyword == kw.AFFINITY and ability.where is not None:
            less += _affinity(st, player, ability.where)  # 702.41a
    for cut, only_colored in cuts:
        if cut.pips:
            mana = mana.less(cut, only_colored)
    return mana.less_generic(less)


def _affinity(st: State, player: int, where: Filter) -> int:
    ctx = Ctx(0, player)
    count = 0
    for oid in st.battlefield:
        obj = st.objs[oid]
        chars = chars_of(st, obj)
        if not obj.phased and chars.controller == player and passes(st, ctx, where, obj, chars):
            count += 1
    return count


# --- can it be paid? --------------------------------------------------------------------------------------------------


def can_pay(st: State, offer: Offer) -> bool:
    """Could the player pay the least that this way of casting can cost (601.2h)?"""
    chars = spell_chars(st, offer)
    if _plainly_priced(st, offer, chars):
        known = from_purse(st, offer.player, (chars.cost or FREE).with_x(0))
        if known is not None:
            return known
    spell, chars = prospect(st, offer)
    ctx = Ctx(spell.id, offer.player)
    costly = traits_of(chars).costly_modes
    other = costly or (offer.cost is not None and not isinstance(offer.cost, co.PayMana))
    as_spell = Peek(st, spell, chars) if other else None  # it may speak of the spell: "life equal to its mana value"
    try:
        if costly:
            from inset.rules.announcing import can_afford, least_costs

            return any(can_afford(st, offer, spell, chars, ctx, extra) for extra in least_costs(st, offer, chars))
        total = spell_total(st, offer, spell, chars, 0)
        if not all(can_pay_part(st, ctx, part) for part in total.parts):
            return False
    finally:
        if as_spell is not None:
            as_spell.undo()
    if not total.parts:
        return can_pay_mana(st, offer.player, total.mana, spell, chars, offer.any_color)
    barred = kept_back(st, ctx, total.parts)
    return can_pay_mana(
        st, offer.player, total.mana, spell, chars, offer.any_color, barred, cheapest(st, ctx, total.parts)
    )


def _plainly_priced(st: State, offer: Offer, chars: Chars) -> bool:
    """Is the mana cost, as it is, all that the spell costs, for whatever mana the player has?"""
    if (
        offer.cost is not None
        or offer.add
        or offer.any_color
        or offer.obj.flags & COMMANDER
        or statics(st, sta.CostChange)
    ):
        return False
    found = traits_of(chars)
    return found.plain_cost and not found.additional and not found.costly_modes


def cheapest(st: State, ctx: Ctx, parts: tuple[Cost, ...]) -> ManaCost:
    """If one of several costs must be chosen, the mana that the others cannot spare the player."""
    extra = FREE
    for part in parts:
        if isinstance(part, co.OneOf):
            free = [o for o in part.options if mana_part(st, ctx, o) is None and can_pay_part(st, ctx, o)]
            if not free:
                options = [m for m in (mana_part(st, ctx, o) for o in part.options) if m is not None]
                if options:
                    extra = extra.plus(min(options, key=lambda m: m.value()))
    return extra


def kept_back(st: State, ctx: Ctx, parts: tuple[Cost, ...]) -> frozenset[int]:
    """Permanents that other parts of a cost need, so that their mana can't be made: they are tapped, or sacrificed."""
    kept = _sure_taps(st, ctx, parts)
    for part in parts:
        if isinstance(part, co.SacrificeOther):
            options = [o for o in mine(st, ctx, part.where) if moving.can_be_sacrificed(st, ctx.controller, o)]
            spent = [o for o in options if gives_itself_up(st, o)]
            kept += spent[: max(0, _count(st, ctx, part) - (len(options) - len(spent)))]
    return frozenset(kept)


def gives_itself_up(st: State, oid: int) -> bool:
    """Is the permanent sacrificed for its mana, as a Treasure is?"""
    abilities = traits_of(chars_of(st, st.objs[oid])).activated
    return any(is_mana_ability(a) and any(isinstance(p, co.SacrificeThis) for p in flatten(a.cost)) for a in abilities)


def _sure_taps(st: State, ctx: Ctx, parts: tuple[Cost, ...]) -> list[int]:
    """Objects that must be tapped as a cost because there is no choice among them."""
    taken: list[int] = []
    for part in parts:
        if isinstance(part, co.TapOthers):
            options = tappable(st, ctx, part)
            if len(options) == number(st, ctx, part.count):
                taken += options
    return taken


def can_pay_part(st: State, ctx: Ctx, part: Cost) -> bool:
    return PARTS[type(part)][0](st, ctx, part)


def pay_part(st: State, ctx: Ctx, part: Cost) -> Ask:
    if len(st.players) > 2 and not can_pay_part(st, ctx, part):
        raise CantComplete  # it could be paid when it was announced
    result = yield from PARTS[type(part)][1](st, ctx, part)
    return result


# --- the parts -----------------------------------------------------------------------------------------------------------


def mine(st: State, ctx: Ctx, where: Filter, zone: int = BATTLEFIELD, others: bool = True) -> list[int]:
    """The player's objects in a zone that pass, leaving out the object that the cost is for."""
    found = []
    for oid in zone_ids(st, zone, [ctx.controller]):
        if others and oid == ctx.source and zone != BATTLEFIELD:
            continue
        obj = st.objs[oid]
        chars = chars_of(st, obj)
        if chars.controller == ctx.controller and passes(st, ctx, where, obj, chars):
            if not (zone == HAND and drawn_meanwhile(st, obj) and where != Anything()):  # 121.8
                found.append(oid)
    return found if ctx.change is None else [oid for oid in found if not is_entering(ctx, oid)]


def pick(st: State, ctx: Ctx, options: list[int], count: int, prompt: str, rule: str = "601.2h") -> Ask:
    """A series of picks, each after the last in the list, so that a set is chosen in one way."""
    chosen: list[int] = []
    start = 0
    for i in range(count):
        left = options[start : len(options) - (count - i) + 1]
        oid = yield Decision(OBJECT, ctx.controller, rule, prompt, left, subject=ctx.source)
        chosen.append(oid)
        start = options.index(oid) + 1
    still_there(st, chosen, count)
    return chosen


def _count(st: State, ctx: Ctx, part: Any) -> int:
    return max(0, number(st, ctx, part.count))


def _is_untapped(st: State, ctx: Ctx, part: co.TapThis) -> bool:
    """107.5, 302.6: {T} needs an untapped permanent, and a creature that isn't summoning sick."""
    obj = st.objs.get(ctx.source)
    if obj is None or obj.tapped or obj.zone != BATTLEFIELD:
        return False
    return not summoning_sick(st, obj)


def summoning_sick(st: State, obj: Obj) -> bool:
    chars = chars_of(st, obj)
    if not chars.types & CREATURE or chars.keywords & kw.HASTE:
        return False
    return obj.since >= st.players[chars.controller].turn_began


def _tap_this(st: State, ctx: Ctx, part: co.TapThis) -> Ask:
    atoms.set_tapped(st, ctx.source, True, "107.5")
    return
    yield


def _is_tapped(st: State, ctx: Ctx, part: co.UntapThis) -> bool:
    obj = st.objs.get(ctx.source)
    return obj is not None and obj.tapped and not summoning_sick(st, obj)


def _untap_this(st: State, ctx: Ctx, part: co.UntapThis) -> Ask:
    atoms.set_tapped(st, ctx.source, False, "107.6")
    return
    yield


def _has_life(st: State, ctx: Ctx, part: co.PayLife) -> bool:
    """119.4, 119.4b."""
    if not is_defined(st, ctx, part.amount):
        return False
    amount = number(st, ctx, part.amount)
    return amount <= 0 or payable_life(st, ctx.controller) >= amount


def _pay_life(st: State, ctx: Ctx, part: co.PayLife) -> Ask:
    damage.lose(st, ctx.controller, number(st, ctx, part.amount), "119.4")
    return
    yield


def _has_counters(st: State, ctx: Ctx, part: co.PayCounters) -> bool:
    return st.players[ctx.controller].counters.get(part.kind, 0) >= number(st, ctx, part.amount)


def _pay_counters(st: State, ctx: Ctx, part: co.PayCounters) -> Ask:
    atoms.player_counters(st, ctx.controller, part.kind, -number(st, ctx, part.amount), "107.14")
    return
    yield


def _sacrifice_this(st: State, ctx: Ctx, part: co.SacrificeThis) -> Ask:
    yield from moving.sacrifice(st, ctx.controller, [ctx.source])


def _can_sacrifice(st: State, ctx: Ctx, part: co.SacrificeOther) -> bool:
    options = [o for o in mine(st, ctx, part.where) if moving.can_be_sacrificed(st, ctx.controller, o)]
    return len(options) >= _count(st, ctx, part)


def _sacrifice(st: State, ctx: Ctx, part: co.SacrificeOther) -> Ask:
    options = [o for o in mine(st, ctx, part.where) if moving.can_be_sacrificed(st, ctx.controller, o)]
    chosen = yield from pick(st, ctx, options, _count(st, ctx, part), "Sacrifice what?")
    made = yield from moving.sacrifice(st, ctx.controller, chosen)
    return made


def _in_hand(st: State, ctx: Ctx, part: co.DiscardThis | co.RevealThis) -> bool:
    obj = st.objs.get(ctx.source)
    return obj is not None and obj.zone == HAND


def _discard_this(st: State, ctx: Ctx, part: co.DiscardThis) -> Ask:
    made = yield from moving.discard(st, ctx.controller, [ctx.source], ctx.controller)
    return made


def _can_discard(st: State, ctx: Ctx, part: co.DiscardCards) -> bool:
    return len(mine(st, ctx, part.where, HAND)) >= _count(st, ctx, part)


def _discard(st: State, ctx: Ctx, part: co.DiscardCards) -> Ask:
    options, count = mine(st, ctx, part.where, HAND), _count(st, ctx, part)
    if part.at_random:
        chosen = list(atoms.random_order(st, tuple(options))[:count])
    else:
        chosen = yield from pick(st, ctx, options, count, "Discard what?")
    made = yield from moving.discard(st, ctx.controller, chosen, ctx.controller)
    return made


def _discard_hand(st: State, ctx: Ctx, part: co.DiscardHand) -> Ask:
    cards = [o for o in st.hands[ctx.controller] if o != ctx.source]
    yield from moving.discard(st, ctx.controller, cards, ctx.controller)


def _exile_this(st: State, ctx: Ctx, part: co.ExileThis) -> Ask:
    made = yield from moving.move(st, [Change(st.objs[ctx.source], EXILE, replacing.COST, "118.1", by=ctx.controller)])
    return made


def _can_exile(st: State, ctx: Ctx, part: co.ExileCards) -> bool:
    return len(mine(st, ctx, part.where, part.zone)) >= _count(st, ctx, part)


def _exile_cards(st: State, ctx: Ctx, part: co.ExileCards) -> Ask:
    options = mine(st, ctx, part.where, part.zone)
    chosen = yield from pick(st, ctx, options, _count(st, ctx, part), "Exile what?")
    changes = [Change(st.objs[o], EXILE, replacing.COST, "118.1", by=ctx.controller) for o in chosen]
    made = yield from moving.move(st, changes)
    spell = st.objs.get(ctx.source)
    if spell is not None and spell.stack is not None and spell.stack.kind == SPELL:
        link(st, ctx.source, tuple(new for new in made if new))  # 607.2q
    return made


def _can_return(st: State, ctx: Ctx, part: co.ReturnToHand) -> bool:
    return len(mine(st, ctx, part.where)) >= _count(st, ctx, part)


def _return(st: State, ctx: Ctx, part: co.ReturnToHand) -> Ask:
    """Tells what was returned as it was on the battlefield (702.49c)."""
    chosen = yield from pick(st, ctx, mine(st, ctx, part.where), _count(st, ctx, part), "Return what?")
    yield from moving.move(st, [Change(st.objs[o], HAND, replacing.COST, "118.1", by=ctx.controller) for o in chosen])
    return chosen


def tappable(st: State, ctx: Ctx, part: co.TapOthers) -> list[int]:
    found = [o for o in mine(st, ctx, part.where) if not st.objs[o].tapped]
    return [o for o in found if o != ctx.source]


def _can_tap(st: State, ctx: Ctx, part: co.TapOthers) -> bool:
    return len(tappable(st, ctx, part)) >= _count(st, ctx, part)


def _tap_others(st: State, ctx: Ctx, part: co.TapOthers) -> Ask:
    chosen = yield from pick(st, ctx, tappable(st, ctx, part), _count(st, ctx, part), "Tap what?")
    for oid in chosen:
        atoms.set_tapped(st, oid, True, "118.1")
    return chosen


def crew(st: State, ctx: Ctx) -> list[int]:
    from inset.language.filters import HasType

    return [o for o in mine(st, ctx, HasType(CREATURE)) if o != ctx.source and not st.objs[o].tapped]


def _power(st: State, oid: int) -> int:
    obj = st.objs.get(oid)
    return max(0, chars_of(st, obj).power or 0) if obj is not None else 0


def _can_crew(st: State, ctx: Ctx, part: co.TapPower) -> bool:
    return sum(_power(st, o) for o in crew(st, ctx)) >= number(st, ctx, part.power)


def _crew(st: State, ctx: Ctx, part: co.TapPower) -> Ask:
    """702.122a: any number of creatures with enough total power; each is offered only if the rest can still do it."""
    options, need = crew(st, ctx), number(st, ctx, part.power)
    chosen: list[int] = []
    start = 0
    while True:
        have = sum(_power(st, o) for o in chosen)
        values = [
            o for i, o in enumerate(options[start:], start)
            if have + sum(_power(st, p) for p in options[i:]) >= need
        ]  # fmt: skip
        if have >= need:
            values.append(DONE)
        if values == [DONE]:
            break
        if not values:
            raise CantComplete
        oid = yield Decision(OBJECT, ctx.controller, "702.122a", "Tap which creature?", values, subject=ctx.source)
        if oid == DONE:
            break
        chosen.append(oid)
        start = options.index(oid) + 1
    still_there(st, chosen, len(chosen))
    for oid in chosen:
        atoms.set_tapped(st, oid, True, "702.122a")
    return chosen


def _can_remove(st: State, ctx: Ctx, part: co.RemoveCounters) -> bool:
    obj = st.objs.get(ctx.source)
    return obj is not None and obj.counters.get(part.kind, 0) >= _count(st, ctx, part)


def _remove(st: State, ctx: Ctx, part: co.RemoveCounters) -> Ask:
    atoms.take_counters(st, ctx.source, part.kind, _count(st, ctx, part), "118.1")
    return
    yield


def _can_put(st: State, ctx: Ctx, part: co.PutCounters) -> bool:
    """614.17b: a cost that includes what can't happen can't be paid."""
    obj = st.objs.get(ctx.source)
    return obj is not None and (not _count(st, ctx, part) or counters.can_have(st, obj, chars_of(st, obj), part.kind))


def _put(st: State, ctx: Ctx, part: co.PutCounters) -> Ask:
    yield from counters.put(st, ctx.source, part.kind, _count(st, ctx, part), "606.4", by_effect=False)


def _can_reveal(st: State, ctx: Ctx, part: co.RevealCards) -> bool:
    return len(mine(st, ctx, part.where, HAND)) >= _count(st, ctx, part)


def _reveal(st: State, ctx: Ctx, part: co.RevealCards) -> Ask:
    chosen = yield from pick(st, ctx, mine(st, ctx, part.where, HAND), _count(st, ctx, part), "Reveal what?")
    atoms.emit(st, Event(ev.REVEALED, "701.20a", ctx.controller, data=tuple(chosen)))
    return chosen


def _reveal_this(st: State, ctx: Ctx, part: co.RevealThis) -> Ask:
    """702.57b."""
    atoms.emit(st, Event(ev.REVEALED, "701.20a", ctx.controller, data=(ctx.source,)))
    return
    yield


def _can_behold(st: State, ctx: Ctx, part: co.Behold) -> bool:
    return bool(mine(st, ctx, part.where) or mine(st, ctx, part.where, HAND))


def _behold(st: State, ctx: Ctx, part: co.Behold) -> Ask:
    options = mine(st, ctx, part.where) + mine(st, ctx, part.where, HAND)
    chosen = yield from pick(st, ctx, options, 1, "Behold what?")
    if st.objs[chosen[0]].zone == HAND:
        atoms.emit(st, Event(ev.REVEALED, "701.4a", ctx.controller, data=tuple(chosen)))
    return chosen


def _can_mill(st: State, ctx: Ctx, part: co.MillCards) -> bool:
    return len(st.libraries[ctx.controller]) >= _count(st, ctx, part)


def _mill(st: State, ctx: Ctx, part: co.MillCards) -> Ask:
    yield from moving.mill(st, ctx.controller, _count(st, ctx, part))


def _can_one_of(st: State, ctx: Ctx, part: co.OneOf) -> bool:
    return any(mana_part(st, ctx, o) is not None or can_pay_part(st, ctx, o) for o in part.options)


def _one_of(st: State, ctx: Ctx, part: co.OneOf) -> Ask:
    raise AssertionError("one of several costs is chosen when the cost is announced (601.2b)")
    yield


def _is_open(st: State, ctx: Ctx, option: Cost, afford: Callable[[ManaCost], bool]) -> bool:
    for leaf in flatten(option):
        mana = mana_part(st, ctx, leaf)
        if not (can_pay_part(st, ctx, leaf) if mana is None else afford(mana)):
            return False
    return True


def choose_options(st: State, ctx: Ctx, parts: list[Cost], afford: Callable[[ManaCost], bool]) -> Ask:
    """601.2b: decides each "one of these costs"; an option is offered only if it can be paid."""
    result: list[Cost] = []
    for part in parts:
        if isinstance(part, co.OneOf):
            open_ = [i for i, option in enumerate(part.options) if _is_open(st, ctx, option, afford)]
            if not open_:
                raise CantComplete
            pick_ = yield Decision(MODE, ctx.controller, "601.2b", "Which cost?", open_, subject=("cost", part.options))
            result += flatten(part.options[pick_])
        else:
            result.append(part)
    return result


COST_SLOT: Final = 900  # the slot under which an ability finds what was sacrificed, discarded or tapped for it
PARTS: Final[dict[type, tuple[Callable[[State, Ctx, Any], bool], Callable[[State, Ctx, Any], Ask]]]] = {
    co.TapThis: (_is_untapped, _tap_this),
    co.UntapThis: (_is_tapped, _untap_this),
    co.PayLife: (_has_life, _pay_life),
    co.PayCounters: (_has_counters, _pay_counters),
    co.SacrificeThis: (lambda st, ctx, part: moving.can_be_sacrificed(st, ctx.controller, ctx.source), _sacrifice_this),
    co.SacrificeOther: (_can_sacrifice, _sacrifice),
    co.DiscardThis: (_in_hand, _discard_this),
    co.DiscardCards: (_can_discard, _discard),
    co.DiscardHand: (lambda st, ctx, part: True, _discard_hand),
    co.ExileThis: (lambda st, ctx, part: ctx.source in st.objs, _exile_this),
    co.ExileCards: (_can_exile, _exile_cards),
    co.ReturnToHand: (_can_return, _return),
    co.TapOthers: (_can_tap, _tap_others),
    co.TapPower: (_can_crew, _crew),
    co.RemoveCounters: (_can_remove, _remove),
    co.PutCounters: (_can_put, _put),
    co.RevealCards: (_can_reveal, _reveal),
    co.RevealThis: (_in_hand, _reveal_this),
    co.Behold: (_can_behold, _behold),
    co.MillCards: (_can_mill, _mill),
    co.OneOf: (_can_one_of, _one_of),
}
