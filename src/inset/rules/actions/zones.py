"""400, 121, 702.110: instructions that move objects between zones; the keyword actions among them are in the files of 701."""

from __future__ import annotations

from collections.abc import Sequence

from inset.kernel.types import BATTLEFIELD, EXILE, GRAVEYARD, HAND, LIBRARY
from inset.language import effects as ef, patterns as pat
from inset.language.selections import ControlsExiler, Each, OwnerOf, PlayerUnion
from inset.rules import atoms
from inset.rules.actions.a30_to_49 import YOUR_CREATURES
from inset.rules.actions.permanents import is_this_entering, permanents
from inset.rules.combat.participants import attacked_by, choose_defender
from inset.rules.events import entering, face_down, moving
from inset.rules.events.instructions import POSSIBLE, choose_some, keep, living, performs
from inset.rules.events.linked_records import link
from inset.rules.events.triggers import index
from inset.rules.events.zone_change import Change
from inset.rules.meaning.references import look, number, one, select, who
from inset.rules.meaning.tracking import LEFT_BEHIND, with_parts
from inset.rules.model import event_records as ev, move_causes
from inset.rules.model.choices import AT_THE_BOTTOM, AT_THE_TOP
from inset.rules.model.decision import NUMBER, Ask, Decision, ask
from inset.rules.model.object_notes import BORNE_BY, CAME_FROM, MATERIALS
from inset.rules.model.questions import ask_course, ask_next
from inset.rules.model.state import EXILERS_CONTROLLER, Ctx, Event, FaceDown, Obj, State
from inset.rules.model.subjects import About, CardOrder, Deed
from inset.rules.objects import frames


@performs(ef.Move)
def _move(st: State, ctx: Ctx, node: ef.Move) -> Ask[None]:
    if node.to == GRAVEYARD and is_this_entering(st, ctx, node.what):
        ctx.change.destination = GRAVEYARD  # 614.1a: it doesn't enter
        return
    yield from move_by(st, ctx, node, "701.13a" if node.to == EXILE else "400.6")


def move_by(st: State, ctx: Ctx, node: ef.Move, rule: str) -> Ask[None]:
    """Moves the named objects; ``rule``: the rule of the verb that says so."""
    oids = living(st, ctx, node.what)
    if node.to == LIBRARY:
        oids = yield from _library_order(st, ctx, node, oids)
    elif node.order == ef.RANDOM_ORDER and len(oids) > 1:  # a face-down pile that is shuffled
        oids = list(atoms.random_order(st, tuple(oids)))
    changes = [_change(st, ctx, node, st.objs[oid], rule) for oid in oids]
    if node.order == ef.OWNERS_CHOICE:
        for change in changes:
            prompt, ends = "Top or bottom of the library?", (AT_THE_TOP, AT_THE_BOTTOM)
            end = yield from ask_course(change.obj.owner, "401.4", prompt, ends, Deed("end", change.obj.id))
            change.position = change.position if end == AT_THE_TOP else end.number
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
    left = tuple(change.obj.id for new, change in zip(made, changes, strict=True) if not new)
    if node.save >= 0 and left:
        ctx.saved[LEFT_BEHIND - node.save] = left


def _change(st: State, ctx: Ctx, node: ef.Move, obj: Obj, rule: str) -> Change:
    owner = obj.owner
    if node.under is None or isinstance(node.under, OwnerOf):  # several cards go to several owners
        controller = owner
    else:
        controller = one(st, ctx, node.under)
    change = Change(
        obj,
        node.to,
        move_causes.EFFECT,
        rule,
        controller=controller,
        position=number(st, ctx, node.position),  # 401.7: from the top, or -1 for the bottom
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
    if node.face_down and node.to == BATTLEFIELD:
        row = face_down.TABLE.get(node.hidden_as)
        change.face_down = FaceDown(node.mods if row is None else row.mods, (), node.hidden_as)
    elif node.face_down:
        looks = tuple(who(st, ctx, node.look)) if node.look is not None else ()
        if isinstance(node.look, ControlsExiler):
            looks = (EXILERS_CONTROLLER,)
        elif isinstance(node.look, PlayerUnion) and ControlsExiler() in node.look.parts:
            looks += (EXILERS_CONTROLLER,)  # 406.3: who was allowed to look at it still is
        change.face_down = FaceDown((), looks)
    if node.attach_to is not None:
        hosts = select(st, ctx, node.attach_to)
        change.attached = hosts[0] if hosts else 0
        change.host_undefined = not hosts
    if node.transformed:
        change.in_use = 1
        change.stopped = not frames.turns_over(obj.definition)  # 712.14a: any other card stays where it is
    if node.crafted_with is not None:
        change.notes = MATERIALS.put(change.notes, tuple(select(st, ctx, node.crafted_with)))
    if node.onto is not None:
        change.notes = BORNE_BY.put(change.notes, (node.bond, next(iter(select(st, ctx, node.onto)), 0)))
    if node.mods and not node.face_down:
        speaker = ctx.dup()
        change.mods = tuple((speaker, mod) for mod in node.mods)
    if node.entering:
        change.entering += tuple((ctx, static) for static in node.entering)
    return change


def _can_move(st: State, ctx: Ctx, node: ef.Move, player: int) -> bool:
    """608.2d: what can't happen is no option: an Aura with nothing to enchant can't enter (303.4g). All cards of an empty hand
    can be moved, though."""
    if isinstance(node.what, Each) and node.what.zone == HAND:
        return True
    found = living(st, ctx, node.what)
    if node.to != BATTLEFIELD or node.face_down:
        return bool(found)
    return any(moving.can_enter(st, _change(st, ctx, node, st.objs[oid], "400.6")) for oid in found)


POSSIBLE[ef.Move] = _can_move


def _link(st: State, ctx: Ctx, oids: list[int]) -> None:
    link(st, ctx.source, tuple(oids))


def _library_order(st: State, ctx: Ctx, node: ef.Move, oids: list[int]) -> Ask[list[int]]:
    """401.4: several cards go to a library in the order that their owner chooses, or at random; each owner's to their own."""
    if len(oids) < 2:
        return oids
    if node.order == ef.RANDOM_ORDER:
        return list(atoms.random_order(st, tuple(oids)))
    ordered: list[int] = []
    for player in st.in_game():
        rest = [oid for oid in oids if look(st, oid)[0].owner == player]
        while len(rest) > 1:
            pick = yield from ask_next(player, "401.4", "Which card goes next?", list(rest), CardOrder(tuple(rest)))
            ordered.append(pick)
            rest.remove(pick)
        ordered += rest
    return [oid for oid in ordered if oid in st.objs]


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
            atoms.change(st, new, notes=CAME_FROM.put(st.objs[new].notes, change.obj.zone))
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


@performs(ef.Draw)
def _draw(st: State, ctx: Ctx, node: ef.Draw) -> Ask[None]:
    """121.2: players draw in turn order, each one card at a time."""
    most = max(0, number(st, ctx, node.count))
    for player in sorted(who(st, ctx, node.who), key=lambda p: (p - st.active) % len(st.players)):
        count = most
        if node.up_to:
            asked = Decision(
                NUMBER, player, "121.1", "Draw how many cards?", range(most + 1), subject=About(ctx.source)
            )
            count = yield from ask(asked)
        drawn = yield from moving.draw(st, player, count, applied=ctx.replaced)
        if node.save >= 0:
            keep(ctx, node.save, [*ctx.saved.get(node.save, ()), *drawn])


def _can_draw(st: State, ctx: Ctx, node: ef.Draw, player: int) -> bool:
    """121.2b, 121.3: an empty library doesn't keep anybody from choosing to draw, an effect that says so does."""
    count = number(st, ctx, node.count)
    return all(moving.may_draw(st, p, count) for p in who(st, ctx, node.who))


POSSIBLE[ef.Draw] = _can_draw


@performs(ef.Exploit)
def _exploit(st: State, ctx: Ctx, node: ef.Exploit) -> Ask[None]:
    """702.110b: abilities of what was there before the sacrifice notice it, those of a creature that exploits itself too."""
    options = _exploitable(st, ctx)
    chosen = yield from choose_some(
        st, ctx.controller, options, 1, 1, "Exploit which creature?", "702.110a", ctx.source
    )
    before = index(st)
    here = ctx.source in st.objs
    made = yield from moving.sacrifice(st, ctx.controller, chosen)
    if here and any(made):
        event = Event(ev.DEED, "702.110b", ctx.controller, ctx.source, chosen[0], detail=pat.EXPLOITS)
        atoms.emit(st, event, before)


def _exploitable(st: State, ctx: Ctx) -> list[int]:
    return [o for o in permanents(st, ctx, YOUR_CREATURES) if moving.can_be_sacrificed(st, ctx.controller, o)]


POSSIBLE[ef.Exploit] = lambda st, ctx, node, player: bool(_exploitable(st, ctx))
