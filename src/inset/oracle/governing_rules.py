"""Which rules govern a part of a card: by the numbers in the words about its class and its performer, else by a table."""

from __future__ import annotations

import re
from typing import Any, Final

from inset.language import keywords as kw
from inset.language.abilities import Keyword
from inset.language.node import Condition, Cost, Effect, Mod, Node, Pattern, Static
from inset.rules.checks import registry
from inset.rules.events.instructions import DO, PERFORM
from inset.rules.meaning.references import CONDITIONS
from inset.rules.model.dispatch import MATCH
from inset.rules.objects.layer_changes import APPLY
from inset.rules.payment.cost_parts import PARTS

assert registry.FILLED  # the tables are filled
_NUMBER: Final = re.compile(r"\b[1-9]\d\d(?:\.\d+[a-z]?)?(?![\d.]*\d)\b")
MOST: Final = 4

RULES: Final[dict[str, tuple[str, ...]]] = {
    "ActivatedText": ("602.1",), "AttachTo": ("701.3",), "CantBeCountered": ("101.2",), "Choose": ("608.2d",),
    "ChooseKeyword": ("608.2d",), "CreateToken": ("111.1", "701.7"), "Damages": ("120.1",), "DealDamage": ("120.1",),
    "Destroy": ("701.8",), "DiscardIt": ("701.9",), "Draw": ("121.1",), "EachDealsDamage": ("120.1",),
    "Establish": ("611.2",), "GainLife": ("119.3",), "GiveCounters": ("122.1",), "LookAt": ("401.6", "701.20"),
    "LoseLife": ("119.3",), "Mill": ("701.17",), "Moves": ("603.6",), "PhaseOut": ("702.26",),
    "PutCounters": ("122.1",), "RemoveFromCombat": ("506.4",), "RevealHand": ("701.20",), "Shuffle": ("701.24",),
    "Spell": ("113.3a",), "SpellText": ("113.3a",), "TakeCounters": ("122.1",), "Tap": ("701.26",), "TriggeredText": ("603.1",),
    "TurnFaceUp": ("708.7",), "Untap": ("701.26",),
}  # fmt: skip
KINDS: Final[tuple[tuple[type[Node], str], ...]] = (
    (Effect, "608.2c"), (Pattern, "603.2"), (Static, "604.1"), (Cost, "118.1"), (Mod, "613.1"), (Condition, "608.2c"),
)  # fmt: skip
KEYWORDS: Final = {  # numbers in chapter 702
    "deathtouch": 2, "defender": 3, "double strike": 4, "enchant": 5, "equip": 6, "first strike": 7, "flash": 8,
    "flying": 9, "haste": 10, "hexproof": 11, "indestructible": 12, "intimidate": 13, "landwalk": 14, "lifelink": 15,
    "protection": 16, "reach": 17, "shroud": 18, "trample": 19, "vigilance": 20, "ward": 21, "banding": 22, "rampage": 23,
    "cumulative upkeep": 24, "flanking": 25, "phasing": 26, "buyback": 27, "shadow": 28, "cycling": 29, "echo": 30,
    "horsemanship": 31, "fading": 32, "kicker": 33, "multikicker": 33, "flashback": 34, "madness": 35, "fear": 36,
    "morph": 37, "megamorph": 37, "amplify": 38, "storm": 40, "affinity": 41, "entwine": 42, "modular": 43, "bushido": 45,
    "ninjutsu": 49,
    "convoke": 51, "dredge": 52, "bloodthirst": 54, "haunt": 55, "replicate": 56, "split second": 61, "suspend": 62,
    "vanishing": 63, "absorb": 64, "delve": 66, "fortify": 67, "frenzy": 68, "changeling": 73, "evoke": 74, "hideaway": 75,
    "conspire": 78, "persist": 79, "wither": 80, "retrace": 81, "devour": 82, "exalted": 83, "unearth": 84, "cascade": 85,
    "annihilator": 86, "more than meets the eye": 162, "cipher": 99,
    "level up": 87, "rebound": 88, "umbra armor": 89, "infect": 90, "battle cry": 91,
    "living weapon": 92, "undying": 93, "miracle": 94, "soulbond": 95, "overload": 96, "unleash": 98, "evolve": 100,
    "extort": 101, "fuse": 102, "bestow": 103, "dethrone": 105, "outlast": 107, "prowess": 108, "dash": 109, "exploit": 110,
    "menace": 111, "renown": 112, "awaken": 113, "devoid": 114, "myriad": 116, "surge": 117, "skulk": 118, "emerge": 119,
    "choose a background": 124, "doctor's companion": 124,
    "melee": 121, "crew": 122, "fabricate": 123, "partner": 124, "partner with": 124, "improvise": 126, "embalm": 128,
    "eternalize": 129, "afflict": 130, "ascend": 131, "jump-start": 133, "riot": 136, "spectacle": 137, "escape": 138,
    "companion": 139, "mutate": 140, "encore": 141, "foretell": 143, "daybound": 145, "nightbound": 145, "disturb": 146,
    "decayed": 147, "training": 149, "reconfigure": 151, "blitz": 152, "casualty": 153, "read ahead": 155, "squad": 157,
    "prototype": 160, "living metal": 161, "for mirrodin!": 163, "toxic": 164, "backup": 165, "bargain": 166, "disguise": 168,
    "plot": 170, "saddle": 171,
    "gift": 174, "offspring": 175, "impending": 176, "start your engines!": 179, "harmonize": 180, "mobilize": 181,
    "warp": 185,
    "provoke": 39, "sunburst": 44, "soulshift": 46, "splice": 47, "offering": 48, "epic": 50, "transmute": 53,
    "forecast": 57, "graft": 58, "recover": 59, "ripple": 60, "aura swap": 65, "gravestorm": 69, "poisonous": 70,
    "transfigure": 71, "champion": 72, "prowl": 76, "reinforce": 77, "scavenge": 97, "tribute": 104, "ingest": 115,
    "escalate": 120, "undaunted": 125, "aftermath": 127, "assist": 132, "mentor": 134, "afterlife": 135,
    "boast": 142, "demonstrate": 144, "cleave": 148, "compleated": 150, "enlist": 154, "ravenous": 156, "craft": 167,
    "spree": 172, "freerunning": 173, "exhaust": 177, "job select": 182, "tiered": 183, "station": 184,
    "mayhem": 187, "web-slinging": 188, "firebending": 189, "sneak": 190, "increment": 191, "paradigm": 192,
}  # fmt: skip


def rules_of(node: Any) -> tuple[str, ...]:
    """The numbers of the rules that say what a node does; none for what only describes."""
    if isinstance(node, Keyword):
        number = KEYWORDS.get(kw.KEYWORD_WORD.get(node.keyword, ""))
        return (f"702.{number}",) if number else ("702",)
    kind: type[Any] = type(node)
    if kind not in _KNOWN:
        _KNOWN[kind] = _of_class(kind)
    return _KNOWN[kind]


_KNOWN: Final[dict[type[Any], tuple[str, ...]]] = {}


def _of_class(kind: type[Any]) -> tuple[str, ...]:
    if kind.__name__ in RULES:
        return RULES[kind.__name__]
    words = [] if (kind.__doc__ or "").startswith(f"{kind.__name__}(") else [kind.__doc__ or ""]
    for table in (PERFORM, DO, MATCH, APPLY, PARTS, CONDITIONS):
        words.append(getattr(table.get(kind), "__doc__", None) or "")
    found = tuple(dict.fromkeys(number for text in words for number in _NUMBER.findall(text)))
    if found:
        return found[:MOST]
    return tuple(number for base, number in KINDS if issubclass(kind, base))[:1]
