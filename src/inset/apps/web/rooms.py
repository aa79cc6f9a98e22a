"""The tables of the server: who has which seat, what each page has been sent, what happened between questions.

A page has a key for its seats, with which it returns after a lost connection. It is sent what the view of its seat
shows, and only the new lines of the log.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping
from typing import Final

from inset.agents import Player
from inset.apps.replay import Replay
from inset.apps.table import STOPS, Table
from inset.apps.watch import is_step
from inset.apps.web import asking
from inset.apps.web.protocol import Message, Refused
from inset.apps.web.seen import Pictures, board
from inset.game import Game
from inset.play.options import Decision
from inset.rules.model import decision as kinds, event_records as ev
from inset.rules.model.state import Event

MOST_ROOMS: Final = 64
IDLE: Final = 3600.0  # seconds after which an unwatched table may be closed
MOST_MOMENTS: Final = 60  # events between two questions
WATCHED: Final = frozenset([
    ev.CAST, ev.ACTIVATED, ev.TRIGGERED, ev.PLAYED_LAND, ev.ATTACKED, ev.BLOCKED, ev.DAMAGE, ev.RESOLVED, ev.FIZZLED,
    ev.COUNTERED, ev.TURN_BEGAN, ev.LOST_GAME,
])  # fmt: skip


class Link:
    """One page. ``pushes`` are messages for it that it didn't request."""

    def __init__(self) -> None:
        self.room: Room | None = None
        self.seats: tuple[int, ...] = ()
        self.seat = 0
        self.pictures = Pictures()
        self.told: list[str] = []
        self.pushes: list[Message] = []
        self.replay: Replay | None = None  # a recorded game that the page looks at

    def sit(self, room: Room, key: str) -> None:
        """Takes the seats that the key is for."""
        self.leave()
        self.room, self.seats = room, room.keys[key]
        self.seat = self.seats[0]
        self.told = []
        room.links.append(self)

    def leave(self) -> None:
        if self.room is not None:
            self.room.links.remove(self)
            self.room.touched = time.monotonic()
        self.room, self.seats = None, ()

    def news(self, game: Game) -> Message:
        """The log since the last time: how many lines stay, and those after them."""
        lines = game.seat(self.seat).log
        same = 0
        most = min(len(lines), len(self.told))
        while same < most and lines[same] == self.told[same]:
            same += 1
        self.told = lines
        return {"keep": same, "add": [line_of(line) for line in lines[same:]]}


def line_of(line: str) -> Message:
    """A line of the log: its words, its rule, and whether it is a heading."""
    text, bracket, rule = line.rpartition(" [")
    found: Message = {"text": text, "rule": rule[:-1]} if bracket and rule.endswith("]") else {"text": line, "rule": ""}
    if line.startswith("—"):
        found["head"] = "turn"
        found["text"] = found["text"].strip("— ")
    elif is_step(line):
        found["head"] = "step"
    return found


class Room:
    """A table with its pages."""

    def __init__(self, table: Table, seats: list[Message], keys: Mapping[str, tuple[int, ...]]) -> None:
        self.id = secrets.token_urlsafe(9)
        self.table = table
        self.seats = seats  # for each seat: its player and its deck, in words
        self.keys = dict(keys)
        self.links: list[Link] = []
        self.paying = table.game.automation("paying")  # is mana paid by the plan, except for what is paid by hand once?
        self.touched = time.monotonic()
        self._moments: dict[Link, list[Message]] = {}
        self._events: object = None

    @property
    def game(self) -> Game:
        return self.table.game

    # --- playing on -------------------------------------------------------------------------------

    def settle(self) -> None:
        """Lets bots answer until a person is asked, and records what each page could watch."""
        self._moments = {link: [] for link in self.links}
        self._events = self.game.state.log
        self._pay_as_set()
        decision = self.table.settle(self._watch)
        self._hand_over(decision)
        self.touched = time.monotonic()

    def _pay_as_set(self) -> None:
        """The payment by hand is over: from here on, the person's setting applies again."""
        decision = self.game.decision
        if (decision is None or decision.kind == kinds.PRIORITY) and self.game.automation("paying") != self.paying:
            self.game.automate(paying=self.paying)

    def _watch(self) -> None:
        if any(event.kind in WATCHED for event in self._new_events()):
            for link, moments in self._moments.items():
                if len(moments) < MOST_MOMENTS:
                    moments.append({"board": board(self.game, link.seat, link.pictures), "log": link.news(self.game)})

    def _new_events(self) -> list[Event]:
        found: list[Event] = []
        cell = self.game.state.log
        self._events, until = cell, self._events
        while cell is not None and cell is not until:
            cell, event = cell
            found.append(event)
        return found

    def _hand_over(self, decision: Decision | None) -> None:
        """A page with several seats shows the view of the player who is asked."""
        for link in self.links:
            if decision is not None and decision.player in link.seats and link.seat != decision.player:
                link.seat = decision.player
                link.told = []

    # --- what a page is sent ------------------------------------------------------------------------

    def state(self, link: Link) -> Message:
        """Everything that a page shows."""
        decision = self.game.decision
        asked = self.own_question(link)
        person = self.table.people[link.seat]
        return {
            "table": self.id,
            "seat": link.seat,
            "at": self.game.answers,
            "seats": self.seats,
            "moments": self._moments.pop(link, []),
            "board": board(self.game, link.seat, link.pictures),
            "log": link.news(self.game),
            "question": asking.question(self.table, asked) if asked is not None else None,
            "waiting": None if asked is not None or decision is None else self.game.players[decision.player],
            "undo": self.can_undo() and bool(self.table.history),
            "stops": {
                "steps": list(STOPS),
                "mine": sorted(person.mine),
                "theirs": sorted(person.theirs),
                "own_spells": person.own_spells,
                "yields": sorted(person.yields),
            },
            "paying": self.paying,
        }

    def can_undo(self) -> bool:
        """Undo is allowed only if nobody else could have seen the move."""
        return len(self.table.people) == 1

    def tell_others(self, link: Link) -> None:
        for other in self.links:
            if other is not link:
                other.pushes.append({"push": "table", "state": self.state(other)})

    def asked(self, link: Link, at: int) -> Decision:
        """The question that the page answers; refused if it is somebody else's, or already answered."""
        decision, own = self.game.decision, self.own_question(link)
        if decision is None:
            raise Refused("the game is over")
        if own is None:
            raise Refused(f"{self.game.players[decision.player]} decides")
        if at != self.game.answers:
            raise Refused("the question has been answered already")
        return own

    def own_question(self, link: Link) -> Decision | None:
        """The current question, if it is for one of the page's seats."""
        asked = (self.game.seat(seat).decision for seat in link.seats)
        return next((decision for decision in asked if decision is not None), None)


class Rooms:
    """All tables of a service, up to its limit."""

    def __init__(self, most: int = MOST_ROOMS, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self.clock = clock
        self.by_id: dict[str, Room] = {}

    def open(self, game: Game, bots: Mapping[int, Player], seats: list[Message], guests: set[int]) -> tuple[Room, str]:
        """A new table, and the key for the seats of the page that opens it."""
        self._make_place()
        people = [seat for seat in range(len(game.players)) if seat not in bots]
        here = tuple(seat for seat in people if seat not in guests)
        if not here:
            raise Refused("a table needs a person on this page")
        key = secrets.token_urlsafe(12)
        keys = {key: here} | {secrets.token_urlsafe(12): (seat,) for seat in sorted(guests)}
        room = Room(Table(game, bots), seats, keys)
        self.by_id[room.id] = room
        return room, key

    def _make_place(self) -> None:
        if len(self.by_id) < self.most:
            return
        now = self.clock()
        idle = [room for room in self.by_id.values() if not room.links and now - room.touched >= IDLE]
        if not idle:
            raise Refused(f"this server already has {self.most} games, its limit; try again later")
        del self.by_id[min(idle, key=lambda room: room.touched).id]

    def find(self, id: str, key: str) -> Room:
        """The table with that number, for a page that has a key to it."""
        room = self.by_id.get(id)
        if room is None or key not in room.keys:
            raise Refused("that game no longer exists")
        return room
