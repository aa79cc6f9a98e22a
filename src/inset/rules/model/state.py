"""109, 110, 400: the state of a game: objects, players, zones, effects, the turn.

Records are never changed in place: a write makes a new record and puts it where the old one was, through
``rules/atoms`` and nowhere else. So a copy of a state is a copy of a few containers, and a checkpoint at every
priority costs next to nothing (docs/adr/0001-records-replaced-not-mutated.md).
"""

from __future__ import annotations

from typing import Any, Final

from inset.kernel.marks import (
    BESTOWED as BESTOWED,
    BLESSING as BLESSING,
    COMMANDER as COMMANDER,
    COMPANION as COMPANION,
    DESIGNATED as DESIGNATED,
    DESIGNATED_COPY as DESIGNATED_COPY,
    EXILE_ON_LEAVE as EXILE_ON_LEAVE,
    FORETOLD as FORETOLD,
    FREE_COPY as FREE_COPY,
    INITIATIVE as INITIATIVE,
    LEFT_THERE as LEFT_THERE,
    LEFT_UNLOCKED as LEFT_UNLOCKED,
    MONARCH as MONARCH,
    PLOTTED as PLOTTED,
    RADIATION as RADIATION,
    SPEED as SPEED,
    SPLICED as SPLICED,
    THE_RING as THE_RING,
    UNLOCKED as UNLOCKED,
)
from inset.rules.model.caches import Caches
from inset.rules.model.changes import EVERYBODY, EVERYTHING, Change
from inset.rules.model.characteristics import (
    Chars as Chars,
    Copied as Copied,
    is_player as is_player,
    player_of as player_of,
    player_ref as player_ref,
)
from inset.rules.model.lasting_effects import (
    CREATED as CREATED,
    GOADING as GOADING,
    PAIRING as PAIRING,
    Delayed as Delayed,
    Floating as Floating,
    Pending as Pending,
)
from inset.rules.model.object_records import (
    ACTIVATED as ACTIVATED,
    EXILERS_CONTROLLER as EXILERS_CONTROLLER,
    HIDDEN as HIDDEN,
    MELDED as MELDED,
    MERGED as MERGED,
    NO_COUNTERS as NO_COUNTERS,
    NOTHING_CHOSEN as NOTHING_CHOSEN,
    OVER as OVER,
    SPELL as SPELL,
    TRIGGERED as TRIGGERED,
    Cast as Cast,
    Choices as Choices,
    Combat as Combat,
    Component as Component,
    Ctx as Ctx,
    Dealt as Dealt,
    Event as Event,
    FaceDown as FaceDown,
    Obj as Obj,
    OnStack as OnStack,
    held_by as held_by,
)
from inset.rules.model.player_records import (
    BENT_NOW as BENT_NOW,
    ONLY_NOW as ONLY_NOW,
    Mana as Mana,
    Player as Player,
    mana_in as mana_in,
)

# 731.1: what the game itself may be
NEITHER: Final = 0
DAY: Final = 1
NIGHT: Final = 2


class State:
    """Everything that a game is, between two answers."""

    __slots__ = (
        "active",
        "afar",
        "auto_mana",
        "auto_order",
        "battlefield",
        "caches",
        "clock",
        "command",
        "controlled_turns",
        "day",
        "decks",
        "delayed",
        "epoch",
        "events",
        "exile",
        "extra_steps",
        "extra_turns",
        "floating",
        "forced_rolls",
        "format",
        "graveyards",
        "hands",
        "lent",
        "libraries",
        "lki",
        "log",
        "names",
        "next_batch",
        "next_id",
        "objs",
        "outcome",
        "outside",
        "passes",
        "passing",
        "pending",
        "players",
        "priority",
        "rng",
        "skips",
        "stack",
        "stage",
        "step",
        "strays",
        "tallies",
        "turn",
        "writes",
    )  # fmt: skip

    def __init__(self, of: State | None = None) -> None:
        """A new state, or a copy of one."""
        self.passing: Passing | None = None  # may players who can do nothing else pass unasked? Never in a copy
        if of is not None:
            self._take(of)
            return
        self.objs: dict[int, Obj] = {}  # written by ``write`` and ``erase`` only
        self.lent = False  # is the same dictionary in use by another state?
        self.writes = 0  # how often it was written
        self.players: list[Player] = []
        self.libraries: list[tuple[int, ...]] = []  # the top card comes first
        self.hands: list[tuple[int, ...]] = []
        self.graveyards: list[tuple[int, ...]] = []  # the top card comes last
        self.outside: list[tuple[int, ...]] = []
        self.battlefield: tuple[int, ...] = ()
        self.exile: tuple[int, ...] = ()
        self.command: tuple[int, ...] = ()
        self.stack: tuple[int, ...] = ()  # the top comes last
        self.turn = 0
        self.active = 0
        self.step = 0
        self.stage = 0  # see turn.py: where in the step the game is
        self.priority = 0
        self.passes = 0
        self.extra_turns: tuple[int, ...] = ()  # the next one comes last (500.7)
        self.extra_steps: tuple[tuple[int, int, bool], ...] = ()  # added_steps.py
        self.controlled_turns: tuple[tuple[int, int, bool], ...] = ()  # 723: (player, by whom, extra turn after)
        self.day = NEITHER
        self.skips: tuple[tuple[int, int], ...] = ()  # (player, step) to be skipped once
        self.pending: tuple[Pending, ...] = ()
        self.delayed: tuple[Delayed, ...] = ()
        self.floating: tuple[Floating, ...] = ()
        self.afar = False  # may the ability of a card in exile or a graveyard change other objects (113.6b)?
        self.strays: tuple[int, ...] = ()  # tokens and copies that may be where they can't stay (704.5d–e)
        self.tallies: dict[tuple[int, int, int], int] = {}  # (object, ability, kind) -> how often this turn
        self.events: list[Event] = []  # of this turn
        self.log: Any = None  # (rest, event): everything that happened, newest first
        self.lki: dict[int, tuple[Obj, Chars]] = {}
        self.outcome: Any = None
        self.rng = 0
        self.next_id = 1
        self.next_batch = 1
        self.clock = 1
        self.epoch = 0
        self.caches = Caches()  # what was computed; ``forget`` notifies it of each change
        self.format = "duel"
        self.names: Any = None  # the card names that may be chosen (201.4)
        self.decks: Any = None
        self.auto_mana = True
        self.auto_order = True
        self.forced_rolls: tuple[int, ...] = ()

    def clone(self) -> State:
        return State(self)

    def _take(self, of: State) -> None:
        self.objs = of.objs
        self.lent = of.lent = True
        self.writes = of.writes
        self.players = of.players.copy()
        self.libraries = of.libraries.copy()
        self.hands = of.hands.copy()
        self.graveyards = of.graveyards.copy()
        self.outside = of.outside.copy()
        self.battlefield = of.battlefield
        self.exile = of.exile
        self.command = of.command
        self.stack = of.stack
        self.turn = of.turn
        self.active = of.active
        self.step = of.step
        self.stage = of.stage
        self.priority = of.priority
        self.passes = of.passes
        self.extra_turns = of.extra_turns
        self.extra_steps = of.extra_steps
        self.controlled_turns = of.controlled_turns
        self.day = of.day
        self.skips = of.skips
        self.pending = of.pending
        self.delayed = of.delayed
        self.floating = of.floating
        self.afar = of.afar
        self.strays = of.strays
        self.tallies = of.tallies.copy()
        self.events = of.events.copy()
        self.log = of.log
        self.lki = of.lki.copy()
        self.outcome = of.outcome
        self.rng = of.rng
        self.next_id = of.next_id
        self.next_batch = of.next_batch
        self.clock = of.clock
        self.epoch = of.epoch
        self.caches = Caches(of.caches)
        self.format = of.format
        self.names = of.names
        self.decks = of.decks
        self.auto_mana = of.auto_mana
        self.auto_order = of.auto_order
        self.forced_rolls = of.forced_rolls

    def restore(self, before: State) -> None:
        """733.1: restores everything from a copy made before."""
        epoch, auto_mana, auto_order = self.epoch, self.auto_mana, self.auto_order
        self._take(before)
        self.epoch, self.auto_mana, self.auto_order = epoch, auto_mana, auto_order
        self.forget()

    def write(self, obj: Obj) -> None:
        """A new record of an object."""
        if self.lent:
            self.objs = self.objs.copy()
            self.lent = False
        self.writes += 1
        self.objs[obj.id] = obj

    def erase(self, oid: int) -> None:
        """No object has this id any more."""
        if self.lent:
            self.objs = self.objs.copy()
            self.lent = False
        self.writes += 1
        del self.objs[oid]

    def forget(self, change: Change = EVERYTHING, player: int = EVERYBODY) -> None:
        """Something has changed: results that depend on it are out of date (``changes.TABLE``).

        ``player``: whose possible actions changed.
        """
        caches, looked_at = self.caches, change.looked_at
        if looked_at:
            index = caches.index
            if index is None or index.reads & looked_at:
                change = EVERYTHING
        if change.settles:
            self.epoch += 1
        caches.listed = caches.purses = caches.base = caches.plan = None  # ASKED
        if change.lists:
            caches.offered = {}
        elif change.lists_concerned:
            caches.forget_lists(looked_at, player)
        if change.timed_mana:
            caches.forget_timed_mana()
        elif change.odd_mana:
            caches.forget_odd_mana()
        elif change.own_mana:
            caches.forget_mana_of(player)
        elif change.mana:
            caches.boards = {}
        if change.wider:
            if change.singles:
                caches.singles = {}
            if change.cards:
                caches.cards = {}
            elif change.own_cards:
                caches.forget_cards_of(player)
            if change.index:
                caches.index = None
            if change.layers:
                caches.chars = {}
                caches.reach = {}

    def supposing(self, obj: Obj, chars: Chars) -> State:
        """A copy with a hypothetical object, to ask questions about: a spell that is not on the stack yet (601.3e). It
        starts with all cached results, and anything computed in it stays there."""
        lent = self.lent
        made = State(self)
        self.lent = lent  # the copy takes its own objects at once
        made.objs = self.objs.copy()
        made.lent = False
        made.objs[obj.id] = obj
        obj.alone = False
        made.caches.suppose(obj.id, chars)
        return made

    def over(self) -> bool:
        """Has the game ended? A property, because the type checker, and so the compiled build, would assume that a
        field hasn't changed."""
        return self.outcome is not None

    def in_game(self) -> tuple[int, ...]:
        """The players still in the game, in turn order from the active player (101.4)."""
        order = _SEATS[len(self.players)][self.active]
        for record in self.players:
            if record.lost:
                return self._present(order)
        return order

    def opponents(self, player: int) -> tuple[int, ...]:
        """Each opponent, in turn order from the player (102.3)."""
        order = _OTHERS[len(self.players)][player]
        for record in self.players:
            if record.lost:
                return self._present(order)
        return order

    def _present(self, order: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([player for player in order if not self.players[player].lost])


class Passing:
    """117.3d: passes that are given without a question: a player who can do nothing else is not asked (docs/adr/0029).
    Whoever runs the game allows it, for one answer at a time, and reads afterwards how many passes were given.

    ``left``: how many passes may still be given; ``most``: the objects with which a game is too large to go on unwatched;
    ``free``: of how many priorities the state need not be kept.

    ``given``: how many were given. ``keeps``: at how many of them there was a priority that did not follow a pass, the last of
    these after ``before`` passes; ``kept``: the state there, if it had to be kept.
    """

    __slots__ = ("before", "free", "given", "keeps", "kept", "left", "most")

    def __init__(self, left: int, most: int, free: int) -> None:
        self.left = left
        self.most = most
        self.free = free
        self.given = 0
        self.kept: State | None = None
        self.before = 0
        self.keeps = 0

    def allows(self, st: State) -> bool:
        return self.given < self.left and len(st.objs) <= self.most

    def give(self, st: State) -> None:
        """The player with priority passes."""
        if not st.passes:
            self.before = self.given
            self.keeps += 1
            if self.keeps > self.free:
                self.kept = State(st)
        self.given += 1


def seats(count: int, first: int) -> tuple[int, ...]:
    """Turn order from a player on (101.4)."""
    return _SEATS[count][first]


MOST_PLAYERS: Final = 16
_SEATS: Final = [
    [tuple((first + i) % count for i in range(count)) for first in range(count)] for count in range(MOST_PLAYERS + 1)
]
_OTHERS: Final = [[order[1:] for order in rows] for rows in _SEATS]
