"""Creatures from A to G that rules questions are asked about."""

from __future__ import annotations

from inset.kernel.types import ANY_ZONE, BLACK, HAND, LIBRARY, STACK, UPKEEP
from inset.language.card import Card
from inset.language.effects import LookAt, LoseLife, Move
from inset.language.patterns import Shuffles
from inset.language.statics import REVEAL_TOP, CantCast, Continuous, MayPlay, PlayerRule
from inset.language.values import Devotion, SavedNumber
from inset.language.words.kinds import (
    activated,
    artifact_creature,
    at_beginning,
    cascade,
    convoke,
    creature,
    deathtouch,
    devoid,
    first_strike,
    flying,
    haste,
    indestructible,
    menace,
    offspring,
    protection,
    trample,
    when_enters,
    whenever,
)
from inset.language.words.nouns import (
    an_opponent,
    artifacts,
    cards,
    cast_by_you,
    colorless,
    creatures,
    each_opponent,
    in_graveyard,
    instants,
    mana_value,
    other,
    red,
    saved,
    sorceries,
    spells,
    subtype,
    target_opponent,
    this,
    top_cards,
    with_adventure,
    you,
    you_control,
    your,
)
from inset.language.words.verbs import (
    casts,
    cost_less,
    deal,
    draw,
    enters,
    gain_life,
    gains_life,
    gets,
    has,
    lose_life,
    may,
    put_counters,
    sacrificing,
    to_hand,
    together,
)

CARDS: tuple[Card, ...] = (
    creature("Aegis Turtle", "{U}", "Turtle", 0, 5),
    creature("Air Elemental", "{3}{U}{U}", "Elemental", 4, 4, flying),
    creature("Balduvian Bears", "{1}{G}", "Bear", 2, 2),
    artifact_creature("Baleful Strix", "{U}{B}", "Bird", 1, 1, flying, deathtouch, when_enters(draw())),
    creature("Bear Cub", "{1}{G}", "Bear", 2, 2),
    creature(
        "Blood Bairn", "{2}{B}", "Vampire", 2, 2, activated(sacrificing(other & creatures), gets(this, 2, 2))
    ),
    creature(
        "Blood Researcher", "{1}{B}{G}", "Vampire Druid", 2, 2, menace,
        whenever(gains_life(you), put_counters(this)),
    ),
    creature("Bloodbraid Elf", "{2}{R}{G}", "Elf Berserker", 3, 2, haste, cascade),
    creature(
        "Chief Engineer", "{1}{U}", "Vedalken Artificer", 1, 3,
        Continuous(artifacts & spells & cast_by_you, (has(convoke),), STACK),
    ),
    creature(
        "Coruscation Mage", "{1}{R}", "Otter Wizard", 2, 2, offspring("{2}"),
        whenever(casts(you, ~creatures & spells), deal(1, to=each_opponent)),
    ),
    creature(
        "Cosi's Trickster", "{U}", "Merfolk Wizard", 1, 1,
        whenever(Shuffles(an_opponent), may(put_counters(this))),
    ),
    creature(
        "Dark Confidant", "{1}{B}", "Human Wizard", 2, 1,
        at_beginning(
            UPKEEP, together(LookAt(top_cards(), reveal=True, save=0), Move(saved(0), HAND, save=0)),
            lose_life(mana_value(saved(0))),
        ),
    ),
    artifact_creature("Darksteel Myr", "{3}", "Myr", 0, 1, indestructible),
    creature(
        "Dragonspeaker Shaman", "{1}{R}{R}", "Human Barbarian Shaman", 2, 2,
        cost_less(subtype("Dragon") & spells, 2),
    ),
    creature(
        "Drannith Magistrate", "{1}{W}", "Human Wizard", 1, 3, CantCast(each_opponent, zones=ANY_ZONE & ~HAND)
    ),
    creature("Eager Cadet", "{W}", "Human Soldier", 1, 1),
    creature(
        "Eternal Witness", "{1}{G}{G}", "Human Shaman", 2, 1,
        when_enters(may(to_hand(in_graveyard(cards & your)))),
    ),
    creature("Ferocious Zheng", "{2}{G}{G}", "Cat Beast", 4, 4),
    creature(
        "Flayer Drone", "{1}{B}{R}", "Eldrazi Drone", 3, 1, devoid, first_strike,
        whenever(enters(other & colorless & creatures & you_control), lose_life(1, target_opponent())),
    ),
    creature("Fortress Crab", "{3}{U}", "Crab", 1, 6),
    artifact_creature("Foundry Inspector", "{3}", "Construct", 3, 2, cost_less(artifacts & spells, 1)),
    creature(
        "Foundry Street Denizen", "{R}", "Goblin Warrior", 1, 1,
        whenever(enters(other & red & creatures & you_control), gets(this, 1, 0)),
    ),
    creature("Freewind Falcon", "{1}{W}", "Bird", 1, 1, flying, protection(red)),
    creature(
        "Garenbrig Squire", "{1}{G}", "Human Soldier", 2, 2,
        whenever(casts(you, creatures & spells & with_adventure), gets(this, 1, 1)),
    ),
    creature(
        "Garruk's Horde", "{5}{G}{G}", "Beast", 7, 7, trample, PlayerRule(REVEAL_TOP, you),
        MayPlay(you, LIBRARY, spell=creatures, top_only=True),
    ),
    creature("Gloom Pangolin", "{2}{B}", "Nightmare Pangolin", 1, 5),
    creature(
        "Goblin Electromancer", "{U}{R}", "Goblin Wizard", 2, 2, cost_less((instants | sorceries) & spells, 1)
    ),
    creature("Goblin Piker", "{1}{R}", "Goblin Warrior", 2, 1),
    creature(
        "Gray Merchant of Asphodel", "{3}{B}{B}", "Zombie", 2, 4,
        when_enters(LoseLife(each_opponent, Devotion(BLACK, you), save=0), gain_life(SavedNumber(0))),
    ),
)  # fmt: skip
