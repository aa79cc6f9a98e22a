"""Instructions that text words differently from the card language: copies, permissions, shields, tokens, later triggers."""

from __future__ import annotations

from inset.kernel.types import GRAVEYARD
from inset.language.effects import THIS_TURN
from inset.language.node import (
    Ability,
    Amount,
    Condition,
    Cost,
    Effect,
    Filter,
    Mod,
    Node,
    Pattern,
    Players,
    Selection,
    Static,
    Value,
    dataclass,
)


@dataclass(frozen=True, slots=True)
class Distributes(Effect):
    """ "Distribute two +1/+1 counters among …" (601.2d)."""

    count: Amount
    kind: str
    what: Selection


@dataclass(frozen=True, slots=True)
class Flips(Effect):
    """ "Flip a coin. If you win the flip, …. If you lose the flip, …"."""

    won: Effect | None = None
    lost: Effect | None = None
    lost_first: bool = False


@dataclass(frozen=True, slots=True)
class Shields(Effect):
    """The next N damage that would be dealt to something is prevented, or dealt ``onto`` something else; objects and
    players in one place, as the text has them."""

    amount: Amount
    to: Node
    onto: Node | None = None


@dataclass(frozen=True, slots=True)
class Guards(Effect):
    """The same for damage that a source of your choice would deal."""

    where: Filter
    to: Node | None = None
    once: bool = True
    onto: Node | None = None
    then: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class PreventsAnd(Static):
    """ "If damage would be dealt to ~, prevent that damage and …": what else happens, with the amount prevented (615.5)."""

    rule: Static
    deed: Effect


@dataclass(frozen=True, slots=True)
class PreventsBothWays(Effect):
    """ "Prevent all damage that would be dealt to and dealt by target creature": the same creature."""

    which: Filter
    combat: bool | None = None
    duration: int = THIS_TURN


@dataclass(frozen=True, slots=True)
class DamagePrevented(Value):
    """ "The damage prevented this way", "for each 1 damage prevented this way"."""


@dataclass(frozen=True, slots=True)
class TheSource(Selection):
    """ "That source", "the source": the source of the damage referred to."""


@dataclass(frozen=True, slots=True)
class DieRow(Node):
    """706.3: "1—9 | …": what happens if the result is among these."""

    low: int
    high: int
    text: Node


@dataclass(frozen=True, slots=True)
class RollsDie(Effect):
    """ "Roll a d20", with the rows of its table; ``plus``: what is added to the result."""

    sides: int
    rows: tuple[Node, ...] = ()
    plus: Amount = 0


@dataclass(frozen=True, slots=True)
class OwnerPuts(Effect):
    """The owner puts it on the top or bottom of their library; ``of``: how the text names the owner; ``choice``:
    "their choice of"."""

    what: Selection
    of: bool = False
    choice: bool = True
    depth: int = 0  # so many cards stay above it, if not at the bottom


@dataclass(frozen=True, slots=True)
class Copies(Effect):
    """ "Copy that card", "copy that spell"; ``again``: and you may choose new targets for the copy; ``exceptions``: "except the
    copy isn't legendary"."""

    what: Selection
    anew: bool = False
    exceptions: tuple[Mod, ...] = ()


@dataclass(frozen=True, slots=True)
class ReturnsItself(Effect):
    """ "Return this card from your graveyard to your hand": the ability functions there alone (113.6m)."""

    to: int
    tapped: bool = False
    attached: Selection | None = None
    attacking: bool = False
    home: int = GRAVEYARD


@dataclass(frozen=True, slots=True)
class GetsEmblem(Effect):
    """ "You get an emblem with …" (114.1)."""

    abilities: tuple[Ability, ...]
    who: Players


@dataclass(frozen=True, slots=True)
class CastsFree(Effect):
    """ "You may cast the copy without paying its mana cost"; ``lands``: "you may play"."""

    what: Selection
    lands: bool = False


@dataclass(frozen=True, slots=True)
class Permits(Effect):
    """ "You may play those cards this turn"; ``front``: with the duration in front; ``look``: may look at them, too."""

    what: Selection
    duration: int
    lands: bool = True
    front: bool = False
    look: bool = False
    inset: bool = False
    condition: Condition | None = None
    spend: int = 0  # as though mana were of any color or type
    free: bool = False  # without paying its mana cost
    owner: bool = False  # "its owner may play it"
    among: bool = False  # "spells from among those cards"


@dataclass(frozen=True, slots=True)
class NextCast(Effect):
    """ "When you next cast an instant spell this turn, …"."""

    spell: Filter
    deed: Effect


@dataclass(frozen=True, slots=True)
class ThisCombat(Effect):
    """ "Whenever that creature deals combat damage to a player this combat, …"."""

    what: Selection
    deed: Effect


@dataclass(frozen=True, slots=True)
class Creates(Effect):
    token: Node
    count: Amount
    who: Players
    tapped: bool = False
    attacking: bool = False
    whom: Players | None = None  # whom the tokens attack


@dataclass(frozen=True, slots=True)
class CreatesRole(Effect):
    """ "Create a Royal Role token attached to …" (111.10)."""

    name: str
    what: Selection
    who: Players


@dataclass(frozen=True, slots=True)
class LaterEvent(Effect):
    """ "Whenever a creature dies this turn, …", "until your next turn, whenever …" (603.7); ``front``: it comes first."""

    when: Pattern
    deed: Effect
    duration: int = THIS_TURN
    front: bool = False


@dataclass(frozen=True, slots=True)
class DiesLater(Effect):
    """ "When that creature dies this turn, …" (603.7); ``anywhere``: "leaves the battlefield"."""

    what: Selection
    deed: Effect
    anywhere: bool = False


@dataclass(frozen=True, slots=True)
class ExiledIfDies(Effect):
    """ "If that creature would die this turn, exile it instead" (614.1a)."""

    what: Selection


@dataclass(frozen=True, slots=True)
class PutsSoMany(Effect):
    """ "Put a number of +1/+1 counters on it equal to its power"; ``first``: the number is said before "on it"."""

    kind: str
    what: Selection
    count: Amount
    first: bool = False


@dataclass(frozen=True, slots=True)
class PutsChosen(Effect):
    """ "Put your choice of a flying counter or a reach counter on it": kinds and numbers."""

    counters: tuple[tuple[str, Amount], ...]
    what: Selection


@dataclass(frozen=True, slots=True)
class ExiledIfLeaves(Effect):
    """ "If it would leave the battlefield, exile it instead of putting it anywhere else"."""

    what: Selection


@dataclass(frozen=True, slots=True)
class DamageAlso(Effect):
    """ "3 damage to any target and 1 damage to you"."""

    amount: Amount
    to: Node
    more: Amount
    also: Node


@dataclass(frozen=True, slots=True)
class ShufflesInto(Effect):
    """ "Shuffle it into its owner's library" (701.24)."""

    what: Selection
    whose: Players


@dataclass(frozen=True, slots=True)
class CastsSome(Effect):
    """ "You may cast a spell with mana value 3 or less from your hand without paying its mana cost"."""

    spell: Filter
    most: int = 1


@dataclass(frozen=True, slots=True)
class PermitsTarget(Effect):
    """ "You may cast target instant card from your graveyard this turn"."""

    what: Selection
    duration: int


@dataclass(frozen=True, slots=True)
class KeepsOnly(Effect):
    """ "Chooses two creatures they control, then sacrifices the rest"; ``counters``: "puts a vow counter on a creature they
    control and sacrifices the rest"."""

    what: Selection
    counters: tuple[tuple[str, Amount], ...] = ()


@dataclass(frozen=True, slots=True)
class OnLosingControl(Effect):
    """ "When you lose control of the creature, …": a delayed triggered ability (603.7)."""

    what: Selection
    deed: Effect


@dataclass(frozen=True, slots=True)
class ExilesFromGraveyard(Effect):
    """ "Exile that card from your graveyard": only if it is there."""

    what: Selection


@dataclass(frozen=True, slots=True)
class PaysInstead(Static):
    """ "You may pay {0} rather than pay the mana cost for Zombie spells you cast"."""

    cost: Cost
    what: Filter


@dataclass(frozen=True, slots=True)
class GainsSuspend(Effect):
    """ "If it doesn't have suspend, it gains suspend": the card as it is where it was put."""

    what: Selection
