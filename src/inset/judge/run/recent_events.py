"""603, 700.1: what has happened since the last `expect`: events of the log, by the words of the page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from inset.judge.format.scenario import Happened
from inset.judge.run.references import Board, token_words
from inset.kernel.types import BATTLEFIELD, CREATURE, EXILE, GRAVEYARD, HAND
from inset.rules.model import event_records as ev, move_causes
from inset.rules.model.state import Chars, Event, Obj, State
from inset.rules.objects import frames
from inset.words import log

Fits = Callable[[Event], bool]


def _moved(origin: int = 0, destination: int = 0, cause: int | None = None) -> Fits:
    def fits(event: Event) -> bool:
        return (
            event.kind == ev.MOVED
            and (not origin or bool(event.origin & origin))
            and (not destination or bool(event.destination & destination))
            and (cause is None or event.cause == cause)
        )

    return fits


def _of(kind: int) -> Fits:
    return lambda event: event.kind == kind


def _scried(word: str) -> Fits:
    return lambda event: event.kind == ev.SCRIED and event.word == word


def _turned(converts: bool) -> Fits:
    return lambda event: event.kind == ev.TRANSFORMED and event.yes == converts


def _returned(event: Event) -> bool:
    return _moved(destination=HAND)(event) and event.origin in (BATTLEFIELD, GRAVEYARD, EXILE)


EVENTS: Final[dict[str, Fits]] = {
    "activated": _of(ev.ACTIVATED),
    "attacked": _of(ev.ATTACKED),
    "blocked": _of(ev.BLOCKED),
    "cast": _of(ev.CAST),
    "completed": _of(ev.COMPLETED_DUNGEON),
    "copied": _of(ev.COPIED),
    "converted": _turned(True),
    "countered": _of(ev.COUNTERED),
    "created": _of(ev.CREATED_TOKEN),
    "destroyed": _moved(BATTLEFIELD, cause=move_causes.DESTROYING),
    "died": _moved(BATTLEFIELD, GRAVEYARD),
    "discarded": _of(ev.DISCARDED),
    "discovered": _of(ev.DISCOVERED),
    "drew": _of(ev.DREW),
    "entered": _moved(destination=BATTLEFIELD),
    "exiled": _moved(destination=EXILE),
    "explored": _of(ev.EXPLORED),
    "flipped": _of(ev.FLIPPED),
    "gained life": _of(ev.GAINED_LIFE),
    "left": _moved(origin=BATTLEFIELD),
    "lost life": _of(ev.LOST_LIFE),
    "milled": _moved(cause=move_causes.MILLING),
    "mutated": _of(ev.MUTATED),
    "played": _of(ev.PLAYED_LAND),
    "resolved": _of(ev.RESOLVED),
    "returned": _returned,
    "revealed": _of(ev.REVEALED),
    "rolled": _of(ev.ROLLED),
    "sacrificed": _moved(cause=move_causes.SACRIFICING),
    "scried": _scried("scry"),
    "searched": _of(ev.SEARCHED),
    "shuffled": _of(ev.SHUFFLED),
    "surveilled": _scried("surveil"),
    "tapped": _of(ev.TAPPED),
    "transformed": _turned(False),
    "triggered": _of(ev.TRIGGERED),
    "unlocked": _of(ev.UNLOCKED),
    "untapped": _of(ev.UNTAPPED),
}
LAST_KNOWN: Final = frozenset(["destroyed", "died", "left", "sacrificed"])  # what it was before
BY_AMOUNT: Final = frozenset(["gained life", "lost life"])  # `count` counts what was gained


class Recent:
    """The events since the last `expect`, with what their objects were."""

    def __init__(self, board: Board, events: Sequence[Event]) -> None:
        self.board = board
        self.events = events
        self.teller = log.Teller(board.st, events)

    def count(self, wanted: Happened) -> int:
        """How often that happened."""
        found = [event for event in self.events if EVENTS[wanted.event](event) and self._fits(wanted, event)]
        if wanted.event in BY_AMOUNT:
            return sum(event.amount for event in found)
        return len(found)

    def _fits(self, wanted: Happened, event: Event) -> bool:
        if wanted.rule is not None and event.rule != wanted.rule:
            return False
        if wanted.event == "died" and not self._was(event.other, CREATURE):
            return False
        if wanted.player is not None and self._player(event) != self.board.player(wanted.player):
            return False
        if wanted.number is not None and self._number(event) != wanted.number:
            return False
        if wanted.source is not None and not self._named(event.other or event.obj, wanted.source):
            return False
        for name in (wanted.card, wanted.name):
            if name is not None and not self._is_about(wanted, event, name):
                return False
        return wanted.way is None or self._cast_as(event, wanted.way)

    def _player(self, event: Event) -> int:
        """The player who did it; if nobody did, the controller or owner of the object it happened to."""
        if event.player >= 0 and event.kind != ev.MOVED:
            return event.player
        found = self.teller.look(event.other if event.kind == ev.MOVED else event.obj)
        if found is None:
            return event.player
        obj, chars = found
        return chars.controller if obj.zone == BATTLEFIELD else obj.owner

    def _number(self, event: Event) -> int:
        """How many cards were looked at, how much life it was, what the die shows after modifiers (706.2)."""
        return event.number if event.kind == ev.ROLLED else event.amount

    def _is_about(self, wanted: Happened, event: Event, name: str) -> bool:
        oids = [event.other, event.obj] if event.kind == ev.MOVED else [event.obj]
        if wanted.event in LAST_KNOWN:
            oids = [event.other]
        if event.kind == ev.REVEALED:
            oids = list(event.oids)
        return any(self._named(oid, name) for oid in oids)

    def _named(self, oid: int, name: str) -> bool:
        """Is this the object that a label means, or had it that name?"""
        found = self.teller.look(oid)
        if found is None:
            return False
        obj, chars = found
        if name in self.board.labels:
            return self.board.labels[name] in (obj.card or obj.id, obj.id)
        return name in _names(obj, chars)

    def _was(self, oid: int, types: int) -> bool:
        found = self.teller.look(oid)
        return found is not None and found[1].types & types != 0

    def _cast_as(self, event: Event, way: str) -> bool:
        found = self.teller.look(event.obj)
        if found is None:
            return False
        obj = found[0]
        words = {frames.way_word(obj.definition, obj.in_use), frames.name_of_way(obj.definition, obj.in_use)}
        return way.casefold() in {word.casefold() for word in words}


def _names(obj: Obj, chars: Chars) -> set[str]:
    names = {chars.name, *chars.name.split(" // ")}
    if obj.face_down is not None and obj.zone != BATTLEFIELD:
        names.add(obj.definition.name)
    if obj.token:
        names |= set(token_words(chars.name, "Role" in chars.subtypes))
    return names


def since(st: State, mark: object) -> list[Event]:
    """The events of the log after a mark, oldest first; a mark is the log as it was then."""
    found: list[Event] = []
    cell = st.log
    while cell is not None and cell is not mark:
        cell, event = cell
        found.append(event)
    found.reverse()
    return found
