"""603.2, 603.3: triggered abilities that are alike, held as one record (docs/adr/0027-like-triggers-counted.md).

If very many wait at the same time, those of one ability of one source become one record that keeps the event of each.
On the stack, those with the same modes and targets stay one object; each resolves by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from inset.kernel.known import Known
from inset.language.abilities import Body, Modes, Triggered
from inset.language.node import Condition, Players, Selection, Value, nodes_in
from inset.language.selections import AllPlayers, Opponents, You
from inset.rules.model.state import Event, Pending


def counted_together(waiting: Sequence[Pending]) -> tuple[Pending, ...]:
    """The same abilities, those that are alike as one record, in the place of the first of them."""
    places: dict[tuple[int, int, int, int], int] = {}
    first: list[Pending] = []
    more: list[list[Event]] = []
    for pending in waiting:
        ctx = pending.ctx
        event = ctx.event
        if event is None or pending.others is not None or not _can_share(pending.ability):
            first.append(pending)
            more.append([])
            continue
        place = places.setdefault((id(pending.ability), ctx.source, ctx.controller, ctx.x), len(first))
        if place == len(first):
            first.append(pending)
            more.append(list(pending.more))
        else:
            more[place] += [event, *pending.more]
    pairs = zip(first, more, strict=True)
    return tuple([Pending(p.ability, p.ctx, p.others, tuple(events)) if events else p for p, events in pairs])


def _can_share(ability: object) -> bool:
    """May several be announced as one? Not if they trigger once for several events, so that they are looked up by their event;
    and not if what they can target depends on the event."""
    if not isinstance(ability, Triggered):
        return False
    found = _SHARED.of(ability)
    if found is None:
        body = ability.body
        bodies: tuple[Body, ...] = body.bodies if isinstance(body, Modes) else (body,)
        batched = any(getattr(node, "batch", False) for node in (ability.when, *nodes_in(ability.when)))
        found = _SHARED.keep(ability, not batched and not any(_asks(part.targets) for part in bodies))
    return found


def _asks(targets: object) -> bool:
    """Do they refer to anything but kinds of objects and players?"""
    asking = (Value, Selection, Condition, Players)
    return any(isinstance(node, asking) and not isinstance(node, _PLAIN) for node in nodes_in(targets))


_PLAIN: Final = (You, Opponents, AllPlayers)
_SHARED: Final[Known[bool]] = Known()
