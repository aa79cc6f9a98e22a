"""Descriptions of objects: "nonland permanent an opponent controls with mana value 3 or less".

A filter is asked about one object and its present characteristics; compound ones are ``And``, ``Or``, ``Not``.
"""

from __future__ import annotations

from typing import Final

from inset.kernel.mana import ManaCost
from inset.kernel.marks import (
    EXILED_BY_MADNESS as EXILED_BY_MADNESS,
    FLIPPED as FLIPPED,
    HARNESSED as HARNESSED,
    LEVEL_2 as LEVEL_2,
    LEVEL_3 as LEVEL_3,
    MONSTROUS as MONSTROUS,
    OF_CARDS as OF_CARDS,
    RENOWNED as RENOWNED,
    RING_BEARER as RING_BEARER,
    SADDLED as SADDLED,
    SOLVED as SOLVED,
    SUSPECTED as SUSPECTED,
    TRIBUTE_PAID as TRIBUTE_PAID,
    UNTIL_END_OF_TURN as UNTIL_END_OF_TURN,
    WARPED as WARPED,
)
from inset.language.node import Amount, ColorWords, Filter, Pattern, Players, Selection, Subtypes, dataclass
from inset.language.selections import This, You

EQ: Final = 0
LE: Final = 1
GE: Final = 2
LT: Final = 3
GT: Final = 4
NE: Final = 5


@dataclass(frozen=True, slots=True)
class Anything(Filter):
    pass


@dataclass(frozen=True, slots=True)
class And(Filter):
    parts: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class Or(Filter):
    parts: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class Not(Filter):
    part: Filter


def conjunction(a: Filter, b: Filter) -> Filter:
    """``a & b``: nested conjunctions become one, in the order written."""
    parts = (a.parts if isinstance(a, And) else (a,)) + (b.parts if isinstance(b, And) else (b,))
    return And(parts)


def disjunction(a: Filter, b: Filter) -> Filter:
    """``a | b``: nested disjunctions become one; card types, subtypes and colors join into one mask or list."""
    if isinstance(a, HasType) and isinstance(b, HasType):
        return HasType(a.types | b.types)
    if isinstance(a, HasColor) and isinstance(b, HasColor) and a.colors and b.colors:
        return HasColor(a.colors | b.colors)
    if isinstance(a, HasSubtype) and isinstance(b, HasSubtype):
        return HasSubtype(a.names + b.names)
    parts = (a.parts if isinstance(a, Or) else (a,)) + (b.parts if isinstance(b, Or) else (b,))
    return Or(parts)


@dataclass(frozen=True, slots=True)
class HasType(Filter):
    """Has one of these card types."""

    types: int


@dataclass(frozen=True, slots=True)
class HasSupertype(Filter):
    supertypes: int


@dataclass(frozen=True, slots=True)
class HasSubtype(Filter):
    """Has one of these subtypes."""

    names: Subtypes


@dataclass(frozen=True, slots=True)
class HasColor(Filter):
    """Is one of these colors; no colors asked for means colorless."""

    colors: ColorWords


@dataclass(frozen=True, slots=True)
class ColorCount(Filter):
    """Multicolored (two or more) or monocolored (exactly one)."""

    op: int
    count: int


@dataclass(frozen=True, slots=True)
class HasName(Filter):
    name: str


@dataclass(frozen=True, slots=True)
class ChosenName(Filter):
    """Has the name chosen for the ability's object (201.4, 607.2d)."""


@dataclass(frozen=True, slots=True)
class OfChosenType(Filter):
    """Is of the creature type, land type or card type chosen for the ability's object."""


@dataclass(frozen=True, slots=True)
class OfChosenColor(Filter):
    """Is of the color chosen for the ability's object, or for another one."""

    of: Selection = This()


@dataclass(frozen=True, slots=True)
class ControlledBy(Filter):
    who: Players


@dataclass(frozen=True, slots=True)
class DefendedBy(Filter):
    """Something to attack of which one of these players is the defending player (508.5): the player, the controller of the
    planeswalker, the protector of the battle."""

    who: Players


@dataclass(frozen=True, slots=True)
class OwnedBy(Filter):
    who: Players


@dataclass(frozen=True, slots=True)
class StatIs(Filter):
    """Compares a characteristic with a number; an object without that characteristic does not pass. ``own``: in the number
    the object asked about is ``ThatThing``: "mana value less than or equal to the number of cards in its controller's
    graveyard"."""

    which: int
    op: int
    amount: Amount
    own: bool = False


@dataclass(frozen=True, slots=True)
class ComparesStats(Filter):
    """Compares two characteristics of the object itself: "with toughness greater than its power"."""

    which: int
    op: int
    other: int


@dataclass(frozen=True, slots=True)
class ManaValueParity(Filter):
    even: bool


@dataclass(frozen=True, slots=True)
class HasManaCost(Filter):
    """Has one of these mana costs; an object without a mana cost has none of them (202.1b)."""

    costs: tuple[ManaCost, ...]


@dataclass(frozen=True, slots=True)
class HasKeyword(Filter):
    keyword: int


@dataclass(frozen=True, slots=True)
class HasLandwalk(Filter):
    """Has landwalk with this land type (702.14)."""

    name: str


@dataclass(frozen=True, slots=True)
class HasNoAbilities(Filter):
    pass


@dataclass(frozen=True, slots=True)
class HasManaAbility(Filter):
    """605.1: has an activated or triggered mana ability."""


@dataclass(frozen=True, slots=True)
class HasCounter(Filter):
    """Has at least this many counters of the kind; the empty kind means any."""

    kind: str
    least: Amount = 1


@dataclass(frozen=True, slots=True)
class IsTapped(Filter):
    pass


@dataclass(frozen=True, slots=True)
class IsAttacking(Filter):
    """Is attacking; if players are named, one of them or a planeswalker or battle of theirs; ``what``: it attacks a player or
    permanent that passes, as in ``statics.YOU_ALONE``."""

    whom: Players | None = None
    what: Filter | None = None


@dataclass(frozen=True, slots=True)
class IsBlocking(Filter):
    """Is blocking; ``whom``: one of these creatures."""

    whom: Selection | None = None


@dataclass(frozen=True, slots=True)
class IsBlocked(Filter):
    """Is an attacking creature that became blocked (509.1h); ``by``: one that one of these is blocking."""

    by: Selection | None = None


@dataclass(frozen=True, slots=True)
class IsUnblocked(Filter):
    """Is an attacking creature that no creature blocked once blockers were declared (509.1h)."""


LEVELS: Final = {2: LEVEL_2, 3: LEVEL_3}
MARK_WORD: Final = {
    RENOWNED: "renowned",
    MONSTROUS: "monstrous",
    TRIBUTE_PAID: "paid tribute to",
    SADDLED: "saddled",
    SUSPECTED: "suspected",
    SOLVED: "solved",
    HARNESSED: "harnessed",
    LEVEL_2: "level 2",
    LEVEL_3: "level 3",
    FLIPPED: "flipped",
    RING_BEARER: "ring-bearer",
}
WORD_MARK: Final = {word: mark for mark, word in MARK_WORD.items()}
ALL_MARKS: Final = (
    RENOWNED | MONSTROUS | TRIBUTE_PAID | SADDLED | SUSPECTED | SOLVED | HARNESSED | LEVEL_3 | FLIPPED | RING_BEARER
)


@dataclass(frozen=True, slots=True)
class IsMarked(Filter):
    """Has become renowned, monstrous, solved …: one of the marks above."""

    mark: int


YOUR_RING_BEARER: Final = And((IsMarked(RING_BEARER), ControlledBy(You())))  # 701.54e


@dataclass(frozen=True, slots=True)
class IsThis(Filter):
    """Is the ability's own object."""


@dataclass(frozen=True, slots=True)
class IsPaired(Filter):
    """702.95b: is paired with another creature; with one of these, if some are named."""

    partner: Selection | None = None


THE_PAIR: Final = Or((IsThis(), IsPaired(This())))  # "each of those creatures", "both creatures"


@dataclass(frozen=True, slots=True)
class IsGoaded(Filter):
    """701.15b."""


@dataclass(frozen=True, slots=True)
class IsToken(Filter):
    pass


@dataclass(frozen=True, slots=True)
class IsCard(Filter):
    """108.2: is represented by a card: no token, and no copy of a spell."""


@dataclass(frozen=True, slots=True)
class IsModified(Filter):
    """700.9: has a counter, an Equipment, or an Aura that its controller controls."""


@dataclass(frozen=True, slots=True)
class IsHistoric(Filter):
    """700.6: is legendary, an artifact, or a Saga."""


OUTLAWS: Final = ("Assassin", "Mercenary", "Pirate", "Rogue", "Warlock")


@dataclass(frozen=True, slots=True)
class IsOutlaw(Filter):
    """700.12: is an Assassin, Mercenary, Pirate, Rogue, and/or Warlock; none of these words is in the text (612.2)."""


@dataclass(frozen=True, slots=True)
class IsFaceDown(Filter):
    pass


@dataclass(frozen=True, slots=True)
class IsCommander(Filter):
    pass


YOUR_COMMANDER: Final = And((IsCommander(), OwnedBy(You())))


@dataclass(frozen=True, slots=True)
class IsDesignated(Filter):
    pass


@dataclass(frozen=True, slots=True)
class IsSuspended(Filter):
    pass


@dataclass(frozen=True, slots=True)
class IsForetold(Filter):
    pass


@dataclass(frozen=True, slots=True)
class HasAlternative(Filter):
    """ "Has an Adventure": the copiable values hold alternative characteristics of this kind (715.2a)."""

    kind: int


@dataclass(frozen=True, slots=True)
class IsSpell(Filter):
    """Is a spell on the stack, or would be one, as it is cast (112.1)."""


@dataclass(frozen=True, slots=True)
class IsAbility(Filter):
    """Is an activated and/or triggered ability on the stack (113.3)."""

    activated: bool = True
    triggered: bool = True


@dataclass(frozen=True, slots=True)
class SourceIs(Filter):
    """Is an ability on the stack whose source passes."""

    where: Filter


@dataclass(frozen=True, slots=True)
class IsIn(Filter):
    """Is in one of these zones, where a description refers to several."""

    zones: int


@dataclass(frozen=True, slots=True)
class CameFrom(Filter):
    """Is the object that one of a selection became when it changed zones this turn (400.7)."""

    what: Selection


@dataclass(frozen=True, slots=True)
class ExiledBy(Filter):
    """Is a card in exile that one of these players exiled."""

    who: Players


@dataclass(frozen=True, slots=True)
class IsOneOf(Filter):
    what: Selection


@dataclass(frozen=True, slots=True)
class IsAttachedTo(Filter):
    what: Selection


@dataclass(frozen=True, slots=True)
class HasAttached(Filter):
    """Has something attached that passes: "enchanted creature", "equipped creature" in general."""

    where: Filter


@dataclass(frozen=True, slots=True)
class SharesTypeWith(Filter):
    what: Selection


@dataclass(frozen=True, slots=True)
class SharesCreatureTypeWith(Filter):
    what: Selection


@dataclass(frozen=True, slots=True)
class SharesColorWith(Filter):
    what: Selection


@dataclass(frozen=True, slots=True)
class SharesNameWith(Filter):
    what: Selection


@dataclass(frozen=True, slots=True)
class WasCastFrom(Filter):
    """Was cast (or would be cast) from one of these zones: the caster's own, or ``anyones``: "from a graveyard"."""

    zones: int
    anyones: bool = False


@dataclass(frozen=True, slots=True)
class WasCastBy(Filter):
    """Was cast by one of these players: "if you cast it"."""

    who: Players


@dataclass(frozen=True, slots=True)
class WasKicked(Filter):
    """Is a spell that was kicked, or the permanent that it became (702.33d)."""


@dataclass(frozen=True, slots=True)
class WasCastFor(Filter):
    """Is a spell that was cast for a cost of this name, or the permanent that it became: "warped" (702.185c)."""

    name: str


@dataclass(frozen=True, slots=True)
class NthCast(Filter):
    """Is a spell with this place among those cast this turn that fit, or would have it: "the first spell you cast"; a number
    kept when an effect began: "the next spell you cast"."""

    what: Pattern
    nth: Amount


@dataclass(frozen=True, slots=True)
class TargetsSome(Filter):
    """Is a spell or ability that targets an object that passes, or one of some players (115.9b)."""

    where: Filter | None
    players: Players | None = None


@dataclass(frozen=True, slots=True)
class HasTargets(Filter):
    """Is a spell or ability with this many targets, each counted as often as it was chosen (115.9a)."""

    count: int = 1


@dataclass(frozen=True, slots=True)
class TargetsOnly(Filter):
    """Is a spell or ability that targets one thing and nothing else, however often: an object that passes or one of some
    players (115.9c)."""

    where: Filter | None
    players: Players | None = None


@dataclass(frozen=True, slots=True)
class DidThisTurn(Filter):
    """Something happened this turn with this object as its subject: "creature that blocked this turn". ``source``: with this
    object as the source of the damage: "creature that dealt damage to you this turn"."""

    what: Pattern
    source: bool = False


@dataclass(frozen=True, slots=True)
class Crewed(Filter):
    """Crewed one of these this turn (702.122b)."""

    what: Selection


@dataclass(frozen=True, slots=True)
class Convoked(Filter):
    """Was tapped to convoke one of these spells, or the spell that became one of these permanents (702.51b)."""

    what: Selection


@dataclass(frozen=True, slots=True)
class CostHasX(Filter):
    pass


@dataclass(frozen=True, slots=True)
class CanBeEnchantedBy(Filter):
    what: Selection


@dataclass(frozen=True, slots=True)
class BecameThis(Filter):
    """Is the spell that became this permanent (608.3a), which by then is another object (400.7)."""


@dataclass(frozen=True, slots=True)
class EnteredThisTurn(Filter):
    pass
