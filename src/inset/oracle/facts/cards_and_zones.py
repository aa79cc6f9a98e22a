"""What a text says about cards and the zones that they go to and come from."""

from __future__ import annotations

from typing import Any

from inset.kernel import types as t
from inset.kernel.mana import FREE
from inset.language import (
    abilities as a,
    costs as c,
    effects as e,
    filters as f,
    mods as m,
    selections as s,
    statics as st,
    values as v,
)
from inset.oracle.facts.instructions import lasting
from inset.oracle.facts.walk import ALL_TOLD, WHO, Walk, inner, tells


@tells(e.Draw)
def _draw(walk: Walk, node: e.Draw) -> None:
    walk.amount("draw", node.count)


@tells(e.Mill, c.MillCards)
def _mill(walk: Walk, node: Any) -> None:
    walk.amount("mill", node.count)


@tells(e.Discard, c.DiscardCards)
def _discard(walk: Walk, node: Any) -> None:
    walk.amount("discard", None if node.count == v.ANY_NUMBER else node.count)
    if node.at_random:
        walk.note("random", "random")


@tells(e.Scry)
def _scry(walk: Walk, node: e.Scry) -> None:
    walk.amount("scry", node.count)


@tells(e.Surveil)
def _surveil(walk: Walk, node: e.Surveil) -> None:
    walk.amount("surveil", node.count)


@tells(e.Move)
def _move(walk: Walk, node: e.Move) -> None:
    walk.zones(node.to)
    if node.face_down and node.mods and not any(isinstance(mod, m.SetTypes) for mod in node.mods):
        walk.note("type", "creature")  # 708.2a
        if not any(isinstance(mod, m.SetPT) for mod in node.mods):
            walk.note("size", "2/2")
            walk.number(2)
    if isinstance(node.position, int) and node.position > 0:
        walk.number(node.position + 1)  # "third from the top"
    for kind, count in node.counters:
        walk.note("counter", kind)
        walk.number(count)


@tells(st.CantEnter, st.CantCast)
def _stays_there(walk: Walk, node: Any) -> None:
    if node.zones != t.ANY_ZONE:
        walk.zones(node.zones)


@tells(e.ExileUntilLeaves)
def _exile_until(walk: Walk, node: e.ExileUntilLeaves) -> None:
    walk.note("zone", "exile")
    walk.note("duration", "while it remains")


@tells(e.Search)
def _search(walk: Walk, node: e.Search) -> None:
    walk.zones(node.zones | node.to | node.rest_to)


@tells(c.ExileThis)
def _exile_this(walk: Walk, node: Any) -> None:
    walk.note("zone", "exile")


@tells(c.DiscardHand, e.DiscardHand, e.RevealHand, c.ReturnToHand, e.Wish, c.RevealCards)
def _hand(walk: Walk, node: Any) -> None:
    walk.note("zone", "hand")
    if isinstance(node, e.RevealHand):
        walk.holder = WHO[type(node.who)]


@tells(e.DiscardIt)
def _discard_it(walk: Walk, node: e.DiscardIt) -> None:
    if walk.holder:
        walk.note("doer", f"discard:{walk.holder}")


@tells(e.RevealUntil)
def _reveal_until(walk: Walk, node: e.RevealUntil) -> None:
    walk.note("zone", "library", *(("exile",) if node.exile else ()))


@tells(s.Among)
def _the_rest(walk: Walk, node: s.Among) -> bool | None:
    """ "The rest": those that were not chosen."""
    if not isinstance(node.where, f.Not) or not isinstance(node.where.part, f.IsOneOf):
        return None
    walk.into(node.what)
    return ALL_TOLD


@tells(e.LookAt)
def _look_at(walk: Walk, node: e.LookAt) -> None:
    if isinstance(node.what, s.Each) and node.what.zone == t.HAND:
        walk.holder = WHO[type(node.what.of)]


@tells(f.WasCastFrom, st.OfferAlternativeCost)
def _cast_from(walk: Walk, node: Any) -> None:
    walk.zones(node.zones)
    if isinstance(node, st.OfferAlternativeCost):
        walk.note("may", "may")


@tells(e.CastNow, e.Permit)
def _without_paying(walk: Walk, node: Any) -> bool:
    if isinstance(node, e.Permit):
        lasting(walk, node)
        walk.zones(node.zone)
    if node.exile_after:
        walk.note("condition", "if")
        walk.note("zone", "exile", "graveyard")
    for name in inner(type(node)):
        part = getattr(node, name)
        if part != c.PayMana(FREE):  # "without paying its mana cost"
            walk.into(part)
    return ALL_TOLD


@tells(a.OpeningHand, a.OpeningReveal, a.MulliganAction)
def _opening(walk: Walk, node: Any) -> None:
    walk.note("may", "may")
    if not isinstance(node, a.MulliganAction):
        walk.note("condition", "if")
        walk.zones(t.HAND)


@tells(s.LinkedCards)
def _linked(walk: Walk, node: s.LinkedCards) -> None:
    if not node.put:
        walk.note("zone", "exile")
