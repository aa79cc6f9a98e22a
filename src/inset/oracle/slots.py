"""Slots: where an instruction keeps what it handled, for the instructions that refer to it."""

from __future__ import annotations

import dataclasses
from itertools import count
from typing import Any, Final

from inset.language import conditions as k, effects as e, selections as s, values as v
from inset.language.costs import COST_SLOT
from inset.language.node import Node

FIRST_SLOT: Final = 1000  # slots are numbered from here until all are known to be used


def settle_slots(node: Any) -> Any:
    """Slots that something reads get numbers from 0, the others keep nothing. Nothing else is written to a slot that is read:
    not even the answer to a "may" that nobody asks about."""
    read: dict[int, None] = {}
    _collect(node, read)
    told = frozenset(slot for slot in read if slot < COST_SLOT)  # numbered by a phrase itself
    used: dict[int, int] = {}
    for slot in read:
        if slot >= FIRST_SLOT:
            used[slot] = _free(used, told)
    return _renumber(node, used, told)


_READERS: Final = (s.Saved, s.SavedPlayers, v.SavedNumber, k.Did)
_WRITTEN: Final = frozenset({"save", "slot", "rest", "did", "chosen", "excess", "doers"})


def _collect(value: Any, read: dict[int, None]) -> None:
    if type(value) is tuple:
        for part in value:
            _collect(part, read)
        return
    if not isinstance(value, Node):
        return
    if isinstance(value, _READERS):
        read[value.slot] = None
    elif isinstance(value, e.WhenYouDo):
        read[value.did] = None
    for name in value.__dataclass_fields__:
        part = getattr(value, name)
        if isinstance(part, (Node, tuple)):
            _collect(part, read)


def _renumber(value: Any, used: dict[int, int], told: frozenset[int]) -> Any:
    if type(value) is tuple:
        made = tuple([_renumber(part, used, told) for part in value])
        return made if any(a is not b for a, b in zip(made, value, strict=True)) else value
    if not isinstance(value, Node):
        return value
    changed: dict[str, Any] = {}
    for name, field in value.__dataclass_fields__.items():
        old = getattr(value, name)
        if isinstance(old, (Node, tuple)):
            new = _renumber(old, used, told)
            if new is not old:
                changed[name] = new
        elif name in _WRITTEN and isinstance(old, int) and old >= FIRST_SLOT:
            changed[name] = used[old] if old in used else _unused(field, used, told)
        elif name == "save" and old in used.values() and old not in told:
            changed[name] = _free(used, told, len(used) + 1)
    return dataclasses.replace(value, **changed) if changed else value


def _unused(field: Any, used: dict[int, int], told: frozenset[int]) -> int:
    """The default; if that is a slot in use, one that is not."""
    default = field.default
    taken = default in used.values() or default in told
    return default if isinstance(default, int) and not taken else _free(used, told, len(used) + 1)


def _free(used: dict[int, int], told: frozenset[int], first: int = 0) -> int:
    return next(number for number in count(first) if number not in told and number not in used.values())
