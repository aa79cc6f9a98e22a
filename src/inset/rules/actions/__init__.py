"""The performers of instructions (701 and others), by topic. Importing this package fills the table of ``perform``."""

from inset.rules.actions import (
    bending,
    chance,
    control_flow,
    copies,
    deeds,
    library,
    life,
    melding,
    permanents,
    piles,
    spells,
    words,
    zones,
)
from inset.rules.mechanics import citys_blessing, dungeons, speed, the_ring, voting
from inset.rules.players import monarch_and_initiative

__all__ = [
    "bending",
    "citys_blessing",
    "chance",
    "control_flow",
    "copies",
    "deeds",
    "dungeons",
    "library",
    "life",
    "melding",
    "permanents",
    "piles",
    "the_ring",
    "speed",
    "spells",
    "monarch_and_initiative",
    "voting",
    "words",
    "zones",
]
