"""Who and what card text refers to: players (102, 109.5) and objects (109), by their role in the text."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import BATTLEFIELD
from inset.language.node import Amount, Condition, Filter, Pattern, Players, Selection, dataclass

# --- players ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class You(Players):
    """The controller of the ability's object (109.5)."""


@dataclass(frozen=True, slots=True)
class Opponents(Players):
    """Each opponent (102.3)."""


@dataclass(frozen=True, slots=True)
class AllPlayers(Players):
    pass


@dataclass(frozen=True, slots=True)
class TargetPlayers(Players):
    """The players chosen for a target slot."""

    slot: int = 0


@dataclass(frozen=True, slots=True)
class ControllerOf(Players):
    what: Selection


@dataclass(frozen=True, slots=True)
class OwnerOf(Players):
    what: Selection


@dataclass(frozen=True, slots=True)
class EventPlayer(Players):
    """ "That player": the player in the event that triggered the ability."""


@dataclass(frozen=True, slots=True)
class ActivePlayer(Players):
    pass


@dataclass(frozen=True, slots=True)
class TheMonarch(Players):
    """725."""


@dataclass(frozen=True, slots=True)
class InitiativeHolder(Players):
    """726: the player who has the initiative."""


@dataclass(frozen=True, slots=True)
class DefendingPlayer(Players):
    """508.5: the player whom the creature in question attacks, or attacked."""

    what: Selection


@dataclass(frozen=True, slots=True)
class AttackedPlayer(Players):
    """The player whom the creature in question is attacking, or was attacking as it was removed from combat."""

    what: Selection


@dataclass(frozen=True, slots=True)
class ThatOne(Players):
    """The player of the turn of a ``ForEachPlayer``."""


@dataclass(frozen=True, slots=True)
class ChosenPlayer(Players):
    """The player chosen as the source entered or by an earlier instruction."""


@dataclass(frozen=True, slots=True)
class ChoseSide(Players):
    """The players who chose this word for the source."""

    word: str


@dataclass(frozen=True, slots=True)
class EnchantedPlayer(Players):
    """ "Enchanted player": whom this is attached to (303.4b)."""


@dataclass(frozen=True, slots=True)
class PlayersWhere(Players):
    """Those of the players for whom a condition holds; in it, ``ThatOne`` is the player asked about."""

    who: Players
    condition: Condition


@dataclass(frozen=True, slots=True)
class PlayersInEvents(Players):
    """Those of the players to whom something happened this turn."""

    who: Players
    what: Pattern


@dataclass(frozen=True, slots=True)
class SavedPlayers(Players):
    slot: int


@dataclass(frozen=True, slots=True)
class PlayersAttacked(Players):
    """The players being attacked now (506.2); planeswalkers and battles do not count as their controllers."""


@dataclass(frozen=True, slots=True)
class AttackedThisCombat(Players):
    """The opponents whom you attacked with a creature this combat (702.121a): declared attackers of players count."""


@dataclass(frozen=True, slots=True)
class Blessed(Players):
    """702.131c: the players who have the city's blessing."""


@dataclass(frozen=True, slots=True)
class ControlsExiler(Players):
    """ "The player who controls the permanent that exiled this card" (702.75a), at the time it is asked."""


@dataclass(frozen=True, slots=True)
class MostLife(Players):
    """ "The player with the most life or tied for most life"."""


@dataclass(frozen=True, slots=True)
class Voted(Players):
    """Those of the players who voted for a choice that "you" voted for (``same``), or didn't vote for (701.38)."""

    who: Players
    same: bool = True


@dataclass(frozen=True, slots=True)
class PlayerUnion(Players):
    """ "You and target opponent": the players of each part, each once."""

    parts: tuple[Players, ...]


@dataclass(frozen=True, slots=True)
class PlayersExcept(Players):
    """ "Each other opponent": the players who are none of the others."""

    who: Players
    but: Players


# --- objects ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class This(Selection):
    """The object that the ability is on, or that the ability came from (113.7)."""


@dataclass(frozen=True, slots=True)
class Target(Selection):
    """What was chosen for a target slot and is still legal (608.2b)."""

    slot: int = 0


@dataclass(frozen=True, slots=True)
class Each(Selection):
    """All objects in a zone that pass a filter; in an owned zone, those of ``of`` (all players if none is named)."""

    where: Filter
    zone: int = BATTLEFIELD
    of: Players | None = None


@dataclass(frozen=True, slots=True)
class EventObject(Selection):
    """ "It", "that creature", "that spell": the object in the event that triggered the ability."""


@dataclass(frozen=True, slots=True)
class EventOther(Selection):
    """The other object of the event: the damaged creature, the spell that targets."""


@dataclass(frozen=True, slots=True)
class AttackedPermanent(Selection):
    """The planeswalker or battle that the creature in question is attacking, or was as it was removed from combat."""

    what: Selection


@dataclass(frozen=True, slots=True)
class Granter(Selection):
    """In an ability that an effect gives: the object whose ability gives it, called by its name (201.5a)."""


@dataclass(frozen=True, slots=True)
class Host(Selection):
    """ "Enchanted creature", "equipped creature": what this is attached to (301.5, 303.4)."""


@dataclass(frozen=True, slots=True)
class Saved(Selection):
    """Objects that an earlier instruction of the same ability kept, followed as 400.7 allows."""

    slot: int


@dataclass(frozen=True, slots=True)
class ThatThing(Selection):
    """The object of the turn of a ``ForEach``."""


@dataclass(frozen=True, slots=True)
class LinkedCards(Selection):
    """ "The exiled card", "cards exiled with this": linked abilities (607). ``put``: what an ability of this put onto the
    battlefield instead, also if it has left since."""

    put: bool = False


HAUNTING: Final = 1  # how a card in exile is bound to a creature: it haunts it (702.55b) …
ENCODED: Final = 2  # … or is encoded on it (702.99b)


@dataclass(frozen=True, slots=True)
class Bearer(Selection):
    """The creature that this card in exile is bound to, whatever it is now: "the creature it haunts"."""

    bond: int


@dataclass(frozen=True, slots=True)
class Materials(Selection):
    """ "The exiled cards used to craft it" (702.167c)."""


@dataclass(frozen=True, slots=True)
class ConvokedWith(Selection):
    """The creatures that convoked a spell (702.51c), wherever they are now."""

    spell: Selection


@dataclass(frozen=True, slots=True)
class TopOfLibrary(Selection):
    who: Players
    count: Amount


@dataclass(frozen=True, slots=True)
class Union(Selection):
    parts: tuple[Selection, ...]


@dataclass(frozen=True, slots=True)
class Among(Selection):
    """The objects of a selection that pass a filter."""

    what: Selection
    where: Filter


@dataclass(frozen=True, slots=True)
class Last(Selection):
    """The last object of a selection: "the last creature card exiled with this"."""

    what: Selection


@dataclass(frozen=True, slots=True)
class TargetsOf(Selection):
    """The objects that a spell or ability on the stack targets."""

    what: Selection


@dataclass(frozen=True, slots=True)
class SourceOf(Selection):
    """The source of an ability on the stack (113.7)."""

    what: Selection
