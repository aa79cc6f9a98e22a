"""Environments for learning: PettingZoo, Gymnasium, and many games at once in arrays.

``aec_env()`` makes a PettingZoo environment, ``gymnasium.make("inset/Duel-v0")`` one with a single seat, and ``VectorEnv``
plays many games side by side. What a seat observes is described column by column in docs/generated/observation.md.

>>> env = aec_env(decks=["fables", "skies"])
>>> env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.last()
>>> {part: array.shape for part, array in observation.items()}["action_mask"]
(64,)
"""

try:
    import gymnasium  # noqa: F401
    import numpy  # noqa: F401
    import pettingzoo  # noqa: F401
except ImportError as error:
    raise ImportError(f"inset.env needs {error.name}: pip install 'inset[env]'", name=error.name) from error

from inset.env import card_ids as card_ids, registration, schema as schema
from inset.env.aec import InsetEnv, aec_env
from inset.env.encoder import Encoder, arrays, space
from inset.env.player import PolicyPlayer
from inset.env.schema import Shape
from inset.env.single import SeatEnv
from inset.env.vector import VectorEnv

__all__ = [
    "aec_env",
    "InsetEnv",
    "SeatEnv",
    "VectorEnv",
    "PolicyPlayer",
    "Encoder",
    "Shape",
    "arrays",
    "space",
    "card_ids",
    "schema",
]

registration.register()
