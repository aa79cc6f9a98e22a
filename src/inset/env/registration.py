"""The names under which ``gymnasium.make`` finds the environments.

Gymnasium calls ``register`` by an entry point when it is imported, and ``import inset.env`` does if that has not happened. It
imports nothing of the engine.
"""

from __future__ import annotations

from typing import Final

NAMESPACE: Final = "inset"
ENVIRONMENTS: Final = {"Duel-v0": "duel", "Commander-v0": "commander"}


def register() -> None:
    """Enters the environments that are not there yet."""
    import gymnasium

    for name, format in ENVIRONMENTS.items():
        id = f"{NAMESPACE}/{name}"
        if id not in gymnasium.registry:
            gymnasium.register(id, "inset.env.single:SeatEnv", kwargs={"format": format})
