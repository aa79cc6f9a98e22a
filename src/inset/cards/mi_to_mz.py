"""Cards whose names begin with Mi to Mz."""

from inset.cards.vocabulary import *

_MASTERED = in_graveyard((instants | sorceries) & your)
_MUTAVAULT = Token(
    face(
        "Mutavault",
        None,
        LAND,
        "",
        (
            tap_for("{C}"),
            activated("{1}", becomes(this, SetTypes(CREATURE | LAND), AddAllCreatureTypes(), base(2, 2))),
        ),
        colors=0,
    )
)
CARDS: tuple[Card, ...] = (
    legendary(creature(
        "Miara, Thorn of the Glade", "{1}{B}", "Elf Scout", 1, 2,
        whenever(
            dies((this_one | subtype("Elf")) & you_control), PayOr(you, cost("{1}", pay_life(1)), paid=(draw(),))
        ),
        Keyword(PARTNER),
    )),
    creature(
        "Midnight Arsonist", "{3}{R}", "Vampire", 3, 2,
        when_enters(destroy(up_to(number_of(subtype("Vampire") & you_control), artifacts & ~HasManaAbility()))),
    ),
    sorcery(
        "Mimeofacture", "{3}{U}", costed(REPLICATE, "{3}{U}"), Remember(0, target(opponents_control)),
        Search(you, SharesNameWith(the_target), BATTLEFIELD, whose=controller_of(the_target)),
    ),
    instant("Mind Bend", "{U}", ChangeText(target(permanents), (COLOR, BASIC_LAND_TYPE))),
    aura("Mind Control", "{3}{U}{U}", enchant(creatures), have(enchanted, SetController(you))),
    sorcery(
        "Mind Grind", "{X}{U}{B}", XRule(least=1),
        then(RevealUntil(each_opponent, lands, 0, 1, count=x), to_graveyard(Union((saved(0), saved(1))))),
    ),
    sorcery("Mind Rot", "{2}{B}", discard(2, target_player())),
    creature(
        "Mindblade Render", "{1}{B}", "Azra Warrior", 1, 3,
        whenever(DealsDamage(subtype("Warrior"), None, each_opponent, True, True, True), together(draw(), lose_life(1))),
    ),
    instant(
        "Mindbreak Trap", "{2}{U}{U}",
        AlternativeCost(cost("{0}"), some_player(each_opponent, happened(casts(ThatOne()), 3))),
        exile(up_to(99, spells)), subtypes="Trap",
    ),
    aura(
        "Minimus Containment", "{2}{W}", enchant(~lands & permanents),
        have(
            enchanted, LoseAllAbilities(), SetTypes(ARTIFACT, ("Treasure",)),
            has(activated(cost(tap_symbol, sacrifice_this), add_one_of(ALL_COLORS))),
        ),
    ),
    creature("Ministrant of Obligation", "{2}{W}", "Human Cleric", 2, 1, numbered(AFTERLIFE, 2)),
    legendary(creature(
        "Minsc, Beloved Ranger", "{R}{G}{W}", "Human Ranger", 3, 3,
        when_enters(create(creature_token("Hamster", 1, 1, RED, trample, haste, name="Boo", supertypes=LEGENDARY))),
        activated("{X}", becomes(target(creatures & you_control), base(x, x), also(0, "Giant")), timing=AS_SORCERY),
    )),
    artifact_creature(
        "Mirror Golem", "{6}", "Golem", 3, 4,
        Triggered(enters(), body(may(exile(target(cards, zone=GRAVEYARD), link=True))), name="Imprint"),
        protection(SharesTypeWith(linked_cards)),
    ),
    instant(
        "Mirrorweave", "{2}{W/U}{W/U}",
        BecomeCopy(each(~one_of(target(~legendaries & creatures)) & creatures), the_target, duration=THIS_TURN),
    ),
    creature(
        "Mirrorwing Dragon", "{3}{R}{R}", "Dragon", 4, 5, flying,
        whenever(
            casts(a_player, (instants | sorceries) & spells & TargetsOnly(this_one)),
            CopySpell(
                it, new_targets=False, who=that_player,
                onto=each(other & creatures & controlled_by(that_player)), each=True,
            ),
        ),
    ),
    artifact_creature(
        "Mishra's War Machine", "{7}", "Juggernaut", 5, 5, Keyword(BANDING),
        at_beginning(
            UPKEEP,
            PayOr(
                you, discarding(), unpaid=(DealDamage(3, players=you, save=0), when(more(SavedNumber(0), 0), tap(this)))
            ),
        ),
    ),
    land("Mishra's Workshop", "", activated(tap_symbol, AddMana(parse("{C}{C}{C}"), use=SpendOnly(artifacts)))),
    artifact(
        "Misleading Signpost", "{2}{U}", flash,
        whenever(
            While(enters(), InStep((DECLARE_ATTACKERS,))), may(ReselectAttacked(target(attacking & creatures))),
        ),
        tap_for("{U}"),
    ),
    creature(
        "Mist Dragon", "{4}{U}{U}", "Dragon", 4, 4, activated("{0}", gains(this, flying, duration=FOREVER)),
        activated("{0}", becomes(this, LoseKeyword(FLYING), duration=FOREVER)), activated("{3}{U}{U}", PhaseOut(this)),
    ),
    land(
        "Mistrise Village", "", enters_tapped(unless=you_have(subtype("Mountain", "Forest"))), tap_for("{U}"),
        activated(cost("{U}", tap_symbol), *for_the_next_spell(Restrict(CANT_BE_COUNTERED, the_next_spell()))),
    ),
    fetch_land("Misty Rainforest", "GU"),
    sorcery(
        "Mizzix's Mastery", "{3}{R}", Remember(-1, _MASTERED), exile(_MASTERED, save=0),
        ForEach(saved(0), (CopyCards(that_one, 1), CastNow(saved(1), cost=free, save=2))), exile(this),
        costed(OVERLOAD, "{5}{R}{R}{R}"),
    ),
    aura(
        "Mob Mentality", "{R}", enchant(creatures), have(enchanted, has(trample)),
        whenever(
            While(
                PlayerAttacks(you, where=creatures & ~subtype("Wall")),
                unless(there_are(each(creatures & ~subtype("Wall") & you_control & ~attacking))),
            ),
            gets(host, number_of(attacking & creatures), 0),
        ),
    ),
    creature(
        "Mockingbird", "{X}{U}", "Bird Bard", 1, 1, flying,
        enters_as_copy(creatures & mana_value_at_most(ManaSpent(this)), AddTypes(0, ("Bird",)), has(flying)),
    ),
    artifact(
        "Model of Unity", "{3}",
        whenever(
            FinishVoting(),
            ForEachPlayer(PlayerUnion((you, Voted(each_opponent))), (may(Scry(2, they), who=they),)),
        ),
        activated(tap_symbol, add_one_of(ALL_COLORS)),
    ),
    legendary(creature(
        "Mog, Moogle Warrior", "{1}{R}{W}", "Moogle Warrior", 1, 2, lifelink,
        ability_word(
            "Dance",
            at_beginning(
                END, Choose(each(cards, HAND, they), 0, least=0, who=each_player), DiscardIt(saved(0), save=1),
                ForEach(saved(1), (draw(1, owner_of(that_one)),)),
                when(
                    there_are(Among(saved(1), creatures)), create(creature_token("Moogle", 1, 2, WHITE, lifelink)),
                ),
                then(when(
                    there_are(Among(saved(1), ~creatures)), put_counters(each(subtype("Moogle") & you_control)),
                )),
            ),
        ),
    )),
    creature(
        "Molt Tender", "{G}", "Insect Druid", 1, 1, activated(tap_symbol, mill(1)),
        activated(cost(tap_symbol, ExileCards(anything, GRAVEYARD)), add_one_of(ALL_COLORS)),
    ),
    sorcery(
        "Molten Disaster", "{X}{R}{R}", kicker("{R}"),
        static(Continuous(this_one, (has(Keyword(SPLIT_SECOND)),), STACK), only_if=CostWasPaid("kicker"), zone=STACK),
        DealDamage(x, each(creatures & ~having(flying)), each_player),
    ),
    sorcery(
        "Molten Exhale", "{1}{R}", FlashIf(cost=Behold(subtype("Dragon"))), deal(4, target(creatures | planeswalkers)),
    ),
    instant(
        "Molten Influence", "{1}{R}",
        May((deal(4, to=controller_of(target((instants | sorceries) & spells))),), controller_of(the_target), save=0),
        when(unless(Did(0)), counter(the_target)),
    ),
    instant(
        "Moment of Truth", "{1}{U}", LookAt(top_cards(3), save=0),
        then(
            using(Choose(saved(0), 1), to_hand(saved(1))),
            using(Choose(Among(saved(0), IsIn(LIBRARY)), 2), to_graveyard(saved(2))),
            to_library(Among(saved(0), IsIn(LIBRARY)), BOTTOM),
        ),
    ),
    instant(
        "Momentary Blink", "{1}{W}",
        flicker(target(creatures & you_control), owner_of(saved(0))), flashback("{3}{U}"),
    ),
    legendary(creature(
        "Momo, Friendly Flier", "{W}", "Lemur Bat Ally", 1, 1, flying,
        static(
            cost_less(NthCast(casts(you, creatures & ~subtype("Lemur") & having(flying)), 1), 1), only_if=your_turn,
        ),
        whenever(enters(other & creatures & you_control & having(flying)), gets(this, 1, 1)),
    )),
    equipment(
        "Monk's Fist", "{2}", Keyword(JOB_SELECT),
        have(enchanted_or_equipped, plus(1, 0), also(0, "Monk")), equip("{2}"),
    ),
    enchantment(
        "Monsoon", "{2}{R}{G}",
        at_beginning(
            END, together(
                Tap(each(untapped & subtype("Island") & controlled_by(that_player)), save=0),
                deal(Count(saved(0)), that_player),
            ), of=each_player,
        ),
    ),
    creature(
        "Monstrous Hound", "{3}{R}", "Dog", 4, 4,
        Restrict(CANT_ATTACK, this_one, DefendedBy(PlayersWhere(
            each_player, at_least(number_of(lands & they_control), number_of(lands & you_control))
        ))),
        static(
            cant_block(),
            only_if=at_least(number_of(lands & controlled_by(ActivePlayer())), number_of(lands & you_control)),
        ),
    ),
    instant(
        "Moonmist", "{1}{G}", Transform(each(subtype("Human"))),
        establish(PreventDamage(creatures & ~subtype("Werewolf", "Wolf"), anything, each_player, True)),
    ),
    creature(
        "Moonshadow", "{B}", "Elemental", 7, 7, menace, enters_with(6, "-1/-1"),
        whenever(
            While(
                Moves(IsCard() & permanent_cards & your, destination=GRAVEYARD, batch=True), is_a(this, with_counter("-1/-1"))
            ),
            TakeCounters(this, "-1/-1"),
        ),
    ),
    artifact(
        "Moonsilver Key", "{2}",
        activated(cost("{1}", tap_symbol, sacrifice_this), search((artifacts & HasManaAbility()) | (basic & lands))),
    ),
    creature(
        "Moorland Rescuer", "{5}{W}", "Human Knight", 4, 4,
        whenever(
            dies(),
            using(
                Choose(
                    each(other & creatures, GRAVEYARD, you), 0, least=0, most=ANY_NUMBER, total_of=POWER,
                    total=power_of(this),
                ),
                to_battlefield(saved(0)),
            ),
            exile(this),
        ),
    ),
    legendary(snow(creature(
        "Moritte of the Frost", "{2}{G}{U}{U}", "Shapeshifter", 0, 0, changeling,
        EntersAsCopy(
            this_one, you_control, (AddTypes(supertypes=LEGENDARY | SNOW),),
            entering=(EntersWithCounters(this_one, "+1/+1", 2, is_a(this, creatures), (has(changeling),)),),
        ),
    ))),
    kindred(sorcery(
        "Morsel Theft", "{2}{B}{B}", costed(PROWL, "{1}{B}"),
        together(lose_life(3, target_player()), gain_life(3)), when(CostWasPaid("prowl"), draw(1)), subtypes="Rogue",
    )),
    creature("Mosquito Guard", "{W}", "Kithkin Soldier", 1, 1, first_strike, Keyword(REINFORCE, cost("{1}{W}"), 1)),
    basic_land("Mountain", "Mountain"),
    creature(
        "Mudbutton Cursetosser", "{B}", "Goblin Warlock", 2, 1,
        AdditionalCost(OneOf((Behold(subtype("Goblin")), cost("{2}")))), cant_block(),
        whenever(dies(), destroy(target(creatures & opponents_control & power_at_most(2)))),
    ),
    enchantment("Multani's Presence", "{G}", whenever(IsCountered(spells & cast_by_you), draw())),
    equipment(
        "Multiclass Baldric", "{1}",
        static(have(equipped, has(lifelink)), only_if=you_have(subtype("Cleric"))),
        static(have(equipped, has(deathtouch)), only_if=you_have(subtype("Rogue"))),
        static(have(equipped, has(haste)), only_if=you_have(subtype("Warrior"))),
        static(have(equipped, has(flying)), only_if=you_have(subtype("Wizard"))),
        static(PreventDamage(to=equipped), only_if=Compare(PartySize(you), EQ, 4)), equip("{2}"),
    ),
    land(
        "Multiversal Passage", "",
        as_enters(ChooseWord(BASIC_LAND_TYPE), PayOr(you, pay_life(2), unpaid=(tap(this),))),
        have(this_one, SetTypes(LAND, keep_types=True, chosen=True)),
    ),
    legendary(creature(
        "Munda, Ambush Leader", "{2}{R}{W}", "Kor Ally", 3, 4, haste,
        ability_word("Rally", whenever(
            enters(you_control & (this_one | subtype("Ally"))),
            May((LookAt(top_cards(4), save=0),), save=3),
            when(
                Did(3),
                Choose(Among(saved(0), subtype("Ally")), 1, least=0, most=ANY_NUMBER), LookAt(saved(1), reveal=True),
                Move(Among(saved(0), ~one_of(saved(1))), LIBRARY, position=BOTTOM), to_library(saved(1)),
            ),
        )),
    )),
    creature("Mungha Wurm", "{2}{G}{G}", "Wurm", 6, 5, Restrict(NO_MORE_UNTAP, lands & you_control)),
    instant("Murder", "{1}{B}{B}", destroy(target(creatures))),
    instant(
        "Murderous Spoils", "{5}{B}",
        Remember(0, each(subtype("Equipment") & IsAttachedTo(target(creatures & ~black)))),
        Destroy(the_target, regenerate=False), becomes(saved(0), SetController(you), duration=FOREVER),
    ),
    creature(
        "Murktide Regent", "{5}{U}{U}", "Dragon", 3, 3, Keyword(DELVE), flying,
        enters_with(CountMatching(LinkedCards(), instants | sorceries), "+1/+1"),
        whenever(Moves((instants | sorceries) & your, GRAVEYARD), put_counters(this)),
    ),
    creature(
        "Mutable Explorer", "{2}{G}", "Shapeshifter", 1, 1, changeling, when_enters(create(_MUTAVAULT, tapped=True)),
    ),
    instant(
        "Mutational Advantage", "{1}{G}{U}",
        Remember(0, each(you_control & with_counter())), gains(saved(0), hexproof, indestructible),
        establish(PreventDamage(to=one_of(saved(0)))), Proliferate(),
    ),
    land(
        "Mutavault", "", tap_for("{C}"),
        activated("{1}", becomes(this, also(CREATURE), AddAllCreatureTypes(), base(2, 2))),
    ),
    artifact(
        "Mycosynth Lattice", "{6}", have(permanents, also(ARTIFACT)),
        Continuous(anything, (SetColors(0),), ANY_ZONE), SpendAsThough(each_player),
    ),
    artifact_creature(
        "Myr Servitor", "{1}", "Myr", 1, 1,
        at_beginning(
            UPKEEP, to_battlefield(each(named("Myr Servitor"), GRAVEYARD)), only_if=is_a(this, IsIn(BATTLEFIELD)),
        ),
    ),
    artifact_creature(
        "Myriad Construct", "{4}", "Construct", 4, 4, kicker("{3}"),
        EntersWithCounters(
            this_one, "+1/+1", number_of(~basic & lands & opponents_control), is_a(this, WasKicked()),
        ),
        whenever(
            becomes_target(this_one, spells),
            together(sacrifice(), create(creature_token("Construct", 1, 1, 0, types=ARTIFACT), power_of(this))),
        ),
    ),
    creature(
        "Mysterious Pathlighter", "{2}{W}", "Faerie", 2, 2, flying,
        enters_with(1, where=creatures & you_control & with_adventure),
    ),
    artifact(
        "Mystic Forge", "{4}", PlayerRule(LOOK_AT_TOP, you),
        MayPlay(you, LIBRARY, spell=artifacts | colorless, top_only=True),
        activated(cost(tap_symbol, pay_life(1)), exile(top_cards())),
    ),
    land(
        "Mystic Sanctuary", "Island", enters_tapped(unless=you_have(other & subtype("Island"), 3)),
        whenever(
            enters(this_one & untapped),
            may(to_library(in_graveyard((instants | sorceries) & your))),
        ),
    ),
    enchantment(
        "Myth Unbound", "{2}{G}",
        CostChange(YOUR_COMMANDER & spells, CommandCasts(that_one)),
        whenever(Moves(YOUR_COMMANDER, destination=COMMAND), draw()),
    ),
)  # fmt: skip
