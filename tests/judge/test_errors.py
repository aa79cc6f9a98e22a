"""Errors say what is wrong, where, and which word was probably meant."""

from pathlib import Path

import pytest

from inset.judge.format.errors import ScenarioError
from inset.judge.format.reader import read_path, read_text, survey_text

GOOD = """\
scenario: one
rules: ["715.3"]
players:
  A: {hand: [Six]}
  B: {}
steps:
  - {cast: Six, by: A}
  - expect:
    - {object: Six, zone: stack, power: 2}
"""


def complaints(text: str) -> list[str]:
    with pytest.raises(ScenarioError) as caught:
        read_text(text, "x.yaml", lambda number: number in ("715.3", "716.3d@old"))
    return [str(error) for error in caught.value.errors]


# What is replaced in GOOD, by what, and what the complaint says.
CHANGES = [
    ("players:", "plyers:", "unknown key 'plyers' in a scenario; did you mean 'players'?"),
    ("{hand:", "{hnd:", "x.yaml:4:7: scenario one: unknown key 'hnd' in a player; did you mean 'hand'?"),
    ("{cast:", "{csat:", "x.yaml:7:6: scenario one, step 1: unknown step 'csat'; did you mean 'cast'?"),
    ("by: A", "by: C", "unknown player 'C'"),
    ("by: A", "bye: A", "unknown key 'bye'"),
    (", by: A", "", "the step 'cast' needs the key 'by'"),
    ("by: A", "by: A, from: grave", "unknown zone 'grave'; did you mean 'graveyard'?"),
    ("by: A", "by: A, from: C/hand", "unknown player 'C'"),
    ("by: A", "by: A, targets: {B: 1}", "expected text, not a map"),
    ("by: A", "by: A, x: '2'", "expected a number"),
    ("by: A", "by: A, x: 010", "expected a number"),
    ("by: A", "by: A, x: -1", "at least 0"),
    ("by: A", "by: A, x: 99999999999", "the number must be at most 999999999"),
    ("by: A", "by: A, x: -99999999999", "the number must be at least 0"),
    ("by: A", "by: A, by: A", "the key 'by' appears twice"),
    ("by: A", "by: A, label: B", "'B' can't be a label"),
    ("by: A", "by: A, flips: [head]", "did you mean 'heads'?"),
    ("by: A", "by: A, choices: yes", "expected a list"),
    ("by: A", "by: A, choices: [{ordr: [X]}]", "unknown answer 'ordr'; did you mean 'order'?"),
    ("by: A", "by: A, choices: [{by: A, answer: {by: B, answer: 1}}]", "one player"),
    ("by: A", "by: A, choices: [{if_asked: {if_asked: 1}}]", "twice"),
    ("{object: Six", "{objct: Six", "unknown key 'objct' in the expectation 'zone'; did you mean 'object'?"),
    ("power: 2", "powr: 2", "x.yaml:9:34: scenario one, step 2: unknown key 'powr'"),
    ("power: 2", "power: two", "expected a number, not 'two'"),
    ("power: 2", "colors: [rd]", "unknown color 'rd'; did you mean 'red'?"),
    ("power: 2", "colors: red", "expected a list, not 'red'"),
    ("power: 2", "types: [creatur]", "did you mean 'creature'?"),
    ("power: 2", "tapped: 'yes'", "expected true or false"),
    ("power: 2", "cast_as: omn", "did you mean 'omen'?"),
    ("power: 2", "has: [adventur]", "did you mean 'adventure'?"),
    ("power: 2", "mana_cost: {R}", "put it in quotes"),
    ("power: 2", 'mana_cost: "2R"', "mana symbols expected"),
    ("{object: Six, zone: stack, power: 2}", "{object: Six}", "no fact is given to check"),
    ("{object: Six, zone: stack, power: 2}", "{zone: stack}", "needs the key 'of'"),
    ("{object: Six, zone: stack, power: 2}", "{happened: shufled}", "did you mean 'shuffled'?"),
    ("{object: Six, zone: stack, power: 2}", "{can: {goto: 1}}", "unknown action"),
    ("{object: Six, zone: stack, power: 2}", "{library: A}", "'top' or 'bottom'"),
    ("{object: Six, zone: stack, power: 2}", "{library: A, top: []}", "no card is asked for"),
    ("{object: Six, zone: stack, power: 2}", "{life: {}}", "no player is asked for"),
    ("{object: Six, zone: stack, power: 2}", "{devotion: {A: {}}}", "no color is asked for"),
    ("{object: Six, zone: stack, power: 2}", "{pending: {}}", "nothing is asked about the question"),
    ("\n    - {object: Six, zone: stack, power: 2}", " []", "nothing is expected"),
    ("[Six]", "[{card: Six, plotted: true}]", "'plotted' has no meaning in the hand zone"),
    ("{object: Six, zone: stack, power: 2}", "{life: {A: 1}, stack: []}", "unknown key 'stack'"),
    ("{object: Six, zone: stack, power: 2}", "{turn: {step: upkep}}", "did you mean 'upkeep'?"),
    ("{cast: Six, by: A}", "resolve al", "did you mean 'resolve all'?"),
    ("{cast: Six, by: A}", "{goto: {turn: 1, step: main}}", "unknown step of a turn 'main'"),
    ("{cast: Six, by: A}", "{goto: {turn: 1, step: cleanup}}", "nobody has priority"),
    ("{cast: Six, by: A}", "{special: foretel, card: Six, by: A}", "did you mean 'foretell'?"),
    ("[Six]", "[0 Six]", "is zero cards"),
    ("[Six]", "[{card: Six, tapped: true}]", "'tapped' has no meaning in the hand zone"),
    ("[Six]", "[{label: x}]", "an item needs 'card'"),
    ("[Six]", "[{card: Six, count: 2, label: x}]", "must name one object"),
    ("[Six]", "[{card: Six, label: x}, {card: Six, label: x}]", "the label 'x' is already used"),
    ("[Six]", "Six", "expected a list"),
    ("hand: [Six]", "mana: {R}", "put it in quotes"),
    ("hand: [Six]", 'mana: "{2}"', "mana of a color"),
    ("  B: {}\n", "", "at least two players"),
    ("  B: {}", "  B:", "expected a map, not nothing"),
    ("  B: {}", "  any: {}", "'any' can't be a player's key"),
    ("715.3", "715.3z", "there is no rule '715.3z'; did you mean '715.3'?"),
    ("715.3", "rule 7", "is not a rule number"),
    ("scenario: one", "scenario: one two", "is not a valid name"),
    ("scenario: one", "scenario: one\nbasis: offical", "did you mean 'official'?"),
    ("scenario: one", "scenario: one\nformat: comander", "did you mean 'commander'?"),
    ("scenario: one", "scenario: &a one", "anchors and aliases"),
    ("scenario: one", "scenario: !!str one", "tags such as"),
    ("scenario: one", "scenario: one\n<<: {title: x}", "merge keys"),
    ("scenario: one", "scenario: one\n? [a]\n: b", "a key must be a word"),
    ("scenario: one", "scenario: one\n---\nscenario: two", "a second YAML document"),
    ("scenario: one", 'scenario: "\\UFFFFFFFF"', "not YAML"),
    ("scenario: one", 'scenario: "\\uD800"', "not allowed in text"),
    ("scenario: one", "scenario: [one", "not YAML"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "said"), CHANGES)
def test_complaints(old: str, new: str, said: str) -> None:
    assert old in GOOD
    found = complaints(GOOD.replace(old, new, 1))
    assert any(said in one for one in found), found


def test_the_frame_of_these_tests_is_good() -> None:
    assert len(read_text(GOOD, "x.yaml", lambda number: True)) == 1
    assert read_text(GOOD.replace("715.3", "716.3d@old"), "x.yaml", lambda n: n == "716.3d@old")


def test_many_errors_are_listed_at_once() -> None:
    text = GOOD.replace("by: A", "by: C, form: hand").replace("power: 2", "powr: 2").replace("hand:", "hnd:")
    assert len(complaints(text)) == 4


def test_one_error_is_itself_and_several_are_a_group() -> None:
    with pytest.raises(ScenarioError) as caught:
        read_text(GOOD.replace("by: A", "by: C"), "x.yaml")
    assert type(caught.value) is ScenarioError
    assert (caught.value.place.line, caught.value.place.step) == (7, 1)
    with pytest.raises(ScenarioError) as caught:
        read_text(GOOD.replace("by: A", "by: C, form: hand"), "x.yaml")
    assert len(str(caught.value).splitlines()) == len(caught.value.errors) == 2


def as_item(text: str) -> str:
    lines = text.splitlines()
    return "\n".join(["- " + lines[0], *("  " + line for line in lines[1:])]) + "\n"


def test_a_wrong_scenario_does_not_silence_the_others() -> None:
    two = as_item(GOOD) + as_item(GOOD.replace("scenario: one", "scenario: " + "two").replace("by: A", "by: C"))
    survey = survey_text(two + as_item(GOOD.replace("scenario: one", "scenario: " + "three")), "x.yaml")
    assert [one.name for one in survey.scenarios] == ["one", "three"]
    assert [one.place.scenario for one in survey.errors] == ["two"]


def test_names_are_unique_across_a_call(tmp_path: Path) -> None:
    assert "the name 'one' is taken" in complaints(as_item(GOOD) * 2)[0]
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / "b.yml").write_text(GOOD)
    (tmp_path / "a.yaml").write_text(GOOD)
    (tmp_path / "other.txt").write_text("not read")
    with pytest.raises(ScenarioError, match=r"b\.yml.*taken: .*a\.yaml"):
        read_path(tmp_path)
    (tmp_path / "a.yaml").write_text(GOOD.replace("scenario: one", "scenario: " + "zero"))
    assert [one.name for one in read_path(tmp_path)] == ["zero", "one"]


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text(GOOD)
    (tmp_path / "latin.yaml").write_bytes("scenario: Märchen".encode("latin-1"))
    (tmp_path / "large.yaml").write_bytes(b"#" * 2_000_001)
    (tmp_path / "empty.yaml").write_text("# nothing\n")
    for name, said in (
        ("a.txt", "must end in .yaml"),
        ("none.yaml", "can't be read"),
        ("nul\0.yaml", "can't be read"),
        ("latin.yaml", "not UTF-8"),
        ("large.yaml", "larger than"),
        ("empty.yaml", "no scenario"),
    ):
        with pytest.raises(ScenarioError, match=said):
            read_path(tmp_path / name)
    (tmp_path / "bom.yaml").write_text(GOOD, encoding="utf-8-sig")
    assert read_path(tmp_path / "bom.yaml")[0].name == "one"
