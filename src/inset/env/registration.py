"""The names under which ``gymnasium.make`` finds the environments, registered by ``import inset.env``.

Gymnasium dropped entry points for environments in 1.0; ``gymnasium.make("inset.env:inset/Duel-v0")`` imports the package.
"""

from __future__ import annotations

from typing import Final

import gymnasium

NAMESPACE: Final = "inset"
ENVIRONMENTS: Final = {"Duel-v0": "duel", "Commander-v0": "commander"}


def register() -> None:
    """Registers the environments that aren't registered yet."""
    for name, format in ENVIRONMENTS.items():
        id = f"{NAMESPACE}/{name}"
        if id not in gymnasium.registry:
            gymnasium.register(id, "inset.env.single:SeatEnv", kwargs={"format": format})
