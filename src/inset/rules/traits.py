"""113, 604, 702: the abilities of an object sorted by what asks for them.

Abilities come as a tuple; here they are sorted once for each distinct tuple: triggered abilities, activated ones,
static ones and so on, with keyword abilities written out in the card language (``rules/keywords``).
"""

from __future__ import annotations

from collections.abc import Callable

from inset.kernel.types import BATTLEFIELD
from inset.language.abilities import Activated, Keyword, StaticAbility, Triggered
from inset.language.node import Ability, Static
from inset.language.statics import Continuous

Expander = Callable[[Keyword], tuple[Ability, ...]]
EXPANSIONS: dict[int, Expander] = {}  # filled by rules/keywords


class Traits:
    """One tuple of abilities, sorted."""

    __slots__ = ("activated", "all", "continuous", "source", "statics", "triggered", "zones")

    def __init__(self, source: tuple[Ability, ...]) -> None:
        self.source = source
        everything: list[Ability] = []
        for ability in source:
            if isinstance(ability, Keyword):
                everything.append(ability)
                expand = EXPANSIONS.get(ability.keyword)
                if expand is not None:
                    everything.extend(expand(ability))
            else:
                everything.append(ability)
        self.all = tuple(everything)
        self.triggered = tuple(a for a in everything if isinstance(a, Triggered))
        self.activated = tuple(a for a in everything if isinstance(a, Activated))
        self.statics = tuple(a for a in everything if isinstance(a, StaticAbility))
        self.continuous = tuple(a for a in self.statics if any(isinstance(s, Continuous) for s in a.statics))
        zones = 0
        for ability in everything:
            if isinstance(ability, (Triggered, StaticAbility, Activated)):
                zones |= ability.zone
        self.zones = zones  # zones in which any of them functions

    def of_kind(self, kind: type[Static], zone: int = BATTLEFIELD) -> list[tuple[StaticAbility, Static]]:
        return [(a, s) for a in self.statics if a.zone & zone for s in a.statics if isinstance(s, kind)]


def traits(abilities: tuple[Ability, ...]) -> Traits:
    found = _CACHE.get(id(abilities))
    if found is None or found.source is not abilities:
        found = Traits(abilities)
        if len(_CACHE) > 20_000:
            _CACHE.clear()
        _CACHE[id(abilities)] = found
    return found


_CACHE: dict[int, Traits] = {}
