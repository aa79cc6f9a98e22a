"""Cards whose names begin with A to Am."""

from inset.cards.vocabulary import *

_COSMOS = Plus(number_of(cards, HAND, you), number_of(foretold & you_own, EXILE))

_KITTEN = creature_token("Cat Warrior", 2, 1, WHITE)
_STRUCK = any_target()
CARDS: tuple[Card, ...] = (
    transforming(
        legendary(creature(
            "Aang, Swift Savior", "{1}{W}{U}", "Human Avatar Ally", 2, 3, flash, flying,
            when_enters(Airbend(up_to(1, other & (creatures & IsIn(BATTLEFIELD) | spells), zone=STACK | BATTLEFIELD))),
            activated(waterbend("{8}"), Transform(this)),
        )),
        legendary(creature(
            "Aang and La, Ocean's Fury", None, "Avatar Spirit Ally", 5, 5, reach, trample,
            whenever(attacks(), put_counters(each(tapped & creatures & you_control))), colors=WHITE | BLUE,
        )),
    ),
    creature("Aarakocra Sneak", "{3}{U}", "Bird Rogue", 1, 4, flying, when_enters(take_initiative)),
    sorcery(
        "Abandon Hope", "{X}{1}{B}", AdditionalCost(discarding(x)),
        together(
            LookAt(each(cards, HAND, target_opponent())),
            Choose(each(cards, HAND, the_target_player), save=0, least=x, most=x),
        ),
        DiscardIt(saved(0)),
    ),
    instant(
        "Abeyance", "{1}{W}", establish(CantCast(target_player(), instants | sorceries), CantActivate(the_target_player)),
        draw(),
    ),
    legendary(creature(
        "Abigale, Eloquent First-Year", "{W/B}{W/B}", "Bird Bard", 1, 1, flying, first_strike, lifelink,
        when_enters(
            becomes(up_to(1, other & creatures), LoseAllAbilities(), duration=FOREVER),
            put_counters(the_target, 1, "flying"), put_counters(the_target, 1, "first strike"),
            put_counters(the_target, 1, "lifelink"),
        ),
    )),
    creature("Aboroth", "{4}{G}{G}", "Elemental", 9, 9, Keyword(CUMULATIVE_UPKEEP, PutCountersCost("-1/-1"))),
    instant("Absorb", "{W}{U}{U}", counter(target(spells)), gain_life(3)),
    sorcery(
        "Abstract Performance", "{5}{U}",
        then(
            Move(top_cards(4), EXILE, face_down=True, save=0), exile(top_cards(4), save=1),
        ),
        ChooseWord(OPPONENT),
        ChooseMode(
            (
                (Remember(2, saved(0)), Remember(3, saved(1))),
                (Remember(2, saved(1)), Remember(3, saved(0))),
            ),
            ("the face-down pile", "the face-up pile"), ChosenPlayer(),
        ),
        to_graveyard(saved(2)), LookAt(saved(3)), CastNow(saved(3), cost=free),
        to_hand(Among(saved(3), IsIn(EXILE))),
    ),
    sorcery(
        "Abuelo's Awakening", "{X}{3}{W}",
        Move(
            in_graveyard((artifacts | ~subtype("Aura") & enchantments) & your), BATTLEFIELD, counters=(("+1/+1", x),),
            mods=(also(CREATURE, "Spirit"), base(1, 1), has(flying)),
        ),
    ),
    sorcery(
        "Abundant Harvest", "{G}",
        ChooseMode(
            (
                (RevealUntil(you, lands, 0, 1), to_hand(saved(0)), Move(saved(1), LIBRARY, position=BOTTOM, order=RANDOM_ORDER)),
                (RevealUntil(you, ~lands, 0, 1), to_hand(saved(0)), Move(saved(1), LIBRARY, position=BOTTOM, order=RANDOM_ORDER)),
            ),
            ("land", "nonland"),
        ),
    ),
    instant(
        "Access Denied", "{3}{U}{U}", counter(target(spells)), create(THOPTER, mana_value(the_target))
    ),
    legendary(creature(
        "Acererak the Archlich", "{2}{B}", "Zombie Wizard", 5, 5,
        when_enters(together(to_hand(this), venture), only_if=unless(CompletedDungeon(you, "Tomb of Annihilation"))),
        whenever(
            attacks(),
            ForEachPlayer(
                each_opponent,
                (PayOr(they, sacrificing(creatures), unpaid=(create(creature_token("Zombie", 2, 2, BLACK)),)),),
            ),
        ),
    )),
    artifact(
        "Acorn Catapult", "{4}",
        activated(
            cost("{1}", tap_symbol), deal(1, to=any_target()),
            Remember(0, who=PlayerUnion((TargetPlayers(0), ControllerOf(the_target)))),
            create(creature_token("Squirrel", 1, 1, GREEN), 1, SavedPlayers(0)),
        ),
    ),
    sorcery(
        "Act of Treason", "{2}{R}", becomes(target(creatures), SetController(you)), untap(the_target),
        gains(the_target, haste),
    ),
    pain_land("Adarkar Wastes", "WU"),
    creature(
        "Adder-Staff Boggart", "{1}{R}", "Goblin Warrior", 2, 1,
        when_enters(Clash(0), If(Did(0, clash=True), (put_counters(this),))),
    ),
    creature("Adorned Pouncer", "{1}{W}", "Cat", 1, 1, double_strike, costed(ETERNALIZE, "{3}{W}{W}")),
    creature("Aegis Turtle", "{U}", "Turtle", 0, 5),
    creature(
        "Aeon Chronicler", "{3}{U}{U}", "Avatar", 0, 0,
        defines_size(number_of(cards, HAND, you), number_of(cards, HAND, you)),
        Keyword(SUSPEND, cost("{X}{3}{U}"), x), XRule(least=1),
        Triggered(TakesCounters(this_one, "time", each=True), body(draw()), zone=EXILE),
    ),
    creature("Aerie Bowmasters", "{2}{G}{G}", "Dog Archer", 3, 4, reach, megamorph("{5}{G}")),
    creature("Aeromunculus", "{1}{G}{U}", "Homunculus Mutant", 2, 3, flying, activated(cost("{2}{G}{U}"), Adapt(1))),
    instant(
        "Aether Gust", "{1}{U}",
        Move(target(spell_or_permanent & (red | green), zone=STACK | BATTLEFIELD), LIBRARY, order=OWNERS_CHOICE),
    ),
    land(
        "Aether Hub", "", when_enters(GiveCounters(you, "energy", 1)), tap_for("{C}"),
        activated(cost(tap_symbol, PayCounters("energy", 1)), add_one_of(ALL_COLORS)),
    ),
    instant(
        "Aethersnatch", "{4}{U}{U}", becomes(target(spells), SetController(you), duration=FOREVER),
        ChangeTargets(the_target),
    ),
    vehicle(
        "Aethersphere Harvester", "{3}", 3, 5, flying, when_enters(GiveCounters(you, "energy", 2)),
        activated(PayCounters("energy", 1), gains(this, lifelink)), crew(1),
    ),
    modal(
        sorcery(
            "Agadeem's Awakening", "{X}{B}{B}{B}",
            to_battlefield(up_to(
                ANY_NUMBER, creatures & your & mana_value_at_most(x), zone=GRAVEYARD, group=DIFFERENT_VALUES
            )),
        ),
        land(
            "Agadeem, the Undercrypt", "", as_enters(PayOr(you, pay_life(3), unpaid=(tap(this),))), tap_for("{B}")
        ),
    ),
    artifact(
        "Agent's Toolkit", "{1}{G}{U}",
        static(
            enters_with(1), enters_with(1, "flying"), enters_with(1, "deathtouch"), enters_with(1, "shield"),
        ),
        whenever(enters(creatures & you_control), may(MoveCounters(this, it))),
        activated(cost("{2}", sacrifice_this), draw()), subtypes="Clue",
    ),
    artifact(
        "Agility Bobblehead", "{3}", activated(tap_symbol, add_one_of(ALL_COLORS)),
        activated(
            cost("{3}", tap_symbol),
            gains(up_to(number_of(subtype("Bobblehead") & you_control), creatures & you_control), haste),
            establish(cant_be_blocked(one_of(the_target), ~having(haste))),
        ),
        subtypes="Bobblehead",
    ),
    sorcery(
        "Agonizing Remorse", "{1}{B}", RevealHand(target_opponent()),
        using(
            Choose(each(~lands & IsIn(HAND) | IsIn(GRAVEYARD), HAND | GRAVEYARD, the_target_player), 0),
            exile(saved(0)),
        ),
        lose_life(1),
    ),
    instant("Agony Warp", "{U}{B}", lines(gets(target(creatures), -3, 0), gets(target(creatures), 0, -3))),
    legendary(
        creature(
            "Agrus Kos, Wojek Veteran", "{3}{R}{W}", "Human Soldier", 3, 3,
            whenever(
                attacks(),
                together(gets(each(attacking & red & creatures), 2, 0), gets(each(attacking & white & creatures), 0, 2)),
            ),
        )
    ),
    creature(
        "Ainok Survivalist", "{1}{G}", "Dog Shaman", 2, 1, megamorph("{1}{G}"),
        whenever(TurnsFaceUp(this_one), destroy(target((artifacts | enchantments) & opponents_control))),
    ),
    creature("Air Elemental", "{3}{U}{U}", "Elemental", 4, 4, flying),
    instant("Airbending Lesson", "{2}{W}", lines(Airbend(target(permanents & ~lands)), draw()), subtypes="Lesson"),
    planeswalker(
        "Ajani, Caller of the Pride", "{1}{W}{W}", "Ajani", 4,
        loyalty(+1, put_counters(up_to(1, creatures))),
        loyalty(-3, gains(target(creatures), flying, double_strike)),
        loyalty(-8, create(creature_token("Cat", 2, 2, WHITE), LifeTotal(you))),
    ),
    planeswalker(
        "Ajani Goldmane", "{2}{W}{W}", "Ajani", 4, loyalty(+1, gain_life(2)),
        loyalty(
            -1, put_counters(each(creatures & you_control)), gains(each(creatures & you_control), vigilance),
        ),
        loyalty(
            -6, create(creature_token("Avatar", 0, 0, WHITE, defines_size(LifeTotal(you), LifeTotal(you)))),
        ),
    ),
    transforming(
        legendary(creature(
            "Ajani, Nacatl Pariah", "{1}{W}", "Cat Warrior", 1, 2, when_enters(create(_KITTEN)),
            whenever(
                dies(other & subtype("Cat") & you_control, batch=True),
                may(then(exile(this, save=0), Move(saved(0), BATTLEFIELD, under=owner_of(saved(0)), transformed=True))),
            ),
        )),
        planeswalker(
            "Ajani, Nacatl Avenger", None, "Ajani", 3,
            loyalty(2, put_counters(each(subtype("Cat") & you_control))),
            loyalty(
                0, create(_KITTEN),
                when(
                    you_have(red & permanents & other),
                    WhenYouDo(body(
                        when(
                            you_have(red & permanents & other),
                            deal(number_of(creatures & you_control), to=_STRUCK),
                        )
                    )),
                ),
            ),
            loyalty(
                -4,
                *keeps_one_of_each(
                    each(~lands & they_control), artifacts, creatures, enchantments, planeswalkers, of=each_opponent
                ),
            ),
            colors=RED | WHITE,
        ),
    ),
    planeswalker(
        "Ajani, Sleeper Agent", "{1}{G}{G/W/P}{W}", "Ajani", 4, Keyword(COMPLEATED),
        loyalty(
            +1, LookAt(top_cards(1), reveal=True, save=1),
            when(
                Matches(saved(1), HasType(CREATURE | PLANESWALKER)), to_hand(saved(1)),
                otherwise=(may(to_library(saved(1), BOTTOM)),),
            ),
        ),
        loyalty(-3, distribute(3, up_to(3, creatures)), gains(the_target, vigilance)),
        loyalty(
            -6,
            Emblem(
                (
                    whenever(
                        casts(you, HasType(CREATURE | PLANESWALKER) & spells),
                        GiveCounters(target_player(each_opponent), "poison", 2),
                    ),
                ),
            ),
        ),
    ),
    planeswalker(
        "Ajani, Strength of the Pride", "{2}{W}{W}", "Ajani", 5,
        loyalty(+1, gain_life(Plus(number_of(creatures & you_control), number_of(planeswalkers & you_control)))),
        loyalty(
            -2,
            create(creature_token(
                "Cat Soldier", 2, 2, WHITE, whenever(gains_life(you), put_counters(this)), name="Ajani's Pridemate",
            )),
        ),
        loyalty(
            0,
            when(
                at_least(LifeTotal(you), Plus(StartingLife(you), 15)),
                exile(Union((this, each((artifacts | creatures) & opponents_control)))),
            ),
        ),
    ),
    legendary(creature(
        "Akiri, Fearless Voyager", "{1}{R}{W}", "Kor Warrior", 3, 3,
        whenever(AttacksEach(you, A_PLAYER, where=HasAttached(subtype("Equipment"))), draw()),
        activated(
            "{W}",
            may(
                Choose(each(subtype("Equipment") & IsAttachedTo(each(creatures & you_control))), 1),
                Remember(2, each(creatures & HasAttached(one_of(saved(1))))), Unattach(saved(1)),
            ),
            when(if_you_do, together(tap(saved(2)), gains(saved(2), indestructible))),
        ),
    )),
    legendary(creature(
        "Akroma, Vision of Ixidor", "{5}{W}{W}", "Angel", 6, 6, flying, first_strike, vigilance, trample,
        at_beginning(
            BEGIN_COMBAT,
            *(
                gets(each(other & creatures & you_control & HasKeyword(bit)), 1, 1)
                for bit in (
                    FLYING, FIRST_STRIKE, DOUBLE_STRIKE, DEATHTOUCH, HASTE, HEXPROOF, INDESTRUCTIBLE, LIFELINK, MENACE,
                    PROTECTION, REACH, TRAMPLE, VIGILANCE, PARTNER,
                )
            ),
            of=each_player,
        ),
        Keyword(PARTNER),
    )),
    creature(
        "Alacrian Jaguar", "{4}{G}", "Cat Mount", 4, 4, vigilance,
        whenever(While(attacks(), Matches(this, IsMarked(SADDLED))), gets(this, 2, 2)), numbered(SADDLE, 1),
    ),
    legendary(creature(
        "Alania, Divergent Storm", "{3}{U}{R}", "Otter Wizard", 3, 5,
        whenever(
            casts(you, spells), may(draw(1, target_opponent())), when(if_you_do, copy_spell(it)),
            only_if=any_of(
                EventMatches(casts(you, instants & spells, nth=1)),
                EventMatches(casts(you, sorceries & spells, nth=1)),
                EventMatches(casts(you, subtype("Otter") & spells & ~BecameThis(), nth=1)),
            ),
        ),
    )),
    enchantment(
        "All-Out Assault", "{2}{R}{W}{B}", have(creatures & you_control, plus(1, 1), has(deathtouch)),
        when_enters(
            ExtraCombat(main=True),
            Later(PlayerAttacks(you), body(untap(each(creatures & you_control))), duration=THIS_TURN),
            only_if=all_of(your_turn, InStep(MAIN_STEPS)),
        ),
    ),
    modal(
        legendary(creature(
            "Alrund, God of the Cosmos", "{3}{U}{U}", "God", 1, 1,
            have(this_one, plus(_COSMOS, _COSMOS)),
            at_beginning(
                END, then(ChooseWord(CARD_TYPE), LookAt(top_cards(2), reveal=True, save=0)),
                together(Move(Among(saved(0), of_chosen_type), HAND), to_library(saved(0), BOTTOM)),
            ),
        )),
        legendary(creature(
            "Hakka, Whispering Raven", "{1}{U}", "Bird", 2, 3, flying,
            whenever(deals_combat_damage(), then(to_hand(this), scry(2))),
        )),
    ),
    creature(
        "Altered Ego", "{X}{2}{G}{U}", "Shapeshifter", 0, 0, CantBeCountered(),
        EntersAsCopy(this_one, creatures, entering=(EntersWithCounters(this_one, "+1/+1", x),)),
    ),
    legendary(creature(
        "Amalia Benavides Aguirre", "{W}{B}", "Vampire Scout", 2, 2, ward(pay_life(3)),
        whenever(gains_life(you), Explore(this), when(Compare(power_of(this), EQ, 20), destroy(each(other & creatures)))),
    )),
    creature(
        "Amped Raptor", "{1}{R}", "Dinosaur", 2, 1, first_strike,
        when_enters(
            GiveCounters(you, "energy", 2),
            then(when(
                is_a(this, cast_by_you & cast_from(HAND)),
                RevealUntil(you, ~lands, save=0, rest=1, exile=True),
                CastNow(saved(0), cost=PayCounters("energy", mana_value(this))),
            )),
        ),
    ),
    artifact("Amulet of Kroog", "{2}", activated(cost("{2}", tap_symbol), prevent_next(1, any_target()))),
    legendary(creature(
        "Amy Pond", "{2}{R}", "Human", 2, 2, Keyword(PARTNER_WITH, text="Rory Williams"),
        whenever(
            deals_combat_damage(),
            using(Choose(each(IsSuspended() & you_own, EXILE), 0), TakeCounters(saved(0), "time", that_much)),
        ),
        Keyword(DOCTORS_COMPANION),
    )),
)  # fmt: skip
