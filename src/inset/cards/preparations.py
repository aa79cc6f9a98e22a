"""Preparation cards (722)."""

from inset.cards.vocabulary import *

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
        "Blazing Firesinger", "{2}{R}", "Dwarf Bard", 2, 3, enters_prepared(),
        prepares=instant("Seething Song", "{2}{R}", add("{R}{R}{R}{R}{R}")),
    ),
    creature(
        "Bloodline Recollector", "{1}{B}", "Vampire Warlock", 2, 2,
        at_beginning(END, prepare(), of=each_player, only_if=happened(dies(creatures), 3)),
        prepares=instant(
            "Ancestral Craving", "{B}",
            together(draw(3, target_player()), lose_life(3, the_target_player)),
        ),
    ),
    creature(
        "Campus Composer", "{3}{U}", "Merfolk Bard", 3, 4, ward("{2}"), enters_prepared(),
        prepares=sorcery("Aqueous Aria", "{4}{U}", create(creature_token("Elemental", 3, 3, BLUE | RED, flying))),
    ),
    creature(
        "Cheerful Osteomancer", "{3}{B}", "Orc Warlock", 4, 2, enters_prepared(),
        prepares=sorcery("Raise Dead", "{B}", to_hand(in_graveyard(creatures & your))),
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
        prepares=sorcery("Braingeyser", "{X}{U}{U}", draw(x, target_player())),
    ),
    creature(
        "Eccentric Pestfinder", "{2}{B}{G}", "Troll Druid", 5, 5, trample,
        at_beginning(END, prepare(), of=each_player, only_if=happened(gains_life(you))),
        prepares=sorcery(
            "Turn Stones", "{B}{G}",
            create(
                creature_token("Pest", 1, 1, BLACK | GREEN, whenever(dies(), gain_life(1))),
                CountPlayers(each_opponent),
            ),
        ),
    ),
    creature(
        "Eiganjo Dynastorian", "{2}{W}", "Fox Advisor", 2, 3, vigilance, whenever(PlayerAttacks(you, 2), prepare()),
        prepares=sorcery("Replenish", "{3}{W}", to_battlefield(each(enchantments, GRAVEYARD, you))),
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
        whenever(attacks(), prepare(), only_if=you_have(lands, 8)),
        prepares=sorcery("Regrowth", "{1}{G}", to_hand(in_graveyard(cards & your))),
    ),
    creature(
        "Emeritus of Conflict", "{1}{R}", "Human Wizard", 2, 2, first_strike,
        whenever(casts(you, spells, 3), prepare()),
        prepares=instant("Lightning Bolt", "{R}", deal(3, to=any_target())),
    ),
    creature(
        "Emeritus of Ideation", "{3}{U}{U}", "Human Wizard", 5, 5, flying, ward("{2}"), enters_prepared(),
        whenever(attacks(), PayOr(you, ExileCards(cards, GRAVEYARD, 8), (prepare(),))),
        prepares=instant("Ancestral Recall", "{U}", draw(3, target_player())),
    ),
    creature(
        "Emeritus of Truce", "{1}{W}{W}", "Cat Cleric", 3, 3,
        when_enters(
            create(creature_token("Inkling", 1, 1, WHITE | BLACK, flying), who=target_player()),
            then(when(
                some_player(
                    an_opponent, more(number_of(creatures & they_control), number_of(creatures & you_control))
                ),
                prepare(),
            )),
        ),
        prepares=instant(
            "Swords to Plowshares", "{W}",
            exile(target(creatures)), gain_life(power_of(the_target), controller_of(the_target)),
        ),
    ),
    creature(
        "Emeritus of Woe", "{3}{B}", "Vampire Warlock", 5, 4, enters_prepared(),
        at_beginning(END, prepare(), only_if=happened(dies(creatures), 2)),
        prepares=sorcery("Demonic Tutor", "{1}{B}", search(cards, least=1)),
    ),
    creature(
        "Encouraging Aviator", "{2}{U}", "Bird Wizard", 2, 3, flying, whenever(attacks(), prepare()),
        prepares=instant("Jump", "{U}", gains(target(creatures), flying)),
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
        prepares=sorcery(
            "Reanimate", "{B}",
            to_battlefield(in_graveyard(creatures), under=you, save=0), lose_life(mana_value(saved(0))),
        ),
    ),
    creature(
        "Harmonized Trio", "{U}", "Merfolk Bard Wizard", 1, 1,
        activated(cost(tap_symbol, TapOthers(creatures, 2)), prepare()),
        prepares=instant(
            "Brainstorm", "{U}",
            then(draw(3), using(Choose(each(cards, HAND, you), 0, 2, 2), to_library(saved(0)))),
        ),
    ),
    creature(
        "Honorbound Page", "{3}{W}", "Cat Cleric", 3, 3, first_strike, enters_prepared(),
        prepares=sorcery("Forum's Favor", "{W}", gets(target(creatures), 1, 0, flying)),
    ),
    creature(
        "Infirmary Healer", "{1}{G}", "Cat Cleric", 2, 3, enters_prepared(),
        prepares=sorcery("Stream of Life", "{X}{G}", gain_life(x, target_player())),
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
    legendary(creature(
        "Jadzi, Steward of Fate", "{2}{U}", "Human Wizard", 2, 4, enters_prepared(),
        when_enters(then(draw(2), discard(2))),
        prepares=sorcery(
            "Oracle's Gift", "{X}{X}{U}",
            then(
                create(creature_token("Fractal", 0, 0, GREEN | BLUE), x),
                put_counters(each(subtype("Fractal") & you_control), x),
            ),
        ),
    )),
    creature(
        "Joined Researchers", "{1}{W}", "Human Cleric Wizard", 2, 2, first_strike,
        at_beginning(
            END, prepare(), of=each_player,
            only_if=some_player(an_opponent, more(number_of(cards, HAND, they), number_of(cards, HAND, you))),
        ),
        prepares=sorcery("Secret Rendezvous", "{1}{W}{W}", draw(3, PlayerUnion((you, target_opponent())))),
    ),
    legendary(creature(
        "Kirol, History Buff", "{R}{W}", "Vampire Cleric", 2, 3,
        whenever(Moves(cards & your, GRAVEYARD, batch=True), prepare()),
        prepares=sorcery(
            "Pack a Punch", "{1}{R}{W}",
            mill(1), put_counters(target(creatures), 2), gains(the_target, trample),
        ),
    )),
    creature(
        "Landscape Painter", "{1}{U}", "Merfolk Wizard", 2, 1, enters_prepared(),
        prepares=sorcery("Vibrant Idea", "{4}{U}", draw(2)),
    ),
    creature(
        "Leech Collector", "{1}{B}", "Human Warlock", 2, 2, whenever(GainsLife(you, first=True), prepare()),
        prepares=sorcery("Bloodletting", "{B}", lose_life(2, each_opponent)),
    ),
    legendary(creature(
        "Lluwen, Exchange Student", "{2}{B}{G}", "Elf Druid", 3, 4, enters_prepared(),
        activated(ExileCards(creatures, GRAVEYARD), prepare(), timing=AS_SORCERY),
        prepares=sorcery(
            "Pest Friend", "{B/G}",
            create(creature_token("Pest", 1, 1, BLACK | GREEN, whenever(attacks(), gain_life(1)))),
        ),
    )),
    creature(
        "Lorehold Archivist", "{1}{R}{W}", "Dwarf Artificer", 3, 2, first_strike,
        at_beginning(UPKEEP, prepare(), only_if=there_are(each(artifacts | creatures, GRAVEYARD, you), 3)),
        prepares=sorcery(
            "Restore Relic", "{2}{R}{W}",
            exile(in_graveyard((artifacts | creatures) & your), save=0), CreateCopy(saved(0)),
        ),
    ),
    creature(
        "Maelstrom Artisan", "{1}{R}{R}", "Minotaur Sorcerer", 3, 2, haste, enters_prepared(),
        prepares=sorcery("Rocket Volley", "{1}{R}", destroy(target(~basic & lands))),
    ),
    creature(
        "Naktamun Lorespinner", "{2}{R}", "Jackal Wizard", 3, 3,
        at_beginning(UPKEEP, prepare(), only_if=some_player(each_player, at_most(number_of(cards, HAND, they), 1))),
        prepares=sorcery("Wheel of Fortune", "{2}{R}", then(DiscardHand(each_player), draw(7, each_player))),
    ),
    creature(
        "Paradox Shaper", "{1}{U/B}", "Octopus Wizard", 1, 3,
        at_beginning(UPKEEP, prepare(), only_if=unless(is_a(this, IsDesignated()))),
        activated("{2}", to_library(in_graveyard(cards & your), BOTTOM)),
        prepares=sorcery("Omit Variables", "{U/B}", mill(3)),
    ),
    creature(
        "Pigment Wrangler", "{4}{R}", "Orc Sorcerer", 4, 4, flying, enters_prepared(),
        prepares=sorcery(
            "Striking Palette", "{R}",
            Later(casts(you, (instants | sorceries) & spells), body(copy_spell(it)), duration=THIS_TURN),
        ),
    ),
    creature(
        "Prudent Fateseer", "{1}{W/U}{W/U}", "Dwarf Wizard", 1, 4, enters_prepared(),
        whenever(Scries(you), gets(each(creatures & you_control), 1, 0), limit=1),
        prepares=sorcery(
            "Peer Review", "{2}{W/U}",
            create(creature_token("Wizard Soldier", 2, 2, 0, name="Cadet")), surveil(1),
        ),
    ),
    creature(
        "Quill-Blade Laureate", "{1}{W}", "Human Cleric", 1, 1, double_strike, enters_prepared(),
        prepares=sorcery("Twofold Intent", "{1}{W}", gets(target(creatures), 1, 0, double_strike)),
    ),
    legendary(creature(
        "Sanar, Unfinished Genius", "{U}{R}", "Goblin Sorcerer", 0, 4, enters_prepared(),
        activated(tap_symbol, create(TREASURE),
            only_if=happened(casts(you, (instants | sorceries) & spells))),
        prepares=sorcery("Wild Idea", "{3}{U}{R}", search(instants | sorceries)),
    )),
    creature(
        "Scathing Shadelock", "{4}{B}", "Snake Warlock", 4, 6, at_beginning(PRECOMBAT_MAIN, prepare()),
        prepares=sorcery("Venomous Words", "{B}", gets(target(creatures & you_control), 2, 0, deathtouch)),
    ),
    creature(
        "Scheming Silvertongue", "{1}{B}", "Vampire Warlock", 1, 3, flying, lifelink,
        at_beginning(POSTCOMBAT_MAIN, prepare(), only_if=Happened(gains_life(you), 2, amounts=True)),
        prepares=sorcery(
            "Sign in Blood", "{B}{B}",
            together(draw(2, target_player()), lose_life(2, the_target_player)),
        ),
    ),
    creature(
        "Skycoach Conductor", "{2}{U}", "Bird Pilot", 2, 3, flash, flying, vigilance, enters_prepared(),
        prepares=instant(
            "All Aboard", "{U}",
            then(
                exile(target(~subtype("Pilot") & creatures & you_control), save=0),
                to_battlefield(saved(0), under=owner_of(saved(0))),
            ),
        ),
    ),
    creature(
        "Spellbook Seeker", "{3}{U}", "Bird Wizard", 3, 3, flying, enters_prepared(),
        prepares=sorcery("Careful Study", "{U}", then(draw(2), discard(2))),
    ),
    creature(
        "Spiritcall Enthusiast", "{2}{W}", "Cat Cleric", 3, 3,
        whenever(enters(tokens & you_control, batch=True), prepare()),
        prepares=sorcery("Scrollboost", "{1}{W}", gets(target(creatures, 2, least=1), 2, 2)),
    ),
    creature(
        "Stensian Sanguinist", "{1}{B}", "Vampire Cleric", 2, 2,
        whenever(
            PlayerAttacks(you), gains(target(creatures), deathtouch),
            Later(
                deals_combat_damage(one_of(the_target)), body(prepare()), once=False, duration=END_OF_COMBAT
            ),
        ),
        prepares=sorcery(
            "Exsanguinate", "{X}{B}{B}", LoseLife(each_opponent, x, save=0), gain_life(SavedNumber(0))
        ),
    ),
    creature(
        "Stingerquill Voxmancer", "{B/R}", "Goblin Sorcerer", 1, 2,
        at_beginning(UPKEEP, prepare(), only_if=unless(is_a(this, IsDesignated()))),
        prepares=sorcery("Vicious Verse", "{B/R}", deal(1, to=target_opponent())),
    ),
    creature(
        "Striding Shotcaller", "{G}{U}", "Troll Druid", 0, 4, reach,
        whenever(deals_combat_damage(creatures & you_control, batch=True), prepare()),
        prepares=sorcery(
            "Run the Play", "{X}{G}{U}", put_counters(up_to(x, creatures)), gains(the_target, flying), draw()
        ),
    ),
    creature(
        "Strife Scholar", "{2}{R}", "Orc Sorcerer", 3, 2, ward(pay_life(2)), enters_prepared(),
        prepares=sorcery("Awaken the Ages", "{5}{R}", create(creature_token("Spirit", 2, 2, RED | WHITE), 2)),
    ),
    creature(
        "Studious First-Year", "{G}", "Bear Wizard", 1, 1, enters_prepared(),
        prepares=sorcery("Rampant Growth", "{1}{G}", search(basic & lands, BATTLEFIELD, tapped=True)),
    ),
    legendary(creature(
        "Tam, Observant Sequencer", "{2}{G}{U}", "Gorgon Wizard", 4, 3,
        whenever(enters(lands & you_control), prepare(), name="Landfall"),
        prepares=sorcery("Deep Sight", "{G}{U}", together(draw(), gain_life(1))),
    )),
    creature(
        "Vastlands Scavenger", "{1}{G}{G}", "Bear Druid", 4, 4, deathtouch, enters_prepared(),
        prepares=instant(
            "Bind to Life", "{4}{G}", Mill(you, 7, save=0),
            then(using(Choose(Among(saved(0), creatures), save=1), to_battlefield(saved(1)))),
        ),
    ),
    creature(
        "Vigorbloom Vanguard", "{1}{G/W}", "Troll Druid", 2, 2, enters_prepared(),
        have(creatures & you_control & with_counter("+1/+1"), has(vigilance)),
        prepares=sorcery("Seed Suture", "{G/W}", put_counters(target(creatures)), gain_life(1)),
    ),
    creature(
        "Woodwork Prodigy", "{2}{R/G}", "Cat Druid", 3, 3,
        at_beginning(UPKEEP, prepare(), only_if=unless(is_a(this, IsDesignated()))),
        prepares=sorcery(
            "Soul Tether", "{2}{R/G}",
            create(artifact_token("Heartwood", activated(tap_symbol, add_one_of(RED | GREEN)), colors=RED | GREEN)),
        ),
    ),
    creature(
        "Yavimaya Bloomsage", "{2}{G}", "Dryad Druid", 2, 2,
        at_beginning(
            END, put_counters(target(creatures & you_control)),
            then(when(is_a(the_target, power_at_least(7)), prepare())),
        ),
        prepares=sorcery("Channel", "{G}{G}", establish(MayPayLifeForMana(you))),
    ),
)  # fmt: skip
