"""One player's observation of a game, written into arrays (docs/adr/0025-observations.md)."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from inset.env.log_reader import LogReader
from inset.env.reader import PARTS, Content, Reader
from inset.env.schema import CARDS, GREATEST, HISTORY, OPTION, Shape
from inset.env.sheet import Sheet
from inset.game import Game

Observation = dict[str, NDArray[Any]]
NUMBER: Final = np.int32


def space(shape: Shape) -> spaces.Dict:
    """The observation space."""

    def box(*size: int) -> spaces.Box:
        return spaces.Box(-GREATEST, GREATEST, size, NUMBER)

    return spaces.Dict({
        "cards": box(shape.cards, len(CARDS)),
        "globals": box(shape.globals),
        "options": box(shape.options, len(OPTION)),
        "history": box(shape.history, len(HISTORY)),
        "action_mask": spaces.Box(0, 1, (shape.options,), np.int8),
    })  # fmt: skip


def arrays(shape: Shape, *front: int) -> Observation:
    """Empty arrays for observations; ``front``: how many, if they are for several games."""
    return {
        "cards": np.zeros((*front, shape.cards, len(CARDS)), NUMBER),
        "globals": np.zeros((*front, shape.globals), NUMBER),
        "options": np.zeros((*front, shape.options, len(OPTION)), NUMBER),
        "history": np.zeros((*front, shape.history, len(HISTORY)), NUMBER),
        "action_mask": np.zeros((*front, shape.options), np.int8),
    }


_ARRAY: Final = np.ndarray
Place = tuple[str, tuple[int, ...], np.dtype[Any], int]  # a part, its shape and type, and where it begins in memory


@cache
def layout(shape: Shape) -> tuple[list[Place], list[int], int]:
    """The parts of an observation one after another, where each begins, and how many bytes they are."""
    found: list[Place] = []
    size = 0
    made = arrays(shape)
    for part in PARTS:
        one = made[part]
        found.append((part, one.shape, one.dtype, size))
        size += one.nbytes
    return found, [start for _, _, _, start in found], size


class Encoder:
    """Writes what one player may know of a game into arrays. Keep it for the whole game: it remembers what it has read."""

    __slots__ = ("_layout", "_reader", "shape", "viewer")

    def __init__(self, shape: Shape, viewer: int, everything: bool = False, log: LogReader | None = None) -> None:
        self.shape = shape
        self.viewer = viewer
        self._reader = Reader(shape, viewer, everything, log)
        self._layout = layout(shape)

    def content(self, game: Game, page: int = 0) -> Content:
        """The observation as bytes, for a ``Sheet``."""
        return self._reader.content(game, page)

    def write(self, game: Game, out: Observation, page: int = 0) -> None:
        """Writes the observation over what was in the arrays."""
        Sheet(out).write(self._reader.content(game, page))

    def unfold(self, content: Content) -> Observation:
        """The observation in new arrays, which share their memory."""
        places, starts, size = self._layout
        memory = bytearray(size)
        view = memoryview(memory)  # what is put into a bytearray itself is copied twice
        cards, about, options, history, mask = content
        _, second, third, fourth, last = starts
        view[: len(cards)] = cards
        view[second : second + len(about)] = about
        view[third : third + len(options)] = options
        view[fourth : fourth + len(history)] = history
        view[last : last + len(mask)] = mask
        return {part: _ARRAY(shape, kind, memory, start) for part, shape, kind, start in places}
