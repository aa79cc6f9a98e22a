"""Abilities as text has them, a paragraph or a part of one: keywords, spells, costs with a colon, triggers, modes, statics."""

from __future__ import annotations

from inset.kernel.mana import FREE, ManaCost
from inset.language.abilities import OtherCount
from inset.language.node import (
    Ability,
    Amount,
    Condition,
    Cost,
    Effect,
    Filter,
    Node,
    Pattern,
    Static,
    Value,
    dataclass,
)


@dataclass(frozen=True, slots=True)
class Keywords(Ability):
    """ "Flying, vigilance": a line of keywords."""

    parts: tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class Enchantable(Filter):
    """What an Aura can enchant: permanents, or, where it says so, cards in a graveyard (303.4a)."""

    what: Filter


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
class NamedText(Node):
    """A mode with a name (207.2d): "• Smash the Door — …"."""

    name: str
    text: Text


@dataclass(frozen=True, slots=True)
class ModalText(Node):
    """ "Choose one —" with bullets. ``least`` and ``most`` of them; the rest as in ``Modes``."""

    bodies: tuple[Text | PricedText | NamedText, ...]
    least: int
    most: int
    again: bool = False
    instead: OtherCount | None = None
    unchosen: int = 0
    instead_said: bool = False  # "you may choose both instead", "you may choose both"
    at_random: bool = False


@dataclass(frozen=True, slots=True)
class SpellText(Ability):
    """What a spell does; ``word``: an ability word in front (207.2c)."""

    text: Node
    word: str = ""


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
class CostsMoreEach(Ability):
    """ "This spell costs {2}{U} more to cast for each target beyond the first"."""

    mana: ManaCost


@dataclass(frozen=True, slots=True)
class CostsLessIf(Ability):
    """ "This spell costs {2}{U} less to cast if …"."""

    mana: ManaCost
    condition: Condition


@dataclass(frozen=True, slots=True)
class Worded(Ability):
    """ "Landfall — …": an ability word (207.2c)."""

    word: str
    ability: Ability


@dataclass(frozen=True, slots=True)
class AnyNumberOf(Cost):
    """ "Remove any number of storage counters from this land": "removed this way" refers to the number; ``every``: all."""

    kind: str
    every: bool = False


@dataclass(frozen=True, slots=True)
class RemovedThisWay(Value):
    """ "(For each) storage counter removed this way": of a cost that was paid with any number of them."""

    kind: str


@dataclass(frozen=True, slots=True)
class KeywordIf(Static):
    """ "(Has) vigilance if it's white"."""

    keyword: Ability
    color: int


@dataclass(frozen=True, slots=True)
class Elsewhere(Ability):
    """ "… The same is true for creature spells you control and creature cards you own that aren't on the battlefield"."""

    ability: Ability


@dataclass(frozen=True, slots=True)
class PowerUp(Ability):
    """ "Power-up — …": only once, and cheaper by the object's mana cost in the turn in which it entered."""

    ability: Ability


@dataclass(frozen=True, slots=True)
class StaticText(Ability):
    """A static ability; ``condition`` with "as long as" in front, or ``after``."""

    statics: tuple[Static, ...]
    condition: Condition | None = None
    after: bool = False


@dataclass(frozen=True, slots=True)
class OtherwiseStatic(Ability):
    """ "Enchanted creature gets +2/+2 as long as it's a Human. Otherwise, it can't attack or block.": two abilities, only one of
    which functions. ``instead``: "… It gets +3/+3 instead as long as …": the second is the one with the condition."""

    first: Static
    condition: Condition
    second: Static
    after: bool = True
    instead: bool = False


@dataclass(frozen=True, slots=True)
class ThingIs(Static):
    """ "~ can't block", "creatures you control have flying": the statics are about the subject."""

    what: Node
    statics: tuple[Static, ...]


@dataclass(frozen=True, slots=True)
class OnceATurn(Static):
    """ "Once during each of your turns, you may …": with "once", which says no more than "during each of your turns"."""

    static: Static


@dataclass(frozen=True, slots=True)
class SubjectFilter(Filter):
    """The subject of a static clause."""


@dataclass(frozen=True, slots=True)
class SubjectDoes(Pattern):
    """ "~ enters or attacks": one of several events, all of one subject, which is ``SubjectFilter`` in them."""

    what: Filter
    parts: tuple[Pattern, ...]


@dataclass(frozen=True, slots=True)
class OneWordFor(Pattern):
    """ "When ~ enters or you cast a spell": one "when" for two events."""

    parts: tuple[Pattern, ...]


@dataclass(frozen=True, slots=True)
class OnlyWhen(Node):
    """ "Activate only as a sorcery", "… only once each turn": ``timing``, ``limit`` or a condition."""

    timing: int = 0
    limit: int = 0
    condition: Condition | None = None
    by_anyone: bool = False
    in_all: int = 0
    done_once: bool = False
    own_cost: Ability | None = None
    x_rule: Ability | None = None


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
class CostsLess(Static):
    """ "Instant spells you cast cost {1} less to cast"."""

    what: Filter
    amount: Amount
    sign: int = -1
    colored: ManaCost = FREE
    only_colored: bool = False


@dataclass(frozen=True, slots=True)
class ExileFromGraveyard(Cost):
    """ "Exile this card from your graveyard": the ability functions there (113.6m)."""


@dataclass(frozen=True, slots=True)
class ExileFromHand(Cost):
    """ "Exile this card from your hand": the ability functions there (113.6m)."""


@dataclass(frozen=True, slots=True)
class InGraveyardText(Ability):
    """ "As long as ~ is in your graveyard and …": a static ability that functions there (113.6b)."""

    ability: Ability


@dataclass(frozen=True, slots=True)
class AnchorLine(Ability):
    """ "As ~ enters, choose Khans or Dragons", and a bullet for each of the two words (614.12c)."""

    words: tuple[str, str]
    bullets: tuple[tuple[str, Ability], ...]
