"""603.2, 400.2: recent events as rows, the newest first: what the log shows this player, in numbers.

Steps, passes and private events have no row. A card that the player could not see has the number 0. Names are those
used by the log (``words.log``), so the rows are a function of what the player may know.
"""

from __future__ import annotations

from struct import Struct
from typing import Any, Final

from inset.env import card_ids
from inset.env.log_reader import Happening, LogReader
from inset.env.quiet_zones import is_steady
from inset.env.schema import HISTORY
from inset.kernel.types import BATTLEFIELD, HAND, HIDDEN_ZONES, STACK
from inset.rules.model.state import SPELL, Chars, Obj, State
from inset.rules.objects.layers import chars_of

_PACK: Final = Struct(f"={len(HISTORY) - 1}i")  # a row without its last number: how many turns ago it happened
_AGO: Final = Struct("=i")
_AGOS: Final = [_AGO.pack(number) for number in range(64)]
_WORKED_OUT: Final = BATTLEFIELD | STACK
Known = tuple[Obj, Chars]


def _ago(turns: int) -> bytes:
    return _AGOS[turns] if 0 <= turns < len(_AGOS) else _AGO.pack(turns)


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

    __slots__ = ("again", "chars", "name", "obj", "oid", "owner", "rows")

    def __init__(self, oid: int) -> None:
        self.oid: Any = oid  # as it is in the dictionaries
        self.name = 0
        self.owner = -1
        self.rows: list[_Told] = []
        self.obj: Obj | None = None  # its record when it was last looked at, and …
        self.chars: Chars | None = None  # … the characteristics of a permanent
        self.again = True  # may its name depend on more than that, or hasn't it been looked at yet?


_NOBODY: Final = _Named(0)


class _Told:
    """An event that has a row, and the names in it. ``row``: its bytes; empty if they must be packed again."""

    __slots__ = ("event", "one", "row", "two")

    def __init__(self, event: Happening) -> None:
        self.event = event
        self.row = b""
        self.one = _NOBODY
        self.two = _NOBODY


class HistoryRows:
    """Makes the rows of one player. What was read of the log is remembered as long as the game only moves forward."""

    __slots__ = (
        "_changes", "_chars", "_count", "_game", "_log", "_most", "_named", "_packed", "_quiet", "_quiet_zones", "_same",
        "_singles", "_table", "_told", "_turn", "_viewer", "_watched",
    )  # fmt: skip

    def __init__(self, viewer: int, most: int, log: LogReader) -> None:
        self._viewer = viewer
        self._most = most
        self._log = log
        self._game = -1  # which log was read, how many of its events, and after how many changes
        self._count = 0
        self._changes = 0
        self._told: list[_Told] = []  # the newest first
        self._named: dict[int, _Named] = {}  # the objects that they mention …
        self._watched: list[_Named] = []  # … and those that are still there
        self._turn = -1
        self._table = card_ids.table()
        self._packed = b""
        self._quiet_zones = log.quiet_zones
        self._quiet = -1
        self._same = False  # has nothing happened since that might change a row?
        self._chars: dict[int, Chars] = {}
        self._singles: dict[int, Chars] = {}

    def packed(self, st: State) -> bytes:
        """The last rows as bytes. The log has been read up to now."""
        caches, log = st.caches, self._log
        if log.game != self._game or log.changes != self._changes:
            self._update(log)
        if self._same and st.turn == self._turn and caches.chars is self._chars and caches.singles is self._singles:
            return self._packed
        self._look_for_changes(st)
        if st.turn != self._turn:
            self._turn = st.turn
            for told in self._told:
                if told.row:
                    told.row = told.row[: _PACK.size] + _ago(st.turn - told.event.turn)
        self._packed = b"".join([told.row or self._pack(st, told) for told in self._told])
        self._chars, self._singles, self._same = caches.chars, caches.singles, True
        return self._packed

    def _look_for_changes(self, st: State) -> None:
        """Looks again at the objects that may be called something else now."""
        objs, worked_out = st.objs, st.caches.chars
        quiet = self._quiet_zones.zones(st)
        if quiet != self._quiet:
            self._quiet = quiet
            self._watched = [*self._named.values()]
            for named in self._watched:
                named.again = True
        gone, same = False, worked_out is self._chars
        for named in self._watched:
            obj = objs.get(named.oid)
            if same and obj is named.obj and not named.again:
                continue
            now = worked_out.get(named.oid) if obj is not None and obj.zone & _WORKED_OUT else None
            if named.again or (
                (obj is not named.obj or now is not named.chars)
                and not _called_the_same(obj, named.obj, now, named.chars)
            ):
                self._look_again(st, named, obj)
            named.obj, named.chars = obj, now
            if obj is None and not named.again:
                gone = True
        if gone:  # what is gone stays as it was
            self._watched = [named for named in self._watched if named.obj is not None or named.again]

    def _update(self, log: LogReader) -> None:
        """Takes over what the log says since; no more than there are rows."""
        self._same = False
        if log.game != self._game:
            self._count = 0
            self._told, self._named, self._watched = [], {}, []
        since = min(log.count - self._count, len(log.told))
        self._game, self._changes, self._count = log.game, log.changes, log.count
        if since:
            told = [_Told(event) for event in log.told[-since:]]
            told.reverse()
            self._told = [*told, *self._told][: self._most]
            self._mention(told)

    def _mention(self, told: list[_Told]) -> None:
        """Finds the objects of these events; forgets those of events that have no row any more, now and then."""
        before: dict[int, _Named] = {}
        if len(self._named) > 4 * self._most:
            before, told = self._named, self._told
            for named in before.values():
                named.rows, named.again = [], True
            self._named, self._watched = {}, []
        for one in told:
            one.one = self._of(one.event.one, one, before)
            one.two = self._of(one.event.two, one, before)
            one.row = b""

    def _of(self, oid: int, told: _Told, before: dict[int, _Named]) -> _Named:
        if oid <= 0:
            return _NOBODY
        found = self._named.get(oid)
        if found is None:
            found = self._named[oid] = before.get(oid) or _Named(oid)
            self._watched.append(found)
        found.rows.append(told)
        return found

    def _look_again(self, st: State, named: _Named, obj: Obj | None) -> None:
        """What is the object called now? If its name or owner isn't what it was, the rows that mention it are packed
        again."""
        oid: int = named.oid
        found = self._look(st, oid)
        name, owner, restless = 0, -1, False
        if found is not None:
            was, chars = found
            name, owner = self._name(st, oid, was, chars), was.owner
            if was.stack is not None and was.stack.kind != SPELL:  # an ability is named by its source
                restless = was.stack.ctx.source in st.objs
            if obj is not None and obj.zone & _WORKED_OUT:
                restless = restless or st.caches.chars.get(oid) is not chars
            elif obj is not None:
                restless = restless or not (obj.zone & self._quiet and is_steady(obj, chars))
        named.again = restless
        if name != named.name or owner != named.owner:
            named.name, named.owner = name, owner
            for told in named.rows:
                told.row = b""

    def _pack(self, st: State, told: _Told) -> bytes:
        event, one, two = told.event, told.one.name, told.two.name
        player = event.player
        if event.moved:  # a card that moves is known to everyone who can see it in either zone
            player = told.one.owner if told.one.owner >= 0 else told.two.owner
            one, two = one or two, 0
        seats = len(st.players)
        seat = (player - self._viewer) % seats + 1 if 0 <= player < seats else 0
        front = _PACK.pack(event.code, seat, one, two, event.amount, event.origin, event.destination)
        told.row = front + _ago(st.turn - event.turn)
        return told.row

    def _look(self, st: State, oid: int) -> Known | None:
        obj = st.objs.get(oid)
        if obj is not None:
            return obj, st.caches.chars.get(oid) or chars_of(st, obj)
        found = st.lki.get(oid)
        if found is None:
            for _, past in self._log.past:
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
