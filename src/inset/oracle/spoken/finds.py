"""Cards that are looked at and what becomes of them, what a permanent becomes, what is said of the sentence before."""

from __future__ import annotations

from dataclasses import dataclass

from inset.language.node import Ability, Amount, Condition, Effect, Filter, Mod, Node, Players, Selection


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


# --- later, and instead ---------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class DiesLater(Effect):
    """ "When that creature dies this turn, …" (603.7)."""

    what: Selection
    deed: Effect


@dataclass(frozen=True, slots=True)
class ExiledIfDies(Effect):
    """ "If that creature would die this turn, exile it instead" (614.1a)."""

    what: Selection


@dataclass(frozen=True, slots=True)
class DamagedExiled(Effect):
    """ "If a creature dealt damage this way would die this turn, exile it instead": said of the damage before."""


@dataclass(frozen=True, slots=True)
class InsteadOf(Effect):
    """ "If …, … instead": in the place of the sentence before. ``how``: where the words stand."""

    condition: Condition
    deed: Effect
    how: str = ""


@dataclass(frozen=True, slots=True)
class CounteredTo(Effect):
    """ "If that spell is countered this way, exile it instead of putting it into its owner's graveyard"."""

    to: int


@dataclass(frozen=True, slots=True)
class PutsSoMany(Effect):
    """ "Put a number of +1/+1 counters on it equal to its power"."""

    kind: str
    what: Selection
    count: Amount


@dataclass(frozen=True, slots=True)
class DoublesCounters(Effect):
    """ "Double the number of +1/+1 counters on it" (701.10e)."""

    kind: str
    what: Selection


@dataclass(frozen=True, slots=True)
class RevealsUntil(Effect):
    """ "Reveal cards from the top of your library until you reveal a creature card"."""

    who: Players
    until: Filter
    exile: bool = False


@dataclass(frozen=True, slots=True)
class DamageAlso(Effect):
    """ "3 damage to any target and 1 damage to you"."""

    amount: Amount
    to: Node
    more: Amount
    also: Node


# --- abilities ------------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class InGraveyardText(Ability):
    """ "As long as ~ is in your graveyard and …": a static ability that functions there (113.6b)."""

    ability: Ability


@dataclass(frozen=True, slots=True)
class ExertText(Ability):
    """ "You may exert ~ as it attacks. When you do, …" (701.43d)."""

    text: Node | None


@dataclass(frozen=True, slots=True)
class ScaledMod(Mod):
    """ "Gets +X/+X, where X is …"."""

    change: Mod
    x: Amount
