"""What other players may do, and what they do or pay so that something doesn't happen (118.12, 608.2d)."""

from __future__ import annotations

import dataclasses

from inset.kernel import types as t
from inset.language import effects as e, selections as s
from inset.language.node import Effect, Players
from inset.oracle import spoken as sp
from inset.oracle.binder import Binder, Unbound, binds
from inset.oracle.binding.after_then import before_then
from inset.oracle.binding.if_you_do import SEVERAL_PLAYERS


@binds(sp.AnyMay)
def _any_may(binder: Binder, node: sp.AnyMay) -> Effect:
    """Each of them is asked, and is ``ThatOne`` in what they may do."""
    binder.clause()
    if isinstance(node.deed, sp.Pays):
        return e.PayOr(node.who, binder.bind(node.deed.cost), save=binder.new_slot())
    outer, used = binder.subject, binder.they_used
    binder.subject = s.ThatOne()
    try:
        effects = binder.effects(node.deed)
    finally:
        binder.subject, binder.they_used = outer, used
    return e.May(effects, node.who, binder.new_slot())


@binds(sp.UnlessPaid)
def _unless(binder: Binder, node: sp.UnlessPaid) -> Effect | tuple[Effect, ...]:
    before, deed = ((), node.deed) if node.front else before_then(binder, node.deed)
    made = _otherwise_paid(binder, node, deed)
    match made:
        case e.PayOr(unpaid=(e.AddMana(same=True, choices=t.ALL_COLORS) as added,)):  # "choose a color. add …"
            chosen = dataclasses.replace(added, choices=0, same=False, chosen=True)
            return (*before, e.ChooseWord(e.COLOR), dataclasses.replace(made, unpaid=(chosen,)))
    return (*before, made) if before else made


def _otherwise_paid(binder: Binder, node: sp.UnlessPaid, deed: Effect) -> Effect:
    if isinstance(deed, sp.Does) and isinstance(deed.who, SEVERAL_PLAYERS) and _each_of_them(node.who):
        return _each_unless(binder, deed, node)
    if node.front:
        who = binder.bind(node.who)
        return e.PayOr(who, binder.bind(node.cost), (), binder.effects(deed))
    known = len(binder.mentions)
    effects = binder.effects(deed)
    made = [s.Saved(effect.save) for effect in effects if isinstance(effect, e.CreateToken)]
    hidden = [mention for mention in binder.mentions[known:] if mention.what in made]
    binder.mentions = [
        mention for mention in binder.mentions if mention not in hidden
    ]  # nobody pays for what isn't there
    who = binder.bind(node.who)
    cost = binder.bind(node.cost)
    binder.mentions += hidden
    return e.PayOr(who, cost, (), effects)


def _each_of_them(who: Players) -> bool:
    return isinstance(who, (sp.ThatPlayer, sp.TheyAll))


def _each_unless(binder: Binder, deed: sp.Does, node: sp.UnlessPaid) -> Effect:
    """ "Each opponent loses 3 life unless they sacrifice a creature": each of them pays for themselves."""
    if any(isinstance(mention.what, Players) for mention in binder.mentions):
        raise Unbound("“that player”: each of several, or one of before?")
    binder.clause()
    outer, used = binder.subject, binder.they_used
    binder.subject = s.ThatOne()
    try:
        effects = binder.effects(deed.deed)
        cost = binder.bind(node.cost)
    finally:
        binder.subject, binder.they_used = outer, used
    return e.ForEachPlayer(deed.who, (e.PayOr(s.ThatOne(), cost, (), effects),))
