"""702.154 enlist: an optional cost to attack: another creature is tapped for it (508.1g)."""

from __future__ import annotations

from inset.kernel.types import CREATURE
from inset.language import keywords as kw, patterns as pat, statics as sta
from inset.rules import atoms
from inset.rules.combat.attack_costs import Price, affordable
from inset.rules.events.impossible import still_there
from inset.rules.events.instructions import choose_some
from inset.rules.events.triggers import reflexive, statics
from inset.rules.model import event_records as ev
from inset.rules.model.decision import Ask
from inset.rules.model.state import Ctx, Event, State
from inset.rules.objects.layers import chars_of

Enlisted = tuple[Ctx, sta.MayEnlist, int]  # whose ability it is, the ability, and the creature that is tapped for it


def announce(st: State, player: int, declared: list[int], owed: list[Price]) -> Ask[list[Enlisted]]:
    """508.1g: for each enlist ability of an attacker up to one creature, so that the other costs can still be paid."""
    chosen: list[Enlisted] = []
    for ctx, _, static, _ in statics(st, sta.MayEnlist):
        if ctx.source in declared:
            taken = [oid for _, _, oid in chosen]
            free = [oid for oid in st.battlefield if oid not in declared and oid not in taken and _can(st, player, oid)]
            if owed:
                free = [oid for oid in free if affordable(st, player, owed, _tapped(st, declared, [*taken, oid]))]
            picked = yield from choose_some(st, player, free, 0, 1, "Enlist which creature?", "508.1g", ctx.source)
            chosen += [(ctx, static, oid) for oid in picked]
    return chosen


def _can(st: State, player: int, oid: int) -> bool:
    """702.154a: an untapped creature with haste, or controlled continuously since the turn began."""
    obj = st.objs[oid]
    if obj.phased or obj.tapped:
        return False
    chars = chars_of(st, obj)
    if chars.controller != player or not chars.types & CREATURE:
        return False
    return obj.since < st.players[player].turn_began or chars.keywords & kw.HASTE != 0


def _tapped(st: State, declared: list[int], enlisted: list[int]) -> list[int]:
    """What will be tapped when the other costs are paid."""
    return [oid for oid in declared if not chars_of(st, st.objs[oid]).keywords & kw.VIGILANCE] + enlisted


def enlist(st: State, player: int, chosen: list[Enlisted]) -> None:
    """508.1j, 702.154c–d: each cost is paid, and what is linked to it triggers."""
    for ctx, static, oid in chosen:
        still_there(st, (ctx.source, oid), 2)
        atoms.set_tapped(st, oid, True, "702.154a")
        own = ctx.dup()
        own.saved[0] = (oid,)
        reflexive(st, own, static.body)
        atoms.emit(st, Event(ev.DEED, "702.154c", player, ctx.source, oid, detail=pat.ENLISTS))
