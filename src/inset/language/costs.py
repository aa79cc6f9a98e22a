"""Costs (118): what is paid to cast a spell, to activate an ability, or because an effect says so."""

from __future__ import annotations

from typing import Final

from inset.kernel.mana import FREE, ManaCost
from inset.kernel.types import GRAVEYARD, HAND
from inset.language.filters import Anything, HasSubtype
from inset.language.node import Amount, Cost, Filter, Selection, dataclass


@dataclass(frozen=True, slots=True)
class PayMana(Cost):
    cost: ManaCost


@dataclass(frozen=True, slots=True)
class PayManaOf(Cost):
    """The mana cost of an object: "the flashback cost is equal to its mana cost"; less this much generic mana."""

    what: Selection
    less: int = 0


@dataclass(frozen=True, slots=True)
class PayGeneric(Cost):
    """Generic mana in a computed amount ({X} where X is …)."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class TapThis(Cost):
    """{T} (107.5)."""


@dataclass(frozen=True, slots=True)
class UntapThis(Cost):
    """{Q} (107.6)."""


@dataclass(frozen=True, slots=True)
class PayLife(Cost):
    amount: Amount


@dataclass(frozen=True, slots=True)
class OthersGainLife(Cost):
    """Have an opponent, or each other player, gain life (119.7)."""

    amount: int
    each: bool = False


@dataclass(frozen=True, slots=True)
class PayCounters(Cost):
    """Energy and the like: the player pays counters that they have."""

    kind: str
    amount: Amount


@dataclass(frozen=True, slots=True)
class SacrificeThis(Cost):
    pass


@dataclass(frozen=True, slots=True)
class SacrificeOther(Cost):
    """Sacrifice this many permanents that pass."""

    where: Filter
    count: Amount = 1


@dataclass(frozen=True, slots=True)
class DiscardThis(Cost):
    pass


@dataclass(frozen=True, slots=True)
class DiscardCards(Cost):
    where: Filter
    count: Amount = 1
    at_random: bool = False


@dataclass(frozen=True, slots=True)
class DiscardHand(Cost):
    pass


@dataclass(frozen=True, slots=True)
class ExileThis(Cost):
    """Exile the object itself from the zone that it is in."""


@dataclass(frozen=True, slots=True)
class ExileCards(Cost):
    """Exile this many other cards that pass from one of the player's zones (or permanents that they control);
    ``one_graveyard``: from one graveyard, anybody's; ``itself``: the object itself may be one of them."""

    where: Filter
    zone: int = HAND
    count: Amount = 1
    one_graveyard: bool = False
    itself: bool = False


@dataclass(frozen=True, slots=True)
class ExileMaterials(Cost):
    """702.167a: exile this many others that pass, from permanents that the player controls and/or cards in their graveyard."""

    where: Filter
    count: Amount = 1
    or_more: bool = False


@dataclass(frozen=True, slots=True)
class ReturnToHand(Cost):
    """Return this many permanents that pass and that the player controls, or ``anybodys``, to their owner's hand."""

    where: Filter
    count: Amount = 1
    anybodys: bool = False


@dataclass(frozen=True, slots=True)
class TapOthers(Cost):
    """Tap this many untapped permanents that pass."""

    where: Filter
    count: Amount = 1


@dataclass(frozen=True, slots=True)
class UntapOthers(Cost):
    """Untap this many tapped permanents that pass."""

    where: Filter
    count: Amount = 1


@dataclass(frozen=True, slots=True)
class TapPower(Cost):
    """Crew, saddle: tap any number of other untapped creatures with this much total power (702.122a)."""

    power: Amount


@dataclass(frozen=True, slots=True)
class RemoveCounters(Cost):
    """Remove counters from the object itself; ``every``: all of them, and X is how many they are."""

    kind: str
    count: Amount = 1
    every: bool = False


@dataclass(frozen=True, slots=True)
class PutCounters(Cost):
    """Put counters on the object itself (a loyalty ability with plus, 606.4)."""

    kind: str
    count: Amount = 1


@dataclass(frozen=True, slots=True)
class TakeCountersFrom(Cost):
    """Remove this many counters from a permanent that passes, or from ``among`` several of them; the empty kind means counters
    of any kinds."""

    where: Filter
    kind: str = ""
    count: Amount = 1
    among: bool = False


@dataclass(frozen=True, slots=True)
class PutCountersOn(Cost):
    """Put this many counters on a permanent that passes."""

    where: Filter
    kind: str
    count: Amount = 1


@dataclass(frozen=True, slots=True)
class RevealCards(Cost):
    """Reveal this many cards that pass from the hand."""

    where: Filter
    count: Amount = 1


@dataclass(frozen=True, slots=True)
class RevealThis(Cost):
    """Reveal this card from the hand (702.57a)."""


@dataclass(frozen=True, slots=True)
class Behold(Cost):
    """701.4: choose such a permanent that the player controls, or reveal such a card from the hand."""

    where: Filter


@dataclass(frozen=True, slots=True)
class MillCards(Cost):
    count: Amount


EVIDENCE: Final = "evidence"  # the name of collecting it as an optional additional cost (701.59c)


@dataclass(frozen=True, slots=True)
class CollectEvidence(Cost):
    """701.59a: exile any number of cards from the player's graveyard with at least this total mana value."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Blight(Cost):
    """701.68: put this many -1/-1 counters on a creature that the player controls."""

    count: Amount = 1


OPTIONAL: Final = "additional"  # the name of an optional additional cost that has no name of its own (118.8a)
NUMBER: Final = "number"  # the name of an additional cost of any number of objects, as often as there are objects
WATER: Final = "waterbend"  # the name of a waterbend cost as an optional additional cost


@dataclass(frozen=True, slots=True)
class Waterbend(Cost):
    """701.67a: pay mana; for each generic mana in it an artifact or creature of the player's may be tapped instead."""

    cost: ManaCost


@dataclass(frozen=True, slots=True)
class Forage(Cost):
    """701.61a: one of the costs of ``FORAGE``."""


@dataclass(frozen=True, slots=True)
class Repeated(Cost):
    """A cost this many times over (702.24a): all of it or none."""

    cost: Cost
    times: Amount


@dataclass(frozen=True, slots=True)
class OneOf(Cost):
    """Pay one of these costs, as the player chooses."""

    options: tuple[Cost, ...]


@dataclass(frozen=True, slots=True)
class All(Cost):
    """Pay all of these costs, in any order (601.2h)."""

    parts: tuple[Cost, ...]


COST_SLOT: Final = 900  # the slot under which an ability finds what was sacrificed, discarded or tapped for it
THIS_SLOT: Final = 901  # … and what the object itself became that was exiled for it (400.7j)


# 701.61a: exile three cards from your graveyard or sacrifice a Food.
FORAGE: Final = OneOf((ExileCards(Anything(), GRAVEYARD, 3), SacrificeOther(HasSubtype(("Food",)))))

# 701.67c: what is left of a waterbend cost beside its mana: that the player waterbends.
WATERBENDING: Final = Waterbend(FREE)


@dataclass(frozen=True, slots=True)
class UnattachThis(Cost):
    """701.3d: unattach the Equipment itself from what it is attached to."""


@dataclass(frozen=True, slots=True)
class ExertThis(Cost):
    """701.43a: exert the permanent itself."""
