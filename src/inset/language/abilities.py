"""Abilities (113): spell, activated, triggered, static and keyword abilities, and what they are made of."""

from __future__ import annotations

from typing import Final

from inset.kernel.mana import FREE, ManaCost
from inset.kernel.types import BATTLEFIELD
from inset.language.node import (
    Ability,
    Amount,
    ColorWords,
    Condition,
    Cost,
    Effect,
    Filter,
    Node,
    Pattern,
    Players,
    Static,
    dataclass,
)

# --- what a group of targets must have in common ------------------------------------------------------------------
NO_RULE: Final = 0
SINGLE_GRAVEYARD: Final = 1  # "from a single graveyard"
SHARE_CARD_TYPE: Final = 2  # "that share a card type"
ONE_PER_PLAYER: Final = 3  # "for each opponent, up to one target … that player controls/owns"

DIFFERENT_CONTROLLERS: Final = 4  # "controlled by different players"
SAME_CONTROLLER: Final = 5
DIFFERENT_VALUES: Final = 6  # "that each have a different mana value"
NO_MORE_IN_ALL: Final = 7  # "with total mana value … or less", or another stat


@dataclass(frozen=True, slots=True)
class TargetSpec(Node):
    """One use of the word "target" (115.1): what may be chosen, and how many.

    ``where`` describes objects in ``zones``; ``players`` says which players may be chosen as well. ``other``: not one
    chosen for an earlier slot ("any other target"). ``only_if``: there is this target only if that is true of how the
    spell is cast (601.2c, 702.33g). ``by``: one of these players chooses it ("target creature of an opponent's choice").
    ``total``: how much of a stat, ``total_of``, they may have together.
    """

    where: Filter | None = None
    zones: int = BATTLEFIELD
    players: Players | None = None
    least: Amount = 1
    most: Amount = 1
    other: bool = False
    group: int = NO_RULE
    only_if: Condition | None = None
    by: Players | None = None
    total: Amount = 0
    total_of: int = 0


@dataclass(frozen=True, slots=True)
class Body(Node):
    """Targets and the instructions that use them. ``divided``: so much is divided among the targets (601.2d).

    ``each``: the text was changed to say "each" for every "target" (702.96a): nothing is targeted, and what could be
    referred to is found as the spell resolves.
    """

    effects: tuple[Effect, ...]
    targets: tuple[TargetSpec, ...] = ()
    divided: Amount | None = None
    each: bool = False


@dataclass(frozen=True, slots=True)
class OtherCount(Node):
    """Another number of modes if a condition holds as they are chosen ("If this spell was kicked, choose both instead")."""

    condition: Condition
    least: int
    most: int


UNCHOSEN_EVER: Final = 1  # "one that hasn't been chosen"
UNCHOSEN_THIS_TURN: Final = 2


@dataclass(frozen=True, slots=True)
class Modes(Node):
    """Choose this many of several bodies (700.2). ``costs``: what each mode costs besides (700.2h); ``names``: their words;
    ``again``: the same one may be chosen more than once (700.2d); ``unchosen``: only those that haven't been chosen before;
    ``at_random``: nobody decides which."""

    bodies: tuple[Body, ...]
    least: int = 1
    most: int = 1
    costs: tuple[Cost, ...] = ()
    names: tuple[str, ...] = ()
    again: bool = False
    instead: OtherCount | None = None
    unchosen: int = 0
    at_random: bool = False


@dataclass(frozen=True, slots=True)
class Keyword(Ability):
    """A keyword ability (702) with the parameters that it takes."""

    keyword: int
    cost: Cost | None = None
    number: Amount = 0
    where: Filter | None = None
    text: str = ""


@dataclass(frozen=True, slots=True)
class Spell(Ability):
    """What an instant or sorcery does as it resolves (113.3a). ``cleaved``: without the words in square brackets (702.148a);
    ``name``: an ability word (207.2c)."""

    body: Body | Modes
    cleaved: Body | Modes | None = None
    name: str = ""


# --- when an ability may be activated (602.5) ------------------------------------------------------------------------
ANY_TIME: Final = 0
AS_SORCERY: Final = 1
YOUR_TURN: Final = 2
AS_INSTANT: Final = 3  # with priority, a mana ability too (602.5e)


@dataclass(frozen=True, slots=True)
class Activated(Ability):
    """[Cost]: [Effect.] (602). ``limit``: how often each turn; ``in_all``: how often as long as the object exists.

    ``zone``: where it functions (113.6). ``keyword``: the keyword that it is written after: boast, exhaust.
    ``own_cost``: "this ability costs … less to activate".
    """

    cost: Cost
    body: Body | Modes
    timing: int = ANY_TIME
    limit: int = 0
    zone: int = BATTLEFIELD
    condition: Condition | None = None
    loyalty: bool = False
    by_anyone: bool = False
    name: str = ""
    keyword: int = 0
    in_all: int = 0
    own_cost: OwnCost | None = None
    x_rule: XRule | None = None


@dataclass(frozen=True, slots=True)
class Triggered(Ability):
    """When/Whenever/At … (603). ``condition`` is an intervening "if" (603.4)."""

    when: Pattern
    body: Body | Modes
    condition: Condition | None = None
    zone: int = BATTLEFIELD
    limit: int = 0
    name: str = ""


@dataclass(frozen=True, slots=True)
class StaticAbility(Ability):
    """A static ability (604): what is true while it functions, under a condition."""

    statics: tuple[Static, ...]
    condition: Condition | None = None
    zone: int = BATTLEFIELD
    name: str = ""


@dataclass(frozen=True, slots=True)
class ClassLevel(Ability):
    """ "[Cost]: Level N", a class level bar, with the abilities in its section (716.2a)."""

    cost: Cost
    level: int
    abilities: tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class ToSolve(Ability):
    """ "To solve — [Condition]" (719.3a)."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class WhileSolved(Ability):
    """ "Solved — [Ability]" (702.169)."""

    ability: Ability


@dataclass(frozen=True, slots=True)
class OwnCost(Ability):
    """ "This spell costs … less to cast": functions while the spell is being cast (601.2f). ``colored``: this many times
    these symbols, instead of generic mana; ``by_cost``: by the mana cost of the object itself (118.7)."""

    amount: Amount
    sign: int = -1
    condition: Condition | None = None
    colored: ManaCost = FREE
    by_cost: bool = False


@dataclass(frozen=True, slots=True)
class AdditionalCost(Ability):
    """ "As an additional cost to cast this spell …" (118.8). An optional one has a name (kicker, offspring). ``of_any_number``:
    the cost is of as many objects as the player likes, and the spell costs ``less`` for each of them."""

    cost: Cost
    name: str = ""
    of_any_number: bool = False
    less: int = 0


@dataclass(frozen=True, slots=True)
class AlternativeCost(Ability):
    """ "You may … rather than pay this spell's mana cost" (118.9), under a condition."""

    cost: Cost
    condition: Condition | None = None
    name: str = ""


@dataclass(frozen=True, slots=True)
class FlashIf(Ability):
    """ "You may cast this spell as though it had flash if …": if a condition holds (601.3d), or if this is paid besides
    (601.3c), or, of an Aura, if it targets what passes (601.3d)."""

    condition: Condition | None = None
    cost: Cost | None = None
    whom: Filter | None = None


@dataclass(frozen=True, slots=True)
class XRule(Ability):
    """ "Spend only black mana on X", "X can't be 0" (107.3a)."""

    color: ColorWords = 0
    least: int = 0


@dataclass(frozen=True, slots=True)
class CastOnly(Ability):
    """ "Cast this spell only if …" (601.3)."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class CantBeCountered(Ability):
    """ "This spell can't be countered"."""


@dataclass(frozen=True, slots=True)
class OpeningHand(Ability):
    """ "If this card is in your opening hand, you may begin the game with it on the battlefield" (103.6)."""


@dataclass(frozen=True, slots=True)
class OpeningReveal(Ability):
    """ "You may reveal this card from your opening hand. If you do, at the beginning of …" (103.6b, 603.7)."""

    when: Pattern
    body: Body


@dataclass(frozen=True, slots=True)
class MulliganAction(Ability):
    """ "Any time you could mulligan and this card is in your hand, you may …" (103.5b)."""

    body: Body


@dataclass(frozen=True, slots=True)
class SoManyInDeck(Ability):
    """ "A deck can have any number of cards named …", or up to this many: counts before the game begins (113.6n)."""

    most: int = 0


@dataclass(frozen=True, slots=True)
class CanBeCommander(Ability):
    """ "This card can be your commander": counts before the game begins (903.3a, 113.6n)."""
