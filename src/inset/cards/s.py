"""Cards whose names begin with S."""

from inset.cards.vocabulary import *

_OTTER = creature_token("Otter", 1, 1, BLUE | RED, prowess)

CARDS: tuple[Card, ...] = (
    creature("Sacred Cat", "{W}", "Cat", 1, 1, lifelink, costed(EMBALM, "{W}")),
    shock_land("Sacred Foundry", "RW"),
    transforming(
        artifact(
            "Saheeli's Lattice", "{1}{R}", when_enters(May((discard(1),), save=0), when(Did(0), draw(2))),
            craft("{4}{R}", HasSubtype(("Dinosaur",)), 1, or_more=True),
        ),
        creature(
            "Mastercraft Raptor", None, "Dinosaur", 0, 4, defines_size(Total(POWER, Materials()), None),
            types=ARTIFACT, colors=RED,
        ),
    ),
    creature("Saiba Cryptomancer", "{1}{U}", "Moonfolk Ninja", 0, 1, flash, numbered(BACKUP, 1), hexproof),
    creature(
        "Sanctifier en-Vec", "{W}{W}", "Human Cleric", 2, 2, protection(black), protection(red),
        when_enters(exile(each(black | red, GRAVEYARD))), MovesInstead(black | red, GRAVEYARD, EXILE),
    ),
    land(
        "Sanctum of Eternity", "", tap_for("{C}"),
        activated(cost("{2}", tap_symbol), to_hand(target(IsCommander() & you_own)), timing=YOUR_TURN),
    ),
    legendary(creature(
        "Sanwell, Avenger Ace", "{1}{W}", "Human Pilot", 3, 1,
        static(
            PreventDamage(to=this_one), only_if=there_are(each(artifacts & creatures & you_control & attacking)),
        ),
        whenever(
            BecomesTapped(this_one), exile(top_cards(6), save=1),
            CastNow(saved(1), spell=subtype("Vehicle") | artifacts & creatures),
            Move(Among(saved(1), IsIn(EXILE)), LIBRARY, position=BOTTOM, order=RANDOM_ORDER),
        ),
    )),
    legendary(creature(
        "Sapling of Colfenor", "{3}{B/G}{B/G}", "Treefolk Shaman", 2, 5, indestructible,
        whenever(
            attacks(), LookAt(top_cards(), reveal=True, save=0),
            when(
                is_a(saved(0), creatures),
                then(gain_life(toughness_of(saved(0))), lose_life(power_of(saved(0))), to_hand(saved(0))),
            ),
        ),
    )),
    enchantment(
        "Sarkhan's Unsealing", "{3}{R}",
        whenever(
            casts(you, creatures & spells & Or(tuple(StatIs(POWER, EQ, power) for power in (4, 5, 6)))),
            deal(4, to=any_target()),
        ),
        whenever(
            casts(you, creatures & spells & power_at_least(7)),
            DealDamage(4, each((creatures | planeswalkers) & opponents_control), each_opponent),
        ),
    ),
    dual_land("Savannah", "GW"),
    creature("Savannah Lions", "{W}", "Cat", 2, 1),
    fetch_land("Scalding Tarn", "UR"),
    creature(
        "Scarred Puma", "{R}", "Cat", 2, 1, Restrict(CANT_ATTACK_ALONE, this_one, (black | green) & creatures)
    ),
    artifact(
        "Scepter of Empires", "{3}",
        activated(
            tap_symbol,
            when(
                both_named("Crown of Empires", "Throne of Empires"), deal(3, to=target_player_or(planeswalkers)),
                otherwise=(DealDamage(1, the_target, TargetPlayers(0)),),
            ),
        ),
    ),
    creature(
        "Scorn-Blade Berserker", "{B}", "Human Berserker", 0, 1, numbered(BACKUP, 1),
        activated(cost("{1}", SacrificeThis()), draw()),
    ),
    creature(
        "Scourge of the Throne", "{4}{R}{R}", "Dragon", 5, 5, flying, Keyword(DETHRONE),
        whenever(
            While(attacks(), Compare(TimesHappened(attacks(), before=True), EQ, 0)), untap(each(attacking & creatures)),
            ExtraCombat(), only_if=is_a(this, IsAttacking(what=ControlledBy(MostLife()) & A_PLAYER)),
        ),
    ),
    creature(
        "Scourge of Valkas", "{2}{R}{R}{R}", "Dragon", 4, 4, flying,
        whenever(
            enters(this_one | (subtype("Dragon") & you_control)),
            deal(number_of(subtype("Dragon") & you_control), to=any_target(), source=it),
        ),
        activated("{R}", gets(this, 1, 0)),
    ),
    creature(
        "Scrapshooter", "{1}{G}{G}", "Raccoon Archer", 4, 4, Keyword(GIFT, text="a card"), reach,
        when_enters(destroy(target((artifacts | enchantments) & opponents_control)), only_if=CostWasPaid("gift")),
    ),
    creature("Screamreach Brawler", "{2}{R}", "Orc Berserker", 2, 3, Keyword(DASH, cost("{1}{R}"))),
    legendary(creature(
        "Scriv, the Obligator", "{2}{W}{B}", "Inkling Bird", 2, 3, flying, deathtouch,
        whenever(
            either(enters(), attacks()),
            create_on(
                aura_token(
                    "Contract", WHITE, enchant(creatures),
                    whenever(
                        attacks(enchanted),
                        when(
                            PlayerIs(AttackedPlayer(host), an_opponent), gets(host, 2, 0),
                            otherwise=(lose_life(2, controller_of(host)),),
                        ),
                    ),
                ),
                target(creatures & opponents_control),
            ),
        ),
    )),
    dual_land("Scrubland", "WB"),
    artifact("Sculpting Steel", "{3}", enters_as_copy(artifacts)),
    creature(
        "Scythe Specter", "{4}{B}{B}", "Specter", 4, 4, flying,
        whenever(
            deals_combat_damage(), Discard(each_opponent, 1, save=0),
            lose_life(
                Greatest(MANA_VALUE, saved(0)),
                PlayersWhere(
                    each_opponent,
                    there_are(Among(saved(0), owned_by(they) & mana_value_at_least(Greatest(MANA_VALUE, saved(0))))),
                ),
            ),
        ),
    ),
    fast_land("Seachrome Coast", "WU"),
    instant("Searing Spear", "{1}{R}", deal(3, to=any_target())),
    artifact_creature(
        "Secret Door", "{U}", "Wall", 0, 4, defender, activated("{4}{U}", venture, timing=AS_SORCERY)
    ),
    enchantment(
        "Secret Plans", "{G}{U}",
        have(face_down & creatures & you_control, plus(0, 1)), whenever(TurnsFaceUp(you_control), draw()),
    ),
    sorcery("Secret Rendezvous", "{1}{W}{W}", draw(3, PlayerUnion((you, target_opponent())))),
    sorcery(
        "Secrets of the Golden City", "{1}{U}{U}", Keyword(ASCEND),
        If(PlayerIs(you, Blessed()), (draw(3),), (draw(2),)),
    ),
    instant("Seething Song", "{2}{R}", add("{R}{R}{R}{R}{R}")),
    sorcery(
        "Seize the Spotlight", "{2}{R}",
        ForEachPlayer(each_opponent, (each_picks("fame", "fortune"),)),
        Choose(each(creatures & they_control), 2, whose=SavedPlayers(0)), becomes(saved(2), SetController(you)),
        untap(saved(2)), gains(saved(2), haste),
        ForEachPlayer(SavedPlayers(1), (together(draw(), create(TREASURE)),)),
    ),
    legendary(
        creature(
            "Sekki, Seasons' Guide", "{5}{G}{G}{G}", "Spirit", 0, 0, enters_with(8),
            PreventDamage(
                to=this_one,
                then=(TakeCounters(this, "+1/+1", that_much), create(creature_token("Spirit", 1, 1, 0), that_much)),
            ),
            activated(sacrificing(subtype("Spirit"), 8), to_battlefield(this), zone=GRAVEYARD),
        )
    ),
    creature(
        "Selfless Squire", "{3}{W}", "Human Soldier", 1, 1, flash,
        when_enters(establish(PreventDamage(to_players=you))),
        whenever(PreventsDamage(to_players=you), put_counters(this, that_much)),
    ),
    legendary(creature(
        "Selvala, Heart of the Wilds", "{1}{G}{G}", "Elf Scout", 2, 3,
        whenever(
            enters(other & creatures),
            when(
                unless(there_are(each(~one_of(it) & creatures & power_at_least(power_of(it))))),
                may(draw(1, controller_of(it)), who=controller_of(it)),
            ),
        ),
        activated(
            cost("{G}", tap_symbol), add_one_of(ALL_COLORS, Greatest(POWER, each(creatures & you_control))),
        ),
    )),
    legendary(artifact_creature(
        "Sen Triplets", "{2}{W}{U}{B}", "Human Wizard", 3, 3,
        at_beginning(
            UPKEEP, Remember(0, who=target_opponent()),
            establish(
                CantCast(the_target_player),
                CantActivate(the_target_player, spare_mana=False), PlayerRule(HAND_REVEALED, the_target_player),
            ),
            establish(MayPlay(you, HAND, whose=the_target_player, lands=True)),
        ),
    )),
    creature(
        "Serendib Djinn", "{2}{U}{U}", "Djinn", 5, 6, flying,
        at_beginning(UPKEEP, Sacrifice(you, lands, save=0), when(is_a(saved(0), subtype("Island")), deal(3, you))),
        whenever(StateIs(unless(you_have(lands))), sacrifice()),
    ),
    creature("Serra Angel", "{3}{W}{W}", "Angel", 4, 4, flying, vigilance),
    artifact(
        "Serum Powder", "{3}", tap_for("{C}"),
        MulliganAction(body(Move(each(anything, HAND, you), EXILE, save=0), Draw(you, Count(saved(0))))),
    ),
    sorcery("Serum Visions", "{U}", draw(), scry(2)),
    sorcery("Shadow Slice", "{4}{B}", lose_life(3, target_opponent()), Keyword(CIPHER)),
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
    sorcery("Shattering Spree", "{R}", costed(REPLICATE, "{R}"), destroy(target(artifacts))),
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
    creature("Sickle Ripper", "{1}{B}", "Elemental Warrior", 2, 1, Keyword(WITHER)),
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
    instant("Silence", "{W}", establish(CantCast(each_opponent))),
    artifact_creature(
        "Silent Arbiter", "{4}", "Construct", 1, 5,
        Restrict(NO_MORE_ATTACK, creatures), Restrict(NO_MORE_BLOCK, creatures),
    ),
    creature("Silverblade Paladin", "{1}{W}{W}", "Human Knight", 2, 2, Keyword(SOULBOND), pair_has(has(double_strike))),
    creature("Silvercoat Lion", "{1}{W}", "Cat", 2, 2),
    bounce_land("Simic Growth Chamber", "GU"),
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
    creature("Sluiceway Scorpion", "{2}{B}{G}", "Scorpion", 2, 2, deathtouch, Keyword(SCAVENGE, cost("{1}{B}{G}"))),
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
    artifact("Sol Ring", "{1}", tap_for("{C}{C}")),
    enchantment(
        "Solemnity", "{2}{W}", CantGetCounters(each_player),
        CantHaveCounters(artifacts | creatures | enchantments | lands),
    ),
    sorcery("Solve the Equation", "{2}{U}", search(instants | sorceries)),
    aura(
        "Song of the Dryads", "{2}{G}", enchant(permanents),
        have(enchanted, SetColors(0), SetTypes(LAND, ("Forest",))),
    ),
    sorcery(
        "Sorceress's Schemes", "{3}{R}",
        to_hand(
            target(
                ((instants | sorceries) & your & IsIn(GRAVEYARD)) | (IsIn(EXILE) & HasKeyword(FLASHBACK) & you_own),
                zone=GRAVEYARD | EXILE,
            )
        ),
        add("{R}"), flashback("{4}{R}"),
    ),
    planeswalker(
        "Sorin, Grim Nemesis", "{4}{W}{B}", "Sorin", 6,
        loyalty(
            +1, together(LookAt(top_cards(), reveal=True, save=0), to_hand(saved(0))),
            lose_life(mana_value(saved(0)), each_opponent),
        ),
        Activated(
            RemoveCounters("loyalty", x), body(together(deal(x, target(creatures | planeswalkers)), gain_life(x))),
            loyalty=True,
        ),
        loyalty(-9, create(creature_token("Vampire Knight", 1, 1, BLACK, lifelink), LifeTotal(MostLife()))),
    ),
    planeswalker(
        "Sorin, Lord of Innistrad", "{2}{W}{B}", "Sorin", 3,
        loyalty(+1, create(creature_token("Vampire", 1, 1, BLACK, lifelink))),
        loyalty(-2, Emblem((static(have(creatures & you_control, plus(1, 0))),))),
        loyalty(
            -6, Destroy(up_to(3, creatures | other & planeswalkers), save=0),
            to_battlefield(Among(saved(0), IsIn(GRAVEYARD)), you),
        ),
    ),
    planeswalker(
        "Sorin, Solemn Visitor", "{2}{W}{B}", "Sorin", 4,
        loyalty(+1, gets(each(creatures & you_control), 1, 0, lifelink, duration=UNTIL_YOUR_NEXT_TURN)),
        loyalty(-2, create(creature_token("Vampire", 2, 2, BLACK, flying))),
        loyalty(-6, Emblem((at_beginning(UPKEEP, sacrifices(that_player, creatures), of=each_opponent),))),
    ),
    artifact("Soul Conduit", "{6}", activated(cost("{6}", tap_symbol), ExchangeLife(target_player(count=2)))),
    instant(
        "Soul Shatter", "{2}{B}",
        ForEachPlayer(each_opponent, (
            sacrifices(they, (creatures | planeswalkers) & StatIs(
                MANA_VALUE, EQ, Greatest(MANA_VALUE, each((creatures | planeswalkers) & they_control))
            )),
        )),
    ),
    sorcery("Soul Summons", "{1}{W}", Manifest(you)),
    creature(
        "Spark Double", "{3}{U}", "Illusion", 0, 0,
        EntersAsCopy(
            this_one, (creatures | planeswalkers) & you_control, (LoseSupertypes(LEGENDARY),),
            entering=(
                EntersWithCounters(this_one & creatures, "+1/+1", 1),
                EntersWithCounters(this_one & planeswalkers, "loyalty", 1),
            ),
        ),
    ),
    instant(
        "Spell Pierce", "{U}",
        unless_pays(controller_of(target(~creatures & spells)), cost("{2}"), counter(the_target)),
    ),
    creature(
        "Spell Queller", "{1}{W}{U}", "Spirit", 2, 3, flash, flying,
        when_enters(exile(target(spells & mana_value_at_most(4)), link=True)),
        whenever(leaves(), CastNow(linked_cards, owner_of(linked_cards), cost=free)),
    ),
    instant("Spell Snare", "{U}", counter(target(spells & mana_value_of(2)))),
    artifact_creature(
        "Spellskite", "{2}", "Phyrexian Horror", 0, 4,
        activated("{U/P}", ChangeTargets(target(Or((spells, IsAbility()))), A_TARGET, this)),
    ),
    artifact("Sphere of Resistance", "{2}", cost_more(spells, 1)),
    enchantment(
        "Sphere of Safety", "{4}{W}",
        CombatCost(creatures, PayGeneric(Count(each(enchantments & you_control))), YOU_OR_PLANESWALKERS),
    ),
    artifact(
        "Sphere of the Suns", "{2}", static(enters_tapped(), enters_with(3, "charge")),
        activated(cost(tap_symbol, removing("charge")), add_one_of(ALL_COLORS)),
    ),
    instant("Sphinx's Revelation", "{X}{W}{U}{U}", together(gain_life(x), draw(x))),
    creature("Spider-Islanders", "{3}{R}", "Spider Horror Citizen", 4, 3, costed(MAYHEM, "{1}{R}")),
    legendary(creature("Spider-Man, Web-Slinger", "{2}{W}", "Spider Human Hero", 3, 3, costed(WEB_SLINGING, "{W}"))),
    instant("Spin into Myth", "{4}{U}", then(to_library(target(creatures)), Fateseal(2))),
    fast_land("Spirebluff Canal", "UR"),
    aura("Spirit Mantle", "{1}{W}", enchant(creatures), have(enchanted, plus(1, 1), has(protection(creatures)))),
    enchantment_creature(
        "Spirit of the Labyrinth", "{1}{W}", "Spirit", 3, 1, PlayerRule(CANT_DRAW_MORE, each_player, 1)
    ),
    instant(
        "Spore Cloud", "{1}{G}{G}", tap(each(blocking & creatures)), establish(PreventDamage(combat=True)),
        stays_tapped(each(creatures & (attacking | blocking))),
    ),
    aura(
        "Spreading Seas", "{1}{U}", enchant(lands), when_enters(draw()),
        have(enchanted, SetTypes(LAND, ("Island",), keep_types=True)),
    ),
    artifact("Springleaf Drum", "{1}", activated(cost(tap_symbol, TapOthers(creatures)), add_one_of(ALL_COLORS))),
    sorcery(
        "Sram's Expertise", "{2}{W}{W}",
        lines(
            create(SERVO, 3),
            CastNow(each(cards, HAND, you), spell=mana_value_at_most(3), cost=free),
        ),
    ),
    artifact(
        "Staff of the Flame Magus", "{3}",
        whenever(either(casts(you, red & spells), enters(subtype("Mountain") & you_control)), gain_life(1)),
    ),
    creature(
        "Star Pupil", "{W}", "Human Wizard", 0, 0, enters_with(1),
        whenever(dies(), PutSameCounters(this, target(creatures & you_control))),
    ),
    instant(
        "Steam Augury", "{2}{U}{R}",
        together(LookAt(top_cards(5), reveal=True, save=0), Separate(saved(0), you, each_opponent, 1, 2)),
        together(Move(saved(1), HAND), Move(saved(2), GRAVEYARD)),
    ),
    shock_land("Steam Vents", "UR"),
    instant(
        "Steeling Stance", "{1}{W}{W}", gets(each(creatures & you_control), 1, 1),
        activated(cost("{W}", RevealThis()), gets(target(creatures), 1, 1), zone=HAND, keyword=FORECAST),
    ),
    instant(
        "Stern Scolding", "{U}",
        counter(target(creatures & spells & (power_at_most(2) | toughness_at_most(2)))),
    ),
    creature(
        "Stigma Lasher", "{R}{R}", "Elemental Shaman", 2, 2, Keyword(WITHER),
        whenever(
            DealsDamage(this_one, None, a_player), establish(PlayerRule(CANT_GAIN_LIFE, that_player), duration=FOREVER)
        ),
    ),
    shock_land("Stomping Ground", "RG"),
    creature(
        "Stonehorn Dignitary", "{3}{W}", "Rhino Soldier", 1, 4, when_enters(SkipNext(BEGIN_COMBAT, target_opponent())),
    ),
    class_card(
        "Stormchaser's Talent", "{U}", when_enters(create(_OTTER)),
        class_level(2, "{3}{U}", becomes_level(2, to_hand(in_graveyard((instants | sorceries) & your)))),
        class_level(3, "{5}{U}", whenever(casts(you, (instants | sorceries) & spells), create(_OTTER))),
    ),
    creature(
        "Stormfront Riders", "{4}{W}", "Human Soldier", 4, 3, flying,
        when_enters(using(Choose(each(creatures & you_control), 0, 2, 2), to_hand(saved(0)))),
        whenever(Moves((this_one | creatures) & you_own, BATTLEFIELD, HAND), create(SOLDIER)),
    ),
    creature(
        "Stormwild Capridor", "{2}{W}", "Bird Goat", 1, 3, flying,
        PreventDamage(to=this_one, combat=False, then=(put_counters(this, that_much),)),
    ),
    creature(
        "Storyteller Pixie", "{3}{U}", "Faerie Wizard", 3, 3, flying,
        whenever(casts(you, subtype("Adventure") & spells), draw()),
    ),
    sorcery("Stream of Life", "{X}{G}", gain_life(x, target_player())),
    land("Strip Mine", "", tap_for("{C}"), activated(cost(tap_symbol, sacrifice_this), destroy(target(lands)))),
    enchantment(
        "Struggle for Project Purity", "{3}{U}", as_enters(ChooseAnchor(("Brotherhood", "Enclave"))),
        anchored("Brotherhood", at_beginning(UPKEEP, Draw(each_opponent, save=0), draw(Count(saved(0))))),
        anchored(
            "Enclave",
            whenever(PlayerAttacks(a_player, whom=YOU_ALONE), GiveCounters(that_player, "rad", times(2, that_much))),
        ),
    ),
    flipping(
        creature("Student of Elements", "{1}{U}", "Human Wizard", 1, 1,
                 whenever(StateIs(is_a(this, having(flying))), Mark(this, FLIPPED))),
        legendary(creature("Tobita, Master of Winds", None, "Human Wizard", 3, 3,
                           have(creatures & you_control, has(flying)))),
    ),
    creature("Stunt Double", "{3}{U}", "Shapeshifter", 0, 0, flash, enters_as_copy(creatures)),
    instant(
        "Sublime Epiphany", "{4}{U}{U}",
        modes(
            counter(target(spells)),
            counter(target(IsAbility())),
            to_hand(target(~lands)),
            create_copy(target(creatures & you_control)),
            draw(1, target_player()),
            most=5,
        ),
    ),
    sorcery("Sublime Exhalation", "{6}{W}", Keyword(UNDAUNTED), destroy(each(creatures))),
    check_land("Sulfur Falls", "UR"),
    pain_land("Sulfurous Springs", "BR"),
    creature_saga(
        "Summon: Choco/Mog", "{2}{W}", "Bird Moogle", 3, 3,
        chapter((1, 2, 3, 4), gets(each(other & creatures & you_control), 1, 0), name="Stampede!"),
    ),
    creature_saga(
        "Summon: G.F. Ifrit", "{2}{R}", "Demon", 3, 2, chapter((1, 2), may(discard()), when(if_you_do, draw())),
        chapter((3, 4), add("{R}")),
    ),
    creature_saga(
        "Summon: Primal Garuda", "{3}{W}", "Harpy", 3, 3,
        chapter(1, deal(4, to=target(tapped & creatures & opponents_control)), name="Aerial Blast"),
        chapter((2, 3), gets(target(other & creatures & you_control), 1, 0, flying), name="Slipstream"), flying,
    ),
    creature_saga(
        "Summon: Shiva", "{3}{U}{U}", "Elemental", 4, 5,
        chapter(
            (1, 2), tap(target(creatures & opponents_control)), put_counters(the_target, 1, "stun"),
            name="Heavenly Strike",
        ),
        chapter(3, draw(number_of(tapped & creatures & opponents_control)), name="Diamond Dust"),
    ),
    check_land("Sunpetal Grove", "GW"),
    instant("Sun's Bounty", "{1}{W}", gain_life(4), costed(RECOVER, "{1}{W}")),
    instant(
        "Surge of Salvation", "{W}", establish(PlayerRule(PLAYER_HEXPROOF, you)), gains(each(you_control), hexproof),
        establish(PreventDamage(black | red, creatures & you_control)),
    ),
    room(
        door(
            "Surgical Suite", "{1}{W}",
            unlocked(to_battlefield(in_graveyard(creatures & mana_value_at_most(3) & your))),
        ),
        door("Hospital Room", "{3}{W}", whenever(PlayerAttacks(you), put_counters(target(creatures & attacking)))),
    ),
    instant("Surging Flame", "{1}{R}", Keyword(RIPPLE, number=4), deal(2, any_target())),
    artifact(
        "Surveyor's Scope", "{2}",
        activated(
            cost(tap_symbol, exile_this),
            search(
                basic & lands, BATTLEFIELD,
                most=CountPlayers(PlayersWhere(
                    each_player,
                    at_least(number_of(lands & they_control), Plus(number_of(lands & you_control), 2)),
                )),
            ),
        ),
    ),
    basic_land("Swamp", "Swamp"),
    instant(
        "Swan Song", "{U}",
        counter(target((enchantments | instants | sorceries) & spells)),
        create(creature_token("Bird", 2, 2, BLUE, flying), 1, controller_of(the_target)),
    ),
    aura(
        "Swift Reconfiguration", "{W}", flash, enchant(creatures | subtype("Vehicle")),
        have(enchanted, SetTypes(ARTIFACT, ("Vehicle",)), has(crew(5))),
    ),
    equipment("Swiftfoot Boots", "{2}", have(equipped, has(hexproof), has(haste)), equip("{1}")),
    sword(
        "Sword of Feast and Famine", black, green,
        together(discard(1, that_player), untap(each(lands & you_control))),
    ),
    sword("Sword of Fire and Ice", red, blue, together(deal(2, to=any_target()), draw())),
    equipment(
        "Sword of Hours", "{2}", whenever(attacks(equipped), put_counters(host)),
        whenever(
            DealsDamage(equipped, combat=True, batch=True), RollDie(12, (), save=0),
            when(
                any_of(Compare(that_much, LT, SavedNumber(0)), Compare(SavedNumber(0), EQ, 12)),
                put_counters(host, counters_on(host, "+1/+1")),
            ),
        ),
        equip("{2}"),
    ),
    instant(
        "Swords to Plowshares", "{W}",
        exile(target(creatures)), gain_life(power_of(the_target), controller_of(the_target)),
    ),
    legendary(creature(
        "Syr Carah, the Bold", "{3}{R}{R}", "Human Knight", 3, 3,
        whenever(
            DealsDamage(this_one | (instants | sorceries) & spells & you_control, to_players=each_player),
            exile(top_cards(), save=0), Permit(saved(0), THIS_TURN),
        ),
        activated(tap_symbol, deal(1, to=any_target())),
    )),
    legendary(creature(
        "Syr Konrad, the Grim", "{3}{B}{B}", "Human Knight", 5, 4,
        whenever(
            either(
                dies(other & creatures),
                Moves(nontoken & creatures, ANY_ZONE & ~BATTLEFIELD, GRAVEYARD),
                Moves(nontoken & creatures & your, GRAVEYARD),
            ),
            deal(1, to=each_opponent),
        ),
        activated("{1}{B}", mill(1, each_player)),
    )),
)  # fmt: skip
