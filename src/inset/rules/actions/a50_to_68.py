"""701.50 connive, 701.53 incubate, 701.56 time travel, 701.57 discover, 701.58 cloak, 701.60 suspect, 701.62 manifest dread,
701.63 endure, 701.65 airbend, 701.66 earthbend, 701.67 waterbend, 701.68 blight."""

from __future__ import annotations

from typing import Final

from inset.kernel.mana import ManaCost
from inset.kernel.types import BATTLEFIELD, CREATURE, EXILE, GRAVEYARD, LAND, WHITE
from inset.language import costs as co, effects as ef, keywords as kw, mods as m, patterns as pat, selections as sel
from inset.language.abilities import Body, Keyword, StaticAbility
from inset.language.conditions import Matches
from inset.language.filters import SUSPECTED, HasType, IsMarked, IsOneOf, IsThis
from inset.language.mods import AddAbility
from inset.language.selections import ThatThing
from inset.language.statics import CANT_BLOCK, Restrict
from inset.language.words.kinds import creature_token
from inset.rules import atoms
from inset.rules.actions.a30_to_49 import GROWTH, next_of, put_face_down
from inset.rules.actions.copies import create
from inset.rules.actions.created_tokens import token_card
from inset.rules.actions.permanents import permanents
from inset.rules.actions.spells import dig
from inset.rules.actions.zones import move_by
from inset.rules.events import counters, entering, face_down, moving
from inset.rules.events.instructions import POSSIBLE, choose_some, does, keep, perform_all, performs
from inset.rules.events.zone_change import Change
from inset.rules.meaning.references import exists, look, number, select, who
from inset.rules.model import event_records as ev, move_causes
from inset.rules.model.choices import ADD, LEAVE, REMOVE
from inset.rules.model.decision import CONFIRM, YES_NO, Ask, Decision, ask
from inset.rules.model.questions import ask_course
from inset.rules.model.state import Ctx, Event, State
from inset.rules.model.subjects import Deed
from inset.rules.objects.layers import chars_of
from inset.rules.payment.cost_parts import PARTS, mine, pick

CANT_BLOCK_ABILITY: Final = StaticAbility((Restrict(CANT_BLOCK, IsThis()),))

SUSPICION: Final = (AddAbility(Keyword(kw.MENACE)), AddAbility(CANT_BLOCK_ABILITY))  # 701.60c

AIRBENT: Final = 1_000_001  # a slot that card text never uses

RECAST: Final = ef.Permit(sel.ThatThing(), who=sel.OwnerOf(sel.ThatThing()), lands=False, cost=co.PayMana(ManaCost(2)))

BENT: Final = sel.Saved(0)

HOME: Final = ef.Move(sel.EventObject(), BATTLEFIELD, under=sel.You(), tapped=True)

ALIVE: Final = (m.AddTypes(CREATURE), m.SetPT(0, 0), m.AddAbility(Keyword(kw.HASTE)))


@performs(ef.Connive)
def _connive(st: State, ctx: Ctx, node: ef.Connive) -> Ask[None]:
    left = select(st, ctx, node.what)
    count = number(st, ctx, node.count)
    while left:
        oid, player = yield from next_of(st, ctx, left, "Which connives first?", "701.50d")
        yield from connive(st, oid, player, count)


def connive(st: State, oid: int, player: int, count: int) -> Ask[None]:
    """701.50a, e: draw, discard, counters for nonland cards; 701.50b–c: it connives even if it is gone."""
    if st.players[player].lost:
        return
    yield from moving.draw(st, player, count, "701.50a")
    hand = st.hands[player]
    chosen = yield from choose_some(st, player, hand, count, count, "Discard what?", "701.50a", oid)
    nonland = [o for o in chosen if not chars_of(st, st.objs[o]).types & LAND]
    yield from moving.discard(st, player, chosen, player, "701.50a")
    obj = st.objs.get(oid)
    if obj is not None and obj.zone == BATTLEFIELD and not obj.phased:
        yield from counters.put(st, oid, GROWTH, len(nonland), "701.50a", by=player)
    atoms.emit(st, Event(ev.DEED, "701.50b", player, oid, detail=pat.CONNIVES))


@performs(ef.Incubate)
def _incubate(st: State, ctx: Ctx, node: ef.Incubate) -> Ask[None]:
    """701.53a."""
    with_counters = entering.entering_with(st, ctx, (("+1/+1", node.count),))
    for player in who(st, ctx, node.who):
        yield from create(st, player, token_card(node.incubator), 1, entering=with_counters)


@performs(ef.TimeTravel)
def _time_travel(st: State, ctx: Ctx, node: ef.TimeTravel) -> Ask[None]:
    """701.56a: for each suspended card the player owns and permanent they control with a time counter: one more or less."""
    player = ctx.controller
    found = [o for o in st.exile if st.objs[o].owner == player and st.objs[o].counters.get("time")]
    found = [o for o in found if chars_of(st, st.objs[o]).keywords & kw.SUSPEND]
    here = [st.objs[o] for o in st.battlefield if st.objs[o].counters.get("time") and not st.objs[o].phased]
    found += [obj.id for obj in here if chars_of(st, obj).controller == player]
    for oid in found:
        ways, prompt = (LEAVE, ADD, REMOVE), "Add or remove a time counter?"
        course = yield from ask_course(player, "701.56a", prompt, ways, Deed("time", oid))
        if course == ADD:
            yield from counters.put(st, oid, "time", 1, "701.56a", by=ctx.controller)
        elif course == REMOVE:
            atoms.take_counters(st, oid, "time", 1, "701.56a")


@performs(ef.Discover)
def _discover(st: State, ctx: Ctx, node: ef.Discover) -> Ask[None]:
    """701.57a: until a nonland card with mana value N or less; cast it or put it into the hand."""
    amount = number(st, ctx, node.amount)
    atoms.tell(st, Event(ev.DISCOVERED, "701.57a", ctx.controller, amount=amount))
    yield from dig(st, ctx, amount, "701.57a", to_hand=True)


@performs(ef.Cloak)
def _cloak(st: State, ctx: Ctx, node: ef.Cloak) -> Ask[None]:
    yield from put_face_down(st, ctx, node, "cloak", "701.58a")


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


@performs(ef.ManifestDread)
def _manifest_dread(st: State, ctx: Ctx, node: ef.ManifestDread) -> Ask[None]:
    """701.62a; 701.62b: it is done even if some of it was impossible."""
    player = ctx.controller
    top = st.libraries[player][:2]
    if top:
        atoms.tell(st, Event(ev.LOOKED, "701.62a", player, detail=top))
    chosen = yield from choose_some(st, player, top, 1, 1, "Manifest which card?", "701.62a", ctx.source)
    made: list[int] = []
    for oid in chosen:
        down = face_down.face_down("manifest")
        change = Change(
            st.objs[oid], BATTLEFIELD, move_causes.EFFECT, "701.62a", controller=player, by=player, face_down=down
        )
        made.append((yield from moving.move_one(st, change)))
    keep(ctx, node.save, [oid for oid in made if exists(st, oid)])
    rest = [
        Change(st.objs[o], GRAVEYARD, move_causes.EFFECT, "701.62a", by=player)
        for o in top
        if o in st.libraries[player]
    ]
    yield from moving.move(st, rest)
    atoms.emit(st, Event(ev.DEED, "701.62b", player, ctx.source, detail=pat.MANIFESTS_DREAD))


@performs(ef.Endure)
def _endure(st: State, ctx: Ctx, node: ef.Endure) -> Ask[None]:
    """701.63a–b: a player who can't or won't put the counters creates the token."""
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
            yield from counters.put(st, oid, GROWTH, count, "701.63a", by=player)
        else:
            yield from create(st, player, token_card(creature_token("Spirit", count, count, WHITE)), 1)


@performs(ef.Airbend)
def _airbend(st: State, ctx: Ctx, node: ef.Airbend) -> Ask[None]:
    """701.65a; 701.65b: the player airbends if one or more objects are exiled."""
    inner = ctx.dup()
    yield from move_by(st, inner, ef.Move(node.what, EXILE, save=AIRBENT), "701.65a")
    if inner.saved.get(AIRBENT):
        yield from perform_all(st, inner, (ef.ForEach(sel.Saved(AIRBENT), (RECAST,)), ef.Tell(pat.AIRBENDS)))


@performs(ef.Earthbend)
def _earthbend(st: State, ctx: Ctx, node: ef.Earthbend) -> Ask[None]:
    """701.66a; 701.66b: the player earthbends when the ability that brings the land back is created."""
    for oid in permanents(st, ctx, node.what):
        inner = ctx.dup()
        inner.saved = {0: (oid,)}
        gone = pat.Moves(IsOneOf(BENT), BATTLEFIELD, GRAVEYARD | EXILE)
        alive = ef.Modify(BENT, ALIVE, ef.FOREVER)
        grown = ef.PutCounters(BENT, "+1/+1", number(st, ctx, node.count))
        yield from perform_all(st, inner, (alive, grown, ef.Later(gone, Body((HOME,))), ef.Tell(pat.EARTHBENDS)))


def _always(st: State, ctx: Ctx, part: co.Waterbend) -> bool:
    return True


def _waterbend(st: State, ctx: Ctx, part: co.Waterbend) -> Ask[None]:
    """701.67c: the mana is paid with the rest of the mana, in any way."""
    atoms.emit(st, Event(ev.DEED, "701.67c", ctx.controller, ctx.source, detail=pat.WATERBENDS))
    return
    yield


PARTS[co.Waterbend] = (_always, _waterbend)


@performs(ef.Blight)
def _blight(st: State, ctx: Ctx, node: ef.Blight) -> Ask[None]:
    """701.68a, c–d."""
    found: list[int] = []
    for player in who(st, ctx, node.who):
        inner = ctx.dup()
        inner.controller = player
        options = mine(st, inner, HasType(CREATURE))
        chosen = yield from choose_some(st, player, options, 1, 1, "Blight which creature?", "701.68a", ctx.source)
        for oid in chosen:
            yield from counters.put(st, oid, "-1/-1", number(st, ctx, node.count), "701.68a", by=ctx.controller)
        found += chosen
        atoms.emit(st, Event(ev.DEED, "701.68d", player, ctx.source, detail=pat.BLIGHTS))
    keep(ctx, node.save, found)


def _blightable(st: State, ctx: Ctx, player: int) -> list[int]:
    """701.68b: creatures that the counters can be put on."""
    inner = ctx.dup()
    inner.controller = player
    found = [st.objs[oid] for oid in mine(st, inner, HasType(CREATURE))]
    return [obj.id for obj in found if counters.can_have(st, obj, chars_of(st, obj), "-1/-1")]


POSSIBLE[ef.Blight] = lambda st, ctx, node, player: any(_blightable(st, ctx, p) for p in who(st, ctx, node.who))


def _can_blight(st: State, ctx: Ctx, part: co.Blight) -> bool:
    return bool(_blightable(st, ctx, ctx.controller))


def _pay_blight(st: State, ctx: Ctx, part: co.Blight) -> Ask[list[int]]:
    chosen = yield from pick(st, ctx, _blightable(st, ctx, ctx.controller), 1, "Blight which creature?")
    for oid in chosen:
        yield from counters.put(
            st, oid, "-1/-1", number(st, ctx, part.count), "701.68a", by_effect=False, by=ctx.controller
        )
    atoms.emit(st, Event(ev.DEED, "701.68d", ctx.controller, ctx.source, detail=pat.BLIGHTS))
    return chosen


PARTS[co.Blight] = (_can_blight, _pay_blight)
