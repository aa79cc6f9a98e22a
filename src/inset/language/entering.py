"""614.1c–d: static abilities about how permanents enter, and what is done as they do or as they are turned face up."""

from __future__ import annotations

from inset.kernel.types import BATTLEFIELD
from inset.language.effects.durations import FOREVER
from inset.language.node import Amount, Condition, Effect, Filter, Mod, Players, Static, dataclass
from inset.language.selections import You


@dataclass(frozen=True, slots=True)
class EntersTapped(Static):
    """Objects that pass enter tapped (614.1c), unless a condition holds."""

    where: Filter
    unless: Condition | None = None


@dataclass(frozen=True, slots=True)
class EntersWithCounters(Static):
    """``mods``: what it is besides, from then on: "and as a Mutant in addition to its other types"."""

    where: Filter
    kind: str
    count: Amount
    condition: Condition | None = None
    mods: tuple[Mod, ...] = ()


@dataclass(frozen=True, slots=True)
class AsEnters(Static):
    """As objects that pass enter, their controller carries this out: choose a name, a type, pay or enter tapped."""

    where: Filter
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class AsTurnedFaceUp(Static):
    """As this permanent is turned face up, its controller carries this out (708.11)."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class EntersAsCopy(Static):
    """Objects that pass enter as a copy of one in ``zone`` that passes ``of`` (707.5), if the controller wants to. ``entering``:
    what else is true of how it enters (707.9e–f): "except it enters with an additional counter on it if it's a creature".
    ``duration``: it becomes one as it enters, for so long. ``made``: more exceptions for a token created by an ability with the
    keyword ``made_by``. ``first``: carried out before, and may keep what ``of`` asks for; ``save`` keeps what it is a copy of."""

    where: Filter
    of: Filter
    exceptions: tuple[Mod, ...] = ()
    optional: bool = True
    own_size: bool = False
    entering: tuple[Static, ...] = ()
    zone: int = BATTLEFIELD
    duration: int = FOREVER
    made_by: str = ""
    made: tuple[Mod, ...] = ()
    first: tuple[Effect, ...] = ()
    save: int = -1


@dataclass(frozen=True, slots=True)
class EntersUnderControl(Static):
    """Objects that pass enter under this player's control instead (616.1b)."""

    where: Filter
    who: Players = You()


@dataclass(frozen=True, slots=True)
class EntersDesignated(Static):
    where: Filter


@dataclass(frozen=True, slots=True)
class EntersUntapped(Static):
    """Objects that pass enter untapped, whatever else would have them enter tapped."""

    where: Filter
