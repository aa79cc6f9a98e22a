"""docs/public.md: what is public is there, what the guides import is public, and what has moved is found with a warning."""

import importlib
import importlib.util
import json
import re
import subprocess
import sys
import warnings
from pathlib import Path

import pytest

import inset
from inset import Game, moved
from inset.judge.format.reader import survey_paths
from inset.play import record

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "public.md").read_text(encoding="utf-8")
TOLD = [ROOT / "README.md", ROOT / "docs" / "scenarios.md", *sorted((ROOT / "docs" / "guide").glob("*.md"))]
OLD_RECORD = ROOT / "tests" / "past" / "0.1.0" / "record.json"


def section(title: str) -> str:
    return re.split(r"^## ", PAGE.partition(f"\n## {title}\n")[2], flags=re.MULTILINE)[0]


def words(cell: str) -> list[str]:
    return re.findall(r"`([\w.]+)`", cell)


MODULES = {
    words(row[0])[0]: words(row[1]) for row in re.findall(r"^\| (`inset\..*?`) \| (.*?) \|", section("Modules"), re.M)
}


def test_the_names_of_the_package_are_on_the_page_and_there() -> None:
    listed = [
        name for row in re.findall(r"^\| \w.* \| (`.*?) \|$", section("Names in `inset`"), re.M) for name in words(row)
    ]
    assert sorted(listed) == sorted(inset.__all__)
    for name in listed:
        assert getattr(inset, name) is not None


@pytest.mark.parametrize("name", inset.__all__)
def test_no_module_takes_the_place_of_a_public_name(name: str) -> None:
    """Importing ``inset.decks`` would put the module where the function ``inset.decks`` is."""
    assert importlib.util.find_spec(f"inset.{name}") is None


@pytest.mark.parametrize("module", MODULES)
def test_a_public_module_and_its_names_are_there(module: str) -> None:
    assert MODULES[module]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        found = importlib.import_module(module)
    assert [name for name in MODULES[module] if not hasattr(found, name)] == []


def imported(page: str) -> set[tuple[str, str]]:
    """What a guide imports, and whatever else it names with the path of a module: (module, name)."""
    found = {
        (module, name.strip())
        for module, names in re.findall(r"^>>> from (inset[\w.]*) import ([\w, ]+)$", page, re.MULTILINE)
        for name in names.split(",")
    }
    return found | set(re.findall(r"\b(inset(?:\.[a-z_]+)+)\.(\w+)", page))


@pytest.mark.parametrize("path", TOLD, ids=lambda path: path.stem)
def test_what_people_are_told_to_import_is_public(path: Path) -> None:
    packages = {module.rpartition(".")[0] for module in MODULES}
    for module, name in imported(path.read_text(encoding="utf-8")):
        assert (
            name in MODULES.get(module, [])
            or f"{module}.{name}" in MODULES
            or f"{module}.{name}" in packages
            or (module == "inset" and name in inset.__all__)
        ), f"{module}.{name}"


def test_guides_import_something() -> None:
    assert len({module for path in TOLD for module, _ in imported(path.read_text(encoding="utf-8"))}) > 5


# --- formats --------------------------------------------------------------------------------------


def test_an_old_record_is_replayed() -> None:
    game = Game.replay(OLD_RECORD.read_text(encoding="utf-8"))
    assert game.outcome is not None
    assert (game.outcome.kind, game.outcome.winners, game.answers) == ("win", (0,), 58)
    assert [player["life"] for player in game.view(0).data["players"]] == [18, 16]
    again = json.loads(game.record())
    assert again.pop("made_by") == inset.__version__
    old = json.loads(OLD_RECORD.read_text(encoding="utf-8"))
    assert again | {"sources": old["sources"]} == old  # the library may have more cards now


def test_the_page_states_the_version_and_the_keys_of_records() -> None:
    (row,) = re.findall(r"^\| records of games \| (.*) \| (\d+) \|$", section("Formats"), re.MULTILINE)
    assert int(row[1]) == record.VERSION
    game = Game.new(["fables", "skies"], seed=1)
    for text in (game.record(), OLD_RECORD.read_text(encoding="utf-8")):
        assert [key for key in json.loads(text) if f"`{key}`" not in row[0]] == []


def test_the_example_of_the_scenario_format_is_read(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
    path = tmp_path / "example.yaml"
    path.write_text(page.partition("```yaml\n")[2].partition("```")[0], encoding="utf-8")
    assert len(survey_paths([path], lambda number: True).scenarios) == 1


# --- what has moved -------------------------------------------------------------------------------


def test_what_has_moved_is_found_with_a_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(moved.MOVED, "inset.agents.by_chance", "inset.agents.random_player")
    now = importlib.import_module("inset.agents.random_player")
    spec = now.__spec__
    with pytest.warns(DeprecationWarning, match=r"inset\.agents\.by_chance is inset\.agents\.random_player now"):
        before = importlib.import_module("inset.agents.by_chance")
    monkeypatch.delitem(sys.modules, "inset.agents.by_chance")
    monkeypatch.delattr("inset.agents.by_chance")
    assert before is now
    assert now.__spec__ is spec
    with pytest.raises(ModuleNotFoundError):
        importlib.import_module("inset.agents.never_was")


def test_what_has_moved_is_there_now_and_no_more_where_it_was() -> None:
    for before, now in moved.MOVED.items():
        assert not (ROOT / "src" / before.replace(".", "/")).with_suffix(".py").exists(), before
        importlib.import_module(now)


def test_nothing_is_imported_for_the_sake_of_old_names() -> None:
    program = "import inset, sys; print(sorted(name for name in sys.modules if name.startswith('inset')))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['inset', 'inset.kernel', 'inset.kernel.version', 'inset.moved']"
