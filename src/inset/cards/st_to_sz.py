"""Cards whose names begin with St to Sz."""

from inset.cards.vocabulary import *

_OTTER = creature_token("Otter", 1, 1, BLUE | RED, prowess)
_ICY_MANALITH = Token(
    face(
        "Icy Manalith",
        None,
        ARTIFACT,
        "",
        (activated(tap_symbol, add_one_of(ALL_COLORS)),),
        supertypes=SNOW,
        colors=0,
    )
)
_GOBLIN = creature_token("Goblin", 1, 1, RED)
_TWIN = creature_token("Human Warrior", 3, 4, RED | GREEN, name="Stangg Twin", supertypes=LEGENDARY)
_STRONGEST = creatures & they_control & mana_value_at_least(Greatest(MANA_VALUE, each(creatures & they_control)))
CARDS: tuple[Card, ...] = (
    artifact(
        "Staff of the Flame Magus", "{3}",
        whenever(either(casts(you, red & spells), enters(subtype("Mountain") & you_control)), gain_life(1)),
    ),
    artifact(
        "Staff of the Storyteller", "{1}{W}",
        when_enters(create(creature_token("Spirit", 1, 1, WHITE, flying))),
        whenever(CreatesToken(you, creatures, batch=True), put_counters(this, 1, "story")),
        activated(cost("{W}", tap_symbol, removing("story")), draw()),
    ),
    snow(creature(
        "Stalking Yeti", "{2}{R}{R}", "Yeti", 3, 3,
        when_enters(
            together(
                deal(power_of(this), target(creatures & opponents_control)),
                deal(power_of(the_target), this, the_target),
            ),
            only_if=there_are(each(this_one)),
        ),
        activated("{2}{S}", to_hand(this), timing=AS_SORCERY),
    )),
    creature(
        "Stalwart Valkyrie", "{3}{W}", "Angel Warrior", 3, 2,
        AlternativeCost(cost("{1}{W}", ExileCards(creatures, GRAVEYARD))), flying,
    ),
    legendary(creature(
        "Stangg", "{4}{R}{G}", "Human Warrior", 3, 4,
        when_enters(
            create(_TWIN, save=0), Later(leaves(), body(exile(saved(0)))),
            Later(leaves(one_of(saved(0))), body(sacrifice())),
        ),
    )),
    creature(
        "Star Pupil", "{W}", "Human Wizard", 0, 0, enters_with(1),
        whenever(dies(), PutSameCounters(this, target(creatures & you_control))),
    ),
    enchantment(
        "Starfield of Nyx", "{4}{W}",
        at_beginning(UPKEEP, may(to_battlefield(in_graveyard(enchantments & your)))),
        static(
            have(
                other & enchantments & ~subtype("Aura") & you_control, also(CREATURE),
                base(mana_value(that_one), mana_value(that_one)),
            ),
            only_if=you_have(enchantments, 5),
        ),
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
    sorcery(
        "Stench of Evil", "{2}{B}{B}", Destroy(each(subtype("Plains")), save=0),
        ForEach(saved(0), (unless_pays(controller_of(that_one), cost("{2}"), deal(1, to=controller_of(that_one))),)),
    ),
    enchantment(
        "Stensia Uprising", "{2}{R}{R}",
        at_beginning(
            END, create(creature_token("Human", 1, 1, RED)),
            when(
                Compare(number_of(permanents & you_control), EQ, 13),
                may(sacrifice()), when_you_do(body(deal(7, any_target()))),
            ),
        ),
    ),
    instant(
        "Stern Scolding", "{U}",
        counter(target(creatures & spells & (power_at_most(2) | toughness_at_most(2)))),
    ),
    sorcery(
        "Stick Together", "{3}{W}{W}",
        *keeps_one_of_each(
            each(creatures & they_control), subtype("Cleric"), subtype("Rogue"), subtype("Warrior"), subtype("Wizard"),
            of=each_player,
        ),
    ),
    creature(
        "Stigma Lasher", "{R}{R}", "Elemental Shaman", 2, 2, Keyword(WITHER),
        whenever(
            DealsDamage(this_one, None, a_player), establish(PlayerRule(CANT_GAIN_LIFE, that_player), duration=FOREVER)
        ),
    ),
    sorcery(
        "Stitch Together", "{B}{B}",
        when(
            there_are(each(cards, GRAVEYARD, you), 7), to_battlefield(in_graveyard(creatures & your)),
            otherwise=(to_hand(the_target),),
        ),
    ),
    legendary(creature(
        "Stitcher Geralf", "{3}{U}{U}", "Human Wizard", 3, 4,
        activated(
            cost("{2}{U}", tap_symbol), Mill(each_player, 3, save=0),
            using(Choose(Among(saved(0), creatures & IsIn(GRAVEYARD)), 1, 0, 2), exile(saved(1), save=2)),
            create_sized(creature_token("Zombie", 0, 0, BLUE), Total(POWER, saved(2))),
        ),
    )),
    shock_land("Stomping Ground", "RG"),
    creature(
        "Stonehorn Dignitary", "{3}{W}", "Rhino Soldier", 1, 4, when_enters(SkipNext(BEGIN_COMBAT, target_opponent())),
    ),
    creature(
        "Storm Entity", "{1}{R}", "Elemental", 1, 1, haste,
        enters_with(TimesHappened(casts(each_player, other & spells))),
    ),
    sorcery(
        "Storm of Souls", "{4}{W}{W}",
        Move(
            each(creatures, GRAVEYARD, you), BATTLEFIELD,
            mods=(base(1, 1), also(0, "Spirit"), has(flying)),
        ),
        exile(this),
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
    enchantment(
        "Stranglehold", "{3}{R}", PlayerRule(CANT_SEARCH, each_opponent), PlayerRule(SKIPS_EXTRA_TURNS, each_opponent),
    ),
    sorcery("Stream of Life", "{X}{G}", gain_life(x, target_player())),
    instant(
        "Strength of the Tajuru", "{X}{G}{G}", costed(MULTIKICKER, "{1}"),
        put_counters(Union((target(creatures), target(creatures, TimesPaid("kicker"), besides=True))), x),
    ),
    land("Strip Mine", "", tap_for("{C}"), activated(cost(tap_symbol, sacrifice_this), destroy(target(lands)))),
    artifact(
        "Strixhaven Stadium", "{3}", activated(tap_symbol, add("{C}"), put_counters(this, 1, "point")),
        whenever(deals_combat_damage(creatures, you), TakeCounters(this, "point")),
        whenever(
            deals_combat_damage(creatures & you_control, each_opponent), put_counters(this, 1, "point"),
            when(
                is_a(this, with_counter("point", 10)), TakeCounters(this, "point", counters_on(this, "point")),
                LoseGame(that_player),
            ),
        ),
    ),
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
    creature(
        "Stumpsquall Hydra", "{X}{G}{G}{G}", "Hydra", 1, 1,
        Triggered(enters(), Body((
            using(
                Choose(each(IsCommander() & other), 0, least=0, most=Minus(x, number_of(this_one))),
                distribute(x, Union((this, saved(0)))),
            ),
        ))),
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
    instant(
        "Suffer the Past", "{X}{B}", Remember(-1, who=target_player()),
        exile(target(cards & owned_by(the_target_player), x, zone=GRAVEYARD), save=0),
        together(lose_life(Count(saved(0)), the_target_player), gain_life(Count(saved(0)))),
    ),
    check_land("Sulfur Falls", "UR"),
    enchantment(
        "Sulfuric Vortex", "{1}{R}{R}", at_beginning(UPKEEP, deal(2, to=that_player), of=each_player),
        LifeGainChanged(each_player, 0),
    ),
    pain_land("Sulfurous Springs", "BR"),
    instant(
        "Summary Dismissal", "{2}{U}{U}",
        together(exile(each(other & spells, STACK)), counter(each(IsAbility(), STACK))),
    ),
    creature_saga(
        "Summon: Choco/Mog", "{2}{W}", "Bird Moogle", 3, 3,
        chapter((1, 2, 3, 4), gets(each(other & creatures & you_control), 1, 0), name="Stampede!"),
    ),
    creature_saga(
        "Summon: Esper Valigarmanda", "{3}{R}", "Drake", 3, 3,
        chapter(
            1,
            ForEachPlayer(each_player, (
                using(Choose(each(instants | sorceries, GRAVEYARD, they), 0), exile(saved(0), link=True)),
            )),
        ),
        chapter(
            (2, 3, 4), add("{R}", counters_on(this, "lore")),
            CastNow(linked_cards, spell=instants | sorceries, any_color=SPEND_ANY_TYPE),
        ),
        flying, haste,
    ),
    creature_saga(
        "Summon: G.F. Ifrit", "{2}{R}", "Demon", 3, 2, chapter((1, 2), may(discard()), when(if_you_do, draw())),
        chapter((3, 4), add("{R}")),
    ),
    creature_saga(
        "Summon: Magus Sisters", "{4}{G}", "Faerie", 5, 5,
        chapter(
            (1, 2, 3),
            Modes(
                (
                    body(put_counters(target(creatures), 3)),
                    body(put_counters(target(creatures), 1, "shield"), gain_life(3)),
                    body(fight(this, up_to(1, creatures & opponents_control))),
                ),
                names=("Combine Powers!", "Defense!", "Fight!"), at_random=True,
            ),
        ),
        haste,
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
    creature_saga(
        "Summon: Valefor", "{4}{U}", "Drake", 5, 4,
        chapter(1, Choose(each(_STRONGEST), 0, who=they, whose=each_opponent), to_hand(saved(0)), name="Sonic Wings"),
        chapter((2, 3, 4), together(tap(up_to(1, creatures)), put_counters(the_target, 1, "stun"))), flying,
    ),
    instant(
        "Summoning Trap", "{4}{G}{G}",
        AlternativeCost(cost("{0}"), happened(IsCountered(creatures & cast_by_you, each_opponent))),
        LookAt(top_cards(7), save=2),
        may(using(Choose(Among(saved(2), creatures), 1), to_battlefield(saved(1)))),
        Move(Among(saved(2), IsIn(LIBRARY)), LIBRARY, position=BOTTOM), subtypes="Trap",
    ),
    enchantment(
        "Sunbird's Invocation", "{5}{R}",
        whenever(
            casts(you, cast_from(HAND) & spells), LookAt(top_cards(mana_value(it)), reveal=True, save=0),
            CastNow(saved(0), spell=mana_value_at_most(mana_value(it)), cost=free, save=1),
            Move(Among(saved(0), IsIn(LIBRARY)), LIBRARY, position=BOTTOM, order=RANDOM_ORDER),
        ),
    ),
    equipment(
        "Sunforger", "{3}", have(equipped, plus(4, 0)),
        activated(
            cost("{R}{W}", UnattachThis()),
            Search(you, (red | white) & instants & mana_value_at_most(4), 0, shuffle=False, save=0),
            CastNow(saved(0), cost=free, optional=False, save=1), Shuffle(you),
        ),
        equip("{3}"),
    ),
    creature(
        "Sungold Sentinel", "{1}{W}", "Human Soldier", 3, 2,
        whenever(either(enters(), attacks()), exile(up_to(1, cards, zone=GRAVEYARD))),
        ability_word("Coven", activated(
            "{1}{W}",
            for_a_color(lambda color: (
                gains(this, Keyword(HEXPROOF, where=color)), establish(cant_be_blocked(this_one, creatures & color)),
            )),
            only_if=Exists(each(creatures & you_control), 3, powers=True),
        )),
    ),
    land(
        "Sunken Citadel", "Cave", enters_tapped(), as_enters(ChooseWord(COLOR)),
        activated(tap_symbol, AddMana(chosen=True)),
        activated(tap_symbol, AddMana(chosen=True, count=2, use=SpendOnly(abilities=lands))),
    ),
    check_land("Sunpetal Grove", "GW"),
    instant("Sun's Bounty", "{1}{W}", gain_life(4), costed(RECOVER, "{1}{W}")),
    creature(
        "Sunscape Battlemage", "{2}{W}", "Human Wizard", 2, 2, kicker("{1}{G}"), kicker("{2}{U}"),
        when_enters(destroy(target(creatures & having(flying))), only_if=CostWasPaid("kicker")),
        when_enters(draw(2), only_if=CostWasPaid("kicker 2")),
    ),
    enchantment("Suppression Field", "{1}{W}", AbilityCostChange(anything, 2, sign=1, spare_mana=True)),
    artifact_creature(
        "Surge Engine", "{2}", "Construct", 3, 2, defender,
        activated("{U}", becomes(this, LoseKeyword(DEFENDER), has(static(cant_be_blocked())), duration=FOREVER)),
        activated(
            "{2}{U}", becomes(this, SetColors(BLUE), base(5, 4), duration=FOREVER),
            only_if=unless(is_a(this, having(defender))),
        ),
        Activated(cost("{4}{U}{U}"), body(draw(3)), condition=is_a(this, blue), in_all=1),
    ),
    instant(
        "Surge of Brilliance", "{1}{U}",
        Spell(body(draw(TimesHappened(casts(you, cast_from(ANY_ZONE & ~HAND))))), name="Paradox"), foretell("{1}{U}"),
    ),
    instant(
        "Surge of Salvation", "{W}", establish(PlayerRule(PLAYER_HEXPROOF, you)), gains(each(you_control), hexproof),
        establish(PreventDamage(black | red, creatures & you_control)),
    ),
    sorcery(
        "Surge to Victory", "{4}{R}{R}",
        exile(in_graveyard((instants | sorceries) & your), save=0),
        gets(each(creatures & you_control), mana_value(saved(0)), 0),
        Later(
            DealsDamage(creatures & you_control, to_players=each_player, combat=True),
            Body((CopyCards(saved(0), 1), CastNow(saved(1), cost=free, save=2))),
            once=False, duration=THIS_TURN,
        ),
    ),
    room(
        door(
            "Surgical Suite", "{1}{W}",
            unlocked(to_battlefield(in_graveyard(creatures & mana_value_at_most(3) & your))),
        ),
        door("Hospital Room", "{3}{W}", whenever(PlayerAttacks(you), put_counters(target(creatures & attacking)))),
    ),
    instant("Surging Flame", "{1}{R}", Keyword(RIPPLE, number=4), deal(2, any_target())),
    legendary(creature(
        "Surrak, Elusive Hunter", "{2}{G}", "Human Warrior", 4, 3, CantBeCountered(), trample,
        whenever(
            becomes_target((IsIn(BATTLEFIELD) | spells) & creatures & you_control, opponents_control), draw(),
        ),
    )),
    creature(
        "Surtland Flinger", "{3}{R}{R}", "Giant Berserker", 4, 6,
        whenever(
            attacks(), may(Sacrifice(you, other & creatures, save=1)),
            when_you_do(body(
                when(
                    is_a(saved(1), subtype("Giant")), deal(times(2, power_of(saved(1))), to=any_target()),
                    otherwise=(DealDamage(power_of(saved(1)), the_target, TargetPlayers(0)),),
                ),
            )),
        ),
    ),
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
    snow(legendary(creature(
        "Svella, Ice Shaper", "{1}{R}{G}", "Troll Warrior", 2, 4,
        activated(cost("{3}", tap_symbol), create(_ICY_MANALITH)),
        activated(
            cost("{6}{R}{G}", tap_symbol), LookAt(top_cards(4), save=0), CastNow(saved(0), cost=free, save=1),
            Move(Among(saved(0), IsIn(LIBRARY)), LIBRARY, position=BOTTOM, order=RANDOM_ORDER),
        ),
    ))),
    instant(
        "Swallowed by Leviathan", "{2}{U}", Remember(0, target(spells)), surveil(2),
        unless_pays(controller_of(the_target), PayGeneric(number_of(cards, GRAVEYARD, you)), counter(the_target)),
    ),
    basic_land("Swamp", "Swamp"),
    instant(
        "Swan Song", "{U}",
        counter(target((enchantments | instants | sorceries) & spells)),
        create(creature_token("Bird", 2, 2, BLUE, flying), 1, controller_of(the_target)),
    ),
    creature(
        "Swarming Goblins", "{4}{R}", "Goblin", 4, 3,
        when_enters(RollDie(20, (
            (1, 9, (create(_GOBLIN),)), (10, 19, (create(_GOBLIN, 2),)), (20, 20, (create(_GOBLIN, 3),)),
        ))),
    ),
    sorcery(
        "Sway of the Stars", "{8}{U}{U}",
        then(
            Move(Union((each(cards, HAND | GRAVEYARD, each_player), each(permanents))), LIBRARY), Shuffle(each_player),
            draw(7, each_player),
        ),
        SetLife(each_player, 7),
    ),
    aura(
        "Swift Reconfiguration", "{W}", flash, enchant(creatures | subtype("Vehicle")),
        have(enchanted, SetTypes(ARTIFACT, ("Vehicle",)), has(crew(5))),
    ),
    equipment("Swiftfoot Boots", "{2}", have(equipped, has(hexproof), has(haste)), equip("{1}")),
    creature(
        "Swimmer in Nightmares", "{2}{U}", "Nightmare Merfolk", 1, 4,
        static(
            have(this_one, plus(3, 0)),
            only_if=some_player(each_player, there_are(each(cards, GRAVEYARD, they), 10)),
        ),
        static(cant_be_blocked(), only_if=you_have(planeswalkers & subtype("Ashiok"))),
    ),
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
    legendary(creature(
        "Syr Vondam, Sunstar Exemplar", "{W}{B}", "Human Knight", 2, 2, vigilance, menace,
        whenever(
            Moves(other & creatures & you_control, BATTLEFIELD, GRAVEYARD | EXILE), together(put_counters(this), gain_life(1))
        ),
        whenever(
            Moves(this_one & power_at_least(4), BATTLEFIELD, GRAVEYARD | EXILE), destroy(up_to(1, ~lands))
        ),
    )),
    legendary(creature(
        "Syrix, Carrier of the Flame", "{2}{B}{R}", "Phoenix", 3, 3, flying, haste,
        at_beginning(
            END,
            deal(power_of(target(subtype("Phoenix") & you_control)), any_target(), source=the_target),
            of=each_player, only_if=happened(Moves(creatures & your, GRAVEYARD)),
        ),
        Triggered(dies(other & subtype("Phoenix") & you_control), Body((CastNow(this),)), zone=GRAVEYARD),
    )),
    legendary(creature(
        "Szadek, Lord of Secrets", "{3}{U}{U}{B}{B}", "Vampire", 5, 5, flying,
        DamageInstead(
            this_one, (put_counters(this, that_much), mill(that_much, that_player)), to_players=a_player, combat=True,
        ),
    )),
)  # fmt: skip
