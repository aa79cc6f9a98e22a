"""What each spoken node means: functions for the binder, by topic."""

from __future__ import annotations

from inset.oracle.binding import abilities, deeds, finds, instructions, references

__all__ = ["TOPICS"]
TOPICS = (references, instructions, deeds, finds, abilities)
