"""The performers of instructions (701 and others), by topic. Importing this package fills the table of ``perform``."""

from inset.rules import monarch
from inset.rules.actions import copies, library, life, permanents, spells, words, zones

__all__ = ["copies", "library", "life", "monarch", "permanents", "spells", "words", "zones"]
