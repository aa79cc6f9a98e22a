"""The index of rule numbers."""

from pathlib import Path

import pytest

from inset.data import rulebook
from tests.harness.citations import wrong_citations

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("number", ["100", "715", "715.3", "715.3d", "720.3d", "718.3b", "722.3c", "702.160a"])
def test_real_numbers_exist(number: str) -> None:
    assert rulebook.exists(number)


@pytest.mark.parametrize("number", ["", "7", "715.", "715.3z", "715.9", "799", "715.3D", " 715.3", "715.3d "])
def test_other_strings_do_not(number: str) -> None:
    assert not rulebook.exists(number)


@pytest.mark.parametrize("number", ["716.3d@old", "716.4@old", "716.2a@old"])
def test_old_numbers_hold_where_715_has_them(number: str) -> None:
    assert rulebook.exists(number)


@pytest.mark.parametrize("number", ["716.3z@old", "716.9@old", "715.3d@old", "720.3d@old", "716@old", "@old"])
def test_old_numbers_hold_nowhere_else(number: str) -> None:
    assert not rulebook.exists(number)


def test_numbers_are_unique_and_in_order() -> None:
    numbers = rulebook.numbers()
    assert len(set(numbers)) == len(numbers) > 3000
    sections = [int(number) for number in numbers if "." not in number]
    assert sections == sorted(sections)


def test_every_rule_lies_in_a_section_and_every_subrule_in_a_rule() -> None:
    for number in rulebook.numbers():
        section, dot, _rest = number.partition(".")
        if dot:
            assert rulebook.exists(section), number
            assert rulebook.exists(number.rstrip("abcdefghijklmnopqrstuvwxyz")), number


@pytest.mark.parametrize(
    ("wrong", "first"),
    [
        ("715.3z", ["715.3", "715.3a", "715.3b", "715.3c", "715.3d"]),
        ("715.9", ["715.1", "715.2", "715.3", "715.4", "715.5"]),
        ("716.3d", ["716.3d@old", "716.3"]),
        ("716.3z@old", ["716.3@old", "716.3a@old", "716.3b@old", "716.3c@old", "716.3d@old"]),
        ("799.1", ["700", "701", "702"]),
        ("Adventure", []),
    ],
)
def test_near_numbers(wrong: str, first: list[str]) -> None:
    found = rulebook.near(wrong)
    assert found[: len(first)] == first
    assert bool(found) == bool(first)
    assert all(rulebook.exists(number) for number in found)


def test_a_wrong_citation_is_named_with_what_is_near() -> None:
    assert wrong_citations(["715.3d", "716.3d@old"]) == []
    assert wrong_citations(["715.4b"]) == ["no rule has the number '715.4b' (near it: 715.4)"]
    assert wrong_citations([715]) == ["no rule has the number 715"]
