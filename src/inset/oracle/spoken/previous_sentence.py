"""Sentences about the previous sentence: "it's still a land", "spend this mana only to", "instead"."""

from __future__ import annotations

from inset.language.node import (
    Ability,
    Amount,
    Condition,
    Effect,
    Filter,
    Mod,
    Players,
    Selection,
    dataclass,
)


@dataclass(frozen=True, slots=True)
class ExcessToController(Effect):
    """ "Excess damage is dealt to that creature's controller instead": about the previous sentence (120.4a)."""


@dataclass(frozen=True, slots=True)
class TheTokenHas(Effect):
    """ "It has …", "They have …": about the tokens that the previous sentence creates."""

    abilities: tuple[Ability, ...]
    many: bool = False


@dataclass(frozen=True, slots=True)
class NewTargets(Effect):
    """ "You may choose new targets for the copy": belongs to the copying before it."""

    many: bool = False


@dataclass(frozen=True, slots=True)
class StillA(Effect):
    """ "It's still a land": about what became a creature in the previous sentence."""

    many: bool = False


@dataclass(frozen=True, slots=True)
class SpendOnly(Effect):
    """ "Spend this mana only to cast creature spells or activate abilities of creatures": about the mana that the
    previous sentence adds. ``joint``: the word between the two; ``sure``: and that spell can't be countered."""

    where: Filter | None = None
    one: bool = False
    abilities: Filter | None = None
    joint: str = ""
    sure: bool = False


@dataclass(frozen=True, slots=True)
class AbilitiesOf(Filter):
    """ "(Activate) abilities of artifacts", "a ability of a artifact": what the source must be; ``one``: the words between."""

    where: Filter | None = None
    one: str = ""


@dataclass(frozen=True, slots=True)
class WhenSpent(Effect):
    """ "When you spend this mana to cast a Dragon spell, scry 2", "if that mana is spent on …": about the mana
    before."""

    spell: Filter
    deed: Effect
    later: bool = False


@dataclass(frozen=True, slots=True)
class DamagedExiled(Effect):
    """ "If a creature dealt damage this way would die this turn, exile it instead": about the damage before."""

    noun: str = "creature"


@dataclass(frozen=True, slots=True)
class DamagedDies(Effect):
    """ "A creature dealt damage this way can't be regenerated this turn": about the damage before."""


@dataclass(frozen=True, slots=True)
class BecameThat(Effect):
    """ "That creature is a black Zombie in addition to its other colors and types": about what the previous sentence puts
    onto the battlefield; it enters that way."""

    what: Selection
    form: Mod


@dataclass(frozen=True, slots=True)
class InsteadOf(Effect):
    """ "If …, … instead": in place of the previous sentence. ``how``: where the words are."""

    condition: Condition
    deed: Effect
    how: str = ""


@dataclass(frozen=True, slots=True)
class CounteredTo(Effect):
    """ "If that spell is countered this way, exile it instead of putting it into its owner's graveyard"."""

    to: int
    bottom: bool = False


@dataclass(frozen=True, slots=True)
class SoMuchDamage(Effect):
    """ "It deals 4 damage instead": to whatever it would otherwise deal damage to."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class WhoCant(Effect):
    """ "Each opponent who can't loses 3 life", "for each opponent who can't, you draw a card": who can't do what the
    previous sentence has them do. ``times``: the action is yours."""

    who: Players
    deed: Effect
    times: bool = False


@dataclass(frozen=True, slots=True)
class SoMuchMana(Effect):
    """ "Add three mana of that type instead": of the type that is added otherwise."""

    count: Amount


@dataclass(frozen=True, slots=True)
class TakesThose(Effect):
    """ "Remove those counters": all of the kind that the sentence asks about."""


@dataclass(frozen=True, slots=True)
class SureDamage(Effect):
    """ "The damage can't be prevented": about the damage before."""


@dataclass(frozen=True, slots=True)
class SoManyTokens(Effect):
    """ "Create three of those tokens instead": of those that are created otherwise."""

    count: Amount


@dataclass(frozen=True, slots=True)
class ManaStays(Effect):
    """ "Until end of turn, you don't lose this mana as steps and phases end": about the mana that the previous sentence
    adds."""


@dataclass(frozen=True, slots=True)
class ExiledAfterwards(Effect):
    """ "If that spell would be put into a graveyard, exile it instead": about the spell that is cast in the sentence
    before; ``words``: how the text says it."""

    words: str


@dataclass(frozen=True, slots=True)
class AttackersDoTheSame(Effect):
    """ "Each opponent attacking that player does the same": what the previous sentence has you do."""

    whom: Players


@dataclass(frozen=True, slots=True)
class WhenYou(Effect):
    """ "When you discard a nonland card this way, …": a reflexive triggered ability (603.12) of one of several outcomes."""

    condition: Condition
    deed: Effect


@dataclass(frozen=True, slots=True)
class PutThisWay(Condition):
    """ "You put an artifact card into your hand this way"; without ``what``: any card."""

    to: int
    what: Filter | None = None


@dataclass(frozen=True, slots=True)
class HitThisWay(Condition):
    """ "If a creature is dealt damage this way": by this spell; none: "if a player is"."""

    what: Filter | None


@dataclass(frozen=True, slots=True)
class HitByThis(Filter):
    """ "Creature dealt damage this way": by this spell."""
