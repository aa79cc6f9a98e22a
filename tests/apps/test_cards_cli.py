"""``inset card``, ``inset decks``, ``inset deck``."""

import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from typer.testing import CliRunner

import inset
from inset.apps.cli import app
from inset.decklists.decks import names
from inset.kernel.errors import InsetError
from inset.language.words.kinds import creature, flying
from tests.harness import cr

runner = CliRunner()


def out(*words: str) -> str:
    done = runner.invoke(app, list(words))
    assert done.exit_code == 0, done.output
    return done.stdout


def test_a_card_in_the_terminal() -> None:
    shown = out("card", "Bonecrusher Giant", "--width", "60")
    assert "│ Stomp" in shown
    assert "{2}{R}" in shown
    assert "\x1b" not in shown
    assert out("card", "stomp", "--width", "60") == shown
    assert out("card", "Bonecrusher Giant // Stomp", "--width", "60") == shown
    assert "\x1b[" in out("card", "Stomp", "--color")
    assert max(map(len, out("card", "Stomp").splitlines())) <= 80


def test_a_card_as_a_picture(tmp_path: Path) -> None:
    path = tmp_path / "giant.svg"
    assert "Bonecrusher Giant // Stomp" in out("card", "Stomp", "--svg", str(path))
    ET.fromstring(path.read_text(encoding="utf-8"))
    assert out("card", "Stomp", "--svg", "-") == path.read_text(encoding="utf-8")
    done = runner.invoke(app, ["card", "Stomp", "--svg", str(tmp_path / "no" / "where.svg")])
    assert isinstance(done.exception, InsetError)


def test_a_card_as_data() -> None:
    found = json.loads(out("card", "Steel Seraph", "--json"))
    assert found["frame"] == "prototype"
    assert found["color_identity"] == ["W"]
    assert [face["size"] for face in found["faces"]] == ["5/4", "3/3"]


@pytest.mark.parametrize("options", [[], ["--source"]])
def test_an_unknown_card(options: list[str]) -> None:
    done = runner.invoke(app, ["card", "Bonecrusher Gaint", *options])
    assert isinstance(done.exception, inset.UnknownCard)
    assert "Bonecrusher Giant" in str(done.exception)


def test_the_lines_of_a_card() -> None:
    where, *lines = out("card", "stomp", "--source").splitlines()
    file, line = re.fullmatch(r"# (\S+), line (\d+)", where).groups()  # type: ignore[union-attr]
    there = (Path(inset.__file__).parent.parent / file).read_text(encoding="utf-8").splitlines()[int(line) - 1 :]
    assert [line.removeprefix("    ") for line in there[: len(lines)]] == [*lines[:-1], "),"]
    assert lines[0] == "creature("
    assert lines[1].startswith('    "Bonecrusher Giant", "{2}{R}"')


def test_the_lines_of_a_card_that_belongs_to_another() -> None:
    assert out("card", "Midnight Scavengers", "--source") == out("card", "Graf Rats", "--source")
    assert '"Awakening Hall"' in out("card", "Funeral Room", "--source")
    assert "adventurers" not in out("card", "Lightning Bolt", "--source")


def test_what_a_file_names_for_a_card_is_shown_before_it() -> None:
    lines = out("card", "Brimaz, King of Oreskos", "--source").splitlines()
    assert lines[1].startswith("_CAT_SOLDIER = creature_token(")
    assert lines[2:5] == [
        "legendary(",
        "    creature(",
        '        "Brimaz, King of Oreskos", "{1}{W}{W}", "Cat Soldier", 3, 4, vigilance,',
    ]


def test_decks_are_listed() -> None:
    shown = out("decks")
    assert all(f"  {name}" in shown for name in names())
    found = json.loads(out("decks", "--json"))
    assert [row["name"] for row in found] == names()
    for row in found:
        assert {"name", "format", "colors", "cards"} <= set(row)
        assert sum(row["cards"].values()) == {"duel": 60, "commander": 100}[row["format"]]
        assert row["description"]
        assert row["colors"]
    assert sum(row["format"] == "duel" for row in found) >= 8
    assert sum(row["format"] == "commander" for row in found) >= 2


def test_decks_are_checked(tmp_path: Path) -> None:
    path = tmp_path / "list.txt"
    path.write_text("60 Forest\n4 Stomp\nMaybeboard\n1 Opt\n", encoding="utf-8")
    assert "64 cards" in out("deck", "check", str(path))
    assert "legal in commander" in out("deck", "check", "giants", "--format", "commander")
    done = runner.invoke(app, ["deck", "check", str(path)])
    assert "line 4: 1 Opt ignored (maybeboard)" in done.output
    path.write_text("60 Forest\n5 Stomp\n2 Nothing\n", encoding="utf-8")
    done = runner.invoke(app, ["deck", "check", str(path)])
    assert done.exit_code == 1
    assert "line 3: no card called 'Nothing'" in done.stdout
    done = runner.invoke(app, ["deck", "check", "fables", "--format", "commander", "--json"])
    assert done.exit_code == 1
    assert json.loads(done.stdout)["legal"] is False


WRONG = """Commander
1 Kess, Dissident Mage

Deck
2 Opt
1 Forest
1 Bonecrusher Gaint
1 Llanowar Elves
60 Island
1 Stomp
1 Bonecrusher Giant

Sideboard
1 Shock
"""


@cr("903.5a", "903.5b", "903.5c")
def test_everything_that_is_wrong_with_a_deck_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "wrong.txt"
    path.write_text(WRONG, encoding="utf-8")
    done = runner.invoke(app, ["deck", "check", str(path), "--format", "commander"])
    assert done.exit_code == 1
    assert [line.strip() for line in done.stdout.splitlines()] == [
        "wrong can't be played:",
        "line 7: no card called 'Bonecrusher Gaint'; did you mean Bonecrusher Giant, Bonecrusher Giant // Stomp?",
        "wrong is not legal in commander:",
        "wrong has 68 cards with its commander, not 100 (903.5a)",
        "line 14: wrong has a sideboard, which this format does not use (903.5e)",
        "line 5: wrong has 2 copies of Opt; the maximum is one (903.5b)",
        "lines 10, 11: wrong has 2 copies of Bonecrusher Giant; the maximum is one (903.5b)",
        "line 6: Forest is green, outside the color identity of Kess, Dissident Mage (903.5c)",
        "line 8: Llanowar Elves is green, outside the color identity of Kess, Dissident Mage (903.5c)",
    ]
    data = json.loads(runner.invoke(app, ["deck", "check", str(path), "--format", "commander", "--json"]).stdout)
    assert [problem["lines"] for problem in data["problems"]] == [[7], [], [14], [5], [10, 11], [6], [8]]
    assert [problem["rule"] for problem in data["problems"]][1:3] == ["903.5a", "903.5e"]


@cr("100.2a", "100.4a", "903.1")
def test_everything_that_is_wrong_in_a_duel(tmp_path: Path) -> None:
    path = tmp_path / "wrong.txt"
    path.write_text("Commander\nShock\nDeck\n5 Opt\n3 Shock\nSideboard\n20 Opt\n", encoding="utf-8")
    done = runner.invoke(app, ["deck", "check", str(path), "--json"])
    assert done.exit_code == 1
    assert [(problem["rule"], problem["lines"]) for problem in json.loads(done.stdout)["problems"]] == [
        ("903.1", [2]), ("100.2a", []), ("100.4a", []), ("100.2a", [4, 7]),
    ]  # fmt: skip


def test_a_file_that_can_not_be_read_is_not_legal(tmp_path: Path) -> None:
    done = runner.invoke(app, ["deck", "check", str(tmp_path / "nothing.txt"), "--json"])
    assert done.exit_code == 1
    assert "can't be read" in json.loads(done.stdout)["problems"][0]["message"]
    assert not [line for line in runner.invoke(app, ["deck", "check", "fables", "--format", "commander"]).stdout.splitlines()
                if "line " in line]  # fmt: skip


def test_decks_are_converted(tmp_path: Path) -> None:
    assert "4 Brazen Borrower/Petty Theft" in out("deck", "convert", "skies", "--to", "mtgo").splitlines()
    path = tmp_path / "skies.cod"
    out("deck", "convert", "skies", "--to", "cockatrice", "--out", str(path))
    assert "4 Brazen Borrower" in out("deck", "convert", str(path), "--to", "arena").splitlines()
    text = out("deck", "convert", "giants", "--to", "dek")
    done = runner.invoke(app, ["deck", "check", "-", "--format", "commander"], input=text)
    assert done.exit_code == 0, done.output


def test_watch_takes_files(tmp_path: Path) -> None:
    path = tmp_path / "skies.dck"
    out("deck", "convert", "skies", "--to", "forge", "--out", str(path))
    assert "won after" in out("watch", str(path), "fables", "--no-steps")


@pytest.mark.parametrize("words", [["card"], ["decks"], ["deck"], ["deck", "check"], ["deck", "convert"]])
def test_help(words: list[str]) -> None:
    assert "Usage" in out(*words, "--help")


def test_cards_of_ones_own() -> None:
    made = creature("Test Heron", "{U}", "Bird", 1, 1, flying)
    inset.add_card(made)
    try:
        assert inset.card("Test Heron") is made
        assert "Test Heron" in out("card", "test heron")
        game = inset.Game.from_position({"A": {"hand": ["Test Heron"], "battlefield": ["Island"]}, "B": {}})
        assert any("Test Heron" in option.text for option in game.options)
        done = runner.invoke(app, ["card", "test heron", "--source"])
        assert "has no source in the library" in str(done.exception)
        with pytest.raises(InsetError, match="there is one"):
            inset.add_card(made)
    finally:
        inset.cards.remove("Test Heron")
    with pytest.raises(inset.UnknownCard):
        inset.card("Test Heron")
    with pytest.raises(InsetError, match="not added"):
        inset.cards.remove("Forest")
