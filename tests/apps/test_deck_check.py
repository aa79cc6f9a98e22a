"""``inset deck check``: what can't be played, what is not legal, and what is not known are three things."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from inset.apps.cli import app
from inset.decklists import card_files
from tests.harness import cr

FORMATS = ("standard", "pioneer", "modern", "legacy", "pauper", "brawl", "commander")


def printed(name: str, text: str = "", type_line: str = "Creature — Bear", cost: str = "{1}{G}", **legal: str) -> Any:
    size = {"power": "2", "toughness": "2"} if "Creature" in type_line else {}
    words = dict.fromkeys(FORMATS, "legal") | legal
    return {
        "name": name, "layout": "normal", "mana_cost": cost, "type_line": type_line, "oracle_text": text,
        "legalities": words, **size,
    }  # fmt: skip


CARDS = [
    printed("Checked Bear"),
    printed("Banned Bear", modern="banned"),
    printed("Old Bear", standard="not_legal"),
    printed("Single Bear", legacy="restricted"),
    printed("Red Riddle", "Each player explains the joke.", "Instant", "{R}", pauper="banned"),
    printed("Leading Bear", type_line="Legendary Creature — Bear"),
    printed("Leading Mind", "+1: Draw a card.", "Legendary Planeswalker — Jace", "{2}{U}") | {"loyalty": "3"},
    printed("Forest", "({T}: Add {G}.)", "Basic Land — Forest", ""),
    printed("Island", "({T}: Add {U}.)", "Basic Land — Island", ""),
    printed("Silent Bear") | {"legalities": {}},
]


@pytest.fixture(autouse=True)
def _files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("INSET_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("INSET_DATA", str(tmp_path / "data"))
    (tmp_path / "cards.json").write_text(json.dumps(CARDS), encoding="utf-8")
    yield
    card_files.use([])


def check(tmp_path: Path, deck: str, format: str, with_data: bool = True) -> tuple[int, Any]:
    path = tmp_path / "mine.txt"
    path.write_text(deck, encoding="utf-8")
    cards = ["--cards", str(tmp_path / "cards.json")] if with_data else []
    done = CliRunner().invoke(app, ["deck", "check", str(path), "--format", format, "--json", *cards])
    assert done.exit_code in (0, 1, 3), done.output
    return done.exit_code, json.loads(done.stdout)


def told(found: Any, kind: str) -> list[str]:
    return [problem["message"] for problem in found["problems"] if problem["kind"] == kind]


@pytest.mark.parametrize(
    ("format", "card", "says"),
    [
        ("modern", "4 Banned Bear", ["Banned Bear is banned in modern"]),
        ("legacy", "4 Banned Bear", []),
        ("standard", "4 Old Bear", ["Old Bear is not in standard"]),
        ("pioneer", "4 Old Bear", []),
        ("legacy", "1 Single Bear", []),
        ("legacy", "2 Single Bear", ["Single Bear is restricted in legacy: one copy is the maximum"]),
        ("pauper", "4 Checked Bear", []),
    ],
)
def test_bans_come_from_the_card_data(tmp_path: Path, format: str, card: str, says: list[str]) -> None:
    code, found = check(tmp_path, f"56 Forest\n4 Checked Bear\n\nSideboard\n{card}"
                        if "Checked" not in card else f"56 Forest\n{card}", format)  # fmt: skip
    assert told(found, "illegal") == says
    assert (found["legal"], code) == ((True, 0) if not says else (False, 1))


@cr("100.4a")
def test_sideboards(tmp_path: Path) -> None:
    _, found = check(
        tmp_path, "56 Forest\n3 Checked Bear\n1 Old Bear\n\nSideboard\n2 Checked Bear\n14 Island", "modern"
    )
    assert told(found, "illegal") == [
        "mine has a sideboard of 16 cards; the maximum is 15",
        "mine has 5 copies of Checked Bear; the maximum is four",
    ]


def test_a_card_that_cannot_be_played_is_still_legal_or_banned(tmp_path: Path) -> None:
    deck = "56 Forest\n4 Red Riddle"
    code, found = check(tmp_path, deck, "modern")
    assert told(found, "unplayable") == ["Red Riddle can't be played yet: it does not read 'explains the joke.'"]
    assert (found["legal"], found["playable"], code) == (True, False, 1)
    _, found = check(tmp_path, deck, "pauper")
    assert told(found, "illegal") == ["Red Riddle is banned in pauper"]
    _, found = check(tmp_path, "56 Forest\n5 Red Riddle", "modern")
    assert told(found, "illegal") == ["mine has 5 copies of Red Riddle; the maximum is four"]


def test_a_card_that_is_not_at_hand_is_told_from_a_name_that_is_no_cards(tmp_path: Path) -> None:
    deck = "58 Forest\n1 Burst Lightning\n1 Bust Lightening"
    _, found = check(tmp_path, deck, "duel", with_data=False)
    first, second = told(found, "unknown")
    assert first == "Burst Lightning exists, but is not in the embedded library: get card data with `inset cards fetch`"
    assert second.startswith("no card called 'Bust Lightening'")
    _, found = check(tmp_path, deck, "duel")
    assert told(found, "unknown")[0].endswith("neither in the embedded library nor in cards.json")


def test_many_cards_without_data_share_a_line(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("56 Forest\n1 Burst Lightning\n1 Fatal Push\n1 Goblin Guide\n1 Chaos Warp\n1 Bust Lightening\n")
    lines = CliRunner().invoke(app, ["deck", "check", str(path)]).stdout.splitlines()
    assert lines[1].startswith("  4 cards exist, but are not in the embedded library: get card data with `inset cards")
    assert lines[2] == "    Burst Lightning, Fatal Push, Goblin Guide, Chaos Warp"
    assert lines[3].startswith("  line 6: no card called 'Bust Lightening'")


def test_without_legalities_it_says_so(tmp_path: Path) -> None:
    code, found = check(tmp_path, "56 Forest\n4 Silent Bear", "standard")
    assert (found["legal"], found["unchecked"], code) == (None, 1, 3)
    code, found = check(tmp_path, "56 Forest\n4 Opt", "standard", with_data=False)
    assert (found["legal"], found["unchecked"], code) == (None, 2, 3)
    code, found = check(tmp_path, "56 Forest\n4 Opt", "duel", with_data=False)
    assert (found["legal"], code) == (True, 0)
    path = tmp_path / "mine.txt"
    done = CliRunner().invoke(app, ["deck", "check", str(path), "--format", "standard"])
    assert "does not say whether 2 of its cards are allowed" in done.stdout


@cr("903.12c", "903.12d")
def test_brawl_has_sixty_cards_and_planeswalkers_lead(tmp_path: Path) -> None:
    code, found = check(tmp_path, "Commander\n1 Leading Mind\n\nDeck\n58 Island\n1 Opt", "brawl")
    assert told(found, "illegal") == [] and code == 3, "nothing is known of Opt"
    _, found = check(tmp_path, "Commander\n1 Leading Bear\n\nDeck\n59 Forest", "brawl")
    assert found["legal"] is True
    _, found = check(tmp_path, "Commander\n1 Leading Mind\n\nDeck\n99 Island", "brawl")
    assert told(found, "illegal") == ["mine has 100 cards with its commander, not 60"]
    _, found = check(tmp_path, "Commander\n1 Leading Mind\n\nDeck\n99 Island", "commander")
    assert told(found, "illegal")[0].startswith("Leading Mind can't be a commander")


@cr("903.5c")
def test_the_color_identity_of_a_card_that_cannot_be_played(tmp_path: Path) -> None:
    _, found = check(tmp_path, "Commander\n1 Leading Bear\n\nDeck\n98 Forest\n1 Red Riddle", "commander")
    assert told(found, "illegal") == ["Red Riddle is red, outside the color identity of Leading Bear"]


def test_a_commander_deck_in_a_duel_gets_a_hint(tmp_path: Path) -> None:
    _, found = check(tmp_path, "Commander\n1 Leading Bear\n\nDeck\n99 Forest", "duel")
    assert told(found, "illegal") == ["mine is a Commander deck; add --format commander"]


def test_an_unknown_format_names_the_others(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["deck", "check", "fables", "--format", "vanguard"])
    assert "standard, pioneer, modern" in str(done.exception)
