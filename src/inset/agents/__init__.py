"""Players. A player sees a view and answers each decision with one of its options.

>>> import inset, inset.agents
>>> inset.agents.names()
['greedy', 'random', 'search']
>>> game = inset.Game.new(["fables", "skies"], seed=1)
>>> game = inset.agents.play(game, [inset.agents.make("greedy"), inset.agents.make("random", seed=7)])
>>> game.outcome.kind
'win'
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from inset.agents.base import Player, answer, give, play
from inset.agents.greedy import GreedyPlayer
from inset.agents.random_player import RandomPlayer
from inset.agents.search import SearchPlayer
from inset.kernel import rng
from inset.kernel.errors import InsetError

__all__ = [
    "Player",
    "RandomPlayer",
    "GreedyPlayer",
    "SearchPlayer",
    "make",
    "names",
    "seed_of",
    "answer",
    "give",
    "play",
]

_MAKERS: Final[dict[str, Callable[[int], Player]]] = {
    "greedy": lambda seed: GreedyPlayer(),
    "random": RandomPlayer,
    "search": lambda seed: SearchPlayer(seed=seed),
}


def names() -> list[str]:
    """The players that come with Inset."""
    return sorted(_MAKERS)


def make(name: str, seed: int = 0) -> Player:
    """A player by name. ``search:200`` searches that many nodes for each decision; ``module:Class`` is your own."""
    kind, _, detail = name.partition(":")
    if kind == "search" and detail.isdigit():
        return SearchPlayer(nodes=int(detail), seed=seed)
    if kind in _MAKERS and not detail:
        return _MAKERS[kind](seed)
    if detail:
        return _imported(kind, detail, seed)
    raise InsetError(f"no player is called {name[:40]!r}; there is {', '.join(names())}, and module:Class for your own")


def seed_of(game_seed: int, seat: int) -> int:
    """The seed of the player in a seat: always the same for a game, and the game's own can't be worked back from it."""
    return rng.derived("player", game_seed, seat)


def _imported(module: str, word: str, seed: int) -> Player:
    import importlib
    import inspect

    try:
        made = getattr(importlib.import_module(module), word)
    except (ImportError, AttributeError) as error:
        raise InsetError(f"no player {module}:{word}: {error}") from error
    wants_seed = "seed" in inspect.signature(made).parameters
    player: Player = made(seed=seed) if wants_seed else made()
    return player
