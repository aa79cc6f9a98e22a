"""118, 601.2b, 601.2f–h, 602.2b: a cost: what is announced about it, whether it can be paid, and paying it.

One mechanism for spells, abilities, special actions, costs to attack, and what is paid as something resolves. Nothing can be
announced or chosen unless the whole cost can still be paid after it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from inset.kernel.mana import PHYREXIAN, TWO_GENERIC, ManaCost, pip_text
from inset.language import costs as co
from inset.language.effects import LIFE_FOR_SYMBOLS
from inset.language.mods import AddAbility
from inset.language.node import Cost, nodes_in
from inset.rules import atoms
from inset.rules.events.damage import payable_life
from inset.rules.events.impossible import CantComplete
from inset.rules.meaning.references import number
from inset.rules.model.decision import CONFIRM, NUMBER, YES_NO, Ask, Decision, ask
from inset.rules.model.object_notes import MANA_SPENT
from inset.rules.model.questions import ask_mode
from inset.rules.model.state import Cast, Chars, Ctx, Obj, State
from inset.rules.model.subjects import About, OneCost, OptionalCost
from inset.rules.objects.abilities import asks_for_colors
from inset.rules.payment.cost_parts import PARTS, can_pay_part, flatten
from inset.rules.payment.costs import UNSAID, Said, Total, announced, halves, mana_part, picked, split
from inset.rules.payment.pay_mana import can_pay_mana, most_for_x, pay_mana
from inset.rules.payment.shared_parts import kept_back, pay_parts, payable

FAR: Final = 1000  # an X that no reduction reaches

Price = Callable[[Said], Total]  # the total cost with what is announced about it
IsOpen = Callable[[Said], bool]  # if this is announced, can the rest follow?


class Bill:
    """A cost to be paid, and what for. ``kind``: how mana may be spent on it (609.4b); ``source``: the object whose
    ability is activated."""

    __slots__ = ("chars", "ctx", "kind", "price", "source", "spell")

    def __init__(
        self,
        ctx: Ctx,
        price: Price,
        spell: Obj | None = None,
        chars: Chars | None = None,
        kind: int = 0,
        source: int = 0,
    ) -> None:
        self.source = source
        self.ctx = ctx
        self.price = price
        self.spell = spell
        self.chars = chars
        self.kind = kind


def bill_of(st: State, ctx: Ctx, cost: Cost | None) -> Bill:
    """A cost that is neither a spell's nor an ability's, so that nothing changes it."""
    return Bill(ctx, partial(_as_it_is, st, ctx, flatten(cost)))


def _as_it_is(st: State, ctx: Ctx, costs: list[Cost], said: Said) -> Total:
    total = split(st, ctx, picked(costs, said.picks))
    mana, lives = announced(total.mana.with_x(ctx.x), said.symbols)
    return Total(mana, total.parts, lives)


# --- can it be paid? --------------------------------------------------------------------------------------------------


def affordable(st: State, bill: Bill, said: Said = UNSAID, before: co.OneOf | None = None) -> bool:
    """Could it be paid, whatever is still to be announced? Of choices that are alike (``before``: the last one) the order in
    which they are made does not matter."""
    total = bill.price(said)
    for part in total.parts:
        if isinstance(part, co.OneOf):
            first = said.picks[-1] if part == before else 0
            return any(affordable(st, bill, said.picked(i), part) for i in range(first, len(part.options)))
    if total.symbols:
        pip = total.symbols[0]
        ways = halves(pip)
        if said.symbols and said.symbols[-1][0] == pip:
            ways = ways[ways.index(said.symbols[-1][1]) :]
        return any(affordable(st, bill, said.paid_as(pip, half)) for half in ways)
    return is_payable(st, bill, total)


def is_payable(st: State, bill: Bill, total: Total) -> bool:
    """118.3: could this be paid, its mana and each of its other parts, with resources of its own?"""
    ctx, parts = bill.ctx, total.everything()
    if not parts:
        return can_pay_mana(st, ctx.controller, total.mana, bill.spell, bill.chars, bill.kind, source=bill.source)
    if not payable(st, ctx, parts):
        return False
    kept = kept_back(st, ctx, parts)
    if kept.life and payable_life(st, ctx.controller) < kept.life:
        return False
    return can_pay_mana(st, ctx.controller, total.mana, bill.spell, bill.chars, bill.kind, kept, bill.source)


def most_mana_for_x(st: State, bill: Bill, price: Callable[[int], Total]) -> int:
    """601.2f, 107.3a: beyond what reductions can take, the total grows evenly with X, so the remaining mana decides how
    large X can be."""
    far, further = price(FAR).mana, price(2 * FAR).mana
    per_x = (further.generic - far.generic) // FAR
    fixed = far.generic - FAR * per_x  # below 0: a reduction that X uses up first
    mana = ManaCost(0, far.pips, 1)
    room = most_for_x(st, bill.ctx.controller, mana, bill.spell, bill.chars, bill.kind, source=bill.source)
    return (room - fixed) // per_x if room >= 0 else -1


# --- what is announced (601.2b) ---------------------------------------------------------------------------------------


def choose_picks(st: State, bill: Bill, is_open: IsOpen, said: Said = UNSAID) -> Ask[Said]:
    """Which of several costs, each time that one of them is to be paid: only if the total can be paid with it, for the mana
    that it asks for is part of that total before it is reduced (601.2f)."""
    while True:
        part = next((part for part in bill.price(said).parts if isinstance(part, co.OneOf)), None)
        if part is None:
            return said
        values = [i for i in range(len(part.options)) if is_open(said.picked(i))]
        if not values:
            raise CantComplete
        subject = OneCost(part.options)
        pick = yield from ask_mode(bill.ctx.controller, "601.2b", "Which cost?", values, subject)
        said = said.picked(pick)


def choose_symbols(st: State, bill: Bill, said: Said, is_open: IsOpen) -> Ask[Said]:
    """107.4e–f: the equivalent of hybrid symbols, where it makes a difference; and for which Phyrexian ones life is paid."""
    while True:
        total = bill.price(said)
        if not total.symbols:
            break
        pip = total.symbols[0]
        open_ = [half for half in halves(pip) if is_open(said.paid_as(pip, half))]
        if not open_:
            raise CantComplete
        subject, prompt = OneCost(tuple([_half_cost(half) for half in open_])), f"Pay what for {pip_text(pip)}?"
        pick = yield from ask_mode(bill.ctx.controller, "601.2b", prompt, range(len(open_)), subject)
        said = said.paid_as(pip, open_[pick])
    symbols = [pip for pip in total.mana.pips if pip & PHYREXIAN]
    for pip in dict.fromkeys(symbols):
        count = symbols.count(pip)
        ways = [said.paid_as(pip, PHYREXIAN, n).paid_as(pip, pip & ~PHYREXIAN, count - n) for n in range(count + 1)]
        open_ = [n for n in range(count + 1) if is_open(ways[n])]
        while len(open_) > 1:  # one after another of those that are alike
            prompt, about = f"Pay 2 life for {pip_text(pip)}?", OptionalCost(bill.ctx.source, "life")
            more = yield from ask(Decision(CONFIRM, bill.ctx.controller, "107.4f", prompt, YES_NO, subject=about))
            open_ = open_[1:] if more else open_[:1]
        if not open_:
            raise CantComplete
        said = ways[open_[0]]
    return said


def _half_cost(half: int) -> Cost:
    if half == PHYREXIAN:
        return co.PayLife(2)
    return co.PayMana(ManaCost(2) if half == TWO_GENERIC else ManaCost(0, (half,)))


def choose_x(st: State, bill: Bill, rule: str, limit: int | None = None, least: int = 0) -> Ask[None]:
    """107.3d, f: X in a cost that is neither a spell's nor an ability's, immediately before it is paid."""
    ctx = bill.ctx
    most = most_mana_for_x(st, bill, lambda x: _with_x(bill, x))
    most = most if limit is None else min(most, limit)
    values = [x for x in range(least, most + 1) if is_payable(st, bill, _with_x(bill, x))]
    ctx.x = yield from ask(Decision(NUMBER, ctx.controller, rule, "Choose X", values, subject=About(ctx.source)))


def _with_x(bill: Bill, x: int) -> Total:
    old, bill.ctx.x = bill.ctx.x, x
    total = bill.price(UNSAID)
    bill.ctx.x = old
    return total


def settle(st: State, bill: Bill) -> Ask[Total]:
    """All that is announced about a cost. Returns the total cost."""
    is_open = partial(affordable, st, bill)
    said = yield from choose_picks(st, bill, is_open)
    said = yield from choose_symbols(st, bill, said, is_open)
    return bill.price(said)


def settle_and_pay(st: State, bill: Bill) -> Ask[dict[int, tuple[int, ...]]]:
    """118.12, 508.1h–j: a cost that is announced and paid immediately. Returns what was used, by slot."""
    total = yield from settle(st, bill)
    used = yield from pay_total(st, bill, total)
    return used


# --- paying (601.2g–h) ------------------------------------------------------------------------------------------------


def pay_total(st: State, bill: Bill, total: Total) -> Ask[dict[int, tuple[int, ...]]]:
    """601.2g–h: mana abilities and mana first, then the other parts. Returns what was used, under its slots."""
    used: dict[int, tuple[int, ...]] = {}
    ctx = bill.ctx
    parts = [locked_in(st, ctx, part) for part in total.everything()]
    kept = kept_back(st, ctx, parts)
    spent = yield from pay_mana(st, ctx.controller, total.mana, bill.spell, bill.chars, bill.kind, kept, bill.source)
    if bill.spell is not None:
        _note_spent(st, bill, total, spent)
    yield from pay_parts(st, ctx, sorted(parts, key=_turn) if len(parts) > 1 else parts, None, used)
    return used


def locked_in(st: State, ctx: Ctx, part: Cost) -> Cost:
    """601.2f: the amount of a part is locked in, whatever making mana changes."""
    for name in _HOW_MUCH:
        amount = getattr(part, name, None)
        if amount is not None and not isinstance(amount, int):
            return replace(part, **{name: max(0, number(st, ctx, amount))})
    return part


_HOW_MUCH: Final = ("amount", "count", "power")


def _turn(part: Cost) -> int:
    """601.2h: random parts, and parts that move cards out of a library, come after everything else; revealing comes
    before moving."""
    if isinstance(part, co.MillCards) or (isinstance(part, co.DiscardCards) and part.at_random):
        return 2
    return 0 if isinstance(part, (co.Behold, co.RevealCards, co.RevealThis)) else 1


def _note_spent(st: State, bill: Bill, total: Total, spent: tuple[int, ...]) -> None:
    """What a spell remembers about how it was paid for."""
    assert bill.spell is not None
    oid = bill.spell.id
    old = st.objs[oid].cast
    assert old is not None
    atoms.change(st, oid, cast=Cast(old.by, old.origin, old.cost_name, old.x, old.optional, len(spent), old.exiler))
    if total.lives:
        atoms.change(st, oid, chosen={**st.objs[oid].chosen, LIFE_FOR_SYMBOLS: total.lives})
    if bill.chars is not None and (asks_for_colors(bill.chars.abilities) or _may_come_to_ask(st)):
        atoms.change(st, oid, notes=MANA_SPENT.put(st.objs[oid].notes, tuple(sorted(spent))))


def _may_come_to_ask(st: State) -> bool:
    """Could a delayed triggered ability give the spell an ability that asks which colors were spent?"""
    given = [node.ability for told in st.delayed for node in nodes_in(told.body) if isinstance(node, AddAbility)]
    return bool(given) and asks_for_colors(tuple(given))


# --- one of several costs ---------------------------------------------------------------------------------------------


def _can_one_of(st: State, ctx: Ctx, part: co.OneOf) -> bool:
    """Is there one of which all can be paid that isn't mana? Whether there is mana for it is asked with the whole
    cost."""
    for option in part.options:
        if all(mana_part(st, ctx, leaf) is not None or can_pay_part(st, ctx, leaf) for leaf in flatten(option)):
            return True
    return False


def _one_of(st: State, ctx: Ctx, part: co.OneOf) -> Ask[None]:
    raise AssertionError("one of several costs is chosen when the cost is announced (601.2b)")
    yield


PARTS[co.OneOf] = (_can_one_of, _one_of)
