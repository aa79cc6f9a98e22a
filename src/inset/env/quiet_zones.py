"""613, 400.1: what continuous effects don't reach: there an object is what its record says.

Rows of such objects need not be worked out again (docs/adr/0025-observations.md).
"""

from __future__ import annotations

from typing import Final

from inset.kernel.types import COMMAND, EXILE, GRAVEYARD, HAND, LIBRARY
from inset.rules.model.state import Chars, Floating, Obj, State
from inset.rules.objects.abilities import traits_of
from inset.rules.objects.copiable_values import copy_effects
from inset.rules.objects.layer_order import Live
from inset.rules.objects.layers import zone_reach

ELSEWHERE: Final = (HAND, GRAVEYARD, EXILE, COMMAND, LIBRARY)


def quiet_zones(st: State) -> int:
    """The zones other than the battlefield and the stack that no continuous effect reaches: what lies there is what its
    record says, unless it has abilities that change it."""
    if st.floating and copy_effects(st):
        return 0
    found = 0
    for zone in ELSEWHERE:
        if not zone_reach(st, zone):
            found |= zone
    return found


class Quiet:
    """The quiet zones, kept as long as the same effects reach there. All who observe a game share them."""

    __slots__ = ("_floating", "_reach", "_zones")

    def __init__(self) -> None:
        self._reach: dict[int, list[Live]] | None = None
        self._floating: tuple[Floating, ...] = ()
        self._zones = 0

    def zones(self, st: State) -> int:
        if st.caches.reach is not self._reach or st.floating is not self._floating:
            self._zones = quiet_zones(st)
            self._reach, self._floating = st.caches.reach, st.floating  # now that it is filled
        return self._zones


def is_steady(obj: Obj, chars: Chars) -> bool:
    """Does the object have these characteristics as long as its record is the same and its zone is quiet?"""
    return chars is obj.base and not (chars.abilities and traits_of(chars).continuous)
