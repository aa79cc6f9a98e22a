"""603.2, 400.2: what happened lately, as rows, the newest first: what the log tells this player, in numbers.

Steps, passes and private events have no row. A card that the player could not see has the number 0. Names are those by which
the log calls things (``words.log``), so that the rows are a function of what the player may know.
"""

from __future__ import annotations

from struct import Struct
from typing import Final

from inset.env import card_ids
from inset.env.characteristics import cut
from inset.env.object_rows import ZONE_CODE
from inset.env.schema import EVENTS, HISTORY
from inset.kernel.types import HAND, HIDDEN_ZONES
from inset.rules.model import event_records as ev, move_causes
from inset.rules.model.state import SPELL, Chars, Event, Obj, State
from inset.rules.objects.layers import chars_of

_PACK: Final = Struct(f"={len(HISTORY)}i")
_CODE: Final = {kind: code for code, kind in enumerate(EVENTS, 1)}
_CAUSES: Final = (move_causes.DRAWING, move_causes.CASTING, move_causes.PLAYING)
_WITH_AMOUNT: Final = frozenset(
    (
        ev.DAMAGE, ev.GAINED_LIFE, ev.LOST_LIFE, ev.COUNTERS_PUT, ev.COUNTERS_REMOVED, ev.SCRIED, ev.KEPT, ev.ROLLED,
        ev.TURN_BEGAN,
    )
)  # fmt: skip
_OF_ABILITIES: Final = (ev.ACTIVATED, ev.TRIGGERED, ev.RESOLVED, ev.COUNTERED, ev.FIZZLED)  # called by their sources
_FROM_DAMAGE: Final = "120.3a"  # a loss of life that is told as damage
_OPENING: Final = "103.5"  # an opening hand is told when it is kept
MOST_KEPT: Final = 2_000  # rows that are remembered

Known = tuple[Obj, Chars]


def _told_otherwise(event: Event) -> bool:
    """Is it told by another event?"""
    if event.kind == ev.MOVED:
        return event.cause in _CAUSES
    if event.kind == ev.DREW:
        return event.rule == _OPENING
    return event.kind == ev.LOST_LIFE and event.rule == _FROM_DAMAGE


class HistoryRows:
    """Makes the rows of one player."""

    __slots__ = ("_kept", "_viewer")

    def __init__(self, viewer: int) -> None:
        self._viewer = viewer
        self._kept: dict[tuple[int, int], tuple[bytes, Event]] = {}

    def packed(self, st: State, most: int) -> tuple[bytes, int]:
        """The last rows as bytes, and how many they are."""
        parts: list[bytes] = []
        past: dict[int, Known] = dict(st.lki)
        turn = st.turn
        cell = st.log
        while cell is not None and len(parts) < most:
            cell, event = cell
            kind = event.kind
            if kind == ev.FORGOT:
                for oid, found in event.past.items():
                    past.setdefault(oid, found)
            elif kind in _CODE and not _told_otherwise(event):
                parts.append(self._row(st, event, past, st.turn - turn))
                if kind == ev.TURN_BEGAN:
                    turn -= 1
        return b"".join(parts), len(parts)

    def _row(self, st: State, event: Event, past: dict[int, Known], ago: int) -> bytes:
        """A row of objects that are gone stays as it is, and is kept."""
        if event.obj in st.objs or event.other in st.objs or event.kind in _OF_ABILITIES:
            return self._packed(st, event, past, ago)
        key = (id(event), ago)
        kept = self._kept.get(key)
        if kept is None:
            if len(self._kept) > MOST_KEPT:
                self._kept.clear()
            kept = self._kept[key] = (self._packed(st, event, past, ago), event)
        return kept[0]

    def _packed(self, st: State, event: Event, past: dict[int, Known], ago: int) -> bytes:
        seats = len(st.players)
        one, two = self._name(st, event.obj, past), self._name(st, event.other, past)
        player = event.player
        if event.kind == ev.MOVED:
            moved = self._look(st, event.obj, past) or self._look(st, event.other, past)
            player = moved[0].owner if moved is not None else -1
            one, two = one or two, 0
        elif event.kind in (ev.ATTACKED, ev.DAMAGE) and event.obj == 0:
            one = 0
        return _PACK.pack(
            _CODE[event.kind],
            (player - self._viewer) % seats + 1 if 0 <= player < seats else 0,
            one,
            two,
            cut(event.amount) if event.kind in _WITH_AMOUNT else 0,
            ZONE_CODE.get(event.origin, 0) if event.kind in (ev.MOVED, ev.CAST) else 0,
            ZONE_CODE.get(event.destination, 0) if event.kind == ev.MOVED else 0,
            ago,
        )

    def _look(self, st: State, oid: int, past: dict[int, Known]) -> Known | None:
        obj = st.objs.get(oid)
        if obj is not None:
            return obj, chars_of(st, obj)
        return past.get(oid)

    def _name(self, st: State, oid: int, past: dict[int, Known]) -> int:
        """The id of what an object was called, if the player could see it."""
        found = self._look(st, oid, past) if oid > 0 else None
        if found is None:
            return 0
        obj, chars = found
        if obj.stack is not None and obj.stack.kind != SPELL:
            return self._name(st, obj.stack.ctx.source, past) if obj.stack.ctx.source != oid else 0
        if obj.face_down is not None or (
            obj.zone & HIDDEN_ZONES and not (obj.zone == HAND and obj.owner == self._viewer)
        ):
            return 0
        return card_ids.table().get(chars.name, 0)
