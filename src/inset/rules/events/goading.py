"""701.15: which creatures are goaded."""

from __future__ import annotations

from inset.language import filters as fil, statics as sta
from inset.rules.events.triggers import statics
from inset.rules.meaning.filters import goaders
from inset.rules.model.dispatch import ASK, passes
from inset.rules.model.state import Chars, Ctx, Obj, State


def _is_goaded(st: State, ctx: Ctx, node: fil.IsGoaded, obj: Obj, chars: Chars) -> bool:
    """701.15b: by a spell or ability that has resolved, or for as long as a static ability says so."""
    if goaders(st, obj.id):
        return True
    for source, _, static, _ in statics(st, sta.Restrict):
        if static.kind == sta.GOADED and passes(st, source, static.where, obj, chars):
            return True
    return False


ASK[fil.IsGoaded] = _is_goaded
