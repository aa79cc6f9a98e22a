"""The games that a trained build is trained with, and from which ``tools/hot_functions.py`` sees what runs often (docs/adr/0031).

    python tools/training.py [--compiled]      with --compiled it fails if what is installed is the plain build

Random, greedy and searching players play with all embedded decks, two at a table and four with commanders. Keys and views are
asked for on the way, and environments make steps if NumPy, Gymnasium and PettingZoo are installed. All of it follows from fixed
seeds. It takes a few seconds in any compiled build, and half a minute in the plain one.
"""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Sequence
from itertools import islice
from random import Random

from inset import Game, agents
from inset.agents import GreedyPlayer, Player, SearchPlayer
from inset.decklists import decks as library
from inset.kernel.build import COMPILED

FIRST = 7_000  # seeds that no measurement uses
FEW = 150  # answers of a game in which everything is asked for


def pairs() -> list[tuple[str, str]]:
    """Each deck of two players against the next."""
    names = [name for name in library.names() if not library.deck(name).commanders]
    return list(zip(names, [*names[1:], names[0]], strict=True))


def random_game(decks: Sequence[str], seed: int, format: str = "duel") -> None:
    chance = Random(seed)
    game = Game.new(decks, seed=seed, format=format)
    while (decision := game.decision) is not None:
        game.choose(chance.choice(decision.options.answers))


def thinking_game(decks: Sequence[str], seed: int, first: Player) -> None:
    """The first player against a greedy one."""
    game = Game.new(decks, seed=seed, passing=True, paying=True)
    players = [first, GreedyPlayer()]
    while (decision := game.decision) is not None:
        if game.answers < FEW:
            game.key()
            game.view(decision.player).data  # noqa: B018
        agents.answer(game, players[decision.player])


def steps(decks: Sequence[str], passing: bool) -> None:
    """What somebody does who learns to play."""
    import numpy as np

    from inset.env import VectorEnv, aec_env

    chance = Random(FIRST)
    env = aec_env(decks=decks, passing=passing)
    env.reset(seed=FIRST)
    for _ in islice(env.agent_iter(), 300):
        observation, _, terminated, truncated, _ = env.last()
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if terminated or truncated else int(chance.choice(legal)))
    envs = VectorEnv(16, decks=decks, passing=passing)
    observation, _ = envs.reset(seed=FIRST)
    for _ in range(60):
        counts = observation["action_mask"].sum(1).tolist()
        observation, *_ = envs.step(np.array([chance.randrange(count) if count else 0 for count in counts]))


def main() -> int:
    if "--compiled" in sys.argv[1:] and not COMPILED:
        print("this is the plain build", file=sys.stderr)
        return 1
    for number, decks in enumerate(pairs()):
        random_game(decks, FIRST + number)
        random_game(decks, FIRST + 100 + number)
        thinking_game(decks, FIRST + number, GreedyPlayer() if number % 4 else SearchPlayer(nodes=6, seed=number))
    commanders = [name for name in library.names() if library.deck(name).commanders]
    random_game((commanders * 4)[:4], FIRST, "commander")
    if all(importlib.util.find_spec(name) for name in ("numpy", "gymnasium", "pettingzoo")):
        for decks in pairs()[:4]:
            for passing in (True, False):
                steps(decks, passing)
    return 0


if __name__ == "__main__":
    sys.exit(main())
