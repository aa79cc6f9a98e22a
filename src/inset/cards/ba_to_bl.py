"""Cards whose names begin with Ba to Bl."""

from inset.cards.vocabulary import *

_HEARER = target_opponent()

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
    enchantment(
        "Battle of Wits", "{3}{U}{U}",
        at_beginning(UPKEEP, WinGame(), only_if=there_are(each(cards, LIBRARY, you), 200)),
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
    legendary(creature(
        "Black Cat, Cunning Thief", "{3}{B}{B}", "Human Rogue Villain", 2, 3,
        when_enters(
            LookAt(top_cards(9, _HEARER), save=2),
            using(Choose(saved(2), 0, 2, 2), Move(saved(0), EXILE, face_down=True, look=you, save=1)),
            Move(Among(saved(2), IsIn(LIBRARY)), LIBRARY, position=BOTTOM, order=RANDOM_ORDER),
            Permit(saved(1), any_color=SPEND_ANY_TYPE),
        ),
    )),
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
        "Bladecoil Serpent", "{X}{6}", "Serpent", 5, 4,
        when_enters(Repeat(Half(ColorSpent(BLUE, this)), (draw(),))),
        when_enters(Repeat(Half(ColorSpent(BLACK, this)), (discard(1, each_opponent),))),
        when_enters(Repeat(Half(ColorSpent(RED, this)), (gets(this, 1, 0, trample, haste),))),
    ),
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
    enchantment(
        "Blood Spatter Analysis", "{B}{R}", when_enters(deal(3, to=target(creatures & opponents_control))),
        whenever(
            dies(creatures, batch=True), together(mill(1), put_counters(this, 1, "bloodstain")),
            when(
                is_a(this, with_counter("bloodstain", 5)), SacrificeIt(this, save=1),
                when(there_are(saved(1)), WhenYouDo(body(to_hand(in_graveyard(creatures & your))))),
            ),
        ),
    ),
    enchantment(
        "Bloodbond March", "{2}{B}{G}",
        whenever(
            casts(each_player, creatures & spells), to_battlefield(each(SharesNameWith(it), GRAVEYARD, each_player))
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
)  # fmt: skip
