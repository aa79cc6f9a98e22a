"""`inset sim`."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from inset.apps.cli import app
from inset.kernel.errors import InsetError

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
