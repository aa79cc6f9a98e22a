"""702.27 buyback, 702.88 rebound: where a spell goes as it resolves; 702.131 ascend, 702.192 paradigm: what else happens then."""

from __future__ import annotations

from inset.kernel.types import EXILE, GRAVEYARD, HAND, STACK
from inset.language import keywords as kw
from inset.rules import atoms
from inset.rules.events.delayed_triggers import cast_next_upkeep
from inset.rules.events.replacement_process import ANY, Candidate
from inset.rules.events.replacing_moves import CLAUSES, resolves
from inset.rules.events.zone_change import Change
from inset.rules.mechanics.citys_blessing import bless
from inset.rules.model.state import Chars, Ctx, Obj, State
from inset.rules.objects.layers import chars_of
from inset.rules.turn.resolving import AS_IT_RESOLVES, ONCE_IT_RESOLVED


def _bought_back(st: State, change: Change, found: list[Candidate[Change]]) -> None:
    """702.27a: if its buyback cost was paid, it is put into its owner's hand instead."""
    cast = change.obj.cast
    if cast is not None and "buyback" in cast.optional and resolves(change):
        found.append(Candidate("buyback", ANY, "buyback", _to_hand))


def _to_hand(st: State, change: Change, cand: Candidate[Change]) -> None:
    change.destination = HAND


def _rebounds(st: State, change: Change, found: list[Candidate[Change]]) -> None:
    if resolves(change) and _has_rebound(st, change.obj):
        found.append(Candidate("rebound", ANY, "rebound", _rebound))


def _has_rebound(st: State, obj: Obj) -> bool:
    """702.88a: only a spell that was cast from its controller's own hand, and would go to that player's graveyard."""
    cast = obj.cast
    if cast is None or cast.origin != HAND or cast.by != obj.owner or obj.spell_copy:
        return False
    chars = chars_of(st, obj)
    return chars.keywords & kw.REBOUND != 0 and chars.controller == obj.owner


def _rebound(st: State, change: Change, cand: Candidate[Change]) -> None:
    player = chars_of(st, change.obj).controller
    change.destination = EXILE
    change.after.append(lambda state, new: cast_next_upkeep(state, new.id, player))


def _ascend(st: State, ctx: Ctx) -> None:
    """702.131a."""
    bless(st, ctx.controller, "702.131a")


def _remember(st: State, chars: Chars) -> None:
    """702.192a: the player has resolved a spell of this name."""
    known = st.players[chars.controller].resolved
    atoms.change_player(st, chars.controller, resolved=(*known, chars.name))


CLAUSES.extend([(STACK, GRAVEYARD, _bought_back), (STACK, GRAVEYARD, _rebounds)])
AS_IT_RESOLVES[kw.ASCEND] = _ascend
ONCE_IT_RESOLVED[kw.PARADIGM] = _remember
