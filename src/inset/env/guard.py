"""PettingZoo's three usual wrappers in one: calls in the wrong order, actions out of bounds, and illegal actions.

It behaves as ``OrderEnforcingWrapper`` around ``AssertOutOfBoundsWrapper`` around ``TerminateIllegalWrapper``. Those look
up each attribute through one another, dozens of times in a step; this one asks the environment directly.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from inset.env.encoder import Observation

if TYPE_CHECKING:
    from inset.env.aec import InsetEnv

Last = tuple[Observation | None, float, bool, bool, dict[str, Any]]  # what ``last`` returns


class GuardedEnv(OrderEnforcingWrapper[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """An environment that ends the game when a player takes an action that isn't on offer."""

    def __init__(self, env: InsetEnv) -> None:
        super().__init__(env)
        self._inner = env
        self._rows = env.setting.shape.options

    def step(self, action: int | None) -> None:
        inner = self._inner
        if not self._has_reset or not inner.agents:
            super().step(action)  # it says what is wrong
            return
        self._has_updated = True
        agent = inner.agent_selection
        if inner.terminations[agent] or inner.truncations[agent]:
            assert action is None or inner.action_space(agent).contains(action), "action is not in action space"
            inner.step(action)
            return
        if type(action) is not int or not 0 <= action < self._rows:  # the space takes its time
            assert inner.action_space(agent).contains(action), "action is not in action space"
            assert action is not None
        if not inner.take(int(action)):
            EnvLogger.warn_on_illegal_move()
            inner.forfeit()

    def last(self, observe: bool = True) -> Last:
        if not self._has_reset:
            self.agents  # noqa: B018  it says that it is too early
        return self._inner.last(observe)

    # Attributes that are there before ``reset`` are read by ``__getattr__``, which says that it is too early.

    @property
    def agents(self) -> list[str]:
        if not self._has_reset:
            raise AttributeError
        return self._inner.agents

    @property
    def agent_selection(self) -> str:
        return self._inner.agent_selection

    @property
    def rewards(self) -> dict[str, float]:
        return self._inner.rewards

    @property
    def terminations(self) -> dict[str, bool]:
        return self._inner.terminations

    @property
    def truncations(self) -> dict[str, bool]:
        return self._inner.truncations

    @property
    def infos(self) -> dict[str, dict[str, Any]]:
        return self._inner.infos

    def __str__(self) -> str:
        return str(self._inner)
