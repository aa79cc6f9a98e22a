"""What it would be worth to a player that a spell or ability resolves now, with the best targets there are.

Targets are listed by the rules themselves (``targets.could_be``), effects are read by ``aims``; numbers that can't
be known yet are guessed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from inset.agents import aims, tricks, worth
from inset.agents.aims import Use
from inset.agents.sight import Sight
from inset.kernel.types import BATTLEFIELD, CREATURE, HAND, STACK
from inset.language import effects as ef, keywords as kw, mods, selections as sel
from inset.language.abilities import Body, Modes, TargetSpec
from inset.language.node import Amount, Effect, Players
from inset.rules.meaning.references import number, select, who
from inset.rules.model.state import Chars, Ctx, Obj, is_player, player_of
from inset.rules.objects.layers import chars_of
from inset.rules.playing.targets import could_be

NEVER: Final = -1_000.0
LETHAL: Final = 200.0
GUESS: Final = 2  # a number that is not known yet


def amount_of(sight: Sight, ctx: Ctx, amount: Amount) -> int:
    """A number as it would be now; a guess where it depends on what has not happened yet."""
    if isinstance(amount, int):
        return amount
    try:
        return number(sight.st, ctx, amount)
    except (KeyError, IndexError, AttributeError, AssertionError):
        return GUESS


# --- one target --------------------------------------------------------------------------------------


def target(sight: Sight, ctx: Ctx, uses: Sequence[Use], ref: int) -> float:
    """What it is worth that these things happen to this target."""
    return sum(_one(sight, ctx, use, ref) for use in uses)


def _one(sight: Sight, ctx: Ctx, use: Use, ref: int) -> float:
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
        gain -= 1.0
    return gain


def _player(sight: Sight, ctx: Ctx, use: Use, player: int) -> float:
    sign = -1.0 if player == sight.me else 1.0
    if use.kind == aims.HURT:
        amount = amount_of(sight, ctx, use.amount)
        if amount >= sight.life(player):
            return sign * LETHAL
        return sign * (worth.life(sight.life(player)) - worth.life(sight.life(player) - amount)) * 0.8
    if use.kind == aims.HARM:
        return sign * 1.8
    return -sign * 1.8 if not use.bad else sign


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
            if not mine:
                return -0.5 - 0.1 * power
            return tricks.gain(sight, obj, chars, power, toughness) + 0.02 * value
        case aims.GROW:
            more = amount_of(sight, ctx, use.amount) if use.amount else 1
            return -against * (1.0 + 1.2 * more + 0.08 * value)
        case aims.COPY:
            return value
        case aims.FIGHT:
            return 0.15 * value if mine else -1.0
        case aims.REGAIN:  # flickered
            return 0.1 * value if mine else 0.3
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


# --- a whole text ------------------------------------------------------------------------------------


def best_for(sight: Sight, ctx: Ctx, body: Body, slot: int, spec: TargetSpec) -> float:
    """The best choice for one use of the word "target"; negative if something has to be chosen that should not be."""
    uses = aims.uses(body, slot)
    values = sorted((target(sight, ctx, uses, ref) for ref in could_be(sight.st, ctx, spec)), reverse=True)
    least = spec.least if isinstance(spec.least, int) else 0
    most = spec.most if isinstance(spec.most, int) else GUESS
    if len(values) < least:
        return NEVER
    return sum(value for place, value in enumerate(values[:most]) if value > 0 or place < least)


def body(sight: Sight, ctx: Ctx, text: Body | Modes) -> float:
    """What the text is worth if it resolves now."""
    if isinstance(text, Modes):
        values = sorted((body(sight, ctx, part) for part in text.bodies), reverse=True)
        return sum(values[: max(1, text.least)])
    total = sum(best_for(sight, ctx, text, slot, spec) for slot, spec in enumerate(text.targets))
    return total + instructions(sight, ctx, text.effects, bool(text.targets))


def instructions(sight: Sight, ctx: Ctx, effects: tuple[Effect, ...], targeted: bool = False) -> float:
    """What the instructions that aim at nothing are worth."""
    total = 0.0
    for effect in aims.flat(effects):
        value = _EFFECTS.get(type(effect))
        if value is not None:
            total += value(sight, ctx, effect)
        elif not targeted and type(effect) not in _NOTHING:
            total += 0.8  # whatever it is, it was printed to be of use
    return total


_NOTHING: Final = (ef.Remember, ef.Shuffle, ef.Choose, ef.ChooseWord, ef.LookAt, ef.AddMana, ef.PutBack, ef.Establish)


def _sign(sight: Sight, ctx: Ctx, players: Players | None) -> float:
    """Whom it concerns: +1 the player, -1 an opponent, 0 both or a target."""
    if players is None or isinstance(players, sel.You):
        return 1.0
    if isinstance(players, sel.TargetPlayers):
        return 0.0
    try:
        found = who(sight.st, ctx, players)
    except (KeyError, IndexError, AttributeError, AssertionError):
        return 0.0
    return sum(1.0 if player == sight.me else -1.0 for player in found)


def _each(sight: Sight, ctx: Ctx, selection: Any) -> list[int]:
    """The objects of a selection that names no target."""
    if not isinstance(selection, (sel.Each, sel.This, sel.Host, sel.EventObject)):
        return []
    try:
        return [oid for oid in select(sight.st, ctx, selection) if oid in sight.st.objs]
    except (KeyError, IndexError, AttributeError, AssertionError):
        return []


def _all_of(use: Callable[[Any], Use]) -> Callable[[Sight, Ctx, Any], float]:
    """An instruction about all objects of a selection: the sum of what happens to each."""

    def value(sight: Sight, ctx: Ctx, effect: Any) -> float:
        what = getattr(effect, "what", None)
        return sum(_one(sight, ctx, use(effect), oid) for oid in _each(sight, ctx, what))

    return value


def _draw(sight: Sight, ctx: Ctx, effect: ef.Draw) -> float:
    count = amount_of(sight, ctx, effect.count)
    if len(sight.st.libraries[sight.me]) <= count + 2:
        return -5.0
    return _sign(sight, ctx, effect.who) * worth.CARD * 0.95 * count


def _token(sight: Sight, ctx: Ctx, effect: ef.CreateToken) -> float:
    each = worth.face(effect.token.face) if effect.token.face.types & CREATURE else 0.8
    return _sign(sight, ctx, effect.who) * each * amount_of(sight, ctx, effect.count)


def _damage(sight: Sight, ctx: Ctx, effect: ef.DealDamage) -> float:
    total = sum(_one(sight, ctx, Use(aims.HURT, effect.amount), oid) for oid in _each(sight, ctx, effect.to))
    if effect.players is not None and not aims.aims_at(effect.players, 0):
        total += -_sign(sight, ctx, effect.players) * 0.5 * amount_of(sight, ctx, effect.amount)
    return total


def _life(factor: float) -> Callable[[Sight, Ctx, Any], float]:
    return lambda sight, ctx, effect: _sign(sight, ctx, effect.who) * factor * amount_of(sight, ctx, effect.amount)


def _search(sight: Sight, ctx: Ctx, effect: ef.Search) -> float:
    lands = sight.lands(sight.me)
    onto = effect.to == BATTLEFIELD
    value = (3.0 if lands < worth.LANDS_WANTED else 0.8) if onto else 2.0
    return _sign(sight, ctx, effect.who) * value


def _modify(sight: Sight, ctx: Ctx, effect: ef.Modify) -> float:
    """Everything on one side grows for the turn: worth something in combat."""
    total = 0.0
    for oid in _each(sight, ctx, effect.what):
        for part in effect.mods:
            if isinstance(part, mods.ModifyPT):
                use = Use(aims.PUMP, 0, part.power, part.toughness)
                if part.power_sign < 0 or (isinstance(part.toughness, int) and part.toughness < 0):
                    down = abs(part.toughness) if isinstance(part.toughness, int) else part.toughness
                    use = Use(aims.SHRINK, 0, 0, down)
                total += _one(sight, ctx, use, oid)
    return total


def _move(sight: Sight, ctx: Ctx, effect: ef.Move) -> float:
    use = Use(aims.BOUNCE) if effect.to == HAND else Use(aims.REGAIN if effect.to == BATTLEFIELD else aims.KILL)
    return sum(_one(sight, ctx, use, oid) for oid in _each(sight, ctx, effect.what))


_EFFECTS: Final[dict[type, Callable[[Sight, Ctx, Any], float]]] = {
    ef.Draw: _draw,
    ef.CreateToken: _token,
    ef.DealDamage: _damage,
    ef.GainLife: _life(0.3),
    ef.LoseLife: _life(-0.5),
    ef.Search: _search,
    ef.Modify: _modify,
    ef.Move: _move,
    ef.Destroy: _all_of(lambda effect: Use(aims.KILL)),
    ef.Tap: _all_of(lambda effect: Use(aims.HINDER)),
    ef.PutCounters: _all_of(lambda effect: Use(aims.GROW, effect.count)),
    ef.Scry: lambda sight, ctx, effect: 0.4,
    ef.Surveil: lambda sight, ctx, effect: 0.5,
    ef.Discard: lambda sight, ctx, effect: -_sign(sight, ctx, effect.who) * 1.5,
    ef.Sacrifice: lambda sight, ctx, effect: -_sign(sight, ctx, effect.who) * 3.0,
    ef.Mill: lambda sight, ctx, effect: 0.1,
    ef.Counter: lambda sight, ctx, effect: 0.0,
    ef.Permit: lambda sight, ctx, effect: 1.5,
    ef.ExtraTurn: lambda sight, ctx, effect: _sign(sight, ctx, effect.who) * 8.0,
    ef.WinGame: lambda sight, ctx, effect: _sign(sight, ctx, effect.who) * LETHAL,
    ef.LoseGame: lambda sight, ctx, effect: -_sign(sight, ctx, effect.who) * LETHAL,
}


# --- permanents --------------------------------------------------------------------------------------


def entering(sight: Sight, source: int, chars: Chars) -> float:
    """What a permanent does as it enters."""
    from inset.language.abilities import Triggered
    from inset.language.patterns import Moves

    total = 0.0
    for ability in chars.abilities:
        if (
            isinstance(ability, Triggered)
            and isinstance(ability.when, Moves)
            and ability.when.destination == BATTLEFIELD
        ):
            gain = body(sight, Ctx(source, sight.me), ability.body)
            total += 0.8 * max(-3.0, min(gain, 8.0)) if gain > NEVER / 2 else 0.0
    return total
