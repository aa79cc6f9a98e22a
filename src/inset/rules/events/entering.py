"""614.1c-d, 614.12: what changes how a permanent enters the battlefield: static abilities, copies, what its types say."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from inset.kernel.types import BATTLEFIELD, SPELL_ONLY_TYPES
from inset.language import statics as sta
from inset.language.effects import FOREVER
from inset.language.filters import And, Anything, IsThis
from inset.language.mods import SetPT
from inset.language.node import Amount, Filter, Static
from inset.rules import atoms
from inset.rules.events import counters
from inset.rules.events.designations import designate
from inset.rules.events.instructions import perform_all
from inset.rules.events.replacement_process import ANY, CONTROL, COPY, Apply, Candidate, source_name
from inset.rules.events.triggers import statics
from inset.rules.events.zone_change import Change
from inset.rules.meaning.references import holds, number, one, passes, zone_ids
from inset.rules.model.decision import Ask
from inset.rules.model.object_notes import MADE_BY
from inset.rules.model.questions import NO_MORE, ask_object
from inset.rules.model.state import Chars, Copied, Ctx, Obj, State
from inset.rules.model.subjects import About
from inset.rules.objects import frames
from inset.rules.objects.abilities import traits_of
from inset.rules.objects.copiable_values import copiable
from inset.rules.objects.layer_changes import APPLY
from inset.rules.objects.layer_order import LAYER
from inset.rules.objects.layers import chars_as_spell, chars_of


def entering_object(st: State, change: Change) -> Obj:
    """The permanent as it would exist on the battlefield, with the effects applied so far."""
    obj = change.obj.dup()
    obj.zone = BATTLEFIELD
    obj.controller = change.controller
    obj.in_use = change.in_use
    obj.copied = change.copied
    obj.face_down = change.face_down
    obj.counters = change.counters
    obj.chosen = change.chosen
    obj.notes = change.notes
    obj.cast = change.cast
    obj.stack = None
    obj.tapped = change.tapped
    obj.flags |= change.flags
    return obj


def considered(st: State, change: Change, found: list[Candidate[Change]]) -> None:
    subject = entering_object(st, change)
    chars = chars_as_spell(st, subject)
    if change.mods:
        chars = chars.dup()
        for ctx, mod in sorted(change.mods, key=lambda pair: LAYER[type(pair[1])]):  # 611.2e: it is so as it enters
            APPLY[type(mod)](st, ctx, mod, subject, chars)
        chars.keywords = frames.keyword_mask(chars.abilities)
    if chars.types & SPELL_ONLY_TYPES:  # 400.4a
        change.stopped = True
        return
    for ctx, _, bar, _ in statics(st, sta.CantEnter):
        if bar.zones & change.obj.zone and passes(st, ctx, bar.where, change.obj, chars_of(st, change.obj)):
            change.stopped = True
            return
    own = Ctx(subject.id, change.controller, x=change.x)
    if chars.abilities:
        _own_abilities(st, change, subject, chars, own, found)
    for ctx, static in (*change.entering, *change.as_copy):
        _consider(st, change, subject, chars, ctx, static, ctx.source, id(static), found)
    for kind in _ENTER_KINDS:
        for ctx, _, static, sid in statics(st, kind):
            if sid != subject.id:
                _consider(st, change, subject, chars, ctx, static, sid, id(static), found)
    for consider in INTRINSIC:
        consider(st, change, chars, own, found)


# What a permanent's types and keywords say about its entering; filled by the mechanics that bring it.
Intrinsic = Callable[[State, Change, Chars, Ctx, list[Candidate[Change]]], None]
INTRINSIC: Final[list[Intrinsic]] = []


def _own_abilities(
    st: State, change: Change, subject: Obj, chars: Chars, own: Ctx, found: list[Candidate[Change]]
) -> None:
    """614.12: what it says of itself alone. It may gain abilities meanwhile, so each static is known by what it says and by its
    place among those that say the same: each instance of a keyword works once, and separately (702.136b)."""
    said: list[Static] = []
    for ability in traits_of(chars).statics:
        if ability.condition is None or holds(st, own, ability.condition):
            for static in ability.statics:
                if isinstance(static, _ENTER_KINDS) and _about_itself(static.where):
                    key = (static, said.count(static))
                    said.append(static)
                    _consider(st, change, subject, chars, own, static, subject.id, key, found)


def _about_itself(where: Filter) -> bool:
    return isinstance(where, IsThis) or (
        isinstance(where, And) and any(isinstance(part, IsThis) for part in where.parts)
    )


def _consider(
    st: State, change: Change, subject: Obj, chars: Chars, ctx: Ctx, static: Static, sid: int, key: Hashable,
    found: list[Candidate[Change]],
) -> None:  # fmt: skip
    if not isinstance(static, _ENTER_KINDS) or not passes(st, ctx, static.where, subject, chars):
        return
    rank, harmless, apply, rule = _ENTER[type(static)]
    if isinstance(static, sta.EntersTapped) and static.unless is not None and holds(st, ctx, static.unless):
        return
    if isinstance(static, sta.EntersWithCounters) and not holds(st, ctx, static.condition):
        return
    if isinstance(static, sta.EntersAsCopy) and not static.first and not _copy_options(st, change, ctx, static):
        return
    found.append(Candidate((key, sid), rank, source_name(st, ctx.source), apply, ctx, static, harmless, rule))


def _enter_under_control(st: State, change: Change, cand: Candidate[Change]) -> None:
    """616.1b: from now on what applies is asked of the new controller."""
    assert cand.ctx is not None
    change.controller = one(st, cand.ctx, cand.static.who)


def _enter_tapped(st: State, change: Change, cand: Candidate[Change]) -> None:
    change.tapped = True


def _enter_untapped(st: State, change: Change, cand: Candidate[Change]) -> None:
    change.tapped = False


def _enter_with_counters(st: State, change: Change, cand: Candidate[Change]) -> Ask[None]:
    assert cand.ctx is not None
    ctx = cand.ctx
    if ctx.source == change.obj.id:
        ctx = ctx.dup()
        ctx.x = change.x
    yield from enters_with(st, change, cand.static.kind, number(st, ctx, cand.static.count))
    change.mods += tuple((ctx, mod) for mod in cand.static.mods)


def enters_with(st: State, change: Change, kind: str, count: int) -> Ask[None]:
    """122.6a: its controller puts the counters on it, as effects that change their number have it."""
    subject = entering_object(st, change)
    count = yield from counters.on_permanent(
        st, subject, chars_as_spell(st, subject), kind, count, by=change.controller
    )
    if count > 0:
        change.counters = {**change.counters, kind: change.counters.get(kind, 0) + count}


def entering_with(st: State, ctx: Ctx, given: tuple[tuple[str, Amount], ...]) -> tuple[tuple[Ctx, Static], ...]:
    """122.6: counters with which an instruction makes something enter; effects that change their number see them."""
    found = [(kind, number(st, ctx, count)) for kind, count in given]
    return tuple((ctx, sta.EntersWithCounters(Anything(), kind, count)) for kind, count in found if count > 0)


def _as_enters(st: State, change: Change, cand: Candidate[Change]) -> Ask[None]:
    ctx = Ctx(change.obj.id, change.controller, x=change.x)
    ctx.change = change
    yield from perform_all(st, ctx, cand.static.effects)


def _enter_as_copy(st: State, change: Change, cand: Candidate[Change]) -> Ask[None]:
    """707.5: the copiable values of the chosen object, with the exceptions (707.9)."""
    assert cand.ctx is not None
    static, ctx = cand.static, cand.ctx
    if static.first:
        ctx = ctx.dup()
        ctx.change = change
        yield from perform_all(st, ctx, static.first)
        ctx.change = None
    options = _copy_options(st, change, ctx, static)
    if not options:
        return
    values = [*options, NO_MORE] if static.optional else options
    own = chars_as_spell(st, entering_object(st, change))
    prompt = f"{own.name} enters as a copy of what?"
    pick = yield from ask_object(change.controller, "707.5", prompt, values, About(change.obj.id))
    if pick == NO_MORE:
        return
    if static.save >= 0:
        ctx.saved[static.save] = (pick,)
    original = copiable(st, st.objs[pick])
    exceptions = original.exceptions + static.exceptions
    if static.made_by and MADE_BY.get(change.notes, "") == static.made_by:
        exceptions += static.made
    if static.own_size:
        exceptions += (SetPT(own.power, own.toughness),)
    before, change.copied = change.copied, Copied(original.definition, original.in_use, exceptions, original.face_down)
    if static.duration != FOREVER:
        duration = static.duration
        change.after.append(lambda state, new: _copy_for_a_while(state, ctx, new, before, duration))
    change.as_copy = tuple((ctx, extra) for extra in static.entering)  # 707.9e: not those of an earlier copy effect


def _copy_for_a_while(st: State, ctx: Ctx, new: Obj, before: Copied | None, duration: int) -> None:
    """611.2: what it became as it entered is from now on what an effect makes of it until that ends."""
    copied = new.copied
    atoms.change(st, new.id, copied=before)
    atoms.new_floating(st, ctx.dup(), duration, objects=(new.id,), copied=copied)


def _copy_options(st: State, change: Change, ctx: Ctx, static: sta.EntersAsCopy) -> list[int]:
    there = st.battlefield if static.zone == BATTLEFIELD else tuple(zone_ids(st, static.zone, range(len(st.players))))
    return [
        oid for oid in there
        if oid != change.obj.id and not st.objs[oid].phased
        and passes(st, ctx, static.of, st.objs[oid], chars_of(st, st.objs[oid]))
    ]  # fmt: skip


def _enter_designated(st: State, change: Change, cand: Candidate[Change]) -> None:
    change.after.append(lambda state, new: designate(state, new.id))


_ENTER: Final[
    dict[type, tuple[int, bool, Apply[Change], str]]
] = {  # the step of 616.1, harmless?, what it does, its rule
    sta.EntersTapped: (ANY, True, _enter_tapped, "614.1d"),
    sta.EntersUntapped: (ANY, False, _enter_untapped, "614.1d"),
    sta.EntersWithCounters: (ANY, True, _enter_with_counters, "614.1c"),
    sta.AsEnters: (ANY, False, _as_enters, "614.1c"),
    sta.EntersAsCopy: (COPY, False, _enter_as_copy, "614.1c"),
    sta.EntersDesignated: (ANY, True, _enter_designated, "614.1d"),
    sta.EntersUnderControl: (CONTROL, False, _enter_under_control, "614.1d"),
}
_ENTER_KINDS: Final = (
    sta.EntersTapped, sta.EntersWithCounters, sta.AsEnters, sta.EntersAsCopy, sta.EntersDesignated, sta.EntersUnderControl,
    sta.EntersUntapped,
)  # fmt: skip
