"""701.30 clash, 701.48 learn, 701.65 airbend, 701.66 earthbend, 701.67 waterbend, 701.68 blight: what keywords name,
carried out."""

from __future__ import annotations

from typing import Final

from inset.kernel.mana import ManaCost
from inset.kernel.types import BATTLEFIELD, CREATURE, EXILE, GRAVEYARD
from inset.language import costs as co, effects as ef, keywords as kw, mods as m, patterns as pat, selections as sel
from inset.language.abilities import Body, Keyword
from inset.language.conditions import Did
from inset.language.filters import HasSubtype, HasType, IsOneOf
from inset.language.node import Effect
from inset.rules import atoms
from inset.rules.actions.permanents import permanents
from inset.rules.events import counters
from inset.rules.events.instructions import POSSIBLE, choose_some, does, keep, keep_number, perform_all, performs
from inset.rules.meaning.numbers import mana_value
from inset.rules.meaning.references import number, who
from inset.rules.model import event_records as ev
from inset.rules.model.decision import CONFIRM, YES_NO, Ask, Decision, ask
from inset.rules.model.questions import ask_player
from inset.rules.model.state import Ctx, Event, State
from inset.rules.model.subjects import About, Deed
from inset.rules.objects.layers import chars_of
from inset.rules.payment.cost_parts import PARTS, mine, pick

YOU: Final = sel.You()
LESSON: Final = HasSubtype(("Lesson",))
LEARNING: Final[tuple[Effect, ...]] = (  # 701.48a
    ef.May((ef.Discard(YOU, 1, save=0),), save=0),
    ef.If(Did(0), (ef.Draw(YOU, 1),), (ef.May((ef.Wish(LESSON),), save=1),)),
)
AIRBENT: Final = 1_000_001  # a slot that no text uses
RECAST: Final = ef.Permit(sel.ThatThing(), who=sel.OwnerOf(sel.ThatThing()), lands=False, cost=co.PayMana(ManaCost(2)))
BENT: Final = sel.Saved(0)
HOME: Final = ef.Move(sel.EventObject(), BATTLEFIELD, under=YOU, tapped=True)
ALIVE: Final = (m.AddTypes(CREATURE), m.SetPT(0, 0), m.AddAbility(Keyword(kw.HASTE)))


@performs(ef.Learn)
def _learn(st: State, ctx: Ctx, node: ef.Learn) -> Ask[None]:
    yield from perform_all(st, ctx.dup(), LEARNING)


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


@does(ef.Unattach)
def _unattach(st: State, ctx: Ctx, node: ef.Unattach) -> None:
    """701.3d."""
    for oid in permanents(st, ctx, node.what):
        if st.objs[oid].attached:
            atoms.attach(st, oid, 0, "701.3d")


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


@performs(ef.Airbend)
def _airbend(st: State, ctx: Ctx, node: ef.Airbend) -> Ask[None]:
    """701.65a; 701.65b: the player airbends if one or more objects are exiled."""
    inner = ctx.dup()
    yield from perform_all(st, inner, (ef.Move(node.what, EXILE, save=AIRBENT),))
    if inner.saved.get(AIRBENT):
        yield from perform_all(st, inner, (ef.ForEach(sel.Saved(AIRBENT), (RECAST,)), ef.Tell(pat.AIRBENDS)))


def _always(st: State, ctx: Ctx, part: co.Waterbend) -> bool:
    return True


def _waterbend(st: State, ctx: Ctx, part: co.Waterbend) -> Ask[None]:
    """701.67c: the mana is paid with the rest of the mana, in whichever way."""
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
            yield from counters.put(st, oid, "-1/-1", number(st, ctx, node.count), "701.68a")
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
        yield from counters.put(st, oid, "-1/-1", number(st, ctx, part.count), "701.68a", by_effect=False)
    atoms.emit(st, Event(ev.DEED, "701.68d", ctx.controller, ctx.source, detail=pat.BLIGHTS))
    return chosen


PARTS[co.Blight] = (_can_blight, _pay_blight)
