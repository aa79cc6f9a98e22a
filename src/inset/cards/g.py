"""Cards whose names begin with G."""

from inset.cards.vocabulary import *

_GRIM = target(creatures & you_control), target(creatures & opponents_control)

_BELCHED = any_target()
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
    instant("Giant Growth", "{G}", gets(target(creatures), 3, 3)),
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
    instant("Go for the Throat", "{1}{B}", destroy(target(~artifacts & creatures))),
    creature(
        "Goblin Archaeologist", "{1}{R}", "Goblin Artificer", 1, 2,
        activated(
            cost("{R}", tap_symbol), FlipCoin((together(destroy(target(artifacts)), untap(this)),), (sacrifice(),)),
        ),
    ),
    artifact(
        "Goblin Charbelcher", "{4}",
        activated(
            cost("{3}", tap_symbol), RevealUntil(you, lands, 0, 1),
            when(
                is_a(saved(0), subtype("Mountain")), deal(Times(2, Count(saved(1))), _BELCHED),
                otherwise=(deal(Count(saved(1)), _BELCHED),),
            ),
            Move(Union((saved(1), saved(0))), LIBRARY, position=BOTTOM),
        ),
    ),
    creature(
        "Goblin Electromancer", "{U}{R}", "Goblin Wizard", 2, 2, cost_less((instants | sorceries) & spells, 1)
    ),
    creature("Goblin Grappler", "{R}", "Goblin", 1, 1, Keyword(PROVOKE)),
    creature("Goblin Piker", "{1}{R}", "Goblin Warrior", 2, 1),
    creature(
        "Goblin Surveyor", "{2}{R}", "Goblin Scout", 3, 2, trample, Keyword(START_YOUR_ENGINES),
        max_speed(activated(cost("{3}", exile_this), draw(), zone=GRAVEYARD)),
    ),
    creature(
        "Goblin Warchief", "{1}{R}{R}", "Goblin Warrior", 2, 2, cost_less(subtype("Goblin") & spells, 1),
        have(subtype("Goblin") & you_control, has(haste)),
    ),
    creature(
        "Goblin Welder", "{R}", "Goblin Artificer", 1, 1,
        activated(
            tap_symbol,
            together(
                Remember(0, target(artifacts)),
                Remember(1, in_graveyard(artifacts & owned_by(controller_of(the_target)))),
            ),
            when(
                all_of(is_a(the_target, artifacts), is_a(second_target, artifacts)),
                together(
                    SacrificeIt(the_target, who=controller_of(the_target)),
                    to_battlefield(second_target, owner_of(second_target)),
                ),
            ),
        ),
    ),
    legendary(creature(
        "Goddric, Cloaked Reveler", "{1}{R}{R}", "Human Noble", 3, 3, haste,
        ability_word("Celebration", static(
            have(
                this_one, SetTypes(CREATURE, ("Dragon",), keep_types=True), base(4, 4), has(flying),
                has(activated("{R}", gets(each(subtype("Dragon") & you_control), 1, 0))),
            ),
            only_if=happened(enters(~lands & permanents & you_control), 2),
        )),
    )),
    shock_land("Godless Shrine", "WB"),
    creature(
        "Godsire", "{4}{R}{G}{G}{W}", "Beast", 8, 8, vigilance,
        activated(tap_symbol, create(creature_token("Beast", 8, 8, RED | GREEN | WHITE))),
    ),
    legendary(creature(
        "Gogo, Mysterious Mime", "{3}{R}", "Wizard", 2, 2,
        at_beginning(
            BEGIN_COMBAT,
            may(BecomeCopy(
                this, target(other & creatures & you_control), (SetName("Gogo, Mysterious Mime"),), THIS_TURN,
            )),
            when(
                if_you_do,
                gets(Union((this, the_target)), 2, 0, haste),
                establish(Restrict(MUST_ATTACK, one_of(Union((this, the_target))))),
            ),
        ),
    )),
    sorcery(
        "Golden Demise", "{1}{B}{B}", Keyword(ASCEND),
        when(
            PlayerIs(you, Blessed()), gets(each(creatures & opponents_control), -2, -2),
            otherwise=(gets(each(creatures), -2, -2),),
        ),
    ),
    legendary(artifact_creature(
        "Golos, Tireless Pilgrim", "{5}", "Scout", 3, 5,
        when_enters(may(search(lands, BATTLEFIELD, tapped=True))),
        activated("{2}{W}{U}{B}{R}{G}", exile(top_cards(3), save=0), Permit(saved(0), THIS_TURN, cost=free)),
    )),
    legendary(creature(
        "Gonti, Canny Acquisitor", "{2}{B}{G}{U}", "Aetherborn Rogue", 5, 5,
        cost_less(~you_own & spells, 1),
        whenever(
            deals_combat_damage(creatures & you_control, batch=True),
            LookAt(top_cards(1, that_player), save=0),
            Move(saved(0), EXILE, face_down=True, look=you, save=1), Permit(saved(1), any_color=SPEND_ANY_TYPE),
        ),
    )),
    creature("Gorehorn Minotaurs", "{2}{R}{R}", "Minotaur Warrior", 3, 3, numbered(BLOODTHIRST, 2)),
    creature("Gorger Wurm", "{3}{R}{G}", "Wurm", 5, 5, numbered(DEVOUR, 1)),
    legendary(creature(
        "Gorion, Wise Mentor", "{G}{W}{U}", "Human Wizard", 3, 4, vigilance,
        whenever(casts(you, subtype("Adventure") & spells), may(copy_spell(it))),
    )),
    instant(
        "Graceful Reprieve", "{1}{W}",
        Later(
            dies(one_of(target(creatures))), body(to_battlefield(it, owner_of(it))), duration=THIS_TURN
        ),
    ),
    *meld_pair(
        creature(
            "Graf Rats", "{1}{B}", "Rat", 2, 1,
            at_beginning(
                BEGIN_COMBAT,
                Meld(counterpart("Midnight Scavengers"), "Chittering Host"),
                only_if=both_own_and_control(counterpart("Midnight Scavengers")),
            ),
        ),
        creature(
            "Midnight Scavengers", "{4}{B}", "Human Rogue", 3, 3,
            when_enters(may(to_hand(target(creatures & mana_value_at_most(3) & your, zone=GRAVEYARD)))),
        ),
        creature(
            "Chittering Host", None, "Eldrazi Horror", 5, 6, haste, menace,
            when_enters(becomes(each(other & creatures & you_control), plus(1, 0), has(menace))),
        ),
    ),
    artifact(
        "Grafdigger's Cage", "{1}", CantEnter(creatures, GRAVEYARD | LIBRARY),
        CantCast(each_player, zones=GRAVEYARD | LIBRARY),
    ),
    equipment(
        "Grafted Wargear", "{3}", have(enchanted_or_equipped, plus(3, 2)),
        whenever(BecomesUnattached(this_one), sacrifice(EventOther())), equip("{0}"),
    ),
    legendary(creature(
        "Grand Arbiter Augustin IV", "{2}{W}{U}", "Human Advisor", 2, 3, cost_less(white & spells, 1),
        cost_less(blue & spells, 1), cost_more(spells, 1, each_opponent),
    )),
    room(
        door("Grand Entryway", "{1}{W}", unlocked(create(creature_token("Glimmer", 1, 1, WHITE, types=ENCHANTMENT)))),
        door("Elegant Rotunda", "{2}{W}", unlocked(put_counters(up_to(2, creatures)))),
    ),
    sorcery("Grapeshot", "{1}{R}", deal(1, to=any_target()), Keyword(STORM)),
    creature(
        "Grave Sifter", "{5}{G}", "Elemental Beast", 5, 7,
        when_enters(
            ForEachPlayer(
                each_player,
                (
                    ChooseWord(CREATURE_TYPE, who=they),
                    using(
                        Choose(each(of_chosen_type, GRAVEYARD, they), 0, least=0, most=ANY_NUMBER, who=they),
                        to_hand(saved(0)),
                    ),
                ),
            ),
        ),
    ),
    creature(
        "Gravebane Zombie", "{3}{B}", "Zombie", 3, 2,
        MovesInstead(this_one, GRAVEYARD, LIBRARY, BATTLEFIELD),
    ),
    world(enchantment("Gravity Sphere", "{2}{R}", have(creatures, LoseKeyword(FLYING)))),
    creature(
        "Gray Merchant of Asphodel", "{3}{B}{B}", "Zombie", 2, 4,
        when_enters(LoseLife(each_opponent, Devotion(BLACK, you), save=0), gain_life(SavedNumber(0))),
    ),
    land(
        "Great Hall of the Biblioplex", "", tap_for("{C}"),
        activated(
            cost(tap_symbol, pay_life(1)), AddMana(choices=ALL_COLORS, use=SpendOnly(instants | sorceries)),
        ),
        activated("{5}", when(
            is_a(this, ~creatures),
            becomes(
                this, also(CREATURE, "Wizard"), base(2, 4),
                has(whenever(casts(you, instants | sorceries), gets(this, 1, 0))), duration=FOREVER,
            ),
        )),
    ),
    instant(
        "Great Train Heist", "{R}", Keyword(SPREE),
        priced_modes(
            ("{2}{R}", sentences(
                untap(each(creatures & you_control)),
                when(all_of(your_turn, InStep(tuple(COMBAT_STEPS))), ExtraCombat()),
            )),
            ("{2}", gets(each(creatures & you_control), 1, 0, first_strike)),
            ("{R}", Later(
                deals_combat_damage(creatures & you_control, target_opponent()), body(create(TREASURE, tapped=True)),
                once=False, duration=THIS_TURN,
            )),
        ),
    ),
    creature("Greater Mossdog", "{3}{G}", "Plant Dog", 3, 3, Keyword(DREDGE, number=3)),
    creature(
        "Greenbelt Rampager", "{G}", "Elephant", 3, 4,
        when_enters(when(
            at_least(PlayerCounters("energy", you), 2), LoseCounters(you, "energy", 2),
            otherwise=(together(to_hand(this), GiveCounters(you, "energy", 1)),),
        )),
    ),
    creature(
        "Gremlin Tamer", "{W}{U}", "Human Scout", 2, 2,
        whenever(eerie(), create(creature_token("Gremlin", 1, 1, RED)), name="Eerie"),
    ),
    instant(
        "Grim Contest", "{1}{B}{G}",
        DealDamage(
            toughness_of(_GRIM[0]), _GRIM[1], source=_GRIM[0],
            also=DealDamage(toughness_of(_GRIM[1]), _GRIM[0], source=_GRIM[1]),
        ),
    ),
    aura(
        "Grim Reaper's Sprint", "{4}{R}",
        OwnCost(3, condition=happened(dies(creatures))), enchant(creatures),
        when_enters(
            untap(each(creatures & you_control)), when(all_of(your_turn, InStep(MAIN_STEPS)), ExtraCombat()),
        ),
        have(enchanted, plus(2, 2), has(haste)),
    ),
    planeswalker(
        "Grist, the Hunger Tide", "{1}{B}{G}", "Grist", 3,
        static(
            Continuous(this_one, (also(CREATURE, "Insect"), base(1, 1)), ANY_ZONE & ~BATTLEFIELD),
            zone=ANY_ZONE & ~BATTLEFIELD,
        ),
        loyalty(
            +1,
            DoWhile(
                (
                    create(creature_token("Insect", 1, 1, BLACK | GREEN)), Mill(you, 1, save=0),
                    when(there_are(Among(saved(0), subtype("Insect"))), put_counters(this, 1, "loyalty")),
                ),
                there_are(Among(saved(0), subtype("Insect"))),
            ),
        ),
        loyalty(
            -2, may(sacrifices(you, creatures)), when_you_do(body(destroy(target(creatures | planeswalkers)))),
        ),
        loyalty(-5, lose_life(number_of(creatures, GRAVEYARD, you), each_opponent)),
    ),
    creature(
        "Gristle Glutton", "{1}{R}", "Goblin Scout", 1, 3,
        activated(cost(tap_symbol, BlightCost(1)), discard(1), If(Did(0), (draw(),))),
    ),
    creature("Grizzly Bears", "{1}{G}", "Bear", 2, 2),
    creature(
        "Grudge Keeper", "{1}{B}", "Zombie Wizard", 2, 1,
        whenever(FinishVoting(), lose_life(2, Voted(each_opponent, same=False))),
    ),
    guildgate("Gruul Guildgate", "RG"),
    creature(
        "Guardian of New Benalia", "{1}{W}", "Human Soldier", 2, 2, Keyword(ENLIST),
        whenever(Deed(ENLISTS, this_one), scry(2)),
        activated(discarding(), gains(this, indestructible), tap(this)),
    ),
    legendary(creature(
        "Gyome, Master Chef", "{2}{B}{G}", "Troll Warlock", 5, 3, trample,
        at_beginning(END, create(FOOD, TimesHappened(enters(nontoken & creatures & you_control)))),
        activated(cost("{1}", sacrificing(subtype("Food"))), gains(target(creatures), indestructible), tap(the_target)),
    )),
)  # fmt: skip
