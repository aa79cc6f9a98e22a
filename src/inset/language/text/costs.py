"""118: costs in words: "{2}, {T}", "sacrifice a creature", "pay 3 life"."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import costs as c, filters as f, selections as s, values as v
from inset.language.node import Cost
from inset.language.text.describe import YOU, one, several, single
from inset.language.text.english import capital, listed, number
from inset.language.text.numbers import amount_of
from inset.language.text.scribe import COSTS, Ref, Scribe, writes
from inset.language.text.things import some, x_or_where


@writes(COSTS, c.PayMana)
def _mana(scribe: Scribe, node: c.PayMana) -> str:
    return str(node.cost)


@writes(COSTS, c.PayManaOf)
def _mana_of(scribe: Scribe, node: c.PayManaOf) -> str:
    less = f" reduced by {{{node.less}}}" if node.less else ""
    return f"{scribe.owner(node.what)} mana cost{less}"


@writes(COSTS, c.PayGeneric)
def _generic(scribe: Scribe, node: c.PayGeneric) -> str:
    return f"{{{x_or_where(scribe, node.amount)}}}"


@writes(COSTS, c.TapThis)
def _tap(scribe: Scribe, node: c.TapThis) -> str:
    return "{T}"


@writes(COSTS, c.UntapThis)
def _untap(scribe: Scribe, node: c.UntapThis) -> str:
    return "{Q}"


@writes(COSTS, c.PayLife)
def _life(scribe: Scribe, node: c.PayLife) -> str:
    if isinstance(node.amount, (int, v.X)):
        return f"pay {scribe.value(node.amount)} life"
    return f"pay life equal to {scribe.value(node.amount)}"


@writes(COSTS, c.PayCounters)
def _pay_counters(scribe: Scribe, node: c.PayCounters) -> str:
    if node.kind == "energy" and isinstance(node.amount, int):
        return f"pay {'{E}' * node.amount}"
    if node.kind == "energy" and isinstance(node.amount, v.Stat):
        return f"pay an amount of {{E}} equal to {scribe.value(node.amount)}"
    return f"pay {amount_of(scribe, node.amount, f'{node.kind} counter')}"


@writes(COSTS, c.SacrificeThis)
def _sacrifice_this(scribe: Scribe, node: c.SacrificeThis) -> str:
    return f"sacrifice {scribe.object(s.This())}"


@writes(COSTS, c.SacrificeOther)
def _sacrifice(scribe: Scribe, node: c.SacrificeOther) -> str:
    return f"sacrifice {some(scribe, node.where, node.count)}"


@writes(COSTS, c.DiscardThis)
def _discard_this(scribe: Scribe, node: c.DiscardThis) -> str:
    scribe.name(s.This(), Ref("~", False, "card"))
    return "discard this card"


@writes(COSTS, c.DiscardCards)
def _discard(scribe: Scribe, node: c.DiscardCards) -> str:
    return f"discard {some(scribe, node.where, node.count, t.HAND)}{' at random' if node.at_random else ''}"


@writes(COSTS, c.DiscardHand)
def _discard_hand(scribe: Scribe, node: c.DiscardHand) -> str:
    return "discard your hand"


@writes(COSTS, c.ExileThis)
def _exile_this(scribe: Scribe, node: c.ExileThis) -> str:
    return f"exile {scribe.object(s.This())}"


@writes(COSTS, c.ExileCards)
def _exile(scribe: Scribe, node: c.ExileCards) -> str:
    what = some(scribe, node.where, node.count, node.zone)
    return f"exile {what}" if node.zone == t.BATTLEFIELD else f"exile {what} from your {t.ZONE_WORD[node.zone]}"


@writes(COSTS, c.ExileMaterials)
def _exile_materials(scribe: Scribe, node: c.ExileMaterials) -> str:
    return f"exile {materials(scribe, node)} from among permanents you control and/or cards in your graveyard"


def materials(scribe: Scribe, node: c.ExileMaterials) -> str:
    """ "Artifact", "two creatures", "one or more Dinosaurs", "one or more" (702.167b)."""
    if node.count == 1 and not node.or_more:
        return single(scribe, node.where)
    count = number(node.count) if isinstance(node.count, int) else scribe.value(node.count)
    words = f"{count} or more" if node.or_more else count
    return words if node.where == f.Anything() else f"{words} {several(scribe, node.where)}"


@writes(COSTS, c.ReturnToHand)
def _return(scribe: Scribe, node: c.ReturnToHand) -> str:
    where = f.both(node.where, f.ControlledBy(YOU))
    return f"return {some(scribe, where, node.count)} to {'its' if node.count == 1 else 'their'} owner's hand"


@writes(COSTS, c.TapOthers)
def _tap_others(scribe: Scribe, node: c.TapOthers) -> str:
    said = node.where.parts if isinstance(node.where, f.And) else (node.where,)
    plain = tuple(part for part in said if part not in (f.Not(f.IsTapped()), f.ControlledBy(YOU)))
    where = f.And((f.Not(f.IsTapped()), *plain, f.ControlledBy(YOU)))
    return f"tap {some(scribe, where, node.count)}"


@writes(COSTS, c.TapPower)
def _tap_power(scribe: Scribe, node: c.TapPower) -> str:
    power = scribe.value(node.power)
    return f"tap any number of other untapped creatures you control with total power {power} or more"


@writes(COSTS, c.RemoveCounters)
def _remove(scribe: Scribe, node: c.RemoveCounters) -> str:
    kind = f"{node.kind} counter".strip()
    return f"remove {amount_of(scribe, node.count, kind)} from {scribe.object(s.This())}"


@writes(COSTS, c.PutCounters)
def _put(scribe: Scribe, node: c.PutCounters) -> str:
    return f"put {amount_of(scribe, node.count, f'{node.kind} counter')} on {scribe.object(s.This())}"


@writes(COSTS, c.RevealCards)
def _reveal(scribe: Scribe, node: c.RevealCards) -> str:
    return f"reveal {some(scribe, node.where, node.count, t.HAND)} from your hand"


@writes(COSTS, c.RevealThis)
def _reveal_this(scribe: Scribe, node: c.RevealThis) -> str:
    return "reveal ~ from your hand"


@writes(COSTS, c.Behold)
def _behold(scribe: Scribe, node: c.Behold) -> str:
    return f"behold {one(scribe, node.where)}"


@writes(COSTS, c.MillCards)
def _mill(scribe: Scribe, node: c.MillCards) -> str:
    return f"mill {amount_of(scribe, node.count, 'card')}"


@writes(COSTS, c.OneOf)
def _one_of(scribe: Scribe, node: c.OneOf) -> str:
    return listed([spoken_cost(scribe, option) for option in node.options], "or")


def spoken_cost(scribe: Scribe, cost: Cost) -> str:
    if isinstance(cost, c.All):
        return listed([spoken_cost(scribe, part) for part in cost.parts])
    text = scribe.cost(cost)
    return f"pay {text}" if text.startswith("{") else text


@writes(COSTS, c.All)
def _all(scribe: Scribe, node: c.All) -> str:
    """In a line of costs each part has a capital: "{1}, {T}, Sacrifice this creature"."""
    return ", ".join(capital(scribe.cost(part)) for part in node.parts)
