"""601.2c–d, 602.2b, 603.3d: the targets that are announced for a spell or ability, and how something is divided among them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from inset.kernel.types import BATTLEFIELD, GRAVEYARD, STACK
from inset.language.abilities import Body, Modes, TargetSpec
from inset.rules import atoms
from inset.rules.meaning.references import number
from inset.rules.meaning.x_values import names_x, targets_name_x
from inset.rules.model import event_records as ev
from inset.rules.model.decision import Ask
from inset.rules.model.state import Ctx, Event, State, is_player, player_of
from inset.rules.objects.layers import chars_of
from inset.rules.playing import targets
from inset.rules.playing.targets import Accepts, Targets

Announced = tuple[Targets, tuple[tuple[int, ...], ...]]  # targets slot by slot; how an amount is divided among them


def choose_targets(
    st: State, ctx: Ctx, body: Body | Modes | None, modes: tuple[int, ...],
    accepting: Callable[[tuple[TargetSpec, ...]], Accepts] | None = None,
) -> Ask[Announced]:  # fmt: skip
    """601.2c–d. Returns the targets slot by slot and how an amount is divided among them. ``accepting``: who has to accept
    them, if anybody."""
    if body is None:
        return (), ()
    specs = needed_for(st, ctx, body, modes)
    if not specs:
        return (), ()
    chosen = yield from targets.choose(st, ctx, specs, accepts=accepting(specs) if accepting is not None else None)
    divided: tuple[tuple[int, ...], ...] = ()
    start = 0
    for part in targets.bodies(body, modes):
        shared = chosen[start + targets.divided_slot(part)] if part.divided is not None else ()
        if part.divided is not None and shared:
            up_to = any(
                getattr(effect, "divided", False) and getattr(effect, "up_to", False) for effect in part.effects
            )
            shares = yield from targets.divide(st, ctx, number(st, ctx, part.divided), shared, up_to=up_to)
            divided = (shares,)
        start += len(targets.needed(part))
    return chosen, divided


def needed_for(st: State, ctx: Ctx, body: Body | Modes, modes: tuple[int, ...]) -> tuple[TargetSpec, ...]:
    """The targets that the chosen modes need."""
    found: tuple[TargetSpec, ...] = ()
    for part in targets.bodies(body, modes):
        own = targets.moved_on(targets.needed(part), len(found))
        found += tuple([_to_divide(st, ctx, part, i, spec) for i, spec in enumerate(own)])
    return found


def targets_depend_on_x(body: Body | Modes | None) -> bool:
    """Does X say which targets can be chosen ("X target creatures"), or what is divided among them?"""
    if body is None:
        return False
    for part in body.bodies if isinstance(body, Modes) else (body,):
        if targets_name_x([targets.needed(part)]) or (part.divided is not None and names_x(part.divided)):
            return True
    return False


def _to_divide(st: State, ctx: Ctx, part: Body, slot: int, spec: TargetSpec) -> TargetSpec:
    """601.2d: each target must receive something, so that there can't be more of them than there is to divide."""
    if part.divided is None or slot != targets.divided_slot(part):
        return spec
    return replace(spec, most=min(number(st, ctx, spec.most), number(st, ctx, part.divided)))


def announce_targets(st: State, oid: int, chosen: tuple[tuple[int, ...], ...]) -> None:
    """601.2c: abilities that trigger on becoming a target; each object once for each spell or ability."""
    seen: set[int] = set()
    for slot in chosen:
        for ref in slot:
            if ref in seen:
                continue
            seen.add(ref)
            if is_player(ref):
                atoms.emit(st, Event(ev.TARGETED, "601.2c", player_of(ref), 0, oid))
            else:
                atoms.emit(st, Event(ev.TARGETED, "601.2c", -1, ref, oid))


def announce(st: State, player: int, oid: int, chosen: tuple[tuple[int, ...], ...]) -> None:
    """601.2c: the targets of what a player casts, activates or puts on the stack, as they are chosen; what triggers waits
    until that is done. 700.13: it may be a crime."""
    announce_targets(st, oid, chosen)
    if any(_wronged(st, player, ref) for slot in chosen for ref in slot):
        atoms.emit(st, Event(ev.CRIME, "700.13", player, oid))


def _wronged(st: State, player: int, ref: int) -> bool:
    """An opponent, something that an opponent controls, or a card in an opponent's graveyard."""
    if is_player(ref):
        return player_of(ref) != player
    obj = st.objs.get(ref)
    if obj is None:
        return False
    if obj.zone & (BATTLEFIELD | STACK):
        return chars_of(st, obj).controller != player
    return obj.zone == GRAVEYARD and obj.owner != player
