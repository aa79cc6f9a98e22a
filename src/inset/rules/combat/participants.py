"""506, 508.4, 508.7, 511.3: who is in combat, who can be attacked, and who leaves combat."""

from __future__ import annotations

from collections.abc import Sequence

from inset.kernel.types import BATTLE, BATTLEFIELD, BEGIN_COMBAT, COMBAT_STEPS, CREATURE, PLANESWALKER
from inset.language import keywords as kw
from inset.rules import atoms
from inset.rules.events.combat_membership import _not_attacked, attackers, stops_fighting
from inset.rules.meaning.references import defending_player, look
from inset.rules.model import event_records as ev
from inset.rules.model.decision import Ask
from inset.rules.model.object_notes import PROTECTOR
from inset.rules.model.questions import pick_attack
from inset.rules.model.state import Combat, Obj, State, is_player, player_ref
from inset.rules.model.subjects import About
from inset.rules.objects.layers import all_chars, chars_of


def had_attackers(st: State) -> bool:
    """508.8: was any creature declared as an attacker in this combat, or put onto the battlefield attacking?"""
    if attackers(st):
        return True
    for event in reversed(st.events):
        if event.kind == ev.ATTACKED or (event.kind == ev.REMOVED_FROM_COMBAT and event.other):
            return True
        if event.kind == ev.MOVED and event.origin == BATTLEFIELD and _attacked(st, event.other):
            return True
        if event.kind == ev.STEP_BEGAN and event.amount == BEGIN_COMBAT:
            return False
    return False


def _attacked(st: State, oid: int) -> bool:
    """Was it attacking when it left the battlefield?"""
    part = look(st, oid)[0].combat
    return part is not None and part.attacking != 0


def first_strike(st: State) -> bool:
    """510.4: has an attacking or blocking creature first strike or double strike?"""
    for oid in st.battlefield:
        obj = st.objs[oid]
        if obj.combat is not None and chars_of(st, obj).keywords & (kw.FIRST_STRIKE | kw.DOUBLE_STRIKE):
            return True
    return False


def tidy(st: State) -> None:
    """506.4: who stops being a creature, or becomes a battle, leaves combat; so does what can't be attacked."""
    for oid in st.battlefield:
        obj = st.objs[oid]
        if obj.combat is not None:
            types = chars_of(st, obj).types
            if not types & CREATURE or types & BATTLE:
                stops_fighting(st, oid, "506.4")  # 506.4d: an attacked planeswalker that blocks is still attacked
            elif obj.combat.attacking > 0 and obj.combat.attacking in st.objs:
                target = st.objs[obj.combat.attacking]
                if target.phased or not _can_be_attacked(st, target):
                    _not_attacked(st, target.id)


def _can_be_attacked(st: State, target: Obj) -> bool:
    """506.4e: what was a battle and is a planeswalker alone is attacked on only if its protector controls it."""
    chars = chars_of(st, target)
    if not chars.types & PLANESWALKER or chars.types & BATTLE:
        return chars.types & BATTLE != 0
    protector: int = PROTECTOR.get(target.notes, chars.controller)
    return protector == chars.controller


def clear(st: State) -> None:
    """511.3: everything is removed from combat."""
    for oid in st.battlefield:
        if st.objs[oid].combat is not None:
            atoms.set_combat(st, oid, None)


def defenders(st: State, attacker: int) -> list[int]:
    """506.2, 802.2: each opponent, then the planeswalkers they control and the battles they protect."""
    found: list[int] = []
    others = [(oid, chars) for oid, chars in all_chars(st).items() if chars.types & (BATTLE | PLANESWALKER)]
    for player in st.opponents(attacker):
        found.append(player_ref(player))
        for oid, chars in others:
            if chars.types & BATTLE:
                if PROTECTOR.get(st.objs[oid].notes, chars.controller) == player:
                    found.append(oid)
            elif chars.controller == player:
                found.append(oid)
    return found


def attacked_by(st: State, creatures: list[int], player: int) -> int:
    """702.49c, 508.4a: what this creature attacks or attacked, if it can still be attacked; otherwise 0."""
    parts = [look(st, oid)[0].combat for oid in creatures]
    whom = defenders(st, player) if player == st.active and st.step in COMBAT_STEPS else []
    return next((part.attacking for part in parts if part is not None and part.attacking in whom), 0)


def choose_defender(
    st: State, player: int, oid: int, players: Sequence[int] | None = None, alone: bool = False
) -> Ask[int]:
    """508.4, 506.3b: a creature is put onto the battlefield attacking: its controller chooses whom; ``players``: one of
    these or, unless ``alone``, a planeswalker of theirs."""
    whom = defenders(st, player) if player == st.active and st.step in COMBAT_STEPS else []
    if players is not None:
        other = BATTLE | PLANESWALKER if alone else BATTLE
        whom = [ref for ref in whom if is_player(ref) or not chars_of(st, st.objs[ref]).types & other]
        whom = [ref for ref in whom if defending_player(st, ref) in players]
    if not whom:
        return 0
    pick = yield from pick_attack(player, "508.4", "Attack whom?", whom, About(oid))
    return pick


def join_attack(st: State, player: int, oid: int, beside: Sequence[int]) -> Ask[None]:
    """508.4: a creature of the attacking player's is attacking as well: a player or planeswalker that these players are
    attacking, as this player chooses. It wasn't declared as an attacker."""
    chars = chars_of(st, st.objs[oid])
    if not chars.types & CREATURE or chars.controller != st.active or st.step not in COMBAT_STEPS:
        return
    refs = []
    for other in attackers(st):
        part = st.objs[other].combat
        if part is not None and part.attacking not in refs and chars_of(st, st.objs[other]).controller in beside:
            if is_player(part.attacking) or chars_of(st, st.objs[part.attacking]).types & PLANESWALKER:
                refs.append(part.attacking)
    if refs:
        ref = yield from pick_attack(player, "508.4", "Attack whom?", refs, About(oid))
        if oid in st.objs:
            atoms.set_combat(st, oid, Combat(ref))


def reselect(st: State, player: int, oid: int) -> Ask[None]:
    """508.7: any opponent of its controller, or a permanent of theirs, whatever keeps creatures from attacking them. It
    keeps attacking, and has attacked what it was declared as attacking."""
    part = st.objs[oid].combat
    if part is None or not part.attacking:
        return
    whom = defenders(st, chars_of(st, st.objs[oid]).controller)
    if whom:
        ref = yield from pick_attack(player, "508.7", "Attack whom?", whom, About(oid))
        part = st.objs[oid].combat if oid in st.objs else None
        if part is None:
            return  # its owner has left meanwhile
        atoms.set_combat(st, oid, Combat(ref, part.blocked, part.blocking, part.dealt_first, part.band))
