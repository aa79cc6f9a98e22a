"""``inset bench``: every row, what is shown of them, the comparison, the history."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from inset.apps import bench, bench_peers, bench_rows
from inset.apps.cli import app
from inset.cards import card, names
from inset.kernel.errors import InsetError

runner = CliRunner()


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    history = tmp_path_factory.mktemp("bench") / "history.tsv"
    done = runner.invoke(app, ["bench", "--json", "--seconds", "0.2", "--history", str(history), "--change", "a test"])
    assert done.exit_code == 0, done.output
    head, line = history.read_text().splitlines()
    assert len(head.split("\t")) == len(line.split("\t"))
    assert line.split("\t")[1] == "a test"
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def test_one_object_with_a_key_for_every_row(found: dict[str, Any]) -> None:
    keys = {
        "decisions_per_second", "choices_per_second", "games_per_second", "copy_us", "copy_mid_us", "options_us",
        "peak_mb", "growth", "growth_boards", "yardstick", "adventurer_ratio", "growth_ratio", "undo_mb", "copy_kb",
        "cold_start_s", "chess_moves_per_second", "build",
    }  # fmt: skip
    assert keys <= set(found)
    assert set(found["growth"]) == {"10", "100", "1000"}
    assert set(found["growth_boards"]) == {"anthems", "slivers", "odd mana"}
    assert all(spent > 0 for times in found["growth_boards"].values() for spent in times.values())
    assert all(found[row.key] > 0 for row in bench_rows.ROWS)


def test_the_bars_of_memory_are_met(found: dict[str, Any]) -> None:
    """These do not depend on the machine."""
    assert found["undo_mb"] <= 8
    assert found["copy_kb"] <= 50


def test_people_see_a_table(found: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    bench_rows.show(found)
    shown = capsys.readouterr().out
    assert "normalised" in shown
    assert "whole games" in shown


def test_a_rate_and_a_time_are_normalised_the_other_way_round() -> None:
    rate, time = bench_rows.ROWS[0], bench_rows.ROWS[3]
    assert rate.normalised(1_000, 2 * bench_rows.ORDINARY) == 500
    assert time.normalised(1_000, 2 * bench_rows.ORDINARY) == 2_000
    assert rate.bar_for("compiled") == 3 * rate.bar_for("pure")


def test_a_history_of_something_else_is_left_alone(tmp_path: Path, found: dict[str, Any]) -> None:
    (tmp_path / "notes").write_text("my notes\n")
    with pytest.raises(InsetError, match="didn't write it"):
        bench_rows.keep(tmp_path / "notes", found, "")
    assert (tmp_path / "notes").read_text() == "my notes\n"


def test_halves_are_cards_of_their_own_and_go_again() -> None:
    before = names()
    first, second = bench.halves_of(card("Bonecrusher Giant"))
    assert (first.faces[0].power, second.faces[0].power) == (4, None)
    assert "Adventure" not in second.faces[0].subtypes
    assert 0 < bench.adventurer_ratio(rounds=1) < 100
    assert names() == before


def test_a_missing_peer_is_told_and_a_broken_one_too() -> None:
    def missing(seconds: float) -> bench_peers.Played:
        raise ModuleNotFoundError("nowhere")

    def broken(seconds: float) -> bench_peers.Played:
        raise ZeroDivisionError("oh")

    quick = bench_peers.Played(moves=10, games=1, seconds=2.0, copy_us=None)
    assert bench_peers.row("a", "", "that", missing, 1)["missing"] == "pip install that"
    assert bench_peers.row("a", "", "that", broken, 1)["failed"] == "ZeroDivisionError: oh"
    assert bench_peers.row("a", "", "that", lambda seconds: quick, 1)["moves_per_second"] == 5


def test_compare_runs_whatever_is_installed() -> None:
    done = runner.invoke(app, ["bench", "--compare", "--json", "--seconds", "0.1"])
    assert done.exit_code == 0, done.output
    rows = json.loads(done.stdout)
    assert [row["engine"] for row in rows] == ["inset", *(peer.name for peer in bench_peers.PEERS)]
    assert rows[0]["moves_per_second"] > 0


def test_a_profile_names_functions() -> None:
    done = runner.invoke(app, ["bench", "--profile", "--seconds", "0.1"])
    assert done.exit_code == 0, done.output
    assert "tottime" in done.stdout
