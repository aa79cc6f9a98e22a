"""603.2, 400.2: recent events as rows, the newest first: what the log shows this player, in numbers.

Steps, passes and private events have no row. A card that the player could not see has the number 0. Names are those
used by the log (``words.log``), so the rows are a function of what the player may know.
"""

from __future__ import annotations

from struct import Struct
from typing import Any, Final

from inset.env import card_ids
from inset.env.characteristics import cut
from inset.env.object_rows import ZONE_CODE, Quiet, is_steady
from inset.env.schema import EVENTS, HISTORY
from inset.kernel.types import BATTLEFIELD, HAND, HIDDEN_ZONES, STACK
from inset.rules.model import event_records as ev, move_causes
from inset.rules.model.state import SPELL, Chars, Event, Obj, State
from inset.rules.objects.layers import chars_of

_PACK: Final = Struct(f"={len(HISTORY) - 1}i")  # a row without its last number: how many turns ago it happened
_AGO: Final = Struct("=i")
_AGOS: Final = [_AGO.pack(number) for number in range(64)]
_CAUSES: Final = (move_causes.DRAWING, move_causes.CASTING, move_causes.PLAYING)
_WITH_AMOUNT: Final = frozenset(
    (
        ev.DAMAGE, ev.GAINED_LIFE, ev.LOST_LIFE, ev.COUNTERS_PUT, ev.COUNTERS_REMOVED, ev.SCRIED, ev.KEPT, ev.ROLLED,
        ev.TURN_BEGAN,
    )
)  # fmt: skip
_CODE: Final = {kind: code for code, kind in enumerate(EVENTS, 1)}
_NO_ROW, _QUIET, _FORGOT = 0, -1, -2  # what is read of events without a code; quiet ones change nothing that was logged
_READ: Final = {**_CODE, ev.PASSED: _QUIET, ev.STEP_BEGAN: _QUIET, ev.FORGOT: _FORGOT}
_FROM_DAMAGE: Final = "120.3a"  # a loss of life that is logged as damage
_OPENING: Final = "103.5"  # an opening hand is logged when it is kept
Known = tuple[Obj, Chars]
Past = dict[int, Known]


def _ago(turns: int) -> bytes:
    return _AGOS[turns] if 0 <= turns < len(_AGOS) else _AGO.pack(turns)


def _told_otherwise(event: Event) -> bool:
    """Is it covered by another event?"""
    if event.kind == ev.MOVED:
        return event.cause in _CAUSES
    if event.kind == ev.DREW:
        return event.rule == _OPENING
    return event.kind == ev.LOST_LIFE and event.rule == _FROM_DAMAGE


def _called_the_same(obj: Obj | None, was: Obj | None, now: Chars | None, then: Chars | None) -> bool:
    """Is this still the same permanent, face up and with the same name?"""
    return (
        obj is not None
        and was is not None
        and now is not None
        and then is not None
        and now.name == then.name
        and obj.owner == was.owner
        and obj.zone == was.zone == BATTLEFIELD
        and obj.face_down is None
        and was.face_down is None
    )


class _Named:
    """An object that events mention: the id of its name as far as the player knows it, whose it is, and these events."""

    __slots__ = ("name", "owner", "rows")

    def __init__(self) -> None:
        self.name = 0
        self.owner = -1
        self.rows: list[_Told] = []


_NOBODY: Final = _Named()


class _Told:
    """An event that has a row: the parts of the row that don't change, and the turn in which it happened.

    ``row``: its bytes; empty if they must be packed again.
    """

    __slots__ = ("amount", "code", "destination", "event", "moved", "one", "origin", "player", "row", "turn", "two")

    def __init__(self, event: Event, code: int, turn: int) -> None:
        kind = event.kind
        self.event = event
        self.turn = turn
        self.code = code
        self.moved = kind == ev.MOVED
        self.player = event.player
        self.amount = cut(event.amount) if kind in _WITH_AMOUNT else 0
        self.origin = ZONE_CODE.get(event.origin, 0) if kind in (ev.MOVED, ev.CAST) else 0
        self.destination = ZONE_CODE.get(event.destination, 0) if kind == ev.MOVED else 0
        self.row = b""
        self.one = _NOBODY
        self.two = _NOBODY


class HistoryRows:
    """Makes the rows of one player. The log is read once: what was read is remembered as long as the game only moves
    forward."""

    __slots__ = (
        "_chars", "_fresh", "_had", "_ids", "_most", "_named", "_objs", "_packed", "_past", "_quiet", "_quiet_zones", "_read",
        "_restless", "_same", "_singles", "_table", "_told", "_turn", "_viewer",
    )  # fmt: skip

    def __init__(self, viewer: int, most: int) -> None:
        self._viewer = viewer
        self._most = most
        self._read: Any = None  # the newest cell of the log that was read
        self._told: list[_Told] = []  # the newest first
        self._named: dict[int, _Named] = {}  # the objects that they mention
        self._ids: list[int] = []  # of those that are still there …
        self._objs: list[Obj | None] = []  # … their records when they were last looked at, and …
        self._had: list[Chars | None] = []  # … the characteristics of those that are permanents
        self._fresh: list[int] = []  # those not looked at yet
        self._restless: dict[int, None] = {}  # those whose names depend on more than that
        self._turn = -1
        self._past: list[tuple[int, Past]] = []  # what objects last were, with the turn in which it was forgotten
        self._table = card_ids.table()
        self._packed = b""
        self._quiet_zones = Quiet()
        self._quiet = -1
        self._same = False  # has nothing happened since that might change a row?
        self._chars: dict[int, Chars] = {}
        self._singles: dict[int, Chars] = {}

    def packed(self, st: State) -> bytes:
        """The last rows as bytes."""
        caches = st.caches
        if st.log is not self._read:
            self._update(st)
        if self._same and st.turn == self._turn and caches.chars is self._chars and caches.singles is self._singles:
            return self._packed
        self._look_for_changes(st)
        if st.turn != self._turn:
            self._turn = st.turn
            for told in self._told:
                if told.row:
                    told.row = told.row[: _PACK.size] + _ago(st.turn - told.turn)
        self._packed = b"".join([told.row or self._pack(st, told) for told in self._told])
        self._chars, self._singles, self._same = caches.chars, caches.singles, True
        return self._packed

    def _look_for_changes(self, st: State) -> None:
        """Looks again at the objects that may be called something else now."""
        ids, before, had = self._ids, self._objs, self._had
        objs: list[Obj | None] = list(map(st.objs.get, ids))
        chars: list[Chars | None] = list(map(st.caches.chars.get, ids))
        suspects = [*self._fresh, *self._restless]
        quiet = self._quiet_zones.zones(st)
        if quiet != self._quiet:
            self._quiet = quiet
            suspects = [*self._named]
        else:
            for place, obj in enumerate(objs):
                now = chars[place]
                if obj is before[place] and now is had[place]:
                    continue
                if not _called_the_same(obj, before[place], now, had[place]):
                    suspects.append(ids[place])
        for oid in suspects:
            self._look_again(st, oid, self._named[oid])
        if None in objs:  # what is gone stays as it was
            there = [place for place, obj in enumerate(objs) if obj is not None]
            self._ids = [ids[place] for place in there]
            objs, chars = [objs[place] for place in there], [chars[place] for place in there]
        self._objs, self._had, self._fresh = objs, chars, []

    def _update(self, st: State) -> None:
        """Reads what happened since, newest first; no further back than there are rows."""
        told: list[_Told] = []
        past: list[tuple[int, Past]] = []
        turn, cell, most = st.turn, st.log, self._most
        while cell is not None and cell is not self._read and len(told) < most:
            event: Event = cell[1]
            cell = cell[0]
            code = _READ.get(event.kind, _NO_ROW)
            if code == _QUIET:
                continue
            self._same = False
            if code == _FORGOT:
                past.append((turn, event.past))
            elif code != _NO_ROW and not _told_otherwise(event):
                told.append(_Told(event, code, turn))
                if event.kind == ev.TURN_BEGAN:
                    turn -= 1
        goes_on = cell is not None and cell is self._read
        self._read = st.log
        if goes_on:
            if not told and not past:
                return
            past += self._past
        else:
            self._same = False
            self._told = []
            self._named, self._restless = {}, {}
            self._ids, self._objs, self._had, self._fresh = [], [], [], []
        self._told = [*told, *self._told][:most]
        self._mention(told)
        oldest = self._told[-1].turn if self._told else 0
        self._past = [one for one in past if one[0] >= oldest]

    def _mention(self, told: list[_Told]) -> None:
        """Finds the objects of these events; forgets those of events that have no row any more, now and then."""
        before: dict[int, _Named] = {}
        if len(self._named) > 4 * self._most:
            before, told = self._named, self._told
            for named in before.values():
                named.rows = []
            self._named = {}
            self._ids, self._objs, self._had, self._restless = [], [], [], {}
        for one in told:
            one.one = self._of(one.event.obj, one, before)
            one.two = self._of(one.event.other, one, before)
            one.row = b""

    def _of(self, oid: int, told: _Told, before: dict[int, _Named]) -> _Named:
        if oid <= 0:
            return _NOBODY
        found = self._named.get(oid)
        if found is None:
            found = self._named[oid] = before.get(oid) or _Named()
            self._ids.append(oid)
            self._objs.append(None)
            self._had.append(None)
            self._fresh.append(oid)
        found.rows.append(told)
        return found

    def _look_again(self, st: State, oid: int, named: _Named) -> None:
        """What is the object called now? If its name or owner isn't what it was, the rows that mention it are packed
        again."""
        obj, found = st.objs.get(oid), self._look(st, oid)
        name, owner, restless = 0, -1, False
        if found is not None:
            was, chars = found
            name, owner = self._name(st, oid, was, chars), was.owner
            if was.stack is not None and was.stack.kind != SPELL:  # an ability is named by its source
                restless = was.stack.ctx.source in st.objs
            if obj is not None and obj.zone & (BATTLEFIELD | STACK):
                restless = restless or st.caches.chars.get(oid) is not chars
            elif obj is not None:
                restless = restless or not (obj.zone & self._quiet and is_steady(obj, chars))
        if restless:
            self._restless[oid] = None
        elif oid in self._restless:
            del self._restless[oid]
        if name != named.name or owner != named.owner:
            named.name, named.owner = name, owner
            for told in named.rows:
                told.row = b""

    def _pack(self, st: State, told: _Told) -> bytes:
        one, two, player = told.one.name, told.two.name, told.player
        if told.moved:  # a card that moves is known to everyone who can see it in either zone
            player = told.one.owner if told.one.owner >= 0 else told.two.owner
            one, two = one or two, 0
        seats = len(st.players)
        seat = (player - self._viewer) % seats + 1 if 0 <= player < seats else 0
        front = _PACK.pack(told.code, seat, one, two, told.amount, told.origin, told.destination)
        told.row = front + _ago(st.turn - told.turn)
        return told.row

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

    def _name(self, st: State, oid: int, obj: Obj, chars: Chars) -> int:
        """The id of the name that an object had, if the player could see it."""
        if obj.stack is not None and obj.stack.kind != SPELL:
            source = obj.stack.ctx.source
            found = self._look(st, source) if source > 0 and source != oid else None
            return self._name(st, source, found[0], found[1]) if found is not None else 0
        if obj.face_down is not None or (
            obj.zone & HIDDEN_ZONES and not (obj.zone == HAND and obj.owner == self._viewer)
        ):
            return 0
        return self._table.get(chars.name, 0)
