"""Numbers that card text computes (107, 608.2h)."""

from __future__ import annotations

from typing import Final

from inset.language.node import Amount, ColorWords, Condition, Filter, Pattern, Players, Selection, Value, dataclass

ANY_NUMBER: Final = 99  # "any number of …"

POWER: Final = 1
TOUGHNESS: Final = 2
MANA_VALUE: Final = 3
LOYALTY: Final = 4
POWER_PLUS_TOUGHNESS: Final = 5
BASE_POWER: Final = 6  # 208.4b
BASE_TOUGHNESS: Final = 7
STAT_WORD: Final = {
    POWER: "power",
    TOUGHNESS: "toughness",
    MANA_VALUE: "mana value",
    LOYALTY: "loyalty",
    POWER_PLUS_TOUGHNESS: "total power and toughness",
    BASE_POWER: "base power",
    BASE_TOUGHNESS: "base toughness",
}


@dataclass(frozen=True, slots=True)
class X(Value):
    """The value chosen for {X} (107.3)."""


@dataclass(frozen=True, slots=True)
class Count(Value):
    """How many objects there are in a selection."""

    what: Selection


@dataclass(frozen=True, slots=True)
class MostOwned(Value):
    """How many objects of a selection the player owns who owns the most: "the greatest number of cards a player discarded"."""

    what: Selection


@dataclass(frozen=True, slots=True)
class CountPlayers(Value):
    who: Players


@dataclass(frozen=True, slots=True)
class Stat(Value):
    """A characteristic of the one object of a selection, by last known information if it is gone (608.2h)."""

    which: int
    of: Selection


@dataclass(frozen=True, slots=True)
class Greatest(Value):
    which: int
    among: Selection


@dataclass(frozen=True, slots=True)
class Total(Value):
    which: int
    among: Selection


@dataclass(frozen=True, slots=True)
class CountersOn(Value):
    """Counters of a kind on an object; the empty kind counts all."""

    kind: str
    on: Selection


@dataclass(frozen=True, slots=True)
class PlayerCounters(Value):
    """Counters of a kind that players have; the empty kind counts all."""

    kind: str
    who: Players


@dataclass(frozen=True, slots=True)
class Plus(Value):
    a: Amount
    b: Amount


@dataclass(frozen=True, slots=True)
class Minus(Value):
    """The difference, not below zero (107.1b)."""

    a: Amount
    b: Amount


@dataclass(frozen=True, slots=True)
class Times(Value):
    factor: int
    of: Amount


@dataclass(frozen=True, slots=True)
class Half(Value):
    of: Amount
    up: bool = False


@dataclass(frozen=True, slots=True)
class Evenly(Value):
    """A number divided evenly by another, rounded down; nothing if there is nothing to divide by."""

    of: Amount
    by: Amount


@dataclass(frozen=True, slots=True)
class FurtherTargets(Value):
    """How many targets the spell has beyond the first (601.2f)."""


@dataclass(frozen=True, slots=True)
class LifeTotal(Value):
    who: Players


@dataclass(frozen=True, slots=True)
class StartingLife(Value):
    who: Players


@dataclass(frozen=True, slots=True)
class Devotion(Value):
    """700.5: the mana symbols of these colors among the mana costs of permanents that the player controls."""

    colors: ColorWords
    who: Players


THAT_COLOR: Final = -3  # the number under which an instruction stores the color that it refers to


@dataclass(frozen=True, slots=True)
class DevotionToThat(Value):
    """700.5: devotion to the color that was just chosen, of the mana that is added."""

    who: Players


@dataclass(frozen=True, slots=True)
class SymbolsAmong(Value):
    """How many mana symbols of these colors are in the mana costs of these objects; a hybrid one counts once."""

    colors: ColorWords
    what: Selection


@dataclass(frozen=True, slots=True)
class PartySize(Value):
    """700.8: how many creatures are in a player's party."""

    who: Players


@dataclass(frozen=True, slots=True)
class CardTypesAmong(Value):
    what: Selection


@dataclass(frozen=True, slots=True)
class StatsAmong(Value):
    """How many different powers (toughnesses, mana values) these objects have."""

    which: int
    what: Selection


@dataclass(frozen=True, slots=True)
class CounterKindsAmong(Value):
    """How many kinds of counters are on these objects."""

    what: Selection


@dataclass(frozen=True, slots=True)
class BasicLandTypesAmong(Value):
    """How many of the five basic land types (305.6) are among these objects: domain."""

    what: Selection


@dataclass(frozen=True, slots=True)
class ColorsAmong(Value):
    what: Selection


@dataclass(frozen=True, slots=True)
class IdentityColors(Value):
    """903.4: the number of colors in the color identity of the player's commanders; undefined without one (903.4f)."""


@dataclass(frozen=True, slots=True)
class UnlockedDoors(Value):
    """709.5c, 709.5j: how many halves of these permanents are unlocked."""

    among: Selection


@dataclass(frozen=True, slots=True)
class EventAmount(Value):
    """ "That much", "that many": the number in the event that triggered the ability or in the replaced event."""


@dataclass(frozen=True, slots=True)
class SavedNumber(Value):
    """A number that an earlier instruction of the same ability kept (the life lost this way, a die roll)."""

    slot: int


@dataclass(frozen=True, slots=True)
class Depending(Value):
    """One number if a condition holds, another if not."""

    condition: Condition
    yes: Amount
    no: Amount


@dataclass(frozen=True, slots=True)
class GreatestSeen(Value):
    """The greatest of a stat among the objects to which something happened this turn, as they last were: "the greatest mana value
    among spells you've cast this turn"."""

    which: int
    what: Pattern


MAX_SPEED: Final = 4  # 702.179e


@dataclass(frozen=True, slots=True)
class Speed(Value):
    """702.179f: the speed of a player, 0 if they have none."""

    who: Players


@dataclass(frozen=True, slots=True)
class Temptations(Value):
    """701.54c: how often the Ring has tempted a player this game."""

    who: Players


@dataclass(frozen=True, slots=True)
class ManaSpent(Value):
    """How much mana was spent to cast a spell, or the spell that became a permanent (400.7d)."""

    on: Selection


@dataclass(frozen=True, slots=True)
class CommandCasts(Value):
    """How many times a commander has been cast from the command zone this game (903.8)."""

    what: Selection


@dataclass(frozen=True, slots=True)
class ColorsSpent(Value):
    """How many colors of mana were spent to cast it."""

    on: Selection


@dataclass(frozen=True, slots=True)
class Convokers(Value):
    """How many creatures convoked it, wherever they are now (702.51c)."""

    of: Selection


@dataclass(frozen=True, slots=True)
class ColorSpent(Value):
    """How much mana of this color was spent to cast it."""

    color: ColorWords
    on: Selection


@dataclass(frozen=True, slots=True)
class TimesMutated(Value):
    """How many times a permanent has mutated (702.140): since it entered the battlefield."""

    of: Selection


@dataclass(frozen=True, slots=True)
class Kept(Value):
    """A number that is kept on an object (``effects.Keep``): how many creatures it devoured."""

    which: int
    of: Selection


@dataclass(frozen=True, slots=True)
class TimesHappened(Value):
    """How often something happened this turn, or the amounts of it added up; ``before``: before the event at hand;
    ``sources``: how many different sources dealt such damage."""

    what: Pattern
    amounts: bool = False
    before: bool = False
    sources: bool = False


@dataclass(frozen=True, slots=True)
class TimesPaid(Value):
    """How often an optional cost was paid for the spell, or the spell that became this permanent (702.33d)."""

    name: str


@dataclass(frozen=True, slots=True)
class CountMatching(Value):
    """How many objects of a selection pass a filter."""

    what: Selection
    where: Filter


@dataclass(frozen=True, slots=True)
class NamesAmong(Value):
    """How many different names these objects have (201.2b): "the number of differently named lands you control"."""

    what: Selection


@dataclass(frozen=True, slots=True)
class MostAlike(Value):
    """How many objects of a selection have a creature type in common, of the type that the most of them have."""

    what: Selection


@dataclass(frozen=True, slots=True)
class MostControlled(Value):
    """How many objects of a selection the player controls who controls the most."""

    what: Selection
