"""118, 601.2f: the total cost: added up, increased and reduced, with what was announced about it (601.2b).

The mana is one sum; everything else (tapping, sacrificing, discarding, life …) is a *part* (``cost_parts``).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, cast

from inset.kernel.mana import FREE, PHYREXIAN, TWO_GENERIC, ManaCost
from inset.kernel.types import ALL_MANA, MANA_TYPES
from inset.language import costs as co
from inset.language.abilities import AdditionalCost
from inset.language.node import Cost
from inset.language.set_up import Discount
from inset.rules.meaning.references import number, select
from inset.rules.model.state import Ctx, State
from inset.rules.objects.layers import chars_of
from inset.rules.payment.cost_parts import Counted, flatten


class Total:
    """A total cost (601.2f): the mana in one sum, the other parts, and for how many symbols 2 life is paid (107.4f).

    ``symbols``: those not yet announced of which the announcement decides how far the cost is reduced.
    """

    __slots__ = ("lives", "mana", "parts", "symbols")

    def __init__(self, mana: ManaCost, parts: tuple[Cost, ...], lives: int = 0, symbols: tuple[int, ...] = ()) -> None:
        self.mana = mana
        self.parts = parts
        self.lives = lives
        self.symbols = symbols

    def everything(self) -> tuple[Cost, ...]:
        """All that isn't mana, the life for symbols too."""
        return (*self.parts, co.PayLife(2 * self.lives)) if self.lives else self.parts

    def is_no_less_than(self, other: Total) -> bool:
        """Is it the same and perhaps more mana?"""
        if self.parts != other.parts or self.lives != other.lives or self.symbols or other.symbols:
            return False
        more, mana = self.mana, other.mana
        if more.x != mana.x or more.generic < mana.generic:
            return False
        return all(more.pips.count(pip) >= mana.pips.count(pip) for pip in mana.pips)


def as_often(ability: AdditionalCost, times: int) -> tuple[Cost, ...]:
    """601.2b: an additional cost of so many objects, and how much less the spell costs for them."""
    if not times:
        return ()
    cost = replace(cast(Counted, ability.cost), count=times)
    return (cost, Discount(ability.less * times)) if ability.less else (cost,)


class Said:
    """601.2b: what a player has announced about a cost: which of several costs, and how symbols will be paid.

    ``symbols``: pairs of a symbol and of what is paid for it: a symbol of mana, ``TWO_GENERIC`` or ``PHYREXIAN`` (2 life).
    """

    __slots__ = ("picks", "symbols")

    def __init__(self, picks: tuple[int, ...] = (), symbols: tuple[tuple[int, int], ...] = ()) -> None:
        self.picks = picks
        self.symbols = symbols

    def picked(self, pick: int) -> Said:
        return Said((*self.picks, pick), self.symbols)

    def paid_as(self, pip: int, half: int, times: int = 1) -> Said:
        return Said(self.picks, self.symbols + ((pip, half),) * times)


UNSAID: Final = Said()


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
        if isinstance(cost, Discount):
            continue
        if part is None:
            parts.append(cost)
        else:
            mana = mana.plus(part)
            if isinstance(cost, co.Waterbend):
                parts.append(co.WATERBENDING)
    return Total(mana, tuple(parts))


def picked(costs: list[Cost], picks: tuple[int, ...]) -> list[Cost]:
    """The costs with those that were chosen (601.2b), one after another, where one of several is to be paid."""
    if not picks:
        return costs
    found: list[Cost] = []
    left, chosen = list(costs), list(picks)
    while left:
        cost = left.pop(0)
        if chosen and isinstance(cost, co.OneOf):
            left = flatten(cost.options[chosen.pop(0)]) + left
        else:
            found.append(cost)
    return found


# --- symbols that can be paid in several ways (107.4e–f) ---------------------------------------------------------------


def halves(pip: int) -> list[int]:
    """The ways to pay for a symbol: mana of one type, two generic mana, 2 life."""
    found = [kind for kind in MANA_TYPES if pip & kind]
    if pip & TWO_GENERIC:
        found.append(TWO_GENERIC)
    if pip & PHYREXIAN:
        found.append(PHYREXIAN)
    return found


def several_ways(pip: int) -> bool:
    """Can the symbol be paid in more than one way?"""
    kinds = pip & ALL_MANA
    return bool(pip & (TWO_GENERIC | PHYREXIAN) or kinds & (kinds - 1))


def has_several_ways(mana: ManaCost) -> bool:
    for pip in mana.pips:
        if several_ways(pip):
            return True
    return False


def announced(mana: ManaCost, symbols: tuple[tuple[int, int], ...]) -> tuple[ManaCost, int]:
    """601.2b: the equivalent cost that was announced, and for how many symbols life is paid."""
    if not symbols:
        return mana, 0
    pips, generic, lives = list(mana.pips), mana.generic, 0
    for pip, half in symbols:
        pips.remove(pip)
        if half == PHYREXIAN:
            lives += 1
        elif half == TWO_GENERIC:
            generic += 2
        else:
            pips.append(half)
    return ManaCost(generic, tuple(pips), mana.x), lives


def _touched(mana: ManaCost, less: int, cuts: list[tuple[ManaCost, bool]]) -> tuple[int, ...]:
    """118.7: the symbols for which it makes a difference to a reduction how they will be paid.

    A reduction that finds enough generic mana, or enough symbols of its own type alone, leaves hybrid symbols as they are:
    whatever would pay for one half or the other then pays for the symbol.
    """
    taken = [pip & ALL_MANA for symbols, _ in cuts for pip in symbols.pips]
    spare = less + len(taken) > mana.generic
    kinds = 0
    for kind in taken:
        if taken.count(kind) > mana.pips.count(kind):
            kinds |= kind
    found = []
    for pip in mana.pips:
        if several_ways(pip) and (pip & kinds or (pip & TWO_GENERIC and spare)):
            found.append(pip)
    return tuple(sorted(found))


# --- the total cost of a spell (601.2f) ------------------------------------------------------------------------------


def reduced(mana: ManaCost, less: int, cuts: list[tuple[ManaCost, bool]]) -> tuple[ManaCost, tuple[int, ...]]:
    """118.7, 601.2f: less by generic mana and by symbols; and the symbols for which the announcement matters.

    The player may apply reductions in any order: those that can take nothing but colored mana come first, which is never
    more expensive; of the others the order makes no difference once hybrid symbols are announced.
    """
    touched = _touched(mana, less, cuts) if mana.pips and (less or cuts) else ()
    for symbols, only_colored in sorted(cuts, key=_takes_generic) if len(cuts) > 1 else cuts:
        mana = mana.less(symbols, only_colored)
    return mana.less_generic(less), touched


def _takes_generic(cut: tuple[ManaCost, bool]) -> bool:
    return not cut[1]
