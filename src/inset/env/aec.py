"""A PettingZoo environment: every seat is an agent, and the agent whose decision it is acts."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from inset.env.encoder import Observation, space
from inset.env.episode import Episode, episode_seed
from inset.env.guard import GuardedEnv, Last
from inset.env.setting import DeckName, Setting, setting
from inset.game import Game

ILLEGAL = -1.0  # the reward for an action that is not an option: as in other environments it ends the game


def aec_env(
    decks: Sequence[DeckName] | None = None, format: str = "duel", seats: int | None = None, **more: Any
) -> AECEnv[str, Observation, int]:
    """A game as a PettingZoo environment, guarded as its classic games are.

    ``decks``: by name, file or as ``Deck``; without them the first embedded ones of the format. ``seats``: how many players,
    if no decks say so: 2, and 4 in commander. ``cards``, ``options``, ``history``: the rows of an observation. ``max_steps``:
    actions before a game is truncated. ``full_state``: put everything, hidden cards included, into ``info``. ``passing``,
    ``paying``, ``ordering``, ``forced``, ``mana``: automations of the game; all are on.
    """
    return GuardedEnv(InsetEnv(setting(decks, format, seats, **more)))


class InsetEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """The environment without wrappers: an illegal action raises ``IllegalAnswer`` and changes nothing."""

    metadata = {"name": "inset_v0", "is_parallelizable": False, "render_modes": ["ansi"]}  # noqa: RUF012  as the base class has it

    def __init__(self, made: Setting) -> None:
        super().__init__()
        self.setting = made
        self.render_mode = "ansi"
        self.possible_agents = [f"player_{seat}" for seat in range(made.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self._spaces = {agent: space(made.shape) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(made.shape.options) for agent in self.possible_agents}
        self._episode = Episode(made)
        self._seed: int | None = None
        self._number = 0
        self._worth = [0.0] * made.seats
        self._paid = False  # did anybody get a reward in the last step?
        self._seen: dict[str, Observation] = {}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed is the same game; without one, the next of the last seed's games."""
        if seed is not None or self._seed is None:
            self._seed, self._number = secrets.randbits(32) if seed is None else int(seed), 0
        else:
            self._number += 1
        self._episode.begin(episode_seed(self._seed, 0, self._number))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self._episode.about(self._seat[agent]) for agent in self.agents}
        self._worth = [0.0] * self.setting.seats
        self._paid = False
        self._select()

    def observe(self, agent: str) -> Observation:
        found = self._seen.get(agent)
        if found is None:
            found = self._seen[agent] = self._episode.observe(self._seat[agent])
        return found

    def last(self, observe: bool = True) -> Last:
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        ends = self.terminations[agent], self.truncations[agent]
        return seen, self._cumulative_rewards[agent], *ends, self.infos[agent]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            if self.agents:
                self._select()
            return
        assert action is not None
        self._episode.act(int(action))
        self._acted()

    def take(self, action: int) -> bool:
        """The same for an agent that is still in the game; False, and nothing changes, if there is no such option."""
        if not self._episode.take(action):
            return False
        self._acted()
        return True

    def forfeit(self) -> None:
        """The acting agent chose something that isn't an option, which ends the game for everybody."""
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = {**dict.fromkeys(self.agents, 0.0), agent: ILLEGAL}
        self._paid = True
        self._accumulate_rewards()
        self._select()

    def _acted(self) -> None:
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._pay()
        self._select()

    def _pay(self) -> None:
        """Rewards: how the value of the game has changed since the last step."""
        episode = self._episode
        if episode.open:
            return
        worth = episode.values()
        if worth == self._worth and episode.seat >= 0:  # nobody has left since, and the game goes on
            if self._paid:
                self.rewards = dict.fromkeys(self.agents, 0.0)
                self._paid = False
            return
        for agent in self.agents:
            seat = self._seat[agent]
            self.rewards[agent] = worth[seat] - self._worth[seat]
            self.truncations[agent] = episode.truncated and not episode.left(seat)
            self.terminations[agent] = episode.left(seat) or (episode.over and not episode.truncated)
        self._worth = worth
        self._paid = True
        self._accumulate_rewards()

    def _select(self) -> None:
        """Selects the agent that acts next; agents that have left the game come first."""
        self._seen = {}
        seat = self._episode.seat
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
        if self._paid:
            gone = [agent for agent in self.agents if self.terminations[agent] or self.truncations[agent]]
            if gone:
                self.agent_selection = gone[0]
        if self.setting.full_state:
            agent = self.agent_selection
            seat = self._seat[agent]
            self.infos[agent] = {**self._episode.about(seat), "full_state": self._episode.full_state(seat)}

    def render(self) -> str:
        """The table as the player who acts sees it."""
        return str(self._episode.playing)

    def state(self) -> np.ndarray[Any, Any]:
        """Everything, hidden cards included: the rows of all cards."""
        found: np.ndarray[Any, Any] = self._episode.full_state(max(0, self._episode.seat))["cards"]
        return found

    def belief_sample(self, seed: int, agent: str | None = None) -> Game:
        """A whole game consistent with what an agent knows, by default the one that acts: hidden cards are dealt
        again."""
        return self._episode.belief_sample(seed, None if agent is None else self._seat[agent])

    @property
    def game(self) -> Game:
        """The game itself, with everything that is hidden: for recording and looking, not for agents."""
        return self._episode.playing

    def close(self) -> None:
        """There is nothing to release."""
