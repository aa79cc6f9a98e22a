"""601.3, 116, 305: every way that a player might play a card.

What permits it: its place in the player's hand, a rule, an effect (``permissions_to_play``) or a keyword of the card; each way
again for every other cost (``alternative_costs``). What stands against an offer is in ``legality``.
"""

from __future__ import annotations

from typing import Final

from inset.kernel.types import (
    BATTLEFIELD,
    COMMAND,
    EXILE,
    GRAVEYARD,
    HAND,
    LIBRARY,
)  # fmt: skip
from inset.language import keywords as kw
from inset.language.abilities import Keyword
from inset.language.filters import WARPED
from inset.language.node import Cost
from inset.rules.events import designations
from inset.rules.model.object_notes import FORETELL_COSTS
from inset.rules.model.state import (
    COMMANDER,
    DESIGNATED_COPY,
    FORETOLD,
    PLOTTED,
    Chars,
    Obj,
    State,
)
from inset.rules.objects import frames, keyword_casts
from inset.rules.objects.keyword_casts import PERMITTING
from inset.rules.objects.layers import chars_of, zone_reach
from inset.rules.playing.alternative_costs import (
    NO_COST,
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
    elif obj.flags & DESIGNATED_COPY:
        holder = designations.holder(st, obj.id)
        if holder and chars_of(st, st.objs[holder]).controller == player:
            offer = plain_offer(st, player, obj, 0)
            offer.permit = holder
            found.append(offer)
    elif obj.zone == COMMAND and obj.flags & COMMANDER and obj.owner == player:
        found += [plain_offer(st, player, obj, way) for way in ways]  # 903.8
    if terms(st).permits & obj.zone:
        found += permitted(st, player, obj, chars_of(st, obj), ways)
    if obj.zone & (GRAVEYARD | EXILE):
        found += _by_keywords(st, player, obj, chars_of(st, obj), ways)
    return found + with_other_costs(st, player, found)


def _by_keywords(st: State, player: int, obj: Obj, chars: Chars, ways: tuple[int, ...]) -> list[Offer]:
    """Keyword abilities of the card that permit playing it from where it is, or for another cost."""
    found: list[Offer] = []
    if obj.owner != player and not obj.flags & (PLOTTED | FORETOLD):
        return found
    if obj.zone == GRAVEYARD:
        if chars.keywords & PERMITTING:
            for ability in chars.abilities:
                if isinstance(ability, Keyword) and ability.keyword & PERMITTING:
                    row = keyword_casts.TABLE[ability.keyword]
                    for way in keyword_casts.ways(row, obj.definition, ways):
                        offer = _by_row(st, player, obj, way, row, ability)
                        if not offer.land or keyword_casts.lets_play(row, ability):
                            found += given_for_it(st, offer, row, ability)
    elif obj.zone == EXILE and obj.owner == player:
        if obj.flags & PLOTTED:
            found += _spells([_keyworded(st, player, obj, way, "plot", NO_COST) for way in ways])
        if obj.flags & WARPED:  # 702.185a
            found += _spells([plain_offer(st, player, obj, way) for way in ways])
        if obj.flags & FORETOLD:
            costs = obj.chosen.get(FORETELL_COSTS) or foretell_costs(chars_if_face_up(st, obj))
            found += _spells([_keyworded(st, player, obj, way, "foretell", cost) for cost in costs for way in ways])
    return found


def _spells(found: list[Offer]) -> list[Offer]:
    """These keywords let a card be cast, not a land be played."""
    return [offer for offer in found if not offer.land]


def foretell_costs(chars: Chars) -> tuple[Cost, ...]:
    """702.143a: any foretell cost that the card has; as it is foretold, those are kept with it (702.143e)."""
    found = [a.cost for a in chars.abilities if isinstance(a, Keyword) and a.keyword == kw.FORETELL]
    return tuple(cost for cost in found if cost is not None)


def chars_if_face_up(st: State, obj: Obj) -> Chars:
    return frames.printed(obj.definition, obj.zone, 0, obj.controller)


def _by_row(st: State, player: int, obj: Obj, way: int, row: keyword_casts.Row, ability: Keyword) -> Offer:
    offer = plain_offer(st, player, obj, way)
    take_row(offer, row, ability)
    return offer


def _keyworded(st: State, player: int, obj: Obj, way: int, name: str, cost: Cost) -> Offer:
    offer = plain_offer(st, player, obj, way)
    offer.cost_name = name
    offer.cost = cost
    return offer


def all_cards(st: State, player: int) -> list[Obj]:
    """The cards that the player might play, wherever they are (601.3)."""
    objs = st.objs
    zones = terms(st).permits
    found = [objs[o] for o in st.hands[player]]
    for oid in st.command:
        if objs[oid].owner == player and objs[oid].flags & COMMANDER:
            found.append(objs[oid])
    for oid in st.exile:
        if zones & EXILE or objs[oid].flags & BY_RULE:
            found.append(objs[oid])
    reached = zones & GRAVEYARD or zone_reach(st, GRAVEYARD)
    for oid in st.graveyards[player]:
        if reached or frames.given(objs[oid]).keywords & PERMITTING:
            found.append(objs[oid])
    if zones & ~EXILE:
        for other in (player, *st.opponents(player)):  # the same order in every turn: the list is kept
            if zones & LIBRARY:
                found += [objs[o] for o in st.libraries[other][:1]]
            if other != player:
                if zones & HAND:
                    found += [objs[o] for o in st.hands[other]]
                if zones & GRAVEYARD:
                    found += [objs[o] for o in st.graveyards[other]]
    return found


BY_RULE: Final = PLOTTED | FORETOLD | WARPED | DESIGNATED_COPY  # exiled cards that a rule lets be played
