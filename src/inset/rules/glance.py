"""601.3, 305, 601.2h: the quick no: what can't be played now, whatever else is said.

Most cards are asked in vain at most priorities: it is the wrong time, or they are far too dear. A ``Glance`` sums up
once for a listing what time it is and what could be spent, and leaves out the ways of playing a card that can't be open.
It may let through what ``judging`` refuses, never the other way round.
"""

from __future__ import annotations

from typing import Final

from inset.kernel.known import Known
from inset.kernel.types import ALL_MANA, COMMAND, GRAVEYARD, HAND, LAND, LIBRARY, STACK
from inset.language import costs as co, statics as sta
from inset.language.abilities import AS_SORCERY, Activated
from inset.language.card import Card
from inset.rules import castings, frames
from inset.rules.castings import PERMITTING
from inset.rules.costs import flatten
from inset.rules.damage import player_rule_total
from inset.rules.layers import chars_of, zone_reach
from inset.rules.mana_sources import means
from inset.rules.offers import BY_RULE, all_cards, is_fast, permits, sorcery_time
from inset.rules.state import Obj, State
from inset.rules.terms import UNKNOWN, terms
from inset.rules.traits import steady, traits
from inset.rules.triggers import index, statics


def types_in(pips: tuple[int, ...]) -> tuple[int, ...]:
    """For each symbol that only mana can pay, the types that will do."""
    return tuple(sorted({pip for pip in pips if not pip & ~ALL_MANA}))


class Sight:
    """One way of playing a card, as far as the card itself tells: when, and for how much at least."""

    __slots__ = ("fast", "generic", "land", "least", "priced", "steady", "types", "way")

    def __init__(self, card: Card, way: int) -> None:
        face = frames.printed(card, STACK, way, 0)
        found = traits(face.abilities)
        self.way = way
        self.land = face.types & LAND != 0 and not found.alternative
        self.fast = is_fast(face) or castings.is_fast_otherwise(card, face) or bool(found.flash_if)
        self.steady = steady(face.abilities) and not face.keywords & castings.FAST
        self.priced = face.cost is not None and found.plain_cost and not found.alternative
        self.least = face.cost.least() if face.cost is not None else 0
        self.generic = face.cost.generic if face.cost is not None else 0
        pips = face.cost.pips if face.cost is not None else ()
        self.types = types_in(pips)


def sights(card: Card) -> tuple[Sight, ...]:
    found = _SIGHTS.of(card)
    if found is None:
        found = _SIGHTS.keep(card, tuple(Sight(card, way) for way in frames.every_way(card)))
    return found


_SIGHTS: Final[Known[tuple[Sight, ...]]] = Known()


class Use:
    """An activated ability, as far as it tells itself: when, and for how much at least."""

    __slots__ = ("least", "sorcery", "taps", "types")

    def __init__(self, ability: Activated) -> None:
        parts = flatten(ability.cost)
        costs = [part.cost for part in parts if isinstance(part, co.PayMana)]
        self.sorcery = ability.loyalty or ability.timing == AS_SORCERY
        self.taps = any(isinstance(part, co.TapThis) for part in parts)
        self.least = sum(cost.least() for cost in costs)
        self.types = types_in(tuple(pip for cost in costs for pip in cost.pips))


def use_of(ability: Activated) -> Use:
    found = _USES.of(ability)
    if found is None:
        found = _USES.keep(ability, Use(ability))
    return found


_USES: Final[Known[Use]] = Known()

Candidate = tuple[Obj, tuple[Sight, ...], bool]  # a card, its ways, and whether they ask for its mana cost or more


def candidates(st: State, player: int) -> list[Candidate]:
    """The cards that the player might play. Kept until a card moves."""
    found: list[Candidate] | None = st.cards.get(("candidates", player))
    if found is None:
        found = []
        plain_hand = not terms(st).permits & HAND and not zone_reach(st, HAND)
        for obj in all_cards(st, player):
            if plain_hand and obj.zone == HAND:
                found.append((obj, sights_in_hand(obj.definition), True))
            else:
                card = _candidate(st, player, obj)
                if card[1]:
                    found.append(card)
        st.cards["candidates", player] = found
    return found


def _candidate(st: State, player: int, obj: Obj) -> Candidate:
    """Kept as long as the card and the effects in force stay the same."""
    kept = index(st).of_effects
    known: Candidate | None = kept.get((player, obj.id))
    if known is not None and known[0] is obj and obj.zone != LIBRARY:
        return known
    chars = chars_of(st, obj)
    by_effects = permits(st, player, obj, chars)
    by_keyword = obj.zone == GRAVEYARD and chars.keywords & PERMITTING != 0
    by_rule = obj.flags & BY_RULE != 0
    found: tuple[Sight, ...] = ()
    if by_effects or by_keyword or by_rule or (obj.zone & (HAND | COMMAND) and obj.owner == player):
        every = sights(obj.definition)
        found = tuple([every[way] for way in frames.ways(obj.definition, chars.keywords, obj.zone)])
    priced = not by_keyword and not by_rule
    for _, _, permit, _, _ in by_effects:
        if permit.cost is not None or permit.any_color:
            priced = False
    known = kept[player, obj.id] = (obj, found, priced)
    return known


def sights_in_hand(card: Card) -> tuple[Sight, ...]:
    """The ways of playing a card that nothing changes."""
    found = _IN_HAND.of(card)
    if found is None:
        every = sights(card)
        ways = frames.ways(card, frames.printed(card, HAND, 0, 0).keywords, HAND)
        found = _IN_HAND.keep(card, tuple(every[way] for way in ways))
    return found


_IN_HAND: Final[Known[tuple[Sight, ...]]] = Known()


class Glance:
    """The time and the means of one player."""

    __slots__ = ("any_type", "cheaper", "discount", "lands", "most", "sorcery", "speed", "types")

    def __init__(self, st: State, player: int) -> None:
        now = terms(st)
        self.sorcery = sorcery = sorcery_time(st, player)
        self.cheaper = bool(statics(st, sta.AbilityCostChange))
        self.discount = now.discount
        self.any_type = now.any_type
        self.speed = sorcery or now.speed
        self.lands = sorcery and (
            st.players[player].lands_played < 1 + player_rule_total(st, player, sta.EXTRA_LAND_PLAYS)
        )
        self.most, self.types = means(st, player)

    def ways(self, card: Candidate) -> tuple[int, ...]:
        """The ways that are worth asking about."""
        _, known, priced = card
        return tuple([sight.way for sight in known if self.worth(sight, priced)])

    def worth(self, sight: Sight, priced: bool) -> bool:
        if sight.land:
            return self.lands
        if not (sight.fast or self.speed):
            return False
        if not (priced and sight.priced) or self.discount == UNKNOWN:
            return True
        return sight.least - min(self.discount, sight.generic) <= self.most and self.has_types(sight.types)

    def usable(self, obj: Obj, ability: Activated) -> bool:
        """Is an activated ability worth asking about?"""
        use = use_of(ability)
        if (use.sorcery and not self.sorcery) or (use.taps and obj.tapped):
            return False
        return self.cheaper or (use.least <= self.most and self.has_types(use.types))

    def has_types(self, wanted: tuple[int, ...]) -> bool:
        if not self.any_type:
            for types in wanted:
                if not types & self.types:
                    return False
        return True
