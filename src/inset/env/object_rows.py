"""400.2, 708.5: the objects that a player sees, as rows; identical ones share a row.

Unseen objects have no row: the globals say how many cards are in hands and libraries. A face-down object shows what
everybody sees of it. Rows are made of bytes, and the bytes of an object are cached as long as its record and its
characteristics are the same (docs/adr/0025-observations.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct
from typing import Any, Final

from inset.env.characteristics import UNSEEN, cut, packed, packed_alike, packed_as_printed
from inset.env.quiet_zones import Quiet, is_steady
from inset.env.rows import BEGINNING, END, NOTHING, Block, Refs, Rows
from inset.env.schema import COUNTERS, GREATEST, OBJECT
from inset.kernel.types import BATTLEFIELD, COMMAND, CREATURE, EXILE, GRAVEYARD, HAND, LIBRARY, OUTSIDE, STACK
from inset.language import statics as sta
from inset.play.view import eyes, sees
from inset.rules.events.designations import marks_of
from inset.rules.events.triggers import statics
from inset.rules.meaning.being_announced import drawn_since
from inset.rules.model.state import COMMANDER, DESIGNATED, Chars, Obj, State
from inset.rules.objects.layers import all_chars, chars_of

ZONE_CODE: Final = {
    BATTLEFIELD: 1, STACK: 2, HAND: 3, GRAVEYARD: 4, EXILE: 5, COMMAND: 6, LIBRARY: 7, OUTSIDE: 8, 0: 0,
}  # fmt: skip
_PACK: Final = Struct(f"={len(OBJECT)}i")
_NO_COUNTERS: Final = (0,) * (len(COUNTERS) + 1)
SEEN: Final = 1  # the code of an object without a place of its own that is seen
MOST_KEPT: Final = 4_000  # rows that are remembered; beyond that all are forgotten


class _Moment:
    """A moment in a game, as far as rows depend on it."""

    __slots__ = ("chars", "eyes", "index", "libraries", "objs", "singles", "turn", "writes")

    def __init__(self, st: State, viewer: int) -> None:
        caches = st.caches
        self.objs = st.objs  # it is only ever written by one state, and by none any more once others share it
        self.writes = st.writes
        self.chars = caches.chars
        self.singles = caches.singles
        self.index = caches.index
        self.turn = st.turn
        self.libraries = st.libraries.copy()  # whose order may change though no object does
        self.eyes = eyes(st, viewer)

    def lasts(self, st: State, viewer: int) -> bool:
        """Is everything as it was then?"""
        caches = st.caches
        return (
            st.objs is self.objs
            and st.writes == self.writes
            and caches.chars is self.chars
            and caches.singles is self.singles
            and caches.index is self.index
            and st.turn == self.turn
            and st.libraries == self.libraries
            and eyes(st, viewer) == self.eyes
        )


class _Kept:
    """An object as it was when last looked at: ``part`` is its row, if it is alone and refers to nothing, and ``front`` its
    characteristics in it."""

    __slots__ = ("chars", "code", "front", "large", "new", "obj", "part", "steady", "turn")

    def __init__(
        self, obj: Obj, chars: Chars, new: bool, code: int, front: bytes, part: bytes, large: int, turn: int
    ) -> None:
        self.obj = obj
        self.chars = chars
        self.new = new  # has its controller had it since before their turn began?
        self.code = code  # its place, and whether it was seen
        self.front = front
        self.part = part
        self.large = large  # was one of its numbers cut?
        self.turn = turn
        self.steady = obj.zone != BATTLEFIELD and is_steady(obj, chars)  # of a permanent nobody asks


class _Plain:
    """The numbers of objects that nothing has happened to, and the rows of those that had such numbers: all who observe
    such an object, in any game, share them."""

    __slots__ = ("_known", "_numbers")

    def __init__(self, numbers: bytes) -> None:
        self._numbers = numbers
        self._known: dict[bytes, bytes] = {}  # by the bytes of their characteristics

    def after(self, front: bytes) -> bytes:
        """The row of an object with these characteristics."""
        found = self._known.get(front)
        if found is None:
            if len(self._known) >= MOST_KEPT:
                self._known.clear()
            found = self._known[front] = BEGINNING + front + self._numbers + END
        return found


_PLAIN: Final[dict[int, _Plain]] = {}
_MOST_SETS: Final = 7  # the highest number of a set of characteristics that has a place in the key …
_MOST_PLACES: Final = 7  # … and of a place on the stack or in a library, of creatures that are blocked, and of targets
_MOST_BLOCKED: Final = 3
_MOST_TARGETS: Final = 3


class ObjectRows:
    """Makes the rows of one player, game after game."""

    __slots__ = (
        "_afar", "_blocks", "_everything", "_field", "_field_chars", "_held", "_kept", "_known", "_last", "_moment", "_named",
        "_quiet", "_quiet_zones", "_stack", "_turn", "_viewer",
    )  # fmt: skip

    def __init__(self, viewer: int, quiet_zones: Quiet, everything: bool = False) -> None:
        self._viewer = viewer
        self._everything = everything  # including hidden cards: for training a critic, never for a player
        self._kept: dict[int, _Kept] = {}
        self._blocks: dict[int, Block] = {}  # the last block of each zone, or of each player's part of it
        self._quiet_zones = quiet_zones
        self._quiet = 0
        self._field: list[Obj] = []
        self._stack: list[Obj] = []
        self._field_chars: list[Chars | None] = []
        self._turn = -1
        self._held: dict[int, Refs] = {}  # what objects are attached to, attack, target …
        self._named: set[int] = set()  # … which must be distinguished from others
        self._afar: set[int] = set()  # those of both that are neither on the battlefield nor on the stack
        self._last: Rows | None = None
        self._known: set[int] = set()
        self._moment: _Moment | None = None  # when the last rows were made, if they can be used again

    def read(self, st: State, known: set[int]) -> Rows:
        """The rows of what this player sees; the last ones, if no object has changed since."""
        before, last = self._moment, self._last
        if before is not None and last is not None and known == self._known and before.lasts(st, self._viewer):
            return last
        rows = self._last = self._made(st, known)
        self._moment = _Moment(st, self._viewer)  # now that the index has been built
        self._known = known
        return rows

    def _made(self, st: State, known: set[int]) -> Rows:
        rows = Rows()
        self._quiet = self._quiet_zones.zones(st)
        if len(self._kept) > MOST_KEPT:
            self._kept.clear()
        self._relate(st)
        if st.stack:
            rows.add(self._on_the_stack(st))
        if st.battlefield:
            rows.add(self._on_the_battlefield(st))
        self._hands(st, rows, known)
        self._libraries(st, rows, known)
        self._in_the_open(st, rows, COMMAND, st.command)
        self._in_the_open(st, rows, EXILE, st.exile)
        for owner, graveyard in enumerate(st.graveyards):
            self._in_the_open(st, rows, GRAVEYARD, graveyard, owner)
        for owner, outside in enumerate(st.outside):
            if owner == self._viewer or self._everything:
                self._in_the_open(st, rows, OUTSIDE, outside, owner)
        return rows

    def _relate(self, st: State) -> None:
        """What refers to what. It is all in the records of permanents and of what is on the stack."""
        field, stack = _records(st, st.battlefield), _records(st, st.stack)
        if field == self._field and stack == self._stack:
            return
        self._blocks.pop(BATTLEFIELD, None)
        self._field, self._stack = field, stack
        before = self._held
        self._held = _relations(field, stack)
        if self._held or before:
            self._named = {ref for refs in self._held.values() for ref in refs if ref > 0}
            there = {*st.battlefield, *st.stack}
            self._afar = {oid for oid in (*self._named, *self._held) if oid not in there}

    def _on_the_stack(self, st: State) -> Block:
        block = Block(self._stack)
        for number, obj in enumerate(reversed(self._stack), 1):
            self._add(st, block, obj, True, number)
        block.close()
        return block

    def _on_the_battlefield(self, st: State) -> Block:
        chars = _worked_out(all_chars(st), st.battlefield)
        last = self._blocks.get(BATTLEFIELD)
        turn = st.turn
        if last is not None and last.lasts and turn == self._turn and chars == self._field_chars:
            return last
        self._turn, self._field_chars = turn, chars
        block = self._blocks[BATTLEFIELD] = Block(self._field)
        known, alike, place, parts, counts = self._kept, block.alike, block.place, block.parts, block.counts
        related = bool(self._held) or bool(self._named)
        for at, obj in enumerate(self._field):
            oid, now = obj.id, chars[at]
            kept = known.get(oid)
            if (
                kept is None
                or kept.obj is not obj
                or kept.chars is not now
                or (kept.turn != turn and (kept.new or kept.turn > turn))  # what isn't new any more stays so
                or kept.code != SEEN
                or now is None
                or obj.face_down is not None
            ):
                kept = self._permanent(st, block, obj, now, kept)
            if related or kept.large:
                self._put(block, oid, kept, False)
                continue
            row = alike.setdefault(kept.part, len(parts))  # what ``_put`` does where nothing refers to anything
            place[oid] = row
            if row < len(parts):
                counts[row] += 1
            else:
                parts.append(kept.part)
                counts.append(1)
        block.all_seen = True
        block.close()
        return block

    def _permanent(self, st: State, block: Block, obj: Obj, now: Chars | None, kept: _Kept | None) -> _Kept:
        """A permanent as it is now."""
        seen = obj.face_down is None
        if (
            not seen or now is None
        ):  # who may look at it depends on more; phased out, it is not worked out with the others
            block.lasts = False
            seen = seen or self._everything or sees(st, obj, self._viewer)
        return self._looked_at(st, obj, kept, seen, 0)

    def _in_the_open(self, st: State, rows: Rows, zone: int, oids: tuple[int, ...], owner: int = 0) -> None:
        """Adds what lies face up, or face down, in a zone or a player's part of it."""
        if not oids:
            return
        place = zone << 8 | owner
        kept, objs = self._blocks.get(place), _records(st, oids)
        if kept is None or not self._holds(kept, zone, oids, objs):
            kept = self._add_all(st, place, objs)
        rows.add(kept)

    def _holds(self, kept: Block, zone: int, oids: tuple[int, ...], objs: list[Obj]) -> bool:
        """Is the block still what it was?"""
        if not (kept.lasts and zone & self._quiet and kept.objs == objs):
            return False
        return not self._afar or self._afar.isdisjoint(oids)

    def _add_all(self, st: State, place: int, objs: list[Obj], seen: bool = False) -> Block:
        """A new block. ``seen``: all of it is seen, even what lies face down."""
        block = self._blocks[place] = Block(objs)
        for obj in objs:
            if obj.face_down is not None:
                block.lasts = False  # who may look at it depends on more than its record
                self._add(st, block, obj, seen or self._everything or sees(st, obj, self._viewer))
            else:
                self._add(st, block, obj, True)
        block.close()
        return block

    def _hands(self, st: State, rows: Rows, known: set[int]) -> None:
        watched = eyes(st, self._viewer)
        shown_by_rule = bool(statics(st, sta.PlayerRule))
        count = len(st.players)
        for step in range(count):
            owner = (self._viewer + step) % count
            hand = st.hands[owner]
            if not (self._everything or (owner in watched and not drawn_since(st, hand))):
                asked = shown_by_rule or owner in watched
                if not known and not asked:
                    rows.known_in_hand.append(0)
                    continue
                hand = tuple([oid for oid in hand if oid in known or (asked and sees(st, st.objs[oid], self._viewer))])
            rows.known_in_hand.append(len(hand))
            if hand:
                place, objs = HAND << 8 | owner, _records(st, hand)
                kept = self._blocks.get(place)
                if kept is None or not self._holds(kept, HAND, hand, objs):
                    kept = self._add_all(st, place, objs, seen=True)
                rows.add(kept)

    def _libraries(self, st: State, rows: Rows, known: set[int]) -> None:
        if self._everything:
            for library in st.libraries:
                self._in_order(st, rows, library, range(1, len(library) + 1))
            return
        found = [oid for oid in known if st.objs[oid].zone == LIBRARY] if known else []
        by_rule = bool(statics(st, sta.PlayerRule))
        if found or by_rule:
            tops = [library[0] for library in st.libraries if library]
            if by_rule:
                found += [oid for oid in tops if oid not in found and sees(st, st.objs[oid], self._viewer)]
            found.sort()
            self._in_order(st, rows, tuple(found), [int(oid in tops) for oid in found])

    def _in_order(self, st: State, rows: Rows, oids: tuple[int, ...], places: Sequence[int]) -> None:
        """Adds cards of a library, each with its place."""
        if oids:
            block = Block([])
            for oid, place in zip(oids, places, strict=True):
                self._add(st, block, st.objs[oid], True, place)
            block.close()
            rows.add(block)

    def _add(self, st: State, block: Block, obj: Obj, seen: bool, place: int = 0) -> None:
        """Adds an object that is not on the battlefield."""
        oid = obj.id
        kept = self._kept.get(oid)
        if (
            kept is None
            or kept.obj is not obj
            or kept.code != (place << 1 | seen)
            or not (kept.steady and obj.zone & self._quiet)
        ):
            kept = self._looked_at(st, obj, kept, seen, place)
        if not kept.steady or oid in self._afar:  # referred to, it has a row of its own, but not for longer than that
            block.lasts = False
        self._put(block, oid, kept, seen or obj.zone == STACK)

    def _put(self, block: Block, oid: int, kept: _Kept, seen: bool) -> None:
        """Puts an object into a new row, or into the row of identical objects."""
        part = kept.part
        block.too_large += kept.large
        if seen:
            block.seen.add(oid)
        row = new = len(block.parts)
        refs = self._held.get(oid) if self._held else None
        if refs is None:
            if oid not in self._named:
                row = block.alike.setdefault(part, new)
        elif oid not in self._named:  # otherwise it must be distinguished from others
            row = block.alike_and_related.setdefault((part, refs), new)
        block.place[oid] = row
        if row < new:
            block.counts[row] += 1
            return
        block.parts.append(part)
        block.counts.append(1)
        if refs is not None:
            block.related[row] = refs

    def _looked_at(self, st: State, obj: Obj, kept: _Kept | None, seen: bool, place: int) -> _Kept:
        """The object as it is now: what was kept of it, if that is still right."""
        chars = st.caches.chars.get(obj.id) or chars_of(st, obj)
        new = (
            obj.zone == BATTLEFIELD
            and chars.types & CREATURE != 0
            and obj.since >= st.players[chars.controller].turn_began
        )
        code = place << 1 | seen
        if kept is None or kept.obj is not obj or kept.chars is not chars or kept.new != new or kept.code != code:
            if not (seen or obj.zone & (BATTLEFIELD | STACK)):
                front = UNSEEN
            elif kept is not None and kept.front is not UNSEEN and packed_alike(kept.chars, chars):
                front = kept.front
            else:
                front = packed_as_printed(chars) if chars is obj.base else packed(chars)
            part, large = self._packed(st, obj, chars, front, new, seen, place)
            kept = self._kept[obj.id] = _Kept(obj, chars, new, code, front, part, large, st.turn)
        kept.turn = st.turn
        return kept

    def _packed(
        self, st: State, obj: Obj, chars: Chars, front: bytes, new: bool, seen: bool, place: int
    ) -> tuple[bytes, int]:
        """The row of an object, and whether a number in it was cut."""
        power, toughness = chars.power or 0, chars.toughness or 0
        large = power >= GREATEST or power <= -GREATEST or toughness >= GREATEST or toughness <= -GREATEST
        moving = _doing(obj, place)
        if (
            moving < 0
            or obj.counters
            or obj.damage
            or obj.flags
            or obj.copied is not None
            or obj.face_down is not None
            or not 0 <= obj.in_use <= _MOST_SETS
        ):
            rest, cut_off = self._numbers(st, obj, chars, new, seen, place)
            return BEGINNING + front + rest + END, int(large or cut_off)
        seats = len(st.players)
        owner, controller = (obj.owner - self._viewer) % seats, (chars.controller - self._viewer) % seats
        flags = seen | obj.token << 1 | obj.tapped << 2 | new << 3 | (obj.phased != 0) << 4
        key = flags | owner << 5 | controller << 10 | obj.in_use << 15 | obj.zone << 18 | moving << 26
        plain = _PLAIN.get(key)
        if plain is None:
            plain = _PLAIN[key] = _Plain(self._numbers(st, obj, chars, new, seen, place)[0])
        return plain.after(front), int(large)

    def _numbers(self, st: State, obj: Obj, chars: Chars, new: bool, seen: bool, place: int) -> tuple[bytes, bool]:
        """The columns of ``schema.OBJECT``, and whether a number was cut."""
        in_the_open = seen or obj.zone & (BATTLEFIELD | STACK) != 0
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
            obj.copied is not None and not face_down and in_the_open,
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
        return _PACK.pack(*numbers), max(obj.damage, x, *counters) >= GREATEST


def _doing(obj: Obj, place: int) -> int:
    """What it does in combat or on the stack, and its place, as a number; less than 0 if that is a large one."""
    combat, stack = obj.combat, obj.stack
    found = place
    if combat is not None:
        found |= (1 | combat.blocked << 1 | len(combat.blocking) << 2) << 3
        if len(combat.blocking) > _MOST_BLOCKED:
            return -1
    if stack is not None:
        targets = sum([len(slot) for slot in stack.targets])
        found |= (stack.kind | targets << 2) << 7
        if stack.ctx.x or targets > _MOST_TARGETS:
            return -1
    return found if place <= _MOST_PLACES else -1


def _counters(counters: dict[str, int]) -> tuple[int, ...]:
    """The kinds that have columns, then all others together."""
    listed = [cut(counters.get(kind, 0)) for kind in COUNTERS]
    return (*listed, cut(sum(counters.values()) - sum(listed)))


_NO_RELATIONS: Final[dict[int, Refs]] = {}


def _relations(field: list[Obj], spells: list[Obj]) -> dict[int, Refs]:
    """What permanents, and what is on the stack, are attached to, attack, block, come from, target and are held by."""
    found: dict[int, list[int]] = {}
    for obj in field:
        if obj.attached:
            found.setdefault(obj.id, list(NOTHING))[0] = obj.attached
        combat = obj.combat
        if combat is not None:
            if combat.attacking:
                found.setdefault(obj.id, list(NOTHING))[1] = combat.attacking
            if combat.blocking:
                found.setdefault(obj.id, list(NOTHING))[2] = combat.blocking[0]
        if obj.linked:
            for held in obj.linked:
                found.setdefault(held, list(NOTHING))[7] = obj.id
    for obj in spells:
        stack = obj.stack
        if stack is not None:
            targets = [ref for slot in stack.targets for ref in slot][:3]
            source = stack.ctx.source if stack.ctx.source != obj.id else 0
            if targets or source:
                row = found.setdefault(obj.id, list(NOTHING))
                row[3] = source
                row[4 : 4 + len(targets)] = targets
    if not found:
        return _NO_RELATIONS
    return {oid: (a, b, c, d, e, f, g, h) for oid, (a, b, c, d, e, f, g, h) in found.items()}


def _records(st: State, oids: tuple[Any, ...]) -> list[Obj]:
    objs = st.objs
    return [objs[oid] for oid in oids]


def _worked_out(chars: dict[int, Chars], oids: tuple[Any, ...]) -> list[Chars | None]:
    return [chars.get(oid) for oid in oids]
