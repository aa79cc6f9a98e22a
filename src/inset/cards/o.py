"""Cards whose names begin with O."""

from inset.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    enchantment(
        "Oath of Druids", "{1}{G}",
        Triggered(
            BeginningOf(UPKEEP),
            Body(
                (
                    Remember(-1, who=TargetPlayers(0)),
                    May((RevealUntil(that_player, creatures, save=0, rest=1),), that_player, save=3),
                    when(Did(3), together(to_battlefield(saved(0), that_player), to_graveyard(saved(1)))),
                ),
                (
                    TargetSpec(
                        None, 0,
                        PlayersWhere(
                            PlayersExcept(each_player, that_player),
                            more(number_of(creatures & they_control), number_of(creatures & controlled_by(that_player))),
                        ),
                        by=that_player,
                    ),
                ),
            ),
        ),
    ),
    legendary(enchantment(
        "Oath of Nissa", "{G}",
        when_enters(
            LookAt(top_cards(3), save=0),
            May(
                (using(
                    Choose(Among(saved(0), creatures | lands | planeswalkers), 1), Move(saved(1), HAND, reveal=True)
                ),), save=3,
            ),
            to_library(saved(0), BOTTOM),
        ),
        SpendAsThough(you, planeswalkers & spells),
    )),
    legendary(
        creature(
            "Obeka, Splitter of Seconds", "{1}{U}{B}{R}", "Ogre Warlock", 2, 5, menace,
            whenever(
                deals_combat_damage(this_one, each_player),
                ExtraStep(UPKEEP, count=that_much, after_phase=True),
            ),
        )
    ),
    artifact("Obelisk of Undoing", "{1}", activated(cost("{6}", tap_symbol), to_hand(target(you_own & you_control)))),
    enchantment(
        "Oblivion Ring", "{2}{W}", when_enters(exile(target(other & ~lands), link=True)),
        whenever(leaves(), to_battlefield(linked_cards, owner_of(linked_cards))),
    ),
    creature(
        "Oblivious Bookworm", "{G}{U}", "Human Wizard", 2, 3,
        at_beginning(
            END, may(draw()),
            when(
                all_of(
                    if_you_do,
                    unless(any_of(
                        happened(enters(face_down & you_control)), happened(TurnsFaceUp(you_control)),
                    )),
                ),
                discard(),
            ),
        ),
    ),
    creature(
        "Obscura Interceptor", "{1}{W}{U}{B}", "Octopus Wizard", 3, 1, flash, lifelink,
        when_enters(Connive(this), WhenYouDo(body(to_hand(up_to(1, spells))))),
    ),
    enchantment(
        "Obscuring Aether", "{G}", cost_less(face_down & creatures & spells, 1), activated("{1}{G}", TurnFaceDown(this)),
    ),
    legendary(creature(
        "Obzedat, Ghost Council", "{1}{W}{W}{B}{B}", "Spirit Advisor", 5, 5,
        when_enters(together(lose_life(2, target_opponent()), gain_life(2))),
        at_beginning(
            END, May((exile(this, save=0),), save=1),
            when(
                Did(1),
                at_next(
                    UPKEEP, body(to_battlefield(saved(0), save=2), gains(saved(2), haste, duration=FOREVER)), you,
                ),
            ),
        ),
    )),
    creature(
        "Ocelot Pride", "{W}", "Cat", 1, 1, first_strike, lifelink, Keyword(ASCEND),
        at_beginning(
            END, create(creature_token("Cat", 1, 1, WHITE)),
            when(
                PlayerIs(you, Blessed()),
                ForEach(each(tokens & you_control & EnteredThisTurn()), (create_copy(that_one),)),
            ),
            only_if=happened(GainsLife(you)),
        ),
    ),
    legendary(creature(
        "Octavia, Living Thesis", "{8}{U}{U}", "Elemental Octopus", 8, 8,
        OwnCost(8, condition=there_are(each(instants | sorceries, GRAVEYARD, you), 8)), ward("{8}"),
        ability_word(
            "Magecraft",
            whenever(
                either(casts(you, (instants | sorceries) & spells), Copies(you, (instants | sorceries) & spells)),
                becomes(target(creatures), base(8, 8)),
            ),
        ),
    )),
    legendary(creature(
        "Odric, Lunarch Marshal", "{3}{W}", "Human Soldier", 3, 3,
        at_beginning(
            BEGIN_COMBAT,
            *shares_keywords(
                first_strike, flying, deathtouch, double_strike, haste, hexproof, indestructible, lifelink, menace,
                reach, Keyword(SKULK), trample, vigilance,
            ),
            of=each_player,
        ),
    )),
    legendary(creature(
        "Odric, Master Tactician", "{2}{W}{W}", "Human Soldier", 3, 4, first_strike,
        whenever(
            While(attacks(), there_are(each(other & creatures & attacking), 3)),
            establish(ChoosesBlockers(), duration=END_OF_COMBAT),
        ),
    )),
    creature(
        "Oft-Nabbed Goat", "{1}{B}", "Goat", 0, 5,
        Activated(
            cost("{1}"),
            body(draw(), together(becomes(this, SetController(you), duration=FOREVER), put_counters(this, 1, "-1/-1"))),
            timing=AS_SORCERY, by_anyone=True, condition=is_a(this, opponents_control),
        ),
        whenever(
            dies(),
            together(
                draw(counters_on(this, "-1/-1"), owner_of(this)),
                lose_life(counters_on(this, "-1/-1"), PlayersExcept(each_player, owner_of(this))),
            ),
            only_if=is_a(this, with_counter("-1/-1")),
        ),
    ),
    transforming(
        legendary(creature(
            "Ojer Pakpatiq, Deepest Epoch", "{2}{U}{U}", "God", 4, 3, flying,
            whenever(casts(you, instants & spells & cast_from(HAND)), gains(it, rebound, duration=FOREVER)),
            whenever(
                dies(), Move(
                    this, BATTLEFIELD, under=owner_of(this), tapped=True, transformed=True, counters=(("time", 3),)
                )
            ),
        )),
        land(
            "Temple of Cyclical Time", "", activated(tap_symbol, add("{U}"), TakeCounters(this, "time")),
            activated(
                cost("{2}{U}", tap_symbol), Transform(this), timing=AS_SORCERY, only_if=is_a(this, ~with_counter("time"))
            ),
        ),
    ),
    transforming(
        legendary(creature(
            "Ojer Taq, Deepest Foundation", "{4}{W}{W}", "God", 6, 6, vigilance, TokensMultiplied(you, 3, creatures),
            whenever(dies(), Move(this, BATTLEFIELD, under=owner_of(this), tapped=True, transformed=True)),
        )),
        land(
            "Temple of Civilization", "", tap_for("{W}"),
            activated(
                cost("{2}{W}", tap_symbol), Transform(this), timing=AS_SORCERY, only_if=attacked_with(3, creatures)
            ),
        ),
    ),
    transforming(
        saga(
            "Okiba Reckoner Raid", "{B}",
            chapter((1, 2), together(lose_life(1, each_opponent), gain_life(1))), turns_over(3),
        ),
        enchantment_creature(
            "Nezumi Road Captain", None, "Rat Rogue", 2, 2, menace,
            have(subtype("Vehicle") & you_control, has(menace)), colors=BLACK,
        ),
    ),
    creature(
        "Okk", "{1}{R}", "Goblin", 4, 4,
        Restrict(CANT_ATTACK_ALONE, this_one, creatures & StatIs(POWER, GT, power_of(this))),
        Restrict(CANT_BLOCK_ALONE, this_one, creatures & StatIs(POWER, GT, power_of(this))),
    ),
    planeswalker(
        "Oko, the Ringleader", "{2}{G}{U}", "Oko", 3,
        at_beginning(
            BEGIN_COMBAT, BecomeCopy(this, up_to(1, creatures & you_control), (has(hexproof),), THIS_TURN),
        ),
        loyalty(1, draw(2), when(happened(CommitsCrime(you)), discard(), otherwise=(discard(2),))),
        loyalty(-1, create(creature_token("Elk", 3, 3, GREEN))),
        loyalty(-5, ForEach(each(other & ~lands & you_control), (create_copy(that_one),))),
    ),
    planeswalker(
        "Oko, Thief of Crowns", "{1}{G}{U}", "Oko", 4, loyalty(+2, create(FOOD)),
        loyalty(
            +1,
            becomes(
                target(artifacts | creatures), LoseAllAbilities(), SetColors(GREEN), SetTypes(CREATURE, ("Elk",)),
                base(3, 3), duration=FOREVER,
            ),
        ),
        loyalty(
            -5,
            ExchangeControl(
                target((artifacts | creatures) & you_control),
                target(creatures & opponents_control & power_at_most(3)),
            ),
        ),
    ),
    creature(
        "Old Man of the Sea", "{1}{U}{U}", "Djinn", 2, 3, Restrict(MAY_STAY_TAPPED, this_one),
        activated(
            tap_symbol,
            Modify(
                target(creatures & power_at_most(power_of(this))), (SetController(you),), FOREVER,
                condition=all_of(is_a(this, tapped), at_most(power_of(the_target), power_of(this))),
            ),
        ),
    ),
    legendary(creature(
        "Old Stickfingers", "{X}{B}{G}", "Horror", 0, 0,
        when_cast(
            RevealUntil(you, creatures, 0, 1, count=x),
            together(to_graveyard(saved(0)), Move(saved(1), LIBRARY, position=BOTTOM, order=RANDOM_ORDER)),
        ),
        defines_size(number_of(creatures, GRAVEYARD, you), number_of(creatures, GRAVEYARD, you)),
    )),
    legendary(creature(
        "Olivia, Crimson Bride", "{4}{B}{R}", "Vampire Noble", 3, 4, flying, haste,
        whenever(
            attacks(),
            Move(in_graveyard(creatures & your), BATTLEFIELD, tapped=True, attacking=True, save=0),
            gains(
                saved(0),
                whenever(StateIs(unless(you_have(legendaries & subtype("Vampire")))), exile(this)),
                duration=FOREVER,
            ),
        ),
    )),
    legendary(creature(
        "Omarthis, Ghostfire Initiate", "{X}{X}", "Spirit Snake", 0, 0, enters_with(x),
        whenever(PutsCounters(other & colorless & creatures, "+1/+1", who=you), may(put_counters(this))),
        whenever(dies(), Manifest(you, counters_on(this))),
    )),
    sorcery(
        "Omen", "{1}{U}",
        lines(
            sentences(then(LookAt(top_cards(3), save=0), PutBack(saved(0))), may(Shuffle(you))),
            draw(),
        ),
    ),
    creature(
        "Omenport Vigilante", "{1}{W}", "Human Mercenary", 2, 2,
        static(have(this_one, has(double_strike)), only_if=Happened(CommitsCrime(you))),
    ),
    sorcery(
        "Ominous Harvest", "{2}{B}", Keyword(GRAVESTORM),
        together(draw(1, target_player()), lose_life(1, the_target_player)),
    ),
    enchantment("Omniscience", "{7}{U}{U}{U}", OfferAlternativeCost(you, spells, free, zones=HAND)),
    enchantment(
        "On Wings of Gold", "{3}{W}",
        have(you_control & (subtype("Zombie") & creatures | tokens & creatures), plus(1, 1), has(flying)),
        whenever(Moves(your, GRAVEYARD, batch=True), create(creature_token("Zombie", 1, 1, WHITE))),
    ),
    instant(
        "Once and Future", "{3}{G}",
        when(
            at_least(ColorSpent(GREEN, this), 3),
            together(to_hand(in_graveyard(cards & your)), to_hand(second_target)),
            otherwise=(
                to_hand(the_target),
                to_library(target(cards & your, zone=GRAVEYARD, least=0, besides=True)),
            ),
        ),
        exile(this),
    ),
    aura(
        "One with the Kami", "{3}{G}", flash, enchant(creatures & you_control),
        whenever(
            dies(enchanted | (other & modified & creatures & you_control)),
            create(creature_token("Spirit", 1, 1, 0), power_of(it)),
        ),
    ),
    aura("One with the Stars", "{3}{U}", enchant(creatures | enchantments), have(enchanted, SetTypes(ENCHANTMENT))),
    enchantment(
        "Opalescence", "{2}{W}{W}",
        have(other & enchantments & ~subtype("Aura"), also(CREATURE), base(mana_value(that_one), mana_value(that_one))),
    ),
    creature(
        "Opportunistic Dragon", "{2}{R}{R}", "Dragon", 4, 3, flying,
        when_enters(
            becomes(
                target((subtype("Human") | artifacts) & opponents_control), SetController(you), LoseAllAbilities(),
                duration=WHILE_THIS_REMAINS,
            ),
            establish(
                cant_attack(one_of(the_target)), cant_block(one_of(the_target)), duration=WHILE_THIS_REMAINS,
            ),
        ),
    ),
    instant("Opt", "{U}", lines(scry(1), draw())),
    creature(
        "Orchard Elemental", "{5}{G}", "Elemental", 2, 2,
        ability_word(
            "Council's dilemma",
            when_enters(
                vote_for("sprout", "harvest"), put_counters(this, times(2, SavedNumber(0))),
                gain_life(times(3, SavedNumber(1))),
            ),
        ),
    ),
    creature(
        "Orcish Conscripts", "{R}", "Orc", 2, 2,
        Restrict(CANT_ATTACK_ALONE, this_one, number=2), Restrict(CANT_BLOCK_ALONE, this_one, number=2),
    ),
    artifact_creature("Ornithopter", "{0}", "Thopter", 0, 2, flying),
    flipping(
        creature(
            "Orochi Eggwatcher", "{2}{G}", "Snake Shaman", 1, 1,
            activated(
                cost("{2}{G}", tap_symbol), create(creature_token("Snake", 1, 1, GREEN)),
                when(you_have(creatures, 10), Mark(this, FLIPPED)),
            ),
        ),
        legendary(creature(
            "Shidako, Broodmistress", None, "Snake Shaman", 3, 3,
            activated(cost("{G}", sacrificing(creatures)), gets(target(creatures), 3, 3)),
        )),
    ),
    legendary(creature(
        "Orvar, the All-Form", "{3}{U}", "Shapeshifter", 3, 3, changeling,
        whenever(
            casts(you, (instants | sorceries) & spells & targeting(other & you_control)),
            using(
                Choose(Among(TargetsOf(that_spell), other & you_control), 0), create_copy(saved(0)),
            ),
        ),
        Triggered(Discards(you, this_one, by=each_opponent), body(create_copy(target(permanents))), zone=HAND | GRAVEYARD),
    )),
    creature(
        "Orzhov Advokist", "{2}{W}", "Human Advisor", 1, 4,
        at_beginning(
            UPKEEP,
            May(
                (Choose(each(creatures & they_control), 0, who=they), put_counters(saved(0), 2)),
                each_player, save=2, doers=1,
            ),
            establish(
                Restrict(CANT_ATTACK, creatures & controlled_by(SavedPlayers(1)), YOU_OR_PLANESWALKERS),
                duration=UNTIL_YOUR_NEXT_TURN,
            ),
        ),
    ),
    land(
        "Oscorp Industries", "", enters_tapped(), whenever(Moves(this_one, GRAVEYARD, BATTLEFIELD), lose_life(2)),
        activated(tap_symbol, add_one_of(BLUE | BLACK | RED)), Keyword(MAYHEM),
    ),
    enchantment("Oubliette", "{1}{B}{B}", when_enters(PhaseOut(target(creatures), True, True))),
    enchantment(
        "Outlaws' Merriment", "{1}{R}{W}{W}",
        at_beginning(
            UPKEEP,
            Modes(
                (
                    body(create(creature_token("Human Warrior", 3, 1, RED | WHITE, trample, haste))),
                    body(create(creature_token("Human Cleric", 2, 1, RED | WHITE, lifelink, haste))),
                    body(create(creature_token(
                        "Human Rogue", 1, 2, RED | WHITE, haste, when_enters(deal(1, any_target()))
                    ))),
                ),
                at_random=True,
            ),
        ),
    ),
    enchantment(
        "Overburden", "{1}{U}",
        whenever(
            enters(nontoken & creatures),
            using(Choose(each(lands & controlled_by(that_player)), 0, who=that_player), to_hand(saved(0))),
        ),
    ),
    shock_land("Overgrown Tomb", "BG"),
    enchantment_creature(
        "Overlord of the Floodpits", "{3}{U}{U}", "Avatar Horror", 5, 3, Keyword(IMPENDING, cost("{1}{U}{U}"), 4),
        flying,
        whenever(either(enters(), attacks()), then(draw(2), discard(1))),
    ),
    enchantment_creature(
        "Overlord of the Hauntwoods", "{3}{G}{G}", "Avatar Horror", 6, 5, Keyword(IMPENDING, cost("{1}{G}{G}"), 4),
        whenever(
            either(enters(), attacks()),
            create(
                Token(face("Everywhere", None, LAND, "Plains Island Swamp Mountain Forest", (), colors=0)), tapped=True,
            ),
        ),
    ),
    sorcery("Overrun", "{2}{G}{G}{G}", gets(each(creatures & you_control), 3, 3, trample)),
    instant("Overwhelming Denial", "{2}{U}{U}", costed(SURGE, "{U}{U}"), CantBeCountered(), counter(target(spells))),
    enchantment(
        "Overwhelming Splendor", "{6}{W}{W}", Keyword(ENCHANT, text="player"),
        have(creatures & controlled_by(EnchantedPlayer()), LoseAllAbilities(), base(1, 1)),
        CantActivate(EnchantedPlayer(), loyalty=False), subtypes="Aura Curse",
    ),
    creature(
        "Ovinomancer", "{2}{U}", "Human Wizard", 0, 1,
        when_enters(PayOr(you, ReturnToHand(basic & lands, 3), unpaid=(sacrifice(),))),
        activated(
            cost(tap_symbol, ReturnToHand(this_one)), Destroy(target(creatures), regenerate=False),
            create(creature_token("Sheep", 0, 1, GREEN), 1, controller_of(the_target)),
        ),
    ),
)  # fmt: skip
