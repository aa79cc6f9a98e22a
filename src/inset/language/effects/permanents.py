"""Instructions that change permanents, for a while or for good (611.2, 701)."""

from __future__ import annotations

from typing import Final

from inset.language.conditions import Always
from inset.language.effects.durations import FOREVER, THIS_TURN, WHILE_EXILED
from inset.language.filters import Anything
from inset.language.node import Amount, Condition, Cost, Effect, Filter, Mod, Players, Selection, Static, dataclass
from inset.language.selections import You


@dataclass(frozen=True, slots=True)
class Tap(Effect):
    what: Selection
    save: int = -1


@dataclass(frozen=True, slots=True)
class Untap(Effect):
    what: Selection


@dataclass(frozen=True, slots=True)
class PutCounters(Effect):
    """``up_to``: of what is divided, some may be left over ("distribute up to three")."""

    what: Selection
    kind: str
    count: Amount = 1
    divided: bool = False
    save: int = -1
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class TakeCounters(Effect):
    """Remove counters; the empty kind removes all of all kinds."""

    what: Selection
    kind: str = ""
    count: Amount = 1
    save: int = -1


@dataclass(frozen=True, slots=True)
class TakeSomeCounters(Effect):
    """Remove this many counters of any kinds from each object, as the player chooses; ``up_to``: or fewer."""

    what: Selection
    count: Amount = 1
    up_to: bool = False
    save: int = -1


SO_MANY_COUNTERS: Final = 0
ALL_COUNTERS: Final = 1
ANY_COUNTERS: Final = 2  # as many as the player likes


@dataclass(frozen=True, slots=True)
class MoveCounters(Effect):
    """122.5: counters are taken from objects and put onto another: this many, all, or any number of them; the empty kind
    means counters of any kind."""

    source: Selection
    to: Selection
    kind: str = ""
    count: Amount = 1
    how: int = SO_MANY_COUNTERS


@dataclass(frozen=True, slots=True)
class PutSameCounters(Effect):
    """ "Put its counters on …": as many of each kind as an object had before it left (122.8, 122.9)."""

    of: Selection
    on: Selection


@dataclass(frozen=True, slots=True)
class GiveCounters(Effect):
    """Players get counters: poison, energy, experience, rad."""

    who: Players
    kind: str
    count: Amount = 1


@dataclass(frozen=True, slots=True)
class LoseCounters(Effect):
    """Players remove counters from themselves, as many as they have at most."""

    who: Players
    kind: str
    count: Amount = 1


@dataclass(frozen=True, slots=True)
class Modify(Effect):
    """A continuous effect on the objects of a selection, which are fixed now (611.2c)."""

    what: Selection
    mods: tuple[Mod, ...]
    duration: int = THIS_TURN
    condition: Condition = Always()


@dataclass(frozen=True, slots=True)
class ChangeText(Effect):
    """Replace all instances of one word in the text of objects with another of its kind (612.1): ``COLOR``,
    ``BASIC_LAND_TYPE``, ``CREATURE_TYPE``. ``never``: a word that may not be the new one; ``new``: this is the new one."""

    what: Selection
    kinds: tuple[int, ...]
    duration: int = FOREVER
    never: str = ""
    new: str = ""


@dataclass(frozen=True, slots=True)
class Establish(Effect):
    """Something is true for a duration: restrictions, permissions, replacements, costs."""

    statics: tuple[Static, ...]
    duration: int = THIS_TURN
    uses: int = 0
    condition: Condition = Always()


@dataclass(frozen=True, slots=True)
class Permit(Effect):
    """Players may play these very cards for a duration (601.3). The fields are those of ``statics.MayPlay``.

    ``zone``: only from this zone of the player's own ("from your graveyard"); 0: from wherever they are.
    """

    what: Selection
    duration: int = WHILE_EXILED
    who: Players = You()
    spell: Filter = Anything()
    lands: bool = True
    inset_only: bool = False
    cost: Cost | None = None
    add: Cost | None = None
    any_color: int = 0
    condition: Condition = Always()
    exile_after: bool = False
    limit: int = 0
    zone: int = 0


@dataclass(frozen=True, slots=True)
class ExchangeControl(Effect):
    """701.12b: nothing happens unless both can change hands."""

    a: Selection
    b: Selection | None = None


@dataclass(frozen=True, slots=True)
class AttachTo(Effect):
    what: Selection
    to: Selection


@dataclass(frozen=True, slots=True)
class Transform(Effect):
    """Transform permanents (701.27), or ``convert`` them (701.28)."""

    what: Selection
    convert: bool = False


@dataclass(frozen=True, slots=True)
class Meld(Effect):
    """701.42, 712.4a: exile this permanent and its counterpart, one that passes, then meld them ``into`` what they form."""

    counterpart: Filter
    into: str


@dataclass(frozen=True, slots=True)
class TurnFaceDown(Effect):
    """Turn permanents face down; they are 2/2 creatures with these modifications (708.2)."""

    what: Selection
    mods: tuple[Mod, ...] = ()


@dataclass(frozen=True, slots=True)
class TurnFaceUp(Effect):
    what: Selection


@dataclass(frozen=True, slots=True)
class Manifest(Effect):
    """701.40: the top card of a player's library onto the battlefield face down; ``save`` keeps it."""

    who: Players
    count: Amount = 1
    save: int = -1


@dataclass(frozen=True, slots=True)
class Cloak(Effect):
    """701.58: the top card of a player's library onto the battlefield face down, with ward {2}; ``save`` keeps it."""

    who: Players
    count: Amount = 1
    save: int = -1


@dataclass(frozen=True, slots=True)
class PhaseOut(Effect):
    """702.26; ``until_leaves``: until this permanent leaves the battlefield (610.4); ``tapped``: it is tapped as it then
    phases in."""

    what: Selection
    until_leaves: bool = False
    tapped: bool = False


@dataclass(frozen=True, slots=True)
class Designate(Effect):
    """The permanents become prepared (722.3a), or unprepared."""

    what: Selection
    on: bool = True


@dataclass(frozen=True, slots=True)
class Unlock(Effect):
    """You unlock a locked half of each permanent (709.5f), or you lock or unlock a half of your choice (709.5g)."""

    what: Selection
    or_lock: bool = False


@dataclass(frozen=True, slots=True)
class BecomeCopy(Effect):
    """Objects become copies of another (707.4)."""

    what: Selection
    of: Selection
    exceptions: tuple[Mod, ...] = ()
    duration: int = FOREVER


@dataclass(frozen=True, slots=True)
class Regenerate(Effect):
    what: Selection


@dataclass(frozen=True, slots=True)
class Goad(Effect):
    """701.15: until the player's next turn these creatures attack each combat if able, another player if able."""

    what: Selection


@dataclass(frozen=True, slots=True)
class Mark(Effect):
    """A permanent becomes renowned, solved, flipped … until it leaves the battlefield."""

    what: Selection
    mark: int


@dataclass(frozen=True, slots=True)
class Monstrosity(Effect):
    """701.37a: if this permanent isn't monstrous, this many +1/+1 counters, and it becomes monstrous."""

    count: Amount


@dataclass(frozen=True, slots=True)
class BecomeMonarch(Effect):
    """725."""

    who: Players = You()


@dataclass(frozen=True, slots=True)
class Fight(Effect):
    a: Selection
    b: Selection


@dataclass(frozen=True, slots=True)
class RemoveDamage(Effect):
    """All damage marked on permanents is removed."""

    what: Selection


@dataclass(frozen=True, slots=True)
class RemoveFromCombat(Effect):
    what: Selection


@dataclass(frozen=True, slots=True)
class JoinAttack(Effect):
    """Creatures are attacking from now on (508.4): the player chooses what, a player or planeswalker that these players are
    attacking."""

    what: Selection
    beside: Players


@dataclass(frozen=True, slots=True)
class ReselectAttacked(Effect):
    """The player reselects which player or permanent these creatures are attacking (508.7)."""

    what: Selection
