"""701, 702: the table of keywords is correct, and what is not played is refused."""

from pathlib import Path

import pytest

from inset.kernel.errors import UnsupportedText
from inset.language import keywords as k
from inset.language.abilities import Keyword
from inset.language.words.kinds import creature
from inset.oracle.governing_rules import KEYWORDS
from inset.rules.checks import support
from tests.harness import cr

ROOT = Path(__file__).resolve().parents[2]


def test_the_compiler_names_the_rule_of_every_keyword() -> None:
    page = (ROOT / "docs" / "generated" / "keywords.md").read_text(encoding="utf-8").casefold()
    assert set(k.KEYWORD_WORD.values()) <= set(KEYWORDS)
    for word in ("mentor", "sunburst", "craft", "banding", "madness"):
        assert f"| 702.{KEYWORDS[word]} | {word} |" in page


@cr("101.1")
def test_a_keyword_that_is_not_played_is_refused() -> None:
    ship = creature("Walker", "{W}", "Human Soldier", 1, 1, Keyword(k.ASSIST))
    with pytest.raises(UnsupportedText, match="assist"):
        support.require(ship)
