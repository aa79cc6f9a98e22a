"""603.2, 400.2: what has happened in a game, read once for all who observe it.

The encoders of a game share a reader, so that no event is looked at twice. It keeps the newest events that have a row in
the history, whoever looks, and what was shown to whom.
"""

from __future__ import annotations

from typing import Any, Final

from inset.env.characteristics import cut
from inset.env.knowledge import Knowledge
from inset.env.object_rows import ZONE_CODE
from inset.env.quiet_zones import Quiet
from inset.env.schema import EVENTS
from inset.rules.model import event_records as ev, move_causes
from inset.rules.model.state import Chars, Event, Obj, State

Past = dict[int, tuple[Obj, Chars]]  # what objects last were (608.2h)

_CAUSES: Final = (move_causes.DRAWING, move_causes.CASTING, move_causes.PLAYING)
_WITH_AMOUNT: Final = frozenset(
    (
        ev.DAMAGE, ev.GAINED_LIFE, ev.LOST_LIFE, ev.COUNTERS_PUT, ev.COUNTERS_REMOVED, ev.SCRIED, ev.KEPT, ev.ROLLED,
        ev.TURN_BEGAN,
    )
)  # fmt: skip
_FROM_DAMAGE: Final = "120.3a"  # a loss of life that is logged as damage
_OPENING: Final = "103.5"  # an opening hand is logged when it is kept
_TOLD: Final = frozenset((ev.SHUFFLED, ev.REVEALED, ev.SHOWN, ev.LOOKED, ev.SEARCHED))  # what knowledge comes from
_QUIET: Final = 0  # nothing that was logged changes by it
_NO_ROW: Final = 1
_FORGOT: Final = 2
_FIRST_CODE: Final = 3  # from here on: the code of an event with a row, more by this - 1


def _read_as(kind: int) -> int:
    if kind in (ev.PASSED, ev.STEP_BEGAN):
        return _QUIET
    if kind == ev.FORGOT:
        return _FORGOT
    return _FIRST_CODE + EVENTS.index(kind) if kind in EVENTS else _NO_ROW


_READ: Final = [_read_as(kind) for kind in range(max(ev.EVENT_WORD) + 1)]
_IS_TOLD: Final = [kind in _TOLD for kind in range(max(ev.EVENT_WORD) + 1)]


def _told_otherwise(event: Event) -> bool:
    """Is it covered by another event?"""
    if event.kind == ev.MOVED:
        return event.cause in _CAUSES
    if event.kind == ev.DREW:
        return event.rule == _OPENING
    return event.kind == ev.LOST_LIFE and event.rule == _FROM_DAMAGE


class Happening:
    """An event that has a row: the numbers in it that are the same for everybody, and the turn in which it happened."""

    __slots__ = ("amount", "code", "destination", "moved", "one", "origin", "player", "turn", "two")

    def __init__(self, event: Event, code: int, turn: int) -> None:
        kind = event.kind
        self.turn = turn
        self.code = code
        self.moved = kind == ev.MOVED
        self.player = event.player
        self.one = event.obj
        self.two = event.other
        self.amount = cut(event.amount) if kind in _WITH_AMOUNT else 0
        self.origin = ZONE_CODE.get(event.origin, 0) if kind in (ev.MOVED, ev.CAST) else 0
        self.destination = ZONE_CODE.get(event.destination, 0) if kind == ev.MOVED else 0


class LogReader:
    """Reads the log of a game, as long as it only moves forward; otherwise from the beginning again."""

    __slots__ = ("_most", "_read", "changes", "count", "game", "knowledge", "past", "quiet_zones", "told")

    def __init__(self, most: int) -> None:
        self._most = most  # rows that a history has
        self._read: Any = None  # the newest cell of the log that was read
        self.game = 0  # another number whenever the log was read from the beginning
        self.told: list[Happening] = []  # the newest events that have a row, the last one last
        self.count = 0  # how many there have been in all
        self.changes = 0  # how often something has happened that might change a row
        self.past: list[
            tuple[int, Past]
        ] = []  # what objects last were, with the turn in which it was forgotten; newest first
        self.knowledge = Knowledge()
        self.quiet_zones = Quiet()

    def read(self, st: State) -> None:
        """Reads what has happened since."""
        last = self._read
        cell: Any = st.log  # a pair, or in a sample what is retold when it is read
        if cell is last:
            return
        told: list[Happening] = []
        shown: list[Event] = []
        past: list[tuple[int, Past]] = []
        turn, changed = st.turn, False
        while cell is not None and cell is not last:
            event: Event = cell[1]
            cell = cell[0]
            kind = event.kind
            code = _READ[kind]
            if code == _QUIET:
                continue
            changed = True
            if _IS_TOLD[kind]:
                shown.append(event)
            if code == _FORGOT:
                past.append((turn, event.past))
            elif code != _NO_ROW and not _told_otherwise(event):
                told.append(Happening(event, code - _FIRST_CODE + 1, turn))
                if kind == ev.TURN_BEGAN:
                    turn -= 1
        if cell is None:
            self._begin()
        self._read = st.log
        if changed:
            self.changes += 1
        if told or past:
            self._note(told, past)
        for event in reversed(shown):
            self.knowledge.hear(st, event)

    def _begin(self) -> None:
        """It is the log of another game, or one that has gone back."""
        self.game += 1
        self.told, self.past, self.count = [], [], 0
        self.knowledge = Knowledge()

    def _note(self, told: list[Happening], past: list[tuple[int, Past]]) -> None:
        """Keeps what there may be rows for."""
        told.reverse()
        self.count += len(told)
        self.told = [*self.told, *told][-self._most :]
        oldest = self.told[0].turn if self.told else 0
        self.past = [one for one in [*past, *self.past] if one[0] >= oldest]
