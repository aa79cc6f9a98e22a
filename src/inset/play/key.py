"""A canonical key for a position: equal for equivalent positions, whatever numbers their objects have (docs/adr/0028).

What the rules never look at is left out: the numbers of objects, the order of cards in hands and in exile, how long the game has
lasted, and the state of chance. Timestamps, turns and batches of events are written relative to each other. A record
of an object is never changed (docs/adr/0001), so it keeps its own part of the key once that was worked out.
"""

from __future__ import annotations

from hashlib import blake2b
from operator import attrgetter
from struct import error, pack
from typing import TYPE_CHECKING, Any, Final

from inset.play.fingerprint import LAYOUTS, Plain, plain_form
from inset.play.key_parts import NOTHING, Row, kept, own_part, row, tells
from inset.play.record import SPECIAL
from inset.rules.model import decision as rules, event_records as ev
from inset.rules.model.answers import Answer
from inset.rules.model.object_notes import BORNE_BY, MATERIALS
from inset.rules.model.state import (
    CREATED,
    Cast,
    Chars,
    Combat,
    Ctx,
    Dealt,
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
from inset.rules.objects.layers import chars_of

if TYPE_CHECKING:
    from inset.game import Game

GONE: Final = -1_000_000
NO_TURN: Final = -1
PLAIN_DETAIL: Final = -7  # an event has a number with it; no kind of event has this one …
UNPACKED: Final = -8  # … nor this: one of its numbers is large
_FEW: Final = 32  # players
_SMALL: Final = 256  # zones

LISTS: Final = (
    ev.REVEALED,
    ev.SHOWN,
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
# of a player: numbers, and what there is for few players
PLAYER_NUMBERS: Final = (
    "controlled_by", "drew_from_empty", "lands_played", "life", "mulligans", "start_life", "turn_began",
)  # fmt: skip
PLAYER_MORE: Final = (
    "commander_casts",
    "commander_damage",
    "completed",
    "counters",
    "lost",
    "name",
    "pool",
    "resolved",
)
OF_EFFECTS: Final = frozenset(["ctx", "id", "objects", "timestamp", "turn"])
STATE_NUMBERS: Final = frozenset(["active", "day", "passes", "priority", "stage", "step"])
# of the state: written differently, or not at all
ELSEWHERE: Final = frozenset(
    [
        "battlefield", "clock", "command", "events", "exile", "graveyards", "hands", "libraries", "next_batch", "next_id", "objs",
        "outside", "players", "rng", "stack", "tallies", "turn",
    ]
)  # fmt: skip
STATE_FIELDS: Final = tuple(name for name in LAYOUTS[State].names if name not in ELSEWHERE | STATE_NUMBERS)
STATE_READ: Final = attrgetter(*STATE_FIELDS)


def state_key(st: State, history: bool = True) -> bytes:
    """The key of a state. ``history``: what has happened this turn counts too, because cards ask about it; without it, a
    loop (104.4b) comes back to the same key."""
    return _Writer(st, history).digest()


def game_key(game: Game) -> str:
    """The key of a game. At a priority the state is all there is to it. Within an action the rules know more than the state
    does: there, the key is that of the last priority plus the order of hands, the answers since and the state of chance."""
    asked = game.decision
    if asked is None or asked.kind == rules.PRIORITY:
        return state_key(game.state).hex()
    mark = game._latest()
    if not _LAST or _LAST[0].st is not mark.state:
        _LAST[:] = [_Writer(mark.state, True, ordered=True)]
    writer = _LAST[0]
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


# what wrote the state at the last priority for which somebody asked within an action: such a state is never changed
_LAST: Final[list[_Writer]] = []


class _Writer:
    """Writes one state with its own numbers for objects, times and batches.

    Nearly all of a position is written as ``numbers`` and as parts that records keep; ``rest`` has what is seldom there.
    """

    def __init__(self, st: State, history: bool, ordered: bool = False) -> None:
        self.st = st
        self.history = history
        self.open: list[int] = [*st.battlefield, *st.stack, *st.command]  # where timestamps count
        exile = row(st, st.exile, by_part=not ordered).order
        self.near: list[int] = [*self.open, *exile]  # in these zones objects refer to each other
        self.marked: list[int] = exile  # where it matters in which turn a card was put there
        if st.afar:  # 113.6b: abilities of cards there may change other objects
            self.open += [oid for row in (st.exile, *st.graveyards) for oid in row]
        self.rows: list[Row] = [row(st, zone) for zone in st.graveyards]  # the other zones, after those
        self.rows += [row(st, hand, by_part=not ordered) for hand in st.hands]
        shown = len(self.rows)
        self.rows += [row(st, zone) for zones in (st.libraries, st.outside) for zone in zones]
        objs = st.objs
        self.gone: list[int] = [oid for oid in st.lki if oid not in objs]  # in the order in which they left
        listed: list[int] = [*self.near]
        for cards in self.rows[:shown]:
            listed += cards.order
        self.place: dict[int, int] = dict(zip(listed, range(1, len(listed) + 1), strict=True))
        self.hidden = len(listed)  # cards that hardly anything refers to: they are numbered when something does
        self.far: dict[int, int] | None = None
        if self.gone:
            first = 1 + len(self.near) + sum([len(cards.order) for cards in self.rows])
            self.place.update(zip(self.gone, range(first, first + len(self.gone)), strict=True))
        self.ages: dict[int, int] = self._ages()
        self.batches: dict[int, int] = {}
        self.numbers: list[int] = []
        self.rest: list[Plain] = []
        self.found = b""

    def digest(self) -> bytes:
        if not self.found:
            self.found = self._digest()
        return self.found

    def _digest(self) -> bytes:
        st, objs = self.st, self.st.objs
        parts: list[bytes] = []
        for number, oid in enumerate(self.near, 1):
            obj = objs[oid]
            parts.append(own_part(obj) if obj.own is None else obj.own)
            if obj.combat is not None or obj.attached or obj.linked or obj.stack is not None or tells(obj):
                self._relative(obj, number)
        parts += [cards.content for cards in self.rows]
        self.numbers += [
            min(st.turn, 1), st.active, st.day, st.passes, st.priority, st.stage, st.step,
            len(st.battlefield), len(st.stack), len(st.command), len(st.exile), *[len(cards.order) for cards in self.rows],
        ]  # fmt: skip
        self._times()
        number = len(self.near)
        for cards in self.rows:
            for place in cards.telling:
                self._relative(objs[cards.order[place]], number + place + 1)
            number += len(cards.order)
        for seat, player in enumerate(st.players):
            self._player(seat, player)
        for name, value in zip(STATE_FIELDS, STATE_READ(st), strict=True):
            if value:
                self.rest.append((name, value if isinstance(value, (int, str)) else self.write(value)))
        if self.history:
            parts += self._past()
            self._tallies()
            self._events()
        else:
            self.rest.append(st.rng)
        found = blake2b(b"".join(parts), digest_size=16)
        found.update(_packed(self.numbers))
        found.update(repr(self.rest).encode())
        return found.digest()

    # --- objects ----------------------------------------------------------------------------------

    def _ages(self) -> dict[int, int]:
        """Timestamps in their order (613.7), which is all that counts."""
        objs = self.st.objs
        times: list[int] = []
        for oid in self.open:
            obj = objs[oid]
            times.append(obj.timestamp)
            if obj.stamps:
                times += obj.stamps.values()
        for effect in self.st.floating:
            times.append(effect.timestamp)
        times.sort()
        return {time: rank for rank, time in enumerate(dict.fromkeys(times))}

    def _times(self) -> None:
        """Each object's timestamp, and how long it has been there, where that counts."""
        objs, turn, numbers, ages = self.st.objs, self.st.turn, self.numbers, self.ages
        for oid in self.open:
            obj = objs[oid]
            if self.history:
                numbers += (ages[obj.timestamp], turn - obj.since, turn - obj.mark if obj.mark else NO_TURN)
            else:
                numbers.append(ages[obj.timestamp])
        if self.history:
            for oid in self.marked:
                mark = objs[oid].mark
                numbers.append(turn - mark if mark else NO_TURN)

    def _relative(self, obj: Obj, number: int) -> None:
        """What an object says about others, and the times of its counters: nothing for most objects."""
        part = obj.combat
        if part is not None:
            self.numbers += [
                number, self.number(part.attacking), self.number(part.band), 2 * part.blocked + part.dealt_first,
                len(part.blocking), *[self.number(oid) for oid in part.blocking],
            ]  # fmt: skip
        found: list[Plain] = []
        if obj.attached or obj.linked:
            found.append((self.number(obj.attached), self.renumbered(obj.linked)))
        if obj.cast is not None and obj.cast.exiler:
            found.append(("exiler", self.renumbered(obj.cast.exiler)))
        if obj.stack is not None:
            found.append(self.write(obj.stack))
        if obj.stamps:
            found.append(sorted((kind, self._since(time)) for kind, time in obj.stamps.items()))
        if obj.merged:
            found.append([self.write((bool(row[0]), *row[1:])) for row in obj.merged])
        if obj.notes and (MATERIALS in obj.notes or BORNE_BY in obj.notes):
            found.append((self.renumbered(obj.notes.get(MATERIALS)), self.renumbered(obj.notes.get(BORNE_BY))))
        if found:
            self.rest.append((number, found))

    def _player(self, seat: int, player: Player) -> None:
        self.numbers += [
            player.life, player.lands_played, player.controlled_by, player.mulligans, player.start_life, player.drew_from_empty,
            self.st.turn - player.turn_began if self.history else 0,
        ]  # fmt: skip
        self.rest.append(player.name)
        if player.counters or player.completed or player.resolved or player.lost:
            more = plain_form(player.counters), plain_form(player.completed), plain_form(player.resolved), player.lost
            self.rest.append(("so far", seat, more))
        if player.commander_casts or player.commander_damage or player.pool:
            counts = [self._by_card(player.commander_casts), self._by_card(player.commander_damage)]
            self.rest.append(("player", seat, counts, self.write(player.pool)))

    # --- what has happened --------------------------------------------------------------------------

    def _past(self) -> list[bytes]:
        """What objects that are gone last were."""
        found: list[bytes] = []
        self.numbers.append(len(self.gone))
        past = self.st.lki
        for oid in self.gone:
            obj, chars = past[oid]
            found.append(own_part(obj) if obj.own is None else obj.own)
            found.append(kept(chars, NOTHING))
        return found

    def _tallies(self) -> None:
        counts = self.st.tallies
        self.numbers.append(len(counts))
        if counts:
            for row in sorted((self.number(oid), ability, kind, n) for (oid, ability, kind), n in counts.items()):
                self.numbers += row

    def _events(self) -> None:
        """The same as ``write`` for each event of this turn, quicker: there are many of them."""
        numbers, batches, known = self.numbers, self.batches, self.place
        for place, event in enumerate(self.st.events):
            kind, amount, obj, other, detail = event.kind, event.amount, event.obj, event.other, _DETAIL(event)
            if obj > 0:
                obj = known.get(obj) or self.number(obj)
            if other > 0 and kind != ev.COUNTERS_REMOVED:
                other = known.get(other) or self.number(other)
            if kind == ev.TRANSFORMED:
                amount = self._since(amount)
            batch = batches.get(event.batch)
            if batch is None:
                batch = batches[event.batch] = len(batches)
            player, origin, destination = event.player, event.origin, event.destination
            if -1 <= player < _FEW and 0 <= origin < _SMALL and 0 <= destination < _SMALL:
                what = ((kind * _FEW + player + 1) * _SMALL + origin) * _SMALL + destination
                numbers += (what, obj, other, amount, batch)
            else:
                numbers += (UNPACKED, kind, player, origin, destination, obj, other, amount, batch)
            if detail is not None:
                self._detail(place, event, detail)
            if event.then is not None:
                self._then(place, event.obj, event.then)

    def _then(self, place: int, oid: int, then: Chars) -> None:
        """What a permanent was like as it entered, if that is not what it is or last was."""
        obj = self.st.objs.get(oid)
        now = chars_of(self.st, obj) if obj is not None else self.st.lki[oid][1]
        if then is not now and _CHARS(then) != _CHARS(now):
            self.rest.append((place, kept(then, NOTHING)))

    def _detail(self, place: int, event: Event, detail: Any) -> None:
        if type(detail) is int and event.kind != ev.REDIRECTED:
            self.numbers += (PLAIN_DETAIL, detail)
            return
        if isinstance(detail, Dealt):
            detail = kept(detail, NOTHING)
        elif not isinstance(detail, str):
            detail = self._about(event, "data", detail)
        self.rest.append((place, detail))

    # --- numbers ----------------------------------------------------------------------------------

    def number(self, ref: int) -> int:
        if is_player(ref) or ref == 0:
            return ref
        found = self._placed(ref)
        return found if found is not None else GONE

    def _placed(self, ref: int) -> int | None:
        """The number of an object in this position; None if it is not in it."""
        found = self.place.get(ref)
        if found is None and ref in self.st.objs:
            if self.far is None:
                hidden = [oid for cards in self.rows for oid in cards.order][self.hidden - len(self.near) :]
                self.far = dict(zip(hidden, range(self.hidden + 1, self.hidden + 1 + len(hidden)), strict=True))
            found = self.far.get(ref)
        return found

    def answer(self, value: Any) -> Plain:
        """An answer given since then. Objects made since then are told apart by the order in which they were made."""
        if not isinstance(value, Answer):
            return plain_form(value)
        parts = [
            self._placed(part) or part - self.st.next_id
            if name in OBJECTS and isinstance(part, int)
            else plain_form(part)
            for name, part in zip(value.fields, value.parts(), strict=True)
        ]
        return (value.kind, parts)

    def renumbered(self, value: Any) -> Plain:
        """Numbers of objects, rewritten as those of the position and told apart from other numbers."""
        if isinstance(value, bool) or not isinstance(value, (int, tuple, dict)):
            return self.write(value)
        if isinstance(value, int):
            known = self._placed(value)
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
        if isinstance(value, Floating):
            return self._effect(value)
        references, turns = REFERENCES.get(kind, NOTHING), TURNS.get(kind, NOTHING)
        times, unseen = TIMES.get(kind, NOTHING), UNSEEN.get(kind, NOTHING)
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
            elif part is not None and not isinstance(part, (int, str)):
                part = self.write(part)
            found.append((name, part))
        return found

    def _effect(self, effect: Floating) -> Plain:
        """An effect that lasts: what it says is worked out once for each record."""
        turns = self.st.turn - effect.turn if self.history else 0
        return (
            kept(effect, OF_EFFECTS), turns, self.ages[effect.timestamp], self.renumbered(effect.objects),
            self._context(effect.ctx),
        )  # fmt: skip

    def _context(self, ctx: Ctx) -> Plain:
        """The same as ``write``, quicker if little has happened to it."""
        if ctx.event is not None or ctx.numbers or ctx.targets or ctx.divided:
            return self.write(ctx)
        saved = self.renumbered(ctx.saved) if ctx.saved else None
        return (self.renumbered(ctx.source), ctx.controller, self.renumbered(ctx.each), ctx.each_player, ctx.x, saved)

    def _about(self, value: object, name: str, part: Any) -> Plain:
        if isinstance(value, Event):
            if name == "data" and not (value.kind in LISTS if isinstance(part, tuple) else value.kind == ev.REDIRECTED):
                return self.write(part)
            if name == "other" and value.kind == ev.COUNTERS_REMOVED:
                return plain_form(part)
        return self.renumbered(part)

    def _by_card(self, counts: dict[int, int]) -> Plain:
        """What is recorded about commanders, by card."""
        if not counts:
            return None
        objs = self.st.objs
        order = self.near + [oid for cards in self.rows for oid in cards.order]
        cards = {objs[oid].card: number for number, oid in enumerate(order, 1)}
        return sorted((cards.get(card, GONE), count) for card, count in counts.items())

    def _since(self, time: int) -> int:
        """A time between those of objects and effects."""
        return sum(1 for known in self.ages if known <= time)


_CHARS: Final = LAYOUTS[Chars].read
_DETAIL: Final = attrgetter("detail")  # whatever it is: it is written, not understood


def _packed(numbers: list[int]) -> bytes:
    try:
        return pack(f"<{len(numbers)}q", *numbers)
    except error:  # amounts have no bound
        return repr(numbers).encode()
