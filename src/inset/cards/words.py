"""Everything that the card language can say, in one namespace: zones, types, colors, nodes, and the words made of them.

A card file reads like its cards, so its words are bare, and this is the one place that says where they come from. Only
``inset.cards`` imports with a star; mypy knows each name all the same, and says so when there is no such word (adr/0015).
"""

from typing import Final

from inset.kernel.mana import parse as parse
from inset.kernel.types import *
from inset.language import costs
from inset.language.abilities import *
from inset.language.card import HALVES as HALVES, Card as Card, Token as Token
from inset.language.conditions import *
from inset.language.costs import (
    COST_SLOT as COST_SLOT,
    EVIDENCE as EVIDENCE,
    FORAGE as FORAGE,
    OPTIONAL as OPTIONAL,
    THIS_SLOT as THIS_SLOT,
    WATER as WATER,
    WATERBENDING as WATERBENDING,
    All as All,
    Behold as Behold,
    CollectEvidence as CollectEvidence,
    DiscardCards as DiscardCards,
    DiscardThis as DiscardThis,
    ExileCards as ExileCards,
    ExileMaterials as ExileMaterials,
    ExileThis as ExileThis,
    Forage as Forage,
    MillCards as MillCards,
    OneOf as OneOf,
    PayCounters as PayCounters,
    PayGeneric as PayGeneric,
    PayLife as PayLife,
    PayMana as PayMana,
    PayManaOf as PayManaOf,
    RemoveCounters as RemoveCounters,
    Repeated as Repeated,
    ReturnToHand as ReturnToHand,
    RevealCards as RevealCards,
    RevealThis as RevealThis,
    SacrificeOther as SacrificeOther,
    SacrificeThis as SacrificeThis,
    TakeCountersFrom as TakeCountersFrom,
    TapOthers as TapOthers,
    TapPower as TapPower,
    TapThis as TapThis,
    UnattachThis as UnattachThis,
    UntapOthers as UntapOthers,
    UntapThis as UntapThis,
    Waterbend as Waterbend,
)
from inset.language.effects import *
from inset.language.filters import *
from inset.language.keywords import *
from inset.language.mods import *
from inset.language.node import *
from inset.language.patterns import *
from inset.language.selections import *
from inset.language.statics import *
from inset.language.values import *
from inset.language.words.kinds import *
from inset.language.words.nouns import *
from inset.language.words.verbs import *

# Words that are costs and instructions alike: the bare word is the instruction.
BlightCost: Final = costs.Blight
DiscardHandCost: Final = costs.DiscardHand
PutCountersCost: Final = costs.PutCounters
