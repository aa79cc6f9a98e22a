"""Commander decks, three and four seats, and blanks: on `inset play`, `inset watch` and in decks."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

import inset
from inset.apps.cli import app
from inset.cards import blanks
from inset.decklists import card_files, decks
from inset.kernel.errors import InsetError
from inset.kernel.types import BLUE, WHITE
from tests.harness import cr

RIDDLES = """Seated Riddle {U}
Instant
Each player explains the joke.

Seated Sphinx {2}{W}{U}
Legendary Creature — Sphinx
Each player explains the joke.
3/3
"""


@pytest.fixture(autouse=True)
def _files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("INSET_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("INSET_DATA", str(tmp_path / "data"))
    (tmp_path / "cards.txt").write_text(RIDDLES, encoding="utf-8")
    yield
    card_files.use([])


def run(*words: str, typed: str = "") -> str:
    done = CliRunner().invoke(app, list(words), input=typed)
    assert done.exit_code == 0, done.output or done.exception
    return done.stdout


def deck(tmp_path: Path, text: str, name: str = "mine.txt") -> str:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return str(path)


# --- seats ----------------------------------------------------------------------------------------------------------------
def test_a_person_at_a_table_of_four_commander_decks() -> None:
    shown = run(
        "play", "mentor", "--against", "kess", "--against", "giants", "--against", "kellan", "--format", "commander",
        "--plain", "--seed", "4", "--opponent", "greedy,random", typed="concede\nyes\n",
    )  # fmt: skip
    told = " ".join(shown.split())
    assert "Greedy plays kess, Random plays giants, Greedy 2 plays kellan" in told
    assert shown.count("40 life") >= 4
    assert "You lose." in shown


def test_a_commander_deck_in_a_duel_gets_a_hint() -> None:
    for words in (["play", "mentor"], ["watch", "mentor", "kess"]):
        done = CliRunner().invoke(app, words)
        assert "mentor is a Commander deck; add --format commander" in str(done.exception)
    done = CliRunner().invoke(app, ["watch", "fables", "kess", "--format", "commander"])
    assert "fables has no commander" in str(done.exception)


def test_seats_that_nobody_named_get_decks_of_the_format() -> None:
    shown = run("play", "kess", "--format", "commander", "--plain", "--seed", "1", typed="concede\n")
    assert "Greedy plays mentor" in shown


def test_too_many_decks_and_players_are_refused() -> None:
    done = CliRunner().invoke(app, ["watch", "fables", "fables", "fables", "fables", "fables"])
    assert isinstance(done.exception, InsetError) and "at most 4" in str(done.exception)
    done = CliRunner().invoke(app, ["play", "--opponent", "greedy,random"])
    assert isinstance(done.exception, InsetError) and "2 players, but 1 seat" in str(done.exception)


# --- blanks ---------------------------------------------------------------------------------------------------------------
@cr("118.6")
def test_a_blank_can_not_be_cast_and_says_what_it_is() -> None:
    made = blanks.made("Fatal Push (blank)")
    assert made is not None and made.faces[0].cost is None
    game = inset.Game.from_position({"Ann": {"hand": ["Fatal Push (blank)"], "battlefield": ["5 Swamp"]}, "Bob": {}})
    assert [option.text for option in game.options] == ["Pass"]
    assert "Fatal Push (blank)" in str(game.view(0))


@cr("903.5c")
def test_a_blank_commander_keeps_its_colors() -> None:
    name = blanks.leader_name("Seated Sphinx", WHITE | BLUE)
    assert name == "Seated Sphinx (blank WU commander)"
    made = blanks.made(name)
    assert made is not None and made.faces[0].color_mask() == WHITE | BLUE
    assert blanks.stands_for(name) == "Seated Sphinx" == blanks.stands_for("Seated Sphinx (blank)")
    assert blanks.made("Seated Sphinx (blank X commander)") is None


def test_blanks_stand_for_what_cannot_be_played_and_nothing_else(tmp_path: Path) -> None:
    card_files.use([tmp_path / "cards.txt"])
    path = deck(tmp_path, "52 Island\n4 seated riddle\n4 Opt\n\nSideboard\n1 Burst Lightning")
    with pytest.raises(inset.InvalidDeck, match="Seated Riddle can't be played"):
        decks.find(path)
    made = decks.find(path, blanks=True)
    assert made.main == (("Island", 52), ("Seated Riddle (blank)", 4), ("Opt", 4))
    assert made.blanks == (("Seated Riddle", 4), ("Burst Lightning", 1))
    with pytest.raises(inset.InvalidDeck, match="Seated Ridle"):
        decks.find(deck(tmp_path, "56 Island\n4 Seated Ridle"), blanks=True)


def test_a_command_says_how_to_play_a_deck_with_cards_that_it_lacks(tmp_path: Path) -> None:
    mine = deck(tmp_path, "52 Island\n4 Seated Riddle\n4 Opt")
    for words in (["watch", mine, "fables"], ["sim", mine, "--goldfish"], ["sim", mine, "fables"]):
        refused = CliRunner().invoke(app, [*words, "--cards", str(tmp_path / "cards.txt")]).exception
        assert isinstance(refused, inset.InvalidDeck)
        first, second, last = str(refused).splitlines()
        assert first == "mine can't be played:"
        assert second.startswith("  line 2: Seated Riddle can't be played yet: it does not read '")
        assert last.startswith("add --blanks to put blank cards")


def test_a_commander_deck_whose_commander_cannot_be_played(tmp_path: Path) -> None:
    card_files.use([tmp_path / "cards.txt"])
    made = decks.find(deck(tmp_path, "Commander\n1 Seated Sphinx\n\nDeck\n98 Island\n1 Opt"), blanks=True)
    decks.check(made, "commander")
    assert made.commanders == ("Seated Sphinx (blank WU commander)",)


def test_watching_blanks_says_which_and_the_record_replays_without_the_card_file(tmp_path: Path) -> None:
    mine = deck(tmp_path, "30 Island\n26 Forest\n4 Seated Riddle")
    record = tmp_path / "game.json"
    words = ["watch", mine, "fables", "--blanks", "--cards", str(tmp_path / "cards.txt")]
    shown = run(*words, "--speed", "0", "--record", str(record))
    assert "mine: 4 blank cards, which do nothing, stand for 4 Seated Riddle." in shown
    first = json.loads(run(*words, "--json").splitlines()[0])
    assert first["blanks"] == [{"Seated Riddle": 4}, {}]
    card_files.use([])
    game = inset.Game.replay(record.read_text(encoding="utf-8"))
    assert game.outcome is not None


def test_playing_with_blanks_says_which(tmp_path: Path) -> None:
    mine = deck(tmp_path, "56 Island\n4 Seated Riddle")
    shown = run(
        "play", mine, "--blanks", "--plain", "--seed", "1", "--cards", str(tmp_path / "cards.txt"), typed="concede\n"
    )
    assert "4 blank cards, which do nothing, stand for 4 Seated Riddle." in " ".join(shown.split())
