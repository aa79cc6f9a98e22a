"""400.7, 614: why an object changes zones. Replacement effects and triggered abilities ask for it."""

from __future__ import annotations

from typing import Final

EFFECT: Final = 0
RESOLVING: Final = 1  # the last step of an instant or sorcery (608.2n), or a permanent spell becoming a permanent
FIZZLING: Final = 2  # all targets illegal (608.2b)
COUNTERING: Final = 3
DESTROYING: Final = 4
SACRIFICING: Final = 5
DISCARDING: Final = 6
DRAWING: Final = 7
MILLING: Final = 8
STATE_BASED: Final = 9
PLAYING: Final = 10
COST: Final = 11
CASTING: Final = 12
LEGEND: Final = 13
