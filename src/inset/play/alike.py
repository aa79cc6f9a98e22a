"""Which objects of a position nothing tells apart, so that choosing one of them is choosing any (docs/adr/0028).

Two objects are alike if swapping them changes nothing but their numbers. So they are the same in themselves,
nothing in the position refers to either, and what happened to them this turn happened to both at once. Two permanents
must also be neighbours, among permanents and by their timestamps, and have neither static abilities nor counters. Cards in
graveyards and libraries have an order: they are never alike. The rules don't care what players have seen of a hand.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from operator import attrgetter
from typing import Any, Final

from inset.kernel.types import BATTLEFIELD, HAND
from inset.language.abilities import StaticAbility
from inset.play.fingerprint import LAYOUTS
from inset.play.key import LISTS
from inset.play.key_parts import own_part
from inset.rules.model import event_records as ev
from inset.rules.model.answers import Activate, PlayCard, SpecialAction
from inset.rules.model.choices import Choice
from inset.rules.model.state import Event, Obj, State
from inset.rules.objects.layers import chars_of

Deed = tuple[int, int, int, int, int, int, int, Hashable]  # an event of this turn, without the object that it is about


_DETAIL: Final = attrgetter("detail")  # whatever it is: it is compared, not understood


def merged(st: State, values: Sequence[Any], apart: Iterable[int] = ()) -> Sequence[Any]:
    """The answers without those that are like an earlier one. ``apart``: objects that have already been chosen for something."""
    rows = [(_object(value), value) for value in values]
    own: list[bytes] = [own_part(st.objs[oid]) for oid, _ in rows if oid in st.objs]
    if len(set(own)) == len(own):
        return values
    likeness = Likeness(st, apart)
    seen: set[Hashable] = set()
    found: list[Any] = []
    for oid, value in rows:
        kind = likeness.kind(oid) if oid else 0
        if kind != oid:
            row = (value.kind, kind, _rest(value))
            if row in seen:
                continue
            seen.add(row)
        found.append(value)
    return found if len(found) < len(rows) else values


def in_order(st: State, doing: dict[int, int]) -> dict[int, int]:
    """The same declaration, made by the first of those that are alike: permanents, and what each of them attacks or blocks."""
    likeness = Likeness(st)
    places = {oid: place for place, oid in enumerate(st.battlefield)}
    rows: dict[Hashable, list[int]] = {}
    for oid in st.battlefield:
        rows.setdefault(likeness.kind(oid), []).append(oid)
    found: dict[int, int] = {}
    for row in rows.values():
        picks = sorted([doing[oid] for oid in row if oid in doing], key=lambda ref: places.get(ref, -1))
        found.update(zip(row, picks, strict=False))
    return found


class Likeness:
    """The objects of a position, sorted by what tells them apart."""

    __slots__ = ("_deeds", "_kinds", "_ranks", "_referred", "st")

    def __init__(self, st: State, apart: Iterable[int] = ()) -> None:
        self.st = st
        self._referred: set[int] = {*apart, *st.lki}
        self._deeds: dict[int, list[Deed]] = {}
        for event in st.events:
            self._hear(event)
        self._gather()
        self._ranks = _ranks(st)
        self._kinds = self._neighbours()

    def kind(self, oid: int) -> Hashable:
        """Equal for objects that are alike; an object that is like no other has a kind of its own."""
        obj = self.st.objs.get(oid)
        if obj is None:
            return oid
        if obj.zone == BATTLEFIELD:
            return self._kinds.get(oid, oid)
        if obj.zone != HAND or self._is_told_of(obj):
            return oid
        return (own_part(obj), tuple(self._deeds.get(oid, ())))

    def _neighbours(self) -> dict[int, Hashable]:
        """For each permanent that is like the one before or after it, the first of the run of alike permanents it is in."""
        st = self.st
        found: dict[int, Hashable] = {}
        last: tuple[Any, ...] | None = None
        first, rank = 0, 0
        for oid in st.battlefield:
            obj = st.objs[oid]
            looks = self._looks(obj)
            now = self._ranks[obj.timestamp]
            if looks is None or looks != last or not 0 <= now - rank <= 1:
                first = oid
            found[oid] = ("row", first) if looks is not None else oid
            last, rank = looks, now
        return found

    def _looks(self, obj: Obj) -> tuple[Any, ...] | None:
        """Everything about a permanent; None if it can't be like another."""
        if self._is_told_of(obj) or obj.attached or obj.linked or obj.combat is not None or obj.stamps or obj.merged:
            return None
        if any(isinstance(ability, StaticAbility) for ability in chars_of(self.st, obj).abilities):
            return None
        return (own_part(obj), obj.since, obj.mark, tuple(self._deeds.get(obj.id, ())))

    def _is_told_of(self, obj: Obj) -> bool:
        return obj.id in self._referred or (obj.cast is not None and obj.cast.exiler != 0)

    # --- what refers to objects ---------------------------------------------------------------------

    def _hear(self, event: Event) -> None:
        """What happened this turn. Objects to which the same happened at the same time stay alike."""
        self._refer(event.other)
        detail = _DETAIL(event)
        if detail is not None and (not isinstance(detail, (int, str)) or event.kind == ev.REDIRECTED):
            self._refer(event.obj)
            self._refer(detail if event.kind in LISTS or event.kind == ev.REDIRECTED else ())
        else:
            self._deeds.setdefault(event.obj, []).append((
                event.kind, event.player, event.other, event.amount, event.origin, event.destination, event.batch, detail,
            ))  # fmt: skip

    def _gather(self) -> None:
        st = self.st
        for oid, _, _ in st.tallies:
            self._referred.add(oid)
        for part in (st.floating, st.delayed, st.pending, st.outcome):
            self._refer(part)
        cards: set[int] = set()
        for player in st.players:
            self._refer(player.pool)
            cards |= {*player.commander_casts, *player.commander_damage}
        for obj in st.objs.values():
            if obj.attached or obj.linked or obj.combat is not None or obj.stack is not None or obj.notes:
                self._refer((obj.attached, obj.linked, obj.combat, obj.stack, tuple(obj.notes.values())))
            if obj.card in cards:
                self._referred.add(obj.id)

    def _refer(self, value: Any) -> None:
        """Any number in there may be that of an object: better one too many than one too few."""
        if value is None or isinstance(value, (str, bool)):
            return
        if isinstance(value, int):
            if value > 0:
                self._referred.add(value)
        elif isinstance(value, Mapping):
            for key, part in value.items():
                self._refer(key)
                self._refer(part)
        elif isinstance(value, (tuple, list, set, frozenset)):
            for part in value:
                self._refer(part)
        else:
            layout = LAYOUTS.get(type(value))
            if layout is not None:
                for _, part in layout.parts(value):
                    self._refer(part)


def _ranks(st: State) -> dict[int, int]:
    """The timestamps of permanents, objects on the stack, emblems and effects, in their order."""
    times = {effect.timestamp for effect in st.floating}
    for zone in (st.battlefield, st.stack, st.command, *((st.exile, *st.graveyards) if st.afar else ())):
        for oid in zone:
            obj = st.objs[oid]
            times.add(obj.timestamp)
            times.update(obj.stamps.values())
    return {time: rank for rank, time in enumerate(sorted(times))}


def _object(value: Any) -> int:
    """The object that an answer is about; 0 if it is about none, or about a player."""
    if isinstance(value, Activate):
        return value.source
    return value.names() if isinstance(value, (PlayCard, SpecialAction, Choice)) else 0


def _rest(value: Any) -> Hashable:
    """Everything else that an answer says."""
    if isinstance(value, Activate):
        return value.ability
    if isinstance(value, PlayCard):
        return (value.way, value.cost, value.leave)
    return () if isinstance(value, Choice) else tuple(value.parts()[1:])
