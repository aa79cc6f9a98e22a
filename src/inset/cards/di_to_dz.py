"""Cards whose names begin with Di to Dz."""

from inset.cards.vocabulary import *

_TWO = StatIs(BASE_POWER, EQ, 2) & StatIs(BASE_TOUGHNESS, EQ, 2)
_DEAREST = each(~lands & they_control & StatIs(MANA_VALUE, GE, Greatest(MANA_VALUE, each(they_control))))
_ROBOT = creature_token("Robot", 2, 2, 0, types=ARTIFACT)
_ARMORED = target(creatures)
_REACTED = target_player()
_LAST_EXILED = Last(Among(linked_cards, creatures))
CARDS: tuple[Card, ...] = (
    creature(
        "Diluvian Primordial", "{5}{U}{U}", "Avatar", 5, 5, flying,
        when_enters(
            CastNow(
                up_to(99, (instants | sorceries) & opponents_own, zone=GRAVEYARD, group=ONE_PER_PLAYER),
                cost=free, most=99, exile_after=True,
            ),
        ),
    ),
    instant("Diminish", "{U}", becomes(target(creatures), base(1, 1))),
    creature("Dimir Infiltrator", "{U}{B}", "Spirit", 1, 3, cant_be_blocked(), costed(TRANSMUTE, "{1}{U}{B}")),
    creature(
        "Dinosaurs on a Spaceship", "{4}{R}{W}", "Dinosaur", 7, 7, vigilance, trample,
        have(other & subtype("Dinosaur") & you_control, plus(1, 1), has(vigilance), has(trample)),
        Keyword(SUSPEND, cost("{3}{R}{W}"), 4),
        Triggered(
            TakesCounters(this_one, "time", each=True),
            body(create(creature_token("Dinosaur", 2, 2, RED | WHITE, flying, haste))), zone=EXILE,
        ),
    ),
    sorcery(
        "Discerning Taste", "{2}{B}", LookAt(top_cards(4), save=0),
        together(using(Choose(saved(0), 1), to_hand(saved(1))), Move(saved(0), GRAVEYARD, save=2)),
        gain_life(Greatest(POWER, Among(saved(2), creatures))),
    ),
    creature("Disciplined Duelist", "{G}{W}{U}", "Human Citizen", 2, 1, double_strike, enters_with(1, "shield")),
    instant(
        "Discover the Impossible", "{2}{U}", LookAt(top_cards(5), save=0),
        together(
            using(Choose(saved(0), save=1), Move(saved(1), EXILE, face_down=True, look=you, save=2)),
            Move(saved(0), LIBRARY, position=BOTTOM, order=RANDOM_ORDER),
        ),
        CastNow(saved(2), spell=instants & spells & mana_value_at_most(2), cost=free, save=3),
        when(unless(Did(3)), to_hand(saved(2))),
    ),
    split(
        sorcery("Discovery", "{1}{U/B}", then(surveil(2), draw())),
        instant(
            "Dispersal", "{3}{U}{B}",
            Choose(_DEAREST, 0, who=they, whose=each_opponent), then(to_hand(saved(0)), discard(1, each_opponent)),
        ),
    ),
    instant("Disenchant", "{1}{W}", destroy(target(artifacts | enchantments))),
    sorcery(
        "Disintegrate", "{X}{R}", deal(x, any_target()),
        when(
            is_a(the_target, creatures),
            establish(
                Restrict(CANT_REGENERATE, one_of(the_target)),
                MovesInstead(one_of(the_target), GRAVEYARD, EXILE, BATTLEFIELD),
            ),
        ),
    ),
    creature("Disowned Ancestor", "{B}", "Spirit Warrior", 0, 4, Keyword(OUTLAST, cost("{1}{B}"))),
    instant(
        "Dispelling Exhale", "{1}{U}", AdditionalCost(Behold(subtype("Dragon")), OPTIONAL),
        when(
            CostWasPaid(OPTIONAL),
            unless_pays(controller_of(target(spells)), cost("{4}"), counter(the_target)),
            otherwise=(unless_pays(controller_of(the_target), cost("{2}"), counter(the_target)),),
        ),
    ),
    sorcery("Disrupt Decorum", "{2}{R}{R}", Goad(each(creatures & ~you_control))),
    artifact(
        "Disruptor Flute", "{2}", flash, as_enters(choose_name()), cost_more(with_chosen_name & spells, 3),
        Restrict(CANT_ACTIVATE, with_chosen_name, spare_mana=True),
    ),
    instant("Dissolve", "{1}{U}{U}", counter(target(spells)), scry(1)),
    creature(
        "Distended Mindbender", "{8}", "Eldrazi Insect", 5, 5, costed(EMERGE, "{5}{B}{B}"),
        when_cast(
            RevealHand(target_opponent()), Choose(each(~lands & mana_value_at_most(3), HAND, the_target_player), 0),
            Choose(each(mana_value_at_least(4), HAND, the_target_player), 1), DiscardIt(Union((saved(0), saved(1)))),
        ),
    ),
    instant(
        "Divide by Zero", "{2}{U}", to_hand(target(spell_or_permanent & mana_value_at_least(1), zone=STACK | BATTLEFIELD)),
        Learn(),
    ),
    sorcery("Divination", "{2}{U}", draw(2)),
    creature(
        "Djinn of Infinite Deceits", "{4}{U}{U}", "Djinn", 2, 7, flying,
        activated(
            tap_symbol, ExchangeControl(target(~legendaries & creatures, 2)), only_if=unless(InStep(tuple(COMBAT_STEPS)))
        ),
    ),
    sorcery(
        "Do or Die", "{1}{B}", Separate(each(creatures & ControlledBy(target_player())), you, TargetPlayers(0), 0, 1),
        Destroy(saved(0), regenerate=False),
    ),
    creature(
        "Dog Walker", "{R}{W}", "Human Citizen", 3, 1, vigilance, disguise("{R/W}{R/W}"),
        whenever(TurnsFaceUp(this_one), create(creature_token("Dog", 1, 1, WHITE), 2, tapped=True)),
    ),
    artifact(
        "Dollhouse of Horrors", "{5}",
        activated(
            cost("{1}", tap_symbol, ExileCards(creatures, GRAVEYARD)),
            CreateCopy(
                saved(COST_SLOT), 1,
                (
                    base(0, 0), also(ARTIFACT, "Construct"),
                    has(static(have(
                        this_one,
                        plus(number_of(subtype("Construct") & you_control), number_of(subtype("Construct") & you_control)),
                    ))),
                ),
                save=0,
            ),
            gains(saved(0), haste), timing=AS_SORCERY,
        ),
    ),
    room(
        door(
            "Dollmaker's Shop", "{1}{W}",
            whenever(
                AttacksEach(you, A_PLAYER, where=creatures & ~subtype("Toy")),
                create(creature_token("Toy", 1, 1, WHITE, types=ARTIFACT)),
            ),
        ),
        door(
            "Porcelain Gallery", "{4}{W}{W}",
            have(
                creatures & you_control,
                base(number_of(creatures & you_control), number_of(creatures & you_control)),
            ),
        ),
    ),
    planeswalker(
        "Domri, Anarch of Bolas", "{1}{R}{G}", "Domri", 3, have(creatures & you_control, plus(1, 0)),
        loyalty(+1, add_one_of(RED | GREEN), establish(Restrict(CANT_BE_COUNTERED, creatures & spells & cast_by_you))),
        loyalty(-2, fight(target(creatures & you_control), target(creatures & you_dont_control))),
    ),
    planeswalker(
        "Domri Rade", "{1}{R}{G}", "Domri", 3,
        loyalty(
            +1, LookAt(top_cards(), save=1),
            when(is_a(saved(1), creatures), may(Move(saved(1), HAND, reveal=True))),
        ),
        loyalty(-2, fight(target(creatures & you_control), target(creatures, besides=True))),
        loyalty(
            -7,
            Emblem((static(have(creatures & you_control, *map(has, (double_strike, trample, hexproof, haste)))),)),
        ),
    ),
    legendary(creature(
        "Donal, Herald of Wings", "{2}{U}{U}", "Human Wizard", 3, 3,
        whenever(
            casts(you, ~legendaries & creatures & spells & having(flying)),
            May((CopySpell(it, new_targets=False, exceptions=(SetPT(1, 1), AddTypes(0, ("Spirit",)))),), once=True),
        ),
    )),
    sorcery("Donatello's Technique", "{2}{U}", costed(SNEAK, "{U}"), draw(2)),
    legendary(
        creature(
            "Donna Noble", "{3}{R}", "Human", 2, 4, Keyword(SOULBOND),
            whenever(DealsDamage(Anything(), THE_PAIR, batch=True), deal(that_much, target_opponent())),
            Keyword(DOCTORS_COMPANION),
        )
    ),
    instant("Doom Blade", "{1}{B}", destroy(target(~black & creatures))),
    enchantment(
        "Doom Foretold", "{2}{W}{B}",
        at_beginning(
            UPKEEP, sacrifices(that_player, nontoken & ~lands),
            when(
                unless(Did(0)), discard(1, that_player), lose_life(2, that_player), draw(), gain_life(2), create(KNIGHT),
                sacrifice(),
            ),
            of=each_player,
        ),
    ),
    creature(
        "Doomsday Excruciator", "{B}{B}{B}{B}{B}{B}", "Demon", 6, 6, flying,
        when_enters(
            ForEachPlayer(each_player, (
                Move(
                    top_cards(Minus(number_of(cards, LIBRARY, they), 6), they), EXILE, face_down=True
                ),
            )),
            only_if=is_a(this, WasCastBy(each_player)),
        ),
        at_beginning(UPKEEP, draw()),
    ),
    sorcery(
        "Doppelgang", "{X}{X}{X}{G}{U}", ForEach(target(permanents, x), (create_copy(that_one, x),)),
    ),
    legendary(creature(
        "Dosan the Falling Leaf", "{1}{G}{G}", "Human Monk", 2, 2, CastOnlyIf(each_player, TurnOf(they)),
    )),
    instant(
        "Double Major", "{G}{U}",
        CopySpell(
            target(creatures & spells & you_control), new_targets=False,
            exceptions=(LoseSupertypes(LEGENDARY),),
        ),
    ),
    enchantment(
        "Doubling Season", "{4}{G}", TokensMultiplied(you, 2),
        CountersChanged(you_control, times=2, by_effect=True),
    ),
    enchantment("Douse", "{2}{U}", activated("{1}{U}", counter(target(red & spells)))),
    planeswalker(
        "Dovin Baan", "{2}{W}{U}", "Dovin", 3,
        loyalty(
            +1, gets(up_to(1, creatures), -3, 0, duration=UNTIL_YOUR_NEXT_TURN),
            establish(Restrict(CANT_ACTIVATE, one_of(the_target)), duration=UNTIL_YOUR_NEXT_TURN),
        ),
        loyalty(-1, together(gain_life(2), draw())),
        loyalty(-7, Emblem((static(Restrict(NO_MORE_UNTAP, opponents_control, number=2)),))),
    ),
    instant("Dovin's Veto", "{W}{U}", CantBeCountered(), counter(target(~creatures & spells))),
    legendary(creature(
        "Dragonhawk, Fate's Tempest", "{3}{R}{R}", "Bird Dragon", 5, 5, flying,
        whenever(
            either(enters(), attacks()),
            exile(top_cards(number_of(creatures & you_control & power_at_least(4))), save=0),
            Permit(saved(0), UNTIL_YOUR_NEXT_END_STEP),
            Later(BeginningOf(END, you), body(deal(times(2, number_of(one_of(saved(0)), EXILE)), to=each_opponent))),
        ),
    )),
    creature(
        "Dragonkin Berserker", "{1}{R}", "Human Berserker", 2, 2, first_strike,
        AbilityCostChange(anything, number_of(subtype("Dragon") & you_control), you, keyword=BOAST),
        activated("{4}{R}", create(creature_token("Dragon", 5, 5, RED, flying)), keyword=BOAST),
    ),
    legendary(creature(
        "Dragonlord Kolaghan", "{4}{B}{R}", "Elder Dragon", 6, 5, flying, haste,
        have(other & creatures & you_control, has(haste)),
        whenever(
            While(
                casts(each_opponent, creatures | planeswalkers),
                is_a(it, SharesNameWith(each(cards, GRAVEYARD, that_player))),
            ),
            lose_life(10, that_player),
        ),
    )),
    creature(
        "Dragon's Disciple", "{1}{W}", "Human Monk", 1, 3,
        as_enters(PayOr(
            you, RevealCards(subtype("Dragon")), (put_counters(this),),
            unpaid=(when(you_have(subtype("Dragon")), put_counters(this)),),
        )),
        have(subtype("Dragon") & you_control, has(ward("{1}"))),
    ),
    check_land("Dragonskull Summit", "BR"),
    artifact(
        "Dragonspark Reactor", "{1}{R}",
        whenever(enters((this_one | artifacts) & you_control), put_counters(this, 1, "charge")),
        activated(
            cost("{4}", sacrifice_this),
            DealDamage(
                counters_on(this, "charge"), players=_REACTED,
                also=DealDamage(counters_on(this, "charge"), up_to(1, creatures)),
            ),
        ),
    ),
    creature(
        "Dragonspeaker Shaman", "{1}{R}{R}", "Human Barbarian Shaman", 2, 2,
        cost_less(subtype("Dragon") & spells, 2),
    ),
    legendary(creature(
        "Drana, the Last Bloodchief", "{3}{B}{B}", "Vampire Cleric", 4, 4, flying,
        whenever(
            attacks(),
            Choose(each(~legendaries & creatures, GRAVEYARD, you), 0, who=DefendingPlayer(this)),
            Move(saved(0), BATTLEFIELD, under=you, counters=(("+1/+1", 1),), save=1),
            becomes(saved(1), also(0, "Vampire"), duration=FOREVER),
        ),
    )),
    creature(
        "Drannith Magistrate", "{1}{W}", "Human Wizard", 1, 3, CantCast(each_opponent, zones=ANY_ZONE & ~HAND)
    ),
    snow(creature(
        "Draugr Necromancer", "{3}{B}", "Zombie Cleric", 4, 4,
        MovesInstead(nontoken & creatures & opponents_control, GRAVEYARD, EXILE, BATTLEFIELD, counter="ice"),
        MayPlay(you, EXILE, card=opponents_own & with_counter("ice"), any_color=SPEND_SNOW_AS_ANY_COLOR),
    )),
    creature(
        "Dream Devourer", "{1}{B}", "Demon Cleric", 0, 3,
        Continuous(
            ~lands & your & ~HasKeyword(FORETELL), (has(foretell(PayManaOf(this, less=2))),), HAND
        ),
        whenever(Foretells(you), gets(this, 2, 0)),
    ),
    creature(
        "Dream Eater", "{4}{U}{U}", "Nightmare Sphinx", 4, 3, flash, flying,
        when_enters(surveil(4), WhenYouDo(body(may(to_hand(target(~lands & opponents_control)))))),
    ),
    creature(
        "Dream Seizer", "{3}{B}", "Faerie Rogue", 3, 2, flying,
        when_enters(may(Blight(1)), If(Did(0), (discard(1, each_opponent),))),
    ),
    sorcery(
        "Dreams of Steel and Oil", "{B}", RevealHand(target_opponent()),
        Choose(each(artifacts | creatures, HAND, the_target_player), 0),
        Choose(each(artifacts | creatures, GRAVEYARD, the_target_player), 1),
        exile(Union((saved(0), saved(1)))),
    ),
    creature(
        "Dreamtail Heron", "{4}{U}", "Elemental Bird", 3, 4, mutate("{3}{U}"), flying,
        whenever(Mutates(this_one), draw()),
    ),
    sorcery(
        "Dredge the Mire", "{3}{B}", Choose(each(creatures, GRAVEYARD, they), 0, who=each_opponent),
        to_battlefield(saved(0), under=you),
    ),
    enchantment(
        "Dress Down", "{1}{U}", flash, when_enters(draw()), have(creatures, LoseAllAbilities()),
        at_beginning(END, sacrifice(), of=each_player),
    ),
    legendary(creature(
        "Drizzt Do'Urden", "{3}{G}{W}", "Elf Ranger", 3, 3, double_strike, when_enters(create(GUENHWYVAR)),
        whenever(
            dies(creatures), put_counters(this, Minus(power_of(it), power_of(this))),
            only_if=is_a(it, StatIs(POWER, GT, power_of(this))),
        ),
    )),
    instant(
        "Drown in the Loch", "{U}{B}",
        modes(
            counter(target(spells & StatIs(
                MANA_VALUE, LE, number_of(cards, GRAVEYARD, controller_of(that_one)), own=True
            ))),
            destroy(target(creatures & StatIs(
                MANA_VALUE, LE, number_of(cards, GRAVEYARD, controller_of(that_one)), own=True
            ))),
        ),
    ),
    check_land("Drowned Catacomb", "UB"),
    creature(
        "Druid of Purification", "{3}{G}", "Human Druid", 2, 3,
        when_enters(
            Choose(each((artifacts | enchantments) & you_dont_control), 0, least=0, who=each_player, from_you=True),
            destroy(saved(0)),
        ),
    ),
    enchantment(
        "Druids' Repository", "{1}{G}{G}", whenever(attacks(creatures & you_control), put_counters(this, 1, "charge")),
        activated(removing("charge"), add_one_of(ALL_COLORS)),
    ),
    creature("Dryad Arbor", None, "Forest Dryad", 1, 1, types=LAND, colors=GREEN),
    creature(
        "Dualcaster Mage", "{1}{R}{R}", "Human Wizard", 2, 2, flash,
        when_enters(copy_spell(target((instants | sorceries) & spells))),
    ),
    enchantment(
        "Dueling Grounds", "{1}{G}{W}", Restrict(NO_MORE_ATTACK, creatures), Restrict(NO_MORE_BLOCK, creatures)
    ),
    artifact("Dungeon Map", "{3}", tap_for("{C}"), activated(cost("{3}", tap_symbol), venture, timing=AS_SORCERY)),
    dungeon(
        "Dungeon of the Mad Mage",
        dungeon_room("Yawning Portal", gain_life(1), leads=("Dungeon Level",)),
        dungeon_room("Dungeon Level", scry(1), leads=("Goblin Bazaar", "Twisted Caverns")),
        dungeon_room("Goblin Bazaar", create(TREASURE), leads=("Lost Level",)),
        dungeon_room(
            "Twisted Caverns",
            establish(cant_attack(one_of(target(creatures))), duration=UNTIL_YOUR_NEXT_TURN), leads=("Lost Level",),
        ),
        dungeon_room("Lost Level", scry(2), leads=("Runestone Caverns", "Muiral's Graveyard")),
        dungeon_room("Runestone Caverns", exile(top_cards(2), save=0), Permit(saved(0)), leads=("Deep Mines",)),
        dungeon_room("Muiral's Graveyard", create(creature_token("Skeleton", 1, 1, BLACK), 2), leads=("Deep Mines",)),
        dungeon_room("Deep Mines", scry(3), leads=("Mad Wizard's Lair",)),
        dungeon_room(
            "Mad Wizard's Lair",
            together(Draw(you, 3, save=0), LookAt(saved(0), reveal=True)), CastNow(saved(0), cost=free),
        ),
    ),
    artifact_creature(
        "Duplicant", "{6}", "Shapeshifter", 2, 4,
        ability_word("Imprint", when_enters(may(exile(target(nontoken & creatures), link=True)))),
        static(
            have(
                this_one, base(power_of(_LAST_EXILED), toughness_of(_LAST_EXILED)),
                HasCreatureTypesOf(_LAST_EXILED, ("Shapeshifter",)),
            ),
            only_if=there_are(Among(linked_cards, creatures)),
        ),
    ),
    sorcery(
        "Duress", "{B}", RevealHand(target_opponent()),
        Choose(each(~creatures & ~lands, HAND, the_target_player), save=0), DiscardIt(saved(0)),
    ),
    creature(
        "Dusk Charger", "{3}{B}", "Horse", 3, 3, Keyword(ASCEND),
        static(have(this_one, plus(2, 2)), only_if=PlayerIs(you, Blessed())),
    ),
    legendary(
        creature(
            "Duskana, the Rage Mother", "{2}{R}{G}{W}", "Bear", 5, 5,
            when_enters(draw(number_of(creatures & you_control & _TWO))),
            whenever(attacks(creatures & you_control & _TWO), gets(it, 3, 3)),
        )
    ),
    creature(
        "Dust Animus", "{1}{W}", "Spirit", 2, 3, flying,
        static(
            EntersWithCounters(this_one, "+1/+1", 2, you_have(lands & untapped, 5)),
            EntersWithCounters(this_one, "lifelink", 1, you_have(lands & untapped, 5)),
        ),
        costed(PLOT, "{1}{W}"),
    ),
    creature(
        "Dwarven Armorer", "{R}", "Dwarf", 0, 2,
        activated(
            cost("{R}", tap_symbol, discarding()),
            ChooseMode(((put_counters(_ARMORED, 1, "+0/+1"),), (put_counters(_ARMORED, 1, "+1/+0"),))),
        ),
    ),
    enchantment(
        "Dwarven Armory", "{2}{R}{R}",
        activated(
            cost("{2}", sacrificing(lands)), put_counters(target(creatures), 1, "+2/+2"), only_if=InStep((UPKEEP,))
        ),
    ),
    creature(
        "Dwarven Scorcher", "{R}", "Dwarf", 1, 1,
        activated(
            sacrifice_this, May((deal(2, controller_of(target(creatures))),), controller_of(the_target), save=0),
            when(unless(Did(0)), DealDamage(1, the_target)),
        ),
    ),
    legendary(artifact_creature(
        "Dyadrine, Synthesis Amalgam", "{X}{G}{W}", "Construct", 0, 1, trample, enters_with(ManaSpent(this)),
        whenever(PlayerAttacks(you), when(
            there_are(each(creatures & you_control & with_counter("+1/+1")), 2),
            May(
                (
                    Choose(each(creatures & you_control & with_counter("+1/+1")), 0, least=2, most=2),
                    TakeCounters(saved(0), "+1/+1"), together(draw(), create(_ROBOT)),
                ),
                save=2,
            ),
        )),
    )),
)  # fmt: skip
