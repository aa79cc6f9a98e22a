"""Questions about the game: "if you control two or more Doctors", "as long as it's your turn"."""

from __future__ import annotations

from typing import Final

from inset.language.node import Amount, Condition, Filter, Pattern, Players, Selection, dataclass


@dataclass(frozen=True, slots=True)
class Always(Condition):
    pass


@dataclass(frozen=True, slots=True)
class AllOf(Condition):
    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class AnyOf(Condition):
    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Unless(Condition):
    """Holds unless its part does."""

    part: Condition


@dataclass(frozen=True, slots=True)
class Compare(Condition):
    """Compares two numbers with one of ``filters.EQ`` … ``filters.NE``."""

    a: Amount
    op: int
    b: Amount


@dataclass(frozen=True, slots=True)
class Exists(Condition):
    """There are at least this many objects in a selection. ``different``: with different names (201.2b); ``powers``:
    with different powers; ``alike``: with the same name (201.2a); ``one_color``: that share a color."""

    what: Selection
    least: Amount = 1
    different: bool = False
    powers: bool = False
    alike: bool = False
    one_color: bool = False


@dataclass(frozen=True, slots=True)
class Matches(Condition):
    """The one object of a selection passes a filter, by last known information if it is gone."""

    what: Selection
    where: Filter


@dataclass(frozen=True, slots=True)
class TurnOf(Condition):
    """It is the turn of one of these players."""

    who: Players


@dataclass(frozen=True, slots=True)
class InStep(Condition):
    steps: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PointInTurn(Condition):
    """Before, or after, a point of the turn (503.2, 506.7): the declaration of attackers or blockers, or a step.

    ``in_combat``: of the combat phase that is in progress (506.7c), otherwise of the first of the turn (506.7d).
    """

    step: int
    after: bool = False
    in_combat: bool = False


@dataclass(frozen=True, slots=True)
class NewlyControlled(Condition):
    """This permanent came under your control since the beginning of your last upkeep (702.30a)."""


@dataclass(frozen=True, slots=True)
class BeganTurnUntapped(Condition):
    """This permanent started the turn untapped."""


@dataclass(frozen=True, slots=True)
class Happened(Condition):
    """Something happened this turn (since your last turn, in this step), at least this often (or, added up, this
    much; or to this many ``different`` objects)."""

    what: Pattern
    least: Amount = 1
    amounts: bool = False
    since_last_turn: bool = False
    this_step: bool = False
    different: bool = False


@dataclass(frozen=True, slots=True)
class ActivatedSoOften(Condition):
    """The ability that is resolving has been activated at least so often this turn."""

    least: int


@dataclass(frozen=True, slots=True)
class ResolvedTimes(Condition):
    """ "This is the third time this ability has resolved this turn": the ability that is resolving."""

    nth: int


@dataclass(frozen=True, slots=True)
class CastLastTurn(Condition):
    """One player cast at least so many spells in the turn before this one."""

    least: int = 1


@dataclass(frozen=True, slots=True)
class PlayerIs(Condition):
    """One of the first players is one of the second."""

    who: Players
    among: Players


@dataclass(frozen=True, slots=True)
class CompletedDungeon(Condition):
    """One of the players has completed a dungeon this game (309.7), or the one of that name."""

    who: Players
    name: str = ""


@dataclass(frozen=True, slots=True)
class FirstToResolve(Condition):
    """No spell with this spell's name has resolved before this game under your control (702.192a)."""


@dataclass(frozen=True, slots=True)
class Did(Condition):
    """The instruction kept in a slot was carried out ("if you do", "this way"); ``clash``: it was won (701.30d)."""

    slot: int = 0
    clash: bool = False


@dataclass(frozen=True, slots=True)
class HeldAsCast(Condition):
    """A condition held as this spell, or the spell that this permanent was, became cast."""

    part: Condition


@dataclass(frozen=True, slots=True)
class SorceryTime(Condition):
    """It is the player's main phase, and nothing else is on the stack (307.5a): "any time a sorcery could have been cast"."""


@dataclass(frozen=True, slots=True)
class CostWasPaid(Condition):
    """An optional cost was paid for the spell (kicker, offspring), by its place among the optional costs."""

    name: str


@dataclass(frozen=True, slots=True)
class EventMatches(Condition):
    """The event that triggered the ability fits a pattern too."""

    what: Pattern


@dataclass(frozen=True, slots=True)
class AnchorChosen(Condition):
    """This anchor word was chosen as this permanent entered (614.12c)."""

    word: str


@dataclass(frozen=True, slots=True)
class MonarchAsTurnBegan(Condition):
    """One of these players was the monarch as the turn began."""

    who: Players


NEITHER: Final = 0
DAY: Final = 1
NIGHT: Final = 2


@dataclass(frozen=True, slots=True)
class DayIs(Condition):
    """It is day, night, or neither (731.1): one of the designations above."""

    which: int
