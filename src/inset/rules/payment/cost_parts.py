"""118, 601.2h, 602.2b: the parts of a cost that aren't mana (tapping, sacrificing, discarding, life …).

Each class has one function that says whether it can be paid and one that pays it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from inset.kernel.types import BATTLEFIELD, CREATURE, EXILE, GRAVEYARD, HAND
from inset.language import costs as co, keywords as kw, statics as sta
from inset.language.filters import Anything, HasType
from inset.language.node import Cost, Filter
from inset.language.patterns import CREWING
from inset.language.selections import Each
from inset.language.statics import CANT_CREW, CREWS, SADDLES, CrewsAsThough, Restrict
from inset.rules import atoms
from inset.rules.events import counters, damage, moving
from inset.rules.events.damage import payable_life
from inset.rules.events.exerting import exert
from inset.rules.events.impossible import CantComplete, still_there
from inset.rules.events.linked_records import link
from inset.rules.events.tapping import untap
from inset.rules.events.triggers import statics
from inset.rules.events.zone_change import Change
from inset.rules.meaning.being_announced import drawn_meanwhile
from inset.rules.meaning.color_identity import is_defined
from inset.rules.meaning.references import is_entering, look, number, passes, select, zone_ids
from inset.rules.meaning.tracking import with_parts
from inset.rules.model import event_records as ev, move_causes
from inset.rules.model.decision import Ask
from inset.rules.model.questions import NO_MORE, ask_object
from inset.rules.model.state import SPELL, Ctx, Event, Obj, State
from inset.rules.model.subjects import About
from inset.rules.objects.layers import chars_of
from inset.rules.payment.mana_terms import Token
from inset.rules.payment.resources import Guard, leaving, tapping


def flatten(cost: Cost | None) -> list[Cost]:
    if cost is None:
        return []
    if isinstance(cost, co.All):
        return [leaf for part in cost.parts for leaf in flatten(part)]
    return [co.FORAGE] if isinstance(cost, co.Forage) else [cost]


def can_pay_part(st: State, ctx: Ctx, part: Cost) -> bool:
    return PARTS[type(part)][0](st, ctx, part)


def pay_part(st: State, ctx: Ctx, part: Cost, guard: Guard | None = None) -> Ask[list[int] | None]:
    """Returns what was used, if it was objects. ``guard``: what must stay possible, if objects are chosen for this part."""
    if len(st.players) > 2 and not can_pay_part(st, ctx, part):
        raise CantComplete  # it could be paid when it was announced
    if isinstance(part, CHOSEN):
        chosen = yield from _choose(st, ctx, part, guard)
        return chosen
    used = yield from PARTS[type(part)][1](st, ctx, part)
    return used


def mine(st: State, ctx: Ctx, where: Filter, zone: int = BATTLEFIELD, others: bool = True) -> list[int]:
    """The player's objects in a zone that pass, leaving out the object that the cost is for."""
    found = []
    for oid in zone_ids(st, zone, [ctx.controller]):
        if others and oid == ctx.source and zone != BATTLEFIELD:
            continue
        obj = st.objs[oid]
        if obj.token and zone != BATTLEFIELD:
            continue  # 108.2b: a token that was sacrificed just now isn't a card in a graveyard
        chars = chars_of(st, obj)
        if chars.controller == ctx.controller and passes(st, ctx, where, obj, chars):
            if not (zone == HAND and drawn_meanwhile(st, obj) and where != Anything()):  # 121.8
                found.append(oid)
    return found if ctx.change is None else [oid for oid in found if not is_entering(ctx, oid)]


def pick(
    st: State, ctx: Ctx, options: list[int], count: int, prompt: str, rule: str = "601.2h", or_more: bool = False,
    may: Callable[[list[int], int, list[int]], bool] | None = None,
) -> Ask[list[int]]:  # fmt: skip
    """A series of picks in list order, so that a set is chosen in only one way. ``may``: can some be taken, and
    this many more out of others?"""
    chosen: list[int] = []
    start = 0
    while len(chosen) < count or (or_more and start < len(options)):
        more = max(0, count - len(chosen) - 1)
        left = options[start : len(options) - more]
        if may is not None:
            left = [o for o in left if may([*chosen, o], more, options[options.index(o) + 1 :])]
        if len(chosen) >= count:
            left.append(NO_MORE)
        elif not left:
            raise CantComplete  # what could be paid when it was announced
        oid = yield from ask_object(ctx.controller, rule, prompt, left, About(ctx.source))
        if oid == NO_MORE:
            break
        chosen.append(oid)
        start = options.index(oid) + 1
    still_there(st, chosen, len(chosen))
    return chosen


Chosen = (
    co.SacrificeOther | co.DiscardCards | co.ExileCards | co.ExileMaterials | co.ReturnToHand | co.TapOthers | co.UntapOthers
    | co.RevealCards
)  # fmt: skip
Counted = Chosen | co.RemoveCounters | co.PutCounters | co.MillCards


def how_many(st: State, ctx: Ctx, part: Counted) -> int:
    return max(0, number(st, ctx, part.count))


# --- parts for which objects are chosen -------------------------------------------------------------------------------


def options_of(st: State, ctx: Ctx, part: Chosen) -> list[int]:
    """The objects that could pay such a part."""
    return CHOICES[type(part)][0](st, ctx, part)


def token_for(st: State, part: Cost, oid: int) -> Token:
    """What is taken of an object that pays such a part. Of materials (702.167a) a card that was sacrificed for mana is found in
    the graveyard, so that it can be both; a token can't."""
    if isinstance(part, co.TapOthers):
        return tapping(oid)
    obj = st.objs[oid]
    both = isinstance(part, co.ExileMaterials) and obj.zone == BATTLEFIELD and not obj.token
    return (oid, "material", 1) if both else leaving(oid)


def _can_choose(st: State, ctx: Ctx, part: Chosen) -> bool:
    return len(options_of(st, ctx, part)) >= how_many(st, ctx, part)


def _choose(st: State, ctx: Ctx, part: Chosen, guard: Guard | None = None) -> Ask[list[int]]:
    options, prompt, pay = CHOICES[type(part)]
    able, count = options(st, ctx, part), how_many(st, ctx, part)
    if isinstance(part, co.DiscardCards) and part.at_random:
        chosen = list(atoms.random_order(st, tuple(able))[:count])
    else:
        or_more = isinstance(part, co.ExileMaterials) and part.or_more

        one_graveyard = isinstance(part, co.ExileCards) and part.one_graveyard
        guarded = guard is not None and not guard.is_idle()

        def may(taken: list[int], more: int, among: list[int]) -> bool:
            if one_graveyard and not _from_one_graveyard(st, taken, more, among):
                return False
            if not guarded:
                return True
            assert guard is not None
            return guard.allows([token_for(st, part, o) for o in taken], more, [token_for(st, part, o) for o in among])

        limited = may if guarded or one_graveyard else None
        chosen = yield from pick(st, ctx, able, count, prompt, "601.2h", or_more, limited)
    result = yield from pay(st, ctx, chosen)
    return result


def _sacrificeable(st: State, ctx: Ctx, part: co.SacrificeOther) -> list[int]:
    return [o for o in mine(st, ctx, part.where) if moving.can_be_sacrificed(st, ctx.controller, o)]


def _sacrifice(st: State, ctx: Ctx, chosen: list[int]) -> Ask[list[int]]:
    """Returns what was sacrificed as it was on the battlefield (608.2h): "the sacrificed creature's power"."""
    yield from moving.sacrifice(st, ctx.controller, chosen)
    return chosen


def _discardable(st: State, ctx: Ctx, part: co.DiscardCards) -> list[int]:
    return mine(st, ctx, part.where, HAND)


def _discard(st: State, ctx: Ctx, chosen: list[int]) -> Ask[list[int]]:
    made = yield from moving.discard(st, ctx.controller, chosen, ctx.controller)
    return made


def _exilable(st: State, ctx: Ctx, part: co.ExileCards) -> list[int]:
    if not part.one_graveyard:
        return mine(st, ctx, part.where, part.zone, others=not part.itself)
    rows = [_cards_in_graveyard(st, ctx, part.where, player) for player in range(len(st.players))]
    return [oid for row in rows for oid in row if len(row) >= how_many(st, ctx, part)]


def _cards_in_graveyard(st: State, ctx: Ctx, where: Filter, player: int) -> list[int]:
    there = [oid for oid in zone_ids(st, GRAVEYARD, [player]) if oid != ctx.source and not st.objs[oid].token]
    return [oid for oid in there if passes(st, ctx, where, st.objs[oid], chars_of(st, st.objs[oid]))]


def _from_one_graveyard(st: State, taken: list[int], more: int, among: list[int]) -> bool:
    owner = st.objs[taken[0]].owner
    left = sum(1 for oid in among if st.objs[oid].owner == owner)
    return left >= more and all(st.objs[oid].owner == owner for oid in taken)


def _exile(st: State, ctx: Ctx, chosen: list[int]) -> Ask[list[int]]:
    changes = [Change(st.objs[o], EXILE, move_causes.COST, "118.1", by=ctx.controller) for o in chosen]
    made = yield from moving.move(st, changes)
    exiled = with_parts(st, made)
    spell = st.objs.get(ctx.source)
    if spell is not None and spell.stack is not None and spell.stack.kind == SPELL:
        link(st, ctx.source, tuple(exiled))  # 607.2q
    return exiled


def _exile_some(st: State, ctx: Ctx, chosen: list[int]) -> Ask[list[int]]:
    """608.2h: "the exiled creature" is one as it was on the battlefield, "the exiled card" a card as it is in exile."""
    permanents = [oid for oid in chosen if st.objs[oid].zone == BATTLEFIELD]
    exiled = yield from _exile(st, ctx, chosen)
    return permanents or exiled


def materials(st: State, ctx: Ctx, part: co.ExileMaterials) -> list[int]:
    """702.167a–b: others among the player's permanents, and cards in their graveyard."""
    here = [oid for oid in mine(st, ctx, part.where) if oid != ctx.source]
    return here + mine(st, ctx, part.where, GRAVEYARD)


def _returnable(st: State, ctx: Ctx, part: co.ReturnToHand) -> list[int]:
    """118.12a: "unless you return an enchantment" does not say whose."""
    if part.anybodys:
        return select(st, ctx, Each(part.where))
    return mine(st, ctx, part.where)


def _return(st: State, ctx: Ctx, chosen: list[int]) -> Ask[list[int]]:
    """Returns what was returned as it was on the battlefield (702.49c)."""
    yield from moving.move(st, [Change(st.objs[o], HAND, move_causes.COST, "118.1", by=ctx.controller) for o in chosen])
    return chosen


def tappable(st: State, ctx: Ctx, part: co.TapOthers) -> list[int]:
    return [o for o in mine(st, ctx, part.where) if not st.objs[o].tapped]


def _tap_others(st: State, ctx: Ctx, chosen: list[int]) -> Ask[list[int]]:
    for oid in chosen:
        atoms.set_tapped(st, oid, True, "118.1")
    return chosen
    yield


def _untappable(st: State, ctx: Ctx, part: co.UntapOthers) -> list[int]:
    return [o for o in mine(st, ctx, part.where) if st.objs[o].tapped]


def _untap_others(st: State, ctx: Ctx, chosen: list[int]) -> Ask[list[int]]:
    for oid in chosen:
        untap(st, oid)
    yield from ()
    return chosen


def _in_hand_to_reveal(st: State, ctx: Ctx, part: co.RevealCards) -> list[int]:
    return mine(st, ctx, part.where, HAND)


def _reveal(st: State, ctx: Ctx, chosen: list[int]) -> Ask[list[int]]:
    atoms.emit(st, Event(ev.REVEALED, "701.20a", ctx.controller, detail=tuple(chosen)))
    return chosen
    yield


# For each: what could be chosen, the question, and what happens with what is chosen.
CHOICES: Final[
    dict[type, tuple[Callable[[State, Ctx, Any], list[int]], str, Callable[[State, Ctx, list[int]], Ask[list[int]]]]]
] = {
    co.SacrificeOther: (_sacrificeable, "Sacrifice what?", _sacrifice),
    co.DiscardCards: (_discardable, "Discard what?", _discard),
    co.ExileCards: (_exilable, "Exile what?", _exile_some),
    co.ExileMaterials: (materials, "Exile what?", _exile),
    co.ReturnToHand: (_returnable, "Return what?", _return),
    co.TapOthers: (tappable, "Tap what?", _tap_others),
    co.UntapOthers: (_untappable, "Untap what?", _untap_others),
    co.RevealCards: (_in_hand_to_reveal, "Reveal what?", _reveal),
}


# --- parts that name what they take ------------------------------------------------------------------------------------


def _is_untapped(st: State, ctx: Ctx, part: co.TapThis) -> bool:
    """107.5, 302.6: {T} needs an untapped permanent, and a creature that isn't summoning sick."""
    obj = st.objs.get(ctx.source)
    if obj is None or obj.tapped or obj.zone != BATTLEFIELD:
        return False
    return not summoning_sick(st, obj)


def summoning_sick(st: State, obj: Obj) -> bool:
    chars = chars_of(st, obj)
    if not chars.types & CREATURE or chars.keywords & kw.HASTE:
        return False
    return obj.since >= st.players[chars.controller].turn_began and not acts_as_though_haste(st, obj)


def acts_as_though_haste(st: State, obj: Obj) -> bool:
    """609.4: may its abilities be activated as though it had haste?"""
    for ctx, _, rule, _ in statics(st, sta.Restrict):
        if rule.kind == sta.ACTS_AS_THOUGH_HASTE and passes(st, ctx, rule.where, obj, chars_of(st, obj)):
            return True
    return False


def _tap_this(st: State, ctx: Ctx, part: co.TapThis) -> Ask[None]:
    atoms.set_tapped(st, ctx.source, True, "107.5")
    return
    yield


def _is_tapped(st: State, ctx: Ctx, part: co.UntapThis) -> bool:
    obj = st.objs.get(ctx.source)
    return obj is not None and obj.tapped and not summoning_sick(st, obj)


def _untap_this(st: State, ctx: Ctx, part: co.UntapThis) -> Ask[None]:
    atoms.set_tapped(st, ctx.source, False, "107.6")
    return
    yield


def _has_life(st: State, ctx: Ctx, part: co.PayLife) -> bool:
    """119.4, 119.4b."""
    if not is_defined(st, ctx, part.amount):
        return False
    amount = number(st, ctx, part.amount)
    return amount <= 0 or payable_life(st, ctx.controller) >= amount


def _pay_life(st: State, ctx: Ctx, part: co.PayLife) -> Ask[None]:
    damage.lose(st, ctx.controller, number(st, ctx, part.amount), "119.4")
    return
    yield


def _has_counters(st: State, ctx: Ctx, part: co.PayCounters) -> bool:
    return st.players[ctx.controller].counters.get(part.kind, 0) >= number(st, ctx, part.amount)


def _pay_counters(st: State, ctx: Ctx, part: co.PayCounters) -> Ask[None]:
    atoms.player_counters(st, ctx.controller, part.kind, -number(st, ctx, part.amount), "107.14")
    return
    yield


def _sacrifice_this(st: State, ctx: Ctx, part: co.SacrificeThis) -> Ask[None]:
    yield from moving.sacrifice(st, ctx.controller, [ctx.source])


def _in_hand(st: State, ctx: Ctx, part: co.DiscardThis | co.RevealThis) -> bool:
    obj = st.objs.get(ctx.source)
    return obj is not None and obj.zone == HAND


def _discard_this(st: State, ctx: Ctx, part: co.DiscardThis) -> Ask[list[int]]:
    made = yield from moving.discard(st, ctx.controller, [ctx.source], ctx.controller)
    return made


def _discard_hand(st: State, ctx: Ctx, part: co.DiscardHand) -> Ask[None]:
    cards = [o for o in st.hands[ctx.controller] if o != ctx.source]
    yield from moving.discard(st, ctx.controller, cards, ctx.controller)


def _exile_this(st: State, ctx: Ctx, part: co.ExileThis) -> Ask[list[int]]:
    made = yield from moving.move(
        st, [Change(st.objs[ctx.source], EXILE, move_causes.COST, "118.1", by=ctx.controller)]
    )
    return with_parts(st, made)


def crew(st: State, ctx: Ctx) -> list[int]:
    found = [o for o in mine(st, ctx, HasType(CREATURE)) if o != ctx.source and not st.objs[o].tapped]
    if found and "Mount" not in chars_of(st, st.objs[ctx.source]).subtypes:
        for other, _, static, _ in statics(st, Restrict):
            if static.kind == CANT_CREW:
                found = [o for o in found if not passes(st, other, static.where, st.objs[o], chars_of(st, st.objs[o]))]
    return found


def power_of(st: State, ctx: Ctx, oid: int) -> int:
    """How much a creature counts for; some crew or saddle as though they had another power."""
    obj = st.objs.get(oid)
    if obj is None:
        return 0
    chars = chars_of(st, obj)
    power = chars.power or 0
    deed = SADDLES if "Mount" in look(st, ctx.source)[1].subtypes else CREWS  # it may have left with a player
    for other, _, static, _ in statics(st, CrewsAsThough):
        assert isinstance(static, CrewsAsThough)
        if static.deeds & deed and passes(st, other, static.where, obj, chars):
            power = (chars.toughness or 0) if static.toughness else power + static.plus
    return max(0, power)


def _can_crew(st: State, ctx: Ctx, part: co.TapPower) -> bool:
    return sum(power_of(st, ctx, o) for o in crew(st, ctx)) >= number(st, ctx, part.power)


def _crew(st: State, ctx: Ctx, part: co.TapPower) -> Ask[list[int]]:
    """702.122a: any number of creatures with enough total power."""
    need = number(st, ctx, part.power)
    chosen = yield from pick_worth(
        st, ctx, crew(st, ctx), partial(power_of, st, ctx), need, "702.122a", "Tap which creature?"
    )
    for oid in chosen:
        atoms.set_tapped(st, oid, True, "702.122a")
    if "Mount" not in look(st, ctx.source)[1].subtypes:  # 702.171c: a Mount is saddled; it may have left with a player
        for oid in chosen:
            atoms.emit(st, Event(ev.DEED, "702.122b", ctx.controller, oid, ctx.source, detail=CREWING))
    return chosen


def pick_worth(
    st: State, ctx: Ctx, options: list[int], worth: Callable[[int], int], need: int, rule: str, prompt: str
) -> Ask[list[int]]:
    """Any number of objects that are worth enough together; each is offered only if the rest can still do it."""
    chosen: list[int] = []
    start = 0
    while True:
        have = sum([worth(o) for o in chosen])
        left = options[start:]
        values = [o for i, o in enumerate(left) if have + sum([worth(p) for p in left[i:]]) >= need]
        if have >= need:
            values.append(NO_MORE)
        if values == [NO_MORE]:
            break
        if not values:
            raise CantComplete
        oid = yield from ask_object(ctx.controller, rule, prompt, values, About(ctx.source))
        if oid == NO_MORE:
            break
        chosen.append(oid)
        start = options.index(oid) + 1
    still_there(st, chosen, len(chosen))
    return chosen


def _can_remove(st: State, ctx: Ctx, part: co.RemoveCounters) -> bool:
    obj = st.objs.get(ctx.source)
    return obj is not None and obj.counters.get(part.kind, 0) >= how_many(st, ctx, part)


def _remove(st: State, ctx: Ctx, part: co.RemoveCounters) -> Ask[None]:
    atoms.take_counters(st, ctx.source, part.kind, how_many(st, ctx, part), _counter_rule(part.kind))
    return
    yield


def _counter_rule(kind: str) -> str:
    """The cost of a loyalty ability has its own rule."""
    return "606.4" if kind == "loyalty" else "118.1"


def _can_put(st: State, ctx: Ctx, part: co.PutCounters) -> bool:
    """614.17b: a cost that includes something impossible can't be paid."""
    obj = st.objs.get(ctx.source)
    return obj is not None and (not how_many(st, ctx, part) or counters.can_have(st, obj, chars_of(st, obj), part.kind))


def _put(st: State, ctx: Ctx, part: co.PutCounters) -> Ask[None]:
    amount = how_many(st, ctx, part)
    yield from counters.put(
        st, ctx.source, part.kind, amount, _counter_rule(part.kind), by_effect=False, by=ctx.controller
    )


def _reveal_this(st: State, ctx: Ctx, part: co.RevealThis) -> Ask[None]:
    """702.57b."""
    atoms.emit(st, Event(ev.REVEALED, "701.20a", ctx.controller, detail=(ctx.source,)))
    return
    yield


def _can_behold(st: State, ctx: Ctx, part: co.Behold) -> bool:
    return bool(mine(st, ctx, part.where) or mine(st, ctx, part.where, HAND))


def _behold(st: State, ctx: Ctx, part: co.Behold) -> Ask[list[int]]:
    options = mine(st, ctx, part.where) + mine(st, ctx, part.where, HAND)
    chosen = yield from pick(st, ctx, options, 1, "Behold what?")
    if st.objs[chosen[0]].zone == HAND:
        atoms.emit(st, Event(ev.REVEALED, "701.4a", ctx.controller, detail=tuple(chosen)))
    return chosen


def _can_mill(st: State, ctx: Ctx, part: co.MillCards) -> bool:
    return len(st.libraries[ctx.controller]) >= how_many(st, ctx, part)


def _mill(st: State, ctx: Ctx, part: co.MillCards) -> Ask[None]:
    yield from moving.mill(st, ctx.controller, how_many(st, ctx, part))


def _is_attached(st: State, ctx: Ctx, part: co.UnattachThis) -> bool:
    return ctx.source in st.objs and st.objs[ctx.source].attached > 0


def _unattach_this(st: State, ctx: Ctx, part: co.UnattachThis) -> Ask[None]:
    atoms.attach(st, ctx.source, 0, "701.3d")
    yield from ()


def _exert_this(st: State, ctx: Ctx, part: co.ExertThis) -> Ask[None]:
    """701.43a."""
    exert(st, ctx.source, ctx.controller)
    yield from ()


PARTS: Final[
    dict[type, tuple[Callable[[State, Ctx, Any], bool], Callable[[State, Ctx, Any], Ask[list[int] | None]]]]
] = {
    co.TapThis: (_is_untapped, _tap_this),
    co.UntapThis: (_is_tapped, _untap_this),
    co.PayLife: (_has_life, _pay_life),
    co.PayCounters: (_has_counters, _pay_counters),
    co.SacrificeThis: (lambda st, ctx, part: moving.can_be_sacrificed(st, ctx.controller, ctx.source), _sacrifice_this),
    co.DiscardThis: (_in_hand, _discard_this),
    co.DiscardHand: (lambda st, ctx, part: True, _discard_hand),
    co.ExileThis: (lambda st, ctx, part: ctx.source in st.objs, _exile_this),
    co.TapPower: (_can_crew, _crew),
    co.RemoveCounters: (_can_remove, _remove),
    co.PutCounters: (_can_put, _put),
    co.RevealThis: (_in_hand, _reveal_this),
    co.Behold: (_can_behold, _behold),
    co.MillCards: (_can_mill, _mill),
    co.UnattachThis: (_is_attached, _unattach_this),
    co.ExertThis: (lambda st, ctx, part: ctx.source in st.objs, _exert_this),
}
CHOSEN: Final = (
    co.SacrificeOther, co.DiscardCards, co.ExileCards, co.ExileMaterials, co.ReturnToHand, co.TapOthers, co.UntapOthers,
    co.RevealCards,
)  # fmt: skip
for _part in CHOICES:
    PARTS[_part] = (_can_choose, _choose)
