"""Parts of continuous effects, each with its layer (613.1)."""

from __future__ import annotations

from inset.language.node import Ability, Amount, ColorWords, Mod, Players, Selection, Subtypes, dataclass


@dataclass(frozen=True, slots=True)
class SetController(Mod):
    """Layer 2."""

    who: Players


@dataclass(frozen=True, slots=True)
class EachForTarget(Mod):
    """Layer 3: the word "each" stands for every "target" of the spell (612, 702.96a)."""


@dataclass(frozen=True, slots=True)
class WithoutBrackets(Mod):
    """Layer 3: the words in square brackets are gone from the spell's text (612, 702.148a)."""


@dataclass(frozen=True, slots=True)
class AddTypes(Mod):
    """Layer 4: in addition to its other types; ``replaces``: but for its creature types, which are replaced ("becomes a Frog
    artifact creature", 205.1b)."""

    types: int = 0
    subtypes: Subtypes = ()
    supertypes: int = 0
    replaces: bool = False


@dataclass(frozen=True, slots=True)
class SetTypes(Mod):
    """Layer 4: the new types replace the old ones (205.1a); subtypes that no longer fit go.

    ``keep_types``: only subtypes of the kinds named by ``types`` are replaced ("becomes a Frog": creature types). ``chosen``:
    the new subtype is the basic land type chosen for the ability's object.
    """

    types: int = 0
    subtypes: Subtypes = ()
    keep_types: bool = False
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class LoseSubtypes(Mod):
    """Layer 4: isn't a Human."""

    subtypes: Subtypes


@dataclass(frozen=True, slots=True)
class AddChosenType(Mod):
    """Layer 4: is the chosen type in addition to its other types."""


@dataclass(frozen=True, slots=True)
class AddAllCreatureTypes(Mod):
    """Layer 4."""


@dataclass(frozen=True, slots=True)
class HasCreatureTypesOf(Mod):
    """Layer 4: has the creature types of an object, and those of ``still`` besides; ``subtypes`` holds them once found."""

    what: Selection
    still: Subtypes = ()
    subtypes: Subtypes = ()


@dataclass(frozen=True, slots=True)
class LoseTypes(Mod):
    """Layer 4: isn't a creature; subtypes that no longer fit go (205.1a)."""

    types: int


@dataclass(frozen=True, slots=True)
class LoseSupertypes(Mod):
    """Layer 4: isn't legendary, isn't snow."""

    supertypes: int


@dataclass(frozen=True, slots=True)
class SetColors(Mod):
    """Layer 5; no colors means colorless."""

    colors: ColorWords


@dataclass(frozen=True, slots=True)
class AddColors(Mod):
    """Layer 5."""

    colors: ColorWords


@dataclass(frozen=True, slots=True)
class AddAbility(Mod):
    """Layer 6."""

    ability: Ability


@dataclass(frozen=True, slots=True)
class AddThisAbility(Mod):
    """An exception of copies: "it has this ability", the one that makes it a copy (707.9a)."""


@dataclass(frozen=True, slots=True)
class LoseAllAbilities(Mod):
    """Layer 6."""


@dataclass(frozen=True, slots=True)
class LoseKeyword(Mod):
    """Layer 6."""

    keyword: int


@dataclass(frozen=True, slots=True)
class LoseAbility(Mod):
    """Layer 6: it loses this very ability, wherever that came from."""

    ability: Ability


@dataclass(frozen=True, slots=True)
class CantHaveKeyword(Mod):
    """Layer 6, after everything that adds abilities: loses it, and can't have or gain it (113.11)."""

    keyword: int


@dataclass(frozen=True, slots=True)
class GainActivatedAbilitiesOf(Mod):
    """Layer 6: all activated abilities of some objects; ``abilities`` holds them once the effect has begun. A static ability
    finds them anew each time."""

    what: Selection
    abilities: tuple[Ability, ...] | None = None


@dataclass(frozen=True, slots=True)
class DefinePT(Mod):
    """Layer 7a: a characteristic-defining ability (604.3). ``None`` leaves that number alone."""

    power: Amount | None
    toughness: Amount | None


@dataclass(frozen=True, slots=True)
class SetPT(Mod):
    """Layer 7b: base power and toughness."""

    power: Amount | None
    toughness: Amount | None


@dataclass(frozen=True, slots=True)
class ModifyPT(Mod):
    """Layer 7c: gets +N/+M. ``down`` holds the sign for computed numbers: -X/-X is ``ModifyPT(X, X, -1, -1)``."""

    power: Amount
    toughness: Amount
    power_sign: int = 1
    toughness_sign: int = 1


@dataclass(frozen=True, slots=True)
class SwitchPT(Mod):
    """Layer 7d."""


@dataclass(frozen=True, slots=True)
class LoseManaCost(Mod):
    """An exception of copies: it has no mana cost."""


@dataclass(frozen=True, slots=True)
class SetName(Mod):
    """Used by copy exceptions and the like: a different name (layer 1 as an exception, else layer 3)."""

    name: str
