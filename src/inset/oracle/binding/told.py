"""Instructions that are told in words of their own: what they keep gets slots that nothing else uses. Descriptions of cards."""

from __future__ import annotations

import dataclasses
from typing import Any, Final

from inset.kernel import types as t
from inset.language import selections as s, statics as st
from inset.language.node import Effect, Filter, Node
from inset.oracle import spoken as sp
from inset.oracle.binder import Binder, binds

SLOTS: Final = ("save", "slot", "rest", "did", "chosen", "excess", "doers")


@binds(sp.Told)
def _told(binder: Binder, node: sp.Told) -> tuple[Effect, ...]:
    slots: dict[int, int] = {}
    effects = _renumbered(binder, node.effects, slots)
    made: tuple[Effect, ...] = _in_zone(binder, effects, node.zone or binder.zone)
    return made


@binds(sp.OfCards)
def _of_cards(binder: Binder, node: sp.OfCards) -> Filter:
    made: Filter = _in_zone(binder, node.what, t.LIBRARY)
    return made


@binds(st.MovesInstead)
def _moves_instead(binder: Binder, node: st.MovesInstead) -> st.MovesInstead:
    made: st.MovesInstead = binder.rebuild(dataclasses.replace(node, then=()))
    if not node.then:
        return made
    return dataclasses.replace(made, then=tuple(effect for deed in node.then for effect in binder.effects(deed)))


def _in_zone(binder: Binder, what: Any, zone: int) -> Any:
    outer, binder.zone = binder.zone, zone
    try:
        return binder.bind(what)
    finally:
        binder.zone = outer


def _renumbered(binder: Binder, value: Any, slots: dict[int, int]) -> Any:
    if isinstance(value, tuple):
        return tuple(_renumbered(binder, part, slots) for part in value)
    if not isinstance(value, Node) or isinstance(value, (s.Target, s.TargetPlayers)):
        return value
    changed: dict[str, Any] = {}
    for name in value.__dataclass_fields__:
        old = getattr(value, name)
        if isinstance(old, (Node, tuple)):
            changed[name] = _renumbered(binder, old, slots)
        elif name in SLOTS and type(old) is int and old >= 0:
            if old not in slots:
                slots[old] = binder.new_slot()
            changed[name] = slots[old]
    return dataclasses.replace(value, **changed) if changed else value
