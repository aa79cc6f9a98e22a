"""Cards whose names begin with H."""

from inset.cards.vocabulary import *

_EQUIPMENT = subtype("Equipment")
_ONE_CREATURE = Compare(number_of(creatures & you_control), EQ, 1)
CARDS: tuple[Card, ...] = (
    legendary(creature(
        "Haakon, Stromgald Scourge", "{1}{B}{B}", "Zombie Knight", 3, 3,
        static(MayPlay(you, GRAVEYARD, this_one), zone=GRAVEYARD),
        static(CantCast(each_player, this_one, ANY_ZONE & ~GRAVEYARD), zone=ANY_ZONE),
        MayPlay(you, GRAVEYARD, spell=subtype("Knight")),
        whenever(dies(), lose_life(2)),
    )),
    legendary(creature(
        "Hakoda, Selfless Commander", "{3}{W}", "Human Warrior Ally", 3, 5, vigilance,
        PlayerRule(LOOK_AT_TOP, you), MayPlay(you, LIBRARY, spell=subtype("Ally"), top_only=True),
        activated(sacrifice_this, gets(each(creatures & you_control), 0, 5, indestructible)),
    )),
    legendary(creature(
        "Haldan, Avid Arcanist", "{2}{U}", "Human Wizard", 1, 4,
        Keyword(PARTNER_WITH, text="Pako, Arcane Retriever"),
        MayPlay(
            you, EXILE, card=ExiledBy(you) & with_counter("fetch"), spell=~creatures & spells, lands=True,
            any_color=SPEND_ANY_COLOR,
        ),
    )),
    shock_land("Hallowed Fountain", "WU"),
    creature(
        "Halo Forager", "{1}{U}{B}", "Faerie Rogue", 3, 1, flying,
        when_enters(
            PayOr(you, cost("{X}"), save=0),
            when_you_do(body(CastNow(
                target((instants | sorceries) & mana_value_of(x), zone=GRAVEYARD), cost=free, exile_after=True,
            ))),
        ),
    ),
    artifact(
        "Halo Fountain", "{2}{W}",
        activated(
            cost("{W}", tap_symbol, UntapOthers(creatures)), create(creature_token("Citizen", 1, 1, GREEN | WHITE)),
        ),
        activated(cost("{W}{W}", tap_symbol, UntapOthers(creatures, 2)), draw()),
        activated(cost("{W}{W}{W}{W}{W}", tap_symbol, UntapOthers(creatures, 15)), WinGame(you)),
    ),
    legendary(
        creature(
            "Hama Pashar, Ruin Seeker", "{1}{W}{U}", "Human Wizard", 2, 3,
            TriggersAgain(HasType(DUNGEON) & you_own, zone=COMMAND),
        )
    ),
    *meld_pair(
        land(
            "Hanweir Battlements", "", tap_for("{C}"),
            activated(cost("{R}", tap_symbol), gains(target(creatures), haste)),
            activated(
                cost("{3}{R}{R}", tap_symbol),
                If(
                    both_own_and_control(counterpart("Hanweir Garrison")),
                    (Meld(counterpart("Hanweir Garrison"), "Hanweir, the Writhing Township"),),
                ),
            ),
        ),
        creature(
            "Hanweir Garrison", "{2}{R}", "Human Soldier", 2, 3,
            whenever(attacks(), two_attackers(creature_token("Human", 1, 1, RED))),
        ),
        legendary(creature(
            "Hanweir, the Writhing Township", None, "Eldrazi Ooze", 7, 4, trample, haste,
            whenever(attacks(), two_attackers(creature_token("Eldrazi Horror", 3, 2, 0))),
        )),
    ),
    enchantment(
        "Happily Ever After", "{2}{W}", when_enters(together(gain_life(5, each_player), draw(1, each_player))),
        at_beginning(
            UPKEEP, WinGame(),
            only_if=all_of(
                at_least(ColorsAmong(each(permanents & you_control)), 5),
                at_least(CardTypesAmong(Union((each(permanents & you_control), each(cards, GRAVEYARD, you)))), 6),
                at_least(LifeTotal(you), StartingLife(you)),
            ),
        ),
    ),
    creature(
        "Hardened Berserker", "{2}{R}", "Human Berserker", 3, 2,
        whenever(attacks(), *for_the_next_spell(cost_less(the_next_spell(), 1))),
    ),
    enchantment("Hardened Scales", "{G}", CountersChanged(creatures & you_control, "+1/+1", plus=1)),
    sorcery("Harmonize", "{2}{G}{G}", draw(3)),
    creature(
        "Harvest Wurm", "{1}{G}", "Wurm", 3, 2,
        when_enters(
            may(using(Choose(each(basic & lands, GRAVEYARD, you), 1), to_hand(saved(1)))),
            when(unless(if_you_do), sacrifice()),
        ),
    ),
    transforming(
        creature("Harvesttide Infiltrator", "{2}{R}", "Human Werewolf", 3, 2, trample, Keyword(DAYBOUND)),
        creature("Harvesttide Assailant", None, "Werewolf", 4, 4, trample, Keyword(NIGHTBOUND), colors=RED),
    ),
    legendary(creature(
        "Hashaton, Scarab's Fist", "{W}{B}", "Zombie Wizard", 1, 3,
        whenever(
            Discards(you, creatures),
            PayOr(
                you, cost("{2}{U}"),
                (CreateCopy(it, exceptions=(base(4, 4), SetColors(BLACK), SetTypes(CREATURE, ("Zombie",), True)), tapped=True),),
            ),
        ),
    )),
    sorcery(
        "Haunting Imitation", "{2}{U}",
        LookAt(top_cards(1, each_player), reveal=True, save=0),
        Remember(1, Among(saved(0), creatures)),
        CreateCopy(saved(1), exceptions=(base(1, 1), also(0, "Spirit"), has(flying))),
        when(unless(there_are(saved(1))), to_hand(this)),
    ),
    creature(
        "Havengul Lich", "{3}{U}{B}", "Zombie Wizard", 4, 4,
        activated(
            "{1}", Permit(in_graveyard(creatures), THIS_TURN, lands=False),
            Later(
                Casts(you, CameFrom(the_target)),
                body(becomes(this, GainActivatedAbilitiesOf(it))), duration=THIS_TURN,
            ),
        ),
    ),
    legendary(
        vehicle(
            "Heart of Kiran", "{2}", 4, 4, flying, vigilance, crew(3),
            activated(
                TakeCountersFrom(planeswalkers & you_control, "loyalty"), becomes(this, AddTypes(ARTIFACT | CREATURE))
            ),
        )
    ),
    sorcery(
        "Heartless Conscription", "{6}{B}{B}", exile(each(creatures), save=0),
        Permit(saved(0), any_color=SPEND_ANY_TYPE), exile(this),
    ),
    enchantment(
        "Hedonist's Trove", "{5}{B}{B}",
        when_enters(exile(each(cards, GRAVEYARD, target_opponent()), link=True)),
        MayPlay(you, EXILE, one_of(linked_cards), whose=each_player, lands=True, spells=False),
        MayPlay(you, EXILE, one_of(linked_cards), whose=each_player, limit=1),
    ),
    legendary(creature(
        "Helga, Skittish Seer", "{G}{W}{U}", "Frog Druid", 1, 3,
        whenever(casts(you, creatures & mana_value_at_least(4)), draw(), gain_life(1), put_counters(this)),
        activated(tap_symbol, AddMana(
            choices=ALL_COLORS, count=power_of(this), same=True,
            use=SpendOnly(creatures & (mana_value_at_least(4) | CostHasX())),
        )),
    )),
    sorcery(
        "Hellfire", "{2}{B}{B}{B}", Destroy(each(~black & creatures), save=0),
        deal(Plus(Count(Among(saved(0), IsIn(GRAVEYARD))), 3), you),
    ),
    creature(
        "Hellkite Hatchling", "{2}{R}{G}", "Dragon", 2, 2, numbered(DEVOUR, 1),
        static(have(this_one, has(flying), has(trample)), only_if=at_least(Kept(DEVOURED, this), 1)),
    ),
    creature("Hellspur Brute", "{4}{R}", "Minotaur Mercenary", 5, 4, affinity(IsOutlaw()), trample),
    artifact("Helm of Awakening", "{2}", cost_less(spells, 1, each_player)),
    legendary(equipment(
        "Helm of Kaldra", "{3}", have(equipped, has(first_strike), has(trample), has(haste)),
        activated(
            "{1}",
            when(
                all_of(
                    you_have(_EQUIPMENT & named("Helm of Kaldra")), you_have(_EQUIPMENT & named("Sword of Kaldra")),
                    you_have(_EQUIPMENT & named("Shield of Kaldra")),
                ),
                create(creature_token("Avatar", 4, 4, 0, name="Kaldra", supertypes=LEGENDARY), save=0),
                AttachTo(
                    each(
                        _EQUIPMENT & you_control
                        & (named("Helm of Kaldra") | named("Sword of Kaldra") | named("Shield of Kaldra"))
                    ),
                    saved(0),
                ),
            ),
        ),
        equip("{2}"),
    )),
    artifact_creature(
        "Henge Walker", "{3}", "Golem", 2, 2,
        ability_word("Adamant", static(EntersWithCounters(
            this_one, "+1/+1", 1,
            any_of(*(at_least(ColorSpent(color, this), 3) for color in (WHITE, BLUE, BLACK, RED, GREEN))),
        ))),
    ),
    transforming(
        legendary(creature(
            "Henrika Domnathi", "{2}{B}{B}", "Vampire", 1, 3, flying,
            at_beginning(
                BEGIN_COMBAT,
                Modes(
                    (
                        body(sacrifices(each_player, creatures)), body(together(draw(), lose_life(1))),
                        body(Transform(this)),
                    ),
                    unchosen=UNCHOSEN_EVER,
                ),
            ),
        )),
        legendary(creature(
            "Henrika, Infernal Seer", None, "Vampire", 3, 4, flying, deathtouch, lifelink,
            activated(
                "{1}{B}{B}",
                gets(each(creatures & you_control & (having(flying) | having(deathtouch) | having(lifelink))), 1, 0),
            ),
            colors=BLACK,
        )),
    ),
    creature(
        "Heritage Druid", "{G}", "Elf Druid", 1, 1,
        activated(TapOthers(HasSubtype(("Elf",)), 3), add("{G}{G}{G}")),
    ),
    legendary(artifact(
        "Heroes' Podium", "{5}",
        have(
            legendaries & creatures & you_control,
            plus(
                Minus(number_of(legendaries & creatures & you_control), 1),
                Minus(number_of(legendaries & creatures & you_control), 1),
            ),
        ),
        activated(
            cost("{X}", tap_symbol), LookAt(top_cards(x), save=0),
            May(
                (using(Choose(Among(saved(0), legendaries & creatures), 1), Move(saved(1), HAND, reveal=True)),), save=2,
            ),
            Move(Among(saved(0), IsIn(LIBRARY)), LIBRARY, position=BOTTOM, order=RANDOM_ORDER),
        ),
    )),
    artifact_creature(
        "Hex Parasite", "{1}", "Phyrexian Insect", 1, 1,
        activated(
            "{X}{B/P}", TakeSomeCounters(target(permanents), x, up_to=True, save=0), gets(this, SavedNumber(0), 0),
        ),
    ),
    legendary(creature(
        "Hidetsugu and Kairi", "{2}{U}{U}{B}", "Ogre Demon Dragon", 5, 4, flying,
        when_enters(then(draw(3), using(Choose(each(cards, HAND, you), 0, 2, 2), to_library(saved(0))))),
        whenever(
            dies(), exile(top_cards(), save=0), lose_life(mana_value(saved(0)), target_opponent()),
            when(is_a(saved(0), instants | sorceries), CastNow(saved(0), cost=free)),
        ),
    )),
    transforming(
        saga(
            "Hidetsugu Consumes All", "{1}{B}{R}",
            chapter(1, destroy(each(~lands & mana_value_at_most(1)))),
            chapter(2, exile(each(cards, GRAVEYARD))), turns_over(3),
        ),
        enchantment_creature(
            "Vessel of the All-Consuming", None, "Ogre Shaman", 3, 3, trample,
            whenever(DealsDamage(this_one, permanents, each_player, to_several=True), put_counters(this)),
            whenever(
                DealsDamage(this_one, to_players=each_player), LoseGame(that_player),
                only_if=at_least(TimesHappened(DealsDamage(this_one, to_players=that_player), amounts=True), 10),
            ),
            colors=BLACK | RED,
        ),
    ),
    instant(
        "Hidetsugu's Second Rite", "{3}{R}",
        when(Compare(LifeTotal(target_player()), EQ, 10), deal(10, the_target_player)),
    ),
    creature(
        "High Fae Negotiator", "{3}{B}{B}", "Faerie Warlock", 3, 5, Keyword(BARGAIN), flying,
        when_enters(together(lose_life(3, each_opponent), gain_life(3)), only_if=CostWasPaid("bargain")),
    ),
    enchantment("High Ground", "{W}", Restrict(CAN_BLOCK_MORE, creatures & you_control)),
    creature(
        "Highcliff Felidar", "{5}{W}{W}", "Cat Beast", 5, 5, vigilance,
        when_enters(
            Choose(
                each(creatures & they_control & StatIs(POWER, EQ, Greatest(POWER, each(creatures & they_control)))), 0,
                whose=each_opponent,
            ),
            destroy(saved(0)),
        ),
    ),
    creature("Hill Giant", "{3}{R}", "Giant", 3, 3),
    check_land("Hinterland Harbor", "GU"),
    saga(
        "History of Benalia", "{1}{W}{W}", chapter((1, 2), create(KNIGHT)),
        chapter(3, gets(each(subtype("Knight") & you_control), 2, 1)),
    ),
    land(
        "Holdout Settlement", "", tap_for("{C}"),
        activated(cost(tap_symbol, TapOthers(creatures)), add_one_of(ALL_COLORS)),
    ),
    creature(
        "Hollow Marauder", "{6}{B}", "Specter Rogue", 4, 2,
        OwnCost(number_of(creatures, GRAVEYARD, you)), flying,
        when_enters(
            Discard(AimAtPlayer(Aim(TargetSpec(None, 0, each_opponent, 0, ANY_NUMBER))), 1, save=0),
            ForEachPlayer(the_target_player, (
                when(unless(there_are(Among(saved(0), owned_by(they) & mana_value_at_least(4)))), draw()),
            )),
        ),
    ),
    aura("Holy Strength", "{W}", enchant(creatures), have(enchanted, plus(1, 2))),
    enchantment(
        "Homicidal Seclusion", "{4}{B}",
        static(have(creatures & you_control, plus(3, 1), has(lifelink)), only_if=_ONE_CREATURE),
    ),
    enchantment("Honor of the Pure", "{1}{W}", have(white & creatures & you_control, plus(1, 1))),
    creature(
        "Hooded Hydra", "{X}{G}{G}", "Snake Hydra", 0, 0, enters_with(x),
        whenever(dies(this_one), create(creature_token("Snake", 1, 1, GREEN), counters_on(it, "+1/+1"))),
        morph("{3}{G}{G}"), AsTurnedFaceUp((put_counters(this, 5),)),
    ),
    legendary(artifact_creature(
        "Hope of Ghirapur", "{1}", "Thopter", 1, 1, flying,
        activated(
            sacrifice_this,
            establish(
                CantCast(
                    target_player(PlayersWhere(
                        each_player, happened(DealsDamage(this_one, to_players=they, combat=True))
                    )),
                    ~creatures & spells,
                ),
                duration=UNTIL_YOUR_NEXT_TURN,
            ),
        ),
    )),
    enchantment_creature(
        "Hopeful Eidolon", "{W}", "Spirit", 1, 1, costed(BESTOW, "{3}{W}"), lifelink,
        have(enchanted_or_equipped, plus(1, 1), has(lifelink)),
    ),
    legendary(creature(
        "Horde of Notions", "{W}{U}{B}{R}{G}", "Elemental", 5, 5, vigilance, trample, haste,
        activated("{W}{U}{B}{R}{G}", CastNow(in_graveyard(subtype("Elemental") & your), cost=free, lands=True)),
    )),
    land(
        "Horizon of Progress", "",
        activated(
            cost(tap_symbol, pay_life(1)),
            AddMana(choices=ALL_COLORS | COLORLESS_MANA, could_produce=each(lands & you_control)),
        ),
        activated(cost("{3}", tap_symbol), May((
            Choose(each(lands, HAND, you), 0), to_battlefield(saved(0), tapped=True)
        ), save=2)),
        activated(cost("{1}", tap_symbol, sacrifice_this), draw()),
    ),
    creature(
        "Hostage Taker", "{2}{U}{B}", "Human Pirate", 2, 3,
        when_enters(
            ExileUntilLeaves(target(other & Or((creatures, artifacts))), save=0),
            Permit(saved(0), lands=False, any_color=SPEND_ANY_TYPE),
        ),
    ),
    planeswalker(
        "Huatli, Radiant Champion", "{2}{G}{W}", "Huatli", 3,
        loyalty(+1, put_counters(this, number_of(creatures & you_control), "loyalty")),
        loyalty(-1, gets(target(creatures), number_of(creatures & you_control), number_of(creatures & you_control))),
        loyalty(-8, Emblem((whenever(enters(creatures & you_control), may(draw())),))),
    ),
    planeswalker(
        "Huatli, Warrior Poet", "{3}{R}{W}", "Huatli", 3,
        loyalty(2, gain_life(Greatest(POWER, each(creatures & you_control)))),
        loyalty(0, create(creature_token("Dinosaur", 3, 3, GREEN, trample))),
        Activated(RemoveCounters("loyalty", x), body(
            deal_divided(x, up_to(ANY_NUMBER, creatures)),
            establish(cant_block(one_of(the_target) & that_did(DealsDamage(this_one, anything)))),
        ), loyalty=True),
    ),
    enchantment("Humility", "{2}{W}{W}", have(creatures, LoseAllAbilities(), base(1, 1))),
    creature(
        "Hundred-Handed One", "{2}{W}{W}", "Giant", 3, 5, vigilance, activated("{3}{W}{W}{W}", Monstrosity(3)),
        static(
            have(this_one, has(reach)), Restrict(CAN_BLOCK_MORE, this_one, number=99),
            only_if=is_a(this, IsMarked(MONSTROUS)),
        ),
    ),
    creature("Hungry Graffalon", "{3}{G}", "Giraffe", 3, 4, reach, Keyword(INCREMENT)),
    sorcery(
        "Hunted by The Family", "{5}{U}{U}",
        ForEach(up_to(4, creatures & you_dont_control), (
            VillainousChoice(controller_of(that_one), (
                (
                    becomes(
                        that_one, base(1, 1), SetColors(WHITE), SetTypes(CREATURE, ("Human",)), LoseAllAbilities(),
                        duration=FOREVER,
                    ),
                ),
                (create_copy(that_one),),
            )),
        )),
    ),
    creature(
        "Hunted Nightmare", "{1}{B}{B}", "Nightmare", 4, 5, menace,
        when_enters(using(
            Choose(each(creatures & controlled_by(target_opponent())), 0, who=the_target_player),
            put_counters(saved(0), 1, "deathtouch"),
        )),
    ),
    class_card(
        "Hunter's Talent", "{1}{G}",
        when_enters(deal(
            power_of(target(creatures & you_control)), target(creatures & you_dont_control), source=the_target,
        )),
        class_level(2, "{1}{G}", whenever(PlayerAttacks(you), gets(target(attacking & creatures), 1, 0, trample))),
        class_level(3, "{3}{G}", at_beginning(END, draw(1), only_if=you_have(creatures & power_at_least(4)))),
    ),
    sorcery(
        "Hunting Wilds", "{3}{G}", kicker("{3}{G}"),
        Search(you, subtype("Forest"), BATTLEFIELD, most=2, tapped=True, save=0),
        when(
            CostWasPaid("kicker"), untap(saved(0)),
            becomes(saved(0), AddTypes(CREATURE), SetColors(GREEN), base(3, 3), has(haste), duration=FOREVER),
        ),
    ),
    instant("Hydroblast", "{U}", if_of_color(red)),
    creature(
        "Hydroid Krasis", "{X}{G}{U}", "Jellyfish Hydra Beast", 0, 0,
        when_cast(together(gain_life(Half(x)), draw(Half(x)))), flying, trample, enters_with(x),
    ),
    aura(
        "Hyena Umbra", "{W}", enchant(creatures), have(enchanted_or_equipped, plus(1, 1), has(first_strike)),
        Keyword(UMBRA_ARMOR),
    ),
    sorcery("Hymn to Tourach", "{B}{B}", Discard(target_player(), 2, at_random=True)),
)  # fmt: skip
