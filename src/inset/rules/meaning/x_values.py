"""107.3: X: which costs have it, whether a value was chosen for it, and which value an ability takes over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from inset.kernel.known import Known
from inset.kernel.types import BATTLEFIELD, STACK
from inset.language import costs as co, patterns as pat
from inset.language.abilities import Activated, TargetSpec, Triggered
from inset.language.filters import And, CostHasX
from inset.language.node import Filter, Node
from inset.language.values import X
from inset.rules.model import event_records as ev
from inset.rules.model.state import Chars, Ctx, Event, State
from inset.rules.objects.abilities import traits
from inset.rules.objects.layers import chars_of


def names_x(part: object) -> bool:
    """Does a part of a card's text refer to X?"""
    if isinstance(part, tuple):
        return any(names_x(item) for item in part)
    if isinstance(part, X):
        return True
    if isinstance(part, (co.PayMana, co.Waterbend)):
        return part.cost.x > 0
    return isinstance(part, Node) and any(names_x(getattr(part, name)) for name in part.__dataclass_fields__)


def targets_name_x(ways: Sequence[tuple[TargetSpec, ...]]) -> bool:
    """The same of targets, found once for each."""
    for specs in ways:
        for spec in specs:
            found = _NAMED.of(spec)
            if found is None:
                found = _NAMED.keep(spec, names_x(spec))
            if found:
                return True
    return False


_NAMED: Final[Known[bool]] = Known()


def costs_x(chars: Chars) -> bool:
    """Has a spell with these characteristics an X in its mana cost or in an additional cost?"""
    if chars.cost is not None and chars.cost.x:
        return True
    return any(names_x(cost) for cost in traits(chars.abilities).additional)


def is_chosen(st: State, ctx: Ctx) -> bool:
    """107.3a, 107.3m–n: has what is resolving a value of X that was chosen for one of its costs? Otherwise a cost with X
    that it asks for is open (107.3f)."""
    if ctx.x or not st.stack:
        return ctx.x > 0
    top = st.objs[st.stack[-1]]
    assert top.stack is not None
    ability = top.stack.ability
    if isinstance(ability, Activated):
        return names_x(ability.cost)
    if isinstance(ability, Triggered):
        event = ctx.event
        source = st.objs.get(ctx.source)
        own = event is not None and event.obj == ctx.source and event.kind in (ev.MOVED, ev.CAST, ev.TURNED_FACE_UP)
        return own and source is not None and costs_x(chars_of(st, source))
    return costs_x(chars_of(st, top))


def of_event(st: State, ability: Triggered, source: int, event: Event) -> int:
    """The X of a triggered ability: 107.3m: of the spell that became the permanent, or was turned up (702.37f); 107.3e: of
    the spell that it refers to; 701.37c: of what made it monstrous."""
    if event.kind == ev.TURNED_FACE_UP:
        return event.amount if event.obj == source else 0
    if event.kind == ev.MARKED:  # 701.37c
        return event.detail if event.obj == source and isinstance(event.detail, int) else 0
    obj = st.objs.get(event.obj)
    if obj is None:
        return 0
    if event.kind == ev.CAST and obj.stack is not None:
        return obj.stack.ctx.x if event.obj == source or _is_of_x(ability.when) else 0
    if event.kind == ev.MOVED and event.obj == source and event.origin == STACK and event.destination == BATTLEFIELD:
        return obj.cast.x if obj.cast is not None else 0
    return 0


def _is_of_x(when: object) -> bool:
    """ "Whenever you cast a spell with {X} in its mana cost"."""
    return isinstance(when, pat.Casts) and _asks_x(when.where)


def _asks_x(where: Filter) -> bool:
    return isinstance(where, CostHasX) or (isinstance(where, And) and any(_asks_x(part) for part in where.parts))
