"""101.1: what the engine can't play is refused before a game begins."""

import pytest

from inset.kernel.errors import UnsupportedText
from inset.language import effects as e
from inset.language.words.kinds import instant
from inset.language.words.nouns import creatures, target, you
from inset.language.words.verbs import put_counters
from inset.rules import engine, support
from tests.support import cr

TABLES = engine  # imported for the tables that it fills


@cr("122.1b", "122.1i")
@pytest.mark.parametrize("effect", [put_counters(target(creatures), 1, "decayed"), e.GiveCounters(you, "rad", 1)])
def test_counters_whose_rules_are_not_there(effect: e.PutCounters | e.GiveCounters) -> None:
    with pytest.raises(UnsupportedText, match="counters are not known"):
        support.require(instant("Decay", "{B}", effect))
    support.require(instant("Grow", "{G}", put_counters(target(creatures), 1, "exalted")))
