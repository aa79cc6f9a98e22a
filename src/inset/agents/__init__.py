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

from collections.abc import Callable, Mapping
from inspect import Parameter, signature
from typing import Final

from inset.agents.base import Player, PlayerFailed, answer, give, play
from inset.agents.greedy_player import GreedyPlayer
from inset.agents.random_player import RandomPlayer
from inset.agents.search import SearchPlayer
from inset.kernel import rng
from inset.kernel.errors import InsetError

__all__ = [
    "Player",
    "PlayerFailed",
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


_ANY_NUMBER: Final = (Parameter.VAR_POSITIONAL, Parameter.VAR_KEYWORD)


def names() -> list[str]:
    """The players that come with Inset."""
    return sorted(_MAKERS)


def make(name: str, seed: int = 0) -> Player:
    """A player by name. ``search:200`` makes at most so many tries for a decision; ``module:Class`` is your own,
    and so is ``module:function``, which makes one from a seed."""
    kind, _, detail = name.partition(":")
    if kind == "search" and detail.isdigit():
        return SearchPlayer(nodes=int(detail), seed=seed)
    if kind in _MAKERS and not detail:
        return _MAKERS[kind](seed)
    if detail:
        return _imported(kind, detail, seed)
    raise InsetError(f"no player called {name[:40]!r}; choose {', '.join(names())}, or module:Class for your own")


def seed_of(game_seed: int, seat: int) -> int:
    """The seed of the player in a seat: always the same for a game, and the game's own seed can't be derived from
    it."""
    return rng.derived("player", game_seed, seat)


def _imported(module: str, word: str, seed: int) -> Player:
    import importlib

    name = f"{module}:{word}"[:60]
    if not word.isidentifier() or not all(part.isidentifier() for part in module.split(".")):
        raise InsetError(f"no player called {name!r}; your own is module:Class, such as bots:Mine")
    try:
        made = getattr(importlib.import_module(module), word)
    except Exception as error:  # importing the module may do anything
        raise InsetError(f"no player {name}: {error or type(error).__name__}") from error
    is_class = isinstance(made, type)
    if (is_class and getattr(made, "choose", Player.choose) is Player.choose) or not callable(made):
        raise InsetError(f"{name} is not a player: a player is a class with a method choose(view, decision)")
    try:
        wanted: Mapping[str, Parameter] = signature(made).parameters
    except (TypeError, ValueError):  # a class without an inspectable signature
        wanted = {}
    needed = [one for one in wanted.values() if one.default is one.empty and one.kind not in _ANY_NUMBER]
    missing = [one.name for one in needed if one.name != "seed" or one.kind is one.POSITIONAL_ONLY]
    if missing and not is_class:
        raise InsetError(f"{name} is neither a player nor makes one: it needs {', '.join(missing)}")
    if missing:
        raise InsetError(f"{name} can't be made: it needs {', '.join(missing)}; only a seed is passed to a player")
    player: Player = made(seed=seed) if "seed" in wanted else made()
    if not is_class and not callable(getattr(player, "choose", None)):
        raise InsetError(f"{name} is neither a player nor makes one: a player has a method choose(view, decision)")
    return player
