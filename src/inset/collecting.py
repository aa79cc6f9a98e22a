"""Python's collector of cycles, told to look less often: games make next to none, and looking costs a twentieth of the time."""

from __future__ import annotations

import gc


def rarely() -> None:
    """For processes that are ours: the commands, and the workers of a batch."""
    gc.set_threshold(100_000, 50, 100)
