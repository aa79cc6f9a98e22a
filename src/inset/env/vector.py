"""Many games side by side: arrays that are allocated once and written in place, in this process or in workers that share them.

The same seeds give the same games, however many there are and whichever process plays them.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv as Base
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from inset.env import card_ids
from inset.env.encoder import Observation, space
from inset.env.games import Arrays, Games, layout, local_arrays
from inset.env.setting import DeckName, Setting, setting
from inset.env.single import many
from inset.env.slot import Maker
from inset.env.workers import Workers
from inset.game import Game
from inset.kernel.errors import InsetError


class VectorEnv(Base[Observation, NDArray[Any], NDArray[Any]]):
    """``n`` games. Without an ``opponent`` every seat is the learner's (self-play): each game shows what the deciding
    player knows.

    ``workers``: how many processes play them; 0 for this one. ``copy``: hand out copies; otherwise the arrays that are returned
    are the environment's own: don't write into them, because the next step writes only what has changed. Everything else is as in
    ``SeatEnv``.

    The reward is that of the seat that acted. ``infos`` has ``seat``, who acts next; ``rewards``, for every seat; ``illegal``;
    the ``schema``; and ``full_state`` if it was asked for. A game that has ended shows its last observation; the next step begins
    another one whatever the action is (``AutoresetMode.NEXT_STEP``).
    """

    def __init__(
        self,
        n: int,
        decks: Sequence[DeckName] | None = None,
        opponent: Maker | Sequence[Maker] | None = None,
        format: str = "duel",
        seats: int | None = None,
        seat: int | None = None,
        workers: int = 0,
        copy: bool = False,
        **more: Any,
    ) -> None:
        if n < 1 or workers < 0:
            raise InsetError("a vector needs at least one game, and the number of workers can't be negative")
        made = setting(decks, format, seats, **more)
        self.num_envs = n
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space = space(made.shape)
        self.single_action_space = spaces.Discrete(made.shape.options)
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)
        self._setting = made
        self._copy = copy
        self._seed: int | None = None
        opponents = None if opponent is None else many(opponent)
        parts = layout(made, n)
        self._games: Games | Workers
        if workers:
            self._games = Workers(made, n, min(workers, n), opponents, seat, parts)
            self._arrays: Arrays = self._games.arrays
        else:
            self._arrays = local_arrays(parts)
            self._games = Games(made, range(n), opponents, seat, self._arrays)

    @property
    def setting(self) -> Setting:
        return self._setting

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """New games. A seed stands for a stream of games for each place; a list has one seed for each place."""
        if isinstance(seed, list):
            if len(seed) != self.num_envs:
                raise InsetError(f"{len(seed)} seeds for {self.num_envs} games")
            starts = [(secrets.randbits(32) if one is None else one, 0) for one in seed]
        elif seed is None and self._seed is not None:
            self._games.reset(None)
            return self._told()
        else:
            self._seed = secrets.randbits(32) if seed is None else seed
            starts = [(self._seed, place) for place in range(self.num_envs)]
        self._seed = self._seed if self._seed is not None else 0
        self._games.reset(starts)
        return self._told()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        self._arrays["actions"][:] = actions
        self._games.step()
        observation, infos = self._told()
        flags = [self._arrays[part] for part in ("reward", "terminated", "truncated")]
        reward, terminated, truncated = [flag.copy() for flag in flags] if self._copy else flags
        return observation, reward, terminated, truncated, infos

    def _told(self) -> tuple[Observation, dict[str, Any]]:
        found = {part: array.copy() for part, array in self._arrays.items()} if self._copy else self._arrays
        infos: dict[str, Any] = {part: found[part] for part in ("seat", "rewards", "illegal")}
        infos["schema"] = self._setting.shape.digest()
        infos["card_ids"] = card_ids.version()
        if self._setting.full_state:
            infos["full_state"] = {"cards": found["full_cards"], "globals": found["full_globals"]}
        return {part: found[part] for part in self.single_observation_space.spaces}, infos  # type: ignore[attr-defined]

    def record(self, place: int) -> str:
        """The record of a game, with everything that is hidden (``Game.replay``)."""
        return self._games.record(self._checked(place))

    def belief_sample(self, place: int, seed: int) -> Game:
        """A whole game that fits what the seat that acts in this place knows: what is hidden is dealt again from the seed."""
        return Game.replay(self.record(place), check=False).view(int(self._arrays["seat"][place])).sample(seed)

    def _checked(self, place: int) -> int:
        if not 0 <= place < self.num_envs:
            raise IndexError(f"there is no game {place}")
        return place

    def close_extras(self, **kwargs: Any) -> None:
        """Ends the workers."""
        self._games.close()
