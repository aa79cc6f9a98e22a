"""Cards whose names begin with Ga to Gn."""

from inset.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    legendary(creature(
        "Gaddock Teeg", "{G}{W}", "Kithkin Advisor", 2, 2,
        CantCast(each_player, ~creatures & spells & mana_value_at_least(4)),
        CantCast(each_player, ~creatures & spells & CostHasX()),
    )),
    creature("Galactic Wayfarer", "{2}{G}", "Human Scout", 3, 3, when_enters(create(LANDER))),
    instant(
        "Gale's Redirection", "{3}{U}{U}",
        then(
            exile(target(spells), save=0),
            RollDie(
                20,
                (
                    (1, 14, (Permit(saved(0), lands=False, any_color=SPEND_ANY_COLOR),)),
                    (15, 1000, (Permit(saved(0), lands=False, cost=free),)),
                ),
                plus=mana_value(the_target),
            ),
        ),
    ),
    creature(
        "Galvanoth", "{3}{R}{R}", "Beast", 3, 3,
        at_beginning(UPKEEP, may(
            LookAt(top_cards(), save=0), CastNow(saved(0), spell=instants | sorceries, cost=free, save=1),
        )),
    ),
    legendary(
        creature(
            "Gandalf, Friend of the Shire", "{3}{U}", "Avatar Wizard", 2, 4, flash,
            static(as_though_flash(sorceries & spells)),
            whenever(Deed(TEMPTED, who=you), draw(), only_if=EventMatches(Deed(TEMPTED, ~this_one, you))),
        )
    ),
    legendary(creature(
        "Gandalf of the Secret Fire", "{1}{U}{R}{W}", "Avatar Wizard", 3, 4,
        whenever(
            While(casts(you, (instants | sorceries) & spells & cast_from(HAND)), TurnOf(each_opponent)),
            ExileOnResolution(it, (("time", 3),), (GainSuspend(that_one),)),
        ),
    )),
    legendary(creature(
        "Gandalf, Westward Voyager", "{3}{G}{U}", "Avatar Wizard", 5, 5,
        whenever(
            casts(you, spells & mana_value_at_least(5)), LookAt(top_cards(1, each_opponent), reveal=True, save=0),
            when(
                there_are(Among(saved(0), SharesTypeWith(that_spell))), copy_spell(that_spell), draw(1, each_opponent),
                otherwise=(draw(),),
            ),
        ),
    )),
    creature(
        "Garenbrig Squire", "{1}{G}", "Human Soldier", 2, 2,
        whenever(casts(you, creatures & spells & with_adventure), gets(this, 1, 1)),
    ),
    planeswalker(
        "Garruk Wildspeaker", "{2}{G}{G}", "Garruk", 3, loyalty(+1, untap(target(lands, 2))),
        loyalty(-1, create(creature_token("Beast", 3, 3, GREEN))),
        loyalty(-4, gets(each(creatures & you_control), 3, 3, trample)),
    ),
    creature(
        "Garruk's Horde", "{5}{G}{G}", "Beast", 7, 7, trample, PlayerRule(REVEAL_TOP, you),
        MayPlay(you, LIBRARY, spell=creatures, top_only=True),
    ),
    artifact(
        "Gatewatch Beacon", "{2}{W}", enters_with(3, "loyalty"), tap_for("{W}"),
        whenever(
            enters(planeswalkers & you_control), may(MoveCounters(this, it, "loyalty")),
            only_if=is_a(this, with_counter("loyalty")),
        ),
    ),
    creature(
        "Gathan Raiders", "{3}{R}{R}", "Human Warrior", 3, 3,
        ability_word(
            "Hellbent",
            static(have(this_one, plus(2, 2)), only_if=Compare(number_of(cards, HAND, you), EQ, 0)),
        ),
        morph(discarding()),
    ),
    instant("Gather Specimens", "{3}{U}{U}{U}", establish(EntersUnderControl(creatures & opponents_control))),
    sorcery(
        "Gather the Pack", "{1}{G}", LookAt(top_cards(5), reveal=True, save=0),
        when(
            there_are(each(instants | sorceries, GRAVEYARD, you), 2),
            Choose(Among(saved(0), creatures), 1, least=0, most=2),
            otherwise=(Choose(Among(saved(0), creatures), 1, least=0),),
        ),
        to_hand(saved(1)), to_graveyard(Among(saved(0), IsIn(LIBRARY))),
    ),
    legendary(
        creature(
            "Gatta and Luzzu", "{2}{W}", "Human Soldier", 1, 1, flash,
            when_enters(
                establish(
                    PreventDamage(to=one_of(target(creatures & you_control)), then=(put_counters(the_target, that_much),))
                )
            ),
        )
    ),
    instant(
        "Geistlight Snare", "{2}{U}", OwnCost(1, condition=you_have(subtype("Spirit"))),
        OwnCost(1, condition=you_have(enchantments)),
        unless_pays(controller_of(target(spells)), cost("{3}"), counter(the_target)),
    ),
    creature(
        "Gemrazer", "{3}{G}", "Beast", 4, 4, mutate("{1}{G}{G}"), reach, trample,
        whenever(Mutates(this_one), destroy(target((artifacts | enchantments) & opponents_control))),
    ),
    creature(
        "Geological Appraiser", "{2}{R}{R}", "Human Artificer", 3, 2,
        when_enters(Discover(3), only_if=you_cast_it),
    ),
    sorcery(
        "Germination Practicum", "{3}{G}{G}", put_counters(each(creatures & you_control), 2), Keyword(PARADIGM),
        subtypes="Lesson",
    ),
    creature(
        "Geyser Leaper", "{4}{U}", "Human Warrior Ally", 4, 3, flying,
        activated(waterbend("{4}"), then(draw(), discard())),
    ),
    creature(
        "Ghazbán Ogre", "{G}", "Ogre", 2, 2,
        at_beginning(
            UPKEEP, Remember(0, who=MostLife()), becomes(this, SetController(SavedPlayers(0)), duration=FOREVER),
            only_if=Compare(CountPlayers(MostLife()), EQ, 1),
        ),
    ),
    legendary(creature(
        "Ghired, Conclave Exile", "{2}{R}{G}{W}", "Human Shaman", 2, 5,
        when_enters(create(creature_token("Rhino", 4, 4, GREEN, trample))),
        whenever(attacks(), Populate(attacking=True)),
    )),
    creature("Ghor-Clan Wrecker", "{3}{R}", "Human Warrior", 2, 2, Keyword(RIOT), menace),
    instant("Ghostly Flicker", "{2}{U}", flicker(target((artifacts | creatures | lands) & you_control, 2), you)),
    creature(
        "Ghostly Keybearer", "{3}{U}", "Spirit", 3, 3, flying,
        whenever(deals_combat_damage(), Unlock(up_to(1, subtype("Room") & you_control))),
    ),
    sorcery(
        "Ghouls' Night Out", "{3}{B}{B}", Choose(each(creatures, GRAVEYARD, they), 0, whose=each_player),
        Move(
            saved(0), BATTLEFIELD, under=you, mods=(AddColors(BLACK), also(0, "Zombie"), has(Keyword(DECAYED))),
        ),
    ),
    creature(
        "Giant Albatross", "{1}{U}", "Bird", 1, 1, flying,
        whenever(
            dies(), PayOr(you, cost("{1}{U}"), paid=(
                ForEach(each(creatures & DidThisTurn(DealsDamage(anything, this_one), source=True)), (
                    PayOr(controller_of(that_one), pay_life(2), unpaid=(Destroy(that_one, regenerate=False),), save=1),
                )),
            )),
        ),
    ),
    instant("Giant Growth", "{G}", gets(target(creatures), 3, 3)),
    planeswalker(
        "Gideon, Champion of Justice", "{2}{W}{W}", "Gideon", 4,
        loyalty(1, put_counters(this, number_of(creatures & controlled_by(target_opponent())), "loyalty")),
        loyalty(
            0,
            becomes(
                this, AddTypes(CREATURE, ("Human", "Soldier")),
                base(counters_on(this, "loyalty"), counters_on(this, "loyalty")), has(indestructible),
            ),
            establish(PreventDamage(to=this_one)),
        ),
        loyalty(-15, exile(each(other & permanents))),
    ),
    planeswalker(
        "Gideon of the Trials", "{1}{W}{W}", "Gideon", 3,
        loyalty(+1, establish(PreventDamage(source=one_of(target(permanents))), duration=UNTIL_YOUR_NEXT_TURN)),
        loyalty(
            0, becomes(this, AddTypes(CREATURE, ("Human", "Soldier")), base(4, 4), has(indestructible)),
            establish(PreventDamage(to=this_one)),
        ),
        loyalty(
            0,
            Emblem(
                (
                    static(
                        PlayerRule(CANT_LOSE_GAME, you), PlayerRule(CANT_WIN_GAME, each_opponent),
                        only_if=you_have(subtype("Gideon") & planeswalkers),
                    ),
                )
            ),
        ),
    ),
    planeswalker(
        "Gideon, the Oathsworn", "{4}{W}{W}", "Gideon", 4,
        whenever(PlayerAttacks(you, 2, creatures & ~subtype("Gideon")), put_counters(it)),
        loyalty(
            2, becomes(this, also(CREATURE, "Soldier"), SetColors(WHITE), base(5, 5)),
            establish(PreventDamage(to=this_one)),
        ),
        loyalty(-9, exile(Union((this, each(creatures & opponents_control))))),
    ),
    aura(
        "Gift of Doom", "{4}{B}", enchant(creatures), have(enchanted, has(deathtouch), has(indestructible)),
        Keyword(MORPH, SacrificeOther(other & creatures)),
        AsTurnedFaceUp((may(Choose(each(creatures), 0), AttachTo(this, saved(0))),)),
    ),
    aura(
        "Gift of the Deity", "{4}{B/G}", enchant(creatures),
        static(have(enchanted, plus(1, 1), has(deathtouch)), only_if=is_a(host, black)),
        static(
            have(enchanted, plus(1, 1)), Restrict(MUST_BLOCK, creatures, enchanted), only_if=is_a(host, green),
        ),
    ),
    creature(
        "Gigantoplasm", "{3}{U}", "Shapeshifter", 0, 0,
        enters_as_copy(creatures, has(activated("{X}", becomes(this, base(x, x), duration=FOREVER)))),
    ),
    sorcery("Gild", "{3}{B}", exile(target(creatures)), create(GOLD)),
    creature(
        "Gilded Goose", "{G}", "Bird", 0, 2, flying, when_enters(create(FOOD)),
        activated(cost("{1}{G}", tap_symbol), create(FOOD)),
        activated(cost(tap_symbol, sacrificing(HasSubtype(("Food",)))), add_one_of(ALL_COLORS)),
    ),
    legendary(
        creature(
            "Gisa, Glorious Resurrector", "{2}{B}{B}", "Human Wizard", 4, 4,
            MovesInstead(creatures & opponents_control, GRAVEYARD, EXILE, BATTLEFIELD, link=True),
            at_beginning(
                UPKEEP, to_battlefield(Each(creatures & IsOneOf(LinkedCards()), EXILE), you, save=0),
                gains(Saved(0), Keyword(DECAYED), duration=FOREVER),
            ),
        )
    ),
    legendary(creature(
        "Gix, Yawgmoth Praetor", "{1}{B}{B}", "Phyrexian Praetor", 3, 3,
        whenever(
            DealsDamage(creatures, to_players=each_opponent, combat=True),
            PayOr(controller_of(it), pay_life(1), paid=(draw(1, controller_of(it)),)),
        ),
        activated(
            cost("{4}{B}{B}{B}", discarding(x)), exile(top_cards(x, target_opponent()), save=0),
            CastNow(saved(0), cost=free, most=ANY_NUMBER, lands=True),
        ),
    )),
    sorcery(
        "Gix's Command", "{3}{B}{B}",
        modes(
            sentences(using(Choose(each(creatures), 0, 0), put_counters(saved(0), 2)), gains(saved(0), lifelink)),
            destroy(each(creatures & power_at_most(2))),
            using(Choose(each(creatures, GRAVEYARD, you), 0, 0, 2), to_hand(saved(0))),
            sacrifices(each_opponent, creatures & power_at_least(Greatest(POWER, each(creatures & they_control)))),
            least=2, most=2,
        ),
    ),
    check_land("Glacial Fortress", "WU"),
    instant(
        "Glacial Ray", "{1}{R}", deal(2, any_target()), splice(HasSubtype(("Arcane",)), "{1}{R}"), subtypes="Arcane",
    ),
    creature(
        "Glamer Spinners", "{4}{W/U}", "Faerie Wizard", 2, 4, flash, flying,
        when_enters(
            Remember(-1, target(permanents)),
            Choose(each(~one_of(the_target) & controlled_by(controller_of(the_target))), 0),
            AttachTo(each(IsAttachedTo(the_target) & subtype("Aura")), saved(0)),
        ),
    ),
    modal(
        creature(
            "Glasspool Mimic", "{2}{U}", "Shapeshifter Rogue", 0, 0,
            enters_as_copy(creatures & you_control, also(0, "Shapeshifter", "Rogue")),
        ),
        land("Glasspool Shore", "", enters_tapped(), tap_for("{U}")),
    ),
    room(
        door("Glassworks", "{2}{R}", unlocked(deal(4, target(creatures & opponents_control)))),
        door("Shattered Yard", "{4}{R}", at_beginning(END, deal(1, each_opponent))),
    ),
    sorcery(
        "Gleeful Demolition", "{R}", destroy(target(artifacts)),
        when(is_a(the_target, you_control), create(creature_token("Phyrexian Goblin", 1, 1, RED), 3)),
    ),
    sorcery(
        "Glimpse the Cosmos", "{1}{U}",
        LookAt(top_cards(3), save=0), using(Choose(saved(0), 1), to_hand(saved(1))),
        Move(Among(saved(0), IsIn(LIBRARY)), LIBRARY, position=BOTTOM),
        static(
            MayPlay(you, GRAVEYARD, this_one, cost=cost("{U}"), exile_after=True), only_if=you_have(subtype("Giant")),
            zone=GRAVEYARD,
        ),
    ),
    legendary(
        creature(
            "Glissa, Herald of Predation", "{3}{B}{G}", "Phyrexian Zombie Elf", 3, 5,
            at_beginning(
                BEGIN_COMBAT,
                modes(
                    Repeat(2, (Incubate(INCUBATOR, 2),)), Transform(each(subtype("Incubator") & tokens & you_control)),
                    gains(each(subtype("Phyrexian") & you_control), first_strike, deathtouch),
                ),
            ),
        )
    ),
    snow(aura(
        "Glittering Frost", "{2}{G}", enchant(lands), have(enchanted, AddTypes(supertypes=SNOW)),
        whenever(TapsForMana(enchanted), AddMana(choices=ALL_COLORS, who=controller_of(host))),
    )),
    sorcery(
        "Global Ruin", "{4}{W}",
        *keeps_one_of_each(
            each(lands & they_control), subtype("Plains"), subtype("Island"), subtype("Swamp"), subtype("Mountain"),
            subtype("Forest"), of=each_player,
        ),
    ),
    creature("Gloom Pangolin", "{2}{B}", "Nightmare Pangolin", 1, 5),
    enchantment("Glorious Anthem", "{1}{W}{W}", have(creatures & you_control, plus(1, 1))),
    creature(
        "Glorybringer", "{3}{R}{R}", "Dragon", 4, 4, flying, haste,
        MayExert(body(deal(4, target(creatures & Not(HasSubtype(("Dragon",))) & opponents_control)))),
    ),
    creature(
        "Glowing One", "{2}{G}", "Zombie Mutant", 2, 2, deathtouch,
        whenever(deals_combat_damage(), GiveCounters(that_player, "rad", 4)),
        whenever(Moves(~lands, milled=True), gain_life(1)),
    ),
)  # fmt: skip
