"""Adventurer cards (715), S to Z."""

from inset.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    creature(
        "Sapphire Dragon", "{5}{U}{U}", "Dragon", 5, 6, flying, whenever(either(attacks(), blocks()), scry(2)),
        adventure=instant("Psionic Pulse", "{2}{U}", counter(target(~creatures & spells))),
    ),
    creature(
        "Scalding Viper", "{1}{R}", "Elemental Snake", 2, 1,
        whenever(casts(an_opponent, spells & mana_value_at_most(3)), deal(1, to=that_player)),
        adventure=sorcery("Steam Clean", "{1}{U}", to_hand(target(~lands))),
    ),
    creature(
        "Sea Hag", "{4}{U}", "Hag", 3, 5, when_enters(gets(each(creatures & opponents_control), -4, 0)),
        adventure=instant(
            "Aquatic Ingress", "{2}{U}",
            together(gets(up_to(2, creatures), 1, 0), establish(cant_be_blocked(one_of(the_target)))),
        ),
    ),
    creature(
        "Shepherd of the Flock", "{1}{W}", "Human Peasant", 3, 1,
        adventure=instant("Usher to Safety", "{W}", to_hand(target(you_control))),
    ),
    creature(
        "Shrouded Shepherd", "{1}{W}", "Spirit Warrior", 2, 2,
        when_enters(gets(target(creatures & you_control), 2, 2)),
        adventure=sorcery("Cleave Shadows", "{1}{B}", gets(each(creatures & opponents_control), -1, -1)),
    ),
    creature(
        "Silverflame Squire", "{1}{W}", "Human Soldier", 2, 1,
        adventure=instant("On Alert", "{2}{W}", gets(target(creatures), 2, 2), untap(the_target)),
    ),
    legendary(creature(
        "Smaug, the Great Calamity", "{5}{R}{R}", "Dragon", 5, 5, flying,
        adventure=sorcery("Spew Flame", "{4}{R}", deal(5, to=target(creatures))),
    )),
    creature(
        "Smitten Swordmaster", "{1}{B}", "Human Knight", 2, 1, lifelink,
        adventure=sorcery(
            "Curry Favor", "{B}",
            together(
                gain_life(number_of(subtype("Knight") & you_control)),
                lose_life(number_of(subtype("Knight") & you_control), each_opponent),
            ),
        ),
    ),
    creature(
        "Spellscorn Coven", "{3}{B}", "Faerie Warlock", 2, 3, flying, when_enters(discard(1, each_opponent)),
        adventure=instant("Take It Back", "{2}{U}", to_hand(target(spells))),
    ),
    creature(
        "Stormkeld Vanguard", "{4}{G}{G}", "Giant Warrior", 6, 7, cant_be_blocked(by=creatures & power_at_most(2)),
        adventure=sorcery("Bear Down", "{1}{G}", destroy(target(artifacts | enchantments))),
    ),
    creature(
        "Sword Coast Serpent", "{5}{U}{U}", "Serpent Dragon", 6, 6,
        static(cant_be_blocked(), only_if=happened(casts(you, ~creatures & spells))),
        adventure=instant("Capsizing Wave", "{1}{U}", to_hand(target(creatures))),
    ),
    creature(
        "Tempest Hart", "{3}{G}", "Elemental Elk", 3, 4, trample,
        whenever(casts(you, spells & mana_value_at_least(5)), put_counters(this)),
        adventure=instant("Scan the Clouds", "{1}{U}", then(draw(2), discard(2))),
    ),
    legendary(artifact(
        "The Arkenstone", "{5}", have(creatures & you_control, plus(1, 1)), at_beginning(END, draw()),
        adventure=sorcery("Seek the Heart", "{2}{W}", search(legendaries & creatures)),
    )),
    legendary(creature(
        "Thranduil, Sindarin Liege", "{2}{G/U}{G/U}", "Elf Noble", 2, 3,
        have(other & subtype("Elf") & you_control, plus(1, 1)),
        ability_word("Landfall", whenever(enters(lands & you_control), create(ELF))),
        adventure=sorcery(
            "Silvan Rally", "{1}{G/U}{G/U}",
            then(Mill(you, 4, save=0), using(Choose(Among(saved(0), lands), 1, 0, 2), to_hand(saved(1)))),
        ),
    )),
    creature(
        "Threadbind Clique", "{3}{U}", "Faerie", 3, 3, flying,
        adventure=instant("Rip the Seams", "{2}{W}", destroy(target(tapped & creatures))),
    ),
    creature(
        "Tlincalli Hunter", "{5}{G}{G}", "Scorpion Scout", 7, 7, trample,
        OfferAlternativeCost(you, creatures & spells, cost("{0}"), zones=EXILE, limit=1),
        adventure=sorcery(
            "Retrieve Prey", "{1}{G}", exile(in_graveyard(creatures & your), save=0),
            Permit(saved(0), UNTIL_END_OF_YOUR_NEXT_TURN, lands=False),
        ),
    ),
    creature(
        "Topaz Dragon", "{4}{B}{B}", "Dragon", 4, 4, flying, deathtouch,
        adventure=instant("Entropic Cloud", "{1}{B}", gains(each(creatures & you_control), deathtouch)),
    ),
    creature(
        "Tuinvale Treefolk", "{5}{G}", "Treefolk Druid", 6, 5,
        adventure=sorcery("Oaken Boon", "{3}{G}", put_counters(target(creatures), 2)),
    ),
    sorcery(
        "Twice Upon a Time", "{4}{U}{U}", CastOnly(you_have(subtype("Doctor"), 2)), ExtraTurn(), exile(this),
        adventure=sorcery("Unlikely Meeting", "{2}{U}", search(subtype("Doctor"))),
    ),
    creature(
        "Twining Twins", "{2}{U}{U}", "Faerie Wizard", 4, 4, flying, vigilance, ward("{1}"),
        adventure=instant(
            "Swift Spiral", "{1}{W}", exile(target(nontoken & creatures), save=0),
            at_next(END, body(to_battlefield(saved(0), under=owner_of(saved(0))))),
        ),
    ),
    equipment(
        "Two-Handed Axe", "{2}{R}", whenever(attacks(enchanted_or_equipped), Multiply(it)), equip("{1}{R}"),
        adventure=instant("Sweeping Cleave", "{1}{R}", gains(target(creatures & you_control), double_strike)),
    ),
    creature(
        "Two-Headed Hunter", "{4}{R}", "Giant", 5, 4, menace,
        adventure=instant("Twice the Rage", "{1}{R}", gains(target(creatures), double_strike)),
    ),
    creature(
        "Vantress Transmuter", "{3}{U}", "Human Wizard", 3, 4,
        adventure=sorcery(
            "Croaking Curse", "{1}{U}", tap(target(creatures)), CreateToken(CURSED, attach_to=the_target)
        ),
    ),
    creature(
        "Velvetwing Butterflies", "{2}{W}", "Insect", 2, 2, flying,
        adventure=instant("Gaze in Wonder", "{1}{W}", tap(target(creatures, 2, least=1))),
    ),
    enchantment(
        "Virtue of Courage", "{3}{R}{R}",
        whenever(
            DealsDamage(you_control, to_players=each_opponent, combat=False),
            may(exile(top_cards(that_much), save=0)), Permit(saved(0), THIS_TURN),
        ),
        adventure=instant("Embereth Blaze", "{1}{R}", deal(2, to=any_target())),
    ),
    enchantment(
        "Virtue of Knowledge", "{4}{U}", TriggersAgain(you_control, enters(permanents)),
        adventure=instant("Vantress Visions", "{1}{U}", copy_spell(target(IsAbility() & you_control))),
    ),
    enchantment(
        "Virtue of Loyalty", "{3}{W}{W}",
        at_beginning(
            END, Remember(0, each(creatures & you_control)), PutCounters(saved(0), "+1/+1"), untap(saved(0)),
        ),
        adventure=instant("Ardenvale Fealty", "{1}{W}", create(KNIGHT)),
    ),
    enchantment(
        "Virtue of Persistence", "{5}{B}{B}",
        at_beginning(UPKEEP, to_battlefield(in_graveyard(creatures), under=you)),
        adventure=sorcery("Locthwain Scorn", "{1}{B}", gets(target(creatures), -3, -3), gain_life(2)),
    ),
    enchantment(
        "Virtue of Strength", "{5}{G}{G}", ManaMultiplied(you, basic & lands, 3),
        adventure=sorcery("Garenbrig Growth", "{G}", to_hand(in_graveyard((creatures | lands) & your))),
    ),
    creature(
        "Woodland Acolyte", "{2}{W}", "Human Cleric", 2, 2, when_enters(draw()),
        adventure=instant("Mend the Wilds", "{G}", to_library(in_graveyard(permanent_cards & your))),
    ),
    creature(
        "Young Blue Dragon", "{4}{U}", "Dragon", 3, 3, flying,
        adventure=sorcery("Sand Augury", "{1}{U}", then(scry(1), draw())),
    ),
    creature(
        "Young Red Dragon", "{3}{R}", "Dragon", 3, 2, flying, cant_block(),
        adventure=instant("Bathe in Gold", "{1}{R}", create(TREASURE)),
    ),
    land(
        "Zanarkand, Ancient Metropolis", "Town", enters_tapped(), tap_for("{G}"),
        adventure=sorcery(
            "Lasting Fayth", "{4}{G}{G}", create(HERO, save=0), put_counters(saved(0), number_of(lands & you_control))
        ),
    ),
)  # fmt: skip
