"""Meld pairs (712.5): two cards that become one permanent."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import BEGIN_COMBAT, GRAVEYARD, RED
from inset.language.card import Card, Token
from inset.language.effects import CreateToken, If, Meld
from inset.language.filters import And, ControlledBy, HasName, OwnedBy
from inset.language.node import Effect, Filter
from inset.language.words.kinds import (
    activated,
    at_beginning,
    both_own_and_control,
    creature,
    creature_token,
    haste,
    land,
    legendary,
    meld_pair,
    menace,
    tap_for,
    trample,
    when_enters,
    whenever,
)
from inset.language.words.nouns import (
    creatures,
    each,
    mana_value_at_most,
    other,
    target,
    you,
    you_control,
    your,
)
from inset.language.words.verbs import (
    attacks,
    becomes,
    cost,
    gains,
    has,
    may,
    plus,
    tap_symbol,
    to_hand,
)


def _named(name: str) -> Filter:
    """The counterpart, which the player owns and controls."""
    return And((creatures, HasName(name), OwnedBy(you), ControlledBy(you)))


def _two_attackers(token: Token) -> Effect:
    return CreateToken(token, 2, tapped=True, attacking=True)


GARRISON: Final = _named("Hanweir Garrison")
SCAVENGERS: Final = _named("Midnight Scavengers")

CARDS: tuple[Card, ...] = (
    *meld_pair(
        creature(
            "Graf Rats", "{1}{B}", "Rat", 2, 1,
            at_beginning(BEGIN_COMBAT, Meld(SCAVENGERS, "Chittering Host"), only_if=both_own_and_control(SCAVENGERS)),
        ),
        creature(
            "Midnight Scavengers", "{4}{B}", "Human Rogue", 3, 3,
            when_enters(may(to_hand(target(creatures & mana_value_at_most(3) & your, zone=GRAVEYARD)))),
        ),
        creature(
            "Chittering Host", None, "Eldrazi Horror", 5, 6, haste, menace,
            when_enters(becomes(each(other & creatures & you_control), plus(1, 0), has(menace))),
        ),
    ),
    *meld_pair(
        land(
            "Hanweir Battlements", "", tap_for("{C}"), activated(cost("{R}", tap_symbol), gains(target(creatures), haste)),
            activated(
                cost("{3}{R}{R}", tap_symbol),
                If(both_own_and_control(GARRISON), (Meld(GARRISON, "Hanweir, the Writhing Township"),)),
            ),
        ),
        creature(
            "Hanweir Garrison", "{2}{R}", "Human Soldier", 2, 3,
            whenever(attacks(), _two_attackers(creature_token("Human", 1, 1, RED))),
        ),
        legendary(creature(
            "Hanweir, the Writhing Township", None, "Eldrazi Ooze", 7, 4, trample, haste,
            whenever(attacks(), _two_attackers(creature_token("Eldrazi Horror", 3, 2, 0))),
        )),
    ),
)  # fmt: skip
