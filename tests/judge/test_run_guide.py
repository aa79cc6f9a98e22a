"""Every example on the pages passes as written."""

import re
from pathlib import Path

import pytest

from inset.data import rulebook
from inset.judge.format.reader import read_text
from inset.judge.run.runner import PASSED, run

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGES = (DOCS / "index.md", DOCS / "guide" / "ask-a-rules-question.md", DOCS / "scenarios.md")
BLOCKS = [
    (page.name, number, block)
    for page in PAGES
    for number, block in enumerate(re.findall(r"```yaml\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL), 1)
]


@pytest.mark.parametrize(("page", "number", "block"), BLOCKS, ids=lambda part: str(part)[:30].splitlines()[0])
def test_the_example_passes(page: str, number: int, block: str) -> None:
    for scenario in read_text(block, page, rulebook.exists):
        result = run(scenario)
        assert result.status == PASSED, (result.step, result.expected, result.actual)


def test_there_are_examples() -> None:
    assert len(BLOCKS) >= 6
