"""The performers of instructions (701 and others), by topic. Importing this package fills the table of ``perform``."""

from inset.rules import blessing, dungeons, ring, speed, titles, voting
from inset.rules.actions import (
    bending,
    chance,
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

__all__ = [
    "bending",
    "blessing",
    "chance",
    "copies",
    "deeds",
    "dungeons",
    "library",
    "life",
    "melding",
    "permanents",
    "piles",
    "ring",
    "speed",
    "spells",
    "titles",
    "voting",
    "words",
    "zones",
]
