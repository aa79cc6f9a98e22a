"""`inset watch` and `inset replay`."""

import json
from pathlib import Path

from typer.testing import CliRunner

from inset.apps.cli import app
from inset.apps.replay import Replay, Viewer

runner = CliRunner()


def test_events_as_json_lines() -> None:
    done = runner.invoke(app, ["watch", "--seed", "2", "--json"])
    assert done.exit_code == 0, done.output
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert lines[0]["players"] == ["Alice", "Bob"]
    assert lines[-1]["event"] == "end"
    life = {"Alice": 20, "Bob": 20}
    for line in lines:
        if "life" in line:
            assert line["life_before"] == life[line["player"]]
            life[line["player"]] = line["life"]
            assert line["reason"]
    assert min(life.values()) <= 0 or lines[-1]["reason"] != "704.5a"
    assert all("rule" in line for line in lines[1:-1])
    casts = [line for line in lines if line["event"] == "cast"]
    assert any("adventure of" in line["text"] for line in casts)


def test_players_and_speed() -> None:
    done = runner.invoke(app, ["watch", "fables", "fables", "--players", "random,greedy", "--speed", "0"])
    assert "Alice (random, fables) against Bob (greedy, fables)" in done.stdout
    assert runner.invoke(app, ["watch", "--players", "nobody"]).exit_code != 0


def test_replay_steps_both_ways(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    told = runner.invoke(app, ["watch", "--seed", "5", "--record", str(path)]).stdout
    replay = Replay(path.read_text())
    assert replay.states[-1].outcome is not None
    seen = []
    for place in (0, 10, 20, 10):
        replay.go(place)
        seen.append(replay.game.fingerprint())
    assert seen[1] == seen[3] != seen[2]
    replay.turn(4)
    assert replay.game.state.turn == 4
    replay.go(replay.place - 1)
    assert replay.game.state.turn == 3
    done = runner.invoke(app, ["replay", str(path), "--plain"], input="n\nn 5\nb\nt 3\nbt\nv 2\nlog\nwhat\nend\nq\n")
    assert done.exit_code == 0, done.output
    assert told.splitlines()[-1] in done.output
    assert f"answer {replay.last} of {replay.last}" in done.output


def test_what_happened_is_told(tmp_path: Path, capsys: object) -> None:
    path = tmp_path / "game.json"
    runner.invoke(app, ["watch", "--seed", "3", "--record", str(path)])
    replay = Replay(path.read_text())
    viewer = Viewer(replay, plain=True, read=lambda prompt: "q")
    viewer.command("t 5")
    assert any("Turn 4" in line for line in replay.news(0))
    assert replay.answered()


def test_no_such_record() -> None:
    assert runner.invoke(app, ["replay", "nowhere.json"]).exit_code != 0
