"""A batch that is killed at any moment and resumed gives the result of a quiet run (tools/kills.py does it longer)."""

import pytest

from tools import kills


def test_five_kills(capsys: pytest.CaptureFixture[str]) -> None:
    assert kills.main(["--kills", "5", "--games", "60", "--longest", "3.5"]) == 0
    assert capsys.readouterr().out.startswith("5 kills")
