"""Cards whose names begin with W, X, Y or Z."""

from inset.cards.vocabulary import *

_DEVILS_ATTACK = Happened(
    PlayerAttacks(you, where=subtype("Devil"), whom=controlled_by(they) & A_PLAYER), this_step=True
)
_CUTTHROAT = creature_token("Rogue", 2, 2, BLACK)
_WHEELED = target_player(each_opponent, ANY_NUMBER, least=0)
CARDS: tuple[Card, ...] = (
    instant(
        "Wake the Dead", "{X}{B}{B}", CastOnly(all_of(TurnOf(each_opponent), InStep(tuple(COMBAT_STEPS)))),
        Move(target(creatures & your, x, zone=GRAVEYARD), BATTLEFIELD, save=0), at_next(END, body(sacrifice(saved(0)))),
    ),
    artifact_creature(
        "Walking Ballista", "{X}{X}", "Construct", 0, 0, enters_with(x), activated("{4}", put_counters(this)),
        activated(removing("+1/+1"), deal(1, to=any_target())),
    ),
    creature("Walking Corpse", "{1}{B}", "Zombie", 2, 2),
    creature(
        "Walking Sponge", "{1}{U}", "Sponge", 1, 1,
        activated(
            tap_symbol,
            ChooseMode((
                (becomes(target(creatures), LoseKeyword(FLYING)),),
                (becomes(the_target, LoseKeyword(FIRST_STRIKE)),),
                (becomes(the_target, LoseKeyword(TRAMPLE)),),
            )),
        ),
    ),
    artifact(
        "Wand of Ith", "{4}",
        activated(
            cost("{3}", tap_symbol), Choose(each(cards, HAND, target_player()), 1, at_random=True),
            LookAt(saved(1), reveal=True),
            when(
                is_a(saved(1), lands), PayOr(the_target_player, pay_life(1), unpaid=(DiscardIt(saved(1)),)),
                otherwise=(PayOr(the_target_player, pay_life(mana_value(saved(1))), unpaid=(DiscardIt(saved(1)),)),),
            ),
            timing=YOUR_TURN,
        ),
    ),
    legendary(
        equipment(
            "Wand of Orcus", "{2}{B}",
            whenever(
                either(attacks(equipped), blocks(equipped)), gains(host, deathtouch),
                gains(each(subtype("Zombie") & you_control), deathtouch),
            ),
            whenever(deals_combat_damage(equipped), create(creature_token("Zombie", 2, 2, BLACK), that_much)),
            equip("{3}"),
        )
    ),
    artifact(
        "Wand of the Worldsoul", "{2}{W}", enters_tapped(), tap_for("{W}"),
        activated(tap_symbol, *for_the_next_spell(Continuous(the_next_spell(), (has(convoke),), STACK))),
    ),
    modal(
        creature(
            "Wandering Archaic", "{5}", "Avatar", 4, 4,
            whenever(
                casts(each_opponent, (instants | sorceries) & spells),
                PayOr(that_player, cost("{2}"), unpaid=(may(copy_spell(that_spell)),)),
            ),
        ),
        sorcery(
            "Explore the Vastlands", "{3}",
            ForEachPlayer(each_player, (
                LookAt(top_cards(5, they), they, save=0),
                using(Choose(Among(saved(0), lands), 1, 0, 1, they), Move(saved(1), HAND, reveal=True)),
                using(Choose(Among(saved(0), instants | sorceries), 2, 0, 1, they), Move(saved(2), HAND, reveal=True)),
                Move(Among(saved(0), IsIn(LIBRARY)), LIBRARY, position=BOTTOM, order=RANDOM_ORDER),
            )),
            gain_life(3, each_player),
        ),
    ),
    creature(
        "Wandermare", "{1}{G}{W}", "Horse", 3, 3,
        whenever(casts(you, creatures & spells & with_adventure), put_counters(this)),
    ),
    creature(
        "Wandertale Mentor", "{R}{G}", "Raccoon Bard", 2, 2,
        whenever(Expends(you, 4), put_counters(this)), activated(tap_symbol, add_one_of(RED | GREEN)),
    ),
    creature("Waning Wurm", "{3}{B}", "Zombie Wurm", 7, 6, numbered(VANISHING, 2)),
    artifact(
        "War Barge", "{4}",
        activated(
            "{3}", gains(target(creatures), Keyword(LANDWALK, where=subtype("Island"))),
            Later(leaves(), Body((Destroy(the_target, regenerate=False),)), duration=THIS_TURN),
        ),
    ),
    enchantment(
        "War Cadence", "{2}{R}",
        activated("{X}{R}", establish(CombatCost(creatures, PayGeneric(x), blocking=True))),
    ),
    land(
        "War Room", "", tap_for("{C}"), activated(cost("{3}", tap_symbol, PayLife(IdentityColors())), draw(1)),
    ),
    enchantment(
        "War Tax", "{2}{U}",
        activated("{X}{U}", establish(CombatCost(creatures, PayGeneric(x), Anything()))),
    ),
    creature(
        "Warbreak Trumpeter", "{R}", "Goblin", 1, 1, morph("{X}{X}{R}"),
        whenever(TurnsFaceUp(this_one), create(creature_token("Goblin", 1, 1, RED), X())),
    ),
    creature(
        "Wardscale Dragon", "{4}{W}{W}", "Dragon", 4, 4, flying,
        static(CantCast(DefendingPlayer(this)), only_if=is_a(this, attacking)),
    ),
    class_card(
        "Warlock Class", "{B}", at_beginning(END, lose_life(1, each_opponent), only_if=happened(dies(creatures))),
        class_level(
            2, "{1}{B}",
            becomes_level(
                2, LookAt(top_cards(3), save=0),
                together(using(Choose(saved(0), 1), to_hand(saved(1))), to_graveyard(saved(0))),
            ),
        ),
        class_level(
            3, "{6}{B}",
            at_beginning(END, ForEachPlayer(each_opponent, (lose_life(TimesHappened(LosesLife(they), True), they),))),
        ),
    ),
    enchantment(
        "Warped Devotion", "{2}{B}", whenever(Moves(permanents, BATTLEFIELD, HAND), discard(1, owner_of(it))),
    ),
    enchantment(
        "Warstorm Surge", "{5}{R}",
        whenever(enters(creatures & you_control), deal(power_of(it), to=any_target(), source=it)),
    ),
    instant(
        "Waste Management", "{2}{B}", kicker("{3}{B}"),
        Spell(Body(
            (
                when(
                    CostWasPaid("kicker"), exile(each(cards, GRAVEYARD, TargetPlayers(1)), save=0),
                    otherwise=(exile(Target(0), save=0),),
                ),
                create(_CUTTHROAT, Count(Among(saved(0), creatures))),
            ),
            (
                TargetSpec(
                    cards, GRAVEYARD, least=0, most=2, group=SINGLE_GRAVEYARD, only_if=unless(CostWasPaid("kicker")),
                ),
                TargetSpec(None, 0, each_player, only_if=CostWasPaid("kicker")),
            ),
        )),
    ),
    land("Wasteland", "", tap_for("{C}"), activated(cost(tap_symbol, sacrifice_this), destroy(target(~basic & lands)))),
    creature(
        "Wasteland Strangler", "{2}{B}", "Eldrazi Processor", 3, 2, devoid,
        when_enters(
            may(using(Choose(each(opponents_own, EXILE), 1), to_graveyard(saved(1)))),
            when(if_you_do, gets(target(creatures), -3, -3)),
        ),
    ),
    basic_land("Wastes", "", tap_for("{C}")),
    creature(
        "Wastescape Battlemage", "{1}{C}", "Eldrazi Wizard", 2, 2, kicker("{G}"), kicker("{1}{U}"),
        Triggered(
            casts(you, this_one), body(exile(target((artifacts | enchantments) & opponents_control))),
            CostWasPaid("kicker"), STACK,
        ),
        Triggered(
            casts(you, this_one), body(to_hand(target(creatures & opponents_control))), CostWasPaid("kicker 2"), STACK
        ),
    ),
    creature(
        "Watcher for Tomorrow", "{1}{U}", "Human Wizard", 2, 1, numbered(HIDEAWAY, 4), enters_tapped(),
        whenever(leaves(), to_hand(LinkedCards())),
    ),
    creature(
        "Watcher in the Web", "{4}{G}", "Spider", 2, 5, reach, Restrict(CAN_BLOCK_MORE, this_one, number=7)
    ),
    sorcery(
        "Water Whip", "{U}{U}", AdditionalCost(waterbend("{5}")), to_hand(up_to(2, creatures)), draw(2),
        subtypes="Lesson",
    ),
    instant(
        "Waterbender's Restoration", "{U}{U}", AdditionalCost(waterbend("{X}")),
        exile(target(creatures & you_control, count=X()), save=0),
        at_next(END, body(to_battlefield(saved(), under=owner_of(saved())))), subtypes="Lesson",
    ),
    shock_land("Watery Grave", "UB"),
    sorcery(
        "Wave of Vitriol", "{5}{G}{G}",
        Sacrifice(each_player, artifacts | enchantments | lands & ~basic, ANY_NUMBER, save=0),
        ForEach(
            Among(saved(0), lands),
            (
                May(
                    (Search(controller_of(that_one), basic & lands, BATTLEFIELD, tapped=True, shuffle=False),),
                    controller_of(that_one), save=2, doers=1,
                ),
            ),
        ),
        Shuffle(SavedPlayers(1)),
    ),
    creature("Weaponcraft Enthusiast", "{2}{B}", "Aetherborn Artificer", 0, 1, numbered(FABRICATE, 2)),
    split(
        instant("Wear", "{1}{R}", destroy(target(artifacts)), Keyword(FUSE)),
        instant("Tear", "{W}", destroy(target(enchantments)), Keyword(FUSE)),
    ),
    artifact(
        "Wedding Ring", "{2}{W}{W}",
        when_enters(CreateCopy(this, who=target_opponent()), only_if=is_a(this, WasCastBy(each_player))),
        whenever(
            draws(PlayersWhere(each_opponent, all_of(
                there_are(each(artifacts & named("Wedding Ring") & they_control)), TurnOf(they),
            ))),
            draw(),
        ),
        whenever(
            gains_life(PlayersWhere(each_opponent, all_of(
                there_are(each(artifacts & named("Wedding Ring") & they_control)), TurnOf(they),
            ))),
            gain_life(that_much),
        ),
    ),
    artifact(
        "Well of Lost Dreams", "{4}",
        whenever(gains_life(you), PayOr(you, cost("{X}"), (draw(x),), most=that_much)),
    ),
    creature(
        "Werewolf Pack Leader", "{G}{G}", "Human Werewolf", 3, 3,
        ability_word("Pack tactics", whenever(
            While(attacks(), at_least(Total(POWER, each(creatures & attacking & you_control)), 6)), draw(),
        )),
        activated("{3}{G}", becomes(this, base(5, 3), has(trample), LoseSubtypes(("Human",)))),
    ),
    instant(
        "Wheel and Deal", "{3}{U}", lines(then(DiscardHand(_WHEELED), draw(7, _WHEELED)), draw()),
    ),
    sorcery("Wheel of Fortune", "{2}{R}", then(DiscardHand(each_player), draw(7, each_player))),
    sorcery(
        "Whims of the Fates", "{5}{R}",
        then(PilesAtRandom(each(they_control), each_player, 3, 0), SacrificeIt(saved(0), who=each_player)),
    ),
    instant(
        "Whirlwind Denial", "{2}{U}",
        ForEach(
            each((spells | IsAbility()) & opponents_control, STACK),
            (unless_pays(controller_of(that_one), cost("{4}"), counter(that_one)),),
        ),
    ),
    creature(
        "Whispering Specter", "{1}{B}{B}", "Phyrexian Specter", 1, 1, flying, Keyword(INFECT),
        whenever(
            deals_combat_damage(), may(sacrifice()),
            when(if_you_do, discard(PlayerCounters("poison", that_player), that_player)),
        ),
    ),
    equipment(
        "Whispersteel Dagger", "{2}{B}", have(equipped, plus(2, 0)),
        whenever(
            deals_combat_damage(equipped),
            establish(
                MayPlay(
                    you, GRAVEYARD, spell=creatures, whose=that_player, limit=1, any_color=SPEND_ANY_COLOR,
                ),
            ),
        ),
        equip("{3}"),
    ),
    enchantment(
        "Widespread Panic", "{2}{R}",
        whenever(
            Shuffles(a_player, own=True),
            using(
                Choose(each(cards, HAND, that_player), 0, who=that_player),
                to_library(saved(0)),
            ),
        ),
    ),
    aura(
        "Wild Growth", "{G}", enchant(lands),
        whenever(TapsForMana(enchanted), AddMana(parse("{G}"), who=controller_of(EventObject()))),
    ),
    instant(
        "Wild Shape", "{G}",
        modes(*(
            becomes(
                target(creatures & you_control), base(power, toughness), SetTypes(CREATURE, (kind,), keep_types=True),
                has(ability),
            )
            for power, toughness, kind, ability in (
                (1, 3, "Turtle", hexproof), (1, 5, "Spider", reach), (3, 3, "Elephant", trample),
            )
        )),
    ),
    creature(
        "Wildgrowth Walker", "{1}{G}", "Elemental", 1, 3,
        whenever(Deed(EXPLORES, creatures & you_control), together(put_counters(this), gain_life(3))),
    ),
    creature(
        "Wild-Magic Sorcerer", "{3}{R}", "Orc Shaman Sorcerer", 4, 3,
        Continuous(NthCast(casts(you, spells & cast_from(EXILE)), 1), (has(cascade),), STACK),
    ),
    planeswalker(
        "Will Kenrith", "{4}{U}{U}", "Will", 4,
        loyalty(2, becomes(up_to(2, creatures), base(0, 3), LoseAllAbilities(), duration=UNTIL_YOUR_NEXT_TURN)),
        loyalty(
            -2, draw(2, target_player()),
            establish(
                cost_less((instants | sorceries | planeswalkers) & spells, 2, the_target_player),
                duration=UNTIL_YOUR_NEXT_TURN,
            ),
        ),
        loyalty(-8, Emblem((whenever(casts(you, instants | sorceries), copy_spell(it)),), target_player())),
        Keyword(PARTNER_WITH, text="Rowan Kenrith"), CanBeCommander(),
    ),
    legendary(creature(
        "Wilson, Refined Grizzly", "{1}{G}", "Bear Warrior", 2, 2, CantBeCountered(), vigilance, reach, trample,
        ward("{2}"), Keyword(CHOOSE_BACKGROUND),
    )),
    creature(
        "Winding Constrictor", "{B}{G}", "Snake", 2, 3, CountersChanged((artifacts | creatures) & you_control, plus=1),
        CountersChanged(None, plus=1, players=you),
    ),
    sorcery(
        "Winds of Abandon", "{1}{W}", exile(target(creatures & you_dont_control), save=0),
        ForEach(saved(0), (Search(controller_of(that_one), basic & lands, BATTLEFIELD, tapped=True),)),
        costed(OVERLOAD, "{4}{W}{W}"),
    ),
    fetch_land("Windswept Heath", "GW"),
    creature("Wings of the Guard", "{1}{W}", "Bird", 1, 1, flying, Keyword(MELEE)),
    sorcery(
        "Winter Blast", "{X}{G}", tap(target(creatures, x)), deal(2, to=Among(the_target, having(flying))),
    ),
    creature("Wishcoin Crab", "{3}{U}", "Crab", 2, 5),
    aura(
        "Withercrown", "{1}{B}", enchant(creatures),
        have(enchanted, base(0, None), has(at_beginning(UPKEEP, PayOr(you, sacrifice_this, unpaid=(lose_life(1),))))),
    ),
    sorcery("Withering Gaze", "{2}{U}", RevealHand(target_opponent()), draw(
        number_of(subtype("Forest") | green, HAND, the_target_player),
    )),
    aura(
        "Witness Protection", "{U}", enchant(creatures),
        have(
            enchanted, LoseAllAbilities(), SetTypes(CREATURE, ("Citizen",)), SetColors(GREEN | WHITE), base(1, 1),
            SetName("Legitimate Businessperson"),
        ),
    ),
    creature(
        "Wojek Embermage", "{3}{R}", "Human Wizard", 1, 2,
        ability_word("Radiance", activated(
            tap_symbol,
            deal(1, Union((target(creatures), each(creatures & SharesColorWith(the_target) & ~one_of(the_target))))),
        )),
    ),
    creature(
        "Wojek Investigator", "{2}{W}", "Angel Detective", 2, 4, flying, vigilance,
        at_beginning(
            UPKEEP,
            investigate(CountPlayers(PlayersWhere(
                each_opponent, more(number_of(cards, HAND, they), number_of(cards, HAND, you)),
            ))),
        ),
    ),
    creature("Wolfir Silverheart", "{3}{G}{G}", "Wolf Warrior", 4, 4, Keyword(SOULBOND), pair_has(plus(4, 4))),
    fetch_land("Wooded Foothills", "RG"),
    check_land("Woodland Cemetery", "BG"),
    creature(
        "Woolly Razorback", "{2}{W}{W}", "Boar Beast", 7, 7, enters_with(3, "ice"),
        static(
            PreventDamage(this_one, combat=True), have(this_one, has(defender)), only_if=is_a(this, with_counter("ice"))
        ),
        whenever(blocks(), TakeCounters(this, "ice")),
    ),
    enchantment(
        "Wound Reflection", "{5}{B}",
        at_beginning(
            END, ForEachPlayer(each_opponent, (lose_life(TimesHappened(LosesLife(they), True), they),)), of=each_player
        ),
    ),
    sorcery("Wrath of God", "{2}{W}{W}", Destroy(each(creatures), regenerate=False)),
    planeswalker(
        "Wrenn and Six", "{R}{G}", "Wrenn", 3,
        loyalty(+1, to_hand(up_to(1, lands & your, zone=GRAVEYARD))),
        loyalty(-1, deal(1, to=any_target())),
        loyalty(-7, Emblem((static(Continuous((instants | sorceries) & your, (has(Keyword(RETRACE)),), GRAVEYARD)),))),
    ),
    creature("Wretched Gryff", "{7}", "Eldrazi Hippogriff", 3, 4, costed(EMERGE, "{5}{U}"), when_cast(draw(1)), flying),
    creature("Wyrm's Crossing Patrol", "{W}", "Human Soldier", 1, 1, Keyword(MYRIAD)),
    legendary(creature(
        "Xanathar, Guild Kingpin", "{4}{U}{B}", "Beholder", 5, 6,
        at_beginning(
            UPKEEP, Remember(0, who=target_opponent()),
            establish(
                CantCast(the_target_player),
                PlayerRule(LOOK_AT_TOP, you, whose=the_target_player),
                MayPlay(you, LIBRARY, whose=the_target_player, top_only=True, lands=True, any_color=SPEND_ANY_COLOR),
            ),
        ),
    )),
    sorcery(
        "Xander's Pact", "{4}{B}{B}", numbered(CASUALTY, 2), exile(top_cards(1, each_opponent), save=0),
        Permit(saved(0), THIS_TURN, lands=False, cost=pay_life(mana_value(this))),
    ),
    creature(
        "Xathrid Demon", "{3}{B}{B}{B}", "Demon", 7, 7, flying, trample,
        at_beginning(
            UPKEEP, Sacrifice(you, other & creatures, save=0),
            when(Did(0), lose_life(power_of(saved(0)), each_opponent), otherwise=(tap(this), lose_life(7))),
        ),
    ),
    pain_land("Yavimaya Coast", "GU"),
    enchantment(
        "Yawgmoth's Bargain", "{4}{B}{B}", PlayerRule(SKIP_STEP, you, DRAW), activated(pay_life(1), draw())
    ),
    legendary(creature(
        "Yennett, Cryptic Sovereign", "{2}{W}{U}{B}", "Sphinx", 3, 5, flying, vigilance, menace,
        whenever(
            attacks(), LookAt(top_cards(), reveal=True, save=0),
            CastNow(saved(0), spell=ManaValueParity(False), cost=free, save=1),
            when(unless(Did(1)), draw()),
        ),
    )),
    legendary(creature(
        "Yidris, Maelstrom Wielder", "{U}{B}{R}{G}", "Ogre Wizard", 5, 4, trample,
        whenever(
            deals_combat_damage(),
            establish(Continuous(spells & cast_by_you & cast_from(HAND), (has(cascade),), STACK)),
        ),
    )),
    legendary(creature(
        "Yisan, the Wanderer Bard", "{2}{G}", "Human Rogue Bard", 2, 3,
        activated(
            cost("{2}{G}", tap_symbol, PutCountersCost("verse", 1)),
            search(creatures & mana_value_of(counters_on(this, "verse")), BATTLEFIELD),
        ),
    )),
    creature("Yixlid Jailer", "{1}{B}", "Zombie Wizard", 2, 1, Continuous(cards, (LoseAllAbilities(),), GRAVEYARD)),
    creature(
        "Young Pyromancer", "{1}{R}", "Human Shaman", 2, 1,
        whenever(casts(you, (instants | sorceries) & spells), create(ELEMENTAL)),
    ),
    legendary(creature(
        "Yuna, Grand Summoner", "{1}{G}{W}{U}", "Human Cleric", 1, 5,
        ability_word("Grand Summon", activated(
            tap_symbol, add_one_of(ALL_COLORS),
            Later(
                casts(you, creatures & spells), body(establish(EntersWithCounters(one_of(it), "+1/+1", 2))),
                duration=THIS_TURN,
            ),
        )),
        whenever(
            Moves(other & you_control, BATTLEFIELD, GRAVEYARD),
            may(put_counters(target(creatures), counters_on(it))), only_if=is_a(it, with_counter()),
        ),
    )),
    instant(
        "Yuna's Whistle", "{1}{G}{G}",
        RevealUntil(you, creatures, 0, 1), to_hand(saved(0)),
        Move(saved(1), LIBRARY, position=BOTTOM, order=RANDOM_ORDER),
        when(there_are(saved(0)), WhenYouDo(body(put_counters(target(creatures & you_control), mana_value(saved(0)))))),
    ),
    legendary(
        creature(
            "Zada, Hedron Grinder", "{3}{R}", "Goblin Ally", 3, 3,
            whenever(
                casts(you, (instants | sorceries) & TargetsOnly(this_one)),
                CopySpell(EventObject(), new_targets=False, onto=Each(creatures & you_control & other), each=True),
            ),
        )
    ),
    creature(
        "Zameck Guildmage", "{G}{U}", "Elf Wizard", 2, 2,
        activated("{G}{U}", establish(EntersWithCounters(creatures & you_control, "+1/+1", 1))),
        activated(cost("{G}{U}", TakeCountersFrom(creatures & you_control, "+1/+1")), draw()),
    ),
    legendary(creature(
        "Zaxara, the Exemplary", "{1}{B}{G}{U}", "Nightmare Hydra", 2, 3, deathtouch,
        activated(tap_symbol, AddMana(choices=ALL_COLORS, count=2, same=True)),
        whenever(
            casts(you, spells & CostHasX()),
            then(create(creature_token("Hydra", 0, 0, GREEN), save=0), put_counters(saved(0), X())),
        ),
    )),
    legendary(creature(
        "Zhulodok, Void Gorger", "{5}{C}", "Eldrazi", 7, 4,
        Continuous(
            colorless & spells & cast_by_you & cast_from(HAND) & mana_value_at_least(7), (has(cascade), has(cascade)),
            STACK,
        ),
    )),
    legendary(
        creature(
            "Zidane, Tantalus Thief", "{3}{R}{W}", "Human Mutant Scout", 3, 3,
            when_enters(
                becomes(target(creatures & opponents_control), SetController(you)), untap(the_target),
                gains(the_target, lifelink, haste),
            ),
            whenever(LosesControl(you, permanents, an_opponent), create(TREASURE)),
        )
    ),
    sorcery(
        "Zndrsplt's Judgment", "{4}{U}",
        ForEachPlayer(each_player, (each_picks("friend", "foe", chooser=you),)),
        Choose(each(creatures & they_control), 2, who=they, whose=SavedPlayers(0)),
        ForEach(saved(2), (CreateCopy(that_one, who=controller_of(that_one)),)),
        Choose(each(creatures & they_control), 3, who=they, whose=SavedPlayers(1)), to_hand(saved(3)),
    ),
    creature(
        "Zoanthrope", "{X}{U}{R}", "Tyranid", 0, 0, Keyword(RAVENOUS), flying, ward("{2}"),
        ability_word("Warp Blast", when_enters(deal(x, any_target()))),
    ),
    land("Zoetic Cavern", "", tap_for("{C}"), morph("{2}")),
    sorcery("Zombify", "{3}{B}", to_battlefield(in_graveyard(creatures & your))),
    legendary(creature(
        "Zoraline, Cosmos Caller", "{1}{W}{B}", "Bat Cleric", 3, 3, flying, vigilance,
        whenever(attacks(subtype("Bat") & you_control), gain_life(1)),
        whenever(
            either(enters(this_one), attacks()),
            PayOr(you, cost("{W}{B}", pay_life(2))),
            when_you_do(body(Move(
                in_graveyard(~lands & permanent_cards & mana_value_at_most(3) & your), BATTLEFIELD,
                counters=(("finality", 1),),
            ))),
        ),
    )),
    legendary(creature(
        "Zur, Eternal Schemer", "{W}{U}{B}", "Human Wizard", 1, 4, flying,
        have(enchantments & creatures & you_control, has(deathtouch), has(lifelink), has(hexproof)),
        activated("{1}{W}", becomes(
            target(~subtype("Aura") & enchantments & you_control), also(CREATURE),
            base(mana_value(the_target), mana_value(the_target)), duration=FOREVER,
        )),
    )),
    legendary(creature(
        "Zurzoth, Chaos Rider", "{2}{R}", "Devil", 2, 3,
        whenever(
            draws(each_opponent, 1),
            create(creature_token("Devil", 1, 1, RED, whenever(dies(), deal(1, to=any_target())))),
            only_if=unless(TurnOf(that_player)),
        ),
        whenever(
            PlayerAttacks(you, where=subtype("Devil"), whom=A_PLAYER),
            then(
                draw(1, PlayerUnion((you, PlayersWhere(each_opponent, _DEVILS_ATTACK)))),
                Discard(PlayerUnion((you, PlayersWhere(each_opponent, _DEVILS_ATTACK))), 1, at_random=True),
            ),
        ),
    )),
)  # fmt: skip
