"""docs/ledger.tsv is what would be written now: for a sample of its cards here, for all with ``inset compile --check``."""

from __future__ import annotations

from pathlib import Path

import pytest

from inset.cards import library
from inset.data.scryfall import load
from inset.oracle.coverage import climb

LEDGER = Path(__file__).resolve().parents[2] / "docs" / "ledger.tsv"
ONE_IN = 101  # cards


def test_the_ledger_is_sorted_and_has_each_card_once() -> None:
    lines = LEDGER.read_text(encoding="utf-8").splitlines()
    assert lines == sorted(lines)
    assert all(line.count("\t") == 1 for line in lines)


def test_a_sample_of_the_ledger_is_up_to_date(shared: Path) -> None:
    kept = dict(line.split("\t") for line in LEDGER.read_text(encoding="utf-8").splitlines())
    records = [record for record in load(shared / "cards" / "oracle-cards.jsonl.gz").cards if not record.is_flagged]
    if len({record.name for record in records} ^ set(kept)) > 100:
        pytest.skip("the reference data are others than those of the ledger")
    wrong = [
        f"{record.name}: {kept.get(record.name)!r} is now {now!r}"
        for record in records[::ONE_IN]
        if (now := climb(record, library()).flags) != kept.get(record.name)
    ]
    assert wrong == [], "write the ledger anew: inset compile --cards FILE --report --ledger docs/ledger.tsv"
