"""Cards whose words few others have: changing texts (612), damage that goes elsewhere (614.9), what is skipped (614.10)."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import BATTLEFIELD, STACK
from inset.language.card import Card
from inset.language.effects import BASIC_LAND_TYPE, COLOR, CREATURE_TYPE, THIS_TURN, ChangeText
from inset.language.node import Selection
from inset.language.words.kinds import instant
from inset.language.words.nouns import permanents, spell_or_permanent, target
from inset.language.words.verbs import draw, lines


def _any() -> Selection:
    return target(spell_or_permanent, zone=STACK | BATTLEFIELD)


CARDS: Final[list[Card]] = [
    instant(
        "Artificial Evolution", "{U}", ChangeText(_any(), (CREATURE_TYPE,), never="Wall")
    ),
    instant(
        "Crystal Spray", "{2}{U}",
        lines(ChangeText(_any(), (COLOR, BASIC_LAND_TYPE), THIS_TURN), draw()),
    ),
    instant("Magical Hack", "{U}", ChangeText(_any(), (BASIC_LAND_TYPE,))),
    instant("Mind Bend", "{U}", ChangeText(target(permanents), (COLOR, BASIC_LAND_TYPE))),
    instant("Sleight of Mind", "{U}", ChangeText(_any(), (COLOR,))),
]  # fmt: skip
