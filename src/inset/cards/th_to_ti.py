"""Cards whose names begin with Th to Ti."""

from inset.cards.vocabulary import *

_INTERVENED = target(spells)
_GNOME = creature_token(
    "Gnome Soldier",
    0,
    0,
    WHITE,
    defines_size(number_of((artifacts | creatures) & you_control), number_of((artifacts | creatures) & you_control)),
    types=ARTIFACT,
)
_DOOMED = target(creatures | planeswalkers)
CARDS: tuple[Card, ...] = (
    legendary(creature(
        "Thalia, Guardian of Thraben", "{1}{W}", "Human Soldier", 2, 1, first_strike, cost_more(~creatures, 1)
    )),
    creature(
        "Thallid Omnivore", "{3}{B}", "Fungus", 3, 3,
        activated(
            cost("{1}", sacrificing(other & creatures)), gets(this, 2, 2),
            when(is_a(saved(COST_SLOT), subtype("Saproling")), gain_life(2)),
        ),
    ),
    instant(
        "Thassa's Intervention", "{X}{U}{U}",
        modes(
            body(
                LookAt(top_cards(x), save=0), Choose(saved(0), 1, least=0, most=2), to_hand(saved(1)),
                Move(Among(saved(0), IsIn(LIBRARY)), LIBRARY, position=BOTTOM, order=RANDOM_ORDER),
            ),
            unless_pays(controller_of(_INTERVENED), PayGeneric(Times(2, x)), counter(_INTERVENED)),
        ),
    ),
    creature(
        "Thassa's Oracle", "{U}{U}", "Merfolk Wizard", 1, 3,
        when_enters(
            LookAt(top_cards(Devotion(BLUE, you)), save=0),
            together(
                using(Choose(saved(0), 1, 0), to_library(saved(1))),
                Move(Among(saved(0), ~one_of(saved(1))), LIBRARY, position=BOTTOM, order=RANDOM_ORDER),
            ),
            when(at_least(Devotion(BLUE, you), number_of(cards, LIBRARY, you)), WinGame()),
        ),
    ),
    land(
        "Thawing Glaciers", "", enters_tapped(),
        activated(
            cost("{1}", tap_symbol), search(basic & lands, BATTLEFIELD, tapped=True),
            at_next(CLEANUP, body(to_hand(this))),
        ),
    ),
    saga(
        "The Bears of Littjara", "{1}{G}{U}",
        chapter(1, create(creature_token("Shapeshifter", 2, 2, BLUE, changeling))),
        chapter(
            2,
            becomes(
                up_to(ANY_NUMBER, subtype("Shapeshifter") & creatures & you_control), base(4, 4), duration=FOREVER
            ),
        ),
        chapter(
            3,
            EachDealsDamage(
                each(creatures & power_at_least(4) & you_control), to=up_to(1, creatures | planeswalkers)
            ),
        ),
    ),
    legendary(
        creature(
            "The Beast, Deathless Prince", "{2}{B}{R}", "Demon", 6, 6,
            when_cast(
                becomes(target(creatures), SetController(you)), untap(the_target), gains(the_target, menace, haste)
            ),
            static(enters_tapped(), enters_with(6, "stun")),
            whenever(
                While(DealsDamage(creatures, None, a_player, True), PlayerIs(that_player, owner_of(it))),
                together(untap(this), draw()),
            ),
        )
    ),
    land(
        "The Biblioplex", "", tap_for("{C}"),
        activated(
            cost("{2}", tap_symbol), LookAt(top_cards(), save=0),
            when(
                is_a(saved(0), instants | sorceries), May((LookAt(saved(0), reveal=True), to_hand(saved(0))), save=1),
                when(unless(Did(1)), May((to_graveyard(saved(0)),), save=2)), otherwise=(May((to_graveyard(saved(0)),), save=2),),
            ),
            only_if=any_of(Compare(number_of(cards, HAND, you), EQ, 0), Compare(number_of(cards, HAND, you), EQ, 7)),
        ),
    ),
    saga(
        "The Birth of Meletis", "{1}{W}",
        chapter(1, search(basic & subtype("Plains"))),
        chapter(2, create(creature_token("Wall", 0, 4, 0, defender, types=ARTIFACT))), chapter(3, gain_life(2)),
    ),
    legendary(creature(
        "The Cabbage Merchant", "{2}{G}", "Human Citizen", 2, 2,
        whenever(casts(an_opponent, ~creatures & spells), create(FOOD)),
        whenever(
            DealsDamage(creatures, to_players=you, combat=True),
            sacrifices(you, HasSubtype(("Food",)) & IsToken()),
        ),
        activated(TapOthers(HasSubtype(("Food",)), 2), add_one_of(ALL_COLORS)),
    )),
    legendary(artifact_creature(
        "The Cyber-Controller", "{X}{U}{U}{B}", "Cyberman", 3, 3,
        when_enters(
            Mill(each_opponent, x, save=0),
            Move(
                Among(saved(0), creatures), BATTLEFIELD, under=you, face_down=True, mods=(also(ARTIFACT, "Cyberman"),),
            ),
        ),
        have(other & artifacts & creatures & you_control, plus(1, 1)),
    )),
    legendary(
        artifact_creature(
            "The Dalek Emperor", "{5}{B}{R}", "Dalek", 6, 6, affinity(subtype("Dalek")),
            static(have(~this_one & subtype("Dalek") & you_control, has(haste))),
            at_beginning(
                BEGIN_COMBAT,
                VillainousChoice(
                    each_opponent,
                    (
                        (Sacrifice(ThatOne(), creatures & controlled_by(ThatOne())),),
                        (create(creature_token("Dalek", 3, 3, BLACK, menace, types=ARTIFACT)),),
                    ),
                ),
            ),
        )
    ),
    saga(
        "The Day of the Doctor", "{3}{R}{W}",
        chapter(
            (1, 2, 3), RevealUntil(you, legendaries, 0, 1, exile=True), Permit(saved(0), WHILE_THIS_REMAINS),
            Move(saved(1), LIBRARY, position=BOTTOM, order=RANDOM_ORDER),
        ),
        chapter(
            4, Choose(each(subtype("Doctor")), 0, least=0, most=3),
            May((exile(each(creatures & ~one_of(saved(0)))),), save=2), when(Did(2), deal(13, you)),
        ),
    ),
    saga(
        "The Elder Dragon War", "{2}{R}{R}", read_ahead,
        chapter(1, DealDamage(2, each(creatures), each_opponent)),
        chapter(2, then(Discard(you, ANY_NUMBER, up_to=True), draw(Count(saved(0))))),
        chapter(3, create(creature_token("Dragon", 4, 4, RED, flying))),
    ),
    sorcery(
        "The Elderspell", "{B}{B}", Destroy(up_to(ANY_NUMBER, planeswalkers), save=0),
        Choose(each(planeswalkers & you_control), 1), put_counters(saved(1), times(2, Count(saved(0))), "loyalty"),
    ),
    saga(
        "The Eldest Reborn", "{4}{B}", chapter(1, sacrifices(each_opponent, creatures | planeswalkers)),
        chapter(2, discard(1, each_opponent)),
        chapter(3, to_battlefield(in_graveyard(creatures | planeswalkers), you)),
    ),
    legendary(creature(
        "The Eleventh Doctor", "{1}{W}{U}", "Time_Lord Doctor", 3, 2,
        ability_word("I. AM. TALKING!", whenever(
            deals_combat_damage(),
            may(using(
                Choose(each(cards, HAND, you), 0),
                Move(saved(0), EXILE, counters=(("time", mana_value(saved(0))),), save=1),
            )),
            GainSuspend(saved(1)),
        )),
        activated("{2}", establish(cant_be_blocked(one_of(target(creatures & power_at_most(3)))))),
    )),
    instant(
        "The End", "{2}{B}{B}", OwnCost(2, condition=at_most(LifeTotal(you), 5)),
        Remember(3, who=controller_of(_DOOMED)), exile(_DOOMED),
        Remember(4, number=number_of(cards, HAND, SavedPlayers(3))),
        Search(
            you, SharesNameWith(_DOOMED), EXILE, most=ANY_NUMBER, zones=GRAVEYARD | HAND | LIBRARY, whose=SavedPlayers(3)
        ),
        draw(Minus(SavedNumber(4), number_of(cards, HAND, SavedPlayers(3))), SavedPlayers(3)),
    ),
    planeswalker(
        "The Eternal Wanderer", "{4}{W}{W}", "", 5,
        Restrict(NO_MORE_ATTACK, creatures, this_one, number=1),
        loyalty(
            +1, exile(up_to(1, artifacts | creatures), save=0),
            Later(
                BeginningOf(END, owner_of(saved(0))), body(to_battlefield(saved(0), owner_of(saved(0))))
            ),
        ),
        loyalty(0, create(creature_token("Samurai", 2, 2, WHITE, double_strike))),
        loyalty(
            -4, Choose(each(creatures & they_control), 0, whose=each_player),
            SacrificeIt(each(creatures & ~one_of(saved(0))), who=each_player),
        ),
    ),
    legendary(creature(
        "The Goose Mother", "{X}{G}{U}", "Bird Hydra", 2, 2, flying, enters_with(x),
        when_enters(create(FOOD, Half(x, True))),
        whenever(attacks(), PayOr(you, SacrificeOther(subtype("Food")), paid=(draw(),))),
    )),
    saga(
        "The Huntsman's Redemption", "{2}{G}", chapter(1, create(creature_token("Beast", 3, 3, GREEN))),
        chapter(2, PayOr(you, sacrificing(creatures), paid=(search(creatures | basic & lands),))),
        chapter(3, gets(up_to(2, creatures), 2, 2, trample)),
    ),
    legendary(artifact(
        "The Immortal Sun", "{6}", CantActivate(each_player, where=planeswalkers, loyalty=True),
        at_beginning(DRAW, draw()), cost_less(spells, 1), have(creatures & you_control, plus(1, 1)),
    )),
    legendary(artifact(
        "The Irencrag", "{2}", tap_for("{C}"),
        whenever(enters(legendaries & creatures & you_control), may(becomes(
            this, LoseAllAbilities(), SetTypes(ARTIFACT, ("Equipment",)),
            SetName("Everflame, Heroes' Legacy"), has(static(have(equipped, plus(3, 3)))), has(equip("{3}")),
            duration=FOREVER,
        ))),
    )),
    legendary(creature(
        "The Jolly Balloon Man", "{1}{R}{W}", "Human Clown", 1, 4, haste,
        activated(
            cost("{1}", tap_symbol),
            CreateCopy(
                target(other & creatures & you_control),
                exceptions=(base(1, 1), AddColors(RED), also(CREATURE, "Balloon"), has(flying), has(haste)), save=0,
            ),
            at_next(END, Body((sacrifice(saved(0)),))), timing=AS_SORCERY,
        ),
    )),
    legendary(artifact(
        "The Magic Mirror", "{6}{U}{U}{U}", OwnCost(number_of(instants | sorceries, GRAVEYARD, you)),
        PlayerRule(NO_MAXIMUM_HAND_SIZE, you),
        at_beginning(
            UPKEEP, then(put_counters(this, 1, "knowledge"), draw(counters_on(this, "knowledge"))),
        ),
    )),
    legendary(artifact_creature(
        "The Master, Transcendent", "{1}{B}{G}{U}", "Mutant", 2, 4,
        when_enters(GiveCounters(target_player(), "rad", 2)),
        activated(tap_symbol, Move(
            in_graveyard(creatures & that_did(Moves(cards, destination=GRAVEYARD, milled=True))), BATTLEFIELD, under=you,
            mods=(SetColors(GREEN), SetTypes(CREATURE, ("Mutant",), True), base(3, 3)),
        )),
    )),
    legendary(
        creature(
            "The Mimeoplasm", "{2}{B}{G}{U}", "Ooze", 0, 0,
            EntersAsCopy(
                this_one, one_of(saved(0)), optional=False, zone=EXILE, save=1,
                first=(
                    when(
                        there_are(each(creatures & other, GRAVEYARD), 2),
                        may(Choose(each(creatures & other, GRAVEYARD), 0, 2, 2), Move(saved(0), EXILE, save=0)),
                    ),
                ),
                entering=(EntersWithCounters(this_one, "+1/+1", power_of(Among(saved(0), ~one_of(saved(1))))),),
            ),
        )
    ),
    transforming(
        saga("The Modern Age", "{1}{U}", chapter((1, 2), then(draw(), discard())), turns_over(3)),
        enchantment_creature("Vector Glider", None, "Spirit", 2, 3, flying, colors=BLUE),
    ),
    legendary(creature(
        "The Mycotyrant", "{1}{B}{G}", "Elder Fungus", 0, 0, trample,
        defines_size(
            number_of(creatures & you_control & subtype("Fungus", "Saproling")),
            number_of(creatures & you_control & subtype("Fungus", "Saproling")),
        ),
        at_beginning(END, create(creature_token("Fungus", 1, 1, BLACK, cant_block()), TimesHappened(Descends(you)))),
    )),
    legendary(artifact(
        "The Ozolith", "{1}",
        whenever(leaves(creatures & you_control), PutSameCounters(it, this), only_if=is_a(it, with_counter())),
        at_beginning(
            BEGIN_COMBAT, may(MoveCounters(this, target(creatures), how=ALL_COUNTERS)), only_if=is_a(this, with_counter()),
        ),
    )),
    saga(
        "The Parting of the Ways", "{4}{R}{R}",
        chapter(
            1, exile(top_cards(5), save=0),
            ForEach(Among(saved(0), ~lands), (put_counters(that_one, mana_value(that_one), "time"), GainSuspend(that_one))),
        ),
        chapter(2, then(TimeTravel(), TimeTravel())),
        chapter(3, destroy(up_to(99, artifacts & opponents_control, group=ONE_PER_PLAYER))),
    ),
    legendary(creature(
        "The Rani", "{1}{U}{B}{R}", "Time_Lord Scientist", 3, 4,
        whenever(
            either(enters(), attacks()),
            create_on(
                aura_token(
                    "Mark of the Rani", RED, enchant(creatures),
                    static(have(enchanted, plus(2, 2)), Restrict(GOADED, enchanted)),
                ),
                target(other & creatures),
            ),
        ),
        whenever(DealsDamage(IsGoaded() & creatures, to_players=an_opponent, combat=True), investigate()),
    )),
    legendary(
        artifact(
            "The Soul Stone", "{1}{B}", indestructible, activated(tap_symbol, add("{B}")),
            activated(
                cost("{6}{B}", tap_symbol, ExileCards(creatures & you_control, BATTLEFIELD)), Mark(this, HARNESSED)
            ),
            infinity(at_beginning(UPKEEP, to_battlefield(target(creatures & your, zone=GRAVEYARD)))),
            subtypes="Infinity Stone",
        )
    ),
    legendary(creature(
        "The Tenth Doctor", "{3}{U}{R}", "Time_Lord Doctor", 3, 5,
        ability_word("Allons-y!", whenever(
            PlayerAttacks(you),
            RevealUntil(you, ~lands, 0, 1, exile=True), put_counters(saved(0), 3, "time"), GainSuspend(saved(0)),
        )),
        ability_word("Timey-Wimey", activated("{7}", Repeat(3, (TimeTravel(),)), timing=AS_SORCERY)),
    )),
    saga(
        "The Three Seasons", "{G}{U}", chapter(1, mill(3)),
        chapter(2, to_hand(up_to(2, permanent_cards & HasSupertype(SNOW) & your, zone=GRAVEYARD))),
        chapter(
            3, Choose(each(cards, GRAVEYARD, they), 0, 3, 3, whose=each_player), Move(saved(0), LIBRARY, order=RANDOM_ORDER),
            Shuffle(owner_of(saved(0))),
        ),
    ),
    legendary(creature(
        "The Twelfth Doctor", "{3}{U}{R}", "Time_Lord Doctor", 4, 4,
        Continuous(NthCast(casts(you, cast_from(ANY_ZONE & ~HAND)), 1), (has(Keyword(DEMONSTRATE)),), STACK),
        whenever(Copies(you), put_counters(this)),
    )),
    legendary(
        creature(
            "The Unagi of Kyoshi Island", "{3}{U}{U}", "Serpent", 5, 5, flash, ward(waterbend("{4}")),
            whenever(draws(each_opponent, nth=2), draw(2)),
        )
    ),
    legendary(
        creature(
            "The Valeyard", "{2}{U}{B}{R}", "Time_Lord Noble", 4, 5, FaceAgain(each_opponent), ExtraVote(),
        )
    ),
    planeswalker(
        "The Wandering Emperor", "{2}{W}{W}", "", 3, flash,
        static(ActivatesAsInstant(this_one), only_if=is_a(this, EnteredThisTurn())),
        loyalty(+1, put_counters(up_to(1, creatures)), gains(the_target, first_strike)),
        loyalty(-1, create(creature_token("Samurai", 2, 2, WHITE, vigilance))),
        loyalty(-2, exile(target(tapped & creatures)), gain_life(2)),
    ),
    legendary(artifact_creature(
        "The Warring Triad", "{3}", "God", 5, 5, flying, trample, haste,
        static(have(this_one, LoseTypes(CREATURE)), only_if=unless(there_are(each(cards, GRAVEYARD, you), 8))),
        activated(cost(tap_symbol, MillCards(1)), AddMana(choices=ALL_COLORS, who=target_player())),
    )),
    legendary(creature(
        "The Wise Mothman", "{1}{B}{G}{U}", "Insect Mutant", 3, 3, flying,
        whenever(either(enters(), attacks()), GiveCounters(each_player, "rad")),
        whenever(Moves(~lands, milled=True, batch=True), put_counters(up_to(that_much, creatures))),
    )),
    enchantment(
        "Theater of Horrors", "{1}{B}{R}", at_beginning(UPKEEP, exile(top_cards(), link=True)),
        MayPlay(
            you, EXILE, card=one_of(linked_cards), lands=True,
            condition=all_of(your_turn, happened(LosesLife(an_opponent))),
        ),
        activated("{3}{R}", deal(1, to=target_player_or(planeswalkers, an_opponent))),
    ),
    creature(
        "Thieving Skydiver", "{1}{U}", "Merfolk Rogue", 2, 1, kicker("{X}"), XRule(least=1), flying,
        whenever(
            enters(),
            becomes(target(artifacts & mana_value_at_most(x)), SetController(you), duration=FOREVER),
            when(is_a(the_target, subtype("Equipment")), AttachTo(the_target, this)),
            only_if=CostWasPaid("kicker"),
        ),
    ),
    instant("Think Twice", "{1}{U}", draw(), flashback("{2}{U}")),
    instant(
        "This Is How It Ends", "{3}{B}",
        Remember(0, who=owner_of(target(creatures))),
        then(to_library(the_target), Shuffle(SavedPlayers(0))),
        VillainousChoice(SavedPlayers(0), (
            (lose_life(5, they),),
            (Choose(each(creatures & owned_by(they)), 1, who=they), then(to_library(saved(1)), Shuffle(they))),
        )),
    ),
    enchantment("Thought Reflection", "{4}{U}{U}{U}", DrawInstead(you, (draw(2),))),
    sorcery(
        "Thoughtseize", "{B}", RevealHand(target_player()),
        Choose(each(~lands, HAND, the_target_player), 0), DiscardIt(saved(0)), lose_life(2),
    ),
    transforming(
        legendary(artifact(
            "Thousand Moons Smithy", "{2}{W}{W}", when_enters(create(_GNOME)),
            at_beginning(
                PRECOMBAT_MAIN,
                PayOr(
                    you, TapOthers((artifacts | creatures) & you_control, 5), paid=(Transform(this),),
                ),
            ),
        )),
        legendary(Card((face(
            "Barracks of the Thousand", None, ARTIFACT | LAND, "",
            (
                activated(
                    tap_symbol,
                    AddMana(
                        parse("{W}"), rider=OnSpending((artifacts | creatures) & spells, (create(_GNOME),), later=True)
                    ),
                ),
            ),
        ),))),
    ),
    creature(
        "Thousand-Faced Shadow", "{U}", "Human Ninja", 1, 1, ninjutsu("{2}{U}{U}"), flying,
        whenever(
            Moves(this_one, HAND, BATTLEFIELD),
            CreateCopy(target(other & attacking & creatures), 1, tapped=True, attacking=True),
            only_if=is_a(this, attacking),
        ),
    ),
    artifact(
        "Thran Turbine", "{1}",
        at_beginning(UPKEEP, may(AddMana(parse("{C}{C}"), use=SpendOnly(None, anything, True)))),
    ),
    artifact(
        "Throne of Empires", "{4}",
        activated(
            cost("{1}", tap_symbol),
            when(
                both_named("Crown of Empires", "Scepter of Empires"), create(SOLDIER, 5), otherwise=(create(SOLDIER),),
            ),
        ),
    ),
    creature(
        "Thrull Wizard", "{2}{B}", "Thrull Wizard", 1, 1,
        activated("{1}{B}", unless_pays(
            controller_of(target(black & spells)), OneOf((cost("{B}"), cost("{3}"))), counter(the_target),
        )),
    ),
    legendary(creature(
        "Thrun, Breaker of Silence", "{3}{G}{G}", "Troll Shaman", 5, 5, CantBeCountered(), trample,
        Restrict(
            CANT_BE_TARGETED, this_one, opponents_control & (~green & spells | IsAbility() & SourceIs(~green)),
        ),
        static(have(this_one, has(indestructible)), only_if=your_turn),
    )),
    creature(
        "Thunderous Orator", "{1}{W}", "Kor Wizard", 2, 2, vigilance,
        whenever(
            attacks(),
            *(when(you_have(creatures & having(word)), gains(this, word))
              for word in (flying, first_strike, double_strike, deathtouch, indestructible, lifelink, menace, trample)),
        ),
    ),
    instant("Thunderous Wrath", "{4}{R}{R}", deal(5, any_target()), costed(MIRACLE, "{R}")),
    legendary(creature(
        "Tiamat", "{2}{W}{U}{B}{R}{G}", "Dragon God", 7, 7, flying,
        when_enters(
            Search(you, subtype("Dragon") & ~named("Tiamat"), most=5, reveal=True, different=True), only_if=you_cast_it
        ),
    )),
    creature(
        "Tidal Barracuda", "{3}{U}", "Fish", 3, 4, AsThoughFlash(each_player, spells),
        static(CantCast(each_opponent), only_if=your_turn),
    ),
    creature(
        "Tidewalker", "{2}{U}", "Elemental", 0, 0,
        enters_with(number_of(subtype("Island") & you_control), "time"), Keyword(VANISHING),
        defines_size(counters_on(this, "time"), counters_on(this, "time")),
    ),
    legendary(
        creature(
            "Tidus, Yuna's Guardian", "{G}{W}{U}", "Human Warrior", 3, 3,
            at_beginning(
                BEGIN_COMBAT,
                may(MoveCounters(target(creatures & you_control), target(creatures & you_control, besides=True))),
            ),
            whenever(
                deals_combat_damage(creatures & you_control & with_counter(), batch=True),
                May((together(draw(), Proliferate()),), once=True), name="Cheer",
            ),
        )
    ),
    legendary(creature(
        "Tifa, Martial Artist", "{1}{R}{G}{W}", "Human Monk", 4, 4, Keyword(MELEE),
        whenever(
            deals_combat_damage(creatures & you_control & power_at_least(7), batch=True),
            untap(each(creatures & you_control)),
            when(all_of(your_turn, unless(happened(BeginningOf(BEGIN_COMBAT), 2))), ExtraCombat()),
        ),
    )),
    instant(
        "Tifa's Limit Break", "{G}", Keyword(TIERED),
        priced_modes(
            ("{0}", gets(target(creatures), 2, 2)), ("{2}", Multiply(target(creatures), toughness=True)),
            ("{6}{G}", Multiply(target(creatures), factor=3, toughness=True)),
            names=("Somersault", "Meteor Strikes", "Final Heaven"),
        ),
    ),
    instant("Time Stop", "{4}{U}{U}", EndTurn()),
    sorcery("Time Stretch", "{8}{U}{U}", together(ExtraTurn(target_player()), ExtraTurn(the_target_player))),
    artifact(
        "Time Vault", "{2}", enters_tapped(), doesnt_untap(),
        MaySkip(WHOLE_TURN, (untap(this),), is_a(this, tapped)), activated(tap_symbol, ExtraTurn()),
    ),
    instant(
        "Timecrafting", "{X}{R}",
        modes(
            TakeCounters(target(IsIn(BATTLEFIELD) | IsSuspended(), zone=BATTLEFIELD | EXILE), "time", x),
            put_counters(
                target(IsIn(BATTLEFIELD) & with_counter("time") | IsSuspended(), zone=BATTLEFIELD | EXILE), x, "time",
            ),
        ),
    ),
    aura(
        "Timely Ward", "{2}{W}", FlashIf(whom=IsCommander()), enchant(creatures), have(enchanted, has(indestructible)),
    ),
    creature(
        "Tishana's Tidebinder", "{2}{U}", "Merfolk Wizard", 3, 2, flash,
        when_enters(
            Remember(0, SourceOf(up_to(1, IsAbility()))), counter(the_target),
            when(
                unless(there_are(each(one_of(the_target), STACK))),
                Modify(
                    Among(saved(0), IsIn(BATTLEFIELD) & (artifacts | creatures | planeswalkers)), (LoseAllAbilities(),),
                    WHILE_THIS_REMAINS,
                ),
            ),
        ),
    ),
    legendary(creature(
        "Titania, Nature's Force", "{4}{G}{G}", "Elemental", 6, 6,
        MayPlay(you, GRAVEYARD, subtype("Forest"), lands=True, spells=False),
        whenever(enters(subtype("Forest") & you_control), create(creature_token("Elemental", 5, 3, GREEN))),
        whenever(dies(subtype("Elemental") & you_control), may(mill(3))),
    )),
    instant(
        "Tithe", "{W}",
        when(
            more(number_of(lands & controlled_by(target_opponent())), number_of(lands & you_control)),
            search(subtype("Plains"), most=2), otherwise=(search(subtype("Plains")),),
        ),
    ),
    creature(
        "Tithe Taker", "{1}{W}", "Human Soldier", 2, 1,
        static(
            cost_more(spells, 1, each_opponent),
            AbilityCostChange(anything, 1, each_opponent, sign=1, spare_mana=True), only_if=your_turn,
        ),
        numbered(AFTERLIFE, 1),
    ),
    transforming(
        artifact(
            "Tithing Blade", "{1}{B}", when_enters(sacrifices(each_opponent, creatures)), craft("{4}{B}", creatures)
        ),
        artifact(
            "Consuming Sepulcher", None, at_beginning(UPKEEP, together(lose_life(1, each_opponent), gain_life(1))),
            colors=BLACK,
        ),
    ),
    legendary(
        creature(
            "Tivit, Seller of Secrets", "{3}{W}{U}{B}", "Sphinx Rogue", 6, 6, flying, ward("{3}"),
            ability_word(
                "Council's dilemma",
                whenever(
                    either(enters(), deals_combat_damage()), vote_for("evidence", "bribery"),
                    Repeat(SavedNumber(0), (investigate(),)), Repeat(SavedNumber(1), (create(TREASURE),)),
                ),
            ),
            ExtraVote(),
        )
    ),
)  # fmt: skip
