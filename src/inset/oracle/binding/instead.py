"""What happens in the place of the previous sentence: "if …, … instead" (608.2c); other targets if a cost was paid (702.33g)."""

from __future__ import annotations

import dataclasses

from inset.language import conditions as k, effects as e, filters as f, mods as m, selections as s
from inset.language.node import Condition, Effect, Selection
from inset.language.trees import mentions, replaced
from inset.oracle import spoken as sp
from inset.oracle.binder import Binder, Mention, Unbound, mentions_slot
from inset.oracle.binding.previous_sentence import so_many, so_much_mana


def _may_pay(effect: Effect) -> bool:
    """ "You may pay …": what happens instead of that is not plain; "… unless its controller pays" is one instruction."""
    return isinstance(effect, e.PayOr) and not effect.unpaid


def instead(binder: Binder, made: list[Effect], first: int, node: sp.InsteadOf, groups: list[Mention]) -> None:
    """ "If …, … instead": one of the two happens (614.1 aside: the text chooses as it is carried out, 608.2c).

    ``groups``: those that the usual instruction is about.
    """
    binder.mentions += groups
    known = len(binder.targets)
    condition = binder.bind(node.condition)
    first += _asked_after(condition, made[first:])
    usual = tuple(made[first:])
    if not usual or any(isinstance(effect, (e.May, e.WhenYouDo)) or _may_pay(effect) for effect in usual):
        raise Unbound("instead of what?")
    deed, last = node.deed, usual[-1]
    if isinstance(last, e.DealDamage) and isinstance(deed, sp.ThingDoes) and isinstance(deed.what, sp.It):
        deed = dataclasses.replace(deed, what=last.source)  # what deals the damage otherwise
    if isinstance(deed, sp.ThingDoes) and isinstance(deed.deed, sp.SoMuchDamage):
        if not isinstance(last, e.DealDamage) or last.also is not None or last.divided:
            raise Unbound("damage to what?")
        effects: tuple[Effect, ...] = (*usual[:-1], dataclasses.replace(last, amount=deed.deed.amount))
    elif isinstance(deed, sp.SoMuchMana):
        effects = (*usual[:-1], so_much_mana(last, deed))
    elif isinstance(deed, sp.Does) and isinstance(deed.deed, sp.SoManyTokens):
        effects = (*usual[:-1], so_many(binder, last, deed.who, deed.deed))
    else:
        known_groups = dict(binder.groups)
        effects = _kept_alike(binder, _with_the_rest(binder.effects(deed), usual), usual)
        effects = _nothing_done_yet(binder, effects, known_groups)
    if len(binder.targets) != known:
        _aimed_instead(binder, condition, known, usual, effects)
    if any(isinstance(effect, (e.May, e.PayOr)) for effect in effects):
        if len(effects) != 1 or not isinstance(effects[0], e.May):
            raise Unbound("instead, or if it may not be done?")
        effects = (*effects, e.If(k.Unless(k.Did(effects[0].save)), usual))  # who declines does as usual
    made[first:] = [e.If(condition, effects, usual)]


def _nothing_done_yet(binder: Binder, effects: tuple[Effect, ...], before: dict[Selection, int]) -> tuple[Effect, ...]:
    """ "Creatures you control get +1/+1 …. If …, those creatures get +2/+2 instead": whatever is one of them by then."""
    for what, slot in binder.groups.items():
        if what not in before:
            effects = replaced(effects, s.Saved(slot), what)
    binder.groups = before
    return effects


def settled_by_casting(condition: Condition) -> bool:
    """Is it known for good as targets are chosen: which cost is paid, who casts it from where, and when?"""
    match condition:
        case k.CostWasPaid():
            return True
        case k.Matches(what=s.This(), where=f.WasCastBy() | f.WasCastFrom() | f.IsForetold()):
            return True
        case k.AllOf(parts=(first, *others)) if settled_by_casting(first):
            return all(isinstance(one, (k.TurnOf, k.InStep)) or settled_by_casting(one) for one in others)
        case _:
            return False


def _aimed_instead(
    binder: Binder, condition: Condition, known: int, usual: tuple[Effect, ...], effects: tuple[Effect, ...]
) -> None:
    """702.33g: other targets are chosen if it is cast this way, instead of the usual ones. What follows
    can't refer to either of them."""
    if not settled_by_casting(condition):
        raise Unbound("a target of something that happens instead")
    for slot, spec in enumerate(binder.targets):
        aimed = s.Target(slot), s.TargetPlayers(slot)
        if slot >= known:
            binder.targets[slot] = dataclasses.replace(spec, only_if=condition)
        elif spec.only_if is not None or any(mentions(effects, role) for role in aimed):
            raise Unbound("a target of both of two cases")
        elif any(mentions(usual, role) for role in aimed):
            binder.targets[slot] = dataclasses.replace(spec, only_if=k.Unless(condition))
        else:
            continue
        binder.mentions = [mention for mention in binder.mentions if mention.what not in aimed]


def _with_the_rest(effects: tuple[Effect, ...], usual: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """ "Becomes an artifact creature with base power and toughness 4/3 … has base power and toughness 1/1 instead": only the
    size differs."""
    match effects, usual:
        case (e.Modify(mods=(m.SetPT() as size,)) as other,), (e.Modify() as first,) if other.what == first.what:
            mods = tuple(size if isinstance(mod, m.SetPT) else mod for mod in first.mods)
            return (dataclasses.replace(other, mods=mods),) if size in mods else effects
    return effects


def _kept_alike(binder: Binder, effects: tuple[Effect, ...], usual: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """What follows refers to the one or the other alike: "look at three cards … seven cards instead. Put one of them
    …"."""
    first, second = getattr(usual[-1], "save", -1), getattr(effects[-1], "save", -1)
    if min(first, second) < 0 or type(usual[-1]) is not type(effects[-1]):
        return effects
    for mention in binder.mentions:
        if mention.what == s.Saved(second):
            mention.what = s.Saved(first)
    if second in binder.yours:
        binder.yours.add(first)
    return (*effects[:-1], dataclasses.replace(effects[-1], save=first))


def _asked_after(condition: Condition, usual: list[Effect]) -> int:
    """How many of the instructions come before the question: "clash with an opponent, then …. If you win, … instead"."""
    return max((i + 1 for i, x in enumerate(usual) if mentions_slot(condition, getattr(x, "save", -1))), default=0)
