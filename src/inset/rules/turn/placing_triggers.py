"""603.3c-d, 603.8: which triggered abilities go onto the stack, and state triggers."""

from __future__ import annotations

from inset.language import patterns as pat
from inset.language.abilities import Modes, Triggered
from inset.rules import atoms
from inset.rules.events.triggers import index
from inset.rules.meaning.references import holds
from inset.rules.model import event_records as ev
from inset.rules.model.state import Ctx, Event, Pending, State, is_player
from inset.rules.playing.modes import how_many, possible_modes
from inset.rules.playing.targets import enough


def can_be_placed(st: State, ctx: Ctx, ability: Triggered) -> bool:
    """603.3c–d: an ability without possible modes or targets is removed from the stack, so it needn't go there."""
    body = ability.body
    if isinstance(body, Modes):
        found = len(possible_modes(st, ctx, body, False))
        return found >= how_many(st, ctx, body)[0] or (body.again and found > 0)
    return enough(st, ctx, body.targets)


def check_state_triggers(st: State) -> None:
    """603.8: a state trigger triggers again only after it has left the stack."""
    for watch in index(st).state_triggers:
        when = watch.ability.when
        assert isinstance(when, pat.StateIs)
        ctx = Ctx(watch.source, watch.controller)
        waiting = any(p.ability is watch.ability and p.ctx.source == watch.source for p in st.pending)
        on_stack = any(
            s is not None and s.ability is watch.ability and s.ctx.source == watch.source
            for s in (st.objs[o].stack for o in st.stack)
        )
        if not waiting and not on_stack and holds(st, ctx, when.condition) and can_be_placed(st, ctx, watch.ability):
            atoms.add_pending(st, Pending(watch.ability, ctx))
            atoms.tell(st, Event(ev.TRIGGERED, "603.8", watch.controller, other=watch.source))


def is_untold(st: State, chosen: tuple[tuple[int, ...], ...]) -> bool:
    """Does nothing notice each of several like abilities as it is put on the stack? Then they can be one object there. What
    targets an object may be answered by a ward, now or later, and is one by itself."""
    if any(not is_player(ref) for slot in chosen for ref in slot):
        return False
    watched = index(st).by_kind
    return ev.TARGETED not in watched and ev.CRIME not in watched
