"""508.1g–j, 509.1d–f: costs to attack and to block.

A declaration is offered only if its total cost can be paid at that point: with the attackers tapped (508.1f). Nobody
has to pay to obey a requirement (508.1d, 509.1c).
"""

from __future__ import annotations

from functools import partial

from inset.kernel.mana import FREE, ManaCost
from inset.language import costs as co, statics as sta
from inset.language.node import Cost
from inset.rules import atoms
from inset.rules.events.triggers import statics
from inset.rules.meaning.references import passes
from inset.rules.model.decision import Ask
from inset.rules.model.state import Ctx, State
from inset.rules.objects.layers import chars_of
from inset.rules.payment import bill
from inset.rules.payment.bill import Bill, settle_and_pay
from inset.rules.payment.cost_parts import flatten
from inset.rules.payment.costs import UNSAID, Said, Total, announced, picked, split
from inset.rules.payment.mana_sources import payers
from inset.rules.payment.what_pays import Spending

Price = tuple[Ctx, sta.CombatCost]


def prices(st: State, blocking: bool) -> list[Price]:
    """The costs to attack, or to block, that are in force."""
    return [(ctx, static) for ctx, _, static, _ in statics(st, sta.CombatCost) if static.blocking == blocking]


def stands_against(st: State, price: Price, oid: int) -> bool:
    """Does this cost apply to this creature?"""
    ctx, static = price
    return passes(st, ctx, static.where, st.objs[oid], chars_of(st, st.objs[oid]))


def total(st: State, due: list[Price], said: Said = UNSAID) -> Total:
    """508.1h, 509.1d: one cost for all; amounts are those of the player whose effect it is."""
    mana: ManaCost = FREE
    parts: list[Cost] = []
    for ctx, static in due:
        one = split(st, ctx, flatten(static.cost))
        mana = mana.plus(one.mana)
        parts += one.parts
    if said.picks:
        more = split(st, due[0][0], picked(parts, said.picks))
        mana, parts = mana.plus(more.mana), list(more.parts)
    mana, lives = announced(mana, said.symbols)
    return Total(mana, tuple(parts), lives)


def _bill(st: State, player: int, due: list[Price]) -> Bill:
    return Bill(Ctx(0, player), partial(total, st, due))


def affordable(st: State, player: int, due: list[Price], tapped: list[int]) -> bool:
    """Could the player pay all of it once these creatures are tapped?"""
    if not due:
        return True
    if tapped:
        st = st.clone()
        for oid in tapped:
            atoms.set_tapped(st, oid, True, "508.1f")
    return bill.affordable(st, _bill(st, player, due))


def owed(due: list[Price], counts: tuple[int, ...]) -> list[Price]:
    """Each price as often as it must be paid."""
    return [price for price, count in zip(due, counts, strict=True) for _ in range(count)]


def helpers(st: State, player: int, due: list[Price], creatures: list[int]) -> list[int]:
    """The creatures that may help to pay if they are untapped."""
    if not due:
        return []
    if any(total(st, [price]).parts for price in due):
        return creatures
    sources = payers(st, player, Spending(player, None, None))
    costs = [part for payer in sources if payer.ability is not None for part in flatten(payer.ability.cost)]
    if any(isinstance(part, (co.TapOthers, co.TapPower)) for part in costs):
        return creatures
    able = {payer.oid for payer in sources}
    return [oid for oid in creatures if oid in able]


def pay(st: State, player: int, due: list[Price]) -> Ask[bool]:
    """508.1i–j, 509.1e–f. True once it is paid."""
    if due:
        yield from settle_and_pay(st, _bill(st, player, due))
    return True
