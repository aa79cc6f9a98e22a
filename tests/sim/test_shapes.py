"""Batches of other shapes: a deck against nobody, matches with sideboards, a table of Commander decks; and blanks."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from inset import Game
from inset.agents import GreedyPlayer, play
from inset.apps.cli import app
from inset.decklists import card_files, decks
from inset.kernel.errors import InsetError
from inset.sim import bouts, goldfish, pod
from inset.sim.results import CardUse
from inset.sim.shapes import Shape

RIDDLE = "Shaped Riddle {U}\nInstant\nEach player explains the joke.\n"


@pytest.fixture(autouse=True)
def _files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("INSET_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("INSET_DATA", str(tmp_path / "data"))
    (tmp_path / "cards.txt").write_text(RIDDLE, encoding="utf-8")
    yield
    card_files.use([])


def sim(*words: str) -> Any:
    done = CliRunner().invoke(app, ["sim", *words, "--json", "--jobs", "1"])
    assert done.exit_code == 0, done.output or done.exception
    return json.loads(done.stdout)


def shape(*names: str, format: str = "duel", best_of: int = 1) -> Shape:
    return Shape(tuple(decks.deck(name) for name in names), ("greedy",), 3, format, 0, best_of)


# --- goldfish -------------------------------------------------------------------------------------------------------------
def test_a_deck_against_nobody() -> None:
    (found,) = sim("embers", "--goldfish", "--games", "4", "--seed", "2")["goldfish"]
    assert found["games"] == 4 and found["kills"] == 4
    assert 3 <= found["kill_turn"]["median"] <= 12
    assert sum(found["mulligans"].values()) == 4
    rows = found["curve"]
    assert [row["turn"] for row in rows] == list(range(1, len(rows) + 1))
    assert rows[0]["lands"] <= 1 and rows[3]["lands"] > rows[1]["lands"]
    assert rows[3]["mana"] >= rows[2]["mana"] >= rows[1]["mana"]


def test_the_kill_is_in_the_players_own_turn_and_nobody_does_nothing() -> None:
    found = goldfish.play_one(shape("embers"), 0)
    assert found.kill == len(found.turns)
    assert found.turns[-1].damage >= 20 > found.turns[-2].damage


def test_a_deck_without_a_win_does_not_kill() -> None:
    idle = decks.Deck.of("idle", {"Plains": 56, "Opt": 4})
    found = goldfish.play_one(Shape((idle,), ("greedy",), 1, "duel"), 0)
    assert found.kill == 0 and len(found.turns) >= goldfish.MOST_TURNS
    assert goldfish.never_cast({"Opt": 2, "Plains": 9, "Shock": 1}, {"Shock": 1}) == {"Opt": 2}


def test_goldfish_plays_commander_decks_and_draws_plots(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    path = tmp_path / "fish.svg"
    found = sim("kess", "--goldfish", "--games", "1", "--format", "commander", "--plot", str(path))
    assert found["goldfish"][0]["games"] == 1
    assert path.read_text(encoding="utf-8").startswith("<?xml")


# --- matches --------------------------------------------------------------------------------------------------------------
def test_a_match_ends_with_the_second_win_and_losers_go_first() -> None:
    for number in range(4):
        found = bouts.play_one(shape("fables", "skies", best_of=3), number)
        winners = [winner for winner, _, _ in found.games]
        assert winners.count(found.winner) == 2 and 2 <= len(winners) <= 3
        assert winners[-1] == found.winner
        for (winner, _, _), (_, first, _) in zip(found.games, found.games[1:], strict=False):
            assert first == 1 - winner


def test_cards_that_sat_idle_make_way_for_the_sideboard() -> None:
    deck = replace(decks.Deck.of("mine", {"Island": 52, "Counterspell": 4, "Opt": 4}), side=(("Shock", 3),))
    brought: dict[str, int] = {}
    used = {"Counterspell": CardUse(drawn=2), "Opt": CardUse(1, {"normal": 1}), "Island": CardUse(9)}
    made = bouts._boarded(deck, used, brought)
    assert dict(made.main) == {"Island": 52, "Counterspell": 1, "Opt": 4, "Shock": 3}
    assert dict(made.side) == {"Counterspell": 3}
    assert brought == {"Shock": 3}
    assert made.size == deck.size
    used["Shock"] = CardUse(drawn=1)
    assert bouts._boarded(made, used, brought).main == made.main, "what was tried and sat idle does not come back"


def test_matches_on_the_command_line() -> None:
    found = sim("fables", "skies", "--best-of", "3", "--games", "2")
    assert found["matches"] == 2 and found["best_of"] == 3
    assert sum(row["wins"] for row in found["wins"].values()) + found["drawn"] == 2
    assert (
        sum(int(n) * count for n, count in found["games_in_a_match"].items()) == found["game_wins"]["fables"]["games"]
    )
    done = CliRunner().invoke(app, ["sim", "fables", "skies", "--best-of", "2"])
    assert isinstance(done.exception, InsetError) and "odd" in str(done.exception)


# --- pods -----------------------------------------------------------------------------------------------------------------
def test_a_pod_rotates_seats_and_says_who_knocked_out_whom() -> None:
    found = sim("mentor", "kess", "giants", "--pod", "--games", "3", "--players", "random")
    assert found["games"] == 3
    rows = found["decks"]
    assert sum(row["when_first"]["games"] for row in rows.values()) == 3
    assert all(row["when_first"]["games"] == 1 for row in rows.values()), "each deck begins once in three games"
    out = sum(row["knocked_out"]["times"] for row in rows.values())
    winners = sum(row["wins"]["wins"] for row in rows.values())
    assert out >= 2 * winners
    for name, row in rows.items():
        assert name not in row["knocked_out"]["by"]
        assert sum(row["knocked_out"]["by"].values()) == row["knocked_out"]["times"]


def test_whoever_controlled_the_last_damage_knocked_the_player_out() -> None:
    side: dict[str, Any] = {"library": ["20 Forest"], "battlefield": ["Forest"]}
    game = Game.from_position(
        {"Ann": side | {"battlefield": ["Serra Angel", "Forest"]}, "Bob": side | {"life": 3}, "Cid": side},
        turn=4, paying=True, passing=True,
    )  # fmt: skip
    play(game, [GreedyPlayer() for _ in range(3)], most=40)
    first = next(iter(pod.knocked_out(game)))
    assert first[:3] == (1, 0, "704.5a")


def test_a_pod_has_three_or_four_commander_decks() -> None:
    for names in (["mentor", "kess"], ["mentor", "kess", "giants", "kellan", "mentor"]):
        done = CliRunner().invoke(app, ["sim", *names, "--pod"])
        assert isinstance(done.exception, InsetError) and "three or four" in str(done.exception)
    done = CliRunner().invoke(app, ["sim", "mentor", "kess", "fables", "--pod"])
    assert isinstance(done.exception, InsetError)


def test_only_one_shape_and_no_journal() -> None:
    done = CliRunner().invoke(app, ["sim", "fables", "--goldfish", "--best-of", "3"])
    assert isinstance(done.exception, InsetError) and "choose one" in str(done.exception)
    assert CliRunner().invoke(app, ["sim", "fables", "--goldfish", "--resume"]).exit_code == 2


def test_the_result_does_not_depend_on_the_workers() -> None:
    def counted(jobs: int) -> dict[str, Any]:
        found, lost = bouts.best_of(shape("fables", "skies", best_of=3), 2, jobs)
        assert lost == []
        return found.data()

    assert counted(1) == counted(2)


# --- blanks, and what is never cast ---------------------------------------------------------------------------------------
def test_blanks_are_in_every_report(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("26 Island\n26 Forest\n4 Grizzly Bears\n4 Shaped Riddle\n", encoding="utf-8")
    words = [str(path), "--cards", str(tmp_path / "cards.txt"), "--blanks"]
    assert sim(*words, "fables", "--games", "2")["blanks"] == {"mine": {"Shaped Riddle": 4}}
    assert sim(*words, "--goldfish", "--games", "1")["goldfish"][0]["blanks"] == {"Shaped Riddle": 4}
    done = CliRunner().invoke(app, ["sim", *words, "fables", "--games", "2", "--jobs", "1"])
    assert "blank (these do nothing): 4 Shaped Riddle" in done.stdout
    assert "drawn and never cast: " in done.stdout and "Shaped Riddle (blank)" in done.stdout
    done = CliRunner().invoke(app, ["sim", *words[:-1], "fables", "--games", "2"])
    assert isinstance(done.exception, InsetError)


def test_workers_know_blanks(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("28 Island\n28 Forest\n4 Shaped Riddle\n", encoding="utf-8")
    done = CliRunner().invoke(
        app,
        [
            "sim",
            str(path),
            "fables",
            "--cards",
            str(tmp_path / "cards.txt"),
            "--blanks",
            "--games",
            "2",
            "--jobs",
            "2",
            "--json",
        ],
    )
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout)["games"] == 2


def test_an_imported_deck_to_the_end_with_plots(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    (tmp_path / "cards.txt").write_text("Shaped Bear {1}{G}\nCreature — Bear\n2/2\n", encoding="utf-8")
    mine = tmp_path / "mine.dek"
    mine.write_text(
        '<Deck><Cards Quantity="56" Name="Forest"/><Cards Quantity="4" Name="Shaped Bear"/></Deck>', encoding="utf-8"
    )
    plot = tmp_path / "out.svg"
    done = CliRunner().invoke(
        app,
        [
            "sim",
            str(mine),
            "skies",
            "--cards",
            str(tmp_path / "cards.txt"),
            "--games",
            "2",
            "--jobs",
            "2",
            "--plot",
            str(plot),
        ],
    )
    assert done.exit_code == 0, done.output or done.exception
    assert "Shaped Bear" in done.stdout and plot.stat().st_size > 1000
