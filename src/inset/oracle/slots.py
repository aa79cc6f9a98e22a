"""Slots: where an instruction keeps what it handled, for the instructions that refer to it."""

from __future__ import annotations

from itertools import count
from operator import is_not
from typing import Any, Final

from inset.language import conditions as k, effects as e, selections as s, values as v
from inset.language.costs import COST_SLOT
from inset.language.node import FIELDS_INSIDE, Node
from inset.language.trees import changed, found_in

FIRST_SLOT: Final = 1000  # slots are numbered from here until all are known to be used


def settle_slots(node: Any) -> Any:
    """Slots that something reads get numbers from 0, the others keep nothing. Nothing else is written to a slot that is read:
    not even the answer to a "may" that nobody asks about."""
    read: dict[int, None] = {}
    for reader in found_in(node, WITH_SLOTS):
        read[reader.did if isinstance(reader, e.WhenYouDo) else reader.slot] = None
    told = frozenset(slot for slot in read if slot < COST_SLOT)  # numbered by a phrase itself
    used: dict[int, int] = {}
    for slot in read:
        if slot >= FIRST_SLOT:
            used[slot] = _free(used, told)
    return _renumber(node, used, told)


SLOT_READERS: Final = (s.Saved, s.SavedPlayers, v.SavedNumber, k.Did)
WITH_SLOTS: Final = (*SLOT_READERS, e.WhenYouDo)
_WRITTEN: Final = frozenset({"save", "slot", "rest", "did", "chosen", "excess", "doers"})


class _Fields(dict[type[Any], tuple[list[str], list[str]]]):
    """Of each class: the fields with slots, and those that may hold nodes."""

    def __missing__(self, kind: type[Any]) -> tuple[list[str], list[str]]:
        names = kind.__dataclass_fields__ if issubclass(kind, Node) else ()
        made = self[kind] = [name for name in names if name in _WRITTEN], FIELDS_INSIDE.get(kind, [])
        return made


_FIELDS: Final = _Fields()


def _renumber(value: Any, used: dict[int, int], told: frozenset[int]) -> Any:
    kind = type(value)
    if kind is tuple:
        made = tuple([_renumber(part, used, told) for part in value])
        return made if any(map(is_not, made, value)) else value
    slots, inside = _FIELDS[kind]
    if not slots and not inside:
        return value
    new: dict[str, Any] = {}
    for name in slots:
        old = getattr(value, name)
        if not isinstance(old, int):
            continue
        if old >= FIRST_SLOT:
            new[name] = used[old] if old in used else _unused(kind.__dataclass_fields__[name], used, told)
        elif name == "save" and old in used.values() and old not in told:
            new[name] = _free(used, told, len(used) + 1)
    for name in inside:
        old = getattr(value, name)
        part = _renumber(old, used, told)
        if part is not old:
            new[name] = part
    return changed(value, new) if new else value


def _unused(field: Any, used: dict[int, int], told: frozenset[int]) -> int:
    """The default; if that is a slot in use, one that is not."""
    default = field.default
    taken = default in used.values() or default in told
    return default if isinstance(default, int) and not taken else _free(used, told, len(used) + 1)


def _free(used: dict[int, int], told: frozenset[int], first: int = 0) -> int:
    return next(number for number in count(first) if number not in told and number not in used.values())
