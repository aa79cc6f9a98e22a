"""118.3, 601.2h: several parts of one cost that take objects of the same kind: what pays one of them can't pay another.

Tapping is one pool, leaving a zone (sacrificed, discarded, exiled, returned) another: what was tapped may still be sacrificed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from inset.kernel.types import BATTLEFIELD, HAND
from inset.language import costs as co
from inset.language.node import Cost
from inset.language.set_up import Give
from inset.rules import atoms, moving
from inset.rules.cost_parts import PARTS, can_pay_part, materials, mine, tappable
from inset.rules.evaluate import number
from inset.rules.layers import chars_of
from inset.rules.replacing import Ask
from inset.rules.state import Ctx, State

_LEAVING: Final = (co.SacrificeOther, co.DiscardCards, co.ExileCards, co.ExileMaterials, co.ReturnToHand)


def payable(st: State, ctx: Ctx, parts: Sequence[Cost]) -> bool:
    """Can all these parts be paid, each with objects of its own?"""
    if not all(can_pay_part(st, ctx, part) for part in parts):
        return False
    for pool in (_LEAVING, (co.TapOthers,)):
        sharing = [part for part in parts if isinstance(part, pool)]
        if len(sharing) > 1 and not _matched(st, ctx, sharing):
            return False
    return True


def options(st: State, ctx: Ctx, part: Any) -> list[int]:
    """The objects that could pay a part."""
    if isinstance(part, co.TapOthers):
        return tappable(st, ctx, part)
    if isinstance(part, co.SacrificeOther):
        return [oid for oid in mine(st, ctx, part.where) if moving.can_be_sacrificed(st, ctx.controller, oid)]
    if isinstance(part, co.ExileMaterials):
        return materials(st, ctx, part)
    zone = part.zone if isinstance(part, co.ExileCards) else BATTLEFIELD if isinstance(part, co.ReturnToHand) else HAND
    return mine(st, ctx, part.where, zone)


def _matched(st: State, ctx: Ctx, parts: Sequence[Any]) -> bool:
    """Is there an assignment of objects to all that the parts need? (Augmenting paths.)"""
    needs = [options(st, ctx, part) for part in parts for _ in range(max(0, number(st, ctx, part.count)))]
    taken: dict[int, int] = {}

    def place(need: int, seen: set[int]) -> bool:
        for oid in needs[need]:
            if oid not in seen:
                seen.add(oid)
                if oid not in taken or place(taken[oid], seen):
                    taken[oid] = need
                    return True
        return False

    return all(place(need, set()) for need in range(len(needs)))


def scarcest(st: State, ctx: Ctx, parts: list[Cost]) -> int:
    """The place of the part to be paid next: the one that the fewest objects could pay, so that none is left without."""
    sharing = [i for i, part in enumerate(parts) if isinstance(part, (*_LEAVING, co.TapOthers))]
    if len(sharing) < 2:
        return 0
    return min(sharing, key=lambda i: len(options(st, ctx, parts[i])))


# --- what was chosen as the cost was announced (601.2b) ----------------------------------------------------------------


def _can_give(st: State, ctx: Ctx, part: Give) -> bool:
    obj = st.objs.get(part.oid)
    if obj is None or obj.zone != BATTLEFIELD or chars_of(st, obj).controller != ctx.controller:
        return False
    return not obj.tapped if part.tapped else moving.can_be_sacrificed(st, ctx.controller, part.oid)


def _give(st: State, ctx: Ctx, part: Give) -> Ask:
    """702.119c, 702.180b: what was chosen as the cost was announced is sacrificed, or tapped, as it is paid."""
    if part.tapped:
        atoms.set_tapped(st, part.oid, True, "118.1")
        return [part.oid]
    made = yield from moving.sacrifice(st, ctx.controller, [part.oid])
    return made


PARTS[Give] = (_can_give, _give)
