"""What a text says about choices: what may be done, conditions, costs, modes, targets."""

from __future__ import annotations

import dataclasses
from typing import Any

from inset.kernel import types as t
from inset.language import (
    abilities as a,
    costs as c,
    effects as e,
    filters as f,
    selections as s,
    statics as st,
    values as v,
)
from inset.language.node import Amount
from inset.oracle.facts.walk import ALL_TOLD, Walk, tells


def _chosen_apart(what: Any) -> Any:
    """ "A creature card and/or a land card": nothing is chosen twice, although the text doesn't say so."""
    match getattr(what, "where", None):
        case f.And(parts=(*rest, f.Not(part=f.IsOneOf(what=s.Saved())))):
            return dataclasses.replace(what, where=f.And(tuple(rest)))
    return what


def _no_more(walk: Walk, total: Amount) -> None:
    if isinstance(total, (int, v.X)):
        walk.note("compared", f"<={'x' if isinstance(total, v.X) else total}")
    walk.number(total)


@tells(e.Choose)
def _choose(walk: Walk, node: e.Choose) -> bool | None:
    kept = isinstance(node.what, s.Each) and node.what.zone == t.BATTLEFIELD and node.most != 1  # "chooses up to two"
    each_may = not kept and isinstance(node.who, (s.AllPlayers, s.Opponents))  # 101.4
    if node.least == 0 and (each_may or isinstance(node.what, s.Target)):  # "for each opponent, you may put … target …"
        walk.note("may", "may")
    if node.at_random:
        walk.note("random", "random")
    if node.total_of:
        _no_more(walk, node.total)
    if (plain := _chosen_apart(node.what)) != node.what:
        walk.into(plain)
        return ALL_TOLD
    return None


@tells(e.VillainousChoice)
def _faces(walk: Walk, node: e.VillainousChoice) -> bool | None:
    if not isinstance(node.who, s.TargetPlayers):
        return None
    outer, walk.each = walk.each, "target"  # "target opponent faces …: they discard"
    walk.into((node.who, node.options))
    walk.each = outer
    return ALL_TOLD


@tells(e.May)
def _may(walk: Walk, node: e.May) -> None:
    walk.note("may", "may")
    if node.once:
        walk.note("limit", "once each turn")


@tells(e.Remember)
def _remember(walk: Walk, node: e.Remember) -> bool | None:
    return ALL_TOLD if isinstance(node.who, s.PlayersWhere) else None  # "who can't": the previous sentence says what


@tells(e.If)
def _if(walk: Walk, node: Any) -> None:
    walk.note("condition", "if")


@tells(e.PayOr)
def _pay_or(walk: Walk, node: e.PayOr) -> None:
    if node.paid or node.unpaid:
        walk.note("condition", "if")
    if not node.unpaid:
        walk.note("may", "may")
    if (
        node.who == s.You()
        and isinstance(node.cost, c.OneOf)
        and any(isinstance(one, c.DiscardCards) for one in node.cost.options)
    ):
        walk.note("doer", "discard:you")  # "you may sacrifice an artifact or discard a card"


@tells(a.AdditionalCost)
def _additional(walk: Walk, node: a.AdditionalCost) -> None:
    if node.name:
        walk.note("may", "may")
    if node.less:
        walk.number(node.less)


@tells(a.AlternativeCost)
def _alternative(walk: Walk, node: a.AlternativeCost) -> None:
    if node.cost != c.All(()):  # "you may cast this spell without paying its mana cost"
        walk.note("may", "may")


@tells(e.WhenYouDo)
def _when_you_do(walk: Walk, node: e.WhenYouDo) -> None:
    walk.note("condition", "if")


@tells(st.EntersAsCopy, st.MovesInstead)
def _optional(walk: Walk, node: Any) -> None:
    if node.optional:
        walk.note("may", "may")
    if isinstance(node, st.EntersAsCopy) and node.zone != t.BATTLEFIELD:
        walk.zones(node.zone)
    if isinstance(node, st.MovesInstead):
        anywhere = node.destination == t.ANY_ZONE & ~node.instead  # "instead of putting it anywhere else"
        walk.zones(node.instead if anywhere else node.destination | node.instead)
        if node.caused_by_opponent:
            walk.note("player", "opponent", "others control")
            walk.note("condition", "if")


@tells(e.PayAny)
def _pay_any(walk: Walk, node: e.PayAny) -> None:
    walk.note("may", "may")


@tells(e.DoWhile)
def _do_while(walk: Walk, node: e.DoWhile) -> None:
    if node.may:
        walk.note("may", "may")
    else:
        walk.note("condition", "if")


@tells(a.Modes)
def _modes(walk: Walk, node: a.Modes) -> bool:
    walk.note("choice", len(node.bodies))
    counted = node.again or node.most < len(node.bodies) or node.most == 2  # "one or more" says no number
    if not node.costs and counted:
        walk.number(node.least, node.most)
    if node.instead is not None:
        walk.note("condition", "if")
        walk.into(node.instead.condition)
        if node.instead.most == 2:  # "both"
            walk.number(2)
    if node.at_random:
        walk.note("random", "random")
    if node.unchosen == a.UNCHOSEN_THIS_TURN:
        walk.note("duration", "turn")
    walk.into(node.costs)
    walk.into(node.bodies)
    return ALL_TOLD


@tells(a.Body)
def _body(walk: Walk, node: a.Body) -> None:
    if node.divided is not None:
        walk.note("divided", "divided")


@tells(e.Separate)
def _separate(walk: Walk, node: e.Separate) -> None:
    walk.number(2)  # "into two piles"


@tells(a.TargetSpec)
def _target(walk: Walk, node: a.TargetSpec) -> bool:
    least, most = node.least, node.most
    if node.group == a.ONE_PER_PLAYER:  # "up to one target … that player controls"
        most = 1
    many = f"{_shown(least)}-{_shown(most)}"
    walk.zones(node.zones)
    if node.other:
        walk.note("verb", "other")
    if isinstance(node.by, s.Opponents):
        walk.note("player", "opponent")
    if node.group == a.NO_MORE_IN_ALL:
        _no_more(walk, node.total)
    chosen = _chosen(node)
    walk.targets.append(f"{many}:{chosen}")
    walk.number(least, most)
    walk.into((least, most))
    if chosen == "any" and isinstance(node.where, f.And):
        walk.into(tuple(part for part in node.where.parts if isinstance(part, (f.Not, f.DidThisTurn))))
    if node.group == a.ONE_PER_PLAYER and isinstance(node.where, f.And):
        theirs = [part for part in node.where.parts if part == f.ControlledBy(s.Opponents())]
        walk.note("player", *(["opponent", "they control"] if theirs else []))
        walk.into(tuple(part for part in node.where.parts if part not in theirs))
    elif chosen != "any":
        walk.into(node.where)
        walk.into(node.players)
    return ALL_TOLD


def _shown(amount: Any) -> str:
    if isinstance(amount, int):
        return "*" if amount > 50 else str(amount)
    return "x"


def _chosen(node: a.TargetSpec) -> str:
    kinds: set[str] = set()
    if node.where is not None:
        kinds |= _types_of(node.where)
    if node.players is not None:
        kinds.add("opponent" if isinstance(node.players, s.Opponents) else "player")
    if {"creature", "planeswalker", "player"} <= kinds and "any" not in kinds:
        return "any"
    return "/".join(sorted(kinds))


def _types_of(where: Any) -> set[str]:
    if isinstance(where, f.HasType):
        return set() if where.types == t.PERMANENT_TYPES else set(t.type_words(where.types))
    if isinstance(where, f.IsSpell):
        return {"spell"}
    if isinstance(where, f.IsAbility):
        return {"ability"}
    if isinstance(where, (f.And, f.Or)):
        return set().union(*(_types_of(part) for part in where.parts))
    return set()
