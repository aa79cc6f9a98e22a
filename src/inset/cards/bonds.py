"""Cards whose keywords (702) tie one object to another: backup (702.165), soulbond (702.95), enlist (702.154)."""

from __future__ import annotations

from typing import Final

from inset.language import keywords as k
from inset.language.abilities import Keyword
from inset.language.card import Card
from inset.language.conditions import Matches
from inset.language.costs import SacrificeThis
from inset.language.effects import PutSameCounters
from inset.language.filters import THE_PAIR, Anything, IsPaired
from inset.language.node import Ability, Mod
from inset.language.patterns import ENLISTS, DealsDamage, Deed
from inset.language.words.kinds import (
    activated,
    creature,
    double_strike,
    first_strike,
    flash,
    flying,
    hexproof,
    indestructible,
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
from inset.language.words.verbs import (
    cost,
    deal,
    deals_combat_damage,
    dies,
    discarding,
    draw,
    exile,
    gains,
    has,
    have,
    plus,
    put_counters,
    scry,
    tap,
    then,
    to_battlefield,
)

ENLIST: Final = Keyword(k.ENLIST)
SOULBOND: Final = Keyword(k.SOULBOND)


def _pair_has(*mods: Mod) -> Ability:
    """ "As long as this is paired with another creature, each of those creatures …"."""
    return static(have(THE_PAIR, *mods), only_if=Matches(this, IsPaired()))


def _backup(number: int) -> Keyword:
    return Keyword(k.BACKUP, number=number)


CARDS: tuple[Card, ...] = (
    creature("Boon-Bringer Valkyrie", "{3}{W}{W}", "Angel Warrior", 4, 4, _backup(1), flying, first_strike, lifelink),
    creature("Coalition Skyknight", "{3}{W}", "Human Knight", 2, 2, flying, ENLIST),
    creature(
        "Conclave Sledge-Captain", "{5}{G}", "Elephant Soldier", 4, 4, _backup(1), _backup(1), _backup(1), trample,
        whenever(deals_combat_damage(), put_counters(this, that_much)),
    ),
    creature(
        "Deadeye Navigator", "{4}{U}{U}", "Spirit", 5, 5, SOULBOND,
        _pair_has(has(activated(cost("{1}{U}"), then(exile(this, save=0), to_battlefield(saved(0), you))))),
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
    creature(
        "Guardian of New Benalia", "{1}{W}", "Human Soldier", 2, 2, ENLIST, whenever(Deed(ENLISTS, this_one), scry(2)),
        activated(discarding(), gains(this, indestructible), tap(this)),
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
