"""Cards whose names begin with R."""

from inset.cards.vocabulary import *

_REPLICATED = Token(
    face(
        "Replicated Ring",
        None,
        ARTIFACT,
        "",
        (activated(tap_symbol, add_one_of(ALL_COLORS)),),
        supertypes=SNOW,
        colors=0,
    )
)
CARDS: tuple[Card, ...] = (
    enchantment(
        "Radiant Destiny", "{2}{W}", Keyword(ASCEND), as_enters(ChooseWord(CREATURE_TYPE)),
        have(creatures & you_control & of_chosen_type, plus(1, 1)),
        static(have(creatures & you_control & of_chosen_type, has(vigilance)), only_if=PlayerIs(you, Blessed())),
    ),
    creature(
        "Radiant Scrollwielder", "{2}{R}{W}", "Dwarf Cleric", 2, 4,
        Continuous((instants | sorceries) & spells & you_control, (has(lifelink),), STACK),
        at_beginning(
            UPKEEP,
            using(Choose(each(instants | sorceries, GRAVEYARD, you), 0, at_random=True), exile(saved(0), save=1)),
            Permit(saved(1), THIS_TURN, lands=False, exile_after=True),
        ),
    ),
    creature(
        "Radioactive Spider", "{G}", "Spider", 1, 1, reach, deathtouch,
        ability_word(
            "Fateful Bite",
            activated(cost("{2}", sacrifice_this), search(subtype("Spider") & subtype("Hero")), timing=AS_SORCERY),
        ),
    ),
    creature("Raffine's Informant", "{1}{W}", "Human Wizard", 2, 1, when_enters(Connive(this))),
    creature(
        "Ragemonger", "{1}{B}{R}", "Minotaur Shaman", 2, 3,
        CostChange(subtype("Minotaur") & spells, 0, you, colored=parse("{B}{R}"), only_colored=True),
    ),
    creature("Raging Goblin", "{R}", "Goblin Berserker", 1, 1, haste),
    man_land(
        "Raging Ravine", taps_for("RG"), "{2}{R}{G}", "Elemental", RED | GREEN, (3, 3),
        whenever(attacks(), put_counters(this)),
    ),
    sorcery("Raise Dead", "{B}", to_hand(in_graveyard(creatures & your))),
    legendary(enchantment(
        "Raised by Giants", "{5}{G}", have(IsCommander() & creatures & your, base(10, 10), also(0, "Giant")),
        subtypes="Background",
    )),
    creature(
        "Rakavolver", "{2}{R}", "Volver", 2, 2, kicker("{1}{W}"), kicker("{U}"),
        static(EntersWithCounters(
            this_one, "+1/+1", 2, CostWasPaid("kicker"), (has(whenever(DealsDamage(this_one), gain_life(that_much))),)
        )),
        static(EntersWithCounters(this_one, "+1/+1", 1, CostWasPaid("kicker 2"), (has(flying),))),
    ),
    legendary(
        creature(
            "Rakdos the Defiler", "{2}{B}{B}{R}{R}", "Demon", 7, 6, flying, trample,
            whenever(
                attacks(), sacrifices(you, ~subtype("Demon"), Half(number_of(~subtype("Demon") & you_control), True))
            ),
            whenever(
                deals_combat_damage(),
                sacrifices(
                    that_player, ~subtype("Demon"), Half(number_of(~subtype("Demon") & controlled_by(that_player)), True)
                ),
            ),
        )
    ),
    planeswalker(
        "Ral Zarek", "{2}{U}{R}", "Ral", 4,
        loyalty(1, then(tap(target(permanents)), untap(target(permanents, besides=True)))),
        loyalty(-2, deal(3, any_target())),
        loyalty(-7, Repeat(5, (FlipCoin(won=(ExtraTurn(),), called=False),))),
    ),
    creature(
        "Rampaging Aetherhood", "{4}{G}", "Snake Hydra", 4, 4, trample, ward("{2}"),
        at_beginning(
            UPKEEP, GiveCounters(you, "energy", power_of(this)), PayAny(you, "energy", save=0),
            when(more(SavedNumber(0), 0), put_counters(this, SavedNumber(0))),
        ),
    ),
    creature(
        "Rampaging Soulrager", "{2}{R}", "Spirit", 1, 4,
        static(have(this_one, plus(3, 0)), only_if=at_least(UnlockedDoors(each(subtype("Room") & you_control)), 2)),
    ),
    sorcery("Rampant Growth", "{1}{G}", search(basic & lands, BATTLEFIELD, tapped=True)),
    aura(
        "Rancor", "{G}", enchant(creatures), have(enchanted, plus(2, 0), has(trample)),
        whenever(Moves(this_one, BATTLEFIELD, GRAVEYARD), to_hand(this)),
    ),
    legendary(creature(
        "Rashmi, Eternities Crafter", "{2}{G}{U}", "Elf Druid", 2, 3,
        whenever(
            casts(you, nth=1), LookAt(top_cards(), reveal=True, save=0),
            CastNow(saved(0), spell=spells & StatIs(MANA_VALUE, LT, mana_value(it)), cost=free, save=1),
            when(unless(Did(1)), to_hand(saved(0))),
        ),
    )),
    legendary(
        creature(
            "Rasputin Dreamweaver", "{4}{W}{U}", "Human Wizard", 4, 1, enters_with(7, "dream"),
            activated(removing("dream"), add("{C}")), activated(removing("dream"), prevent_next(1, this)),
            at_beginning(UPKEEP, put_counters(this, 1, "dream"), only_if=BeganTurnUntapped()),
            CounterLimit(this_one, "dream", 7),
        )
    ),
    legendary(creature(
        "Ratadrabik of Urborg", "{2}{W}{B}", "Zombie Wizard", 3, 3, vigilance, ward("{2}"),
        have(other & subtype("Zombie") & you_control, has(vigilance)),
        whenever(
            dies(other & legendaries & creatures & you_control),
            create_copy(it, 1, LoseSupertypes(LEGENDARY), base(2, 2), AddColors(BLACK), also(0, "Zombie")),
        ),
    )),
    artifact(
        "Ratchet Bomb", "{2}", activated(tap_symbol, put_counters(this, 1, "charge")),
        activated(
            cost(tap_symbol, sacrifice_this),
            destroy(each(~lands & mana_value_of(counters_on(this, "charge")))),
        ),
    ),
    transforming(
        legendary(artifact_creature(
            "Ratchet, Field Medic", "{2}{W}", "Robot", 2, 4,
            Keyword(MORE_THAN_MEETS_THE_EYE, cost("{1}{W}")), lifelink,
            whenever(
                GainsLife(you), may(Transform(this, convert=True)),
                WhenYouDo(
                    body(to_battlefield(
                        target(
                            artifacts & mana_value_at_most(TimesHappened(GainsLife(you), amounts=True)) & your,
                            zone=GRAVEYARD,
                        ),
                        tapped=True,
                    )),
                    0,
                ),
            ),
        )),
        legendary(vehicle(
            "Ratchet, Rescue Racer", None, 1, 4, Keyword(LIVING_METAL), lifelink,
            whenever(
                Moves(nontoken & artifacts & you_control, BATTLEFIELD, GRAVEYARD, batch=True),
                Transform(this, convert=True), limit=1,
            ),
            colors=WHITE,
        )),
    ),
    instant(
        "Ravaging Blaze", "{X}{R}{R}", deal(x, target(creatures)),
        when(
            there_are(each(instants | sorceries, GRAVEYARD, you), 2), deal(x, to=controller_of(the_target)),
        ),
    ),
    creature(
        "Ravenous Rotbelly", "{4}{B}", "Zombie Horror", 4, 5,
        when_enters(
            may(Sacrifice(you, subtype("Zombie"), 3, save=0, up_to=True)),
            when_you_do(body(sacrifices(each_opponent, creatures, Count(saved(0))))),
        ),
    ),
    creature(
        "Ravenous Slime", "{2}{G}", "Ooze", 1, 1, cant_be_blocked(by=creatures & power_at_most(2)),
        MovesInstead(creatures & opponents_control, GRAVEYARD, EXILE, BATTLEFIELD,
            then=(put_counters(this, power_of(that_one)),)
        ),
    ),
    artifact_creature(
        "Razorlash Transmogrant", "{2}", "Zombie", 3, 1, cant_block(),
        Activated(
            cost("{4}{B}{B}"), body(Move(this, BATTLEFIELD, counters=(("+1/+1", 1),))), zone=GRAVEYARD,
            own_cost=OwnCost(4, condition=some_player(each_opponent, there_are(each(lands & ~basic & they_control), 4))),
        ),
    ),
    fast_land("Razorverge Thicket", "GW"),
    instant("Reach Through Mists", "{U}", draw(1), subtypes="Arcane"),
    instant("Reality Shift", "{1}{U}", exile(target(creatures)), Manifest(controller_of(the_target))),
    sorcery(
        "Reanimate", "{B}",
        to_battlefield(in_graveyard(creatures), under=you, save=0), lose_life(mana_value(saved(0))),
    ),
    instant(
        "Rebel Salvo", "{2}{R}", affinity(subtype("Equipment")), deal(5, target(creatures | planeswalkers)),
        becomes(the_target, LoseKeyword(INDESTRUCTIBLE)),
    ),
    sorcery(
        "Recall", "{X}{X}{U}", then(
            discard(x), using(Choose(each(cards, GRAVEYARD, you), 1, Count(saved(0)), Count(saved(0))), to_hand(saved(1))),
        ), exile(this),
    ),
    creature(
        "Reckless Embermage", "{3}{R}", "Human Wizard", 2, 2,
        activated("{1}{R}", deal_and_itself(1, 1)),
    ),
    sorcery(
        "Reckless Handling", "{1}{R}",
        Search(you, artifacts, reveal=True), Discard(you, 1, at_random=True, save=0),
        when(is_a(saved(0), artifacts), deal(2, to=each_opponent)),
    ),
    sorcery(
        "Recommission", "{1}{W}",
        Move(
            in_graveyard((artifacts | creatures) & mana_value_at_most(3) & your), BATTLEFIELD,
            entering=(EntersWithCounters(creatures, "+1/+1", 1),),
        ),
    ),
    artifact_creature("Red Tiger Mechan", "{3}{R}", "Robot Cat", 3, 3, haste, costed(WARP, "{1}{R}")),
    sorcery("Regrowth", "{1}{G}", to_hand(in_graveyard(cards & your))),
    sorcery(
        "Reign of the Pit", "{4}{B}{B}", Sacrifice(each_player, creatures, save=0),
        create_sized(creature_token("Demon", 0, 0, BLACK, flying), Total(POWER, saved(0))),
    ),
    instant(
        "Reins of Power", "{2}{U}{U}",
        together(untap(each(creatures & you_control)), untap(each(creatures & controlled_by(target_opponent())))),
        Remember(0, each(creatures & you_control)), Remember(1, each(creatures & controlled_by(TargetPlayers(0)))),
        together(
            becomes(saved(1), SetController(you)), becomes(saved(0), SetController(TargetPlayers(0))),
        ),
        together(gains(saved(1), haste), gains(saved(0), haste)),
    ),
    instant(
        "Reinterpret", "{2}{U}{R}", counter(target(spells)),
        CastNow(each(cards, HAND, you), spell=mana_value_at_most(mana_value(the_target)), cost=free),
    ),
    sorcery(
        "Rejoin the Fight", "{5}{B}", mill(3),
        ForEachPlayer(each_opponent, (
            Choose(each(creatures & ~one_of(saved(1)), GRAVEYARD, you), 0, who=they),
            Remember(1, Union((saved(1), saved(0)))),
        ), from_you=True),
        to_battlefield(saved(1), you),
    ),
    creature(
        "Rekindling Phoenix", "{2}{R}{R}", "Phoenix", 4, 3, flying,
        whenever(dies(), create(creature_token(
            "Elemental", 0, 1, RED,
            at_beginning(
                UPKEEP,
                together(sacrifice(), to_battlefield(in_graveyard(named("Rekindling Phoenix") & your), save=0)),
                gains(saved(0), haste),
            ),
        ))),
    ),
    creature(
        "Relentless Dead", "{B}{B}", "Zombie", 2, 2, menace,
        whenever(dies(), PayOr(you, cost("{B}"), (to_hand(this),))),
        whenever(dies(), PayOr(
            you, PayGeneric(mana_value(in_graveyard(other & subtype("Zombie") & creatures & your))),
            (to_battlefield(the_target),),
        )),
    ),
    creature("Relentless Rohirrim", "{3}{R}", "Human Knight", 4, 3, when_enters(TemptedByRing())),
    instant("Remand", "{1}{U}", lines(counter(target(spells), to=HAND), draw())),
    instant(
        "Rending Flame", "{2}{R}", deal(5, target(creatures | planeswalkers)),
        when(is_a(the_target, subtype("Spirit")), deal(2, controller_of(the_target))),
    ),
    vehicle("Renegade Freighter", "{3}", 4, 3, whenever(attacks(), gets(this, 1, 1, trample)), crew(2)),
    enchantment(
        "Reparations", "{1}{W}{U}",
        whenever(casts(each_opponent, TargetsSome(creatures & you_control, you) & spells), may(draw())),
    ),
    instant(
        "Repeated Reverberation", "{2}{R}{R}",
        Later(
            either(casts(you, instants | sorceries), Activates(you, loyalty=True)), body(CopySpell(it, 2)), duration=THIS_TURN
        ),
    ),
    sorcery("Replenish", "{3}{W}", to_battlefield(each(enchantments, GRAVEYARD, you))),
    snow(artifact(
        "Replicating Ring", "{3}", activated(tap_symbol, add_one_of(ALL_COLORS)),
        at_beginning(
            UPKEEP, put_counters(this, 1, "night"),
            when(
                is_a(this, with_counter("night", 8)),
                together(TakeCounters(this, "night", counters_on(this, "night")), create(_REPLICATED, 8)),
            ),
        ),
    )),
    sorcery(
        "Replication Technique", "{4}{U}", Keyword(DEMONSTRATE), create_copy(target(permanents & you_control))
    ),
    instant(
        "Requiting Hex", "{B}", AdditionalCost(BlightCost(1), OPTIONAL), destroy(target(creatures & mana_value_at_most(2))),
        when(CostWasPaid(OPTIONAL), gain_life(2)),
    ),
    instant(
        "Rescue from the Underworld", "{4}{B}", AdditionalCost(sacrificing(creatures)),
        Remember(0, in_graveyard(creatures & your)), Remember(1, each(CameFrom(saved(COST_SLOT)), GRAVEYARD)),
        at_next(UPKEEP, Body((to_battlefield(Union((saved(0), saved(1))), you),)), you),
        exile(this),
    ),
    instant(
        "Reset", "{U}{U}", CastOnly(AllOf((TurnOf(an_opponent), PointInTurn(UPKEEP, after=True)))),
        untap(each(lands & you_control)),
    ),
    enchantment(
        "Rest in Peace", "{1}{W}", when_enters(exile(each(cards, GRAVEYARD))),
        MovesInstead(anything, GRAVEYARD, EXILE),
    ),
    creature(
        "Restoration Angel", "{3}{W}", "Angel", 3, 4, flash, flying,
        when_enters(may(then(
            exile(target(~subtype("Angel") & creatures & you_control), save=1), to_battlefield(saved(1), you)
        ))),
    ),
    room(
        door("Restricted Office", "{2}{W}{W}", unlocked(destroy(each(creatures & power_at_least(3))))),
        door("Lecture Hall", "{5}{U}{U}", static(have(permanents & other & you_control, has(hexproof)))),
    ),
    enchantment(
        "Return the Past", "{4}{R}{R}",
        static(
            Continuous((instants | sorceries) & your, (has(Keyword(FLASHBACK, PayManaOf(this))),), GRAVEYARD),
            only_if=your_turn,
        ),
    ),
    sorcery(
        "Revenge of the Hunted", "{4}{G}{G}",
        together(gets(target(creatures), 6, 6, trample), establish(Restrict(MUST_BLOCK, creatures, one_of(the_target)))),
        costed(MIRACLE, "{G}"),
    ),
    instant("Reverberate", "{R}{R}", copy_spell(target((instants | sorceries) & spells))),
    instant(
        "Reverse Polarity", "{W}{W}",
        gain_life(times(2, TimesHappened(DealsDamage(artifacts, to_players=you), amounts=True))),
    ),
    sorcery("Reverse the Sands", "{6}{W}{W}", RedistributeLife(a_player)),
    split(
        sorcery("Revival", "{W/B}{W/B}", to_battlefield(in_graveyard(creatures & your & mana_value_at_most(3)))),
        sorcery(
            "Revenge", "{4}{W}{B}", SetLife(you, times(2, LifeTotal(you))),
            lose_life(Half(LifeTotal(the_target_player), True), target_opponent()),
        ),
    ),
    sorcery(
        "Revival Experiment", "{4}{B}{G}",
        Choose(each(cards, GRAVEYARD, you), 0, least=0, kinds=PERMANENT_KINDS),
        to_battlefield(saved(0), save=1), lose_life(times(3, Count(saved(1)))), exile(this),
    ),
    legendary(creature(
        "Reyhan, Last of the Abzan", "{1}{B}{G}", "Human Warrior", 0, 0, enters_with(3),
        whenever(
            Moves(creatures & you_control, BATTLEFIELD, GRAVEYARD | COMMAND),
            may(put_counters(target(creatures), counters_on(it, "+1/+1"))), only_if=is_a(it, with_counter("+1/+1")),
        ),
        Keyword(PARTNER),
    )),
    creature("Rhox Faithmender", "{3}{W}", "Rhino Monk", 1, 5, lifelink, LifeGainChanged(you, times=2)),
    legendary(creature(
        "Rhys, the Evermore", "{1}{W}", "Elf Warrior", 2, 2, flash,
        when_enters(gains(target(other & creatures & you_control), persist)),
        activated(
            cost("{W}", tap_symbol), TakeSomeCounters(target(creatures & you_control), ANY_NUMBER, up_to=True),
            timing=AS_SORCERY,
        ),
    )),
    instant(
        "Ride Down", "{R}{W}", Remember(0, each(creatures & IsBlocked(target(blocking & creatures)))),
        destroy(the_target), gains(saved(0), trample),
    ),
    instant(
        "Ride the Avalanche", "{G}{U}",
        Remember(0, number=TimesHappened(casts(you))),
        establish(AsThoughFlash(you, NthCast(casts(you), Plus(SavedNumber(0), 1)))),
        Later(
            casts(you), body(put_counters(up_to(1, creatures), mana_value(it))), duration=THIS_TURN,
        ),
    ),
    creature(
        "Riftmarked Knight", "{1}{W}{W}", "Human Rebel Knight", 2, 2, protection(black), Keyword(FLANKING),
        Keyword(SUSPEND, cost("{1}{W}{W}"), 3),
        Triggered(
            LastCounterRemoved(this_one, "time"),
            body(create(creature_token("Knight", 2, 2, BLACK, Keyword(FLANKING), protection(white), haste))),
            zone=EXILE,
        ),
    ),
    snow(
        creature(
            "Rime Tender", "{1}{G}", "Human Druid", 2, 2,
            activated(tap_symbol, untap(target(other & HasSupertype(SNOW) & permanents))),
        )
    ),
    instant(
        "Ripples of Potential", "{1}{U}",
        then(Proliferate(save=0), Choose(Among(saved(0), you_control), 1, least=0, most=ANY_NUMBER)), PhaseOut(saved(1)),
    ),
    enchantment(
        "Rise of the Hobgoblins", "{R/W}{R/W}",
        when_enters(PayOr(you, cost("{X}"), (create(creature_token("Goblin Soldier", 1, 1, RED | WHITE), x),))),
        activated("{R/W}", gains(each((red | white) & creatures & you_control), first_strike)),
    ),
    creature(
        "Risen Executioner", "{2}{B}{B}", "Zombie Warrior", 4, 3, cant_block(),
        have(other & subtype("Zombie") & creatures & you_control, plus(1, 1)),
        static(MayPlay(
            you, GRAVEYARD, this_one, add=PayGeneric(number_of(other & creatures, GRAVEYARD, you)),
        ), zone=GRAVEYARD),
    ),
    creature(
        "Rix Maadi Reveler", "{1}{R}", "Human Shaman", 2, 2, costed(SPECTACLE, "{2}{B}{R}"),
        when_enters(when(
            CostWasPaid("spectacle"), then(DiscardHand(you), draw(3)), otherwise=(then(discard(), draw()),)
        )),
    ),
    artifact_creature(
        "Roaming Throne", "{4}", "Golem", 4, 4, ward("{2}"), as_enters(ChooseWord(CREATURE_TYPE)),
        have(this_one, AddChosenType()), TriggersAgain(other & creatures & you_control & of_chosen_type),
    ),
    creature(
        "Robber of the Rich", "{1}{R}", "Human Archer Rogue", 2, 2, reach, haste,
        whenever(
            attacks(), exile(top_cards(1, DefendingPlayer(this)), save=0),
            Permit(
                saved(0), FOREVER, lands=False, any_color=SPEND_ANY_COLOR,
                condition=happened(PlayerAttacks(you, where=subtype("Rogue"))),
            ),
            only_if=Compare(number_of(cards, HAND, DefendingPlayer(this)), GT, number_of(cards, HAND, you)),
        ),
    ),
    legendary(creature(
        "Rocco, Street Chef", "{R}{G}{W}", "Elf Druid", 2, 4,
        at_beginning(
            END,
            ForEachPlayer(each_player, (exile(top_cards(1, they), save=0), Permit(saved(0), UNTIL_YOUR_NEXT_END_STEP, who=they))),
        ),
        whenever(
            Either((PlaysCard(each_player, lands, EXILE), Casts(each_player, IsSpell() & WasCastFrom(EXILE)))),
            together(put_counters(target(creatures)), create(FOOD)),
        ),
    )),
    legendary(
        creature(
            "Rocksteady, Mutant Marauder", "{2}{G}", "Rhino Mutant", 3, 3,
            Keyword(PARTNER_WITH, text="Bebop, Skull & Crossbones"), trample,
            whenever(enters(other & nontoken & creatures & you_control), put_counters(target(creatures))),
        )
    ),
    class_card(
        "Rogue Class", "{U}{B}",
        whenever(
            deals_combat_damage(creatures & you_control),
            Move(top_cards(1, that_player), EXILE, face_down=True, look=you, link=True),
        ),
        class_level(2, "{1}{U}{B}", static(have(creatures & you_control, has(menace)))),
        class_level(
            3, "{2}{U}{B}",
            static(MayPlay(
                you, EXILE, card=one_of(linked_cards), whose=each_player, lands=True, any_color=SPEND_ANY_COLOR
            )),
        ),
    ),
    creature(
        "Rogue Skycaptain", "{2}{R}", "Human Rogue Mercenary", 3, 4, flying,
        at_beginning(
            UPKEEP, put_counters(this, 1, "wage"),
            PayOr(
                you, Repeated(cost("{2}"), counters_on(this, "wage")),
                unpaid=(
                    TakeCounters(this, "wage", ANY_NUMBER), ChooseWord(OPPONENT),
                    becomes(this, SetController(ChosenPlayer()), duration=FOREVER),
                ),
            ),
        ),
    ),
    land(
        "Rogue's Passage", "", tap_for("{C}"),
        activated(cost("{4}", tap_symbol), establish(cant_be_blocked(one_of(target(creatures))))),
    ),
    transforming(
        legendary(creature(
            "Rona, Herald of Invasion", "{1}{U}", "Human Wizard", 1, 3,
            whenever(casts(you, legendaries & spells), untap(this)),
            activated(tap_symbol, then(draw(), discard())),
            activated("{5}{B/P}", Transform(this), timing=AS_SORCERY),
        )),
        legendary(creature(
            "Rona, Tolarian Obliterator", None, "Phyrexian Wizard", 5, 5, trample,
            whenever(
                DealsDamage(anything, this_one),
                using(
                    Choose(each(cards, HAND, controller_of(it)), 0, at_random=True), exile(saved(0), save=1)
                ),
                when(
                    is_a(saved(1), lands), may(to_battlefield(saved(1), you)),
                    otherwise=(CastNow(saved(1), cost=free, save=2),),
                ),
            ),
            colors=BLUE | BLACK,
        )),
    ),
    check_land("Rootbound Crag", "RG"),
    legendary(creature(
        "Rootha, Mastering the Moment", "{2}{U}{R}", "Orc Sorcerer", 3, 4,
        at_beginning(
            BEGIN_COMBAT,
            create_sized(
                creature_token("Elemental", 0, 0, BLUE | RED, flying, haste),
                GreatestSeen(MANA_VALUE, casts(you, (instants | sorceries) & spells)),
            ),
            only_if=happened(casts(you, (instants | sorceries) & spells)),
        ),
    )),
    legendary(creature(
        "Rory Williams", "{W}{U}", "Human Soldier", 3, 3, Keyword(PARTNER_WITH, text="Amy Pond"), first_strike, lifelink,
        Triggered(
            casts(you, this_one & ~cast_from(EXILE)),
            body(Move(this, EXILE, counters=(("time", 3),), save=0), GainSuspend(saved(0)), investigate()),
            zone=STACK, name="The Last Centurion",
        ),
    )),
    creature(
        "Rose Room Treasurer", "{3}{R}", "Ogre Warrior", 4, 3,
        ability_word(
            "Alliance",
            whenever(
                enters(other & creatures & you_control),
                when(
                    any_of(ResolvedTimes(1), ResolvedTimes(2)), create(TREASURE),
                    otherwise=(PayOr(you, cost("{X}")), when_you_do(body(deal(x, to=any_target())))),
                ),
            ),
        ),
    ),
    legendary(creature(
        "Rose Tyler", "{1}{W}", "Human", 2, 2,
        have(this_one, plus(counters_on(this, "time"), counters_on(this, "time"))),
        ability_word("Bad Wolf", whenever(
            attacks(),
            put_counters(
                this, Plus(number_of(IsSuspended(), EXILE, you), number_of(other & you_control & with_counter("time"))),
                "time",
            ),
        )),
        Keyword(DOCTORS_COMPANION),
    )),
    legendary(creature(
        "Rosie Cotton of South Lane", "{2}{W}", "Halfling Peasant", 1, 1, when_enters(create(FOOD)),
        whenever(CreatesToken(you), put_counters(target(other & creatures & you_control))),
    )),
    sorcery(
        "Rout", "{3}{W}{W}", FlashIf(cost=cost("{2}")), Destroy(each(creatures), regenerate=False),
    ),
    legendary(creature(
        "Roxanne, Starfall Savant", "{3}{R}{G}", "Cat Druid", 4, 3,
        whenever(
            either(enters(), attacks()),
            create(
                artifact_token(
                    "", when_enters(deal(2, any_target())), activated(tap_symbol, add_one_of(ALL_COLORS)),
                    name="Meteorite",
                ),
                tapped=True,
            ),
        ),
        whenever(TapsForMana(artifacts & tokens & you_control), AddMana(produced=True)),
    )),
    artifact("Ruby Medallion", "{2}", cost_less(red & spells, 1)),
    enchantment("Rule of Law", "{2}{W}", CantCast(each_player, spells, more_than=1)),
    enchantment("Runed Halo", "{W}{W}", as_enters(choose_name()), PlayerProtection(you, with_chosen_name)),
    sorcery(
        "Runic Repetition", "{2}{U}", to_hand(target(HasKeyword(FLASHBACK) & you_own, zone=EXILE)),
    ),
    legendary(creature(
        "Ryan Sinclair", "{2}{R}", "Human", 2, 2,
        whenever(
            attacks(), RevealUntil(you, ~lands, 0, 1, exile=True),
            CastNow(saved(0), spell=mana_value_at_most(power_of(this)), cost=free, save=2),
            Move(Among(Union((saved(0), saved(1))), IsIn(EXILE)), LIBRARY, position=BOTTOM, order=RANDOM_ORDER),
        ),
        Keyword(DOCTORS_COMPANION),
    )),
)  # fmt: skip
