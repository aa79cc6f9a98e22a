"""Other Pythons that are installed play recorded games as this one does. The engine needs nothing but its own source."""

import os
import subprocess
from pathlib import Path

import pytest

from tools import pythons

ROOT = Path(__file__).resolve().parents[2]
GAMES = 6  # of the recorded games: enough to meet every part of a turn


@pytest.mark.parametrize(
    "version", pythons.others() or [pytest.param("", marks=pytest.mark.skip(reason="only this Python"))]
)
def test_it_plays_recorded_games(version: str, tmp_path: Path) -> None:
    python = pythons.others()[version]
    command: list[str | Path] = [
        python,
        ROOT / "tools" / "replays.py",
        "check",
        ROOT / "tests" / "game" / "replays.jsonl.gz",
        "--to",
        str(GAMES),
    ]
    variables = {"PYTHONPATH": str(ROOT / "src"), "PYTHONDONTWRITEBYTECODE": "1", "PATH": os.environ.get("PATH", "")}
    done = subprocess.run(command, capture_output=True, text=True, env=variables, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert f"{GAMES} same" in done.stdout


def test_this_python_is_among_those_that_are_found() -> None:
    found = pythons.installed()
    assert min(found) >= pythons.OLDEST and not set(pythons.others().values()) - set(found.values())
    assert len(found) == len(pythons.others()) + 1
