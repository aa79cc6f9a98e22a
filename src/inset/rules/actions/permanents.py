"""702.26, 708, 120.6, 506.4: instructions to permanents: designations, faces, phasing, leaving combat."""

from __future__ import annotations

from inset.kernel.types import BATTLEFIELD
from inset.language import effects as ef
from inset.language.filters import OF_CARDS
from inset.language.node import Selection
from inset.rules import atoms
from inset.rules.combat.participants import join_attack, reselect
from inset.rules.events import (
    designations,
    face_down,
    moving,
    timestamp_order,
)
from inset.rules.events.combat_membership import remove_from_combat
from inset.rules.events.instructions import does, living, performs
from inset.rules.events.phasing import UNTIL, phase_out
from inset.rules.meaning.references import select, who
from inset.rules.model.decision import Ask
from inset.rules.model.lasting_effects import PHASES_IN, PHASES_IN_TAPPED
from inset.rules.model.state import Ctx, State
from inset.rules.objects import frames


def permanents(st: State, ctx: Ctx, selection: Selection) -> list[int]:
    return [o for o in living(st, ctx, selection) if st.objs[o].zone == BATTLEFIELD and not st.objs[o].phased]


def is_this_entering(st: State, ctx: Ctx, what: Selection) -> bool:
    """Does an instruction refer to the object that is entering while "as this enters" is carried out?"""
    return ctx.change is not None and select(st, ctx, what) == [ctx.source]


@does(ef.Mark)
def _mark(st: State, ctx: Ctx, node: ef.Mark) -> None:
    if is_this_entering(st, ctx, node.what):
        ctx.change.flags |= node.mark
        return
    if node.mark & OF_CARDS:
        for oid in living(st, ctx, node.what):
            atoms.set_flag(st, oid, node.mark)
        return
    for oid in permanents(st, ctx, node.what):
        designations.mark(st, oid, node.mark)


@does(ef.TurnFaceDown)
def _face_down(st: State, ctx: Ctx, node: ef.TurnFaceDown) -> None:
    for oid in permanents(st, ctx, node.what):
        if not any(frames.is_double_faced(card) for card in frames.cards_of(st.objs[oid])):  # 712.16, 730.2j
            face_down.turn_face_down(st, oid, node.mods)


@performs(ef.TurnFaceUp)
def _face_up(st: State, ctx: Ctx, node: ef.TurnFaceUp) -> Ask[None]:
    records = [st.objs[oid].dup() for oid in permanents(st, ctx, node.what)]
    for record in records:
        record.face_down = None
    ordered = yield from timestamp_order.renewed(st, records)  # 613.7m
    for oid in ordered:
        yield from face_down.turn_face_up(st, oid)


@does(ef.PhaseOut)
def _phase_out(st: State, ctx: Ctx, node: ef.PhaseOut) -> None:
    """610.4b–c: if what it waits for has happened already, nothing happens."""
    if not node.until_leaves:
        phase_out(st, permanents(st, ctx, node.what))
    elif ctx.source in st.battlefield:
        going = [oid for oid in permanents(st, ctx, node.what) if not st.objs[oid].phased]
        phase_out(st, going, how=UNTIL)
        moving.until_leaves(st, ctx, tuple(going), PHASES_IN_TAPPED if node.tapped else PHASES_IN)


@does(ef.Designate)
def _designate(st: State, ctx: Ctx, node: ef.Designate) -> None:
    for oid in permanents(st, ctx, node.what):
        if node.on:
            designations.designate(st, oid)
        else:
            designations.undesignate(st, oid)


@does(ef.RemoveDamage)
def _remove_damage(st: State, ctx: Ctx, node: ef.RemoveDamage) -> None:
    for oid in permanents(st, ctx, node.what):
        atoms.heal(st, oid)


@does(ef.RemoveFromCombat)
def _remove_from_combat(st: State, ctx: Ctx, node: ef.RemoveFromCombat) -> None:
    for oid in permanents(st, ctx, node.what):
        remove_from_combat(st, oid)


@performs(ef.JoinAttack)
def _join_attack(st: State, ctx: Ctx, node: ef.JoinAttack) -> Ask[None]:
    for oid in permanents(st, ctx, node.what):
        yield from join_attack(st, ctx.controller, oid, who(st, ctx, node.beside))


@performs(ef.ReselectAttacked)
def _reselect(st: State, ctx: Ctx, node: ef.ReselectAttacked) -> Ask[None]:
    for oid in permanents(st, ctx, node.what):
        yield from reselect(st, ctx.controller, oid)
