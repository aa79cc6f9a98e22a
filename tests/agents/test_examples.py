"""The examples in the modules of players and batches, and in the guide, do what they say."""

import doctest
import importlib
from pathlib import Path

import pytest

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "guide"


@pytest.mark.parametrize("name", ["inset.agents", "inset.agents.base", "inset.sim", "inset.sim.tally"])
def test_modules(name: str) -> None:
    done = doctest.testmod(importlib.import_module(name))
    assert done.attempted > 0
    assert done.failed == 0


@pytest.mark.parametrize("name", ["write-a-player.md", "simulate.md"])
def test_guide(name: str) -> None:
    done = doctest.testfile(str(GUIDE / name), module_relative=False, encoding="utf-8")
    assert done.attempted > 0
    assert done.failed == 0
