"""Batches: the same result whatever the processes, what is counted, what is kept when something goes wrong."""

import csv
import json
from collections import Counter
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from inset import Decision, Deck, Game, Option, agents, sim
from inset.kernel.errors import InsetError, InvalidDeck
from inset.kernel.types import DRAW
from inset.play.view import View
from inset.sim.match import play_one, uses
from inset.sim.plots import color_of, ways_of_cards
from inset.sim.results import CardUse, Result, read_line, write_line
from inset.sim.settings import Settings
from inset.sim.tables import _matrix, shorts
from inset.sim.tally import CardTally, Rate, Tally
from tests.harness.games import asked


class Breaks(agents.Player):
    """Plays like greedy, and falls over in its third turn."""

    def __init__(self, seed: int = 0) -> None:
        self.inner = agents.GreedyPlayer()

    def choose(self, view: View, decision: Decision) -> Option:
        if view.data["turn"] == 3:
            raise RuntimeError("out of ideas")
        return self.inner.choose(view, decision)


def comparable(report: sim.Report) -> dict[str, Any]:
    return {k: v for k, v in report.data().items() if k not in ("seconds", "games_per_second", "jobs", "run")}


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
    settings = Settings((_deck("skies"), _deck("fables")), ("greedy", "greedy"), 2, 3)
    result = play_one(settings, 0)
    assert result.kind == "win"
    assert read_line(write_line(result), settings) == result
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
def test_a_crashed_game_is_reported(jobs: int) -> None:
    report = sim.run(["fables"], games=3, players=(Breaks, "greedy"), jobs=jobs)
    data = report.data()
    assert data["games"] == 0
    assert data["failures"] == 3
    assert [row["game"] for row in data["failed"]] == [0, 1, 2]
    assert "out of ideas" in data["failed"][0]["error"]
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
        file.write('{"number": 3, "cut o')  # the machine went down in the middle of a line
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


def test_every_way_is_drawn() -> None:
    """Ways that have no color of their own, too; lands and cards that were only cast as themselves are left out."""
    report = sim.run(["fables"], games=1)
    report.tally.cards[0] = {
        "Fire // Ice": CardTally(casts={"left half": 3, "right half": 1}),
        "Bonecrusher Giant": CardTally(casts={"normal": 2, "adventure": 5, "both": 2}),
        "Lightning Bolt": CardTally(casts={"normal": 9}),
        "Forest": CardTally(casts={"land": 20}),
    }
    rows = ways_of_cards(report)
    assert rows == {
        "Fire // Ice": {"left half": 3, "right half": 1},
        "Bonecrusher Giant": {"normal": 2, "adventure": 5},
    }
    assert list(rows) == ["Fire // Ice", "Bonecrusher Giant"], "the most often cast is drawn at the top"
    others = ["left half", "right half"]
    assert len({color_of(way, others) for way in (*others, "normal", "adventure")}) == 4


def test_long_names_are_cut_and_stay_apart() -> None:
    long = "Selesnya Adventures, the {} list of the season"
    decks = [replace(_deck("fables"), name=long.format(word)) for word in ("first", "second", "third")]
    report = sim.run(decks, games=1, seed=3)
    text = str(report)
    assert all(len(line) <= 80 for line in text.splitlines())
    names = [line[:22].strip() for line in text.splitlines()[4:7]]
    assert len(set(names)) == 3, names
    assert len(set(shorts([f"{'x' * 30}{number}" for number in range(12)], 20))) == 12


def test_a_large_matrix_fits() -> None:
    many = [replace(_deck("fables"), name=f"deck number {number}") for number in range(1, 13)]
    report = sim.run(many[:3], games=1)
    report.settings = replace(report.settings, decks=tuple(many))
    rows = list(_matrix(report))
    assert all(len(line) <= 80 for line in rows)
    assert sum(line.startswith("row against column") for line in rows) == 2


def test_what_a_batch_took_and_how_to_see_what_failed() -> None:
    report = sim.run(["fables"], games=2, players=("tests.sim.hostile:Exits", "greedy"))
    run = report.data()["run"]
    assert run["on"] == "processes"
    assert run["cpu_seconds"] > 0 < run["worker_memory_mb"] and run["driver_memory_mb"] > 0
    text = str(report)
    assert "a second, 1 failed" in text
    assert "CPU " in text and "the worker " in text
    assert "game 1 failed" in text and "SystemExit: 3" in text
    report.tally.failures[0]["file"] = "my games.json"
    assert "  inset replay 'my games.json'" in str(report).splitlines()
    report.tally.failures[0]["error"] = "\x1b]0;owned\x07"
    assert "\x1b" not in str(report)


def test_the_first_failures_are_kept_whatever_the_order() -> None:
    settings = Settings((_deck("fables"),), games=500)
    tally = Tally(settings)
    for number in range(300, 0, -1):
        tally.add(Result(number, (0, 0), 1, 0, kind="failure", error="x"))
    assert [row["game"] for row in tally.failures] == list(range(1, 101))
    assert tally.failed == 300


def test_what_can_not_be_played() -> None:
    with pytest.raises(InvalidDeck):
        sim.run(["nothing", "fables"])
    with pytest.raises(InsetError, match="no deck"):
        sim.run(["three"])
    with pytest.raises(InsetError, match="players"):
        sim.run(["fables"], players=("greedy", "random", "greedy"))
    with pytest.raises(InsetError, match="no player"):
        sim.run(["fables"], players=("greedy", "nobody"))


# --- checked by other means ------------------------------------------------------------------------------


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (10, 10), (1, 20), (60, 100), (4_987, 10_000)])
def test_the_interval_is_wilsons(wins: int, games: int) -> None:
    """Its ends are the rates that lie 1.96 of their own standard deviations from the rate that was seen."""
    seen = wins / games
    low, high = sim.interval(wins, games)
    assert 0 <= low <= seen <= high <= 1
    for end in (low, high):
        if 0 < end < 1:
            assert abs(seen - end) / (end * (1 - end) / games) ** 0.5 == pytest.approx(1.959964, rel=1e-6)
    assert sim.interval(0, 0) == (0.0, 1.0)


def test_uses_of_a_game_by_hand() -> None:
    """Stomp, then the Giant from exile: both; a second Giant as itself; a Seraph as a prototype; a land; one drawn."""
    library = ["Forest", "9 Island"]
    hand = ["2 Bonecrusher Giant", "Steel Seraph", "Plains", "Lightning Bolt"]
    ann = {"battlefield": ["6 Mountain", "6 Plains"], "hand": hand, "library": library}
    game = Game.from_position({"Ann": ann, "Bob": {"library": library}}, paying=True)
    for words in ("Play Plains", "Cast Stomp", "Bob", "Cast Bonecrusher Giant {2}{R} from exile",
                  "Cast Bonecrusher Giant {2}{R}", "Cast Steel Seraph as prototype"):  # fmt: skip
        while asked(game).kind == "priority" and (asked(game).player == 1 or game.state.stack):
            game.pass_priority()
        game.choose(asked(game).options.find(words))
    while game.state.turn < 3 or game.state.step != DRAW:
        if asked(game).kind == "priority":
            game.pass_priority()
        else:
            game.choose(asked(game).options[0])
    ann_uses, bob_uses = uses(game)
    assert ann_uses["Bonecrusher Giant"] == CardUse(0, {"adventure": 1, "normal": 2}, 1)
    assert ann_uses["Steel Seraph"] == CardUse(0, {"prototype": 1}, 0)
    assert ann_uses["Plains"] == CardUse(0, {"land": 1}, 0)
    assert ann_uses["Forest"] == CardUse(1, {}, 0)
    assert "Lightning Bolt" not in ann_uses
    assert bob_uses == {"Forest": CardUse(1, {}, 0)}


def test_uses_agree_with_hands_and_log() -> None:
    """What was drawn is what hands held, except for cards that were put there; what was cast is what the log says."""
    game = Game.new(["fables", "skies"], seed=0, names=["A", "B"], paying=True)
    held: list[dict[int, str]] = [{}, {}]
    player = agents.GreedyPlayer()
    while game.decision is not None:
        if game.state.turn:
            for seat in (0, 1):
                objs = [game.state.objs[oid] for oid in game.state.hands[seat]]
                held[seat] |= {obj.card: obj.definition.name for obj in objs}
        agents.answer(game, player)
    found = uses(game)
    text = "\n".join(game.log)
    for seat, name in enumerate("AB"):
        drawn = Counter({card: use.drawn for card, use in found[seat].items() if use.drawn})
        assert not drawn - Counter(held[seat].values())
        casts = sum(times for use in found[seat].values() for way, times in use.cast.items() if way != "land")
        assert casts == text.count(f"\n{name} casts ")
        adventures = sum(use.cast.get("adventure", 0) for use in found[seat].values())
        assert adventures == sum(f"{name} casts" in row and "(adventure of" in row for row in game.log)


def test_rates_of_cards() -> None:
    """Three games counted by hand: drawn in two, one of them won; cast as an Adventure in one, which was lost."""
    settings = Settings((_deck("fables"), _deck("skies")), ("greedy", "greedy"), 3)
    giant = "Bonecrusher Giant"
    games = [
        Result(0, (0, 1), 1, 0, 0, "win", turns=9, cards=({giant: CardUse(2, {"normal": 2})}, {})),
        Result(1, (0, 1), 1, 1, 1, "win", turns=8, cards=({giant: CardUse(1, {"adventure": 1, "normal": 1}, 1)}, {})),
        Result(2, (0, 1), 2, 0, -1, "draw", turns=40, cards=({}, {})),
    ]
    for order in (games, games[::-1]):
        tally = Tally(settings)
        for result in order:
            tally.add(result)
        card = tally.cards[0][giant]
        assert (card.copies, card.drawn, card.casts) == (3, Rate(1, 2), {"normal": 3, "adventure": 1, "both": 1})
        assert card.cast == {"normal": Rate(1, 2), "adventure": Rate(0, 1), "both": Rate(0, 1)}
        assert (tally.games, tally.draws, tally.wins) == (3, 1, [1, 1])
        assert (tally.on_play[0], tally.on_draw[0]) == (Rate(1, 2), Rate(0, 1))
        assert tally.first == Rate(2, 2)
        assert tally.length()["median"] == 9


def test_the_table_has_eighty_columns() -> None:
    report = sim.run(["fables", "skies", "foundry"], games=2, seed=3)
    assert all(len(line) <= 80 for line in str(report).splitlines())
