"""Instructions for a decision: what cachegrind writes is read, and the start of a process is taken off."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tools import instructions
from tools.instructions import Figure, Run, between, environment, has_grown, last, total, with_row

WRITTEN = """desc: I1 cache:         32768 B, 64 B, 8-way associative
cmd: python -c games
events: Ir I1mr
fl=file.c
fn=called
12 700 1
summary: 1234567 89
"""


def test_the_total_is_the_summary_of_instructions() -> None:
    assert total(WRITTEN) == 1_234_567
    assert total("events: Bc Ir\nsummary: 3 5\n") == 5
    with pytest.raises(ValueError, match="no summary"):
        total(WRITTEN.partition("summary")[0])


def test_what_the_first_run_cost_is_taken_off() -> None:
    few, many = Run(2, "plain", 100, 5_000_000), Run(6, "plain", 300, 65_000_000)
    assert between(few, many) == Figure("plain", 4, 200, 60_000_000, 300_000)
    with pytest.raises(ValueError, match="the longer one"):
        between(many, few)
    with pytest.raises(ValueError, match="two builds: plain and compiled"):
        between(few, Run(6, "compiled", 300, 65_000_000))


def test_another_interpreter_imports_what_is_installed_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "somewhere")
    assert "PYTHONPATH" not in environment("python")
    assert environment(None)["PYTHONPATH"].endswith("src")
    assert environment(None)["PYTHONHASHSEED"] == "0"


def test_the_games_are_the_same_each_time(tmp_path: Path) -> None:
    command = [sys.executable, "-c", instructions.PLAY, "1"]
    told = [
        json.loads(subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True).stdout)
        for _ in range(2)
    ]
    assert told[0] == told[1]
    assert told[0]["decisions"] > 100


def test_the_figure_is_printed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def played(python: str | None, games: int, under: list[str], place: str) -> dict[str, Any]:
        for word in under:
            if word.startswith("--cachegrind-out-file="):
                Path(word.partition("=")[2]).write_text(f"events: Ir\nsummary: {1_000_000 + games * 50_000}\n")
        return {"build": "plain", "decisions": games * 10}

    monkeypatch.setattr(instructions, "played", played)
    monkeypatch.setattr("shutil.which", lambda name: name)
    assert instructions.main(["--games", "1", "3", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["per_decision"] == 5_000
    assert instructions.main(["--games", "1", "3"]) == 0
    assert capsys.readouterr().out.splitlines()[0] == "5,000 instructions for a decision, plain build"


TABLE = "date\tchange\tbuild\tyardstick\tinstructions\n2026-11-16\ta bench\tpure\t12\t\n"


def test_a_figure_is_kept_in_its_own_row_and_compared_with_the_last_of_its_build() -> None:
    found = Figure("plain", 12, 100, 1_000_000, 10_000)
    table = with_row(TABLE, found, "less work", "2026-11-18")
    assert table.splitlines()[-1].split("\t") == ["2026-11-18", "less work", "pure", "", "10000"]
    assert (last(TABLE, "plain"), last(table, "plain"), last(table, "compiled")) == (None, 10_000, None)
    assert not has_grown(TABLE, found) and not has_grown(table, Figure("plain", 12, 100, 1_015_000, 10_150))
    assert has_grown(table, Figure("plain", 12, 100, 1_030_000, 10_300))
    assert not has_grown(table, Figure("compiled", 12, 100, 1_030_000, 10_300))
    with pytest.raises(ValueError, match="one line"):
        with_row(TABLE, found, "a\tb", "2026-11-18")


def test_the_history_of_the_repository_can_be_compared_with() -> None:
    table = (instructions.ROOT / "docs" / "bench-history.tsv").read_text(encoding="utf-8")
    assert last(table, "plain") is not None
