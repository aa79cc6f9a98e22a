"""Cards whose names begin with I or J."""

from inset.cards.vocabulary import *

_SEEN = target(creatures)
CARDS: tuple[Card, ...] = (
    creature(
        "Icefeather Aven", "{G}{U}", "Bird Shaman", 2, 2, flying, morph("{1}{G}{U}"),
        whenever(TurnsFaceUp(this_one), may(to_hand(target(other & creatures)))),
    ),
    artifact("Ichor Elixir", "{4}", MoreDice(you, planar=True), tap_for("{C}{C}")),
    sorcery(
        "Ignite the Future", "{3}{R}", exile(top_cards(3), save=0),
        when(
            is_a(this, cast_from_a_graveyard), Permit(saved(0), UNTIL_END_OF_YOUR_NEXT_TURN, cost=free),
            otherwise=(Permit(saved(0), UNTIL_END_OF_YOUR_NEXT_TURN),),
        ),
        flashback("{7}{R}"),
    ),
    creature(
        "Ill-Tempered Cyclops", "{3}{R}", "Cyclops", 3, 3, trample, activated(cost("{5}{R}"), Monstrosity(3))
    ),
    sorcery(
        "Ill-Timed Explosion", "{2}{U}{R}", draw(2), may(Discard(you, 2, save=1)),
        when_you_do(body(deal(Greatest(MANA_VALUE, saved(1)), each(creatures)))),
    ),
    legendary(creature(
        "Illuna, Apex of Wishes", "{2}{G}{U}{R}", "Beast Elemental Dinosaur", 6, 6, mutate("{3}{R/G}{U}{U}"), flying,
        trample,
        whenever(
            Mutates(this_one), RevealUntil(you, ~lands & permanent_cards, 0, 1, exile=True),
            ChooseMode(((to_battlefield(saved(0), you),), (to_hand(saved(0)),))),
        ),
    )),
    creature(
        "Illusion Spinners", "{4}{U}", "Faerie Wizard", 4, 3, FlashIf(you_have(subtype("Faerie"))), flying,
        static(have(this_one, has(hexproof)), only_if=Matches(this, untapped)),
    ),
    instant(
        "Illusionist's Gambit", "{2}{U}{U}", CastOnly(all_of(InStep((DECLARE_BLOCKERS,)), TurnOf(each_opponent))),
        Remember(0, each(attacking & creatures)), together(RemoveFromCombat(saved(0)), untap(saved(0))),
        ExtraCombat(),
        Establish((Restrict(MUST_ATTACK, one_of(saved(0))),), THAT_COMBAT),
        Establish((Restrict(CANT_ATTACK, one_of(saved(0)), YOU_OR_PLANESWALKERS),), THAT_COMBAT),
    ),
    artifact(
        "Immovable Rod", "{W}", Restrict(MAY_STAY_TAPPED, this_one), whenever(BecomesUntapped(this_one), venture),
        activated(
            cost("{3}{W}", tap_symbol), Modify(target(other), (LoseAllAbilities(),), FOREVER, is_a(this, tapped)),
            Establish(
                (cant_attack(one_of(the_target)), cant_block(one_of(the_target))), FOREVER, condition=is_a(this, tapped)
            ),
        ),
    ),
    sorcery(
        "Impending Flux", "{2}{R}",
        Spell(body(DealDamage(
            Plus(1, TimesHappened(casts(you, spells & ~cast_from(HAND)))), each(creatures & opponents_control),
            each_opponent,
        )), name="Paradox"),
        foretell("{1}{R}{R}"),
    ),
    sorcery(
        "Imposing Grandeur", "{4}{R}",
        ForEachPlayer(each_player, (
            May(
                (
                    DiscardHand(they),
                    draw(Greatest(MANA_VALUE, each(IsCommander() & owned_by(they), BATTLEFIELD | COMMAND)), they),
                ),
                they, save=1,
            ),
        )),
    ),
    vehicle(
        "Imposter Mech", "{1}{U}", 3, 1,
        enters_as_copy(creatures & opponents_control, also(ARTIFACT, "Vehicle"),
            LoseTypes(BATTLE | CREATURE | ENCHANTMENT | LAND | PLANESWALKER), has(crew(3)),
       ), crew(3),
    ),
    aura(
        "Imprisoned in the Moon", "{2}{U}", enchant(creatures | lands | planeswalkers),
        have(enchanted, SetColors(0), SetTypes(LAND), LoseAllAbilities(), has(tap_for("{C}"))),
    ),
    aura(
        "In Too Deep", "{U}{U}", Keyword(SPLIT_SECOND), enchant(creatures | planeswalkers | subtype("Clue")),
        have(
            enchanted, LoseAllAbilities(), SetTypes(ARTIFACT, ("Clue",)), SetColors(0),
            has(activated(cost("{2}", sacrifice_this), draw())),
        ),
    ),
    legendary(creature(
        "Inalla, Archmage Ritualist", "{2}{U}{B}{R}", "Human Wizard", 4, 5,
        Triggered(
            enters(other & nontoken & subtype("Wizard") & you_control),
            body(PayOr(you, cost("{1}"), (
                CreateCopy(it, save=1), gains(saved(1), haste, duration=FOREVER), at_next(END, body(exile(saved(1)))),
            ))),
            is_a(this, IsIn(COMMAND | BATTLEFIELD)), zone=COMMAND | BATTLEFIELD, name="Eminence",
        ),
        activated(cost(TapOthers(subtype("Wizard"), 5)), lose_life(7, target_player())),
    )),
    sorcery(
        "Incite Rebellion", "{4}{R}{R}",
        ForEachPlayer(each_player, (
            DealDamage(
                number_of(creatures & they_control), each(creatures & they_control), they,
            ),
        )),
    ),
    sorcery(
        "Increasing Confusion", "{X}{U}",
        when(
            is_a(this, cast_from_a_graveyard), mill(times(2, x), target_player()), otherwise=(Mill(the_target_player, x),)
        ),
        flashback("{X}{U}"),
    ),
    instant(
        "Increasing Vengeance", "{R}{R}",
        Remember(-1, target((instants | sorceries) & spells & you_control)),
        when(is_a(this, cast_from_a_graveyard), CopySpell(the_target, 2), otherwise=(copy_spell(the_target),)),
        flashback("{3}{R}{R}"),
    ),
    sorcery(
        "Indomitable Creativity", "{X}{R}{R}{R}",
        Destroy(target(artifacts | creatures, x), save=0),
        ForEach(
            saved(0),
            (
                RevealUntil(controller_of(that_one), artifacts | creatures, save=1, rest=2),
                Move(saved(1), EXILE, save=3), Remember(4, Union((saved(4), saved(3)))),
                Remember(5, who=PlayerUnion((SavedPlayers(5), controller_of(that_one)))),
            ),
        ),
        then(to_battlefield(saved(4)), Shuffle(SavedPlayers(5))),
    ),
    aura(
        "Indrik Umbra", "{4}{G}{W}", enchant(creatures), have(enchanted, plus(4, 4), has(first_strike)),
        Restrict(MUST_BLOCK, creatures, enchanted), Keyword(UMBRA_ARMOR),
    ),
    split(
        sorcery(
            "Indulge", "{2}{R}",
            Later(
                attacks(creatures & you_control),
                body(CreateToken(creature_token("Citizen", 1, 1, GREEN | WHITE), tapped=True, attacking=True)),
                once=False, duration=THIS_TURN,
            ),
        ),
        sorcery(
            "Excess", "{1}{R}", Keyword(AFTERMATH),
            create(
                TREASURE,
                TimesHappened(DealsDamage(creatures & you_control, to_players=each_player, combat=True), sources=True),
            ),
        ),
    ),
    sorcery(
        "Infernal Offering", "{4}{B}",
        lines(
            sentences(
                ChooseWord(OPPONENT), Sacrifice(PlayerUnion((you, ChosenPlayer())), creatures, save=0),
                draw(2, controller_of(saved(0))),
            ),
            sentences(
                ChooseWord(OPPONENT),
                then(
                    using(Choose(each(creatures, GRAVEYARD, you), 1), to_battlefield(saved(1))),
                    using(
                        Choose(each(creatures, GRAVEYARD, ChosenPlayer()), 2, who=ChosenPlayer()),
                        to_battlefield(saved(2)),
                    ),
                ),
            ),
        ),
    ),
    legendary(creature(
        "Inferno of the Star Mounts", "{4}{R}{R}", "Dragon", 6, 6, CantBeCountered(), flying, haste,
        activated(
            "{R}", gets(this, 1, 0),
            when(Compare(power_of(this), EQ, 20), WhenYouDo(body(deal(20, any_target())))),
        ),
    )),
    creature(
        "Infesting Radroach", "{2}{B}", "Insect Mutant", 2, 2, flying, cant_block(),
        whenever(deals_combat_damage(), GiveCounters(that_player, "rad", that_much)),
        Triggered(
            Moves(~lands & opponents_own, destination=GRAVEYARD, milled=True), body(may(to_hand(this))),
            zone=GRAVEYARD,
        ),
    ),
    aura(
        "Infinite Reflection", "{5}{U}", enchant(creatures),
        whenever(
            enters(this_one & IsAttachedTo(each(creatures))),
            BecomeCopy(each(~one_of(host) & nontoken & creatures & you_control), host),
        ),
        EntersAsCopy(nontoken & creatures & you_control, one_of(host), optional=False),
    ),
    sorcery(
        "Inquisition of Kozilek", "{B}", RevealHand(target_player()),
        Choose(each(~lands & mana_value_at_most(3), HAND, the_target_player), 0), DiscardIt(saved(0)),
    ),
    creature(
        "Inquisitive Glimmer", "{W}{U}", "Fox Glimmer", 2, 3, cost_less(enchantments, 1), UnlockCostChange(you, 1),
        types=ENCHANTMENT,
    ),
    sorcery(
        "Insatiable Avarice", "{B}", Keyword(SPREE),
        priced_modes(
            ("{2}", Search(you, cards, LIBRARY)),
            ("{B}{B}", together(draw(3, target_player()), lose_life(3, the_target_player))),
        ),
    ),
    instant("Inspiration", "{3}{U}", draw(2, target_player())),
    fast_land("Inspiring Vantage", "RW"),
    enchantment("Intangible Virtue", "{1}{W}", have(creatures & tokens & you_control, plus(1, 1), has(vigilance))),
    legendary(creature(
        "Intet, the Dreamer", "{3}{G}{U}{R}", "Dragon", 6, 6, flying,
        whenever(
            deals_combat_damage(),
            PayOr(you, cost("{2}{U}"), (
                Move(top_cards(), EXILE, face_down=True, look=you, save=1),
                Permit(saved(1), WHILE_THIS_REMAINS, cost=free),
            )),
        ),
    )),
    creature(
        "Intrepid Adversary", "{1}{W}", "Human Scout", 3, 1, lifelink,
        when_enters(
            DoWhile((PayOr(you, cost("{1}{W}"), paid=(Remember(0, number=Plus(SavedNumber(0), 1)),), save=1),), Did(1)),
            when(at_least(SavedNumber(0), 1), WhenYouDo(body(put_counters(this, SavedNumber(0), "valor")))),
        ),
        have(creatures & you_control, plus(counters_on(this, "valor"), counters_on(this, "valor"))),
    ),
    transforming(
        battle("Invasion of Dominaria", "{2}{W}", "Siege", 5, when_enters(together(gain_life(4), draw()))),
        creature("Serra Faithkeeper", None, "Angel", 4, 4, flying, vigilance, colors=WHITE),
    ),
    transforming(
        battle(
            "Invasion of Fiora", "{4}{B}{B}", "Siege", 4,
            when_enters(modes(
                destroy(each(legendaries & creatures)), destroy(each(~legendaries & creatures)), most=2
            )),
        ),
        legendary(creature(
            "Marchesa, Resolute Monarch", None, "Human Noble", 3, 6, menace, deathtouch,
            whenever(attacks(), remove_all_counters(up_to(1, permanents))),
            at_beginning(
                UPKEEP, together(draw(), lose_life(1)),
                only_if=unless(Happened(
                    DealsDamage(anything, to_players=you, combat=True), since_last_turn=True
                )),
            ),
            colors=BLACK,
        )),
    ),
    transforming(
        battle("Invasion of Mercadia", "{1}{R}", "Siege", 4, when_enters(may(discard()), when(if_you_do, draw(2)))),
        creature(
            "Kyren Flamewright", None, "Goblin Spellshaper", 3, 3,
            activated(
                cost("{2}{R}", tap_symbol, discarding()),
                create(creature_token("Elemental", 1, 1, BLUE | RED), 2),
                gets(each(creatures & you_control), 1, 0, haste),
            ),
            colors=RED,
        ),
    ),
    transforming(
        battle(
            "Invasion of Tarkir", "{1}{R}", "Siege", 5,
            when_enters(
                using(
                    Choose(each(subtype("Dragon"), HAND, you), 0, 0, ANY_NUMBER), LookAt(saved(0), reveal=True)
                ),
                WhenYouDo(body(deal(Plus(2, Count(saved(0))), any_target(but=this_one)))),
            ),
        ),
        creature(
            "Defiant Thundermaw", None, "Dragon", 4, 4, flying, trample,
            whenever(attacks(subtype("Dragon") & you_control), deal(2, any_target(), source=it)), colors=RED,
        ),
    ),
    saga(
        "Invasion of the Giants", "{U}{R}", chapter(1, scry(2)),
        chapter(
            2, draw(),
            may(using(Choose(each(subtype("Giant"), HAND, you), 0), LookAt(saved(0), reveal=True))),
            when_you_do(body(deal(2, to=target_player_or(planeswalkers, each_opponent)))),
        ),
        chapter(
            3,
            *for_the_next_spell(
                cost_less(the_next_spell(subtype("Giant") & spells), 2), subtype("Giant") & spells
            ),
        ),
    ),
    transforming(
        battle(
            "Invasion of Tolvada", "{3}{W}{B}", "Siege", 5,
            when_enters(to_battlefield(in_graveyard(~battles & permanent_cards & your))),
        ),
        enchantment(
            "The Broken Sky", None, have(creatures & tokens & you_control, plus(1, 0), has(lifelink)),
            at_beginning(END, create(creature_token("Spirit", 1, 1, WHITE | BLACK, flying))), colors=WHITE | BLACK,
        ),
    ),
    transforming(
        battle(
            "Invasion of Zendikar", "{3}{G}", "Siege", 3, when_enters(search(basic & lands, BATTLEFIELD, most=2, tapped=True))
        ),
        creature(
            "Awakened Skyclave", None, "Elemental", 4, 4, vigilance, haste, have(this_one, also(LAND)),
            activated(tap_symbol, add_one_of(ALL_COLORS)), colors=GREEN,
        ),
    ),
    transforming(
        saga(
            "Inventive Iteration", "{3}{U}", chapter(1, to_hand(up_to(1, creatures | planeswalkers))),
            chapter(
                2,
                when(
                    there_are(each(artifacts, GRAVEYARD, you)),
                    using(Choose(each(artifacts, GRAVEYARD, you), 0), to_hand(saved(0))), otherwise=(draw(),),
                ),
            ),
            turns_over(3),
        ),
        enchantment_creature(
            "Living Breakthrough", None, "Moonfolk", 3, 3, flying,
            whenever(
                casts(you, spells),
                establish(CantCast(each_opponent, mana_value_of(mana_value(it))), duration=UNTIL_YOUR_NEXT_TURN),
            ),
            colors=BLUE,
        ),
    ),
    instant(
        "Invert Polarity", "{U}{U}{R}", Remember(0, target(spells)),
        FlipCoin(
            (together(becomes(the_target, SetController(you), duration=FOREVER), ChangeTargets(the_target)),),
            (counter(the_target),),
        ),
    ),
    sorcery(
        "Invoke Despair", "{1}{B}{B}{B}{B}",
        Sacrifice(target_opponent(), creatures, save=0),
        when(unless(there_are(saved(0))), together(lose_life(2, the_target_player), draw())),
        Sacrifice(the_target_player, enchantments, save=1),
        when(unless(there_are(saved(1))), together(lose_life(2, the_target_player), draw())),
        Sacrifice(the_target_player, planeswalkers, save=2),
        when(unless(there_are(saved(2))), together(lose_life(2, the_target_player), draw())),
    ),
    enchantment(
        "Invoke Prejudice", "{U}{U}{U}{U}",
        whenever(
            casts(each_opponent, creatures & ~SharesColorWith(each(creatures & you_control))),
            unless_pays(that_player, PayGeneric(mana_value(it)), counter(it)),
        ),
    ),
    sorcery(
        "Irencrag Feat", "{1}{R}{R}{R}", add("{R}{R}{R}{R}{R}{R}{R}"),
        Remember(0, number=TimesHappened(casts(you, spells))),
        establish(CantCast(you, ~the_next_spell())),
    ),
    sorcery(
        "Irenicus's Vile Duplication", "{3}{U}",
        create_copy(target(creatures & you_control), 1, has(flying), LoseSupertypes(LEGENDARY)),
    ),
    legendary(creature(
        "Irini Sengir", "{2}{B}{B}", "Vampire Dwarf", 2, 2, cost_more((green | white) & enchantments & spells, 2),
    )),
    legendary(creature(
        "Irma, Part-Time Mutant", "{2}{U}", "Human Mutant Shapeshifter", 1, 1,
        at_beginning(
            BEGIN_COMBAT,
            BecomeCopy(
                this, up_to(1, other & creatures & you_control), (SetName("Irma, Part-Time Mutant"), AddThisAbility())
            ),
            put_counters(this),
        ),
    )),
    aura(
        "Ironclaw Curse", "{R}", enchant(creatures), have(enchanted, minus(0, 1)),
        Restrict(CAN_BLOCK_ONLY, enchanted, power_at_most(Minus(toughness_of(host), 1))),
    ),
    basic_land("Island", "Island"),
    artifact(
        "Isochron Scepter", "{2}",
        ability_word("Imprint", when_enters(
            may(using(Choose(each(instants & mana_value_at_most(2), HAND, you), 0), exile(saved(0), link=True))),
        )),
        activated(
            cost("{2}", tap_symbol), May((CopyCards(linked_cards, 1),)),
            when(if_you_do, CastNow(saved(1), cost=free)),
        ),
    ),
    check_land("Isolated Chapel", "WB"),
    creature(
        "Ivory Gargoyle", "{4}{W}", "Gargoyle", 2, 2, flying,
        whenever(dies(), Remember(0, it), together(at_next(END, body(to_battlefield(saved(0)))), SkipNext(DRAW))),
        activated("{4}{W}", exile(this)),
    ),
    legendary(creature(
        "Ivy, Gleeful Spellthief", "{G}{U}", "Faerie Rogue", 2, 1, flying,
        whenever(
            casts(each_player, TargetsOnly(other & creatures)), may(CopySpell(it, new_targets=False, onto=this)),
        ),
    )),
    creature(
        "Ixidron", "{3}{U}{U}", "Illusion", 0, 0, as_enters(TurnFaceDown(each(other & nontoken & creatures))),
        defines_size(number_of(face_down & creatures), number_of(face_down & creatures)),
    ),
    bounce_land("Izzet Boilerworks", "UR"),
    creature(
        "Izzet Chemister", "{2}{R}", "Goblin Wizard", 1, 3, haste,
        activated(cost("{R}", tap_symbol), exile(in_graveyard((instants | sorceries) & your), link=True)),
        activated(cost("{1}{R}", tap_symbol, sacrifice_this), CastNow(linked_cards, cost=free, most=ANY_NUMBER)),
    ),
    guildgate("Izzet Guildgate", "UR"),
    creature(
        "Izzet Staticaster", "{1}{U}{R}", "Human Wizard", 0, 3, flash, haste,
        activated(
            tap_symbol,
            deal(1, Union((target(creatures), each(creatures & SharesNameWith(the_target) & ~one_of(the_target))))),
        ),
    ),
    planeswalker(
        "Jace, Architect of Thought", "{2}{U}{U}", "Jace", 4,
        loyalty(+1, Later(
            attacks(creatures & opponents_control), body(gets(it, -1, 0)), once=False, duration=UNTIL_YOUR_NEXT_TURN,
        )),
        loyalty(
            -2, LookAt(top_cards(3), reveal=True, save=0), Separate(saved(0), an_opponent, you, 1, 2),
            together(to_hand(saved(1)), to_library(saved(2), BOTTOM)),
        ),
        loyalty(
            -8,
            ForEachPlayer(each_player, (
                Search(you, ~lands, EXILE, whose=they, save=1), Remember(0, Union((saved(0), saved(1)))),
            )),
            CastNow(saved(0), cost=free, most=ANY_NUMBER, save=2),
        ),
    ),
    planeswalker(
        "Jace Beleren", "{1}{U}{U}", "Jace", 3, loyalty(+2, draw(1, each_player)),
        loyalty(-1, draw(1, target_player())), loyalty(-10, mill(20, target_player())),
    ),
    creature("Jadelight Spelunker", "{X}{G}", "Merfolk Scout", 1, 1, when_enters(Repeat(x, (Explore(this),)))),
    creature(
        "Jagged Poppet", "{1}{B}{R}", "Ogre Warrior", 3, 4,
        whenever(DealsDamage(anything, this_one, batch=True), discard(that_much)),
        whenever(
            deals_combat_damage(), discard(that_much, that_player), only_if=Compare(number_of(cards, HAND, you), EQ, 0),
            name="Hellbent",
        ),
    ),
    planeswalker(
        "Jared Carthalion", "{W}{U}{B}{R}{G}", "Jared", 5,
        loyalty(+1, create(creature_token("Kavu", 3, 3, ALL_COLORS, trample))),
        loyalty(-3, ForEach(up_to(2, creatures), (put_counters(that_one, ColorsAmong(that_one)),))),
        loyalty(
            -6, to_hand(in_graveyard(multicolored & your)),
            when(is_a(the_target, ColorCount(EQ, 5)), together(draw(), create(TREASURE, 2))),
        ),
        CanBeCommander(),
    ),
    legendary(creature(
        "Jason Bright, Glowing Prophet", "{2}{U}", "Zombie Mutant Advisor", 2, 3,
        whenever(
            dies(subtype("Zombie", "Mutant") & you_control), draw(),
            only_if=is_a(it, StatIs(POWER, NE, Stat(BASE_POWER, it))),
        ),
        activated(
            cost("{2}", sacrificing(creatures)), put_counters(target(creatures & you_control)), gains(the_target, flying),
        ),
    )),
    planeswalker(
        "Jaya, Fiery Negotiator", "{2}{R}{R}", "Jaya", 4,
        loyalty(1, create(creature_token("Monk", 1, 1, RED, prowess))),
        loyalty(-1, exile(top_cards(2), save=0), Choose(saved(0), 1), Permit(saved(1), THIS_TURN)),
        loyalty(
            -2, Remember(0, target(creatures & opponents_control)),
            Later(
                PlayerAttacks(you), body(deal(number_of(attacking & creatures), to=saved(0))), once=False,
                duration=THIS_TURN,
            ),
        ),
        loyalty(-8, Emblem((whenever(casts(you, red & (instants | sorceries)), CopySpell(it, 2)),))),
    ),
    creature(
        "Jaya's Phoenix", "{4}{R}", "Phoenix", 3, 3, flying, haste,
        whenever(
            DealsDamage(this_one, planeswalkers, each_player, combat=True),
            Later(Activates(you, loyalty=True), body(copy_spell(it)), duration=THIS_TURN),
        ),
        Triggered(casts(you, planeswalkers & spells), body(may(to_battlefield(this))), zone=GRAVEYARD),
    ),
    legendary(creature(
        "Jenson Carthalion, Druid Exile", "{G}{W}", "Human Druid", 2, 2,
        whenever(
            casts(you, multicolored), scry(1),
            when(is_a(that_spell, ColorCount(EQ, 5)), create(creature_token("Angel", 4, 4, WHITE, flying, vigilance))),
        ),
        activated(cost("{5}", tap_symbol), add("{W}{U}{B}{R}{G}")),
    )),
    artifact_creature("Jhoira's Familiar", "{4}", "Bird", 2, 2, flying, cost_less(IsHistoric() & spells, 1)),
    artifact_creature(
        "Jhoira's Timebug", "{2}", "Insect", 1, 2,
        activated(
            tap_symbol,
            when(
                is_a(
                    target(
                        IsIn(BATTLEFIELD) & you_control | IsSuspended() & you_own, zone=BATTLEFIELD | EXILE,
                    ),
                    with_counter("time"),
                ),
                may(ChooseMode((
                    (TakeCounters(the_target, "time"),), (put_counters(the_target, 1, "time"),),
                ))),
            ),
        ),
    ),
    legendary(creature(
        "Jin-Gitaxias, Progress Tyrant", "{5}{U}{U}", "Phyrexian Praetor", 5, 5,
        whenever(casts(you, artifacts | instants | sorceries), copy_spell(it), limit=1),
        whenever(casts(each_opponent, artifacts | instants | sorceries), counter(it), limit=1),
    )),
    legendary(creature(
        "Jodah, Archmage Eternal", "{1}{U}{R}{W}", "Human Wizard", 4, 3, flying,
        OfferAlternativeCost(you, spells, cost("{W}{U}{B}{R}{G}")),
    )),
    sorcery(
        "Johann's Stopgap", "{3}{U}", Keyword(BARGAIN), OwnCost(2, condition=CostWasPaid("bargain")),
        to_hand(target(~lands)), draw(),
    ),
    creature(
        "Johtull Wurm", "{5}{G}", "Wurm", 6, 6,
        whenever(
            BecomesBlocked(this_one),
            Repeat(Minus(number_of(creatures & IsBlocking(this)), 1), (gets(this, -2, -1),)),
        ),
    ),
    instant(
        "Joint Assault", "{G}", gets(_SEEN, 2, 2),
        when(is_a(_SEEN, IsPaired()), gets(each(IsPaired(_SEEN)), 2, 2)),
    ),
    transforming(
        legendary(creature(
            "Joshua, Phoenix's Dominant", "{1}{R}{W}", "Human Noble Wizard", 3, 4,
            when_enters(Discard(you, 2, save=1, up_to=True), draw(Count(saved(1)))),
            activated(
                cost("{3}{R}{W}", tap_symbol),
                then(exile(this, save=0), Move(saved(0), BATTLEFIELD, under=owner_of(saved(0)), transformed=True)),
                timing=AS_SORCERY,
            ),
        )),
        legendary(creature_saga(
            "Phoenix, Warden of Fire", None, "Phoenix", 4, 4,
            chapter((1, 2), deal(2, to=each_opponent), name="Rising Flames"),
            chapter(
                3,
                to_battlefield(Aim(TargetSpec(
                    creatures & your, GRAVEYARD, least=0, most=ANY_NUMBER, group=NO_MORE_IN_ALL, total=6, total_of=MANA_VALUE
                ))),
                then(exile(this, save=0), to_battlefield(saved(0), you)), name="Flames of Rebirth",
            ),
            flying, lifelink, colors=RED | WHITE,
        )),
    ),
    sorcery(
        "Journey of Discovery", "{2}{G}", costed(ENTWINE, "{2}{G}"),
        modes(search(basic & lands, most=2), establish(PlayerRule(EXTRA_LAND_PLAYS, you, 2))),
    ),
    instant("Jump", "{U}", gains(target(creatures), flying)),
    creature(
        "Jungle Wurm", "{3}{G}{G}", "Wurm", 5, 5,
        whenever(
            BecomesBlocked(this_one),
            becomes(this, minus(Minus(number_of(IsBlocking(this)), 1), Minus(number_of(IsBlocking(this)), 1))),
        ),
    ),
)  # fmt: skip
