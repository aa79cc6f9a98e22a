"""Cards whose names begin with C to Ck."""

from inset.cards.vocabulary import *

_TALES = number_of(instants | sorceries | with_adventure, EXILE | GRAVEYARD, you)

_MITE = creature_token("Phyrexian Mite", 1, 1, 0, numbered(TOXIC, 1), cant_block(), types=ARTIFACT)
_STRUCK = any_target()
_HEARER = target_opponent()
CARDS: tuple[Card, ...] = (
    sorcery(
        "Cabal Therapy", "{B}", choose_name(~lands),
        together(RevealHand(target_player()), DiscardIt(each(with_chosen_name, HAND, the_target_player))),
        flashback(sacrificing(creatures)),
    ),
    instant(
        "Cache Grab", "{1}{G}", Mill(you, 4, save=0),
        using(Choose(Among(saved(0), permanent_cards), 1, least=0), Move(saved(1), HAND, save=2)),
        when(
            any_of(you_have(subtype("Squirrel")), there_are(Among(saved(2), subtype("Squirrel") & IsIn(HAND)))),
            create(FOOD),
        ),
    ),
    sorcery("Cached Defenses", "{2}{G}", Bolster(3)),
    instant(
        "Cackling Counterpart", "{1}{U}{U}",
        create_copy(target(creatures & you_control)), flashback("{5}{U}{U}"),
    ),
    legendary(creature(
        "Cait, Cage Brawler", "{R}{G}", "Human Warrior", 1, 1,
        static(have(this_one, has(indestructible)), only_if=your_turn),
        whenever(
            attacks(),
            then(draw(1, PlayerUnion((you, DefendingPlayer(this)))), discard(1, PlayerUnion((you, DefendingPlayer(this))))),
            when(
                there_are(Among(saved(0), your & StatIs(MANA_VALUE, GE, Greatest(MANA_VALUE, saved(0))))),
                put_counters(this, 2),
            ),
        ),
    )),
    legendary(artifact_creature(
        "Cait Sith, Fortune Teller", "{3}{R}", "Cat Moogle", 3, 3,
        ability_word("Lucky Slots", at_beginning(
            BEGIN_COMBAT, then(scry(1), exile(top_cards(), save=0)), Permit(saved(0), THIS_TURN),
            when_you_do(body(gets(target(creatures & you_control), mana_value(saved(0)), 0))),
        )),
    )),
    creature(
        "Calamity Bearer", "{2}{R}{R}", "Giant Berserker", 3, 4,
        DamageChanged(subtype("Giant") & you_control, permanents, each_player, 2),
    ),
    land(
        "Calciform Pools", "", tap_for("{C}"), activated(cost("{1}", tap_symbol), put_counters(this, 1, "storage")),
        activated(cost("{1}", removing("storage", X())), AddMana(choices=WHITE | BLUE, count=X())),
    ),
    sorcery(
        "Call of the Nightwing", "{2}{U}{B}",
        create(creature_token("Horror", 1, 1, BLUE | BLACK, flying)), Keyword(CIPHER),
    ),
    enchantment(
        "Call of the Ring", "{1}{B}", at_beginning(UPKEEP, TemptedByRing()),
        whenever(Deed(CHOOSES_BEARER, who=you), PayOr(you, pay_life(2), (draw(),))),
    ),
    sorcery("Call to Mind", "{2}{U}", to_hand(in_graveyard((instants | sorceries) & your))),
    aura(
        "Call to the Kindred", "{3}{U}", enchant(creatures),
        at_beginning(
            UPKEEP,
            may(
                LookAt(top_cards(5), save=1),
                may(using(
                    Choose(Among(saved(1), creatures & SharesCreatureTypeWith(host)), 2), to_battlefield(saved(2))
                )),
                Move(Among(saved(1), IsIn(LIBRARY)), LIBRARY, position=BOTTOM),
            ),
        ),
    ),
    artifact_creature(
        "Camera Launcher", "{3}", "Construct", 2, 2,
        activated(cost("{3}"), put_counters(this), create(THOPTER), keyword=EXHAUST),
    ),
    instant("Cancel", "{1}{U}{U}", counter(target(spells))),
    sorcery(
        "Candlekeep Inspiration", "{4}{U}",
        becomes(each(creatures & you_control), base(_TALES, _TALES)),
    ),
    artifact_creature(
        "Caprichrome", "{3}{W}", "Goat", 2, 2, flash, vigilance, Keyword(DEVOUR, number=1, where=artifacts)
    ),
    creature(
        "Capricious Efreet", "{4}{R}{R}", "Efreet", 6, 4,
        at_beginning(
            UPKEEP,
            Choose(Union((target(~lands & you_control), up_to(2, ~lands & you_dont_control))), 0, at_random=True),
            destroy(saved(0)),
        ),
    ),
    creature(
        "Capricious Hellraiser", "{3}{R}{R}{R}", "Phyrexian Dragon", 4, 4,
        OwnCost(3, condition=there_are(each(cards, GRAVEYARD, you), 9)), flying,
        when_enters(
            using(Choose(each(cards, GRAVEYARD, you), 0, 3, 3, at_random=True), exile(saved(0), save=1)),
            Choose(Among(saved(1), ~creatures & ~lands), 2), CopyCards(saved(2), 3), CastNow(saved(3), cost=free),
        ),
    ),
    instant(
        "Carbonize", "{2}{R}", deal(3, any_target()),
        when(
            is_a(the_target, creatures),
            establish(
                Restrict(CANT_REGENERATE, one_of(the_target)),
                MovesInstead(one_of(the_target), GRAVEYARD, EXILE, BATTLEFIELD),
            ),
        ),
    ),
    sorcery("Careful Study", "{U}", then(draw(2), discard(2))),
    instant(
        "Carom", "{1}{W}",
        lines(RedirectNext(1, target(creatures), onto=target(creatures, besides=True)), draw()),
    ),
    aura(
        "Carry Away", "{U}{U}", enchant(subtype("Equipment")), when_enters(Unattach(host)),
        have(enchanted, SetController(you)),
    ),
    creature(
        "Cartographer's Hawk", "{1}{W}", "Bird", 2, 1, flying,
        whenever(
            deals_combat_damage(to=PlayersWhere(
                each_player, more(number_of(lands & they_control), number_of(lands & you_control))
            )),
            Move(this, HAND, save=0),
            when(Did(0), may(search(subtype("Plains"), BATTLEFIELD, tapped=True))),
        ),
    ),
    case(
        "Case of the Crimson Pulse", "{2}{R}", when_enters(then(discard(1), draw(2))),
        Compare(Count(each(cards, HAND, you)), EQ, 0), at_beginning(UPKEEP, then(DiscardHand(you), draw(2))),
    ),
    case(
        "Case of the Gateway Express", "{1}{W}",
        when_enters(
            Remember(-1, the_target),
            EachDealsDamage(each(creatures & you_control), target(creatures & you_dont_control), amount=1),
        ),
        attacked_with(3, creatures), have(creatures & you_control, plus(1, 0)),
    ),
    case(
        "Case of the Ransacked Lab", "{2}{U}", cost_less((instants | sorceries) & spells, 1),
        happened(casts(you, (instants | sorceries) & spells), 4),
        whenever(casts(you, (instants | sorceries) & spells), draw(1)),
    ),
    enchantment(
        "Cast Through Time", "{4}{U}{U}{U}",
        Continuous((instants | sorceries) & spells & you_control, (has(rebound),), STACK),
    ),
    land(
        "Castle Vantress", "", enters_tapped(unless=you_have(subtype("Island"))), tap_for("{U}"),
        activated(cost("{2}{U}{U}", tap_symbol), scry(2)),
    ),
    sorcery(
        "Cataclysm", "{2}{W}{W}",
        *keeps_one_of_each(each(they_control), artifacts, creatures, enchantments, lands, of=each_player),
    ),
    artifact_creature(
        "Cataclysmic Gearhulk", "{3}{W}{W}", "Construct", 4, 5, vigilance,
        when_enters(*keeps_one_of_each(
            each(~lands & they_control), artifacts, creatures, enchantments, planeswalkers, of=each_player,
        )),
    ),
    artifact(
        "Catalyst Stone", "{2}", CostChange(WasCastFor("flashback") & spells, 2, you),
        CostChange(WasCastFor("flashback") & spells, 2, each_opponent, sign=1),
    ),
    sorcery(
        "Catastrophe", "{4}{W}{W}",
        ChooseMode((
            (Destroy(each(lands), regenerate=False),),
            (Destroy(each(creatures), regenerate=False),),
        )),
    ),
    legendary(creature(
        "Catti-brie of Mithral Hall", "{G}{W}", "Human Archer", 2, 2, first_strike, reach,
        whenever(attacks(), put_counters(this, number_of(subtype("Equipment") & IsAttachedTo(this)))),
        activated(
            cost("{1}", RemoveCounters("+1/+1", x, every=True)),
            deal(x, to=target((attacking | blocking) & creatures & opponents_control)),
        ),
    )),
    instant(
        "Cauldron Dance", "{4}{B}{R}", CastOnly(InStep(tuple(COMBAT_STEPS))),
        lines(
            sentences(
                to_battlefield(target(creatures & your, zone=GRAVEYARD), save=0),
                gains(saved(0), haste, duration=FOREVER), at_next(END, body(to_hand(saved(0)))),
            ),
            may(
                Choose(each(creatures, HAND, you), 1), to_battlefield(saved(1), save=2),
                gains(saved(2), haste, duration=FOREVER),
                at_next(END, body(SacrificeIt(saved(2), who=controller_of(saved(2))))),
            ),
        ),
    ),
    creature(
        "Caustic Bronco", "{1}{B}", "Snake Horse Mount", 2, 2,
        whenever(
            attacks(), LookAt(top_cards(), reveal=True, save=0), to_hand(saved(0)),
            when(
                unless(is_a(this, IsMarked(SADDLED))), lose_life(mana_value(saved(0))),
                otherwise=(lose_life(mana_value(saved(0)), each_opponent),),
            ),
        ),
        numbered(SADDLE, 3),
    ),
    instant(
        "Caustic Exhale", "{B}", AdditionalCost(OneOf((Behold(subtype("Dragon")), cost("{1}")))),
        gets(target(creatures), -3, -3),
    ),
    pain_land("Caves of Koilos", "WB"),
    sorcery(
        "Celebrate the Harvest", "{3}{G}",
        search(basic & lands, BATTLEFIELD, most=StatsAmong(POWER, each(creatures & you_control)), tapped=True),
    ),
    legendary(creature(
        "Celes, Rune Knight", "{1}{R}{W}{B}", "Human Wizard Knight", 4, 4,
        when_enters(Discard(you, ANY_NUMBER, save=0, up_to=True), draw(Plus(Count(saved(0)), 1))),
        whenever(
            either(
                Moves(other & creatures & you_control, GRAVEYARD, BATTLEFIELD, True),
                Moves(other & creatures & you_control & cast_from_a_graveyard, STACK, BATTLEFIELD, True),
            ), put_counters(each(creatures & you_control)),
        ),
    )),
    man_land("Celestial Colonnade", taps_for("WU"), "{3}{W}{U}", "Elemental", WHITE | BLUE, (4, 4), flying, vigilance),
    creature(
        "Celestial Gatekeeper", "{3}{W}{W}", "Bird Cleric", 2, 2, flying,
        whenever(
            dies(),
            then(
                exile(this), to_battlefield(up_to(2, subtype("Bird", "Cleric") & permanent_cards & your, zone=GRAVEYARD))
            ),
        ),
    ),
    sorcery(
        "Celestial Judgment", "{4}{W}{W}",
        Choose(
            each(creatures), 0, StatsAmong(POWER, each(creatures)), StatsAmong(POWER, each(creatures)), apart=POWER,
        ),
        destroy(each(creatures & ~one_of(saved(0)))),
    ),
    aura(
        "Celestial Mantle", "{3}{W}{W}{W}", enchant(creatures), have(enchanted, plus(3, 3)),
        whenever(
            deals_combat_damage(enchanted), gain_life(LifeTotal(controller_of(host)), controller_of(host))
        ),
    ),
    creature(
        "Cemetery Illuminator", "{1}{U}{U}", "Spirit", 2, 3, flying,
        whenever(
            either(enters(), attacks()),
            using(Choose(each(cards, GRAVEYARD), save=0), exile(saved(0), link=True)),
        ),
        PlayerRule(LOOK_AT_TOP, you),
        MayPlay(you, LIBRARY, spell=SharesTypeWith(linked_cards), top_only=True, limit=1),
    ),
    creature(
        "Cephalid Constable", "{1}{U}{U}", "Octopus Wizard", 1, 1,
        whenever(
            deals_combat_damage(), to_hand(target(permanents & controlled_by(that_player), that_much, least=0))
        ),
    ),
    instant("Ceremonious Rejection", "{U}", counter(target(colorless & spells))),
    creature(
        "Cetavolver", "{1}{U}", "Volver", 1, 1, kicker("{1}{R}"), kicker("{G}"),
        static(EntersWithCounters(this_one, "+1/+1", 2, CostWasPaid("kicker"), (has(first_strike),))),
        static(EntersWithCounters(this_one, "+1/+1", 1, CostWasPaid("kicker 2"), (has(trample),))),
    ),
    sorcery(
        "Chain Lightning", "{R}", deal(3, _STRUCK),
        ForEachPlayer(
            PlayerUnion((TargetPlayers(0), controller_of(_STRUCK))),
            (PayOr(they, cost("{R}{R}"), paid=(may(CopySpell(this, who=they), who=they),)),),
        ),
    ),
    instant(
        "Chain of Vapor", "{U}", to_hand(target(~lands)),
        PayOr(
            controller_of(the_target), sacrificing(lands),
            (May((CopySpell(this, who=controller_of(the_target)),), controller_of(the_target)),),
        ),
    ),
    legendary(creature(
        "Chainer, Nightmare Adept", "{2}{B}{R}", "Human Minion", 3, 2,
        activated(discarding(), establish(MayPlay(you, GRAVEYARD, spell=creatures, limit=1)), limit=1),
        whenever(
            enters(nontoken & creatures & you_control), gains(it, haste, duration=UNTIL_YOUR_NEXT_TURN),
            only_if=unless(is_a(it, cast_by_you & cast_from(HAND))),
        ),
    )),
    enchantment(
        "Chains of Mephistopheles", "{1}{B}",
        DrawInstead(
            each_player,
            (Discard(they, 1, save=0), when(there_are(saved(0)), draw(1, they), otherwise=(mill(1, they),))),
            spare_first=True,
        ),
    ),
    artifact(
        "Chalice of the Void", "{X}{X}", enters_with(x, "charge"),
        whenever(casts(a_player, spells & mana_value_of(counters_on(this, "charge"))), counter(that_spell)),
    ),
    creature(
        "Chancellor of the Dross", "{4}{B}{B}{B}", "Phyrexian Vampire", 6, 6,
        OpeningReveal(
            BeginningOf(UPKEEP, each_player), body(then(LoseLife(each_opponent, 3, 0), gain_life(SavedNumber(0)))),
        ),
        flying, lifelink,
    ),
    creature(
        "Chancellor of the Tangle", "{4}{G}{G}{G}", "Phyrexian Beast", 6, 7,
        OpeningReveal(BeginningOf(PRECOMBAT_MAIN, you), body(add("{G}"))), vigilance, reach,
    ),
    planeswalker(
        "Chandra, Dressed to Kill", "{1}{R}{R}", "Chandra", 3,
        loyalty(+1, add("{R}"), deal(1, Aim(TargetSpec(planeswalkers, BATTLEFIELD, each_player, 0)))),
        loyalty(+1, exile(top_cards(), save=0), when(is_a(saved(0), red), Permit(saved(0), THIS_TURN, lands=False))),
        loyalty(
            -7, exile(top_cards(5), save=0), Permit(saved(0), THIS_TURN, spell=red, lands=False),
            Emblem((whenever(casts(you, red & spells), deal(ManaSpent(it), any_target())),)),
        ),
    ),
    transforming(
        legendary(creature(
            "Chandra, Fire of Kaladesh", "{1}{R}{R}", "Human Shaman", 2, 2,
            whenever(casts(you, red & spells), untap(this)),
            activated(
                tap_symbol, deal(1, to=target_player_or(planeswalkers)),
                when(
                    Happened(DealsDamage(this_one), 3, amounts=True),
                    then(exile(this, save=0), Move(saved(0), BATTLEFIELD, under=owner_of(saved(0)), transformed=True)),
                ),
            ),
        )),
        planeswalker(
            "Chandra, Roaring Flame", None, "Chandra", 4,
            loyalty(1, deal(2, to=target_player_or(planeswalkers))),
            loyalty(-2, deal(2, to=target(creatures))),
            loyalty(
                -7, deal(6, to=each_opponent),
                Emblem(
                    (at_beginning(UPKEEP, deal(3, to=you)),),
                    PlayersWhere(each_opponent, happened(DealsDamage(this_one, to_players=they))),
                ),
            ),
            colors=RED,
        ),
    ),
    planeswalker(
        "Chandra, Legacy of Fire", "{4}{R}", "Chandra", 3,
        at_beginning(END, deal(number_of(planeswalkers & you_control), each_opponent)),
        loyalty(+1, add("{R}", number_of(planeswalkers & you_control))),
        loyalty(
            0,
            using(
                Choose(each(with_counter("loyalty") & you_control), 0, least=0, most=ANY_NUMBER),
                TakeCounters(saved(0), "loyalty"),
            ),
            exile(top_cards(Count(saved(0))), save=1),
            Permit(saved(1), THIS_TURN),
        ),
    ),
    planeswalker(
        "Chandra, Torch of Defiance", "{2}{R}{R}", "Chandra", 4,
        loyalty(
            +1, exile(top_cards(), save=1), CastNow(saved(1), save=0),
            when(unless(if_you_do), deal(2, to=each_opponent)),
        ),
        loyalty(+1, add("{R}{R}")), loyalty(-3, deal(4, to=target(creatures))),
        loyalty(-7, Emblem((whenever(casts(you, spells), deal(5, to=any_target())),))),
    ),
    creature(
        "Chandra's Phoenix", "{1}{R}{R}", "Phoenix", 2, 2, flying, haste,
        Triggered(
            DealsDamage(red & you_control & (spells & (instants | sorceries) | planeswalkers), None, each_opponent),
            body(to_hand(this)), zone=GRAVEYARD,
        ),
    ),
    creature("Changeling Titan", "{4}{G}", "Shapeshifter", 7, 7, changeling, Keyword(CHAMPION, where=creatures)),
    sorcery("Channel", "{G}{G}", establish(MayPayLifeForMana(you))),
    sorcery("Chaplain's Blessing", "{W}", gain_life(5)),
    instant(
        "Charge Across the Araba", "{4}{W}",
        Spell(
            body(*sweeps("Plains"), gets(each(creatures & you_control), Count(saved(1)), Count(saved(1)))),
            name="Sweep",
        ),
        subtypes="Arcane",
    ),
    instant(
        "Charge of the Mites", "{2}{W}",
        modes(deal(number_of(creatures & you_control), target(creatures | planeswalkers)), create(_MITE, 2)),
    ),
    creature("Charging Rhino", "{3}{G}{G}", "Rhino", 4, 4, Restrict(CANT_BE_BLOCKED_BY_MORE, this_one)),
    sorcery(
        "Check for Traps", "{1}{B}", RevealHand(_HEARER),
        using(Choose(each(~lands, HAND, _HEARER), 0), exile(saved(0), save=1)),
        when(is_a(saved(1), instants | having(flash)), lose_life(1, _HEARER), otherwise=(lose_life(1),)),
    ),
    creature(
        "Chief Engineer", "{1}{U}", "Vedalken Artificer", 1, 3,
        Continuous(artifacts & spells & cast_by_you, (has(convoke),), STACK),
    ),
    creature(
        "Cho-Arrim Alchemist", "{W}", "Human Spellshaper", 1, 1,
        activated(
            cost("{1}{W}{W}", tap_symbol, discarding()), Guard(players=you, then=(gain_life(that_much),)),
        ),
    ),
    creature(
        "Chronozoa", "{3}{U}", "Illusion", 3, 3, flying, numbered(VANISHING, 3),
        whenever(dies(), create_copy(this, 2), only_if=is_a(this, ~with_counter("time"))),
    ),
    instant(
        "Cinder Cloud", "{3}{R}{R}", Destroy(target(creatures), save=0),
        when(
            all_of(there_are(Among(saved(0), IsIn(GRAVEYARD))), is_a(the_target, white)),
            deal(power_of(the_target), to=controller_of(the_target)),
        ),
    ),
    enchantment("Circle of Protection: Red", "{1}{W}", activated("{1}", Guard(red, players=you))),
    land(
        "City of Brass", "",
        whenever(BecomesTapped(this_one), deal(1, to=you)),
        activated(tap_symbol, add_one_of(ALL_COLORS)),
    ),
)  # fmt: skip
