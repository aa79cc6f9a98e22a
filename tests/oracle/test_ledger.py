"""The ledger: no card stands lower than its line says.

A sample of its cards here; all, and to the letter, are compared by `python tools/ledger.py --check`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from inset.cards import library
from inset.data.scryfall import load
from inset.oracle.proof_ladder import climb

LEDGER = Path(__file__).resolve().parents[2] / "docs" / "generated" / "ledger.tsv"
ONE_IN = 101  # cards


def test_the_ledger_is_sorted_and_has_each_card_once() -> None:
    lines = LEDGER.read_text(encoding="utf-8").splitlines()
    assert lines == sorted(lines)
    assert all(line.count("\t") == 2 for line in lines)


def test_no_card_of_a_sample_has_lost_a_rung(shared: Path) -> None:
    lines = [line.split("\t") for line in LEDGER.read_text(encoding="utf-8").splitlines()]
    kept = {name: flags for name, flags, _ in lines}
    records = [record for record in load(shared / "cards" / "oracle-cards.jsonl.gz").cards if not record.is_flagged]
    if len({record.name for record in records} ^ set(kept)) > 100:
        pytest.skip("the reference data are others than those of the ledger")
    lost = []
    for record in records[::ONE_IN]:
        now, then = climb(record, library()).row[1], kept.get(record.name, "")
        if not set(then) - {"#"} <= set(now):
            lost.append(f"{record.name}: {then!r} is now {now!r}")
    assert lost == []
