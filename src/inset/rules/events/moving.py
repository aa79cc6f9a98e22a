"""400.6, 400.7, 603.6, 701: objects change zones: one batch of simultaneous moves at a time.

Also the verbs that are moves with a name: draw (121), discard (701.9), destroy (701.8), sacrifice (701.21), mill (701.17).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Final

from inset.kernel.types import BATTLE, BATTLEFIELD, CREATURE, DRAW, EXILE, GRAVEYARD, HAND, NOWHERE, STACK
from inset.language import statics as sta
from inset.language.effects import FOREVER, WHILE_THIS_REMAINS
from inset.rules import atoms
from inset.rules.events import entering, face_down, merging, phasing, replacing_moves, timestamp_order, zone_change
from inset.rules.events.attaching import could_be_attached, hosts, let_go
from inset.rules.events.combat_membership import entered_blocking
from inset.rules.events.instructions import perform_all
from inset.rules.events.replacement_process import (
    ANY,
    Candidate,
    Proposed,
    Quantity,
    apply_in_turn,
    change_amount,
    commute,
    source_name,
)
from inset.rules.events.triggers import Index, asks_for_attachments, asks_for_base_size, index, statics
from inset.rules.events.zone_change import Change
from inset.rules.meaning.references import number, passes, who
from inset.rules.model import event_records as ev, move_causes
from inset.rules.model.decision import CONFIRM, YES_NO, Ask, Decision, ask
from inset.rules.model.lasting_effects import NO_ROLE, PHASES_IN_TAPPED, RETURNS, Role
from inset.rules.model.object_notes import ATTACHED, BASE_SIZE, CAME_FROM, EXILER, NO_NOTES, Notes
from inset.rules.model.object_records import Facts
from inset.rules.model.questions import ask_object
from inset.rules.model.state import HIDDEN, UNLOCKED, Chars, Combat, Ctx, Event, Floating, Obj, State
from inset.rules.model.subjects import About
from inset.rules.objects import frames
from inset.rules.objects.layers import base_chars, chars_as_spell, chars_of


def move(st: State, changes: Sequence[Change]) -> Ask[list[int]]:
    """Moves objects at the same time. Returns the ids of the new objects, 0 for one that did not move."""
    if len(changes) < 2:
        for change in changes:
            yield from settle(st, change)
        alone = commit(st, changes)
        if changes and changes[0].obj.merged:
            yield from merging.arrange(st, changes, alone)
        return alone
    _enter_together(changes)
    for change in replacing_moves.in_turn_order(st, changes):
        yield from settle(st, change)
    ordered = yield from timestamp_order.in_order(st, changes)
    made = {id(change): new for change, new in zip(ordered, commit(st, ordered), strict=True)}
    found = [made[id(change)] for change in changes]
    if any(change.obj.merged for change in changes):
        yield from merging.arrange(st, changes, found)
    return found


def _enter_together(changes: Sequence[Change]) -> None:
    """614.13a: none of what enters is there to be chosen as another of them enters."""
    entering = [change for change in changes if change.destination == BATTLEFIELD]
    ids = tuple(change.obj.id for change in entering)
    for change in entering:
        change.together = ids


def move_one(st: State, change: Change) -> Ask[int]:
    made = yield from move(st, (change,))
    return made[0]


def settle(st: State, change: Change) -> Ask[None]:
    """How effects change a move (614), and what an Aura that enters will enchant."""
    first = change.destination
    if _stays(change.obj):
        change.stopped = True
        return
    yield from replacing_moves.settle(st, change)
    if change.obj.merged and change.obj.token:
        yield from merging.settle_cards(st, change, first)
    if change.destination == BATTLEFIELD and not change.stopped:
        if st.players[change.controller].lost:
            change.stopped = True  # 800.4b
            return
        yield from _choose_host(st, change)


def _stays(obj: Obj) -> bool:
    """111.8: a token that has left the battlefield moves nowhere; a copy of a spell isn't a token before it enters."""
    return obj.token and not obj.spell_copy and obj.zone not in (NOWHERE, BATTLEFIELD)


def _choose_host(st: State, change: Change) -> Ask[None]:
    """303.4f: if nothing says what an Aura will enchant, its controller chooses; 303.4g, 303.4i: or it stays."""
    subject = entering.entering_object(st, change)
    chars = chars_as_spell(st, subject)
    if "Aura" not in chars.subtypes:
        if change.attached and not could_be_attached(st, subject, chars, change.attached):
            change.attached = 0  # 301.5e
        return
    options = _options_for_host(st, change, subject, chars)
    if options:
        change.attached = options[0]
        if len(options) > 1:
            change.attached = yield from ask_object(
                change.controller, "303.4f", "What will it enchant?", options, About(change.obj.id)
            )
    elif change.obj.zone == STACK:
        change.destination = GRAVEYARD
        yield from replacing_moves.settle(st, change)
    else:
        change.stopped = True


def _options_for_host(st: State, change: Change, subject: Obj, chars: Chars) -> list[int]:
    if change.host_undefined:
        return []
    if change.attached:
        return [change.attached] if could_be_attached(st, subject, chars, change.attached) else []
    return [host for host in hosts(st, subject, chars) if host not in change.together]


def can_enter(st: State, change: Change) -> bool:
    """Is there something to enchant, if it's an Aura that would enter (303.4g)?"""
    subject = entering.entering_object(st, change)
    chars = chars_as_spell(st, subject)
    return "Aura" not in chars.subtypes or bool(_options_for_host(st, change, subject, chars))


# Consequences of moves before abilities trigger, for permanents with a keyword; filled by mechanics.
AFTER_MOVES: Final[dict[int, Callable[[State], None]]] = {}


def _base_sizes(st: State, oids: Iterable[int]) -> dict[int, tuple[int | None, int | None]]:
    """208.4b: the base power and toughness of these permanents."""
    found = {oid: base_chars(st, st.objs[oid]) for oid in oids}
    return {oid: (chars.power, chars.toughness) for oid, chars in found.items() if chars is not None}


def _attachments(st: State, oids: Iterable[int]) -> dict[int, tuple[int, ...]]:
    """What is attached to these permanents."""
    return {oid: tuple([o for o in st.battlefield if st.objs[o].attached == oid]) for oid in oids}


def commit(st: State, changes: Sequence[Change]) -> list[int]:
    """Writes a settled batch, then lets abilities notice it: those that look back with the index of before (603.10)."""
    if not changes:
        return []
    before = index(st)
    batch = atoms.new_batch(st)
    pairs: list[tuple[Change, Obj, Obj]] = []
    parts: list[tuple[Change, Obj]] = []
    made: list[int] = []
    known: dict[int, Chars] = {}  # 603.10, 704.8
    for change in changes:
        there = st.objs.get(change.obj.id)
        if there is not None:
            known[there.id] = chars_of(st, there)
    sizes = _base_sizes(st, known) if asks_for_base_size(before) else {}
    attached = _attachments(st, known) if asks_for_attachments(before) else {}
    for change in changes:
        old = st.objs.get(change.obj.id)
        if change.stopped or old is None:
            made.append(0)
            continue
        new = _write(st, change, old, known[old.id])
        if old.zone == STACK and new.zone == BATTLEFIELD:
            atoms.follow(st, old.id, new.id)
            if old.linked:  # 607.2q
                atoms.change(st, new.id, linked=old.linked)
        made.append(new.id)
        pairs.append((change, old, new))
        parts += _write_parts(st, change, old, batch)
    for oid, size in sizes.items():
        if oid in st.lki:
            atoms.amend_past(st, oid, notes=BASE_SIZE.put(st.lki[oid][0].notes, size))
    for oid, others in attached.items():
        if others and oid in st.lki:
            atoms.amend_past(st, oid, notes=ATTACHED.put(st.lki[oid][0].notes, others))
    for change, _, new in pairs:
        if change.mods and new.zone == BATTLEFIELD:  # 611.2e; 613.7n: younger than its own static abilities
            for ctx, mods in zone_change.by_speaker(change.mods):
                atoms.new_floating(st, ctx, FOREVER, objects=(new.id,), mods=mods)
        if change.attacking and new.zone == BATTLEFIELD and not _attacks(st, st.objs[new.id]):
            atoms.set_combat(st, new.id, None)
    seen = index(st).keywords
    for keyword, follow in AFTER_MOVES.items():
        if seen & keyword:
            follow(st)
    for change, old, new in pairs:
        _announce(st, change, old, new, batch, before)
    for change, part in parts:  # 712.21, 730.3: one permanent left the battlefield, and each card is put somewhere
        arrived = Event(ev.MOVED, change.rule, part.owner, part.id, part.id, 0, NOWHERE, part.zone, batch=batch)
        atoms.emit(st, arrived, before)
    for change, _, new in pairs:
        if new.zone == BATTLEFIELD:
            for kind, count in new.counters.items():
                atoms.emit_counters(st, new.id, kind, count, 0, "122.6", batch, change.controller)
            if new.flags & UNLOCKED:
                atoms.emit_unlocked(st, new.id, frames.half_unlocked(new.flags), change.controller, "709.5d", batch)
    for change, _, new in pairs:
        if change.blocking and new.zone == BATTLEFIELD:
            entered_blocking(st, new.id, change.blocking)
        for then in change.after:
            if new.id in st.objs:
                then(st, st.objs[new.id])
        if change.shuffled_by >= 0:  # 701.24c: even if something else then moved it elsewhere
            atoms.shuffle(st, new.owner)
    for change, new in parts:
        for then in change.after:
            then(st, new)
    let_go(st, [old.id for _, old, _ in pairs if old.zone == BATTLEFIELD])
    return made


def _attacks(st: State, new: Obj) -> bool:
    """506.3a–b, 506.3f: only a creature that is not a battle, under the attacking player's control, enters attacking."""
    chars = chars_of(st, new)
    return chars.types & (CREATURE | BATTLE) == CREATURE and chars.controller == st.active


def _write(st: State, change: Change, old: Obj, known: Chars) -> Obj:
    zone = change.zone_of(not atoms.marked_beneath(old))
    if zone == BATTLEFIELD:
        combat = Combat(change.attacking) if change.attacking else None
        copied = change.copied
        token = old.token
        if old.spell_copy:  # 608.3f: a copy of a permanent spell becomes a token
            token = True
        controller = change.controller
        if old.zone == STACK and controller == known.controller:
            controller = old.controller  # 110.2b: by default who put it on the stack
        if change.melded is not None:
            atoms.forget(st, change.melded)
        made = atoms.relocate(
            st, old, zone, controller, in_use=change.in_use, copied=copied, tapped=change.tapped, token=token,
            spell_copy=False, counters=change.counters, attached=change.attached, face_down=change.face_down,
            chosen=change.chosen, notes=change.notes, cast=change.cast, combat=combat, flags=change.flags, mark=st.turn,
            known=known,
        )  # fmt: skip
        return made if change.melded is None else merging.combine(st, made, change.melded)
    copied = old.copied if old.token or old.spell_copy else None  # a token keeps its values until it ceases to exist
    return atoms.relocate(
        st, old, zone, old.owner, change.position, copied=copied, counters=change.counters, face_down=change.face_down,
        flags=change.flags, mark=st.turn, known=known,
        notes=_exiler(change, zone),
    )  # fmt: skip


def _write_parts(st: State, change: Change, old: Obj, batch: int) -> list[tuple[Change, Obj]]:
    """730.3: each component under the top one becomes an object of its own; 730.3d: what is true of the move is true of all."""
    made = []
    for card, definition, in_use, token, mark, _ in old.merged:
        how = change.of_part(token)
        zone = how.zone_of(mark)
        part = atoms.new_object(
            st, old.owner, zone, definition, card, token=token, mark=st.turn, flags=mark | how.flags,
            counters=dict(how.counters), face_down=how.face_down, notes=_exiler(how, zone) or NO_NOTES,
        )  # fmt: skip
        if in_use == HIDDEN or old.face_down is not None:
            atoms.tell(st, Event(ev.REVEALED, "708.9", old.owner, detail=(part.id,), batch=batch))
        made.append((how, part))
    return made


def _exiler(change: Change, zone: int) -> Notes | None:
    return EXILER.put(change.notes, change.by) if zone == EXILE and change.by >= 0 else None


def _announce(st: State, change: Change, old: Obj, new: Obj, batch: int, before: Index) -> None:
    player = st.lki[old.id][1].controller if old.zone & (BATTLEFIELD | STACK) else old.owner
    event = Event(
        ev.MOVED, change.rule, player if new.zone != BATTLEFIELD else change.controller, new.id, old.id, 0, old.zone, new.zone,
        change.cause, batch, chars_of(st, st.objs[new.id]) if new.zone == BATTLEFIELD else None,
    )  # fmt: skip
    atoms.emit(st, event, before)
    if old.attached > 0 and old.zone == BATTLEFIELD:
        atoms.notice(st, Event(ev.UNATTACHED, "701.3d", obj=old.id, other=old.attached), before)
    if face_down.must_be_revealed(old, new.zone):
        atoms.tell(st, Event(ev.REVEALED, "708.9", old.owner, detail=(new.id,), batch=batch))
    if change.cause == move_causes.SACRIFICING and old.zone == BATTLEFIELD:
        atoms.emit(st, Event(ev.SACRIFICED, "701.21a", player, new.id, old.id, batch=batch), before)
    if change.cause == move_causes.DISCARDING:
        cause = change.by + 1  # 0: nobody's spell or ability
        atoms.emit(st, Event(ev.DISCARDED, "701.9a", old.owner, new.id, old.id, detail=cause, batch=batch))
    if change.cause == move_causes.MILLING:
        atoms.tell(st, Event(ev.MILLED, "701.17a", old.owner, new.id, old.id, batch=batch))


def returns(st: State) -> Ask[None]:
    """610.3, 610.4: what was exiled or phased out until a permanent left comes back immediately when it has left."""
    due: list[Floating] = []
    for one in st.floating:
        if one.duration == WHILE_THIS_REMAINS and one.role is not NO_ROLE and one.ctx.source not in st.objs:
            due.append(one)
    if not due:
        return
    atoms.drop_floating(st, [f.id for f in due])
    changes = []
    for floating in due:
        for oid in floating.objects:
            obj = st.objs.get(oid)
            if obj is not None and obj.phased == phasing.UNTIL:
                phasing.phase_in(st, oid, "610.4", floating.role is PHASES_IN_TAPPED)
            elif obj is not None and obj.zone == EXILE:
                back = CAME_FROM.get(obj.notes, BATTLEFIELD)
                rule = "610.3c" if back == BATTLEFIELD else "610.3"
                changes.append(Change(obj, back, move_causes.EFFECT, rule, by=floating.ctx.controller))
    yield from move(st, changes)


def until_leaves(st: State, ctx: Ctx, objects: tuple[int, ...], role: Role = RETURNS) -> None:
    atoms.new_floating(st, ctx.dup(), WHILE_THIS_REMAINS, objects=objects, role=role)


# --- drawing (121) -----------------------------------------------------------------------------------------------------


def draw(
    st: State, player: int, count: int, rule: str = "121.1", applied: frozenset[Hashable] = frozenset()
) -> Ask[list[int]]:
    """Draws cards one at a time (121.2); an empty library is remembered for 704.5b."""
    drawn: list[int] = []
    count, applied = yield from _number_of_draws(st, player, count, applied)
    for _ in range(count):
        if st.players[player].lost or not may_draw(st, player):
            break
        replaced = yield from _draw_instead(st, player, applied)
        if replaced:
            continue
        library = st.libraries[player]
        if not library:
            atoms.change_player(st, player, drew_from_empty=True)
            continue
        new = yield from move_one(st, Change(st.objs[library[0]], HAND, move_causes.DRAWING, rule))
        nth = 1 + drawn_this_turn(st, player)
        atoms.emit(st, Event(ev.DREW, rule, player, new, amount=nth))
        drawn.append(new)
        if nth == 1 and new in st.objs:
            yield from _first_drawn(st, player, new)
    return drawn


# What a keyword of the first card that a player draws in a turn lets them do; filled by the keywords.
FIRST_DRAWN: Final[dict[int, Callable[[State, int, int], Ask[None]]]] = {}


def _first_drawn(st: State, player: int, oid: int) -> Ask[None]:
    has = chars_of(st, st.objs[oid]).keywords
    for keyword, offer in FIRST_DRAWN.items():
        if has & keyword:
            yield from offer(st, player, oid)


def _number_of_draws(
    st: State, player: int, count: int, applied: frozenset[Hashable]
) -> Ask[tuple[int, frozenset[Hashable]]]:
    """121.2a, 616.1g: effects that refer to the number of cards come before any single draw."""
    found = [
        Candidate((id(static), sid), ANY, source_name(st, ctx.source), change_amount, ctx, static, rule="121.2a")
        for ctx, _, static, sid in statics(st, sta.DrawsChanged)
        if player in who(st, ctx, static.who)
    ]
    if not found or count <= 0:
        return count, applied
    quantity, done = Quantity(count, "card", player), set(applied)
    yield from apply_in_turn(st, quantity, done, lambda: found, lambda: player, commute)
    return quantity.amount, frozenset(done)


def may_draw(st: State, player: int, count: int = 1) -> bool:
    """121.2b, 121.3: does no effect say that the player can't draw this many more cards this turn?"""
    limits = [
        number(st, ctx, static.amount)
        for ctx, _, static, _ in statics(st, sta.PlayerRule)
        if static.kind == sta.CANT_DRAW_MORE and player in who(st, ctx, static.who)
    ]
    return not limits or drawn_this_turn(st, player) + count <= min(limits)


def drawn_this_turn(st: State, player: int) -> int:
    for event in reversed(st.events):
        if event.kind == ev.DREW and event.player == player:
            return event.amount  # each says how many they were with it
    return 0


def _is_first_of_draw_step(st: State, player: int) -> bool:
    """Is the card that would be drawn the first one in the player's own draw step?"""
    if st.step != DRAW or st.active != player:
        return False
    for event in reversed(st.events):
        if event.kind == ev.STEP_BEGAN:
            return True
        if event.kind == ev.DREW and event.player == player:
            return False
    return True


class Draw(Proposed):
    """A card that would be drawn: by whom, and has something else happened instead?"""

    __slots__ = ("applied", "player", "replaced")

    def __init__(self, player: int, applied: set[Hashable]) -> None:
        self.player = player
        self.applied = applied
        self.replaced = False

    def about(self) -> tuple[int, int]:
        return 0, self.player

    def facts(self) -> Facts:
        return DRAWING, self.replaced


DRAWING: Final = "draw"


def _draw_instead(st: State, player: int, applied: frozenset[Hashable]) -> Ask[bool]:
    """614.11, 616.1: does something else happen instead of a draw? ``applied``: effects that led to it (614.5)."""
    found = [
        Candidate((id(static), sid), ANY, source_name(st, ctx.source), _instead_of_draw, ctx, static, rule="614.11")
        for ctx, _, static, sid in statics(st, sta.DrawInstead)
        if player in who(st, ctx, static.who) and not (static.spare_first and _is_first_of_draw_step(st, player))
    ]
    if not found:
        return False
    draw = Draw(player, set(applied))
    yield from apply_in_turn(st, draw, draw.applied, lambda: () if draw.replaced else found, lambda: player, _alike)
    return draw.replaced


def _alike(found: Sequence[Candidate[Draw]]) -> bool:
    return len({(c.static, c.ctx.controller if c.ctx is not None else -1) for c in found}) == 1


def _instead_of_draw(st: State, draw: Draw, cand: Candidate[Draw]) -> Ask[None]:
    assert cand.ctx is not None
    if cand.static.optional:
        yes = yield from ask(Decision(CONFIRM, draw.player, "614.11", "Apply the effect instead of drawing?", YES_NO))
        if not yes:
            return
    draw.replaced = True
    ctx = cand.ctx.dup()
    ctx.replaced = frozenset(draw.applied)
    ctx.each_player = draw.player
    yield from perform_all(st, ctx, cand.static.effects)


# --- named moves ---------------------------------------------------------------------------------------------------------


def sacrifice(st: State, player: int, oids: Sequence[int], rule: str = "701.21a") -> Ask[list[int]]:
    """Only what the player controls can be sacrificed (701.21a)."""
    changes = [
        Change(st.objs[o], GRAVEYARD, move_causes.SACRIFICING, rule, by=player)
        for o in oids
        if can_be_sacrificed(st, player, o)
    ]
    made = yield from move(st, changes)
    return made


def can_be_sacrificed(st: State, player: int, oid: int) -> bool:
    obj = st.objs.get(oid)
    if obj is None or obj.zone != BATTLEFIELD or obj.phased or chars_of(st, obj).controller != player:
        return False
    for ctx, _, static, _ in statics(st, sta.Restrict):
        if static.kind == sta.CANT_BE_SACRIFICED and passes(st, ctx, static.where, obj, chars_of(st, obj)):
            return False
    return True


def discard(st: State, player: int, oids: Sequence[int], by: int = -1, rule: str = "701.9a") -> Ask[list[int]]:
    changes = [
        Change(st.objs[o], GRAVEYARD, move_causes.DISCARDING, rule, by=by) for o in oids if o in st.hands[player]
    ]
    made = yield from move(st, changes)
    return made


def mill(st: State, player: int, count: int, rule: str = "701.17a") -> Ask[list[int]]:
    top = st.libraries[player][: max(0, count)]
    made = yield from move(st, [Change(st.objs[o], GRAVEYARD, move_causes.MILLING, rule) for o in top])
    return made
