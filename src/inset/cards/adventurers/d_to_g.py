"""Adventurer cards (715), D to G."""

from inset.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    creature(
        "Decadent Dragon", "{2}{R}{R}", "Dragon", 4, 4, flying, trample,
        whenever(attacks(), create(TREASURE)),
        adventure=instant(
            "Expensive Taste", "{2}{B}",
            Move(top_cards(2, target_opponent()), EXILE, face_down=True, look=you, save=0), Permit(saved(0)),
        ),
    ),
    creature(
        "Devouring Sugarmaw", "{2}{B}{B}", "Horror", 6, 6, menace, trample,
        at_beginning(
            UPKEEP, may(sacrifices(you, artifacts | enchantments | tokens)), when(unless(if_you_do), tap(this))
        ),
        adventure=instant("Have for Dinner", "{1}{W}", together(create(HUMAN), create(FOOD))),
    ),
    creature(
        "Dread Linnorm", "{6}{G}", "Snake Dragon", 7, 6, cant_be_blocked(by=creatures & power_at_most(3)),
        adventure=instant(
            "Scale Deflection", "{3}{G}",
            together(put_counters(target(creatures), 2), untap(the_target)), gains(the_target, hexproof),
        ),
    ),
    creature(
        "Elusive Otter", "{U}", "Otter", 1, 1, prowess,
        cant_be_blocked(by=creatures & StatIs(POWER, LT, power_of(this))),
        adventure=sorcery("Grove's Bounty", "{X}{G}", distribute(x, up_to(99, creatures & you_control))),
    ),
    creature(
        "Embereth Shieldbreaker", "{1}{R}", "Human Knight", 2, 1,
        adventure=sorcery("Battle Display", "{R}", destroy(target(artifacts))),
    ),
    creature(
        "Emerald Dragon", "{4}{G}{G}", "Dragon", 4, 4, flying, trample,
        adventure=instant("Dissonant Wave", "{2}{G}", counter(target(IsAbility() & SourceIs(~creatures)))),
    ),
    creature(
        "Ettercap", "{4}{G}", "Spider Beast", 2, 5, reach,
        adventure=instant("Web Shot", "{2}{G}", destroy(target(creatures & having(flying)))),
    ),
    creature(
        "Fae of Wishes", "{1}{U}", "Faerie Wizard", 1, 4, flying,
        activated(cost("{1}{U}", discarding(2)), to_hand(this)),
        adventure=sorcery("Granted", "{3}{U}", may(Wish(~creatures))),
    ),
    creature(
        "Faerie Guidemother", "{W}", "Faerie", 1, 1, flying,
        adventure=sorcery("Gift of the Fae", "{1}{W}", gets(target(creatures), 2, 1, flying)),
    ),
    creature(
        "Fang Dragon", "{5}{R}{R}", "Dragon", 6, 3, flying,
        adventure=sorcery("Forktail Sweep", "{1}{R}", deal(1, to=each(creatures & you_dont_control))),
    ),
    creature(
        "Fell Horseman", "{3}{B}", "Zombie Knight", 3, 3, whenever(dies(), to_library(it, BOTTOM)),
        adventure=sorcery("Deathly Ride", "{1}{B}", to_hand(in_graveyard(creatures & your))),
    ),
    creature(
        "Ferocious Werefox", "{3}{G}", "Elf Fox Warrior", 4, 3, trample,
        adventure=instant("Guard Change", "{1}{G}", create_on(MONSTER, target(creatures & you_control))),
    ),
    creature(
        "Flaxen Intruder", "{G}", "Human Berserker", 1, 2,
        whenever(
            deals_combat_damage(), may(sacrifice(this)), when_you_do(body(destroy(target(artifacts | enchantments))))
        ),
        adventure=sorcery("Welcome Home", "{5}{G}{G}", create(creature_token("Bear", 2, 2, GREEN), 3)),
    ),
    creature(
        "Foulmire Knight", "{B}", "Zombie Knight", 1, 1, deathtouch,
        adventure=instant("Profane Insight", "{2}{B}", together(draw(), lose_life(1))),
    ),
    creature(
        "Frolicking Familiar", "{2}{U}", "Otter Wizard", 2, 2, flying,
        whenever(casts(you, (instants | sorceries) & spells), gets(this, 1, 1)),
        adventure=instant("Blow Off Steam", "{R}", deal(1, to=any_target())),
    ),
    creature(
        "Galvanic Giant", "{3}{U}", "Giant Wizard", 3, 3,
        whenever(
            casts(you, spells & mana_value_at_least(5)),
            together(tap(target(creatures & opponents_control)), put_counters(the_target, kind="stun")),
        ),
        adventure=instant("Storm Reading", "{5}{U}{U}", then(draw(4), discard(2))),
    ),
    legendary(creature(
        "Gandalf, Goblins' Bane", "{2}{R}", "Avatar Wizard", 2, 3,
        whenever(casts(you, ~creatures & spells), together(gets(this, 1, 1), deal(1, to=each_opponent))),
        adventure=sorcery(
            "Flameshape", "{1}{R}",
            together(LookAt(top_cards(2), save=0), Move(saved(0), EXILE, face_down=True, look=you, save=1)),
            Permit(saved(1), condition=you_have(subtype("Wizard"))),
        ),
    )),
    creature(
        "Garenbrig Carver", "{3}{G}", "Human Warrior", 3, 2,
        adventure=instant("Shield's Might", "{1}{G}", gets(target(creatures), 2, 2)),
    ),
    equipment(
        "Ghost Lantern", "{B}", whenever(dies(creatures & you_control), put_counters(host)), equip("{1}"),
        adventure=instant("Bind Spirit", "{1}{B}", to_hand(in_graveyard(creatures & your))),
    ),
    creature(
        "Giant Killer", "{W}", "Human Peasant", 1, 2,
        activated(cost("{1}{W}", tap_symbol), tap(target(creatures))),
        adventure=instant("Chop Down", "{2}{W}", destroy(target(creatures & power_at_least(4)))),
    ),
    creature(
        "Gingerbread Hunter", "{4}{G}", "Giant", 5, 5, when_enters(create(FOOD)),
        adventure=instant("Puny Snack", "{2}{B}", becomes(target(creatures), minus(2, 2))),
    ),
    legendary(equipment(
        "Glamdring, Foe-hammer", "{2}", cost_less((instants | sorceries) & spells, power_of(host)), equip("{2}"),
        adventure=sorcery(
            "Gleam of Death", "{3}{U}",
            then(Mill(you, 6, save=0), to_hand(Among(saved(0), instants | sorceries))),
        ),
    )),
    legendary(creature(
        "Glóin the Mighty", "{3}{R}", "Dwarf Warrior", 4, 3, at_beginning(PRECOMBAT_MAIN, add("{R}{R}")),
        adventure=sorcery("Easy Pickings", "{2}{R}", deal(1, to=each(creatures & opponents_control))),
    )),
    legendary(creature(
        "Gollum, Silent Slinker", "{3}{B}", "Halfling Horror", 4, 3, menace,
        adventure=sorcery(
            "Meager Meal", "{B}", put_counters(up_to(1, creatures)), gain_life(2, target_player())
        ),
    )),
    creature(
        "Grabby Giant", "{3}{R}", "Giant", 4, 3, reach,
        activated(cost("{2}{R}", sacrificing(artifacts | lands)), draw()),
        adventure=instant("That's Mine", "{1}{R}", create(TREASURE)),
    ),
    creature(
        "Gray Slaad", "{2}{B}", "Frog Horror", 4, 1,
        static(
            have(this_one, has(menace), has(deathtouch)),
            only_if=there_are(each(creatures, GRAVEYARD, you), 4),
        ),
        adventure=sorcery("Entropic Decay", "{1}{B}", mill(4)),
    ),
    creature(
        "Great Ugly-Looking Goblin", "{5}{B}", "Goblin Soldier", 4, 4,
        have(creatures & you_control & with_counter("+1/+1"), has(menace)),
        adventure=sorcery("Clap! Snap!", "{1}{B}", Amass("Goblin", 2)),
    ),
    creature(
        "Guardian Naga", "{5}{W}{W}", "Snake", 5, 6, vigilance,
        static(PreventDamage(to=this_one), only_if=your_turn),
        adventure=instant("Banishing Coils", "{2}{W}", exile(target(artifacts | enchantments))),
    ),
    creature(
        "Gumdrop Poisoner", "{2}{B}", "Human Warlock", 3, 2, lifelink,
        when_enters(becomes(
            up_to(1, creatures),
            minus(TimesHappened(gains_life(you), amounts=True), TimesHappened(gains_life(you), amounts=True)),
        )),
        adventure=instant("Tempt with Treats", "{B}", create(FOOD)),
    ),
)  # fmt: skip
