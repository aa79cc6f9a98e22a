"""What a combat trick would change: a creature in combat that becomes larger for the turn."""

from __future__ import annotations

from inset.agents import worth
from inset.agents.combat import Fighter, clash
from inset.agents.sight import Sight
from inset.kernel.types import DECLARE_BLOCKERS
from inset.rules.model.state import Chars, Obj, is_player, player_of
from inset.rules.objects.layers import chars_of

LETHAL = 200.0


def gain(sight: Sight, obj: Obj, chars: Chars, power: int, toughness: int) -> float:
    """What it wins that one of the player's creatures gets +power/+toughness now."""
    part = obj.combat
    if part is None or sight.st.step != DECLARE_BLOCKERS:
        return 0.0
    me = Fighter(obj, chars)
    if part.attacking and not part.blocked:
        return _through(sight, part.attacking, me.hits, power)
    others = [Fighter(other, chars_of(sight.st, other)) for other in opponents(sight, obj)]
    if not others:
        return 0.0
    if len(others) == 1 or part.attacking:
        before, after = _result(me, others), _result(me.grown(power, toughness), others)
    else:  # one blocker of several attackers
        before = sum(_result(me, [other]) for other in others)
        after = sum(_result(me.grown(power, toughness), [other]) for other in others)
    return after - before


def _result(me: Fighter, others: list[Fighter]) -> float:
    dies, dead, _ = clash(me, others)
    return sum(other.worth for other in dead) - (me.worth if dies else 0.0)


def _through(sight: Sight, attacked: int, hits: int, more: int) -> float:
    """More damage to a player: worth a card only if it ends the game."""
    if not is_player(attacked) or not more:
        return 0.0
    player = player_of(attacked)
    coming = sum(
        Fighter(o, c).hits
        for o, c in sight.creatures(sight.me)
        if o.combat is not None and o.combat.attacking == attacked and not o.combat.blocked
    )
    life = sight.life(player)
    if coming < life <= coming + more:
        return LETHAL
    left = max(1, life - coming)
    return 0.6 * (worth.life(left) - worth.life(max(1, left - more)))


def opponents(sight: Sight, obj: Obj) -> list[Obj]:
    """The creatures that one in combat fights with."""
    part = obj.combat
    assert part is not None
    st = sight.st
    if part.attacking:
        found = [st.objs[oid] for oid in st.battlefield]
        return [other for other in found if other.combat is not None and obj.id in other.combat.blocking]
    return [st.objs[oid] for oid in part.blocking if oid in st.objs]
