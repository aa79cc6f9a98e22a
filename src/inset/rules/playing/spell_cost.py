"""601.2f: the total cost of a spell: its mana cost or an alternative one, additional costs, increases, reductions."""

from __future__ import annotations

from inset.kernel.mana import FREE, ManaCost
from inset.language import costs as co, keywords as kw, statics as sta
from inset.language.abilities import Keyword, OwnCost
from inset.language.node import Cost, Filter
from inset.language.set_up import Discount
from inset.rules.events.triggers import statics
from inset.rules.meaning.references import holds, number, passes, who
from inset.rules.model.state import Chars, Ctx, Obj, State
from inset.rules.objects.abilities import traits_of
from inset.rules.objects.layers import chars_of
from inset.rules.payment.cost_parts import flatten
from inset.rules.payment.cost_trace import ADDITIONAL, BASE, INCREASE, CostTrace
from inset.rules.payment.costs import UNSAID, Said, Total, _touched, announced, picked, reduced, split
from inset.rules.playing.marked_cards import MARKED, taxes
from inset.rules.playing.prospective_spell import Offer


def spell_total(
    st: State, offer: Offer, spell: Obj, chars: Chars, x: int, chosen: tuple[Cost, ...] = (), said: Said = UNSAID,
    trace: CostTrace | None = None,
) -> Total:  # fmt: skip
    """Mana cost or alternative cost, plus additional costs and increases, minus reductions. ``chosen``: optional ones.
    ``trace``: who is informed of what increases and reduces it, if anybody."""
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
    rule = traits_of(chars).x_rule if chars.abilities else None
    mana = total.mana.with_x(x, rule.color if rule is not None else 0)
    if offer.obj.flags & MARKED.taxed:
        for tax in taxes(st, offer):
            mana = mana.plus(tax.mana)
    mana, lives = announced(mana, said.symbols)
    less = sum([extra.amount for extra in chosen if isinstance(extra, Discount)])
    mana, symbols = _changed(st, offer, spell, chars, ctx, mana, trace, less)
    return Total(mana, total.parts, lives, symbols)


def traced_total(st: State, offer: Offer, spell: Obj, chars: Chars, trace: CostTrace, x: int = 0) -> Total:
    """The same, with everything noted in the trace: the base cost and the additional costs, each separately, too."""
    ctx = Ctx(spell.id, offer.player, x=x)
    if offer.cost is None:
        trace.add(BASE, ctx.source, chars.cost or FREE, word="mana cost")
    else:
        base = split(st, ctx, flatten(offer.cost))
        trace.add(BASE, offer.permit, base.mana, base.parts, "118.9", offer.cost_name)
    own = [(cost, ctx.source) for cost in mandatory_costs(chars)]
    for cost, source in [(cost, offer.permit) for cost in offer.add] + own:
        one = split(st, ctx, flatten(cost))
        trace.add(ADDITIONAL, source, one.mana, one.parts, "118.8")
    for tax in taxes(st, offer) if offer.obj.flags & MARKED.taxed else ():
        trace.add(ADDITIONAL, 0, tax.mana, rule=tax.rule, word=tax.word)
    trace.reduce(offer.permit, ManaCost(offer.less).plus(_cut(offer)), word=offer.cost_name)
    return spell_total(st, offer, spell, chars, x, trace=trace)


def mandatory_costs(chars: Chars) -> tuple[Cost, ...]:
    return traits_of(chars).additional if chars.abilities else ()


def _changed(
    st: State, offer: Offer, spell: Obj, chars: Chars, ctx: Ctx, mana: ManaCost, trace: CostTrace | None, less: int
) -> tuple[ManaCost, tuple[int, ...]]:
    """The mana after increases and reductions; and the symbols that reductions touch (``Total.symbols``)."""
    changes = statics(st, sta.CostChange)
    player, cut = offer.player, _cut(offer)
    less += offer.less + cut.generic
    if not changes and not cut.pips and (not chars.abilities or traits_of(chars).plain_cost):
        return (mana.less_generic(less), _touched(mana, less, [])) if less else (mana, ())
    cuts: list[tuple[ManaCost, bool]] = []  # reductions by symbols come after all increases
    if cut.pips:
        cuts.append((ManaCost(0, cut.pips), False))
    for sctx, _, static, _ in changes:
        if player in who(st, sctx, static.who) and passes(st, sctx, static.where, spell, chars):
            about = sctx.dup()
            about.each = spell.id
            amount = max(0, number(st, about, static.amount))  # 107.1b
            if static.sign > 0:
                more = ManaCost(amount).plus(static.colored)
                mana = mana.plus(more)
                if trace is not None:
                    trace.add(INCREASE, sctx.source, more)
            else:
                less += amount
                if trace is not None:
                    trace.reduce(sctx.source, ManaCost(amount))
                    trace.reduce(sctx.source, ManaCost(0, static.colored.pips), static.only_colored)
                if static.colored.pips:
                    cuts.append((ManaCost(0, static.colored.pips), static.only_colored))
    for ability in traits_of(chars).all:
        if isinstance(ability, OwnCost):
            if holds(st, ctx, ability.condition):
                amount = max(0, number(st, ctx, ability.amount))
                own = ManaCost(amount) if ability.colored.is_free() else ManaCost(0, ability.colored.pips * amount)
                if ability.sign > 0:
                    mana = mana.plus(own)
                    if trace is not None:
                        trace.add(INCREASE, spell.id, own)
                    continue
                if trace is not None:
                    trace.reduce(spell.id, own)
                if own.pips:
                    cuts.append((own, False))
                less += own.generic
        elif isinstance(ability, Keyword) and ability.keyword == kw.AFFINITY and ability.where is not None:
            count = _affinity(st, player, ability.where)  # 702.41a
            less += count
            if trace is not None:
                trace.reduce(spell.id, ManaCost(count), rule="702.41a", word="affinity")
    return reduced(mana, less, cuts)


def _cut(offer: Offer) -> ManaCost:
    """The symbols that it costs less for what is given for it (702.48c)."""
    return offer.cut if not offer.cut.has_hybrid() else offer.cut.choices()[0]


def _affinity(st: State, player: int, where: Filter) -> int:
    ctx = Ctx(0, player)
    count = 0
    for oid in st.battlefield:
        obj = st.objs[oid]
        chars = chars_of(st, obj)
        if not obj.phased and chars.controller == player and passes(st, ctx, where, obj, chars):
            count += 1
    return count
