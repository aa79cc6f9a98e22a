"""400, 701.6–9, 701.13, 701.17, 701.21: instructions that move objects between zones."""

from __future__ import annotations

from collections.abc import Sequence

from inset.kernel.types import BATTLEFIELD, EXILE, GRAVEYARD, HAND, LIBRARY, STACK
from inset.language import effects as ef
from inset.language.selections import ControlsExiler, OwnerOf
from inset.rules import atoms
from inset.rules.actions.spells import cant_be_countered
from inset.rules.combat.participants import attacked_by, choose_defender
from inset.rules.events import destroying, entering, moving
from inset.rules.events.attaching import could_be_attached
from inset.rules.events.instructions import POSSIBLE, choose_some, keep, living, performs, say_choice
from inset.rules.events.linked_records import link
from inset.rules.events.zone_change import Change
from inset.rules.meaning.references import cards_on_top, is_entering, look, number, one, passes, select, who
from inset.rules.meaning.tracking import with_parts
from inset.rules.model import event_records as ev, move_causes
from inset.rules.model.choices import AT_THE_BOTTOM, AT_THE_TOP
from inset.rules.model.decision import Ask
from inset.rules.model.object_notes import BORNE_BY, CAME_FROM, MATERIALS
from inset.rules.model.questions import ask_course, ask_next
from inset.rules.model.state import EXILERS_CONTROLLER, SPELL, Ctx, Event, FaceDown, Obj, State
from inset.rules.model.subjects import CardOrder, Deed
from inset.rules.objects import frames
from inset.rules.objects.layers import chars_of


@performs(ef.Move)
def _move(st: State, ctx: Ctx, node: ef.Move) -> Ask[None]:
    oids = living(st, ctx, node.what)
    if node.to == LIBRARY:
        oids = yield from _library_order(st, ctx, node, oids)
    changes = [_change(st, ctx, node, st.objs[oid]) for oid in oids]
    if node.order == ef.OWNERS_CHOICE:
        for change in changes:
            prompt, ends = "Top or bottom of the library?", (AT_THE_TOP, AT_THE_BOTTOM)
            end = yield from ask_course(change.obj.owner, "401.4", prompt, ends, Deed("end", change.obj.id))
            change.position = end.number
    if node.attacking:
        for change in changes:
            if node.attacking_as is not None:
                change.attacking = attacked_by(st, select(st, ctx, node.attacking_as), change.controller)
            else:
                change.attacking = yield from choose_defender(st, change.controller, change.obj.id)
    if node.blocking is not None:
        for change in changes:
            change.blocking = next(iter(select(st, ctx, node.blocking)), 0)
    made = yield from moving.move(st, changes)
    arrived = [new for new, change in zip(made, changes, strict=True) if new and change.destination == node.to]
    if node.reveal and arrived:
        atoms.emit(st, Event(ev.REVEALED, "701.20a", ctx.controller, detail=tuple(arrived)))
    if node.link:
        _link(st, ctx, [n for n in with_parts(st, arrived) if n in st.objs])
    keep(ctx, node.save, with_parts(st, made))


@performs(ef.ExchangeWithCard)
def _exchange_with_card(st: State, ctx: Ctx, node: ef.ExchangeWithCard) -> Ask[None]:
    """701.12d: only with a card of the same owner; 701.12e: what it is attached to the other will be attached to."""
    for oid in living(st, ctx, node.what):
        options = _partners(st, ctx, node, st.objs[oid])
        if options:
            player = ctx.controller
            chosen = yield from choose_some(st, player, options, 1, 1, "Exchange it with which card?", "701.12d", oid)
            here, there = st.objs[oid], st.objs[chosen[0]]
            away = Change(here, HAND, move_causes.EFFECT, "701.12d", by=player)
            enters = Change(there, BATTLEFIELD, move_causes.EFFECT, "701.12d", controller=player, by=player)
            enters.attached = here.attached
            yield from moving.move(st, [away, enters])


def _partners(st: State, ctx: Ctx, node: ef.ExchangeWithCard, obj: Obj) -> list[int]:
    """The cards in the player's hand with which the whole exchange can be completed (701.12a, 702.65b)."""
    player = ctx.controller
    if (
        obj.zone != BATTLEFIELD
        or obj.phased
        or obj.token
        or obj.owner != player
        or chars_of(st, obj).controller != player
    ):
        return []
    found = []
    for oid in st.hands[player]:
        card = st.objs[oid]
        chars = chars_of(st, card)
        if passes(st, ctx, node.where, card, chars):
            if not obj.attached or could_be_attached(st, card, chars, obj.attached):
                found.append(oid)
    return found


POSSIBLE[ef.ExchangeWithCard] = lambda st, ctx, node, player: any(
    _partners(st, ctx, node, st.objs[oid]) for oid in living(st, ctx, node.what)
)


def _change(st: State, ctx: Ctx, node: ef.Move, obj: Obj) -> Change:
    owner = obj.owner
    if node.under is None or isinstance(node.under, OwnerOf):  # several cards go to several owners
        controller = owner
    else:
        controller = one(st, ctx, node.under)
    change = Change(
        obj,
        node.to,
        move_causes.EFFECT,
        "400.6",
        controller=controller,
        position=node.position,  # 401.7: from the top, or -1 for the bottom
        by=ctx.controller,
        tapped=node.tapped,
    )
    if node.to == BATTLEFIELD:
        change.entering = entering.entering_with(st, ctx, node.counters)
    else:
        for kind, count in node.counters:
            amount = number(st, ctx, count)
            if amount > 0:
                change.counters[kind] = amount
    if node.face_down:
        looks = tuple(who(st, ctx, node.look)) if node.look is not None else ()
        looks = (EXILERS_CONTROLLER,) if isinstance(node.look, ControlsExiler) else looks
        change.face_down = FaceDown((), looks)
    if node.attach_to is not None:
        hosts = select(st, ctx, node.attach_to)
        change.attached = hosts[0] if hosts else 0
        change.host_undefined = not hosts
    if node.transformed:
        change.in_use = 1
        change.stopped = not frames.turns_over(obj.definition)  # 712.14a: any other card stays where it is
    if node.crafted_with is not None:
        change.chosen = {**change.chosen, MATERIALS: tuple(select(st, ctx, node.crafted_with))}
    if node.onto is not None:
        change.chosen = {**change.chosen, BORNE_BY: (node.bond, next(iter(select(st, ctx, node.onto)), 0))}
    if node.mods:
        speaker = ctx.dup()
        change.mods = tuple((speaker, mod) for mod in node.mods)
    if node.entering:
        change.entering += tuple((ctx, static) for static in node.entering)
    return change


POSSIBLE[ef.Move] = lambda st, ctx, node, player: bool(living(st, ctx, node.what))


def _link(st: State, ctx: Ctx, oids: list[int]) -> None:
    link(st, ctx.source, tuple(oids))


def _library_order(st: State, ctx: Ctx, node: ef.Move, oids: list[int]) -> Ask[list[int]]:
    """401.4: several cards go to a library in the order that their owner chooses, or at random."""
    if len(oids) < 2:
        return oids
    if node.order == ef.RANDOM_ORDER:
        return list(atoms.random_order(st, tuple(oids)))
    ordered: list[int] = []
    rest = list(oids)
    while len(rest) > 1:
        player = look(st, rest[0])[0].owner
        pick = yield from ask_next(player, "401.4", "Which card goes next?", list(rest), CardOrder(tuple(rest)))
        ordered.append(pick)
        rest.remove(pick)
    return [oid for oid in (*ordered, *rest) if oid in st.objs]


@performs(ef.ExileUntilLeaves)
def _exile_until(st: State, ctx: Ctx, node: ef.ExileUntilLeaves) -> Ask[None]:
    """610.3b: if the source has left already, nothing happens."""
    source = st.objs.get(ctx.source)
    if source is None or source.zone != BATTLEFIELD:
        return
    changes = [
        Change(st.objs[o], EXILE, move_causes.EFFECT, "610.3", by=ctx.controller) for o in living(st, ctx, node.what)
    ]
    made = yield from moving.move(st, changes)
    for change, new in zip(changes, made, strict=True):
        if new in st.objs and change.obj.zone != BATTLEFIELD:
            atoms.change(st, new, chosen={**st.objs[new].chosen, CAME_FROM: change.obj.zone})
    exiled = tuple(with_parts(st, made))
    keep(ctx, node.save, exiled)
    if exiled:
        moving.until_leaves(st, ctx, exiled)
        _link(st, ctx, list(exiled))


def _keep_permanents(st: State, ctx: Ctx, slot: int, made: Sequence[int]) -> None:
    """730.3: a merged permanent is one that was destroyed or sacrificed, but all of its cards are found."""
    keep(ctx, slot, with_parts(st, made))
    if slot >= 0:
        ctx.numbers[slot] = sum(1 for new in made if new)


@performs(ef.Destroy)
def _destroy(st: State, ctx: Ctx, node: ef.Destroy) -> Ask[None]:
    before = living(st, ctx, node.what)
    made = yield from destroying.destroy(st, before, regenerate=node.regenerate)
    _keep_permanents(st, ctx, node.save, made)


@performs(ef.Sacrifice)
def _sacrifice(st: State, ctx: Ctx, node: ef.Sacrifice) -> Ask[None]:
    """701.21: each player chooses in turn order, then all sacrifice at the same time (101.4)."""
    chosen: list[tuple[int, int]] = []
    count = number(st, ctx, node.count)
    players = who(st, ctx, node.who)
    for player in players:
        options = sacrificeable(st, ctx, node, player)
        picked = yield from choose_some(st, player, options, count, count, "Sacrifice what?", "701.21a", ctx.source)
        if player != players[-1]:
            say_choice(st, player, picked)
        chosen += [(player, oid) for oid in picked]
    changes = [
        Change(st.objs[o], GRAVEYARD, move_causes.SACRIFICING, "701.21a", by=p) for p, o in chosen if o in st.objs
    ]
    gone = [change.obj.id for change in changes]
    made = yield from moving.move(st, changes)
    keep(ctx, node.save, [old for old, new in zip(gone, made, strict=True) if new])  # as they were there (608.2h)


def sacrificeable(st: State, ctx: Ctx, node: ef.Sacrifice, player: int) -> list[int]:
    return [
        oid for oid in st.battlefield
        if moving.can_be_sacrificed(st, player, oid) and passes(st, ctx, node.where, st.objs[oid], chars_of(st, st.objs[oid]))
    ]  # fmt: skip


def _can_sacrifice(st: State, ctx: Ctx, node: ef.Sacrifice, player: int) -> bool:
    return any(len(sacrificeable(st, ctx, node, p)) >= number(st, ctx, node.count) for p in who(st, ctx, node.who))


POSSIBLE[ef.Sacrifice] = _can_sacrifice


@performs(ef.SacrificeIt)
def _sacrifice_it(st: State, ctx: Ctx, node: ef.SacrificeIt) -> Ask[None]:
    """701.21a: a player can't sacrifice what they don't control."""
    made: list[int] = []
    for player in who(st, ctx, node.who):
        made += yield from moving.sacrifice(st, player, living(st, ctx, node.what))
    _keep_permanents(st, ctx, node.save, made)


def _can_sacrifice_it(st: State, ctx: Ctx, node: ef.SacrificeIt, player: int) -> bool:
    return any(moving.can_be_sacrificed(st, player, oid) for oid in living(st, ctx, node.what))


POSSIBLE[ef.SacrificeIt] = _can_sacrifice_it


@performs(ef.Discard)
def _discard(st: State, ctx: Ctx, node: ef.Discard) -> Ask[None]:
    """701.9: each player chooses, then all discard at the same time."""
    chosen: list[tuple[int, int]] = []
    for player in who(st, ctx, node.who):
        count = max(0, number(st, ctx, node.count))
        options = [
            o for o in st.hands[player]
            if not is_entering(ctx, o) and passes(st, ctx, node.where, st.objs[o], chars_of(st, st.objs[o]))
        ]  # fmt: skip
        if node.at_random:
            picked = list(atoms.random_order(st, tuple(options))[:count])
        else:
            least = 0 if node.up_to else count
            picked = yield from choose_some(st, player, options, least, count, "Discard what?", "701.9b", ctx.source)
        chosen += [(player, oid) for oid in picked]
    there = [o for _, o in chosen if o in st.objs]
    changes = [Change(st.objs[o], GRAVEYARD, move_causes.DISCARDING, "701.9a", by=ctx.controller) for o in there]
    made = yield from moving.move(st, changes)
    keep(ctx, node.save, [n for n in made if n])


def _can_discard(st: State, ctx: Ctx, node: ef.Discard, player: int) -> bool:
    least = 1 if node.up_to else number(st, ctx, node.count)
    return any(len(st.hands[p]) >= least for p in who(st, ctx, node.who))


POSSIBLE[ef.Discard] = _can_discard


@performs(ef.DiscardIt)
def _discard_it(st: State, ctx: Ctx, node: ef.DiscardIt) -> Ask[None]:
    oids = [o for o in living(st, ctx, node.what) if st.objs[o].zone == HAND]
    changes = [Change(st.objs[o], GRAVEYARD, move_causes.DISCARDING, "701.9a", by=ctx.controller) for o in oids]
    made = yield from moving.move(st, changes)
    keep(ctx, node.save, [n for n in made if n])


@performs(ef.DiscardHand)
def _discard_hand(st: State, ctx: Ctx, node: ef.DiscardHand) -> Ask[None]:
    cards = [o for p in who(st, ctx, node.who) for o in st.hands[p]]
    changes = [Change(st.objs[o], GRAVEYARD, move_causes.DISCARDING, "701.9a", by=ctx.controller) for o in cards]
    yield from moving.move(st, changes)


@performs(ef.Draw)
def _draw(st: State, ctx: Ctx, node: ef.Draw) -> Ask[None]:
    """121.2: players draw in turn order, each one card at a time."""
    count = max(0, number(st, ctx, node.count))
    for player in sorted(who(st, ctx, node.who), key=lambda p: (p - st.active) % len(st.players)):
        drawn = yield from moving.draw(st, player, count, applied=ctx.replaced)
        if node.save >= 0:
            keep(ctx, node.save, [*ctx.saved.get(node.save, ()), *drawn])


def _can_draw(st: State, ctx: Ctx, node: ef.Draw, player: int) -> bool:
    """121.2b, 121.3: an empty library doesn't keep anybody from choosing to draw, an effect that says so does."""
    count = number(st, ctx, node.count)
    return all(moving.may_draw(st, p, count) for p in who(st, ctx, node.who))


POSSIBLE[ef.Draw] = _can_draw


@performs(ef.Mill)
def _mill(st: State, ctx: Ctx, node: ef.Mill) -> Ask[None]:
    changes = []
    for player in who(st, ctx, node.who):
        inner = ctx.dup()
        inner.each_player = player
        count = max(0, number(st, inner, node.count))
        top = cards_on_top(st, ctx, player, count)
        changes += [Change(st.objs[o], GRAVEYARD, move_causes.MILLING, "701.17a") for o in top]
    made = yield from moving.move(st, changes)
    keep(ctx, node.save, [n for n in made if n])


@performs(ef.Counter)
def _counter(st: State, ctx: Ctx, node: ef.Counter) -> Ask[None]:
    """701.6: what can't be countered stays; an ability simply ceases to exist."""
    gone: list[int] = []
    for oid in living(st, ctx, node.what):
        obj = st.objs[oid]
        if obj.zone != STACK or obj.stack is None or cant_be_countered(st, obj):
            continue
        atoms.emit(st, Event(ev.COUNTERED, "701.6a", chars_of(st, obj).controller, oid, ctx.source, ctx.controller))
        if obj.stack.kind != SPELL:
            atoms.cease(st, obj, "701.6a")
            continue
        counters = {kind: number(st, ctx, count) for kind, count in node.counters}
        change = Change(obj, node.to, move_causes.COUNTERING, "701.6a", by=ctx.controller, counters=counters)
        new = yield from moving.move_one(st, change)
        gone.append(new)
    keep(ctx, node.save, gone)
