"""Which tests a change affects."""

from pathlib import Path

from tools.affected import affected, module

ROOT = Path(__file__).resolve().parents[2]


def names(*files: str) -> list[str]:
    return [path.relative_to(ROOT).as_posix() for path in affected([ROOT / name for name in files])]


def test_a_changed_test_comes_first() -> None:
    mine = "tests/rules/test_715_adventurer_cards.py"
    assert names("src/inset/rules/combat/banding.py", mine)[0] == mine
    assert names("tests/scenarios/903_commander.yaml") == ["tests/scenarios/903_commander.yaml"]


def test_a_module_concerns_the_tests_that_import_it_and_those_of_its_chapters() -> None:
    found = names("src/inset/rules/combat/banding.py")
    assert "tests/rules/test_702_22_banding.py" in found
    assert "tests/game/test_game.py" not in found
    assert "tests/drawing/test_frames.py" in names("src/inset/drawing/frames.py")
    assert "tests/judge/test_run_command.py" in names("src/inset/apps/judge.py", "src/inset/judge/run/runner.py")


def test_pages_concern_no_test() -> None:
    assert names("README.md", "docs/scenarios.md") == []


def test_names_of_modules() -> None:
    assert module(ROOT / "src/inset/rules/__init__.py") == "inset.rules"
    assert module(ROOT / "tools/map.py") == "tools.map"
