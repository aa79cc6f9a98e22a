"""Tokens that several cards make (111.10): Food, Treasure, Clue, Map, and plain creatures."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import ALL_COLORS, ARTIFACT, RED, WHITE
from inset.language.abilities import AS_SORCERY
from inset.language.effects import Explore
from inset.language.words.kinds import activated, artifact_token, creature_token
from inset.language.words.nouns import creatures, target, you_control
from inset.language.words.verbs import add_one_of, cost, draw, gain_life, sacrifice_this, tap_symbol

FOOD: Final = artifact_token("Food", activated(cost("{2}", tap_symbol, sacrifice_this), gain_life(3)))
TREASURE: Final = artifact_token(
    "Treasure", activated(cost(tap_symbol, sacrifice_this), add_one_of(ALL_COLORS))
)
CLUE: Final = artifact_token("Clue", activated(cost("{2}", sacrifice_this), draw()))
MAP: Final = artifact_token(
    "Map",
    activated(
        cost("{1}", tap_symbol, sacrifice_this), Explore(target(creatures & you_control)), timing=AS_SORCERY
    ),
)

HUMAN: Final = creature_token("Human", 1, 1, WHITE)
SOLDIER_2_2: Final = creature_token("Soldier", 2, 2, WHITE)
ELEMENTAL: Final = creature_token("Elemental", 1, 1, RED)
GOLEM_X: Final = creature_token("Golem", 0, 0, 0, types=ARTIFACT)
