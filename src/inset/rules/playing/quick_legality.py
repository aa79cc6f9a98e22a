"""601.3, 305, 601.2h: the quick no, and the quick yes: what timing, mana and targets decide alone.

Most cards can't be played at most priorities: it is the wrong time, or they are far too expensive. A ``Glance`` sums
up once for a listing what time it is and what could be spent, and leaves out the ways of playing a card that can't be
open (``ways``): it may let through what ``legality`` refuses, never the other way round. Of the others most are plain:
no check has occasion to say anything (``effects_on_playing.OCCASIONS``), so that only mana and targets are left to ask
for (``open_ways``).
"""

from __future__ import annotations

from typing import Final

from inset.kernel.known import Known
from inset.kernel.mana import FREE, ManaCost
from inset.kernel.types import (
    ALL_MANA,
    COMMAND,
    GRAVEYARD,
    HAND,
    LAND,
    LIBRARY,
    STACK,
)  # fmt: skip
from inset.language import costs as co, statics as sta
from inset.language.abilities import AS_SORCERY, Activated
from inset.language.card import Card
from inset.rules.events.triggers import index, statics
from inset.rules.meaning.timing import sorcery_time
from inset.rules.model.answers import CastSpell, Play, PlayLand
from inset.rules.model.changes import PLACE
from inset.rules.model.state import Chars, Ctx, Obj, State
from inset.rules.objects import frames, keyword_casts
from inset.rules.objects.abilities import looks_at, traits
from inset.rules.objects.keyword_casts import PERMITTING
from inset.rules.objects.layers import chars_of, zone_reach
from inset.rules.objects.what_text_reads import ANYTHING, costs_life, far_target
from inset.rules.payment.cost_parts import flatten
from inset.rules.payment.mana_sources import means
from inset.rules.payment.pay_mana import Purse, purse_of
from inset.rules.playing.effects_on_playing import ANY_TYPE, OCCASIONS, UNKNOWN, terms
from inset.rules.playing.legality import against_land_plays, judge
from inset.rules.playing.marked_cards import MARKED
from inset.rules.playing.offers import all_cards
from inset.rules.playing.permissions_to_play import permits
from inset.rules.playing.prospective_spell import Offer, is_fast
from inset.rules.playing.targets import at_a_glance, spell_specs


def types_in(pips: tuple[int, ...]) -> tuple[int, ...]:
    """For each symbol that only mana can pay, the types that will do."""
    return tuple(sorted({pip for pip in pips if not pip & ~ALL_MANA}))


class Sight:
    """One way of playing a card, as far as the card itself says: when, and for how much at least. ``plain``: the card
    gives no check occasion. ``looks``: what its words look at (``abilities.looks_at``). ``kinds``: the types of the card."""

    __slots__ = (
        "cost", "fast", "generic", "instant", "kinds", "land", "least", "looks", "plain", "priced", "targets", "types", "way",
    )  # fmt: skip

    def __init__(self, card: Card, way: int) -> None:
        face = frames.printed(card, STACK, way, 0)
        found = traits(face.abilities)
        self.way = way
        self.kinds = face.types
        self.land = face.types & LAND != 0 and not found.alternative
        self.instant = is_fast(face)
        self.fast = self.instant or keyword_casts.is_fast_otherwise(card, face) or bool(found.flash_if)
        self.priced = face.cost is not None and found.plain_cost and not found.alternative
        cost = face.cost if face.cost is not None else FREE
        self.cost = cost.with_x(0)
        self.least = cost.least()
        self.generic = cost.most_generic()
        self.types = types_in(cost.pips)
        specs = spell_specs(face, "")
        self.targets = specs if () not in specs else []
        self.plain = self.land or not _speaks_for_itself(face)
        self.looks = looks_at(face.abilities) | (PLACE if face.keywords & keyword_casts.FAST else 0)
        if not self.plain or costs_life(cost) or any(far_target(spec) for ways in specs for spec in ways):
            self.looks |= ANYTHING


def _speaks_for_itself(face: Chars) -> bool:
    """Does the card trigger any check (``Occasion.card``)?"""
    return any(occasion.card is not None and occasion.card(face) for occasion in OCCASIONS.values())


def sights(card: Card) -> tuple[Sight, ...]:
    found = _SIGHTS.of(card)
    if found is None:
        found = _SIGHTS.keep(card, tuple(Sight(card, way) for way in frames.every_way(card)))
    return found


_SIGHTS: Final[Known[tuple[Sight, ...]]] = Known()


class Use:
    """An activated ability, as far as its text says: when, and for how much at least."""

    __slots__ = ("least", "sorcery", "taps", "types")

    def __init__(self, ability: Activated) -> None:
        parts = flatten(ability.cost)
        costs = [part.cost for part in parts if isinstance(part, co.PayMana)]
        self.sorcery = ability.loyalty or ability.timing == AS_SORCERY
        self.taps = any(isinstance(part, co.TapThis) for part in parts)
        self.least = sum(cost.least() for cost in costs)
        if ability.own_cost is not None:  # it may be less
            self.least = sum(len(cost.pips) for cost in costs)
        self.types = types_in(tuple(pip for cost in costs for pip in cost.pips))
        if ability.own_cost is not None and ability.own_cost.by_cost:
            self.least, self.types = 0, ()


def use_of(ability: Activated) -> Use:
    found = _USES.of(ability)
    if found is None:
        found = _USES.keep(ability, Use(ability))
    return found


_USES: Final[Known[Use]] = Known()

# A card, its ways, whether they ask for its mana cost or more, and whether each is plain.
Candidate = tuple[Obj, tuple[Sight, ...], bool, bool]


def candidates(st: State, player: int) -> list[Candidate]:
    """The cards that the player might play. Kept until a card moves."""
    cards = st.caches.cards.get(player) or st.caches.of_player(player)
    found = cards.candidates
    if found is None:
        found = []
        plain_hand = not terms(st).permits & HAND and not zone_reach(st, HAND)
        for obj in all_cards(st, player):
            if plain_hand and obj.zone == HAND:
                ways, plain = sights_in_hand(obj.definition)
                found.append((obj, ways, True, plain and obj.copied is None))
            else:
                card = candidate(st, player, obj)
                if card[1]:
                    found.append(card)
        cards.candidates = found
    return found


def timely(st: State, player: int) -> list[Candidate]:
    """Those of the candidates for which it may be the time."""
    if sorcery_time(st, player) or terms(st).speed >> player & 1:
        return candidates(st, player)
    cards = st.caches.cards.get(player) or st.caches.of_player(player)
    found = cards.timely
    if found is None:
        found = []
        for card in candidates(st, player):
            for sight in card[1]:
                if sight.fast:
                    found.append(card)
                    break
        cards.timely = found
    return found


def candidate(st: State, player: int, obj: Obj) -> Candidate:
    """Kept as long as the card and the effects in force stay the same."""
    kept = index(st).of_effects.candidates
    known = kept.get((player, obj.id))
    if known is not None and known[0] is obj and obj.zone != LIBRARY:
        return known
    chars = chars_of(st, obj)
    by_effects = permits(st, player, obj, chars)
    by_keyword = obj.zone == GRAVEYARD and chars.keywords & PERMITTING != 0
    by_rule = obj.flags & MARKED.exile != 0
    found: tuple[Sight, ...] = ()
    if by_effects or by_keyword or by_rule or (obj.zone & (HAND | COMMAND) and obj.owner == player):
        every = sights(obj.definition)
        found = tuple([every[way] for way in frames.ways(obj.definition, chars.keywords, obj.zone)])
    priced = not by_keyword and not (by_rule and obj.flags & MARKED.for_another_cost)
    for _, _, permit, _, _ in by_effects:
        if permit.cost is not None or permit.any_color:
            priced = False
    known = kept[player, obj.id] = (obj, found, priced, False)
    return known


def sights_in_hand(card: Card) -> tuple[tuple[Sight, ...], bool]:
    """The ways of playing a card that nothing changes, and whether each is plain."""
    known = _IN_HAND.table.get(id(card))  # as ``of`` does, without a call
    if known is not None and known[0] is card:
        return known[1]
    every = sights(card)
    ways = [every[way] for way in frames.ways(card, frames.printed(card, HAND, 0, 0).keywords, HAND)]
    return _IN_HAND.keep(card, (tuple(ways), all(sight.plain for sight in ways)))


_IN_HAND: Final[Known[tuple[tuple[Sight, ...], bool]]] = Known()


# What is asked about the state, whatever the card is.
_STATES: Final = [occasion.state for occasion in OCCASIONS.values() if occasion.state is not None]


_ABILITY_COST_CHANGE: Final = sta.AbilityCostChange  # read more quickly in the compiled build


class Glance:
    """The time and the means of one player."""

    __slots__ = (
        "any_type", "cheaper", "counted", "discount", "early", "lands",
        "most", "player", "purse", "sorcery", "speed", "spoken",
        "st", "types",
    )  # fmt: skip

    def __init__(self, st: State, player: int) -> None:
        now = terms(st)
        self.st = st
        self.player = player
        self.spoken = now.spoken[player]  # the types of cards about which an effect has a say
        for speaks in _STATES:
            if speaks(st):
                self.spoken = ANY_TYPE
        self.counted = False
        self.purse: Purse | None = None  # what there is to pay with, once it is counted
        self.sorcery = sorcery = sorcery_time(st, player)
        self.cheaper = bool(statics(st, _ABILITY_COST_CHANGE))
        self.discount = now.discount
        self.any_type = now.any_type
        self.speed = sorcery or now.speed >> player & 1 != 0
        self.early = sorcery or bool(statics(st, sta.ActivatesAsInstant))
        self.lands = sorcery and not against_land_plays(st, player)
        self.most, self.types = means(st, player)

    def is_plain(self, card: Candidate) -> bool:
        """Are all its ways plain, and has no effect a say?"""
        if not card[3] or self.spoken == ANY_TYPE:
            return False
        if self.spoken:
            for sight in card[1]:
                if sight.kinds & self.spoken:
                    return False
        return True

    def ways(self, card: Candidate) -> tuple[int, ...]:
        """The ways that are worth asking about."""
        _, known, priced, _ = card
        return tuple([sight.way for sight in known if self.worth(sight, priced)])

    def open_ways(self, card: Candidate) -> list[Play]:
        """The ways that are open, as answers, of a card whose ways are plain, where no effect has a say."""
        obj, known, _, _ = card
        found: list[Play] = []
        for sight in known:
            if sight.land:
                if self.lands:
                    found.append(PlayLand(obj.id, sight.way))
            elif self.is_open(obj, sight, None):
                found.append(CastSpell(obj.id, sight.way))
        return found

    def accepts(self, offer: Offer) -> bool:
        """Is an offer open? Also for a card that isn't in a hand, the quick yes may know."""
        obj = offer.obj
        if offer.is_like_from_hand() and not obj.flags & MARKED.special:
            sight = sights(obj.definition)[offer.way]
            if sight.plain and not sight.kinds & self.spoken:
                return self.is_open(obj, sight, offer)
        return not judge(self.st, offer)

    def is_open(self, obj: Obj, sight: Sight, offer: Offer | None) -> bool:
        """The quick yes: is it the time for it, can it be paid for, and are there targets? ``offer``: what it is about, if that
        is not a card in hand."""
        if not (sight.instant or self.sorcery) or sight.least > self.most:
            return False
        payable = self.affords(sight.cost)
        if payable is False:
            return False
        targets = at_a_glance(self.st, Ctx(0, self.player), sight.targets) if sight.targets else True
        if payable is None or targets is None:
            return not judge(self.st, offer if offer is not None else Offer(self.player, obj, sight.way))
        return targets

    def affords(self, cost: ManaCost) -> bool | None:
        """Can the player pay this? None if that depends on what it is for."""
        if not self.counted:
            self.counted = True
            self.purse = purse_of(self.st, self.player)
        return self.purse.pays(cost) if self.purse is not None else None

    def worth(self, sight: Sight, priced: bool) -> bool:
        if sight.land:
            return self.lands
        if not (sight.fast or self.speed):
            return False
        discount = self.discount if sight.kinds & self.spoken else 0
        if not (priced and sight.priced) or discount == UNKNOWN:
            return True
        cut = min(discount, sight.generic)
        if sight.least - cut > self.most or not self.has_types(sight.types):
            return False
        if cut > sight.cost.generic:  # that depends on what is announced for its symbols
            return True
        return self.affords(sight.cost.less_generic(cut) if cut else sight.cost) is not False

    def usable(self, obj: Obj, ability: Activated) -> bool:
        """Is an activated ability worth asking about?"""
        use = use_of(ability)
        if (use.sorcery and not self.early) or (use.taps and obj.tapped):
            return False
        return self.cheaper or (use.least <= self.most and self.has_types(use.types))

    def has_types(self, wanted: tuple[int, ...]) -> bool:
        if not self.any_type:
            for types in wanted:
                if not types & self.types:
                    return False
        return True
