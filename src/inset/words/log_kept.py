"""The lines of a log, kept while the game is played: a line is written again only if something in it has another name now.

A line may change afterwards: an object that is still there is called by the name that it has now. So each line knows the
objects that it names, and they are checked again as long as the rules may still know them.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final

from inset.rules.model.state import Event, State
from inset.words.log import EVERYBODY, LIFE_CHANGES, Lines, Order, Teller, is_heading

OPEN_AT_MOST: Final = 128  # events that are written each time …
OPEN_AT_LEAST: Final = 64  # … of which so many stay open: games that were copied differ in the last few


class KeptLog:
    """The lines for one viewer, as far as the older part of the log goes."""

    __slots__ = (
        "_began", "_called", "_ends", "_lines", "_lives", "_merged", "_order", "_read", "_viewer", "_where", "_you",
    )  # fmt: skip

    def __init__(self, viewer: int, you: bool) -> None:
        self._viewer = viewer
        self._you = you and viewer != EVERYBODY
        self._begin()

    def _begin(self) -> None:
        self._read: Any = None  # the newest cell of the log that is kept
        self._order = Order()
        self._began: tuple[int, ...] = ()  # the life totals that the lines begin with
        self._lives: list[
            tuple[int, ...]
        ] = []  # by how much life had changed before each settled event, and after the last
        self._lines: list[str] = []  # for each settled event, as far as they were written
        self._ends: list[
            tuple[int, int, str]
        ] = []  # before each: how many lines, how often the last was repeated, and that line
        self._merged = Lines()
        self._called: dict[int, Hashable] = {}  # what lines have to know of an object that may still change
        self._where: dict[int, list[int]] = {}  # the events whose lines name it

    def lines(self, st: State) -> list[str]:
        """Everything that happened, in words."""
        events = self._unread(st)
        recent = Order(list(self._order.open), self._order.passed)
        for event in events:
            recent.add(event)
        teller = Teller(st, recent.settled + recent.open, self._viewer, (), self._order.past)
        teller.past = {**recent.past, **st.lki}
        teller.you = self._you
        self._keep(teller)
        end = Lines(self._merged.lines.copy(), self._merged.alike)
        for event in teller.events:
            end.add(teller.line(event), is_heading(event))
        return end.lines

    def _unread(self, st: State) -> list[Event]:
        """The events that are not kept, oldest first; what is old enough is kept before."""
        cells: list[Any] = []
        cell = st.log
        while cell is not None and cell is not self._read:
            cells.append(cell)
            cell = cell[0]
        if cell is not self._read:  # the log of a game that went its own way long ago
            self._begin()
        cells.reverse()
        first = len(cells) - OPEN_AT_LEAST if len(cells) > OPEN_AT_MOST else 0
        for old in cells[:first]:
            self._order.add(old[1])
            self._read = old
        return [late[1] for late in cells[first:]]

    def _keep(self, teller: Teller) -> None:
        """Brings the lines for what is settled up to date."""
        settled, lines = self._order.settled, self._lines
        self._count_life(len(teller.life))
        began = tuple([total - change for total, change in zip(teller.life, self._lives[-1], strict=True)])
        if began != self._began:
            lines.clear()
            self._called.clear()
            self._where.clear()
        self._began = began
        known = len(lines)
        stale = self._renamed(teller)
        lines += [""] * (len(settled) - known)
        now = teller.life
        for at in (*sorted(stale), *range(known, len(settled))):
            teller.life = [first + change for first, change in zip(began, self._lives[at], strict=True)]
            self._tell(teller, at)
        teller.life = now
        self._merge(min(stale, default=known))

    def _count_life(self, players: int) -> None:
        settled, lives = self._order.settled, self._lives
        if not lives:
            lives.append((0,) * players)
        for event in settled[len(lives) - 1 :]:
            last = lives[-1]
            if event.kind in LIFE_CHANGES:
                change = LIFE_CHANGES[event.kind] * event.amount
                last = (*last[: event.player], last[event.player] + change, *last[event.player + 1 :])
            lives.append(last)

    def _renamed(self, teller: Teller) -> set[int]:
        """The events that name an object that is called something else now."""
        found: set[int] = set()
        for oid, called in list(self._called.items()):
            now = _calling(teller, oid)
            if now != called:
                found.update(self._where[oid])
                self._called[oid] = now
            if self._is_sure(teller, oid):
                del self._called[oid], self._where[oid]
        return found

    def _is_sure(self, teller: Teller, oid: int) -> bool:
        """Is the object gone for good, so that nothing about it can change?"""
        return oid in self._order.past and oid not in teller.st.objs

    def _tell(self, teller: Teller, at: int) -> None:
        teller.looked.clear()
        self._lines[at] = teller.line(self._order.settled[at])
        for oid in teller.looked.copy():
            if oid > 0 and not self._is_sure(teller, oid):
                self._called[oid] = _calling(teller, oid)
                places = self._where.setdefault(oid, [])
                if not places or places[-1] < at:
                    places.append(at)

    def _merge(self, first: int) -> None:
        """Puts the lines from the event at ``first`` on one after another."""
        merged, ends, settled = self._merged, self._ends, self._order.settled
        if first < len(ends):
            count, merged.alike, last = ends[first]
            del merged.lines[count:], ends[first:]
            if count:
                merged.lines[-1] = last
        for at in range(first, len(settled)):
            ends.append((len(merged.lines), merged.alike, merged.lines[-1] if merged.lines else ""))
            merged.add(self._lines[at], is_heading(settled[at]))


def _calling(teller: Teller, oid: int) -> Hashable:
    """What lines need to know about an object. What an ability on the stack refers to grows while it resolves."""
    found = teller.look(oid)
    if found is None:
        return None
    obj, chars = found
    if obj.stack is not None and oid in teller.st.objs:
        return object()
    return (
        chars.name, chars.abilities, obj.zone, obj.owner, obj.face_down is None, obj.copied, obj.definition, obj.token,
        obj.spell_copy, obj.in_use, obj.stack,
    )  # fmt: skip
