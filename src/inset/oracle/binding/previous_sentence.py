"""What a sentence says about the previous one: types that stay, mana that is restricted, what is exiled instead
(106.6, 614.1a)."""

from __future__ import annotations

import dataclasses
from typing import Final

from inset.kernel import types as t
from inset.language import (
    conditions as k,
    effects as e,
    filters as f,
    mods as m,
    patterns as p,
    selections as s,
    statics as st,
    values as v,
)
from inset.language.node import Effect, Filter, Players
from inset.language.trees import mentions
from inset.oracle import spoken as sp
from inset.oracle.binder import Binder, Unbound
from inset.oracle.binding.descriptions import join
from inset.oracle.binding.spent_mana import AS_IT_ENTERS, spend_only, when_spent


def still_a(made: list[Effect]) -> None:
    """ "It's still a land": about what the previous sentence turned into a creature."""
    last = made[-1] if made else None
    change = last.effects[0] if isinstance(last, e.May) and len(last.effects) == 1 else last
    if not isinstance(change, e.Modify) or not isinstance(change.mods[0], (m.AddTypes, m.SetTypes)):
        raise Unbound("what is still a land?")
    first = change.mods[0]
    if isinstance(first, m.SetTypes) and first.keep_types:
        raise Unbound("what is still a land?")
    types = first if isinstance(first, m.AddTypes) else m.AddTypes(first.types, first.subtypes)
    kept = dataclasses.replace(change, mods=(types, *change.mods[1:]))
    made[-1] = dataclasses.replace(last, effects=(kept,)) if isinstance(last, e.May) else kept


def countered_to(made: list[Effect], node: sp.CounteredTo) -> None:
    """ "If that spell is countered this way, …": about the countering just before, which may depend on a payment."""
    last = made[-1] if made else None
    if isinstance(last, e.PayOr) and len(last.unpaid) == 1:
        inner = list(last.unpaid)
        countered_to(inner, node)
        made[-1] = dataclasses.replace(last, unpaid=tuple(inner))
    elif isinstance(last, e.Counter) and last.to == t.GRAVEYARD:
        made[-1] = dataclasses.replace(last, to=node.to, bottom=node.bottom)
    else:
        raise Unbound("what was countered?")


def damaged_exiled(binder: Binder, made: list[Effect], noun: str) -> None:
    harmed = _damaged(binder, made)
    made.append(exiled_if_dies(f.And(harmed if noun == "permanent" else (f.HasType(t.CREATURE), *harmed))))


def damaged_dies(binder: Binder, made: list[Effect]) -> None:
    """701.19c."""
    where = f.And((f.HasType(t.CREATURE), *_damaged(binder, made)))
    made.append(e.Establish((st.Restrict(st.CANT_REGENERATE, where),), e.THIS_TURN))


def _damaged(binder: Binder, made: list[Effect]) -> tuple[Filter, ...]:
    """Those that damage was to be dealt to, and was: it may have been prevented."""
    last = made[-1] if made else None
    if not isinstance(last, e.DealDamage) or last.to is None:
        raise Unbound("what was dealt damage?")
    found = binder.find("a creature dealt damage this way", lambda mention: mention.what == last.to)
    return f.IsOneOf(binder.refer(found)), f.DidThisTurn(p.DealsDamage(f.IsThis(), f.Anything()))


def became_that(binder: Binder, made: list[Effect], node: sp.BecameThat) -> None:
    """614.12: it is true from the moment the permanent enters."""
    from inset.oracle.binding.tokens_and_changes import mods

    last = made[-1] if made else None
    if not isinstance(last, e.Move) or last.to != t.BATTLEFIELD or last.mods:
        raise Unbound("what was put onto the battlefield?")
    entered = [mention for mention in binder.mentions if mention.what == s.Saved(last.save)]
    if not entered or entered[-1].many or (isinstance(node.what, sp.That) and node.what.noun not in entered[-1].nouns):
        raise Unbound("which of them is meant?")
    made[-1] = dataclasses.replace(last, mods=mods(binder, (node.form,)))


def enters_so(made: list[Effect], effects: tuple[Effect, ...]) -> bool:
    """614.12: "put it onto the battlefield. It's a Zombie in addition …": this is true as it enters, not only afterwards."""
    last = made[-1] if made else None
    if not isinstance(last, e.Move) or last.to != t.BATTLEFIELD or last.mods or last.save < 0 or len(effects) != 1:
        return False
    said = effects[0]
    if _enters_with(made, last, said):
        return True
    if not isinstance(said, e.Modify) or said.what != s.Saved(last.save) or said.duration != e.FOREVER:
        return False
    if not all(isinstance(mod, (m.AddTypes, m.AddColors)) for mod in said.mods):
        return False
    made[-1] = dataclasses.replace(last, mods=said.mods)
    return True


def _enters_with(made: list[Effect], move: e.Move, said: Effect) -> bool:
    """ "Return it to the battlefield. (If …,) that creature enters with an additional +1/+1 counter on it"."""
    case = said if isinstance(said, e.If) and len(said.then) == 1 and not said.otherwise else None
    put = case.then[0] if case is not None else said
    if not isinstance(put, e.PutCounters) or put.save != AS_IT_ENTERS or put.what != s.Saved(move.save):
        return False
    more = dataclasses.replace(move, counters=(*move.counters, (put.kind, put.count)))
    if case is None:
        made[-1] = more
    elif mentions(case.condition, put.what):
        return False
    else:
        made[-1] = e.If(case.condition, (more,), (move,))
    return True


def exiled_if_dies(where: Filter) -> Effect:
    """614.1a."""
    rule = st.MovesInstead(where, t.GRAVEYARD, t.EXILE, t.BATTLEFIELD)
    return e.Establish((rule,), e.THIS_TURN)


def mana_stays(made: list[Effect]) -> None:
    """106.4."""
    last = made[-1] if made else None
    if not isinstance(last, e.AddMana) or last.lasting:
        raise Unbound("which mana?")
    made[-1] = dataclasses.replace(last, lasting=e.UNTIL_TURN_ENDS)


def exiled_afterwards(made: list[Effect]) -> None:
    last = made[-1] if made else None
    if not isinstance(last, (e.CastNow, e.Permit)) or last.exile_after or last.lands:
        raise Unbound("which spell?")
    made[-1] = dataclasses.replace(last, exile_after=True)


def costs_more(made: list[Effect], node: sp.CostsMoreThisWay) -> None:
    """ "A spell cast this way costs {2} more": an effect that lets a player cast it says what it costs (601.2f)."""
    last = made[-1] if made else None
    inner = last.effects[-1] if isinstance(last, e.May) else last
    if not isinstance(inner, e.Permit) or inner.add is not None or inner.cost is not None:
        raise Unbound("which spell?")
    inner = dataclasses.replace(inner, add=node.cost)
    made[-1] = dataclasses.replace(last, effects=(*last.effects[:-1], inner)) if isinstance(last, e.May) else inner


def excess_to_controller(made: list[Effect]) -> None:
    last = made[-1] if made else None
    if not isinstance(last, e.DealDamage) or not isinstance(last.to, s.Target) or last.players or last.excess_to:
        raise Unbound("excess damage of what?")
    made[-1] = dataclasses.replace(last, excess_to=s.ControllerOf(last.to))


def new_targets(made: list[Effect], node: sp.NewTargets) -> None:
    """ "You may choose new targets for the copy": the copy that the previous sentence makes."""
    last = made[-1] if made else None
    if isinstance(last, e.Later):
        inner = list(last.body.effects)
        new_targets(inner, node)
        made[-1] = dataclasses.replace(last, body=dataclasses.replace(last.body, effects=tuple(inner)))
    elif isinstance(last, e.May):  # "you may copy that spell"
        inner = list(last.effects)
        new_targets(inner, node)
        made[-1] = dataclasses.replace(last, effects=tuple(inner))
    elif isinstance(last, e.PayOr) and last.paid:  # "you may pay {3}. If you do, copy that spell"
        inner = list(last.paid)
        new_targets(inner, node)
        made[-1] = dataclasses.replace(last, paid=tuple(inner))
    elif isinstance(last, e.CopySpell) and not last.new_targets and (last.count != 1) == node.many:
        made[-1] = dataclasses.replace(last, new_targets=True)
    else:
        raise Unbound("new targets for what?")


def so_much_mana(last: Effect, node: sp.SoMuchMana) -> Effect:
    if not isinstance(last, e.AddMana) or last.could_produce is None or last.count != 1:
        raise Unbound("mana of which type?")
    return dataclasses.replace(last, count=node.count, same=True)


def so_many(binder: Binder, last: Effect, who: Players, node: sp.SoManyTokens) -> Effect:
    """ "Create five of those tokens instead": you do, as in the previous sentence."""
    if not isinstance(last, (e.CreateToken, e.CreateCopy)) or last.who != s.You() or who not in (s.You(), sp.Implied()):
        raise Unbound("which tokens?")
    return dataclasses.replace(last, count=binder.bind(node.count))


DONE_BY_ANYBODY: Final = (e.CreateToken, e.GainLife, e.Draw)  # the only player in them is the one who acts


def do_the_same(binder: Binder, made: list[Effect], node: sp.AttackersDoTheSame) -> None:
    """508.1: "each opponent attacking that player does the same": that can only be the active player."""
    last = made[-1] if made else None
    if not isinstance(last, DONE_BY_ANYBODY) or last.who != s.You():
        raise Unbound("does the same as what?")
    if binder.bind(node.whom) != s.EnchantedPlayer():
        raise Unbound("attacking whom?")
    theirs = s.Each(f.And((f.IsAttacking(what=st.ENCHANTED_PLAYER), f.ControlledBy(s.ThatOne()))))
    attackers = s.PlayersWhere(s.Opponents(), k.Exists(theirs))
    again: Effect = dataclasses.replace(last, who=s.ThatOne())
    if not isinstance(again, e.GainLife):
        again = dataclasses.replace(again, save=binder.new_slot())
    made.append(e.ForEachPlayer(attackers, (again,)))


def who_cant(binder: Binder, made: list[Effect], node: sp.WhoCant) -> None:
    """101.3: the players who have nothing to sacrifice or discard, looked up before anybody does so."""
    last = made[-1] if made else None
    if not isinstance(last, (e.Sacrifice, e.Discard)) or last.who != node.who or last.count != 1 or last.up_to:
        raise Unbound("who can't do what?")
    if isinstance(last, e.Sacrifice):
        nothing = k.Unless(k.Exists(s.Each(join([last.where, f.ControlledBy(s.ThatOne())]))))
    elif isinstance(last.where, f.Anything):
        nothing = k.Unless(k.Exists(s.Each(f.Anything(), t.HAND, s.ThatOne())))
    else:
        raise Unbound("who can't do what?")
    slot = binder.new_slot()
    those = s.SavedPlayers(slot)
    if node.times:
        deed: tuple[Effect, ...] = binder.effects(sp.PerEach(node.deed, v.CountPlayers(those), True))
    else:
        outer, binder.subject = binder.subject, those
        deed = binder.effects(node.deed)
        binder.subject = outer
    made[-1:] = [e.Remember(slot, who=s.PlayersWhere(node.who, nothing)), last, *deed]


def sure_damage(made: list[Effect]) -> None:
    """615.12: this is about the damage in the previous sentence."""
    last = made[-1] if made else None
    if not isinstance(last, e.DealDamage):
        raise Unbound("which damage?")
    made[-1] = dataclasses.replace(last, sure=True)


SAID_OF_THE_LAST: Final = (
    sp.SureDamage,
    sp.WhoCant,
    sp.StillA, sp.DamagedDies, sp.BecameThat, sp.SpendOnly, sp.WhenSpent, sp.AttackersDoTheSame, sp.CounteredTo,
    sp.DamagedExiled, sp.ManaStays, sp.ExiledAfterwards, sp.CostsMoreThisWay,
)  # fmt: skip


def said_of_the_last(binder: Binder, made: list[Effect], node: Effect) -> None:
    if isinstance(node, sp.StillA):
        still_a(made)
    elif isinstance(node, sp.WhoCant):
        who_cant(binder, made, node)
    elif isinstance(node, sp.CounteredTo):
        countered_to(made, node)
    elif isinstance(node, sp.DamagedExiled):
        damaged_exiled(binder, made, node.noun)
    elif isinstance(node, sp.DamagedDies):
        damaged_dies(binder, made)
    elif isinstance(node, sp.BecameThat):
        became_that(binder, made, node)
    elif isinstance(node, sp.SureDamage):
        sure_damage(made)
    elif isinstance(node, sp.ManaStays):
        mana_stays(made)
    elif isinstance(node, sp.ExiledAfterwards):
        exiled_afterwards(made)
    elif isinstance(node, sp.CostsMoreThisWay):
        costs_more(made, node)
    elif isinstance(node, sp.AttackersDoTheSame):
        do_the_same(binder, made, node)
    elif isinstance(node, sp.WhenSpent):
        when_spent(binder, made, node)
    else:
        assert isinstance(node, sp.SpendOnly)
        spend_only(binder, made, node)
