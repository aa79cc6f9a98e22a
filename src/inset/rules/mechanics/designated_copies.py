"""722.3c: a copy of an inset that a permanent's designation has made: the permanent's controller may cast it."""

from __future__ import annotations

from inset.kernel.types import ANY_ZONE
from inset.rules.events import designations
from inset.rules.model.state import DESIGNATED_COPY, Obj, State
from inset.rules.objects.layers import chars_of
from inset.rules.playing.marked_cards import MARKED, Row
from inset.rules.playing.prospective_spell import Offer, plain_offer


def _castable(st: State, player: int, obj: Obj, ways: tuple[int, ...]) -> list[Offer]:
    holder = designations.holder(st, obj.id)
    if not holder or chars_of(st, st.objs[holder]).controller != player:
        return []
    offer = plain_offer(st, player, obj, 0)
    offer.permit = holder
    return [offer]


def _once_cast(st: State, offer: Offer) -> None:
    if offer.obj.linked:
        designations.undesignate(st, offer.obj.linked[0], "722.3c")


MARKED.add(Row(DESIGNATED_COPY, ANY_ZONE, _castable, once_cast=_once_cast, mana_cost=True))
