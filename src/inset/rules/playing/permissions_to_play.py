"""601.3, 305.1: effects that let a player play cards, from where they lie and on their own terms."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import EXILE, LIBRARY, OWNED_ZONES
from inset.language import statics as sta
from inset.language.filters import Anything
from inset.language.selections import You
from inset.rules.events.triggers import statics
from inset.rules.meaning.linked_abilities import may_look
from inset.rules.meaning.references import holds, passes, who
from inset.rules.model.answers import FOR_FREE, SET_BY_EFFECT
from inset.rules.model.state import Chars, Ctx, Obj, State
from inset.rules.objects.layers import NO_CHARS
from inset.rules.playing.alternative_costs import NO_COST, cast_face_down
from inset.rules.playing.prospective_spell import Offer, plain_offer


def permitted(st: State, player: int, obj: Obj, chars: Chars, ways: tuple[int, ...]) -> list[Offer]:
    """Permissions by effects (601.3): each is asked about the card where it lies, and about each way."""
    found: list[Offer] = []
    for ctx, asker, static, sid, place in permits(st, player, obj, chars):
        for way in ways:
            if (static.inset_only and not way) or (static.normal_only and way):
                continue
            offer = plain_offer(st, player, obj, way)
            _take_terms(offer, asker, static, sid, place)
            if static.trigger:
                offer.ctx = ctx.dup()
                offer.ctx.each_player = player  # "when they do": the ability is the permission's controller's
            if offer.land and static.spells and static.cost is None:
                found += cast_face_down(offer, chars.abilities)
            if static.lands if offer.land else static.spells:
                found.append(offer)
    return found


Permit = tuple[Ctx, Ctx, sta.MayPlay, int, int]  # (its context, with the player as "you", what it says, source, place)
_NO_PERMITS: Final[list[Permit]] = []
_MAY_PLAY: Final = sta.MayPlay  # read more quickly in the compiled build


def permits(st: State, player: int, obj: Obj, chars: Chars) -> list[Permit]:
    """The effects that let the player play a card from where it lies, found once until something changes."""
    everything = statics(st, _MAY_PLAY)
    if not everything:
        return _NO_PERMITS
    cards = st.caches.cards.get(player) or st.caches.of_player(player)
    found = cards.permits.get(obj.id)
    if found is None:
        found = []
        for place, (ctx, _, static, sid) in enumerate(everything):
            if static.zone & obj.zone and not static.plot_only:
                asker = _permit(st, player, obj, chars, ctx, static)
                if asker is not None:
                    found.append((ctx, asker, static, sid, place))
        cards.permits[obj.id] = found
    return found


def _permit(st: State, player: int, obj: Obj, chars: Chars, ctx: Ctx, static: sta.MayPlay) -> Ctx | None:
    """Does the effect let the player play this card? If so, its context with the player as "you"."""
    if ctx.controller != player if isinstance(static.who, You) else player not in who(st, ctx, static.who):
        return None
    owners = [player] if static.whose is None else who(st, ctx, static.whose)
    if obj.zone & OWNED_ZONES and obj.owner not in owners:
        return None
    if static.top_only and obj.zone == LIBRARY and st.libraries[obj.owner][:1] != (obj.id,):
        return None
    asker = ctx
    if player != ctx.controller:
        asker = Ctx(ctx.source, player, ctx.x, ctx.targets, ctx.event, ctx.saved, ctx.numbers)
    if static.condition is not None and not holds(st, asker, static.condition):
        return None
    if obj.zone == EXILE and obj.face_down is not None and not may_look(st, obj, player):  # 406.3b
        if not isinstance(static.spell, Anything):
            return None
        chars = NO_CHARS
    return asker if passes(st, asker, static.card, obj, chars) else None


def _take_terms(offer: Offer, ctx: Ctx, static: sta.MayPlay, sid: int, place: int) -> None:
    offer.permit = sid
    offer.asks = ((ctx, static),)
    offer.any_color = static.any_color
    offer.exiler = ctx.source if static.exile_after else 0
    offer.enters_tapped = static.enters_tapped
    offer.trigger = static.trigger
    if static.add is not None:
        offer.add += (static.add,)
    if static.cost is not None and not offer.land:
        offer.cost = static.cost
        offer.cost_name = FOR_FREE if static.cost == NO_COST else SET_BY_EFFECT
    if static.limit:
        offer.tally = (sid, 0)
        offer.limit = static.limit
