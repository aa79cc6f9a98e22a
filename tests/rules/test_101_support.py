"""101.1: what the engine can't play is refused before a game begins."""

import pytest

from inset.kernel.errors import UnsupportedText
from inset.language import effects as e
from inset.language.keywords import KEYWORD_BIT
from inset.language.words.kinds import instant, sorcery, split
from inset.language.words.nouns import creatures, target, you
from inset.language.words.verbs import put_counters
from inset.rules import engine, support
from tests.rules.table import kw
from tests.support import cr

TABLES = engine  # imported for the tables that it fills


@cr("122.1i")
def test_counters_whose_rules_are_not_there() -> None:
    with pytest.raises(UnsupportedText, match="rad counters are not known"):
        support.require(instant("Decay", "{B}", e.GiveCounters(you, "rad", 1)))
    support.require(instant("Grow", "{G}", put_counters(target(creatures), 1, "exalted")))


@cr("702.102a", "709.4d", "702.127a")
def test_keywords_of_split_cards_that_are_not_there() -> None:
    """Fused spells are refused with the card; aftermath is no word of the card language."""
    halves = split(sorcery("Wear", "{1}{R}", kw("fuse")), sorcery("Tear", "{W}", kw("fuse")))
    with pytest.raises(UnsupportedText, match="the keyword fuse is not known"):
        support.require(halves)
    assert "aftermath" not in KEYWORD_BIT
