"""715, 718, 720, 722: every cell of the inset frames' table is read while such cards are played, or its question does not
arise."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from inset.judge.format.reader import read_path
from inset.judge.run.runner import run
from inset.kernel.build import COMPILED
from inset.language import card as kinds
from inset.rules.objects import frames
from tests.harness import cr

SCENARIOS = Path(__file__).resolve().parents[1] / "scenarios"
PLAYED = {
    kinds.ADVENTURE: "715_3b_*",
    kinds.OMEN: "720_*",
    kinds.PROTOTYPE: "718_3b_*",
    kinds.PREPARE: "722_3c_*",
}
NAMES = {"kind", "word", "rule", "set_by", "named_by"}  # what it is called, and what is cited for it


class Spy:
    """A row that remembers what was asked of it."""

    def __init__(self, row: frames.Row) -> None:
        self.row = row
        self.read: set[str] = set()

    def __getattr__(self, cell: str) -> Any:
        self.read.add(cell)
        return getattr(self.row, cell)


def arises(row: frames.Row, cell: str) -> bool:
    """A row answers a question that does not arise for it with nothing at all."""
    return getattr(row, cell) is not None and not (cell == "replaces" and row.replaces == frames.NO_OBJECT)


@cr("715.2", "718.2", "720.2", "722.2")
@pytest.mark.skipif(COMPILED, reason="what compiled modules read of a row is not seen")
@pytest.mark.parametrize("kind", PLAYED)
def test_every_cell_is_read_if_its_question_arises(kind: int, monkeypatch: pytest.MonkeyPatch) -> None:
    row = frames.TABLE[kind]
    spy = Spy(row)
    monkeypatch.setattr(frames, "_PRINTED", {})
    monkeypatch.setitem(frames.TABLE, kind, spy)
    for path in sorted(SCENARIOS.glob(f"{PLAYED[kind]}.yaml")):
        for scenario in read_path(path):
            assert run(scenario).holds
    cells = set(frames.Row.__slots__) - NAMES
    assert {cell for cell in cells if arises(row, cell)} - spy.read == set()
    assert {cell for cell in cells if not arises(row, cell)} & spy.read == set()


@cr("722.4", "718.3b")
def test_a_question_that_does_not_arise_has_no_answer() -> None:
    """A frame that sends no spell anywhere says nothing of playing the card from there, and one of which no object has the
    other set in use says nothing of what it replaces."""
    for row in frames.TABLE.values():
        assert (row.then_play is None) == (not row.goes_to)
        assert (row.replaces == frames.NO_OBJECT) == (row.set_by == "")
