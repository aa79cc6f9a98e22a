"""The command line."""

import subprocess
import sys

import pytest
from typer.testing import CliRunner

from inset.apps.cli import app

runner = CliRunner()


def test_watch_tells_a_whole_game() -> None:
    done = runner.invoke(app, ["watch", "--seed", "2"])
    assert done.exit_code == 0
    lines = done.stdout.replace("\n        ", " ").splitlines()  # a long line goes on below
    assert "seed 2" in lines[0]
    assert sum(line.startswith("— Turn") for line in lines) > 5
    assert all(line.rstrip().endswith("]") for line in lines[1:])
    assert "won after" in lines[-1]
    assert runner.invoke(app, ["watch", "--seed", "2"]).stdout == done.stdout


def test_watch_without_steps() -> None:
    with_steps = runner.invoke(app, ["watch"]).stdout
    without = runner.invoke(app, ["watch", "--no-steps"]).stdout
    assert "draw step" in with_steps
    assert "draw step" not in without


@pytest.mark.parametrize("command", ["watch", "bench"])
def test_help(command: str) -> None:
    done = runner.invoke(app, [command, "--help"])
    assert done.exit_code == 0
    assert "seed" in done.stdout


def test_mistakes_are_one_line() -> None:
    command = [sys.executable, "-m", "inset.apps.cli", "watch", "nothing", "skies"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("inset: no deck is called 'nothing'")
    assert len(done.stderr.splitlines()) == 1


def test_the_public_words_need_no_command_line() -> None:
    code = "import sys, inset; assert not {'typer', 'rich', 'msgspec', 'yaml'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
