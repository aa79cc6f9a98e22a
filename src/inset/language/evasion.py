"""Static abilities about evasion abilities that are set aside as blockers are declared (509.1b, 609.4)."""

from __future__ import annotations

from inset.language.filters import Anything
from inset.language.node import Filter, Static, Subtype, dataclass


@dataclass(frozen=True, slots=True)
class BlocksAsThough(Static):
    """Creatures that pass can block those that pass ``against`` as though these didn't have the evasion ability: flying ("as
    though it had reach"), shadow, or landwalk, with the land type ``land`` or with any."""

    keyword: int
    where: Filter = Anything()
    against: Filter = Anything()
    land: Subtype = ""
