"""The value to a player of a spell or ability resolving now, with the best available targets.

Targets are listed by the rules themselves (``targets.could_be``), what happens to each is in ``target_worth``, and whatever
else the instructions do is in ``story``.
"""

from __future__ import annotations

from inset.agents import aims, worth
from inset.agents.sight import Sight
from inset.agents.story import instructions as instructions
from inset.agents.target_worth import GUESS, NEVER, aiming, amount_of as amount_of, target as target
from inset.kernel.types import BATTLEFIELD
from inset.language.abilities import Body, Modes, TargetSpec, Triggered
from inset.language.patterns import Moves
from inset.rules.model.state import Chars, Ctx
from inset.rules.playing.targets import could_be


def best_for(sight: Sight, ctx: Ctx, body: Body, slot: int, spec: TargetSpec) -> tuple[float, tuple[int, ...]]:
    """The value of the best choice for one use of the word "target", and what is chosen; negative if something has to be
    chosen that should not be."""
    uses = aims.uses(body, slot)
    found = [(target(sight, ctx, uses, ref), ref) for ref in could_be(sight.st, ctx, spec)]
    found.sort(key=_value_of, reverse=True)
    least = spec.least if isinstance(spec.least, int) else 0
    most = spec.most if isinstance(spec.most, int) else GUESS
    if len(found) < least:
        return NEVER, ()
    chosen = [(value, ref) for place, (value, ref) in enumerate(found[:most]) if value > 0 or place < least]
    return worth.total_of(value for value, _ in chosen), tuple([ref for _, ref in chosen])


def _value_of(row: tuple[float, int]) -> float:
    return row[0]


def body(sight: Sight, ctx: Ctx, text: Body | Modes) -> float:
    """What the text is worth if it resolves now."""
    if isinstance(text, Modes):
        values = sorted((body(sight, ctx, part) for part in text.bodies), reverse=True)
        if text.again:
            return values[0] * text.least
        return worth.total_of(values[: max(1, text.least)])
    total = 0.0
    for slot, spec in enumerate(text.targets):
        value, chosen = best_for(sight, ctx, text, slot, spec)
        total += value
        ctx = aiming(ctx, slot, chosen)
    return total + instructions(sight, ctx, text.effects, bool(text.targets))


def entering(sight: Sight, source: int, chars: Chars) -> float:
    """What a permanent does as it enters."""
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
