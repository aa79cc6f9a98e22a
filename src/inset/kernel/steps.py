"""Steps of the engine's work: instructions, characteristics worked out, payments tried. Every so many of them somebody may look.

Compiled code runs without coming back to Python for as long as it likes; so its longest loops take steps.
"""

from __future__ import annotations

from typing import Final

from inset.kernel.watching import look

EVERY: Final = 256  # steps between two looks


class _Counter:
    __slots__ = ("left",)

    def __init__(self) -> None:
        self.left = EVERY


_COUNTER: Final = _Counter()


def step() -> None:
    """One step of work is done."""
    _COUNTER.left -= 1
    if _COUNTER.left <= 0:
        _COUNTER.left = EVERY
        look()
