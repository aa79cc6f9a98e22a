"""Static abilities about crewing Vehicles and saddling Mounts (702.122, 702.171)."""

from __future__ import annotations

from typing import Final

from inset.language.node import Filter, Static, dataclass

SADDLES: Final = 1
CREWS: Final = 2


@dataclass(frozen=True, slots=True)
class CrewsAsThough(Static):
    """Creatures that pass crew Vehicles or saddle Mounts (702.122a, 702.171a) as though their power were so much greater, or
    with their ``toughness`` rather than their power. ``deeds``: bits of the above."""

    where: Filter
    deeds: int
    plus: int = 0
    toughness: bool = False
