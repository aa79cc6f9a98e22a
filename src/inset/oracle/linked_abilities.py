"""607: which abilities of a card exile what its other abilities refer to: "the exiled card", "cards exiled with ~"; whether any
chooses "the chosen player"."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from typing import Any, Final

from inset.kernel import types as t
from inset.language import (
    abilities as a,
    costs as c,
    effects as e,
    filters as f,
    keywords as kw,
    mods as m,
    selections as s,
    statics as st,
)
from inset.language.card import Token
from inset.language.node import Ability, Node
from inset.language.trees import found_in, holds
from inset.oracle.binder import Unbound

NOTHING: Final = "“the exiled card” refers to nothing"
NOBODY: Final = "“the chosen player” refers to nobody"
GIVES: Final = (m.AddAbility, Token, e.Emblem)  # what is inside is printed on it, but no ability of its own
Faces = tuple[tuple[Ability, ...], ...]


def linked(faces: Faces) -> Faces:
    """The abilities, by face (607.1b), with each instruction marked that exiles what others refer to."""
    if not holds(faces, (s.ChosenPlayer, s.LinkedCards)):
        return faces
    own = tuple(ability for abilities in faces for ability in abilities)
    if holds(own, s.ChosenPlayer) and not holds(own, e.ChooseWord):
        raise Unbound(NOBODY)
    if not holds(own, s.LinkedCards) or any(map(_hides, own)):
        return faces
    if any(node.put for node in found_in(own, s.LinkedCards)):
        return _putting(faces, own)
    nodes = [node for ability in own for node in _printed(ability)]
    if any(isinstance(node, GIVES) and holds(node, s.LinkedCards) for node in nodes):
        raise Unbound("linked abilities of something else")
    exiling = [node for node in nodes if _exiles(node)]
    if any(map(_exiles_otherwise, nodes)) or not (exiling or any(map(_paid_with_cards, own))):
        raise Unbound(NOTHING)
    if all(map(_exiled_with, own)):
        return tuple(_marked(abilities) for abilities in faces)
    others = [ability for ability in own if not holds(ability, s.LinkedCards)]
    if sum(_exiles(node) for ability in others for node in _printed(ability)) != 1:
        raise Unbound(NOTHING)  # "the exiled card": the one that another ability exiled
    return tuple(tuple(_marked(one) if one in others else one for one in abilities) for abilities in faces)


def _putting(faces: Faces, own: tuple[Ability, ...]) -> Faces:
    """ "Put onto the battlefield with ~", perhaps in an ability that the object gives to itself."""
    nodes = [node for ability in own for node in _printed(ability)]
    given = [node for node in nodes if isinstance(node, GIVES) and holds(node, s.LinkedCards)]
    itself = [part for node in nodes if isinstance(node, e.Modify) and node.what == s.This() for part in node.mods]
    if not all(node.put for node in found_in(own, s.LinkedCards)) or any(node not in itself for node in given):
        raise Unbound("linked abilities of something else")
    if not any(map(_puts, nodes)):
        raise Unbound("“put onto the battlefield” with what?")
    return tuple(_marked(abilities, _puts) for abilities in faces)


def _puts(node: Node) -> bool:
    return isinstance(node, e.Move) and node.to == t.BATTLEFIELD and node.what != s.This()


def _hides(ability: Ability) -> bool:
    """702.75a: the only keyword that exiles a card that other abilities refer to."""
    return isinstance(ability, a.Keyword) and ability.keyword == kw.HIDEAWAY


def _paid_with_cards(ability: Ability) -> bool:
    """607.2q: cards were exiled to cast the spell that became this."""
    delve = isinstance(ability, a.Keyword) and ability.keyword == kw.DELVE
    return delve or (isinstance(ability, a.AdditionalCost) and holds(ability, c.ExileCards))


def _exiles(node: Node) -> bool:
    match node:
        case e.Move(to=t.EXILE) | e.Search(to=t.EXILE) | e.ExileUntilLeaves() | st.MovesInstead(instead=t.EXILE):
            return True
    return False


def _exiles_otherwise(node: Node) -> bool:
    """Ways to exile that leave no note on the object."""
    match node:
        case a.Activated(cost=cost):
            return holds(cost, c.ExileCards) or holds(cost, c.CollectEvidence)
        case e.Establish(statics=statics):
            return holds(statics, st.MovesInstead)
        case e.RevealUntil(exile=True):
            return True
    return False


def _exiled_with(node: Any) -> bool:
    """Does a tree refer to the cards only as those "exiled with" the object?"""
    if isinstance(node, s.LinkedCards):
        return False
    if isinstance(node, f.IsOneOf) and isinstance(node.what, s.LinkedCards):
        return True
    if isinstance(node, tuple):
        return all(map(_exiled_with, node))
    return not isinstance(node, Node) or all(_exiled_with(getattr(node, name)) for name in node.__dataclass_fields__)


def _printed(node: Any) -> Iterator[Node]:
    """All nodes of an ability but those of abilities that it gives to something else."""
    if isinstance(node, tuple):
        for part in node:
            yield from _printed(part)
    elif isinstance(node, Node):
        yield node
        if not isinstance(node, GIVES):
            for name in node.__dataclass_fields__:
                yield from _printed(getattr(node, name))


def _marked(node: Any, does: Callable[[Node], bool] = _exiles) -> Any:
    if isinstance(node, tuple):
        return tuple([_marked(part, does) for part in node])
    if not isinstance(node, Node) or isinstance(node, GIVES):
        return node
    changed = {name: _marked(getattr(node, name), does) for name in node.__dataclass_fields__}
    if isinstance(node, (e.Move, e.Search, st.MovesInstead)) and does(node):
        changed["link"] = True
    if all(changed[name] is getattr(node, name) for name in changed):
        return node
    return dataclasses.replace(node, **changed)
