"""A canonical key for a position: equal for positions that play on alike, whatever numbers their objects have (docs/adr/0028).

What the rules never look at is left out: the numbers of objects, the order of cards in hands and in exile, how long the game has
lasted, and the state of chance. Timestamps, turns and batches of events are written relative to each other. A record
of an object is never changed (docs/adr/0001), so its own part of the key is worked out once.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from hashlib import blake2b
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from inset.kernel.types import BATTLEFIELD, COMMAND, EXILE, STACK
from inset.play.fingerprint import LAYOUTS, Plain, plain_form
from inset.play.record import SPECIAL
from inset.rules.model import decision as rules, event_records as ev
from inset.rules.model.answers import Answer
from inset.rules.model.object_notes import BORNE_BY, MATERIALS
from inset.rules.model.state import (
    CREATED,
    Cast,
    Combat,
    Ctx,
    Delayed,
    Event,
    Floating,
    Mana,
    Obj,
    OnStack,
    Player,
    State,
    is_player,
)

if TYPE_CHECKING:
    from inset.game import Game

GONE: Final = -1_000_000
NO_TURN: Final = -1
OPEN_ZONES: Final = BATTLEFIELD | STACK | COMMAND | EXILE
MOST_KEPT: Final = 20_000  # records whose own part is kept

LISTS: Final = (
    ev.REVEALED,
    ev.LOOKED,
    ev.SEARCHED,
    ev.CHOSE,
    ev.PLAYER_ATTACKED,
    ev.VOTED,
)  # events whose detail lists objects
OBJECTS: Final = ("card", "leave", "object", "source")  # of an answer: fields that hold the numbers of objects
# fields that hold the numbers of objects, alone or in tuples and dictionaries
REFERENCES: Final[dict[type, frozenset[str]]] = {
    Cast: frozenset(["exiler"]),
    Combat: frozenset(["attacking", "band", "blocking"]),
    Ctx: frozenset(["source", "targets", "saved", "each"]),
    Event: frozenset(["obj", "other", "data"]),
    Floating: frozenset(["objects"]),
    Mana: frozenset(["source"]),
    OnStack: frozenset(["targets"]),
}
TURNS: Final[dict[type, frozenset[str]]] = {
    Delayed: frozenset(["turn"]),
    Floating: frozenset(["turn"]),
}
TIMES: Final[dict[type, frozenset[str]]] = {Floating: frozenset(["timestamp"])}
UNSEEN: Final[dict[type, frozenset[str]]] = {Delayed: frozenset(["id"]), Floating: frozenset(["id"])}
# of an object: written with the numbers and times of the position
RELATIVE: Final = frozenset(
    ["attached", "card", "cast", "combat", "id", "linked", "mark", "merged", "since", "stack", "stamps", "timestamp"]
)
OF_PLAYERS: Final = frozenset(["commander_casts", "commander_damage", "pool", "turn_began"])
# of the state: written otherwise, or not at all
ELSEWHERE: Final = frozenset(
    [
        "battlefield", "clock", "command", "events", "exile", "graveyards", "hands", "libraries", "next_batch", "next_id", "objs",
        "outside", "players", "rng", "stack", "tallies", "turn",
    ]
)  # fmt: skip


def state_key(st: State, history: bool = True) -> bytes:
    """The key of a state. ``history``: what has happened this turn counts too, as it does for cards that ask; without it the
    position of a loop (104.4b) comes back to the same key."""
    return _Writer(st, history).digest()


def game_key(game: Game) -> str:
    """The key of a game. At a priority the state is all there is to it. Within an action the rules know more than the state
    does: there the key is that of the last priority, with the order of hands, the answers since and the state of chance."""
    mark, asked = game._checkpoint, game.decision
    if asked is None or asked.kind == rules.PRIORITY:
        return state_key(game.state).hex()
    writer = _Writer(mark.state, True, ordered=True)
    said: list[Plain] = []
    past = game._past
    while past is not mark.past:
        assert past is not None
        if past.how != SPECIAL:
            said.append(writer.answer(past.value))
        elif past.value.what != "automate":
            said.append((past.value.what, past.value.key))
        past = past.rest
    return blake2b(writer.digest() + repr((mark.state.rng, said)).encode(), digest_size=16).hexdigest()


class _Writer:
    """Writes one state with its own numbers for objects, times and batches."""

    def __init__(self, st: State, history: bool, ordered: bool = False) -> None:
        self.st = st
        self.history = history
        hands = [[*row] if ordered else _sorted(st, row) for row in st.hands]
        self.open = [*st.battlefield, *st.stack, *st.command]  # where timestamps count
        exile = [*st.exile] if ordered else _sorted(st, st.exile)
        self.order = [*self.open, *exile]
        self.marked = exile  # where the turn counts in which a card was put there
        if st.afar:  # 113.6b: abilities of cards there may change other objects
            self.open += [oid for row in (st.exile, *st.graveyards) for oid in row]
        for rows in (st.graveyards, hands, st.libraries, st.outside):
            for row in rows:
                self.order += row
        gone = [oid for oid in st.lki if oid not in st.objs]  # in the order in which they left
        self.place = {oid: number for number, oid in enumerate((*self.order, *gone), 1)}
        self.gone = gone
        self.ages = self._ages()
        self.batches: dict[int, int] = {}

    def digest(self) -> bytes:
        st, objs = self.st, self.st.objs
        zones = [st.battlefield, st.stack, st.command, st.exile, *st.graveyards, *st.hands, *st.libraries, *st.outside]
        found = blake2b(array("q", [min(st.turn, 1), *(len(zone) for zone in zones)]).tobytes(), digest_size=16)
        found.update(b"".join([own_part(objs[oid]) for oid in self.order]))
        found.update(array("q", self._times()).tobytes())
        rest: list[Plain] = []
        for number, oid in enumerate(self.order, 1):
            obj = objs[oid]
            if obj.zone & OPEN_ZONES or obj.linked or obj.cast is not None or obj.notes or obj.stamps or obj.merged:
                rest += self._relative(obj, number)
        rest += [self._player(player) for player in st.players]
        for name, value in LAYOUTS[State].parts(st):
            if name not in ELSEWHERE:
                rest.append((name, value if isinstance(value, (int, str)) else self.write(value)))
        rest += self._history() if self.history else [st.rng]
        found.update(repr(rest).encode())
        return found.digest()

    # --- objects ----------------------------------------------------------------------------------

    def _ages(self) -> dict[int, int]:
        """Timestamps in their order (613.7): only that counts."""
        st = self.st
        times = {effect.timestamp for effect in st.floating}
        for oid in self.open:
            obj = st.objs[oid]
            times.add(obj.timestamp)
            times.update(obj.stamps.values())
        return {time: rank for rank, time in enumerate(sorted(times))}

    def _times(self) -> Iterable[int]:
        """Of each object its timestamp, and how long it has been there, where that counts."""
        objs, turn = self.st.objs, self.st.turn
        for oid in self.open:
            yield self.ages[objs[oid].timestamp]
            if self.history:
                yield turn - objs[oid].since
        for oid in (*self.open, *self.marked) if self.history else ():
            yield turn - objs[oid].mark if objs[oid].mark else NO_TURN

    def _relative(self, obj: Obj, number: int) -> list[Plain]:
        """What an object says of others, and the times of its counters: nothing for most objects."""
        found: list[Plain] = []
        if obj.attached or obj.linked:
            found.append((self.number(obj.attached), self.renumbered(obj.linked)))
        for part in (obj.cast, obj.combat, obj.stack):
            if part is not None:
                found.append(self.write(part))
        if obj.stamps:
            found.append(sorted((kind, self._since(time)) for kind, time in obj.stamps.items()))
        if obj.merged:
            found.append([self.write((bool(part[0]), *part[1:])) for part in obj.merged])
        if obj.notes and (MATERIALS in obj.notes or BORNE_BY in obj.notes):
            found.append((self.renumbered(obj.notes.get(MATERIALS)), self.renumbered(obj.notes.get(BORNE_BY))))
        return [(number, found)] if found else found

    def _player(self, player: Player) -> Plain:
        known = _PLAYERS.get(id(player))
        if known is None or known[0] is not player:
            if len(_PLAYERS) > MOST_KEPT:
                _PLAYERS.clear()
            fields = [(name, part) for name, part in LAYOUTS[Player].parts(player) if name not in OF_PLAYERS]
            known = _PLAYERS[id(player)] = (player, repr(plain_form(fields)))
        began = self.st.turn - player.turn_began if self.history else 0
        counts = [self._by_card(player.commander_casts), self._by_card(player.commander_damage)]
        return (known[1], began, counts, self.write(player.pool))

    # --- what has happened --------------------------------------------------------------------------

    def _history(self) -> list[Plain]:
        st = self.st
        past = [(own_part(obj).hex(), plain_form(chars)) for obj, chars in (st.lki[oid] for oid in self.gone)]
        counts = sorted((self.number(oid), *rest, count) for (oid, *rest), count in st.tallies.items())
        return [past, counts, [self._event(event) for event in st.events]]

    def _event(self, event: Event) -> Plain:
        """The same as ``write``, quicker: there are many of them."""
        kind, amount, detail = event.kind, event.amount, _DETAIL(event)
        if kind == ev.TRANSFORMED:
            amount = self._since(amount)
        return (
            kind, event.player, self.number(event.obj), event.other if kind == ev.COUNTERS_REMOVED else self.number(event.other),
            amount, event.origin, event.destination, self.batches.setdefault(event.batch, len(self.batches)),
            detail if detail is None or isinstance(detail, str) else self._about(event, "data", detail),
        )  # fmt: skip

    # --- numbers ----------------------------------------------------------------------------------

    def number(self, ref: int) -> int:
        return ref if is_player(ref) or ref == 0 else self.place.get(ref, GONE)

    def answer(self, value: Any) -> Plain:
        """An answer that was given since. Objects that were made since are told apart by the order in which they were made."""
        if not isinstance(value, Answer):
            return plain_form(value)
        parts = [
            self.place.get(part) or part - self.st.next_id
            if name in OBJECTS and isinstance(part, int)
            else plain_form(part)
            for name, part in zip(value.fields, value.parts(), strict=True)
        ]
        return (value.kind, parts)

    def renumbered(self, value: Any) -> Plain:
        """Numbers of objects as those of the position, told apart from other numbers."""
        if isinstance(value, bool) or not isinstance(value, (int, tuple, dict)):
            return self.write(value)
        if isinstance(value, int):
            known = self.place.get(value)
            return ("object", known) if known is not None else value if value <= 0 else ("gone", value in self.st.lki)
        if isinstance(value, dict):
            return sorted((repr(key), self.renumbered(part)) for key, part in value.items())
        return [self.renumbered(part) for part in value]

    def write(self, value: object) -> Plain:
        """Like ``plain_form``, with the numbers and times of the position."""
        if isinstance(value, (tuple, list)):
            return [self.write(part) for part in value]
        kind = type(value)
        layout = LAYOUTS.get(kind)
        if layout is None:
            return plain_form(value)
        references, turns = REFERENCES.get(kind, _NONE), TURNS.get(kind, _NONE)
        times, unseen = TIMES.get(kind, _NONE), UNSEEN.get(kind, _NONE)
        found: list[Plain] = [layout.tag]
        for name, part in layout.parts(value):
            if name in unseen:
                continue
            if name in references:
                part = self._about(value, name, part)
            elif name in turns:
                part = self.st.turn - part if self.history else 0
            elif name in times:
                part = self.ages[part]
            elif kind is Event and name == "batch":
                part = self.batches.setdefault(part, len(self.batches))
            elif kind is Event and name == "amount" and isinstance(value, Event) and value.kind == ev.TRANSFORMED:
                part = self._since(part)
            elif kind is Ctx and name == "numbers" and CREATED in part:
                part = plain_form({**part, CREATED: self._since(part[CREATED])})
            else:
                part = self.write(part)
            found.append((name, part))
        return found

    def _about(self, value: object, name: str, part: Any) -> Plain:
        if isinstance(value, Event):
            if name == "data" and not (value.kind in LISTS if isinstance(part, tuple) else value.kind == ev.REDIRECTED):
                return self.write(part)
            if name == "other" and value.kind == ev.COUNTERS_REMOVED:
                return plain_form(part)
        return self.renumbered(part)

    def _by_card(self, counts: dict[int, int]) -> Plain:
        """What players know of commanders, by card."""
        if not counts:
            return None
        objs = self.st.objs
        cards = {objs[oid].card: number for number, oid in enumerate(self.order, 1)}
        return sorted((cards.get(card, GONE), count) for card, count in counts.items())

    def _since(self, time: int) -> int:
        """A time between those of objects and effects."""
        return sum(1 for known in self.ages if known <= time)


_NONE: Final[frozenset[str]] = frozenset()
_DETAIL: Final = attrgetter("detail")  # whatever it is: it is written, not understood


def _sorted(st: State, zone: tuple[int, ...]) -> list[int]:
    """The objects of a zone whose order means nothing."""
    return sorted(zone, key=lambda oid: own_part(st.objs[oid])) if len(zone) > 1 else [*zone]


def own_part(obj: Obj) -> bytes:
    """What an object says of itself, without numbers and times: worked out once for each record."""
    known = _OWN.get(id(obj))
    if known is not None and known[0] is obj:
        return known[1]
    if len(_OWN) > MOST_KEPT:
        _OWN.clear()
    fields = [(name, plain_form(part)) for name, part in LAYOUTS[Obj].parts(obj) if name not in RELATIVE]
    if obj.notes:
        notes = {note.number: value for note, value in obj.notes.items() if note not in (BORNE_BY, MATERIALS)}
        fields = [row for row in fields if row[0] != "chosen"] + [("notes", plain_form([obj.chosen, notes]))]
    made = blake2b(repr((fields, bool(obj.card))).encode(), digest_size=12).digest()
    _OWN[id(obj)] = (obj, made)
    return made


# by the identity of the record, which is kept so that it stays its own
_PLAYERS: Final[dict[int, tuple[Player, str]]] = {}
_OWN: Final[dict[int, tuple[Obj, bytes]]] = {}
