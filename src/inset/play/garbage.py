"""Makes Python's garbage collector run less often: games create next to no cycles, and looking for them costs 5 % of
the time.

The setting affects the whole process, so it is never changed automatically: the commands and the workers of a batch ask
for it, and so can any program that plays many games. It is in ``play`` because such programs use ``play`` and needn't
import a command line; nothing below ``play`` runs a game.
"""

from __future__ import annotations

import gc

ALLOCATIONS = 100_000  # before the young generation is searched; Python's default is 700
YOUNG_SEARCHES = 50  # before the middle generation is; 10
MIDDLE_SEARCHES = 100  # before the old one is; 10


def collect_rarely() -> None:
    """For a process that only plays games. ``gc.set_threshold(700, 10, 10)`` undoes it."""
    gc.set_threshold(ALLOCATIONS, YOUNG_SEARCHES, MIDDLE_SEARCHES)
