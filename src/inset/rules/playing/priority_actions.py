"""116, 117.1: what a player with priority may do.

The options are the offers that ``legality.judge`` allows, the abilities that can be activated, and the special
actions (116.2)."""

from __future__ import annotations

from typing import Final, assert_never

from inset.kernel.errors import IllegalAnswer
from inset.kernel.types import BATTLEFIELD, COMMAND, EXILE, GRAVEYARD, HAND, LAND, STACK
from inset.language import statics as sta
from inset.rules.events.permissions import on_leave_of
from inset.rules.events.triggers import index, statics
from inset.rules.meaning.timing import sorcery_time
from inset.rules.model.answers import (
    PASS,
    Action,
    Activate,
    CastSpell,
    Pass,
    PayLifeForMana,
    Play,
    PlayLand,
    SpecialAction,
)
from inset.rules.model.changes import PLACE
from inset.rules.model.decision import PRIORITY, Ask, Decision
from inset.rules.model.reason import Reason
from inset.rules.model.state import State
from inset.rules.objects import frames
from inset.rules.objects.abilities import Traits, looks_at, works
from inset.rules.objects.layers import chars_of, zone_reach
from inset.rules.objects.what_text_reads import ANYTHING
from inset.rules.payment.mana_abilities import pays
from inset.rules.payment.mana_sources import board_of, most_mana, with_activated
from inset.rules.playing import special_actions
from inset.rules.playing.activating import abilities_of, activate, can_activate
from inset.rules.playing.casting import cast, play_land
from inset.rules.playing.effects_on_playing import UNKNOWN, terms
from inset.rules.playing.legality import judge
from inset.rules.playing.offers import offers_for
from inset.rules.playing.prospective_spell import Offer
from inset.rules.playing.quick_legality import Glance, candidates, timely, use_of


class MayAct(Decision[Action]):
    """117.1: the question that priority is: act or pass."""

    __slots__ = ("_st",)

    def __init__(self, st: State, player: int) -> None:
        Decision.__init__(self, PRIORITY, player, "117.1", "Act or pass")
        self._st = st

    def _list(self) -> None:
        found = actions(self._st, self.whose)
        self._values = [PASS, *found] if found else _ONLY_PASSING

    def renew(self) -> None:
        self._values = None


def actions(st: State, player: int) -> list[Action]:
    """Everything but passing (117.1).

    Cached until something changes that the player's cards depend on; if none depends on the step, beyond the step too.
    """
    caches, sorcery = st.caches, sorcery_time(st, player)
    if not sorcery and _is_idle(st, player):
        return NOTHING
    key = (player, sorcery, st.active == player)
    kept = caches.offered.get(key)
    if kept is not None:
        return kept[1]
    listed = caches.listed
    if listed is None:
        listed = caches.listed = {}
    known = listed.get(key)
    if known is None:
        known = _list_actions(st, player)
        looks = PLACE if caches.mana_is_timed() else looked_at(st, player)
        if looks & PLACE:
            listed[key] = known
        else:
            caches.offered[key] = (looks, known)
    return known


def _is_idle(st: State, player: int) -> bool:
    """When sorceries can't be cast: does the player have too little mana for anything? What was found is remembered as long as
    the same sources can make mana and the pool is the same."""
    caches = st.caches
    now = caches.index
    if now is None:
        now = index(st)
    odd = now.of_permanents.odd
    if odd is None:
        odd = special_actions.odd_permanents(st)
    if odd:
        return False
    cards = caches.cards.get(player) or caches.of_player(player)
    if cards.with_abilities is not now.of_abilities or cards.with_effects is not now.of_effects:
        cards.with_abilities, cards.with_effects = now.of_abilities, now.of_effects
        cards.needed = least_mana(st, player)
        cards.too_little = None
    needed = cards.needed
    if needed == 0 or needed == NO_MANA_WILL_DO:
        return needed != 0
    board, pool = board_of(st, player), st.players[player].pool
    known = cards.too_little
    if known is not None and known[0] is board and known[1] is pool:
        return True
    if needed <= most_mana(st, player):
        return False
    if _PAY_LIFE not in now.statics:
        cards.too_little = (board, pool)
    return True


_PAY_LIFE: Final = sta.MayPayLifeForMana  # read more quickly in the compiled build


def least_mana(st: State, player: int) -> int:
    """With how much mana, at least, might the player do something when sorceries can't be cast, but for special actions of
    permanents? A bound, as a ``Glance`` has it: less is never enough."""
    if special_actions.might_take_one(st, player):
        return 0
    least, now = NO_MANA_WILL_DO, terms(st)
    speed, spoken = now.speed >> player & 1, now.spoken[player]
    for _, ways, priced, _ in timely(st, player):
        for sight in ways:
            if not sight.land and (sight.fast or speed):
                discount = now.discount if sight.kinds & spoken else 0
                if not (priced and sight.priced) or discount == UNKNOWN:
                    return 0
                least = min(least, sight.least - min(discount, sight.generic))
    for oid in with_abilities(st, player):
        obj = st.objs[oid]
        if obj.zone != BATTLEFIELD and zone_reach(st, obj.zone):
            return 0  # what it can do may change though it stays
        for ability in abilities_of(st, obj):
            if not (st.auto_mana and pays(ability)):
                use = use_of(ability)
                if not use.sorcery or statics(st, sta.ActivatesAsInstant):
                    least = min(least, use.least)
    return max(0, least) if least == NO_MANA_WILL_DO or not statics(st, sta.AbilityCostChange) else 0


NO_MANA_WILL_DO: Final = 1 << 30
NOTHING: Final[list[Action]] = []
_ONLY_PASSING: Final[tuple[Action, ...]] = (PASS,)


def looked_at(st: State, player: int) -> int:
    """What the cards that the player might use depend on (``abilities.looks_at``)."""
    known = cards_look_at(st, player) | permanents_look_at(st, player)
    return known | ANYTHING if special_actions.possible(st, player) else known


def cards_look_at(st: State, player: int) -> int:
    """The same for those that are not permanents."""
    cards = st.caches.cards.get(player) or st.caches.of_player(player)
    known = cards.looks
    if known is None:
        known = 0
        for _, sights, _, _ in candidates(st, player):
            for sight in sights:
                known |= sight.looks
        for oid in acting_elsewhere(st, player):
            known |= looks_at(chars_of(st, st.objs[oid]).abilities)
        cards.looks = known
    return known


def permanents_look_at(st: State, player: int) -> int:
    kept = index(st).of_abilities.looks
    known = kept.get(player)
    if known is None:
        known = 0
        for oid in acting_permanents(st, player):
            known |= looks_at(chars_of(st, st.objs[oid]).abilities)
        kept[player] = known
    return known


def _list_actions(st: State, player: int) -> list[Action]:
    cards, others = timely(st, player), with_abilities(st, player)
    if not cards and not others:
        return special_actions.actions(st, player)
    found: list[Action] = []
    glance = Glance(st, player)
    for card in cards:
        if glance.is_plain(card):
            found += glance.open_ways(card)
        else:
            ways = glance.ways(card)
            if ways:
                for offer in offers_for(st, player, card[0], ways):
                    if glance.accepts(offer):
                        found.append(offer.answer())
    for oid in others:
        obj = st.objs[oid]
        for place, ability in enumerate(abilities_of(st, obj)):
            if st.auto_mana and pays(ability):
                continue
            if glance.usable(obj, ability) and not can_activate(st, player, obj, ability):
                found.append(Activate(oid, place))
    found += special_actions.actions(st, player)
    return found


def with_abilities(st: State, player: int) -> list[int]:
    """Objects whose activated abilities the player might activate, in any zone."""
    there, elsewhere = acting_permanents(st, player), acting_elsewhere(st, player)
    return [*there, *elsewhere] if elsewhere else there


def acting_elsewhere(st: State, player: int) -> list[int]:
    """Those that are not permanents."""
    cards = st.caches.cards.get(player) or st.caches.of_player(player)
    known = cards.abilities
    if known is None:
        known = []
        objs = st.objs
        rows = (HAND, st.hands[player]), (GRAVEYARD, st.graveyards[player]), (COMMAND, st.command), (EXILE, st.exile)
        for zone, row in rows:
            if row:
                reached = bool(zone_reach(st, zone))
                for oid in row:
                    obj = objs[oid]
                    if obj.works & zone or reached:  # less than 0, and all zones then: not asked for yet
                        if (reached or works(obj) & zone) and obj.owner == player:
                            known.append(oid)
        cards.abilities = known
    return known


def acting_permanents(st: State, player: int) -> list[int]:
    kept = index(st).of_abilities.acting
    known = kept.get(player)
    if known is None:
        rows = with_activated(st, player)
        known = kept[player] = [oid for oid, _, found in rows if not st.auto_mana or _acts(found)]
    return known


def _acts(found: Traits) -> bool:
    """Most permanents have no ability but those that make mana while something is paid for."""
    if found.acts is None:
        found.acts = any(not pays(ability) for ability in found.activated)
    return found.acts


def take(st: State, player: int, action: Action) -> Ask[None]:
    """Carries out an action."""
    match action:
        case CastSpell():
            yield from cast(st, find_offer(st, player, action))
        case PlayLand():
            yield from play_land(st, find_offer(st, player, action))
        case Activate():
            source = st.objs[action.source]
            yield from activate(st, player, source.id, abilities_of(st, source)[action.ability])
        case PayLifeForMana():
            special_actions.pay_life_for_mana(st, player)
        case SpecialAction():
            yield from special_actions.take(st, player, action)
        case Pass():
            raise IllegalAnswer("passing is not an action", "117.3d")
        case _:
            assert_never(action)


def find_offer(st: State, player: int, action: Play) -> Offer:
    obj = st.objs.get(action.card)
    if obj is not None:
        for offer in offers_for(st, player, obj):
            if (
                offer.way == action.way
                and offer.cost_name == action.cost
                and offer.permit == action.leave
                and offer.land == isinstance(action, PlayLand)
            ):
                return offer
    raise IllegalAnswer("that way of playing the card is not open", "601.3")


def offers(st: State, player: int, oid: int) -> list[tuple[Offer, list[Reason]]]:
    """Every way of playing a card with everything that prevents it, for ``why_not``."""
    obj = st.objs[oid]
    found = [(offer, judge(st, offer, first_only=False)) for offer in offers_for(st, player, obj)]
    open_ways = frames.ways(obj.definition, chars_of(st, obj).keywords, obj.zone)
    for way in range(len(obj.definition.faces)):
        if all(offer.way != way for offer, _ in found):
            reason = Reason("601.3", "no rule or effect lets this player play it from there")
            if way not in open_ways:
                known = frames.why_never(obj.definition)
                if known is None:
                    continue
                reason = Reason(*known)
            elif found and player in on_leave_of(st, oid):
                reason = Reason(frames.TABLE[obj.definition.frame].rule, "it can't be cast in this way from there")
            land = frames.printed(obj.definition, STACK, way, player).types & LAND != 0
            found.append((Offer(player, obj, way, land), [reason]))
    return found
