"""611.2, 603.7, 603.3: effects that last, abilities that are delayed, and those that wait to go on the stack."""

from __future__ import annotations

from typing import Unpack

from inset.language.statics import Continuous, PreventDamage, RedirectDamage
from inset.rules.atoms.objects import new_id, tick
from inset.rules.model.changes import EFFECT
from inset.rules.model.record_fields import EffectFields
from inset.rules.model.state import GOADING, PAIRING, Ctx, Delayed, Floating, Pending, State


def add_floating(st: State, floating: Floating) -> None:
    st.floating += (floating,)
    _effects_changed(st, (floating,))


def drop_floating(st: State, gone: list[int]) -> None:
    if gone:
        ended = tuple(f for f in st.floating if f.id in gone)
        st.floating = tuple(f for f in st.floating if f.id not in gone)
        _effects_changed(st, ended)


def _effects_changed(st: State, effects: tuple[Floating, ...]) -> None:
    for effect in effects:
        asked = effect.role in (GOADING, PAIRING)
        if asked or effect.mods or effect.copied is not None or any(isinstance(s, Continuous) for s in effect.statics):
            st.forget()
            return
    st.forget(EFFECT)


def new_floating(st: State, ctx: Ctx, duration: int, **fields: Unpack[EffectFields]) -> Floating:
    floating = Floating(new_id(st), ctx, duration, st.turn, tick(st), **fields)
    add_floating(st, floating)
    return floating


def follow(st: State, old: int, new: int) -> None:
    """400.7a: what effects changed about a permanent spell is changed about the permanent that it becomes; a delayed ability
    that was made as it enters speaks of the permanent."""
    if any(d.ctx.source == old for d in st.delayed):
        st.delayed = tuple([_spoken_by(d, new) if d.ctx.source == old else d for d in st.delayed])
    if any(_speaks_of(f, old) for f in st.floating):
        st.floating = tuple(_following(f, old, new) if _speaks_of(f, old) else f for f in st.floating)
        st.forget()


def _spoken_by(delayed: Delayed, source: int) -> Delayed:
    ctx = delayed.ctx.dup()
    ctx.source = source
    return Delayed(
        delayed.id, ctx, delayed.when, delayed.body, delayed.once, delayed.duration, delayed.turn, delayed.condition
    )


def _speaks_of(effect: Floating, oid: int) -> bool:
    """609.7a: damage by a permanent spell that was chosen as a source is followed by that of the permanent."""
    if effect.mods:
        return oid in effect.objects
    guards = any(isinstance(s, (PreventDamage, RedirectDamage)) for s in effect.statics)
    return guards and any(oid in kept for kept in effect.ctx.saved.values())


def _following(effect: Floating, old: int, new: int) -> Floating:
    objects = tuple(new if o == old else o for o in effect.objects)
    ctx = effect.ctx.dup()
    ctx.saved = {slot: tuple(new if o == old else o for o in kept) for slot, kept in ctx.saved.items()}
    return Floating(
        effect.id, ctx, effect.duration, effect.turn, effect.timestamp, objects, effect.mods, effect.statics,
        effect.uses, effect.condition, effect.copied, effect.shield, effect.role,
    )  # fmt: skip


def add_delayed(st: State, delayed: Delayed) -> None:
    st.delayed += (delayed,)


def drop_delayed(st: State, gone: list[int]) -> None:
    if gone:
        st.delayed = tuple(d for d in st.delayed if d.id not in gone)


def add_pending(st: State, pending: Pending) -> None:
    st.pending += (pending,)


def keep_pending(st: State, kept: tuple[Pending, ...]) -> None:
    st.pending = kept
