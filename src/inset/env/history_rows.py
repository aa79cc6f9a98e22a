"""603.2, 400.2: recent events as rows, the newest first: what the log shows this player, in numbers.

Steps, passes and private events have no row. A card that the player could not see has the number 0. Names are those
used by the log (``words.log``), so the rows are a function of what the player may know.
"""

from __future__ import annotations

from struct import Struct
from typing import Any, Final

from inset.env import card_ids
from inset.env.characteristics import cut
from inset.env.object_rows import ZONE_CODE, is_steady, quiet_zones
from inset.env.schema import EVENTS, HISTORY
from inset.kernel.types import BATTLEFIELD, HAND, HIDDEN_ZONES, STACK
from inset.rules.model import event_records as ev, move_causes
from inset.rules.model.state import SPELL, Chars, Event, Obj, State
from inset.rules.objects.layers import chars_of

_PACK: Final = Struct(f"={len(HISTORY) - 1}i")
_AGO: Final = Struct("=i")  # the last number: how many turns ago it happened
_CODE: Final = {kind: code for code, kind in enumerate(EVENTS, 1)}
_CAUSES: Final = (move_causes.DRAWING, move_causes.CASTING, move_causes.PLAYING)
_WITH_AMOUNT: Final = frozenset(
    (
        ev.DAMAGE, ev.GAINED_LIFE, ev.LOST_LIFE, ev.COUNTERS_PUT, ev.COUNTERS_REMOVED, ev.SCRIED, ev.KEPT, ev.ROLLED,
        ev.TURN_BEGAN,
    )
)  # fmt: skip
_QUIET: Final = (ev.PASSED, ev.STEP_BEGAN)  # they change nothing that was logged
_FROM_DAMAGE: Final = "120.3a"  # a loss of life that is logged as damage
_OPENING: Final = "103.5"  # an opening hand is logged when it is kept
Known = tuple[Obj, Chars]
Past = dict[int, Known]


def _told_otherwise(event: Event) -> bool:
    """Is it covered by another event?"""
    if event.kind == ev.MOVED:
        return event.cause in _CAUSES
    if event.kind == ev.DREW:
        return event.rule == _OPENING
    return event.kind == ev.LOST_LIFE and event.rule == _FROM_DAMAGE


class _Told:
    """An event that has a row: the fixed part of the row, and the turn in which it happened.

    ``row``: its bytes but for the last number, packed when the objects were ``one`` and ``two`` (None: gone).
    ``lasts``: do they hold as long as the objects are the same?
    """

    __slots__ = (
        "amount", "code", "destination", "event", "lasts", "one", "origin", "player", "row", "turn", "two",
    )  # fmt: skip

    def __init__(self, event: Event, turn: int) -> None:
        kind = event.kind
        self.event = event
        self.turn = turn
        self.code = _CODE[kind]
        self.player = event.player
        self.amount = cut(event.amount) if kind in _WITH_AMOUNT else 0
        self.origin = ZONE_CODE.get(event.origin, 0) if kind in (ev.MOVED, ev.CAST) else 0
        self.destination = ZONE_CODE.get(event.destination, 0) if kind == ev.MOVED else 0
        self.row = b""
        self.lasts = False
        self.one: Known | None = None
        self.two: Known | None = None


class HistoryRows:
    """Makes the rows of one player. The log is read once: what was read is remembered as long as the game only moves
    forward."""

    __slots__ = (
        "_chars", "_most", "_packed", "_past", "_quiet", "_read", "_same", "_singles", "_table", "_told", "_viewer",
    )  # fmt: skip

    def __init__(self, viewer: int, most: int) -> None:
        self._viewer = viewer
        self._most = most
        self._read: Any = None  # the newest cell of the log that was read
        self._told: list[_Told] = []  # the newest first
        self._past: list[tuple[int, Past]] = []  # what objects last were, with the turn in which it was forgotten
        self._table = card_ids.table()
        self._packed = b""
        self._quiet = 0  # see ``quiet_zones``
        self._same = False  # has nothing happened since that might change a row?
        self._chars: dict[int, Chars] = {}
        self._singles: dict[int, Chars] = {}

    def packed(self, st: State) -> bytes:
        """The last rows as bytes."""
        caches = st.caches
        if st.log is not self._read:
            self._update(st)
        if self._same and caches.chars is self._chars and caches.singles is self._singles:
            return self._packed
        self._quiet = quiet_zones(st)
        pieces: list[bytes] = []
        for told in self._told:
            if not told.lasts or not self._holds(st, told):
                self._pack(st, told)
            pieces.append(told.row)
            pieces.append(_AGO.pack(st.turn - told.turn))
        self._packed = b"".join(pieces)
        self._chars, self._singles, self._same = caches.chars, caches.singles, True
        return self._packed

    def _update(self, st: State) -> None:
        """Reads what happened since, newest first; no further back than there are rows."""
        told: list[_Told] = []
        past: list[tuple[int, Past]] = []
        turn, cell, most = st.turn, st.log, self._most
        while cell is not None and cell is not self._read and len(told) < most:
            cell, event = cell
            kind = event.kind
            if kind not in _QUIET:
                self._same = False
            if kind == ev.FORGOT:
                past.append((turn, event.past))
            elif kind in _CODE and not _told_otherwise(event):
                told.append(_Told(event, turn))
                if kind == ev.TURN_BEGAN:
                    turn -= 1
        if cell is not self._read:
            self._same = False
        goes_on = cell is not None and cell is self._read
        self._told = [*told, *self._told][:most] if goes_on else told
        oldest = self._told[-1].turn if self._told else 0
        self._past = [one for one in ([*past, *self._past] if goes_on else past) if one[0] >= oldest]
        self._read = st.log

    def _holds(self, st: State, told: _Told) -> bool:
        """Are both objects still what they were when the row was packed?"""
        event = told.event
        return self._is_as_it_was(st, event.obj, told.one) and self._is_as_it_was(st, event.other, told.two)

    def _is_as_it_was(self, st: State, oid: int, known: Known | None) -> bool:
        """Is the object still the same, or still gone?"""
        if oid <= 0:
            return True
        obj = st.objs.get(oid)
        if obj is None or known is None:
            return obj is None and known is None
        if obj is not known[0]:
            return False
        if obj.zone & (BATTLEFIELD | STACK):
            return st.caches.chars.get(oid) is known[1]
        return obj.zone & self._quiet != 0 and is_steady(obj, known[1])

    def _pack(self, st: State, told: _Told) -> None:
        event = told.event
        told.lasts = True
        told.one, told.two = self._there(st, event.obj, told), self._there(st, event.other, told)
        kind, player = event.kind, told.player
        one = self._name(st, event.obj) if event.obj > 0 else 0
        two = self._name(st, event.other) if event.other > 0 else 0
        if kind == ev.MOVED:  # a card that moves is known to everyone who can see it in either zone
            moved = self._look(st, event.obj) or self._look(st, event.other)
            player = moved[0].owner if moved is not None else -1
            one, two = one or two, 0
        seats = len(st.players)
        seat = (player - self._viewer) % seats + 1 if 0 <= player < seats else 0
        told.row = _PACK.pack(told.code, seat, one, two, told.amount, told.origin, told.destination)

    def _there(self, st: State, oid: int, told: _Told) -> Known | None:
        """The object and its characteristics if it still exists. A row that names an ability by its source is never reused."""
        obj = st.objs.get(oid) if oid > 0 else None
        known = (obj, st.caches.chars.get(oid) or chars_of(st, obj)) if obj is not None else None
        was = known if known is not None or oid <= 0 else self._look(st, oid)
        if was is not None and was[0].stack is not None and was[0].stack.kind != SPELL:
            told.lasts = False
        return known

    def _look(self, st: State, oid: int) -> Known | None:
        obj = st.objs.get(oid)
        if obj is not None:
            return obj, st.caches.chars.get(oid) or chars_of(st, obj)
        found = st.lki.get(oid)
        if found is None:
            for _, past in self._past:
                found = past.get(oid)
                if found is not None:
                    break
        return found

    def _name(self, st: State, oid: int) -> int:
        """The id of the name that an object had, if the player could see it."""
        found = self._look(st, oid)
        if found is None:
            return 0
        obj, chars = found
        if obj.stack is not None and obj.stack.kind != SPELL:
            source = obj.stack.ctx.source
            return self._name(st, source) if source > 0 and source != oid else 0
        if obj.face_down is not None or (
            obj.zone & HIDDEN_ZONES and not (obj.zone == HAND and obj.owner == self._viewer)
        ):
            return 0
        return self._table.get(chars.name, 0)
