"""Static abilities about who declares attackers and blockers (508.1a, 509.1a)."""

from __future__ import annotations

from inset.language.node import Players, Static, dataclass
from inset.language.selections import You


@dataclass(frozen=True, slots=True)
class ChoosesAttackers(Static):
    """This player chooses which creatures attack."""

    who: Players = You()


@dataclass(frozen=True, slots=True)
class ChoosesBlockers(Static):
    """This player chooses which creatures block, and how they block."""

    who: Players = You()
