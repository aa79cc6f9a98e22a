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
from inset.rules import atoms
from inset.rules.events.moving import FIRST_DRAWN
from inset.rules.events.triggers import reflexive
from inset.rules.model import event_records as ev
from inset.rules.model.decision import CONFIRM, YES_NO, Ask, Decision, ask
from inset.rules.model.state import Ctx, Event, State
from inset.rules.model.subjects import Deed
from inset.rules.objects.abilities import EXPANSIONS
from inset.rules.objects.layers import chars_of

THIS: Final = sel.This()
IS_THIS: Final = fil.IsThis()


def _madness(keyword: Keyword) -> tuple[Ability, ...]:
    """702.35a: it is exiled as it is discarded; when it is exiled this way, it may be cast, or it goes to the graveyard."""
    instead = sta.MovesInstead(IS_THIS, GRAVEYARD, EXILE, HAND, discarded=True, mark=fil.EXILED_BY_MADNESS)
    exiled = pat.Moves(fil.And((IS_THIS, fil.IsMarked(fil.EXILED_BY_MADNESS))), HAND, EXILE)
    cast = ef.CastNow(THIS, cost=keyword.cost, name="madness", save=0)
    bury = ef.If(Unless(Did(0)), (ef.Move(THIS, GRAVEYARD),))
    return (StaticAbility((instead,), zone=HAND), Triggered(exiled, Body((cast, bury)), zone=EXILE))


def _miracle(st: State, player: int, oid: int) -> Ask[None]:
    """702.94a: the first card drawn in a turn may be revealed as it is drawn; when it is, it may be cast."""
    chars = chars_of(st, st.objs[oid])
    for ability in chars.abilities:
        if isinstance(ability, Keyword) and ability.keyword == kw.MIRACLE:
            yes = yield from ask(
                Decision(CONFIRM, player, "702.94a", f"Reveal {chars.name}?", YES_NO, subject=Deed("miracle", oid))
            )
            if yes:
                atoms.emit(st, Event(ev.REVEALED, "702.94a", player, detail=(oid,)))
                cast = ef.CastNow(THIS, cost=ability.cost, name="miracle")
                reflexive(st, Ctx(oid, player), Body((cast,)))


EXPANSIONS[kw.MADNESS] = _madness
FIRST_DRAWN[kw.MIRACLE] = _miracle
