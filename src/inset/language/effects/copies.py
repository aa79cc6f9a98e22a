"""Tokens, copies and emblems (111, 114, 707)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inset.language.node import Ability, Amount, Effect, Mod, Players, Selection, Subtype, dataclass
from inset.language.selections import You

if TYPE_CHECKING:
    from inset.language.card import Token


@dataclass(frozen=True, slots=True)
class CreateToken(Effect):
    """Tokens. Next to each other, such effects are one instruction: "create a Human token and a Food token" (701.7a)."""

    token: Token
    count: Amount = 1
    who: Players = You()
    tapped: bool = False
    attacking: bool = False
    attach_to: Selection | None = None
    counters: tuple[tuple[str, Amount], ...] = ()
    save: int = -1
    power: Amount | None = None
    toughness: Amount | None = None
    blocking: Selection | None = None
    whom: Players | None = None  # the tokens attack one of these players or a planeswalker of theirs
    alone: bool = False  # … and no planeswalker


def created_together(before: Effect, effect: Effect) -> bool:
    """Is this the same instruction as the one before it? What it says later may speak of tokens that are there already."""
    if not isinstance(before, CreateToken) or not isinstance(effect, CreateToken) or before.who != effect.who:
        return False
    return all(node.attach_to is None and node.blocking is None for node in (before, effect))


@dataclass(frozen=True, slots=True)
class CreateCopy(Effect):
    """Tokens that are copies of an object, with exceptions (707). ``link``: the source remembers them (607); ``word``: the
    keyword that made them."""

    of: Selection
    count: Amount = 1
    exceptions: tuple[Mod, ...] = ()
    who: Players = You()
    tapped: bool = False
    attacking: bool = False
    save: int = -1
    whom: Players | None = None  # the tokens attack one of these players or a planeswalker of theirs
    alone: bool = False  # … and no planeswalker
    link: bool = False
    word: str = ""


@dataclass(frozen=True, slots=True)
class CopySpell(Effect):
    """Copies of spells and abilities on the stack (707.10). ``onto``: the copy targets one of these (707.10e); ``each``: a copy
    for each of them that it could target (707.10d)."""

    what: Selection
    count: Amount = 1
    new_targets: bool = True
    exceptions: tuple[Mod, ...] = ()
    who: Players = You()
    save: int = -1
    onto: Selection | None = None
    each: bool = False


@dataclass(frozen=True, slots=True)
class CopyCards(Effect):
    """Copies of cards, made in the zone that they are in (707.12), to be cast by ``CastNow``.

    ``zone``: made in this zone, of the objects as they last were (702.192a).
    """

    what: Selection
    save: int
    zone: int = 0


@dataclass(frozen=True, slots=True)
class Emblem(Effect):
    """The player gets an emblem with these abilities (114)."""

    abilities: tuple[Ability, ...]
    who: Players = You()


@dataclass(frozen=True, slots=True)
class Amass(Effect):
    """701.47."""

    subtype: Subtype
    count: Amount


@dataclass(frozen=True, slots=True)
class Populate(Effect):
    """701.36; ``save`` keeps the token, which enters tapped and attacking if so specified."""

    save: int = -1
    attacking: bool = False


@dataclass(frozen=True, slots=True)
class Investigate(Effect):
    """701.16: create a Clue token, this many times one after the other."""

    clue: Token
    times: Amount = 1
    who: Players = You()


@dataclass(frozen=True, slots=True)
class Incubate(Effect):
    """701.53: create an Incubator token that enters with this many +1/+1 counters on it."""

    incubator: Token
    count: Amount
    who: Players = You()


@dataclass(frozen=True, slots=True)
class Explore(Effect):
    """701.44."""

    what: Selection


@dataclass(frozen=True, slots=True)
class Proliferate(Effect):
    """701.34; ``save`` keeps the permanents on which counters were put."""

    save: int = -1
