"""701.59 collect evidence, 702.24a, 702.174a: costs that keywords name, and a cost this many times over."""

from __future__ import annotations

from dataclasses import replace

from inset.kernel.types import EXILE, GRAVEYARD
from inset.language import costs as co, statics as sta
from inset.language.effects import OPPONENT
from inset.language.filters import Anything
from inset.language.node import Cost
from inset.language.patterns import COLLECTS_EVIDENCE
from inset.language.set_up import ChooseOpponent, Discount
from inset.rules import atoms
from inset.rules.events import damage, moving
from inset.rules.events.damage import player_rule
from inset.rules.events.zone_change import Change
from inset.rules.meaning.numbers import mana_value
from inset.rules.meaning.references import number
from inset.rules.model import event_records as ev, move_causes
from inset.rules.model.decision import Ask
from inset.rules.model.questions import ask_player
from inset.rules.model.state import Ctx, Event, State
from inset.rules.model.subjects import About
from inset.rules.objects.layers import chars_of
from inset.rules.payment.cost_parts import PARTS, flatten, mine, pick_worth


def multiplied(st: State, ctx: Ctx, cost: Cost) -> Cost:
    """702.24a: a repeated cost as it is now; what is counted is counted together, choices are made for each."""
    if not isinstance(cost, co.Repeated):
        return cost
    times = max(0, number(st, ctx, cost.times))
    parts: list[Cost] = []
    for part in flatten(cost.cost):
        field = next((name for name in ("count", "amount") if isinstance(getattr(part, name, None), int)), "")
        if field and times and not isinstance(part, co.PutCountersOn):
            parts.append(replace(part, **{field: getattr(part, field) * times}))
        else:
            parts += [part] * times
    return co.All(tuple(parts))


def evidence(st: State, ctx: Ctx) -> dict[int, int]:
    """The mana values of the cards in the player's graveyard."""
    found = [st.objs[oid] for oid in mine(st, ctx, Anything(), GRAVEYARD)]
    return {obj.id: mana_value(st, obj, chars_of(st, obj)) for obj in found}


def _can_collect(st: State, ctx: Ctx, part: co.CollectEvidence) -> bool:
    """701.59b."""
    return sum(evidence(st, ctx).values()) >= number(st, ctx, part.amount)


def _collect(st: State, ctx: Ctx, part: co.CollectEvidence) -> Ask[list[int]]:
    """701.59a: any number of cards with enough total mana value."""
    values, need = evidence(st, ctx), number(st, ctx, part.amount)
    chosen = yield from pick_worth(st, ctx, list(values), values.__getitem__, need, "701.59a", "Exile which card?")
    changes = [Change(st.objs[o], EXILE, move_causes.COST, "701.59a", by=ctx.controller) for o in chosen]
    made = yield from moving.move(st, changes)
    atoms.emit(st, Event(ev.DEED, "701.59a", ctx.controller, ctx.source, detail=COLLECTS_EVIDENCE))
    return made


def _has_opponents(st: State, ctx: Ctx, part: ChooseOpponent) -> bool:
    return bool(st.opponents(ctx.controller))


def _choose_opponent(st: State, ctx: Ctx, part: ChooseOpponent) -> Ask[None]:
    """702.174a: the opponent whom the gift is promised; kept with the spell, and with the permanent that it becomes."""
    others = st.opponents(ctx.controller)
    whom = others[0]
    if len(others) > 1:
        whom = yield from ask_player(ctx.controller, "702.174a", "Promise the gift to whom?", others, About(ctx.source))
    atoms.change(st, ctx.source, chosen={**st.objs[ctx.source].chosen, OPPONENT: whom})


def _who_may_gain(st: State, ctx: Ctx) -> list[int]:
    others = [player for player in st.in_game() if player != ctx.controller]
    barred = (sta.CANT_GAIN_LIFE, sta.LIFE_CANT_CHANGE)
    return [player for player in others if not any(player_rule(st, player, rule) for rule in barred)]


def _can_gain(st: State, ctx: Ctx, part: co.OthersGainLife) -> bool:
    """119.7: a cost by which a player who can't gain life would gain it can't be paid."""
    able = _who_may_gain(st, ctx)
    return bool(able) and (not part.each or len(able) == len(st.in_game()) - 1)


def _gain(st: State, ctx: Ctx, part: co.OthersGainLife) -> Ask[None]:
    able = _who_may_gain(st, ctx)
    if len(able) > 1 and not part.each:
        able = [(yield from ask_player(ctx.controller, "601.2h", "Who gains life?", able, About(ctx.source)))]
    for player in able:
        yield from damage.gain(st, player, part.amount)


def _always(st: State, ctx: Ctx, part: Discount) -> bool:
    return True


def _nothing(st: State, ctx: Ctx, part: Discount) -> Ask[None]:
    """601.2f: it has been taken off the total cost."""
    return
    yield


PARTS[co.OthersGainLife] = (_can_gain, _gain)
PARTS[Discount] = (_always, _nothing)
PARTS[ChooseOpponent] = (_has_opponents, _choose_opponent)
PARTS[co.CollectEvidence] = (_can_collect, _collect)
