"""docs/guide/decks.md: its files are written and its commands run, in order, and each prints what the page says."""

import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from inset.apps.cli import app
from inset.decklists import card_files

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "guide" / "decks.md"
BLOCK = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^\$ inset ([^\n]*)\n((?:(?!\$ )[^\n]*\n)*)", re.MULTILINE)


def test_the_examples_of_the_guide(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("INSET_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("INSET_DATA", str(tmp_path / "data"))
    ran = 0
    for info, body in BLOCK.findall(GUIDE.read_text(encoding="utf-8")):
        if "file=" in info:
            path = tmp_path / info.partition("file=")[2]
            path.parent.mkdir(exist_ok=True)
            path.write_text(body, encoding="utf-8")
        for line, expected in COMMAND.findall(body):
            done = CliRunner().invoke(app, shlex.split(line))
            printed = done.stdout if done.exception is None or isinstance(done.exception, SystemExit) else ""
            shown = printed or f"inset: {done.exception}\n"
            assert shown.rstrip() == expected.rstrip(), line
            ran += 1
    card_files.use([])
    assert ran
