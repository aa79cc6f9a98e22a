"""``inset compile`` and ``inset cards``: one card in detail, the report, the ledger, cards of your own that are
played."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from inset import cards
from inset.apps.cli import app
from inset.apps.compile import spelled
from inset.data import fetch, places
from inset.decklists import card_files, decks
from inset.kernel.types import GREEN, WHITE
from inset.language import effects as e, selections as s
from inset.oracle import exercised, ladder_cache
from inset.oracle.ladder_report import FAMILIES, RUNGS

OWN = """\
Ember Sprite {1}{R}
Creature — Faerie
Flying
When this creature enters, it deals 1 damage to any target.
2/1
//
Singe {R}
Sorcery — Adventure
Singe deals 2 damage to any target.
"""
BAD = "Bad Idea {U}\nInstant\nDraw a banana.\n"
ROWS: list[dict[str, Any]] = [
    {"name": "Plain Bear", "type_line": "Creature — Bear", "mana_cost": "{1}{G}", "power": "2", "toughness": "2",
     "oracle_text": "Trample", "set": "tst", "released_at": "2020-01-01", "legalities": {"modern": "legal"}},
    {"name": "Odd Bear", "type_line": "Creature — Bear", "mana_cost": "{1}{G}", "power": "2", "toughness": "2",
     "oracle_text": "Trample\nWhen this creature enters, draw a banana.", "set": "tst", "released_at": "2021-01-01",
     "legalities": {"modern": "banned", "vintage": "legal"}},
    {"name": "Small Giant // Kick", "layout": "adventure", "set": "oth", "card_faces": [
        {"name": "Small Giant", "type_line": "Creature — Giant", "mana_cost": "{R}", "power": "2", "toughness": "2"},
        {"name": "Kick", "type_line": "Instant — Adventure", "mana_cost": "{R}",
         "oracle_text": "Kick deals 1 damage to any target."}]},
    {"name": "Silly Bear", "type_line": "Creature — Bear", "power": "2", "toughness": "2", "set_type": "funny"},
    {"name": "Bear", "type_line": "Token Creature — Bear", "layout": "token"},
]  # fmt: skip


@pytest.fixture(autouse=True)
def _aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("INSET_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("INSET_DATA", str(tmp_path / "data"))
    known = set(cards.names())
    yield
    cards.remove(*(name for name in cards.names() if name not in known))
    card_files.use([])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "cards.json"
    path.write_text(json.dumps(ROWS), encoding="utf-8")
    return path


@pytest.fixture
def own(tmp_path: Path) -> Path:
    path = tmp_path / "own.txt"
    path.write_text(OWN, encoding="utf-8")
    return path


def run(*words: object, code: int = 0) -> str:
    found = CliRunner().invoke(app, [str(word) for word in words])
    if found.exception is not None and not isinstance(found.exception, SystemExit):
        raise found.exception
    assert found.exit_code == code, found.output
    return found.stdout


# --- bad records ----------------------------------------------------------------------------------------------------------
BEAR = {"name": "Odd Colors", "type_line": "Creature — Bear", "power": "2", "toughness": "2", "colors": []}
WRONG: list[tuple[dict[str, Any], str]] = [
    ({"colors": ["Q"]}, "'Q' is not a color"),
    ({"color_indicator": ["white"]}, "'white' is not a color"),
    ({"color_indicator": ["C"]}, "'C' is not a color"),
    ({"power": "9" * 5000}, "is not a number"),
    ({"oracle_text": f"LEVEL 1+\n{'9' * 4400}/1"}, "too long"),
    ({"oracle_text": f"{'9' * 4400}+ | Flying"}, "too long"),
]


@pytest.mark.parametrize(("change", "words"), WRONG, ids=[words for _, words in WRONG])
def test_a_bad_record_does_not_stop_the_report(tmp_path: Path, change: dict[str, Any], words: str) -> None:
    path = tmp_path / "cards.json"
    path.write_text(json.dumps([ROWS[0], BEAR | change, ROWS[2]]), encoding="utf-8")
    found = json.loads(run("compile", "--report", "--json", "--fresh", "--cards", path))
    assert (found["cards"], found["executable"]) == (3, 2)
    assert words in " ".join(run("card", "Odd Colors", "--cards", path).split())


@pytest.mark.parametrize("field", ["colors", "color_indicator"])
def test_a_color_that_is_there_twice_is_one_color(tmp_path: Path, field: str) -> None:
    path = tmp_path / "cards.json"
    path.write_text(json.dumps([BEAR | {field: ["W", "G", "W"]}]), encoding="utf-8")
    run("card", "Odd Colors", "--cards", path)
    assert cards.card("Odd Colors").faces[0].color_mask() == WHITE | GREEN


# --- one card -------------------------------------------------------------------------------------------------------------
def test_a_card_shows_which_words_became_which_nodes_by_which_rules(file: Path) -> None:
    shown = run("compile", "small giant", "--cards", file)
    rows = [line.split() for line in shown.splitlines()]
    assert ["5–33", "deals", "1", "damage", "to", "any", "target", "Damages", "120.1"] in rows
    assert "= Spell(Body([DealDamage(1, Target, TargetPlayers)]" in shown
    assert "[113.3a]" in shown and "702.148a" not in shown  # cleave doesn't apply to a spell without it
    assert shown.rstrip().endswith("Playable.")


def test_a_card_with_its_pronouns_spelled_out(tmp_path: Path) -> None:
    path = tmp_path / "cards.json"
    row = {"name": "Ember Wall", "type_line": "Enchantment", "oracle_text": "Whenever a creature enters, tap it."}
    path.write_text(json.dumps([row | {"mana_cost": "{R}"}]), encoding="utf-8")
    said = run("compile", "Ember Wall", "--cards", path, "--meaning")
    assert "Whenever a creature enters, tap the creature that entered." in said
    assert "In the words of the nodes:\n  Whenever a creature enters, tap it." in said and said.endswith("Playable.\n")
    data = json.loads(run("compile", "Ember Wall", "--cards", path, "--meaning", "--json"))
    assert data["meaning"] == [["Whenever a creature enters, tap the creature that entered."]]


def test_a_card_as_data(file: Path) -> None:
    data = json.loads(run("compile", "Kick", "--cards", file, "--json"))
    assert data["playable"] and data["name"] == "Small Giant // Kick"
    block = data["faces"][1]["blocks"][0]
    assert block["span"] == [0, 34]
    assert {"span": [5, 33], "node": "Damages", "rules": ["120.1"]} in block["parts"]
    assert data["card"]


def test_a_decline_has_a_caret_at_the_furthest_word(file: Path) -> None:
    shown = run("compile", "odd bear", "--cards", file, code=1)
    lines = shown.splitlines()
    text = next(i for i, line in enumerate(lines) if "draw a banana." in line)
    assert lines[text + 1].index("^") == lines[text].index("banana")
    assert "card" in lines[text + 2]
    assert "Not playable" in lines[-1]
    data = json.loads(run("compile", "odd bear", "--cards", file, "--json", code=1))
    block = data["faces"][0]["blocks"][1]
    assert (block["declined"], block["text"][block["at"] - block["span"][0] :]) == ("not read", "banana.")


def test_several_readings_are_all_shown(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from inset.oracle import paragraphs
    from inset.oracle.parser import Reading, read

    def twice(start: Any, words: Any) -> Reading:
        found = read(start, words)
        other = read(start, (*words[:2], "3", *words[3:])) if words[1:3] == ("deals", "1") else found
        return Reading([*found.values, *other.values], None) if other is not found else found

    monkeypatch.setattr(paragraphs, "read", twice)
    paragraphs.read_words.cache_clear()
    paragraphs.common_paragraph.cache_clear()
    try:
        shown = run("compile", "kick", "--cards", file, code=1)
        data = json.loads(run("compile", "kick", "--cards", file, "--json", code=1))
    finally:
        paragraphs.read_words.cache_clear()
        paragraphs.common_paragraph.cache_clear()
    assert "! 2 readings, and they differ:" in shown
    assert "1. Spell(Body([DealDamage(1," in shown and "2. Spell(Body([DealDamage(3," in shown
    assert len(data["faces"][1]["blocks"][0]["readings"]) == 2


def test_a_name_that_the_file_has_not(file: Path) -> None:
    from inset.apps.card_files import NoSuchCard

    with pytest.raises(NoSuchCard, match="did you mean Plain Bear"):
        run("compile", "plain baer", "--cards", file)


def test_without_a_file_it_says_how_to_get_one() -> None:
    from inset.data.scryfall import BadCardFile

    with pytest.raises(BadCardFile, match="inset cards fetch"):
        run("compile", "--report")


def test_nodes_in_short() -> None:
    assert spelled(e.Destroy(s.Target(0))) == "Destroy(Target)"
    assert spelled(e.Draw(s.You(), 2)) == "Draw(You, 2)"


# --- one's own ------------------------------------------------------------------------------------------------------------
def test_paste_a_card_and_play_it(own: Path) -> None:
    shown = run("compile", "--text", own)
    told = next(line for line in shown.splitlines() if line.startswith("Play it:"))
    assert told.endswith(f"inset play --cards {own} --add '4 Ember Sprite'")
    words = ["play", "--cards", own, "--add", "4 Ember Sprite", "--plain", "--seed", "3"]
    found = CliRunner().invoke(app, [str(word) for word in words], input="card ember sprite\nquit\n")
    assert found.exception is None or isinstance(found.exception, SystemExit)
    assert "Singe" in found.output


def test_a_card_of_ones_own_that_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "bad.txt"
    path.write_text(BAD, encoding="utf-8")
    shown = run("compile", "--text", path, code=1)
    assert "^ not read" in shown and "Play it" not in shown
    with pytest.raises(Exception, match=r"line 1: Bad Idea can't be played yet: it does not read 'banana"):
        run("play", "--cards", path, "--add", "4 Bad Idea")


def test_games_of_other_commands_have_the_cards_too(own: Path, tmp_path: Path) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text(
        "20 Mountain\n20 Forest\n4 Ember Sprite\n4 Shock\n4 Giant Growth\n4 Grizzly Bears\n4 Lightning Bolt\n"
    )
    record = tmp_path / "game.json"
    run("watch", deck, "skies", "--cards", own, "--speed", 0, "--record", record, "--seed", 2)
    run("deck", "check", deck, "--cards", own)
    data = json.loads(run("sim", deck, "--games", 2, "--jobs", 2, "--cards", own, "--json", "--quiet"))
    assert data["games"] == 2
    cards.remove("Ember Sprite")
    card_files.use([own])
    from inset.game import Game

    assert Game.replay(record.read_text(encoding="utf-8")).outcome is not None


def test_what_is_in_the_library_is_not_compiled(own: Path, tmp_path: Path) -> None:
    more = tmp_path / "more.txt"
    more.write_text("Grizzly Bears {G}\nCreature — Bear\n9/9\n", encoding="utf-8")
    card_files.use([more, own])
    assert cards.card("Grizzly Bears").faces[0].power == 2
    assert decks.known("grizzly bears").faces[0].power == 2
    assert cards.card("Singe").name == "Ember Sprite"


# --- the report -----------------------------------------------------------------------------------------------------------
def test_the_report_as_data(file: Path) -> None:
    data = json.loads(run("compile", "--cards", file, "--report", "--json"))
    assert [data[rung] for rung in RUNGS[:6]] == [3, 2, 2, 2, 2, 2]
    assert data["playable"] == 2
    assert set(data["families"]) == set(FAMILIES)
    assert data["families"]["adventure"]["probe_clean"] == 1
    assert data["sets"]["tst"]["cards"] == 2 and data["sets"]["tst"]["probe_clean"] == 1
    assert data["years"]["2020"]["probe_clean"] == 1 and data["years"]["2021"]["probe_clean"] == 0
    assert data["formats"]["modern"]["cards"] == 1 and data["formats"]["vintage"]["cards"] == 1
    assert data["declines"] == [{"where": ", draw a ⟂ banana .", "cards": 1, "example": "Odd Bear"}]
    assert data["spent"]["compiled"] == 3
    everything = json.loads(run("compile", "--cards", file, "--report", "--json", "--all"))
    assert everything["cards"] == 4  # funny ones, but no tokens


def test_without_the_evidence_of_games_the_report_leaves_those_rungs_out(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A wheel does not have the evidence; which cards are playable stays the same."""
    whole = json.loads(run("compile", "--cards", file, "--report", "--json"))
    monkeypatch.setattr(exercised, "TABLE", tmp_path / "exercised.tsv")
    data = json.loads(run("compile", "--cards", file, "--report", "--json"))
    assert not {"exercised", "live", "mutants"} & {*data, *data["families"]["adventure"]}
    assert data["playable"] == whole["playable"]
    assert "not part of the wheel" in run("compile", "--cards", file, "--report")


def test_the_report_for_people(file: Path) -> None:
    shown = run("compile", "--cards", file, "--report")
    assert "66.7%" in shown and ", draw a ⟂ banana .  (Odd Bear)" in shown
    by_year = run("compile", "--cards", file, "--report", "--by", "year")
    assert by_year.splitlines()[1].startswith("(not told)") and "2020" in by_year
    with pytest.raises(Exception, match="choose set, format or year"):
        run("compile", "--cards", file, "--report", "--by", "mood")


def test_what_was_compiled_is_kept(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = json.loads(run("compile", "--cards", file, "--report", "--json"))
    again = json.loads(run("compile", "--cards", file, "--report", "--json"))
    assert (first["spent"]["compiled"], again["spent"]["compiled"], again["spent"]["kept"]) == (3, 0, 3)
    assert {**first, "spent": 0} == {**again, "spent": 0}
    assert json.loads(run("compile", "--cards", file, "--report", "--json", "--fresh"))["spent"]["compiled"] == 3
    changed = [*ROWS[1:], {**ROWS[0], "oracle_text": "Vigilance"}]
    file.write_text(json.dumps(changed), encoding="utf-8")
    assert json.loads(run("compile", "--cards", file, "--report", "--json"))["spent"]["compiled"] == 1
    monkeypatch.setattr(ladder_cache, "version", lambda: "another grammar")
    assert json.loads(run("compile", "--cards", file, "--report", "--json"))["spent"]["compiled"] == 3


@pytest.mark.parametrize("damage", [b"", b"{", b"[]", b'{"a": 3}', b"\xff"])
def test_results_that_can_not_be_read_are_made_again(file: Path, damage: bytes) -> None:
    run("compile", "--cards", file, "--report")
    kept = next((places.cache() / "compiled").glob("*.json"))
    kept.write_bytes(damage)
    assert json.loads(run("compile", "--cards", file, "--report", "--json"))["spent"]["compiled"] == 3


def test_results_that_can_not_be_kept(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "taken").write_text("no directory")
    monkeypatch.setenv("INSET_CACHE", str(tmp_path / "taken"))
    assert json.loads(run("compile", "--cards", file, "--report", "--json"))["cards"] == 3


def test_old_versions_are_forgotten(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in "abcde":
        monkeypatch.setattr(ladder_cache, "version", lambda name=name: name)
        run("compile", "--cards", file, "--report")
    assert len(list((places.cache() / "compiled").glob("*.json"))) == ladder_cache.KEPT_VERSIONS


def test_the_version_is_that_of_the_sources() -> None:
    assert ladder_cache.version() == ladder_cache.version()
    assert len(ladder_cache.version()) == 24


def test_the_ledger(file: Path, tmp_path: Path) -> None:
    from inset.apps.compile_report import LedgerOutOfDate

    book = tmp_path / "ledger.tsv"
    run("compile", "--cards", file, "--report", "--ledger", book)
    assert book.read_text(encoding="utf-8") == (
        "Odd Bear\t\tno\nPlain Bear\trpbeouc\tyes\nSmall Giant // Kick\trpbeouc\tyes\n"
    )
    run("compile", "--cards", file, "--report", "--check", book)
    book.write_text(book.read_text(encoding="utf-8").replace("Odd Bear\t", "Odd Bear\trp"), encoding="utf-8")
    with pytest.raises(LedgerOutOfDate, match=r"out of date(.|\n)*\+ Odd Bear\t\tno\n- Odd Bear\trp\tno"):
        run("compile", "--cards", file, "--report", "--check", book)


# --- card files -----------------------------------------------------------------------------------------------------------
def test_the_downloaded_file_is_used_if_none_is_named(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "missing; run: inset cards fetch" in run("cards", "where")

    def fetched(url: str, kind: str, out: Path | None, *more: Any, force: bool) -> fetch.Fetched:
        path = out or places.data() / places.CARDS
        path.parent.mkdir(parents=True)
        path.write_bytes(file.read_bytes())
        return fetch.Fetched(path, len(ROWS), ["record 3: odd"], "2026-01-02T00:00", True)

    monkeypatch.setattr(fetch, "fetch", fetched)
    assert "5 cards, of 2026-01-02, downloaded" in run("cards", "fetch")
    assert json.loads(run("cards", "where", "--json"))["downloaded"]
    assert run("cards", "find", "plain bear") == "Plain Bear {1}{G}\nCreature — Bear\nTrample\n2/2\n"
    assert json.loads(run("cards", "find", "kick", "--json"))["layout"] == "adventure"
    assert "Playable." in run("compile", "kick")
    assert json.loads(run("compile", "--report", "--json"))["cards"] == 3
    assert "Kick" in run("card", "Small Giant")


def test_a_file_is_checked(file: Path) -> None:
    assert "5 cards, 0 broken" in run("cards", "check", file)
    file.write_text(json.dumps([*ROWS, {"name": 3}]), encoding="utf-8")
    assert "record 6" in run("cards", "check", file, code=1)


def test_every_number_among_the_rules_is_a_rule() -> None:
    from inset.data import rulebook
    from inset.oracle import governing_rules

    numbers = [number for row in governing_rules.RULES.values() for number in row]
    numbers += [number for _, number in governing_rules.KINDS] + [f"702.{n}" for n in governing_rules.KEYWORDS.values()]
    assert [number for number in numbers if not rulebook.exists(number)] == []
    from inset.language.keywords import KEYWORD_BIT

    assert set(governing_rules.KEYWORDS) <= set(KEYWORD_BIT)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "Foo {1}{G}\nCreature — Bear\nTrample\n",
            "line 3: a creature needs its size, such as 2/2, after its text (208.1)",
        ),
        ("Foo {3}\nPlaneswalker — Jace\n", "a planeswalker needs a line such as Loyalty: 3 after its text (209.1)"),
        ("Foo {3}\nArtefact\n", "'artefact' is not a card type; did you mean artifact?"),
        ("Foo {1}{G}\nCreature — Bear\nTrampel\n2/2\n", "^ not read; did you mean trample?"),
        ("Foo {1}{U}\nInstant\nDraw two crads.\n", "^ not read; did you mean cards?"),
        ("Foo\nInstant\nDraw a card.\n", "It has no mana cost, so it can only be cast in some other way (118.6)"),
        ("Shock {R}\nInstant\nDraw a card.\n", "The library already has a card called Shock, which takes precedence"),
    ],
)
def test_slips_are_reported_with_what_may_be_meant(text: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "own.txt"
    path.write_text(text, encoding="utf-8")
    done = CliRunner().invoke(app, ["compile", "--text", str(path)])
    assert said in done.stdout + str(done.exception)


def test_a_card_as_it_should_be_has_no_warning(tmp_path: Path) -> None:
    path = tmp_path / "own.txt"
    path.write_text(OWN, encoding="utf-8")
    out = CliRunner().invoke(app, ["compile", "--text", str(path)]).stdout
    assert "no mana cost" not in out
    assert "comes first" not in out


def test_a_comma_that_could_have_come_is_spelled_out(tmp_path: Path) -> None:
    path = tmp_path / "joke.txt"
    path.write_text("Joke {U}\nInstant\nYou explain.\n", encoding="utf-8")
    out = CliRunner().invoke(app, ["compile", "--text", str(path)]).stdout
    assert "a comma" in out and "an action" in out and ", ," not in out and ".many" not in out
