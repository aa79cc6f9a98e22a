"""701.43: exerting a permanent, as it attacks or as a cost: it won't untap during the player's next untap step."""

from __future__ import annotations

from inset.language import statics as sta
from inset.language.effects import YOUR_NEXT_UNTAP_STEP
from inset.language.filters import And, ControlledBy, IsOneOf
from inset.language.selections import ThatThing, You
from inset.rules import atoms
from inset.rules.model import event_records as ev
from inset.rules.model.state import Ctx, Event, State


def exert(st: State, oid: int, player: int) -> None:
    """701.43a: it won't untap during this player's next untap step, if it is theirs by then."""
    ctx = Ctx(oid, player, each=oid)
    stays = sta.Restrict(sta.DOESNT_UNTAP, And((IsOneOf(ThatThing()), ControlledBy(You()))))
    atoms.new_floating(st, ctx, YOUR_NEXT_UNTAP_STEP, statics=(stays,), objects=(oid,))
    atoms.emit(st, Event(ev.EXERTED, "701.43a", player, oid))
