"""601.3, 116, 305: every way that a player might play a card.

What permits it: its place in the player's hand, a rule about marked cards (``marked_cards``), an effect
(``permissions_to_play``) or a keyword of the card. Each way comes again for every other cost (``alternative_costs``).
``legality`` says what prevents an offer.
"""

from __future__ import annotations

from inset.kernel.types import (
    BATTLEFIELD,
    EXILE,
    GRAVEYARD,
    HAND,
    LIBRARY,
)  # fmt: skip
from inset.language.abilities import Keyword
from inset.rules.model.state import (
    Chars,
    Obj,
    State,
)
from inset.rules.objects import frames, keyword_casts
from inset.rules.objects.keyword_casts import PERMITTING
from inset.rules.objects.layers import chars_of, zone_reach
from inset.rules.playing import marked_cards
from inset.rules.playing.alternative_costs import (
    given_for_it,
    take_row,
    with_other_costs,
)
from inset.rules.playing.effects_on_playing import terms
from inset.rules.playing.permissions_to_play import permitted
from inset.rules.playing.prospective_spell import Offer, plain_offer


def offers_for(st: State, player: int, obj: Obj, ways: tuple[int, ...] | None = None) -> list[Offer]:
    """Every way, or each of those given, that rules and effects might permit the player to play this card."""
    found: list[Offer] = []
    if obj.zone == BATTLEFIELD:
        return found
    if ways is None:
        ways = frames.ways(obj.definition, chars_of(st, obj).keywords, obj.zone)
    if obj.zone == HAND and obj.owner == player:
        for way in ways:
            found.append(plain_offer(st, player, obj, way))
    if terms(st).permits & obj.zone:
        found += permitted(st, player, obj, chars_of(st, obj), ways)
    if obj.zone == GRAVEYARD and obj.owner == player:
        found += _by_keywords(st, player, obj, chars_of(st, obj), ways)
    found += marked_cards.offered(st, player, obj, ways)
    return found + with_other_costs(st, player, found)


def _by_keywords(st: State, player: int, obj: Obj, chars: Chars, ways: tuple[int, ...]) -> list[Offer]:
    """Keyword abilities of a card in a graveyard that permit playing it from there."""
    found: list[Offer] = []
    if not chars.keywords & PERMITTING:
        return found
    for ability in chars.abilities:
        if isinstance(ability, Keyword) and ability.keyword & PERMITTING:
            row = keyword_casts.TABLE[ability.keyword]
            for way in keyword_casts.ways(row, obj.definition, ways):
                offer = plain_offer(st, player, obj, way)
                take_row(offer, row, ability)
                if not offer.land or keyword_casts.lets_play(row, ability):
                    found += given_for_it(st, offer, row, ability)
    return found


def all_cards(st: State, player: int) -> list[Obj]:
    """The cards that the player might play, wherever they are (601.3)."""
    objs = st.objs
    zones, marks = terms(st).permits, marked_cards.MARKED
    found = [objs[o] for o in st.hands[player]]
    for oid in st.command:
        if objs[oid].owner == player and objs[oid].flags & marks.command:
            found.append(objs[oid])
    for oid in st.exile:
        if zones & EXILE or objs[oid].flags & marks.exile:
            found.append(objs[oid])
    reached = zones & GRAVEYARD or zone_reach(st, GRAVEYARD)
    for oid in st.graveyards[player]:
        obj = objs[oid]
        if reached or (obj.base or frames.given(obj)).keywords & PERMITTING:
            found.append(obj)
    if zones & ~EXILE:
        for other in (player, *st.opponents(player)):  # the same order in every turn: the list is cached
            if zones & LIBRARY:
                found += [objs[o] for o in st.libraries[other][:1]]
            if other != player:
                if zones & HAND:
                    found += [objs[o] for o in st.hands[other]]
                if zones & GRAVEYARD:
                    found += [objs[o] for o in st.graveyards[other]]
    return found
