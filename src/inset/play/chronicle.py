"""The log, read once: what views and samples ask of it again and again (400.2, 701.20, 701.24a).

A log only grows, and games that were copied share all of it but its end. So its older part is read once and kept as lists and
tables, a ``Chapter``, which copies share. The last events are read anew each time.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from typing import Any, Final

from inset.kernel.types import HAND, HIDDEN_ZONES, LIBRARY
from inset.rules.model import event_records as ev
from inset.rules.model.state import Event, Obj, State
from inset.words.log import EVERYBODY
from inset.words.log_kept import KeptLog

# events whose ``detail`` is numbers of objects
OF_CARDS: Final = (ev.REVEALED, ev.LOOKED, ev.SEARCHED, ev.CHOSE, ev.SHOWN)
OPEN_AT_MOST: Final = 128  # events that are read each time …
OPEN_AT_LEAST: Final = 64  # … and how many of them stay open: usually more than lie between two priorities
NEVER: Final = -1


class Chapter:
    """What a part of the log says. Places are counted from the beginning of the log."""

    __slots__ = (
        "began", "came", "count", "departed", "faces", "looked", "moves", "named", "past", "put", "revealed",
        "searches", "shuffled", "shuffles",
    )  # fmt: skip

    def __init__(self, count: int = 0) -> None:
        self.count = count  # events up to its end
        self.revealed: dict[int, int] = {}  # an object that everybody was shown, and where the log says so
        self.looked: dict[int, dict[int, int]] = {}  # the same for those that one player was shown
        self.faces: list[int] = []  # every object that everybody was shown, wherever it is now
        self.shuffled: dict[int, int] = {}  # where the log tells of each player's last shuffle
        self.shuffles: list[tuple[int, int]] = []  # every shuffle: its player and its place
        self.searches: list[tuple[tuple[int, ...], int]] = []  # every search: the objects there, and its place
        self.moves: list[tuple[int, Event]] = []  # out of hidden zones, or into them
        self.departed: dict[int, int] = {}  # where the log tells of an object's move
        self.put: dict[int, int] = {}  # where the log tells that an object was put into a library
        self.came: set[int] = set()  # the objects that came to a hand
        self.named: set[int] = set()  # those that were shown, looked at or chosen
        self.past: dict[int, Obj] = {}  # what objects last were, as far as the rules have forgotten it
        self.began: set[int] = set()  # of those, the cards that were in hands as the game began

    def add(self, event: Event) -> None:
        kind, place = event.kind, self.count
        self.count = place + 1
        if kind == ev.MOVED:
            self._moved(event, place)
        elif kind == ev.SHUFFLED:
            self.shuffled[event.player] = place
            self.shuffles.append((event.player, place))
        elif kind == ev.SHOWN:
            self.revealed.update(dict.fromkeys(event.oids, place))
        elif kind in OF_CARDS:
            oids = event.oids
            self.named.update(oids)
            if kind == ev.SEARCHED:
                self.searches.append((oids, place))
            if kind == ev.REVEALED:
                self.faces.extend(oids)
                self.revealed.update(dict.fromkeys(oids, place))
            elif kind != ev.CHOSE:
                self.looked.setdefault(event.player, {}).update(dict.fromkeys(oids, place))
        elif kind == ev.FORGOT:
            for oid, (obj, _) in event.past.items():
                self.past[oid] = obj
                if obj.zone == HAND and obj.id == obj.card:
                    self.began.add(oid)

    def only_shown(self) -> Chapter:
        """A chapter that says the same about what was shown, and nothing else."""
        made = Chapter(self.count)
        made.revealed, made.shuffled = self.revealed.copy(), self.shuffled.copy()
        made.looked = {player: known.copy() for player, known in self.looked.items()}
        return made

    def _moved(self, event: Event, place: int) -> None:
        gone = event.other
        self.departed.setdefault(gone, place)
        if gone != event.obj:  # otherwise it is the same object, moving along with a merged permanent
            self.revealed.pop(gone, None)
            for known in self.looked.values():
                known.pop(gone, None)
        if (event.origin | event.destination) & HIDDEN_ZONES:
            self.moves.append((place, event))
            if event.destination == HAND:
                self.came.add(event.obj)
            elif event.destination == LIBRARY:
                self.put[event.obj] = place


class Reading:
    """What the log of one state says: an older chapter that others share, and the last events."""

    __slots__ = ("older", "recent")

    def __init__(self, older: Chapter, recent: Chapter) -> None:
        self.older = older
        self.recent = recent

    @property
    def count(self) -> int:
        """How many events there are."""
        return self.recent.count

    def shown(self, st: State, through: tuple[int, ...]) -> set[int]:
        """The objects that were shown to one of these players and have not moved since, nor been shuffled away."""
        found: set[int] = set()
        for chapter in (self.older, self.recent):
            self._collect(st, chapter.revealed, found)
            for player in through:
                if player in chapter.looked:
                    self._collect(st, chapter.looked[player], found)
        return found

    def _collect(self, st: State, known: dict[int, int], found: set[int]) -> None:
        for oid, place in known.items():
            obj = st.objs.get(oid)
            if obj is not None and not (obj.zone == LIBRARY and place < self.shuffled(obj.owner)):
                found.add(oid)

    def shuffled(self, player: int) -> int:
        """Where the log tells of the player's last shuffle, or ``NEVER``."""
        return self.recent.shuffled.get(player, self.older.shuffled.get(player, NEVER))

    def faces(self) -> list[int]:
        """Every object whose face everybody was shown, in the order of the log, wherever it is now."""
        return list(dict.fromkeys([*self.older.faces, *self.recent.faces]))

    def retold(
        self, numbers: Mapping[int, int], eyes: tuple[int, ...], own: tuple[int, ...], hidden: Container[int]
    ) -> Chapter:
        """What was shown, retold with the ``numbers`` that objects have in a sample for the player with these ``eyes``.

        What others looked at may have been moved since; only the player's ``own`` hand is known to be where it was.
        ``hidden``: what was shown once and is hidden now."""
        made = Chapter(self.count)
        made.shuffled = {**self.older.shuffled, **self.recent.shuffled}
        for chapter in (self.older, self.recent):
            for oid, place in chapter.revealed.items():
                if oid not in hidden:
                    made.revealed[numbers.get(oid, oid)] = place
            for player, known in chapter.looked.items():
                into = made.looked.setdefault(player, {})
                for oid, place in known.items():
                    if oid not in hidden and (player in eyes or oid in own):
                        into[numbers.get(oid, oid)] = place
        return made

    def moves(self) -> Iterator[tuple[int, Event]]:
        """The moves out of hidden zones and into them, oldest first, each with its place."""
        yield from self.older.moves
        yield from self.recent.moves

    def departed(self, oid: int) -> int:
        """When an object left its zone, counted back from now: the same for all who saw it, whatever card it was."""
        place = self.older.departed.get(oid, NEVER)
        if place == NEVER:
            place = self.recent.departed.get(oid, NEVER)
        return place - self.count if place != NEVER else 0

    def put(self, oid: int) -> int:
        """Where the log tells that the object was put into a library, or ``NEVER``."""
        return self.recent.put.get(oid, self.older.put.get(oid, NEVER))

    def was_lost_sight_of(self, oid: int, owner: int, until: int) -> bool:
        """Was the object put into its owner's library, and that shuffled or searched before this place?"""
        put = self.put(oid)
        if put == NEVER:
            return False
        chapters = (self.older, self.recent)
        places = [place for chapter in chapters for player, place in chapter.shuffles if player == owner]
        places += [place for chapter in chapters for oids, place in chapter.searches if oid in oids]
        return any(put < place < until for place in places)

    def came(self, oid: int) -> bool:
        return oid in self.older.came or oid in self.recent.came

    def named(self, oid: int) -> bool:
        """Was it ever shown, looked at or chosen?"""
        return oid in self.older.named or oid in self.recent.named

    def past(self, st: State, oid: int) -> Obj | None:
        """What an object is, or last was, as far as that is known."""
        obj = st.objs.get(oid) or self.recent.past.get(oid) or self.older.past.get(oid)
        if obj is not None:
            return obj
        kept = st.lki.get(oid)
        return kept[0] if kept is not None else None

    def began_in_hand(self, st: State) -> set[int]:
        """The cards that were in hands as the game began and did not come there, as far as they are known."""
        found = self.older.began | self.recent.began
        for obj in (*st.objs.values(), *(past for past, _ in st.lki.values())):
            if obj.zone == HAND and obj.id == obj.card:
                found.add(obj.id)
        return {oid for oid in found if not self.came(oid)}


class Chronicle:
    """The older part of a game's log, as far as it has been read. Copies of a game share it."""

    __slots__ = ("_chapter", "_logs", "_read", "_whole")

    def __init__(self, log: Any = None, chapter: Chapter | None = None) -> None:
        """Nothing has been read yet; for a sample, only what was shown is known."""
        self._read: Any = log  # the newest cell of the log that is in the chapter
        self._chapter = chapter if chapter is not None else Chapter()
        self._whole = chapter is None
        self._logs: dict[tuple[int, bool], KeptLog] = {}  # lines, by viewer and whether the viewer is called "you"

    def lines(self, st: State, viewer: int = EVERYBODY, you: bool = False) -> list[str]:
        """What happened, in words, as ``words.log.tell`` puts it."""
        kept = self._logs.get((viewer, you))
        if kept is None:
            kept = self._logs[viewer, you] = KeptLog(viewer, you)
        return kept.lines(st)

    def read(self, log: Any, whole: bool = False) -> Reading:
        """What a log says; ``whole``: everything, not only what was shown."""
        if whole and not self._whole:
            self._chapter, self._read, self._whole = Chapter(), None, True
        cells: list[Any] = []
        cell = log
        while cell is not None and cell is not self._read:
            cells.append(cell)
            cell = cell[0]
        if cell is not self._read:  # the log of a copy that diverged long ago
            self._chapter, self._read, self._whole = Chapter(), None, True
        cells.reverse()
        first = len(cells) - OPEN_AT_LEAST if len(cells) > OPEN_AT_MOST else 0
        for place in range(first):
            self._chapter.add(cells[place][1])
            self._read = cells[place]
        recent = Chapter(self._chapter.count)
        for place in range(first, len(cells)):
            recent.add(cells[place][1])
        return Reading(self._chapter, recent)
