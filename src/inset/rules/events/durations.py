"""611.2a, 500.4, 500.5, 514.2: how long effects last, and what the game remembers about a turn.

An effect's "you" is the controller of the spell or ability that made it; "next" is counted from the turn
it began in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from inset.kernel.types import BEGIN_COMBAT
from inset.language import effects as e
from inset.language.filters import UNTIL_END_OF_TURN, And, ControlledBy
from inset.language.statics import Restrict
from inset.rules import atoms
from inset.rules.events.soulbond import has_ended as pair_has_ended
from inset.rules.meaning.references import holds, who
from inset.rules.model.lasting_effects import NO_ROLE, REGENERATION
from inset.rules.model.state import PAIRING, Chars, Ctx, Delayed, Event, Floating, Obj, State
from inset.rules.objects.layers import chars_of

Lasting = Floating | Delayed
# among the numbers of a context: how many added combat phases are to come when the one that is waited for begins
WAITS_FOR: Final = -1001


def end(st: State, over: Callable[[Lasting], bool]) -> None:
    """Ends the effects and delayed triggered abilities whose time is over, all at the same time."""
    if st.floating:
        atoms.drop_floating(st, [f.id for f in st.floating if over(f)])
    if st.delayed:
        atoms.drop_delayed(st, [d.id for d in st.delayed if over(d)])


def as_turn_begins(st: State, player: int) -> None:
    """500.4: "until your next turn"; for a player who has left, when that turn would have begun (800.4m)."""
    gone = bool(st.players[player].lost)

    def over(lasting: Lasting) -> bool:
        if lasting.ctx.controller != player:
            return False
        if gone and lasting.duration in (e.UNTIL_END_OF_YOUR_NEXT_TURN, e.UNTIL_YOUR_NEXT_END_STEP):
            return True
        return lasting.duration == e.UNTIL_YOUR_NEXT_TURN

    end(st, over)


def as_end_step_begins(st: State) -> None:
    """500.4: "until your next end step"."""
    end(st, lambda x: x.duration == e.UNTIL_YOUR_NEXT_END_STEP and x.ctx.controller == st.active)


def as_combat_begins(st: State) -> None:
    """506.1: what was said about the next combat phase is in force now, and until this one ends."""
    for later in [x for x in st.floating if x.duration == e.THAT_COMBAT]:
        if later.ctx.numbers[WAITS_FOR] == combats_to_come(st):
            atoms.drop_floating(st, [later.id])
            atoms.new_floating(st, later.ctx, e.END_OF_COMBAT, statics=later.statics)
    for waiting in [x for x in st.floating if x.duration == e.NEXT_COMBAT and _is_over(st, x)]:
        atoms.drop_floating(st, [waiting.id])
        if any(oid in st.objs for oid in waiting.objects):
            atoms.new_floating(st, waiting.ctx, e.END_OF_COMBAT, statics=waiting.statics, objects=waiting.objects)


def combats_to_come(st: State) -> int:
    """The combat phases that effects have added to this turn. The last one added comes first (500.8)."""
    return sum(1 for step, _, begins in st.extra_steps if begins and step == BEGIN_COMBAT)


def as_combat_ends(st: State) -> None:
    """500.5a."""
    end(st, lambda x: x.duration == e.END_OF_COMBAT)


def as_turn_ends(st: State) -> None:
    """514.2: "this turn" and "until end of turn", shields against destruction and damage with them."""

    def over(lasting: Lasting) -> bool:
        if lasting.duration in (e.THIS_TURN, e.THAT_COMBAT):
            return True
        if lasting.duration == e.UNTIL_END_OF_YOUR_NEXT_TURN:
            return lasting.ctx.controller == st.active and lasting.turn < st.turn
        return isinstance(lasting, Floating) and (lasting.role is REGENERATION or lasting.shield > 0)

    end(st, over)
    end(st, lambda x: isinstance(x, Floating) and _pointless(st, x))
    for oid in st.battlefield:
        if st.objs[oid].flags & UNTIL_END_OF_TURN:
            atoms.set_flag(st, oid, UNTIL_END_OF_TURN, False)


def _pointless(st: State, floating: Floating) -> bool:
    """A change of objects that are all gone: no new object is one of them (400.7)."""
    if floating.statics or not floating.objects or floating.role is not NO_ROLE or floating.shield:
        return False
    return not any(oid in st.objs or oid < 0 for oid in floating.objects)


def after_untapping(st: State) -> None:
    """ "Doesn't untap during its controller's next untap step": over for what the active player controls; 701.43a."""
    end(st, lambda x: x.duration == e.YOUR_NEXT_UNTAP_STEP and x.ctx.controller == st.active)
    end(st, lambda x: x.duration == e.THEIR_NEXT_UNTAP_STEP and isinstance(x, Floating) and _was_theirs(st, x))
    end(st, lambda x: x.duration == e.NEXT_UNTAP_STEP and isinstance(x, Floating) and _is_over(st, x))


def _was_theirs(st: State, floating: Floating) -> bool:
    """Is the effect about permanents of the player whose untap step it was?"""
    for static in floating.statics:
        parts = static.where.parts if isinstance(static, Restrict) and isinstance(static.where, And) else ()
        if any(isinstance(part, ControlledBy) and st.active in who(st, floating.ctx, part.who) for part in parts):
            return True
    return False


def _is_over(st: State, floating: Floating) -> bool:
    """Each such effect is about one permanent; one that is phased out had no such step or phase (702.26b)."""
    there = [st.objs[oid] for oid in floating.objects if oid in st.objs]
    return not there or any(not obj.phased and chars_of(st, obj).controller == st.active for obj in there)


def drop_ended(st: State) -> None:
    """611.2b: "for as long as this remains on the battlefield", "for as long as it remains exiled"."""
    if st.floating or st.delayed:
        end(st, lambda x: _has_ended(st, x))


def _has_ended(st: State, lasting: Lasting) -> bool:
    if lasting.duration == e.WHILE_THIS_REMAINS:
        if isinstance(lasting, Floating) and lasting.role is not NO_ROLE:
            return False  # 610.3: moving.returns sees to these
        source = st.objs.get(lasting.ctx.source)
        return source is None or source.phased != 0
    if isinstance(lasting, Floating) and lasting.role is PAIRING:
        return pair_has_ended(st, lasting)
    if isinstance(lasting, Floating) and lasting.condition is not None:
        if (lasting.mods or lasting.duration == e.FOREVER) and not holds(st, lasting.ctx, lasting.condition):
            return True  # 611.2b: "for as long as you control this"
    if lasting.duration == e.WHILE_EXILED and isinstance(lasting, Floating) and lasting.objects:
        for oid in lasting.objects:
            if oid in st.objs:
                return False
        return True
    return False


# --- what is remembered ----------------------------------------------------------------------------


def forget_turn(st: State) -> None:
    """The turn is over: last known information is kept only for objects that left in it or are still referred to."""
    wanted: set[int] = {event.other for event in st.events if event.other > 0}
    for obj in st.objs.values():
        if obj.linked:
            wanted.update(obj.linked)
    for oid in st.stack:
        item = st.objs[oid].stack
        if item is not None:
            _mention(wanted, item.ctx)
            _told_of(wanted, item.more)
            for group in item.targets:
                wanted.update(group)
    for ctx in [x.ctx for x in st.floating] + [x.ctx for x in st.delayed] + [x.ctx for x in st.pending]:
        _mention(wanted, ctx)
    for pending in st.pending:
        _told_of(wanted, pending.more)
    for player in st.players:
        wanted.update([mana.source for mana in player.pool])
    kept: dict[int, tuple[Obj, Chars]] = {oid: known for oid, known in st.lki.items() if oid in wanted}
    atoms.forget_turn(st, kept)


def _mention(wanted: set[int], ctx: Ctx) -> None:
    """The objects that an ability's words may refer to."""
    wanted.add(ctx.source)
    wanted.add(ctx.each)
    for group in (*ctx.targets, *ctx.saved.values()):
        wanted.update(group)
    if ctx.event is not None:
        _told_of(wanted, (ctx.event,))


def _told_of(wanted: set[int], events: Sequence[Event]) -> None:
    for event in events:
        wanted.add(event.obj)
        wanted.add(event.other)
        wanted.update(event.oids)
