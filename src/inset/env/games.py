"""Some of the games of a vector, played one after another in one process, and the arrays that they write into."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from inset.env.encoder import NUMBER, arrays
from inset.env.episode import ALL_CARDS
from inset.env.reader import PARTS
from inset.env.schema import CARDS
from inset.env.setting import Setting
from inset.env.sheet import Sheet
from inset.env.slot import Maker, Slot
from inset.kernel.errors import InsetError

Arrays = dict[str, NDArray[Any]]
Layout = dict[str, tuple[tuple[int, ...], str]]  # shape and type of each array
Start = tuple[int, int]  # a seed, and which of its streams of games


def layout(setting: Setting, n: int) -> Layout:
    """The arrays of ``n`` games."""
    parts: Layout = {part: ((n, *one.shape), one.dtype.str) for part, one in arrays(setting.shape).items()}
    parts |= {
        "actions": ((n,), "<i8"), "reward": ((n,), "<f8"), "rewards": ((n, setting.seats), "<f8"),
        "terminated": ((n,), "|b1"), "truncated": ((n,), "|b1"), "illegal": ((n,), "|b1"), "seat": ((n,), "<i4"),
    }  # fmt: skip
    if setting.full_state:
        number = np.dtype(NUMBER).str
        parts["full_cards"] = ((n, ALL_CARDS, len(CARDS)), number)
        parts["full_globals"] = ((n, setting.shape.globals), number)
    return parts


def local_arrays(parts: Layout) -> Arrays:
    """The arrays, in the memory of this process."""
    return {part: np.zeros(shape, kind) for part, (shape, kind) in parts.items()}


class Games:
    """The games of these places."""

    def __init__(
        self, setting: Setting, places: range, opponents: Sequence[Maker] | None, seat: int | None, found: Arrays
    ) -> None:
        self._arrays = found
        self._places = places
        self._slots = [Slot(setting, place, opponents, seat) for place in places]
        self._sheets = [Sheet({part: found[part][place] for part in PARTS}) for place in places]
        self._full = setting.full_state
        self._started = False
        self._told = [True] * len(places)  # does what was last written say more than that the game goes on?

    def reset(self, starts: Sequence[Start] | None) -> None:
        """New games: from these seeds, or the next ones."""
        if starts is None and not self._started:
            raise InsetError("the first reset needs seeds")
        self._started = True
        for number, slot in enumerate(self._slots):
            if starts is None:
                slot.begin_next()
            else:
                seed, slot.index = starts[number]
                slot.start(seed)
            self._write(number, slot, 0.0)

    def step(self) -> None:
        """One action in each game; where a game was over, another one begins."""
        if not self._started:
            raise InsetError("call reset() first")
        actions = self._arrays["actions"]
        for number, slot in enumerate(self._slots):
            if slot.done:
                slot.begin_next()
                reward = 0.0
            else:
                reward = slot.act(int(actions[self._places[number]]))
            self._write(number, slot, reward)

    def _write(self, number: int, slot: Slot, reward: float) -> None:
        place, found = self._places[number], self._arrays
        slot.episode.write(slot.seat, self._sheets[number])
        found["seat"][place] = slot.seat
        tells = slot.done or any(slot.rewards)
        if tells or self._told[number]:
            self._told[number] = tells
            found["reward"][place] = reward
            found["rewards"][place] = slot.rewards
            found["terminated"][place] = slot.terminated
            found["truncated"][place] = slot.truncated
            found["illegal"][place] = slot.illegal
        if self._full:
            everything = slot.episode.full_state(slot.seat)
            found["full_cards"][place] = everything["cards"]
            found["full_globals"][place] = everything["globals"]

    def record(self, place: int) -> str:
        """The record of a game."""
        return self._slots[self._places.index(place)].episode.playing.record()

    def close(self) -> None:
        """There is nothing to release."""
