"""Cards that turn with day and night (731), and that crown a monarch (725)."""

from __future__ import annotations

from inset.kernel.types import BLACK, GREEN, RED, UPKEEP
from inset.language.abilities import Keyword
from inset.language.card import Card
from inset.language.conditions import PlayerIs
from inset.language.effects import BecomeMonarch
from inset.language.keywords import DAYBOUND, NIGHTBOUND
from inset.language.selections import TheMonarch
from inset.language.words.kinds import (
    at_beginning,
    creature,
    creature_token,
    deathtouch,
    haste,
    legendary,
    reach,
    trample,
    transforming,
    when_enters,
)
from inset.language.words.nouns import each_opponent
from inset.language.words.verbs import create

daybound = Keyword(DAYBOUND)
nightbound = Keyword(NIGHTBOUND)

CARDS: tuple[Card, ...] = (
    transforming(
        creature("Bird Admirer", "{2}{G}", "Human Archer Werewolf", 1, 4, reach, daybound),
        creature("Wing Shredder", None, "Werewolf", 3, 5, reach, nightbound, colors=GREEN),
    ),
    transforming(
        creature("Harvesttide Infiltrator", "{2}{R}", "Human Werewolf", 3, 2, trample, daybound),
        creature("Harvesttide Assailant", None, "Werewolf", 4, 4, trample, nightbound, colors=RED),
    ),
    creature("Palace Sentinels", "{3}{W}", "Human Soldier", 2, 4, when_enters(BecomeMonarch())),
    legendary(
        creature(
            "Queen Marchesa", "{1}{R}{W}{B}", "Human Assassin", 3, 3, deathtouch, haste, when_enters(BecomeMonarch()),
            at_beginning(
                UPKEEP, create(creature_token("Assassin", 1, 1, BLACK, deathtouch, haste)),
                only_if=PlayerIs(each_opponent, TheMonarch()),
            ),
        )
    ),
)  # fmt: skip
