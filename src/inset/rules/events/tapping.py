"""701.26, 122.1d: untapping a permanent, and stun counters."""

from __future__ import annotations

from inset.rules import atoms
from inset.rules.model.state import State


def untap(st: State, oid: int, rule: str = "701.26b") -> bool:
    """Untaps a permanent; a stun counter is removed from it instead (122.1d)."""
    obj = st.objs[oid]
    if not obj.tapped:
        return False
    if obj.counters.get("stun", 0):
        atoms.take_counters(st, oid, "stun", 1, "122.1d")
        return False
    return atoms.set_tapped(st, oid, False, rule)
