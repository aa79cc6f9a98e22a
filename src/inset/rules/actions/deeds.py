"""701.35 detain, 701.39 bolster, 701.41 support, 701.44 explore, 701.46 adapt, 701.50 connive, 701.60 suspect, 701.62 manifest
dread, 701.63 endure, 702.110 exploit: what keywords name, carried out."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import BATTLEFIELD, CREATURE, GRAVEYARD, HAND, LAND, WHITE
from inset.language import effects as ef, keywords as kw, patterns as pat
from inset.language.abilities import Keyword, StaticAbility
from inset.language.conditions import Matches
from inset.language.filters import SUSPECTED, And, ControlledBy, HasType, IsMarked, IsOneOf, IsThis
from inset.language.mods import AddAbility
from inset.language.selections import Each, ThatThing, You
from inset.language.statics import CANT_ACTIVATE, CANT_ATTACK, CANT_BLOCK, Restrict
from inset.language.words.kinds import creature_token
from inset.rules import atoms
from inset.rules.actions.copies import create, token_card
from inset.rules.actions.permanents import permanents
from inset.rules.events import counters, face_down, moving
from inset.rules.events.instructions import POSSIBLE, choose_some, does, performs
from inset.rules.events.triggers import index
from inset.rules.events.zone_change import Change
from inset.rules.meaning.references import exists, look, number, select
from inset.rules.model import event_records as ev, move_causes
from inset.rules.model.choices import KEEP_ON_TOP, PUT_INTO_GRAVEYARD
from inset.rules.model.decision import CONFIRM, YES_NO, Ask, Decision, ask
from inset.rules.model.questions import ask_course
from inset.rules.model.state import Ctx, Event, State
from inset.rules.model.subjects import Deed
from inset.rules.objects.layers import chars_of

GROWTH: Final = "+1/+1"
IT: Final = IsOneOf(ThatThing())
CANT_BLOCK_ABILITY: Final = StaticAbility((Restrict(CANT_BLOCK, IsThis()),))
SUSPICION: Final = (AddAbility(Keyword(kw.MENACE)), AddAbility(CANT_BLOCK_ABILITY))  # 701.60c
YOUR_CREATURES: Final = Each(And((HasType(CREATURE), ControlledBy(You()))))


@performs(ef.Adapt)
def _adapt(st: State, ctx: Ctx, node: ef.Adapt) -> Ask[None]:
    """701.46a."""
    obj = st.objs.get(ctx.source)
    if obj is not None and obj.zone == BATTLEFIELD and not obj.phased and not obj.counters.get(GROWTH):
        yield from counters.put(st, obj.id, GROWTH, number(st, ctx, node.count), "701.46a")


@performs(ef.Bolster)
def _bolster(st: State, ctx: Ctx, node: ef.Bolster) -> Ask[None]:
    """701.39a: the creature is chosen as it resolves; it is no target."""
    sizes = {oid: chars_of(st, st.objs[oid]).toughness or 0 for oid in permanents(st, ctx, YOUR_CREATURES)}
    least = [oid for oid, size in sizes.items() if size == min(sizes.values())]
    chosen = yield from choose_some(st, ctx.controller, least, 1, 1, "Bolster which creature?", "701.39a", ctx.source)
    for oid in chosen:
        yield from counters.put(st, oid, GROWTH, number(st, ctx, node.count), "701.39a")


@performs(ef.Support)
def _support(st: State, ctx: Ctx, node: ef.Support) -> Ask[None]:
    """701.41a."""
    settled = []
    for oid in permanents(st, ctx, node.what):
        count = yield from counters.settled(st, oid, GROWTH, 1)
        settled.append((oid, count))
    for oid, count in settled:
        counters.commit(st, oid, GROWTH, count, "701.41a")


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


@performs(ef.Connive)
def _connive(st: State, ctx: Ctx, node: ef.Connive) -> Ask[None]:
    left = select(st, ctx, node.what)
    count = number(st, ctx, node.count)
    while left:
        oid, player = yield from _next_of(st, ctx, left, "Which connives first?", "701.50d")
        yield from connive(st, oid, player, count)


def _next_of(st: State, ctx: Ctx, left: list[int], prompt: str, rule: str) -> Ask[tuple[int, int]]:
    """701.44d, 701.50d: one permanent after another, by those who control them, or last did, in APNAP order; who has several
    chooses which is next. Takes it from what is left, and returns it with that player."""
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


def connive(st: State, oid: int, player: int, count: int) -> Ask[None]:
    """701.50a, e: draw, discard, counters for what was no land; 701.50b–c: it connives even if it is gone."""
    if st.players[player].lost:
        return
    yield from moving.draw(st, player, count, "701.50a")
    hand = st.hands[player]
    chosen = yield from choose_some(st, player, hand, count, count, "Discard what?", "701.50a", oid)
    nonland = [o for o in chosen if not chars_of(st, st.objs[o]).types & LAND]
    yield from moving.discard(st, player, chosen, player, "701.50a")
    obj = st.objs.get(oid)
    if obj is not None and obj.zone == BATTLEFIELD and not obj.phased:
        yield from counters.put(st, oid, GROWTH, len(nonland), "701.50a")
    atoms.emit(st, Event(ev.DEED, "701.50b", player, oid, detail=pat.CONNIVES))


@performs(ef.Explore)
def _explore(st: State, ctx: Ctx, node: ef.Explore) -> Ask[None]:
    left = select(st, ctx, node.what)
    while left:
        oid, player = yield from _next_of(st, ctx, left, "Which explores first?", "701.44d")
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
            yield from counters.put(st, oid, GROWTH, 1, "701.44a")
        if top:
            ways = (KEEP_ON_TOP, PUT_INTO_GRAVEYARD)
            goes = yield from ask_course(player, "701.44a", "Keep it on top?", ways, Deed("explore", top[0]))
            if goes == PUT_INTO_GRAVEYARD and top[0] in st.objs:
                change = Change(st.objs[top[0]], GRAVEYARD, move_causes.EFFECT, "701.44a", by=player)
                yield from moving.move_one(st, change)
    atoms.tell(st, Event(ev.EXPLORED, "701.44a", player, oid))
    atoms.emit(st, Event(ev.DEED, "701.44b", player, oid, detail=pat.EXPLORES))


@does(ef.Detain)
def _detain(st: State, ctx: Ctx, node: ef.Detain) -> None:
    """701.35a."""
    for oid in permanents(st, ctx, node.what):
        rules = tuple(Restrict(kind, IT) for kind in (CANT_ATTACK, CANT_BLOCK, CANT_ACTIVATE))
        inner = Ctx(ctx.source, ctx.controller, each=oid)
        atoms.new_floating(st, inner, ef.UNTIL_YOUR_NEXT_TURN, statics=rules, objects=(oid,))


@does(ef.Suspect)
def _suspect(st: State, ctx: Ctx, node: ef.Suspect) -> None:
    """701.60a–d: menace and "this creature can't block" for as long as it is suspected."""
    for oid in permanents(st, ctx, node.what):
        was = st.objs[oid].flags & SUSPECTED != 0
        if was != node.on:
            atoms.set_flag(st, oid, SUSPECTED, node.on)
        if node.on and not was:
            inner = Ctx(oid, ctx.controller, each=oid)
            still = Matches(ThatThing(), IsMarked(SUSPECTED))
            atoms.new_floating(st, inner, ef.FOREVER, objects=(oid,), mods=SUSPICION, condition=still)


@performs(ef.Endure)
def _endure(st: State, ctx: Ctx, node: ef.Endure) -> Ask[None]:
    """701.63a–b: who can't or won't put the counters creates the token."""
    for oid in select(st, ctx, node.what):
        count = number(st, ctx, node.count)
        if count <= 0:
            continue
        player = look(st, oid)[1].controller
        grow = False
        if oid in st.objs and st.objs[oid].zone == BATTLEFIELD and not st.objs[oid].phased:
            grow = yield from ask(
                Decision(CONFIRM, player, "701.63a", "Put the counters on it?", YES_NO, subject=Deed("endure", oid))
            )
        if grow:
            yield from counters.put(st, oid, GROWTH, count, "701.63a")
        else:
            yield from create(st, player, token_card(creature_token("Spirit", count, count, WHITE)), 1)


@performs(ef.ManifestDread)
def _manifest_dread(st: State, ctx: Ctx, node: ef.ManifestDread) -> Ask[None]:
    """701.62a; 701.62b: it is done even if some of it was impossible."""
    player = ctx.controller
    top = st.libraries[player][:2]
    if top:
        atoms.tell(st, Event(ev.LOOKED, "701.62a", player, detail=top))
    chosen = yield from choose_some(st, player, top, 1, 1, "Manifest which card?", "701.62a", ctx.source)
    for oid in chosen:
        down = face_down.face_down("manifest")
        change = Change(
            st.objs[oid], BATTLEFIELD, move_causes.EFFECT, "701.62a", controller=player, by=player, face_down=down
        )
        yield from moving.move_one(st, change)
    rest = [
        Change(st.objs[o], GRAVEYARD, move_causes.EFFECT, "701.62a", by=player)
        for o in top
        if o in st.libraries[player]
    ]
    yield from moving.move(st, rest)
    atoms.emit(st, Event(ev.DEED, "701.62b", player, ctx.source, detail=pat.MANIFESTS_DREAD))


@does(ef.Tell)
def _tell(st: State, ctx: Ctx, node: ef.Tell) -> None:
    """702.189b and the like."""
    atoms.emit(st, Event(ev.DEED, "603.2", ctx.controller, ctx.source, detail=node.deed))
