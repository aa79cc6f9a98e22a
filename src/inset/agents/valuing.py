"""The value to a player of a spell or ability resolving now, with the best available targets.

Targets are listed by the rules themselves (``targets.could_be``), what happens to each is in ``target_worth``, and whatever
else the instructions do is in ``story``.
"""

from __future__ import annotations

from inset.agents import aims, worth
from inset.agents.sight import Sight
from inset.agents.story import instructions as instructions
from inset.agents.target_worth import GUESS, NEVER, amount_of as amount_of, target as target
from inset.kernel.types import BATTLEFIELD
from inset.language.abilities import Body, Modes, TargetSpec, Triggered
from inset.language.patterns import Moves
from inset.rules.model.state import Chars, Ctx
from inset.rules.playing.targets import could_be


def best_for(sight: Sight, ctx: Ctx, body: Body, slot: int, spec: TargetSpec) -> float:
    """The best choice for one use of the word "target"; negative if something has to be chosen that should not be."""
    uses = aims.uses(body, slot)
    values = sorted((target(sight, ctx, uses, ref) for ref in could_be(sight.st, ctx, spec)), reverse=True)
    least = spec.least if isinstance(spec.least, int) else 0
    most = spec.most if isinstance(spec.most, int) else GUESS
    if len(values) < least:
        return NEVER
    return worth.total_of(value for place, value in enumerate(values[:most]) if value > 0 or place < least)


def body(sight: Sight, ctx: Ctx, text: Body | Modes) -> float:
    """What the text is worth if it resolves now."""
    if isinstance(text, Modes):
        values = sorted((body(sight, ctx, part) for part in text.bodies), reverse=True)
        if text.again:
            return values[0] * text.least
        return worth.total_of(values[: max(1, text.least)])
    total = worth.total_of(best_for(sight, ctx, text, slot, spec) for slot, spec in enumerate(text.targets))
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
