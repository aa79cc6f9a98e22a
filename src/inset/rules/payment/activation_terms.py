"""602.1-602.5, 606.3: whether a player may activate an ability, how often, and what it costs."""

from __future__ import annotations

from typing import Final

from inset.kernel.mana import FREE, ManaCost
from inset.language import statics as sta
from inset.language.abilities import AS_SORCERY, YOUR_TURN, Activated
from inset.rules.events.triggers import statics
from inset.rules.meaning.descriptions import has_the_abilities
from inset.rules.meaning.references import holds, number, passes, who
from inset.rules.meaning.timing import sorcery_time, split_second
from inset.rules.model.object_notes import ACTIVATIONS
from inset.rules.model.reason import Reason
from inset.rules.model.state import Chars, Ctx, Obj, State
from inset.rules.objects.abilities import stands_for, traits_of
from inset.rules.objects.layers import chars_of
from inset.rules.payment.cost_parts import flatten
from inset.rules.payment.cost_trace import BASE, INCREASE, CostTrace
from inset.rules.payment.costs import UNSAID, Said, Total, announced, picked, reduced, split
from inset.rules.payment.mana_abilities import is_mana_ability

ACTIVATION_TALLY: Final = 3
LOYALTY_TALLY: Final = 4


def may_activate(st: State, player: int, obj: Obj, chars: Chars, ability: Activated) -> bool:
    """Permission, timing, limits and prohibitions, without costs and targets."""
    return not why_not(st, player, obj, chars, ability)


def why_not(st: State, player: int, obj: Obj, chars: Chars, ability: Activated) -> list[Reason]:
    reasons: list[Reason] = []
    if not ability.zone & obj.zone:
        reasons.append(Reason("113.6", "the ability does not function in this zone"))
    if chars.controller != player and not ability.by_anyone:
        reasons.append(Reason("602.2", "only its controller can activate it"))
    ctx = Ctx(obj.id, player)
    mana = is_mana_ability(ability)
    _timing(st, player, obj, ability, reasons)
    if ability.condition is not None and not holds(st, ctx, ability.condition):
        reasons.append(Reason("602.5", "its condition does not hold"))
    place = place_of(chars, ability)
    if ability.limit and st.tallies.get((obj.id, place, ACTIVATION_TALLY), 0) >= ability.limit:
        reasons.append(Reason("602.5b", "it can't be activated more often this turn"))
    if ability.in_all and ACTIVATIONS.get(obj.notes, ()).count(place) >= ability.in_all:
        reasons.append(Reason("602.5b", "it can't be activated more often"))
    if not mana and split_second(st):
        reasons.append(Reason("702.61a", "a spell with split second is on the stack"))
    for sctx, _, static, _ in statics(st, sta.CantActivate):
        spared = (mana and static.spare_mana) or static.loyalty not in (None, ability.loyalty)
        if player in who(st, sctx, static.who) and not spared and has_the_abilities(st, sctx, static.where, obj, chars):
            reasons.append(Reason("101.2", "an effect says that abilities can't be activated"))
    for sctx, _, limit, _ in statics(st, sta.Restrict):
        if (
            limit.kind == sta.CANT_ACTIVATE
            and not (mana and limit.spare_mana)
            and has_the_abilities(st, sctx, limit.where, obj, chars)
        ):
            reasons.append(Reason("101.2", "an effect says that it can't be activated"))
    return reasons


def uses_left(st: State, obj: Obj, chars: Chars, ability: Activated) -> int:
    """602.5b: how often it can still be activated, this turn and in all."""
    left = UNLIMITED
    if ability.limit:
        left = ability.limit - st.tallies.get((obj.id, place_of(chars, ability), ACTIVATION_TALLY), 0)
    if ability.in_all:
        left = min(left, ability.in_all - ACTIVATIONS.get(obj.notes, ()).count(place_of(chars, ability)))
    return left


UNLIMITED: Final = 1_000_000


def place_of(chars: Chars, ability: Activated) -> int:
    for place, other in enumerate(traits_of(chars).activated):
        if other is ability:
            return place
    return traits_of(chars).activated.index(ability)


def _as_instant(st: State, player: int, obj: Obj, ability: Activated) -> bool:
    """Does an effect let the player activate it any time they could cast an instant?"""
    chars = chars_of(st, obj)
    for ctx, _, static, _ in statics(st, sta.ActivatesAsInstant):
        fits = stands_for(chars, ability, static.keyword) if static.keyword else ability.loyalty
        if fits and ctx.controller == player and passes(st, ctx, static.where, obj, chars):
            return True
    return False


def _timing(st: State, player: int, obj: Obj, ability: Activated, reasons: list[Reason]) -> None:
    if ability.loyalty:  # 606.3
        timely = sorcery_time(st, player) or _as_instant(st, player, obj, ability)
        if not timely or st.tallies.get((obj.id, 0, LOYALTY_TALLY), 0):
            reasons.append(Reason("606.3", "a loyalty ability can be activated once each turn, at sorcery speed"))
    elif ability.timing == AS_SORCERY and not (sorcery_time(st, player) or _as_instant(st, player, obj, ability)):
        reasons.append(Reason("602.5d", "it can be activated only as a sorcery"))
    elif ability.timing == YOUR_TURN and st.active != player:
        reasons.append(Reason("602.5", "it can be activated only during its controller's turn"))


def total_cost(
    st: State, player: int, obj: Obj, chars: Chars, ability: Activated, x: int, said: Said = UNSAID,
    trace: CostTrace | None = None,
) -> Total:  # fmt: skip
    """602.2b, 601.2f: what activating costs, with the effects that change it. ``trace``: who is informed of those, if
    anybody."""
    ctx = Ctx(obj.id, player, x=x)
    total = split(st, ctx, picked(flatten(ability.cost), said.picks))
    color = ability.x_rule.color if ability.x_rule is not None else 0
    mana, lives = announced(total.mana.with_x(x, color), said.symbols)
    changes = statics(st, sta.AbilityCostChange)
    own = ability.own_cost
    if not changes and own is None:
        return Total(mana, total.parts, lives)
    more = less = careful = 0  # careful: reductions that leave one mana
    cuts: list[tuple[ManaCost, bool]] = []
    if own is not None and own.by_cost and holds(st, ctx, own.condition):
        cuts = [(chars.cost or FREE, False)]
        if trace is not None:
            trace.reduce(obj.id, chars.cost or FREE)
    elif own is not None and holds(st, ctx, own.condition):
        amount = max(0, number(st, ctx, own.amount))
        more, less = (amount, 0) if own.sign > 0 else (0, amount)
        if trace is not None and own.sign > 0:
            trace.add(INCREASE, obj.id, ManaCost(amount))
        elif trace is not None:
            trace.reduce(obj.id, ManaCost(amount))
    for sctx, _, static, _ in changes:
        if static.keyword and not stands_for(chars, ability, static.keyword):
            continue
        if static.spare_mana and is_mana_ability(ability):
            continue
        if player in who(st, sctx, static.who) and passes(st, sctx, static.where, obj, chars):
            amount = max(0, number(st, sctx, static.amount))
            if static.sign > 0:
                more += amount
                if trace is not None:
                    trace.add(INCREASE, sctx.source, ManaCost(amount))
            else:
                less, careful = (less, careful + amount) if static.least else (less + amount, careful)
                if trace is not None:
                    trace.reduce(sctx.source, ManaCost(amount))
    mana, symbols = reduced(mana.plus(ManaCost(more)), less, cuts)
    if careful:
        mana, symbols = reduced(mana, min(careful, max(0, mana.value() - 1)), [])
    return Total(mana, total.parts, lives, symbols)


def traced_cost(
    st: State, player: int, obj: Obj, chars: Chars, ability: Activated, trace: CostTrace, x: int = 0
) -> Total:
    """The same, with the activation cost itself reported to the trace too."""
    base = split(st, Ctx(obj.id, player, x=x), flatten(ability.cost))
    trace.add(BASE, obj.id, base.mana, base.parts, "602.1a", "activation cost")
    return total_cost(st, player, obj, chars, ability, x, trace=trace)
