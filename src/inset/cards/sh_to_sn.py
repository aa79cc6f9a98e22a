"""Cards whose names begin with Sh to Sn."""

from inset.cards.vocabulary import *

_KNOWN_COLOR = target(other & creatures & you_control)
CARDS: tuple[Card, ...] = (
    instant(
        "Shadow of the Grave", "{1}{B}",
        to_hand(each(that_did(Discards(you)), GRAVEYARD, you)),
    ),
    sorcery("Shadow Slice", "{4}{B}", lose_life(3, target_opponent()), Keyword(CIPHER)),
    creature(
        "Shadowgrange Archfiend", "{6}{B}", "Demon", 8, 4,
        when_enters(
            Sacrifice(
                each_opponent, creatures & power_at_least(Greatest(POWER, each(creatures & controlled_by(they)))), save=0
            ),
            gain_life(Greatest(POWER, saved(0))),
        ),
        costed(MADNESS, cost("{2}{B}", pay_life(8))),
    ),
    sorcery(
        "Shadows' Verdict", "{3}{B}{B}",
        exile(Union((
            each((creatures | planeswalkers) & mana_value_at_most(3)),
            each((creatures | planeswalkers) & mana_value_at_most(3), GRAVEYARD),
        ))),
    ),
    legendary(equipment(
        "Shadowspear", "{1}",
        have(equipped, plus(1, 1), has(trample), has(lifelink)),
        activated(
            "{1}",
            becomes(each(permanents & opponents_control), LoseKeyword(HEXPROOF), LoseKeyword(INDESTRUCTIBLE)),
        ),
        equip("{2}"),
    )),
    creature(
        "Shape Stealer", "{U}{U}", "Shapeshifter Spirit", 1, 1,
        whenever(
            either(Blocks(this_one, whom=creatures), BecomesBlocked(this_one, by=creatures)),
            becomes(this, base(power_of(the_other), toughness_of(the_other))),
        ),
    ),
    artifact_creature("Shardless Agent", "{1}{G}{U}", "Human Rogue", 2, 2, cascade),
    enchantment(
        "Share the Spoils", "{1}{R}",
        whenever(either(enters(), LosesGame(each_opponent)), exile(top_cards(1, each_player), link=True)),
        MayPlay(
            each_player, EXILE, card=one_of(linked_cards), lands=True, limit=1, condition=your_turn,
            any_color=SPEND_ANY_COLOR, trigger=(exile(top_cards(1, ThatOne()), link=True),),
        ),
    ),
    instant("Shared Summons", "{3}{G}{G}", Search(you, creatures, most=2, reveal=True, different=True)),
    creature(
        "Sharp-Eyed Rookie", "{1}{G}", "Human Detective", 2, 2, vigilance,
        whenever(
            enters(creatures & you_control), together(put_counters(this), investigate()),
            only_if=any_of(more(power_of(it), power_of(this)), more(toughness_of(it), toughness_of(this))),
        ),
    ),
    sorcery("Shattering Spree", "{R}", costed(REPLICATE, "{R}"), destroy(target(artifacts))),
    modal(
        sorcery(
            "Shatterskull Smashing", "{X}{R}{R}",
            deal_divided(Depending(at_least(x, 6), times(2, x), x), up_to(2, HasType(CREATURE | PLANESWALKER))),
        ),
        land(
            "Shatterskull, the Hammer Pass", "", as_enters(PayOr(you, pay_life(3), unpaid=(tap(this),))), tap_for("{R}"),
        ),
    ),
    aura(
        "Sheltered by Ghosts", "{1}{W}", enchant(creatures & you_control),
        when_enters(ExileUntilLeaves(target(~lands & opponents_control))),
        have(enchanted, plus(1, 0), has(lifelink), has(ward("{2}"))),
    ),
    pain_land("Shivan Reef", "UR"),
    legendary(
        creature(
            "Shizuko, Caller of Autumn", "{1}{G}{G}", "Snake Shaman", 2, 3,
            at_beginning(UPKEEP, AddMana(parse("{G}{G}{G}"), who=that_player, lasting=UNTIL_TURN_ENDS), of=each_player),
        )
    ),
    instant("Shock", "{R}", deal(2, to=any_target())),
    creature("Shock Brigade", "{1}{R}", "Goblin Soldier", 1, 3, menace, numbered(MOBILIZE, 1)),
    saga(
        "Showdown of the Skalds", "{2}{R}{W}",
        chapter(1, exile(top_cards(4), save=0), Permit(saved(0), UNTIL_END_OF_YOUR_NEXT_TURN)),
        chapter((2, 3), Later(
            casts(you, spells), body(put_counters(target(creatures & you_control))), once=False, duration=THIS_TURN
        )),
    ),
    legendary(creature(
        "Shredder, Shadow Master", "{3}{B}{B}", "Human Ninja", 5, 5,
        whenever(
            Attacks(this_one, whom=A_PLAYER),
            ForEachPlayer(PlayersExcept(each_opponent, DefendingPlayer(this)), (
                CreateCopy(
                    this, exceptions=(LoseSupertypes(LEGENDARY),), tapped=True, attacking=True, save=0, whom=they,
                    alone=True,
                ),
                at_next(END_COMBAT, body(sacrifice(saved(0)))),
            )),
        ),
        whenever(deals_combat_damage(), lose_life(Half(LifeTotal(that_player), up=True), that_player)),
    )),
    creature("Sickle Ripper", "{1}{B}", "Elemental Warrior", 2, 1, Keyword(WITHER)),
    legendary(creature(
        "Sigarda, Champion of Light", "{1}{G}{W}{W}", "Angel", 4, 4, flying, trample,
        have(subtype("Human") & you_control, plus(1, 1)),
        whenever(
            attacks(), LookAt(top_cards(5), save=2),
            may(using(
                Choose(Among(saved(2), subtype("Human") & creatures), 1),
                together(LookAt(saved(1), reveal=True), to_hand(saved(1))),
            )),
            Move(Among(saved(2), IsIn(LIBRARY)), LIBRARY, position=BOTTOM, order=RANDOM_ORDER),
            only_if=Exists(each(creatures & you_control), 3, powers=True), name="Coven",
        ),
    )),
    creature(
        "Sigarda's Vanguard", "{4}{W}", "Angel", 3, 3, flash, flying,
        whenever(
            either(enters(), attacks()), Choose(each(creatures), 0, least=0, most=ANY_NUMBER, apart=POWER),
            gains(saved(0), double_strike),
        ),
    ),
    creature(
        "Sigardian Zealot", "{4}{G}", "Human Cleric", 3, 3,
        at_beginning(
            BEGIN_COMBAT, Choose(each(creatures), 0, least=0, most=ANY_NUMBER, apart=POWER),
            gets(saved(0), power_of(this), power_of(this), vigilance),
        ),
    ),
    sorcery("Sign in Blood", "{B}{B}", together(draw(2, target_player()), lose_life(2, the_target_player))),
    legendary(artifact_creature(
        "Silas Renn, Seeker Adept", "{1}{U}{B}", "Human", 2, 2, deathtouch,
        whenever(
            deals_combat_damage(), Remember(0, in_graveyard(artifacts & your)),
            Permit(saved(0), THIS_TURN, lands=False),
        ),
        Keyword(PARTNER),
    )),
    instant("Silence", "{W}", establish(CantCast(each_opponent))),
    artifact_creature(
        "Silent Arbiter", "{4}", "Construct", 1, 5,
        Restrict(NO_MORE_ATTACK, creatures), Restrict(NO_MORE_BLOCK, creatures),
    ),
    enchantment_creature(
        "Silent Hallcreeper", "{1}{U}", "Horror", 1, 1, cant_be_blocked(),
        whenever(deals_combat_damage(), Modes(
            (
                body(put_counters(this, 2)), body(draw()),
                body(BecomeCopy(this, target(other & creatures & you_control))),
            ), unchosen=UNCHOSEN_EVER,
        )),
    ),
    creature("Silverblade Paladin", "{1}{W}{W}", "Human Knight", 2, 2, Keyword(SOULBOND), pair_has(has(double_strike))),
    creature("Silvercoat Lion", "{1}{W}", "Cat", 2, 2),
    creature(
        "Silver-Fur Master", "{U}{B}", "Rat Ninja", 2, 2, ninjutsu("{U}{B}"),
        AbilityCostChange(anything, 1, you, keyword=NINJUTSU),
        have(other & (subtype("Ninja", "Rogue")) & creatures & you_control, plus(1, 1)),
    ),
    creature(
        "Silvergill Mentor", "{1}{U}", "Merfolk Wizard", 2, 1,
        AdditionalCost(OneOf((Behold(subtype("Merfolk")), cost("{2}")))),
        when_enters(create(creature_token("Merfolk", 1, 1, WHITE | BLUE))),
    ),
    creature(
        "Silverquill Silencer", "{W}{B}", "Human Cleric", 3, 2, as_enters(choose_name(~lands)),
        whenever(casts(each_opponent, with_chosen_name & spells), together(lose_life(3, that_player), draw())),
    ),
    bounce_land("Simic Growth Chamber", "GU"),
    legendary(creature(
        "Sin, Unending Cataclysm", "{5}{G}{U}", "Leviathan Avatar", 5, 5, flying, trample,
        as_enters(
            Choose(each(artifacts | creatures | enchantments), 0, least=0, most=ANY_NUMBER),
            TakeCounters(saved(0), save=1), put_counters(this, times(2, SavedNumber(1))),
        ),
        whenever(
            dies(), PutSameCounters(this, target(creatures & you_control)),
            then(to_library(this), Shuffle(owner_of(this))),
        ),
    )),
    sorcery(
        "Sinister Waltz", "{3}{B}{R}", Remember(0, in_graveyard(creatures & your, 3)),
        Choose(saved(0), 1, least=2, most=2, at_random=True),
        together(to_battlefield(saved(1)), to_library(Among(saved(0), IsIn(GRAVEYARD)), BOTTOM)),
    ),
    sorcery(
        "Sink into Takenuma", "{3}{B}",
        Spell(body(*sweeps("Swamp"), discard(Count(saved(1)), target_player())), name="Sweep"), subtypes="Arcane",
    ),
    legendary(creature(
        "Six", "{2}{G}", "Treefolk", 2, 4, reach,
        whenever(
            attacks(), Mill(you, 3, save=1),
            may(using(Choose(Among(saved(1), lands), 2), to_hand(saved(2)))),
        ),
        static(Continuous(~lands & permanent_cards & your, (has(Keyword(RETRACE)),), GRAVEYARD), only_if=your_turn),
    )),
    enchantment(
        "Skeletal Swarming", "{3}{B}{G}",
        have(
            subtype("Skeleton") & you_control, has(trample),
            plus(Minus(number_of(subtype("Skeleton") & you_control), 1), 0),
        ),
        Restrict(MUST_ATTACK, subtype("Skeleton") & you_control),
        at_beginning(
            END,
            when(
                happened(dies(creatures)), create(creature_token("Skeleton", 1, 1, BLACK), 2, tapped=True),
                otherwise=(create(creature_token("Skeleton", 1, 1, BLACK), tapped=True),),
            ),
        ),
    ),
    instant(
        "Skeletonize", "{4}{R}", deal(3, target(creatures)),
        Later(
            dies(that_did(DealsDamage(this_one, anything)) & creatures),
            body(create(creature_token("Skeleton", 1, 1, BLACK, activated("{B}", Regenerate(this))))),
            duration=THIS_TURN,
        ),
    ),
    creature("Skirge Familiar", "{4}{B}", "Phyrexian Imp", 3, 2, flying, activated(discarding(), add("{B}"))),
    creature("Skirk Prospector", "{R}", "Goblin", 1, 1, activated(sacrificing(HasSubtype(("Goblin",))), add("{R}"))),
    legendary(artifact_creature(
        "Skrelv, Defector Mite", "{W}", "Phyrexian Mite", 1, 1, numbered(TOXIC, 1), cant_block(),
        activated(
            cost("{W/P}", tap_symbol),
            for_a_color(lambda color: (
                gains(_KNOWN_COLOR, numbered(TOXIC, 1), Keyword(HEXPROOF, where=color)),
                establish(cant_be_blocked(one_of(_KNOWN_COLOR), creatures & color)),
            )),
        ),
    )),
    sorcery(
        "Skull Raid", "{3}{B}", Discard(target_opponent(), 2, save=0), draw(Minus(2, Count(saved(0)))),
        foretell("{1}{B}"),
    ),
    equipment(
        "Skullclamp", "{1}", have(equipped, plus(1, -1)), whenever(dies(equipped), draw(2)), equip("{1}"),
    ),
    creature(
        "Skullmulcher", "{4}{G}", "Elemental", 3, 3, numbered(DEVOUR, 1), when_enters(draw(Kept(DEVOURED, this)))
    ),
    vehicle("Sky Skiff", "{2}", 2, 3, flying, crew(1)),
    artifact(
        "Skyclave Relic", "{3}", kicker("{3}"), indestructible,
        when_enters(CreateCopy(this, 2, tapped=True), only_if=CostWasPaid("kicker")),
        activated(tap_symbol, add_one_of(ALL_COLORS)),
    ),
    creature(
        "Skyclave Shade", "{1}{B}", "Shade", 3, 1, kicker("{2}{B}"), cant_block(),
        EntersWithCounters(this_one, "+1/+1", 2, CostWasPaid("kicker")),
        Triggered(
            enters(lands & you_control), body(Permit(this, THIS_TURN, lands=False, zone=GRAVEYARD)), your_turn,
            zone=GRAVEYARD, name="Landfall",
        ),
    ),
    creature(
        "Skyfire Phoenix", "{2}{R}{R}", "Phoenix", 3, 3, flying, haste,
        Triggered(casts(you, YOUR_COMMANDER), body(to_battlefield(this)), zone=GRAVEYARD),
    ),
    legendary(vehicle(
        "Skysovereign, Consul Flagship", "{5}", 6, 5, flying,
        whenever(either(enters(), attacks()), deal(3, to=target((creatures | planeswalkers) & opponents_control))),
        crew(3),
    )),
    instant("Sleight of Mind", "{U}", ChangeText(any_spell_or_permanent(), (COLOR,))),
    aura("Slimebind", "{1}{U}", flash, enchant(creatures), have(enchanted_or_equipped, minus(4, 0))),
    instant("Slip Out the Back", "{U}", put_counters(target(creatures)), PhaseOut(the_target)),
    creature(
        "Slippery Bogbonder", "{3}{G}", "Human Druid", 3, 3, flash, hexproof,
        when_enters(
            put_counters(target(creatures), 1, "hexproof"),
            MoveCounters(each(creatures & you_control), the_target, how=ANY_COUNTERS),
        ),
    ),
    legendary(creature(
        "Sliver Legion", "{W}{U}{B}{R}{G}", "Sliver", 7, 7,
        have(
            subtype("Sliver") & creatures,
            plus(Minus(number_of(subtype("Sliver")), 1), Minus(number_of(subtype("Sliver")), 1)),
        ),
    )),
    creature(
        "Sloppity Bilepiper", "{3}{B}", "Demon", 3, 3,
        ability_word("Jolly Gutpipes", activated(
            cost("{2}", tap_symbol, sacrificing(creatures)),
            *for_the_next_spell(
                Continuous(the_next_spell(creatures & spells), (has(Keyword(CASCADE)),), STACK), creatures & spells
            ),
        )),
    ),
    creature("Sluiceway Scorpion", "{2}{B}{G}", "Scorpion", 2, 2, deathtouch, Keyword(SCAVENGE, cost("{1}{B}{G}"))),
    instant(
        "Smashing Success", "{3}{R}", Destroy(target(artifacts | lands), save=0),
        when(there_are(Among(saved(0), artifacts)), create(TREASURE)),
    ),
    sorcery(
        "Smoke Spirits' Aid", "{X}{R}",
        ForEach(
            up_to(x, creatures),
            (
                create_on(
                    aura_token(
                        "Smoke Blessing", RED, enchant(creatures),
                        whenever(dies(one_of(host)), together(deal(1, controller_of(it), it), create(TREASURE))),
                    ),
                    that_one,
                ),
            ),
        ),
    ),
    transforming(
        creature(
            "Smoldering Egg", "{1}{R}", "Dragon Egg", 0, 4, defender,
            whenever(
                casts(you, (instants | sorceries) & spells), put_counters(this, ManaSpent(it), "ember"),
                then(when(
                    is_a(this, with_counter("ember", 7)),
                    together(TakeCounters(this, "ember", counters_on(this, "ember")), Transform(this)),
                )),
            ),
        ),
        creature(
            "Ashmouth Dragon", None, "Dragon", 4, 4, flying,
            whenever(casts(you, (instants | sorceries) & spells), deal(2, to=any_target())), colors=RED,
        ),
    ),
    vehicle(
        "Smoldering Stagecoach", "{3}{R}", 0, 5, defines_size(number_of(instants | sorceries, GRAVEYARD, you), None),
        whenever(
            attacks(), Remember(0, number=TimesHappened(casts(you, instants & spells))),
            Remember(1, number=TimesHappened(casts(you, sorceries & spells))),
            establish(
                Continuous(NthCast(casts(you, instants & spells), Plus(SavedNumber(0), 1)), (has(Keyword(CASCADE)),), STACK),
                Continuous(NthCast(casts(you, sorceries & spells), Plus(SavedNumber(1), 1)), (has(Keyword(CASCADE)),), STACK),
            ),
        ),
        crew(2),
    ),
    vehicle(
        "Smuggler's Buggy", "{4}", 5, 5, numbered(HIDEAWAY, 4),
        whenever(
            deals_combat_damage(), CastNow(LinkedCards(), cost=free, most=ANY_NUMBER),
            when(Did(), to_hand(this)),
        ),
        crew(2),
    ),
    vehicle(
        "Smuggler's Copter", "{2}", 3, 3, flying,
        whenever(either(attacks(), blocks()), may(draw()), when(if_you_do, discard())), crew(1),
    ),
    creature(
        "Snapcaster Mage", "{1}{U}", "Human Wizard", 2, 1, flash,
        when_enters(gains(in_graveyard((instants | sorceries) & your), flashback(PayManaOf(this)))),
    ),
    enchantment(
        "Sneak Attack", "{3}{R}",
        activated(
            "{R}", may(using(Choose(each(creatures, HAND, you), 0), to_battlefield(saved(0), save=1))),
            gains(saved(1), haste, duration=FOREVER), at_next(END, body(sacrifice(saved(1)))),
        ),
    ),
    sorcery(
        "Snort", "{3}{R}", May((together(DiscardHand(they), draw(5, they)),), each_player, doers=1),
        deal(5, to=PlayersWhere(each_opponent, PlayerIs(they, SavedPlayers(1)))), flashback("{5}{R}"),
    ),
    basic_land("Snow-Covered Forest", "Forest", snow=True),
    basic_land("Snow-Covered Island", "Island", snow=True),
    basic_land("Snow-Covered Mountain", "Mountain", snow=True),
    basic_land("Snow-Covered Plains", "Plains", snow=True),
    basic_land("Snow-Covered Swamp", "Swamp", snow=True),
)  # fmt: skip
