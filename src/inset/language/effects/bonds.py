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


@dataclass(frozen=True, slots=True)
class Pair(Effect):
    """702.95a: two creatures that the player controls are paired for as long as both are creatures under that control."""

    one: Selection
    other: Selection
