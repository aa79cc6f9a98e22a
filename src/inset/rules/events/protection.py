"""702.11, 702.16, 702.18: hexproof, protection, shroud: who can't target, damage, attach or block whom."""

from __future__ import annotations

from inset.kernel.types import BATTLEFIELD
from inset.language import keywords as kw, statics as sta
from inset.language.abilities import Keyword
from inset.rules.events.triggers import statics
from inset.rules.meaning.references import passes, passes_id, who
from inset.rules.model.state import Ctx, State, is_player, player_of
from inset.rules.objects.layers import chars_of


def protected(st: State, ref: int, source: int) -> bool:
    """Does a player or permanent have protection from the source (702.16a)?"""
    if is_player(ref):
        player = player_of(ref)
        for ctx, _, static, _ in statics(st, sta.PlayerProtection):
            if player in who(st, ctx, static.who) and passes_id(st, ctx, static.against, source):
                return True
        return False
    obj = st.objs.get(ref)
    if obj is None or obj.zone != BATTLEFIELD:  # 113.6
        return False
    chars = chars_of(st, obj)
    if not chars.keywords & kw.PROTECTION:
        return False
    return _keyword_against(st, ref, chars.controller, chars.abilities, kw.PROTECTION, source)


def _keyword_against(
    st: State, oid: int, controller: int, abilities: tuple[object, ...], keyword: int, source: int
) -> bool:
    ctx = Ctx(oid, controller)
    for ability in abilities:
        if isinstance(ability, Keyword) and ability.keyword == keyword:
            if ability.where is None or passes_id(st, ctx, ability.where, source):
                return True
    return False


def can_target(st: State, ref: int, source: int, player: int) -> bool:
    """Can a spell or ability of this source, controlled by the player, have this as a target (115.1, 702.11, 702.18)?"""
    if is_player(ref):
        return _can_target_player(st, player_of(ref), source, player)
    obj = st.objs[ref]
    chars = chars_of(st, obj)
    if obj.zone == BATTLEFIELD and chars.keywords & (kw.SHROUD | kw.HEXPROOF | kw.PROTECTION):
        if chars.keywords & kw.SHROUD:
            return False
        if chars.keywords & kw.HEXPROOF and chars.controller != player:
            if _keyword_against(st, ref, chars.controller, chars.abilities, kw.HEXPROOF, source):
                return False
        if protected(st, ref, source):
            return False
    for ctx, _, static, _ in statics(st, sta.Restrict):
        if static.kind == sta.CANT_BE_TARGETED and passes(st, ctx, static.where, obj, chars):
            if passes_id(st, ctx, static.against, source):
                return False
    return True


def _can_target_player(st: State, target: int, source: int, player: int) -> bool:
    for ctx, _, static, _ in statics(st, sta.PlayerRule):
        if target in who(st, ctx, static.who):
            if static.kind == sta.PLAYER_SHROUD or (static.kind == sta.PLAYER_HEXPROOF and target != player):
                return False
    return not protected(st, -1 - target, source)
