"""109.1, 400: objects are created, change, move between zones, and cease to exist."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Unpack

from inset.kernel.types import (
    BATTLEFIELD,
    COMMAND,
    EXILE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    OUTSIDE,
    OWNED_ZONES,
    STACK,
)  # fmt: skip
from inset.language.card import Card
from inset.rules.atoms.event_log import tell
from inset.rules.model import event_records as ev
from inset.rules.model.changes import CARD, ELSEWHERE, EVERYBODY, MARK, NOBODY, OWN_CARD
from inset.rules.model.object_notes import NO_NOTES, Notes
from inset.rules.model.object_records import Choices
from inset.rules.model.record_fields import NewObjectFields, ObjectFields
from inset.rules.model.state import (
    COMMANDER,
    DESIGNATED,
    NO_COUNTERS,
    NOTHING_CHOSEN,
    Cast,
    Chars,
    Combat,
    Copied,
    Event,
    FaceDown,
    Obj,
    OnStack,
    State,
)
from inset.rules.objects.abilities import functions_in, traits_of, works_from
from inset.rules.objects.layer_loop import COUNTER_KEYWORDS
from inset.rules.objects.layers import NAMED_ONLY, chars_of, is_left_alone, of_newcomer


def put(st: State, obj: Obj) -> None:
    """Puts a new record where the old one was."""
    st.write(obj)
    changed(st, obj, obj.zone)


def changed(st: State, obj: Obj, zones: int) -> None:
    """An object changed, or moved between zones. If it is not a permanent, that usually doesn't affect the
    permanents."""
    index = st.caches.index
    if (
        zones & BATTLEFIELD
        or index is None
        or index.reads & ELSEWHERE
        or not is_left_alone(st, zones)
        or functions_in(obj.definition) & zones
        or obj.copied is not None
        or obj.merged
    ):
        st.forget()
        return
    terms = index.of_effects.terms
    if not zones & ~OWNED_ZONES and terms is not None and not terms.permits & OWNED_ZONES:
        st.forget(OWN_CARD, obj.owner)
    else:
        st.forget(CARD, _whose(st, obj, zones))


def _whose(st: State, obj: Obj, zones: int) -> int:
    """Who could play a card before or after it moved between these zones: its owner, unless an effect or a mark lets others;
    nobody if it was on the stack or the battlefield all the time."""
    index = st.caches.index
    terms = index.of_effects.terms if index is not None else None
    if terms is None or zones & (terms.permits | EXILE):
        return EVERYBODY
    return obj.owner if zones & ~(STACK | BATTLEFIELD) else NOBODY


def moved(st: State, old: Obj, new: Obj) -> None:
    """An object changed zones. If it was a plain permanent, or is one now, the others don't change."""
    index, zones = st.caches.index, old.zone | new.zone
    if zones & BATTLEFIELD and old.zone != new.zone and index is not None and index.unconditional:
        far = index.reads & ELSEWHERE or functions_in(new.definition) & zones & ~BATTLEFIELD
        if not far and old.copied is None and new.copied is None and not old.merged:
            if new.zone == BATTLEFIELD:
                chars = of_newcomer(st, new)
                if chars is not None:
                    st.forget(CARD, _whose(st, new, zones))
                    st.caches.entered(new.id, chars)
                    return
            elif NAMED_ONLY in st.caches.reach:
                chars = st.caches.chars.get(old.id)
                if chars is not None and not traits_of(chars).continuous:
                    st.forget(CARD, _whose(st, new, zones))
                    st.caches.left(old.id)
                    return
    changed(st, old if old.copied is not None else new, zones)


def new_id(st: State) -> int:
    oid = st.next_id
    st.next_id = oid + 1
    return oid


def tick(st: State) -> int:
    """613.7: the next timestamp."""
    st.clock += 1
    return st.clock


def new_object(
    st: State,
    owner: int,
    zone: int,
    definition: Card,
    card: int = 0,
    controller: int = -1,
    **fields: Unpack[NewObjectFields],
) -> Obj:
    """An object from nothing: a card at the start of the game, a token, a copy, an emblem, an ability."""
    controller = controller if controller >= 0 else owner
    obj = Obj(new_id(st), card, owner, controller, zone, definition, timestamp=tick(st), **fields)
    st.write(obj)
    insert(st, obj.id, obj.owner, zone, 0)
    changed(st, obj, zone)
    return obj


def new_library(st: State, owner: int, cards: Iterable[Card]) -> None:
    """The cards that a player begins with, as from nothing as others, but all at once: the last one listed is on top."""
    made: list[int] = []
    oid, time = st.next_id, st.clock
    for card in cards:
        time += 1
        st.write(Obj(oid, oid, owner, owner, LIBRARY, card, timestamp=time))
        made.append(oid)
        oid += 1
    st.next_id, st.clock = oid, time
    st.libraries[owner] = (*reversed(made), *st.libraries[owner])
    st.forget()


def single_out(st: State, oid: int) -> None:
    """405.2: of abilities on the stack that are held as one, this one by itself; the others are another object below it."""
    obj = st.objs[oid]
    old = obj.stack
    if old is None or not old.more:
        return
    ctx = old.ctx.dup()
    ctx.event = old.more[0]
    rest = OnStack(old.kind, old.ability, ctx, old.modes, old.targets, old.divided, old.more[1:])
    below = new_object(st, obj.owner, STACK, obj.definition, controller=obj.controller, stack=rest)
    place = st.stack.index(oid)
    st.stack = (*st.stack[:place], below.id, *st.stack[place:-1])
    change(st, oid, stack=OnStack(old.kind, old.ability, old.ctx, old.modes, old.targets, old.divided))


def insert(st: State, oid: int, owner: int, zone: int, position: int) -> None:
    """``position`` counts from the top of a library; a negative one counts from the bottom."""
    if zone == BATTLEFIELD:
        st.battlefield += (oid,)
        return
    if zone == STACK:
        st.stack += (oid,)
        return
    obj = st.objs[oid]
    if obj.token or obj.spell_copy:
        st.strays += (oid,)
    if (
        obj.token and not obj.spell_copy
    ):  # 111.6, 111.8: no card, and it moves no more: it is in no list until it ceases
        return
    if zone & (EXILE | GRAVEYARD) and functions_in(obj.definition) & zone and works_from(obj.definition) & zone:
        st.afar = True
    if zone == EXILE:
        st.exile += (oid,)
    elif zone == COMMAND:
        st.command += (oid,)
    elif zone == HAND:
        st.hands[owner] += (oid,)
    elif zone == GRAVEYARD:
        st.graveyards[owner] += (oid,)
    elif zone == OUTSIDE:
        st.outside[owner] += (oid,)
    elif zone == LIBRARY:
        library = st.libraries[owner]
        place = position if position >= 0 else len(library) + 1 + position
        place = max(0, min(place, len(library)))
        st.libraries[owner] = (*library[:place], oid, *library[place:])


def remove(st: State, obj: Obj) -> None:
    """Takes an object out of its zone's order."""
    oid, zone = obj.id, obj.zone
    if zone == BATTLEFIELD:
        st.battlefield = tuple([o for o in st.battlefield if o != oid])
    elif zone == STACK:
        st.stack = tuple([o for o in st.stack if o != oid])
    elif zone == EXILE:
        st.exile = tuple([o for o in st.exile if o != oid])
    elif zone == COMMAND:
        st.command = tuple([o for o in st.command if o != oid])
    elif zone & OWNED_ZONES:
        rows = {HAND: st.hands, GRAVEYARD: st.graveyards, LIBRARY: st.libraries, OUTSIDE: st.outside}[zone]
        row = rows[obj.owner]
        if row and row[0] == oid:
            rows[obj.owner] = row[1:]
        else:
            rows[obj.owner] = tuple([o for o in row if o != oid])


def forget(st: State, obj: Obj, known: Chars | None = None) -> None:
    """The object is gone from where it was; what it last was, before the whole batch, is kept (608.2h, 704.8)."""
    st.lki[obj.id] = (obj, known if known is not None else chars_of(st, obj))
    remove(st, obj)
    st.erase(obj.id)


def relocate(
    st: State,
    obj: Obj,
    zone: int,
    controller: int,
    position: int = 0,
    *,
    in_use: int = 0,
    copied: Copied | None = None,
    token: bool | None = None,
    tapped: bool = False,
    counters: dict[str, int] | None = None,
    attached: int = 0,
    face_down: FaceDown | None = None,
    chosen: Choices | None = None,
    notes: Notes | None = None,
    cast: Cast | None = None,
    stack: OnStack | None = None,
    combat: Combat | None = None,
    flags: int = 0,
    spell_copy: bool | None = None,
    mark: int = 0,
    known: Chars | None = None,
) -> Obj:
    """Moves an object to a zone, where it is a new object with no memory of the old (400.7). Emits nothing."""
    forget(st, obj, known)
    keep = 0 if marked_beneath(obj) else obj.flags & COMMANDER
    new = Obj(
        new_id(st), obj.card, obj.owner, controller, zone, obj.definition, in_use, copied,
        obj.token if token is None else token, obj.spell_copy if spell_copy is None else spell_copy, tick(st), st.turn,
        tapped, face_down, 0, counters or NO_COUNTERS, 0, False, attached, chosen or NOTHING_CHOSEN, (), flags | keep,
        mark, cast, stack, combat, notes=notes or NO_NOTES,
    )  # fmt: skip
    if counters:
        new.stamps = {kind: new.timestamp for kind in counters if kind in COUNTER_KEYWORDS}  # 613.7c
    st.write(new)
    insert(st, new.id, new.owner, zone, position)
    moved(st, obj, new)
    return new


def marked_beneath(obj: Obj) -> bool:
    """903.3c: a merged permanent is a commander if any component is; is it one under the top?"""
    return bool(obj.merged) and any(commander for *_, commander, _ in obj.merged)


def commanders_in(obj: Obj) -> list[int]:
    """903.3c: the cards of a permanent, merged or not, that are commanders."""
    beneath = [card for card, *_, commander, _ in obj.merged if commander and card]
    return beneath or ([obj.card] if obj.flags & COMMANDER and obj.card else [])


def cease(st: State, obj: Obj, rule: str, known: Chars | None = None) -> None:
    """The object ceases to exist: a token or copy outside its zone, an ability that has left the stack."""
    forget(st, obj, known)
    changed(st, obj, obj.zone)
    tell(st, Event(ev.CEASED, rule, obj=obj.id))


def change(st: State, oid: int, **fields: Unpack[ObjectFields]) -> Obj:
    """A new record with some fields changed, for changes without their own atom."""
    obj = st.objs[oid].dup()
    for name, value in fields.items():
        setattr(obj, name, value)
    put(st, obj)
    return obj


def amend_past(st: State, oid: int, **fields: Unpack[ObjectFields]) -> None:
    """Changes what is known about an object that is gone: an ability still refers to it (113.7a)."""
    obj, chars = st.lki[oid]
    past = obj.dup()
    for name, value in fields.items():
        setattr(past, name, value)
    st.lki[oid] = (past, chars)


def set_flag(st: State, oid: int, flag: int, on: bool = True) -> None:
    obj = st.objs[oid]
    flags = obj.flags | flag if on else obj.flags & ~flag
    if flags == obj.flags:
        return
    if flag == DESIGNATED:
        obj = obj.alike()
        obj.flags = flags
        st.write(obj)
        st.forget(MARK)
    else:
        change(st, oid, flags=flags)


def stand_in(st: State, oid: int, controller: int) -> int:
    """A new id for an object as it was until now, which exists from then on only as last known information (506.4c,
    608.2h)."""
    new = new_id(st)
    chars = chars_of(st, st.objs[oid]).dup()
    chars.controller = controller
    st.lki[new] = (st.objs[oid], chars)
    return new


def expect_strays(st: State, among: tuple[int, ...]) -> None:
    """704.5d–e: the tokens and copies that state-based actions have to look at again."""
    st.strays = among
