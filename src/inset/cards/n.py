"""Cards whose names begin with N."""

from inset.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    legendary(creature(
        "Naban, Dean of Iteration", "{1}{U}", "Human Wizard", 2, 1,
        TriggersAgain(permanents & you_control, enters(subtype("Wizard") & you_control)),
    )),
    legendary(
        creature(
            "Nadaar, Selfless Paladin", "{2}{W}", "Dragon Knight", 3, 3, vigilance,
            whenever(either(enters(), attacks()), venture),
            static(have(other & creatures & you_control, plus(1, 1)), only_if=CompletedDungeon(you)),
        )
    ),
    planeswalker(
        "Nahiri, Storm of Stone", "{2}{R/W}{R/W}", "Nahiri", 6,
        static(
            have(creatures & you_control, has(first_strike)), AbilityCostChange(anything, 1, you, keyword=EQUIP),
            only_if=your_turn,
        ),
        Activated(removing("loyalty", x), body(deal(x, target(tapped & creatures))), loyalty=True),
    ),
    planeswalker(
        "Nahiri, the Lithomancer", "{3}{W}{W}", "Nahiri", 3,
        loyalty(
            2, create(creature_token("Kor Soldier", 1, 1, WHITE), save=1),
            may(using(Choose(each(subtype("Equipment") & you_control), 2), AttachTo(saved(2), saved(1)))),
        ),
        loyalty(-2, may(using(
            Choose(each(subtype("Equipment") & (IsIn(HAND) | IsIn(GRAVEYARD)), HAND | GRAVEYARD, you), 0),
            to_battlefield(saved(0)),
        ))),
        loyalty(-10, create(artifact_token(
            "Equipment", indestructible, have(equipped, plus(5, 5), has(double_strike)), equip("{0}"), name="Stoneforged Blade"
        ))),
        CanBeCommander(),
    ),
    snow(legendary(creature(
        "Narfi, Betrayer King", "{3}{U}{B}", "Zombie Wizard", 4, 3,
        have(other & creatures & you_control & (HasSupertype(SNOW) | subtype("Zombie")), plus(1, 1)),
        activated("{S}{S}{S}", to_battlefield(this, tapped=True), zone=GRAVEYARD),
    ))),
    planeswalker(
        "Narset, Parter of Veils", "{1}{U}{U}", "Narset", 5, PlayerRule(CANT_DRAW_MORE, each_opponent, 1),
        loyalty(
            -2, LookAt(top_cards(4), save=1),
            may(using(Choose(Among(saved(1), ~creatures & ~lands), 2), Move(saved(2), HAND, reveal=True))),
            Move(saved(1), LIBRARY, position=BOTTOM, order=RANDOM_ORDER),
        ),
    ),
    instant(
        "Narset's Reversal", "{U}{U}",
        then(CopySpell(target((instants | sorceries) & spells), new_targets=False, save=0), to_hand(the_target)),
        ChangeTargets(saved(0)),
    ),
    enchantment(
        "Nature's Wrath", "{4}{G}{G}",
        at_beginning(UPKEEP, unless_pays(you, cost("{G}"), sacrifice())),
        whenever(enters(subtype("Island") | blue), sacrifices(that_player, subtype("Island") | blue)),
        whenever(enters(subtype("Swamp") | black), sacrifices(that_player, subtype("Swamp") | black)),
    ),
    creature(
        "Necravolver", "{2}{B}", "Volver", 2, 2, kicker("{1}{G}"), kicker("{W}"),
        static(EntersWithCounters(this_one, "+1/+1", 2, CostWasPaid("kicker"), (has(trample),))),
        static(EntersWithCounters(
            this_one, "+1/+1", 1, CostWasPaid("kicker 2"), (has(whenever(DealsDamage(this_one), gain_life(that_much))),)
        )),
    ),
    creature(
        "Necrite", "{1}{B}{B}", "Thrull", 2, 2,
        whenever(
            AttacksUnblocked(this_one), May((sacrifice(),), save=0),
            when(Did(0), Destroy(target(creatures & controlled_by(DefendingPlayer(this))), regenerate=False)),
        ),
    ),
    creature(
        "Necrogen Rotpriest", "{2}{B}{G}", "Phyrexian Zombie Cleric", 1, 5, numbered(TOXIC, 2),
        whenever(
            deals_combat_damage(creatures & you_control & HasKeyword(TOXIC)), GiveCounters(that_player, "poison"),
        ),
        activated("{1}{B}{G}", gains(target(creatures & you_control & HasKeyword(TOXIC)), deathtouch)),
    ),
    instant("Negate", "{1}{U}", counter(target(~creatures & spells))),
    sorcery(
        "Neoform", "{G}{U}", AdditionalCost(sacrificing(creatures)),
        Search(
            you, creatures & mana_value_of(Plus(1, mana_value(saved(COST_SLOT)))), 0, shuffle=False, save=0
        ),
        Move(saved(0), BATTLEFIELD, counters=(("+1/+1", 1),)), Shuffle(you),
    ),
    creature(
        "Nether Spirit", "{1}{B}{B}", "Spirit", 2, 2,
        Triggered(
            BeginningOf(UPKEEP, you), body(may(to_battlefield(this))),
            Compare(number_of(creatures, GRAVEYARD, you), EQ, 1), zone=GRAVEYARD,
        ),
    ),
    creature(
        "Nettling Nuisance", "{2}{B}", "Faerie Rogue", 3, 1, flying,
        whenever(
            deals_combat_damage(subtype("Faerie") & you_control, batch=True),
            create(creature_token("Pirate", 4, 2, RED, cant_block()), 1, that_player, save=0),
            establish(Restrict(GOADED, one_of(saved(0))), duration=FOREVER),
        ),
    ),
    enchantment("Nevermore", "{1}{W}{W}", as_enters(choose_name(~lands)), CantCast(each_player, with_chosen_name)),
    sorcery(
        "New Blood", "{2}{B}{B}", AdditionalCost(TapOthers(subtype("Vampire"))),
        sentences(
            becomes(target(creatures), SetController(you), duration=FOREVER),
            ChangeText(the_target, (CREATURE_TYPE,), new="Vampire"),
        ),
    ),
    enchantment(
        "Night Soil", "{G}{G}",
        activated(
            cost("{1}", ExileCards(creatures, GRAVEYARD, 2, one_graveyard=True)),
            create(creature_token("Saproling", 1, 1, GREEN)),
        ),
    ),
    creature(
        "Nightdrinker Moroii", "{3}{B}", "Vampire", 4, 2, flying, when_enters(lose_life(3)), disguise("{B}{B}"),
    ),
    creature(
        "Nightkin Ambusher", "{2}{U}{B}", "Mutant Warrior", 4, 4, ward("{2}"),
        when_enters(GiveCounters(target_player(), "rad", 4)),
        static(cant_be_blocked(), only_if=at_least(PlayerCounters("rad", DefendingPlayer(this)), 1)),
    ),
    sorcery("Night's Whisper", "{1}{B}", together(draw(2), lose_life(2))),
    planeswalker(
        "Nissa, Ascended Animist", "{3}{G}{G}{G/P}{G/P}", "Nissa", 7, Keyword(COMPLEATED),
        loyalty(+1, create_sized(creature_token("Phyrexian Horror", 0, 0, GREEN), Stat(LOYALTY, this))),
        loyalty(-1, destroy(target(artifacts | enchantments))),
        loyalty(
            -7,
            gets(
                each(creatures & you_control), number_of(subtype("Forest") & you_control),
                number_of(subtype("Forest") & you_control), trample,
            ),
        ),
    ),
    legendary(creature(
        "Nissa, Worldsoul Speaker", "{3}{G}", "Elf Druid", 3, 3,
        whenever(enters(lands & you_control), GiveCounters(you, "energy", 2), name="Landfall"),
        OfferAlternativeCost(you, permanent_cards & spells, PayCounters("energy", 8)),
    )),
    sorcery(
        "Nissa's Encouragement", "{4}{G}",
        Search(
            you, Or((named("Forest"), named("Brambleweft Behemoth"), named("Nissa, Genesis Mage"))), HAND, most=3,
            zones=LIBRARY | GRAVEYARD, reveal=True, different=True,
        ),
    ),
    sorcery(
        "Nissa's Pilgrimage", "{2}{G}",
        when(
            there_are(each(instants | sorceries, GRAVEYARD, you), 2),
            search(basic & subtype("Forest"), BATTLEFIELD, most=3, tapped=True, rest_to=HAND),
            otherwise=(search(basic & subtype("Forest"), BATTLEFIELD, most=2, tapped=True, rest_to=HAND),),
        ),
    ),
    sorcery(
        "Nissa's Triumph", "{G}{G}",
        when(
            you_have(subtype("Nissa") & planeswalkers), search(lands, most=3),
            otherwise=(search(basic & subtype("Forest"), most=2),),
        ),
    ),
    legendary(creature(
        "Niv-Mizzet Reborn", "{W}{U}{B}{R}{G}", "Dragon Avatar", 6, 6, flying,
        when_enters(
            LookAt(top_cards(10), reveal=True, save=0),
            Choose(saved(0), 1, kinds=tuple(
                And((one, other, ColorCount(EQ, 2)))
                for one, other in (
                    (white, blue), (white, black), (white, red), (white, green), (blue, black), (blue, red),
                    (blue, green), (black, red), (black, green), (red, green),
                )
            )),
            together(
                to_hand(saved(1)),
                Move(Among(saved(0), ~one_of(saved(1))), LIBRARY, position=BOTTOM, order=RANDOM_ORDER),
            ),
        ),
    )),
    sorcery(
        "No One Left Behind", "{4}{B}",
        OwnCost(3, condition=is_a(this, targeting(IsCard() & creatures & mana_value_at_most(3)))),
        to_battlefield(in_graveyard(creatures & your)),
    ),
    enchantment_creature(
        "Noble Quarry", "{2}{G}", "Unicorn", 1, 1, costed(BESTOW, "{5}{G}"),
        Restrict(MUST_BLOCK, creatures, this_one | enchanted), have(enchanted, plus(1, 1)),
    ),
    creature(
        "Nomads en-Kor", "{W}", "Kor Nomad Soldier", 1, 1,
        activated(free, RedirectNext(1, this, onto=target(creatures & you_control))),
    ),
    legendary(
        creature(
            "Norin the Wary", "{R}", "Human Warrior", 2, 1,
            whenever(
                either(casts(a_player, spells), attacks(creatures)), exile(this, save=0),
                at_next(END, body(to_battlefield(saved(0), owner_of(saved(0))))),
            ),
        )
    ),
    creature(
        "North Pole Patrol", "{2}{U}", "Human Soldier Ally", 2, 3,
        activated(tap_symbol, untap(target(permanents & ~this_one & you_control))),
        activated(cost(waterbend("{3}"), tap_symbol), tap(target(creatures & opponents_control))),
    ),
    instant(
        "Not Dead After All", "{B}",
        gains(
            target(creatures & you_control),
            whenever(
                dies(),
                then(Move(it, BATTLEFIELD, under=owner_of(it), tapped=True, save=0), create_on(WICKED, saved(0))),
            ),
        ),
    ),
    kindred(instant(
        "Not of This World", "{7}",
        OwnCost(
            7,
            condition=is_a(
                this, targeting(targeting(IsIn(BATTLEFIELD) & creatures & you_control & power_at_least(7)))
            ),
        ),
        counter(target((spells | IsAbility()) & targeting(IsIn(BATTLEFIELD) & you_control))),
        subtypes="Eldrazi",
    )),
    sorcery(
        "Nuclear Fallout", "{X}{B}{B}", becomes(each(creatures), minus(Times(2, x), Times(2, x))),
        GiveCounters(each_player, "rad", x),
    ),
    creature(
        "Nurturing Pixie", "{W}", "Faerie Rogue", 1, 1, flying,
        when_enters(
            Move(up_to(1, ~subtype("Faerie") & ~lands & you_control), HAND, save=0), when(Did(0), put_counters(this)),
        ),
    ),
)  # fmt: skip
