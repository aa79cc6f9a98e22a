"""Cards that speak of groups with a name of their own (700): historic, outlaws, a party; of descending and of crimes."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import BEGIN_COMBAT, END
from inset.language.card import Card
from inset.language.conditions import Compare, Happened
from inset.language.filters import EQ, IsHistoric, IsOutlaw
from inset.language.patterns import CommitsCrime, Descends
from inset.language.values import PartySize
from inset.language.words.kinds import (
    activated,
    affinity,
    artifact_creature,
    at_beginning,
    creature,
    defines_size,
    double_strike,
    flying,
    menace,
    static,
    trample,
    whenever,
)
from inset.language.words.nouns import creatures, spells, target, target_opponent, this, this_one, you
from inset.language.words.verbs import cost_less, gain_life, gets, has, have, lose_life, put_counters, together

PARTY: Final = PartySize(you)

CARDS: Final[list[Card]] = [
    creature(
        "Archpriest of Iona", "{W}", "Human Cleric", 0, 2, defines_size(PARTY, None),
        at_beginning(BEGIN_COMBAT, gets(target(creatures), 1, 1, flying), only_if=Compare(PARTY, EQ, 4)),
    ),
    creature(
        "Blood Hustler", "{1}{B}", "Vampire Rogue", 1, 1,
        whenever(CommitsCrime(you), put_counters(this), limit=1),
        activated("{3}{B}", together(lose_life(1, target_opponent()), gain_life(1))),
    ),
    creature(
        "Deep Goblin Skulltaker", "{2}{B}", "Goblin Warrior", 2, 2, menace,
        at_beginning(END, put_counters(this), only_if=Happened(Descends(you))),
    ),
    creature("Hellspur Brute", "{4}{R}", "Minotaur Mercenary", 5, 4, affinity(IsOutlaw()), trample),
    artifact_creature("Jhoira's Familiar", "{4}", "Bird", 2, 2, flying, cost_less(IsHistoric() & spells, 1)),
    creature(
        "Omenport Vigilante", "{1}{W}", "Human Mercenary", 2, 2,
        static(have(this_one, has(double_strike)), only_if=Happened(CommitsCrime(you))),
    ),
]  # fmt: skip
