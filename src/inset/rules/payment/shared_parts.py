"""118.3, 601.2h: several parts of one cost, and the sources of its mana: what pays one of them can't pay another.

What a part takes is expressed as demands for tokens (`resources`): tapping is one thing, leaving a zone (sacrificed,
discarded, exiled, returned) another, because a tapped permanent may still be sacrificed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from inset.kernel.types import BATTLEFIELD, HAND
from inset.language import costs as co
from inset.language.node import Cost
from inset.language.selections import Each
from inset.language.set_up import Give
from inset.rules import atoms
from inset.rules.events import moving
from inset.rules.events.damage import payable_life
from inset.rules.meaning.references import number, select
from inset.rules.model.decision import Ask
from inset.rules.model.state import Ctx, State
from inset.rules.objects.layers import chars_of
from inset.rules.payment.cost_parts import (
    CHOSEN,
    PARTS,
    can_pay_part,
    crew,
    how_many,
    mine,
    options_of,
    pay_part,
    power_of,
    token_for,
)
from inset.rules.payment.keyword_costs import evidence
from inset.rules.payment.mana_terms import Demand, Token
from inset.rules.payment.resources import TAP, Guard, leaving, one, satisfiable, tapping

_SELF: Final = (co.SacrificeThis, co.DiscardThis, co.ExileThis, co.RevealThis)


class Kept:
    """What other parts of a cost take while its mana is paid: tokens, and life (119.4)."""

    __slots__ = ("ctx", "demands", "life", "parts")

    def __init__(self, ctx: Ctx | None = None, parts: Sequence[Cost] = ()) -> None:
        self.ctx = ctx
        self.parts = parts
        self.demands: tuple[Demand, ...] = ()
        self.life = 0

    def now(self, st: State) -> Kept:
        """The same in the current state."""
        return kept_back(st, self.ctx, self.parts) if self.ctx is not None else self


NOBODY: Final = Kept()


def demands_of(st: State, ctx: Ctx, part: Cost) -> list[Demand]:
    """What a part takes. Where what is chosen must be worth enough together, the best that there is."""
    if isinstance(part, co.TapThis):
        return [one(tapping(ctx.source))]
    if isinstance(part, _SELF):
        return [one(leaving(ctx.source))]
    if isinstance(part, Give):
        return [one(tapping(part.oid) if part.tapped else leaving(part.oid))]
    if isinstance(part, CHOSEN):
        count = how_many(st, ctx, part)
        return [(count, tuple([token_for(st, part, oid) for oid in options_of(st, ctx, part)]))] if count > 0 else []
    if isinstance(part, co.DiscardHand):
        return [one(leaving(oid)) for oid in st.hands[ctx.controller] if oid != ctx.source]
    if isinstance(part, co.Behold):
        return [(1, tuple([leaving(o) for zone in (BATTLEFIELD, HAND) for o in mine(st, ctx, part.where, zone)]))]
    if isinstance(part, (co.RemoveCounters, co.PayCounters)):
        return _counters(st, ctx, part)
    if isinstance(part, co.TakeCountersFrom):
        return _counters_among(st, ctx, part)
    if isinstance(part, co.TapPower):
        worth = {oid: power_of(st, ctx, oid) for oid in crew(st, ctx)}
        return [one(tapping(oid)) for oid in _best(worth, number(st, ctx, part.power))]
    if isinstance(part, co.CollectEvidence):
        return [one(leaving(oid)) for oid in _best(evidence(st, ctx), number(st, ctx, part.amount))]
    return []


def _counters(st: State, ctx: Ctx, part: co.RemoveCounters | co.PayCounters) -> list[Demand]:
    if isinstance(part, co.RemoveCounters):
        whose, count, have = ctx.source, how_many(st, ctx, part), st.objs[ctx.source].counters
    else:
        whose, count, have = -1 - ctx.controller, number(st, ctx, part.amount), st.players[ctx.controller].counters
    token: Token = (whose, f"counter {part.kind}", have.get(part.kind, 0))
    return [(count, (token,))] if count > 0 else []


def _counters_among(st: State, ctx: Ctx, part: co.TakeCountersFrom) -> list[Demand]:
    count = max(0, number(st, ctx, part.count))
    tokens = [
        (oid, f"counter {kind}", have)
        for oid in select(st, ctx, Each(part.where))
        for kind, have in sorted(st.objs[oid].counters.items())
        if part.kind in ("", kind)
    ]
    return [(count, tuple(tokens))] if count > 0 else []


def _best(worth: dict[int, int], need: int) -> list[int]:
    """The smallest number of objects worth this much."""
    found: list[int] = []
    for oid in sorted(worth, key=lambda oid: -worth[oid]):
        if need <= 0:
            break
        found.append(oid)
        need -= worth[oid]
    return found


def kept_back(st: State, ctx: Ctx, parts: Sequence[Cost]) -> Kept:
    """What these parts take, so that it can't be used for mana."""
    if not parts:
        return NOBODY
    kept = Kept(ctx, parts)
    kept.demands = tuple([demand for part in parts for demand in demands_of(st, ctx, part)])
    kept.life = sum([max(0, number(st, ctx, part.amount)) for part in parts if isinstance(part, co.PayLife)])
    return kept


def still_open(st: State, demands: Iterable[Demand]) -> tuple[Demand, ...]:
    """The same demands for what has not been taken meanwhile."""
    return tuple([(count, tuple([token for token in tokens if _is_there(st, token)])) for count, tokens in demands])


def _is_there(st: State, token: Token) -> bool:
    obj = st.objs.get(token[0])
    return token[0] < 0 or (obj is not None and not (token[1] == TAP and obj.tapped))


def payable(st: State, ctx: Ctx, parts: Sequence[Cost]) -> bool:
    """Can all these parts be paid, each with objects of its own, and life enough for all (119.4)?"""
    if not all(can_pay_part(st, ctx, part) for part in parts):
        return False
    if len(parts) < 2:
        return True
    kept = kept_back(st, ctx, parts)
    return (kept.life == 0 or kept.life <= payable_life(st, ctx.controller)) and satisfiable(kept.demands)


def pay_parts(
    st: State, ctx: Ctx, parts: Sequence[Cost], guard: Guard | None, used: dict[int, tuple[int, ...]]
) -> Ask[None]:
    """601.2h: in an order in which no part prevents another: a tapped permanent may be sacrificed afterwards. Returns
    what was used, by slot."""
    left = [part for part in parts if isinstance(part, _TAPPING)] + [p for p in parts if not isinstance(p, _TAPPING)]
    while left:
        part = left.pop(0)
        later = tuple([demand for other in left for demand in demands_of(st, ctx, other)]) if left else ()
        made = yield from pay_part(st, ctx, part, guard.before(later) if guard is not None else Guard(later))
        if made:
            slot = co.THIS_SLOT if isinstance(part, (co.ExileThis, co.DiscardThis)) else co.COST_SLOT
            used[slot] = (*used.get(slot, ()), *made)


_TAPPING: Final = (co.TapThis, co.TapOthers, co.TapPower, co.UntapThis)


# --- what was chosen as the cost was announced (601.2b) ----------------------------------------------------------------


def _can_give(st: State, ctx: Ctx, part: Give) -> bool:
    obj = st.objs.get(part.oid)
    if obj is None or obj.zone != BATTLEFIELD or chars_of(st, obj).controller != ctx.controller:
        return False
    return not obj.tapped if part.tapped else moving.can_be_sacrificed(st, ctx.controller, part.oid)


def _give(st: State, ctx: Ctx, part: Give) -> Ask[list[int]]:
    """702.119c, 702.180b: what was chosen as the cost was announced is sacrificed, or tapped, as it is paid."""
    if part.tapped:
        atoms.set_tapped(st, part.oid, True, "118.1")
        return [part.oid]
    made = yield from moving.sacrifice(st, ctx.controller, [part.oid])
    return made


PARTS[Give] = (_can_give, _give)
