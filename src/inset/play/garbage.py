"""Python's garbage collector, told to look for cycles less often: games make next to none, and looking costs 5 % of the time.

The setting belongs to a whole process, so nothing here happens by itself: the commands and the workers of a batch ask for it,
and so can any program that plays many games of its own. It is in ``play`` because such programs stand on that and need not
import a command line; nothing below ``play`` runs a game.
"""

from __future__ import annotations

import gc

ALLOCATIONS = 100_000  # before the young generation is searched; Python's default is 700
YOUNG_SEARCHES = 50  # before the middle generation is; 10
MIDDLE_SEARCHES = 100  # before the old one is; 10


def collect_rarely() -> None:
    """For a process that only plays games. ``gc.set_threshold(700, 10, 10)`` takes it back."""
    gc.set_threshold(ALLOCATIONS, YOUNG_SEARCHES, MIDDLE_SEARCHES)
