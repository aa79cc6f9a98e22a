"""118: costs in words: "{2}, {T}", "sacrifice a creature", "pay 3 life"."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import costs as c, filters as f, selections as s, values as v
from inset.language.node import Cost
from inset.language.text.describe import YOU, one, several, single
from inset.language.text.english import capital, listed, number
from inset.language.text.numbers import amount_of
from inset.language.text.references import some, x_or_where
from inset.language.text.writer import COSTS, Ref, Writer, writes


@writes(COSTS, c.PayMana)
def _mana(writer: Writer, node: c.PayMana) -> str:
    return str(node.cost)


@writes(COSTS, c.PayManaOf)
def _mana_of(writer: Writer, node: c.PayManaOf) -> str:
    less = f" reduced by {{{node.less}}}" if node.less else ""
    return f"{writer.owner(node.what)} mana cost{less}"


@writes(COSTS, c.PayGeneric)
def _generic(writer: Writer, node: c.PayGeneric) -> str:
    return f"{{{x_or_where(writer, node.amount)}}}"


@writes(COSTS, c.TapThis)
def _tap(writer: Writer, node: c.TapThis) -> str:
    return "{T}"


@writes(COSTS, c.UntapThis)
def _untap(writer: Writer, node: c.UntapThis) -> str:
    return "{Q}"


@writes(COSTS, c.PayLife)
def _life(writer: Writer, node: c.PayLife) -> str:
    if isinstance(node.amount, (int, v.X)):
        return f"pay {writer.value(node.amount)} life"
    return f"pay life equal to {writer.value(node.amount)}"


@writes(COSTS, c.OthersGainLife)
def _others_gain(writer: Writer, node: c.OthersGainLife) -> str:
    return f"have {'each other player' if node.each else 'an opponent'} gain {node.amount} life"


@writes(COSTS, c.PayCounters)
def _pay_counters(writer: Writer, node: c.PayCounters) -> str:
    if node.kind == "energy" and isinstance(node.amount, int):
        return f"pay {'{E}' * node.amount}"
    if node.kind == "energy" and isinstance(node.amount, v.Stat):
        return f"pay an amount of {{E}} equal to {writer.value(node.amount)}"
    return f"pay {amount_of(writer, node.amount, f'{node.kind} counter')}"


@writes(COSTS, c.SacrificeThis)
def _sacrifice_this(writer: Writer, node: c.SacrificeThis) -> str:
    return f"sacrifice {writer.object(s.This())}"


@writes(COSTS, c.SacrificeOther)
def _sacrifice(writer: Writer, node: c.SacrificeOther) -> str:
    return f"sacrifice {some(writer, node.where, node.count)}"


@writes(COSTS, c.DiscardThis)
def _discard_this(writer: Writer, node: c.DiscardThis) -> str:
    writer.name(s.This(), Ref("~", False, "card"))
    return "discard this card"


@writes(COSTS, c.DiscardCards)
def _discard(writer: Writer, node: c.DiscardCards) -> str:
    return f"discard {some(writer, node.where, node.count, t.HAND)}{' at random' if node.at_random else ''}"


@writes(COSTS, c.DiscardHand)
def _discard_hand(writer: Writer, node: c.DiscardHand) -> str:
    return "discard your hand"


@writes(COSTS, c.ExileThis)
def _exile_this(writer: Writer, node: c.ExileThis) -> str:
    return f"exile {writer.object(s.This())}"


@writes(COSTS, c.ExileCards)
def _exile(writer: Writer, node: c.ExileCards) -> str:
    what = some(writer, node.where, node.count, node.zone)
    if node.one_graveyard:
        return f"exile {what} from a single graveyard"
    return (
        f"exile {what}" if node.zone in (t.BATTLEFIELD, t.STACK) else f"exile {what} from your {t.ZONE_WORD[node.zone]}"
    )


@writes(COSTS, c.ExileMaterials)
def _exile_materials(writer: Writer, node: c.ExileMaterials) -> str:
    return f"exile {materials(writer, node)} from among permanents you control and/or cards in your graveyard"


def materials(writer: Writer, node: c.ExileMaterials) -> str:
    """ "Artifact", "two creatures", "one or more Dinosaurs", "one or more" (702.167b)."""
    if node.count == 1 and not node.or_more:
        return single(writer, node.where)
    count = number(node.count) if isinstance(node.count, int) else writer.value(node.count)
    words = f"{count} or more" if node.or_more else count
    return words if node.where == f.Anything() else f"{words} {several(writer, node.where)}"


@writes(COSTS, c.ReturnToHand)
def _return(writer: Writer, node: c.ReturnToHand) -> str:
    said = node.where.parts if isinstance(node.where, f.And) else (node.where,)
    whose = node.anybodys or f.ControlledBy(YOU) in said
    if isinstance(node.where, f.IsThis):
        return f"return {writer.object(s.This())} to its owner's hand"
    where = node.where if whose else f.conjunction(node.where, f.ControlledBy(YOU))
    return f"return {some(writer, where, node.count)} to {'its' if node.count == 1 else 'their'} owner's hand"


@writes(COSTS, c.TapOthers)
def _tap_others(writer: Writer, node: c.TapOthers) -> str:
    said = node.where.parts if isinstance(node.where, f.And) else (node.where,)
    plain = tuple(part for part in said if part not in (f.Not(f.IsTapped()), f.ControlledBy(YOU)))
    where = f.And((f.Not(f.IsTapped()), *plain, f.ControlledBy(YOU)))
    return f"tap {some(writer, where, node.count)}"


@writes(COSTS, c.UntapOthers)
def _untap_others(writer: Writer, node: c.UntapOthers) -> str:
    return f"untap {some(writer, f.And((f.IsTapped(), node.where, f.ControlledBy(YOU))), node.count)}"


@writes(COSTS, c.TapPower)
def _tap_power(writer: Writer, node: c.TapPower) -> str:
    power = writer.value(node.power)
    return f"tap any number of other untapped creatures you control with total power {power} or more"


@writes(COSTS, c.RemoveCounters)
def _remove(writer: Writer, node: c.RemoveCounters) -> str:
    kind = f"{node.kind} counter".strip()
    if node.every:
        return f"remove all {kind}s from {writer.object(s.This())}"
    return f"remove {amount_of(writer, node.count, kind)} from {writer.object(s.This())}"


@writes(COSTS, c.PutCounters)
def _put(writer: Writer, node: c.PutCounters) -> str:
    return f"put {amount_of(writer, node.count, f'{node.kind} counter')} on {writer.object(s.This())}"


@writes(COSTS, c.TakeCountersFrom)
def _take_from(writer: Writer, node: c.TakeCountersFrom) -> str:
    taken = f"remove {amount_of(writer, node.count, f'{node.kind} counter'.strip())} from"
    return f"{taken} among {several(writer, node.where)}" if node.among else f"{taken} {some(writer, node.where, 1)}"


@writes(COSTS, c.PutCountersOn)
def _put_on(writer: Writer, node: c.PutCountersOn) -> str:
    return f"put {amount_of(writer, node.count, f'{node.kind} counter')} on {some(writer, node.where, 1)}"


@writes(COSTS, c.RevealCards)
def _reveal(writer: Writer, node: c.RevealCards) -> str:
    return f"reveal {some(writer, node.where, node.count, t.HAND)} from your hand"


@writes(COSTS, c.RevealThis)
def _reveal_this(writer: Writer, node: c.RevealThis) -> str:
    return "reveal ~ from your hand"


@writes(COSTS, c.Behold)
def _behold(writer: Writer, node: c.Behold) -> str:
    return f"behold {one(writer, node.where)}"


@writes(COSTS, c.UnattachThis)
def _unattach(writer: Writer, node: c.UnattachThis) -> str:
    return "unattach ~"


@writes(COSTS, c.ExertThis)
def _exert(writer: Writer, node: c.ExertThis) -> str:
    return "exert ~"


@writes(COSTS, c.MillCards)
def _mill(writer: Writer, node: c.MillCards) -> str:
    return f"mill {amount_of(writer, node.count, 'card')}"


@writes(COSTS, c.OneOf)
def _one_of(writer: Writer, node: c.OneOf) -> str:
    return listed([spoken_cost(writer, option) for option in node.options], "or")


def spoken_cost(writer: Writer, cost: Cost) -> str:
    if isinstance(cost, c.All):
        return listed([spoken_cost(writer, part) for part in cost.parts])
    text = writer.cost(cost)
    return f"pay {text}" if text.startswith("{") else text


@writes(COSTS, c.All)
def _all(writer: Writer, node: c.All) -> str:
    """In a line of costs each part has a capital: "{1}, {T}, Sacrifice this creature"."""
    return ", ".join(capital(writer.cost(part)) for part in node.parts)
