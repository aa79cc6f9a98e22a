"""Keyword actions (701), and what keyword abilities do (702), where a keyword names more than one instruction."""

from __future__ import annotations

from typing import Final

from inset.language.node import Ability, Amount, Effect, Node, Players, Selection, dataclass
from inset.language.selections import You


@dataclass(frozen=True, slots=True)
class Adapt(Effect):
    """701.46a: if this permanent has no +1/+1 counters on it, this many of them."""

    count: Amount


@dataclass(frozen=True, slots=True)
class Bolster(Effect):
    """701.39a: this many +1/+1 counters on a creature with the least toughness among those that the player controls."""

    count: Amount


@dataclass(frozen=True, slots=True)
class Support(Effect):
    """701.41a: a +1/+1 counter on each of up to this many targets."""

    count: Amount
    what: Selection


@dataclass(frozen=True, slots=True)
class Exploit(Effect):
    """702.110: sacrifice a creature; this permanent, if it is there, exploits it."""


@dataclass(frozen=True, slots=True)
class Connive(Effect):
    """701.50: each permanent's controller draws and discards this many cards; +1/+1 counters for nonland cards discarded."""

    what: Selection
    count: Amount = 1


@dataclass(frozen=True, slots=True)
class Detain(Effect):
    """701.35a: until the player's next turn the permanents can't attack or block, nor their abilities be activated."""

    what: Selection


@dataclass(frozen=True, slots=True)
class Suspect(Effect):
    """701.60: the creatures become suspected; ``on`` is false: they are no longer suspected."""

    what: Selection
    on: bool = True


@dataclass(frozen=True, slots=True)
class Endure(Effect):
    """701.63: this many +1/+1 counters on each permanent, or its controller creates a white Spirit of that size."""

    what: Selection
    count: Amount


@dataclass(frozen=True, slots=True)
class ManifestDread(Effect):
    """701.62: look at the top two cards of the library, manifest one, put the other into the graveyard; ``save`` keeps the
    one that was manifested."""

    save: int = -1


@dataclass(frozen=True, slots=True)
class GetBlessing(Effect):
    """702.131a: a player who controls ten or more permanents gets the city's blessing."""


@dataclass(frozen=True, slots=True)
class Tell(Effect):
    """The player has done what a keyword names: one of the actions of ``patterns``."""

    deed: int


@dataclass(frozen=True, slots=True)
class Learn(Effect):
    """701.48a: discard a card and draw one, or bring in a Lesson card from outside the game."""


@dataclass(frozen=True, slots=True)
class Fateseal(Effect):
    """701.29a: look at the top cards of an opponent's library; any number go to the bottom, the rest back on top."""

    count: Amount


@dataclass(frozen=True, slots=True)
class Airbend(Effect):
    """701.65a: exile permanents and spells; their owners may cast the cards for {2} for as long as they are exiled."""

    what: Selection


@dataclass(frozen=True, slots=True)
class Earthbend(Effect):
    """701.66a: a land becomes a 0/0 creature with haste and this many +1/+1 counters, and comes back when it dies."""

    count: Amount
    what: Selection


@dataclass(frozen=True, slots=True)
class Blight(Effect):
    """701.68a: each player puts this many -1/-1 counters on a creature that they control."""

    count: Amount
    who: Players = You()
    save: int = -1


@dataclass(frozen=True, slots=True)
class SpeedUp(Effect):
    """702.179c: the players' speed increases."""

    who: Players = You()
    count: Amount = 1


@dataclass(frozen=True, slots=True)
class Clash(Effect):
    """701.30b: clash with an opponent; ``save`` keeps whether the player won."""

    save: int = 0


@dataclass(frozen=True, slots=True)
class Unattach(Effect):
    """701.3d: Equipment becomes unattached and stays on the battlefield."""

    what: Selection


PLANESWALK: Final = 1  # 701.31
CHAOS_ENSUES: Final = 2  # 311.7
ROLL_PLANAR_DIE: Final = 3  # 901.9


@dataclass(frozen=True, slots=True)
class Planar(Effect):
    """One of these things of Planechase; in any other game nothing happens."""

    deed: int


@dataclass(frozen=True, slots=True)
class TemptedByRing(Effect):
    """701.54a: the Ring tempts these players."""

    who: Players = You()


@dataclass(frozen=True, slots=True)
class Ballot(Node):
    """A word that players vote for (701.38b); ``save``: who did, once for each vote."""

    word: str
    save: int = -1


@dataclass(frozen=True, slots=True)
class Vote(Effect):
    """701.38a: starting with "you", each player votes for one of the ballots, or for one of some objects, of which ``save``
    keeps those with the most votes."""

    ballots: tuple[Ballot, ...] = ()
    what: Selection | None = None
    save: int = -1


@dataclass(frozen=True, slots=True)
class VillainousChoice(Effect):
    """701.55a: each of the players, who is ``ThatOne`` in the instructions, chooses one of two bundles of them."""

    who: Players
    options: tuple[tuple[Effect, ...], tuple[Effect, ...]]


@dataclass(frozen=True, slots=True)
class LendAbilities(Effect):
    """702.165a: other permanents gain the abilities printed on this one below the nth backup ability until end of turn.
    ``abilities`` holds them once this is on the stack (702.165d)."""

    what: Selection
    nth: int = 1
    abilities: tuple[Ability, ...] = ()


@dataclass(frozen=True, slots=True)
class Pair(Effect):
    """702.95a: two creatures that the player controls are paired for as long as both are creatures under that control."""

    one: Selection
    other: Selection
