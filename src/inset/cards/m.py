"""Cards whose names begin with M."""

from inset.cards.vocabulary import *

_PROGRESSING = target(artifacts & creatures & you_control)
_MASTERED = in_graveyard((instants | sorceries) & your)
CARDS: tuple[Card, ...] = (
    land(
        "Maelstrom of the Spirit Dragon", "", tap_for("{C}"),
        activated(tap_symbol, AddMana(
            choices=ALL_COLORS, use=SpendOnly((subtype("Dragon") & spells) | (subtype("Omen") & spells))
        )),
        activated(cost("{4}", tap_symbol, sacrifice_this), search(subtype("Dragon"))),
    ),
    enchantment(
        "Maestros Ascendancy", "{U}{B}{R}",
        MayPlay(
            you, GRAVEYARD, spell=instants | sorceries, limit=1, condition=your_turn,
            add=sacrificing(creatures), exile_after=True,
        ),
    ),
    instant("Magical Hack", "{U}", ChangeText(any_spell_or_permanent(), (BASIC_LAND_TYPE,))),
    artifact_creature(
        "Magister Sphinx", "{4}{W}{U}{B}", "Sphinx", 5, 5, flying, when_enters(SetLife(target_player(), 10))
    ),
    creature(
        "Magma Pummeler", "{X}{R}{R}", "Elemental", 0, 0, enters_with(x),
        static(
            PreventDamage(
                to=this_one,
                then=(
                    TakeCounters(this, "+1/+1", that_much, save=0),
                    when(at_least(SavedNumber(0), 1), WhenYouDo(body(deal(SavedNumber(0), any_target())))),
                ),
            ),
            only_if=is_a(this, with_counter("+1/+1")),
        ),
    ),
    creature(
        "Magus of the Mind", "{4}{U}{U}", "Human Wizard", 4, 5,
        activated(
            cost("{U}", tap_symbol, sacrifice_this),
            then(Shuffle(you), exile(top_cards(Plus(1, TimesHappened(casts(each_player, spells)))), save=0)),
            Permit(saved(0), THIS_TURN, cost=free),
        ),
    ),
    instant("Make Disappear", "{1}{U}", Keyword(CASUALTY, number=1),
    unless_pays(controller_of(target(spells)), cost("{2}"), counter(the_target))),
    instant(
        "Malicious Affliction", "{B}{B}",
        Triggered(casts(you, this_one), body(may(CopySpell(it))), happened(dies(creatures)), zone=STACK, name="Morbid"),
        destroy(target(~black & creatures)),
    ),
    enchantment(
        "Malignant Growth", "{3}{G}{U}", costed(CUMULATIVE_UPKEEP, "{1}"),
        at_beginning(UPKEEP, put_counters(this, 1, "growth")),
        at_beginning(
            DRAW, Draw(that_player, counters_on(this, "growth"), save=0), deal(Count(saved(0)), that_player),
            of=each_opponent,
        ),
    ),
    land("Mana Confluence", "", activated(cost(tap_symbol, pay_life(1)), add_one_of(ALL_COLORS))),
    artifact("Mana Crypt", "{0}", at_beginning(UPKEEP, FlipCoin((), (deal(3, you),))), tap_for("{C}{C}")),
    instant("Mana Leak", "{1}{U}", unless_pays(controller_of(target(spells)), cost("{3}"), counter(the_target))),
    creature(
        "Mana-Charged Dragon", "{4}{R}{R}", "Dragon", 5, 5, flying, trample,
        ability_word(
            "Join forces",
            whenever(either(attacks(), blocks()), PayAny(each_player, save=0), gets(this, SavedNumber(0), 0)),
        ),
    ),
    instant(
        "Mandate of Peace", "{1}{W}", CastOnly(InStep(tuple(COMBAT_STEPS))),
        lines(establish(CantCast(each_opponent)), EndCombat()),
    ),
    sorcery(
        "Manifold Insights", "{2}{U}",
        LookAt(top_cards(10), reveal=True, save=0),
        ForEachPlayer(each_opponent, (Choose(Among(saved(0), ~lands & IsIn(LIBRARY)), 1, who=they), to_hand(saved(1)))),
        Move(Among(saved(0), IsIn(LIBRARY)), LIBRARY, position=BOTTOM, order=RANDOM_ORDER),
    ),
    legendary(
        creature(
            "Marath, Will of the Wild", "{R}{G}{W}", "Elemental Beast", 0, 0, enters_with(ManaSpent(this)),
            Activated(
                cost("{X}", removing("+1/+1", x)),
                modes(
                    put_counters(target(creatures), x), deal(x, any_target()),
                    create_sized(creature_token("Elemental", 0, 0, GREEN), x),
                ),
                x_rule=XRule(least=1),
            ),
        )
    ),
    creature(
        "Marauding Raptor", "{1}{R}", "Dinosaur", 2, 3, cost_less(creatures & spells, 1),
        whenever(
            enters(other & creatures & you_control), DealDamage(2, it, save=0),
            when(all_of(Did(0), is_a(it, subtype("Dinosaur"))), gets(this, 2, 0)),
        ),
    ),
    sorcery(
        "March of Progress", "{2}{U}", Remember(-1, _PROGRESSING), ForEach(_PROGRESSING, (create_copy(that_one),)),
        costed(OVERLOAD, "{6}{U}"),
    ),
    legendary(creature(
        "Marcus, Mutant Mayor", "{3}{G}{U}", "Mutant Advisor", 4, 4, vigilance, trample,
        whenever(
            deals_combat_damage(creatures & you_control),
            when(is_a(it, with_counter("+1/+1")), draw(), otherwise=(put_counters(it),)),
        ),
    )),
    land(
        "Mariposa Military Base", "", as_enters(may(tap(this), GiveCounters(you, "rad", 2))), tap_for("{C}"),
        Activated(cost("{5}", tap_symbol), body(draw()), own_cost=OwnCost(PlayerCounters("rad", you))),
    ),
    creature("Maritime Guard", "{1}{U}", "Merfolk Soldier", 1, 3),
    creature(
        "Maro", "{2}{G}{G}", "Elemental", 0, 0,
        defines_size(number_of(cards, HAND, you), number_of(cards, HAND, you)),
    ),
    fetch_land("Marsh Flats", "WB"),
    equipment(
        "Mask of Memory", "{2}", whenever(deals_combat_damage(equipped), may(draw(2)), when(if_you_do, discard())),
        equip("{1}"),
    ),
    creature(
        "Master Biomancer", "{2}{G}{U}", "Elf Wizard", 2, 4,
        EntersWithCounters(other & creatures & you_control, "+1/+1", power_of(this), mods=(also(0, "Mutant"),)),
    ),
    creature(
        "Master of Ceremonies", "{3}{W}", "Rhino Druid", 3, 4,
        at_beginning(
            UPKEEP, ForEachPlayer(each_opponent, (each_picks("money", "friends", "secrets"),)),
            ForEachPlayer(SavedPlayers(0), (create(TREASURE, 1, PlayerUnion((you, they))),)),
            ForEachPlayer(
                SavedPlayers(1),
                (create(creature_token("Citizen", 1, 1, GREEN | WHITE), 1, PlayerUnion((you, they))),),
            ),
            ForEachPlayer(SavedPlayers(2), (draw(1, PlayerUnion((you, they))),)),
        ),
    ),
    creature(
        "Master of Cruelties", "{3}{B}{R}", "Demon", 1, 4, first_strike, deathtouch,
        Restrict(ATTACKS_ONLY_ALONE, this_one),
        whenever(
            While(AttacksUnblocked(this_one), is_a(this, IsAttacking(what=A_PLAYER))),
            SetLife(DefendingPlayer(this), 1),
            establish(Restrict(ASSIGNS_NO_COMBAT_DAMAGE, this_one), duration=END_OF_COMBAT),
        ),
    ),
    creature(
        "Master of Pearls", "{1}{W}", "Human Monk", 2, 2, morph("{3}{W}{W}"),
        whenever(TurnsFaceUp(this_one), gets(each(creatures & you_control), 2, 2)),
    ),
    sorcery(
        "Mastermind's Acquisition", "{2}{B}{B}", modes(search(cards, least=1), Wish(cards)),
    ),
    enchantment(
        "Mastery of the Unseen", "{1}{W}",
        whenever(TurnsFaceUp(you_control), gain_life(number_of(creatures & you_control))),
        activated("{3}{W}", Manifest(you)),
    ),
    equipment(
        "Maul of the Skyclaves", "{2}{W}", when_enters(AttachTo(this, target(creatures & you_control))),
        have(equipped, plus(2, 2), has(flying), has(first_strike)), equip("{2}{W}{W}"),
    ),
    sorcery("Maximize Velocity", "{R}", gets(target(creatures), 1, 1, haste), Keyword(JUMP_START)),
    creature(
        "Mayhem Patrol", "{1}{R}", "Devil Warrior", 1, 2, menace, whenever(attacks(), gets(target(creatures), 1, 0)),
        Keyword(BLITZ, cost("{1}{R}")),
    ),
    room(
        door(
            "Meat Locker", "{2}{U}",
            unlocked(together(tap(up_to(1, creatures)), put_counters(the_target, 2, "stun"))),
        ),
        door("Drowned Diner", "{3}{U}{U}", unlocked(then(draw(3), discard()))),
    ),
    aura(
        "Mechanized Production", "{2}{U}{U}", enchant(artifacts & you_control),
        at_beginning(
            UPKEEP, create_copy(host), when(Exists(each(artifacts & you_control), 8, alike=True), WinGame()),
        ),
    ),
    creature(
        "Meddling Mage", "{W}{U}", "Human Wizard", 2, 2, as_enters(choose_name(~lands)),
        CantCast(each_player, with_chosen_name),
    ),
    instant("Meditate", "{2}{U}", draw(4), SkipNext(WHOLE_TURN)),
    legendary(creature(
        "Melek, Izzet Paragon", "{4}{U}{R}", "Weird Wizard", 2, 4, PlayerRule(REVEAL_TOP, you),
        MayPlay(you, LIBRARY, spell=instants | sorceries, top_only=True),
        whenever(casts(you, (instants | sorceries) & spells & cast_from(LIBRARY)), copy_spell(it)),
    )),
    creature("Melira's Keepers", "{4}{G}", "Human Warrior", 4, 4, CantHaveCounters(this_one)),
    artifact_creature("Memnite", "{0}", "Construct", 1, 1),
    instant("Memory Lapse", "{1}{U}", counter(target(spells), LIBRARY)),
    sorcery(
        "Memory Theft", "{2}{B}",
        RevealHand(target_opponent()), Choose(each(~lands, HAND, the_target_player), 1), DiscardIt(saved(1)),
        may(using(Choose(each(with_adventure & owned_by(the_target_player), EXILE), 2), to_graveyard(saved(2)))),
    ),
    creature(
        "Merciless Harlequin", "{2}{B}", "Human Assassin", 2, 1, costed(FREERUNNING, "{1}{B}"),
        when_enters(together(draw(1), lose_life(1))),
    ),
    creature("Merfolk Branchwalker", "{1}{G}", "Merfolk Scout", 2, 1, when_enters(Explore(this))),
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
    creature(
        "Monstrous Hound", "{3}{R}", "Dog", 4, 4,
        Restrict(CANT_ATTACK, this_one, controlled_by(PlayersWhere(
            each_player, at_least(number_of(lands & they_control), number_of(lands & you_control))
        ))),
        static(
            cant_block(),
            only_if=at_least(number_of(lands & controlled_by(ActivePlayer())), number_of(lands & you_control)),
        ),
    ),
    kindred(sorcery(
        "Morsel Theft", "{2}{B}{B}", costed(PROWL, "{1}{B}"),
        together(lose_life(3, target_player()), gain_life(3)), when(CostWasPaid("prowl"), draw(1)), subtypes="Rogue",
    )),
    creature("Mosquito Guard", "{W}", "Kithkin Soldier", 1, 1, first_strike, Keyword(REINFORCE, cost("{1}{W}"), 1)),
    basic_land("Mountain", "Mountain"),
    enchantment("Multani's Presence", "{G}", whenever(IsCountered(spells & cast_by_you), draw())),
    equipment(
        "Multiclass Baldric", "{1}",
        static(have(equipped, has(lifelink)), only_if=you_have(subtype("Cleric"))),
        static(have(equipped, has(deathtouch)), only_if=you_have(subtype("Rogue"))),
        static(have(equipped, has(haste)), only_if=you_have(subtype("Warrior"))),
        static(have(equipped, has(flying)), only_if=you_have(subtype("Wizard"))),
        static(PreventDamage(to=equipped), only_if=Compare(PartySize(you), EQ, 4)), equip("{2}"),
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
)  # fmt: skip
