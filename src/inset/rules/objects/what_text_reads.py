"""611.2, 613: which often-changing things card text looks at; most text looks at none of them."""

from __future__ import annotations

from typing import Final

from inset.kernel.known import MOST, Known
from inset.kernel.mana import PHYREXIAN, ManaCost
from inset.kernel.types import BATTLEFIELD, STACK
from inset.language.abilities import TargetSpec
from inset.language.conditions import CompletedDungeon, Happened, InStep, PointInTurn, TurnOf
from inset.language.filters import (
    And,
    CameFrom,
    DidThisTurn,
    EnteredThisTurn,
    HasType,
    IsAttacking,
    IsBlocked,
    IsBlocking,
    IsDesignated,
    IsOneOf,
    IsTapped,
    IsUnblocked,
    NthCast,
    StatIs,
)
from inset.language.mods import AddAbility
from inset.language.node import Condition, Filter, Mod, Node, Static
from inset.language.selections import (
    ActivePlayer,
    AttackedPermanent,
    AttackedPlayer,
    AttackedThisCombat,
    ConvokedWith,
    DefendingPlayer,
    Each,
    EventObject,
    EventOther,
    LinkedCards,
    Materials,
    MostLife,
    PlayersAttacked,
    PlayersInEvents,
    Saved,
    SourceOf,
    Target,
    TargetsOf,
    ThatThing,
    TopOfLibrary,
)
from inset.language.statics import Continuous, MayPlay
from inset.language.values import (
    BASE_POWER,
    BASE_TOUGHNESS,
    GreatestSeen,
    LifeTotal,
    PlayerCounters,
    Stat,
    TimesHappened,
)
from inset.rules.model.changes import DAMAGED, ELSEWHERE, HISTORY, IN_COMBAT, LIFE, MARKED, PLACE, TAPPED

ANYTHING: Final = TAPPED | IN_COMBAT | LIFE | HISTORY | ELSEWHERE | DAMAGED
_READS: Final[dict[type, int]] = {
    IsTapped: TAPPED,
    IsAttacking: IN_COMBAT,
    IsBlocking: IN_COMBAT,
    IsBlocked: IN_COMBAT,
    IsUnblocked: IN_COMBAT | PLACE,
    DefendingPlayer: IN_COMBAT,
    AttackedPlayer: IN_COMBAT | HISTORY,
    AttackedPermanent: IN_COMBAT | HISTORY,
    PlayersAttacked: IN_COMBAT,
    AttackedThisCombat: HISTORY,
    LifeTotal: LIFE,
    MostLife: LIFE,
    PlayerCounters: LIFE,
    CompletedDungeon: LIFE,
    Happened: HISTORY,
    TimesHappened: HISTORY,
    GreatestSeen: HISTORY,
    DidThisTurn: HISTORY,
    NthCast: HISTORY,
    CameFrom: HISTORY,
    PlayersInEvents: HISTORY,
    TurnOf: PLACE,
    InStep: PLACE,
    PointInTurn: PLACE | HISTORY,
    ActivePlayer: PLACE,
    IsDesignated: MARKED,
    EnteredThisTurn: PLACE,
}


def reads(part: object) -> int:
    """Which of those a node looks at, anywhere inside."""
    if isinstance(part, Node):
        mask = _READS.get(type(part), 0)
        for name in part.__dataclass_fields__:
            mask |= reads(getattr(part, name))
        return mask
    if isinstance(part, tuple):
        mask = 0
        for item in part:
            mask |= reads(item)
        return mask
    return 0


_FAR: Final = (
    TopOfLibrary,
    LinkedCards,
    Materials,
    ConvokedWith,
    Saved,
    Target,
    TargetsOf,
    SourceOf,
    EventObject,
    EventOther,
    ThatThing,
)


def looks_elsewhere(part: object) -> bool:
    """Does a node look at objects that may not be permanents, anywhere inside?"""
    if isinstance(part, tuple):
        return any(looks_elsewhere(item) for item in part)
    if not isinstance(part, Node) or isinstance(part, AddAbility):  # an ability that is given is looked at by itself
        return False
    if isinstance(part, IsOneOf) and isinstance(part.what, Saved):
        return False  # these very objects, wherever they are
    if isinstance(part, _FAR) or (isinstance(part, Each) and part.zone & ~BATTLEFIELD):
        return True
    return any(looks_elsewhere(getattr(part, name)) for name in part.__dataclass_fields__)


def types_needed(where: Filter) -> int:
    """Card types of which everything that passes a filter has at least one; none if card types don't decide it."""
    found = _TYPES_NEEDED.of(where)
    if found is None:
        found = 0
        if isinstance(where, HasType):
            found = where.types
        elif isinstance(where, And):
            found = next((types for types in map(types_needed, where.parts) if types), 0)
        _TYPES_NEEDED.keep(where, found)
    return found


_TYPES_NEEDED: Final[Known[int]] = Known()


def effect_reads(statics: tuple[Static, ...], mods: tuple[Mod, ...], condition: Condition | None) -> int:
    """All that a continuous effect looks at, found once for each (611.2)."""
    key = (id(statics), id(mods), id(condition))
    found = _KNOWN.get(key)
    if found is None:
        if len(_KNOWN) >= MOST:
            _KNOWN.clear()
        mask = reads(statics) | reads(mods) | reads(condition)
        lasting = tuple(s for s in statics if isinstance(s, (Continuous, MayPlay)))
        if looks_elsewhere(lasting) or looks_elsewhere(mods) or looks_elsewhere(condition):
            mask |= ELSEWHERE
        found = _KNOWN[key] = (statics, mods, condition, mask)  # they are stored, so that their ids aren't reused
    return found[3]


_KNOWN: Final[dict[tuple[int, int, int], tuple[object, object, object, int]]] = {}


def far_target(spec: TargetSpec) -> bool:
    """Is it chosen by looking at cards that are neither permanents nor spells?"""
    return spec.zones & ~(BATTLEFIELD | STACK) != 0 or looks_elsewhere(spec.where)


def costs_life(cost: ManaCost) -> bool:
    return any(pip & PHYREXIAN for pip in cost.pips)


def reads_base_size(part: object) -> bool:
    """208.4b: is there a base power or toughness anywhere inside?"""
    if isinstance(part, tuple):
        return any(reads_base_size(item) for item in part)
    if isinstance(part, (Stat, StatIs)) and part.which in (BASE_POWER, BASE_TOUGHNESS):
        return True
    return isinstance(part, Node) and any(reads_base_size(getattr(part, name)) for name in part.__dataclass_fields__)


def mentions(part: object, kind: type[Node] | tuple[type[Node], ...]) -> bool:
    """Is there a node of this kind, or of one of these, anywhere inside?"""
    if isinstance(part, tuple):
        for item in part:
            if mentions(item, kind):
                return True
        return False
    if not isinstance(part, Node):
        return False
    if isinstance(part, kind):
        return True
    for name in part.__dataclass_fields__:
        if mentions(getattr(part, name), kind):
            return True
    return False
