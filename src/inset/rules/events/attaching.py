"""301.5, 303.4, 701.3: what can be attached to what."""

from __future__ import annotations

from collections.abc import Sequence

from inset.kernel.types import BATTLE, BATTLEFIELD, CREATURE, LAND
from inset.language import keywords as kw
from inset.language.abilities import Keyword
from inset.language.filters import And, CanBeEnchantedBy, IsIn
from inset.language.node import Filter
from inset.rules import atoms
from inset.rules.events.protection import protected
from inset.rules.meaning.references import ASK, passes, select, zone_ids
from inset.rules.model.state import BESTOWED, Chars, Ctx, Obj, State, is_player, player_of, player_ref
from inset.rules.objects.layers import chars_of

PLAYER, OPPONENT = "player", "opponent"  # the text of an enchant ability that refers to players (702.5d)


def can_be_attached(st: State, oid: int, ref: int) -> bool:
    """701.3a: could this Aura, Equipment or Fortification be attached to that player or permanent?"""
    obj = st.objs.get(oid)
    return obj is not None and could_be_attached(st, obj, chars_of(st, obj), ref)


def could_be_attached(st: State, obj: Obj, chars: Chars, ref: int) -> bool:
    """The same for an object that need not be on the battlefield yet (303.4f)."""
    if obj.id == ref or chars.types & BATTLE or protected(st, ref, obj.id):
        return False
    if "Aura" in chars.subtypes:
        return not chars.types & CREATURE and _can_enchant(st, obj, chars, ref)
    if is_player(ref):
        return False
    host = st.objs.get(ref)
    if host is None or host.zone != BATTLEFIELD or host.phased:
        return False
    if "Equipment" in chars.subtypes:  # 301.5, 301.5c
        if chars.types & CREATURE and not chars.keywords & kw.RECONFIGURE:
            return False
        return chars_of(st, host).types & CREATURE != 0
    if "Fortification" in chars.subtypes:  # 301.6
        return not chars.types & CREATURE and chars_of(st, host).types & LAND != 0
    return False


def _can_enchant(st: State, obj: Obj, chars: Chars, ref: int) -> bool:
    """303.4, 702.5c: every enchant ability must allow it; an Aura with none can enchant nothing."""
    abilities = [a for a in chars.abilities if isinstance(a, Keyword) and a.keyword == kw.ENCHANT]
    ctx = Ctx(obj.id, chars.controller)
    return bool(abilities) and all(_allows(st, ctx, ability, ref) for ability in abilities)


def _allows(st: State, ctx: Ctx, ability: Keyword, ref: int) -> bool:
    if is_player(ref):  # 702.5d
        player = player_of(ref)
        if ability.where is not None or st.players[player].lost:
            return False
        return ability.text != OPPONENT or player != ctx.controller
    host = st.objs.get(ref)
    if ability.where is None or host is None or not host.zone & zones_of(ability.where) or host.phased:
        return False
    return passes(st, ctx, ability.where, host, chars_of(st, host))


def zones_of(where: Filter) -> int:
    """303.4a: an Aura enchants permanents, unless its enchant ability names another zone: "creature card in a graveyard"."""
    for part in where.parts if isinstance(where, And) else (where,):
        if isinstance(part, IsIn):
            return part.zones
    return BATTLEFIELD


def hosts(st: State, obj: Obj, chars: Chars) -> list[int]:
    """303.4f: every player, permanent and card in a graveyard that it could be attached to."""
    found = [player_ref(p) for p in st.in_game() if could_be_attached(st, obj, chars, player_ref(p))]
    there = zone_ids(st, _host_zones(chars), st.in_game())
    return found + [o for o in there if could_be_attached(st, obj, chars, o)]


def _host_zones(chars: Chars) -> int:
    zones = BATTLEFIELD
    for ability in chars.abilities:
        if isinstance(ability, Keyword) and ability.keyword == kw.ENCHANT and ability.where is not None:
            zones |= zones_of(ability.where)
    return zones


def attach(st: State, oid: int, ref: int, rule: str = "701.3a") -> bool:
    """701.3b: it doesn't move if it can't be attached there, or is attached there already."""
    obj = st.objs.get(oid)
    if obj is None or obj.zone != BATTLEFIELD or not can_be_attached(st, oid, ref):
        return False
    return atoms.attach(st, oid, ref, rule)


def is_legal(st: State, obj: Obj, chars: Chars) -> bool:
    """704.5m, 704.5n, 704.5p: may it stay as it is? Being unattached is legal for all but an Aura."""
    if not obj.attached:
        return "Aura" not in chars.subtypes
    return could_be_attached(st, obj, chars, obj.attached)


def _can_be_enchanted(st: State, ctx: Ctx, node: CanBeEnchantedBy, obj: Obj, chars: Chars) -> bool:
    return all(can_be_attached(st, oid, obj.id) for oid in select(st, ctx, node.what))


ASK[CanBeEnchantedBy] = _can_be_enchanted


def let_go(st: State, gone: Sequence[int]) -> None:
    """702.103f, 701.3d: a bestowed Aura whose creature has left is a creature immediately, not only when that is
    checked."""
    if gone:
        for oid in st.battlefield:
            obj = st.objs[oid]
            if obj.flags & BESTOWED and obj.attached in gone:
                atoms.attach(st, oid, 0, "702.103f")
