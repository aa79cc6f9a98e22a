"""702: keyword abilities written out in the card language. Importing this package fills ``abilities.EXPANSIONS``.

Keywords that are only looked for (flying, haste, …) have no expansion: whoever asks looks at the mask. Those that let a
spell be cast otherwise (flashback, foretell, …) are read by ``offers`` and ``special``.
"""

from inset.rules.keywords import (
    activated,
    attacking,
    bars,
    elsewhere,
    entering,
    fighting,
    graveyard,
    growing,
    lasting,
    recasting,
    resolving,
    static,
    triggered,
)

__all__ = [
    "activated", "attacking", "bars", "elsewhere", "entering", "fighting", "graveyard", "growing", "lasting",
    "recasting", "resolving", "static", "triggered",
]  # fmt: skip
