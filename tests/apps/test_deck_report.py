"""``inset deck report``: what is read, what is missing, and what blocks most."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from inset.apps.cli import app
from inset.data import deck_writing
from inset.data.deck_dialects import Decklist
from inset.data.deck_xml import Row
from inset.data.dialect_names import DIALECTS
from inset.decklists import card_files, collections
from inset.kernel.errors import InsetError
from inset.oracle import ladder_cache

CARDS = """Reported Bear {1}{G}
Creature — Bear
2/2

Reported Riddle {1}{U}
Instant
Each player explains the joke.

Reported Puzzle {U}
Sorcery
Each player explains the joke.
"""


@pytest.fixture(autouse=True)
def _files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("INSET_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("INSET_DATA", str(tmp_path / "data"))
    (tmp_path / "cards.txt").write_text(CARDS, encoding="utf-8")
    yield
    card_files.use([])


def report(tmp_path: Path, *words: str, code: int = 0) -> Any:
    done = CliRunner().invoke(
        app, ["deck", "report", *words, "--cards", str(tmp_path / "cards.txt"), "--json"], catch_exceptions=True
    )
    assert done.exit_code == code, done.output
    return json.loads(done.stdout)


def lines(path: Path, *decks: Any) -> str:
    path.write_text("".join(json.dumps(deck) + "\n" for deck in decks), encoding="utf-8")
    return str(path)


def test_each_deck_names_what_it_lacks_under_the_cards_own_names(tmp_path: Path) -> None:
    file = lines(
        tmp_path / "decks.jsonl",
        {"name": "A", "format": "duel", "main": ["30 forest", "30 REPORTED BEAR"]},
        {"name": "B", "format": "duel", "main": ["3 reported riddle"], "sideboard": ["1 Reported Riddle", "1 Nothing"]},
    )
    found = report(tmp_path, file)
    whole, lacking = found["decks"]
    assert (whole["name"], whole["whole"], whole["missing"], whole["size"]) == ("A", True, [], 60)
    assert [(one["card"], one["copies"]) for one in lacking["missing"]] == [("Reported Riddle", 4), ("Nothing", 1)]
    assert "explains" in lacking["missing"][0]["clauses"][0]


def test_formats_are_counted_apart_with_the_middle_number_of_missing_cards(tmp_path: Path) -> None:
    file = lines(
        tmp_path / "decks.jsonl",
        {"name": "A", "format": "duel", "main": ["60 Forest"]},
        {"name": "B", "format": "commander", "commander": ["1 Reported Bear"], "main": ["99 Forest"]},
        {"name": "C", "format": "commander", "main": ["1 Reported Riddle", "1 Reported Puzzle"]},
        {"name": "D", "format": "commander", "main": ["1 Reported Riddle", "1 X", "1 Y", "1 Z"]},
    )
    totals = report(tmp_path, file)["totals"]
    assert totals["duel"] == {"decks": 1, "whole": 1, "median_missing": 0}
    assert totals["commander"] == {"decks": 3, "whole": 1, "median_missing": 2}
    assert totals["all"] == {"decks": 4, "whole": 2, "median_missing": 1}


def test_a_clause_of_two_cards_blocks_more_than_either_card(tmp_path: Path) -> None:
    file = lines(
        tmp_path / "decks.jsonl",
        {"name": "A", "main": ["1 Reported Riddle"]},
        {"name": "B", "main": ["1 Reported Puzzle"]},
        {"name": "C", "main": ["1 Reported Puzzle", "1 Reported Riddle"]},
        {"name": "D", "main": ["1 Reported Puzzle", "1 Nothing"]},
    )
    found = report(tmp_path, file)
    cards = {one["card"]: (one["decks"], one["alone"]) for one in found["cards"]}
    assert cards == {"Reported Puzzle": (3, 1), "Reported Riddle": (2, 1), "Nothing": (1, 0)}
    first = found["clauses"][0]
    assert (first["decks"], first["alone"], sorted(first["cards"])) == (4, 3, ["Reported Puzzle", "Reported Riddle"])


@pytest.mark.parametrize("dialect", DIALECTS)
def test_every_dialect_in_a_folder_within_a_folder(tmp_path: Path, dialect: str) -> None:
    made = Decklist(dialect, "Mine", (Row(56, "Forest", 0), Row(4, "Reported Riddle", 0)), (), (Row(1, "Opt", 0),))
    suffix = {"dek": ".dek", "cockatrice": ".cod", "forge": ".dck"}.get(dialect, ".txt")
    folder = tmp_path / "decks" / "inner"
    folder.mkdir(parents=True)
    (folder / f"mine{suffix}").write_text(deck_writing.write(made, dialect), encoding="utf-8")
    (folder / "notes.md").write_text("no deck", encoding="utf-8")
    (deck,) = report(tmp_path, str(tmp_path / "decks"))["decks"]
    assert (deck["size"], [one["card"] for one in deck["missing"]]) == (60, ["Reported Riddle"])


def test_a_broken_deck_is_named_with_its_line_and_the_others_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "decks.jsonl"
    path.write_text('{"name": "A", "main": ["60 Forest"]}\n{"name": \n[1]\n{"name": "E", "main": [7]}\n{"name": "F"}\n')
    found = report(tmp_path, str(path), code=1)
    assert [deck["name"] for deck in found["decks"]] == ["A"]
    assert [line.partition(", ")[2].partition(":")[0] for line in found["broken"]] == [
        "line 2", "line 3", "line 4", "line 5",
    ]  # fmt: skip
    done = CliRunner().invoke(app, ["deck", "report", str(tmp_path / "nowhere.txt")])
    assert isinstance(done.exception, InsetError)


def test_an_array_of_decks_and_an_embedded_deck(tmp_path: Path) -> None:
    path = tmp_path / "decks.json"
    path.write_text(json.dumps([{"name": "A", "main": ["60 Forest"]}, {"name": "B", "main": ["1 Nothing"]}]))
    found = report(tmp_path, str(path), "fables")
    assert [(deck["name"], deck["whole"]) for deck in found["decks"]] == [("A", True), ("B", False), ("fables", True)]


def test_a_second_report_compiles_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = lines(tmp_path / "decks.jsonl", {"name": "A", "main": ["1 Reported Riddle", "1 Reported Bear"]})
    first = report(tmp_path, file)
    assert first["compiled"] == 2

    def refuse(*_: Any) -> Any:
        raise AssertionError("compiled again")

    monkeypatch.setattr(ladder_cache, "_climbed", refuse)
    second = report(tmp_path, file)
    assert second["compiled"] == 0
    assert second["decks"] == first["decks"]


def test_totals_leave_out_the_decks(tmp_path: Path) -> None:
    file = lines(tmp_path / "decks.jsonl", {"name": "Alpha", "main": ["60 Forest"]})
    done = CliRunner().invoke(app, ["deck", "report", file, "--totals"])
    assert done.exit_code == 0 and "Alpha" not in done.stdout and "100.0%" in done.stdout


def test_printed_decks_are_all_read(shared: Path) -> None:
    path = shared / "decks" / "printed-decks.jsonl"
    if not path.exists():
        pytest.skip("no printed decks")
    found = collections.read([path])
    assert found.broken == []
    formats = [deck.format for deck in found.decks]
    assert (formats.count("duel"), formats.count("commander")) == (261, 77)
