"""Cards whose names begin with U or V."""

from inset.cards.vocabulary import *

_SURGE = target(creatures | planeswalkers)

_BLOOD = artifact_token("Blood", activated(cost("{1}", tap_symbol, discarding(), sacrifice_this), draw()))
_SPELL = target(spells)
CARDS: tuple[Card, ...] = (
    planeswalker(
        "Ugin, the Ineffable", "{6}", "Ugin", 4, cost_less(colorless & spells, 2),
        loyalty(
            +1, Move(top_cards(), EXILE, face_down=True, look=you, save=0),
            create(creature_token("Spirit", 2, 2, 0), save=1), Later(leaves(one_of(saved(1))), body(to_hand(saved(0)))),
        ),
        loyalty(-3, destroy(target(ColorCount(GE, 1)))),
    ),
    planeswalker(
        "Ugin, the Spirit Dragon", "{8}", "Ugin", 7,
        loyalty(+2, deal(3, to=any_target())),
        Activated(
            RemoveCounters("loyalty", x), body(exile(each(mana_value_at_most(x) & ColorCount(GE, 1)))), loyalty=True
        ),
        loyalty(-10, then(
            gain_life(7), draw(7),
            using(Choose(each(permanent_cards, HAND, you), 0, 0, 7), to_battlefield(saved(0))),
        )),
    ),
    land(
        "Ugin's Labyrinth", "",
        ability_word("Imprint", when_enters(
            may(using(
                Choose(each(colorless & mana_value_at_least(7), HAND, you), 0), exile(saved(0), link=True)
            )),
        )),
        activated(tap_symbol, when(there_are(linked_cards), add("{C}{C}"), otherwise=(add("{C}"),))),
        activated(tap_symbol, to_hand(linked_cards)),
    ),
    legendary(creature(
        "Ulamog, the Defiler", "{10}", "Eldrazi", 7, 7,
        when_cast(exile(top_cards(Half(number_of(cards, LIBRARY, target_opponent()), True), the_target_player))),
        ward(sacrificing(permanents, 2)), enters_with(Greatest(MANA_VALUE, each(cards, EXILE))),
        have(this_one, has(Keyword(ANNIHILATOR, number=counters_on(this, "+1/+1")))),
    )),
    sorcery(
        "Ultimate Magic: Meteor", "{5}{R}", deal(7, each(creatures)),
        when(
            is_a(this, cast_from(EXILE)),
            Choose(each((artifacts | lands) & they_control), 0, whose=each_opponent), destroy(saved(0)),
        ),
        foretell("{5}{R}"),
    ),
    creature("Ultramarines Honour Guard", "{3}{W}", "Astartes Warrior", 2, 2, costed(SQUAD, "{2}"),
    have(creatures & you_control & ~this_one, plus(1, 1))),
    creature(
        "Umbra Stalker", "{4}{B}{B}{B}", "Elemental", 0, 0,
        ability_word("Chroma", defines_size(
            SymbolsAmong(BLACK, each(cards, GRAVEYARD, you)), SymbolsAmong(BLACK, each(cards, GRAVEYARD, you))
        )),
    ),
    legendary(equipment(
        "Umezawa's Jitte", "{2}",
        whenever(DealsDamage(equipped, combat=True, batch=True), put_counters(this, 2, "charge")),
        activated(removing("charge"), modes(gets(host, 2, 2), becomes(target(creatures), minus(1, 1)), gain_life(2))),
        equip("{2}"),
    )),
    sorcery("Unburial Rites", "{4}{B}", to_battlefield(in_graveyard(creatures & your)), flashback("{3}{W}")),
    creature(
        "Undead Alchemist", "{3}{U}", "Zombie", 4, 2,
        DamageInstead(
            subtype("Zombie") & you_control, (mill(that_much, that_player),), to_players=a_player, combat=True,
        ),
        whenever(
            Moves(creatures & opponents_own, LIBRARY, GRAVEYARD), exile(it),
            create(creature_token("Zombie", 2, 2, BLACK)),
        ),
    ),
    dungeon(
        "Undercity", EnteredOnlyBy("Undercity"),
        dungeon_room("Secret Entrance", search(basic & lands), leads=("Forge", "Lost Well")),
        dungeon_room("Forge", put_counters(target(creatures), 2), leads=("Trap!", "Arena")),
        dungeon_room("Lost Well", scry(2), leads=("Arena", "Stash")),
        dungeon_room("Trap!", lose_life(5, target_player()), leads=("Archives",)),
        dungeon_room("Arena", Goad(target(creatures)), leads=("Archives", "Catacombs")),
        dungeon_room("Stash", create(TREASURE), leads=("Catacombs",)),
        dungeon_room("Archives", draw(), leads=("Throne of the Dead Three",)),
        dungeon_room(
            "Catacombs",
            create(creature_token("Skeleton", 4, 1, BLACK, menace)), leads=("Throne of the Dead Three",),
        ),
        dungeon_room(
            "Throne of the Dead Three", LookAt(top_cards(10), reveal=True, save=0),
            using(
                Choose(Among(saved(0), creatures), save=1),
                Move(saved(1), BATTLEFIELD, counters=(("+1/+1", 3),), save=2),
            ),
            gains(saved(2), hexproof, duration=UNTIL_YOUR_NEXT_TURN), then(Shuffle(you)),
        ),
        subtypes="Undercity",
    ),
    pain_land("Underground River", "UB"),
    dual_land("Underground Sea", "UB"),
    enchantment(
        "Underworld Breach", "{1}{R}",
        Continuous(
            ~lands & your,
            (has(Keyword(ESCAPE, cost(PayManaOf(this), ExileCards(other, GRAVEYARD, 3)))),), GRAVEYARD,
        ),
        at_beginning(END, sacrifice(), of=each_player),
    ),
    sorcery("Unending Whisper", "{U}", draw(1), costed(HARMONIZE, "{5}{U}")),
    artifact(
        "Unerring Sling", "{3}",
        activated(
            cost("{3}", tap_symbol, TapOthers(creatures)),
            deal(power_of(saved(COST_SLOT)), to=target((attacking | blocking) & creatures & having(flying))),
        ),
    ),
    sorcery(
        "Unexpected Results", "{2}{G}{U}", then(Shuffle(you), LookAt(top_cards(), reveal=True, save=2)),
        when(is_a(saved(2), ~lands), CastNow(saved(2), cost=free, save=1)),
        when(is_a(saved(2), lands), may(together(to_battlefield(saved(2)), to_hand(this)))),
    ),
    room(
        door(
            "Unholy Annex", "{2}{B}",
            at_beginning(
                END, draw(),
                when(
                    you_have(subtype("Demon")), together(lose_life(2, each_opponent), gain_life(2)),
                    otherwise=(lose_life(2),),
                ),
            ),
        ),
        door("Ritual Chamber", "{3}{B}{B}", unlocked(create(creature_token("Demon", 6, 6, BLACK, flying)))),
    ),
    aura("Unholy Strength", "{B}", enchant(creatures), have(enchanted, plus(2, 1))),
    instant(
        "Unified Will", "{1}{U}",
        when(
            more(number_of(creatures & you_control), number_of(creatures & controlled_by(controller_of(the_target)))),
            counter(target(spells)),
        ),
    ),
    instant(
        "Unleash the Inferno", "{1}{B}{R}{G}", DealDamage(7, target(creatures | planeswalkers), excess=0),
        when(
            at_least(SavedNumber(0), 1),
            WhenYouDo(body(destroy(target(
                (artifacts | enchantments) & opponents_control & mana_value_at_most(SavedNumber(0))
            )))),
        ),
    ),
    artifact(
        "Unstable Amulet", "{1}{R}", when_enters(GiveCounters(you, "energy", 2)),
        whenever(casts(you, spells & ~cast_from(HAND)), deal(1, to=each_opponent)),
        activated(
            cost(tap_symbol, PayCounters("energy", 2)), exile(top_cards(), save=0),
            Permit(saved(0), UNTIL_NEXT_OF_THIS),
        ),
    ),
    creature(
        "Unstoppable Slasher", "{2}{B}", "Zombie Assassin", 2, 3, deathtouch,
        whenever(deals_combat_damage(), lose_life(Half(LifeTotal(that_player), True), that_player)),
        whenever(
            dies(), Move(this, BATTLEFIELD, owner_of(this), tapped=True, counters=(("stun", 2),)),
            only_if=unless(is_a(this, with_counter())),
        ),
    ),
    instant(
        "Unsubstantiate", "{1}{U}", to_hand(target(spells | creatures & IsIn(BATTLEFIELD), zone=STACK | BATTLEFIELD)),
    ),
    instant("Unsummon", "{U}", to_hand(target(creatures))),
    enchantment(
        "Up the Beanstalk", "{1}{G}",
        whenever(either(enters(), casts(you, spells & mana_value_at_least(5))), draw()),
    ),
    creature(
        "Urborg Lhurgoyf", "{1}{G}", "Lhurgoyf", 0, 1, kicker("{U}"), kicker("{B}"),
        as_enters(
            when(CostWasPaid("kicker"), mill(3)), when(CostWasPaid("kicker 2"), mill(3)),
        ),
        defines_size(number_of(creatures, GRAVEYARD, you), Plus(1, number_of(creatures, GRAVEYARD, you))),
    ),
    creature(
        "Urborg Panther", "{2}{B}", "Nightstalker Cat", 2, 2,
        activated(cost("{B}", sacrifice_this), destroy(target(creatures & IsBlocking(this)))),
        activated(
            cost(
                SacrificeOther(creatures & named("Feral Shadow")), SacrificeOther(creatures & named("Breathstealer")),
                sacrifice_this,
            ),
            search(named("Spirit of the Night"), BATTLEFIELD),
        ),
    ),
    sorcery(
        "Urborg Repossession", "{B}", kicker("{1}{G}"), to_hand(in_graveyard(creatures & your)), gain_life(2),
        when(CostWasPaid("kicker"), to_hand(Aim(TargetSpec(
            permanent_cards & your, GRAVEYARD, other=True, only_if=CostWasPaid("kicker"),
        )))),
    ),
    legendary(land("Urborg, Tomb of Yawgmoth", "", have(lands, AddTypes(0, ("Swamp",))))),
    instant(
        "Urge to Feed", "{B}{B}", gets(target(creatures), -3, -3),
        May(
            (Choose(each(untapped & subtype("Vampire") & creatures & you_control), 0, 0, ANY_NUMBER), tap(saved(0))),
            save=1,
        ),
        when(Did(1), put_counters(saved(0))),
    ),
    legendary(sorcery("Urza's Ruinous Blast", "{4}{W}", exile(each(~lands & ~legendaries)))),
    Card((face(
        "Urza's Saga", None, ENCHANTMENT | LAND, "Urza's Saga",
        (
            chapter(1, gains(this, tap_for("{C}"), duration=FOREVER)),
            chapter(
                2,
                gains(
                    this,
                    activated(
                        cost("{2}", tap_symbol),
                        create(creature_token(
                            "Construct", 0, 0, 0,
                            have(this_one, plus(number_of(artifacts & you_control), number_of(artifacts & you_control))),
                            types=ARTIFACT,
                        )),
                    ),
                    duration=FOREVER,
                ),
            ),
            chapter(3, search(artifacts & HasManaCost((parse("{0}"), parse("{1}"))), BATTLEFIELD)),
        ),
    ),)),
    modal(
        legendary(creature(
            "Valentin, Dean of the Vein", "{B}", "Vampire Warlock", 1, 1, menace, lifelink,
            MovesInstead(
                nontoken & creatures & opponents_control, GRAVEYARD, EXILE, BATTLEFIELD,
                then=(WhenYouDo(body(PayOr(
                    you, cost("{2}"),
                    (create(creature_token("Pest", 1, 1, BLACK | GREEN, whenever(dies(), gain_life(1)))),),
                ))),),
            ),
        )),
        legendary(creature(
            "Lisette, Dean of the Root", "{2}{G}{G}", "Human Druid", 4, 4,
            whenever(gains_life(you), PayOr(you, cost("{1}"), (
                together(put_counters(each(creatures & you_control)), gains(each(creatures & you_control), trample)),
            ))),
        )),
    ),
    aura(
        "Vampiric Embrace", "{2}{B}{B}", enchant(creatures), have(enchanted, plus(2, 2), has(flying)),
        whenever(dies(creatures & that_did(DealsDamage(enchanted, to=creatures))), put_counters(host)),
    ),
    legendary(transforming(
        enchantment(
            "Vance's Blasting Cannons", "{3}{R}",
            at_beginning(
                UPKEEP, exile(top_cards(), save=0),
                when(is_a(saved(0), ~lands), Permit(saved(0), THIS_TURN, lands=False)),
            ),
            whenever(casts(you, nth=3), may(Transform(this))),
        ),
        legendary(land(
            "Spitfire Bastion", "", tap_for("{R}"),
            activated(cost("{2}{R}", tap_symbol), deal(3, any_target())),
        )),
    )),
    sorcery("Vandalblast", "{R}", destroy(target(artifacts & ~you_control)), costed(OVERLOAD, "{4}{R}")),
    instant(
        "Vanish into Memory", "{2}{W}{U}", exile(target(creatures), save=0), draw(power_of(the_target)),
        at_next(UPKEEP, body(
            Move(saved(0), BATTLEFIELD, save=1), when(Did(1), discard(toughness_of(saved(1)))),
        ), you),
    ),
    legendary(
        creature(
            "Varchild, Betrayer of Kjeldor", "{2}{R}", "Human Knight", 3, 3,
            whenever(deals_combat_damage(), create(creature_token("Survivor", 1, 1, RED), that_much, that_player)),
            static(
                cant_block(subtype("Survivor") & opponents_control),
                Restrict(CANT_ATTACK, subtype("Survivor") & opponents_control, YOU_OR_PLANESWALKERS),
            ),
            whenever(leaves(), becomes(each(subtype("Survivor")), SetController(you), duration=FOREVER)),
        )
    ),
    legendary(
        creature(
            "Varis, Silverymoon Ranger", "{1}{G}{G}", "Human Elf Ranger", 3, 3, reach, ward("{1}"),
            whenever(casts(you, (creatures | planeswalkers) & spells), venture, limit=1),
            whenever(CompletesDungeon(you), create(creature_token("Wolf", 2, 2, GREEN))),
        )
    ),
    creature(
        "Vastwood Hydra", "{X}{G}{G}", "Hydra", 0, 0, enters_with(x),
        whenever(dies(), may(using(
            Choose(each(creatures & you_control), 0, least=0, most=ANY_NUMBER),
            distribute(counters_on(this, "+1/+1"), saved(0)),
        ))),
    ),
    saga(
        "Vault 12: The Necropolis", "{4}{B}{B}", chapter(1, GiveCounters(each_player, "rad", 3)),
        chapter(2, create(creature_token("Zombie Mutant", 2, 2, BLACK), PlayerCounters("rad", each_player))),
        chapter(3, put_counters(each(subtype("Zombie", "Mutant") & creatures & you_control), 2)),
    ),
    saga(
        "Vault 21: House Gambit", "{1}{R}", chapter((1, 2), then(discard(1), draw(1))),
        chapter(
            3, Choose(each(~lands, HAND, you), 0, least=0, most=5), LookAt(saved(0), reveal=True),
            ForEach(saved(0), (
                when(
                    there_are(Among(saved(0), ~one_of(that_one) & mana_value_of(mana_value(that_one)))), create(TREASURE),
                ),
            )),
        ),
    ),
    saga(
        "Vault 87: Forced Evolution", "{3}{G}{U}",
        chapter(1, Modify(
            target(~subtype("Mutant") & creatures), (SetController(you),), FOREVER, there_are(each(this_one & you_control))
        )),
        chapter(2, put_counters(target(creatures & you_control)), becomes(the_target, also(0, "Mutant"), duration=FOREVER)),
        chapter(3, draw(Greatest(POWER, each(subtype("Mutant") & you_control)))),
    ),
    enchantment(
        "Veiled Ascension", "{3}{W}",
        when_enters(put_counters(each(face_down & creatures & you_control), 1, "flying")),
        enters_with(1, "flying", face_down & creatures & you_control),
        whenever(BeginningOf(UPKEEP, you), may(Cloak(you))),
    ),
    creature(
        "Vengeful Pharaoh", "{2}{B}{B}{B}", "Zombie", 5, 4, deathtouch,
        Triggered(
            DealsDamage(anything, planeswalkers & you_control, you, combat=True, batch=True),
            body(then(destroy(target(attacking & creatures)), to_library(this))), is_a(this, IsIn(GRAVEYARD)), GRAVEYARD,
        ),
    ),
    sorcery(
        "Vengeful Rebirth", "{4}{R}{G}",
        Move(in_graveyard(cards & your), HAND, save=0),
        when(there_are(Among(saved(0), ~lands & IsIn(HAND))), deal(mana_value(saved(0)), any_target())), exile(this),
    ),
    creature(
        "Vengevine", "{2}{G}{G}", "Elemental", 4, 3, haste,
        Triggered(casts(you, creatures & spells, nth=2), body(may(to_battlefield(this))), zone=GRAVEYARD),
    ),
    instant(
        "Venser's Diffusion", "{2}{U}",
        to_hand(target(IsIn(BATTLEFIELD) & ~lands | IsSuspended(), zone=BATTLEFIELD | EXILE)),
    ),
    artifact(
        "Ventifact Bottle", "{3}",
        activated(cost("{X}{1}", tap_symbol), put_counters(this, x, "charge"), timing=AS_SORCERY),
        at_beginning(
            PRECOMBAT_MAIN, together(tap(this), TakeCounters(this, "charge", ANY_NUMBER, save=0)),
            add("{C}", SavedNumber(0)), only_if=is_a(this, with_counter("charge")),
        ),
    ),
    fetch_land("Verdant Catacombs", "BG"),
    creature("Veteran Dungeoneer", "{3}{W}", "Human Warrior", 3, 4, when_enters(venture)),
    creature(
        "Vexing Shusher", "{R/G}{R/G}", "Goblin Shaman", 2, 2, CantBeCountered(),
        activated("{R/G}", establish(Restrict(CANT_BE_COUNTERED, one_of(_SPELL)))),
    ),
    sorcery("Vindicate", "{1}{W}{B}", destroy(target(permanents))),
    instant("Violent Outburst", "{1}{R}{G}", cascade, gets(each(creatures & you_control), 1, 0)),
    instant(
        "Violent Urge", "{R}", gets(target(creatures), 1, 0, first_strike),
        when(at_least(CardTypesAmong(each(cards, GRAVEYARD, you)), 4), gains(the_target, double_strike)),
    ),
    creature(
        "Virulent Sliver", "{G}", "Sliver", 1, 1,
        have(subtype("Sliver") & creatures, has(numbered(POISONOUS, 1))),
    ),
    creature(
        "Viscera Dragger", "{3}{B}", "Zombie Ogre Warrior", 3, 3, cycling("{2}"), Keyword(UNEARTH, cost("{1}{B}")),
    ),
    instant("Vitalizing Cascade", "{X}{G}{W}", gain_life(Plus(x, 3))),
    planeswalker(
        "Vivien, Champion of the Wilds", "{2}{G}", "Vivien", 4, as_though_flash(creatures & spells),
        loyalty(+1, gains(up_to(1, creatures), vigilance, reach, duration=UNTIL_YOUR_NEXT_TURN)),
        loyalty(
            -2, LookAt(top_cards(3), save=0),
            together(
                using(Choose(saved(0), 1), Move(saved(1), EXILE, face_down=True, look=you, save=2)),
                to_library(saved(0), BOTTOM),
            ),
            Permit(saved(2), lands=False, spell=creatures & spells),
        ),
    ),
    planeswalker(
        "Vivien, Monsters' Advocate", "{3}{G}{G}", "Vivien", 3,
        PlayerRule(LOOK_AT_TOP, you), MayPlay(you, LIBRARY, spell=creatures & spells, top_only=True),
        loyalty(
            +1, create(creature_token("Beast", 3, 3, GREEN), save=0),
            ChooseMode(tuple((put_counters(saved(0), 1, kind),) for kind in ("vigilance", "reach", "trample"))),
        ),
        loyalty(-2, Later(
            casts(you, creatures & spells),
            body(search(creatures & StatIs(MANA_VALUE, LT, mana_value(it)), BATTLEFIELD)), duration=THIS_TURN,
        )),
    ),
    sorcery(
        "Vivien's Stampede", "{4}{G}{G}",
        gains(each(creatures & you_control), vigilance, trample, Keyword(MELEE)),
        Later(
            either(BeginningOf(PRECOMBAT_MAIN), BeginningOf(POSTCOMBAT_MAIN, each=True)),
            body(draw(CountPlayers(PlayersInEvents(
                each_player, DealsDamage(anything, to_players=each_player, combat=True),
            )))),
            duration=THIS_TURN,
        ),
    ),
    creature(
        "Vizier of Many Faces", "{2}{U}{U}", "Shapeshifter Cleric", 0, 0,
        EntersAsCopy(this_one, creatures, made_by="embalm", made=(LoseManaCost(), SetColors(WHITE), also(0, "Zombie"))),
        costed(EMBALM, "{3}{U}{U}"),
    ),
    creature(
        "Vizier of Remedies", "{1}{W}", "Human Cleric", 2, 1,
        CountersChanged(creatures & you_control, "-1/-1", plus=-1),
    ),
    creature("Voice of Law", "{3}{W}", "Angel", 2, 2, flying, protection(red)),
    creature(
        "Void Winnower", "{9}", "Eldrazi", 11, 9, CantCast(each_opponent, spells & ManaValueParity(True)),
        cant_block(creatures & opponents_control & ManaValueParity(True)),
    ),
    transforming(
        creature(
            "Volatile Arsonist", "{3}{R}{R}", "Human Werewolf", 4, 4, menace, haste, Keyword(DAYBOUND),
            whenever(
                attacks(),
                DealDamage(1, Union((up_to(1, creatures), up_to(1, planeswalkers))), target_player(least=0)),
            ),
        ),
        creature(
            "Dire-Strain Anarchist", None, "Werewolf", 5, 5, menace, haste, Keyword(NIGHTBOUND),
            whenever(
                attacks(),
                DealDamage(2, Union((up_to(1, creatures), up_to(1, planeswalkers))), target_player(least=0)),
            ),
            colors=RED,
        ),
    ),
    dual_land("Volcanic Island", "UR"),
    transforming(
        creature(
            "Voldaren Bloodcaster", "{1}{B}", "Vampire Wizard", 2, 1, flying,
            whenever(dies(this_one | nontoken & creatures & you_control), create(_BLOOD)),
            whenever(
                CreatesToken(you, subtype("Blood")), Transform(this), only_if=you_have(subtype("Blood") & tokens, 5),
            ),
        ),
        creature(
            "Bloodbat Summoner", None, "Vampire Wizard", 3, 3, flying,
            at_beginning(BEGIN_COMBAT, becomes(
                up_to(1, subtype("Blood") & tokens & you_control), also(CREATURE, "Bat"), SetColors(BLACK), base(2, 2),
                has(flying), has(haste), duration=FOREVER,
            )),
            colors=BLACK,
        ),
    ),
    instant(
        "Voltage Surge", "{R}", AdditionalCost(sacrificing(artifacts), OPTIONAL),
        when(CostWasPaid(OPTIONAL), deal(4, _SURGE), otherwise=(deal(2, _SURGE),)),
    ),
    artifact(
        "Voodoo Doll", "{6}", at_beginning(UPKEEP, put_counters(this, 1, "pin")),
        at_beginning(END, together(destroy(this), deal(counters_on(this, "pin"), to=you)), only_if=is_a(this, untapped)),
        activated(
            cost(PayGeneric(times(2, counters_on(this, "pin"))), tap_symbol), deal(counters_on(this, "pin"), to=any_target())
        ),
    ),
    planeswalker(
        "Vraska, Betrayal's Sting", "{4}{B}{B/P}", "Vraska", 6, Keyword(COMPLEATED),
        loyalty(0, together(draw(), lose_life(1)), Proliferate()),
        loyalty(-2, becomes(
            target(creatures), SetTypes(ARTIFACT, ("Treasure",)), LoseAllAbilities(),
            has(activated(cost(tap_symbol, sacrifice_this), add_one_of(ALL_COLORS))), duration=FOREVER,
        )),
        loyalty(-9, when(
            unless(at_least(PlayerCounters("poison", target_player()), 9)),
            GiveCounters(TargetPlayers(0), "poison", Minus(9, PlayerCounters("poison", TargetPlayers(0)))),
        )),
    ),
    legendary(creature(
        "Vren, the Relentless", "{2}{U}{B}", "Rat Rogue", 3, 4, ward("{2}"),
        MovesInstead(creatures & opponents_control, GRAVEYARD, EXILE, BATTLEFIELD),
        at_beginning(
            END,
            create(
                creature_token(
                    "Rat", 1, 1, BLACK,
                    have(
                        this_one,
                        plus(
                            number_of(other & subtype("Rat") & you_control), number_of(other & subtype("Rat") & you_control)
                        ),
                    ),
                ),
                TimesHappened(Moves(creatures & opponents_control, BATTLEFIELD, EXILE)),
            ),
            of=each_player,
        ),
    )),
    equipment("Vulshok Morningstar", "{2}", have(equipped, plus(2, 2)), equip("{2}")),
)  # fmt: skip
