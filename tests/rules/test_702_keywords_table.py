"""701, 702: the table of keywords tells the truth, and what is not played is refused."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from inset.kernel.errors import UnsupportedText
from inset.language import keywords as k
from inset.language.abilities import Keyword
from inset.language.words.kinds import creature
from inset.oracle.governing_rules import KEYWORDS
from inset.rules.checks import support
from tests.support import cr

ROOT = Path(__file__).resolve().parents[2]
RULES = Path(os.environ.get("INSET_SHARED", ROOT.parent / "shared")) / "rules" / "cr.jsonl"


@pytest.mark.skipif(not RULES.exists(), reason="no rules file")
def test_the_table_of_keywords_is_up_to_date() -> None:
    command = [sys.executable, str(ROOT / "tools" / "keywords.py"), str(RULES), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_compiler_names_the_rule_of_every_keyword() -> None:
    page = (ROOT / "docs" / "keywords.md").read_text(encoding="utf-8").casefold()
    assert set(k.KEYWORD_WORD.values()) <= set(KEYWORDS)
    for word in ("mentor", "sunburst", "craft", "banding", "madness"):
        assert f"| 702.{KEYWORDS[word]} | {word} |" in page


@cr("101.1")
def test_a_keyword_that_is_not_played_is_refused() -> None:
    ship = creature("Walker", "{W}", "Human Soldier", 1, 1, Keyword(k.ASSIST))
    with pytest.raises(UnsupportedText, match="assist"):
        support.require(ship)
