"""701.8, 701.19, 122.1c: destroying permanents, and what happens instead: regeneration, shield counters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from inset.kernel.types import BATTLEFIELD, GRAVEYARD
from inset.language import keywords as kw, statics as sta
from inset.rules import atoms
from inset.rules.events.combat_membership import stops_fighting
from inset.rules.events.instructions import perform_all
from inset.rules.events.moving import move
from inset.rules.events.replacement_process import ANY, Candidate, Proposed, apply_in_turn, source_name
from inset.rules.events.replacing_damage import SHIELD_COUNTER
from inset.rules.events.triggers import statics
from inset.rules.events.zone_change import Change
from inset.rules.meaning.references import passes
from inset.rules.model import move_causes
from inset.rules.model.decision import Ask
from inset.rules.model.lasting_effects import REGENERATION
from inset.rules.model.object_records import Facts
from inset.rules.model.state import State
from inset.rules.objects.layers import chars_of


class Destruction(Proposed):
    """A permanent that would be destroyed; has something else happened instead?"""

    __slots__ = ("oid", "replaced")

    def __init__(self, oid: int) -> None:
        self.oid = oid
        self.replaced = False

    def about(self) -> tuple[int, int]:
        return self.oid, -1

    def facts(self) -> Facts:
        return DESTRUCTION, self.replaced


DESTRUCTION: Final = "destruction"


def destroy(st: State, oids: Sequence[int], rule: str = "701.8a", regenerate: bool = True) -> Ask[list[int]]:
    """An effect destroys permanents, all at the same time."""
    changes = yield from destructions(st, oids, rule, regenerate)
    made = yield from move(st, changes)
    return made


def destructions(
    st: State, oids: Sequence[int], rule: str = "701.8a", regenerate: bool = True, by_effect: bool = True
) -> Ask[list[Change]]:
    """The moves that destroying these permanents comes to. Indestructible ones stay (702.12b)."""
    changes = []
    for oid in oids:
        obj = st.objs.get(oid)
        if obj is None or obj.zone != BATTLEFIELD or chars_of(st, obj).keywords & kw.INDESTRUCTIBLE:
            continue
        replaced = yield from _settle(st, Destruction(oid), regenerate, by_effect)
        if not replaced:
            changes.append(Change(st.objs[oid], GRAVEYARD, move_causes.DESTROYING, rule))
    return changes


def _settle(st: State, event: Destruction, regenerate: bool, by_effect: bool) -> Ask[bool]:
    """614.8, 616.1: does something else happen instead? The permanent's controller chooses what."""
    found = _instead(st, event.oid, regenerate, by_effect)
    if found:
        chooser = chars_of(st, st.objs[event.oid]).controller
        yield from apply_in_turn(st, event, set(), lambda: () if event.replaced else found, lambda: chooser, _alike)
    return event.replaced


def _instead(st: State, oid: int, regenerate: bool, by_effect: bool) -> list[Candidate[Destruction]]:
    """616.1: what would replace the destruction."""
    found: list[Candidate[Destruction]] = []
    if regenerate and can_regenerate(st, oid):
        for floating in st.floating:
            if floating.role is REGENERATION and oid in floating.objects:
                label = source_name(st, floating.ctx.source)
                found.append(
                    Candidate(floating.id, ANY, label, _regenerate, floating.ctx, REGENERATION, rule="701.19a")
                )
    if by_effect and st.objs[oid].counters.get(SHIELD_COUNTER):  # 122.1c: one effect, however many there are
        found.append(
            Candidate(SHIELD_COUNTER, ANY, "shield counter", _remove_shield, static=SHIELD_COUNTER, rule="122.1c")
        )
    obj = st.objs[oid]
    for ctx, _, static, sid in statics(st, sta.DestroyedInstead):
        if passes(st, ctx, static.where, obj, chars_of(st, obj)):
            found.append(Candidate((id(static), sid), ANY, source_name(st, ctx.source), _effects_instead, ctx, static))
    return found


def can_regenerate(st: State, oid: int) -> bool:
    """701.19c: does no effect say that it can't be regenerated?"""
    obj = st.objs[oid]
    for ctx, _, static, _ in statics(st, sta.Restrict):
        if static.kind == sta.CANT_REGENERATE and passes(st, ctx, static.where, obj, chars_of(st, obj)):
            return False
    return True


def _effects_instead(st: State, event: Destruction, cand: Candidate[Destruction]) -> Ask[None]:
    assert cand.ctx is not None
    event.replaced = True
    ctx = cand.ctx.dup()
    ctx.each = event.oid
    yield from perform_all(st, ctx, cand.static.effects)


def _alike(found: Sequence[Candidate[Destruction]]) -> bool:
    same = all(c.static == found[0].static for c in found)
    return same and not isinstance(found[0].static, sta.DestroyedInstead)


def _regenerate(st: State, event: Destruction, cand: Candidate[Destruction]) -> None:
    """701.19a: the shield is used up; the permanent is tapped, healed and taken out of combat."""
    oid = event.oid
    event.replaced = True
    assert isinstance(cand.key, int)
    atoms.drop_floating(st, [cand.key])
    atoms.heal(st, oid)
    atoms.set_tapped(st, oid, True, "701.19a")
    stops_fighting(st, oid, "701.19a")


def _remove_shield(st: State, event: Destruction, cand: Candidate[Destruction]) -> None:
    event.replaced = True
    atoms.take_counters(st, event.oid, SHIELD_COUNTER, 1, "122.1c")
