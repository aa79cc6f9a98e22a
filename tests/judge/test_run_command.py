"""`inset judge`: its lines, its JSON, its exit code; card data; the story."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from inset import cards
from inset.apps.cli import app
from inset.data.scryfall import BadCardFile
from inset.judge.run.catalogue import Catalogue

EXAMPLES = Path(__file__).resolve().parents[1] / "scenarios"
GOOD = """
- scenario: good
  title: Shock deals two damage
  players: {A: {hand: [Shock], mana: "{R}"}, B: {}}
  steps:
    - {cast: Shock, by: A, targets: [B]}
    - resolve
    - expect: [{life: {B: 18}}, {cannot: {cast: Shock, by: A, from: graveyard}}]
"""
BAD = """
- scenario: bad
  players: {A: {hand: [Shock], mana: "{R}"}, B: {}}
  steps:
    - {cast: Shock, by: A, targets: [B]}
    - resolve
    - expect: [{life: {B: 17}}]
"""
CROW = """
- scenario: crow
  players: {A: {hand: [Storm Crow]}, B: {}}
  steps: [resolve all]
"""
CARDS: list[dict[str, Any]] = [
    {
        "name": "Storm Crow",
        "layout": "normal",
        "oracle_text": "Flyng.",
        "cmc": 2.0,
        "mana_cost": "{1}{U}",
        "type_line": "Creature — Bird",
        "power": "1",
        "toughness": "2",
    },
    {"name": "Fire // Water", "layout": "split", "card_faces": [{"name": "Fire", "oracle_text": "Burn."}]},
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in (("good", GOOD), ("bad", BAD), ("crow", CROW)):
        (tmp_path / f"{name}.yaml").write_text(text, encoding="utf-8")
    return tmp_path


def judge(*words: str | Path) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["judge", *map(str, words)])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.output


def as_json(*words: str | Path) -> tuple[int, Any]:
    code, output = judge(*words, "--json")
    return code, json.loads(output)


def test_all_pass(folder: Path) -> None:
    code, output = judge(folder / "good.yaml")
    assert code == 0
    assert output.splitlines() == ["passed      good", "1 scenario: 1 passed, 0 failed, 0 unsupported"]


def test_quietly_only_what_does_not_pass_and_the_summary(folder: Path) -> None:
    code, output = judge(folder / "good.yaml", "--quiet")
    assert (code, output.splitlines()) == (0, ["1 scenario: 1 passed, 0 failed, 0 unsupported"])
    code, output = judge(folder, "--quiet")
    first, *_, last = output.splitlines()
    assert code == 1
    assert first.split() in (["failed", "bad"], ["unsupported", "crow"])
    assert "passed      good" not in output
    assert "expected life of B: 17" in output
    assert last == "3 scenarios: 1 passed, 1 failed, 1 unsupported"


def test_a_failure_tells_the_step_what_was_expected_what_is_and_the_log(folder: Path) -> None:
    code, output = judge(folder / "bad.yaml")
    assert code == 1
    for words in ("step 3", "expected life of B: 17", "actual   18", "bad.yaml:7:", "deals 2 damage to B", "[120.1]"):
        assert words in output


def test_json(folder: Path) -> None:
    code, data = as_json(folder)
    assert code == 1
    assert data == {
        "scenarios": 3,
        "passed": 1,
        "failed": [{"scenario": "bad", "step": 3, "expected": "life of B: 17", "actual": "18"}],
        "unsupported": [{"scenario": "crow", "cards": ["Storm Crow"]}],
        "unclear": [],
    }


def test_only_some(folder: Path) -> None:
    assert as_json(folder, "-k", "good")[1]["scenarios"] == 1
    assert as_json(folder, "-k", "two damage")[1]["passed"] == 1
    assert as_json(folder, "-k", "[bc]*")[1]["scenarios"] == 2
    assert as_json(folder, "-k", "nothing like it") == (
        1,
        {"scenarios": 0, "passed": 0, "failed": [], "unsupported": [], "unclear": []},
    )


def test_what_cannot_be_read_has_failed(folder: Path) -> None:
    (folder / "bad.yaml").write_text(BAD.replace("life:", "live:"), encoding="utf-8")
    code, data = as_json(folder / "good.yaml", folder / "bad.yaml", folder / "none.yaml")
    assert (code, data["scenarios"], data["passed"]) == (1, 3, 1)
    said = {one["scenario"]: one["actual"] for one in data["failed"]}
    assert "did you mean 'life'?" in said["bad"]
    assert "can't be read" in said[str(folder / "none.yaml")]


def test_a_name_is_taken_across_files(folder: Path) -> None:
    (folder / "also.yaml").write_text(GOOD, encoding="utf-8")
    code, data = as_json(folder / "good.yaml", folder / "also.yaml")
    assert (code, data["passed"]) == (1, 1)
    assert "is taken" in data["failed"][0]["actual"]


def test_explain_tells_the_story(folder: Path) -> None:
    code, output = judge(folder / "good.yaml", "--explain")
    assert code == 0
    for words in (
        "1. A casts Shock targeting B",
        "A has priority (117.1); on offer: Cast Shock {R}",
        "? A is asked 'Shock: choose a target' (601.2c); on offer: A, B",
        "> A: B",
        "Shock deals 2 damage to B (now 18) [120.1]",
        "3. holds: life {B: 18}",
        "refused: A casts Shock from graveyard",
        "(601.3)",
    ):
        assert words in output


def test_explain_tells_why_a_fact_or_a_cost_is_so(tmp_path: Path) -> None:
    path = tmp_path / "layers.yaml"
    path.write_text(
        "scenario: layers\n"
        "players:\n"
        "  A: {battlefield: [Serra Angel, Humility, Glorious Anthem], hand: [Divination]}\n"
        "  B: {battlefield: [Sphere of Resistance]}\n"
        "steps:\n"
        "  - expect:\n"
        "    - {object: Serra Angel, power: 2, zone: battlefield}\n"
        '    - {cost: {cast: Divination, by: A}, is: "{3}{U}"}\n'
        "    - {object: Humility, name: Humility}\n",
        encoding="utf-8",
    )
    code, output = judge(path, "--explain")
    assert code == 0
    assert "because: power 2: printed 4; 7b Humility sets 1; 7c Glorious Anthem +1" in output
    assert "because: cost {3}{U}: mana cost {2}{U}; Sphere of Resistance +{1}" in output
    assert output.count("because") == 2  # nothing if there is nothing to say


# --- card data ------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", ["array", "lines", "zipped"])
def test_card_data(folder: Path, shape: str) -> None:
    text = json.dumps(CARDS) if shape == "array" else "\n".join(json.dumps(card) for card in CARDS)
    path = folder / ("cards.json.gz" if shape == "zipped" else "cards.json")
    path.write_bytes(gzip.compress(text.encode(), mtime=0) if shape == "zipped" else text.encode())
    for words in (["--cards", path], [path]):
        code, data = as_json(folder / "crow.yaml", *words)
        assert code == 1
        assert data["unsupported"] == [{"scenario": "crow", "cards": ["Storm Crow: Flyng."]}]


def test_a_card_of_the_file_is_compiled_and_played(folder: Path) -> None:
    (folder / "cards.json").write_text(json.dumps(CARDS).replace("Flyng.", "Flying"), encoding="utf-8")
    try:
        code, data = as_json(folder / "crow.yaml", "--cards", folder / "cards.json")
        assert (code, data["passed"], data["unsupported"]) == (0, 1, [])
    finally:
        cards.remove("Storm Crow")


def test_with_card_data_a_name_that_is_nowhere_is_a_mistake(folder: Path) -> None:
    (folder / "cards.json").write_text(json.dumps(CARDS), encoding="utf-8")
    (folder / "crow.yaml").write_text(CROW.replace("Storm Crow", "Storm Crwo"), encoding="utf-8")
    code, data = as_json(folder / "crow.yaml", "--cards", folder / "cards.json")
    assert (code, data["unsupported"]) == (1, [])
    assert "no card called that; did you mean Storm Crow?" in data["failed"][0]["actual"]


def test_faces_are_found_by_their_names(folder: Path) -> None:
    (folder / "cards.json").write_text(json.dumps(CARDS), encoding="utf-8")
    found = Catalogue.of([folder / "cards.json"])
    missing = found.missing("Water")
    assert missing is not None
    assert (missing.name, missing.unread) == ("Fire // Water", "Burn.")


@pytest.mark.parametrize("content", [b"", b"[{}]", b"[1]", b"{", b"\x1f\x8b\x00", b"no json"])
def test_a_bad_file_of_cards(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "cards.json"
    path.write_bytes(content)
    with pytest.raises(BadCardFile, match=r"cards\.json"):
        Catalogue.of([path])


def test_the_examples_by_the_command() -> None:
    code, data = as_json(*sorted(EXAMPLES.glob("715_3*.yaml")))
    assert (code, data["failed"], data["unsupported"]) == (0, [], [])
    assert data["scenarios"] == data["passed"] > 60


def test_scenarios_of_one_name_in_two_files_are_told_of_each(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / f"{name}.yaml").write_text("scenario: same\n", encoding="utf-8")
    out = CliRunner().invoke(app, ["judge", str(tmp_path), str(tmp_path / "none.yaml")]).stdout
    assert out.count("failed      same") == 2
    assert "none.yaml: can't be read: No such file or directory" in out
    assert "3 scenarios: 0 passed, 3 failed" in out


WRONG = """\
scenario: wrong
players:
  A: {hand: [Shock], battelfield: [Mountain]}
  B: {}
steps:
  - {cast: Shock, by: C, targets: [B]}
"""


def test_what_cannot_be_read_is_shown_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "wrong.yaml"
    path.write_text(WRONG, encoding="utf-8")
    lines = CliRunner().invoke(app, ["judge", str(path)]).stdout.splitlines()
    assert lines[1].endswith("wrong.yaml:3:22: unknown key 'battelfield' in a player; did you mean 'battlefield'?")
    assert lines[2] == "        A: {hand: [Shock], battelfield: [Mountain]}"
    assert lines[3].index("^") == lines[2].index("battelfield")
    assert lines[4].endswith("unknown player 'C'; the players are 'A', 'B'")


def test_of_a_long_line_the_part_around_the_place_is_shown(tmp_path: Path) -> None:
    path = tmp_path / "long.yaml"
    cards = ", ".join(["Mountain"] * 40)
    path.write_text(WRONG.replace("[Shock]", f"[{cards}]"), encoding="utf-8")
    lines = CliRunner().invoke(app, ["judge", str(path)]).stdout.splitlines()
    assert len(lines[2]) < 120
    assert lines[3].index("^") == lines[2].index("battelfield")


COMBAT = """\
- scenario: sick
  players:
    A: {battlefield: [{card: Grizzly Bears, sick: true}]}
    B: {}
  steps: [{attack: {Grizzly Bears: B}, by: A}]
- scenario: wall
  players:
    A: {battlefield: [Secret Door, Hill Giant]}
    B: {}
  steps: [{attack: {Secret Door: B, Hill Giant: B}, by: A}]
- scenario: held
  players:
    A: {battlefield: [Grizzly Bears, {card: Pacifism, attached_to: Grizzly Bears}]}
    B: {}
  steps: [{attack: {Grizzly Bears: B}, by: A}]
- scenario: flyer
  players:
    A: {battlefield: [Serra Angel]}
    B: {battlefield: [Hill Giant]}
  steps:
    - {attack: {Serra Angel: B}, by: A}
    - {block: {Hill Giant: Serra Angel}, by: B}
- scenario: tapped
  players:
    A: {battlefield: [Serra Angel, Hill Giant]}
    B: {battlefield: [Hill Giant, {card: Grizzly Bears, tapped: true}]}
  steps:
    - {attack: {Serra Angel: B, Hill Giant: B}, by: A}
    - {block: {B/Hill Giant: Hill Giant, Grizzly Bears: Hill Giant}, by: B}
"""


def test_why_a_creature_cannot_be_declared(tmp_path: Path) -> None:
    path = tmp_path / "combat.yaml"
    path.write_text(COMBAT, encoding="utf-8")
    _, data = as_json(path)
    said = {one["scenario"]: one["actual"] for one in data["failed"]}
    assert said["sick"].endswith("it came under that player's control this turn (302.6)")
    assert said["wall"].endswith("it has defender (702.3b)")
    assert said["held"].endswith("an effect says that it can't (508.1c)")
    assert said["flyer"].endswith(": flying (702.9b)")
    assert said["tapped"].endswith("it is tapped (509.1a)")
