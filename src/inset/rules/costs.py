"""118, 601.2f–g: costs: adding them up, whether they can be paid together, which of several is paid.

The mana part goes to ``paying``; everything else (tapping, sacrificing, discarding, life …) is a *part* (``cost_parts``).
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

from inset.kernel.mana import FREE, PHYREXIAN, ManaCost, pip_text
from inset.language import costs as co, keywords as kw, statics as sta
from inset.language.abilities import Keyword, OwnCost
from inset.language.node import Cost, Filter
from inset.rules.cost_parts import PARTS, can_pay_part, flatten as flatten
from inset.rules.damage import payable_life
from inset.rules.decision import CONFIRM, MODE, YES_NO, Decision
from inset.rules.evaluate import holds, number, passes, select, who
from inset.rules.layers import chars_of
from inset.rules.offers import Offer, Peek, prospect, spell_chars
from inset.rules.paying import can_pay_mana, from_purse
from inset.rules.replacing import Ask
from inset.rules.reversing import CantComplete
from inset.rules.sharing import kept_back, payable
from inset.rules.state import COMMANDER, Chars, Ctx, Obj, State
from inset.rules.traits import traits_of
from inset.rules.triggers import statics


class Total:
    """A total cost (601.2f): the mana in one sum, and the other parts."""

    __slots__ = ("mana", "parts")

    def __init__(self, mana: ManaCost, parts: tuple[Cost, ...]) -> None:
        self.mana = mana
        self.parts = parts


def mana_part(st: State, ctx: Ctx, cost: Cost) -> ManaCost | None:
    """The mana that a part asks for, if it asks for mana."""
    if isinstance(cost, co.PayMana):
        return cost.cost
    if isinstance(cost, co.Waterbend):
        return cost.cost.waterbent()
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
            if isinstance(cost, co.Waterbend):
                parts.append(co.WATERBENDING)
    return Total(mana, tuple(parts))


# --- the total cost of a spell (601.2f) ------------------------------------------------------------------------------


def spell_total(
    st: State, offer: Offer, spell: Obj, chars: Chars, x: int, chosen: tuple[Cost, ...] = (), picks: tuple[int, ...] = ()
) -> Total:  # fmt: skip
    """Mana cost or alternative cost, plus additional costs and increases, minus reductions. ``chosen``: optional ones;
    ``picks``: which of several costs, for each time that one of them is to be paid."""
    player = offer.player
    ctx = Ctx(spell.id, player, x=x)
    extras = (*offer.add, *mandatory_costs(chars), *chosen)
    if offer.cost is None and not extras:
        total = Total(chars.cost or FREE, ())
    else:
        costs: list[Cost] = flatten(offer.cost) if offer.cost is not None else [co.PayMana(chars.cost or FREE)]
        for extra in extras:
            costs += flatten(extra)
        total = split(st, ctx, _picked(costs, picks) if picks else costs)
    mana = total.mana.with_x(x)
    if offer.obj.flags & COMMANDER and offer.obj.zone == 64:  # 903.8
        mana = mana.plus(ManaCost(2 * st.players[player].commander_casts.get(offer.obj.card, 0)))
    return Total(_changed(st, offer, spell, chars, ctx, mana), total.parts)


def _picked(costs: list[Cost], picks: tuple[int, ...]) -> list[Cost]:
    found: list[Cost] = []
    rest = list(picks)
    for cost in costs:
        found += flatten(cost.options[rest.pop(0)]) if isinstance(cost, co.OneOf) and rest else [cost]
    return found


def mandatory_costs(chars: Chars) -> tuple[Cost, ...]:
    return traits_of(chars).additional if chars.abilities else ()


def _changed(st: State, offer: Offer, spell: Obj, chars: Chars, ctx: Ctx, mana: ManaCost) -> ManaCost:
    changes = statics(st, sta.CostChange)
    player, cut = offer.player, offer.cut if not offer.cut.has_hybrid() else offer.cut.choices()[0]
    less = offer.less + cut.generic
    if not changes and not cut.pips and (not chars.abilities or traits_of(chars).plain_cost):
        return mana.less_generic(less) if less else mana
    cuts: list[tuple[ManaCost, bool]] = []  # reductions by symbols come after all increases
    if cut.pips:
        cuts.append((cut, False))
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
    for symbols, only_colored in cuts:
        if symbols.pips:
            mana = mana.less(ManaCost(0, symbols.pips), only_colored)
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
    if offer.cut.has_hybrid():
        return any(can_pay(st, each) for each in by_halves(offer))
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
        choices = [range(len(part.options)) for part in total.parts if isinstance(part, co.OneOf)]
        if choices:
            totals = (spell_total(st, offer, spell, chars, 0, (), picks) for picks in product(*choices))
            return any(is_payable(st, offer, spell, chars, ctx, total) for total in totals)
        if not payable(st, ctx, total.parts):
            return False
        kept = kept_back(st, ctx, total.parts)
    finally:
        if as_spell is not None:
            as_spell.undo()
    return can_pay_mana(st, offer.player, total.mana, spell, chars, offer.any_color, kept)


def is_payable(st: State, offer: Offer, spell: Obj, chars: Chars, ctx: Ctx, total: Total) -> bool:
    """Could this be paid, its mana and each of its other parts?"""
    if not payable(st, ctx, total.parts):
        return False
    return can_pay_mana(st, offer.player, total.mana, spell, chars, offer.any_color, kept_back(st, ctx, total.parts))


def by_halves(offer: Offer) -> list[Offer]:
    """118.7e: the offer for each choice of halves of the hybrid symbols that it costs less by."""
    found = []
    for cut in offer.cut.choices():
        twin = offer.twin()
        twin.cut = cut
        found.append(twin)
    return found


def choose_halves(st: State, offer: Offer) -> Ask:
    """118.7e: the player chooses the halves; it can be done before the rest, because nothing depends on it."""
    if not offer.cut.has_hybrid():
        return offer
    open_ = [each for each in by_halves(offer) if can_pay(st, each)]
    subject = ("cost", tuple(co.PayMana(each.cut) for each in open_))
    picked = 0
    if len(open_) > 1:
        picked = yield Decision(
            MODE, offer.player, "118.7e", "Reduced by which mana?", range(len(open_)), subject=subject
        )
    return open_[picked]


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


# --- Phyrexian symbols (107.4f, 601.2b) ---------------------------------------------------------------------------


def choose_life(st: State, offer: Offer, spell: Obj, chars: Chars, total: Total) -> Ask:
    """For which Phyrexian symbols the player pays 2 life instead of mana. Returns the mana to be paid, and for how many."""
    symbols = [pip for pip in total.mana.pips if pip & PHYREXIAN]
    mana, lives = total.mana, 0
    if not symbols:
        return mana, lives
    player, kept = offer.player, kept_back(st, Ctx(spell.id, offer.player), total.parts)

    def affordable(cost: ManaCost, life: int) -> bool:
        if payable_life(st, player) < life:
            return False
        return can_pay_mana(st, player, cost, spell, chars, offer.any_color, kept, life_kept=life)

    for pip in dict.fromkeys(symbols):
        count = symbols.count(pip)
        others = tuple(other for other in mana.pips if other != pip)
        colored = [ManaCost(mana.generic, others + (pip & ~PHYREXIAN,) * (count - n), mana.x) for n in range(count + 1)]
        open_ = [n for n in range(count + 1) if affordable(colored[n], 2 * (lives + n))]
        while len(open_) > 1:  # one after another of those that are alike
            prompt, subject = f"Pay 2 life for {pip_text(pip)}?", ("cost", "life", spell.id)
            more = yield Decision(CONFIRM, player, "107.4f", prompt, YES_NO, subject=subject)
            open_ = open_[1:] if more else open_[:1]
        taken = open_[0] if open_ else 0
        mana, lives = colored[taken], lives + taken
    return mana, lives


# --- one of several costs (601.2b) --------------------------------------------------------------------------------


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


def choose_picks(st: State, ctx: Ctx, parts: tuple[Cost, ...], is_open: Callable[[tuple[int, ...]], bool]) -> Ask:
    """601.2b: which of several costs, each time that one of them is to be paid; each only if the total can be paid with it,
    for the mana that it asks for is part of that total before it is reduced (601.2f)."""
    picks: tuple[int, ...] = ()
    for part in parts:
        if isinstance(part, co.OneOf):
            values = [i for i in range(len(part.options)) if is_open((*picks, i))]
            if not values:
                raise CantComplete
            pick = yield Decision(MODE, ctx.controller, "601.2b", "Which cost?", values, subject=("cost", part.options))
            picks = (*picks, pick)
    return picks


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


PARTS[co.OneOf] = (_can_one_of, _one_of)
