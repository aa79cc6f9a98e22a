"""Cards whose names begin with D."""

from inset.cards.vocabulary import *

_TWO = StatIs(BASE_POWER, EQ, 2) & StatIs(BASE_TOUGHNESS, EQ, 2)

_DEAREST = each(~lands & they_control & StatIs(MANA_VALUE, GE, Greatest(MANA_VALUE, each(they_control))))
_ROBOT = creature_token("Robot", 2, 2, 0, types=ARTIFACT)
CARDS: tuple[Card, ...] = (
    planeswalker(
        "Dack Fayden", "{1}{U}{R}", "Dack", 3,
        loyalty(1, then(draw(2, target_player()), discard(2, the_target_player))),
        loyalty(-2, becomes(target(artifacts), SetController(you), duration=FOREVER)),
        loyalty(-6, Emblem((
            whenever(
                casts(you, targeting(IsIn(BATTLEFIELD))),
                becomes(Among(TargetsOf(it), IsIn(BATTLEFIELD)), SetController(you), duration=FOREVER),
            ),
        ))),
    ),
    legendary(creature(
        "Daghatar the Adamant", "{3}{W}", "Human Warrior", 0, 0, vigilance, enters_with(4),
        activated("{1}{B/G}{B/G}", MoveCounters(target(creatures), target(creatures, besides=True), "+1/+1")),
    )),
    sorcery("Damnation", "{2}{B}{B}", Destroy(each(creatures), regenerate=False)),
    instant(
        "Dampen Thought", "{1}{U}", mill(4, target_player()), splice(HasSubtype(("Arcane",)), "{1}{U}"),
        subtypes="Arcane",
    ),
    sorcery(
        "Dance of the Manse", "{X}{W}{U}",
        Move(
            up_to(x, (artifacts | ~subtype("Aura") & enchantments) & mana_value_at_most(x) & your, zone=GRAVEYARD),
            BATTLEFIELD, save=0,
        ),
        when(at_least(x, 6), becomes(saved(0), also(CREATURE), base(4, 4), duration=FOREVER)),
    ),
    sorcery(
        "Dance with Calamity", "{7}{R}", Shuffle(you),
        Remember(3, top_cards(0)),
        may(DoWhile((Move(top_cards(), EXILE, save=1), Remember(3, Union((saved(3), saved(1))))), may=True)),
        when(at_most(Total(MANA_VALUE, saved(3)), 13), CastNow(saved(3), cost=free, most=ANY_NUMBER, save=2)),
    ),
    legendary(creature(
        "Danny Pink", "{3}{U}", "Human Soldier Advisor", 4, 3, Keyword(MENTOR),
        have(creatures & you_control, has(whenever(
            While(PutsCounters(this_one), Compare(TimesHappened(PutsCounters(this_one), before=True), EQ, 0)), draw(),
        ))),
    )),
    creature(
        "Dark Confidant", "{1}{B}", "Human Wizard", 2, 1,
        at_beginning(
            UPKEEP, together(LookAt(top_cards(), reveal=True, save=0), Move(saved(0), HAND, save=0)),
            lose_life(mana_value(saved(0))),
        ),
    ),
    fast_land("Darkslick Shores", "UB"),
    creature(
        "Darkstar Augur", "{2}{B}", "Bat Warlock", 2, 3, offspring("{B}"), flying,
        at_beginning(
            UPKEEP, LookAt(top_cards(), reveal=True, save=0), to_hand(saved(0)), lose_life(mana_value(saved(0))),
        ),
    ),
    artifact(
        "Darksteel Garrison", "{2}", have(enchanted_or_equipped, has(indestructible)),
        whenever(BecomesTapped(enchanted_or_equipped), gets(target(creatures), 1, 1)), fortify("{3}"),
        subtypes="Fortification",
    ),
    artifact_creature("Darksteel Myr", "{3}", "Myr", 0, 1, indestructible),
    creature(
        "Dauthi Voidwalker", "{B}{B}", "Dauthi Rogue", 3, 2, shadow,
        MovesInstead(nontoken & opponents_own, GRAVEYARD, EXILE, counter="void"),
        activated(
            cost(tap_symbol, sacrifice_this),
            Choose(each(opponents_own & with_counter("void"), EXILE), save=0),
            Permit(saved(0), THIS_TURN, cost=free),
        ),
    ),
    sorcery(
        "Dawnglow Infusion", "{X}{G/W}",
        when(at_least(ColorSpent(GREEN, this), 1), gain_life(x)),
        when(at_least(ColorSpent(WHITE, this), 1), gain_life(x)),
    ),
    legendary(creature(
        "Daxos the Returned", "{1}{W}{B}", "Zombie Soldier", 2, 2,
        whenever(casts(you, enchantments & spells), GiveCounters(you, "experience")),
        activated(
            "{1}{W}{B}",
            create(creature_token(
                "Spirit", 0, 0, WHITE | BLACK,
                defines_size(PlayerCounters("experience", you), PlayerCounters("experience", you)), types=ENCHANTMENT,
            )),
        ),
    )),
    sorcery("Day of Judgment", "{2}{W}{W}", destroy(each(creatures))),
    instant(
        "Daze", "{1}{U}", AlternativeCost(ReturnToHand(subtype("Island"))),
        unless_pays(controller_of(target(spells)), cost("{1}"), counter(the_target)),
    ),
    aura(
        "Dead Man's Chest", "{1}{B}", enchant(creatures & opponents_control),
        whenever(
            dies(enchanted), exile(top_cards(power_of(it), owner_of(it)), save=0),
            Permit(saved(0), lands=False, any_color=SPEND_ANY_TYPE),
        ),
    ),
    creature("Dead Reveler", "{2}{B}", "Zombie", 2, 3, Keyword(UNLEASH)),
    creature(
        "Deadeye Navigator", "{4}{U}{U}", "Spirit", 5, 5, Keyword(SOULBOND),
        pair_has(has(activated(cost("{1}{U}"), then(exile(this, save=0), to_battlefield(saved(0), you))))),
    ),
    instant("Deadly Rollick", "{3}{B}", AlternativeCost(All(()), you_have(IsCommander())), exile(target(creatures))),
    enchantment("Deafening Silence", "{W}", CantCast(each_player, ~creatures & spells, more_than=1)),
    sorcery(
        "Declaration in Stone", "{1}{W}",
        exile(Union((
            target(creatures),
            each(creatures & controlled_by(controller_of(the_target)) & SharesNameWith(the_target)),
        )), save=0),
        Investigate(CLUE, Count(Among(saved(0), nontoken)), controller_of(the_target)),
    ),
    sorcery(
        "Decorum Dissertation", "{3}{B}{B}",
        together(draw(2, target_player()), lose_life(2, the_target_player)), Keyword(PARADIGM), subtypes="Lesson",
    ),
    instant(
        "Decoy Gambit", "{2}{U}",
        ForEach(
            up_to(99, creatures & opponents_control, group=ONE_PER_PLAYER),
            (May((draw(),), controller_of(that_one), save=1), when(unless(Did(1)), to_hand(that_one))),
        ),
    ),
    sorcery(
        "Decree of Justice", "{X}{X}{2}{W}{W}", create(creature_token("Angel", 4, 4, WHITE, flying), x), cycling("{2}{W}"),
        Triggered(
            Deed(CYCLES, this_one, you), body(PayOr(you, cost("{X}"), (create(SOLDIER, x),))), zone=GRAVEYARD | EXILE,
        ),
    ),
    sorcery("Deep Analysis", "{3}{U}", draw(2, target_player()), flashback(cost("{1}{U}", pay_life(3)))),
    creature(
        "Deep Goblin Skulltaker", "{2}{B}", "Goblin Warrior", 2, 2, menace,
        at_beginning(END, put_counters(this), only_if=Happened(Descends(you))),
    ),
    creature(
        "Deepway Navigator", "{W}{U}", "Merfolk Wizard", 2, 2, flash,
        when_enters(untap(each(other & subtype("Merfolk") & you_control))),
        static(
            have(subtype("Merfolk") & you_control, plus(1, 0)),
            only_if=happened(attacks(subtype("Merfolk") & you_control), 3),
        ),
    ),
    artifact("Defense Grid", "{2}", cost_more(spells, 3, PlayersExcept(each_player, ActivePlayer()))),
    enchantment(
        "Defense of the Heart", "{3}{G}",
        at_beginning(
            UPKEEP, together(sacrifice(), search(creatures, BATTLEFIELD, most=2)),
            only_if=some_player(an_opponent, there_are(each(creatures & they_control), 3)),
        ),
    ),
    instant(
        "Deflecting Palm", "{R}{W}", Guard(players=you, then=(deal(that_much, ControllerOf(EventOther())),)),
    ),
    instant("Deflection", "{3}{U}", ChangeTargets(target(spells & HasTargets()), THE_TARGETS)),
    instant(
        "Delay", "{1}{U}",
        Counter(target(spells), EXILE, save=0, counters=(("time", 3),)), GainSuspend(saved(0)),
    ),
    creature(
        "Delighted Halfling", "{G}", "Halfling Citizen", 1, 2, tap_for("{C}"),
        activated(
            tap_symbol,
            AddMana(
                choices=ALL_COLORS, use=SpendOnly(legendaries & spells),
                rider=OnSpending(anything, (establish(Restrict(CANT_BE_COUNTERED, one_of(it))),)),
            ),
        ),
    ),
    transforming(
        creature(
            "Delver of Secrets", "{U}", "Human Wizard", 1, 1,
            at_beginning(
                UPKEEP, LookAt(top_cards(), save=1), may(LookAt(saved(1), reveal=True, save=2)),
                when(there_are(Among(saved(2), instants | sorceries)), Transform(this)),
            ),
        ),
        creature("Insectile Aberration", None, "Human Insect", 3, 2, flying, colors=BLUE),
    ),
    creature(
        "Demon of Death's Gate", "{6}{B}{B}{B}", "Demon", 9, 9,
        AlternativeCost(cost(pay_life(6), sacrificing(black & creatures, 3))), flying, trample,
    ),
    sorcery("Demonic Tutor", "{1}{B}", search(cards, least=1)),
    legendary(creature(
        "Denry Klin, Editor in Chief", "{2}{W}{U}", "Cat Advisor", 2, 2,
        as_enters(ChooseMode(
            tuple((put_counters(this, 1, kind),) for kind in ("+1/+1", "first strike", "vigilance")),
        )),
        whenever(
            enters(nontoken & creatures & you_control), PutSameCounters(this, it), only_if=is_a(this, with_counter()),
        ),
    )),
    legendary(creature(
        "Depala, Pilot Exemplar", "{1}{R}{W}", "Dwarf Pilot", 3, 3,
        have(other & subtype("Dwarf") & you_control, plus(1, 1)),
        have(subtype("Vehicle") & creatures & you_control, plus(1, 1)),
        whenever(
            BecomesTapped(this_one),
            PayOr(you, cost("{X}"), (
                LookAt(top_cards(x), reveal=True, save=1),
                Move(Among(saved(1), subtype("Dwarf", "Vehicle")), HAND),
                Move(Among(saved(1), IsIn(LIBRARY)), LIBRARY, position=BOTTOM, order=RANDOM_ORDER),
            )),
        ),
    )),
    room(
        door("Derelict Attic", "{2}{B}", unlocked(together(draw(2), lose_life(2)))),
        door(
            "Widow's Walk", "{3}{B}",
            whenever(Attacks(creatures & you_control, alone=True), gets(it, 1, 0, deathtouch)),
        ),
    ),
    legendary(creature(
        "Derevi, Empyrial Tactician", "{G}{W}{U}", "Bird Wizard", 2, 3, flying,
        whenever(
            either(enters(), deals_combat_damage(creatures & you_control)),
            may(ChooseMode(((tap(target(permanents)),), (untap(the_target),)))),
        ),
        activated("{1}{G}{W}{U}", to_battlefield(this, you), zone=COMMAND),
    )),
    creature(
        "Descendant of Soramaro", "{3}{U}", "Human Wizard", 2, 3,
        activated(
            "{1}{U}", then(LookAt(top_cards(number_of(cards, HAND, you)), save=0), PutBack(saved(0)))
        ),
    ),
    enchantment(
        "Descendants' Fury", "{3}{R}",
        whenever(
            deals_combat_damage(creatures & you_control, batch=True),
            May((Choose(it, 0), SacrificeIt(saved(0), save=1)), save=4),
            when(
                Did(4), RevealUntil(you, creatures & SharesCreatureTypeWith(saved(1)), save=2, rest=3),
                together(to_battlefield(saved(2)), Move(saved(3), LIBRARY, position=BOTTOM, order=RANDOM_ORDER)),
            ),
        ),
    ),
    instant(
        "Desecrate Reality", "{7}",
        exile(up_to(99, ManaValueParity(True) & opponents_control, group=ONE_PER_PLAYER)),
        Spell(
            body(when(
                at_least(ColorSpent(COLORLESS_MANA, this), 3),
                using(
                    Choose(each(permanent_cards & ManaValueParity(False), GRAVEYARD, you), 0), to_battlefield(saved(0)),
                ),
            )),
            name="Adamant",
        ),
    ),
    creature(
        "Desecration Demon", "{2}{B}{B}", "Demon", 6, 6, flying,
        at_beginning(
            BEGIN_COMBAT, may(sacrifices(they, creatures), who=each_opponent),
            when(if_you_do, together(tap(this), put_counters(this))), of=each_player,
        ),
    ),
    enchantment(
        "Detention Sphere", "{1}{W}{U}",
        when_enters(
            may(exile(Union((target(~lands & ~named("Detention Sphere")), each(SharesNameWith(the_target)))), link=True))
        ),
        whenever(leaves(), to_battlefield(linked_cards)),
    ),
    creature("Devoted Retainer", "{W}", "Human Samurai", 1, 1, numbered(BUSHIDO, 1)),
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
    instant("Dissolve", "{1}{U}{U}", counter(target(spells)), scry(1)),
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
    creature(
        "Dragonspeaker Shaman", "{1}{R}{R}", "Human Barbarian Shaman", 2, 2,
        cost_less(subtype("Dragon") & spells, 2),
    ),
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
    check_land("Drowned Catacomb", "UB"),
    creature(
        "Druid of Purification", "{3}{G}", "Human Druid", 2, 3,
        when_enters(
            Choose(each((artifacts | enchantments) & you_dont_control), 0, least=0, who=each_player), destroy(saved(0)),
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
    enchantment(
        "Dwarven Armory", "{2}{R}{R}",
        activated(
            cost("{2}", sacrificing(lands)), put_counters(target(creatures), 1, "+2/+2"), only_if=InStep((UPKEEP,))
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
