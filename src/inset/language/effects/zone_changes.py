"""Instructions that move objects between zones (400, 701)."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import HAND, LIBRARY
from inset.language.filters import Anything
from inset.language.node import Amount, Effect, Filter, Mod, Players, Selection, Static, dataclass
from inset.language.selections import You

TOP: Final = 0
BOTTOM: Final = -1
ANY_ORDER: Final = 1
RANDOM_ORDER: Final = 2
OWNERS_CHOICE: Final = 3  # the owner puts it on the top or bottom


@dataclass(frozen=True, slots=True)
class Move(Effect):
    """Puts objects into a zone: return, exile, put onto the battlefield, put on top of a library.

    ``position``: how many cards are above it in a library. ``under``: who controls what enters the battlefield (none: its
    owner). ``link``: exiled cards are remembered by the source (607). ``face_down`` hides a card in exile; ``look`` are players
    who may look at it. On the battlefield a face-down card is a 2/2 creature with ``mods`` (708.2a), and ``hidden_as`` what the
    rules call it: manifested. ``entering``: what is true of those that enter this way (614.1c): "it enters with an additional
    counter". ``attacking_as``: they attack what that creature attacked (702.49c). ``blocking``: they are blocking that creature
    (509.4). ``crafted_with``: what enters remembers that these cards were used to craft it (702.167c). ``onto``: what is exiled
    is bound to that creature, by one of the bonds of ``selections``: it haunts it, or is encoded on it.
    """

    what: Selection
    to: int
    under: Players | None = None
    position: Amount = TOP
    order: int = ANY_ORDER
    tapped: bool = False
    attacking: bool = False
    counters: tuple[tuple[str, Amount], ...] = ()
    face_down: bool = False
    look: Players | None = None
    link: bool = False
    save: int = -1
    mods: tuple[Mod, ...] = ()
    attach_to: Selection | None = None
    reveal: bool = False
    transformed: bool = False
    entering: tuple[Static, ...] = ()
    attacking_as: Selection | None = None
    blocking: Selection | None = None
    crafted_with: Selection | None = None
    onto: Selection | None = None
    bond: int = 0
    hidden_as: str = ""


@dataclass(frozen=True, slots=True)
class ExchangeWithCard(Effect):
    """Exchange a permanent with a card that passes in the player's hand (701.12d–e): all of it or nothing."""

    what: Selection
    where: Filter


@dataclass(frozen=True, slots=True)
class ExileUntilLeaves(Effect):
    """Exile until this permanent leaves the battlefield (610.3)."""

    what: Selection
    save: int = -1


@dataclass(frozen=True, slots=True)
class Destroy(Effect):
    what: Selection
    regenerate: bool = True
    save: int = -1


@dataclass(frozen=True, slots=True)
class Sacrifice(Effect):
    """Players sacrifice this many permanents that pass, of their choice (701.21); ``up_to``: or fewer, if they like."""

    who: Players
    where: Filter
    count: Amount = 1
    save: int = 0
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class SacrificeIt(Effect):
    """A player sacrifices these permanents, those of them that they control (701.21a)."""

    what: Selection
    save: int = -1
    who: Players = You()


@dataclass(frozen=True, slots=True)
class Discard(Effect):
    """Players discard this many cards of their own choice, or at random; ``up_to``: or fewer, if they like."""

    who: Players
    count: Amount
    where: Filter = Anything()
    at_random: bool = False
    save: int = 0
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class DiscardIt(Effect):
    what: Selection
    save: int = -1


@dataclass(frozen=True, slots=True)
class DiscardHand(Effect):
    who: Players
    save: int = -1


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """``up_to``: or fewer, if they like."""

    who: Players
    count: Amount = 1
    save: int = -1
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class Mill(Effect):
    who: Players
    count: Amount
    save: int = -1


@dataclass(frozen=True, slots=True)
class Scry(Effect):
    count: Amount
    who: Players = You()


@dataclass(frozen=True, slots=True)
class Surveil(Effect):
    count: Amount
    who: Players = You()


@dataclass(frozen=True, slots=True)
class LookAt(Effect):
    """A player looks at cards, or reveals them to all."""

    what: Selection
    who: Players = You()
    reveal: bool = False
    save: int = -1


@dataclass(frozen=True, slots=True)
class PutBack(Effect):
    """The player puts cards of a library that they look at back on top of it in any order (401.4)."""

    what: Selection
    who: Players = You()


@dataclass(frozen=True, slots=True)
class RevealHand(Effect):
    who: Players


@dataclass(frozen=True, slots=True)
class RevealUntil(Effect):
    """Reveal (or exile) cards from the top until one passes, or so many; keeps those in ``save``, all others in ``rest``."""

    who: Players
    until: Filter
    save: int
    rest: int
    exile: bool = False
    count: Amount = 1


@dataclass(frozen=True, slots=True)
class Search(Effect):
    """Search zones of a player for cards that pass (701.23), then put them somewhere.

    ``rest_to``: one of the cards found goes to ``to``, as the player chooses, and the others to this zone.
    ``different``: cards with different names (201.2b). ``alike``: cards that share a land type. ``link``: exiled cards are
    remembered by the source (607).
    """

    who: Players
    where: Filter
    to: int = HAND
    least: Amount = 0
    most: Amount = 1
    zones: int = LIBRARY
    whose: Players | None = None
    tapped: bool = False
    reveal: bool = False
    shuffle: bool = True
    save: int = -1
    all: bool = False
    position: int = TOP
    rest_to: int = 0
    different: bool = False
    alike: bool = False
    and_one: Filter | None = None
    link: bool = False


@dataclass(frozen=True, slots=True)
class Shuffle(Effect):
    who: Players


@dataclass(frozen=True, slots=True)
class Wish(Effect):
    """Reveal a card that the player owns from outside the game and put it into their hand (400.11)."""

    where: Filter
