"""One player's observation of a game as bytes (docs/adr/0025-observations.md).

It is read straight from the state, and contains nothing that the player's view doesn't show: games that look the same
to a player have equal observations, and a test checks that.
"""

from __future__ import annotations

from typing import Final

from inset.env.global_row import GlobalRow
from inset.env.history_rows import HistoryRows
from inset.env.log_reader import LogReader
from inset.env.object_rows import ObjectRows
from inset.env.option_rows import OptionRows
from inset.env.schema import Shape
from inset.game import Game

Content = tuple[bytes, bytes, bytes, bytes, bytes]  # the numbers of each part, without the zeros after them
PARTS: Final = ("cards", "globals", "options", "history", "action_mask")  # in this order


class Reader:
    """Reads what one player may know of a game. Keep it for the whole game: it remembers what it has read.

    ``log``: what reads the game's log, if others observe the game too."""

    __slots__ = ("_globals", "_history", "_log", "_objects", "_ones", "_shape", "_viewer")

    def __init__(self, shape: Shape, viewer: int, everything: bool = False, log: LogReader | None = None) -> None:
        self._shape = shape
        self._viewer = viewer
        self._ones = b"\1" * shape.options
        self._log = log if log is not None else LogReader(shape.history)
        self._objects = ObjectRows(viewer, self._log.quiet_zones, everything)
        self._history = HistoryRows(viewer, shape.history, self._log)
        self._globals = GlobalRow(viewer, shape)

    def content(self, game: Game, page: int) -> Content:
        """What the player sees now; ``page``: of the options."""
        st, found = game.state, game.decision
        shape, viewer = self._shape, self._viewer
        decision = found if found is not None and found.question.player == viewer else None
        self._log.read(st)
        rows = self._objects.read(st, self._log.knowledge.shown(st, viewer, decision))
        cards = rows.whole(viewer, len(st.players), shape.cards)
        count = used = 0
        options = b""
        if decision is not None:
            answers = decision.question.values
            count = len(answers)
            options, used = OptionRows(st, rows, viewer, shape).packed(answers, page)
        about = self._globals.packed(st, rows, decision, count, page)
        return cards, about, options, self._history.packed(st), self._ones[:used]
