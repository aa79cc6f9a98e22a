"""What each spoken node means: functions for the binder, by topic. The topics are those of ``spoken``; ``previous_sentence`` is
used by ``sentences``, which binds what follows upon what.
"""

from __future__ import annotations

from inset.oracle.binding import (
    abilities,
    characteristic_changes,
    instructions,
    keyword_actions,
    library,
    references,
    sentences,
)

__all__ = ["TOPICS"]
TOPICS = (references, sentences, instructions, keyword_actions, library, characteristic_changes, abilities)
