"""Players that exit, die, hang or print: their game is a failure with its record, and the batch continues."""

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from inset import Game, sim
from inset.kernel.errors import InsetError
from tests.sim.hostile import Exits, Interrupts, Leaves, Prints


def failures(report: sim.Report) -> list[dict[str, Any]]:
    """What failed, after checking that the batch continued and that the failed game can be replayed."""
    assert report.tally.failed == 1, report.data()["failed"]
    assert report.games == 2, "games 0 and 2 are played by the same player, who behaves when sitting first"
    failed = report.data()["failed"]
    assert [row["game"] for row in failed] == [1]
    game = Game.replay(failed[0]["record"])
    assert game.state.turn >= 3
    assert game.outcome is None
    return list(failed)


def run(player: str, **options: Any) -> sim.Report:
    return sim.run(["fables"], games=3, players=(f"tests.sim.hostile:{player}", "greedy"), **options)


@pytest.mark.parametrize(
    ("player", "reason"),
    [
        ("Exits", "SystemExit: 3"),
        ("Interrupts", "KeyboardInterrupt"),
        ("Leaves", "GeneratorExit"),
        ("Unprintable", "ValueError"),
        ("Recurses", "RecursionError"),
        ("Kills", "killed (SIGKILL)"),
        ("Ends", "exited (exit code 7)"),
    ],
)
def test_a_player_that_ends_the_game_its_way(player: str, reason: str) -> None:
    (failed,) = failures(run(player))
    assert reason in failed["error"]


@pytest.mark.parametrize("player", ["Hangs", "Sleeps"])
def test_a_player_that_hangs_is_ended_by_the_clock(player: str) -> None:
    start = time.monotonic()
    (failed,) = failures(run(player, decision_seconds=3))
    assert "a decision took longer than 3 s" in failed["error"]
    assert time.monotonic() - start < 60


def test_a_game_without_end_is_bounded_by_its_answers() -> None:
    report = sim.run(["fables"], games=1, players=("tests.sim.hostile:Dithers", "greedy"), game_answers=40)
    (failed,) = report.data()["failed"]
    assert "did not end within 40 answers" in failed["error"]
    assert Game.replay(failed["record"]).answers >= 40
    assert sim.run(["fables"], games=1, game_answers=100_000).games == 1


def test_bounds_change_nothing_while_they_are_kept() -> None:
    quiet = sim.run(["fables", "skies"], games=2, seed=5)
    bounded = sim.run(["fables", "skies"], games=2, seed=5, decision_seconds=60, game_answers=100_000)
    assert bounded.tally.digest == quiet.tally.digest


@pytest.mark.parametrize("player", [Exits, Interrupts, Leaves])
def test_in_the_same_process_too(player: Any) -> None:
    """A player that raises KeyboardInterrupt is not the user who presses Ctrl-C."""
    report = sim.run(["fables"], games=3, players=(player, "greedy"))
    failures(report)
    assert not report.interrupted
    assert report.on == "here"


def test_printing_does_not_reach_the_output(capfd: pytest.CaptureFixture[str]) -> None:
    players: tuple[Any, ...] = ("tests.sim.hostile:Prints", Prints)
    for player in players:
        report = sim.run(["fables"], games=3, players=(player, "greedy"))
        assert report.games == 3
        out, err = capfd.readouterr()
        assert "thinking…" not in out
        assert "thinking…" in err
        if report.on == "processes":
            assert "without Python" not in out
            assert "without Python" in err


def test_json_stays_json(tmp_path: Path) -> None:
    """The whole command, with a player that prints and one that dies."""
    players = "tests.sim.hostile:Prints,tests.sim.hostile:Ends"
    done = subprocess.run(
        [sys.executable, "-m", "inset.apps.cli", "sim", "fables", "--games", "3", "--players", players, "--json",
         "--journal", str(tmp_path / "games.jsonl")],
        capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    assert done.returncode == 1, done.stderr
    data = json.loads(done.stdout)
    assert data["failures"] == 2
    assert data["games"] == 1
    assert "inset replay" in done.stderr
    assert "Traceback" not in done.stderr
    assert Game.replay(Path(data["failed"][0]["record"]).read_text(encoding="utf-8")).state.turn >= 3


def test_a_worker_that_dies_once_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the system had killed it: the game is played again."""
    fuse = tmp_path / "fuse"
    fuse.touch()
    monkeypatch.setenv("INSET_TEST_FUSE", str(fuse))
    report = run("DiesOnce", jobs=2)
    assert not fuse.exists()
    assert report.tally.failed == 0
    assert report.tally.digest == run("DiesOnce").tally.digest


def test_a_player_that_can_not_be_made_is_reported_before_any_game() -> None:
    with pytest.raises(InsetError, match=r"hostile:CannotBeMade can't be made: SystemExit: no licence"):
        run("CannotBeMade")
    with pytest.raises(InsetError, match="no player"):
        run("NoSuchPlayer")
    with pytest.raises(InsetError, match="there is no module nowhere"):
        sim.run(["fables"], players=("nowhere:Player",))
    for name in ("os:system()", ":X", "a b:C", "../x:Y"):
        with pytest.raises(InsetError, match="module:Class"):
            sim.run(["fables"], players=(name,))


def test_a_player_that_hangs_on_import_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sleepy_bot.py").write_text("import time; time.sleep(3600)")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr("inset.sim.worker.START_SECONDS", 3.0)
    with pytest.raises(InsetError, match="not ready within 3 s: does a player hang on import"):
        sim.run(["fables"], games=1, players=("sleepy_bot:Bot",))


def test_what_can_not_travel_is_reported() -> None:
    with pytest.raises(InsetError, match="can't be sent to another process"):
        sim.run(["fables"], games=2, players=(lambda seed: Exits(seed), "greedy"), jobs=2)


def test_a_clock_needs_workers() -> None:
    with pytest.raises(InsetError, match="can be killed"):
        sim.run(["fables"], games=1, on="here", decision_seconds=1)
    with pytest.raises(InsetError, match="choose processes, ray"):
        sim.run(["fables"], games=1, on="the moon")
