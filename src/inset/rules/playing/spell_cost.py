"""601.2f: the total cost of a spell: its mana cost or an alternative one, additional costs, increases, reductions."""

from __future__ import annotations

from inset.kernel.mana import FREE, ManaCost
from inset.language import costs as co, keywords as kw, statics as sta
from inset.language.abilities import Keyword, OwnCost
from inset.language.node import Cost, Filter
from inset.rules.events.triggers import statics
from inset.rules.meaning.references import holds, number, passes, who
from inset.rules.model.state import COMMANDER, Chars, Ctx, Obj, State
from inset.rules.objects.abilities import traits_of
from inset.rules.objects.layers import chars_of
from inset.rules.payment.cost_parts import flatten
from inset.rules.payment.costs import UNSAID, Said, Total, _touched, announced, picked, reduced, split
from inset.rules.playing.prospective_spell import Offer


def spell_total(
    st: State, offer: Offer, spell: Obj, chars: Chars, x: int, chosen: tuple[Cost, ...] = (), said: Said = UNSAID
) -> Total:  # fmt: skip
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
        total = split(st, ctx, picked(costs, said.picks))
    mana = total.mana.with_x(x)
    if offer.obj.flags & COMMANDER and offer.obj.zone == 64:  # 903.8
        mana = mana.plus(ManaCost(2 * st.players[player].commander_casts.get(offer.obj.card, 0)))
    mana, lives = announced(mana, said.symbols)
    mana, symbols = _changed(st, offer, spell, chars, ctx, mana)
    return Total(mana, total.parts, lives, symbols)


def mandatory_costs(chars: Chars) -> tuple[Cost, ...]:
    return traits_of(chars).additional if chars.abilities else ()


def _changed(
    st: State, offer: Offer, spell: Obj, chars: Chars, ctx: Ctx, mana: ManaCost
) -> tuple[ManaCost, tuple[int, ...]]:
    """The mana after increases and reductions; and the symbols that reductions touch (``Total.symbols``)."""
    changes = statics(st, sta.CostChange)
    player, cut = offer.player, offer.cut if not offer.cut.has_hybrid() else offer.cut.choices()[0]
    less = offer.less + cut.generic
    if not changes and not cut.pips and (not chars.abilities or traits_of(chars).plain_cost):
        return (mana.less_generic(less), _touched(mana, less, [])) if less else (mana, ())
    cuts: list[tuple[ManaCost, bool]] = []  # reductions by symbols come after all increases
    if cut.pips:
        cuts.append((ManaCost(0, cut.pips), False))
    for sctx, _, static, _ in changes:
        if player in who(st, sctx, static.who) and passes(st, sctx, static.where, spell, chars):
            amount = max(0, number(st, sctx, static.amount))  # 107.1b
            if static.sign > 0:
                mana = mana.plus(ManaCost(amount)).plus(static.colored)
            else:
                less += amount
                if static.colored.pips:
                    cuts.append((ManaCost(0, static.colored.pips), static.only_colored))
    for ability in traits_of(chars).all:
        if isinstance(ability, OwnCost):
            if holds(st, ctx, ability.condition):
                amount = max(0, number(st, ctx, ability.amount))
                if ability.sign > 0:
                    mana = mana.plus(ManaCost(amount))
                elif ability.colored.is_free():
                    less += amount
                else:
                    cuts.append((ManaCost(0, ability.colored.pips * amount), False))
        elif isinstance(ability, Keyword) and ability.keyword == kw.AFFINITY and ability.where is not None:
            less += _affinity(st, player, ability.where)  # 702.41a
    return reduced(mana, less, cuts)


def _affinity(st: State, player: int, where: Filter) -> int:
    ctx = Ctx(0, player)
    count = 0
    for oid in st.battlefield:
        obj = st.objs[oid]
        chars = chars_of(st, obj)
        if not obj.phased and chars.controller == player and passes(st, ctx, where, obj, chars):
            count += 1
    return count
