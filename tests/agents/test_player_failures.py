"""A bot that raises is reported once: its own traceback with file and line, and the record that leads there."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from inset import Game
from inset.agents import GreedyPlayer, Player, PlayerFailed, play
from inset.play.options import Decision, Option
from inset.play.view import View

BOT = """
from inset.agents import Player


class Broken(Player):
    def choose(self, view, decision):
        return self.weigh(view, decision)

    def weigh(self, view, decision):
        if decision.kind == "priority":
            return decision.options[10_000]
        return decision.options[0]
"""
LINE = next(number for number, line in enumerate(BOT.splitlines(), 1) if "10_000" in line)


class Raises(Player):
    def choose(self, view: View, decision: Decision) -> Option:
        if decision.kind == "mulligan":
            return decision.options[0]
        raise ValueError("no idea")


class AnswersElse(Player):
    def choose(self, view: View, decision: Decision) -> Option:
        return Option(7, decision.options)


def test_a_player_that_raises_is_named_with_file_and_line_and_the_game_stands() -> None:
    game = Game.new(["fables", "skies"], seed=1, paying=True)
    with pytest.raises(PlayerFailed, match="Raises failed: ValueError: no idea") as caught:
        play(game, [Raises(), GreedyPlayer()])
    error = caught.value
    assert error.where.startswith(__file__)
    assert error.trace.count("Traceback") == 1
    assert "base.py" not in error.trace
    assert error.trace.splitlines()[-1] == "ValueError: no idea"
    assert isinstance(error.__cause__, ValueError)
    assert Game.replay(error.record).fingerprint() == game.fingerprint()


def test_an_answer_that_is_not_on_offer_is_the_players_failure() -> None:
    game = Game.new(["fables", "skies"], seed=1, paying=True)
    with pytest.raises(PlayerFailed, match=r"AnswersElse failed: IllegalAnswer: .* is not on offer"):
        play(game, [AnswersElse(), GreedyPlayer()])
    assert game.answers == 0


@pytest.mark.parametrize(
    "command", [["watch", "--players", "bots:Broken,greedy"], ["sim", "fables", "--players", "bots:Broken,greedy"]]
)
def test_a_command_tells_it_once_and_keeps_the_record(command: list[str], tmp_path: Path) -> None:
    (tmp_path / "bots.py").write_text(BOT, encoding="utf-8")
    more = ["--games", "3", "--jobs", "1"] if command[0] == "sim" else []
    env = {
        **os.environ,
        "XDG_CACHE_HOME": str(tmp_path / "cache"),
        "PYTHONPATH": f"{tmp_path}:{os.environ.get('PYTHONPATH', '')}",
    }
    done = subprocess.run(
        [sys.executable, "-m", "inset.apps.cli", *command, *more],
        cwd=tmp_path, env=env, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode in (1, 2)
    assert done.stderr.count(f'bots.py", line {LINE}, in weigh') == 1
    assert "IndexError" in done.stderr
    assert "base.py" not in done.stderr
    files = [line.rpartition(" ")[2] for line in done.stderr.splitlines() if "inset replay" in line]
    assert len(files) == len(set(files)) == (3 if command[0] == "sim" else 1)  # how to see each game that failed
    for file in files:
        assert Game.replay(Path(file).read_text(encoding="utf-8")).decision is not None
