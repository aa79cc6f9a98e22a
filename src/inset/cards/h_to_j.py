"""Cards whose names begin with H, I or J."""

from inset.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    legendary(creature(
        "Haakon, Stromgald Scourge", "{1}{B}{B}", "Zombie Knight", 3, 3,
        static(MayPlay(you, GRAVEYARD, this_one), zone=GRAVEYARD),
        static(CantCast(each_player, this_one, ANY_ZONE & ~GRAVEYARD), zone=ANY_ZONE),
        MayPlay(you, GRAVEYARD, spell=subtype("Knight")),
        whenever(dies(), lose_life(2)),
    )),
    legendary(creature(
        "Haldan, Avid Arcanist", "{2}{U}", "Human Wizard", 1, 4,
        Keyword(PARTNER_WITH, text="Pako, Arcane Retriever"),
        MayPlay(
            you, EXILE, card=ExiledBy(you) & with_counter("fetch"), spell=~creatures & spells, lands=True,
            any_color=SPEND_ANY_COLOR,
        ),
    )),
    shock_land("Hallowed Fountain", "WU"),
    artifact(
        "Halo Fountain", "{2}{W}",
        activated(
            cost("{W}", tap_symbol, UntapOthers(creatures)), create(creature_token("Citizen", 1, 1, GREEN | WHITE)),
        ),
        activated(cost("{W}{W}", tap_symbol, UntapOthers(creatures, 2)), draw()),
        activated(cost("{W}{W}{W}{W}{W}", tap_symbol, UntapOthers(creatures, 15)), WinGame(you)),
    ),
    legendary(
        creature(
            "Hama Pashar, Ruin Seeker", "{1}{W}{U}", "Human Wizard", 2, 3,
            TriggersAgain(HasType(DUNGEON) & you_own, zone=COMMAND),
        )
    ),
    *meld_pair(
        land(
            "Hanweir Battlements", "", tap_for("{C}"),
            activated(cost("{R}", tap_symbol), gains(target(creatures), haste)),
            activated(
                cost("{3}{R}{R}", tap_symbol),
                If(
                    both_own_and_control(counterpart("Hanweir Garrison")),
                    (Meld(counterpart("Hanweir Garrison"), "Hanweir, the Writhing Township"),),
                ),
            ),
        ),
        creature(
            "Hanweir Garrison", "{2}{R}", "Human Soldier", 2, 3,
            whenever(attacks(), two_attackers(creature_token("Human", 1, 1, RED))),
        ),
        legendary(creature(
            "Hanweir, the Writhing Township", None, "Eldrazi Ooze", 7, 4, trample, haste,
            whenever(attacks(), two_attackers(creature_token("Eldrazi Horror", 3, 2, 0))),
        )),
    ),
    enchantment(
        "Happily Ever After", "{2}{W}", when_enters(together(gain_life(5, each_player), draw(1, each_player))),
        at_beginning(
            UPKEEP, WinGame(),
            only_if=all_of(
                at_least(ColorsAmong(each(permanents & you_control)), 5),
                at_least(CardTypesAmong(Union((each(permanents & you_control), each(cards, GRAVEYARD, you)))), 6),
                at_least(LifeTotal(you), StartingLife(you)),
            ),
        ),
    ),
    enchantment("Hardened Scales", "{G}", CountersChanged(creatures & you_control, "+1/+1", plus=1)),
    sorcery("Harmonize", "{2}{G}{G}", draw(3)),
    transforming(
        creature("Harvesttide Infiltrator", "{2}{R}", "Human Werewolf", 3, 2, trample, Keyword(DAYBOUND)),
        creature("Harvesttide Assailant", None, "Werewolf", 4, 4, trample, Keyword(NIGHTBOUND), colors=RED),
    ),
    legendary(creature(
        "Hashaton, Scarab's Fist", "{W}{B}", "Zombie Wizard", 1, 3,
        whenever(
            Discards(you, creatures),
            PayOr(
                you, cost("{2}{U}"),
                (CreateCopy(it, exceptions=(base(4, 4), SetColors(BLACK), SetTypes(CREATURE, ("Zombie",), True)), tapped=True),),
            ),
        ),
    )),
    creature(
        "Havengul Lich", "{3}{U}{B}", "Zombie Wizard", 4, 4,
        activated(
            "{1}", Permit(in_graveyard(creatures), THIS_TURN, lands=False),
            Later(
                Casts(you, CameFrom(the_target)),
                body(becomes(this, GainActivatedAbilitiesOf(it))), duration=THIS_TURN,
            ),
        ),
    ),
    sorcery(
        "Heartless Conscription", "{6}{B}{B}", exile(each(creatures), save=0),
        Permit(saved(0), any_color=SPEND_ANY_TYPE), exile(this),
    ),
    creature("Hellspur Brute", "{4}{R}", "Minotaur Mercenary", 5, 4, affinity(IsOutlaw()), trample),
    artifact("Helm of Awakening", "{2}", cost_less(spells, 1, each_player)),
    transforming(
        legendary(creature(
            "Henrika Domnathi", "{2}{B}{B}", "Vampire", 1, 3, flying,
            at_beginning(
                BEGIN_COMBAT,
                Modes(
                    (
                        body(sacrifices(each_player, creatures)), body(together(draw(), lose_life(1))),
                        body(Transform(this)),
                    ),
                    unchosen=UNCHOSEN_EVER,
                ),
            ),
        )),
        legendary(creature(
            "Henrika, Infernal Seer", None, "Vampire", 3, 4, flying, deathtouch, lifelink,
            activated(
                "{1}{B}{B}",
                gets(each(creatures & you_control & (having(flying) | having(deathtouch) | having(lifelink))), 1, 0),
            ),
            colors=BLACK,
        )),
    ),
    creature(
        "Heritage Druid", "{G}", "Elf Druid", 1, 1,
        activated(TapOthers(HasSubtype(("Elf",)), 3), add("{G}{G}{G}")),
    ),
    legendary(artifact(
        "Heroes' Podium", "{5}",
        have(
            legendaries & creatures & you_control,
            plus(
                Minus(number_of(legendaries & creatures & you_control), 1),
                Minus(number_of(legendaries & creatures & you_control), 1),
            ),
        ),
        activated(
            cost("{X}", tap_symbol), LookAt(top_cards(x), save=0),
            May(
                (using(Choose(Among(saved(0), legendaries & creatures), 1), Move(saved(1), HAND, reveal=True)),), save=2,
            ),
            Move(Among(saved(0), IsIn(LIBRARY)), LIBRARY, position=BOTTOM, order=RANDOM_ORDER),
        ),
    )),
    artifact_creature(
        "Hex Parasite", "{1}", "Phyrexian Insect", 1, 1,
        activated(
            "{X}{B/P}", TakeSomeCounters(target(permanents), x, up_to=True, save=0), gets(this, SavedNumber(0), 0),
        ),
    ),
    legendary(creature(
        "Hidetsugu and Kairi", "{2}{U}{U}{B}", "Ogre Demon Dragon", 5, 4, flying,
        when_enters(then(draw(3), using(Choose(each(cards, HAND, you), 0, 2, 2), to_library(saved(0))))),
        whenever(
            dies(), exile(top_cards(), save=0), lose_life(mana_value(saved(0)), target_opponent()),
            when(is_a(saved(0), instants | sorceries), CastNow(saved(0), cost=free)),
        ),
    )),
    creature(
        "High Fae Negotiator", "{3}{B}{B}", "Faerie Warlock", 3, 5, Keyword(BARGAIN), flying,
        when_enters(together(lose_life(3, each_opponent), gain_life(3)), only_if=CostWasPaid("bargain")),
    ),
    enchantment("High Ground", "{W}", Restrict(CAN_BLOCK_MORE, creatures & you_control)),
    creature("Hill Giant", "{3}{R}", "Giant", 3, 3),
    check_land("Hinterland Harbor", "GU"),
    saga(
        "History of Benalia", "{1}{W}{W}", chapter((1, 2), create(KNIGHT)),
        chapter(3, gets(each(subtype("Knight") & you_control), 2, 1)),
    ),
    land(
        "Holdout Settlement", "", tap_for("{C}"),
        activated(cost(tap_symbol, TapOthers(creatures)), add_one_of(ALL_COLORS)),
    ),
    aura("Holy Strength", "{W}", enchant(creatures), have(enchanted, plus(1, 2))),
    enchantment("Honor of the Pure", "{1}{W}", have(white & creatures & you_control, plus(1, 1))),
    creature(
        "Hooded Hydra", "{X}{G}{G}", "Snake Hydra", 0, 0, enters_with(x),
        whenever(dies(this_one), create(creature_token("Snake", 1, 1, GREEN), counters_on(it, "+1/+1"))),
        morph("{3}{G}{G}"), AsTurnedFaceUp((put_counters(this, 5),)),
    ),
    enchantment_creature(
        "Hopeful Eidolon", "{W}", "Spirit", 1, 1, costed(BESTOW, "{3}{W}"), lifelink,
        have(enchanted_or_equipped, plus(1, 1), has(lifelink)),
    ),
    creature(
        "Hostage Taker", "{2}{U}{B}", "Human Pirate", 2, 3,
        when_enters(
            ExileUntilLeaves(target(other & Or((creatures, artifacts))), save=0),
            Permit(saved(0), lands=False, any_color=SPEND_ANY_TYPE),
        ),
    ),
    planeswalker(
        "Huatli, Radiant Champion", "{2}{G}{W}", "Huatli", 3,
        loyalty(+1, put_counters(this, number_of(creatures & you_control), "loyalty")),
        loyalty(-1, gets(target(creatures), number_of(creatures & you_control), number_of(creatures & you_control))),
        loyalty(-8, Emblem((whenever(enters(creatures & you_control), may(draw())),))),
    ),
    enchantment("Humility", "{2}{W}{W}", have(creatures, LoseAllAbilities(), base(1, 1))),
    creature(
        "Hundred-Handed One", "{2}{W}{W}", "Giant", 3, 5, vigilance, activated("{3}{W}{W}{W}", Monstrosity(3)),
        static(
            have(this_one, has(reach)), Restrict(CAN_BLOCK_MORE, this_one, number=99),
            only_if=is_a(this, IsMarked(MONSTROUS)),
        ),
    ),
    creature("Hungry Graffalon", "{3}{G}", "Giraffe", 3, 4, reach, Keyword(INCREMENT)),
    class_card(
        "Hunter's Talent", "{1}{G}",
        when_enters(deal(
            power_of(target(creatures & you_control)), target(creatures & you_dont_control), source=the_target,
        )),
        class_level(2, "{1}{G}", whenever(PlayerAttacks(you), gets(target(attacking & creatures), 1, 0, trample))),
        class_level(3, "{3}{G}", at_beginning(END, draw(1), only_if=you_have(creatures & power_at_least(4)))),
    ),
    sorcery(
        "Hunting Wilds", "{3}{G}", kicker("{3}{G}"),
        Search(you, subtype("Forest"), BATTLEFIELD, most=2, tapped=True, save=0),
        when(
            CostWasPaid("kicker"), untap(saved(0)),
            becomes(saved(0), AddTypes(CREATURE), SetColors(GREEN), base(3, 3), has(haste), duration=FOREVER),
        ),
    ),
    instant("Hydroblast", "{U}", if_of_color(red)),
    aura(
        "Hyena Umbra", "{W}", enchant(creatures), have(enchanted_or_equipped, plus(1, 1), has(first_strike)),
        Keyword(UMBRA_ARMOR),
    ),
    sorcery("Hymn to Tourach", "{B}{B}", Discard(target_player(), 2, at_random=True)),
    creature(
        "Icefeather Aven", "{G}{U}", "Bird Shaman", 2, 2, flying, morph("{1}{G}{U}"),
        whenever(TurnsFaceUp(this_one), may(to_hand(target(other & creatures)))),
    ),
    artifact("Ichor Elixir", "{4}", MoreDice(you, planar=True), tap_for("{C}{C}")),
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
    instant("Inspiration", "{3}{U}", draw(2, target_player())),
    fast_land("Inspiring Vantage", "RW"),
    enchantment("Intangible Virtue", "{1}{W}", have(creatures & tokens & you_control, plus(1, 1), has(vigilance))),
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
            "Invasion of Tolvada", "{3}{W}{B}", "Siege", 5,
            when_enters(to_battlefield(in_graveyard(~battles & permanent_cards & your))),
        ),
        enchantment(
            "The Broken Sky", None, have(creatures & tokens & you_control, plus(1, 0), has(lifelink)),
            at_beginning(END, create(creature_token("Spirit", 1, 1, WHITE | BLACK, flying))), colors=WHITE | BLACK,
        ),
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
    creature(
        "Ixidron", "{3}{U}{U}", "Illusion", 0, 0, as_enters(TurnFaceDown(each(other & nontoken & creatures))),
        defines_size(number_of(face_down & creatures), number_of(face_down & creatures)),
    ),
    bounce_land("Izzet Boilerworks", "UR"),
    guildgate("Izzet Guildgate", "UR"),
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
    creature(
        "Jaya's Phoenix", "{4}{R}", "Phoenix", 3, 3, flying, haste,
        whenever(
            DealsDamage(this_one, planeswalkers, each_player, combat=True),
            Later(Activates(you, loyalty=True), body(copy_spell(it)), duration=THIS_TURN),
        ),
        Triggered(casts(you, planeswalkers & spells), body(may(to_battlefield(this))), zone=GRAVEYARD),
    ),
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
        "Jodah, Archmage Eternal", "{1}{U}{R}{W}", "Human Wizard", 4, 3, flying,
        OfferAlternativeCost(you, spells, cost("{W}{U}{B}{R}{G}")),
    )),
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
