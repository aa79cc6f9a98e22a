"""Every cell of the table of frames matters: changed to something else, some test of its chapter fails."""

import inspect
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

import pytest

from inset.kernel.build import slots
from inset.kernel.types import BATTLEFIELD, EXILE, GRAVEYARD, LIBRARY, NOWHERE, STACK
from inset.language import card as kinds, keywords as kw
from inset.rules.objects import frames
from inset.rules.playing import quick_legality
from tests.harness import cr
from tests.rules import (
    test_709_rooms,
    test_709_split_cards,
    test_710_flip_cards,
    test_712_double_faced_cards,
    test_712_meld,
    test_715_adventurer_cards,
    test_718_prototype_cards,
    test_720_omen_cards,
    test_722_preparation_cards,
)

ANYWHERE = 127  # every zone
PROOFS: dict[int, ModuleType] = {
    kinds.ADVENTURE: test_715_adventurer_cards,
    kinds.OMEN: test_720_omen_cards,
    kinds.PROTOTYPE: test_718_prototype_cards,
    kinds.PREPARE: test_722_preparation_cards,
    kinds.SPLIT: test_709_split_cards,
    kinds.ROOM: test_709_rooms,
    kinds.FLIP: test_710_flip_cards,
    kinds.MODAL: test_712_double_faced_cards,
    kinds.TRANSFORM: test_712_double_faced_cards,
    kinds.MELD: test_712_meld,
}
OTHER: dict[str, Callable[[Any], list[Any]]] = {
    "word": lambda old: ["something else"],
    "replaces": lambda old: [
        other for other in (frames.EVERYTHING, frames.COST_AND_SIZE, frames.ALL_BUT_COST) if other != old
    ],
    "lives_in": lambda old: [zones for zones in (NOWHERE, STACK, STACK | BATTLEFIELD, ANYWHERE) if zones != old],
    "can_play": lambda old: [not old],
    "elsewhere": lambda old: [frames.COMBINED if old == frames.NORMAL else frames.NORMAL],
    "locks": lambda old: [not old],
    "both": lambda old: [0] if old else [],  # no other frame has a card with such a keyword
    "flips": lambda old: [not old],
    "needs": lambda old: [0 if old else kw.FLYING],
    "goes_to": lambda old: [zone for zone in (NOWHERE, EXILE, LIBRARY, GRAVEYARD) if zone != old][:2],
    "then_play": lambda old: [not old],
    "rule": lambda old: ["608.2n"],
    "set_by": lambda old: [],  # tests/game/test_explain.py names them all
    "named_by": lambda old: [],  # tests/rules/test_citations.py names them all
}


def cells() -> Iterator[tuple[int, str, Any]]:
    for kind, row in frames.TABLE.items():
        for name in slots(frames.Row):
            if name != "kind":
                for value in OTHER[name](getattr(row, name)):
                    if not says_nothing(row, name, value):
                        yield kind, name, value


def says_nothing(row: frames.Row, name: str, value: Any) -> bool:
    """Cells that can't matter where another cell of the row rules the question out."""
    if not row.lives_in and name == "replaces":
        return True  # a set that is in use nowhere replaces nothing
    if name == "flips" and (not row.lives_in & BATTLEFIELD or row.locks):
        return True  # only a permanent is flipped
    if not row.can_play and name == "needs":
        return True
    if name == "goes_to" and (row.lives_in & BATTLEFIELD or row.locks):
        return True  # a permanent spell does not go to a graveyard as it resolves
    if name == "goes_to" and not row.lives_in:
        return True
    if name == "rule" and not row.goes_to:
        return True  # no clause, no rule
    return name == "then_play" and row.goes_to != EXILE


def proofs_in(module: ModuleType) -> list[Callable[[], None]]:
    return [
        f
        for n, f in inspect.getmembers(module, inspect.isfunction)
        if n.startswith("test_") and not inspect.signature(f).parameters
    ]


def forget() -> None:
    """What was worked out with another table."""
    for kept in (frames._PRINTED, quick_legality._SIGHTS, quick_legality._IN_HAND):
        kept.clear()


@cr("715.3", "718.3", "720.3", "722.3")
@pytest.mark.parametrize(("kind", "name", "value"), list(cells()))
def test_a_changed_cell_fails_a_test(kind: int, name: str, value: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames.TABLE[kind], name, value)
    forget()
    try:
        for test in proofs_in(PROOFS[kind]):
            test()
    except Exception:
        return
    finally:
        forget()
    pytest.fail(f"nothing notices that {name} of {kinds.FRAME_WORD[kind]} is {value}")
