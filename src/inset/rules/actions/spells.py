"""601.3, 608.2g, 702.62, 702.85, 707.12: casting during a resolution, and what happens to spells on the stack."""

from __future__ import annotations

from typing import Final

from inset.kernel.mana import FREE
from inset.kernel.types import EXILE, HAND, LAND, LIBRARY, STACK
from inset.language import effects as ef, keywords as kw
from inset.language.abilities import CantBeCountered, Keyword
from inset.language.costs import DiscardCards, PayMana, RevealCards
from inset.language.filters import LE, Anything, StatIs
from inset.language.mods import AddAbility
from inset.language.node import Cost, Filter
from inset.language.set_up import ExiledAsItResolves
from inset.language.statics import CANT_BE_COUNTERED, Restrict
from inset.language.values import MANA_VALUE
from inset.rules import atoms
from inset.rules.events import moving
from inset.rules.events.instructions import POSSIBLE, does, keep, living, performs
from inset.rules.events.triggers import statics
from inset.rules.events.zone_change import Change
from inset.rules.meaning.numbers import mana_value
from inset.rules.meaning.references import look, number, passes, select, who
from inset.rules.model import event_records as ev, move_causes
from inset.rules.model.answers import FOR_FREE, MANA_COST, PASS, SET_BY_EFFECT, Pass, Play
from inset.rules.model.decision import MODE, Ask, Decision, ask
from inset.rules.model.state import FREE_COPY, PLOTTED, Ctx, Event, Obj, State
from inset.rules.model.subjects import Casts
from inset.rules.objects import frames, keyword_casts
from inset.rules.objects.layers import chars_of
from inset.rules.payment.cost_parts import flatten
from inset.rules.playing.alternative_costs import FLASH_AT, FLASH_COST, with_other_costs
from inset.rules.playing.casting import cast, play_land
from inset.rules.playing.legality import judge
from inset.rules.playing.prospective_spell import Offer, prospect
from inset.rules.playing.reversing import attempt
from inset.rules.playing.spell_cost import mandatory_costs
from inset.rules.turn.new_targets import change_targets


def cant_be_countered(st: State, obj: Obj) -> bool:
    chars = chars_of(st, obj)
    if any(isinstance(a, CantBeCountered) for a in chars.abilities):
        return True
    for ctx, _, static, _ in statics(st, Restrict):
        if static.kind == CANT_BE_COUNTERED and passes(st, ctx, static.where, obj, chars):
            return True
    return False


# --- casting as something resolves (608.2g) --------------------------------------------------------------------------------


def castable(
    st: State, ctx: Ctx, player: int, oids: list[int], spell: Filter, cost: Cost | None, lands: bool, any_color: int,
    exile_after: bool, add: Cost | None = None, transformed: bool = False, name: str = "",
) -> list[Offer]:  # fmt: skip
    """Every way in which the player may cast one of these cards now; timing does not count, permission is given."""
    found: list[Offer] = []
    lands_too: list[Offer] = []
    for oid in oids:
        obj = st.objs[oid]
        card, keywords = obj.definition, chars_of(st, obj).keywords
        for way in frames.back_faces(card) if transformed else frames.ways(card, keywords, obj.zone):
            face = frames.printed(obj.definition, STACK, way, player)
            offer = Offer(player, obj, way, land=face.types & LAND != 0)
            (lands_too if offer.land else found).append(offer)
            if not offer.land:
                offer.cost = cost
                offer.cost_name = name or _called(cost)
                offer.makes = keyword_casts.marks(face.keywords, obj.zone)
            offer.add = (add,) if add is not None else ()
            offer.any_color = any_color
            offer.exiler = ctx.source if exile_after else 0
    if cost is None and not transformed:  # 118.9: paid for, it may be cast for another cost
        found += [
            o for o in with_other_costs(st, player, found + lands_too) if o.cost_name not in (FLASH_AT, FLASH_COST)
        ]
    found = [offer for offer in found if passes(st, ctx, spell, *prospect(st, offer))]
    return [offer for offer in (found + lands_too if lands else found) if not judge(st, offer, now=True)]


def _called(cost: Cost | None) -> str:
    if cost is None:
        return MANA_COST
    return FOR_FREE if cost == PayMana(FREE) else SET_BY_EFFECT


def cast_one(st: State, player: int, offers: list[Offer], optional: bool, source: int) -> Ask[int]:
    """Which card, which way, or none: one question. Returns the spell's id, or 0."""
    values: list[Play | Pass] = [offer.answer() for offer in offers]
    if optional:
        values.append(PASS)
    pick = yield from ask(Decision(MODE, player, "608.2g", "Cast which?", values, subject=Casts(source)))
    if isinstance(pick, Pass):
        return 0
    offer = next(o for o in offers if o.answer() == pick)
    if offer.obj.id not in st.objs:
        return 0  # it left the game with its owner
    if offer.land:
        new = yield from play_land(st, offer)
        return new
    oid = yield from attempt(st, player, cast(st, offer))
    return oid or 0


def _open_now(st: State, ctx: Ctx, player: int, oids: list[int], node: ef.CastNow) -> list[Offer]:
    return castable(
        st, ctx, player, oids, node.spell, node.cost, node.lands, node.any_color, node.exile_after, node.add,
        node.transformed, node.name,
    )  # fmt: skip


@performs(ef.CastNow)
def _cast_now(st: State, ctx: Ctx, node: ef.CastNow) -> Ask[None]:
    done: list[int] = []
    for player in who(st, ctx, node.who):
        for _ in range(max(0, number(st, ctx, node.most))):
            oids = [o for o in living(st, ctx, node.what) if not st.objs[o].zone & STACK]
            offers = _open_now(st, ctx, player, oids, node)
            if not offers:
                break
            optional = node.optional or all(_asks_for_hidden_cards(st, offer) for offer in offers)
            new = yield from cast_one(st, player, offers, optional, ctx.source)
            if not new:
                break
            done.append(new)
    keep(ctx, node.save, done)
    _drop_copies(st)


def _asks_for_hidden_cards(st: State, offer: Offer) -> bool:
    """118.8c: nobody must cast a spell whose additional cost needs cards of some quality from a hidden zone."""
    if offer.land:
        return False
    costs = [part for cost in (*offer.add, *mandatory_costs(prospect(st, offer)[1])) for part in flatten(cost)]
    hidden = [
        part for part in costs if isinstance(part, (DiscardCards, RevealCards)) or getattr(part, "zone", 0) == HAND
    ]
    return any(getattr(part, "where", Anything()) != Anything() for part in hidden)


def _drop_copies(st: State) -> None:
    """707.12: a copy of a card that wasn't cast ceases to exist."""
    for oid in list(st.objs):
        obj = st.objs[oid]
        if obj.flags & FREE_COPY and obj.zone != STACK:
            atoms.cease(st, obj, "704.5e")


def _can_cast_now(st: State, ctx: Ctx, node: ef.CastNow, player: int) -> bool:
    oids = [o for o in living(st, ctx, node.what) if not st.objs[o].zone & STACK]
    return any(_open_now(st, ctx, p, oids, node) for p in who(st, ctx, node.who))


POSSIBLE[ef.CastNow] = _can_cast_now


# --- cascade and discover ---------------------------------------------------------------------------------------------------


@performs(ef.Cascade)
def _cascade(st: State, ctx: Ctx, node: ef.Cascade) -> Ask[None]:
    """702.85a: until a nonland card with lesser mana value; the spell that it becomes must have lesser mana value too."""
    source, chars = look(st, ctx.source)
    bound = mana_value(st, source, chars)
    yield from dig(st, ctx, bound - 1, "702.85a", to_hand=False)


def dig(st: State, ctx: Ctx, bound: int, rule: str, to_hand: bool) -> Ask[None]:
    player = ctx.controller
    exiled: list[int] = []
    found = 0
    while st.libraries[player] and not found:
        card = st.objs[st.libraries[player][0]]
        new = yield from moving.move_one(st, Change(card, EXILE, move_causes.EFFECT, rule, by=player))
        if not new or new not in st.objs:
            continue
        exiled.append(new)
        chars = chars_of(st, st.objs[new])
        if not chars.types & LAND and mana_value(st, st.objs[new], chars) <= bound:
            found = new
    cast_id = 0
    if found and found in st.objs:
        small = StatIs(MANA_VALUE, LE, bound)
        offers = castable(st, ctx, player, [found], small, PayMana(FREE), False, 0, False)
        if offers:
            cast_id = yield from cast_one(st, player, offers, True, ctx.source)
        if not cast_id and to_hand and found in st.objs:
            yield from moving.move_one(st, Change(st.objs[found], HAND, move_causes.EFFECT, rule, by=player))
    rest = [o for o in exiled if o in st.objs and st.objs[o].zone == EXILE]
    order = atoms.random_order(st, tuple(rest))
    yield from moving.move(
        st, [Change(st.objs[o], LIBRARY, move_causes.EFFECT, rule, by=player, position=-1) for o in order]
    )


# --- plot and suspend by effects --------------------------------------------------------------------------------------------


@does(ef.BecomePlotted)
def _become_plotted(st: State, ctx: Ctx, node: ef.BecomePlotted) -> None:
    """702.170c: an exiled card becomes plotted; its owner may cast it on a later turn."""
    for oid in living(st, ctx, node.what):
        if st.objs[oid].zone == EXILE:
            atoms.set_flag(st, oid, PLOTTED)
            atoms.change(st, oid, mark=st.turn)
            atoms.emit(st, Event(ev.PLOTTED, "702.170c", st.objs[oid].owner))


@does(ef.GainSuspend)
def _gain_suspend(st: State, ctx: Ctx, node: ef.GainSuspend) -> None:
    """702.62: a card that has no suspend gains it, for as long as it stays in exile."""
    for oid in living(st, ctx, node.what):
        if not chars_of(st, st.objs[oid]).keywords & kw.SUSPEND:
            give_suspend(st, ctx.dup(), oid)


def give_suspend(st: State, ctx: Ctx, oid: int) -> None:
    atoms.new_floating(st, ctx, ef.WHILE_EXILED, objects=(oid,), mods=GIVEN_SUSPEND)


GIVEN_SUSPEND: Final = (AddAbility(Keyword(kw.SUSPEND)),)


# --- what happens to a spell later ------------------------------------------------------------------------------------------


@does(ef.ExileOnResolution)
def _exile_on_resolution(st: State, ctx: Ctx, node: ef.ExileOnResolution) -> None:
    """614: a replacement of the spell's move to the graveyard as it resolves, kept with the spell."""
    for oid in living(st, ctx, node.what):
        counters = tuple((kind, number(st, ctx, amount)) for kind, amount in node.counters)
        atoms.new_floating(
            st, ctx.dup(), ef.FOREVER, objects=(oid,), statics=(ExiledAsItResolves(counters, node.then),)
        )


@performs(ef.ChangeTargets)
def _change_targets(st: State, ctx: Ctx, node: ef.ChangeTargets) -> Ask[None]:
    """115.7."""
    to = select(st, ctx, node.to) if node.to is not None else []
    for oid in living(st, ctx, node.what):
        if st.objs[oid].stack is not None and (to or node.to is None):
            yield from change_targets(st, oid, ctx.controller, node.how, to)
