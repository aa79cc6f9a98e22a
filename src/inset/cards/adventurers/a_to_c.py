"""Adventurer cards (715), A to C."""

from inset.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    artifact(
        "Altar of Bhaal", "{1}{B}",
        activated(
            cost("{2}{B}", tap_symbol, ExileCards(creatures & you_control, BATTLEFIELD)),
            to_battlefield(in_graveyard(creatures & your)),
            timing=AS_SORCERY,
        ),
        adventure=sorcery(
            "Bone Offering", "{2}{B}", create(creature_token("Skeleton", 4, 1, BLACK, menace), tapped=True)
        ),
    ),
    creature(
        "Amethyst Dragon", "{4}{R}{R}", "Dragon", 4, 4, flying, haste,
        adventure=sorcery("Explosive Crystal", "{4}{R}", deal_divided(4, any_target(99, least=0))),
    ),
    enchantment(
        "An Unexpected Party", "{2}{W}{W}", as_enters(ChooseWord(CREATURE_TYPE)),
        have(creatures & you_control & of_chosen_type, plus(2, 2)),
        adventure=sorcery("At the Door", "{X}{2}{W}", create(creature_token("Dwarf", 2, 2, RED), x)),
    ),
    creature(
        "Animating Faerie", "{2}{U}", "Faerie", 2, 2, flying,
        adventure=sorcery(
            "Bring to Life", "{2}{U}",
            becomes(
                target(~creatures & artifacts & you_control), also(ARTIFACT | CREATURE), base(0, 0),
                duration=FOREVER,
            ),
            put_counters(the_target, 4),
        ),
    ),
    creature(
        "Aquatic Alchemist", "{1}{U}", "Elemental", 1, 3,
        whenever(casts(you, (instants | sorceries) & spells, nth=1), gets(this, 2, 0)),
        adventure=sorcery("Bubble Up", "{2}{U}", to_library(in_graveyard((instants | sorceries) & your))),
    ),
    creature(
        "Ardenvale Tactician", "{1}{W}{W}", "Human Knight", 2, 3, flying,
        adventure=instant("Dizzying Swoop", "{1}{W}", tap(up_to(2, creatures))),
    ),
    creature(
        "Beanstalk Giant", "{6}{G}", "Giant", 0, 0,
        defines_size(number_of(lands & you_control), number_of(lands & you_control)),
        adventure=sorcery("Fertile Footsteps", "{2}{G}", search(basic & lands, BATTLEFIELD)),
    ),
    creature(
        "Beanstalk Wurm", "{4}{G}", "Plant Wurm", 5, 4, reach,
        adventure=sorcery("Plant Beans", "{1}{G}", establish(PlayerRule(EXTRA_LAND_PLAYS, you, 1))),
    ),
    creature(
        "Bellowing Bruiser", "{4}{R}", "Ogre", 4, 4, haste,
        adventure=sorcery("Beat a Path", "{2}{R}", establish(cant_block(one_of(up_to(2, creatures))))),
    ),
    legendary(creature(
        "Beluna Grandsquall", "{G}{U}{R}", "Giant Noble", 4, 4, trample,
        cost_less(permanent_cards & spells & with_adventure, 1),
        adventure=instant(
            "Seek Thrills", "{2}{G}{U}{R}",
            Mill(you, 7, save=0), then(to_hand(Among(saved(0), with_adventure))),
        ),
    )),
    creature(
        "Beluna's Gatekeeper", "{5}{U}", "Giant Soldier", 6, 5,
        adventure=sorcery(
            "Entry Denied", "{1}{U}", to_hand(target(creatures & you_dont_control & mana_value_at_most(3)))
        ),
    ),
    legendary(creature(
        "Beorn, Reluctant Host", "{4}{G}", "Human Bear Shapeshifter", 5, 5, trample,
        adventure=sorcery("Till and Tend", "{1}{G}", establish(PlayerRule(EXTRA_LAND_PLAYS, you, 1))),
    )),
    creature(
        "Besotted Knight", "{3}{W}", "Human Knight", 3, 3,
        adventure=sorcery("Betroth the Beast", "{W}", create_on(ROYAL, target(creatures & you_control))),
    ),
    legendary(creature(
        "Bilbo Baggins, Burglar", "{2}{U}", "Halfling Rogue", 2, 1, when_enters(draw()),
        adventure=sorcery("Take a Glance", "{U}", scry(2)),
    )),
    legendary(creature(
        "Bilbo, Luckwearer", "{1}{U}", "Halfling Rogue", 1, 1, cant_be_blocked(),
        whenever(deals_combat_damage(), then(draw(), discard())),
        adventure=sorcery(
            "Burglar's Plot", "{4}{U}", ExchangeControl(target(~lands, 2, group=SHARE_CARD_TYPE))
        ),
    )),
    creature(
        "Blessed Hippogriff", "{3}{W}", "Hippogriff", 2, 3, flying,
        whenever(attacks(), gains(target(attacking & creatures & ~having(flying)), flying)),
        adventure=instant("Tyr's Blessing", "{W}", gains(target(creatures), indestructible)),
    ),
    legendary(creature(
        "Bofur, Reliable Guardian", "{W}", "Dwarf Scout", 1, 1, lifelink,
        adventure=instant(
            "Concerted Care", "{1}{W}",
            gains(target((artifacts | creatures) & you_control), hexproof, indestructible),
        ),
    )),
    creature(
        "Bonecrusher Giant", "{2}{R}", "Giant", 4, 3,
        whenever(becomes_target(this_one, spells), deal(2, to=controller_of(the_other))),
        adventure=instant("Stomp", "{1}{R}", establish(DamageCantBePrevented()), deal(2, to=any_target())),
    ),
    creature(
        "Bramble Familiar", "{1}{G}", "Elemental Raccoon", 2, 2, tap_for("{G}"),
        activated(cost("{1}{G}", tap_symbol, discarding()), to_hand(this)),
        adventure=sorcery(
            "Fetch Quest", "{5}{G}{G}",
            then(
                Mill(you, 7, save=0),
                using(Choose(Among(saved(0), creatures | enchantments | lands), 1), to_battlefield(saved(1))),
            ),
        ),
    ),
    creature(
        "Brazen Borrower", "{1}{U}{U}", "Faerie Rogue", 3, 1, flash, flying,
        blocks_only(creatures & having(flying)),
        adventure=instant("Petty Theft", "{1}{U}", to_hand(target(~lands & opponents_control))),
    ),
    creature(
        "Brightcap Badger", "{3}{G}", "Badger Druid", 3, 4,
        have(subtype("Fungus", "Saproling") & you_control, has(tap_for("{G}"))),
        at_beginning(END, create(SAPROLING)),
        adventure=instant("Fungus Frolic", "{2}{G}", create(SAPROLING, 2)),
    ),
    creature(
        "Callous Sell-Sword", "{1}{B}", "Human Soldier", 2, 2,
        enters_with(TimesHappened(dies(creatures & you_control))),
        adventure=sorcery(
            "Burn Together", "{R}",
            deal(power_of(target(creatures & you_control)), to=any_target(other=True), source=the_target),
            then(sacrifice(the_target)),
        ),
    ),
    creature(
        "Cheeky House-Mouse", "{W}", "Mouse", 2, 1,
        adventure=sorcery(
            "Squeak By", "{W}", gets(target(creatures & you_control), 1, 1),
            establish(cant_be_blocked(one_of(the_target), by=creatures & power_at_least(3))),
        ),
    ),
    creature(
        "Colossal Badger", "{5}{G}", "Badger", 6, 5, when_enters(gain_life(3)),
        adventure=sorcery(
            "Dig Deep", "{1}{G}",
            Remember(1, target(creatures)),
            then(Mill(you, 4, save=0), put_counters(the_target, CountMatching(saved(0), creatures))),
        ),
    ),
    creature(
        "Conceited Witch", "{2}{B}", "Human Warlock", 2, 3, menace,
        adventure=sorcery("Price of Beauty", "{B}", create_on(WICKED, target(creatures & you_control))),
    ),
    creature(
        "Cruel Somnophage", "{1}{B}", "Nightmare", 0, 0,
        defines_size(number_of(creatures, GRAVEYARD), number_of(creatures, GRAVEYARD)),
        adventure=sorcery("Can't Wake Up", "{1}{U}", mill(4, target_player())),
    ),
    creature(
        "Crystal Dragon", "{4}{W}{W}", "Dragon", 4, 4, flying, vigilance,
        adventure=sorcery(
            "Rob the Hoard", "{1}{W}", to_hand(in_graveyard((artifacts | enchantments | legendaries) & your))
        ),
    ),
    creature(
        "Curious Pair", "{1}{G}", "Human Peasant", 1, 3,
        adventure=sorcery("Treats to Share", "{G}", create(FOOD)),
    ),
)  # fmt: skip
