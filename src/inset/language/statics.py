"""What is simply true while an ability functions or an effect lasts: continuous effects on characteristics (611,
613), changes of the rules (613.11), permissions and prohibitions (601.3), costs (601.2f), replacements (614, 615).

The same nodes are used in static abilities and in effects with a duration (``effects.Establish``).
"""

from __future__ import annotations

from typing import Final

from inset.kernel.mana import FREE, ManaCost
from inset.kernel.types import ANY_ZONE, BATTLE, BATTLEFIELD, PLANESWALKER
from inset.language.abilities import Body
from inset.language.activating import ActivatesAsInstant as ActivatesAsInstant
from inset.language.crewing import CREWS as CREWS, SADDLES as SADDLES, CrewsAsThough as CrewsAsThough
from inset.language.declaring import ChoosesAttackers as ChoosesAttackers, ChoosesBlockers as ChoosesBlockers
from inset.language.entering import (
    AsEnters as AsEnters,
    AsTurnedFaceUp as AsTurnedFaceUp,
    EntersAsCopy as EntersAsCopy,
    EntersDesignated as EntersDesignated,
    EntersTapped as EntersTapped,
    EntersUnderControl as EntersUnderControl,
    EntersUntapped as EntersUntapped,
    EntersWithCounters as EntersWithCounters,
)
from inset.language.evasion import BlocksAsThough as BlocksAsThough
from inset.language.filters import And, Anything, ControlledBy, HasType, Not
from inset.language.node import (
    Amount,
    Condition,
    Cost,
    Effect,
    Filter,
    Mod,
    Players,
    Static,
    dataclass,
)
from inset.language.replacing import (
    CantGetCounters as CantGetCounters,
    CantHaveCounters as CantHaveCounters,
    CoinsComeUpHeads as CoinsComeUpHeads,
    CopiesChanged as CopiesChanged,
    CounterLimit as CounterLimit,
    CountersChanged as CountersChanged,
    DamageChanged as DamageChanged,
    DamageInstead as DamageInstead,
    DestroyedInstead as DestroyedInstead,
    DrawInstead as DrawInstead,
    DrawsChanged as DrawsChanged,
    EntersWithFewer as EntersWithFewer,
    LifeGainChanged as LifeGainChanged,
    ManaMultiplied as ManaMultiplied,
    MoreCoins as MoreCoins,
    MoreDice as MoreDice,
    MovesInstead as MovesInstead,
    PreventDamage as PreventDamage,
    RedirectDamage as RedirectDamage,
    SearchesTopOnly as SearchesTopOnly,
    TokensInstead as TokensInstead,
    TokensMultiplied as TokensMultiplied,
)
from inset.language.selections import AllPlayers, EnchantedPlayer, Opponents, You
from inset.language.triggering import DoesntTrigger as DoesntTrigger, TriggersAgain as TriggersAgain


@dataclass(frozen=True, slots=True)
class Continuous(Static):
    """Objects that pass, in a zone, have these modifications (613)."""

    where: Filter
    mods: tuple[Mod, ...]
    zone: int = BATTLEFIELD


# --- restrictions and requirements on permanents and spells ----------------------------------------------------
CANT_ATTACK: Final = 1
CANT_BLOCK: Final = 2
CANT_BE_BLOCKED: Final = 3  # by creatures that pass `against`
CAN_BLOCK_ONLY: Final = 4  # creatures that pass `against`
MUST_ATTACK: Final = 5
MUST_BLOCK: Final = 6
DOESNT_UNTAP: Final = 7  # during its controller's untap step
CANT_BE_COUNTERED: Final = 8
MUST_BE_BLOCKED: Final = 9
CANT_BE_SACRIFICED: Final = 10
CANT_TRANSFORM: Final = 11
CANT_ACTIVATE: Final = 12  # activated abilities of objects that pass; mana abilities too unless `spare_mana`
CAN_ATTACK_DESPITE_DEFENDER: Final = 13
ASSIGNS_DAMAGE_BY_TOUGHNESS: Final = 14
CAN_BLOCK_ANY_NUMBER: Final = 15
CANT_BE_TARGETED: Final = 17  # by spells and abilities that pass `against`
ASSIGNS_NO_COMBAT_DAMAGE: Final = 18
CANT_REGENERATE: Final = 19
CANT_BLOCK_ALONE: Final = 20  # but with `number` others that pass `against`
CANT_ATTACK_ALONE: Final = 21
CAN_BLOCK_MORE: Final = 22  # `number` additional creatures
ATTACKS_ONLY_ALONE: Final = 23
CANT_BE_BLOCKED_BY_FEWER: Final = 24  # than `number` creatures
CANT_BE_BLOCKED_BY_MORE: Final = 25
NO_MORE_ATTACK: Final = 26  # than `number` of those that pass can attack what passes `against`
NO_MORE_BLOCK: Final = 27
ASSIGNS_AS_UNBLOCKED: Final = 30  # its controller may have it do so (510.1c)
UNTAPS_WITH_OTHERS: Final = 29  # during each other player's untap step
MAY_STAY_TAPPED: Final = 31  # its controller may choose not to untap it during their untap step (502.3)
NO_MORE_UNTAP: Final = 32  # than `number` of those that pass can untap in a player's untap step
NO_LEGEND_RULE: Final = 33  # 704.5j doesn't apply to it
ACTS_AS_THOUGH_HASTE: Final = 34  # its abilities may be activated as though it had haste (302.6)
CANT_CREW: Final = 35  # 702.122c
GOADED: Final = 28  # 701.15b: attacks each combat if able, and another player than the controller of the rule if able


@dataclass(frozen=True, slots=True)
class Restrict(Static):
    """A rule for objects that pass: one of the kinds above, against objects that pass ``against``; ``number``: of what the
    kind refers to."""

    kind: int
    where: Filter
    against: Filter = Anything()
    spare_mana: bool = False
    number: Amount = 1


# What is attacked, for ``against``: a player passes as an object that they control and that has no type.
YOU_OR_PLANESWALKERS: Final = And((ControlledBy(You()), Not(HasType(BATTLE))))
PLANESWALKERS: Final = And((ControlledBy(You()), HasType(PLANESWALKER)))
YOU_ALONE: Final = And((ControlledBy(You()), Not(HasType(BATTLE | PLANESWALKER))))
A_PLAYER: Final = Not(HasType(BATTLE | PLANESWALKER))
ENCHANTED_PLAYER: Final = And((ControlledBy(EnchantedPlayer()), Not(HasType(BATTLE | PLANESWALKER))))
ENCHANTED_PLAYER_OR_PLANESWALKERS: Final = And((ControlledBy(EnchantedPlayer()), Not(HasType(BATTLE))))
AN_OPPONENT: Final = And((ControlledBy(Opponents()), Not(HasType(BATTLE | PLANESWALKER))))
OPPONENT_OR_PLANESWALKERS: Final = And((ControlledBy(Opponents()), Not(HasType(BATTLE))))
ANOTHER_PLAYER: Final = And((Not(ControlledBy(You())), Not(HasType(BATTLE | PLANESWALKER))))


@dataclass(frozen=True, slots=True)
class CombatCost(Static):
    """Creatures that pass can't attack what passes ``against`` unless their controller pays this for each of them
    (508.1h); ``blocking``: they can't block (509.1d)."""

    where: Filter
    cost: Cost
    against: Filter = Anything()
    blocking: bool = False


@dataclass(frozen=True, slots=True)
class MayExert(Static):
    """The player may exert this creature as it attacks; when they do, the body triggers (701.43d)."""

    body: Body | None = None


@dataclass(frozen=True, slots=True)
class MayEnlist(Static):
    """As this creature attacks, the player may tap another that doesn't; when they do, the body triggers, in which that one is
    ``Saved(0)`` (702.154a)."""

    body: Body


# --- casting and playing (601.3) --------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class CantCast(Static):
    """Players can't cast spells that pass, from some zones; ``more_than``: more than this many of them each turn."""

    who: Players
    where: Filter = Anything()
    zones: int = ANY_ZONE
    more_than: int = 0


@dataclass(frozen=True, slots=True)
class CantActivate(Static):
    """Players can't activate abilities (that aren't mana abilities, if those are spared) of objects that pass; ``loyalty``: only
    loyalty abilities, or, if false, only others."""

    who: Players
    spare_mana: bool = True
    where: Filter = Anything()
    loyalty: bool | None = None


@dataclass(frozen=True, slots=True)
class CantPlayLands(Static):
    """Players can't play lands, from some zones."""

    who: Players
    zones: int = ANY_ZONE


@dataclass(frozen=True, slots=True)
class CastOnlyAsSorcery(Static):
    """Players can cast spells that pass only any time they could cast a sorcery."""

    who: Players
    where: Filter = Anything()


@dataclass(frozen=True, slots=True)
class CastOnlyIf(Static):
    """Players can cast spells that pass only if a condition holds ("only during your turn")."""

    who: Players
    condition: Condition
    where: Filter = Anything()


@dataclass(frozen=True, slots=True)
class AsThoughFlash(Static):
    """Players may cast spells that pass as though they had flash (601.3b)."""

    who: Players
    where: Filter


@dataclass(frozen=True, slots=True)
class MayPlay(Static):
    """Permission to play cards from somewhere (601.3).

    ``card`` is asked of the card where it lies, ``spell`` of the spell that it would be, for each way of casting
    it. ``whose`` owns the zone (none: the player). ``cost`` is an alternative cost (118.9), ``add`` an additional one
    (118.8).
    ``inset_only``: only with its alternative characteristics. ``limit``: how often each turn. ``shared``: the
    permission goes to each of ``who`` and rebinds ``You``.
    """

    who: Players
    zone: int
    card: Filter = Anything()
    spell: Filter = Anything()
    whose: Players | None = None
    lands: bool = False
    spells: bool = True
    top_only: bool = False
    inset_only: bool = False
    normal_only: bool = False
    cost: Cost | None = None
    add: Cost | None = None
    any_color: int = 0
    limit: int = 0
    condition: Condition | None = None
    exile_after: bool = False
    enters_tapped: bool = False
    trigger: tuple[Effect, ...] = ()
    plot_only: bool = False


SPEND_ANY_COLOR: Final = 1
SPEND_ANY_TYPE: Final = 2
SPEND_SNOW_AS_ANY_COLOR: Final = 3


@dataclass(frozen=True, slots=True)
class SpendAsThough(Static):
    """Players may spend mana as though it were of any color or type, on spells that pass."""

    who: Players
    where: Filter = Anything()
    kind: int = SPEND_ANY_COLOR


@dataclass(frozen=True, slots=True)
class CostChange(Static):
    """Spells that pass cost more (positive) or less (negative ``sign``) to cast (601.2f): generic mana, and symbols.

    ``only_colored``: symbols that a spell doesn't ask for do not take away generic mana instead (118.7b).
    """

    where: Filter
    amount: Amount
    who: Players = AllPlayers()
    sign: int = -1
    colored: ManaCost = FREE
    only_colored: bool = False


@dataclass(frozen=True, slots=True)
class AbilityCostChange(Static):
    """Activated abilities of sources that pass (that aren't mana abilities, if those are spared) cost more or less to activate,
    but not less than so much mana."""

    where: Filter
    amount: Amount
    who: Players = AllPlayers()
    sign: int = -1
    keyword: int = 0
    least: int = 0
    spare_mana: bool = False


@dataclass(frozen=True, slots=True)
class UnlockCostChange(Static):
    """Unlock costs that a player pays are more or less (709.5e)."""

    who: Players
    amount: Amount
    sign: int = -1


@dataclass(frozen=True, slots=True)
class OfferAlternativeCost(Static):
    """Players may pay this cost rather than the mana cost of spells that pass (118.9)."""

    who: Players
    where: Filter
    cost: Cost
    zones: int = ANY_ZONE
    limit: int = 0


# --- rules about players ------------------------------------------------------------------------------------------
NO_MAXIMUM_HAND_SIZE: Final = 1
EXTRA_LAND_PLAYS: Final = 2
SKIP_STEP: Final = 3  # `amount` is the step
REVEAL_TOP: Final = 4  # plays with the top card of the library revealed
LOOK_AT_TOP: Final = 5  # of the library of `whose`
HAND_REVEALED: Final = 6
CANT_GAIN_LIFE: Final = 7
CANT_LOSE_GAME: Final = 8
CANT_WIN_GAME: Final = 9
PLAYER_HEXPROOF: Final = 10
PLAYER_SHROUD: Final = 11
CANT_SEARCH: Final = 12
LIFE_CANT_CHANGE: Final = 13
CANT_DRAW_MORE: Final = 14
MANA_DOESNT_EMPTY: Final = 15
HAND_SIZE_IS: Final = 16  # 402.2: the maximum hand size is `amount`
HAND_SIZE_CHANGED: Final = 17  # … is `amount` more, or less
SKIPS_EXTRA_TURNS: Final = 18


@dataclass(frozen=True, slots=True)
class PlayerRule(Static):
    """A rule for these players. ``whose``: of whose library (``LOOK_AT_TOP``); none: of their own."""

    kind: int
    who: Players
    amount: Amount = 0
    whose: Players | None = None


@dataclass(frozen=True, slots=True)
class MaySkip(Static):
    """If you would begin a step (a combat phase, a turn) while a condition holds, you may skip it instead; if you do, these
    effects are the first thing that happens in what comes next (614.10b)."""

    step: int
    effects: tuple[Effect, ...] = ()
    condition: Condition | None = None


@dataclass(frozen=True, slots=True)
class PlayerProtection(Static):
    """Players have protection from objects that pass (702.16)."""

    who: Players
    against: Filter


@dataclass(frozen=True, slots=True)
class DamageCantBePrevented(Static):
    """615.12: damage that a source which passes would deal; ``combat``: only combat damage, or only other damage."""

    source: Filter = Anything()
    combat: bool | None = None


@dataclass(frozen=True, slots=True)
class DamageAsThough(Static):
    """Damage by sources that pass is dealt as though they had a keyword: wither."""

    keyword: int
    source: Filter = Anything()


@dataclass(frozen=True, slots=True)
class CantEnter(Static):
    """Cards that pass can't enter the battlefield from some zones."""

    where: Filter
    zones: int


@dataclass(frozen=True, slots=True)
class ExtraVote(Static):
    """While voting, these players get an additional vote (701.38d); ``optional``: they may vote an additional time."""

    who: Players = You()
    optional: bool = True


@dataclass(frozen=True, slots=True)
class FaceAgain(Static):
    """If one of these players would face a villainous choice, they face it an additional time (701.55c)."""

    who: Players


@dataclass(frozen=True, slots=True)
class EnteredOnlyBy(Static):
    """This dungeon can't be entered but by venturing into that dungeon type (701.49d)."""

    into: str


@dataclass(frozen=True, slots=True)
class MayPayLifeForMana(Static):
    """Any time the player could activate a mana ability, they may pay 1 life to add {C}."""

    who: Players
