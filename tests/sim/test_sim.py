"""Batches: the same result whatever the processes, what is counted, what is kept when something goes wrong."""

import csv
import json
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from inset import Decision, Deck, Option, agents, sim
from inset.kernel.errors import InsetError, InvalidDeck
from inset.sim.match import CardUse, Settings, from_json, play_one, to_json
from inset.sim.tally import Tally
from inset.view import View


class Breaks(agents.Player):
    """Plays like greedy, and falls over in its third turn."""

    def __init__(self, seed: int = 0) -> None:
        self.inner = agents.GreedyPlayer()

    def choose(self, view: View, decision: Decision) -> Option:
        if view.data["turn"] == 3:
            raise RuntimeError("out of ideas")
        return self.inner.choose(view, decision)


def comparable(report: sim.Report) -> dict[str, Any]:
    return {k: v for k, v in report.data().items() if k not in ("seconds", "games_per_second", "jobs")}


def test_the_same_result_whatever_the_processes() -> None:
    one = sim.run(["fables", "skies"], games=6, seed=4, jobs=1)
    two = sim.run(["fables", "skies"], games=6, seed=4, jobs=2)
    assert comparable(one) == comparable(two)
    assert one.games == 6
    assert sum(one.wins.values()) + one.tally.draws == 6
    assert comparable(one) != comparable(sim.run(["fables", "skies"], games=6, seed=5))


def test_what_is_counted() -> None:
    report = sim.run(["fables"], games=4, players=("greedy", "random"), seed=1)
    data = report.data()
    assert set(data["wins"]) == {"greedy", "random"}
    assert data["rates"]["greedy"]["games"] == 4
    assert data["on_the_play"]["greedy"]["games"] == data["on_the_draw"]["greedy"]["games"] == 2
    assert data["turns"]["least"] <= data["turns"]["median"] <= data["turns"]["most"]
    cards = data["cards"]["fables"]
    assert cards["Forest"]["casts"]["land"] > 0
    adventurers = [card for name, card in cards.items() if "adventure" in card["casts"]]
    assert adventurers
    assert all(card["drawn"]["games"] <= 8 for card in cards.values())
    assert "fables" in str(report)
    json.dumps(data)


def test_ways_of_one_game() -> None:
    result = play_one(Settings((_deck("skies"), _deck("fables")), ("greedy", "greedy"), 2, 3), 0)
    assert result.kind == "win"
    assert from_json(json.loads(json.dumps(to_json(result)))) == result
    drawn = sum(use.drawn for use in result.cards[0].values())
    assert 7 <= drawn <= 7 + result.turns * 3
    ways = {way for use in result.cards[0].values() for way in use.cast}
    assert ways <= {"normal", "adventure", "omen", "prototype", "land", "copy"}
    assert all(isinstance(use, CardUse) for use in result.cards[1].values())


def _deck(name: str) -> Deck:
    from inset import deck

    return deck(name)


def test_round_robin() -> None:
    report = sim.run(["fables", "skies", "embers"], games=2, seed=2)
    assert report.games == 6
    matrix = report.data()["matrix"]
    assert set(matrix) == {"fables", "skies", "embers"}
    assert set(matrix["skies"]) == {"fables", "embers"}
    assert matrix["skies"]["fables"]["wins"] + matrix["fables"]["skies"]["wins"] <= 2
    assert "row against column" in str(report)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_crashed_game_is_told_of(jobs: int) -> None:
    report = sim.run(["fables"], games=3, players=(Breaks, "greedy"), jobs=jobs)
    data = report.data()
    assert data["games"] == 0
    assert data["failures"] == 3
    assert [row["game"] for row in data["failed"]] == [0, 1, 2]
    assert "out of ideas" in data["failed"][0]["error"]
    from inset import Game

    assert Game.replay(data["failed"][0]["record"]).state.turn == 3


def test_an_interrupt_keeps_what_is_done_and_resume_goes_on(tmp_path: Path) -> None:
    book = tmp_path / "games.jsonl"

    def stop(tally: Tally) -> None:
        if tally.games == 3:
            raise KeyboardInterrupt

    first = sim.run(["fables", "skies"], games=5, seed=9, journal=book, progress=stop)
    assert first.interrupted
    assert first.games == 3
    with open(book, "a") as file:
        file.write('{"number": 3, "cut o')  # the machine went down in the midst of a line
    again = sim.run(["fables", "skies"], games=5, seed=9, journal=book, resume=True)
    assert not again.interrupted
    whole = sim.run(["fables", "skies"], games=5, seed=9)
    assert comparable(again) == comparable(whole)
    with pytest.raises(InsetError, match="another batch"):
        sim.run(["fables", "skies"], games=5, seed=10, journal=book, resume=True)


def test_tables(tmp_path: Path) -> None:
    report = sim.run(["fables", "skies"], games=2, seed=1)
    report.write_csv(tmp_path / "games.csv")
    rows = list(csv.DictReader((tmp_path / "games.csv").read_text(encoding="utf-8").splitlines()))
    assert [row["game"] for row in rows] == ["0", "1"]
    assert [row["on_the_play"] for row in rows] == ["a", "b"]
    assert {row["winner"] for row in rows} <= {"a", "b", ""}


def test_parquet(tmp_path: Path) -> None:
    report = sim.run(["fables", "skies"], games=2, seed=1)
    path = tmp_path / "games.parquet"
    if find_spec("pyarrow") is None and find_spec("duckdb") is None:
        with pytest.raises(InsetError, match=r"inset\[parquet\]"):
            report.write_parquet(path)
        return
    report.write_parquet(path)
    assert path.read_bytes()[:4] == b"PAR1"


def test_plots(tmp_path: Path) -> None:
    report = sim.run(["fables", "skies", "embers"], games=1, seed=1)
    path = tmp_path / "plot.svg"
    if find_spec("matplotlib") is None:
        with pytest.raises(InsetError, match=r"inset\[plot\]"):
            report.plot(path)
        return
    report.plot(path)
    assert "<svg" in path.read_text(encoding="utf-8")[:2000]
    with pytest.raises(InsetError, match="can't be written"):
        report.plot(tmp_path / "plot.nonsense")


def test_what_can_not_be_played() -> None:
    with pytest.raises(InvalidDeck):
        sim.run(["nothing", "fables"])
    with pytest.raises(InsetError, match="no deck"):
        sim.run(["three"])
    with pytest.raises(InsetError, match="players"):
        sim.run(["fables"], players=("greedy", "random", "greedy"))
    with pytest.raises(InsetError, match="no player"):
        sim.run(["fables"], players=("greedy", "nobody"))
