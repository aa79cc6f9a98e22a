"""Instructions that hold others (608.2c), and choices made as something resolves (608.2d)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from inset.kernel.types import ARTIFACT, BATTLE, CREATURE, ENCHANTMENT, LAND, PLANESWALKER
from inset.language.conditions import Always
from inset.language.effects.durations import FOREVER, THIS_TURN
from inset.language.filters import Anything, HasType
from inset.language.node import Amount, Condition, Cost, Effect, Filter, Mod, Pattern, Players, Selection, dataclass
from inset.language.selections import You

if TYPE_CHECKING:
    from inset.language.abilities import Body


@dataclass(frozen=True, slots=True)
class May(Effect):
    """A player may have the instructions carried out; ``save`` remembers whether they did, ``doers`` all players who did.
    ``once``: "do this only once each turn"; the ability triggers as often as ever."""

    effects: tuple[Effect, ...]
    who: Players = You()
    save: int = 0
    once: bool = False
    doers: int = -1


@dataclass(frozen=True, slots=True)
class If(Effect):
    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class ForEach(Effect):
    """For each object, in order; in the instructions it is ``ThatThing``."""

    what: Selection
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class ForEachPlayer(Effect):
    """For each player in turn order (101.4), or ``from_you``, starting with you; in the instructions they are
    ``ThatOne``."""

    who: Players
    effects: tuple[Effect, ...]
    from_you: bool = False


THEN: Final = 1  # "…, then …"
AND: Final = 2  # "… and …"
LINES: Final = 3  # separate paragraphs
SENTENCES: Final = 4  # sentences of one paragraph
AS_ONE: Final = 5  # what the first chooses is said where the others use it: "put a card from your hand on top"


@dataclass(frozen=True, slots=True)
class Joined(Effect):
    """Instructions carried out in order like any others, but written as one sentence or as paragraphs."""

    effects: tuple[Effect, ...]
    how: int = THEN


@dataclass(frozen=True, slots=True)
class Repeat(Effect):
    times: Amount
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class DoWhile(Effect):
    """Carries out the instructions, then all of them again as long as the condition holds; ``may``: and as often as you like."""

    effects: tuple[Effect, ...]
    condition: Condition = Always()
    may: bool = False


@dataclass(frozen=True, slots=True)
class PayOr(Effect):
    """A player may pay a cost. If they do, the first instructions happen, otherwise the second ("unless"). ``most``: X in the
    cost is at most this."""

    who: Players
    cost: Cost
    paid: tuple[Effect, ...] = ()
    unpaid: tuple[Effect, ...] = ()
    save: int = 0
    most: Amount | None = None


@dataclass(frozen=True, slots=True)
class PayAny(Effect):
    """Players, starting with you, may each pay any amount of mana, of counters that they have, or of life; keeps how much
    in all."""

    who: Players = You()
    counter: str = ""
    save: int = -1
    life: bool = False


@dataclass(frozen=True, slots=True)
class WhenYouDo(Effect):
    """A reflexive triggered ability (603.12), if what is kept in the slot ``did`` was carried out; -1: in any case."""

    body: Body
    did: int = -1


@dataclass(frozen=True, slots=True)
class Later(Effect):
    """A delayed triggered ability (603.7): on the next fitting event, or on each while ``duration`` lasts."""

    when: Pattern
    body: Body
    once: bool = True
    duration: int = FOREVER
    condition: Condition = Always()


@dataclass(frozen=True, slots=True)
class Remember(Effect):
    """Keeps objects or a number in a slot."""

    save: int
    what: Selection | None = None
    number: Amount = 0
    who: Players | None = None


LIFE_FOR_SYMBOLS: Final = 21  # 107.4f: for how many Phyrexian symbols of its cost life was paid
LIFE_PAID: Final = 22  # as it entered
DEVOURED: Final = 11  # 702.82b: how many creatures a permanent devoured


@dataclass(frozen=True, slots=True)
class Keep(Effect):
    """Stores a number on the ability's object for as long as it exists, under one of the names above."""

    which: int
    number: Amount


@dataclass(frozen=True, slots=True)
class Choose(Effect):
    """A player chooses some of a selection; without ``least`` they may choose none. ``at_random``: nobody decides which.

    ``kinds``: so many of each of these kinds, where one object may stand for several. ``whose``: once for each of these players,
    who are ``ThatOne`` in what is chosen from. ``apart``: no two may have the same power, or another of the stats.
    ``from_you``: several players choose in turn order starting with you. ``total_of``: one of the stats, of which they may have
    no more together than ``total``.
    """

    what: Selection
    save: int
    least: Amount = 1
    most: Amount = 1
    who: Players = You()
    at_random: bool = False
    kinds: tuple[Filter, ...] = ()
    whose: Players | None = None
    apart: int = 0
    from_you: bool = False
    total_of: int = 0
    total: Amount = 0


# 110.4: "for each permanent type, choose up to one card of that type"
PERMANENT_KINDS: Final = tuple(
    [HasType(kind) for kind in (ARTIFACT, BATTLE, CREATURE, ENCHANTMENT, LAND, PLANESWALKER)]
)


@dataclass(frozen=True, slots=True)
class Separate(Effect):
    """A player separates objects into two piles (700.3), then a player chooses one; the piles are kept in ``chosen`` and
    ``rest``. Of several players who might, one that "you" choose does it. ``whose``: once for each of these players, who are
    ``ThatOne``; all separate before a pile is chosen."""

    what: Selection
    by: Players
    chooser: Players
    chosen: int
    rest: int
    whose: Players | None = None


@dataclass(frozen=True, slots=True)
class PilesAtRandom(Effect):
    """Starting with you, each of these players, who is ``ThatOne``, separates objects into so many piles; then one pile of each
    player is chosen at random, and kept."""

    what: Selection
    who: Players
    piles: int
    save: int


@dataclass(frozen=True, slots=True)
class ChooseMode(Effect):
    """Choose one of several bundles of instructions as it resolves (no modal spell: 700.2)."""

    options: tuple[tuple[Effect, ...], ...]
    labels: tuple[str, ...] = ()
    who: Players = You()


@dataclass(frozen=True, slots=True)
class TakeForm(Effect):
    """208.2b: this permanent takes this form as it enters or is turned face up, and its copiable values with it
    (707.2)."""

    mods: tuple[Mod, ...]


NAME: Final = 1
CREATURE_TYPE: Final = 2
COLOR: Final = 3
CARD_TYPE: Final = 4
OPPONENT: Final = 5
PLAYER: Final = 6
BASIC_LAND_TYPE: Final = 7
ANCHOR: Final = 8
SOME_COLORS: Final = 9  # one color or several


@dataclass(frozen=True, slots=True)
class ChooseWord(Effect):
    """Choose a card name (201.4), creature type, color, card type or player, kept on the source object.

    ``where`` limits the names by characteristics ("a nonland card name", 201.4a). ``never``: a word that can't be chosen.
    ``at_random``: nobody decides which player. ``among``: one of these players.
    """

    kind: int
    where: Filter = Anything()
    who: Players = You()
    never: str = ""
    at_random: bool = False
    among: Players | None = None


SIDES: Final = 100  # and the number of the player: which word that player chose


@dataclass(frozen=True, slots=True)
class ChooseSides(Effect):
    """Each of these players chooses one of the words, kept on the source object."""

    words: tuple[str, ...]
    who: Players


@dataclass(frozen=True, slots=True)
class ChooseAnchor(Effect):
    """Choose one of the anchor words with which abilities of this object are marked (614.12c)."""

    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ChooseProtection(Effect):
    """ "Protection from the color of your choice" (702.16): chooses a color and gives the selection protection from it."""

    what: Selection
    duration: int = THIS_TURN


@dataclass(frozen=True, slots=True)
class BecomeChosen(Effect):
    """ "Becomes the color of your choice", or the creature type or basic land type (``kind``): it is chosen now. ``adds``: "in
    addition to its other types"."""

    what: Selection
    kind: int
    duration: int = THIS_TURN
    adds: bool = False


@dataclass(frozen=True, slots=True)
class ChooseKeyword(Effect):
    """ "Your choice of flying, vigilance or lifelink": chooses one and gives it to the selection."""

    what: Selection
    keywords: tuple[int, ...]
    duration: int = THIS_TURN
