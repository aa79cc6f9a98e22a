"""`inset sim`."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from inset.apps.cli import app
from inset.kernel.errors import InsetError
from inset.sim.lock import lock

runner = CliRunner()


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))


def test_json() -> None:
    done = runner.invoke(app, ["sim", "fables", "fables", "--games", "2", "--players", "greedy,random", "--json"])
    assert done.exit_code == 0, done.output
    data = json.loads(done.stdout)
    assert set(data["wins"]) == {"greedy", "random"}
    assert {"games", "seconds", "draws", "failures"} <= set(data)
    assert data["games"] == 2


def test_table_and_files(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    done = runner.invoke(app, ["sim", "fables", "skies", "--games", "2", "--jobs", "1", "--csv", str(path)])
    assert done.exit_code == 0, done.output
    assert "fables" in done.stdout
    assert len(path.read_text().splitlines()) == 3
    again = runner.invoke(app, ["sim", "fables", "skies", "--games", "3", "--jobs", "1", "--resume", "--json"])
    assert json.loads(again.stdout)["games"] == 3


def test_failures_are_kept_with_their_records() -> None:
    done = runner.invoke(app, ["sim", "fables", "--games", "1", "--players", "tests.sim.test_sim:Breaks,greedy"])
    assert done.exit_code == 1
    assert "out of ideas" in done.output
    assert "inset replay" in done.output


@pytest.mark.parametrize(
    ("option", "path"), [("--csv", "no/such/folder/a.csv"), ("--csv", "."), ("--parquet", "."), ("--plot", "a.txt")]
)
def test_what_can_not_be_written_is_told_before_anything_is_played(
    option: str, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("inset.sim.run", lambda *args, **more: pytest.fail("a game was played"))
    done = runner.invoke(app, ["sim", "fables", "--games", "1", option, path])
    assert isinstance(done.exception, InsetError)


def test_extras_that_are_missing_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("inset.sim.run", lambda *args, **more: pytest.fail("a game was played"))
    monkeypatch.setattr("inset.sim.plots.find_spec", lambda name: None)
    monkeypatch.setattr("inset.sim.report.find_spec", lambda name: None)
    for option, extra in (("--plot", "inset[plot]"), ("--parquet", "inset[parquet]")):
        done = runner.invoke(app, ["sim", "fables", "--games", "1", option, "x.png"])
        assert isinstance(done.exception, InsetError)
        assert extra in str(done.exception)


# --- nothing is lost ----------------------------------------------------------------------------------------


def sim(*words: str) -> Result:
    return runner.invoke(app, ["sim", "fables", "--games", "1", "--players", "random", "--jobs", "1", "--json", *words])


def test_no_file_is_overwritten(tmp_path: Path) -> None:
    precious = tmp_path / "precious.txt"
    precious.write_text("my novel")
    for more in ([], ["--resume"]):
        done = sim("--journal", str(precious), *more)
        assert isinstance(done.exception, InsetError)
        assert precious.read_text() == "my novel"


def test_a_journal_that_nobody_named_is_set_aside(tmp_path: Path) -> None:
    assert sim().exit_code == 0
    (book,) = (tmp_path / "inset" / "sim").glob("*.jsonl")
    first = book.read_bytes()
    assert sim("--seed", "0").exit_code == 0
    assert book.with_suffix(".previous.jsonl").read_bytes() == first
    with book.open("rb") as file:
        lock(file)
        done = sim()
    assert isinstance(done.exception, InsetError)
    assert "already running" in str(done.exception)


def test_records_of_failures_are_not_overwritten(tmp_path: Path) -> None:
    """A file of that name that is not the same record stays; the same record is written once."""
    taken = tmp_path / "games.game-0.json"
    taken.write_text("mine")
    words = ["sim", "fables", "--games", "1", "--players", "tests.sim.test_sim:Breaks,greedy", "--journal",
             str(tmp_path / "games.jsonl"), "--resume", "--json"]  # fmt: skip
    for _ in range(2):
        done = runner.invoke(app, words)
        assert done.exit_code == 1
        assert taken.read_text() == "mine"
        (failed,) = json.loads(done.stdout)["failed"]
        assert failed["file"] == str(tmp_path / "games.game-0-2.json")
        assert f"inset replay {failed['file']}" in done.stderr
    assert sorted(path.name for path in tmp_path.glob("games.game*")) == ["games.game-0-2.json", "games.game-0.json"]


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_interrupts(number: signal.Signals, code: int, tmp_path: Path) -> None:
    """Played games are kept and reported, and the exit code says what happened."""
    book = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "inset.apps.cli", "sim", "fables", "--games", "5000", "--jobs", "1", "--json",
               "--journal", str(book)]  # fmt: skip
    run = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    end = time.monotonic() + 60
    while not (book.exists() and book.read_bytes().count(b"\n") > 2) and time.monotonic() < end:
        time.sleep(0.05)
    run.send_signal(number)
    out, err = run.communicate(timeout=60)
    assert run.returncode == code, err
    data = json.loads(out)
    assert data["interrupted"]
    assert 2 <= data["games"] < 5000
    assert "--resume continues" in err
    assert "Traceback" not in err


@pytest.mark.parametrize(
    "words", ["--jobs 99999999999999999999", "--jobs 0", "--decision-seconds 0", "--game-answers 0"]
)
def test_numbers_without_sense(words: str) -> None:
    done = runner.invoke(app, ["sim", "fables", *words.split()])
    assert done.exit_code == 2
    assert "Invalid value" in done.output


def test_a_cluster_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("inset.sim.on_ray.find_spec", lambda name: None)
    done = sim("--on", "ray")
    assert isinstance(done.exception, InsetError)
    assert "pip install 'inset[ray]'" in str(done.exception)
    done = sim("--on", "the moon")
    assert isinstance(done.exception, InsetError)
    assert "choose processes, ray or ray:ADDRESS" in str(done.exception)
