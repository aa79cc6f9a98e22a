"""Adventurer cards (715), M to R."""

from inset.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    creature(
        "Merchant of the Vale", "{2}{R}", "Human Peasant", 2, 3, activated(cost("{2}{R}", discarding()), draw()),
        adventure=instant("Haggle", "{R}", may(discard()), when(if_you_do, draw())),
    ),
    creature(
        "Merfolk Secretkeeper", "{U}", "Merfolk Wizard", 0, 4,
        adventure=sorcery("Venture Deeper", "{U}", mill(4, target_player())),
    ),
    land(
        "Midgar, City of Mako", "Town", enters_tapped(), tap_for("{B}"),
        adventure=sorcery(
            "Reactor Raid", "{2}{B}", may(sacrifices(you, artifacts | creatures)), when(if_you_do, draw(2))
        ),
    ),
    creature(
        "Minecart Daredevil", "{2}{R}", "Dwarf Knight", 4, 2,
        adventure=instant("Ride the Rails", "{1}{R}", gets(target(creatures), 2, 1)),
    ),
    artifact(
        "Monster Manual", "{3}{G}",
        activated(
            cost("{1}{G}", tap_symbol),
            may(using(Choose(each(creatures, HAND, you), save=0), to_battlefield(saved(0)))),
        ),
        subtypes="Book",
        adventure=sorcery(
            "Zoological Study", "{2}{G}",
            then(
                Mill(you, 5, save=0),
                using(
                    Choose(each(creatures & one_of(saved(0)), GRAVEYARD | EXILE, you), save=1), to_hand(saved(1))
                ),
            ),
        ),
    ),
    creature(
        "Moonshae Pixie", "{3}{U}", "Faerie", 2, 2, flying,
        when_enters(
            draw(CountPlayers(PlayersInEvents(each_opponent, deals_combat_damage(anything, each_opponent))))
        ),
        adventure=instant("Pixie Dust", "{1}{U}", gains(up_to(3, creatures), flying)),
    ),
    creature(
        "Mosswood Dreadknight", "{1}{G}", "Human Knight", 3, 2, trample,
        whenever(
            dies(), Permit(it, UNTIL_END_OF_YOUR_NEXT_TURN, lands=False, inset_only=True, zone=GRAVEYARD)
        ),
        adventure=sorcery("Dread Whispers", "{1}{B}", together(draw(), lose_life(1))),
    ),
    creature(
        "Most Decrepit Old Bird", "{U}", "Bird", 1, 1, flying,
        ability_word(
            "Threshold", static(have(this_one, plus(1, 1)), only_if=there_are(each(cards, GRAVEYARD, you), 7))
        ),
        adventure=sorcery(
            "Speak Secrets", "{1}{U}",
            then(
                Mill(you, 4, save=0),
                using(Choose(Among(saved(0), instants | sorceries), save=1), to_hand(saved(1))),
            ),
        ),
    ),
    creature(
        "Murderous Rider", "{1}{B}{B}", "Zombie Knight", 2, 3, lifelink,
        whenever(dies(), to_library(it, BOTTOM)),
        adventure=instant("Swift End", "{1}{B}{B}", destroy(target(creatures | planeswalkers)), lose_life(2)),
    ),
    legendary(equipment(
        "My Precious", "{3}",
        static(have(enchanted_or_equipped, has(hexproof)), cant_be_blocked(enchanted_or_equipped)),
        equip(cost("{2}", pay_life(2))),
        adventure=instant("Allure of Power", "{1}{B}", AdditionalCost(sacrificing(creatures)), draw(2)),
    )),
    creature(
        "Oakhame Ranger", "{G/W}{G/W}{G/W}{G/W}", "Elf Knight Ranger", 2, 2,
        activated(tap_symbol, gets(each(creatures & you_control), 1, 1)),
        adventure=sorcery("Bring Back", "{G/W}{G/W}{G/W}{G/W}", create(HUMAN, 2)),
    ),
    creature(
        "Obyra's Attendants", "{4}{U}", "Faerie Wizard", 3, 4, flying,
        adventure=instant("Desperate Parry", "{1}{U}", gets(target(creatures), -4, 0)),
    ),
    creature(
        "Ondu Knotmaster", "{2}{W}{B}", "Kor Rogue", 2, 2, lifelink,
        whenever(dies(other & modified & creatures & you_control), put_counters(this, 2)),
        adventure=sorcery("Throw a Line", "{W}{B}", distribute(2, target(creatures, 2, least=1))),
    ),
    creature(
        "Order of Midnight", "{1}{B}", "Human Knight", 2, 2, flying, cant_block(),
        adventure=sorcery("Alter Fate", "{1}{B}", to_hand(in_graveyard(creatures & your))),
    ),
    creature(
        "Pegasus Guardian", "{5}{W}", "Pegasus", 3, 3, flying,
        at_beginning(END, create(PEGASUS), only_if=happened(leaves(you_control))),
        adventure=instant(
            "Rescue the Foal", "{1}{W}",
            then(
                exile(target(creatures & you_control), save=0),
                to_battlefield(saved(0), under=owner_of(saved(0))),
            ),
        ),
    ),
    creature(
        "Picklock Prankster", "{1}{U}", "Faerie Rogue", 1, 3, flying, vigilance,
        adventure=instant(
            "Free the Fae", "{1}{U}",
            Mill(you, 4, save=0),
            then(using(
                Choose(Among(saved(0), instants | sorceries | subtype("Faerie")), save=1), to_hand(saved(1))
            )),
        ),
    ),
    creature(
        "Picnic Ruiner", "{1}{R}", "Goblin Rogue", 2, 2,
        whenever(While(attacks(), you_have(creatures & power_at_least(4))), gains(this, double_strike)),
        adventure=sorcery(
            "Stolen Goodies", "{3}{G}", distribute(3, up_to(ANY_NUMBER, creatures & you_control))
        ),
    ),
    creature(
        "Pollen-Shield Hare", "{1}{W}", "Rabbit", 2, 2, have(creatures & tokens & you_control, plus(1, 1)),
        adventure=sorcery(
            "Hare Raising", "{G}",
            becomes(
                target(creatures & you_control), has(vigilance),
                plus(number_of(creatures & you_control), number_of(creatures & you_control)),
            ),
        ),
    ),
    enchantment(
        "Promise of Aclazotz", "{1}{B}",
        at_beginning(END, may(sacrifices(you, ~subtype("Demon") & creatures)), when(if_you_do, Populate())),
        adventure=sorcery(
            "Foul Rebirth", "{2}{B}",
            sacrifices(you, ~subtype("Demon") & creatures), when(if_you_do, create(VAMPIRE_DEMON)),
        ),
    ),
    creature(
        "Queen of Ice", "{2}{U}", "Human Noble Wizard", 2, 3,
        whenever(DealsDamage(this_one, to=creatures, combat=True), tap(the_other), stays_tapped(the_other)),
        adventure=sorcery("Rage of Winter", "{1}{U}", tap(target(creatures)), stays_tapped(the_target)),
    ),
    creature(
        "Questing Druid", "{1}{G}", "Human Druid", 1, 1,
        whenever(casts(you, (white | blue | black | red) & spells), put_counters(this)),
        adventure=instant(
            "Seek the Beast", "{1}{R}", exile(top_cards(2), save=0), Permit(saved(0), UNTIL_YOUR_NEXT_END_STEP)
        ),
    ),
    creature(
        "Ratcatcher Trainee", "{1}{R}", "Human Peasant", 2, 1,
        static(have(this_one, has(first_strike)), only_if=your_turn),
        adventure=instant("Pest Problem", "{2}{R}", create(RAT, 2)),
    ),
    creature(
        "Realm-Cloaked Giant", "{5}{W}{W}", "Giant", 7, 7, vigilance,
        adventure=sorcery("Cast Off", "{3}{W}{W}", destroy(each(~subtype("Giant") & creatures))),
    ),
    creature(
        "Reaper of Night", "{5}{B}{B}", "Specter", 4, 5,
        whenever(
            attacks(), gains(this, flying),
            only_if=Compare(number_of(cards, HAND, DefendingPlayer(this)), LE, 2),
        ),
        adventure=sorcery("Harvest Fear", "{3}{B}", discard(2, target_opponent())),
    ),
    creature(
        "Rimrock Knight", "{1}{R}", "Dwarf Knight", 3, 1, cant_block(),
        adventure=instant("Boulder Rush", "{R}", gets(target(creatures), 2, 0)),
    ),
    creature(
        "Rosethorn Acolyte", "{2}{G}", "Elf Druid", 2, 3, activated(tap_symbol, add_one_of(ALL_COLORS)),
        adventure=sorcery("Seasonal Ritual", "{G}", add_one_of(ALL_COLORS)),
    ),
)  # fmt: skip
