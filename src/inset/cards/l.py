"""Cards whose names begin with L."""

from inset.cards.vocabulary import *

_ENDED = target(creatures & opponents_control & mana_value_at_most(2))
CARDS: tuple[Card, ...] = (
    creature(
        "Laboratory Drudge", "{3}{U}", "Zombie Horror", 3, 4,
        at_beginning(
            END,
            when(
                any_of(happened(casts(you, spells & cast_from_a_graveyard)), happened(Activates(you, IsIn(GRAVEYARD)))),
                draw(),
            ),
            of=each_player,
        ),
    ),
    creature(
        "Lairwatch Giant", "{5}{W}", "Giant Warrior", 5, 3, Restrict(CAN_BLOCK_MORE, this_one),
        whenever(Blocks(this_one, creatures, 2), gains(this, first_strike)),
    ),
    enchantment(
        "Lashknife Barrier", "{2}{W}", when_enters(draw()), DamageChanged(anything, creatures & you_control, plus=-1),
    ),
    sorcery(
        "Last Stand", "{W}{U}{B}{R}{G}",
        lose_life(times(2, number_of(subtype("Swamp") & you_control)), target_opponent()),
        deal(number_of(subtype("Mountain") & you_control), target(creatures)),
        create(SAPROLING, number_of(subtype("Forest") & you_control)),
        gain_life(times(2, number_of(subtype("Plains") & you_control))),
        then(Draw(you, number_of(subtype("Island") & you_control), save=0), discard(SavedNumber(0))),
    ),
    sorcery("Last Thoughts", "{3}{U}", draw(), Keyword(CIPHER)),
    creature(
        "Latchkey Faerie", "{3}{U}", "Faerie Rogue", 3, 1, flying, costed(PROWL, "{2}{U}"),
        when_enters(draw(1), only_if=CostWasPaid("prowl")),
    ),
    legendary(creature(
        "Lathiel, the Bounteous Dawn", "{2}{G}{W}", "Unicorn", 2, 2, lifelink,
        at_beginning(
            END,
            PutCounters(
                up_to(ANY_NUMBER, other & creatures), "+1/+1", TimesHappened(GainsLife(you), amounts=True),
                divided=True, up_to=True,
            ),
            of=each_player, only_if=happened(GainsLife(you)),
        ),
    )),
    instant(
        "Lat-Nam's Legacy", "{1}{U}",
        using(Choose(each(cards, HAND, you), 0), Move(saved(0), LIBRARY, save=1)), Shuffle(you),
        when(Did(1), at_next(UPKEEP, body(draw(2)))),
    ),
    sorcery(
        "Lava Blister", "{1}{R}",
        May((deal(6, to=controller_of(target(lands & ~basic))),), controller_of(the_target), save=0),
        when(unless(Did(0)), destroy(the_target)),
    ),
    sorcery("Lava Spike", "{R}", deal(3, to=target_player_or(planeswalkers)), subtypes="Arcane"),
    legendary(creature(
        "Lazav, Dimir Mastermind", "{U}{U}{B}{B}", "Shapeshifter", 3, 3, hexproof,
        whenever(
            While(Moves(IsCard() & opponents_own, destination=GRAVEYARD), is_a(Among(it, IsIn(GRAVEYARD)), creatures)),
            may(BecomeCopy(
                this, it,
                (SetName("Lazav, Dimir Mastermind"), AddTypes(supertypes=LEGENDARY), has(hexproof), AddThisAbility()),
            )),
        ),
    )),
    instant("Lead by Example", "{1}{G}", Support(2, up_to(2, creatures))),
    instant(
        "Leadership Vacuum", "{2}{U}",
        lines(Move(each(IsCommander() & controlled_by(target_player())), COMMAND), draw()),
    ),
    creature(
        "Leech Bonder", "{2}{U}", "Merfolk Soldier", 3, 3, enters_with(2, "-1/-1"),
        activated(cost("{U}", UntapThis()), MoveCounters(target(creatures), target(creatures, besides=True))),
    ),
    sorcery(
        "Legion's End", "{1}{B}",
        Remember(0, _ENDED), Remember(2, who=controller_of(saved(0))),
        exile(Union((saved(0), each(creatures & controlled_by(controller_of(saved(0))) & SharesNameWith(saved(0)))))),
        RevealHand(SavedPlayers(2)), exile(each(SharesNameWith(_ENDED), HAND | GRAVEYARD, SavedPlayers(2))),
    ),
    creature("Leonin Shikari", "{1}{W}", "Cat Soldier", 2, 2, ActivatesAsInstant(anything, EQUIP)),
    equipment(
        "Leyline Axe", "{4}", OpeningHand(), have(equipped, plus(1, 1), has(double_strike), has(trample)), equip("{3}"),
    ),
    enchantment(
        "Leyline of the Void", "{2}{B}{B}", OpeningHand(), MovesInstead(nontoken & opponents_own, GRAVEYARD, EXILE)
    ),
    sorcery("Lich's Caress", "{3}{B}{B}", destroy(target(creatures)), gain_life(3)),
    creature(
        "Life of the Party", "{3}{R}", "Elemental", 0, 1, first_strike, trample, haste,
        whenever(attacks(), gets(this, number_of(creatures & you_control), 0)),
        when_enters(
            ForEachPlayer(each_opponent, (
                CreateCopy(this, who=they, save=0), establish(Restrict(GOADED, one_of(saved(0))), duration=FOREVER),
            )),
            only_if=is_a(this, nontoken),
        ),
    ),
    vehicle(
        "Lifecraft Engine", "{3}", 4, 4, as_enters(ChooseWord(CREATURE_TYPE)),
        have(subtype("Vehicle") & creatures & you_control, AddChosenType()),
        have(other & creatures & you_control & of_chosen_type, plus(1, 1)), crew(3),
    ),
    enchantment(
        "Light from Within", "{2}{W}{W}",
        ability_word("Chroma", static(have(
            creatures & you_control, plus(SymbolsAmong(WHITE, that_one), SymbolsAmong(WHITE, that_one))
        ))),
    ),
    legendary(creature(
        "Lightning, Army of One", "{1}{R}{W}", "Human Soldier", 3, 2, first_strike, trample, lifelink,
        whenever(
            deals_combat_damage(), Remember(0, who=that_player),
            establish(
                DamageChanged(
                    anything, to=permanents & controlled_by(SavedPlayers(0)), to_players=SavedPlayers(0), times=2
                ),
                duration=UNTIL_YOUR_NEXT_TURN,
            ),
            name="Stagger",
        ),
    )),
    instant("Lightning Bolt", "{R}", deal(3, to=any_target())),
    equipment("Lightning Greaves", "{2}", have(equipped, has(haste), has(shroud)), equip("{0}")),
    instant("Lightning Helix", "{R}{W}", together(deal(3, to=any_target()), gain_life(3))),
    creature(
        "Lightning Runner", "{3}{R}{R}", "Human Warrior", 2, 2, double_strike, haste,
        whenever(
            attacks(), GiveCounters(you, "energy", 2),
            PayOr(you, PayCounters("energy", 8), (together(untap(each(creatures & you_control)), ExtraCombat()),)),
        ),
    ),
    instant("Lightning Strike", "{1}{R}", deal(3, to=any_target())),
    legendary(creature(
        "Light-Paws, Emperor's Voice", "{1}{W}", "Fox Advisor", 2, 2,
        whenever(
            enters(subtype("Aura") & you_control),
            may(
                Search(
                    you,
                    subtype("Aura") & mana_value_at_most(mana_value(it))
                    & ~SharesNameWith(each(subtype("Aura") & you_control)),
                    0, shuffle=False, save=0,
                ),
                Move(saved(0), BATTLEFIELD, attach_to=this), Shuffle(you),
            ),
            only_if=is_a(it, cast_by_you),
        ),
    )),
    creature(
        "Likeness Looter", "{U}{B}", "Faerie Shapeshifter", 1, 1, flying,
        activated(tap_symbol, then(draw(), discard())),
        activated(
            "{X}",
            BecomeCopy(this, in_graveyard(creatures & your & mana_value_of(x)), (AddAbility(flying), AddThisAbility())),
            timing=AS_SORCERY,
        ),
    ),
    planeswalker(
        "Liliana, Dreadhorde General", "{4}{B}{B}", "Liliana", 6, whenever(dies(creatures & you_control), draw()),
        loyalty(+1, create(creature_token("Zombie", 2, 2, BLACK))), loyalty(-4, sacrifices(each_player, creatures, 2)),
        loyalty(
            -9,
            *keeps_one_of_each(
                each(they_control), artifacts, battles, creatures, enchantments, lands, planeswalkers, of=each_opponent,
            ),
        ),
    ),
    planeswalker(
        "Liliana of the Veil", "{1}{B}{B}", "Liliana", 3, loyalty(+1, discard(1, each_player)),
        loyalty(-2, sacrifices(target_player(), creatures)),
        loyalty(
            -6, Separate(each(permanents & ControlledBy(target_player())), you, TargetPlayers(0), 0, 1),
            SacrificeIt(saved(0), who=TargetPlayers(0)),
        ),
    ),
    planeswalker(
        "Liliana, Untouched by Death", "{2}{B}{B}", "Liliana", 4,
        loyalty(
            +1, Mill(you, 3, save=0),
            when(there_are(Among(saved(0), subtype("Zombie"))), together(lose_life(2, each_opponent), gain_life(2))),
        ),
        loyalty(
            -2,
            becomes(
                target(creatures),
                minus(number_of(subtype("Zombie") & you_control), number_of(subtype("Zombie") & you_control)),
            ),
        ),
        loyalty(-3, establish(MayPlay(you, GRAVEYARD, spell=subtype("Zombie")))),
    ),
    planeswalker(
        "Liliana, Waker of the Dead", "{2}{B}{B}", "Liliana", 4,
        loyalty(
            1,
            discard(1, each_player),
            ForEachPlayer(
                each_opponent, (when(unless(there_are(Among(saved(0), owned_by(they)))), lose_life(3, they)),)
            ),
        ),
        loyalty(-3, becomes(target(creatures), minus(number_of(cards, GRAVEYARD, you), number_of(cards, GRAVEYARD, you)))),
        loyalty(
            -7, Emblem((
                at_beginning(
                    BEGIN_COMBAT, to_battlefield(in_graveyard(creatures), you, save=0), gains(saved(0), haste, duration=FOREVER)
                ),
            )),
        ),
    ),
    instant(
        "Liliana's Triumph", "{1}{B}", sacrifices(each_opponent, creatures),
        when(you_have(subtype("Liliana") & planeswalkers), discard(1, each_opponent)),
    ),
    legendary(creature(
        "Lily Bowen, Raging Grandma", "{3}{G}", "Mutant Warrior", 0, 0, vigilance, enters_with(2),
        at_beginning(
            UPKEEP,
            when(
                is_a(this, power_at_most(16)), put_counters(this, counters_on(this, "+1/+1")),
                otherwise=(
                    then(
                        TakeCounters(this, "+1/+1", Minus(counters_on(this, "+1/+1"), 1), save=1),
                        gain_life(SavedNumber(1)),
                    ),
                ),
            ),
        ),
    )),
    sorcery("Lingering Souls", "{2}{W}", create(creature_token("Spirit", 1, 1, WHITE, flying), 2), flashback("{1}{B}")),
    legendary(creature(
        "Linvala, Shield of Sea Gate", "{1}{W}{U}", "Angel Wizard", 3, 3, flying,
        at_beginning(
            BEGIN_COMBAT,
            establish(
                cant_attack(one_of(target(~lands & opponents_control))), cant_block(one_of(the_target)),
                Restrict(CANT_ACTIVATE, one_of(the_target)), duration=UNTIL_YOUR_NEXT_TURN,
            ),
            only_if=Compare(PartySize(you), EQ, 4),
        ),
        activated(sacrifice_this, choose_keyword(each(creatures & you_control), hexproof, indestructible)),
    )),
    artifact(
        "Lion's Eye Diamond", "{0}",
        activated(
            cost(DiscardHandCost(), SacrificeThis()),
            AddMana(choices=ALL_COLORS, count=3, same=True), timing=AS_INSTANT,
        ),
    ),
    legendary(artifact(
        "Lithoform Engine", "{4}",
        activated(cost("{2}", tap_symbol), copy_spell(target(IsAbility() & you_control))),
        activated(cost("{3}", tap_symbol), copy_spell(target((instants | sorceries) & spells & you_control))),
        activated(
            cost("{4}", tap_symbol), CopySpell(target(permanent_cards & spells & you_control), new_targets=False)
        ),
    )),
    creature(
        "Littjara Kinseekers", "{3}{U}", "Shapeshifter", 2, 4, changeling,
        when_enters(
            then(put_counters(this), scry(1)),
            only_if=at_least(MostAlike(each(creatures & you_control)), 3),
        ),
    ),
    creature("Llanowar Elves", "{G}", "Elf Druid", 1, 1, tap_for("{G}")),
    pain_land("Llanowar Wastes", "BG"),
    sorcery(
        "Lock and Load", "{2}{U}",
        draw(), draw(TimesHappened(casts(you, other & (instants | sorceries) & spells))), costed(PLOT, "{3}{U}"),
    ),
    legendary(creature(
        "Locke, Treasure Hunter", "{1}{B}{R}", "Human Rogue", 2, 3,
        cant_be_blocked(by=creatures & StatIs(POWER, GT, power_of(this))),
        whenever(
            attacks(), Mill(each_player, 1, save=0), when(there_are(Among(saved(0), lands)), create(TREASURE)),
            Permit(saved(0), THIS_TURN, lands=False, limit=1), name="Mug",
        ),
    )),
    planeswalker(
        "Lolth, Spider Queen", "{3}{B}{B}", "Lolth", 4,
        whenever(dies(creatures & you_control), put_counters(this, 1, "loyalty")),
        loyalty(0, together(draw(), lose_life(1))),
        loyalty(-3, create(creature_token("Spider", 2, 1, BLACK, menace, reach), 2)),
        loyalty(
            -8,
            Emblem(
                (
                    whenever(
                        deals_combat_damage(creatures & you_control, each_opponent, True),
                        lose_life(Minus(8, TimesHappened(LosesLife(that_player), True)), that_player),
                        only_if=Compare(TimesHappened(LosesLife(that_player), True), LT, 8),
                    ),
                )
            ),
        ),
    ),
    legendary(creature(
        "Long Feng, Grand Secretariat", "{1}{B/G}{B/G}", "Human Advisor", 2, 3,
        whenever(
            either(dies(other & creatures & you_control), dies(lands & ~creatures & you_control)),
            put_counters(target(creatures & you_control)),
        ),
    )),
    legendary(creature(
        "Loot, Exuberant Explorer", "{2}{G}", "Beast Noble", 1, 4, PlayerRule(EXTRA_LAND_PLAYS, you, 1),
        activated(
            cost("{4}{G}{G}", tap_symbol), LookAt(top_cards(6), save=0),
            Choose(Among(saved(0), creatures & mana_value_at_most(number_of(lands & you_control))), 1, least=0),
            LookAt(saved(1), reveal=True), to_battlefield(saved(1)),
            Move(Among(saved(0), IsIn(LIBRARY)), LIBRARY, position=BOTTOM, order=RANDOM_ORDER),
        ),
    )),
    legendary(creature(
        "Lorcan, Warlock Collector", "{5}{B}{B}", "Devil", 6, 6, flying,
        whenever(
            Moves(nontoken & creatures & opponents_own, destination=GRAVEYARD),
            PayOr(
                you, pay_life(mana_value(it)),
                paid=(Move(it, BATTLEFIELD, under=you, mods=(also(0, "Warlock"),)),),
            ),
        ),
        MovesInstead(subtype("Warlock") & you_control, GRAVEYARD, EXILE, origin=BATTLEFIELD),
    )),
    legendary(creature(
        "Lord Xander, the Collector", "{4}{U}{B}{R}", "Vampire Demon Noble", 6, 6,
        when_enters(discard(Half(number_of(cards, HAND, target_opponent())), the_target_player)),
        whenever(attacks(), mill(Half(number_of(cards, LIBRARY, DefendingPlayer(this))), DefendingPlayer(this))),
        whenever(dies(), sacrifices(
            target_opponent(), ~lands, Half(number_of(~lands & controlled_by(the_target_player))),
        )),
    )),
    dungeon(
        "Lost Mine of Phandelver",
        dungeon_room("Cave Entrance", scry(1), leads=("Goblin Lair", "Mine Tunnels")),
        dungeon_room("Goblin Lair", create(creature_token("Goblin", 1, 1, RED)), leads=("Storeroom", "Dark Pool")),
        dungeon_room("Mine Tunnels", create(TREASURE), leads=("Dark Pool", "Fungi Cavern")),
        dungeon_room("Storeroom", put_counters(target(creatures)), leads=("Temple of Dumathoin",)),
        dungeon_room("Dark Pool", together(lose_life(1, each_opponent), gain_life(1)), leads=("Temple of Dumathoin",)),
        dungeon_room(
            "Fungi Cavern",
            gets(target(creatures), -4, 0, duration=UNTIL_YOUR_NEXT_TURN), leads=("Temple of Dumathoin",),
        ),
        dungeon_room("Temple of Dumathoin", draw()),
    ),
    saga(
        "Love Song of Night and Day", "{2}{W}", read_ahead, chapter(1, draw(2, PlayerUnion((you, target_opponent())))),
        chapter(2, create(creature_token("Bird", 1, 1, WHITE, flying))), chapter(3, put_counters(up_to(2, creatures))),
    ),
    creature(
        "Loxodon Smiter", "{1}{G}{W}", "Elephant Soldier", 4, 4, CantBeCountered(),
        static(
            MovesInstead(this_one, GRAVEYARD, BATTLEFIELD, HAND, caused_by_opponent=True, discarded=True), zone=HAND
        ),
    ),
    equipment("Loxodon Warhammer", "{3}", have(equipped, plus(3, 0), has(trample), has(lifelink)), equip("{3}")),
    creature(
        "Loyal Drake", "{2}{U}", "Drake", 2, 2, flying,
        ability_word("Lieutenant", at_beginning(BEGIN_COMBAT, draw(1), only_if=you_have(IsCommander() & your))),
    ),
    legendary(creature(
        "Lozhan, Dragons' Legacy", "{3}{U}{R}", "Dragon Shaman", 4, 2, flying,
        whenever(
            casts(you, subtype("Adventure", "Dragon") & spells),
            deal(mana_value(it), to=any_target(but=IsCommander())),
        ),
    )),
    artifact(
        "Lucky Clover", "{2}",
        whenever(casts(you, subtype("Adventure") & (instants | sorceries) & spells), copy_spell(it)),
    ),
    legendary(creature(
        "Ludevic, Necro-Alchemist", "{1}{U}{R}", "Human Wizard", 1, 4,
        at_beginning(
            END,
            when(
                happened(LosesLife(an_opponent)), may(draw(1, that_player), who=that_player),
            ),
            of=each_player,
        ),
        Keyword(PARTNER),
    )),
    planeswalker(
        "Lukka, Coppercoat Outcast", "{3}{R}{R}", "Lukka", 5,
        loyalty(
            +1, exile(top_cards(3), save=0),
            gains(
                Among(saved(0), creatures),
                static(
                    MayPlay(you, EXILE, card=this_one, condition=you_have(subtype("Lukka") & planeswalkers)),
                    zone=EXILE,
                ),
                duration=FOREVER,
            ),
        ),
        loyalty(
            -2,
            then(
                exile(target(creatures & you_control)),
                RevealUntil(you, creatures & StatIs(MANA_VALUE, GT, mana_value(the_target)), 0, 1),
            ),
            together(
                to_battlefield(saved(0)),
                Move(saved(1), LIBRARY, position=BOTTOM, order=RANDOM_ORDER),
            ),
        ),
        loyalty(-7, EachDealsDamage(each(creatures & you_control), players=each_opponent)),
    ),
    creature(
        "Lumbering Megasloth", "{10}{G}{G}", "Sloth Mutant", 8, 8,
        OwnCost(Plus(counters_on(each(permanents)), PlayerCounters("", each_player))), trample, enters_tapped(),
    ),
    aura("Lure", "{1}{G}{G}", enchant(creatures), Restrict(MUST_BLOCK, creatures, enchanted_or_equipped)),
    enchantment(
        "Lurking Evil", "{B}{B}{B}",
        activated(
            PayLife(Half(LifeTotal(you), up=True)),
            becomes(this, SetTypes(CREATURE, ("Phyrexian", "Horror")), base(4, 4), has(flying), duration=FOREVER),
        ),
    ),
    legendary(creature(
        "Lurrus of the Dream-Den", "{1}{W/B}{W/B}", "Cat Nightmare", 3, 2,
        Keyword(COMPANION, where=~permanent_cards | mana_value_at_most(2)), lifelink,
        MayPlay(
            you, GRAVEYARD, spell=permanent_cards & mana_value_at_most(2), limit=1, condition=your_turn
        ),
    )),
    creature("Lymph Sliver", "{4}{W}", "Sliver", 3, 3, have(subtype("Sliver") & creatures, has(numbered(ABSORB, 1)))),
)  # fmt: skip
