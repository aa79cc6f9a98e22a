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
from inset.rules.model.object_records import (
    ACTIVATED as ACTIVATED,
    BENT_NOW as BENT_NOW,
    CREATED as CREATED,
    EXILERS_CONTROLLER as EXILERS_CONTROLLER,
    GOADING as GOADING,
    HIDDEN as HIDDEN,
    MELDED as MELDED,
    MERGED as MERGED,
    NO_COUNTERS as NO_COUNTERS,
    NOTHING_CHOSEN as NOTHING_CHOSEN,
    ONLY_NOW as ONLY_NOW,
    OVER as OVER,
    PAIRING as PAIRING,
    SPELL as SPELL,
    TIMED as TIMED,
    TRIGGERED as TRIGGERED,
    Cast as Cast,
    Chars as Chars,
    Combat as Combat,
    Component as Component,
    Copied as Copied,
    Ctx as Ctx,
    Dealt as Dealt,
    Delayed as Delayed,
    Event as Event,
    FaceDown as FaceDown,
    Floating as Floating,
    Mana as Mana,
    Obj as Obj,
    OnStack as OnStack,
    Pending as Pending,
    Player as Player,
    is_player as is_player,
    mana_in as mana_in,
    player_of as player_of,
    player_ref as player_ref,
)

EVERYBODY: Final = -1  # in the place of a player whose means have changed …
NOBODY: Final = -2  # … or not

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
        "board",
        "cards",
        "chars",
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
        "index",
        "lent",
        "libraries",
        "lki",
        "log",
        "memo",
        "names",
        "next_batch",
        "next_id",
        "objs",
        "offered",
        "outcome",
        "outside",
        "passes",
        "pending",
        "players",
        "priority",
        "reach",
        "rng",
        "singles",
        "skips",
        "stack",
        "stage",
        "step",
        "strays",
        "tallies",
        "turn",
    )  # fmt: skip

    def __init__(self, of: State | None = None) -> None:
        """A new state, or a copy of one."""
        if of is not None:
            self._take(of)
            return
        self.objs: dict[int, Obj] = {}  # written by ``write`` and ``erase`` only
        self.lent = False  # is the same dictionary in use by another state?
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
        self.stage = 0  # see turn.py: where in the step the game stands
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
        self.strays = False  # may a token or a copy be where it can't stay (704.5d–e)?
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
        self.chars: dict[int, Chars] = {}  # of permanents, as the layers leave them
        self.singles: dict[int, Chars] = {}  # of other objects, as far as they were asked for
        self.board: dict[Any, Any] = {}  # who could make what mana, since the last change of an object
        self.memo: dict[Any, Any] = {}  # what was worked out since the last change of any kind
        self.offered: dict[Any, Any] = {}  # what players may do, since the last change but that of the step or turn
        self.cards: dict[Any, Any] = {}  # what was worked out about cards since the last one moved
        self.reach: dict[int, Any] = {}  # by zone: the continuous effects that reach objects there
        self.index: Any = None
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
        self.chars = of.chars  # shared: a pure function of equal states; whoever changes something takes a new one
        self.singles = of.singles
        self.reach = of.reach
        self.memo = of.memo
        self.offered = of.offered
        self.cards = of.cards
        self.board = of.board
        self.index = of.index
        self.format = of.format
        self.names = of.names
        self.decks = of.decks
        self.auto_mana = of.auto_mana
        self.auto_order = of.auto_order
        self.forced_rolls = of.forced_rolls

    def restore(self, before: State) -> None:
        """733.1: all is as it was in a copy made before."""
        epoch, auto_mana, auto_order = self.epoch, self.auto_mana, self.auto_order
        self._take(before)
        self.epoch, self.auto_mana, self.auto_order = epoch, auto_mana, auto_order
        self.touch()

    def write(self, obj: Obj) -> None:
        """A new record of an object."""
        if self.lent:
            self.objs = self.objs.copy()
            self.lent = False
        self.objs[obj.id] = obj

    def erase(self, oid: int) -> None:
        """No object has this id any more."""
        if self.lent:
            self.objs = self.objs.copy()
            self.lent = False
        del self.objs[oid]

    def touch(self) -> None:
        """Something changed that characteristics, triggers or permissions may depend on."""
        self.epoch += 1
        self.chars = {}
        self.singles = {}
        self.reach = {}
        self.memo = {}
        self.offered = {}
        self.cards = {}
        self.board = {}
        self.index = None

    def shift(self) -> None:
        """Something moved or changed that is no permanent and that no effect looks at: permanents are as they were."""
        self.epoch += 1
        self.singles = {}
        self.memo = {}
        self.offered = {}
        self.cards = {}
        self.board = {}

    def shift_own(self, player: int, what: int) -> None:
        """The same for a card that moved between a player's own zones: it is nothing to the others either."""
        self.epoch += 1
        self.singles = {}
        self.memo = {}
        self.keep_offers(what, player)
        self.cards = {key: found for key, found in self.cards.items() if key[1] != player}
        self.board = {}

    def joined(self, oid: int, chars: Chars) -> None:
        """A permanent entered that changes nothing about the others."""
        self.shift()
        self.chars = {**self.chars, oid: chars}
        self.index = self.index.joined(oid, chars)

    def left(self, oid: int) -> None:
        """A permanent left that changed nothing about the others."""
        self.shift()
        self.chars = self.chars.copy()
        self.index = self.index.left(oid, self.chars.pop(oid))

    def reindex(self) -> None:
        """Effects began or ended that change no characteristics."""
        self.epoch += 1
        self.memo = {}
        self.offered = {}
        self.cards = {}
        self.board = {}
        self.index = None

    def nudge(self, what: int, player: int = EVERYBODY) -> None:
        """Something changed that only few cards look at (one of ``abilities.TAPPED`` …): the caches stay if none is about.

        ``player``: whose means to do anything changed.
        """
        index = self.index
        if index is None or index.reads & what:
            self.touch()
        else:
            self.epoch += 1
            self.memo = {}
            self.board = {}
            self.keep_offers(what, player)

    def keep_offers(self, what: int, player: int) -> None:
        """What players may do is as it was, but for this player and for those whose cards look at what changed
        (``casting.actions``)."""
        kept: dict[Any, Any] = {}
        if player != EVERYBODY:
            for key, row in self.offered.items():
                if key[0] != player and not row[0] & what:
                    kept[key] = row
        self.offered = kept

    def moved_on(self, what: int) -> None:
        """Only where the game stands has changed: nothing for state-based actions to look at."""
        index = self.index
        if index is None or index.reads & what:
            self.touch()
        else:
            self.memo = {}
            if TIMED in self.board:
                self.board = {}

    def over(self) -> bool:
        """Has the game ended? Asked anew each time: a type checker, and so the compiled build, believes what it saw."""
        return self.outcome is not None

    def in_game(self) -> tuple[int, ...]:
        """The players still in the game, in turn order from the active player (101.4)."""
        return self._present(_SEATS[len(self.players)][self.active])

    def opponents(self, player: int) -> tuple[int, ...]:
        """Each opponent, in turn order from the player (102.3)."""
        return self._present(_SEATS[len(self.players)][player][1:])

    def _present(self, order: tuple[int, ...]) -> tuple[int, ...]:
        for record in self.players:
            if record.lost:
                return tuple([player for player in order if not self.players[player].lost])
        return order


def seats(count: int, first: int) -> tuple[int, ...]:
    """Turn order from a player on (101.4)."""
    return _SEATS[count][first]


MOST_PLAYERS: Final = 16
_SEATS: Final = [
    [tuple((first + i) % count for i in range(count)) for first in range(count)] for count in range(MOST_PLAYERS + 1)
]
