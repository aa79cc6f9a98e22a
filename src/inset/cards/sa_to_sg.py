"""Cards whose names begin with Sa to Sg."""

from inset.cards.vocabulary import *

_OTHER = any_target(but=this_one)

_RIVAL = target_opponent()
_PUPIL = target(creatures)
CARDS: tuple[Card, ...] = (
    creature("Sacred Cat", "{W}", "Cat", 1, 1, lifelink, costed(EMBALM, "{W}")),
    shock_land("Sacred Foundry", "RW"),
    creature(
        "Sage of Hours", "{1}{U}", "Human Wizard", 1, 1,
        ability_word("Heroic", whenever(casts(you, targeting(this_one) & spells), put_counters(this))),
        activated(RemoveCounters("+1/+1", x, every=True), Repeat(Evenly(x, 5), (ExtraTurn(),))),
    ),
    creature(
        "Sage of the Maze", "{2}{G}", "Elf Wizard", 1, 3,
        activated(tap_symbol, add_one_of(ALL_COLORS, 2)),
        activated(
            tap_symbol,
            becomes(
                target(lands & you_control), also(CREATURE, "Citizen"),
                base(times(2, number_of(subtype("Gate") & you_control)), times(2, number_of(subtype("Gate") & you_control))),
                has(haste),
            ),
            timing=AS_SORCERY,
        ),
        activated(TapOthers(subtype("Gate")), untap(this)),
    ),
    creature(
        "Sage of the Skies", "{2}{W}", "Human Monk", 2, 3,
        Triggered(casts(you, this_one), body(copy_spell(this)), happened(casts(you), 2), zone=STACK), flying, lifelink,
    ),
    planeswalker(
        "Saheeli, the Gifted", "{2}{U}{R}", "Saheeli", 4,
        loyalty(1, create(SERVO)),
        loyalty(
            1, Remember(0, number=TimesHappened(casts(you, spells))),
            Establish((Continuous(NthCast(casts(you, spells), Plus(SavedNumber(0), 1)), (has(affinity(artifacts)),), STACK),)),
        ),
        loyalty(
            -7, CreateCopy(each(artifacts & you_control), save=0),
            gains(saved(0), haste, duration=FOREVER), at_next(END, body(exile(saved(0)))),
        ),
        CanBeCommander(),
    ),
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
    instant(
        "Sail into the West", "{2}{G}{U}",
        Spell(
            body(
                vote_for("return", "embark"),
                when(
                    more(SavedNumber(0), SavedNumber(1)),
                    ForEachPlayer(
                        each_player,
                        (using(Choose(each(cards, GRAVEYARD, they), 2, 0, 2, they), to_hand(saved(2))),),
                    ),
                    exile(this),
                ),
                when(
                    at_least(SavedNumber(1), SavedNumber(0)),
                    ForEachPlayer(each_player, (May((DiscardHand(they), draw(7, they)), they, save=3),)),
                ),
            ),
            name="Will of the council",
        ),
    ),
    legendary(creature(
        "Sakashima the Impostor", "{2}{U}{U}", "Human Rogue", 3, 1,
        enters_as_copy(
            creatures, SetName("Sakashima the Impostor"), AddTypes(supertypes=LEGENDARY),
            has(activated("{2}{U}{U}", at_next(END, body(to_hand(this))))),
        ),
    )),
    creature(
        "Samite Alchemist", "{3}{W}", "Human Cleric", 0, 2,
        activated(
            cost("{W}{W}", tap_symbol), prevent_next(4, target(creatures & you_control)), tap(the_target),
            Establish((Restrict(DOESNT_UNTAP, one_of(the_target)),), YOUR_NEXT_UNTAP_STEP),
        ),
    ),
    creature(
        "Sanctifier en-Vec", "{W}{W}", "Human Cleric", 2, 2, protection(black), protection(red),
        when_enters(exile(each(black | red, GRAVEYARD))), MovesInstead(black | red, GRAVEYARD, EXILE),
    ),
    land(
        "Sanctum of Eternity", "", tap_for("{C}"),
        activated(cost("{2}", tap_symbol), to_hand(target(IsCommander() & you_own)), timing=YOUR_TURN),
    ),
    artifact(
        "Sands of Time", "{4}", PlayerRule(SKIP_STEP, each_player, UNTAP),
        at_beginning(
            UPKEEP, Remember(0, each((artifacts | creatures | lands) & tapped & controlled_by(that_player))),
            Remember(1, each((artifacts | creatures | lands) & untapped & controlled_by(that_player))),
            together(untap(saved(0)), tap(saved(1))), of=each_player,
        ),
    ),
    sorcery(
        "Sanity Grinding", "{U}{U}{U}", LookAt(top_cards(10), reveal=True, save=0),
        mill(SymbolsAmong(BLUE, saved(0)), _RIVAL), to_library(saved(0), BOTTOM),
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
    legendary(creature(
        "Sarkhan, Dragon Ascendant", "{1}{R}", "Human Druid", 2, 2,
        when_enters(PayOr(you, Behold(subtype("Dragon")), paid=(create(TREASURE),))),
        whenever(
            enters(subtype("Dragon") & you_control), put_counters(this),
            becomes(this, also(0, "Dragon"), has(flying)),
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
    legendary(creature(
        "Sarulf, Realm Eater", "{1}{B}{G}", "Wolf", 3, 3,
        whenever(Moves(opponents_control, BATTLEFIELD, GRAVEYARD), put_counters(this)),
        at_beginning(
            UPKEEP, may(TakeCounters(this, "+1/+1", counters_on(this, "+1/+1"), save=1)),
            when(if_you_do, exile(each(other & ~lands & mana_value_at_most(SavedNumber(1))))),
            only_if=is_a(this, with_counter("+1/+1")),
        ),
    )),
    dual_land("Savannah", "GW"),
    creature("Savannah Lions", "{W}", "Cat", 2, 1),
    legendary(creature(
        "Sazh Katzroy", "{3}{G}", "Human Pilot", 3, 3,
        when_enters(may(search(subtype("Bird") | basic & lands))),
        whenever(
            attacks(),
            then(put_counters(target(creatures)), put_counters(the_target, counters_on(the_target, "+1/+1"))),
        ),
    )),
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
    legendary(creature(
        "Scion of the Ur-Dragon", "{W}{U}{B}{R}{G}", "Dragon Avatar", 4, 4, flying,
        activated(
            "{2}", Search(you, subtype("Dragon") & permanent_cards, GRAVEYARD, shuffle=False, save=0),
            when(there_are(saved(0)), BecomeCopy(this, saved(0), duration=THIS_TURN)), Shuffle(you),
        ),
    )),
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
    sorcery(
        "Scout for Survivors", "{2}{W}",
        to_battlefield(
            Aim(
                TargetSpec(
                    creatures & your, GRAVEYARD, least=0, most=3, group=NO_MORE_IN_ALL, total=3, total_of=MANA_VALUE
                )
            ), save=0
        ),
        put_counters(saved(0)),
    ),
    creature(
        "Scrapshooter", "{1}{G}{G}", "Raccoon Archer", 4, 4, Keyword(GIFT, text="a card"), reach,
        when_enters(destroy(target((artifacts | enchantments) & opponents_control)), only_if=CostWasPaid("gift")),
    ),
    creature(
        "Screaming Nemesis", "{2}{R}", "Spirit", 3, 3, haste,
        whenever(
            DealsDamage(permanents, to=this_one), DealDamage(that_much, _OTHER, players_of(_OTHER), save=0),
            when(
                more(SavedNumber(0), 0),
                Establish((PlayerRule(CANT_GAIN_LIFE, TargetPlayers(0)),), FOREVER),
            ),
        ),
    ),
    creature(
        "Screaming Swarm", "{5}{U}", "Bird Horror", 4, 4, flying,
        whenever(PlayerAttacks(you, where=creatures), mill(that_much, target_player())),
        activated("{2}{U}", to_library(this, 1), zone=GRAVEYARD),
    ),
    creature("Screamreach Brawler", "{2}{R}", "Orc Berserker", 2, 3, Keyword(DASH, cost("{1}{R}"))),
    creature(
        "Screeching Scorchbeast", "{4}{B}{B}", "Bat Mutant", 5, 5, flying, menace,
        whenever(attacks(), GiveCounters(each_player, "rad", 2)),
        whenever(
            Moves(~lands, destination=GRAVEYARD, batch=True, milled=True),
            May((create(creature_token("Zombie Mutant", 2, 2, BLACK), that_much),), once=True),
        ),
    ),
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
    sorcery(
        "Sealed Fate", "{X}{U}{B}",
        LookAt(top_cards(x, target_opponent()), save=0),
        together(
            using(Choose(saved(0), 1), exile(saved(1))), PutBack(Among(saved(0), IsIn(LIBRARY))),
        ),
    ),
    instant("Searing Spear", "{1}{R}", deal(3, to=any_target())),
    artifact_creature(
        "Secret Door", "{U}", "Wall", 0, 4, defender, activated("{4}{U}", venture, timing=AS_SORCERY)
    ),
    instant(
        "Secret Identity", "{U}",
        Modes(
            (
                body(becomes(target(creatures & you_control), SetTypes(CREATURE, ("Citizen",), True), base(1, 1), has(hexproof))),
                body(becomes(
                    target(creatures & you_control), SetTypes(CREATURE, ("Hero",), True), base(3, 4), has(flying), has(vigilance),
                )),
            ),
            names=("Conceal", "Reveal"),
        ),
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
    sorcery(
        "Seeds of Innocence", "{1}{G}{G}", Remember(0, each(artifacts)), Destroy(saved(0), regenerate=False),
        ForEach(saved(0), (gain_life(mana_value(that_one), controller_of(that_one)),)),
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
    instant(
        "Semester's End", "{3}{W}",
        exile(up_to(ANY_NUMBER, (creatures | planeswalkers) & you_control), save=0),
        at_next(END, Body((
            Move(
                saved(0), BATTLEFIELD,
                entering=(EntersWithCounters(creatures, "+1/+1", 1), EntersWithCounters(planeswalkers, "loyalty", 1)),
            ),
        ))),
    ),
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
    legendary(creature(
        "Sensei Golden-Tail", "{1}{W}", "Fox Samurai", 2, 1, numbered(BUSHIDO, 1),
        activated(
            cost("{1}{W}", tap_symbol), put_counters(_PUPIL, 1, "training"),
            becomes(_PUPIL, has(numbered(BUSHIDO, 1)), also(0, "Samurai"), duration=FOREVER), timing=AS_SORCERY,
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
    creature(
        "Severance Priest", "{W}{B}{G}", "Djinn Cleric", 3, 3, deathtouch,
        when_enters(
            RevealHand(target_opponent()), Choose(each(~lands, HAND, the_target_player), 0, least=0),
            exile(saved(0), link=True),
        ),
        whenever(leaves(), CreateToken(
            creature_token("Spirit", 0, 0, WHITE), who=owner_of(linked_cards), power=mana_value(linked_cards),
            toughness=mana_value(linked_cards),
        )),
    ),
    sorcery(
        "Sevinne's Reclamation", "{2}{W}", to_battlefield(in_graveyard(permanent_cards & mana_value_at_most(3) & your)),
        when(is_a(this, cast_from_a_graveyard), may(copy_spell(this))), flashback("{4}{W}"),
    ),
)  # fmt: skip
