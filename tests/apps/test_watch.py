"""`inset watch` and `inset replay`."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from inset import Decision, Game, Option
from inset.agents import GreedyPlayer
from inset.apps.cli import app
from inset.apps.events import json_lines
from inset.apps.replay import Replay, Viewer
from inset.apps.watch import ending, tell_while_played
from inset.kernel.errors import InsetError
from inset.play.view import View
from tests.harness.games import asked

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
    assert lines[-1]["reason"] == "0 or less life"
    assert min(life.values()) <= 0
    text = " ".join(line["reason"] for line in lines if "life" in line)
    assert "combat damage from " in text
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


def test_what_happened_is_logged(tmp_path: Path, capsys: object) -> None:
    path = tmp_path / "game.json"
    runner.invoke(app, ["watch", "--seed", "3", "--record", str(path)])
    replay = Replay(path.read_text())
    viewer = Viewer(replay, plain=True, read=lambda prompt: "q")
    viewer.command("t 5")
    assert any("Turn 4" in line for line in replay.news(replay.states[0]))
    assert replay.answered()


def test_no_such_record() -> None:
    assert runner.invoke(app, ["replay", "nowhere.json"]).exit_code != 0


def test_life_changes_are_spelled_out() -> None:
    """Damage, lifelink, effects and costs each name what they come from."""
    library = ["20 Swamp"]
    ann = {"battlefield": ["4 Swamp", "Smitten Swordmaster"], "hand": ["Murderous Rider"], "library": library}
    game = Game.from_position({"Ann": ann, "Bob": {"battlefield": ["Grizzly Bears"], "library": library}}, paying=True)
    game.choose(asked(game).options.find("Cast Swift End"))
    game.choose(asked(game).options.find("Grizzly Bears"))
    while game.state.turn == 1:
        decision = asked(game)
        if decision.kind == "attack":
            game.choose(decision.options[-1])
        else:
            game.pass_priority()
    told = {
        (line["player"], line["life_before"], line["life"], line["reason"])
        for line in json_lines(game)
        if "life" in line
    }
    assert told == {
        ("Ann", 20, 18, "effect of Swift End"),
        ("Bob", 20, 18, "combat damage from Smitten Swordmaster"),
        ("Ann", 18, 20, "lifelink of Smitten Swordmaster"),
    }


def test_a_turn_is_told_when_it_has_been_played(capsys: pytest.CaptureFixture[str]) -> None:
    game = Game.new(["fables", "skies"], seed=2, paying=True)
    heard: list[str] = []

    class Listens(GreedyPlayer):
        def choose(self, view: View, decision: Decision) -> Option:
            heard.append(capsys.readouterr().out)
            return super().choose(view, decision)

    tell_while_played(game, [Listens(), Listens()], True, 0.0)
    parts = [part for part in heard if part]
    assert len(parts) > 8
    assert "".join([*heard, capsys.readouterr().out]).split() == [
        *" ".join(game.log).split(), *ending(game).split(),
    ]  # fmt: skip


@pytest.mark.parametrize("change", [b"", b"{}", b"[1, 2]", b"\xff\xfe", b"null", b'{"inset": 99}'])
def test_broken_records_are_told_of(tmp_path: Path, change: bytes) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(change)
    for command in (["replay"], ["play", "--load"]):
        done = runner.invoke(app, [*command, str(path)])
        assert isinstance(done.exception, InsetError), done.exception
        assert "record" in str(done.exception) or "can't be read" in str(done.exception)
