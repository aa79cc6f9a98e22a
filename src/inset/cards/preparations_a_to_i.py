"""Preparation cards (722) by name, from Abigale to Inspired Skypainter; ``classics`` has the old spells."""

from __future__ import annotations

from typing import Final

from inset.cards import classics
from inset.cards.tokens import TREASURE
from inset.kernel.types import BLACK, BLUE, END, GRAVEYARD, GREEN, HAND, RED, UPKEEP, WHITE
from inset.language.card import Card
from inset.language.costs import ExileCards, TapOthers
from inset.language.effects import ChooseMode, CreateCopy, PayOr
from inset.language.patterns import PlayerAttacks
from inset.language.values import CountPlayers
from inset.language.words.kinds import (
    activated,
    at_beginning,
    creature,
    creature_token,
    deathtouch,
    first_strike,
    flying,
    haste,
    instant,
    legendary,
    sorcery,
    trample,
    vigilance,
    ward,
    when_enters,
    whenever,
)
from inset.language.words.nouns import (
    an_opponent,
    cards,
    cast_from,
    creatures,
    each,
    each_opponent,
    each_player,
    happened,
    instants,
    lands,
    mana_value_at_least,
    more,
    number_of,
    saved,
    some_player,
    sorceries,
    spells,
    target,
    target_player,
    the_target,
    there_are,
    they_control,
    tokens,
    you,
    you_control,
    you_have,
)
from inset.language.words.verbs import (
    attacks,
    casts,
    cost,
    cost_less,
    create,
    deals_combat_damage,
    dies,
    draw,
    draws,
    either,
    enters,
    enters_prepared,
    gain_life,
    gains,
    gains_life,
    gets,
    lines,
    lose_life,
    may,
    prepare,
    put_counters,
    surveil,
    tap,
    tap_symbol,
    then,
    together,
    untap,
    when,
)

ELEMENTAL: Final = creature_token("Elemental", 3, 3, BLUE | RED, flying)
INKLING: Final = creature_token("Inkling", 1, 1, WHITE | BLACK, flying)
PEST: Final = creature_token("Pest", 1, 1, BLACK | GREEN, whenever(dies(), gain_life(1)))
_drawer: Final = target_player()

CARDS: tuple[Card, ...] = (
    legendary(creature(
        "Abigale, Poet Laureate", "{1}{W}{B}", "Bird Bard", 2, 3, flying,
        whenever(casts(you, creatures & spells), prepare()),
        prepares=sorcery("Heroic Stanza", "{1}{W/B}", put_counters(target(creatures))),
    )),
    creature(
        "Adventurous Eater", "{2}{B}", "Human Warlock", 3, 2, enters_prepared(),
        prepares=sorcery("Have a Bite", "{B}", put_counters(target(creatures)), gain_life(1)),
    ),
    creature(
        "Blazing Firesinger", "{2}{R}", "Dwarf Bard", 2, 3, enters_prepared(), prepares=classics.SEETHING_SONG
    ),
    creature(
        "Bloodline Recollector", "{1}{B}", "Vampire Warlock", 2, 2,
        at_beginning(END, prepare(), of=each_player, only_if=happened(dies(creatures), 3)),
        prepares=instant("Ancestral Craving", "{B}", together(draw(3, _drawer), lose_life(3, _drawer))),
    ),
    creature(
        "Campus Composer", "{3}{U}", "Merfolk Bard", 3, 4, ward("{2}"), enters_prepared(),
        prepares=sorcery("Aqueous Aria", "{4}{U}", create(ELEMENTAL)),
    ),
    creature(
        "Cheerful Osteomancer", "{3}{B}", "Orc Warlock", 4, 2, enters_prepared(), prepares=classics.RAISE_DEAD
    ),
    creature(
        "Defacing Duskmage", "{W}{B}", "Dog Warlock", 2, 2, deathtouch,
        whenever(draws(an_opponent, 2), prepare()),
        prepares=instant("Vandal's Edit", "{1}{W}{B}", draw(2), lose_life(2, each_player)),
    ),
    creature(
        "Dirgur Focusmage", "{2}{U}", "Djinn Monk", 1, 4, cost_less((instants | sorceries) & spells, 1),
        whenever(
            casts(you, (instants | sorceries) & spells & mana_value_at_least(5) & cast_from(HAND)), prepare()
        ),
        prepares=classics.BRAINGEYSER,
    ),
    creature(
        "Eccentric Pestfinder", "{2}{B}{G}", "Troll Druid", 5, 5, trample,
        at_beginning(END, prepare(), of=each_player, only_if=happened(gains_life(you))),
        prepares=sorcery("Turn Stones", "{B}{G}", create(PEST, CountPlayers(each_opponent))),
    ),
    creature(
        "Eiganjo Dynastorian", "{2}{W}", "Fox Advisor", 2, 3, vigilance,
        whenever(PlayerAttacks(you, 2), prepare()), prepares=classics.REPLENISH,
    ),
    creature(
        "Elite Interceptor", "{W}", "Human Wizard", 1, 2, enters_prepared(),
        prepares=sorcery(
            "Rejoinder", "{1}{W}",
            lines(may(ChooseMode(((tap(target(creatures)),), (untap(the_target),)))), draw()),
        ),
    ),
    creature(
        "Emeritus of Abundance", "{2}{G}", "Elf Druid", 3, 4, vigilance, enters_prepared(),
        whenever(attacks(), prepare(), only_if=you_have(lands, 8)), prepares=classics.REGROWTH,
    ),
    creature(
        "Emeritus of Conflict", "{1}{R}", "Human Wizard", 2, 2, first_strike,
        whenever(casts(you, spells, 3), prepare()), prepares=classics.LIGHTNING_BOLT,
    ),
    creature(
        "Emeritus of Ideation", "{3}{U}{U}", "Human Wizard", 5, 5, flying, ward("{2}"), enters_prepared(),
        whenever(attacks(), PayOr(you, ExileCards(cards, GRAVEYARD, 8), (prepare(),))),
        prepares=classics.ANCESTRAL_RECALL,
    ),
    creature(
        "Emeritus of Truce", "{1}{W}{W}", "Cat Cleric", 3, 3,
        when_enters(
            create(INKLING, who=target_player()),
            then(when(
                some_player(
                    an_opponent, more(number_of(creatures & they_control), number_of(creatures & you_control))
                ),
                prepare(),
            )),
        ),
        prepares=classics.SWORDS_TO_PLOWSHARES,
    ),
    creature(
        "Emeritus of Woe", "{3}{B}", "Vampire Warlock", 5, 4, enters_prepared(),
        at_beginning(END, prepare(), only_if=happened(dies(creatures), 2)), prepares=classics.DEMONIC_TUTOR,
    ),
    creature(
        "Encouraging Aviator", "{2}{U}", "Bird Wizard", 2, 3, flying, whenever(attacks(), prepare()),
        prepares=classics.JUMP,
    ),
    creature(
        "Goblin Glasswright", "{1}{R}", "Goblin Sorcerer", 2, 2, enters_prepared(),
        prepares=sorcery("Craft with Pride", "{R}", create(TREASURE)),
    ),
    creature(
        "Grave Researcher", "{2}{B}", "Troll Warlock", 3, 3,
        at_beginning(
            UPKEEP, surveil(1), then(when(there_are(each(creatures, GRAVEYARD, you), 3), prepare()))
        ),
        prepares=classics.REANIMATE,
    ),
    creature(
        "Harmonized Trio", "{U}", "Merfolk Bard Wizard", 1, 1,
        activated(cost(tap_symbol, TapOthers(creatures, 2)), prepare()), prepares=classics.BRAINSTORM,
    ),
    creature(
        "Honorbound Page", "{3}{W}", "Cat Cleric", 3, 3, first_strike, enters_prepared(),
        prepares=sorcery("Forum's Favor", "{W}", gets(target(creatures), 1, 0, flying)),
    ),
    creature(
        "Infirmary Healer", "{1}{G}", "Cat Cleric", 2, 3, enters_prepared(), prepares=classics.STREAM_OF_LIFE
    ),
    creature(
        "Inspired Skypainter", "{U}{R}", "Lizard Wizard", 2, 2, flying,
        whenever(
            either(enters(), deals_combat_damage(creatures & tokens & you_control, batch=True)), prepare()
        ),
        prepares=sorcery(
            "Maestro's Gift", "{3}{U}{R}",
            CreateCopy(target(creatures & you_control), save=0), gains(saved(0), haste),
        ),
    ),
)  # fmt: skip
