"""What each spoken node means: functions for the binder, by topic. The topics are those of ``spoken``; ``previous_sentence`` is
used by ``sentences``, which binds each sentence to the one before it.
"""

from __future__ import annotations

from inset.oracle.binding import (
    abilities,
    by_others,
    characteristic_changes,
    damage_and_moves,
    descriptions,
    die_rolls,
    instructions,
    keyword_actions,
    later_events,
    library,
    numbers,
    other_players,
    outcomes,
    prevention,
    references,
    repeated,
    sentences,
    statics,
    this_way,
    tokens_and_changes,
    told,
)

__all__ = ["TOPICS"]
TOPICS = (
    descriptions,
    references,
    repeated,
    sentences,
    die_rolls,
    other_players,
    numbers,
    damage_and_moves,
    this_way,
    tokens_and_changes,
    instructions,
    prevention,
    keyword_actions,
    library,
    characteristic_changes,
    statics,
    abilities,
    later_events,
    by_others,
    outcomes,
    told,
)
