"""Cards whose keywords (702) tie one object to another: backup."""

from __future__ import annotations

from inset.language import keywords as k
from inset.language.abilities import Keyword
from inset.language.card import Card
from inset.language.costs import SacrificeThis
from inset.language.effects import PutSameCounters
from inset.language.words.kinds import (
    activated,
    creature,
    first_strike,
    flash,
    flying,
    hexproof,
    lifelink,
    trample,
    whenever,
)
from inset.language.words.nouns import creatures, target, that_much, this, you_control
from inset.language.words.verbs import cost, deals_combat_damage, dies, draw, put_counters


def _backup(number: int) -> Keyword:
    return Keyword(k.BACKUP, number=number)


CARDS: tuple[Card, ...] = (
    creature("Boon-Bringer Valkyrie", "{3}{W}{W}", "Angel Warrior", 4, 4, _backup(1), flying, first_strike, lifelink),
    creature(
        "Conclave Sledge-Captain", "{5}{G}", "Elephant Soldier", 4, 4, _backup(1), _backup(1), _backup(1), trample,
        whenever(deals_combat_damage(), put_counters(this, that_much)),
    ),
    creature(
        "Enduring Bondwarden", "{W}", "Human Scout", 0, 1, _backup(1),
        whenever(dies(), PutSameCounters(this, target(creatures & you_control))),
    ),
    creature("Saiba Cryptomancer", "{1}{U}", "Moonfolk Ninja", 0, 1, flash, _backup(1), hexproof),
    creature(
        "Scorn-Blade Berserker", "{B}", "Human Berserker", 0, 1, _backup(1),
        activated(cost("{1}", SacrificeThis()), draw()),
    ),
)  # fmt: skip
