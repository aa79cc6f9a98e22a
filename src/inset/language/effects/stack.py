"""Instructions about spells and the stack (405, 601, 701.6)."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import GRAVEYARD
from inset.language.filters import Anything
from inset.language.node import Amount, Cost, Effect, Filter, Players, Selection, dataclass
from inset.language.selections import You


@dataclass(frozen=True, slots=True)
class Counter(Effect):
    """Counter spells or abilities (701.6); a countered spell goes to ``to`` (``bottom``: of a library), with counters;
    ``save`` keeps the cards there."""

    what: Selection
    to: int = GRAVEYARD
    save: int = -1
    counters: tuple[tuple[str, Amount], ...] = ()
    bottom: bool = False


NEW_TARGETS: Final = 0  # "you may choose new targets": any number of them stay as they are (115.7d)
THE_TARGETS: Final = 1  # "change the target": all of them, to others, or none (115.7a)
A_TARGET: Final = 2  # "change a target": one of them (115.7b)
ANY_TARGETS: Final = 3  # "change any targets": any number of them (115.7c)


@dataclass(frozen=True, slots=True)
class ChangeTargets(Effect):
    """The player chooses new targets, or changes them, as ``how`` says; ``to``: to one of these objects only."""

    what: Selection
    how: int = NEW_TARGETS
    to: Selection | None = None


@dataclass(frozen=True, slots=True)
class CastNow(Effect):
    """A player may cast cards as this resolves (608.2g): ``spell`` is asked of each way of casting them.

    ``copies``: the selection holds copies of cards (707.12). ``most``: how many of them. ``exile_after``: a spell cast
    this way that would go to a graveyard is exiled. ``save`` keeps what was cast. ``transformed``: with the back face
    up (712.8c). ``name``: what the alternative cost is called (madness, miracle).
    """

    what: Selection
    who: Players = You()
    spell: Filter = Anything()
    cost: Cost | None = None
    most: Amount = 1
    lands: bool = False
    exile_after: bool = False
    any_color: int = 0
    save: int = 0
    optional: bool = True
    add: Cost | None = None
    transformed: bool = False
    name: str = ""


@dataclass(frozen=True, slots=True)
class BecomePlotted(Effect):
    what: Selection


@dataclass(frozen=True, slots=True)
class GainSuspend(Effect):
    """If a card doesn't have suspend, it gains suspend."""

    what: Selection


@dataclass(frozen=True, slots=True)
class ExileOnResolution(Effect):
    """The spell is exiled instead of put into a graveyard as it resolves, with counters; then effects happen.

    In the effects the exiled card is ``ThatThing``.
    """

    what: Selection
    counters: tuple[tuple[str, Amount], ...] = ()
    then: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class Discover(Effect):
    """701.57."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Cascade(Effect):
    """702.85."""


@dataclass(frozen=True, slots=True)
class TimeTravel(Effect):
    """701.56."""
