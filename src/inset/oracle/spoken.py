"""What text says before its pronouns are bound: nodes that stand where the card language has others.

A *spoken* tree is made of nodes of the card language and of these. It keeps what the words tell and the meaning does not:
which noun was used, whether the subject was said. The binder replaces every one of them; no finished card holds one.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Final

from inset.kernel.mana import ManaCost
from inset.language.node import (
    NODES,
    Ability,
    Amount,
    Condition,
    Cost,
    Effect,
    Filter,
    Mod,
    Node,
    Pattern,
    Players,
    Selection,
    Static,
    Value,
)
from inset.oracle import spoken_deeds
from inset.oracle.spoken_deeds import BEFORE

AlsoIs = spoken_deeds.AlsoIs
AmassText = spoken_deeds.AmassText
Becomes = spoken_deeds.Becomes
BecomesLike = spoken_deeds.BecomesLike
CastsFree = spoken_deeds.CastsFree
ChoiceOf = spoken_deeds.ChoiceOf
Copies = spoken_deeds.Copies
CostsLess = spoken_deeds.CostsLess
Creates = spoken_deeds.Creates
CreatesRole = spoken_deeds.CreatesRole
Devoured = spoken_deeds.Devoured
Distributes = spoken_deeds.Distributes
Earthbends = spoken_deeds.Earthbends
ExileFromGraveyard = spoken_deeds.ExileFromGraveyard
Flips = spoken_deeds.Flips
Guards = spoken_deeds.Guards
ExcessToController = spoken_deeds.ExcessToController
GetsEmblem = spoken_deeds.GetsEmblem
Incubates = spoken_deeds.Incubates
TheTokenHas = spoken_deeds.TheTokenHas
ReturnsItself = spoken_deeds.ReturnsItself
Investigates = spoken_deeds.Investigates
Keyworded = spoken_deeds.Keyworded
LifeLost = spoken_deeds.LifeLost
MaxSpeed = spoken_deeds.MaxSpeed
MoreThanYou = spoken_deeds.MoreThanYou
NewTargets = spoken_deeds.NewTargets
NextCast = spoken_deeds.NextCast
NoRegeneration = spoken_deeds.NoRegeneration
OpponentsWho = spoken_deeds.OpponentsWho
OwnerPuts = spoken_deeds.OwnerPuts
PaidTimes = spoken_deeds.PaidTimes
PerEachMod = spoken_deeds.PerEachMod
Permits = spoken_deeds.Permits
Shields = spoken_deeds.Shields
SizeIs = spoken_deeds.SizeIs
Supports = spoken_deeds.Supports
TapsOrUntaps = spoken_deeds.TapsOrUntaps
ThisCombat = spoken_deeds.ThisCombat
TurnsDown = spoken_deeds.TurnsDown
WinsClash = spoken_deeds.WinsClash
WasPaid = spoken_deeds.WasPaid


# --- descriptions -----------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Head(Filter):
    """The noun of a description: alternatives of kinds ("artifact creature or Vehicle") and a noun ("card", "spell").

    Each alternative is a tuple of filters that all hold. ``joint``: what stands between alternatives.
    """

    kinds: tuple[tuple[Filter, ...], ...]
    noun: str = ""
    joint: str = "or"


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
    """ "Other", "another": not the object that speaks, or not the one just named."""


@dataclass(frozen=True, slots=True)
class InZone(Filter):
    """ "In your graveyard", "from your hand": whose it is (none: anyone's), and with which preposition."""

    zones: int
    whose: Players | None = None
    how: str = "from"


@dataclass(frozen=True, slots=True)
class OneOrMore(Filter):
    """ "One or more creatures": an event that is counted once however many take part."""

    what: Filter


@dataclass(frozen=True, slots=True)
class ThisOr(Filter):
    """ "~ or another creature": the object that speaks and others."""

    what: Filter


@dataclass(frozen=True, slots=True)
class FromAmong(Filter):
    """ "From among them", "milled this way": of objects that an instruction handled."""

    what: Selection
    how: str = "from among"


@dataclass(frozen=True, slots=True)
class AbilityHead(Filter):
    """ "Activated or triggered ability from a noncreature source": on the stack."""

    source: Filter | None = None
    yours: bool = False
    or_spell: bool = False  # "spell or ability"
    single: bool = False  # … "with a single target"


# --- objects ----------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Aimed(Selection):
    """A target where it is named (115.1). ``players``: the players that may be chosen as well."""

    what: Filter | None
    least: Amount = 1
    most: Amount = 1
    players: Players | None = None
    another: bool = False
    group: int = 0


@dataclass(frozen=True, slots=True)
class Every(Selection):
    """ "Each creature", "all creatures"."""

    what: Filter
    word: str = "each"


@dataclass(frozen=True, slots=True)
class EachOf(Selection):
    """ "Two target creatures each": the word says what is true anyway."""

    what: Selection


@dataclass(frozen=True, slots=True)
class Some(Selection):
    """ "A creature you control", "up to two cards from your hand": chosen as the instruction is carried out."""

    what: Filter
    least: Amount = 1
    most: Amount = 1


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


@dataclass(frozen=True, slots=True)
class The(Selection):
    """ "The exiled card", "the sacrificed creature", "the chosen card": told by what was done to it."""

    done: str
    noun: str
    many: bool = False


@dataclass(frozen=True, slots=True)
class HostAs(Selection):
    """ "Enchanted creature", "equipped creature"."""

    how: str
    noun: str


@dataclass(frozen=True, slots=True)
class ThisAs(Selection):
    """ "This card", "this spell", "this token": the object that speaks, by a noun that is not its type."""

    noun: str


@dataclass(frozen=True, slots=True)
class SubjectThing(Selection):
    """The subject of the clause."""


# --- players ----------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class AimedPlayer(Players):
    """ "Target player", "target opponent"."""

    who: Players
    another: bool = False
    least: Amount = 1
    most: Amount = 1


@dataclass(frozen=True, slots=True)
class Implied(Players):
    """The subject of an order, "draw a card": you, unsaid."""


@dataclass(frozen=True, slots=True)
class SubjectPlayer(Players):
    """The subject of the clause."""


@dataclass(frozen=True, slots=True)
class ThatPlayer(Players):
    """ "That player", "that opponent"."""

    noun: str = "player"


@dataclass(frozen=True, slots=True)
class TheyAll(Players):
    """ "They", "their" of players."""


# --- numbers ----------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class ThatMany(Value):
    """ "That many", "that much"."""

    word: str = "many"


@dataclass(frozen=True, slots=True)
class CountOf(Value):
    """ "The number of creatures you control"."""

    what: Filter


# --- effects ----------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Does(Effect):
    """A player does something; in the deed it is ``SubjectPlayer``."""

    who: Players
    deed: Effect


@dataclass(frozen=True, slots=True)
class ThingDoes(Effect):
    """An object does something; in the deed it is ``SubjectThing``."""

    what: Selection
    deed: Effect


@dataclass(frozen=True, slots=True)
class Sequence(Effect):
    """Instructions side by side: ``then`` or ``and``."""

    parts: tuple[Effect, ...]
    how: str


@dataclass(frozen=True, slots=True)
class Allowed(Effect):
    """ "You may …"."""

    deed: Effect


@dataclass(frozen=True, slots=True)
class Pays(Effect):
    """ "Pay {2}", "pay 3 life" as an instruction: what follows depends on it."""

    cost: Cost


@dataclass(frozen=True, slots=True)
class UnlessPaid(Effect):
    """ "… unless its controller pays {3}"."""

    deed: Effect
    who: Players
    cost: Cost


@dataclass(frozen=True, slots=True)
class PerEach(Effect):
    """ "Draw a card for each creature you control": the number in the deed is multiplied."""

    deed: Effect
    what: Value
    front: bool = False


@dataclass(frozen=True, slots=True)
class WhereX(Effect):
    """ "…, where X is the number of cards in your hand"."""

    deed: Effect
    x: Amount


@dataclass(frozen=True, slots=True)
class Conditional(Effect):
    """ "If …, …" or, with the condition ``after``, "… if …"."""

    condition: Condition
    deed: Effect
    after: bool = False


@dataclass(frozen=True, slots=True)
class Otherwise(Effect):
    """ "Otherwise, …": belongs to the condition before it."""

    deed: Effect


@dataclass(frozen=True, slots=True)
class IfYouDo(Effect):
    """ "If you do, …", "when you do, …" (``reflexive``): belongs to the choice before it."""

    deed: Effect
    who: Players
    reflexive: bool = False
    negated: bool = False


@dataclass(frozen=True, slots=True)
class ThenSentence(Effect):
    """ "Then draw a card.": a sentence of its own."""

    deed: Effect


@dataclass(frozen=True, slots=True)
class Damages(Effect):
    """A source deals damage; objects and players in one place, as the text has them."""

    amount: Amount
    to: Node
    divided: bool = False
    late: bool = False  # the amount is said last: "to target player equal to the number of lands that player controls"


@dataclass(frozen=True, slots=True)
class Puts(Effect):
    """Moves that are said with a verb: "return", "put", "exile". ``whose``: into whose hand or library; ``under`` whose
    control; ``place``: "top", "bottom"."""

    what: Selection
    to: int
    whose: Players | None = None
    verb: str = "put"
    tapped: bool = False
    under: Players | None = None
    place: str = ""
    transformed: bool = False


@dataclass(frozen=True, slots=True)
class PutsCounters(Effect):
    """ "Put a +1/+1 counter on …": kinds and numbers."""

    counters: tuple[tuple[str, Amount], ...]
    what: Selection


@dataclass(frozen=True, slots=True)
class Granted(Mod):
    """ "Gain flying and lifelink", "have …"."""

    abilities: tuple[Ability, ...]
    verb: str = "gain"


@dataclass(frozen=True, slots=True)
class TokenText(Node):
    """ "1/1 white Soldier creature" and what it comes with."""

    size: Node | None
    colors: int
    kinds: tuple[Filter, ...]
    abilities: tuple[Ability, ...] = ()
    name: str = ""
    legendary: bool = False


@dataclass(frozen=True, slots=True)
class Delayed(Effect):
    """ "At the beginning of the next end step, …"; or, with the time ``after``, "… at the beginning of …"."""

    when: Pattern
    deed: Effect
    after: bool = False


@dataclass(frozen=True, slots=True)
class Lasting(Effect):
    """ "Until end of turn, …": the duration stands in front of a clause that has none."""

    duration: int
    deed: Effect


@dataclass(frozen=True, slots=True)
class ManaOf(Effect):
    """ "Add {W} or {U}"."""

    options: tuple[ManaCost, ...]


# --- abilities --------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Keywords(Ability):
    """ "Flying, vigilance": a line of keywords."""

    parts: tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class Text(Node):
    """A body as text: sentences."""

    sentences: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class PricedText(Node):
    """A mode with its additional cost (700.2h), and a name if it has one: "+ {2} — …", "• Fira — {2} — …"."""

    cost: Cost
    text: Text
    name: str = ""


@dataclass(frozen=True, slots=True)
class ModalText(Node):
    """ "Choose one —" with bullets. ``least`` and ``most`` of them."""

    bodies: tuple[Text | PricedText, ...]
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class SpellText(Ability):
    text: Node


@dataclass(frozen=True, slots=True)
class ActivatedText(Ability):
    cost: Cost
    text: Node
    limits: tuple[Node, ...] = ()


@dataclass(frozen=True, slots=True)
class TriggeredText(Ability):
    when: Pattern
    text: Node
    condition: Condition | None = None
    limits: tuple[Node, ...] = ()


@dataclass(frozen=True, slots=True)
class OpeningText(Ability):
    """ "You may reveal this card from your opening hand. If you do, at the beginning of …" (103.6b)."""

    when: Pattern
    text: Node


@dataclass(frozen=True, slots=True)
class LoyaltyText(Ability):
    cost: Cost
    text: Node


@dataclass(frozen=True, slots=True)
class Worded(Ability):
    """ "Landfall — …": an ability word (207.2c)."""

    word: str
    ability: Ability


@dataclass(frozen=True, slots=True)
class StaticText(Ability):
    """A static ability; ``condition`` with "as long as" in front, or ``after``."""

    statics: tuple[Static, ...]
    condition: Condition | None = None
    after: bool = False


@dataclass(frozen=True, slots=True)
class ThingIs(Static):
    """ "~ can't block", "creatures you control have flying": the statics are about the subject."""

    what: Node
    statics: tuple[Static, ...]


@dataclass(frozen=True, slots=True)
class SubjectFilter(Filter):
    """The subject of a static clause."""


@dataclass(frozen=True, slots=True)
class OnlyWhen(Node):
    """ "Activate only as a sorcery", "… only once each turn": ``timing``, ``limit`` or a condition."""

    timing: int = 0
    limit: int = 0
    condition: Condition | None = None


@dataclass(frozen=True, slots=True)
class PrototypeLine(Ability):
    """ "Prototype {2}{R} — 2/2" (702.160a)."""

    cost: Cost
    size: Node


@dataclass(frozen=True, slots=True)
class LevelLine(Ability):
    """ "{1}{R}: Level 2" (716.2a); the paragraphs after it are its section."""

    cost: Cost
    level: int


@dataclass(frozen=True, slots=True)
class Size(Filter):
    """ "2/2"."""

    power: Amount
    toughness: Amount


SPOKEN: Final = tuple(
    cls
    for cls in list(vars(sys.modules[__name__]).values())
    if isinstance(cls, type) and issubclass(cls, Node) and cls.__module__ in (__name__, spoken_deeds.__name__)
)
for _cls in SPOKEN:  # spoken only: the codec and the engine never meet them
    NODES.pop(_cls.__name__, None)
NODES.update(BEFORE)
