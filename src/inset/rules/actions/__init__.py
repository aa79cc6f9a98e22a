"""The performers of instructions (701 and others), by topic. Importing this package fills the table of ``perform``."""

from inset.rules import blessing, dungeons, titles
from inset.rules.actions import chance, copies, deeds, library, life, permanents, piles, spells, words, zones

__all__ = [
    "blessing",
    "chance",
    "copies",
    "deeds",
    "dungeons",
    "library",
    "life",
    "permanents",
    "piles",
    "spells",
    "titles",
    "words",
    "zones",
]
