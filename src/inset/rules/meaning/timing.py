"""307.5, 702.61a: when a player may act as though casting a sorcery, and whether split second forbids acting at all."""

from __future__ import annotations

from inset.kernel.types import MAIN_STEPS
from inset.language import keywords as kw
from inset.rules.model.state import State
from inset.rules.objects.layers import chars_of


def sorcery_time(st: State, player: int) -> bool:
    """307.5: any time the player could cast a sorcery."""
    return st.active == player and st.step in MAIN_STEPS and not st.stack


def split_second(st: State) -> bool:
    """702.61a: is a spell with split second on the stack?"""
    for oid in st.stack:
        if chars_of(st, st.objs[oid]).keywords & kw.SPLIT_SECOND:
            return True
    return False
