"""What objects become, get and are, as text says it: sizes, types, "your choice of", "for each" (205.1, 604.3, 611.2)."""

from __future__ import annotations

from inset.language.node import (
    Ability,
    Amount,
    Effect,
    Filter,
    Mod,
    Node,
    Selection,
    Static,
    Value,
    dataclass,
)


@dataclass(frozen=True, slots=True)
class TapsOrUntaps(Effect):
    what: Selection


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
class ChoiceOf(Effect):
    """ "Gains your choice of flying or lifelink until end of turn"."""

    keywords: tuple[Ability, ...]
    duration: int


@dataclass(frozen=True, slots=True)
class PerEachMod(Mod):
    """ "Get +1/+1 for each creature you control"."""

    change: Mod
    each: Value


@dataclass(frozen=True, slots=True)
class AlsoIs(Mod):
    """ "Is a Knight in addition to its other types"; ``word``: which types are referred to."""

    kind: Filter
    word: str = "types"


@dataclass(frozen=True, slots=True)
class SizeIs(Static):
    """ "~'s power and toughness are each equal to …" (604.3)."""

    power: Amount | None
    toughness: Amount | None


@dataclass(frozen=True, slots=True)
class Form(Mod):
    """ "A 3/3 red and green Elemental creature with trample": what something becomes. ``keeps``: how the text says that it
    has its other types too."""

    size: Node | None
    colors: int | None
    kinds: tuple[Filter, ...]
    abilities: tuple[Ability, ...] = ()
    keeps: str = ""
    all_types: bool = False


@dataclass(frozen=True, slots=True)
class ScaledMod(Mod):
    """ "Gets +X/+X, where X is …"."""

    change: Mod
    x: Amount


@dataclass(frozen=True, slots=True)
class NothingElse(Mod):
    """ "(Is) an Insect artifact creature …, and it loses all other … card types, and creature types"."""

    form: Mod
