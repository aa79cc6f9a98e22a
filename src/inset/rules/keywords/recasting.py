"""702.35 madness, 702.94 miracle: keywords by which a card is cast as it is discarded or drawn."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import EXILE, GRAVEYARD, HAND
from inset.language import (
    effects as ef,
    filters as fil,
    keywords as kw,
    patterns as pat,
    selections as sel,
    statics as sta,
)
from inset.language.abilities import Body, Keyword, StaticAbility, Triggered
from inset.language.conditions import Did, Unless
from inset.language.node import Ability
from inset.rules.objects.abilities import EXPANSIONS

THIS: Final = sel.This()
IS_THIS: Final = fil.IsThis()


def _madness(keyword: Keyword) -> tuple[Ability, ...]:
    """702.35a: it is exiled as it is discarded; when it is exiled this way, it may be cast, or it goes to the graveyard."""
    instead = sta.MovesInstead(IS_THIS, GRAVEYARD, EXILE, HAND, discarded=True, mark=fil.EXILED_BY_MADNESS)
    exiled = pat.Moves(fil.And((IS_THIS, fil.IsMarked(fil.EXILED_BY_MADNESS))), HAND, EXILE)
    cast = ef.CastNow(THIS, cost=keyword.cost, name="madness", save=0)
    bury = ef.If(Unless(Did(0)), (ef.Move(THIS, GRAVEYARD),))
    return (StaticAbility((instead,), zone=HAND), Triggered(exiled, Body((cast, bury)), zone=EXILE))


EXPANSIONS[kw.MADNESS] = _madness
