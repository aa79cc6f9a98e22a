"""One player's observation of a game, written into arrays (docs/adr/0025-observations.md).

It is read straight from the state, and holds nothing that the player's view does not show: games that look the same to a
player have equal observations, and a test says so.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from inset.env.characteristics import cut
from inset.env.history_rows import HistoryRows
from inset.env.knowledge import Knowledge
from inset.env.object_rows import ObjectRows, Rows, reference
from inset.env.option_rows import OptionRows, pages
from inset.env.schema import (
    CARDS,
    DECISIONS,
    GLOBALS,
    GREATEST,
    HISTORY,
    OPTION,
    PLAYER_COUNTERS,
    RELATIONS,
    SUBJECTS,
    Shape,
)
from inset.game import Game
from inset.kernel.types import MANA_TYPES
from inset.play.options import Decision
from inset.rules.model.state import Player, State, mana_in
from inset.rules.model.subjects import Aim, Price

Observation = dict[str, NDArray[Any]]
NUMBER: Final = np.int32
_WIDTH: Final = len(CARDS)
_REFERENCES: Final = _WIDTH - len(RELATIONS)
_DECISION: Final = {kind: code for code, kind in enumerate(DECISIONS)}
_SUBJECT: Final = {kind: code for code, kind in enumerate(SUBJECTS, 1)}
_COMMANDER: Final = "commander"


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

    __slots__ = ("_history", "_knowledge", "_objects", "shape", "viewer")

    def __init__(self, shape: Shape, viewer: int, everything: bool = False) -> None:
        self.shape = shape
        self.viewer = viewer
        self._knowledge = Knowledge()
        self._objects = ObjectRows(viewer, everything)
        self._history = HistoryRows(viewer, shape.history)

    def write(self, game: Game, out: Observation, page: int = 0) -> None:
        """Writes the observation over what was in the arrays."""
        st, found = game.state, game.decision
        decision = found if found is not None and found.player == self.viewer else None
        rows = self._objects.read(st, self._knowledge.shown(st, self.viewer, decision))
        self._write_cards(st, rows, out["cards"])
        count = 0
        options = out["options"]
        mask = out["action_mask"]
        used = 0
        if decision is not None:
            answers = decision.options.answers
            count = len(answers)
            content, used = OptionRows(st, rows, self.viewer, self.shape).packed(answers, page)
            options[:used] = np.frombuffer(content, NUMBER).reshape(used, -1)
        options[used:] = 0
        mask[:used] = 1
        mask[used:] = 0
        content, told = self._history.packed(st)
        history = out["history"]
        history[:told] = np.frombuffer(content, NUMBER).reshape(told, len(HISTORY))
        history[told:] = 0
        out["globals"][:] = self._globals(st, rows, decision, count, page)

    def _write_cards(self, st: State, rows: Rows, cards: NDArray[Any]) -> None:
        most = self.shape.cards
        used = min(len(rows.parts), most)
        content = b"".join(rows.parts[:used])
        cards[:used, 1:_REFERENCES] = np.frombuffer(content, NUMBER).reshape(used, _REFERENCES - 1)
        cards[:used, 0] = rows.counts[:used]
        cards[:used, _REFERENCES:] = 0
        cards[used:] = 0
        seats = len(st.players)
        for row, refs in rows.related:
            if row < most:
                cards[row, _REFERENCES:] = [reference(rows, ref, self.viewer, seats, most) for ref in refs]

    def _globals(self, st: State, rows: Rows, decision: Decision | None, count: int, page: int) -> list[int]:
        seats, viewer, most = len(st.players), self.viewer, self.shape.cards
        kind = subject_kind = subject = amount = 0
        if decision is not None:
            about = decision.about
            kind, subject_kind = _DECISION[decision.kind], _SUBJECT[type(about)]
            subject = reference(rows, about.oid, viewer, seats, most)
            if isinstance(about, Price):
                amount = about.cost.value()
            elif isinstance(about, Aim):
                amount = about.left
        own = [
            st.turn, st.step, (st.active - viewer) % seats + 1, (st.priority - viewer) % seats + 1,
            int(decision is not None), kind, subject_kind, subject, cut(amount), count, page, pages(count, self.shape),
            min(len(rows.parts), most), max(0, len(rows.parts) - most), sum(rows.counts[most:]), rows.too_large, st.day,
            len(st.stack), viewer, int(st.format == _COMMANDER),
        ]  # fmt: skip
        cuts = 0
        for step in range(seats):
            player = (viewer + step) % seats
            numbers = _seat(st, player, st.players[player], rows.known_in_hand[step])
            fitting = [cut(number) for number in numbers]
            cuts += sum([a != b for a, b in zip(fitting, numbers, strict=True)]) if fitting != numbers else 0
            own += fitting
        own[_CUT] += cuts
        return own


_CUT: Final = [one.name for one in GLOBALS].index("cut")


def _seat(st: State, player: int, record: Player, known: int) -> list[int]:
    counters = record.counters
    listed = [counters.get(kind, 0) for kind in PLAYER_COUNTERS] if counters else [0] * len(PLAYER_COUNTERS)
    pool = [mana.kind for mana in mana_in(record.pool)] if record.pool else []
    return [
        int(not record.lost), record.life, len(st.hands[player]), len(st.libraries[player]), len(st.graveyards[player]),
        *listed, sum(counters.values()) - sum(listed), record.lands_played, *[pool.count(kind) for kind in MANA_TYPES],
        max(record.commander_damage.values(), default=0), sum(record.commander_casts.values()), known,
    ]  # fmt: skip
