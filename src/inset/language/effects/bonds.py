"""What keyword abilities (702) do that tie one object to another."""

from __future__ import annotations

from inset.language.node import Ability, Effect, Selection, dataclass


@dataclass(frozen=True, slots=True)
class LendAbilities(Effect):
    """702.165a: other permanents gain the abilities printed on this one below the nth backup ability until end of turn.
    ``abilities`` holds them once this is on the stack (702.165d)."""

    what: Selection
    nth: int = 1
    abilities: tuple[Ability, ...] = ()
