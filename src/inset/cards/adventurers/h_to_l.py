"""Adventurer cards (715), H to L."""

from inset.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    creature(
        "Heartflame Duelist", "{1}{W}", "Human Knight", 3, 1,
        Continuous((instants | sorceries) & spells & you_control, (has(lifelink),), STACK),
        adventure=instant("Heartflame Slash", "{2}{R}", deal(3, to=any_target())),
    ),
    creature(
        "Hearth Elemental", "{5}{R}", "Elemental", 4, 5,
        OwnCost(number_of(instants | sorceries | with_adventure, GRAVEYARD, you)),
        adventure=sorcery("Stoke Genius", "{1}{R}", then(DiscardHand(you), draw(2))),
    ),
    creature(
        "Hezrou", "{5}{B}{B}", "Frog Demon", 6, 6,
        whenever(
            BecomesBlocked(creatures & you_control, batch=True), becomes(each(blocking & creatures), minus(1, 1))
        ),
        adventure=instant(
            "Demonic Stench", "{B}", becomes(each(creatures & that_did(blocks(anything))), minus(1, 1))
        ),
    ),
    legendary(creature(
        "Hildibrand Manderville", "{1}{W}", "Human Detective", 2, 2,
        have(creatures & tokens & you_control, plus(1, 1)),
        whenever(
            dies(),
            Permit(it, UNTIL_END_OF_YOUR_NEXT_TURN, zone=GRAVEYARD, lands=False, inset_only=True),
        ),
        adventure=instant("Gentleman's Rise", "{2}{B}", create(creature_token("Zombie", 2, 2, BLACK))),
    )),
    creature(
        "Hollow Scavenger", "{2}{G}", "Wolf", 3, 2,
        activated(cost("{1}", sacrificing(subtype("Food"))), gets(this, 2, 2), limit=1),
        adventure=sorcery("Bakery Raid", "{G}", create(FOOD)),
    ),
    equipment(
        "Horn of Valhalla", "{1}{W}",
        have(enchanted_or_equipped, plus(number_of(creatures & you_control), number_of(creatures & you_control))),
        equip("{3}"),
        adventure=sorcery("Ysgard's Call", "{X}{W}{W}", create(SOLDIER, x)),
    ),
    creature(
        "Horned Loch-Whale", "{4}{U}{U}", "Whale", 6, 6, flash, ward("{2}"), enters_tapped(unless=your_turn),
        adventure=instant(
            "Lagoon Breach", "{1}{U}",
            Move(target(attacking & creatures & you_dont_control), LIBRARY, order=OWNERS_CHOICE),
        ),
    ),
    creature(
        "Hypnotic Sprite", "{U}{U}", "Faerie", 2, 1, flying,
        adventure=instant("Mesmeric Glare", "{2}{U}", counter(target(spells & mana_value_at_most(3)))),
    ),
    creature(
        "Illithid Harvester", "{4}{U}", "Horror", 4, 4,
        ability_word(
            "Ceremorphosis",
            when_enters(
                TurnFaceDown(up_to(ANY_NUMBER, tapped & nontoken & creatures), (SetTypes(CREATURE, ("Horror",)),))
            ),
        ),
        adventure=sorcery("Plant Tadpoles", "{X}{U}{U}", tap(target(creatures, x)), stays_tapped(the_target)),
    ),
    creature(
        "Imodane's Recruiter", "{2}{R}", "Human Knight", 2, 2,
        when_enters(gets(each(creatures & you_control), 1, 0, haste)),
        adventure=sorcery("Train Troops", "{4}{W}", create(KNIGHT, 2)),
    ),
    creature(
        "Intrepid Trufflesnout", "{1}{G}", "Boar", 3, 1, whenever(Attacks(this_one, alone=True), create(FOOD)),
        adventure=instant("Go Hog Wild", "{1}{G}", gets(target(creatures), 2, 2)),
    ),
    land(
        "Ishgard, the Holy See", "Town", enters_tapped(), tap_for("{W}"),
        adventure=sorcery(
            "Faith & Grief", "{3}{W}{W}", to_hand(up_to(2, (artifacts | enchantments) & your, zone=GRAVEYARD))
        ),
    ),
    legendary(creature(
        "James, Wandering Dad", "{2}{U}", "Human Scientist", 2, 4,
        activated(tap_symbol, AddMana(parse("{C}{C}"), use=SpendOnly(abilities=anything))),
        adventure=instant("Follow Him", "{X}{U}{U}", investigate(x)),
    )),
    land(
        "Jidoor, Aristocratic Capital", "Town", enters_tapped(), tap_for("{U}"),
        adventure=sorcery(
            "Overture", "{4}{U}{U}", mill(Half(number_of(cards, LIBRARY, ThatOne())), target_opponent())
        ),
    ),
    legendary(creature(
        "Karvanista, Loyal Lupari", "{4}{G}", "Alien Dog Soldier", 5, 5, vigilance, trample, haste,
        whenever(attacks(), put_counters(each(subtype("Human") & you_control))),
        adventure=sorcery(
            "Lupari Shield", "{1}{G}",
            gains(each(subtype("Human") & you_control), indestructible, duration=UNTIL_YOUR_NEXT_TURN),
        ),
    )),
    legendary(creature(
        "Kellan, Daring Traveler", "{1}{W}", "Human Faerie Scout", 2, 3,
        whenever(
            attacks(), LookAt(top_cards(), reveal=True, save=1),
            when(
                is_a(saved(1), creatures & mana_value_at_most(3)), to_hand(saved(1)),
                otherwise=(may(to_graveyard(saved(1))),),
            ),
        ),
        adventure=sorcery(
            "Journey On", "{G}",
            create(MAP, Plus(1, CountPlayers(PlayersWhere(each_opponent, there_are(each(artifacts & they_control)))))),
        ),
    )),
    legendary(creature(
        "Kellan, Inquisitive Prodigy", "{2}{G}{U}", "Human Faerie Detective", 3, 4, flying, vigilance,
        whenever(attacks(), destroy(up_to(1, artifacts)), when(is_a(the_target, you_control), draw())),
        adventure=sorcery(
            "Tail the Suspect", "{G}{U}", investigate(), establish(PlayerRule(EXTRA_LAND_PLAYS, you, 1))
        ),
    )),
    legendary(creature(
        "Kellan, the Fae-Blooded", "{2}{R}", "Human Faerie", 2, 2, double_strike,
        have(
            other & creatures & you_control,
            plus(number_of(subtype("Aura", "Equipment") & IsAttachedTo(this)), 0),
        ),
        adventure=sorcery("Birthright Boon", "{1}{W}", search(subtype("Aura", "Equipment"))),
    )),
    creature(
        "Lake-town Mariners", "{4}{U}{U}", "Human Citizen", 6, 5, vigilance, ward("{2}"),
        adventure=instant(
            "Gone Fishing", "{3}{U}",
            then(
                exile(target((creatures | lands) & you_control, 2), save=0),
                to_battlefield(saved(0), under=owner_of(saved(0))),
            ),
        ),
    ),
    land(
        "Lindblum, Industrial Regency", "Town", enters_tapped(), tap_for("{R}"),
        adventure=instant("Mage Siege", "{2}{R}", create(WIZARD)),
    ),
    creature(
        "Lonesome Unicorn", "{4}{W}", "Unicorn", 3, 3, vigilance,
        adventure=sorcery("Rider in Need", "{2}{W}", create(KNIGHT)),
    ),
    creature(
        "Lovestruck Beast", "{2}{G}", "Beast Noble", 5, 5,
        static(cant_attack(), only_if=unless(you_have(sized(1, 1) & creatures))),
        adventure=sorcery("Heart's Desire", "{G}", create(HUMAN)),
    ),
)  # fmt: skip
