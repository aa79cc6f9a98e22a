"""Cards whose names begin with Bo to Bz."""

from inset.cards.vocabulary import *

_CAT_SOLDIER = creature_token("Cat Soldier", 1, 1, WHITE, vigilance)
_SPAWN = creature_token("Eldrazi Spawn", 0, 1, 0, activated(sacrifice_this, add("{C}")))
_HEARER = target_opponent()
_KITHKIN = creature_token("Kithkin", 1, 1, GREEN | WHITE)

_MORE_LANDS = Compare(number_of(lands & they_control), GT, number_of(lands & you_control))
CARDS: tuple[Card, ...] = (
    creature("Bog Initiate", "{1}{B}", "Human Wizard", 1, 1, activated("{1}", add("{B}"))),
    creature(
        "Bogardan Phoenix", "{2}{R}{R}{R}", "Phoenix", 3, 3, flying,
        whenever(
            dies(),
            when(
                is_a(it, with_counter("death")), exile(it),
                otherwise=(then(to_battlefield(it, you, save=1), put_counters(saved(1), 1, "death")),),
            ),
        ),
    ),
    modal(
        creature(
            "Boggart Trawler", "{2}{B}", "Goblin", 3, 1, when_enters(exile(each(cards, GRAVEYARD, target_player())))
        ),
        land("Boggart Bog", "", as_enters(PayOr(you, pay_life(3), unpaid=(tap(this),))), tap_for("{B}")),
    ),
    legendary(artifact(
        "Bolas's Citadel", "{3}{B}{B}{B}", PlayerRule(LOOK_AT_TOP, you),
        MayPlay(you, LIBRARY, lands=True, top_only=True, cost=pay_life(mana_value(this))),
        activated(cost(tap_symbol, sacrificing(~lands, 10)), lose_life(10, each_opponent)),
    )),
    creature(
        "Boldwyr Heavyweights", "{2}{R}{R}", "Giant Warrior", 8, 8, trample,
        when_enters(
            ForEachPlayer(
                each_opponent,
                (May((Search(they, creatures, BATTLEFIELD, shuffle=False),), they, doers=1),),
            ),
            Shuffle(SavedPlayers(1)),
        ),
    ),
    creature(
        "Boltbender", "{3}{R}", "Goblin Wizard", 4, 2, disguise("{1}{R}"),
        whenever(TurnsFaceUp(this_one), ChangeTargets(each((spells | IsAbility()) & other, STACK))),
    ),
    vehicle("Bomat Bazaar Barge", "{4}", 5, 5, when_enters(draw()), crew(3)),
    enchantment(
        "Bonds of Mortality", "{1}{G}", when_enters(draw()),
        activated("{G}", becomes(each(creatures & opponents_control), LoseKeyword(HEXPROOF), LoseKeyword(INDESTRUCTIBLE))),
    ),
    sorcery("Bone Splinters", "{B}", AdditionalCost(sacrificing(creatures)), destroy(target(creatures))),
    equipment("Bonesplitter", "{1}", have(enchanted_or_equipped, plus(2, 0)), equip("{1}")),
    sorcery(
        "Boneyard Parley", "{5}{B}{B}",
        exile(up_to(5, creatures, zone=GRAVEYARD), save=0), Separate(saved(0), an_opponent, you, 1, 2),
        together(to_battlefield(saved(1), you), to_graveyard(saved(2))),
    ),
    creature(
        "Boneyard Scourge", "{2}{B}{B}", "Zombie Dragon", 4, 3, flying,
        Triggered(
            dies(subtype("Dragon") & you_control), body(PayOr(you, cost("{1}{B}"), (to_battlefield(this),))),
            zone=GRAVEYARD,
        ),
    ),
    creature(
        "Boon-Bringer Valkyrie", "{3}{W}{W}", "Angel Warrior", 4, 4, numbered(BACKUP, 1), flying, first_strike,
        lifelink,
    ),
    legendary(creature(
        "Borborygmos and Fblthp", "{2}{G}{U}{R}", "Cyclops Homunculus", 6, 5,
        whenever(
            either(enters(), attacks()), draw(), Discard(you, ANY_NUMBER, lands, save=1, up_to=True),
            when(
                there_are(saved(1)), WhenYouDo(body(deal(times(2, Count(saved(1))), to=target(creatures)))),
            ),
        ),
        activated("{1}{U}", to_library(this, 2)),
    )),
    creature(
        "Boreas Charger", "{2}{W}", "Pegasus", 2, 1, flying,
        whenever(
            leaves(),
            when(
                some_player(each_opponent, _MORE_LANDS),
                ChooseWord(OPPONENT, among=PlayersWhere(each_opponent, _MORE_LANDS)),
                search(
                    subtype("Plains"), BATTLEFIELD, tapped=True, rest_to=HAND,
                    most=Minus(number_of(lands & controlled_by(ChosenPlayer())), number_of(lands & you_control)),
                ),
            ),
        ),
    ),
    instant(
        "Boros Charm", "{R}{W}",
        modes(
            deal(4, to=target_player_or(planeswalkers)), gains(each(permanents & you_control), indestructible),
            gains(target(creatures), double_strike),
        ),
    ),
    bounce_land("Boros Garrison", "RW"),
    instant(
        "Borrowed Malevolence", "{B}", costed(ESCALATE, "{2}"),
        modes(gets(target(creatures), 1, 1), gets(target(creatures), -1, -1), most=2),
    ),
    creature(
        "Botanical Brawler", "{G}{W}", "Elemental Warrior", 0, 0, trample, enters_with(2),
        whenever(
            PutsCounters(other & you_control, "+1/+1"), put_counters(this),
            only_if=Compare(TimesHappened(PutsCounters(one_of(it), "+1/+1"), before=True), EQ, 0),
        ),
    ),
    fast_land("Botanical Sanctum", "GU"),
    artifact(
        "Bounty Board", "{3}", activated(tap_symbol, add_one_of(ALL_COLORS)),
        activated(cost("{1}", tap_symbol), put_counters(target(creatures), 1, "bounty"), timing=AS_SORCERY),
        whenever(
            dies(creatures & with_counter("bounty")),
            ForEachPlayer(
                PlayersExcept(each_player, controller_of(it)), (together(draw(1, they), gain_life(2, they)),),
            ),
        ),
    ),
    creature("Brago's Representative", "{2}{W}", "Human Advisor", 1, 4, ExtraVote(optional=False)),
    transforming(
        artifact(
            "Braided Net", "{2}{U}", enters_with(3, "net"),
            activated(
                cost(tap_symbol, removing("net")), tap(target(other & ~lands)),
                Establish((Restrict(CANT_ACTIVATE, one_of(the_target)),), FOREVER, condition=is_a(the_target, tapped)),
            ),
            craft("{1}{U}", artifacts),
        ),
        artifact(
            "Braided Quipu", None,
            activated(
                cost("{3}{U}", tap_symbol), then(draw(number_of(artifacts & you_control)), to_library(this, 2))
            ),
            colors=BLUE,
        ),
    ),
    legendary(creature(
        "Braids, Arisen Nightmare", "{1}{B}{B}", "Nightmare", 3, 3,
        at_beginning(
            END,
            may(Sacrifice(you, artifacts | creatures | enchantments | lands | planeswalkers, save=1)),
            when(
                Did(0),
                May((sacrifices(they, SharesTypeWith(saved(1))),), each_opponent, save=2, doers=3),
                ForEachPlayer(
                    PlayersExcept(each_opponent, SavedPlayers(3)), (together(lose_life(2, they), draw()),)
                ),
            ),
        ),
    )),
    sorcery("Braingeyser", "{X}{U}{U}", draw(x, target_player())),
    creature(
        "Brainstealer Dragon", "{5}{B}{B}", "Dragon Horror", 6, 6, flying,
        at_beginning(
            END, exile(top_cards(1, each_opponent), save=0), Permit(saved(0), any_color=SPEND_ANY_COLOR),
        ),
        whenever(enters(~lands & opponents_own & you_control), lose_life(mana_value(it), owner_of(it))),
    ),
    instant(
        "Brainstorm", "{U}",
        then(draw(3), using(Choose(each(cards, HAND, you), 0, 2, 2), to_library(saved(0)))),
    ),
    aura(
        "Brand of Ill Omen", "{3}{R}", enchant(creatures), costed(CUMULATIVE_UPKEEP, "{R}"),
        CantCast(controller_of(host), creatures & spells),
    ),
    creature(
        "Brazen Dwarf", "{1}{R}", "Dwarf Shaman", 1, 3, whenever(RollsDice(you), deal(1, each_opponent)),
    ),
    sorcery(
        "Breach the Multiverse", "{5}{B}{B}", mill(10, each_player),
        Choose(each(creatures | planeswalkers, GRAVEYARD, they), 0, whose=each_player),
        to_battlefield(saved(0), you), becomes(each(creatures & you_control), also(0, "Phyrexian"), duration=FOREVER),
    ),
    instant("Break Open", "{1}{R}", TurnFaceUp(target(face_down & creatures & opponents_control))),
    sorcery(
        "Break Out", "{R}{G}", LookAt(top_cards(6), save=0),
        using(Choose(Among(saved(0), creatures), 1, 0), LookAt(saved(1), reveal=True)),
        when(
            is_a(saved(1), mana_value_at_most(2)),
            May((together(to_battlefield(saved(1), save=3), gains(saved(3), haste)),), save=2),
        ),
        when(unless(Did(2)), to_hand(saved(1))),
        Move(saved(0), LIBRARY, position=BOTTOM, order=RANDOM_ORDER),
    ),
    shock_land("Breeding Pool", "GU"),
    transforming(
        legendary(creature(
            "Brigid, Clachan's Heart", "{2}{W}", "Kithkin Warrior", 3, 2,
            whenever(either(enters(), Transforms(this_one, into=True)), create(_KITHKIN)),
            at_beginning(PRECOMBAT_MAIN, PayOr(you, cost("{G}"), paid=(Transform(this),))),
        )),
        legendary(creature(
            "Brigid, Doun's Mind", None, "Kithkin Soldier", 3, 2,
            activated(
                tap_symbol,
                AddMana(choices=GREEN | WHITE, count=number_of(other & creatures & you_control), same=True),
            ),
            at_beginning(PRECOMBAT_MAIN, PayOr(you, cost("{W}"), paid=(Transform(this),))),
            colors=GREEN,
        )),
    ),
    legendary(
        creature(
            "Brimaz, King of Oreskos", "{1}{W}{W}", "Cat Soldier", 3, 4, vigilance,
            whenever(attacks(this_one), CreateToken(_CAT_SOLDIER, attacking=True)),
            whenever(Blocks(this_one, creatures), CreateToken(_CAT_SOLDIER, blocking=EventOther())),
        )
    ),
    creature(
        "Brine Hag", "{2}{U}{U}", "Hag", 2, 2,
        whenever(
            dies(),
            becomes(
                each(creatures & DidThisTurn(DealsDamage(anything, this_one), source=True)), base(0, 2), duration=FOREVER
            ),
        ),
    ),
    instant(
        "Bring the Ending", "{1}{U}",
        when(
            at_least(PlayerCounters("poison", controller_of(target(spells))), 3), counter(the_target),
            otherwise=(unless_pays(controller_of(the_target), cost("{2}"), counter(the_target)),),
        ),
    ),
    creature(
        "Bringer of the Last Gift", "{6}{B}{B}", "Vampire Demon", 6, 6, flying,
        when_enters(
            Remember(0, each(creatures, GRAVEYARD)), SacrificeIt(each(other & creatures), who=each_player),
            to_battlefield(saved(0)),
            only_if=you_cast_it,
        ),
    ),
    instant(
        "Broken Visage", "{4}{B}", Destroy(target(~artifacts & attacking & creatures), regenerate=False),
        CreateToken(
            creature_token("Spirit", 0, 0, BLACK), save=0, power=power_of(the_target), toughness=toughness_of(the_target),
        ),
        at_next(END, body(sacrifice(saved(0)))),
    ),
    artifact_creature(
        "Bronze Horse", "{7}", "Horse", 4, 4, trample,
        static(PreventDamage(source=spells & targeting(this_one), to=this_one), only_if=you_have(other & creatures)),
    ),
    artifact_creature(
        "Bronzeplate Boar", "{2}{R}", "Equipment Boar", 3, 2, trample,
        have(enchanted_or_equipped, plus(3, 2), has(trample)), Keyword(RECONFIGURE, cost("{5}")),
    ),
    sorcery(
        "Brood Birthing", "{1}{R}",
        when(you_have(subtype("Eldrazi") & subtype("Spawn")), create(_SPAWN, 3), otherwise=(create(_SPAWN),)),
    ),
    legendary(creature(
        "Brothers Yamazaki", "{2}{R}", "Human Samurai", 2, 1, numbered(BUSHIDO, 1),
        static(
            Restrict(NO_LEGEND_RULE, named("Brothers Yamazaki")),
            only_if=Compare(number_of(named("Brothers Yamazaki")), EQ, 2),
        ),
        have(other & creatures & named("Brothers Yamazaki"), plus(2, 2), has(haste)),
    )),
    creature(
        "Brown Ouphe", "{G}", "Ouphe", 1, 1,
        activated(cost("{1}{G}", tap_symbol), counter(target(IsAbility(triggered=False) & SourceIs(artifacts)))),
    ),
    pain_land("Brushland", "GW"),
    class_card(
        "Builder's Talent", "{1}{W}", when_enters(create(creature_token("Wall", 0, 4, WHITE, defender))),
        class_level(2, "{W}", whenever(
            enters(~creatures & ~lands & you_control, batch=True), put_counters(target(creatures & you_control)),
        )),
        class_level(3, "{4}{W}", becomes_level(
            3, to_battlefield(in_graveyard(~creatures & ~lands & permanent_cards & your)),
        )),
    ),
    creature(
        "Bull Elephant", "{3}{G}", "Elephant", 4, 4,
        when_enters(unless_pays(you, ReturnToHand(subtype("Forest"), 2), sacrifice())),
    ),
    sorcery(
        "Burning Curiosity", "{2}{R}", AdditionalCost(BlightCost(1), OPTIONAL),
        when(CostWasPaid(OPTIONAL), exile(top_cards(3), save=0), otherwise=(exile(top_cards(2), save=0),)),
        Permit(saved(0), UNTIL_END_OF_YOUR_NEXT_TURN),
    ),
    sorcery(
        "Burning of Xinye", "{4}{R}{R}",
        then(
            using(Choose(each(lands & you_control), 0, 4, 4), destroy(saved(0))),
            using(
                Choose(each(lands & controlled_by(_HEARER)), 1, 4, 4, who=_HEARER), destroy(saved(1))
            ),
        ),
        deal(4, to=each(creatures)),
    ),
    creature(
        "Burning-Rune Demon", "{4}{B}{B}", "Demon Berserker", 6, 6, flying,
        when_enters(
            may(
                Search(
                    you, ~named("Burning-Rune Demon"), 0, least=2, most=2, different=True, reveal=True, shuffle=False,
                    save=0,
                ),
                ChooseWord(OPPONENT), Choose(saved(0), 1, who=ChosenPlayer()),
                to_hand(saved(1)), to_graveyard(Among(saved(0), ~one_of(saved(1)) & IsIn(LIBRARY))), Shuffle(you),
            ),
        ),
    ),
    creature(
        "Burnout Bashtronaut", "{R}", "Goblin Warrior", 1, 1, menace, Keyword(START_YOUR_ENGINES),
        activated(cost("{2}"), gets(this, 1, 0)), max_speed(static(have(this_one, has(double_strike)))),
    ),
    creature(
        "Burrenton Forge-Tender", "{W}", "Kithkin Wizard", 1, 1, protection(red),
        activated(sacrifice_this, Guard(red, once=False)),
    ),
    sorcery(
        "Bygone Marvels", "{G}{G}",
        Triggered(
            casts(you, this_one), body(CopySpell(this, 2)), there_are(each(permanent_cards, GRAVEYARD, you), 8), zone=STACK,
            name="Descend 8",
        ),
        to_hand(in_graveyard(permanent_cards & your)), exile(this),
    ),
)  # fmt: skip
