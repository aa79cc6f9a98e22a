"""Every rule of the finished sections has a proof or a reason, and no reason is out of date."""

import json
from importlib.resources import files

import pytest

from inset.data import covered

FINISHED = (
    *range(100, 123),
    *range(400, 409),
    *range(200, 214),
    *range(300, 316),
    *range(500, 515),
    *range(601, 617),
    *range(703, 734),
    800,
    802,
    806,
    903,
)
PROOFS = json.loads(files("inset.data").joinpath("proofs.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("section", FINISHED)
def test_every_rule_has_a_proof_or_a_reason(section: int) -> None:
    assert covered.lacking(section, PROOFS) == []


def test_a_rule_with_a_proof_needs_no_reason() -> None:
    assert [number for number in covered.explained() if number in PROOFS] == []
