"""116: special actions: turning a permanent face up (708.7), foretell (702.143), plot (702.170), suspend (702.62),
unlocking a half of one (709.5e)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from inset.kernel.mana import FREE, ManaCost
from inset.kernel.types import COLORLESS_MANA, EXILE, HAND, HIDDEN_ZONES
from inset.language import keywords as kw, statics as sta
from inset.language.abilities import Keyword
from inset.language.costs import OneOf, PayMana, PayManaOf
from inset.language.node import Cost
from inset.rules import atoms
from inset.rules.events import damage, face_down as hiding
from inset.rules.events.damage import payable_life
from inset.rules.events.impossible import still_there
from inset.rules.events.moving import move_one
from inset.rules.events.triggers import index, statics
from inset.rules.events.zone_change import Change
from inset.rules.meaning.references import number, passes, who
from inset.rules.meaning.timing import sorcery_time
from inset.rules.model import event_records as ev, move_causes
from inset.rules.model.answers import (
    Action,
    FetchCompanion,
    Foretell,
    PayLifeForMana,
    Plot,
    SpecialAction,
    Suspend,
    TurnFaceUp,
    Unlock,
)
from inset.rules.model.decision import Ask
from inset.rules.model.object_notes import FORETELL_COSTS, NO_NOTES, Notes
from inset.rules.model.reason import Reason
from inset.rules.model.state import FORETOLD, PLOTTED, Chars, Ctx, Event, FaceDown, Mana, Obj, State
from inset.rules.objects import copiable_values, frames
from inset.rules.objects.abilities import traits_of
from inset.rules.objects.copiable_values import copy_effects
from inset.rules.objects.layers import chars_of, zone_reach
from inset.rules.payment import bill as settling
from inset.rules.payment.cost_parts import flatten
from inset.rules.payment.costs import split
from inset.rules.playing import companion as companions, unlocking as doors
from inset.rules.playing.cast_from_exile import foretell_costs
from inset.rules.playing.legality import may_begin
from inset.rules.playing.offers import offers_for

FORETELL_COST: Final = PayMana(ManaCost(2))


def actions(st: State, player: int) -> list[Action]:
    """The special actions open to a player with priority."""
    found: list[Action] = []
    odd = odd_permanents(st)
    for oid in odd:
        obj = st.objs[oid]
        if obj.face_down is not None and chars_of(st, obj).controller == player:
            for word, cost in hiding.ways_up(st, obj):
                if affordable(st, player, oid, cost):
                    found.append(TurnFaceUp(oid, word))
    if odd and sorcery_time(st, player):
        found += [action for oid in odd for action in unlocking(st, player, st.objs[oid])]
    for oid in special_in_hand(st, player):
        obj = st.objs[oid]
        for action, cost in hand_actions(st, player, obj, chars_of(st, obj)):
            if affordable(st, player, oid, cost):
                found.append(action(oid))
    companion = companions.waiting(st, player)
    if companion and affordable(st, player, companion, companions.COST):
        found.append(FetchCompanion(companion))
    found += _plot_from_library(st, player)
    if not st.auto_mana and _may_pay_life(st, player) and payable_life(st, player):
        found.append(PayLifeForMana())
    return found


def possible(st: State, player: int) -> bool:
    """Is there anything with which the player might take one?"""
    return bool(odd_permanents(st)) or might_take_one(st, player)


def might_take_one(st: State, player: int) -> bool:
    """The same, whatever permanents there are."""
    return bool(special_in_hand(st, player) or st.outside[player] or not st.auto_mana)


def odd_permanents(st: State) -> list[int]:
    """The permanents that are face down or have a locked half."""
    found = st.caches.index
    now = (found if found is not None else index(st)).of_permanents
    known = now.odd
    if known is None:
        permanents = [st.objs[oid] for oid in st.battlefield]
        if not copy_effects(st):
            permanents = [
                obj for obj in permanents
                if obj.face_down is not None or obj.copied is not None or obj.merged or frames.has_locks(obj.definition)
            ]  # fmt: skip
        known = now.odd = [
            obj.id for obj in permanents
            if not obj.phased and (obj.face_down is not None or copiable_values.halves(st, obj, unlocked=False))
        ]  # fmt: skip
    return known


def special_in_hand(st: State, player: int) -> list[int]:
    """The cards in hand with such a keyword."""
    cards = st.caches.cards.get(player) or st.caches.of_player(player)
    known = cards.special
    if known is None:
        if zone_reach(st, HAND):
            known = [oid for oid in st.hands[player] if chars_of(st, st.objs[oid]).keywords & IN_HAND]
        else:
            known = []
            for oid in st.hands[player]:
                obj = st.objs[oid]
                if (obj.base or frames.given(obj)).keywords & IN_HAND:
                    known.append(oid)
        cards.special = known
    return known


IN_HAND: Final = kw.FORETELL | kw.PLOT | kw.SUSPEND


def _may_pay_life(st: State, player: int) -> bool:
    """Listed like mana abilities, only if mana is not left to the payment itself (``mana_sources.payers``)."""
    return any(player in who(st, ctx, static.who) for ctx, _, static, _ in statics(st, sta.MayPayLifeForMana))


def hand_actions(st: State, player: int, obj: Obj, chars: Chars) -> list[tuple[type[SpecialAction], Cost]]:
    """What may be done with a card in hand, with its cost, as far as timing allows."""
    return [(action, cost) for action, cost, against in in_hand(st, player, obj, chars) if against is None]


InHand = tuple[type[SpecialAction], Cost, Reason | None]


def in_hand(st: State, player: int, obj: Obj, chars: Chars) -> list[InHand]:
    """What can be done with a card in hand, its cost, and what prevents it now."""
    found: list[InHand] = []
    if not chars.keywords & IN_HAND:
        return found
    for ability in chars.abilities:
        if not isinstance(ability, Keyword):
            continue
        if ability.keyword == kw.FORETELL:  # 702.143a: during the player's turn
            found.append((Foretell, FORETELL_COST, None if st.active == player else NOT_THEIR_TURN))
        elif ability.keyword == kw.PLOT and not any(way is Plot for way, _, _ in found):  # 702.170a
            cost = _plot_cost(chars)
            if cost is not None:
                found.append((Plot, cost, None if sorcery_time(st, player) else NO_TIME_TO_PLOT))
        elif ability.keyword == kw.SUSPEND and ability.cost is not None:  # 702.62a
            found.append((Suspend, ability.cost, None if _could_cast(st, player, obj) else NOT_CASTABLE))
    return found


NOT_THEIR_TURN: Final = Reason("702.143a", "it can be foretold only in its player's turn")
NO_TIME_TO_PLOT: Final = Reason(
    "702.170a", "it can be plotted only in its player's main phase while the stack is empty"
)
NOT_CASTABLE: Final = Reason("702.62a", "it can be suspended only if its player could begin to cast it")
IN_HAND_RULE: Final[dict[type[SpecialAction], str]] = {Foretell: "702.143a", Plot: "702.170a", Suspend: "702.62a"}


def unlocking(st: State, player: int, obj: Obj) -> list[Unlock]:
    """116.2m: the locked halves of a permanent that the player can unlock now."""
    return [
        Unlock(obj.id, half)
        for half in copiable_values.halves(st, obj, unlocked=False)
        if not doors.against(st, player, obj, half)
    ]


def _could_cast(st: State, player: int, obj: Obj) -> bool:
    """702.62a: only if the player could begin to cast it by putting it on the stack from their hand."""
    return any(not offer.land and may_begin(st, offer) for offer in offers_for(st, player, obj))


def _plot_from_library(st: State, player: int) -> list[Plot]:
    found: list[Plot] = []
    for ctx, _, static, _ in statics(st, sta.MayPlay):
        if (
            static.plot_only
            and player in who(st, ctx, static.who)
            and st.libraries[player]
            and sorcery_time(st, player)
        ):
            top = st.objs[st.libraries[player][0]]
            chars = chars_of(st, top)
            if passes(st, ctx, static.card, top, chars) and chars.keywords & kw.PLOT:
                cost = _plot_cost(chars)
                if cost is not None and affordable(st, player, top.id, cost):
                    found.append(Plot(top.id))
    return found


def _plot_cost(chars: Chars) -> Cost | None:
    """702.170a: the cost of its plot ability, or of one of several: its own, and one that an effect has given it."""
    found: list[Cost] = []
    for ability in chars.abilities:
        if isinstance(ability, Keyword) and ability.keyword == kw.PLOT and ability.cost is not None:
            cost = ability.cost
            if isinstance(cost, PayManaOf) and chars.cost is None:  # 118.6
                continue
            found += [cost] if cost not in found else []
    return OneOf(tuple(found)) if len(found) > 1 else found[0] if found else None


def affordable(st: State, player: int, oid: int, cost: Cost) -> bool:
    return settling.affordable(st, settling.bill_of(st, Ctx(oid, player, _least_x(st, oid)), cost))


def _least_x(st: State, oid: int) -> int:
    """107.3a: "X can't be 0", for what is done with a card in hand."""
    obj = st.objs[oid]
    rule = traits_of(chars_of(st, obj)).x_rule if obj.zone == HAND else None
    return 0 if rule is None else rule.least


def pay_life_for_mana(st: State, player: int) -> None:
    damage.lose(st, player, 1, "119.4")
    atoms.set_pool(st, player, (*st.players[player].pool, Mana(COLORLESS_MANA)))


def take(st: State, player: int, action: SpecialAction) -> Ask[None]:
    """The player pays, then does it (116.2)."""
    oid = action.card
    price, deed = TABLE[type(action)]
    ctx = Ctx(oid, player)
    cost = price(st, player, st.objs[oid], action)
    bill = settling.bill_of(st, ctx, cost)
    if split(st, ctx, flatten(cost)).mana.x:  # 107.3d, 702.37f
        yield from settling.choose_x(st, bill, "107.3", least=_least_x(st, oid))
    yield from settling.settle_and_pay(st, bill)
    still_there(st, (oid,), 1)
    yield from deed(st, ctx, st.objs[oid], action)


# --- what each costs --------------------------------------------------------------------------------------------------


def _price_of_turning(st: State, player: int, obj: Obj, action: SpecialAction) -> Cost:
    """708.7: it is shown, then paid for."""
    assert isinstance(action, TurnFaceUp)
    cost = dict(hiding.ways_up(st, obj))[action.by]
    atoms.tell(st, Event(ev.REVEALED, hiding.TABLE[action.by].rule, player, detail=(obj.id,)))
    return cost


def _price_of_unlocking(st: State, player: int, obj: Obj, action: SpecialAction) -> Cost:
    assert isinstance(action, Unlock)
    return doors.unlock_cost(st, player, obj, action.half)


def _price_of_companion(st: State, player: int, obj: Obj, action: SpecialAction) -> Cost:
    return companions.COST


def _price_in_hand(st: State, player: int, obj: Obj, action: SpecialAction) -> Cost:
    """Of a card in hand the keyword's own; so also of one that an effect lets be plotted from a library (702.170f)."""
    if obj.zone == HAND:
        return next(cost for way, cost in hand_actions(st, player, obj, chars_of(st, obj)) if way is type(action))
    return _plot_cost(chars_of(st, obj)) or PayMana(FREE)


def _price_in_the_open(st: State, player: int, obj: Obj, action: SpecialAction) -> Cost:
    """The card goes to exile face up: everybody sees it as it is paid for."""
    if obj.zone & HIDDEN_ZONES:
        atoms.show(st, obj, IN_HAND_RULE[type(action)])
    return _price_in_hand(st, player, obj, action)


# --- what each does ---------------------------------------------------------------------------------------------------


def _turn_up(st: State, ctx: Ctx, obj: Obj, action: SpecialAction) -> Ask[None]:
    assert isinstance(action, TurnFaceUp)
    yield from hiding.turn_face_up(st, obj.id, action.by, ctx.x)


def _fetch(st: State, ctx: Ctx, obj: Obj, action: SpecialAction) -> Ask[None]:
    yield from companions.fetch(st, ctx.controller, obj.id)


def _unlock(st: State, ctx: Ctx, obj: Obj, action: SpecialAction) -> Ask[None]:
    assert isinstance(action, Unlock)
    atoms.unlock(st, obj.id, action.half, ctx.controller, "709.5e")
    return
    yield


def _foretell(st: State, ctx: Ctx, obj: Obj, action: SpecialAction) -> Ask[None]:
    player = ctx.controller
    kept = FORETELL_COSTS.put(NO_NOTES, foretell_costs(chars_of(st, obj)))
    yield from _exile(st, player, obj, FORETOLD, FaceDown((), (player,)), notes=kept)
    atoms.emit(st, Event(ev.FORETOLD, "702.143a", player))


def _plot(st: State, ctx: Ctx, obj: Obj, action: SpecialAction) -> Ask[None]:
    yield from _exile(st, ctx.controller, obj, PLOTTED, None)
    atoms.emit(st, Event(ev.PLOTTED, "702.170a", ctx.controller))


def _suspend(st: State, ctx: Ctx, obj: Obj, action: SpecialAction) -> Ask[None]:
    yield from _exile(st, ctx.controller, obj, 0, None, {"time": _suspend_number(st, ctx, obj)})


Price = Callable[[State, int, Obj, SpecialAction], Cost]
Deed = Callable[[State, Ctx, Obj, SpecialAction], Ask[None]]
TABLE: Final[dict[type[SpecialAction], tuple[Price, Deed]]] = {
    TurnFaceUp: (_price_of_turning, _turn_up),
    FetchCompanion: (_price_of_companion, _fetch),
    Unlock: (_price_of_unlocking, _unlock),
    Foretell: (_price_in_hand, _foretell),
    Plot: (_price_in_the_open, _plot),
    Suspend: (_price_in_the_open, _suspend),
}


def _suspend_number(st: State, ctx: Ctx, obj: Obj) -> int:
    for ability in chars_of(st, obj).abilities:
        if isinstance(ability, Keyword) and ability.keyword == kw.SUSPEND:
            return number(st, ctx, ability.number)
    return 0


def _exile(
    st: State, player: int, obj: Obj, flag: int, face_down: FaceDown | None, counters: dict[str, int] | None = None,
    notes: Notes = NO_NOTES,
) -> Ask[None]:  # fmt: skip
    change = Change(obj, EXILE, move_causes.COST, "116.2", by=player, face_down=face_down, counters=counters)
    change.flags = flag
    change.notes = notes
    yield from move_one(st, change)
