"""Patterns of events: what triggers an ability (603.2), and what card text asks about the turn so far.

In a filter inside a pattern, ``This`` and ``You`` are those of the ability itself.
"""

from __future__ import annotations

from typing import Final

from inset.kernel.types import ANY_ZONE
from inset.language.filters import Anything
from inset.language.node import Amount, Condition, Filter, Pattern, Players, dataclass
from inset.language.selections import AllPlayers


@dataclass(frozen=True, slots=True)
class Moves(Pattern):
    """An object goes from one of some zones to one of others: enters, leaves, dies, is put into a graveyard.

    ``where`` is asked of the object as it is after the move if it enters the battlefield, else as it last was
    before it (603.10). ``batch``: "one or more": triggers once for all that move together. ``resolving``: a spell, as it
    resolves (608.2n). ``milled``: a card, as a player mills it (701.17).
    """

    where: Filter
    origin: int = ANY_ZONE
    destination: int = ANY_ZONE
    batch: bool = False
    resolving: bool = False
    milled: bool = False


@dataclass(frozen=True, slots=True)
class Casts(Pattern):
    """A player casts a spell; ``nth`` is its place among those that fit and were cast by that player this turn."""

    who: Players
    where: Filter = Anything()
    nth: int = 0


@dataclass(frozen=True, slots=True)
class Copies(Pattern):
    """A player copies a spell (707.10): the object of the event is the copy."""

    who: Players
    where: Filter = Anything()


@dataclass(frozen=True, slots=True)
class Activates(Pattern):
    """A player activates an ability, no mana ability, of a source that passes; ``keyword``: one that is written after it;
    ``loyalty``: a loyalty ability."""

    who: Players
    where: Filter = Anything()
    keyword: int = 0
    loyalty: bool = False


@dataclass(frozen=True, slots=True)
class PlaysCard(Pattern):
    """A player plays a land or casts a spell, from one of these zones (701.18)."""

    who: Players
    where: Filter = Anything()
    origin: int = ANY_ZONE


@dataclass(frozen=True, slots=True)
class Attacks(Pattern):
    """A creature is declared as an attacker (508.1); ``alone``: and no other is (506.5); ``whom``: what it attacks passes,
    where a player passes as an object that they control and that has no type (508.3b)."""

    where: Filter
    alone: bool = False
    whom: Filter | None = None


@dataclass(frozen=True, slots=True)
class AttacksUnblocked(Pattern):
    """A creature attacks and isn't blocked: noticed as blockers are declared (508.3f, 509.3g). ``batch``: one or more do."""

    where: Filter
    batch: bool = False


# --- what a permanent or a player does by a keyword ------------------------------------------------------------------
EXPLOITS: Final = 1  # 702.110b; the other object of the event is the creature sacrificed
CONNIVES: Final = 2  # 701.50b
MANIFESTS_DREAD: Final = 3  # 701.62b
FIREBENDS: Final = 4  # 702.189b
COLLECTS_EVIDENCE: Final = 5
EARTHBENDS: Final = 6  # 701.66b
BLIGHTS: Final = 7  # 701.68d
TEMPTED: Final = 8  # 701.54d; the object of the event is the creature chosen
CHOOSES_BEARER: Final = 9
ENLISTS: Final = 10  # 702.154c; the other object of the event is the creature tapped
AIRBENDS: Final = 12  # 701.65b
WATERBENDS: Final = 13  # 701.67c
EXPLORES: Final = 14  # 701.44b
CYCLES: Final = 15  # 702.29c; the object of the event is the card, where it is by then
PROLIFERATES: Final = 16  # 701.34a
SEARCHES: Final = 18  # 701.23a: their own library
CREWING: Final = 17  # 702.122b; the other object of the event is the Vehicle
DEED_WORD: Final = {
    EXPLOITS: "exploits a creature",
    CONNIVES: "connives",
    EXPLORES: "explores",
    ENLISTS: "enlists a creature",
    CREWING: "crews a Vehicle",
    MANIFESTS_DREAD: "manifest dread",
    FIREBENDS: "firebend",
    COLLECTS_EVIDENCE: "collect evidence",
    EARTHBENDS: "earthbend",
    BLIGHTS: "blight",
    AIRBENDS: "airbend",
    WATERBENDS: "waterbend",
    CYCLES: "cycle",
    PROLIFERATES: "proliferate",
    SEARCHES: "search their library",
    CHOOSES_BEARER: "choose a creature as your Ring-bearer",
}
BY_PLAYERS: Final = (
    MANIFESTS_DREAD,
    FIREBENDS,
    COLLECTS_EVIDENCE,
    EARTHBENDS,
    BLIGHTS,
    CHOOSES_BEARER,
    AIRBENDS,
    WATERBENDS,
    CYCLES,
    PROLIFERATES,
    SEARCHES,
)


@dataclass(frozen=True, slots=True)
class Deed(Pattern):
    """A permanent that passes, or one of these players, does what a keyword names: one of the actions above."""

    which: int
    where: Filter = Anything()
    who: Players = AllPlayers()


@dataclass(frozen=True, slots=True)
class PlayerAttacks(Pattern):
    """ "Whenever you attack": a player declares at least this many attackers that pass, attacking what passes ``whom``
    (508.3b–e)."""

    who: Players
    least: int = 1
    where: Filter = Anything()
    whom: Filter | None = None


@dataclass(frozen=True, slots=True)
class AttacksEach(Pattern):
    """ "Whenever you attack a player": one of these players declares at least this many attackers that pass, attacking one
    player or permanent that passes ``whom``; once for each of those (508.3e). The object of the event is one of the attackers."""

    who: Players
    whom: Filter
    least: int = 1
    where: Filter = Anything()


@dataclass(frozen=True, slots=True)
class Blocks(Pattern):
    """A creature that passes blocks (509.3a); ``whom``: one that passes, once for each pair (509.3b); ``least``: once, at
    least this many that pass (509.3e)."""

    where: Filter
    whom: Filter | None = None
    least: int = 0


@dataclass(frozen=True, slots=True)
class BecomesBlocked(Pattern):
    """A creature that passes becomes blocked (509.3c); ``by``: by one that passes, once for each of them, which is the
    other object of the event (509.3d); ``least``: once, by at least this many that pass (509.3e)."""

    where: Filter
    batch: bool = False
    by: Filter | None = None
    least: int = 0


@dataclass(frozen=True, slots=True)
class DealsDamage(Pattern):
    """Damage is dealt by a source that passes, to an object that passes and/or to one of some players; ``to_several``: to one
    or more of them at once, which is one event (603.2c)."""

    source: Filter
    to: Filter | None = None
    to_players: Players | None = None
    combat: bool | None = None
    batch: bool = False
    to_several: bool = False


@dataclass(frozen=True, slots=True)
class PreventsDamage(Pattern):
    """Damage that would be dealt to an object that passes and/or to one of some players is prevented (615.13)."""

    to: Filter | None = None
    to_players: Players | None = None


@dataclass(frozen=True, slots=True)
class DealtExcess(Pattern):
    """A permanent that passes is dealt excess damage by one or more sources at once (120.10)."""

    where: Filter
    combat: bool | None = None


@dataclass(frozen=True, slots=True)
class Descends(Pattern):
    """700.11: a permanent card is put into a player's graveyard from anywhere."""

    who: Players


@dataclass(frozen=True, slots=True)
class CommitsCrime(Pattern):
    """700.13: a player casts, activates or puts on the stack what targets an opponent, something that an opponent controls, or a
    card in an opponent's graveyard."""

    who: Players


@dataclass(frozen=True, slots=True)
class FlipsCoin(Pattern):
    """A player wins a coin flip, or loses one (705.2)."""

    who: Players
    won: bool = True


@dataclass(frozen=True, slots=True)
class RollsDice(Pattern):
    """A player rolls one or more dice (706)."""

    who: Players


@dataclass(frozen=True, slots=True)
class GainsLife(Pattern):
    who: Players
    first: bool = False


@dataclass(frozen=True, slots=True)
class LosesLife(Pattern):
    who: Players


@dataclass(frozen=True, slots=True)
class DrawsCard(Pattern):
    """A player draws a card; ``nth``: their nth of the turn."""

    who: Players
    nth: int = 0


@dataclass(frozen=True, slots=True)
class Discards(Pattern):
    """``by``: because of a spell or ability that one of these players controls."""

    who: Players
    where: Filter = Anything()
    batch: bool = False
    by: Players | None = None


@dataclass(frozen=True, slots=True)
class Sacrifices(Pattern):
    who: Players
    where: Filter = Anything()


@dataclass(frozen=True, slots=True)
class Shuffles(Pattern):
    """A player shuffles their library; ``own``: because of a spell or ability that they control."""

    who: Players
    own: bool = False


@dataclass(frozen=True, slots=True)
class Scries(Pattern):
    """A player scries (701.22) and/or surveils (701.25)."""

    who: Players
    scry: bool = True
    surveil: bool = True


@dataclass(frozen=True, slots=True)
class BeginningOf(Pattern):
    """A step begins in the turn of one of these players (500.6, 603.6b); ``each``: of the postcombat main phases each, not
    only the second main phase of a turn (505.1); ``next_turn``: not in the turn in which the delayed ability was created."""

    step: int
    whose: Players = AllPlayers()
    each: bool = False
    next_turn: bool = False


@dataclass(frozen=True, slots=True)
class BecomesTarget(Pattern):
    """An object becomes the target of a spell or ability that passes (115); ``players``: or one of these players."""

    where: Filter
    of: Filter = Anything()
    players: Players | None = None


@dataclass(frozen=True, slots=True)
class TapsForMana(Pattern):
    where: Filter


@dataclass(frozen=True, slots=True)
class BecomesTapped(Pattern):
    """``attacking``: by being declared as an attacker (508.1f)."""

    where: Filter
    attacking: bool = False


@dataclass(frozen=True, slots=True)
class Phases(Pattern):
    """A permanent phases out, which is looked back at (603.10b), or in."""

    where: Filter
    out: bool = True


@dataclass(frozen=True, slots=True)
class BecomesUnattached(Pattern):
    """An Aura, Equipment or Fortification ceases to be attached to something (603.10c, 701.3d)."""

    where: Filter


@dataclass(frozen=True, slots=True)
class LosesControl(Pattern):
    """A player loses control of an object that passes (603.10d); ``to``: one of these players gains it."""

    who: Players
    where: Filter = Anything()
    to: Players | None = None


@dataclass(frozen=True, slots=True)
class IsCountered(Pattern):
    """A spell that passes is countered (603.10e); ``by``: by a spell or ability that one of these players controls."""

    where: Filter
    by: Players | None = None


@dataclass(frozen=True, slots=True)
class BecomesUntapped(Pattern):
    where: Filter


@dataclass(frozen=True, slots=True)
class PutsCounters(Pattern):
    """Counters of a kind are put on an object that passes; ``nth``: among them the nth on it (122.7); ``each``: a counter
    is put on it, and each of several is an occurrence (603.2c); ``who``: one of these players puts them (122.6)."""

    where: Filter
    kind: str = ""
    nth: int = 0
    each: bool = False
    who: Players | None = None


@dataclass(frozen=True, slots=True)
class Mutates(Pattern):
    where: Filter


@dataclass(frozen=True, slots=True)
class Foretells(Pattern):
    who: Players


@dataclass(frozen=True, slots=True)
class Expends(Pattern):
    """A player spends their nth mana of the turn on spells (700.14)."""

    who: Players
    amount: int


@dataclass(frozen=True, slots=True)
class LosesGame(Pattern):
    who: Players


@dataclass(frozen=True, slots=True)
class TurnsFaceUp(Pattern):
    where: Filter


@dataclass(frozen=True, slots=True)
class Transforms(Pattern):
    """An object transforms; ``into``: it transforms or converts into one that passes (701.27e)."""

    where: Filter
    into: bool = False


@dataclass(frozen=True, slots=True)
class UnlocksDoor(Pattern):
    """A player unlocks the half, left (0) or right (1), of this permanent that has the ability (709.5h)."""

    who: Players
    half: int = 0


@dataclass(frozen=True, slots=True)
class FullyUnlocks(Pattern):
    """A player unlocks the last locked half of a permanent that passes (709.5i)."""

    who: Players
    where: Filter


@dataclass(frozen=True, slots=True)
class CreatesToken(Pattern):
    """A player creates a token that passes; ``batch``: "one or more": once for all those created together (603.2c)."""

    who: Players
    where: Filter = Anything()
    batch: bool = False


@dataclass(frozen=True, slots=True)
class BecomesMarked(Pattern):
    """A permanent becomes monstrous, renowned, level 2 …: one of the marks of ``filters``."""

    where: Filter
    mark: int


@dataclass(frozen=True, slots=True)
class TakesCounters(Pattern):
    """Counters of a kind are removed from an object that passes; ``each``: each of several is an occurrence (603.2c)."""

    where: Filter
    kind: str = ""
    each: bool = False


@dataclass(frozen=True, slots=True)
class LastCounterRemoved(Pattern):
    """The last counter of a kind is removed from an object that passes."""

    where: Filter
    kind: str


@dataclass(frozen=True, slots=True)
class StateIs(Pattern):
    """A state trigger (603.8)."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class Either(Pattern):
    parts: tuple[Pattern, ...]


@dataclass(frozen=True, slots=True)
class While(Pattern):
    """A pattern that counts only while a condition holds as the event happens ("attacks while you control …")."""

    what: Pattern
    condition: Condition


ROMAN: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")  # chapter symbols (714.2)


@dataclass(frozen=True, slots=True)
class ChapterReached(Pattern):
    """Lore counters reach one of these chapters (714.2b)."""

    chapters: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class EntersRoom(Pattern):
    """The owner of this dungeon moves their venture marker into this room (309.4c); ``leads``: where its arrows point.

    Rooms are told apart by their names, which mean nothing else (309.4b); a room that leads nowhere is bottommost.
    """

    room: str
    leads: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CompletesDungeon(Pattern):
    """309.7."""

    who: Players


@dataclass(frozen=True, slots=True)
class TakesInitiative(Pattern):
    """726.2."""

    who: Players


@dataclass(frozen=True, slots=True)
class BecomesMonarch(Pattern):
    """725.2."""

    who: Players


@dataclass(frozen=True, slots=True)
class Exerts(Pattern):
    """A player exerts a permanent that passes (701.43)."""

    who: Players
    where: Filter = Anything()


@dataclass(frozen=True, slots=True)
class FinishVoting(Pattern):
    """ "Players finish voting" (701.38c)."""


@dataclass(frozen=True, slots=True)
class AmountAtLeast(Pattern):
    what: Pattern
    amount: Amount


@dataclass(frozen=True, slots=True)
class DayTurns(Pattern):
    """Day becomes night or night becomes day (731.1a)."""
