"""What tests share.

- ``scene``: a game from a position, in which things are done and looked at by name. Nearly every test of rules and of cards.
- ``table``: the rules without a game around them, for what a scene can't show.
- ``games``: whole games, for tests of what users call.
- ``cards``: cards that many tests use.
- ``citations``: ``@cr("715.3d")`` says which rules a test proves.
"""

from tests.harness.citations import cr
from tests.harness.scene import PLENTY, A, B, C, D, Scene, refuses

__all__ = ["A", "B", "C", "D", "PLENTY", "Scene", "cr", "refuses"]
