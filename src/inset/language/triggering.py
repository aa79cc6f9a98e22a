"""Static abilities about what triggers, and how often (603.2)."""

from __future__ import annotations

from inset.kernel.types import BATTLEFIELD
from inset.language.filters import Anything
from inset.language.node import Filter, Pattern, Static, dataclass


@dataclass(frozen=True, slots=True)
class TriggersAgain(Static):
    """Triggered abilities of sources that pass trigger an additional time, if a fitting event causes them."""

    source: Filter
    event: Pattern | None = None
    zone: int = BATTLEFIELD


@dataclass(frozen=True, slots=True)
class DoesntTrigger(Static):
    """An event that fits doesn't cause abilities of sources that pass to trigger (603.2g)."""

    event: Pattern
    source: Filter = Anything()
