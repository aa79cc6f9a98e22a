"""One player's observation of a game, written into arrays (docs/adr/0025-observations.md).

It is read straight from the state, and contains nothing that the player's view doesn't show: games that look the same
to a player have equal observations, and a test checks that.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from inset.env.global_row import GlobalRow
from inset.env.history_rows import HistoryRows
from inset.env.knowledge import Knowledge
from inset.env.object_rows import ObjectRows
from inset.env.option_rows import OptionRows
from inset.env.schema import CARDS, GREATEST, HISTORY, OPTION, Shape
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


class Encoder:
    """Writes what one player may know of a game into arrays. Keep it for the whole game: it remembers what it has read."""

    __slots__ = ("_globals", "_history", "_knowledge", "_objects", "shape", "viewer")

    def __init__(self, shape: Shape, viewer: int, everything: bool = False) -> None:
        self.shape = shape
        self.viewer = viewer
        self._knowledge = Knowledge()
        self._objects = ObjectRows(viewer, everything)
        self._history = HistoryRows(viewer, shape.history)
        self._globals = GlobalRow(viewer, shape)

    def write(self, game: Game, out: Observation, page: int = 0) -> None:
        """Writes the observation over what was in the arrays."""
        st, found = game.state, game.decision
        decision = found if found is not None and found.player == self.viewer else None
        shape, viewer = self.shape, self.viewer
        rows = self._objects.read(st, self._knowledge.shown(st, viewer, decision))
        _fill(out["cards"], rows.whole(viewer, len(st.players), shape.cards))
        count = used = 0
        content = b""
        if decision is not None:
            answers = decision.options.answers
            count = len(answers)
            content, used = OptionRows(st, rows, viewer, shape).packed(answers, page)
        _fill(out["options"], content)
        _fill(out["action_mask"], _ONES[:used] if used <= len(_ONES) else b"\1" * used)
        _fill(out["history"], self._history.packed(st))
        _fill(out["globals"], self._globals.packed(st, rows, decision, count, page))


def _fill(array: NDArray[Any], content: bytes) -> None:
    """Writes numbers at the beginning of an array, and zeros after them."""
    memory = array.data.cast("B")
    size = len(content)
    memory[:size] = content
    left = len(memory) - size
    if left:
        memory[size:] = _ZEROS[:left] if left <= len(_ZEROS) else bytes(left)


_ONES: Final = b"\1" * 64
_ZEROS: Final = memoryview(bytes(1 << 18))
