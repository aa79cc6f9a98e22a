"""109.1, 110.5, 400, 121: the only writers. Everything that changes in a game changes here.

An atom changes one thing, guards the no-op, and emits its event with the rule that made it happen. Atoms ask nobody and
decide nothing: verbs propose, ``replacing`` decides, atoms commit.
"""

from __future__ import annotations

from typing import Any

from inset.kernel import rng
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
from inset.language.statics import Continuous, PreventDamage, RedirectDamage
from inset.rules import happenings as ev
from inset.rules.layers import COUNTER_KEYWORDS, chars_of
from inset.rules.state import (
    BESTOWED,
    COMMANDER,
    LEFT_UNLOCKED,
    NO_COUNTERS,
    NOTHING_CHOSEN,
    UNLOCKED,
    Cast,
    Chars,
    Combat,
    Copied,
    Ctx,
    Delayed,
    Event,
    FaceDown,
    Floating,
    Mana,
    Obj,
    OnStack,
    Pending,
    State,
)  # fmt: skip
from inset.rules.tables import NOTICE
from inset.rules.traits import ELSEWHERE, HISTORY, IN_COMBAT, LIFE, PLACE, TAPPED, functions_in

# --- events -------------------------------------------------------------------------------------------------------


def emit(st: State, event: Event, before: Any = None) -> Event:
    """Something has happened: it is remembered for this turn, told in the log, and may trigger abilities (603.2).

    ``before``: the index of what was looking out before the event, for abilities that look back (603.10).
    """
    st.events.append(event)
    st.log = (st.log, event)
    if st.index is not None and st.index.reads & HISTORY:
        st.touch()
    NOTICE[0](st, event, before)
    return event


def notice(st: State, event: Event, before: Any = None) -> None:
    """Something that abilities may trigger on and that nothing asks about afterwards."""
    NOTICE[0](st, event, before)


def tell(st: State, event: Event) -> None:
    """Something to tell that no ability looks for."""
    st.log = (st.log, event)


# --- objects and zones ---------------------------------------------------------------------------------------------


def put(st: State, obj: Obj) -> None:
    """Puts a new record where the old one was."""
    st.write(obj)
    changed(st, obj, obj.zone)


def changed(st: State, obj: Obj, zones: int) -> None:
    """An object changed, or moved between zones. If it is no permanent, that is mostly nothing to the permanents."""
    index = st.index
    if (
        zones & BATTLEFIELD
        or index is None
        or index.reads & ELSEWHERE
        or st.reach.get(0, True)
        or functions_in(obj.definition) & zones
        or obj.copied is not None
        or obj.merged
    ):
        st.touch()
    else:
        st.shift()


def new_id(st: State) -> int:
    oid = st.next_id
    st.next_id = oid + 1
    return oid


def tick(st: State) -> int:
    """613.7: the next timestamp."""
    st.clock += 1
    return st.clock


def new_object(st: State, owner: int, zone: int, definition: Card, card: int = 0, **fields: Any) -> Obj:
    """An object from nothing: a card at the start of the game, a token, a copy, an emblem, an ability."""
    obj = Obj(new_id(st), card, owner, fields.pop("controller", owner), zone, definition, timestamp=tick(st), **fields)
    st.write(obj)
    insert(st, obj.id, obj.owner, zone, 0)
    changed(st, obj, zone)
    return obj


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
        st.strays = True
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
    chosen: dict[int, Any] | None = None,
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
    keep = 0 if commander_beneath(obj) else obj.flags & COMMANDER
    new = Obj(
        new_id(st), obj.card, obj.owner, controller, zone, obj.definition, in_use, copied,
        obj.token if token is None else token, obj.spell_copy if spell_copy is None else spell_copy, tick(st), st.turn,
        tapped, face_down, 0, counters or NO_COUNTERS, 0, False, attached, chosen or NOTHING_CHOSEN, (), flags | keep,
        mark, cast, stack, combat,
    )  # fmt: skip
    if counters:
        new.stamps = {kind: new.timestamp for kind in counters if kind in COUNTER_KEYWORDS}  # 613.7c
    st.write(new)
    insert(st, new.id, new.owner, zone, position)
    changed(st, obj if obj.copied is not None else new, obj.zone | zone)
    return new


def commander_beneath(obj: Obj) -> bool:
    """903.3c: a merged permanent is a commander if any component is; is it one under the top?"""
    return any(commander for *_, commander in obj.merged)


def commanders_in(obj: Obj) -> list[int]:
    """903.3c: the cards of a permanent, merged or not, that are commanders."""
    beneath = [card for card, _, _, _, commander in obj.merged if commander and card]
    return beneath or ([obj.card] if obj.flags & COMMANDER and obj.card else [])


def cease(st: State, obj: Obj, rule: str, known: Chars | None = None) -> None:
    """The object ceases to exist: a token or copy outside its zone, an ability that has left the stack."""
    forget(st, obj, known)
    changed(st, obj, obj.zone)
    tell(st, Event(ev.CEASED, rule, obj=obj.id))


def reorder_library(st: State, player: int, order: tuple[int, ...]) -> None:
    assert sorted(order) == sorted(st.libraries[player])
    st.libraries[player] = order
    st.nudge(ELSEWHERE)
    st.cards = {}


def shuffle(st: State, player: int, rule: str = "701.24a") -> None:
    st.rng, st.libraries[player] = rng.shuffled(st.rng, st.libraries[player])
    st.nudge(ELSEWHERE)
    st.cards = {}
    emit(st, Event(ev.SHUFFLED, rule, player))


def random_below(st: State, bound: int) -> int:
    st.rng, number = rng.below(st.rng, bound)
    return number


def random_order(st: State, items: tuple[int, ...]) -> tuple[int, ...]:
    st.rng, order = rng.shuffled(st.rng, items)
    return order


# --- permanents ------------------------------------------------------------------------------------------------------


def set_tapped(st: State, oid: int, tapped: bool, rule: str) -> bool:
    obj = st.objs[oid]
    if obj.tapped == tapped:
        return False
    obj = obj.dup()
    obj.tapped = tapped
    st.write(obj)
    st.nudge(TAPPED)
    emit(st, Event(ev.TAPPED if tapped else ev.UNTAPPED, rule, obj=oid, player=obj.controller))
    return True


def set_counters(st: State, oid: int, kind: str, count: int) -> None:
    obj = st.objs[oid].dup()
    counters = dict(obj.counters)
    if count > 0:
        if count > counters.get(kind, 0) and kind in COUNTER_KEYWORDS:  # 613.7c: all of that kind get the new one's
            obj.stamps = {**obj.stamps, kind: tick(st)}
        counters[kind] = count
    else:
        counters.pop(kind, None)
    obj.counters = counters
    put(st, obj)


def put_counters(st: State, oid: int, kind: str, count: int, rule: str) -> None:
    if count <= 0:
        return
    before = st.objs[oid].counters.get(kind, 0)
    set_counters(st, oid, kind, before + count)
    emit_counters(st, oid, kind, count, before, rule)


def emit_counters(st: State, oid: int, kind: str, count: int, before: int, rule: str, batch: int = 0) -> None:
    """Counters were put on an object, or it entered with them (122.6)."""
    emit(st, Event(ev.COUNTERS_PUT, rule, obj=oid, amount=count, origin=before, data=kind, batch=batch))
    if kind == "lore":
        emit(st, Event(ev.CHAPTER, "714.2b", obj=oid, amount=before + count, data=before))


def take_counters(st: State, oid: int, kind: str, count: int, rule: str) -> int:
    """Removes up to so many counters; returns how many went."""
    have = st.objs[oid].counters.get(kind, 0)
    gone = min(have, count)
    if gone <= 0:
        return 0
    set_counters(st, oid, kind, have - gone)
    emit(st, Event(ev.COUNTERS_REMOVED, rule, obj=oid, amount=gone, data=kind, other=have - gone))
    return gone


def mark_damage(st: State, oid: int, amount: int, deathtouch: bool) -> None:
    obj = st.objs[oid].dup()
    obj.damage += amount
    obj.deathtouched = obj.deathtouched or deathtouch
    st.write(obj)
    st.nudge(0)  # no card looks at marked damage; state-based actions do


def heal(st: State, oid: int) -> None:
    obj = st.objs[oid]
    if obj.damage or obj.deathtouched:
        obj = obj.dup()
        obj.damage = 0
        obj.deathtouched = False
        st.write(obj)
        st.nudge(0)


def change(st: State, oid: int, **fields: Any) -> Obj:
    """A new record with some fields changed, for what has no atom of its own."""
    obj = st.objs[oid].dup()
    for name, value in fields.items():
        setattr(obj, name, value)
    put(st, obj)
    return obj


def amend_past(st: State, oid: int, **fields: Any) -> None:
    """Changes what is known of an object that is gone: an ability still speaks of it (113.7a)."""
    obj, chars = st.lki[oid]
    past = obj.dup()
    for name, value in fields.items():
        setattr(past, name, value)
    st.lki[oid] = (past, chars)


def set_flag(st: State, oid: int, flag: int, on: bool = True) -> None:
    obj = st.objs[oid]
    flags = obj.flags | flag if on else obj.flags & ~flag
    if flags != obj.flags:
        change(st, oid, flags=flags)


def unlock(st: State, oid: int, half: int, player: int, rule: str) -> None:
    """709.5c: gives the unlocked designation of the left (0) or right (1) half."""
    set_flag(st, oid, LEFT_UNLOCKED << half)
    emit_unlocked(st, oid, half, player, rule)


def emit_unlocked(st: State, oid: int, half: int, player: int, rule: str, batch: int = 0) -> None:
    """A half was unlocked, or the permanent entered with it unlocked (709.5h); ``data``: now it is fully so (709.5i)."""
    fully = st.objs[oid].flags & UNLOCKED == UNLOCKED
    emit(st, Event(ev.UNLOCKED, rule, player, oid, amount=half, data=fully, batch=batch))


def lock(st: State, oid: int, half: int, player: int) -> None:
    set_flag(st, oid, LEFT_UNLOCKED << half, False)
    emit(st, Event(ev.LOCKED, "709.5g", player, oid, amount=half))


def attach(st: State, oid: int, to: int, rule: str) -> bool:
    """701.3: a new timestamp (613.7e); attaching to what it is already attached to does nothing."""
    obj = st.objs[oid]
    old = obj.attached
    loose = not to and obj.flags & BESTOWED  # 702.103f, g: it ceases to be bestowed
    if old == to and not loose:
        return False
    change(st, oid, attached=to, timestamp=tick(st), flags=obj.flags & ~BESTOWED if loose else obj.flags)
    if old > 0:
        notice(st, Event(ev.UNATTACHED, "701.3d", obj=oid, other=old))
    if to:
        emit(st, Event(ev.ATTACHED, rule, obj=oid, other=to))
    return True


def set_combat(st: State, oid: int, combat: Combat | None) -> None:
    obj = st.objs[oid].dup()
    obj.combat = combat
    st.write(obj)
    st.nudge(IN_COMBAT)


# --- players -----------------------------------------------------------------------------------------------------------


def change_player(st: State, player: int, **fields: Any) -> None:
    record = st.players[player].dup()
    for name, value in fields.items():
        setattr(record, name, value)
    st.players[player] = record
    if "lost" in fields:
        st.touch()
    else:
        st.nudge(LIFE)


def gain_life(st: State, player: int, amount: int, rule: str) -> None:
    if amount > 0 and not st.players[player].lost:
        change_player(st, player, life=st.players[player].life + amount)
        emit(st, Event(ev.GAINED_LIFE, rule, player, amount=amount))


def lose_life(st: State, player: int, amount: int, rule: str) -> None:
    if amount > 0 and not st.players[player].lost:
        change_player(st, player, life=st.players[player].life - amount)
        emit(st, Event(ev.LOST_LIFE, rule, player, amount=amount))


def player_counters(st: State, player: int, kind: str, change_by: int, rule: str) -> None:
    if change_by and not st.players[player].lost:
        counters = dict(st.players[player].counters)
        counters[kind] = counters.get(kind, 0) + change_by
        if counters[kind] <= 0:
            del counters[kind]
        change_player(st, player, counters=counters)
        if change_by > 0:
            emit(st, Event(ev.COUNTERS_PUT, rule, player, amount=change_by, data=kind))


def set_pool(st: State, player: int, pool: tuple[Mana, ...]) -> None:
    record = st.players[player].dup()
    record.pool = pool
    st.players[player] = record
    st.memo = {}  # nothing but paying looks at a pool
    st.offered = {}


def tally(st: State, oid: int, what: int, kind: int) -> int:
    """Counts a use of something that is limited to so many each turn; returns the number of this use."""
    key = (oid, what, kind)
    count = st.tallies.get(key, 0) + 1
    st.tallies[key] = count
    return count


# --- effects that last ----------------------------------------------------------------------------------------------------


def add_floating(st: State, floating: Floating) -> None:
    st.floating += (floating,)
    _effects_changed(st, (floating,))


def drop_floating(st: State, gone: list[int]) -> None:
    if gone:
        ended = tuple(f for f in st.floating if f.id in gone)
        st.floating = tuple(f for f in st.floating if f.id not in gone)
        _effects_changed(st, ended)


def _effects_changed(st: State, effects: tuple[Floating, ...]) -> None:
    for effect in effects:
        if effect.mods or effect.copied is not None or any(isinstance(s, Continuous) for s in effect.statics):
            st.touch()
            return
    st.reindex()


def new_floating(st: State, ctx: Ctx, duration: int, **fields: Any) -> Floating:
    floating = Floating(new_id(st), ctx, duration, st.turn, tick(st), **fields)
    add_floating(st, floating)
    return floating


def follow(st: State, old: int, new: int) -> None:
    """400.7a: what effects changed about a permanent spell is changed about the permanent that it becomes."""
    if any(_speaks_of(f, old) for f in st.floating):
        st.floating = tuple(_following(f, old, new) if _speaks_of(f, old) else f for f in st.floating)
        st.touch()


def _speaks_of(effect: Floating, oid: int) -> bool:
    """609.7a: damage by a permanent spell that was chosen as a source is followed by that of the permanent."""
    if effect.mods:
        return oid in effect.objects
    guards = any(isinstance(s, (PreventDamage, RedirectDamage)) for s in effect.statics)
    return guards and any(oid in kept for kept in effect.ctx.saved.values())


def _following(effect: Floating, old: int, new: int) -> Floating:
    objects = tuple(new if o == old else o for o in effect.objects)
    ctx = effect.ctx.dup()
    ctx.saved = {slot: tuple(new if o == old else o for o in kept) for slot, kept in ctx.saved.items()}
    return Floating(
        effect.id, ctx, effect.duration, effect.turn, effect.timestamp, objects, effect.mods, effect.statics,
        effect.uses, effect.condition, effect.copied,
    )  # fmt: skip


def add_delayed(st: State, delayed: Delayed) -> None:
    st.delayed += (delayed,)


def drop_delayed(st: State, gone: list[int]) -> None:
    if gone:
        st.delayed = tuple(d for d in st.delayed if d.id not in gone)


def add_pending(st: State, pending: Pending) -> None:
    st.pending += (pending,)


def keep_pending(st: State, kept: tuple[Pending, ...]) -> None:
    st.pending = kept


# --- the turn and the game ------------------------------------------------------------------------------------------------


def set_place(st: State, **fields: Any) -> None:
    """Where the game stands: turn, active player, step, stage, extra turns and phases (500)."""
    for name, value in fields.items():
        setattr(st, name, value)
    st.moved_on(PLACE)


def set_step(st: State, step: int, stage: int) -> None:
    """The same for what changes most often."""
    st.step = step
    st.stage = stage
    st.moved_on(PLACE)


def set_priority(st: State, player: int, passes: int) -> None:
    """117: who may act, and how many have passed in succession. Nothing else looks at it, so nothing is touched."""
    st.priority = player
    st.passes = passes


def forget_turn(st: State, kept: dict[int, tuple[Obj, Chars]]) -> None:
    """The turn is over: what happened in it, how often, and what objects were that nothing speaks of any more."""
    tell(st, Event(ev.FORGOT, "500.1", data=st.lki))
    st.events = []
    st.tallies = {}
    st.lki = kept
    st.nudge(HISTORY)


def stand_in(st: State, oid: int, controller: int) -> int:
    """A new id for an object as it was until now, known from then on only as it last was (506.4c, 608.2h)."""
    new = new_id(st)
    chars = chars_of(st, st.objs[oid]).dup()
    chars.controller = controller
    st.lki[new] = (st.objs[oid], chars)
    return new


def end_game(st: State, outcome: Any) -> None:
    """104.1: the game ends at once; the first end counts."""
    if st.outcome is None:
        st.outcome = outcome


def new_batch(st: State) -> int:
    """A number for events that happen at the same time."""
    batch = st.next_batch
    st.next_batch = batch + 1
    return batch
