"""What is true of objects for a while (611.2): who can't attack or block, who doesn't untap; phasing out (702.26)."""

from __future__ import annotations

from inset.language import effects as e, filters as f, statics as st
from inset.oracle.grammar.permanents.permanents import IT
from inset.oracle.grammar.symbols import CONDITION, DURATION, THING_DEED
from inset.oracle.phrase import phrase
from inset.oracle.spoken import It

_dur, _if, _them = DURATION("dur"), CONDITION("if"), f.IsOneOf(IT)

# --- phasing ----------------------------------------------------------------------------------------------------------------
phrase(THING_DEED, "phase* out", e.PhaseOut(IT))

# --- attacking and blocking -------------------------------------------------------------------------------------------------
_neither = (st.Restrict(st.CANT_ATTACK, _them), st.Restrict(st.CANT_BLOCK, _them))
phrase(THING_DEED, "can't attack or block <dur>", e.Establish(_neither, _dur))
phrase(THING_DEED, "can't block or attack <dur>", e.Establish(_neither[::-1], _dur))
phrase(THING_DEED, "can't block ~ <dur>", e.Establish((st.Restrict(st.CANT_BE_BLOCKED, f.IsThis(), _them),), _dur))
_by_them = st.Restrict(st.CANT_BE_BLOCKED, f.IsOneOf(It()), _them)
phrase(THING_DEED, "can't block it <dur>", e.Establish((_by_them,), _dur))

# --- untapping (502.3) ------------------------------------------------------------------------------------------------------
_frozen = st.Restrict(st.DOESNT_UNTAP, _them)
for _of, _text in (
    (THING_DEED.one, "doesn't untap during its controller's untap step"),
    (THING_DEED.many, "don't untap during their controllers ' untap steps"),
):
    phrase(_of, f"{_text} <dur>", e.Establish((_frozen,), _dur))
    phrase(_of, f"{_text} for as long as <if>", e.Establish((_frozen,), e.FOREVER, condition=_if))
