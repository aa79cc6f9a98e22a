"""A Gymnasium environment: one seat learns, and players of your choice play the others."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from inset.env.encoder import Observation, space
from inset.env.setting import DeckName, setting
from inset.env.slot import Maker, Slot
from inset.game import Game


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """``gymnasium.make("inset/Duel-v0", decks=…, opponent="greedy")``.

    ``opponent``: a player's name, a function that makes one from a seed, or a list of those for the other seats in turn order.
    ``seat``: the learner's place in turn order; by default each game's seed decides. An action that is not an option
    ends the game with a reward of -1 and ``info["illegal"]``. Everything else is as in ``aec_env``.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  as the base class has it

    def __init__(
        self,
        decks: Sequence[DeckName] | None = None,
        opponent: Maker | Sequence[Maker] = "greedy",
        format: str = "duel",
        seats: int | None = None,
        seat: int | None = None,
        render_mode: str | None = None,
        **more: Any,
    ) -> None:
        made = setting(decks, format, seats, **more)
        self.render_mode = render_mode
        self.observation_space = space(made.shape)  # type: ignore[assignment]  # Gymnasium's spaces are not generic in this
        self.action_space = spaces.Discrete(made.shape.options)
        self._slot = Slot(made, 0, many(opponent), seat)
        self._started = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game. The same seed is the same game; without one, the next of the last seed's games."""
        super().reset(seed=seed)
        if seed is not None or not self._started:
            self._slot.start(secrets.randbits(32) if seed is None else int(seed))
        else:
            self._slot.begin_next()
        self._started = True
        return self._look()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if not self._started or self._slot.done:
            raise gymnasium.error.ResetNeeded("call reset() first")
        reward = self._slot.act(int(action))
        observation, info = self._look()
        return observation, reward, self._slot.terminated, self._slot.truncated, info

    def _look(self) -> tuple[Observation, dict[str, Any]]:
        slot = self._slot
        info = slot.episode.info(slot.seat)
        if slot.illegal:
            info["illegal"] = True
        return slot.episode.observe(slot.seat), info

    def belief_sample(self, seed: int) -> Game:
        """A whole game that fits what the learner knows: what is hidden is dealt again from the seed."""
        return self._slot.episode.belief_sample(seed, self._slot.seat)

    @property
    def game(self) -> Game:
        """The game itself, with everything that is hidden: for recording and looking, not for agents."""
        return self._slot.episode.playing

    def render(self) -> str:
        """The table as the learner sees it."""
        return str(self.game.view(self._slot.seat))


def many(opponent: Maker | Sequence[Maker]) -> Sequence[Maker]:
    """One opponent, or several."""
    return [opponent] if isinstance(opponent, str) or callable(opponent) else list(opponent)
