"""The value to a player of something happening to one target: a permanent, a spell, a card, a player.

What happens is read by ``aims``; numbers that can't be known yet are guessed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from inset.agents import aims, tricks, worth
from inset.agents.aims import Use
from inset.agents.sight import Sight
from inset.kernel.types import BATTLEFIELD, CREATURE, INSTANT, STACK
from inset.language import costs as co, keywords as kw, selections as sel, values as val
from inset.language.abilities import Keyword
from inset.language.node import Amount, Node, Selection
from inset.rules.meaning.references import number, select
from inset.rules.model.state import Chars, Ctx, Obj, is_player, player_of
from inset.rules.objects.layers import chars_of
from inset.rules.payment.cost_parts import flatten

NEVER: Final = -1_000.0
LETHAL: Final = 200.0
DISCARDED: Final = 1.9  # a discarded card that the player chooses
EXTRA_TURN: Final = 8.0
UNPAYABLE: Final = 10.0
GUESS: Final = 2  # a number that is not known yet
CANT_SAY: Final = (KeyError, IndexError, AttributeError, AssertionError)  # the result of asking too early


def amount_of(sight: Sight, ctx: Ctx, amount: Amount) -> int:
    """A number as it would be now; a guess if it depends on something that hasn't been chosen or hasn't happened
    yet."""
    if isinstance(amount, int):
        return amount
    if (not ctx.targets and names(amount, (sel.Target, sel.TargetPlayers))) or names(amount, _KEPT):
        return _power_there_is(sight) if isinstance(amount, val.Stat) else GUESS
    try:
        return number(sight.st, ctx, amount)
    except CANT_SAY:
        return GUESS


_KEPT: Final = (sel.Saved, val.SavedNumber)  # by an instruction that has not been carried out yet


def names(part: object, kinds: tuple[type, ...]) -> bool:
    """Does a number, selection, filter or condition mention one of these?"""
    if isinstance(part, kinds):
        return True
    if isinstance(part, Node):
        return any(names(getattr(part, name), kinds) for name in part.__dataclass_fields__)
    return isinstance(part, tuple) and any(names(inner, kinds) for inner in part)


def _power_there_is(sight: Sight) -> int:
    """ "Damage equal to its power": that of the player's largest creature."""
    return max((chars.power or 0 for _, chars in sight.creatures(sight.me)), default=0)


# --- one target --------------------------------------------------------------------------------------


def target(sight: Sight, ctx: Ctx, uses: Sequence[Use], ref: int) -> float:
    """The value of these things happening to this target."""
    return worth.total_of(one(sight, ctx, use, ref) for use in uses)


def one(sight: Sight, ctx: Ctx, use: Use, ref: int) -> float:
    if use.each is not None:
        return _others(sight, ctx, use, use.each, ref)
    if is_player(ref):
        return _player(sight, ctx, use, player_of(ref))
    obj = sight.obj(ref)
    if obj is None:
        return 0.0
    chars = chars_of(sight.st, obj)
    mine = chars.controller == sight.me if obj.zone & (BATTLEFIELD | STACK) else obj.owner == sight.me
    if obj.zone == STACK:
        return _spell(sight, use, obj, chars, mine)
    if obj.zone != BATTLEFIELD:
        return _card(use, obj, chars, mine)
    gain = _permanent(sight, ctx, use, obj, chars, mine)
    if not mine and chars.keywords & kw.WARD:
        gain -= _ward(sight, ctx, chars)
    return gain


def _ward(sight: Sight, ctx: Ctx, chars: Chars) -> float:
    """702.21a: what the creature's controller has to be paid; or the spell or ability is lost."""
    total = 0.0
    for ability in chars.abilities:
        if isinstance(ability, Keyword) and ability.keyword == kw.WARD:
            total += worth.total_of(price(sight, ctx, part) for part in flatten(ability.cost))
    return total


def price(sight: Sight, ctx: Ctx, part: Node) -> float:
    """What paying this part of a cost is worth."""
    match part:
        case co.PayMana(cost=cost):
            return 0.3 * cost.value() if cost.value() < sight.mana() else UNPAYABLE
        case co.PayLife(amount=amount):
            return life_lost(sight, sight.me, amount_of(sight, ctx, amount))
        case co.OthersGainLife(amount=amount):
            return 0.5 * life_lost(sight, sight.me, amount)
        case co.DiscardCards(count=count):
            return DISCARDED * amount_of(sight, ctx, count) if sight.hand_size(sight.me) > 1 else UNPAYABLE
        case co.SacrificeOther() | co.ExileCards():
            return 2.5
        case _:
            return 1.0


def _others(sight: Sight, ctx: Ctx, use: Use, each: Selection, ref: int) -> float:
    """The value of these things happening to the objects that the target decides: those that the target player controls."""
    aimed = aiming(ctx, use.slot, (ref,))
    direct = Use(use.kind, use.amount, use.power, use.toughness, use.keywords, use.sets, use.factor)
    try:
        found = [oid for oid in select(sight.st, aimed, each) if oid in sight.st.objs]
    except CANT_SAY:
        return 0.0
    return worth.total_of(one(sight, aimed, direct, oid) for oid in found)


def aiming(ctx: Ctx, slot: int, refs: tuple[int, ...]) -> Ctx:
    """The same with these targets in a slot."""
    made = ctx.dup()
    made.targets = (*ctx.targets[:slot], *[()] * (slot - len(ctx.targets)), refs, *ctx.targets[slot + 1 :])
    return made


def _player(sight: Sight, ctx: Ctx, use: Use, player: int) -> float:
    sign = -1.0 if player == sight.me else 1.0
    amount = amount_of(sight, ctx, use.amount)
    match use.kind:
        case aims.HURT | aims.LOSES:
            return sign * life_lost(sight, player, amount, 0.8 if use.kind == aims.HURT else 1.0)
        case aims.GAINS:
            return -sign * life_gained(sight, player, amount)
        case aims.DRAWS:
            return -sign * draws(sight, player, amount)
        case aims.DISCARDS:
            return sign * DISCARDED * min(amount, sight.hand_size(player))
        case aims.SACRIFICES:
            return sign * sacrificed(sight, player, amount)
        case aims.SHOWS:
            return sign * 0.2
        case aims.HARM:
            return sign * 1.8
        case aims.PUMP:
            return -sign * 0.3
        case aims.TURN:
            return -sign * EXTRA_TURN
        case _:
            return -sign * 1.8 if not use.bad else sign


def life_lost(sight: Sight, player: int, amount: int, factor: float = 1.0) -> float:
    """What it costs a player to lose this much life."""
    life = sight.life(player)
    if amount >= life:
        return LETHAL
    return factor * (worth.life(life) - worth.life(life - amount))


def life_gained(sight: Sight, player: int, amount: int) -> float:
    """What it brings a player to gain this much life."""
    life = max(1, sight.life(player))
    return 0.6 * (worth.life(life + amount) - worth.life(life))


def draws(sight: Sight, player: int, count: int) -> float:
    """What it brings a player to draw this many cards; nobody draws from an empty library for long."""
    if player == sight.me and len(sight.st.libraries[player]) <= count + 2:
        return -5.0
    return worth.CARD * 0.95 * count


def sacrificed(sight: Sight, player: int, count: int) -> float:
    """What a player loses by sacrificing creatures they choose: the least valuable ones."""
    values = sorted(worth.creature(chars) for _, chars in sight.creatures(player))
    return worth.total_of(values[:count]) if values else 0.0


def _spell(sight: Sight, use: Use, obj: Obj, chars: Chars, mine: bool) -> float:
    cost = chars.cost.value() if chars.cost is not None else 2
    value = 1.0 + 1.2 * cost
    if chars.types & CREATURE:
        value = max(value, worth.creature(chars))
    if use.kind == aims.COPY:
        return value if mine else 0.3 * value
    return -value if mine else value


def _card(use: Use, obj: Obj, chars: Chars, mine: bool) -> float:
    """A card in a graveyard or in exile."""
    value = worth.permanent(chars) if chars.types & CREATURE else 1.0 + (chars.cost.value() if chars.cost else 0)
    if use.kind == aims.REGAIN:
        return value
    if use.kind == aims.BOUNCE:  # to its owner's hand
        return min(value, 3.5) if mine else -1.0
    return 0.2 * value if not mine else -0.2


def _permanent(sight: Sight, ctx: Ctx, use: Use, obj: Obj, chars: Chars, mine: bool) -> float:
    value = worth.permanent(chars, obj.token)
    against = -1.0 if mine else 1.0
    match use.kind:
        case aims.KILL:
            return against * value
        case aims.TAKE:
            return -0.5 if mine else 2 * value
        case aims.HURT:
            return against * _hurt(sight, ctx, use, obj, chars, value)
        case aims.SHRINK:
            down = amount_of(sight, ctx, use.toughness)
            dies = chars.types & CREATURE and down >= (chars.toughness or 0) - obj.damage
            return against * (value if dies else 0.1 * value)
        case aims.BOUNCE:
            return against * (value if obj.token else 0.5 * value + 0.1)
        case aims.HINDER:
            return against * (0.25 * value if not obj.tapped else 0.02)
        case aims.PUMP:
            power, toughness = amount_of(sight, ctx, use.power), amount_of(sight, ctx, use.toughness)
            if use.sets:
                power, toughness = power - (chars.power or 0), toughness - (chars.toughness or 0)
            power += (use.factor - 1) * ((chars.power or 0) + power)
            if not mine:
                return -0.5 - 0.1 * power
            gain = tricks.gain(sight, obj, chars, power, toughness, use.keywords)
            if not gain and ctx.source in sight.st.hands[sight.me]:
                source = sight.st.objs[ctx.source].definition
                if not any(face.types & INSTANT for face in source.faces):
                    gain = tricks.before_attack(sight, obj, chars, power, toughness, use.keywords)
            return gain + 0.02 * value
        case aims.GROW:
            more = amount_of(sight, ctx, use.amount) if use.amount else 1
            return -against * (1.0 + 1.2 * more + 0.08 * value)
        case aims.COPY:
            return value
        case aims.FIGHT:
            return 0.15 * value if mine else -1.0
        case aims.REGAIN:  # flickered
            return tricks.flickered(sight, obj, chars) if mine else value if obj.token else 0.3
        case _:
            return -against * 0.6 if not use.bad else against * 0.6


def _hurt(sight: Sight, ctx: Ctx, use: Use, obj: Obj, chars: Chars, value: float) -> float:
    """Damage to a permanent: what matters is whether it dies."""
    amount = amount_of(sight, ctx, use.amount)
    if not chars.types & CREATURE:
        return min(value, 0.8 * amount)
    if chars.keywords & kw.INDESTRUCTIBLE:
        return 0.0
    return value if amount >= (chars.toughness or 0) - obj.damage else 0.12 * amount
