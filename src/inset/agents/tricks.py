"""What a combat trick would change: a creature in combat that becomes larger for the turn."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from inset.agents import aims, combat, worth
from inset.agents.combat import Fighter, clash, fighter
from inset.agents.sight import Sight
from inset.kernel.types import CREATURE, DECLARE_ATTACKERS, DECLARE_BLOCKERS, PRECOMBAT_MAIN
from inset.language import keywords as kw
from inset.language.abilities import Activated, Spell, Triggered
from inset.rules.model.state import Chars, Obj, is_player, player_of
from inset.rules.objects.layers import chars_of

LETHAL = 200.0


def gain(sight: Sight, obj: Obj, chars: Chars, power: int, toughness: int, keywords: int = 0) -> float:
    """What is gained if one of the player's creatures gets +power/+toughness and these keywords now."""
    saved = rescued(sight, obj, chars, toughness, keywords) if sight.st.stack else 0.0
    if saved:
        return saved
    if keywords & kw.PROTECTION:
        keywords |= kw.INDESTRUCTIBLE  # nothing that it fights can destroy it
    part = obj.combat
    if part is None and sight.st.step == DECLARE_ATTACKERS and not sight.mine:
        return _before_blocks(sight, obj, chars, power, toughness, keywords)
    if part is None or sight.st.step != DECLARE_BLOCKERS:
        return 0.0
    me = fighter(obj, chars)
    if part.attacking and not part.blocked:
        more = power if not keywords & kw.DOUBLE_STRIKE else power + me.power + power
        return _through(sight, part.attacking, me.hits, more)
    others = [fighter(other, chars_of(sight.st, other)) for other in opponents(sight, obj)]
    if not others:
        return 0.0
    if len(others) == 1 or part.attacking:
        before, after = _result(me, others), _result(me.grown(power, toughness, keywords), others)
    else:  # one blocker of several attackers
        before = worth.total_of(_result(me, [other]) for other in others)
        after = worth.total_of(_result(me.grown(power, toughness, keywords), [other]) for other in others)
    return after - before


def rescued(sight: Sight, obj: Obj, chars: Chars, toughness: int, keywords: int) -> float:
    """What the creature is worth if this saves it from an opponent's spell or ability about to resolve; otherwise 0."""
    st = sight.st
    top = st.objs[st.stack[-1]]
    on_stack = top.stack
    if on_stack is None or on_stack.ctx.controller == sight.me:
        return 0.0
    ability = on_stack.ability
    if not isinstance(ability, (Spell, Activated, Triggered)):
        return 0.0
    places = aims.slots(ability.body, on_stack.modes)
    for (body, slot), refs in zip(places, on_stack.targets, strict=False):
        if obj.id in refs and _is_saved(aims.uses(body, slot), obj, chars, toughness, keywords):
            return worth.creature(chars)
    return 0.0


def _is_saved(uses: Sequence[aims.Use], obj: Obj, chars: Chars, toughness: int, keywords: int) -> bool:
    bad = [use for use in uses if use.bad]
    if keywords & (kw.HEXPROOF | kw.SHROUD | kw.PROTECTION) and bad:
        return True
    left = (chars.toughness or 0) - obj.damage
    for use in bad:
        hurt = use.amount if use.kind == aims.HURT and isinstance(use.amount, int) else 0
        if hurt >= left and (keywords & kw.INDESTRUCTIBLE or hurt < left + toughness):
            return True
        if use.kind == aims.KILL and keywords & kw.INDESTRUCTIBLE:
            return True
    return False


def _before_blocks(sight: Sight, obj: Obj, chars: Chars, power: int, toughness: int, keywords: int) -> float:
    """What is gained if one of the creatures that could block becomes larger before blockers are declared."""
    return blocking_as(sight, [fighter(obj, chars).grown(power, toughness, keywords)])


def blocking_as(sight: Sight, grown: list[Fighter]) -> float:
    """What is gained if creatures that could block are like this when blockers are declared."""
    field, attacking = combat.battle(sight)
    by_id = {one.id: one for one in grown}
    if not attacking or all(one.id not in by_id for one in field.blockers):
        return 0.0
    before = combat.defence(field, attacking, combat.best_blocks(field, attacking))
    field.blockers = [by_id.get(one.id, one) for one in field.blockers]
    return combat.defence(field, attacking, combat.best_blocks(field, attacking)) - before


def before_attack(sight: Sight, obj: Obj, chars: Chars, power: int, toughness: int, keywords: int) -> float:
    """What an attack gains if one of the creatures is larger in it: for what can't wait until blockers are declared."""
    st = sight.st
    if not sight.mine or st.step != PRECOMBAT_MAIN or not sight.ready(obj.id, sight.me):
        return 0.0
    able = [other.id for other, _ in sight.creatures(sight.me) if sight.ready(other.id, sight.me)]
    _, before = combat.plan_attack(sight, able)
    _, after = combat.plan_attack(sight, able, fighter(obj, chars).grown(power, toughness, keywords))
    return min(after - before, LETHAL)


def spared(
    sight: Sight, player: bool, creatures: bool, harmless: Collection[int] | None = None, at_once: bool = False
) -> float:
    """What it saves if no damage is dealt in the opponent's combat: to the player, to the player's creatures.

    What doesn't have to come at once can wait until blockers are declared. ``harmless``: the creatures that deal no damage, if
    it isn't all of them.
    """
    st = sight.st
    if (
        sight.mine
        or st.step not in (DECLARE_ATTACKERS, DECLARE_BLOCKERS)
        or (st.step == DECLARE_ATTACKERS and not at_once)
    ):
        return 0.0
    field, attacking = combat.battle(sight)
    blocks: combat.Blocks = {}
    if st.step == DECLARE_ATTACKERS:
        blocks = combat.best_blocks(field, attacking)
    else:
        for obj, _ in sight.creatures(sight.me):
            for other in obj.combat.blocking if obj.combat is not None else ():
                blocks.setdefault(other, []).append(obj.id)
    mine = {obj.id: fighter(obj, chars) for obj, chars in sight.creatures(sight.me)}
    field.blockers = list(mine.values())
    stopped = [one for one in attacking if harmless is None or one.id in harmless]
    saved = 0.0
    if player:
        coming, life = combat.damage(field, attacking, blocks), sight.life(sight.me)
        left = life - coming + combat.damage(field, stopped, blocks)
        saved += worth.life(left) - worth.life(life - coming) if left > 0 else 0.0
        saved += LETHAL if coming >= life and left > 0 else 0.0
    if creatures:
        for one in stopped:
            if one.id in blocks:
                dies, dead, _ = clash(one, [mine[oid] for oid in blocks[one.id]])
                lives = dies and (harmless is None or all(oid in harmless for oid in blocks[one.id]))
                saved += worth.total_of(other.worth for other in dead) - (one.worth if lives else 0.0)
    return saved


def flickered(sight: Sight, obj: Obj, chars: Chars) -> float:
    """What is gained if one of the player's creatures leaves the battlefield and comes back, or comes back later."""
    value = worth.permanent(chars, obj.token)
    if obj.token:
        return -value  # 111.8: it doesn't come back
    if not chars.types & CREATURE:
        return 0.1 * value
    if sight.st.stack:
        return rescued(sight, obj, chars, 0, kw.HEXPROOF) or 0.1 * value
    part = obj.combat
    if part is None or sight.st.step != DECLARE_BLOCKERS or (part.attacking and not part.blocked):
        return 0.1 * value
    others = [fighter(other, chars_of(sight.st, other)) for other in opponents(sight, obj)]
    return max(0.1 * value, -_result(fighter(obj, chars), others) if others else 0.0)


def _result(me: Fighter, others: list[Fighter]) -> float:
    dies, dead, _ = clash(me, others)
    return worth.total_of(other.worth for other in dead) - (me.worth if dies else 0.0)


def _through(sight: Sight, attacked: int, hits: int, more: int) -> float:
    """More damage to a player: worth a card only if it ends the game."""
    if not is_player(attacked) or not more:
        return 0.0
    player = player_of(attacked)
    coming = sum(
        fighter(o, c).hits
        for o, c in sight.creatures(sight.me)
        if o.combat is not None and o.combat.attacking == attacked and not o.combat.blocked
    )
    life = sight.life(player)
    if coming < life <= coming + more:
        return LETHAL
    left = max(1, life - coming)
    return 0.6 * (worth.life(left) - worth.life(max(1, left - more)))


def opponents(sight: Sight, obj: Obj) -> list[Obj]:
    """The creatures that a creature in combat is fighting."""
    part = obj.combat
    assert part is not None
    st = sight.st
    if part.attacking:
        found = [st.objs[oid] for oid in st.battlefield]
        return [other for other in found if other.combat is not None and obj.id in other.combat.blocking]
    return [st.objs[oid] for oid in part.blocking if oid in st.objs]
