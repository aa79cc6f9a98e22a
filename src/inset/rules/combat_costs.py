"""508.1g–j, 509.1d–f: costs to attack and to block.

A declaration is offered only if its total cost can be paid, with what is tapped to attack left out of what pays. Nobody has to
pay for the sake of a requirement (508.1d, 509.1c).
"""

from __future__ import annotations

from inset.kernel.mana import FREE, ManaCost
from inset.language import statics as sta
from inset.language.node import Cost
from inset.rules.casting import pay_total
from inset.rules.cost_parts import can_pay_part
from inset.rules.costs import Total, flatten, split
from inset.rules.evaluate import passes
from inset.rules.layers import chars_of
from inset.rules.paying import can_pay_mana
from inset.rules.replacing import Ask
from inset.rules.state import Ctx, State
from inset.rules.triggers import statics

Price = tuple[Ctx, sta.CombatCost]


def prices(st: State, blocking: bool) -> list[Price]:
    """The costs to attack, or to block, that are in force."""
    return [(ctx, static) for ctx, _, static, _ in statics(st, sta.CombatCost) if static.blocking == blocking]


def stands_against(st: State, price: Price, oid: int) -> bool:
    """Does this cost stand against this creature?"""
    ctx, static = price
    return passes(st, ctx, static.where, st.objs[oid], chars_of(st, st.objs[oid]))


def total(st: State, due: list[Price]) -> Total:
    """508.1h, 509.1d: one cost for all; amounts are those of the player whose effect it is."""
    mana: ManaCost = FREE
    parts: tuple[Cost, ...] = ()
    for ctx, static in due:
        one = split(st, ctx, flatten(static.cost))
        mana, parts = mana.plus(one.mana), (*parts, *one.parts)
    return Total(mana, parts)


def affordable(st: State, player: int, due: list[Price], tapped: frozenset[int]) -> bool:
    """Could the player pay all of it, with these creatures tapped?"""
    if not due:
        return True
    whole = total(st, due)
    ctx = Ctx(0, player)
    return all(can_pay_part(st, ctx, part) for part in whole.parts) and can_pay_mana(
        st, player, whole.mana, None, None, barred=tapped
    )


def pay(st: State, player: int, due: list[Price]) -> Ask:
    """508.1i–j, 509.1e–f. True once it is paid."""
    if due:
        yield from pay_total(st, Ctx(0, player), total(st, due), None, None, 0)
    return True
