"""Cards whose names begin with An to Az."""

from inset.cards.vocabulary import *

_BETRAYED = target(creatures)
_IN_MADNESS = is_a(this, WasCastFor("madness"))
CARDS: tuple[Card, ...] = (
    legendary(
        creature(
            "Anafenza, the Foremost", "{W}{B}{G}", "Human Soldier", 4, 4,
            whenever(attacks(), put_counters(target(other & tapped & creatures & you_control))),
            MovesInstead(nontoken & creatures & opponents_own, GRAVEYARD, EXILE),
        )
    ),
    sorcery(
        "Analyze the Pollen", "{G}", AdditionalCost(CollectEvidence(8), EVIDENCE),
        when(
            CostWasPaid(EVIDENCE), search(creatures | lands), otherwise=(search(basic & lands),),
        ),
    ),
    creature(
        "Anavolver", "{3}{G}", "Volver", 3, 3, kicker("{1}{U}"), kicker("{B}"),
        static(EntersWithCounters(this_one, "+1/+1", 2, CostWasPaid("kicker"), (has(flying),))),
        static(EntersWithCounters(
            this_one, "+1/+1", 1, CostWasPaid("kicker 2"), (has(activated(pay_life(3), Regenerate(this))),)
        )),
    ),
    instant("Ancestral Recall", "{U}", draw(3, target_player())),
    land(
        "Ancient Amphitheater", "",
        as_enters(unless_pays(you, RevealCards(subtype("Giant")), tap(this))),
        activated(tap_symbol, add_one_of(RED | WHITE)),
    ),
    creature(
        "Ancient Silver Dragon", "{6}{U}{U}", "Elder Dragon", 8, 8, flying,
        whenever(
            deals_combat_damage(), RollDie(20, (), save=0), draw(SavedNumber(0)),
            establish(PlayerRule(NO_MAXIMUM_HAND_SIZE, you), duration=FOREVER),
        ),
    ),
    legendary(equipment(
        "Andúril, Flame of the West", "{3}", have(equipped, plus(3, 1)),
        whenever(
            attacks(equipped),
            when(
                is_a(it, legendaries),
                CreateToken(creature_token("Spirit", 1, 1, WHITE, flying), 2, tapped=True, attacking=True),
                otherwise=(create(creature_token("Spirit", 1, 1, WHITE, flying), 2, tapped=True),),
            ),
        ),
        equip("{2}"),
    )),
    creature(
        "Angel of Serenity", "{4}{W}{W}{W}", "Angel", 5, 6, flying,
        when_enters(may(exile(up_to(3, other & creatures, zone=BATTLEFIELD | GRAVEYARD), link=True))),
        whenever(leaves(), to_hand(linked_cards)),
    ),
    creature(
        "Angelic Arbiter", "{5}{W}{W}", "Angel", 5, 6, flying,
        cant_attack(creatures & controlled_by(PlayersWhere(each_opponent, happened(casts(they))))),
        CantCast(PlayersWhere(each_opponent, happened(PlayerAttacks(they, where=creatures)))),
    ),
    sorcery(
        "Angelic Purge", "{2}{W}", AdditionalCost(sacrificing(permanents)),
        exile(target(artifacts | creatures | enchantments)),
    ),
    creature(
        "Angelic Skirmisher", "{4}{W}{W}", "Angel", 4, 4, flying,
        at_beginning(
            BEGIN_COMBAT, choose_keyword(each(creatures & you_control), first_strike, vigilance, lifelink), of=each_player
        ),
    ),
    creature(
        "Anger", "{3}{R}", "Incarnation", 2, 2, haste,
        static(
            have(creatures & you_control, has(haste)),
            only_if=Exists(each(subtype("Mountain") & you_control)), zone=GRAVEYARD,
        ),
    ),
    planeswalker(
        "Angrath, the Flame-Chained", "{3}{B}{R}", "Angrath", 4,
        loyalty(1, together(discard(1, each_opponent), lose_life(2, each_opponent))),
        loyalty(
            -3, becomes(_BETRAYED, SetController(you)), untap(_BETRAYED), gains(_BETRAYED, haste),
            Remember(0, _BETRAYED), at_next(END, body(when(is_a(saved(0), mana_value_at_most(3)), sacrifice(saved(0))))),
        ),
        loyalty(-8, ForEachPlayer(each_opponent, (lose_life(number_of(cards, GRAVEYARD, they), they),))),
    ),
    instant("Anguished Unmaking", "{1}{W}{B}", exile(target(~lands)), lose_life(3)),
    sorcery("An-Havva Inn", "{1}{G}{G}", gain_life(Plus(1, number_of(green & creatures)))),
    legendary(
        creature(
            "Anje, Maid of Dishonor", "{2}{B}{R}", "Vampire", 4, 5,
            whenever(
                Moves(this_one | subtype("Vampire") & you_control, destination=BATTLEFIELD, batch=True),
                create(artifact_token("Blood", activated(cost("{1}", tap_symbol, discarding(), sacrifice_this), draw()))),
                limit=1,
            ),
            activated(
                cost("{2}", sacrificing(other & creatures | subtype("Blood") & tokens)),
                together(lose_life(2, each_opponent), gain_life(2)),
            ),
        )
    ),
    sorcery(
        "Annihilating Glare", "{B}", AdditionalCost(OneOf((cost("{4}"), sacrificing(artifacts | creatures)))),
        destroy(target(creatures | planeswalkers)),
    ),
    instant(
        "Anoint with Affliction", "{1}{B}",
        when(
            any_of(
                is_a(target(creatures), mana_value_at_most(3)),
                at_least(PlayerCounters("poison", controller_of(the_target)), 3),
            ),
            exile(the_target),
        ),
    ),
    creature(
        "Anointed Peacekeeper", "{2}{W}", "Human Cleric", 3, 3, vigilance,
        as_enters(ChooseWord(OPPONENT), LookAt(each(cards, HAND, ChosenPlayer())), choose_name()),
        cost_more(with_chosen_name & spells, 2, each_opponent),
        AbilityCostChange(with_chosen_name, 2, sign=1, spare_mana=True),
    ),
    legendary(
        creature(
            "Anowon, the Ruin Thief", "{2}{U}{B}", "Vampire Rogue", 2, 4,
            have(other & subtype("Rogue") & you_control, plus(1, 1)),
            whenever(
                deals_combat_damage(subtype("Rogue") & you_control, batch=True), Mill(that_player, that_much, save=0),
                when(more(CountMatching(saved(0), creatures), 0), draw()),
            ),
        )
    ),
    creature(
        "Anticausal Vestige", "{6}", "Eldrazi", 7, 5,
        whenever(
            leaves(),
            then(
                draw(),
                may(
                    using(
                        Choose(each(permanent_cards & mana_value_at_most(number_of(lands & you_control)), HAND, you), 0),
                        to_battlefield(saved(0), tapped=True),
                    )
                ),
            ),
        ),
        costed(WARP, "{4}"),
    ),
    legendary(creature(
        "Anti-Venom, Horrifying Healer", "{W}{W}{W}{W}{W}", "Symbiote Hero", 5, 5,
        when_enters(to_battlefield(in_graveyard(creatures & your)), only_if=is_a(this, WasCastBy(each_player))),
        PreventDamage(to=this_one, then=(put_counters(this, that_much),)),
    )),
    creature(
        "Apocalypse Hydra", "{X}{R}{G}", "Hydra", 0, 0,
        static(enters_with(x), EntersWithCounters(this_one, "+1/+1", x, at_least(x, 5))),
        activated(cost("{1}{R}", removing("+1/+1")), deal(1, any_target())),
    ),
    creature(
        "Apprentice Sorcerer", "{2}{U}", "Human Wizard Sorcerer", 1, 1,
        activated(tap_symbol, deal(1, any_target()), only_if=AllOf((your_turn, PointInTurn(DECLARE_ATTACKERS)))),
    ),
    creature(
        "Aquastrand Spider", "{1}{G}", "Spider Mutant", 0, 0, numbered(GRAFT, 2),
        activated(cost("{G}"), gains(target(creatures & with_counter("+1/+1")), reach)),
    ),
    legendary(
        creature(
            "Arcades Sabboth", "{2}{G}{G}{W}{W}{U}{U}", "Elder Dragon", 7, 7, flying,
            at_beginning(UPKEEP, PayOr(you, cost("{G}{W}{U}"), unpaid=(sacrifice(),))),
            have(untapped & ~attacking & creatures & you_control, plus(0, 2)), activated("{W}", gets(this, 0, 1)),
        )
    ),
    enchantment(
        "Arcane Bombardment", "{4}{R}{R}",
        whenever(
            casts(you, instants | sorceries, nth=1),
            using(
                Choose(each(instants | sorceries, GRAVEYARD, you), 0, at_random=True), exile(saved(0), link=True),
            ),
            CopyCards(linked_cards, 1), CastNow(saved(1), cost=free, most=ANY_NUMBER),
        ),
    ),
    artifact("Arcane Signet", "{2}", taps_for_identity()),
    aura(
        "Arcanum Wings", "{1}{U}", enchant(creatures), have(enchanted_or_equipped, has(flying)),
        costed(AURA_SWAP, "{2}{U}"),
    ),
    artifact_creature(
        "Arcbound Overseer", "{8}", "Golem", 0, 0,
        at_beginning(UPKEEP, put_counters(each(creatures & HasKeyword(MODULAR) & you_control))), numbered(MODULAR, 6),
    ),
    artifact_creature("Arcbound Worker", "{1}", "Construct", 0, 0, numbered(MODULAR, 1)),
    creature(
        "Archangel of Strife", "{5}{W}{W}", "Angel", 6, 6, flying, as_enters(ChooseSides(("war", "peace"), each_player)),
        have(creatures & controlled_by(ChoseSide("war")), plus(3, 0)),
        have(creatures & controlled_by(ChoseSide("peace")), plus(0, 3)),
    ),
    creature(
        "Archangel of Tithes", "{1}{W}{W}{W}", "Angel", 3, 5, flying,
        static(CombatCost(creatures, cost("{1}"), YOU_OR_PLANESWALKERS), only_if=Matches(this, Not(IsTapped()))),
        static(CombatCost(creatures, cost("{1}"), blocking=True), only_if=Matches(this, IsAttacking())),
    ),
    creature(
        "Archangel of Wrath", "{2}{W}{W}", "Angel", 3, 4, kicker("{B}"), kicker("{R}"), flying, lifelink,
        when_enters(deal(2, any_target()), only_if=any_of(CostWasPaid("kicker"), CostWasPaid("kicker 2"))),
        when_enters(deal(2, any_target()), only_if=all_of(CostWasPaid("kicker"), CostWasPaid("kicker 2"))),
    ),
    enchantment_creature(
        "Archetype of Imagination", "{4}{U}{U}", "Human Wizard", 3, 2,
        have(creatures & you_control, has(flying)), have(creatures & opponents_control, CantHaveKeyword(FLYING)),
    ),
    creature(
        "Archfiend of Spite", "{5}{B}{B}", "Demon", 6, 6, flying,
        whenever(
            DealsDamage(opponents_control, this_one),
            PayOr(
                controller_of(it), sacrificing(permanents, that_much), unpaid=(lose_life(that_much, controller_of(it)),)
            ),
        ),
        costed(MADNESS, "{3}{B}{B}"),
    ),
    creature(
        "Archmage of Echoes", "{4}{U}", "Faerie Wizard", 4, 4, flying, ward("{2}"),
        whenever(casts(you, subtype("Faerie", "Wizard") & permanent_cards & spells), CopySpell(it, new_targets=False)),
    ),
    creature(
        "Archpriest of Iona", "{W}", "Human Cleric", 0, 2, defines_size(PartySize(you), None),
        at_beginning(BEGIN_COMBAT, gets(target(creatures), 1, 1, flying), only_if=Compare(PartySize(you), EQ, 4)),
    ),
    creature("Arctic Wolves", "{3}{G}{G}", "Wolf", 4, 5, Keyword(CUMULATIVE_UPKEEP, cost("{2}")), when_enters(draw())),
    land(
        "Arid Archway", "Desert", enters_tapped(),
        when_enters(
            Choose(each(lands & you_control), 0),
            when(
                is_a(saved(0), other & subtype("Desert")), then(to_hand(saved(0)), surveil(1)),
                otherwise=(to_hand(saved(0)),),
            ),
        ),
        tap_for("{C}{C}"),
    ),
    fetch_land("Arid Mesa", "RW"),
    legendary(creature(
        "Arixmethes, Slumbering Isle", "{2}{G}{U}", "Kraken", 12, 12,
        EntersTapped(this_one), enters_with(5, "slumber"),
        static(have(this_one, SetTypes(LAND)), only_if=is_a(this, with_counter("slumber"))),
        whenever(casts(you), may(TakeCounters(this, "slumber"))),
        tap_for("{G}{U}"),
    )),
    transforming(
        planeswalker(
            "Arlinn, the Pack's Hope", "{2}{R}{G}", "Arlinn", 4, Keyword(DAYBOUND),
            loyalty(
                1,
                establish(
                    as_though_flash(creatures & spells), enters_with(1, where=creatures & you_control),
                    duration=UNTIL_YOUR_NEXT_TURN,
                ),
            ),
            loyalty(-3, create(creature_token("Wolf", 2, 2, GREEN), 2)),
        ),
        planeswalker(
            "Arlinn, the Moon's Fury", None, "Arlinn", 4, Keyword(NIGHTBOUND), loyalty(2, add("{R}{G}")),
            loyalty(
                0,
                becomes(
                    this, SetTypes(CREATURE, ("Werewolf",)), base(5, 5), has(trample), has(indestructible), has(haste)
                ),
            ),
            colors=RED | GREEN,
        ),
    ),
    sorcery(
        "Arm the Cathars", "{1}{W}{W}",
        gets(target(creatures), 3, 3), gets(Aim(TargetSpec(creatures, least=0, other=True)), 2, 2),
        gets(Aim(TargetSpec(creatures, zones=BATTLEFIELD, least=0, most=1, other=True)), 1, 1),
        gains(Union((Target(0), Target(1), Target(2))), vigilance),
    ),
    aura(
        "Armadillo Cloak", "{1}{G}{W}", enchant(creatures), have(enchanted, plus(2, 2), has(trample)),
        whenever(DealsDamage(enchanted, batch=True), gain_life(that_much)),
    ),
    artifact(
        "Armageddon Clock", "{6}", at_beginning(UPKEEP, put_counters(this, 1, "doom")),
        at_beginning(DRAW, deal(counters_on(this, "doom"), each_player)),
        Activated(cost("{4}"), body(TakeCounters(this, "doom")), by_anyone=True, condition=InStep((UPKEEP,))),
    ),
    creature(
        "Armored Kincaller", "{2}{G}", "Dinosaur", 3, 3,
        when_enters(
            may(using(Choose(each(subtype("Dinosaur"), HAND, you), 1), LookAt(saved(1), reveal=True))),
            when(any_of(if_you_do, you_have(other & subtype("Dinosaur"))), gain_life(3)),
        ),
    ),
    legendary(creature(
        "Arni Brokenbrow", "{2}{R}", "Human Berserker", 3, 3, haste,
        activated(
            "{1}", may(becomes(this, base(Plus(1, Greatest(POWER, each(other & creatures & you_control))), None))),
            keyword=BOAST,
        ),
    )),
    aura(
        "Arrest", "{2}{W}", enchant(creatures),
        static(cant_attack(enchanted), cant_block(enchanted), Restrict(CANT_ACTIVATE, enchanted)),
    ),
    enchantment(
        "Arterial Alchemy", "{2}{R}",
        when_enters(create(artifact_token(
            "Blood", activated(cost("{1}", tap_symbol, discarding(), sacrifice_this), draw())
        ), CountPlayers(each_opponent))),
        have(
            subtype("Blood") & tokens & you_control, AddTypes(0, ("Equipment",)), has(static(have(equipped, plus(2, 0)))),
            has(equip("{2}")),
        ),
    ),
    instant(
        "Artificial Evolution", "{U}", ChangeText(any_spell_or_permanent(), (CREATURE_TYPE,), never="Wall")
    ),
    enchantment(
        "As Foretold", "{2}{U}", at_beginning(UPKEEP, put_counters(this, 1, "time")),
        OfferAlternativeCost(you, spells & mana_value_at_most(counters_on(this, "time")), cost("{0}"), limit=1),
    ),
    saga(
        "Ascent of the Worthy", "{1}{W}{B}",
        chapter(
            (1, 2), Choose(each(creatures & you_control), 0),
            establish(RedirectDamage(saved(0), to=creatures & you_control), duration=UNTIL_YOUR_NEXT_TURN),
        ),
        chapter(
            3, Move(in_graveyard(creatures & your), BATTLEFIELD, counters=(("flying", 1),), save=0),
            becomes(saved(0), also(0, "Angel", "Warrior"), duration=FOREVER),
        ),
    ),
    land("Ash Barrens", "", tap_for("{C}"), Keyword(CYCLING, cost("{1}"), where=basic & lands)),
    legendary(creature(
        "Ashaya, Soul of the Wild", "{3}{G}{G}", "Elemental", 0, 0,
        defines_size(number_of(lands & you_control), number_of(lands & you_control)),
        have(nontoken & creatures & you_control, also(LAND, "Forest")),
    )),
    planeswalker(
        "Ashiok, Nightmare Muse", "{3}{U}{B}", "Ashiok", 5,
        loyalty(
            +1,
            create(creature_token(
                "Nightmare", 2, 3, BLUE | BLACK, whenever(either(attacks(), blocks()), exile(top_cards(2, each_opponent))),
            )),
        ),
        loyalty(
            -3,
            then(
                to_hand(target(~lands)),
                using(Choose(each(cards, HAND, owner_of(the_target)), 0, who=owner_of(the_target)), exile(saved(0))),
            ),
        ),
        loyalty(-7, CastNow(each(opponents_own & ~face_down, EXILE), cost=free, most=3)),
    ),
    planeswalker(
        "Ashiok, Nightmare Weaver", "{1}{U}{B}", "Ashiok", 3,
        loyalty(+2, exile(top_cards(3, target_opponent()), link=True)),
        Activated(
            RemoveCounters("loyalty", x),
            body(
                using(
                    Choose(Among(linked_cards, creatures & mana_value_of(x)), 0),
                    Move(saved(0), BATTLEFIELD, you, mods=(AddTypes(0, ("Nightmare",)),)),
                )
            ),
            loyalty=True,
        ),
        loyalty(-10, exile(each(cards, HAND, each_opponent)), exile(each(cards, GRAVEYARD, each_opponent))),
    ),
    creature(
        "Ashmouth Hound", "{1}{R}", "Elemental Dog", 2, 1,
        whenever(either(Blocks(this_one, creatures), BecomesBlocked(this_one, by=creatures)), deal(1, EventOther())),
    ),
    artifact("Ashnod's Altar", "{3}", activated(sacrificing(creatures), add("{C}{C}"))),
    aura(
        "Aspect of Wolf", "{1}{G}", enchant(creatures),
        have(enchanted, plus(Half(number_of(subtype("Forest") & you_control)), 0)),
        have(enchanted, plus(0, Half(number_of(subtype("Forest") & you_control), True))),
    ),
    instant(
        "Assassin's Blade", "{1}{B}",
        CastOnly(
            AllOf((
                InStep((DECLARE_ATTACKERS,)),
                Happened(PlayerAttacks(each_player, whom=YOU_ALONE), this_step=True),
            ))
        ),
        destroy(target(~black & attacking & creatures)),
    ),
    creature(
        "Astral Dragon", "{6}{U}{U}", "Dragon", 4, 4, flying,
        when_enters(create_copy(
            target(permanents & ~creatures), 2, base(3, 3), also(CREATURE, "Dragon"), has(flying),
        )),
    ),
    artifact(
        "Atmospheric Greenhouse", "{4}{G}", when_enters(put_counters(each(creatures & you_control))), Keyword(STATION),
        station_symbol(8, flying, trample, size=(5, 4)), subtypes="Spacecraft",
    ),
    instant(
        "Audacious Swap", "{3}{R}", numbered(CASUALTY, 2),
        ForEachPlayer(owner_of(target(permanents & ~enchantments)), (
            Move(the_target, LIBRARY), Shuffle(they), exile(top_cards(1, they), save=0),
            when(
                is_a(saved(0), lands), to_battlefield(saved(0), they),
                otherwise=(CastNow(saved(0), they, cost=free),),
            ),
        )),
    ),
    creature(
        "Augury Adept", "{1}{W/U}{W/U}", "Kithkin Wizard", 2, 2,
        whenever(
            deals_combat_damage(), together(LookAt(top_cards(), reveal=True, save=0), to_hand(saved(0))),
            gain_life(mana_value(saved(0))),
        ),
    ),
    creature("Augury Raven", "{3}{U}", "Bird", 3, 3, flying, foretell("{1}{U}")),
    legendary(creature(
        "Auntie Ool, Cursewretch", "{1}{B}{R}{G}", "Goblin Warlock", 4, 4, ward(BlightCost(2)),
        whenever(
            PutsCounters(creatures, "-1/-1"),
            when(is_a(it, you_control), draw(), otherwise=(lose_life(1, controller_of(it)),)),
        ),
    )),
    legendary(creature(
        "Aurelia, Exemplar of Justice", "{2}{R}{W}", "Angel", 2, 5, flying, Keyword(MENTOR),
        at_beginning(
            BEGIN_COMBAT, gets(up_to(1, creatures & you_control), 2, 0),
            when(is_a(the_target, red), gains(the_target, trample)),
            when(is_a(the_target, white), gains(the_target, vigilance)),
        ),
    )),
    creature(
        "Auriok Steelshaper", "{1}{W}", "Human Soldier", 1, 1, AbilityCostChange(anything, 1, you, keyword=EQUIP),
        static(
            have(creatures & subtype("Soldier", "Knight") & you_control, plus(1, 1)),
            only_if=is_a(this, HasAttached(subtype("Equipment"))),
        ),
    ),
    creature(
        "Aurochs", "{3}{G}", "Aurochs", 2, 3, trample,
        whenever(attacks(), gets(this, number_of(other & attacking & subtype("Aurochs")), 0)),
    ),
    artifact_creature(
        "Automated Artificer", "{2}", "Artificer", 1, 3,
        activated(tap_symbol, AddMana(parse("{C}"), use=SpendOnly(artifacts & spells, anything))),
    ),
    artifact_creature(
        "Auton Soldier", "{4}{U}{U}", "Alien Soldier", 0, 0,
        enters_as_copy(creatures, LoseSupertypes(LEGENDARY), also(ARTIFACT), has(Keyword(MYRIAD))),
    ),
    sorcery(
        "Avacyn's Judgment", "{1}{R}", costed(MADNESS, "{X}{R}"),
        deal_divided(Depending(_IN_MADNESS, x, 2), any_target(ANY_NUMBER, least=0)),
    ),
    creature(
        "Avatar of Might", "{6}{G}{G}", "Avatar", 8, 8,
        OwnCost(
            6,
            condition=at_least(
                MostControlled(each(creatures & opponents_control)), Plus(number_of(creatures & you_control), 4),
            ),
        ),
        trample,
    ),
    sorcery(
        "Avatar's Wrath", "{2}{W}{W}",
        Remember(0, up_to(1, creatures)), Airbend(each(creatures & ~one_of(saved(0)))),
        establish(CantCast(each_opponent, zones=ANY_ZONE & ~HAND), duration=UNTIL_YOUR_NEXT_TURN), exile(this),
    ),
    creature(
        "Aven Heartstabber", "{U}{B}", "Bird Assassin", 1, 1, flying,
        static(
            have(this_one, plus(2, 2), has(deathtouch)),
            only_if=at_least(StatsAmong(MANA_VALUE, each(cards, GRAVEYARD, you)), 5),
        ),
        whenever(dies(), then(mill(2), draw())),
    ),
    creature(
        "Aven Interrupter", "{1}{W}{W}", "Bird Rogue", 2, 2, flash, flying,
        when_enters(exile(target(spells), save=0), BecomePlotted(saved(0))),
        cost_more(spells & WasCastFrom(GRAVEYARD | EXILE, True), 2, each_opponent),
    ),
    creature(
        "Aven Mindcensor", "{2}{W}", "Bird Wizard", 2, 1, flash, flying, SearchesTopOnly(each_opponent, 4),
    ),
    creature(
        "Aven Soulgazer", "{3}{W}{W}", "Bird Cleric", 3, 3, flying,
        activated("{2}{W}", LookAt(target(face_down & creatures))),
    ),
    creature("Aven Warhawk", "{4}{W}", "Bird Soldier", 2, 2, numbered(AMPLIFY, 1), flying),
    creature("Avenging Hunter", "{4}{G}", "Dragon Ranger", 5, 4, trample, when_enters(take_initiative)),
    transforming(
        legendary(creature(
            "Ayara, Widow of the Realm", "{1}{B}{B}", "Elf Noble", 3, 3,
            activated(
                cost(tap_symbol, sacrificing(other & (creatures | artifacts))),
                together(
                    deal(mana_value(saved(COST_SLOT)), to=target_player_or(battles, each_opponent)),
                    gain_life(mana_value(saved(COST_SLOT))),
                ),
            ),
            activated("{5}{R/P}", Transform(this), timing=AS_SORCERY),
        )),
        legendary(creature(
            "Ayara, Furnace Queen", None, "Phyrexian Elf Noble", 4, 4,
            at_beginning(
                BEGIN_COMBAT, to_battlefield(up_to(1, (artifacts | creatures) & your, zone=GRAVEYARD), save=0),
                gains(saved(0), haste, duration=FOREVER), at_next(END, body(exile(saved(0)))),
            ),
            colors=BLACK | RED,
        )),
    ),
    creature(
        "Ayara's Oathsworn", "{1}{B}", "Human Knight", 2, 2, menace,
        whenever(
            deals_combat_damage(), put_counters(this),
            when(Compare(counters_on(this, "+1/+1"), EQ, 4), search(cards)),
            only_if=at_most(counters_on(this, "+1/+1"), 3),
        ),
    ),
    creature(
        "Azorius Aethermage", "{1}{W}{U}", "Human Wizard", 1, 1,
        whenever(Moves(permanents & you_own, BATTLEFIELD, HAND), PayOr(you, cost("{1}"), (draw(),))),
    ),
    creature(
        "Azorius Arrester", "{1}{W}", "Human Soldier", 2, 1, when_enters(Detain(target(creatures & opponents_control)))
    ),
    bounce_land("Azorius Chancery", "WU"),
    guildgate("Azorius Guildgate", "WU"),
    transforming(
        legendary(artifact(
            "Azor's Gateway", "{2}",
            activated(
                cost("{1}", tap_symbol),
                then(draw(), using(Choose(each(cards, HAND, you), 0), exile(saved(0), link=True))),
                when(
                    at_least(StatsAmong(MANA_VALUE, linked_cards), 5),
                    together(gain_life(5), untap(this), Transform(this)),
                ),
            ),
        )),
        legendary(land(
            "Sanctum of the Sun", "", activated(tap_symbol, AddMana(choices=ALL_COLORS, count=LifeTotal(you), same=True)),
        )),
    ),
    creature(
        "Azure Beastbinder", "{1}{U}", "Rat Rogue", 1, 3, vigilance, cant_be_blocked(by=creatures & power_at_least(2)),
        whenever(
            attacks(),
            becomes(
                up_to(1, (artifacts | creatures | planeswalkers) & opponents_control), LoseAllAbilities(),
                duration=UNTIL_YOUR_NEXT_TURN,
            ),
            when(is_a(the_target, creatures), becomes(the_target, base(2, 2), duration=UNTIL_YOUR_NEXT_TURN)),
        ),
    ),
)  # fmt: skip
