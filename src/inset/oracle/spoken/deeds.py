"""Instructions, conditions and costs of particular kinds that text says otherwise than the card language does."""

from __future__ import annotations

from dataclasses import dataclass

from inset.kernel.mana import FREE, ManaCost
from inset.language.node import (
    Ability,
    Amount,
    Condition,
    Cost,
    Effect,
    Filter,
    Mod,
    Node,
    Players,
    Selection,
    Static,
    Value,
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


@dataclass(frozen=True, slots=True)
class Shields(Effect):
    """The next so much damage that would be dealt to something is prevented, or dealt ``onto`` something else; objects and
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
class TapsOrUntaps(Effect):
    what: Selection


@dataclass(frozen=True, slots=True)
class Becomes(Effect):
    """ "Becomes a 0/0 artifact creature"."""

    size: Node
    kinds: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class BecomesLike(Effect):
    """A land becomes a creature with haste as large as something, and is still a land."""

    kind: Filter
    like: Selection


@dataclass(frozen=True, slots=True)
class TurnsDown(Effect):
    """Turn face down, as 2/2 creatures of a type."""

    what: Selection
    kind: Filter


@dataclass(frozen=True, slots=True)
class OwnerPuts(Effect):
    """The owner puts it on the top or bottom of their library; ``of``: how the owner is said."""

    what: Selection
    of: bool = False


@dataclass(frozen=True, slots=True)
class ChoiceOf(Effect):
    """ "Gains your choice of flying or lifelink until end of turn"."""

    keywords: tuple[Ability, ...]
    duration: int


@dataclass(frozen=True, slots=True)
class AmassText(Effect):
    kind: Filter
    count: Amount


@dataclass(frozen=True, slots=True)
class Incubates(Effect):
    count: Amount
    who: Players


@dataclass(frozen=True, slots=True)
class Investigates(Effect):
    times: Amount = 1


@dataclass(frozen=True, slots=True)
class Supports(Effect):
    """ "Support 2": on a permanent it speaks of other creatures (701.41a)."""

    count: Amount


@dataclass(frozen=True, slots=True)
class Earthbends(Effect):
    """ "Earthbend 2": target land you control (701.66a)."""

    count: Amount


@dataclass(frozen=True, slots=True)
class WinsClash(Condition):
    """ "If you win": the clash just before (701.30d)."""


@dataclass(frozen=True, slots=True)
class MaxSpeed(Ability):
    """ "Max speed — …" (702.178a)."""

    ability: Ability


@dataclass(frozen=True, slots=True)
class Infinity(Ability):
    """ "∞ — …" (702.186b)."""

    ability: Ability


@dataclass(frozen=True, slots=True)
class Keyworded(Ability):
    """ "Boast — …": a keyword that says when the ability may be activated."""

    keyword: int
    ability: Ability


@dataclass(frozen=True, slots=True)
class Devoured(Value):
    """ "For each creature it devoured"."""


@dataclass(frozen=True, slots=True)
class Copies(Effect):
    """ "Copy that card", "copy that spell"."""

    what: Selection


@dataclass(frozen=True, slots=True)
class ExcessToController(Effect):
    """ "Excess damage is dealt to that creature's controller instead": said of the sentence before (120.4a)."""


@dataclass(frozen=True, slots=True)
class ReturnsItself(Effect):
    """ "Return this card from your graveyard to your hand": the ability functions there alone (113.6m)."""

    to: int
    tapped: bool = False


@dataclass(frozen=True, slots=True)
class GetsEmblem(Effect):
    """ "You get an emblem with …" (114.1)."""

    abilities: tuple[Ability, ...]
    who: Players


@dataclass(frozen=True, slots=True)
class TheTokenHas(Effect):
    """ "It has …", "They have …": said of the tokens that the sentence before creates."""

    abilities: tuple[Ability, ...]
    many: bool = False


@dataclass(frozen=True, slots=True)
class NewTargets(Effect):
    """ "You may choose new targets for the copy": belongs to the copying before it."""


@dataclass(frozen=True, slots=True)
class NoRegeneration(Effect):
    """ "It can't be regenerated": belongs to the destruction before it."""

    what: Selection


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


@dataclass(frozen=True, slots=True)
class CreatesRole(Effect):
    """ "Create a Royal Role token attached to …" (111.10)."""

    name: str
    what: Selection
    who: Players


@dataclass(frozen=True, slots=True)
class OpponentsWho(Value):
    """ "The number of opponents who control an artifact"."""

    what: Filter


@dataclass(frozen=True, slots=True)
class LifeLost(Value):
    """ "The life lost this way"."""


@dataclass(frozen=True, slots=True)
class MoreThanYou(Condition):
    """ "An opponent controls more creatures than you", or has more cards in hand (``what`` is none)."""

    what: Filter | None


@dataclass(frozen=True, slots=True)
class PerEachMod(Mod):
    """ "Get +1/+1 for each creature you control"."""

    change: Mod
    each: Value


@dataclass(frozen=True, slots=True)
class AlsoIs(Mod):
    """ "Is a Knight in addition to its other types"."""

    kind: Filter


@dataclass(frozen=True, slots=True)
class SizeIs(Static):
    """ "~'s power and toughness are each equal to …" (604.3)."""

    power: Amount | None
    toughness: Amount | None


@dataclass(frozen=True, slots=True)
class CostsLess(Static):
    """ "Instant spells you cast cost {1} less to cast"."""

    what: Filter
    amount: Amount
    sign: int = -1
    colored: ManaCost = FREE
    only_colored: bool = False


@dataclass(frozen=True, slots=True)
class ExileFromGraveyard(Cost):
    """ "Exile this card from your graveyard": the ability functions there (113.6m)."""


@dataclass(frozen=True, slots=True)
class BothOwned(Condition):
    """ "You both own and control ~ and a creature named …": a meld pair (712.4a)."""

    other: Filter


@dataclass(frozen=True, slots=True)
class MeldsThem(Effect):
    """ "Exile them, then meld them into …": those that were spoken of."""

    into: str


@dataclass(frozen=True, slots=True)
class WasPaid(Condition):
    """ "It was kicked", "its surge cost was paid": a cost of the object that speaks, told by its name."""

    what: Selection
    name: str


@dataclass(frozen=True, slots=True)
class PaidTimes(Value):
    """ "For each time it was kicked"."""

    what: Selection
    name: str


@dataclass(frozen=True, slots=True)
class VotesOn(Effect):
    """ "Starting with you, each player votes for a creature you don't control" (701.38b)."""

    what: Filter


@dataclass(frozen=True, slots=True)
class MostVoted(Selection):
    """ "Each creature with the most votes or tied for most votes"."""

    noun: str


@dataclass(frozen=True, slots=True)
class GetsMore(Condition):
    """ "Death gets more votes", "… or the vote is tied"."""

    word: str
    tied: bool = False


@dataclass(frozen=True, slots=True)
class VotesFor(Value):
    """ "For each death vote"."""

    word: str


@dataclass(frozen=True, slots=True)
class TheVoter(Players):
    pass


@dataclass(frozen=True, slots=True)
class Faces(Effect):
    """ "Each opponent faces a villainous choice — …, or …" (701.55a)."""

    who: Players
    options: tuple[Effect, Effect]
