"""Every example scenario reads, and nothing that it says is lost."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from inset.data import rulebook
from inset.judge.format.reader import read_path, read_text
from inset.judge.format.scenario import Scenario
from inset.position.read import read_player
from inset.position.schema import Custom, Emblem, Inset, Item, PlayerSetup, Token, as_data, keys_of
from tests.judge.plain import differences, lengthen, to_plain

FOLDER = Path(__file__).resolve().parents[1] / "scenarios"
FILES = sorted(FOLDER.rglob("*.yaml"))


def raw_scenarios(file: Path) -> list[dict[str, Any]]:
    loaded = yaml.safe_load(file.read_text(encoding="utf-8"))
    return loaded if isinstance(loaded, list) else [loaded]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_nothing_is_lost(file: Path) -> None:
    raw, read = raw_scenarios(file), read_path(file, rulebook.exists)
    assert [one["scenario"] for one in raw] == [one.name for one in read]
    found = {
        one["scenario"]: wrong
        for one, other in zip(raw, read, strict=True)
        if (wrong := differences(lengthen(one), to_plain(other)))
    }
    assert found == {}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_position_as_data_reads_back_the_same(file: Path) -> None:
    """A file and a mapping are read by one schema, which writes them too."""
    for scenario in read_path(file):
        for setup in scenario.players:
            assert read_player(setup.key, as_data(setup)) == setup


@pytest.mark.parametrize("record", [PlayerSetup, Item, Token, Custom, Inset, Emblem])
def test_the_page_names_each_key_of_a_position(record: type[Any]) -> None:
    page = (FOLDER.parents[1] / "docs" / "scenarios.md").read_text(encoding="utf-8")
    part = page.split("## A player")[1].split("\n## ")[0]
    assert [key for key in keys_of(record) if not re.search(rf"[`{{ ]{key}[`:]", part)] == []


def test_the_comparison_sees_a_change() -> None:
    every = ((raw, made) for file in FILES for raw, made in zip(raw_scenarios(file), read_path(file), strict=True))
    raw, made = next(pair for pair in every if pair[1].name == "mesmeric-glare-x-and-uncounterable")
    read = to_plain(made)
    read["players"]["B"]["hand"][0]["card"] = "Other"
    del read["steps"][0]["x"]
    assert len(differences(lengthen(raw), read)) == 2


def test_notes_are_kept_at_the_top() -> None:
    for file in FILES:
        for raw, read in zip(raw_scenarios(file), read_path(file), strict=True):
            assert read.note == raw.get("note", "")


def test_the_folder_reads_as_its_files_in_order() -> None:
    whole = read_path(FOLDER, rulebook.exists)
    assert whole == [scenario for file in FILES for scenario in read_path(file)]
    assert len(whole) >= 100


def test_every_place_is_where_it_says() -> None:
    file = FILES[0]
    lines = file.read_text(encoding="utf-8").splitlines()
    for scenario in read_path(file):
        assert scenario.place.line is not None
        assert lines[scenario.place.line - 1].lstrip("- ").startswith("scenario:")
        for number, step in enumerate(scenario.steps, 1):
            assert (step.place.scenario, step.place.step) == (scenario.name, number)
            assert step.place.line is not None
            assert lines[step.place.line - 1].lstrip().startswith("- ")


def test_the_page_s_own_example_reads() -> None:
    page = (FOLDER.parents[1] / "docs" / "scenarios.md").read_text(encoding="utf-8")
    block = page.split("```yaml\n")[1].split("```")[0]
    scenarios: list[Scenario] = read_text(block, "docs/scenarios.md", rulebook.exists)
    assert [scenario.name for scenario in scenarios] == ["stomp-then-giant"]
