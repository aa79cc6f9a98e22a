"""Static abilities about when abilities are activated (602.5d, 606.3)."""

from __future__ import annotations

from inset.language.node import Filter, Static, dataclass


@dataclass(frozen=True, slots=True)
class ActivatesAsInstant(Static):
    """The player may activate abilities of sources that pass any time they could cast an instant: loyalty abilities, or those
    of a ``keyword``."""

    where: Filter
    keyword: int = 0
