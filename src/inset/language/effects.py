"""Instructions (608.2c): what spells and abilities do as they resolve, in the order written.

``save`` keeps what an instruction handled in a numbered slot of the same ability, for ``Saved``,
``SavedNumber`` and ``Did`` further on; a negative slot keeps nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from inset.kernel.mana import ManaCost
from inset.kernel.types import GRAVEYARD, HAND, LIBRARY
from inset.language.conditions import Always
from inset.language.filters import Anything
from inset.language.node import Ability, Amount, Condition, Cost, Effect, Filter, Mod, Pattern, Players, Selection
from inset.language.node import Static
from inset.language.selections import This, You

if TYPE_CHECKING:
    from inset.language.abilities import Body
    from inset.language.card import Token

# --- durations (611.2a) ---------------------------------------------------------------------------------------
THIS_TURN: Final = 1  # until end of turn (514.2)
UNTIL_YOUR_NEXT_TURN: Final = 2
UNTIL_END_OF_YOUR_NEXT_TURN: Final = 3
END_OF_COMBAT: Final = 4
WHILE_THIS_REMAINS: Final = 5  # until this permanent leaves the battlefield
FOREVER: Final = 6
NEXT_UNTAP_STEP: Final = 7  # the affected permanent's controller's next untap step
WHILE_EXILED: Final = 8  # for as long as the card remains exiled
UNTIL_YOUR_NEXT_END_STEP: Final = 9
UNTIL_NEXT_OF_THIS: Final = 10  # until the same source sets up another such effect


# --- structure --------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class May(Effect):
    """A player may have the instructions carried out; ``save`` remembers whether they did."""

    effects: tuple[Effect, ...]
    who: Players = You()
    save: int = 0


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
    """For each player in turn order (101.4); in the instructions they are ``ThatOne``."""

    who: Players
    effects: tuple[Effect, ...]


THEN: Final = 1  # "…, then …"
AND: Final = 2  # "… and …"
LINES: Final = 3  # paragraphs of their own
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
class PayOr(Effect):
    """A player may pay a cost. If they do, the first instructions happen, otherwise the second ("unless")."""

    who: Players
    cost: Cost
    paid: tuple[Effect, ...] = ()
    unpaid: tuple[Effect, ...] = ()
    save: int = 0


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


# --- choices ----------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Choose(Effect):
    """A player chooses some of a selection; without ``least`` they may choose none."""

    what: Selection
    save: int
    least: Amount = 1
    most: Amount = 1
    who: Players = You()


@dataclass(frozen=True, slots=True)
class ChooseMode(Effect):
    """Choose one of several bundles of instructions as it resolves (no modal spell: 700.2)."""

    options: tuple[tuple[Effect, ...], ...]
    labels: tuple[str, ...] = ()
    who: Players = You()


NAME: Final = 1
CREATURE_TYPE: Final = 2
COLOR: Final = 3
CARD_TYPE: Final = 4
OPPONENT: Final = 5
PLAYER: Final = 6


@dataclass(frozen=True, slots=True)
class ChooseWord(Effect):
    """Choose a card name (201.4), creature type, colour, card type or player, kept on the source object.

    ``where`` limits the names by characteristics ("a nonland card name", 201.4a).
    """

    kind: int
    where: Filter = Anything()
    who: Players = You()


@dataclass(frozen=True, slots=True)
class ChooseKeyword(Effect):
    """"Your choice of flying, vigilance or lifelink": chooses one and gives it to the selection."""

    what: Selection
    keywords: tuple[int, ...]
    duration: int = THIS_TURN


# --- moving things ------------------------------------------------------------------------------------------------
TOP: Final = 0
BOTTOM: Final = -1
ANY_ORDER: Final = 1
RANDOM_ORDER: Final = 2
OWNERS_CHOICE: Final = 3  # the owner puts it on the top or bottom


@dataclass(frozen=True, slots=True)
class Move(Effect):
    """Puts objects into a zone: return, exile, put onto the battlefield, put on top of a library.

    ``under``: who controls what enters the battlefield (none: its owner). ``link``: exiled cards are remembered by
    the source (607). ``face_down`` hides a card in exile; ``look`` are players who may look at it. ``entering``:
    what is true of those that enter this way (614.1c): "it enters with an additional counter".
    """

    what: Selection
    to: int
    under: Players | None = None
    position: int = TOP
    order: int = ANY_ORDER
    tapped: bool = False
    attacking: bool = False
    counters: tuple[tuple[str, Amount], ...] = ()
    face_down: bool = False
    look: Players | None = None
    link: bool = False
    save: int = -1
    mods: tuple[Mod, ...] = ()
    attach_to: Selection | None = None
    reveal: bool = False
    transformed: bool = False
    entering: tuple[Static, ...] = ()


@dataclass(frozen=True, slots=True)
class ExileUntilLeaves(Effect):
    """Exile until this permanent leaves the battlefield (610.3)."""

    what: Selection
    save: int = -1


@dataclass(frozen=True, slots=True)
class Destroy(Effect):
    what: Selection
    regenerate: bool = True
    save: int = -1


@dataclass(frozen=True, slots=True)
class Sacrifice(Effect):
    """Players sacrifice so many permanents that pass, of their choice (701.21)."""

    who: Players
    where: Filter
    count: Amount = 1
    save: int = 0


@dataclass(frozen=True, slots=True)
class SacrificeIt(Effect):
    what: Selection
    save: int = -1


@dataclass(frozen=True, slots=True)
class Discard(Effect):
    """Players discard so many cards, of their own choice, at random, or as ``chooser`` chooses."""

    who: Players
    count: Amount
    where: Filter = Anything()
    at_random: bool = False
    save: int = 0


@dataclass(frozen=True, slots=True)
class DiscardIt(Effect):
    what: Selection
    save: int = -1


@dataclass(frozen=True, slots=True)
class DiscardHand(Effect):
    who: Players


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    who: Players
    count: Amount = 1


@dataclass(frozen=True, slots=True)
class Mill(Effect):
    who: Players
    count: Amount
    save: int = -1


@dataclass(frozen=True, slots=True)
class Scry(Effect):
    count: Amount
    who: Players = You()


@dataclass(frozen=True, slots=True)
class Surveil(Effect):
    count: Amount
    who: Players = You()


@dataclass(frozen=True, slots=True)
class LookAt(Effect):
    """A player looks at cards, or reveals them to all."""

    what: Selection
    who: Players = You()
    reveal: bool = False
    save: int = -1


@dataclass(frozen=True, slots=True)
class PutBack(Effect):
    """The player puts cards of a library that they look at back on top of it in any order (401.4)."""

    what: Selection
    who: Players = You()


@dataclass(frozen=True, slots=True)
class RevealHand(Effect):
    who: Players


@dataclass(frozen=True, slots=True)
class RevealUntil(Effect):
    """Reveal (or exile) cards from the top until one passes; keeps it in ``save`` and all others in ``rest``."""

    who: Players
    until: Filter
    save: int
    rest: int
    exile: bool = False


@dataclass(frozen=True, slots=True)
class Search(Effect):
    """Search zones of a player for cards that pass (701.23), then put them somewhere.

    ``rest_to``: one of the cards found goes to ``to``, as the player chooses, and the others to this zone.
    """

    who: Players
    where: Filter
    to: int = HAND
    least: Amount = 0
    most: Amount = 1
    zones: int = LIBRARY
    whose: Players | None = None
    tapped: bool = False
    reveal: bool = False
    shuffle: bool = True
    save: int = -1
    all: bool = False
    position: int = TOP
    rest_to: int = 0


@dataclass(frozen=True, slots=True)
class Shuffle(Effect):
    who: Players


@dataclass(frozen=True, slots=True)
class Wish(Effect):
    """Reveal a card that the player owns from outside the game and put it into their hand (400.11)."""

    where: Filter


# --- permanents ------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Tap(Effect):
    what: Selection
    save: int = -1


@dataclass(frozen=True, slots=True)
class Untap(Effect):
    what: Selection


@dataclass(frozen=True, slots=True)
class PutCounters(Effect):
    what: Selection
    kind: str
    count: Amount = 1
    divided: bool = False
    save: int = -1


@dataclass(frozen=True, slots=True)
class TakeCounters(Effect):
    """Remove counters; the empty kind removes all of all kinds."""

    what: Selection
    kind: str = ""
    count: Amount = 1
    save: int = -1


@dataclass(frozen=True, slots=True)
class GiveCounters(Effect):
    """Players get counters: poison, energy, experience."""

    who: Players
    kind: str
    count: Amount = 1


@dataclass(frozen=True, slots=True)
class Modify(Effect):
    """A continuous effect on the objects of a selection, which are fixed now (611.2c)."""

    what: Selection
    mods: tuple[Mod, ...]
    duration: int = THIS_TURN
    condition: Condition = Always()


@dataclass(frozen=True, slots=True)
class Establish(Effect):
    """Something is true for a duration: restrictions, permissions, replacements, costs."""

    statics: tuple[Static, ...]
    duration: int = THIS_TURN
    uses: int = 0
    condition: Condition = Always()


@dataclass(frozen=True, slots=True)
class Permit(Effect):
    """Players may play these very cards for a duration (601.3). The fields are those of ``statics.MayPlay``.

    ``zone``: only from this zone of the player's own ("from your graveyard"); 0: from wherever they are.
    """

    what: Selection
    duration: int = WHILE_EXILED
    who: Players = You()
    spell: Filter = Anything()
    lands: bool = True
    inset_only: bool = False
    cost: Cost | None = None
    add: Cost | None = None
    any_color: int = 0
    condition: Condition = Always()
    exile_after: bool = False
    limit: int = 0
    zone: int = 0


@dataclass(frozen=True, slots=True)
class ExchangeControl(Effect):
    """701.12b: nothing happens unless both can change hands."""

    a: Selection
    b: Selection | None = None


@dataclass(frozen=True, slots=True)
class AttachTo(Effect):
    what: Selection
    to: Selection


@dataclass(frozen=True, slots=True)
class Transform(Effect):
    what: Selection


@dataclass(frozen=True, slots=True)
class TurnFaceDown(Effect):
    """Turn permanents face down; they are 2/2 creatures with these modifications (708.2)."""

    what: Selection
    mods: tuple[Mod, ...] = ()


@dataclass(frozen=True, slots=True)
class TurnFaceUp(Effect):
    what: Selection


@dataclass(frozen=True, slots=True)
class Manifest(Effect):
    """701.40: the top card of a player's library onto the battlefield face down."""

    who: Players
    count: Amount = 1


@dataclass(frozen=True, slots=True)
class PhaseOut(Effect):
    what: Selection


@dataclass(frozen=True, slots=True)
class Prepare(Effect):
    """The permanents become prepared (722.3a), or unprepared."""

    what: Selection
    prepared: bool = True


@dataclass(frozen=True, slots=True)
class BecomeCopy(Effect):
    """Objects become copies of another (707.4)."""

    what: Selection
    of: Selection
    exceptions: tuple[Mod, ...] = ()
    duration: int = FOREVER


@dataclass(frozen=True, slots=True)
class Regenerate(Effect):
    what: Selection


@dataclass(frozen=True, slots=True)
class Fight(Effect):
    a: Selection
    b: Selection


@dataclass(frozen=True, slots=True)
class RemoveFromCombat(Effect):
    what: Selection


# --- tokens and copies --------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class CreateToken(Effect):
    token: Token
    count: Amount = 1
    who: Players = You()
    tapped: bool = False
    attacking: bool = False
    attach_to: Selection | None = None
    counters: tuple[tuple[str, Amount], ...] = ()
    save: int = -1
    power: Amount | None = None
    toughness: Amount | None = None


@dataclass(frozen=True, slots=True)
class CreateCopy(Effect):
    """Tokens that are copies of an object, with exceptions (707)."""

    of: Selection
    count: Amount = 1
    exceptions: tuple[Mod, ...] = ()
    who: Players = You()
    tapped: bool = False
    attacking: bool = False
    save: int = -1


@dataclass(frozen=True, slots=True)
class CopySpell(Effect):
    """Copies of spells and abilities on the stack (707.10)."""

    what: Selection
    count: Amount = 1
    new_targets: bool = True
    exceptions: tuple[Mod, ...] = ()
    who: Players = You()
    save: int = -1


@dataclass(frozen=True, slots=True)
class CopyCards(Effect):
    """Copies of cards, made in the zone that they are in (707.12), to be cast by ``CastNow``."""

    what: Selection
    save: int


@dataclass(frozen=True, slots=True)
class Emblem(Effect):
    """The player gets an emblem with these abilities (114)."""

    abilities: tuple[Ability, ...]
    who: Players = You()


@dataclass(frozen=True, slots=True)
class Amass(Effect):
    """701.47."""

    subtype: str
    count: Amount


@dataclass(frozen=True, slots=True)
class Populate(Effect):
    """701.36."""


@dataclass(frozen=True, slots=True)
class Investigate(Effect):
    """701.16: create a Clue token, so many times one after the other."""

    clue: Token
    times: Amount = 1


@dataclass(frozen=True, slots=True)
class Explore(Effect):
    """701.44."""

    what: Selection


@dataclass(frozen=True, slots=True)
class Proliferate(Effect):
    """701.34."""


# --- spells and the stack ------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Counter(Effect):
    """Counter spells or abilities (701.6); a countered spell goes to ``to``, with counters; ``save`` keeps the cards there."""

    what: Selection
    to: int = GRAVEYARD
    save: int = -1
    counters: tuple[tuple[str, Amount], ...] = ()


@dataclass(frozen=True, slots=True)
class ChangeTargets(Effect):
    """The player may choose new targets (115.7d)."""

    what: Selection


@dataclass(frozen=True, slots=True)
class CastNow(Effect):
    """A player may cast cards as this resolves (608.2g): ``spell`` is asked of each way of casting them.

    ``copies``: the selection holds copies of cards (707.12). ``most``: how many of them. ``exile_after``: a spell cast
    this way that would go to a graveyard is exiled. ``save`` keeps what was cast. ``transformed``: with the back face
    up (712.8c).
    """

    what: Selection
    who: Players = You()
    spell: Filter = Anything()
    cost: Cost | None = None
    most: Amount = 1
    lands: bool = False
    exile_after: bool = False
    any_color: int = 0
    save: int = 0
    optional: bool = True
    add: Cost | None = None
    transformed: bool = False


@dataclass(frozen=True, slots=True)
class BecomePlotted(Effect):
    what: Selection


@dataclass(frozen=True, slots=True)
class GainSuspend(Effect):
    """If a card doesn't have suspend, it gains suspend."""

    what: Selection


@dataclass(frozen=True, slots=True)
class ExileOnResolution(Effect):
    """The spell is exiled instead of put into a graveyard as it resolves, with counters; then effects happen.

    In the effects the exiled card is ``ThatThing``.
    """

    what: Selection
    counters: tuple[tuple[str, Amount], ...] = ()
    then: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class Discover(Effect):
    """701.57."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Cascade(Effect):
    """702.85."""


@dataclass(frozen=True, slots=True)
class TimeTravel(Effect):
    """701.56."""


# --- life, damage, mana -------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class DealDamage(Effect):
    """A source deals damage to objects and players. ``divided``: as divided on casting (601.2d)."""

    amount: Amount
    to: Selection | None = None
    players: Players | None = None
    source: Selection = This()
    divided: bool = False
    save: int = -1


@dataclass(frozen=True, slots=True)
class EachDealsDamage(Effect):
    """Each object of the selection deals damage, equal to its power if no amount is given."""

    sources: Selection
    to: Selection | None = None
    players: Players | None = None


@dataclass(frozen=True, slots=True)
class GainLife(Effect):
    who: Players
    amount: Amount


@dataclass(frozen=True, slots=True)
class LoseLife(Effect):
    who: Players
    amount: Amount
    save: int = -1


@dataclass(frozen=True, slots=True)
class AddMana(Effect):
    """Adds mana (106.4): the symbols of ``mana`` so many times; or one of ``choices`` per mana; spendable only on
    what ``only`` says."""

    mana: ManaCost | None = None
    choices: int = 0
    count: Amount = 1
    who: Players = You()
    spells: Filter | None = None
    abilities: bool = False
    same: bool = False
    lasting: bool = False
    could_produce: Selection | None = None


@dataclass(frozen=True, slots=True)
class PreventNext(Effect):
    """Prevent the next so much damage that would be dealt to targets this turn (615.7)."""

    amount: Amount
    to: Selection | None = None
    players: Players | None = None


# --- the game -----------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class ExtraTurn(Effect):
    who: Players = You()


@dataclass(frozen=True, slots=True)
class ExtraCombat(Effect):
    """An additional combat phase after this phase, with an additional main phase if told so."""

    main: bool = False


@dataclass(frozen=True, slots=True)
class ControlTurn(Effect):
    """The player controls another during that player's next turn (723), who then takes an extra turn if told so."""

    who: Players
    extra_turn: bool = False


@dataclass(frozen=True, slots=True)
class EndTurn(Effect):
    """724."""


@dataclass(frozen=True, slots=True)
class WinGame(Effect):
    who: Players = You()


@dataclass(frozen=True, slots=True)
class LoseGame(Effect):
    who: Players


@dataclass(frozen=True, slots=True)
class RollDie(Effect):
    """Roll a die (706), add a number, and carry out the row that the result falls into."""

    sides: int
    rows: tuple[tuple[int, int, tuple[Effect, ...]], ...]
    plus: Amount = 0
    save: int = -1


@dataclass(frozen=True, slots=True)
class FlipCoin(Effect):
    won: tuple[Effect, ...]
    lost: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class DoublePower(Effect):
    """701.10: +X/+0, where X is its power as the effect begins."""

    what: Selection
    duration: int = THIS_TURN


