"""111, 707, 114: tokens, copies of permanents and spells, emblems."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from inset.kernel.types import BATTLEFIELD, COMMAND, EXILE, STACK
from inset.language import effects as ef
from inset.language.abilities import Spell, StaticAbility, Triggered
from inset.language.card import Card, Face, Token
from inset.language.node import Ability, Mod, Static
from inset.language.statics import CopiesChanged
from inset.rules import atoms
from inset.rules.actions.created_tokens import settled, token_card
from inset.rules.atoms.turns import stop_at_limit
from inset.rules.combat.participants import choose_defender
from inset.rules.events import entering, moving
from inset.rules.events.instructions import IN_ONE, POSSIBLE, does, keep, living, performs
from inset.rules.events.linked_records import link
from inset.rules.events.triggers import statics
from inset.rules.events.zone_change import Change
from inset.rules.meaning.references import look, number, one, past, select, who
from inset.rules.model import event_records as ev, move_causes
from inset.rules.model.decision import Ask
from inset.rules.model.object_notes import CONVOKED, MADE_BY, MANA_SPENT, NO_NOTES, Notes
from inset.rules.model.questions import ask_next, ask_object
from inset.rules.model.state import FREE_COPY, SPELL, Cast, Copied, Ctx, Event, Obj, OnStack, State
from inset.rules.model.subjects import CardOrder
from inset.rules.objects.abilities import traits_of
from inset.rules.objects.copiable_values import copiable, top_values
from inset.rules.objects.keyword_casts import MADE_OTHERWISE
from inset.rules.objects.layers import chars_of
from inset.rules.playing import targets
from inset.rules.playing.announced_targets import announce_targets
from inset.rules.turn.new_targets import new_targets, retarget
from inset.rules.turn.resolving import body_specs

MAX_OBJECTS: Final = 20_000

# --- forms ----------------------------------------------------------------------------------------------------------------


@does(ef.TakeForm)
def _take_form(st: State, ctx: Ctx, node: ef.TakeForm) -> None:
    """208.2b, 707.2: what an object becomes as it enters or is turned face up is copied with it."""
    if ctx.change is not None:
        ctx.change.copied = _formed(copiable(st, entering.entering_object(st, ctx.change)), node.mods)
    elif ctx.source in st.objs:
        atoms.change(st, ctx.source, copied=_formed(top_values(st, st.objs[ctx.source]), node.mods))


def _formed(values: Copied, mods: tuple[Mod, ...]) -> Copied:
    return Copied(values.definition, values.in_use, values.exceptions + mods, values.face_down)


# --- tokens ---------------------------------------------------------------------------------------------------------------


def create(
    st: State, player: int, definition: Card, count: int, *, copied: Copied | None = None, tapped: bool = False,
    attached: int = 0, attacking: bool = False, entering: tuple[tuple[Ctx, Static], ...] = (), in_use: int = 0,
    whom: Sequence[int] | None = None, alone: bool = False, blocking: int = 0, notes: Notes = NO_NOTES,
) -> Ask[list[int]]:  # fmt: skip
    """111.2: tokens enter under the control of the player who creates them, who owns them."""
    changes = yield from _proposed(
        st, player, definition, count, copied=copied, tapped=tapped, attached=attached, attacking=attacking, entering=entering,
        in_use=in_use, whom=whom, alone=alone, blocking=blocking, notes=notes,
    )  # fmt: skip
    made = yield from _enter(st, changes)
    return [new for new in made if new]


def _proposed(
    st: State, player: int, definition: Card, count: int, *, copied: Copied | None = None, tapped: bool = False,
    attached: int = 0, attacking: bool = False, entering: tuple[tuple[Ctx, Static], ...] = (), in_use: int = 0,
    whom: Sequence[int] | None = None, alone: bool = False, blocking: int = 0, notes: Notes = NO_NOTES,
) -> Ask[list[Change]]:  # fmt: skip
    if st.players[player].lost:
        return []  # 800.4b
    kinds = yield from settled(st, player, definition, count)
    if len(st.objs) + sum(many for _, many in kinds) > MAX_OBJECTS:
        stop_at_limit(st, "too many objects")
        return []
    changes = []
    for kind in [kind for kind, many in kinds for _ in range(many)]:
        obj = atoms.new_object(st, player, 0, kind, token=True)
        meant = kind is definition
        change = Change(
            obj, BATTLEFIELD, move_causes.EFFECT, "111.1", controller=player, by=player, tapped=tapped,
            copied=copied if meant else None, attached=attached, in_use=in_use if meant else 0,
        )  # fmt: skip
        change.entering = entering
        if attacking:
            change.attacking = yield from choose_defender(st, player, obj.id, whom, alone)
        change.blocking = blocking
        change.notes = {**change.notes, **notes}
        changes.append(change)
    return changes


def _enter(st: State, changes: Sequence[Change]) -> Ask[list[int]]:
    """701.7a: all at the same time. Returns the ids of the tokens, 0 for one that isn't created."""
    made = yield from moving.move(st, changes)
    for change, new in zip(changes, made, strict=True):
        if new:
            atoms.emit(st, Event(ev.CREATED_TOKEN, "111.1", change.by, new))
        elif change.obj.id in st.objs:
            atoms.cease(st, change.obj, "303.4g")  # it isn't created
    return made


def _create_tokens(st: State, ctx: Ctx, nodes: Sequence[ef.CreateToken]) -> Ask[None]:
    """One instruction to create tokens, of several kinds perhaps, for each of some players: they enter together."""
    proposed = []
    for node in nodes:
        changes = yield from _tokens_of(st, ctx, node)
        proposed.append(changes)
    made = yield from _enter(st, [change for changes in proposed for change in changes])
    for node, changes in zip(nodes, proposed, strict=True):
        keep(ctx, node.save, [new for new in made[: len(changes)] if new])
        made = made[len(changes) :]


IN_ONE[ef.CreateToken] = _create_tokens


@performs(ef.CreateToken)
def _create_token(st: State, ctx: Ctx, node: ef.CreateToken) -> Ask[None]:
    yield from _create_tokens(st, ctx, (node,))


def _tokens_of(st: State, ctx: Ctx, node: ef.CreateToken) -> Ask[list[Change]]:
    attached = 0
    if node.attach_to is not None:
        hosts = select(st, ctx, node.attach_to)
        if not hosts or hosts[0] not in st.objs:
            return []  # 303.4g: a Role with nothing to enchant isn't created
        attached = hosts[0]
    with_counters = entering.entering_with(st, ctx, node.counters)
    definition = _definition(st, ctx, node)
    found: list[Change] = []
    for player in who(st, ctx, node.who):
        count = max(0, number(st, ctx, node.count))
        found += yield from _proposed(
            st, player, definition, count, tapped=node.tapped, attached=attached, attacking=node.attacking,
            entering=with_counters,
            blocking=0 if node.blocking is None else next(iter(select(st, ctx, node.blocking)), 0),
            whom=None if node.whom is None else who(st, ctx, node.whom), alone=node.alone,
        )  # fmt: skip
    return found


def _definition(st: State, ctx: Ctx, node: ef.CreateToken) -> Card:
    """The token as a card of its own, kept so that equal tokens share one; sizes may be computed (111.3)."""
    face = node.token.face
    if node.power is not None:
        face = replace(face, power=number(st, ctx, node.power))
    if node.toughness is not None:
        face = replace(face, toughness=number(st, ctx, node.toughness))
    return token_card(Token(face, node.token.back))


@performs(ef.CreateCopy)
def _create_copy(st: State, ctx: Ctx, node: ef.CreateCopy) -> Ask[None]:
    """707.2: the copiable values, the set of characteristics in use among them, with the exceptions (707.9)."""
    made: list[int] = []
    event = ctx.event
    of = select(st, ctx, node.of)
    if event is not None and event.obj in of and past(ctx, event.obj) != event.obj:
        of = [event.obj]  # 730.3: the components of a merged permanent were one
    for oid in of:
        values = copiable(st, look(st, past(ctx, oid))[0])  # 608.2h: if it died, as it last was on the battlefield
        copied = Copied(values.definition, values.in_use, values.exceptions + node.exceptions, values.face_down)
        for player in who(st, ctx, node.who):
            count = max(0, number(st, ctx, node.count))
            made += yield from create(
                st, player, values.definition, count, copied=copied, tapped=node.tapped, attacking=node.attacking,
                whom=None if node.whom is None else who(st, ctx, node.whom), alone=node.alone,
                notes=MADE_BY.put(NO_NOTES, node.word) if node.word else NO_NOTES,
            )  # fmt: skip
    keep(ctx, node.save, made)
    if node.link:
        link(st, ctx.source, tuple(made))


@does(ef.Emblem)
def _emblem(st: State, ctx: Ctx, node: ef.Emblem) -> None:
    for player in who(st, ctx, node.who):
        atoms.new_object(st, player, COMMAND, emblem(node.abilities))


def emblem(abilities: Sequence[Ability]) -> Card:
    """114.1: an object in the command zone with abilities, which work there, and nothing else."""
    there = tuple(replace(a, zone=COMMAND) if isinstance(a, (StaticAbility, Triggered)) else a for a in abilities)
    return Card((Face("Emblem", None, 0, abilities=there),))


# --- copies of spells and abilities (707.10) ---------------------------------------------------------------------------------


@performs(ef.CopySpell)
def _copy_spell(st: State, ctx: Ctx, node: ef.CopySpell) -> Ask[None]:
    made: list[int] = []
    player = one(st, ctx, node.who)
    for oid in select(st, ctx, node.what):
        original, _ = look(st, oid)
        if original.stack is None:
            continue
        goals: list[int] = [0] * max(0, number(st, ctx, node.count))
        if node.onto is not None:
            goals = yield from _goals(st, ctx, node, original, player)
        more = _more_copies(st, player) if goals and original.stack.kind == SPELL else 0
        for place, goal in enumerate(goals + [0] * more):
            if st.players[player].lost:
                break  # 800.4b
            copy = put_copy(st, original, player, node.exceptions)
            made.append(copy.id)
            if goal:
                retarget(st, copy.id, tuple((goal,) * len(refs) for refs in original.stack.targets))
            elif node.new_targets or place >= len(goals):
                yield from new_targets(st, copy.id, player)
            copied = Event(ev.COPIED, "707.10", player, copy.id, oid)
            atoms.tell(st, copied)
            atoms.notice(st, copied)
            new = st.objs[copy.id].stack if copy.id in st.objs else None
            if new is not None and original.stack.targets:
                announce_targets(st, copy.id, new.targets)
    keep(ctx, node.save, made)


def _more_copies(st: State, player: int) -> int:
    """614.1a: how many more copies of a spell the player makes."""
    return sum(static.plus for ctx, _, static, _ in statics(st, CopiesChanged) if player in who(st, ctx, static.who))


def _goals(st: State, ctx: Ctx, node: ef.CopySpell, original: Obj, player: int) -> Ask[list[int]]:
    """707.10d–e: what is a legal target for each use of the word "target"; the copies go on the stack in the order that their
    controller chooses, and of several that one copy should target they choose one."""
    assert original.stack is not None and node.onto is not None
    specs = body_specs(st, original)
    inner = original.stack.ctx.dup()
    inner.controller = player
    legal = []
    for ref in living(st, ctx, node.onto):
        slots = [tuple((ref,) * len(refs) for refs in original.stack.targets[:i]) for i in range(len(specs))]
        if all(ref in list(targets.could_be(st, inner, spec, slots[i])) for i, spec in enumerate(specs)):
            legal.append(ref)
    if not specs or not legal:
        return []
    ordered: list[int] = []
    rule, prompt = (
        ("707.10d", "Which copy goes on the stack next?") if node.each else ("707.10e", "What does it target?")
    )
    while legal and (node.each or not ordered):
        put = ask_next if node.each else ask_object
        pick = yield from put(player, rule, prompt, legal, CardOrder(tuple(legal)))
        legal.remove(pick)
        ordered.append(pick)
    return ordered


def put_copy(st: State, original: Obj, player: int, exceptions: tuple[Mod, ...]) -> Obj:
    """707.10: characteristics and choices are copied; the copy isn't cast. Its set in use comes along (715.3c, 718.3c)."""
    old = original.stack
    assert old is not None
    ctx = old.ctx.dup()
    ctx.controller = player
    if old.kind != SPELL:
        stack = OnStack(old.kind, old.ability, ctx, old.modes, old.targets, old.divided)
        return atoms.new_object(st, player, STACK, original.definition, controller=player, stack=stack)
    values = copiable(st, original)
    copied = Copied(values.definition, values.in_use, values.exceptions + exceptions, values.face_down)
    cast = original.cast
    info = Cast(-1, 0, cast.cost_name, cast.x, cast.optional, 0) if cast is not None else None
    obj = atoms.new_object(
        st,
        player,
        STACK,
        values.definition,
        controller=player,
        spell_copy=True,
        copied=copied,
        in_use=values.in_use,
        cast=info,
        # nothing was spent on a copy (702.150a: nobody cast it)
        chosen={kind: what for kind, what in original.chosen.items() if kind != ef.LIFE_FOR_SYMBOLS},
        notes={note: what for note, what in original.notes.items() if note not in (MANA_SPENT, CONVOKED)},
        flags=original.flags & MADE_OTHERWISE,  # 702.103c: how it was cast is one of the choices
    )
    ctx.source = obj.id
    ability = old.ability
    if exceptions and isinstance(ability, Spell):  # 702.50a: the copy doesn't have epic
        ability = traits_of(chars_of(st, obj)).spell
    return atoms.change(st, obj.id, stack=OnStack(SPELL, ability, ctx, old.modes, old.targets, old.divided))


@does(ef.CopyCards)
def _copy_cards(st: State, ctx: Ctx, node: ef.CopyCards) -> None:
    """707.12: a copy of each card, in the zone that the card is in, to be cast immediately or to cease to exist."""
    made = []
    for oid in select(st, ctx, node.what) if node.zone else living(st, ctx, node.what):
        original = look(st, oid)[0]
        values = copiable(st, original)
        copy = atoms.new_object(
            st,
            ctx.controller,
            node.zone or original.zone or EXILE,
            values.definition,
            spell_copy=True,
            copied=values,
            flags=FREE_COPY,
        )
        made.append(copy.id)
    keep(ctx, node.save, made)


POSSIBLE[ef.CopyCards] = lambda st, ctx, node, player: bool(node.zone or living(st, ctx, node.what))
