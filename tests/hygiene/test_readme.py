"""What the README counts is there."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import inset
from inset.cards import all_cards
from inset.judge.format.reader import survey_paths

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
WORDS = " ".join(README.split()).lower()


def scenarios() -> int:
    return len(survey_paths([ROOT / "tests" / "scenarios"], lambda number: True).scenarios)


def cards() -> int:
    return len(list(all_cards()))


def compiled() -> int:
    """Cards that were compiled and are played."""
    return sum("c" in flags and playable == "yes" for _, flags, playable in (line.split("\t") for line in ledger()))


def ledger() -> list[str]:
    return (ROOT / "docs" / "generated" / "ledger.tsv").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(
    ("says", "there"),
    [
        (r"more than ([0-9,]+) cards written", cards),
        (r"more than ([0-9,]+) scenarios", scenarios),
        (r"more than ([0-9,]+) of Scryfall's", compiled),
        (r"of Scryfall's ([0-9,]+) cards", lambda: len(ledger())),
        (r"more than ([0-9,]+)\s+decks", lambda: len(inset.decks())),
    ],
)
def test_there_are_more_than_it_says_but_not_many_more(says: str, there: Callable[[], int]) -> None:
    said = int(re.findall(says.lower(), WORDS)[0].replace(",", ""))
    assert said <= there() < 1.5 * said


def test_the_rules_that_have_a_proof_or_a_reason() -> None:
    page = (ROOT / "docs" / "generated" / "rules.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| \d{3} \| (\d+) \| (\d+) \| (\d+) \| *(.*)\|$", page, re.MULTILINE)
    rules, proved, reasons = (sum(int(row[column]) for row in rows) for column in range(3))
    assert [row[3].strip() for row in rows if row[3].strip()] == []
    assert rules == proved + reasons
    assert f"all {rules:,} rules" in WORDS
    said = int(re.findall(r"more than ([0-9,]+) are proved", WORDS)[0].replace(",", ""))
    assert said <= proved < said + 100


def test_its_figures_are_those_of_the_measurement() -> None:
    measured = (ROOT / "docs" / "performance.md").read_text(encoding="utf-8")
    rows = [row.split("|")[2:4] for row in README.splitlines() if re.match(r"\| .* \| [0-9.,]+( s)? \| [0-9.,]+", row)]
    assert rows
    for pure, compiled in rows:
        assert f"|{pure}|{compiled}|" in measured, "the README has other figures than docs/performance.md"
