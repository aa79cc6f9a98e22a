"""Cards that change amounts (614.16, 616.1), and the classics of layers and dependencies (613.8)."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import LAND
from inset.language.abilities import Keyword
from inset.language.card import Card
from inset.language.keywords import INFECT, WITHER
from inset.language.mods import AddTypes, SetTypes
from inset.language.statics import (
    CantGetCounters,
    CantHaveCounters,
    CountersChanged,
    DrawInstead,
    LifeGainChanged,
    TokensMultiplied,
)  # fmt: skip
from inset.language.words.kinds import creature, double_strike, enchantment, flying, land, legendary, lifelink
from inset.language.words.nouns import (
    artifacts,
    basic,
    creatures,
    each_player,
    enchantments,
    lands,
    you,
    you_control,
)  # fmt: skip
from inset.language.words.verbs import draw, enters_with, have

MINE: Final = creatures & you_control

CARDS: Final[list[Card]] = [
    enchantment("Blood Moon", "{2}{R}", have(~basic & lands, SetTypes(LAND, ("Mountain",), keep_types=True))),
    creature("Corpsejack Menace", "{2}{B}{G}", "Fungus", 4, 4, CountersChanged(MINE, "+1/+1", times=2)),
    creature("Disciplined Duelist", "{G}{W}{U}", "Human Citizen", 2, 1, double_strike, enters_with(1, "shield")),
    enchantment(
        "Doubling Season", "{4}{G}", TokensMultiplied(you, 2),
        CountersChanged(you_control, times=2, by_effect=True),
    ),
    enchantment("Hardened Scales", "{G}", CountersChanged(MINE, "+1/+1", plus=1)),
    creature("Plague Stinger", "{1}{B}", "Phyrexian Insect Horror", 1, 1, flying, Keyword(INFECT)),
    creature("Rhox Faithmender", "{3}{W}", "Rhino Monk", 1, 5, lifelink, LifeGainChanged(you, times=2)),
    creature("Sickle Ripper", "{1}{B}", "Elemental Warrior", 2, 1, Keyword(WITHER)),
    enchantment(
        "Solemnity", "{2}{W}", CantGetCounters(each_player),
        CantHaveCounters(artifacts | creatures | enchantments | lands),
    ),
    enchantment("Thought Reflection", "{4}{U}{U}{U}", DrawInstead(you, (draw(2),))),
    legendary(land("Urborg, Tomb of Yawgmoth", "", have(lands, AddTypes(0, ("Swamp",))))),
    creature("Vizier of Remedies", "{1}{W}", "Human Cleric", 2, 1, CountersChanged(MINE, "-1/-1", plus=-1)),
    creature(
        "Winding Constrictor", "{B}{G}", "Snake", 2, 3, CountersChanged((artifacts | creatures) & you_control, plus=1),
        CountersChanged(None, plus=1, players=you),
    ),
]  # fmt: skip
