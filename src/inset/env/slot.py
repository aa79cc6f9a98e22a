"""Consecutive games in one place, with given players in the seats that aren't the learner's.

The ``gymnasium`` environments are made of slots: a ``SeatEnv`` has one, a ``VectorEnv`` many. Its
seed and its number determine its games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from inset import agents
from inset.agents import Player
from inset.env.episode import Episode, episode_seed
from inset.env.setting import Setting
from inset.kernel import rng
from inset.kernel.errors import InsetError

Maker = str | Callable[[int], Player]  # a player's name, or a function that makes one from a seed
ILLEGAL: Final = -1.0  # the reward for an action that is not an option; it ends the game


class Slot:
    """A game, and the next one after it. Without opponents every seat is the learner's: self-play."""

    __slots__ = (
        "_learner", "_number", "_opponents", "_players", "_seat", "_seed", "_worth", "episode", "illegal", "index", "rewards",
        "terminated", "truncated",
    )  # fmt: skip

    def __init__(
        self, setting: Setting, index: int = 0, opponents: Sequence[Maker] | None = None, seat: int | None = None
    ) -> None:
        if opponents is not None and len(opponents) not in (1, setting.seats - 1):
            raise InsetError(f"one opponent for all, or {setting.seats - 1}; not {len(opponents)}")
        if seat is not None and not 0 <= seat < setting.seats:
            raise InsetError(f"there is no seat {seat}")
        self.episode = Episode(setting)
        self.index = index
        self._opponents = opponents
        self._seat = seat
        self._learner = 0
        self._players: dict[int, Player] = {}
        self._seed = 0
        self._number = 0
        self._worth = [0.0] * setting.seats
        self.rewards = [0.0] * setting.seats  # the reward of the last step for each seat
        self.terminated = self.truncated = self.illegal = False

    def start(self, seed: int) -> None:
        """The first game of a seed."""
        self._seed, self._number = seed, 0
        self._begin()

    def begin_next(self) -> None:
        """The next game of the same seed."""
        self._number += 1
        self._begin()

    def _begin(self) -> None:
        setting = self.episode.setting
        seed = episode_seed(self._seed, self.index, self._number)
        self.episode.begin(seed)
        self.terminated = self.truncated = self.illegal = False
        self._worth = [0.0] * setting.seats
        if self._opponents is not None:
            self._learner = rng.derived("learner", seed) % setting.seats if self._seat is None else self._seat
            others = [(self._learner + step) % setting.seats for step in range(1, setting.seats)]
            makers = self._opponents if len(self._opponents) > 1 else [self._opponents[0]] * len(others)
            self._players = {
                one: _made(maker, agents.seed_of(seed, one)) for one, maker in zip(others, makers, strict=True)
            }
        self._settle()

    @property
    def seat(self) -> int:
        """Who observes and acts: the learner, or in self-play the player who decides; the last one who did when the
        game is over."""
        return self._learner

    @property
    def done(self) -> bool:
        return self.terminated or self.truncated

    def act(self, action: int) -> float:
        """Takes an option for the seat that acts. Returns its reward."""
        acting = self._learner
        if not self.episode.take(action):
            self.rewards = [0.0] * len(self.rewards)
            self.rewards[acting] = ILLEGAL
            self.terminated = self.illegal = True
            return ILLEGAL
        self._settle()
        return self.rewards[acting]

    def _settle(self) -> None:
        """Lets the opponents play until the learner decides or the game is over."""
        episode = self.episode
        acting = episode.seat
        while acting in self._players and not episode.left(self._learner):
            agents.answer(episode.playing, self._players[acting])
            episode.page = 0
            acting = episode.seat
        if self._opponents is None and acting >= 0:
            self._learner = acting
        if episode.open:
            self.rewards = [0.0] * len(self.rewards)
            return
        worth = episode.values()
        self.rewards = [now - before for now, before in zip(worth, self._worth, strict=True)]
        self._worth = worth
        gone = self._opponents is not None and episode.left(self._learner)
        if acting >= 0 and not gone:
            return  # the game goes on
        self.truncated = episode.truncated and not gone
        self.terminated = gone or (episode.over and not self.truncated)


def _made(maker: Maker, seed: int) -> Player:
    return agents.make(maker, seed) if isinstance(maker, str) else maker(seed)
