"""118.9: the same ways to play a card for another cost: by an effect, an ability of the card, or face down (708.4)."""

from __future__ import annotations

from typing import Final

from inset.kernel.mana import FREE
from inset.kernel.types import CREATURE
from inset.language import keywords as kw, statics as sta
from inset.language.abilities import AlternativeCost, FlashIf, Keyword
from inset.language.costs import All, PayMana, SacrificeOther
from inset.language.filters import HasType
from inset.language.node import Ability, Cost
from inset.language.set_up import Give
from inset.rules.events import face_down
from inset.rules.events.triggers import statics
from inset.rules.meaning.filters import came_from
from inset.rules.meaning.numbers import mana_value
from inset.rules.meaning.references import holds, passes, who
from inset.rules.meaning.timing import sorcery_time
from inset.rules.model.answers import FOR_FREE, SET_BY_EFFECT
from inset.rules.model.state import Chars, Ctx, State
from inset.rules.objects import keyword_casts
from inset.rules.objects.abilities import FACE_DOWN_KEYWORDS, traits_of
from inset.rules.objects.keyword_casts import ALTERNATIVES
from inset.rules.objects.layers import chars_of
from inset.rules.playing.effects_on_playing import OCCASIONS, Occasion, terms
from inset.rules.playing.prospective_spell import Offer, prospect
from inset.rules.playing.targets import FLASH_AT as FLASH_AT

FLASH_COST: Final = "flash"  # the name of an offer that pays more to be cast as though it had flash
NO_COST: Final = PayMana(FREE)


def take_row(offer: Offer, row: keyword_casts.Row, ability: Keyword) -> None:
    """The terms of a keyword that lets the card be cast in another way."""
    offer.cost_name = kw.KEYWORD_WORD[row.keyword]
    offer.cost = keyword_casts.cost_of(row, ability)
    offer.makes |= row.makes
    if not row.priced and row.besides is not None:
        offer.add += (row.besides,)


def given_for_it(st: State, offer: Offer, row: keyword_casts.Row, ability: Keyword) -> list[Offer]:
    """702.48b, 702.119c, 702.180b: the same for each permanent that could be given for the spell, which makes it cost less."""
    if row.cut == keyword_casts.NO_CUT:
        return [offer]
    tapped = row.cut == keyword_casts.BY_POWER
    ctx = Ctx(offer.obj.id, offer.player)
    where = (
        ability.where if ability.where is not None else _A_CREATURE
    )  # 702.119b: emerge from a permanent of another kind
    found = [offer] if tapped else []
    for oid in st.battlefield:
        obj = st.objs[oid]
        chars = chars_of(st, obj)
        if obj.phased or chars.controller != offer.player or (tapped and obj.tapped):
            continue
        if passes(st, ctx, where, obj, chars):
            twin = _paying(offer, Give(oid, tapped))
            twin.permit = oid
            if row.cut == keyword_casts.BY_MANA_COST:
                twin.cut = (chars.cost or FREE).with_x(0)
            else:
                twin.less = max(0, chars.power or 0) if tapped else mana_value(st, obj, chars)
            found.append(twin)
    return found or [_paying(offer, SacrificeOther(where))]  # there is nothing to give, and that is the reason


_A_CREATURE: Final = HasType(CREATURE)


def _paying(offer: Offer, part: Cost) -> Offer:
    """The same offer with something else to pay, as part of an alternative cost or besides the mana cost."""
    twin = offer.twin()
    if offer.cost is None:
        twin.add += (part,)
    else:
        twin.cost = All((offer.cost, part))
    return twin


def _costs_otherwise(chars: Chars) -> bool:
    return traits_of(chars).alternative


OCCASIONS["alternative costs"] = Occasion(_costs_otherwise, (sta.OfferAlternativeCost,))


def with_other_costs(st: State, player: int, found: list[Offer]) -> list[Offer]:
    """118.9: the same ways with another cost, one alternative cost at most (118.9a)."""
    more: list[Offer] = []
    by_effects = terms(st).alternatives
    for offer in found:
        if offer.land and not offer.permit:
            more += cast_face_down(offer, chars_of(st, offer.obj).abilities)
        if offer.land or offer.cost is not None:
            continue
        given = _given_there(st, offer)
        if not by_effects and not given and not traits_of(offer.printed()).alternative:
            continue
        spell, chars = prospect(st, offer)
        for ctx, _, static, sid in statics(st, sta.OfferAlternativeCost):
            own = offer.obj.owner == player
            if not came_from(static.zones, offer.obj.zone, own) or player not in who(st, ctx, static.who):
                continue
            if passes(st, ctx, static.where, spell, chars):
                twin = offer.twin()
                twin.cost = static.cost
                twin.cost_name = FOR_FREE if static.cost == NO_COST else SET_BY_EFFECT
                twin.permit = sid
                if static.limit:
                    twin.tally = (sid, 1)
                    twin.limit = static.limit
                more.append(twin)
        for ability in (*chars.abilities, *given):
            if isinstance(ability, AlternativeCost):
                if holds(st, Ctx(spell.id, player), ability.condition):
                    twin = offer.twin()
                    twin.cost = ability.cost
                    twin.cost_name = ability.name or FOR_FREE
                    more.append(twin)
            elif isinstance(ability, FlashIf) and ability.condition is None and not sorcery_time(st, player):
                twin = offer.twin()
                if ability.cost is not None:
                    twin.add += (ability.cost,)
                twin.cost_name = FLASH_COST if ability.whom is None else FLASH_AT
                more.append(twin)
            elif isinstance(ability, Keyword) and ability.keyword & ALTERNATIVES:
                row = keyword_casts.TABLE[ability.keyword]
                if row.zones & offer.obj.zone and (ability.cost is not None or not row.priced):
                    for way in keyword_casts.ways(row, offer.obj.definition, (offer.way,)):
                        twin = offer.twin(way)
                        take_row(twin, row, ability)
                        twin.given = (ability,) if ability in given else ()
                        more += given_for_it(st, twin, row, ability)
        more += cast_face_down(offer, chars.abilities)
    return more


def _given_there(st: State, offer: Offer) -> tuple[Keyword, ...]:
    """400.7g: the keywords that offer another cost which effects give the card where it is, but no spell."""
    there = chars_of(st, offer.obj)
    if not there.keywords & ALTERNATIVES or there is offer.obj.base:
        return ()
    of_spell = prospect(st, offer)[1].abilities
    printed = offer.obj.definition.faces
    own = [ability for face in printed for ability in face.abilities]
    found = [a for a in there.abilities if isinstance(a, Keyword) and a.keyword & ALTERNATIVES]
    return tuple([ability for ability in found if ability not in of_spell and ability not in own])


def cast_face_down(offer: Offer, abilities: tuple[Ability, ...]) -> list[Offer]:
    """708.4, 702.37c, 702.168b: the card cast face down, for the alternative cost that goes with it; even a land card."""
    found = []
    for ability in abilities:
        if isinstance(ability, Keyword) and ability.keyword & FACE_DOWN_KEYWORDS:
            row = face_down.BY_KEYWORD[ability.keyword]
            twin = offer.twin(offer.way)
            twin.land = False
            twin.cost = row.cast_for
            twin.cost_name = row.word
            twin.face_down = face_down.face_down(row.word)
            found.append(twin)
    return found
