"""Instructions (608.2c): what spells and abilities do as they resolve, in the order written.

``save`` keeps what an instruction handled in a numbered slot of the same ability, for ``Saved``,
``SavedNumber`` and ``Did`` further on; a negative slot keeps nothing.
"""

from inset.language.effects.copies import (
    Amass as Amass,
)
from inset.language.effects.copies import (
    CopyCards as CopyCards,
)
from inset.language.effects.copies import (
    CopySpell as CopySpell,
)
from inset.language.effects.copies import (
    CreateCopy as CreateCopy,
)
from inset.language.effects.copies import (
    CreateToken as CreateToken,
)
from inset.language.effects.copies import (
    Emblem as Emblem,
)
from inset.language.effects.copies import (
    Explore as Explore,
)
from inset.language.effects.copies import (
    Investigate as Investigate,
)
from inset.language.effects.copies import (
    Populate as Populate,
)
from inset.language.effects.copies import (
    Proliferate as Proliferate,
)
from inset.language.effects.durations import (
    END_OF_COMBAT as END_OF_COMBAT,
)
from inset.language.effects.durations import (
    FOREVER as FOREVER,
)
from inset.language.effects.durations import (
    NEXT_UNTAP_STEP as NEXT_UNTAP_STEP,
)
from inset.language.effects.durations import (
    THIS_TURN as THIS_TURN,
)
from inset.language.effects.durations import (
    UNTIL_END_OF_YOUR_NEXT_TURN as UNTIL_END_OF_YOUR_NEXT_TURN,
)
from inset.language.effects.durations import (
    UNTIL_NEXT_OF_THIS as UNTIL_NEXT_OF_THIS,
)
from inset.language.effects.durations import (
    UNTIL_YOUR_NEXT_END_STEP as UNTIL_YOUR_NEXT_END_STEP,
)
from inset.language.effects.durations import (
    UNTIL_YOUR_NEXT_TURN as UNTIL_YOUR_NEXT_TURN,
)
from inset.language.effects.durations import (
    WHILE_EXILED as WHILE_EXILED,
)
from inset.language.effects.durations import (
    WHILE_THIS_REMAINS as WHILE_THIS_REMAINS,
)
from inset.language.effects.outcomes import (
    AddMana as AddMana,
)
from inset.language.effects.outcomes import (
    ControlTurn as ControlTurn,
)
from inset.language.effects.outcomes import (
    DealDamage as DealDamage,
)
from inset.language.effects.outcomes import (
    DoublePower as DoublePower,
)
from inset.language.effects.outcomes import (
    EachDealsDamage as EachDealsDamage,
)
from inset.language.effects.outcomes import (
    EndTurn as EndTurn,
)
from inset.language.effects.outcomes import (
    ExtraCombat as ExtraCombat,
)
from inset.language.effects.outcomes import (
    ExtraTurn as ExtraTurn,
)
from inset.language.effects.outcomes import (
    FlipCoin as FlipCoin,
)
from inset.language.effects.outcomes import (
    GainLife as GainLife,
)
from inset.language.effects.outcomes import (
    LoseGame as LoseGame,
)
from inset.language.effects.outcomes import (
    LoseLife as LoseLife,
)
from inset.language.effects.outcomes import (
    PreventNext as PreventNext,
)
from inset.language.effects.outcomes import (
    RollDie as RollDie,
)
from inset.language.effects.outcomes import (
    WinGame as WinGame,
)
from inset.language.effects.permanents import (
    AttachTo as AttachTo,
)
from inset.language.effects.permanents import (
    BecomeCopy as BecomeCopy,
)
from inset.language.effects.permanents import (
    BecomeMonarch as BecomeMonarch,
)
from inset.language.effects.permanents import (
    Cloak as Cloak,
)
from inset.language.effects.permanents import (
    Designate as Designate,
)
from inset.language.effects.permanents import (
    Establish as Establish,
)
from inset.language.effects.permanents import (
    ExchangeControl as ExchangeControl,
)
from inset.language.effects.permanents import (
    Fight as Fight,
)
from inset.language.effects.permanents import (
    GiveCounters as GiveCounters,
)
from inset.language.effects.permanents import (
    Goad as Goad,
)
from inset.language.effects.permanents import (
    Manifest as Manifest,
)
from inset.language.effects.permanents import (
    Mark as Mark,
)
from inset.language.effects.permanents import (
    Modify as Modify,
)
from inset.language.effects.permanents import (
    Monstrosity as Monstrosity,
)
from inset.language.effects.permanents import (
    Permit as Permit,
)
from inset.language.effects.permanents import (
    PhaseOut as PhaseOut,
)
from inset.language.effects.permanents import (
    PutCounters as PutCounters,
)
from inset.language.effects.permanents import (
    Regenerate as Regenerate,
)
from inset.language.effects.permanents import (
    RemoveFromCombat as RemoveFromCombat,
)
from inset.language.effects.permanents import (
    TakeCounters as TakeCounters,
)
from inset.language.effects.permanents import (
    Tap as Tap,
)
from inset.language.effects.permanents import (
    Transform as Transform,
)
from inset.language.effects.permanents import (
    TurnFaceDown as TurnFaceDown,
)
from inset.language.effects.permanents import (
    TurnFaceUp as TurnFaceUp,
)
from inset.language.effects.permanents import (
    Unlock as Unlock,
)
from inset.language.effects.permanents import (
    Untap as Untap,
)
from inset.language.effects.stack import (
    BecomePlotted as BecomePlotted,
)
from inset.language.effects.stack import (
    Cascade as Cascade,
)
from inset.language.effects.stack import (
    CastNow as CastNow,
)
from inset.language.effects.stack import (
    ChangeTargets as ChangeTargets,
)
from inset.language.effects.stack import (
    Counter as Counter,
)
from inset.language.effects.stack import (
    Discover as Discover,
)
from inset.language.effects.stack import (
    ExileOnResolution as ExileOnResolution,
)
from inset.language.effects.stack import (
    GainSuspend as GainSuspend,
)
from inset.language.effects.stack import (
    TimeTravel as TimeTravel,
)
from inset.language.effects.structure import (
    AND as AND,
)
from inset.language.effects.structure import (
    AS_ONE as AS_ONE,
)
from inset.language.effects.structure import (
    CARD_TYPE as CARD_TYPE,
)
from inset.language.effects.structure import (
    COLOR as COLOR,
)
from inset.language.effects.structure import (
    CREATURE_TYPE as CREATURE_TYPE,
)
from inset.language.effects.structure import (
    LINES as LINES,
)
from inset.language.effects.structure import (
    NAME as NAME,
)
from inset.language.effects.structure import (
    OPPONENT as OPPONENT,
)
from inset.language.effects.structure import (
    PLAYER as PLAYER,
)
from inset.language.effects.structure import (
    SENTENCES as SENTENCES,
)
from inset.language.effects.structure import (
    THEN as THEN,
)
from inset.language.effects.structure import (
    Choose as Choose,
)
from inset.language.effects.structure import (
    ChooseKeyword as ChooseKeyword,
)
from inset.language.effects.structure import (
    ChooseMode as ChooseMode,
)
from inset.language.effects.structure import (
    ChooseWord as ChooseWord,
)
from inset.language.effects.structure import (
    ForEach as ForEach,
)
from inset.language.effects.structure import (
    ForEachPlayer as ForEachPlayer,
)
from inset.language.effects.structure import (
    If as If,
)
from inset.language.effects.structure import (
    Joined as Joined,
)
from inset.language.effects.structure import (
    Later as Later,
)
from inset.language.effects.structure import (
    May as May,
)
from inset.language.effects.structure import (
    PayOr as PayOr,
)
from inset.language.effects.structure import (
    Remember as Remember,
)
from inset.language.effects.structure import (
    Repeat as Repeat,
)
from inset.language.effects.structure import (
    WhenYouDo as WhenYouDo,
)
from inset.language.effects.zones import (
    ANY_ORDER as ANY_ORDER,
)
from inset.language.effects.zones import (
    BOTTOM as BOTTOM,
)
from inset.language.effects.zones import (
    OWNERS_CHOICE as OWNERS_CHOICE,
)
from inset.language.effects.zones import (
    RANDOM_ORDER as RANDOM_ORDER,
)
from inset.language.effects.zones import (
    TOP as TOP,
)
from inset.language.effects.zones import (
    Destroy as Destroy,
)
from inset.language.effects.zones import (
    Discard as Discard,
)
from inset.language.effects.zones import (
    DiscardHand as DiscardHand,
)
from inset.language.effects.zones import (
    DiscardIt as DiscardIt,
)
from inset.language.effects.zones import (
    Draw as Draw,
)
from inset.language.effects.zones import (
    ExileUntilLeaves as ExileUntilLeaves,
)
from inset.language.effects.zones import (
    LookAt as LookAt,
)
from inset.language.effects.zones import (
    Mill as Mill,
)
from inset.language.effects.zones import (
    Move as Move,
)
from inset.language.effects.zones import (
    PutBack as PutBack,
)
from inset.language.effects.zones import (
    RevealHand as RevealHand,
)
from inset.language.effects.zones import (
    RevealUntil as RevealUntil,
)
from inset.language.effects.zones import (
    Sacrifice as Sacrifice,
)
from inset.language.effects.zones import (
    SacrificeIt as SacrificeIt,
)
from inset.language.effects.zones import (
    Scry as Scry,
)
from inset.language.effects.zones import (
    Search as Search,
)
from inset.language.effects.zones import (
    Shuffle as Shuffle,
)
from inset.language.effects.zones import (
    Surveil as Surveil,
)
from inset.language.effects.zones import (
    Wish as Wish,
)
