"""The command line."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import inset
from inset.apps.cli import app
from inset.kernel.build import COMPILED
from inset.kernel.errors import InsetError

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
    assert done.stderr.startswith("inset: no deck called 'nothing'")
    assert len(done.stderr.splitlines()) == 1


def test_the_version_is_shown() -> None:
    told = runner.invoke(app, ["--version"]).stdout
    build = "compiled" if COMPILED else "plain"
    assert re.fullmatch(rf"inset {re.escape(inset.__version__)} \({build} build, cards [0-9a-f]+\)\n", told)
    assert runner.invoke(app, ["--version"]).stdout == told


def test_the_package_can_be_run_and_shows_what_is_public() -> None:
    done = subprocess.run([sys.executable, "-m", "inset", "decks"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("duel:")
    assert set(dir(inset)) == {*inset.__all__, "__version__"}


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("watch --players greedy,greedy,greedy", "3 players, but 2 seats"),
        ("watch --format x", "no format called 'x'"),
        ("watch --record {tmp}", "it is a folder"),
        ("watch --record {tmp}/no/file", "there is no such folder"),
        ("watch {tmp}/bytes skies", "not text in UTF-8"),
        ("watch {tmp}/empty skies", "0 cards"),
        ("play {tmp}/empty", "0 cards"),
        ("play --load {tmp}", "can't be read: Is a directory"),
        ("replay {tmp}/none", "can't be read: No such file"),
        ("replay {tmp}/bytes", "not text in UTF-8"),
        ("replay {tmp}/object", "not a game record"),
        ("sim fables --format x", "no format called 'x'"),
        ("sim fables --games 1 --journal {tmp}", "can't be written"),
        ("bench --history {tmp}/no/file", "there is no such folder"),
        ("bench --change faster", "goes with --history"),
        ("deck check fables --from x", "no dialect called 'x'"),
    ],
)
def test_what_makes_no_sense_is_told_before_anything_is_played(line: str, says: str, tmp_path: Path) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x80")
    (tmp_path / "empty").write_bytes(b"")
    (tmp_path / "object").write_bytes(b"{}")
    done = runner.invoke(app, [word.format(tmp=tmp_path) for word in line.split()])
    assert isinstance(done.exception, InsetError), done.exception
    assert says in str(done.exception)
    assert "\n" not in str(done.exception)
    assert not done.stdout


def test_watch_at_first_takes_decks_of_the_format() -> None:
    done = runner.invoke(app, ["watch", "--format", "commander", "--players", "random", "--no-steps"])
    assert done.exit_code == 0


def test_a_decklist_needs_no_ending(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text(str(inset.deck("fables")), encoding="utf-8")
    assert str(inset.Game.new([str(tmp_path / "mine"), "skies"], seed=1).decision) == str(
        inset.Game.new(["fables", "skies"], seed=1).decision
    )


def test_the_public_words_need_no_command_line() -> None:
    code = "import sys, inset; assert not {'typer', 'rich', 'msgspec', 'yaml'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_cards_of_ones_own_are_read_and_judged_without_the_json_decoder() -> None:
    code = (
        "import sys; sys.modules['msgspec'] = None\n"
        "import inset.judge.run.runner, inset.decklists.card_files as files\n"
        "from inset.data import own_cards\n"
        "print(files.add(own_cards.read('Spark {R}\\nInstant\\nSpark deals 1 damage to any target.')[0]).name)"
    )
    made = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert made.stdout == "Spark\n"
