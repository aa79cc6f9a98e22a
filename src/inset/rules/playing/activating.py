"""602, 605, 606, 116: activated abilities, mana abilities, loyalty abilities, and special actions."""

from __future__ import annotations

from functools import partial
from typing import Final

from inset.kernel.known import Known
from inset.kernel.types import HIDDEN_ZONES
from inset.language import costs as co, keywords as kw, patterns as pat
from inset.language.abilities import Activated, Body, Modes, XRule
from inset.language.node import Cost, Effect
from inset.rules import atoms
from inset.rules.events.instructions import perform_all
from inset.rules.meaning.x_values import names_x
from inset.rules.model import event_records as ev
from inset.rules.model.decision import Ask
from inset.rules.model.object_notes import ACTIVATIONS
from inset.rules.model.questions import ask_mode
from inset.rules.model.reason import Reason
from inset.rules.model.state import ACTIVATED, Chars, Ctx, Event, Mana, Obj, OnStack, Pending, State
from inset.rules.model.subjects import ManaKinds
from inset.rules.objects.abilities import traits_of
from inset.rules.objects.layers import chars_of
from inset.rules.payment.activation_terms import ACTIVATION_TALLY, LOYALTY_TALLY, place_of, total_cost, why_not
from inset.rules.payment.bill import Bill, pay_total, settle
from inset.rules.payment.cost_parts import can_pay_part, flatten
from inset.rules.payment.costs import UNSAID, Said, Total, has_several_ways
from inset.rules.payment.mana_abilities import (
    MOST_AT_ONCE,
    added_for,
    alternatives,
    before_mana,
    besides_mana,
    body_of_triggered_mana,
    is_cut_short,
    is_mana_ability,
    mana_for,
    names_paid,
    triggered_mana,
)
from inset.rules.payment.mana_sources import add_mana
from inset.rules.payment.pay_mana import ACTIVATE, pay_mana
from inset.rules.payment.resources import Guard
from inset.rules.payment.shared_parts import kept_back, pay_parts
from inset.rules.playing.announced_targets import announce, choose_targets, targets_depend_on_x
from inset.rules.playing.modes import choose_modes
from inset.rules.playing.proposal import UNCHOSEN, Proposal
from inset.rules.playing.targets import enough, specs_by_mode


def abilities_of(st: State, obj: Obj) -> tuple[Activated, ...]:
    chars = chars_of(st, obj)
    return traits_of(chars).activated if chars.abilities else ()


class Activation(Proposal):
    """602.2b: an ability that is being activated, or might be."""

    __slots__ = ("ability",)

    def __init__(self, player: int, obj: Obj, chars: Chars, ability: Activated) -> None:
        super().__init__(player, obj, chars)
        self.ability = ability

    def total(self, st: State, x: int, said: Said) -> Total:
        return total_cost(st, self.player, self.obj, self.chars, self.ability, x, said)

    def costs(self) -> list[Cost]:
        return flatten(self.ability.cost)

    def body(self) -> Body | Modes | None:
        return self.ability.body

    def bill(self, st: State) -> Bill:
        return Bill(Ctx(self.obj.id, self.player, max(0, self.x)), partial(self.price, st), source=self.obj.id)

    def x_matters(self, st: State) -> bool:
        rule = self.ability.x_rule
        return _by_x(self.ability) != 0 or (rule is not None and rule.least > 0)

    def x_rule(self) -> XRule | None:
        return self.ability.x_rule

    def is_affordable(self, st: State, said: Said) -> bool:
        """A part may need an X that is not 0: "sacrifice an artifact with mana value X"."""
        return (self.x == UNCHOSEN and _by_x(self.ability) != 0) or super().is_affordable(st, said)


_TARGETS, _PARTS = 1, 2
_BY_X: Final[Known[int]] = Known()


def _by_x(ability: Activated) -> int:
    """What of an ability depends on X: its targets, parts of its cost that are not mana."""
    found = _BY_X.of(ability)
    if found is None:
        parts = any(names_x(part) for part in flatten(ability.cost) if not isinstance(part, (co.PayMana, co.Waterbend)))
        found = _BY_X.keep(ability, _TARGETS * targets_depend_on_x(ability.body) + _PARTS * parts)
    return found


def can_activate(st: State, player: int, obj: Obj, ability: Activated) -> list[Reason]:
    """What prevents activating an ability now, costs and targets included."""
    chars = chars_of(st, obj)
    reasons = why_not(st, player, obj, chars, ability)
    if reasons:
        return reasons
    ctx = Ctx(obj.id, player)
    proposal = Activation(player, obj, chars, ability)
    found = any(enough(st, ctx, specs) for specs in specs_by_mode(ability.body))
    if not found and not (_by_x(ability) & _TARGETS and proposal.values_of_x(st, UNSAID)):
        return [Reason("601.2c", "there are not enough legal targets")]
    if not proposal.completes(st):
        return [_unpayable(st, ctx, obj, total_cost(st, player, obj, chars, ability, 0).parts)]
    return []


def _unpayable(st: State, ctx: Ctx, obj: Obj, parts: tuple[Cost, ...]) -> Reason:
    for part in parts:
        if isinstance(part, co.TapThis) and not can_pay_part(st, ctx, part):
            if obj.tapped:
                return Reason("107.5", "it is tapped")
            return Reason("302.6", "it came under its controller's control this turn and has no haste")
    return Reason("602.2b", "its costs can't be paid")


def activate(st: State, player: int, oid: int, ability: Activated) -> Ask[None]:
    """602.2: announces and pays; the ability goes on the stack."""
    obj = st.objs[oid]
    chars = chars_of(st, obj)
    if is_mana_ability(ability):
        yield from activate_mana(st, player, oid, ability, None)
        return
    place = place_of(chars, ability)
    ctx = Ctx(oid, player)
    stack_obj = atoms.new_object(
        st, player, 16, obj.definition, controller=player, stack=OnStack(ACTIVATED, ability, ctx)
    )  # fmt: skip
    if obj.zone & HIDDEN_ZONES:
        atoms.show(st, obj, "602.2a")
    proposal = Activation(player, obj, chars, ability)
    yield from _announce(st, proposal, ctx)  # 601.2b
    modes = proposal.modes or ()
    targets, divided = yield from choose_targets(st, ctx, ability.body, modes)  # 601.2c, d
    total = proposal.price(st, proposal.said)  # 601.2f
    ctx.targets = targets
    ctx.divided = divided
    atoms.change(st, stack_obj.id, stack=OnStack(ACTIVATED, ability, ctx, modes, targets, divided))
    announce(st, player, stack_obj.id, targets)
    _count_activation(st, oid, ability, place)
    if ability.loyalty:
        atoms.tally(st, oid, 0, LOYALTY_TALLY)
    paid = yield from pay_total(st, proposal.bill(st), total)  # 601.2g, h
    ctx.saved.update(paid)
    if ability.keyword & kw.CYCLING:  # 702.29c
        for card in paid.get(co.THIS_SLOT, ()):
            atoms.emit(st, Event(ev.DEED, "702.29c", player, card, amount=ctx.x, detail=pat.CYCLES))
    atoms.emit(st, Event(ev.ACTIVATED, "602.2b", player, stack_obj.id, oid, place))


def _announce(st: State, proposal: Activation, ctx: Ctx) -> Ask[None]:
    """601.2b: modes, which of several costs, X, symbols; a loyalty cost of -X is bounded by the loyalty (606.6)."""

    def afford(modes: tuple[int, ...]) -> bool:
        twin = Activation(proposal.player, proposal.obj, proposal.chars, proposal.ability)
        twin.modes = modes
        return twin.completes(st)

    proposal.modes = yield from choose_modes(st, ctx, proposal.ability.body, afford)
    yield from proposal.announce(st, "107.3")
    ctx.x = proposal.x


def _count_activation(st: State, oid: int, ability: Activated, place: int) -> None:
    """602.5b: for the turn, and for as long as the object exists."""
    if ability.limit:
        atoms.tally(st, oid, place, ACTIVATION_TALLY)
    if ability.in_all:
        notes = st.objs[oid].notes
        atoms.change(st, oid, notes=ACTIVATIONS.put(notes, (*ACTIVATIONS.get(notes, ()), place)))


# --- mana abilities (605) ---------------------------------------------------------------------------------------------


def activate_mana(
    st: State, player: int, oid: int, ability: Activated, chosen: tuple[Mana, ...] | None, prepaid: bool = False,
    x: int = 0, guard: Guard | None = None, picks: tuple[int, ...] = (),
) -> Ask[None]:  # fmt: skip
    """605.3b: resolves immediately, without the stack. ``chosen`` is the outcome that a plan wants; None asks the
    player.
    ``guard``: what must stay possible; ``picks``: which of several costs."""
    obj = st.objs[oid]
    chars = chars_of(st, obj)
    said = Said(picks) if picks else UNSAID
    if chosen is None:
        proposal = Activation(player, obj, chars, ability)
        yield from proposal.announce(st, "107.3")
        x, said = proposal.x, proposal.said
    ctx = Ctx(oid, player, x)
    first = before_mana(ability)
    ways = alternatives(st, player, obj, chars, ability, x) if chosen is None and not first else []
    counted = triggered_mana(st, player, oid)
    if ability.limit or ability.in_all:
        _count_activation(st, oid, ability, place_of(chars, ability))
    total = total_cost(st, player, obj, chars, ability, x, said)
    if not prepaid and has_several_ways(total.mana):
        proposal = Activation(player, obj, chars, ability)
        proposal.x = x
        total = yield from settle(st, proposal.bill(st))
    tapped = co.TapThis in [type(part) for part in total.parts]
    if not prepaid and not total.mana.is_free():
        kept = kept_back(st, ctx, total.everything())
        yield from pay_mana(st, player, total.mana, None, None, 0, kept, oid)
    yield from pay_parts(st, ctx, total.everything(), guard, ctx.saved)
    if first:
        yield from perform_all(st, ctx, first)
        ways = alternatives(st, player, obj, chars, ability, x, (), ctx)
    elif chosen is None and names_paid(ability):
        ways = alternatives(st, player, obj, chars, ability, x, ctx.saved.get(co.COST_SLOT, ()))
    made = chosen if chosen is not None else (yield from _choose_mana(st, player, oid, ways))
    if len(made) > MOST_AT_ONCE // 2 and is_cut_short(st, player, obj, chars, ability, x):
        atoms.tell(st, Event(ev.CUT_SHORT, "106.4", player, oid, amount=MOST_AT_ONCE))
    for receiver in added_for(st, ctx, ability) if first else [player]:
        add_mana(st, receiver, made, oid)
    assert isinstance(ability.body, Body)
    rest = besides_mana(st, ctx, ability.body.effects[len(first) :])
    if rest:
        yield from perform_all(st, ctx, rest)
    if tapped:
        atoms.emit(st, Event(ev.TAPPED_FOR_MANA, "106.12", player, oid))
        yield from _triggered_mana(st, player, counted)


ACTIVATE.append(activate_mana)


def _triggered_mana(st: State, player: int, counted: list[Pending]) -> Ask[None]:
    """605.1b, 605.4a: a triggered ability that adds mana when mana is made resolves immediately, without the stack.
    What the
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


def _choose_mana(st: State, player: int, oid: int, ways: list[tuple[Mana, ...]]) -> Ask[tuple[Mana, ...]]:
    if not ways:
        return ()
    if len(ways) == 1:
        return ways[0]
    kinds = tuple([tuple(m.kind for m in way) for way in ways])
    pick = yield from ask_mode(player, "106.4", "Which mana?", range(len(ways)), ManaKinds(kinds))
    return ways[pick]
