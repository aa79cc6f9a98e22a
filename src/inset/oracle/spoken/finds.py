"""Cards that are looked at and what becomes of them, what a permanent becomes, what is said of the sentence before."""

from __future__ import annotations

from dataclasses import dataclass

from inset.language.node import Ability, Amount, Effect, Filter, Mod, Node, Players, Selection


# --- some of several --------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class SomeOf(Selection):
    """ "One of them", "two of those cards": chosen as the instruction is carried out."""

    what: Selection
    least: Amount = 1
    most: Amount = 1


@dataclass(frozen=True, slots=True)
class TheRest(Selection):
    """ "The rest", "the other": what was not chosen of what was looked at."""

    word: str = "rest"


@dataclass(frozen=True, slots=True)
class Reveals(Effect):
    """ "Reveal a creature card from among them and put it into your hand"; ``said``: how it is spoken of again."""

    what: Selection
    said: Selection


@dataclass(frozen=True, slots=True)
class PutsBack(Effect):
    """ "Look at the top three cards of your library, then put them back in any order"."""

    look: Effect
    what: Selection


@dataclass(frozen=True, slots=True)
class Picks(Effect):
    """ "Choose a creature you control", "you choose a nonland card from it": what comes after speaks of it."""

    what: Selection


@dataclass(frozen=True, slots=True)
class FromIt(Filter):
    """ "A nonland card from it": from the hand that was revealed or looked at."""


@dataclass(frozen=True, slots=True)
class RevealsHand(Effect):
    """ "Target opponent reveals their hand"."""

    who: Players


@dataclass(frozen=True, slots=True)
class DiscardsThat(Effect):
    """ "That player discards that card"."""

    who: Players
    what: Selection


# --- becoming ---------------------------------------------------------------------------------------------------------
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
class StillA(Effect):
    """ "It's still a land": said of what became a creature in the sentence before."""

    many: bool = False


@dataclass(frozen=True, slots=True)
class SpendOnly(Effect):
    """ "Spend this mana only to cast creature spells": said of the mana that the sentence before adds."""

    where: Filter
    one: bool = False


@dataclass(frozen=True, slots=True)
class OfTheirChoice(Effect):
    """ "Sacrifices a creature of their choice": the words say what is true anyway (701.21a)."""

    deed: Effect


# --- objects and players together -------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Both(Node):
    """ "Each creature and each player": what damage is dealt to."""

    things: Selection
    players: Players
