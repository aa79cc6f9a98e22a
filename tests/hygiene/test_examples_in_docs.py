"""Examples are tests: those of the guides, and those in docstrings."""

import doctest
import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GUIDES = [path for path in sorted((ROOT / "docs").rglob("*.md")) if ">>> " in path.read_text(encoding="utf-8")]
MODULES = [
    ".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
    for path in sorted((ROOT / "src" / "inset").rglob("*.py"))
    if ">>> " in path.read_text(encoding="utf-8")
]


@pytest.mark.parametrize("path", GUIDES, ids=lambda path: path.stem)
def test_the_examples_of_a_guide(path: Path) -> None:
    found = doctest.testfile(str(path), module_relative=False, encoding="utf-8")
    assert found.attempted
    assert found.failed == 0


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0
