"""Cards whose names begin with Da to De."""

from inset.cards.vocabulary import *

_ONE_CREATURE = Compare(number_of(creatures & you_control), EQ, 1)
CARDS: tuple[Card, ...] = (
    planeswalker(
        "Dack Fayden", "{1}{U}{R}", "Dack", 3,
        loyalty(1, then(draw(2, target_player()), discard(2, the_target_player))),
        loyalty(-2, becomes(target(artifacts), SetController(you), duration=FOREVER)),
        loyalty(-6, Emblem((
            whenever(
                casts(you, targeting(IsIn(BATTLEFIELD))),
                becomes(Among(TargetsOf(it), IsIn(BATTLEFIELD)), SetController(you), duration=FOREVER),
            ),
        ))),
    ),
    legendary(creature(
        "Daghatar the Adamant", "{3}{W}", "Human Warrior", 0, 0, vigilance, enters_with(4),
        activated("{1}{B/G}{B/G}", MoveCounters(target(creatures), target(creatures, besides=True), "+1/+1")),
    )),
    creature(
        "Dakra Mystic", "{U}", "Merfolk Wizard", 1, 1,
        activated(
            cost("{U}", tap_symbol), LookAt(top_cards(1, each_player), reveal=True, save=0),
            May((to_graveyard(saved(0)),), save=1), when(unless(Did(1)), draw(1, each_player)),
        ),
    ),
    land(
        "Dalkovan Encampment", "",
        enters_tapped(unless=you_have(subtype("Swamp", "Mountain"))), tap_for("{W}"),
        activated(
            cost("{2}{W}", tap_symbol),
            Later(
                PlayerAttacks(you),
                body(
                    CreateToken(creature_token("Warrior", 1, 1, RED), 2, tapped=True, attacking=True, save=0),
                    at_next(END, body(sacrifice(saved(0)))),
                ),
                once=False, duration=THIS_TURN,
            ),
        ),
    ),
    sorcery("Damnation", "{2}{B}{B}", Destroy(each(creatures), regenerate=False)),
    instant(
        "Dampen Thought", "{1}{U}", mill(4, target_player()), splice(HasSubtype(("Arcane",)), "{1}{U}"),
        subtypes="Arcane",
    ),
    sorcery(
        "Dance of the Manse", "{X}{W}{U}",
        Move(
            up_to(x, (artifacts | ~subtype("Aura") & enchantments) & mana_value_at_most(x) & your, zone=GRAVEYARD),
            BATTLEFIELD, save=0,
        ),
        when(at_least(x, 6), becomes(saved(0), also(CREATURE), base(4, 4), duration=FOREVER)),
    ),
    sorcery(
        "Dance with Calamity", "{7}{R}", Shuffle(you),
        Remember(3, top_cards(0)),
        may(DoWhile((Move(top_cards(), EXILE, save=1), Remember(3, Union((saved(3), saved(1))))), may=True)),
        when(at_most(Total(MANA_VALUE, saved(3)), 13), CastNow(saved(3), cost=free, most=ANY_NUMBER, save=2)),
    ),
    legendary(creature(
        "Danny Pink", "{3}{U}", "Human Soldier Advisor", 4, 3, Keyword(MENTOR),
        have(creatures & you_control, has(whenever(
            While(PutsCounters(this_one), Compare(TimesHappened(PutsCounters(this_one), before=True), EQ, 0)), draw(),
        ))),
    )),
    creature(
        "Dark Apostle", "{3}{R}", "Astartes Warlock", 3, 3,
        ability_word("Gift of Chaos", activated(
            cost("{3}", tap_symbol),
            *for_the_next_spell(
                Continuous(the_next_spell(~creatures & spells), (has(Keyword(CASCADE)),), STACK), ~creatures & spells
            ),
        )),
    ),
    creature(
        "Dark Confidant", "{1}{B}", "Human Wizard", 2, 1,
        at_beginning(
            UPKEEP, together(LookAt(top_cards(), reveal=True, save=0), Move(saved(0), HAND, save=0)),
            lose_life(mana_value(saved(0))),
        ),
    ),
    creature(
        "Dark Impostor", "{2}{B}", "Vampire Assassin", 2, 2,
        activated("{4}{B}{B}", together(exile(target(creatures), link=True), put_counters(this))),
        have(this_one, GainActivatedAbilitiesOf(each(creatures & one_of(linked_cards), EXILE))),
    ),
    fast_land("Darkslick Shores", "UB"),
    creature(
        "Darkstar Augur", "{2}{B}", "Bat Warlock", 2, 3, offspring("{B}"), flying,
        at_beginning(
            UPKEEP, LookAt(top_cards(), reveal=True, save=0), to_hand(saved(0)), lose_life(mana_value(saved(0))),
        ),
    ),
    artifact(
        "Darksteel Garrison", "{2}", have(enchanted_or_equipped, has(indestructible)),
        whenever(BecomesTapped(enchanted_or_equipped), gets(target(creatures), 1, 1)), fortify("{3}"),
        subtypes="Fortification",
    ),
    artifact_creature("Darksteel Myr", "{3}", "Myr", 0, 1, indestructible),
    creature(
        "Dauthi Voidwalker", "{B}{B}", "Dauthi Rogue", 3, 2, shadow,
        MovesInstead(nontoken & opponents_own, GRAVEYARD, EXILE, counter="void"),
        activated(
            cost(tap_symbol, sacrifice_this),
            Choose(each(opponents_own & with_counter("void"), EXILE), save=0),
            Permit(saved(0), THIS_TURN, cost=free),
        ),
    ),
    sorcery(
        "Dawnglow Infusion", "{X}{G/W}",
        when(at_least(ColorSpent(GREEN, this), 1), gain_life(x)),
        when(at_least(ColorSpent(WHITE, this), 1), gain_life(x)),
    ),
    legendary(creature(
        "Daxos the Returned", "{1}{W}{B}", "Zombie Soldier", 2, 2,
        whenever(casts(you, enchantments & spells), GiveCounters(you, "experience")),
        activated(
            "{1}{W}{B}",
            create(creature_token(
                "Spirit", 0, 0, WHITE | BLACK,
                defines_size(PlayerCounters("experience", you), PlayerCounters("experience", you)), types=ENCHANTMENT,
            )),
        ),
    )),
    sorcery("Day of Judgment", "{2}{W}{W}", destroy(each(creatures))),
    instant(
        "Daze", "{1}{U}", AlternativeCost(ReturnToHand(subtype("Island"))),
        unless_pays(controller_of(target(spells)), cost("{1}"), counter(the_target)),
    ),
    aura(
        "Dead Man's Chest", "{1}{B}", enchant(creatures & opponents_control),
        whenever(
            dies(enchanted), exile(top_cards(power_of(it), owner_of(it)), save=0),
            Permit(saved(0), lands=False, any_color=SPEND_ANY_TYPE),
        ),
    ),
    creature("Dead Reveler", "{2}{B}", "Zombie", 2, 3, Keyword(UNLEASH)),
    creature(
        "Deadeye Navigator", "{4}{U}{U}", "Spirit", 5, 5, Keyword(SOULBOND),
        pair_has(has(activated(cost("{1}{U}"), then(exile(this, save=0), to_battlefield(saved(0), you))))),
    ),
    equipment(
        "Dead-Iron Sledge", "{1}",
        whenever(
            either(Blocks(equipped, creatures), BecomesBlocked(equipped, by=creatures)), destroy(Union((it, the_other)))
        ),
        equip("{2}"),
    ),
    instant("Deadly Rollick", "{3}{B}", AlternativeCost(All(()), you_have(IsCommander())), exile(target(creatures))),
    enchantment(
        "Deadly Wanderings", "{3}{B}{B}",
        static(have(creatures & you_control, plus(2, 0), has(deathtouch), has(lifelink)), only_if=_ONE_CREATURE),
    ),
    enchantment("Deafening Silence", "{W}", CantCast(each_player, ~creatures & spells, more_than=1)),
    sorcery(
        "Declaration in Stone", "{1}{W}",
        exile(Union((
            target(creatures),
            each(creatures & controlled_by(controller_of(the_target)) & SharesNameWith(the_target)),
        )), save=0),
        Investigate(CLUE, Count(Among(saved(0), nontoken)), controller_of(the_target)),
    ),
    sorcery(
        "Decorum Dissertation", "{3}{B}{B}",
        together(draw(2, target_player()), lose_life(2, the_target_player)), Keyword(PARADIGM), subtypes="Lesson",
    ),
    instant(
        "Decoy Gambit", "{2}{U}",
        ForEach(
            up_to(99, creatures & opponents_control, group=ONE_PER_PLAYER),
            (May((draw(),), controller_of(that_one), save=1), when(unless(Did(1)), to_hand(that_one))),
        ),
    ),
    sorcery(
        "Decree of Justice", "{X}{X}{2}{W}{W}", create(creature_token("Angel", 4, 4, WHITE, flying), x), cycling("{2}{W}"),
        Triggered(
            Deed(CYCLES, this_one, you), body(PayOr(you, cost("{X}"), (create(SOLDIER, x),))), zone=GRAVEYARD | EXILE,
        ),
    ),
    sorcery("Deep Analysis", "{3}{U}", draw(2, target_player()), flashback(cost("{1}{U}", pay_life(3)))),
    creature(
        "Deep Goblin Skulltaker", "{2}{B}", "Goblin Warrior", 2, 2, menace,
        at_beginning(END, put_counters(this), only_if=Happened(Descends(you))),
    ),
    creature(
        "Deepway Navigator", "{W}{U}", "Merfolk Wizard", 2, 2, flash,
        when_enters(untap(each(other & subtype("Merfolk") & you_control))),
        static(
            have(subtype("Merfolk") & you_control, plus(1, 0)),
            only_if=attacked_with(3, subtype("Merfolk") & you_control),
        ),
    ),
    artifact("Defense Grid", "{2}", cost_more(spells, 3, PlayersExcept(each_player, ActivePlayer()))),
    enchantment(
        "Defense of the Heart", "{3}{G}",
        at_beginning(
            UPKEEP, together(sacrifice(), search(creatures, BATTLEFIELD, most=2)),
            only_if=some_player(an_opponent, there_are(each(creatures & they_control), 3)),
        ),
    ),
    instant(
        "Deflecting Palm", "{R}{W}", Guard(players=you, then=(deal(that_much, ControllerOf(EventOther())),)),
    ),
    instant("Deflection", "{3}{U}", ChangeTargets(target(spells & HasTargets()), THE_TARGETS)),
    creature(
        "Degavolver", "{1}{W}", "Volver", 1, 1, kicker("{1}{B}"), kicker("{R}"),
        static(EntersWithCounters(
            this_one, "+1/+1", 2, CostWasPaid("kicker"), (has(activated(pay_life(3), Regenerate(this))),)
        )),
        static(EntersWithCounters(this_one, "+1/+1", 1, CostWasPaid("kicker 2"), (has(first_strike),))),
    ),
    instant(
        "Delay", "{1}{U}",
        Counter(target(spells), EXILE, save=0, counters=(("time", 3),)), GainSuspend(saved(0)),
    ),
    creature(
        "Delighted Halfling", "{G}", "Halfling Citizen", 1, 2, tap_for("{C}"),
        activated(
            tap_symbol,
            AddMana(
                choices=ALL_COLORS, use=SpendOnly(legendaries & spells),
                rider=OnSpending(anything, (establish(Restrict(CANT_BE_COUNTERED, one_of(it))),)),
            ),
        ),
    ),
    transforming(
        creature(
            "Delver of Secrets", "{U}", "Human Wizard", 1, 1,
            at_beginning(
                UPKEEP, LookAt(top_cards(), save=1), may(LookAt(saved(1), reveal=True, save=2)),
                when(there_are(Among(saved(2), instants | sorceries)), Transform(this)),
            ),
        ),
        creature("Insectile Aberration", None, "Human Insect", 3, 2, flying, colors=BLUE),
    ),
    creature(
        "Demilich", "{U}{U}{U}{U}", "Skeleton Wizard", 4, 3,
        OwnCost(TimesHappened(casts(you, instants | sorceries)), colored=parse("{U}")),
        whenever(
            attacks(), exile(up_to(1, (instants | sorceries) & your, zone=GRAVEYARD), save=0), CopyCards(saved(0), 1),
            CastNow(saved(1)),
        ),
        static(MayPlay(you, GRAVEYARD, card=this_one, add=ExileCards(instants | sorceries, GRAVEYARD, 4)), zone=GRAVEYARD),
    ),
    creature(
        "Demon of Death's Gate", "{6}{B}{B}{B}", "Demon", 9, 9,
        AlternativeCost(cost(pay_life(6), sacrificing(black & creatures, 3))), flying, trample,
    ),
    sorcery(
        "Demonfire", "{X}{R}",
        DealDamage(x, any_target(), TargetPlayers(0)),
        establish(MovesInstead(
            creatures & one_of(the_target) & that_did(DealsDamage(this_one, permanents)), GRAVEYARD, EXILE, BATTLEFIELD,
        )),
        StaticAbility(
            (Restrict(CANT_BE_COUNTERED, this_one), DamageCantBePrevented(this_one)),
            unless(there_are(each(cards, HAND, you))), STACK, "Hellbent",
        ),
    ),
    sorcery(
        "Demonic Counsel", "{1}{B}",
        when(
            at_least(CardTypesAmong(each(cards, GRAVEYARD, you)), 4), search(anything),
            otherwise=(search(subtype("Demon")),),
        ),
    ),
    creature(
        "Demonic Hordes", "{3}{B}{B}{B}", "Demon", 5, 5, activated(tap_symbol, destroy(target(lands))),
        at_beginning(
            UPKEEP,
            unless_pays(
                you, cost("{B}{B}{B}"), tap(this), ChooseWord(OPPONENT),
                Choose(each(lands & you_control), 1, who=ChosenPlayer()), SacrificeIt(saved(1)),
            ),
        ),
    ),
    sorcery("Demonic Tutor", "{1}{B}", search(cards, least=1)),
    legendary(creature(
        "Denry Klin, Editor in Chief", "{2}{W}{U}", "Cat Advisor", 2, 2,
        as_enters(ChooseMode(
            tuple((put_counters(this, 1, kind),) for kind in ("+1/+1", "first strike", "vigilance")),
        )),
        whenever(
            enters(nontoken & creatures & you_control), PutSameCounters(this, it), only_if=is_a(this, with_counter()),
        ),
    )),
    legendary(creature(
        "Depala, Pilot Exemplar", "{1}{R}{W}", "Dwarf Pilot", 3, 3,
        have(other & subtype("Dwarf") & you_control, plus(1, 1)),
        have(subtype("Vehicle") & creatures & you_control, plus(1, 1)),
        whenever(
            BecomesTapped(this_one),
            PayOr(you, cost("{X}"), (
                LookAt(top_cards(x), reveal=True, save=1),
                Move(Among(saved(1), subtype("Dwarf", "Vehicle")), HAND),
                Move(Among(saved(1), IsIn(LIBRARY)), LIBRARY, position=BOTTOM, order=RANDOM_ORDER),
            )),
        ),
    )),
    room(
        door("Derelict Attic", "{2}{B}", unlocked(together(draw(2), lose_life(2)))),
        door(
            "Widow's Walk", "{3}{B}",
            whenever(Attacks(creatures & you_control, alone=True), gets(it, 1, 0, deathtouch)),
        ),
    ),
    legendary(creature(
        "Derevi, Empyrial Tactician", "{G}{W}{U}", "Bird Wizard", 2, 3, flying,
        whenever(
            either(enters(), deals_combat_damage(creatures & you_control)),
            may(ChooseMode(((tap(target(permanents)),), (untap(the_target),)))),
        ),
        activated("{1}{G}{W}{U}", to_battlefield(this, you), zone=COMMAND),
    )),
    creature(
        "Descendant of Soramaro", "{3}{U}", "Human Wizard", 2, 3,
        activated(
            "{1}{U}", then(LookAt(top_cards(number_of(cards, HAND, you)), save=0), PutBack(saved(0)))
        ),
    ),
    enchantment(
        "Descendants' Fury", "{3}{R}",
        whenever(
            deals_combat_damage(creatures & you_control, batch=True),
            May((Choose(it, 0), SacrificeIt(saved(0), save=1)), save=4),
            when(
                Did(4), RevealUntil(you, creatures & SharesCreatureTypeWith(saved(1)), save=2, rest=3),
                together(to_battlefield(saved(2)), Move(saved(3), LIBRARY, position=BOTTOM, order=RANDOM_ORDER)),
            ),
        ),
    ),
    enchantment(
        "Descendants' Path", "{2}{G}",
        at_beginning(
            UPKEEP, LookAt(top_cards(), reveal=True, save=0),
            when(
                is_a(saved(0), creatures & SharesCreatureTypeWith(each(creatures & you_control))),
                CastNow(saved(0), cost=free, save=1),
            ),
            when(unless(Did(1)), Move(saved(0), LIBRARY, position=BOTTOM)),
        ),
    ),
    instant(
        "Desecrate Reality", "{7}",
        exile(up_to(99, ManaValueParity(True) & opponents_control, group=ONE_PER_PLAYER)),
        Spell(
            body(when(
                at_least(ColorSpent(COLORLESS_MANA, this), 3),
                using(
                    Choose(each(permanent_cards & ManaValueParity(False), GRAVEYARD, you), 0), to_battlefield(saved(0)),
                ),
            )),
            name="Adamant",
        ),
    ),
    creature(
        "Desecration Demon", "{2}{B}{B}", "Demon", 6, 6, flying,
        at_beginning(
            BEGIN_COMBAT, may(sacrifices(they, creatures), who=each_opponent),
            when(if_you_do, together(tap(this), put_counters(this))), of=each_player,
        ),
    ),
    enchantment(
        "Detention Sphere", "{1}{W}{U}",
        when_enters(
            may(exile(Union((target(~lands & ~named("Detention Sphere")), each(SharesNameWith(the_target)))), link=True))
        ),
        whenever(leaves(), to_battlefield(linked_cards)),
    ),
    creature("Devoted Retainer", "{W}", "Human Samurai", 1, 1, numbered(BUSHIDO, 1)),
)  # fmt: skip
