"""115.7: choosing new targets for a spell or ability on the stack, and changing its targets.

Places are filled one by one, in the order of the targets; a pick is offered only if the others can still be filled,
because the final set must be legal (115.7e). Modes and how an effect is divided stay as they were (115.7f, 115.8).
"""

from __future__ import annotations

from collections.abc import Sequence

from inset.language import effects as ef
from inset.language.abilities import TargetSpec
from inset.rules import atoms
from inset.rules.model.decision import CONFIRM, YES_NO, Ask, Decision, ask
from inset.rules.model.questions import ask_mode, ask_target
from inset.rules.model.state import Ctx, Obj, OnStack, State
from inset.rules.model.subjects import Aim, Deed, OldTargets
from inset.rules.playing import targets
from inset.rules.playing.announced_targets import announce_targets
from inset.rules.turn.resolving import body_specs, speaking

Slots = tuple[tuple[int, ...], ...]


def new_targets(st: State, oid: int, player: int) -> Ask[None]:
    """707.10c, 115.7d: any number of targets may be left as they are, even illegal ones; a new one must be legal."""
    obj = st.objs[oid]
    assert obj.stack is not None
    if not any(obj.stack.targets):
        return
    yes = yield from ask(
        Decision(CONFIRM, player, "707.10c", "Choose new targets?", YES_NO, subject=Deed("new targets", oid))
    )
    if yes:
        yield from _fill(st, obj, player, [[old, *others] for old, others in _others(st, obj)], "115.7d")


def change_targets(st: State, oid: int, player: int, how: int, to: Sequence[int] = ()) -> Ask[None]:
    """115.7a–c: targets are changed to other legal ones, or stay what they are, even if they are illegal by then.

    ``to``: to one of these and no other.
    """
    obj = st.objs[oid]
    assert obj.stack is not None
    before = obj.stack.targets
    found = [(old, [ref for ref in others if not to or ref in to]) for old, others in _others(st, obj)]
    if how == ef.NEW_TARGETS:
        yield from new_targets(st, oid, player)
    elif how == ef.THE_TARGETS:
        yield from _fill(st, obj, player, [others for _, others in found], "115.7a")
    elif how == ef.ANY_TARGETS:
        yield from _fill(st, obj, player, [[old, *others] for old, others in found], "115.7c")
    else:
        yield from _change_one(st, obj, player, found)
    now = st.objs[oid].stack if oid in st.objs else None
    if now is not None:  # what has become a target by the change
        old_ones = {ref for slot in before for ref in slot}
        announce_targets(st, oid, tuple(tuple(ref for ref in slot if ref not in old_ones) for slot in now.targets))


def _change_one(st: State, obj: Obj, player: int, found: list[tuple[int, list[int]]]) -> Ask[None]:
    """115.7b: one of the targets that can be changed; if there is none, nothing."""
    ways = [[others if i == place else [old] for i, (old, others) in enumerate(found)] for place in range(len(found))]
    open_ = [place for place, values in enumerate(ways) if _can_finish(st, obj, values, ())]
    if not open_:
        return
    pick = 0
    if len(open_) > 1:
        refs = tuple([found[place][0] for place in open_])
        pick = yield from ask_mode(player, "115.7b", "Change which target?", range(len(open_)), OldTargets(refs))
    yield from _fill(st, obj, player, ways[open_[pick]], "115.7b")


def _others(st: State, obj: Obj) -> list[tuple[int, list[int]]]:
    """Each target, and what else could be a target in its place."""
    assert obj.stack is not None
    found = []
    for spec, refs in zip(body_specs(st, obj), obj.stack.targets, strict=True):
        legal = list(targets.could_be(st, speaking(st, obj), spec))
        found += [(old, [ref for ref in legal if ref != old]) for old in refs]
    return found


def _fill(st: State, obj: Obj, player: int, values: list[list[int]], rule: str) -> Ask[None]:
    """The player picks for each place one of its values; nothing changes if that can't be done for all."""
    if not _can_finish(st, obj, values, ()):
        return
    chosen: tuple[int, ...] = ()
    slots = _slot_numbers(obj)
    for place, row in enumerate(values):
        open_ = [ref for ref in row if _can_finish(st, obj, values, (*chosen, ref))]
        pick = yield from ask_target(player, rule, "Which target?", open_, Aim(obj.id, slots[place]))
        chosen = (*chosen, pick)
    if obj.id in st.objs:
        retarget(st, obj.id, _as_slots(obj, chosen))


def _slot_numbers(obj: Obj) -> list[int]:
    assert obj.stack is not None
    return [number for number, refs in enumerate(obj.stack.targets) for _ in refs]


def _as_slots(obj: Obj, chosen: tuple[int, ...]) -> Slots:
    assert obj.stack is not None
    slots: list[tuple[int, ...]] = []
    start = 0
    for refs in obj.stack.targets:
        slots.append(chosen[start : start + len(refs)])
        start += len(refs)
    return tuple(slots)


def _can_finish(st: State, obj: Obj, values: list[list[int]], chosen: tuple[int, ...]) -> bool:
    """115.7e: can the places that are left be filled so that the whole is legal?"""
    assert obj.stack is not None
    specs, slots = body_specs(st, obj), _slot_numbers(obj)
    if chosen and not _fits(st, obj.stack.ctx, specs, slots, chosen):
        return False
    if len(chosen) == len(values):
        return True
    return any(_can_finish(st, obj, values, (*chosen, ref)) for ref in values[len(chosen)])


def _fits(st: State, ctx: Ctx, specs: tuple[TargetSpec, ...], slots: list[int], chosen: tuple[int, ...]) -> bool:
    """115.3: does the last one fit to those before it?"""
    ref, slot = chosen[-1], slots[len(chosen) - 1]
    same = tuple(other for other, number in zip(chosen[:-1], slots, strict=False) if number == slot)
    if ref in same or (specs[slot].other and ref in chosen[:-1]):
        return False
    there = tuple(o for o in same if o in st.objs)
    return ref not in st.objs or targets.in_group(st, ctx, specs[slot], there, ref)


def retarget(st: State, oid: int, slots: Slots) -> None:
    atoms.single_out(st, oid)
    stack = st.objs[oid].stack
    assert stack is not None
    ctx = stack.ctx.dup()
    ctx.targets = slots
    atoms.change(st, oid, stack=OnStack(stack.kind, stack.ability, ctx, stack.modes, slots, stack.divided))
