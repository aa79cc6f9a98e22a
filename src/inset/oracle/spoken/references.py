"""Descriptions, objects, players, numbers and comparisons as text names them: "nonland permanent", "it", "that many"."""

from __future__ import annotations

from inset.language.node import (
    Amount,
    Condition,
    Filter,
    Node,
    Players,
    Selection,
    Value,
    dataclass,
)


@dataclass(frozen=True, slots=True)
class Head(Filter):
    """The noun of a description: alternatives of kinds ("artifact creature or Vehicle") and a noun ("card", "spell").

    Each alternative is a tuple of filters that all hold. ``joint``: what stands between alternatives.
    """

    kinds: tuple[tuple[Filter, ...], ...]
    noun: str = ""
    joint: str = "or"
    mixed: bool = False  # an adjective belongs to one alternative alone


@dataclass(frozen=True, slots=True)
class Described(Filter):
    """ "Nonland permanent an opponent controls with mana value 3 or less": words before the noun, the noun, clauses after."""

    before: tuple[Filter, ...]
    head: Filter
    after: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class EitherDescribed(Filter):
    """ "A creature you control or a land": whole descriptions side by side."""

    parts: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class Other(Filter):
    """ "Other", "another": not the ability's own object, or not the one just named."""


@dataclass(frozen=True, slots=True)
class InZone(Filter):
    """ "In your graveyard", "from your hand": whose it is (None: anyone's), and with which preposition."""

    zones: int
    whose: Players | None = None
    how: str = "from"


@dataclass(frozen=True, slots=True)
class InCombatWith(Filter):
    """ "Blocking or blocked by it"."""

    what: Selection


@dataclass(frozen=True, slots=True)
class ExceptFor(Filter):
    """ "Except for Giants and lands": none of them."""

    what: Filter


@dataclass(frozen=True, slots=True)
class OneOrMore(Filter):
    """ "One or more creatures": an event that is counted once however many take part."""

    what: Filter


@dataclass(frozen=True, slots=True)
class ThisOr(Filter):
    """ "~ or another creature": the ability's own object and others."""

    what: Filter


@dataclass(frozen=True, slots=True)
class FromAmong(Filter):
    """ "From among them", "milled this way": objects that an instruction handled."""

    what: Selection
    how: str = "from among"


@dataclass(frozen=True, slots=True)
class ExiledWith(Filter):
    """ "Exiled with ~": cards that an ability of the same object exiled (607.2a)."""

    by: Selection


@dataclass(frozen=True, slots=True)
class DoneToOne(Condition):
    """ "If a creature card was exiled this way": at least one of those that the previous instruction handled; ``yours``:
    that you handled; ``how``: in which other words."""

    what: Filter
    done: str
    yours: bool = False
    how: str = ""


@dataclass(frozen=True, slots=True)
class DoneToSuch(Value):
    """ "For each nonland card discarded this way": how many of those that the previous instruction handled match."""

    what: Filter
    done: str


@dataclass(frozen=True, slots=True)
class AllExiledWith(Selection):
    """ "From among cards exiled with ~": all of them."""

    by: Selection


@dataclass(frozen=True, slots=True)
class AbilityHead(Filter):
    """ "Activated or triggered ability from a noncreature source": on the stack."""

    source: Filter | None = None
    yours: bool = False
    or_spell: bool = False  # "spell or ability"
    single: bool = False  # … "with a single target"
    others: bool = False  # "you don't control"
    listed: bool = False  # "spell, activated ability, or triggered ability"
    only: str = ""  # "activated" or "triggered"
    theirs: bool = False  # "an opponent controls"
    aims: Filter | None = None  # "that targets a creature you control"


@dataclass(frozen=True, slots=True)
class OwnName(Filter):
    """ "Named ~": with the name that the card has in print (201.5); ``quoted``: in an ability that it gives."""

    quoted: bool = False


@dataclass(frozen=True, slots=True)
class Size(Filter):
    """ "2/2"."""

    power: Amount
    toughness: Amount


# --- objects -------------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Aimed(Selection):
    """A target where it is named (115.1). ``players``: the players that may be chosen as well."""

    what: Filter | None
    least: Amount = 1
    most: Amount = 1
    players: Players | None = None
    another: bool = False
    group: int = 0
    by: Players | None = None


@dataclass(frozen=True, slots=True)
class Every(Selection):
    """ "Each creature", "all creatures"."""

    what: Filter
    word: str = "each"


@dataclass(frozen=True, slots=True)
class EachOf(Selection):
    """ "Two target creatures each": the word adds nothing."""

    what: Selection


@dataclass(frozen=True, slots=True)
class Some(Selection):
    """ "A creature you control", "up to two cards from your hand": chosen as the instruction is carried out."""

    what: Filter
    least: Amount = 1
    most: Amount = 1
    at_random: bool = False


@dataclass(frozen=True, slots=True)
class It(Selection):
    """ "It", "its"."""


@dataclass(frozen=True, slots=True)
class Them(Selection):
    """ "Them", "they" of objects."""


@dataclass(frozen=True, slots=True)
class That(Selection):
    """ "That creature", "those cards": a noun that was used before."""

    noun: str
    many: bool = False
    the: bool = False  # "the creature"


@dataclass(frozen=True, slots=True)
class The(Selection):
    """ "The exiled card", "the sacrificed creature", "the chosen card": identified by what was done to it."""

    done: str
    noun: str
    many: bool = False


@dataclass(frozen=True, slots=True)
class HostAs(Selection):
    """ "Enchanted creature", "equipped creature"."""

    how: str
    noun: str


@dataclass(frozen=True, slots=True)
class AndOthers(Selection):
    """ "Target creature and each other creature that shares a color with it": together they are "those creatures"."""

    first: Selection
    others: Selection


@dataclass(frozen=True, slots=True)
class TheOneWhich(Selection):
    """ "The creature you control": the one of two targets that was chosen as such; ``chosen``: it says "the chosen creature"."""

    noun: str
    where: Filter
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class ExcessDealt(Value):
    """ "The amount of excess damage dealt this way"; ``to``: "dealt to that creature this way"."""

    to: Selection | None = None


@dataclass(frozen=True, slots=True)
class PaidThisWay(Value):
    """ "The total amount of mana paid this way"."""


@dataclass(frozen=True, slots=True)
class OpponentsWhoDo(Value):
    """ "For each opponent who does, …": of what each of them may do in the previous sentence."""


@dataclass(frozen=True, slots=True)
class EachOfThose(Value):
    """ "For each of those creatures, …"."""

    what: Selection


@dataclass(frozen=True, slots=True)
class ThisAs(Selection):
    """ "This card", "this spell", "this token": the ability's own object, by a noun that is not its type."""

    noun: str


@dataclass(frozen=True, slots=True)
class WhatItAttacks(Node):
    """ "The player or planeswalker it's attacking"."""


@dataclass(frozen=True, slots=True)
class Itself(Selection):
    """ "Itself": the subject of the clause, as what something is done to."""


@dataclass(frozen=True, slots=True)
class PlayerHas(Condition):
    """ "That player controls a Forest", "no opponent controls a creature": in ``what`` the player is ``ThatOne``; ``how``: of
    several players "a", "each" or "no"."""

    who: Players
    what: Condition
    how: str = "a"


@dataclass(frozen=True, slots=True)
class SubjectThing(Selection):
    """The subject of the clause."""


# --- players -------------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class AimedPlayer(Players):
    """ "Target player", "target opponent"."""

    who: Players
    another: bool = False
    least: Amount = 1
    most: Amount = 1


@dataclass(frozen=True, slots=True)
class Implied(Players):
    """The subject of an order, "draw a card": you, without saying so."""


@dataclass(frozen=True, slots=True)
class SubjectPlayer(Players):
    """The subject of the clause."""


@dataclass(frozen=True, slots=True)
class ThatPlayer(Players):
    """ "That player", "that opponent"."""

    noun: str = "player"


@dataclass(frozen=True, slots=True)
class PlayerOrController(Players):
    """ "That player or that planeswalker's controller": one target that may be either."""


@dataclass(frozen=True, slots=True)
class ThatEither(Selection):
    """ "That player or planeswalker", "that permanent or player": a target that is either."""

    words: str = "player or planeswalker"


@dataclass(frozen=True, slots=True)
class OtherPlayers(Players):
    """ "Each other player": each but you."""


@dataclass(frozen=True, slots=True)
class TheyAll(Players):
    """ "They", "their" of players."""


# --- numbers -------------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class ThatMany(Value):
    """ "That many", "that much"."""

    word: str = "many"


@dataclass(frozen=True, slots=True)
class CountOf(Value):
    """ "The number of creatures you control"; ``total``: "the total number of …", which means the same."""

    what: Filter
    total: bool = False


@dataclass(frozen=True, slots=True)
class ThePair(Selection):
    """ "Both creatures", "each of those creatures": this one and the creature that it is paired with (702.95)."""

    both: bool


@dataclass(frozen=True, slots=True)
class OpponentsWho(Value):
    """ "The number of opponents who control an artifact"."""

    what: Filter


@dataclass(frozen=True, slots=True)
class LifeLost(Value):
    """ "The life lost this way"."""


@dataclass(frozen=True, slots=True)
class LifeGained(Value):
    """ "The amount of life you gained": in the event."""


@dataclass(frozen=True, slots=True)
class MoreThanYou(Condition):
    """ "An opponent controls more creatures than you", or has more cards in hand (``what`` is none)."""

    what: Filter | None


@dataclass(frozen=True, slots=True)
class WasPaid(Condition):
    """ "It was kicked", "its surge cost was paid": a cost of the ability's own object, by its name."""

    what: Selection
    name: str


@dataclass(frozen=True, slots=True)
class PaidTimes(Value):
    """ "For each time it was kicked"."""

    what: Selection
    name: str


@dataclass(frozen=True, slots=True)
class Both(Node):
    """ "Each creature and each player": what damage is dealt to."""

    things: Selection
    players: Players


@dataclass(frozen=True, slots=True)
class InCommandZoneToo(Condition):
    """ "If ~ is in the command zone or on the battlefield": the ability functions in both (113.6b)."""


@dataclass(frozen=True, slots=True)
class WhatDied(Selection):
    """ "The creature that died": the object of the event."""


@dataclass(frozen=True, slots=True)
class TotalOf(Value):
    """ "Their total power": of things mentioned before."""

    which: int
    of: Selection


@dataclass(frozen=True, slots=True)
class AlreadyYours(Value):
    """ "Each Angel you already control": those already there when another one enters."""

    what: Filter


@dataclass(frozen=True, slots=True)
class TheResult(Value):
    """ "The result": of the die that was rolled."""


@dataclass(frozen=True, slots=True)
class MostDiscarded(Value):
    """ "The greatest number of cards a player discarded this way"."""


@dataclass(frozen=True, slots=True)
class TheDifference(Value):
    """ "If you have fewer than seven cards in hand, draw cards equal to the difference": of the numbers just compared."""


@dataclass(frozen=True, slots=True)
class AlsoEach(Node):
    """ "Each opponent and each creature they control": what damage is dealt to; ``first``: players, or a target."""

    first: Node
    what: Selection


@dataclass(frozen=True, slots=True)
class GreatestAmong(Filter):
    """ "With the greatest power among creatures you control"."""

    which: int
    among: Filter


@dataclass(frozen=True, slots=True)
class SuspendedItself(Condition):
    """ "If ~ is suspended": it is in exile, where the ability functions (113.6)."""


@dataclass(frozen=True, slots=True)
class BuriedThisWay(Value):
    """ "For each permanent put into a graveyard this way": of those that were destroyed."""

    noun: str


@dataclass(frozen=True, slots=True)
class PutThere(Filter):
    """ "A creature card put into a graveyard this way": of what was destroyed."""


@dataclass(frozen=True, slots=True)
class OfDestroyed(Value):
    """ "The number of creatures you controlled that were destroyed this way"."""

    noun: str
    where: Filter


@dataclass(frozen=True, slots=True)
class InYourGraveyard(Condition):
    """ "If this card is in your graveyard": where the ability functions (113.6)."""


@dataclass(frozen=True, slots=True)
class DestroyedThisWay(Value):
    """ "For each creature destroyed this way"."""

    noun: str


@dataclass(frozen=True, slots=True)
class DoneThisWay(Value):
    """ "For each card discarded this way", "the number of creatures sacrificed this way": how many the instruction handled."""

    done: str
    noun: str


@dataclass(frozen=True, slots=True)
class DamageDealt(Value):
    """ "The damage dealt this way"."""


@dataclass(frozen=True, slots=True)
class TheirOwners(Players):
    """ "Under their owners' control": each under its owner's control."""


@dataclass(frozen=True, slots=True)
class NoneRemoved(Condition):
    """ "No counters were removed this way"."""


@dataclass(frozen=True, slots=True)
class EventThing(Selection):
    """What the event is about, where the text compares with it and does not say so: "with lesser mana value"."""


@dataclass(frozen=True, slots=True)
class HadCounters(Selection):
    """ "Each creature that had counters put on it this way"."""


@dataclass(frozen=True, slots=True)
class One(Value):
    """ "Another +1/+1 counter": one more."""


@dataclass(frozen=True, slots=True)
class WhoControls(Players):
    """ "Each player who controls an artifact"."""

    who: Players
    what: Filter


@dataclass(frozen=True, slots=True)
class MoreControls(Players):
    """ "Players who control more lands than you"."""

    who: Players
    what: Filter


@dataclass(frozen=True, slots=True)
class WasDestroyed(Condition):
    """ "If a creature is destroyed this way"."""

    noun: str
    that: bool = False


@dataclass(frozen=True, slots=True)
class SubjectPair(Selection):
    """ "This creature and land creatures you control": of a static ability."""

    first: Selection
    second: Selection
    each: bool = False


@dataclass(frozen=True, slots=True)
class NamesOf(Value):
    """ "The number of differently named lands you control"."""

    what: Filter
