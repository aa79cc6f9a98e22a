"""601.2a–f, 601.3, 601.4, 107.3: a spell or ability that is being proposed: could what is announced so far be completed?

A choice (modes, optional costs, one of several costs, X, symbols, targets) is offered only if the rest can follow:
targets for it, and the whole total cost.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from inset.kernel.mana import FREE
from inset.kernel.types import BATTLEFIELD
from inset.language import costs as co, statics as sta
from inset.language.abilities import AdditionalCost, Body, Modes, TargetSpec, XRule
from inset.language.node import Cost
from inset.language.values import X
from inset.rules.events.impossible import CantComplete
from inset.rules.meaning.numbers import mana_value
from inset.rules.meaning.x_values import names_x
from inset.rules.model.decision import NUMBER, Ask, Decision, ask
from inset.rules.model.questions import ask_mode
from inset.rules.model.state import SPELL, Chars, Ctx, Obj, OnStack, State
from inset.rules.model.subjects import About, OneCost
from inset.rules.objects import keyword_casts
from inset.rules.objects.abilities import traits_of
from inset.rules.objects.layers import chars_of
from inset.rules.payment.bill import FAR, Bill, affordable, choose_picks, choose_symbols, most_mana_for_x
from inset.rules.payment.cost_parts import can_pay_part, flatten
from inset.rules.payment.costs import UNSAID, Said, Total, as_often, has_several_ways, mana_part, picked, split
from inset.rules.payment.pay_mana import from_purse
from inset.rules.playing import announced_targets, targets
from inset.rules.playing.effects_on_playing import OCCASIONS, Occasion
from inset.rules.playing.marked_cards import MARKED
from inset.rules.playing.modes import least_modes, mode_costs
from inset.rules.playing.prohibitions import legal_with_x, x_matters
from inset.rules.playing.prospective_spell import Offer, prospect, spell_chars
from inset.rules.playing.spell_cost import mandatory_costs, spell_total
from inset.rules.playing.target_kinds import Kinds, targets_matter
from inset.rules.playing.targets import Accepts, Targets

UNCHOSEN = -1  # no value of X has been chosen


class Proposal:
    """What is announced so far; ``modes`` None: not chosen yet. The methods are where spells and abilities differ."""

    __slots__ = ("chars", "modes", "obj", "player", "said", "x")

    def __init__(self, player: int, obj: Obj, chars: Chars) -> None:
        self.player = player
        self.obj = obj  # the spell, or the source of the ability
        self.chars = chars
        self.modes: tuple[int, ...] | None = None
        self.x = UNCHOSEN
        self.said = UNSAID

    def total(self, st: State, x: int, said: Said) -> Total:
        raise NotImplementedError

    def costs(self) -> list[Cost]:
        """All to be paid, before it is raised or reduced."""
        raise NotImplementedError

    def body(self) -> Body | Modes | None:
        raise NotImplementedError

    def bill(self, st: State) -> Bill:
        raise NotImplementedError

    def is_legal(self, st: State, x: int) -> bool:
        """601.2e: may it be cast, or activated, with this X?"""
        return True

    def x_matters(self, st: State) -> bool:
        """Do the targets, or how something is divided among them, depend on X?"""
        return announced_targets.targets_depend_on_x(self.body())

    def x_rule(self) -> XRule | None:
        """What is said about X itself."""
        return None

    def specs(self, st: State, ctx: Ctx) -> list[tuple[TargetSpec, ...]]:
        """The targets that it needs: of the modes chosen, or of each least choice of them."""
        body = self.body()
        if body is None or (self.modes is None and isinstance(body, Modes)):
            return targets.specs_by_mode(body)
        return [announced_targets.needed_for(st, ctx, body, self.modes or ())]

    def is_affordable(self, st: State, said: Said) -> bool:
        """Can all of it be paid if this is announced, and X is what it is, or 0?"""
        return affordable(st, self.bill(st), said)

    # --- what can follow ----------------------------------------------------------------------------------------

    def completes(self, st: State, said: Said | None = None) -> bool:
        """Can the rest be announced so that there are targets for the X that is chosen, and all of it can be paid?"""
        said = said if said is not None else self.said
        if not self.is_affordable(st, said):
            return False
        if self.x != UNCHOSEN or not self.x_matters(st):
            return True
        values = self.values_of_x(st, said)
        if values is None:  # X is 0
            return self._has_targets(st, 0) and self._with_x(st, 0, said)
        return len(values) > 0

    def price(self, st: State, said: Said) -> Total:
        return self.total(st, max(0, self.x), said)

    def values_of_x(self, st: State, said: Said) -> Sequence[int] | None:
        """107.3a: the values that can be chosen for X; None if no cost has an X."""
        most = self.greatest_x(st, said)
        if most is None:
            return None
        rule = self.x_rule()
        if any(isinstance(part, co.RemoveCounters) and part.every for part in picked(self.costs(), said.picks)):
            return [most] if self.is_legal(st, most) and self._has_targets(st, most) else []
        values: Sequence[int] = range(rule.least if rule is not None else 0, most + 1)
        if self.x_matters(st):
            values = [x for x in values if self.is_legal(st, x)]
            values = [x for x in values if self._has_targets(st, x)]
        if self.total(st, 0, said).parts:
            values = [x for x in values if self._with_x(st, x, said)]
        return values

    def _has_targets(self, st: State, x: int) -> bool:
        ctx = Ctx(self.obj.id, self.player, x)
        return any(targets.enough(st, ctx, specs) for specs in self.specs(st, ctx))

    def _with_x(self, st: State, x: int, said: Said) -> bool:
        old, self.x = self.x, x
        try:
            return self.is_affordable(st, said)
        finally:
            self.x = old

    def _ctx(self) -> Ctx:
        return Ctx(self.obj.id, self.player, max(0, self.x))

    def greatest_x(self, st: State, said: Said) -> int | None:
        """The largest X that there is enough for; None if no cost has an X."""
        ctx = self._ctx()
        parts = picked(self.costs(), said.picks)
        if not has_x(st, ctx, parts):
            return None
        most = FAR
        rule = self.x_rule()
        if any(isinstance(part, co.Waterbend) and part.cost.x for part in parts) or (rule is not None and rule.color):
            most = self._most_bent(st, said)
        elif split(st, ctx, parts).mana.x:
            most = most_mana_for_x(st, self.bill(st), lambda x: self.total(st, x, said))
        for part in parts:
            if counts_x(part):
                most = min(most, _most_of(st, ctx, part))
            elif _chosen_by_x([part]):
                most = min(most, _most_named(st, ctx, part))
        return most

    def _most_bent(self, st: State, said: Said) -> int:
        """701.67b: how far X can go depends on what may be tapped for which part of the total cost."""
        most = 0
        while most < FAR and self._with_x(st, most + 1, said):
            most += 1
        return most

    # --- announcing (601.2b) ----------------------------------------------------------------------------------------

    def announce(self, st: State, rule: str) -> Ask[None]:
        """All of it, once the modes are chosen."""
        yield from self.choose_costs(st, rule)
        yield from self.choose_symbols(st)

    def choose_costs(self, st: State, rule: str) -> Ask[None]:
        """Which of several costs; and X (107.3a–b): with an alternative cost that has no X, X is 0."""
        parts = self.costs()
        if co.OneOf in [type(part) for part in parts]:
            self.said = yield from choose_picks(st, self.bill(st), partial(self.completes, st), self.said)
            parts = picked(parts, self.said.picks)
        x = 0
        if has_x(st, self._ctx(), parts):
            values = self.values_of_x(st, self.said)
            x = yield from ask(Decision(NUMBER, self.player, rule, "Choose X", values, subject=About(self.obj.id)))
        self.x = x

    def choose_symbols(self, st: State) -> Ask[None]:
        """How hybrid and Phyrexian symbols will be paid."""
        if has_several_ways(split(st, self._ctx(), picked(self.costs(), self.said.picks)).mana):
            self.said = yield from choose_symbols(st, self.bill(st), self.said, partial(self.completes, st))


def has_x(st: State, ctx: Ctx, parts: list[Cost]) -> bool:
    """107.3a: is there an X in a cost for which a value is to be chosen?"""
    for part in parts:
        mana = mana_part(st, ctx, part)
        if mana.x if mana is not None else names_x(part):
            return True
    return False


def _chosen_by_x(parts: list[Cost]) -> bool:
    """Is there a part that is not mana and asks for things by X: "sacrifice a creature with mana value X"?"""
    return any(not isinstance(part, (co.PayMana, co.Waterbend)) and names_x(part) for part in parts)


def _most_named(st: State, ctx: Ctx, part: Cost) -> int:
    """The largest X for which the part can be paid, where X is a mana value, a power or a toughness; 0 if there is none."""
    inner = ctx.dup()
    every = [
        (obj, chars_of(st, obj)) for obj in st.objs.values() if obj.owner == ctx.controller or obj.zone == BATTLEFIELD
    ]
    sizes = [max(mana_value(st, obj, chars), chars.power or 0, chars.toughness or 0) for obj, chars in every]
    for x in range(min(FAR, max(sizes, default=0)), 0, -1):
        inner.x = x
        if can_pay_part(st, inner, part):
            return x
    return 0


def counts_x(part: Cost) -> bool:
    """Is X the number of what the part asks for?"""
    return isinstance(getattr(part, "count", None), X) or isinstance(getattr(part, "amount", None), X)


def _most_of(st: State, ctx: Ctx, part: Cost) -> int:
    inner = ctx.dup()
    inner.x = 0
    while inner.x < FAR:
        inner.x += 1
        if not can_pay_part(st, inner, part):
            return inner.x - 1
    return inner.x


# --- spells (601) -----------------------------------------------------------------------------------------------------


class Casting(Proposal):
    """A spell that is being cast, or might be."""

    __slots__ = ("extra", "offer")

    def __init__(self, offer: Offer, spell: Obj, chars: Chars, extra: tuple[Cost, ...] = ()) -> None:
        super().__init__(offer.player, spell, chars)
        self.offer = offer
        self.extra = extra  # what optional costs, modes and splicing add

    def total(self, st: State, x: int, said: Said) -> Total:
        return spell_total(st, self.offer, self.obj, self.chars, x, self.extra, said)

    def costs(self) -> list[Cost]:
        offer = self.offer
        found: list[Cost] = flatten(offer.cost) if offer.cost is not None else [co.PayMana(self.chars.cost or FREE)]
        for extra in (*offer.add, *mandatory_costs(self.chars), *self.extra):
            found += flatten(extra)
        return found

    def body(self) -> Body | Modes | None:
        spell = traits_of(self.chars).spell
        return spell.body if spell is not None else None

    def bill(self, st: State) -> Bill:
        return Bill(self._ctx(), partial(self.price, st), self.obj, self.chars, self.offer.any_color)

    def is_legal(self, st: State, x: int) -> bool:
        return legal_with_x(st, self.offer, self.obj, self.chars, x)

    def x_matters(self, st: State) -> bool:
        rule = self.x_rule()
        if rule is not None and rule.least:
            return True
        return x_matters(st, self.offer) or super().x_matters(st) or _chosen_by_x(self.costs())

    def x_rule(self) -> XRule | None:
        return traits_of(self.chars).x_rule

    def is_affordable(self, st: State, said: Said) -> bool:
        if self.x == UNCHOSEN and _chosen_by_x(self.costs()):
            return True  # with which X is asked when X is (107.3a)
        if self.offer.cut.has_hybrid():
            return any(self._by(offer).is_affordable(st, said) for offer in by_halves(self.offer))
        stack = self.obj.stack
        aimed = stack is not None and stack.targets != ()
        if aimed or not targets_matter(st, self.chars):
            return affordable(st, self.bill(st), said)
        ctx = self._ctx()
        return any(targets.is_accepted(st, ctx, specs, self.accepts(st, specs, said)) for specs in self.specs(st, ctx))

    def accepts(self, st: State, specs: tuple[TargetSpec, ...], said: Said | None = None) -> Accepts:
        """601.2f: which targets it can have so that all of it can be paid."""
        kinds = Kinds(st, self._ctx(), self.chars, specs)
        refused: list[Total] | None = [] if kinds.by_price else None
        return Accepts(kinds.of, partial(self._is_affordable_at, st, said or self.said, refused))

    def _is_affordable_at(self, st: State, said: Said, refused: list[Total] | None, chosen: Targets) -> bool:
        """601.2f: could all of it be paid if these are its targets? ``refused``: totals that can't be, whatever the targets."""
        twin = self._by(self.offer)
        twin.obj = self.obj.dup()
        twin.obj.stack = OnStack(SPELL, None, self._ctx(), self.modes or (), chosen)
        as_aimed = st.supposing(twin.obj, self.chars)
        bill = twin.bill(as_aimed)
        total = bill.price(said)
        if refused is not None and any(total.is_no_less_than(other) for other in refused):
            return False
        if affordable(as_aimed, bill, said):
            return True
        if refused is not None:
            refused.append(total)
        return False

    def specs(self, st: State, ctx: Ctx) -> list[tuple[TargetSpec, ...]]:
        if self.body() is None or keyword_casts.target_of(self.offer.cost_name) is not None:
            return targets.spell_specs(self.chars, self.offer.cost_name)
        return super().specs(st, ctx)

    def _by(self, offer: Offer) -> Casting:
        twin = Casting(offer, self.obj, self.chars, self.extra)
        twin.modes, twin.x, twin.said = self.modes, self.x, self.said
        return twin

    def with_costs(self, extra: tuple[Cost, ...], modes: tuple[int, ...] | None = None) -> Casting:
        """The same with these costs besides."""
        twin = self._by(self.offer)
        twin.extra = extra
        twin.modes = modes if modes is not None else self.modes
        return twin

    def choose_halves(self, st: State) -> Ask[None]:
        """118.7e, 601.2f: by which halves of hybrid symbols the cost is reduced."""
        if not self.offer.cut.has_hybrid():
            return
        open_ = [each for each in by_halves(self.offer) if self._by(each).completes(st)]
        if not open_:
            raise CantComplete
        subject = OneCost(tuple(co.PayMana(each.cut) for each in open_))
        prompt = "Reduced by which mana?"
        picked_ = yield from ask_mode(self.player, "118.7e", prompt, range(len(open_)), subject)
        self.offer = open_[picked_]


def by_halves(offer: Offer) -> list[Offer]:
    """118.7e: the offer for each choice of halves of the hybrid symbols that it costs less by."""
    found = []
    for cut in offer.cut.choices():
        twin = offer.twin()
        twin.cut = cut
        found.append(twin)
    return found


def can_pay(st: State, offer: Offer) -> bool:
    """Could the player pay for this way of casting, with some announcement (601.2h)?"""
    chars = spell_chars(st, offer)
    if _plainly_priced(st, offer, chars):
        known = from_purse(st, offer.player, (chars.cost or FREE).with_x(0))
        if known is not None:
            return known
    spell, chars = prospect(st, offer)
    proposal = Casting(offer, spell, chars)
    costly = traits_of(chars).costly_modes
    any_number = traits_of(chars).of_any_number
    if not costly and not any_number and (offer.cost is None or isinstance(offer.cost, co.PayMana)):
        return proposal.completes(st)
    as_cast = st.supposing(spell, chars)  # it may refer to the spell: "life equal to its mana value"
    if any_number:
        return any(numbers_payable(as_cast, proposal, any_number[0], ()))
    if not costly:
        return proposal.completes(as_cast)
    ways = least_modes(as_cast, offer, chars)
    return any(proposal.with_costs(mode_costs(chars, modes), modes).completes(as_cast) for modes in ways)


def numbers_payable(st: State, proposal: Casting, ability: AdditionalCost, besides: tuple[Cost, ...]) -> Iterator[bool]:
    """601.2b: of an additional cost of any number of objects: for none, one, two … of them: could all of it be paid?"""
    for costs in _so_many(st, proposal, ability):
        yield proposal.with_costs((*besides, *costs)).completes(st)


def _so_many(st: State, proposal: Casting, ability: AdditionalCost) -> Iterator[tuple[Cost, ...]]:
    """The cost of none, one, two … objects, as far as there are so many."""
    times, ctx = 0, Ctx(proposal.obj.id, proposal.player)
    while not times or can_pay_part(st, ctx, as_often(ability, times)[0]):
        yield as_often(ability, times)
        times += 1


def greatest_x(st: State, offer: Offer, spell: Obj, chars: Chars) -> int:
    """107.3a: the largest X that there is enough for, whatever else is announced."""
    proposal = Casting(offer, spell, chars)
    ways = [costs for ability in traits_of(chars).of_any_number for costs in _so_many(st, proposal, ability)]
    return max([proposal.with_costs(costs).greatest_x(st, UNSAID) or 0 for costs in ways or [()]])


def _plainly_priced(st: State, offer: Offer, chars: Chars) -> bool:
    """Is the mana cost all that the spell costs, whatever mana the player has?"""
    if offer.cost is not None or offer.add or offer.any_color or offer.obj.flags & MARKED.taxed:
        return False
    return not _PRICE.arises(st, chars)


def _says_what_it_costs(chars: Chars) -> bool:
    """Does the card say anything about its cost but the mana cost: additional costs, reductions, what helps to pay?"""
    found = traits_of(chars)
    return not found.plain_cost or bool(found.additional or found.of_any_number) or found.costly_modes


_PRICE: Final = Occasion(_says_what_it_costs, (sta.CostChange,))
OCCASIONS["price"] = _PRICE
