"""Instructions that hold others: what is made on which of their paths."""

from __future__ import annotations

import dataclasses
from typing import Any, Final

from inset.kernel import types as t
from inset.language import (
    conditions as k,
    costs as c,
    effects as e,
    mods as m,
    patterns as p,
    selections as s,
)
from inset.language.node import Effect
from inset.oracle.roles.check import Check, holds
from inset.oracle.roles.givers import pays_x
from inset.oracle.roles.places import Place
from inset.oracle.roles.scope import Scope


@holds(e.May)
def _may(check: Check, node: e.May, scope: Scope) -> None:
    check.reads(node.who, scope)
    inside = scope.inner(each_player=scope.each_player or isinstance(node.who, (s.Opponents, s.AllPlayers)))
    check.effects(node.effects, inside)
    scope.implied[node.save] = {slot: place for slot, place in inside.slots.items() if slot not in scope.slots}
    scope.offered.update(slot for slot in inside.slots if slot not in scope.slots)
    scope.join([inside, scope.inner()])
    scope.slots.setdefault(node.save, Place())
    _doers(node, scope)


def _doers(node: Any, scope: Scope) -> None:
    """Who did it is known in any case: it may be nobody."""
    if isinstance(node, e.May) and node.doers >= 0:
        scope.slots[node.doers] = Place()


@holds(e.PayOr)
def _pay_or(check: Check, node: e.PayOr, scope: Scope) -> None:
    check.reads(node.who, scope)
    x_is_paid = pays_x(node.cost)
    check.reads(node.cost, scope.inner(has_x=True))
    paid = scope.inner(has_x=scope.has_x or x_is_paid)
    paid.slots[c.COST_SLOT] = Place()
    check.effects(node.paid, paid)
    unpaid = scope.inner()
    check.effects(node.unpaid, unpaid)
    scope.implied[node.save] = {slot: place for slot, place in paid.slots.items() if slot not in scope.slots}
    scope.has_x = scope.has_x or (x_is_paid and not node.paid)
    scope.join([paid, unpaid])
    scope.slots[node.save] = Place()


@holds(e.If)
def _if(check: Check, node: e.If, scope: Scope) -> None:
    check.reads(node.condition, scope)
    done = [part.slot for part in _did(node.condition)]
    then = scope.doing(done[0]) if done else scope.inner()
    otherwise = scope.inner()
    if isinstance(node.condition, k.Unless) and isinstance(node.condition.part, k.Did):
        otherwise = scope.doing(node.condition.part.slot)
    check.effects(node.then, then)
    check.effects(node.otherwise, otherwise)
    scope.join([then, otherwise])


def _did(condition: Any) -> list[k.Did]:
    if isinstance(condition, k.AllOf):
        return [found for part in condition.parts for found in _did(part)]
    return [condition] if isinstance(condition, k.Did) else []


@holds(e.Joined)
def _joined(check: Check, node: e.Joined, scope: Scope) -> None:
    check.effects(node.effects, scope)


@holds(e.ForEach)
def _for_each(check: Check, node: e.ForEach, scope: Scope) -> None:
    check.reads(node.what, scope)
    inside = scope.inner(each=Place(scope.place(node.what).zones))
    check.effects(node.effects, inside)


@holds(e.EachDealsDamage)
def _each_deals_damage(check: Check, node: e.EachDealsDamage, scope: Scope) -> None:
    check.plain(node, scope.inner(each=Place(scope.place(node.sources).zones)))


@holds(e.ForEachPlayer)
def _for_each_player(check: Check, node: e.ForEachPlayer, scope: Scope) -> None:
    check.reads(node.who, scope)
    one = isinstance(node.who, (s.You, s.EventPlayer, s.ControllerOf, s.OwnerOf, s.DefendingPlayer))
    inside = scope.inner(each_player=True)
    check.effects(node.effects, inside)
    for effect in node.effects:
        _doers(effect, scope)
    if one:
        scope.join([inside])


@holds(e.Sacrifice)
def _sacrifice(check: Check, node: e.Sacrifice, scope: Scope) -> None:
    """Each of the players is ``ThatOne`` in what they sacrifice."""
    inside = scope.inner(each_player=True)
    check.plain(node, inside)
    scope.join([inside])


@holds(e.Repeat)
def _repeat(check: Check, node: e.Repeat, scope: Scope) -> None:
    check.reads(node.times, scope)
    check.effects(node.effects, scope.inner() if not isinstance(node.times, int) else scope)


@holds(e.DoWhile)
def _do_while(check: Check, node: e.DoWhile, scope: Scope) -> None:
    check.effects(node.effects, scope)
    check.reads(node.condition, scope)


@holds(e.ChooseMode, e.VillainousChoice)
def _options(check: Check, node: e.ChooseMode | e.VillainousChoice, scope: Scope) -> None:
    check.reads(node.who, scope)
    own = isinstance(node, e.VillainousChoice)
    _cases(check, list(node.options), scope, own)


def _cases(check: Check, options: list[tuple[Effect, ...]], scope: Scope, each_player: bool = False) -> None:
    branches = [scope.inner(each_player=scope.each_player or each_player) for _ in options]
    for effects, branch in zip(options, branches, strict=True):
        check.effects(effects, branch)
    scope.join(branches)


@holds(e.FlipCoin)
def _flip(check: Check, node: e.FlipCoin, scope: Scope) -> None:
    check.reads(node.who, scope)
    _cases(check, [node.won, node.lost], scope)


@holds(e.RollDie)
def _roll(check: Check, node: e.RollDie, scope: Scope) -> None:
    if node.save >= 0:
        scope.slots[node.save] = Place()
    check.reads(node.plus, scope)
    _cases(check, [row[2] for row in node.rows] or [()], scope)


@holds(e.WhenYouDo)
def _when_you_do(check: Check, node: e.WhenYouDo, scope: Scope) -> None:
    if node.did >= 0 and node.did not in scope.slots:
        check.say("what is kept is read before it is kept on every path")
    inside = scope.doing(node.did)
    check.body(node.body, inside.inner(targets=()))


@holds(e.Later)
def _later(check: Check, node: e.Later, scope: Scope) -> None:
    check.reads(node.when, scope)
    inside = scope.inner(event=scope.event if isinstance(node.when, p.BeginningOf) else node.when)
    check.reads(node.condition, inside)
    check.body(node.body, inside)


@holds(e.AddMana)
def _add_mana(check: Check, node: e.AddMana, scope: Scope) -> None:
    if node.rider is None:
        check.plain(node, scope)
        return
    check.plain(dataclasses.replace(node, rider=None), scope)
    spent = p.Casts(s.You(), node.rider.spells)
    check.reads(spent, scope)
    check.effects(node.rider.effects, scope.inner(event=spent))


@holds(e.Vote)
def _vote(check: Check, node: e.Vote, scope: Scope) -> None:
    check.plain(node, scope)
    for ballot in node.ballots:
        scope.slots[ballot.save] = Place(many=True)


@holds(e.ExileOnResolution)
def _exile_on_resolution(check: Check, node: e.ExileOnResolution, scope: Scope) -> None:
    check.reads(node.what, scope)
    check.effects(node.then, scope.inner(each=Place(t.EXILE)))


@holds(e.Guard)
def _guard(check: Check, node: e.Guard, scope: Scope) -> None:
    for part in (node.where, node.to, node.players, node.onto, node.onto_players):
        check.reads(part, scope)
    check.effects(node.then, scope.inner(open=True))


@holds(e.Modify)
def _modify(check: Check, node: e.Modify, scope: Scope) -> None:
    check.operands(node, scope)
    check.reads(node.what, scope)
    check.reads(node.condition, scope)
    for mod in node.mods:
        check.reads(mod, scope) if not isinstance(mod, m.AddAbility) else check.ability(mod.ability, granted=True)


FILLED: Final = True
