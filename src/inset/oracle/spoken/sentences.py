"""Instructions as text says them, and what joins them: subject and action, "then", "if you do", "unless", "until end of turn"."""

from __future__ import annotations

from inset.kernel.mana import ManaCost
from inset.language.node import (
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
    dataclass,
)


@dataclass(frozen=True, slots=True)
class Does(Effect):
    """A player does something; in the action the player is ``SubjectPlayer``."""

    who: Players
    deed: Effect


@dataclass(frozen=True, slots=True)
class ThingDoes(Effect):
    """An object does something; in the action it is ``SubjectThing``."""

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
class AnyMay(Effect):
    """ "Any opponent may …": each of them is asked, in turn order."""

    who: Players
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
    front: bool = False


@dataclass(frozen=True, slots=True)
class PerEach(Effect):
    """ "Draw a card for each creature you control": the number in the action is multiplied."""

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
class IfNotPut(Effect):
    """ "If you don't put the card into your hand, …": it was impossible, or the player chose not to."""

    to: int
    deed: Effect


@dataclass(frozen=True, slots=True)
class IfYouCant(Effect):
    """ "If you can't, …": about the previous instruction, which is mandatory; ``who``: it is another player's."""

    deed: Effect
    who: Players | None = None


@dataclass(frozen=True, slots=True)
class Repeats(Effect):
    """ "Repeat this process two more times", "if …, repeat this process": all that the sentences before say."""

    times: Amount = 0
    condition: Condition | None = None
    may: bool = False
    then: bool = False


@dataclass(frozen=True, slots=True)
class ChoosesBoth(Effect):
    """ "Choose target creature you control and target creature you don't control": together they are "those creatures"."""

    first: Selection
    second: Selection


@dataclass(frozen=True, slots=True)
class FightEachOther(Effect):
    """ "Those creatures fight each other"."""


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
    late: bool = False  # the amount comes last: "to target player equal to the number of lands that player controls"


@dataclass(frozen=True, slots=True)
class DamagesEvenly(Effect):
    """ "Deals X damage divided evenly, rounded down, among any number of targets"."""

    amount: Amount
    to: Node


@dataclass(frozen=True, slots=True)
class Puts(Effect):
    """Moves that are said with a verb: "return", "put", "exile". ``whose``: into whose hand or library; ``under`` whose
    control; ``place``: "top", "bottom", or how many cards are above it; ``attacking``: it enters attacking."""

    what: Selection
    to: int
    whose: Players | None = None
    verb: str = "put"
    tapped: bool = False
    under: Players | None = None
    place: str = ""
    transformed: bool = False
    counters: tuple[tuple[str, Amount], ...] = ()
    attach_to: Selection | None = None
    attacking: bool = False


@dataclass(frozen=True, slots=True)
class OpponentGains(Effect):
    """ "An opponent gains control of it": one of your choice."""

    what: Selection


@dataclass(frozen=True, slots=True)
class ShufflesAll(Effect):
    """ "Shuffle ~ and your graveyard into their owner's library"."""

    what: Selection


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
class WithTotal(Filter):
    """ "With total power 10 or less": of what is chosen together."""

    stat: int
    most: Amount


@dataclass(frozen=True, slots=True)
class NotAdditional(Static):
    """ "Those tokens plus a Food token": an additional one, without the word."""

    static: Static


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
    """ "Until end of turn, …": the duration comes before a clause that has none."""

    duration: int
    deed: Effect


@dataclass(frozen=True, slots=True)
class Additional(Effect):
    """ "Draws an additional card": in addition to what the rules have the player do."""

    deed: Effect


@dataclass(frozen=True, slots=True)
class SoManyMore(Value):
    """ "Two additional +1/+1 counters": besides those that it has anyway."""

    count: Amount


@dataclass(frozen=True, slots=True)
class AlsoGets(Mod):
    """ "It also gets +1/+0": besides what it gains."""

    change: Mod


@dataclass(frozen=True, slots=True)
class OpponentChooses(Effect):
    """ "An opponent chooses one of them": of several opponents, one that "you" choose (608.2d)."""

    deed: Effect


@dataclass(frozen=True, slots=True)
class RepeatsFollowing(Effect):
    """ "Repeat the following process X times. …": what follows, so often."""

    times: Amount
    deed: Effect


@dataclass(frozen=True, slots=True)
class DamagesEither(Effect):
    """ "… damage to that player or a planeswalker that player controls": chosen as it is dealt (608.2d)."""

    amount: Amount
    who: Players


@dataclass(frozen=True, slots=True)
class IsSure(Effect):
    """ "(That spell) can't be countered"."""


@dataclass(frozen=True, slots=True)
class EntersSo(Effect):
    """ "(That creature) enters with an additional +1/+1 counter on it": for a spell, once it resolves."""

    kind: str
    count: Amount


@dataclass(frozen=True, slots=True)
class AlsoEntersWith(Static):
    """ "Enters with an additional +1/+1 counter on it": in addition to what it enters with anyway."""

    counters: Static


@dataclass(frozen=True, slots=True)
class OrChosen(Effect):
    """ "Add {W} or one mana of the chosen color"."""

    mana: ManaCost


@dataclass(frozen=True, slots=True)
class CouldProduce(Effect):
    """ "Add one mana of any color that a land an opponent controls could produce"; ``type``: of any type."""

    what: Filter
    type: bool = False


@dataclass(frozen=True, slots=True)
class Cycled(Pattern):
    """ "Whenever you cycle or discard a card": once, because cycling a card discards it (702.29d)."""

    discards: Pattern


@dataclass(frozen=True, slots=True)
class ManaOf(Effect):
    """ "Add {W} or {U}", "add three mana in any combination of {W} and/or {U}"."""

    options: tuple[ManaCost, ...]
    count: Amount = 1
