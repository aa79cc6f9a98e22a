"""700.8: a player's party."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from inset.kernel.types import CREATURE
from inset.rules.model.state import State
from inset.rules.objects.layers import chars_of

PARTY: Final = ("Cleric", "Rogue", "Warrior", "Wizard")


def party_size(st: State, players: Sequence[int]) -> int:
    """700.8a–b: as many of the four as different creatures can be; one with several of the types counts for one of them."""
    fits = []
    for oid in st.battlefield:
        obj = st.objs[oid]
        if obj.phased:
            continue
        chars = chars_of(st, obj)
        if chars.types & CREATURE and chars.controller in players:
            fits.append(tuple(i for i, name in enumerate(PARTY) if name in chars.subtypes))
    taken: dict[int, int] = {}  # a place in the party -> the creature that has it
    return sum(1 for i, places in enumerate(fits) if places and _seat(i, fits, taken, set()))


def _seat(creature: int, fits: list[tuple[int, ...]], taken: dict[int, int], tried: set[int]) -> bool:
    """Gives a creature a place, moving others to places that fit them too."""
    for place in fits[creature]:
        if place not in tried:
            tried.add(place)
            if place not in taken or _seat(taken[place], fits, taken, tried):
                taken[place] = creature
                return True
    return False
