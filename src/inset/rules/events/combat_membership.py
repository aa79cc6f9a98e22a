"""506.3, 506.4: being an attacking or blocking creature, and ceasing to be one."""

from __future__ import annotations

from inset.kernel.types import BATTLE, CREATURE
from inset.rules import atoms
from inset.rules.events import combat_membership
from inset.rules.meaning.references import defending_player
from inset.rules.model import event_records as ev
from inset.rules.model.object_records import held_by
from inset.rules.model.state import Combat, Event, State
from inset.rules.objects.layers import chars_of


def attackers(st: State) -> list[int]:
    """The attacking creatures, in battlefield order."""
    found = []
    for oid in st.battlefield:
        part = st.objs[oid].combat
        if part is not None and part.attacking:
            found.append(oid)
    return found


def remove_from_combat(st: State, oid: int, rule: str = "506.4") -> None:
    """It stops attacking, blocking and being attacked; who attacked it attacks nothing now (506.4c)."""
    stops_fighting(st, oid, rule)
    _not_attacked(st, oid)


def stops_fighting(st: State, oid: int, rule: str = "506.4") -> None:
    """It stops attacking or blocking. 508.5: who its defending player was is remembered."""
    part = st.objs[oid].combat
    if part is not None:
        atoms.set_combat(st, oid, None)
        defending = defending_player(st, part.attacking)
        atoms.emit(st, Event(ev.REMOVED_FROM_COMBAT, rule, defending, oid, part.attacking))


def _not_attacked(st: State, oid: int) -> None:
    stand_in = 0
    for other in attackers(st):
        part = st.objs[other].combat
        if part is not None and part.attacking == oid:
            stand_in = stand_in or atoms.stand_in(st, oid, held_by(st.objs[oid]))
            atoms.set_combat(st, other, Combat(stand_in, part.blocked, part.blocking, part.dealt_first, part.band))


def mates(st: State, oid: int) -> list[int]:
    """702.22e–f: the other members of its band that are still attacking."""
    part = st.objs[oid].combat
    if part is None or not part.band:
        return []
    found = []
    for other in st.battlefield:
        theirs = st.objs[other].combat
        if other != oid and theirs is not None and theirs.band == part.band:
            found.append(other)
    return found


def may_enter_blocking(st: State, attacker: int, player: int) -> bool:
    """506.3e, 509.4a: is that creature still attacking this player, or a planeswalker or battle of theirs?"""
    part = st.objs[attacker].combat if attacker in st.objs else None
    return part is not None and part.attacking != 0 and defending_player(st, part.attacking) == player


def entered_blocking(st: State, oid: int, attacker: int) -> None:
    """509.3c–d, 509.4: it is blocking without having blocked; the creature becomes blocked if it was not."""
    chars = chars_of(st, st.objs[oid])
    if not chars.types & CREATURE or chars.types & BATTLE or not may_enter_blocking(st, attacker, chars.controller):
        return  # 506.3a, f
    met = [attacker, *combat_membership.mates(st, attacker)]  # 702.22h
    atoms.set_combat(st, oid, Combat(blocking=tuple(met)))
    for other in met:
        part = st.objs[other].combat
        assert part is not None
        if not part.blocked:
            atoms.set_combat(st, other, Combat(part.attacking, True, part.blocking, part.dealt_first, part.band))
            atoms.emit(st, Event(ev.BECAME_BLOCKED, "509.3c", obj=other, amount=1))
        atoms.notice(st, Event(ev.BLOCKED_BY, "509.3d", chars.controller, other, oid, 1))
