"""Cards whose keywords (702) tie one object to another: backup (702.165), soulbond (702.95)."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import keywords as k
from inset.language.abilities import Keyword
from inset.language.card import Card
from inset.language.conditions import Matches
from inset.language.costs import SacrificeThis
from inset.language.effects import Move, PutSameCounters
from inset.language.filters import THE_PAIR, Anything, IsPaired
from inset.language.node import Ability, Mod
from inset.language.patterns import DealsDamage
from inset.language.words.kinds import (
    activated,
    creature,
    double_strike,
    first_strike,
    flash,
    flying,
    hexproof,
    legendary,
    lifelink,
    static,
    trample,
    whenever,
)
from inset.language.words.nouns import (
    creatures,
    each_opponent,
    saved,
    target,
    target_opponent,
    that_much,
    this,
    this_one,
    you,
    you_control,
)
from inset.language.words.verbs import cost, deal, deals_combat_damage, dies, draw, has, have, plus, put_counters

SOULBOND: Final = Keyword(k.SOULBOND)


def _pair_has(*mods: Mod) -> Ability:
    """ "As long as this is paired with another creature, each of those creatures …"."""
    return static(have(THE_PAIR, *mods), only_if=Matches(this, IsPaired()))


def _backup(number: int) -> Keyword:
    return Keyword(k.BACKUP, number=number)


CARDS: tuple[Card, ...] = (
    creature("Boon-Bringer Valkyrie", "{3}{W}{W}", "Angel Warrior", 4, 4, _backup(1), flying, first_strike, lifelink),
    creature(
        "Conclave Sledge-Captain", "{5}{G}", "Elephant Soldier", 4, 4, _backup(1), _backup(1), _backup(1), trample,
        whenever(deals_combat_damage(), put_counters(this, that_much)),
    ),
    creature(
        "Deadeye Navigator", "{4}{U}{U}", "Spirit", 5, 5, SOULBOND,
        _pair_has(has(activated(cost("{1}{U}"), Move(this, t.EXILE, save=0), Move(saved(0), t.BATTLEFIELD, you)))),
    ),
    legendary(
        creature(
            "Donna Noble", "{3}{R}", "Human", 2, 4, SOULBOND,
            whenever(DealsDamage(Anything(), THE_PAIR, batch=True), deal(that_much, target_opponent())),
            Keyword(k.DOCTORS_COMPANION),
        )
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
    creature("Silverblade Paladin", "{1}{W}{W}", "Human Knight", 2, 2, SOULBOND, _pair_has(has(double_strike))),
    creature(
        "Tandem Lookout", "{2}{U}", "Human Scout", 2, 1, SOULBOND,
        _pair_has(has(whenever(DealsDamage(this_one, to_players=each_opponent), draw()))),
    ),
    creature("Wolfir Silverheart", "{3}{G}{G}", "Wolf Warrior", 4, 4, SOULBOND, _pair_has(plus(4, 4))),
)  # fmt: skip
