"""400.2, 708.5: the objects that a player sees, as rows; identical ones share a row.

Unseen objects have no row: the globals say how many cards are in hands and libraries. A face-down object shows what
everybody sees of it. Rows are made of bytes, and the bytes of an object are cached as long as its record and its
characteristics are the same (docs/adr/0025-observations.md).
"""

from __future__ import annotations

from collections.abc import Iterable
from struct import Struct
from typing import Final

from inset.env.characteristics import UNSEEN, cut, packed
from inset.env.schema import COUNTERS, GREATEST, OBJECT, RELATIONS
from inset.kernel.types import BATTLEFIELD, COMMAND, CREATURE, EXILE, GRAVEYARD, HAND, LIBRARY, OUTSIDE, STACK
from inset.language import statics as sta
from inset.play.view import eyes, sees
from inset.rules.events.designations import marks_of
from inset.rules.events.triggers import statics
from inset.rules.model.state import COMMANDER, DESIGNATED, Chars, Obj, State, is_player, player_of
from inset.rules.objects.abilities import traits_of
from inset.rules.objects.copiable_values import copy_effects
from inset.rules.objects.layers import chars_of, zone_reach

ZONE_CODE: Final = {
    BATTLEFIELD: 1, STACK: 2, HAND: 3, GRAVEYARD: 4, EXILE: 5, COMMAND: 6, LIBRARY: 7, OUTSIDE: 8, 0: 0,
}  # fmt: skip
assert len(RELATIONS) == 8
_PACK: Final = Struct(f"={len(OBJECT)}i")
_COUNT: Final = Struct("=i")
_REFS: Final = Struct(f"={len(RELATIONS)}i")
_UNRELATED: Final = bytes(_REFS.size)
_NO_COUNTERS: Final = (0,) * (len(COUNTERS) + 1)
ELSEWHERE: Final = (HAND, GRAVEYARD, EXILE, COMMAND, LIBRARY)
MOST_KEPT: Final = 4_000  # rows that are remembered; beyond that all are forgotten

_Kept = tuple[Obj, Chars, bool, int, bytes, int, bool]
_Moment = tuple[dict[int, Obj], dict[int, Chars], dict[int, Chars], tuple[int, ...], int]


Refs = tuple[
    int, int, int, int, int, int, int, int
]  # in the order of ``schema.RELATIONS``, as the rules refer to things
NOTHING: Final[Refs] = (0, 0, 0, 0, 0, 0, 0, 0)


def quiet_zones(st: State) -> int:
    """The zones other than the battlefield and the stack that no continuous effect reaches: what lies there is what its
    record says, unless it has abilities that change it."""
    if st.floating and copy_effects(st):
        return 0
    found = 0
    for zone in ELSEWHERE:
        if not zone_reach(st, zone):
            found |= zone
    return found


def is_steady(obj: Obj, chars: Chars) -> bool:
    """Does the object have these characteristics as long as its record is the same and its zone is quiet?"""
    return chars is obj.base and not (chars.abilities and traits_of(chars).continuous)


class Rows:
    """The rows of one moment, in the order in which they take their places."""

    __slots__ = (
        "alike", "alike_and_related", "counts", "held", "known_in_hand", "named", "packed", "parts", "place", "related",
        "seen", "too_large",
    )  # fmt: skip

    def __init__(self, held: dict[int, Refs]) -> None:
        self.held = held  # what objects are attached to, attack, target …
        self.named = {
            ref for refs in held.values() for ref in refs if ref > 0
        }  # … which must be distinguished from others
        self.parts: list[bytes] = []  # of each row: characteristics and object
        self.counts: list[int] = []
        self.alike: dict[bytes, int] = {}
        self.alike_and_related: dict[tuple[bytes, Refs], int] = {}
        self.place: dict[int, int] = {}  # the row of each object
        self.seen: set[int] = set()  # the objects whose characteristics are seen
        self.related: dict[int, Refs] = {}  # rows with references
        self.known_in_hand: list[int] = []
        self.too_large = 0
        self.packed = b""  # all rows that have a place, once they were asked for

    def whole(self, viewer: int, seats: int, most: int) -> bytes:
        """The rows that have a place, with their counts and references."""
        if not self.packed and self.parts:
            pieces: list[bytes] = []
            for row, part in enumerate(self.parts[:most]):
                pieces.append(_COUNT.pack(self.counts[row]))
                pieces.append(part)
                refs = self.related.get(row)
                if refs is None:
                    pieces.append(_UNRELATED)
                else:
                    pieces.append(_REFS.pack(*[reference(self, ref, viewer, seats, most) for ref in refs]))
            self.packed = b"".join(pieces)
        return self.packed


class ObjectRows:
    """Makes the rows of one player, game after game."""

    __slots__ = ("_everything", "_kept", "_known", "_last", "_moment", "_quiet", "_viewer")

    def __init__(self, viewer: int, everything: bool = False) -> None:
        self._viewer = viewer
        self._everything = everything  # including hidden cards: for training a critic, never for a player
        self._kept: dict[int, _Kept] = {}
        self._quiet = 0
        self._last: Rows | None = None
        self._known: set[int] = set()
        self._moment: _Moment | None = None  # when the last rows were made, if they can be used again

    def read(self, st: State, known: set[int]) -> Rows:
        """The rows of what this player sees; the last ones, if no object has changed since."""
        now = (st.objs, st.caches.chars, st.caches.singles, st.stack, st.turn)
        before, last = self._moment, self._last
        if before is not None and last is not None and known == self._known:
            if now[0] is before[0] and now[1] is before[1] and now[2] is before[2] and now[3:] == before[3:]:
                return last
        rows = self._last = self._made(st, known)
        # A shared dictionary is never written to: a writer makes a new one.
        self._moment = (st.objs, st.caches.chars, st.caches.singles, st.stack, st.turn) if st.lent else None
        self._known = known
        return rows

    def _made(self, st: State, known: set[int]) -> Rows:
        rows = Rows(_relations(st))
        self._quiet = quiet_zones(st)
        if len(self._kept) > MOST_KEPT:
            self._kept.clear()
        for number, oid in enumerate(reversed(st.stack), 1):
            self._add(st, rows, oid, True, number)
        self._add_all(st, rows, st.battlefield)
        self._hands(st, rows, known)
        self._libraries(st, rows, known)
        self._add_all(st, rows, st.command)
        self._add_all(st, rows, st.exile)
        for graveyard in st.graveyards:
            self._add_all(st, rows, graveyard)
        for owner, outside in enumerate(st.outside):
            if owner == self._viewer or self._everything:
                self._add_all(st, rows, outside)
        return rows

    def _add_all(self, st: State, rows: Rows, oids: Iterable[int]) -> None:
        """Adds what lies face up, or face down."""
        objs = st.objs
        for oid in oids:
            hidden = objs[oid].face_down is not None
            self._add(st, rows, oid, not hidden or self._everything or sees(st, objs[oid], self._viewer))

    def _hands(self, st: State, rows: Rows, known: set[int]) -> None:
        watched = eyes(st, self._viewer)
        shown_by_rule = bool(statics(st, sta.PlayerRule))
        count = len(st.players)
        for step in range(count):
            owner = (self._viewer + step) % count
            found = 0
            for oid in st.hands[owner]:
                if not (self._everything or oid in known):
                    if owner not in watched and not shown_by_rule:
                        continue
                    if not sees(st, st.objs[oid], self._viewer):
                        continue
                self._add(st, rows, oid, True)
                found += 1
            rows.known_in_hand.append(found)

    def _libraries(self, st: State, rows: Rows, known: set[int]) -> None:
        if self._everything:
            for library in st.libraries:
                for place, oid in enumerate(library, 1):
                    self._add(st, rows, oid, True, place)
            return
        tops = {library[0] for library in st.libraries if library}
        found = {oid for oid in known if st.objs[oid].zone == LIBRARY}
        if statics(st, sta.PlayerRule):
            found.update(oid for oid in tops if sees(st, st.objs[oid], self._viewer))
        for oid in sorted(found):
            self._add(st, rows, oid, True, int(oid in tops))

    def _add(self, st: State, rows: Rows, oid: int, seen: bool, place: int = 0) -> None:
        """Puts an object into a new row, or into the row of identical objects."""
        obj = st.objs[oid]
        kept = self._kept.get(oid)
        if (
            kept is None
            or kept[0] is not obj
            or kept[3] != (place << 1 | seen)
            or not (kept[6] and obj.zone & self._quiet)
        ):
            kept = self._looked_at(st, obj, kept, seen, place)
        part = kept[4]
        rows.too_large += kept[5]
        if seen or obj.zone & (BATTLEFIELD | STACK):
            rows.seen.add(oid)
        refs = rows.held.get(oid)
        row = len(rows.parts)
        if oid in rows.named:
            pass  # it must be distinguished from others
        elif refs is None:
            row = rows.alike.setdefault(part, row)
        else:
            row = rows.alike_and_related.setdefault((part, refs), row)
        rows.place[oid] = row
        if row < len(rows.parts):
            rows.counts[row] += 1
            return
        rows.parts.append(part)
        rows.counts.append(1)
        if refs is not None:
            rows.related[row] = refs

    def _looked_at(self, st: State, obj: Obj, kept: _Kept | None, seen: bool, place: int) -> _Kept:
        """The object as it is now: what is kept of it, if that still holds."""
        chars = st.caches.chars.get(obj.id) or chars_of(st, obj)
        new = (
            obj.zone == BATTLEFIELD
            and chars.types & CREATURE != 0
            and obj.since >= st.players[chars.controller].turn_began
        )
        code = place << 1 | seen
        if kept is None or kept[0] is not obj or kept[1] is not chars or kept[2] != new or kept[3] != code:
            part, large = self._packed(st, obj, chars, new, seen, place)
            kept = self._kept[obj.id] = (obj, chars, new, code, part, large, is_steady(obj, chars))
        return kept

    def _packed(self, st: State, obj: Obj, chars: Chars, new: bool, seen: bool, place: int) -> tuple[bytes, int]:
        """The bytes of an object, and whether a number of it was cut."""
        in_the_open = seen or obj.zone & (BATTLEFIELD | STACK)
        stack, combat, face_down = obj.stack, obj.combat, obj.face_down is not None
        seats = len(st.players)
        counters = _counters(obj.counters) if obj.counters else _NO_COUNTERS
        x = stack.ctx.x if stack is not None else 0
        numbers = (
            ZONE_CODE[obj.zone],
            (obj.owner - self._viewer) % seats + 1,
            (chars.controller - self._viewer) % seats + 1,
            face_down,
            seen,
            obj.token,
            obj.copied is not None and not face_down and bool(in_the_open),
            obj.in_use if seen and not face_down else 0,
            obj.tapped,
            new,
            cut(obj.damage),
            obj.phased != 0,
            *counters,
            obj.flags & COMMANDER != 0 and bool(seen),
            obj.flags & DESIGNATED != 0 and obj.zone == BATTLEFIELD,
            len(marks_of(obj.flags)) if obj.flags and obj.zone == BATTLEFIELD else 0,
            place,
            stack.kind if stack is not None else 0,
            cut(x),
            sum([len(slot) for slot in stack.targets]) if stack is not None else 0,
            combat is not None and combat.blocked,
            len(combat.blocking) if combat is not None else 0,
        )
        large = max(obj.damage, x, abs(chars.power or 0), abs(chars.toughness or 0), *counters) >= GREATEST
        return (packed(chars) if in_the_open else UNSEEN) + _PACK.pack(*numbers), int(large)


def _counters(counters: dict[str, int]) -> tuple[int, ...]:
    """The kinds that have columns, then all others together."""
    listed = [cut(counters.get(kind, 0)) for kind in COUNTERS]
    return (*listed, cut(sum(counters.values()) - sum(listed)))


def _relations(st: State) -> dict[int, Refs]:
    """What objects are attached to, attack, block, come from, target and are held by."""
    found: dict[int, list[int]] = {}
    objs = st.objs
    for oid in st.battlefield:
        obj = objs[oid]
        if obj.attached:
            found.setdefault(oid, list(NOTHING))[0] = obj.attached
        if obj.combat is not None:
            if obj.combat.attacking:
                found.setdefault(oid, list(NOTHING))[1] = obj.combat.attacking
            if obj.combat.blocking:
                found.setdefault(oid, list(NOTHING))[2] = obj.combat.blocking[0]
        for held in obj.linked:
            found.setdefault(held, list(NOTHING))[7] = oid
    for oid in st.stack:
        stack = objs[oid].stack
        if stack is not None:
            targets = [ref for slot in stack.targets for ref in slot][:3]
            source = stack.ctx.source if stack.ctx.source != oid else 0
            if targets or source:
                row = found.setdefault(oid, list(NOTHING))
                row[3] = source
                row[4 : 4 + len(targets)] = targets
    return {oid: (a, b, c, d, e, f, g, h) for oid, (a, b, c, d, e, f, g, h) in found.items()}


def reference(rows: Rows, ref: int, viewer: int, seats: int, most: int) -> int:
    """A reference in an observation: a row from 1, a player from -1; 0 for something without a row."""
    if is_player(ref):
        return -1 - (player_of(ref) - viewer) % seats
    row = rows.place.get(ref, -1) if ref else -1
    return row + 1 if row < most else 0
