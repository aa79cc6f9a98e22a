"""Cards whose names begin with B."""

from inset.cards.vocabulary import *

_CAT_SOLDIER = creature_token("Cat Soldier", 1, 1, WHITE, vigilance)

_SPAWN = creature_token("Eldrazi Spawn", 0, 1, 0, activated(sacrifice_this, add("{C}")))
CARDS: tuple[Card, ...] = (
    creature(
        "Backdraft Hellkite", "{3}{R}{R}", "Dragon", 4, 4, flying,
        whenever(attacks(), gains(each(instants | sorceries, GRAVEYARD, you), Keyword(FLASHBACK, PayManaOf(this)))),
    ),
    dual_land("Badlands", "BR"),
    transforming(
        creature("Baithook Angler", "{1}{U}", "Human Peasant", 2, 1, costed(DISTURB, "{1}{U}")),
        creature(
            "Hook-Haunt Drifter", None, "Spirit", 1, 2, flying,
            static(MovesInstead(this_one, GRAVEYARD, EXILE), zone=ANY_ZONE), colors=BLUE,
        ),
    ),
    creature("Balduvian Bears", "{1}{G}", "Bear", 2, 2),
    instant(
        "Baleful Mastery", "{3}{B}", AlternativeCost(cost("{1}{B}"), name="{1}{B}"),
        when(CostWasPaid("{1}{B}"), ChooseWord(OPPONENT), draw(1, ChosenPlayer())),
        exile(target(creatures | planeswalkers)),
    ),
    sorcery(
        "Baleful Stare", "{2}{U}", RevealHand(target_opponent()),
        draw(number_of(subtype("Mountain") | red, HAND, the_target_player)),
    ),
    artifact_creature("Baleful Strix", "{U}{B}", "Bird", 1, 1, flying, deathtouch, when_enters(draw())),
    creature(
        "Bane of the Living", "{2}{B}{B}", "Insect", 4, 3, morph("{X}{B}{B}"),
        whenever(TurnsFaceUp(this_one), becomes(each(creatures), minus(X(), X()))),
    ),
    sorcery(
        "Banefire", "{X}{R}", deal(x, any_target()),
        static(Restrict(CANT_BE_COUNTERED, this_one), DamageCantBePrevented(this_one), only_if=at_least(x, 5), zone=STACK),
    ),
    legendary(creature(
        "Baral, Chief of Compliance", "{1}{U}", "Human Wizard", 1, 3,
        cost_less((instants | sorceries) & spells, 1),
        whenever(IsCountered(spells, you), may(draw()), when(if_you_do, discard())),
    )),
    equipment(
        "Barbed Batterfist", "{1}{R}", Keyword(FOR_MIRRODIN), have(enchanted_or_equipped, plus(1, -1)), equip("{1}")
    ),
    instant(
        "Barbed Lightning", "{2}{R}", modes(deal(3, target(creatures)), deal(3, target_player_or(planeswalkers))),
        costed(ENTWINE, "{2}"),
    ),
    instant("Barkshell Blessing", "{G/W}", gets(target(creatures), 2, 2), conspire),
    instant(
        "Barrel Down Sokenzan", "{2}{R}",
        Spell(body(*sweeps("Mountain"), deal(Times(2, Count(saved(1))), to=target(creatures))), name="Sweep"),
        subtypes="Arcane",
    ),
    creature("Bashful Beastie", "{4}{G}", "Beast", 5, 4, whenever(dies(), ManifestDread())),
    equipment("Basilisk Collar", "{1}", have(equipped, has(deathtouch), has(lifelink)), equip("{2}")),
    planeswalker(
        "Basri Ket", "{1}{W}{W}", "Basri", 3,
        loyalty(1, put_counters(up_to(1, creatures)), gains(the_target, indestructible)),
        loyalty(-2, Later(
            PlayerAttacks(each_player, where=nontoken & creatures),
            body(CreateToken(SOLDIER, that_much, tapped=True, attacking=True)), once=False, duration=THIS_TURN,
        )),
        loyalty(-6, Emblem((
            at_beginning(BEGIN_COMBAT, then(create(SOLDIER), put_counters(each(creatures & you_control)))),
        ))),
    ),
    artifact(
        "Baton of Courage", "{3}", flash, Keyword(SUNBURST),
        activated(removing("charge"), gets(target(creatures), 1, 1)),
    ),
    creature("Battering Craghorn", "{2}{R}{R}", "Goat Beast", 3, 1, first_strike, morph("{1}{R}{R}")),
    creature(
        "Battershield Warrior", "{2}{W}", "Human Warrior", 2, 2,
        activated(cost("{1}{W}"), gets(each(creatures & you_control), 1, 1), keyword=BOAST),
    ),
    pain_land("Battlefield Forge", "RW"),
    dual_land("Bayou", "BG"),
    world(enchantment(
        "Bazaar of Wonders", "{3}{U}{U}", when_enters(exile(each(cards, GRAVEYARD))),
        whenever(
            casts(a_player),
            when(
                any_of(
                    there_are(each(SharesNameWith(it), GRAVEYARD)), there_are(each(SharesNameWith(it) & nontoken)),
                ),
                counter(it),
            ),
        ),
    )),
    creature(
        "Beacon of Destiny", "{1}{W}", "Human Cleric", 1, 3, activated(tap_symbol, Guard(players=you, onto=this)),
    ),
    creature("Bear Cub", "{1}{G}", "Bear", 2, 2),
    instant(
        "Beast Within", "{2}{G}", destroy(target(permanents)),
        create(creature_token("Beast", 3, 3, GREEN), 1, controller_of(the_target)),
    ),
    creature(
        "Beastbreaker of Bala Ged", "{1}{G}", "Human Warrior", 2, 2, Keyword(LEVEL_UP, cost("{2}{G}")),
        level(1, 3, 4, 4), level(4, 0, 6, 6, trample),
    ),
    transforming(
        saga(
            "Befriending the Moths", "{3}{W}", chapter((1, 2), gets(target(creatures & you_control), 1, 1, flying)),
            turns_over(3),
        ),
        enchantment_creature("Imperial Moth", None, "Insect", 2, 4, flying, colors=WHITE),
    ),
    equipment("Behemoth Sledge", "{1}{G}{W}", have(equipped, plus(2, 2), has(trample), has(lifelink)), equip("{3}")),
    creature(
        "Belligerent Yearling", "{1}{R}", "Dinosaur", 3, 2, trample,
        whenever(enters(other & subtype("Dinosaur") & you_control), may(becomes(this, base(power_of(it), None)))),
    ),
    creature("Benalish Cavalry", "{1}{W}", "Human Knight", 2, 2, Keyword(FLANKING)),
    creature("Benalish Hero", "{W}", "Human Soldier", 1, 1, Keyword(BANDING)),
    sorcery(
        "Benediction of Moons", "{W}", gain_life(CountPlayers(each_player)), Keyword(HAUNT),
        when_haunted_dies(gain_life(CountPlayers(each_player))),
    ),
    creature(
        "Benevolent Unicorn", "{1}{W}", "Unicorn", 1, 2,
        DamageChanged(spells, anything, each_player, plus=-1),
    ),
    creature("Benthic Infiltrator", "{2}{U}", "Eldrazi Drone", 1, 4, devoid, Keyword(INGEST), cant_be_blocked()),
    instant(
        "Berserk", "{G}", CastOnly(PointInTurn(FIRST_STRIKE_DAMAGE)),
        gets(target(creatures), power_of(the_target), 0, trample),
        at_next(END, body(when(is_a(Target(0), that_did(Attacks(anything))), destroy(Target(0))))),
    ),
    sorcery(
        "Beseech the Mirror", "{1}{B}{B}{B}", Keyword(BARGAIN),
        Search(you, anything, 0, shuffle=False, save=0), Move(saved(0), EXILE, face_down=True, look=you, save=1), Shuffle(you),
        when(
            CostWasPaid("bargain"), CastNow(saved(1), spell=mana_value_at_most(4), cost=free, save=2),
        ),
        to_hand(Among(saved(1), IsIn(EXILE))),
    ),
    saga(
        "Binding the Old Gods", "{2}{B}{G}", chapter(1, destroy(target(~lands & opponents_control))),
        chapter(2, search(subtype("Forest"), BATTLEFIELD, tapped=True)),
        chapter(3, gains(each(creatures & you_control), deathtouch)),
    ),
    transforming(
        creature("Bird Admirer", "{2}{G}", "Human Archer Werewolf", 1, 4, reach, Keyword(DAYBOUND)),
        creature("Wing Shredder", None, "Werewolf", 3, 5, reach, Keyword(NIGHTBOUND), colors=GREEN),
    ),
    sorcery("Birthday Escape", "{U}", draw(), TemptedByRing()),
    kindred(
        enchantment(
            "Bitterblossom", "{1}{B}",
            at_beginning(
                UPKEEP, together(lose_life(1), create(creature_token("Faerie Rogue", 1, 1, BLACK, flying))),
            ),
            subtypes="Faerie",
        ),
    ),
    instant("Bituminous Blast", "{3}{B}{R}", cascade, deal(4, to=target(creatures))),
    modal(
        creature(
            "Blackbloom Rogue", "{2}{B}", "Human Rogue", 2, 3, menace,
            static(
                have(this_one, plus(3, 0)),
                only_if=some_player(each_opponent, there_are(each(cards, GRAVEYARD, they), 8)),
            ),
        ),
        land("Blackbloom Bog", "", enters_tapped(), tap_for("{B}")),
    ),
    fast_land("Blackcleave Cliffs", "BR"),
    creature("Blade Instructor", "{2}{W}", "Human Soldier", 3, 1, Keyword(MENTOR)),
    artifact_creature(
        "Bladegriff Prototype", "{5}", "Griffin", 3, 2, flying,
        Triggered(
            deals_combat_damage(),
            Body((destroy(the_target),), (TargetSpec(~lands & opponents_control, by=that_player),)),
        ),
    ),
    equipment(
        "Bladehold War-Whip", "{1}{R}{W}", Keyword(FOR_MIRRODIN),
        AbilityCostChange(other & subtype("Equipment"), 1, you, keyword=EQUIP), have(equipped, has(double_strike)),
        equip("{3}{R}{W}"),
    ),
    creature("Blastoderm", "{2}{G}{G}", "Beast", 5, 5, shroud, numbered(FADING, 3)),
    sorcery(
        "Blatant Thievery", "{4}{U}{U}{U}",
        becomes(target(
            opponents_control, CountPlayers(PlayersWhere(each_opponent, there_are(each(they_control)))), group=ONE_PER_PLAYER,
        ), SetController(you), duration=FOREVER),
    ),
    equipment(
        "Blazing Torch", "{1}", cant_be_blocked(enchanted_or_equipped, by=subtype("Vampire", "Zombie")),
        have(
            enchanted_or_equipped,
            has(
                activated(
                    cost(tap_symbol, SacrificeOther(one_of(Granter()))), deal(2, any_target(), source=Granter())
                )
            ),
        ),
        equip("{1}"),
    ),
    creature(
        "Blightwing Bandit", "{3}{B}", "Faerie Rogue", 2, 2, flying, deathtouch,
        whenever(
            While(casts(you, nth=1), TurnOf(each_opponent)),
            LookAt(top_cards(of=ActivePlayer()), save=0), Move(saved(0), EXILE, face_down=True, look=you, save=1),
            Permit(saved(1), any_color=SPEND_ANY_TYPE),
        ),
    ),
    creature(
        "Blind Hunter", "{2}{W}{B}", "Bat", 2, 2, flying, Keyword(HAUNT),
        when_haunted_dies(together(lose_life(2, target_player()), gain_life(2)), enters_too=True),
    ),
    creature(
        "Bloatfly Swarm", "{3}{B}", "Insect Mutant", 0, 0, flying, enters_with(5),
        PreventDamage(to=this_one & with_counter("+1/+1"), then=(
            TakeCounters(this, "+1/+1", that_much, save=0), GiveCounters(each_player, "rad", SavedNumber(0)),
        )),
    ),
    creature(
        "Blood Bairn", "{2}{B}", "Vampire", 2, 2, activated(sacrificing(other & creatures), gets(this, 2, 2))
    ),
    shock_land("Blood Crypt", "BR"),
    creature(
        "Blood Hustler", "{1}{B}", "Vampire Rogue", 1, 1,
        whenever(CommitsCrime(you), put_counters(this), limit=1),
        activated("{3}{B}", together(lose_life(1, target_opponent()), gain_life(1))),
    ),
    enchantment("Blood Moon", "{2}{R}", have(~basic & lands, SetTypes(LAND, ("Mountain",), keep_types=True))),
    creature("Blood Pet", "{B}", "Thrull", 1, 1, activated(sacrifice_this, add("{B}"))),
    enchantment(
        "Blood Reckoning", "{3}{B}",
        whenever(Attacks(creatures, whom=YOU_OR_PLANESWALKERS), lose_life(1, ControllerOf(it))),
    ),
    creature(
        "Blood Researcher", "{1}{B}{G}", "Vampire Druid", 2, 2, menace,
        whenever(gains_life(you), put_counters(this)),
    ),
    creature(
        "Blood Scrivener", "{1}{B}", "Zombie Wizard", 2, 1,
        static(
            DrawInstead(you, (together(draw(2), lose_life(1)),)), only_if=unless(there_are(each(cards, HAND, you)))
        ),
    ),
    creature("Bloodbraid Elf", "{2}{R}{G}", "Elf Berserker", 3, 2, haste, cascade),
    creature(
        "Bloodbraid Marauder", "{1}{R}", "Human Berserker", 3, 1, cant_block(),
        ability_word("Delirium", static(
            Continuous(this_one, (has(cascade),), STACK),
            only_if=at_least(CardTypesAmong(each(cards, GRAVEYARD, you)), 4), zone=STACK,
        )),
    ),
    creature(
        "Bloodfeather Phoenix", "{1}{R}", "Phoenix", 2, 2, flying, cant_block(),
        Triggered(
            DealsDamage((instants | sorceries) & spells & you_control, battles, each_opponent),
            body(PayOr(you, cost("{R}"), (to_battlefield(this, save=1), gains(saved(1), haste)))), zone=GRAVEYARD,
        ),
    ),
    equipment(
        "Bloodforged Battle-Axe", "{1}", have(equipped, plus(2, 0)),
        whenever(deals_combat_damage(equipped), create_copy(this)), equip("{2}"),
    ),
    fetch_land("Bloodstained Mire", "BR"),
    fast_land("Blooming Marsh", "BG"),
    sorcery(
        "Blow Your House Down", "{2}{R}", establish(cant_block(one_of(up_to(3, creatures)))),
        destroy(Among(the_target, subtype("Wall"))),
    ),
    creature("Bog Initiate", "{1}{B}", "Human Wizard", 1, 1, activated("{1}", add("{B}"))),
    modal(
        creature(
            "Boggart Trawler", "{2}{B}", "Goblin", 3, 1, when_enters(exile(each(cards, GRAVEYARD, target_player())))
        ),
        land("Boggart Bog", "", as_enters(PayOr(you, pay_life(3), unpaid=(tap(this),))), tap_for("{B}")),
    ),
    legendary(artifact(
        "Bolas's Citadel", "{3}{B}{B}{B}", PlayerRule(LOOK_AT_TOP, you),
        MayPlay(you, LIBRARY, lands=True, top_only=True, cost=pay_life(mana_value(this))),
        activated(cost(tap_symbol, sacrificing(~lands, 10)), lose_life(10, each_opponent)),
    )),
    creature(
        "Boldwyr Heavyweights", "{2}{R}{R}", "Giant Warrior", 8, 8, trample,
        when_enters(
            ForEachPlayer(
                each_opponent,
                (May((Search(they, creatures, BATTLEFIELD, shuffle=False),), they, doers=1),),
            ),
            Shuffle(SavedPlayers(1)),
        ),
    ),
    creature(
        "Boltbender", "{3}{R}", "Goblin Wizard", 4, 2, disguise("{1}{R}"),
        whenever(TurnsFaceUp(this_one), ChangeTargets(each((spells | IsAbility()) & other, STACK))),
    ),
    vehicle("Bomat Bazaar Barge", "{4}", 5, 5, when_enters(draw()), crew(3)),
    sorcery("Bone Splinters", "{B}", AdditionalCost(sacrificing(creatures)), destroy(target(creatures))),
    equipment("Bonesplitter", "{1}", have(enchanted_or_equipped, plus(2, 0)), equip("{1}")),
    sorcery(
        "Boneyard Parley", "{5}{B}{B}",
        exile(up_to(5, creatures, zone=GRAVEYARD), save=0), Separate(saved(0), an_opponent, you, 1, 2),
        together(to_battlefield(saved(1), you), to_graveyard(saved(2))),
    ),
    creature(
        "Boneyard Scourge", "{2}{B}{B}", "Zombie Dragon", 4, 3, flying,
        Triggered(
            dies(subtype("Dragon") & you_control), body(PayOr(you, cost("{1}{B}"), (to_battlefield(this),))),
            zone=GRAVEYARD,
        ),
    ),
    creature(
        "Boon-Bringer Valkyrie", "{3}{W}{W}", "Angel Warrior", 4, 4, numbered(BACKUP, 1), flying, first_strike,
        lifelink,
    ),
    instant(
        "Boros Charm", "{R}{W}",
        modes(
            deal(4, to=target_player_or(planeswalkers)), gains(each(permanents & you_control), indestructible),
            gains(target(creatures), double_strike),
        ),
    ),
    bounce_land("Boros Garrison", "RW"),
    instant(
        "Borrowed Malevolence", "{B}", costed(ESCALATE, "{2}"),
        modes(gets(target(creatures), 1, 1), gets(target(creatures), -1, -1), most=2),
    ),
    creature(
        "Botanical Brawler", "{G}{W}", "Elemental Warrior", 0, 0, trample, enters_with(2),
        whenever(
            PutsCounters(other & you_control, "+1/+1"), put_counters(this),
            only_if=Compare(TimesHappened(PutsCounters(one_of(it), "+1/+1"), before=True), EQ, 0),
        ),
    ),
    fast_land("Botanical Sanctum", "GU"),
    artifact(
        "Bounty Board", "{3}", activated(tap_symbol, add_one_of(ALL_COLORS)),
        activated(cost("{1}", tap_symbol), put_counters(target(creatures), 1, "bounty"), timing=AS_SORCERY),
        whenever(
            dies(creatures & with_counter("bounty")),
            ForEachPlayer(
                PlayersExcept(each_player, controller_of(it)), (together(draw(1, they), gain_life(2, they)),),
            ),
        ),
    ),
    creature("Brago's Representative", "{2}{W}", "Human Advisor", 1, 4, ExtraVote(optional=False)),
    legendary(creature(
        "Braids, Arisen Nightmare", "{1}{B}{B}", "Nightmare", 3, 3,
        at_beginning(
            END,
            may(Sacrifice(you, artifacts | creatures | enchantments | lands | planeswalkers, save=1)),
            when(
                Did(0),
                May((sacrifices(they, SharesTypeWith(saved(1))),), each_opponent, save=2, doers=3),
                ForEachPlayer(
                    PlayersExcept(each_opponent, SavedPlayers(3)), (together(lose_life(2, they), draw()),)
                ),
            ),
        ),
    )),
    sorcery("Braingeyser", "{X}{U}{U}", draw(x, target_player())),
    creature(
        "Brainstealer Dragon", "{5}{B}{B}", "Dragon Horror", 6, 6, flying,
        at_beginning(
            END, exile(top_cards(1, each_opponent), save=0), Permit(saved(0), any_color=SPEND_ANY_COLOR),
        ),
        whenever(enters(~lands & opponents_own & you_control), lose_life(mana_value(it), owner_of(it))),
    ),
    instant(
        "Brainstorm", "{U}",
        then(draw(3), using(Choose(each(cards, HAND, you), 0, 2, 2), to_library(saved(0)))),
    ),
    creature(
        "Brazen Dwarf", "{1}{R}", "Dwarf Shaman", 1, 3, whenever(RollsDice(you), deal(1, each_opponent)),
    ),
    sorcery(
        "Breach the Multiverse", "{5}{B}{B}", mill(10, each_player),
        Choose(each(creatures | planeswalkers, GRAVEYARD, they), 0, whose=each_player),
        to_battlefield(saved(0), you), becomes(each(creatures & you_control), also(0, "Phyrexian"), duration=FOREVER),
    ),
    instant("Break Open", "{1}{R}", TurnFaceUp(target(face_down & creatures & opponents_control))),
    sorcery(
        "Break Out", "{R}{G}", LookAt(top_cards(6), save=0),
        using(Choose(Among(saved(0), creatures), 1, 0), LookAt(saved(1), reveal=True)),
        when(
            is_a(saved(1), mana_value_at_most(2)),
            May((together(to_battlefield(saved(1), save=3), gains(saved(3), haste)),), save=2),
        ),
        when(unless(Did(2)), to_hand(saved(1))),
        Move(saved(0), LIBRARY, position=BOTTOM, order=RANDOM_ORDER),
    ),
    shock_land("Breeding Pool", "GU"),
    legendary(
        creature(
            "Brimaz, King of Oreskos", "{1}{W}{W}", "Cat Soldier", 3, 4, vigilance,
            whenever(attacks(this_one), CreateToken(_CAT_SOLDIER, attacking=True)),
            whenever(Blocks(this_one, creatures), CreateToken(_CAT_SOLDIER, blocking=EventOther())),
        )
    ),
    instant(
        "Bring the Ending", "{1}{U}",
        when(
            at_least(PlayerCounters("poison", controller_of(target(spells))), 3), counter(the_target),
            otherwise=(unless_pays(controller_of(the_target), cost("{2}"), counter(the_target)),),
        ),
    ),
    creature(
        "Bringer of the Last Gift", "{6}{B}{B}", "Vampire Demon", 6, 6, flying,
        when_enters(
            Remember(0, each(creatures, GRAVEYARD)), SacrificeIt(each(other & creatures), who=each_player),
            to_battlefield(saved(0)),
            only_if=you_cast_it,
        ),
    ),
    instant(
        "Broken Visage", "{4}{B}", Destroy(target(~artifacts & attacking & creatures), regenerate=False),
        CreateToken(
            creature_token("Spirit", 0, 0, BLACK), save=0, power=power_of(the_target), toughness=toughness_of(the_target),
        ),
        at_next(END, body(sacrifice(saved(0)))),
    ),
    artifact_creature(
        "Bronze Horse", "{7}", "Horse", 4, 4, trample,
        static(PreventDamage(source=spells & targeting(this_one), to=this_one), only_if=you_have(other & creatures)),
    ),
    artifact_creature(
        "Bronzeplate Boar", "{2}{R}", "Equipment Boar", 3, 2, trample,
        have(enchanted_or_equipped, plus(3, 2), has(trample)), Keyword(RECONFIGURE, cost("{5}")),
    ),
    sorcery(
        "Brood Birthing", "{1}{R}",
        when(you_have(subtype("Eldrazi") & subtype("Spawn")), create(_SPAWN, 3), otherwise=(create(_SPAWN),)),
    ),
    legendary(creature(
        "Brothers Yamazaki", "{2}{R}", "Human Samurai", 2, 1, numbered(BUSHIDO, 1),
        static(
            Restrict(NO_LEGEND_RULE, named("Brothers Yamazaki")),
            only_if=Compare(number_of(named("Brothers Yamazaki")), EQ, 2),
        ),
        have(other & creatures & named("Brothers Yamazaki"), plus(2, 2), has(haste)),
    )),
    creature(
        "Brown Ouphe", "{G}", "Ouphe", 1, 1,
        activated(cost("{1}{G}", tap_symbol), counter(target(IsAbility(triggered=False) & SourceIs(artifacts)))),
    ),
    pain_land("Brushland", "GW"),
    class_card(
        "Builder's Talent", "{1}{W}", when_enters(create(creature_token("Wall", 0, 4, WHITE, defender))),
        class_level(2, "{W}", whenever(
            enters(~creatures & ~lands & you_control, batch=True), put_counters(target(creatures & you_control)),
        )),
        class_level(3, "{4}{W}", becomes_level(
            3, to_battlefield(in_graveyard(~creatures & ~lands & permanent_cards & your)),
        )),
    ),
    sorcery(
        "Burning Curiosity", "{2}{R}", AdditionalCost(BlightCost(1), OPTIONAL),
        when(CostWasPaid(OPTIONAL), exile(top_cards(3), save=0), otherwise=(exile(top_cards(2), save=0),)),
        Permit(saved(0), UNTIL_END_OF_YOUR_NEXT_TURN),
    ),
    creature(
        "Burnout Bashtronaut", "{R}", "Goblin Warrior", 1, 1, menace, Keyword(START_YOUR_ENGINES),
        activated(cost("{2}"), gets(this, 1, 0)), max_speed(static(have(this_one, has(double_strike)))),
    ),
    creature(
        "Burrenton Forge-Tender", "{W}", "Kithkin Wizard", 1, 1, protection(red),
        activated(sacrifice_this, Guard(red, once=False)),
    ),
    sorcery(
        "Bygone Marvels", "{G}{G}",
        Triggered(
            casts(you, this_one), body(CopySpell(this, 2)), there_are(each(permanent_cards, GRAVEYARD, you), 8), zone=STACK,
            name="Descend 8",
        ),
        to_hand(in_graveyard(permanent_cards & your)), exile(this),
    ),
)  # fmt: skip
