"""What each spoken node means: functions for the binder, by topic."""

from __future__ import annotations

from inset.oracle.binding import abilities, deeds, effects, finds, things

__all__ = ["TOPICS"]
TOPICS = (things, effects, deeds, finds, abilities)
