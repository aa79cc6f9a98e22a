"""502.3: the untap step."""

from __future__ import annotations

from inset.language import statics as sta
from inset.rules.events.tapping import untap
from inset.rules.events.triggers import statics
from inset.rules.meaning.references import passes
from inset.rules.model.state import State
from inset.rules.objects.layers import chars_of


def untap_all(st: State) -> None:
    """502.3: the active player untaps their permanents, all but those that an effect keeps tapped; those of other players
    untap with them if an effect says so."""
    rules = [(c, s) for c, _, s, _ in statics(st, sta.Restrict)]
    held = [(c, s) for c, s in rules if s.kind == sta.DOESNT_UNTAP]
    freed = [(c, s) for c, s in rules if s.kind == sta.UNTAPS_WITH_OTHERS and c.controller != st.active]
    able = []
    for oid in st.battlefield:
        obj = st.objs[oid]
        if obj.tapped and not obj.phased:
            chars = chars_of(st, obj)
            if chars.controller == st.active:
                if not any(passes(st, c, s.where, obj, chars) for c, s in held):
                    able.append(oid)
            elif any(passes(st, c, s.where, obj, chars) for c, s in freed):
                able.append(oid)
    for oid in able:
        untap(st, oid, "502.3")
