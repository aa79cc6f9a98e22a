"""Preparation cards of Strixhaven (722)."""

from __future__ import annotations

from inset.language.card import Card
from inset.language.words.kinds import creature, flying, instant, sorcery, whenever
from inset.language.words.nouns import creatures, target
from inset.language.words.verbs import attacks, enters_prepared, gain_life, gains, prepare, put_counters

CARDS: tuple[Card, ...] = (
    creature(
        "Adventurous Eater", "{2}{B}", "Human Warlock", 3, 2, enters_prepared(),
        prepares=sorcery("Have a Bite", "{B}", put_counters(target(creatures)), gain_life(1)),
    ),
    creature(
        "Encouraging Aviator", "{2}{U}", "Bird Wizard", 2, 3, flying, whenever(attacks(), prepare()),
        prepares=instant("Jump", "{U}", gains(target(creatures), flying)),
    ),
)  # fmt: skip
