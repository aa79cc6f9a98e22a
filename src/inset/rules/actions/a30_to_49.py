"""701.30 clash, 701.34 proliferate, 701.35 detain, 701.36 populate, 701.37 monstrosity, 701.39 bolster, 701.40 manifest,
701.41 support, 701.42 meld, 701.44 explore, 701.46 adapt, 701.47 amass, 701.48 learn."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from inset.kernel.types import BATTLEFIELD, BLACK, CREATURE, EXILE, GRAVEYARD, HAND, LAND
from inset.language import effects as ef, patterns as pat, selections as sel
from inset.language.card import Face, Token
from inset.language.conditions import Did
from inset.language.filters import (
    MONSTROUS,
    And,
    ControlledBy,
    HasCounter,
    HasSubtype,
    HasType,
    IsOneOf,
    IsThis,
    IsToken,
)
from inset.language.mods import AddTypes
from inset.language.node import Effect
from inset.language.selections import Each, ThatThing, This, You
from inset.language.statics import CANT_ACTIVATE, CANT_ATTACK, CANT_BLOCK, Restrict
from inset.rules import atoms
from inset.rules.actions.copies import create
from inset.rules.actions.created_tokens import token_card
from inset.rules.actions.permanents import permanents
from inset.rules.events import counters, designations, face_down, moving
from inset.rules.events.instructions import (
    POSSIBLE,
    choose_some,
    does,
    keep,
    keep_number,
    living,
    perform_all,
    performs,
)
from inset.rules.events.zone_change import Change
from inset.rules.meaning.numbers import mana_value
from inset.rules.meaning.references import exists, look, number, passes, select, who
from inset.rules.meaning.tracking import other_parts
from inset.rules.model import event_records as ev, move_causes
from inset.rules.model.choices import KEEP_ON_TOP, PUT_INTO_GRAVEYARD
from inset.rules.model.decision import CONFIRM, YES_NO, Ask, Decision, ask
from inset.rules.model.questions import ask_course, ask_player
from inset.rules.model.state import Ctx, Event, Obj, State, is_player, player_of, player_ref
from inset.rules.model.subjects import About, Deed
from inset.rules.objects import frames
from inset.rules.objects.copiable_values import copiable
from inset.rules.objects.layers import chars_of

GROWTH: Final = "+1/+1"

IT: Final = IsOneOf(ThatThing())

YOUR_CREATURES: Final = Each(And((HasType(CREATURE), ControlledBy(You()))))

YOU: Final = sel.You()

LESSON: Final = HasSubtype(("Lesson",))

LEARNING: Final[tuple[Effect, ...]] = (  # 701.48a
    ef.May((ef.Discard(YOU, 1, save=0),), save=0),
    ef.If(Did(0), (ef.Draw(YOU, 1),), (ef.May((ef.Wish(LESSON),), save=1),)),
)


@performs(ef.Clash)
def _clash(st: State, ctx: Ctx, node: ef.Clash) -> Ask[None]:
    """701.30b–d: both reveal at the same time, decide in turn order, and the cards move at the same time."""
    player, against = ctx.controller, st.opponents(ctx.controller)
    rival = against[0] if against else -1
    if len(against) > 1:
        rival = yield from ask_player(player, "701.30b", "Clash with whom?", against, About(ctx.source))
    clashing = [p for p in st.in_game() if p in (player, rival)]
    shown = {p: st.libraries[p][0] for p in clashing if st.libraries[p]}
    for whose, oid in shown.items():
        atoms.emit(st, Event(ev.REVEALED, "701.30c", whose, detail=(oid,)))
    worth = {p: mana_value(st, st.objs[oid], chars_of(st, st.objs[oid])) for p, oid in shown.items()}
    sunk = []
    for whose, oid in shown.items():
        down = yield from ask(
            Decision(CONFIRM, whose, "701.30a", "Put it on the bottom?", YES_NO, subject=Deed("clash", oid))
        )
        if down:
            sunk.append((whose, oid))
    for whose, oid in sunk:
        if oid in st.objs:
            rest = tuple(o for o in st.libraries[whose] if o != oid)
            atoms.reorder_library(st, whose, (*rest, oid))
    won = player in worth and all(worth[player] > other for p, other in worth.items() if p != player)
    keep_number(ctx, node.save, int(won))


@performs(ef.Proliferate)
def _proliferate(st: State, ctx: Ctx, node: ef.Proliferate) -> Ask[None]:
    """701.34a: any number of permanents and players with counters get another of each kind that they have."""
    refs = permanents(st, ctx, Each(HasCounter("")))
    refs += [player_ref(player) for player in st.in_game() if any(st.players[player].counters.values())]
    chosen = yield from choose_some(st, ctx.controller, refs, 0, len(refs), "Proliferate what?", "701.34a", ctx.source)
    grown: list[int] = []
    batch = atoms.new_batch(st)
    for ref in chosen:
        before = 0 if is_player(ref) else sum(st.objs[ref].counters.values())
        if is_player(ref):
            for kind in sorted(st.players[player_of(ref)].counters):
                yield from counters.put(st, ref, kind, 1, "701.34a", by=ctx.controller)
        else:
            for kind in sorted(st.objs[ref].counters):
                yield from counters.put(st, ref, kind, 1, "701.34a", by=ctx.controller, batch=batch)
            if ref in st.objs and sum(st.objs[ref].counters.values()) > before:
                grown.append(ref)
    keep(ctx, node.save, grown)
    atoms.emit(st, Event(ev.DEED, "701.34a", ctx.controller, detail=pat.PROLIFERATES))


@does(ef.Detain)
def _detain(st: State, ctx: Ctx, node: ef.Detain) -> None:
    """701.35a."""
    for oid in permanents(st, ctx, node.what):
        rules = tuple(Restrict(kind, IT) for kind in (CANT_ATTACK, CANT_BLOCK, CANT_ACTIVATE))
        inner = Ctx(ctx.source, ctx.controller, each=oid)
        atoms.new_floating(st, inner, ef.UNTIL_YOUR_NEXT_TURN, statics=rules, objects=(oid,))
        told = ef.Establish(tuple(replace(rule, where=IsThis()) for rule in rules), ef.UNTIL_YOUR_NEXT_TURN)
        atoms.tell(st, Event(ev.CHANGED, "701.35a", ctx.controller, oid, ctx.source, detail=told))


@performs(ef.Populate)
def _populate(st: State, ctx: Ctx, node: ef.Populate) -> Ask[None]:
    """701.36a: a copy of a creature token that the player controls."""
    where = And((HasType(CREATURE), IsToken(), ControlledBy(You())))
    options = select(st, ctx, Each(where))
    if options:
        chosen = yield from choose_some(
            st, ctx.controller, options, 1, 1, "Populate which token?", "701.36a", ctx.source
        )
        values = copiable(st, st.objs[chosen[0]])
        made = yield from create(
            st, ctx.controller, values.definition, 1, copied=values, tapped=node.attacking, attacking=node.attacking
        )
        keep(ctx, node.save, made)


@does(ef.Planar)
def _planar(st: State, ctx: Ctx, node: ef.Planar) -> None:
    """701.31a, 311.7, 901.3: only a Planechase game has planes, a planar controller and a planar die, and this is none."""


POSSIBLE[ef.Planar] = lambda st, ctx, node, player: False


@performs(ef.Monstrosity)
def _monstrosity(st: State, ctx: Ctx, node: ef.Monstrosity) -> Ask[None]:
    """701.37a."""
    obj = st.objs.get(ctx.source)
    if obj is not None and obj.zone == BATTLEFIELD and not obj.phased and not obj.flags & MONSTROUS:
        count = number(st, ctx, node.count)
        yield from counters.put(st, obj.id, "+1/+1", count, "701.37a", by=ctx.controller)
        designations.mark(st, obj.id, MONSTROUS, count)


@performs(ef.Bolster)
def _bolster(st: State, ctx: Ctx, node: ef.Bolster) -> Ask[None]:
    """701.39a: the creature is chosen as it resolves; it is not a target."""
    sizes = {oid: chars_of(st, st.objs[oid]).toughness or 0 for oid in permanents(st, ctx, YOUR_CREATURES)}
    least = [oid for oid, size in sizes.items() if size == min(sizes.values())]
    chosen = yield from choose_some(st, ctx.controller, least, 1, 1, "Bolster which creature?", "701.39a", ctx.source)
    for oid in chosen:
        yield from counters.put(st, oid, GROWTH, number(st, ctx, node.count), "701.39a", by=ctx.controller)


@performs(ef.Manifest)
def _manifest(st: State, ctx: Ctx, node: ef.Manifest) -> Ask[None]:
    yield from put_face_down(st, ctx, node, "manifest", "701.40a")


def put_face_down(st: State, ctx: Ctx, node: ef.Manifest | ef.Cloak, word: str, rule: str) -> Ask[None]:
    """701.40e, 701.58e: the top cards of a library, one at a time, onto the battlefield face down."""
    made: list[int] = []
    for player in who(st, ctx, node.who):
        for _ in range(number(st, ctx, node.count)):
            if st.libraries[player]:
                card = st.objs[st.libraries[player][0]]
                down = face_down.face_down(word)
                change = Change(
                    card, BATTLEFIELD, move_causes.EFFECT, rule, controller=player, by=player, face_down=down
                )
                made.append((yield from moving.move_one(st, change)))
    keep(ctx, node.save, [oid for oid in made if exists(st, oid)])


@performs(ef.Support)
def _support(st: State, ctx: Ctx, node: ef.Support) -> Ask[None]:
    """701.41a."""
    settled = []
    for oid in permanents(st, ctx, node.what):
        count = yield from counters.settled(st, oid, GROWTH, 1, by=ctx.controller)
        settled.append((oid, count))
    for oid, count in settled:
        counters.commit(st, oid, GROWTH, count, "701.41a", by=ctx.controller)


@performs(ef.Meld)
def _meld(st: State, ctx: Ctx, node: ef.Meld) -> Ask[None]:
    """712.4a: both are exiled, and then melded if they can be."""
    player = ctx.controller
    here = [oid for oid in living(st, ctx, This()) if st.objs[oid].zone == BATTLEFIELD]
    others = [o for o in st.battlefield if not st.objs[o].phased and _is_counterpart(st, ctx, node, st.objs[o])]
    if not here or not others:
        return
    chosen = yield from choose_some(st, player, others, 1, 1, "Meld it with which?", "701.42a", ctx.source)
    gone = [*here, *chosen]
    changes = [Change(st.objs[oid], EXILE, move_causes.EFFECT, "701.13a", by=player) for oid in gone]
    made = yield from moving.move(st, changes)
    cards: list[int] = []
    for old, new in zip(gone, made, strict=True):
        cards += [oid for oid in (new, *other_parts(st, old, new)) if oid in st.objs]  # 712.21c, 730.3c
    pair = _pair(st, cards, node.into)
    if pair is not None:
        whole = Change(pair[0], BATTLEFIELD, move_causes.EFFECT, "701.42a", controller=player, by=player, in_use=1)
        whole.melded = pair[1]
        yield from moving.move(st, [whole])


def _is_counterpart(st: State, ctx: Ctx, node: ef.Meld, obj: Obj) -> bool:
    return obj.id != ctx.source and passes(st, ctx, node.counterpart, obj, chars_of(st, obj))


def _pair(st: State, oids: list[int], into: str) -> tuple[Obj, Obj] | None:
    """701.42b: the two of them that form the pair; 701.42c: if there are none, all stay where they are."""
    cards = [st.objs[oid] for oid in oids if st.objs[oid].card and st.objs[oid].zone == EXILE]
    for one in cards:
        for other in cards:
            if frames.form_a_pair(one.definition, other.definition, into):
                return one, other
    return None


@performs(ef.Explore)
def _explore(st: State, ctx: Ctx, node: ef.Explore) -> Ask[None]:
    left = select(st, ctx, node.what)
    while left:
        oid, player = yield from next_of(st, ctx, left, "Which explores first?", "701.44d")
        if not st.players[player].lost:
            yield from _explores(st, oid, player)


def _explores(st: State, oid: int, player: int) -> Ask[None]:
    """701.44a: the top card is revealed; a land goes to the hand, otherwise the permanent gets a counter, and the card may go to
    the graveyard. 701.44b–c: it explores even if some of it can't be done, because it is gone."""
    top = st.libraries[player][:1]
    if top:
        atoms.emit(st, Event(ev.REVEALED, "701.44a", player, detail=top))
    if top and chars_of(st, st.objs[top[0]]).types & LAND:
        yield from moving.move_one(st, Change(st.objs[top[0]], HAND, move_causes.EFFECT, "701.44a", by=player))
    else:
        if exists(st, oid) and st.objs[oid].zone == BATTLEFIELD:
            yield from counters.put(st, oid, GROWTH, 1, "701.44a", by=player)
        if top:
            ways = (KEEP_ON_TOP, PUT_INTO_GRAVEYARD)
            goes = yield from ask_course(player, "701.44a", "Keep it on top?", ways, Deed("explore", top[0]))
            if goes == PUT_INTO_GRAVEYARD and top[0] in st.objs:
                change = Change(st.objs[top[0]], GRAVEYARD, move_causes.EFFECT, "701.44a", by=player)
                yield from moving.move_one(st, change)
    atoms.tell(st, Event(ev.EXPLORED, "701.44a", player, oid))
    atoms.emit(st, Event(ev.DEED, "701.44b", player, oid, detail=pat.EXPLORES))


@performs(ef.Adapt)
def _adapt(st: State, ctx: Ctx, node: ef.Adapt) -> Ask[None]:
    """701.46a."""
    obj = st.objs.get(ctx.source)
    if obj is not None and obj.zone == BATTLEFIELD and not obj.phased and not obj.counters.get(GROWTH):
        yield from counters.put(st, obj.id, GROWTH, number(st, ctx, node.count), "701.46a", by=ctx.controller)


@performs(ef.Amass)
def _amass(st: State, ctx: Ctx, node: ef.Amass) -> Ask[None]:
    """701.47a: an Army, made if there is none, gets the counters and the subtype."""
    armies = select(st, ctx, Each(And((HasSubtype(("Army",)), HasType(CREATURE), ControlledBy(You())))))
    if not armies:
        face = Face(f"{node.subtype} Army Token", None, CREATURE, (node.subtype, "Army"), 0, 0, 0, (), BLACK)
        armies = yield from create(st, ctx.controller, token_card(Token(face)), 1)
    if armies:
        chosen = yield from choose_some(st, ctx.controller, armies, 1, 1, "Which Army?", "701.47a", ctx.source)
        yield from counters.put(st, chosen[0], "+1/+1", number(st, ctx, node.count), "701.47a", by=ctx.controller)
        if node.subtype not in chars_of(st, st.objs[chosen[0]]).subtypes:
            mods = (AddTypes(0, (node.subtype,)),)
            atoms.new_floating(st, ctx.dup(), ef.FOREVER, objects=(chosen[0],), mods=mods)


@performs(ef.Learn)
def _learn(st: State, ctx: Ctx, node: ef.Learn) -> Ask[None]:
    yield from perform_all(st, ctx.dup(), LEARNING)


def next_of(st: State, ctx: Ctx, left: list[int], prompt: str, rule: str) -> Ask[tuple[int, int]]:
    """701.44d, 701.50d: one permanent after another, by those who control them, or last did, in APNAP order; a player
    with several chooses which is next. Removes it from the rest, and returns it with that player."""
    seats = {player: seat for seat, player in enumerate(st.in_game())}
    whose = {oid: look(st, oid)[1].controller for oid in left}
    first = min(left, key=lambda oid: seats.get(whose[oid], len(seats)))
    player = whose[first]
    mine = [oid for oid in left if whose[oid] == player]
    chosen = first
    if len(mine) > 1 and player in seats:
        picked = yield from choose_some(st, player, mine, 1, 1, prompt, rule, ctx.source)
        chosen = picked[0] if picked else first
    left.remove(chosen)
    return chosen, player
