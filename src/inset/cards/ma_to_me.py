"""Cards whose names begin with Ma to Me."""

from inset.cards.vocabulary import *

_PROGRESSING = target(artifacts & creatures & you_control)
CARDS: tuple[Card, ...] = (
    legendary(creature(
        "Madame Null, Power Broker", "{2}{B}", "Demon Advisor", 1, 3, deathtouch,
        whenever(
            enters(other & creatures & you_control),
            PayOr(you, pay_life(power_of(it)), paid=(put_counters(it, power_of(it)),)),
        ),
    )),
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
    creature(
        "Magebane Lizard", "{1}{R}", "Lizard", 1, 4,
        whenever(
            casts(a_player, ~creatures & spells),
            deal(TimesHappened(casts(that_player, ~creatures & spells)), to=that_player),
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
        "Magmatic Hellkite", "{2}{R}{R}", "Dragon", 4, 5, flying,
        when_enters(
            destroy(target(~basic & lands & opponents_control)),
            Search(controller_of(the_target), basic & lands, 0, shuffle=False, save=0),
            Move(saved(0), BATTLEFIELD, tapped=True, counters=(("stun", 1),)), Shuffle(controller_of(the_target)),
        ),
    ),
    creature(
        "Magnigoth Treefolk", "{4}{G}", "Treefolk", 2, 6,
        *(
            static(
                have(this_one, has(Keyword(LANDWALK, where=subtype(name)))),
                only_if=you_have(lands & subtype(name)),
            )
            for name in ("Plains", "Island", "Swamp", "Mountain", "Forest")
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
    sorcery(
        "Make an Example", "{3}{B}",
        Separate(each(creatures & they_control), they, you, 0, 1, each_opponent), SacrificeIt(saved(0), who=each_opponent),
    ),
    instant("Make Disappear", "{1}{U}", Keyword(CASUALTY, number=1),
    unless_pays(controller_of(target(spells)), cost("{2}"), counter(the_target))),
    legendary(creature(
        "Malcolm, Alluring Scoundrel", "{1}{U}", "Siren Pirate", 2, 1, flash, flying,
        whenever(
            deals_combat_damage(), put_counters(this, 1, "chorus"), then(draw(), Discard(you, 1, save=0)),
            when(is_a(this, with_counter("chorus", 4)), CastNow(saved(0), cost=free, save=1)),
        ),
    )),
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
        ForEachPlayer(
            each_opponent, (Choose(Among(saved(0), ~lands & IsIn(LIBRARY)), 1, who=they), to_hand(saved(1))), from_you=True,
        ),
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
        "Marauding Mako", "{R}", "Shark Pirate", 1, 1,
        whenever(Discards(you, batch=True), put_counters(this, that_much)), cycling("{2}"),
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
    enchantment(
        "March of the Machines", "{3}{U}",
        have(~creatures & artifacts, also(CREATURE), base(mana_value(that_one), mana_value(that_one))),
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
    creature(
        "Marshland Bloodcaster", "{4}{B}", "Vampire Warlock", 3, 5, flying,
        activated(
            cost("{1}{B}", tap_symbol),
            *for_the_next_spell(OfferAlternativeCost(you, the_next_spell(), pay_life(mana_value(this)))),
        ),
    ),
    sorcery(
        "Martyr's Cry", "{W}{W}", exile(each(white & creatures), save=0),
        ForEach(saved(0), (draw(1, controller_of(that_one)),)),
    ),
    creature(
        "Martyrs of Korlis", "{3}{W}{W}", "Human", 1, 6,
        static(RedirectDamage(this, source=artifacts, to_players=you), only_if=is_a(this, untapped)),
    ),
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
    instant(
        "Master Warcraft", "{2}{R/W}{R/W}", CastOnly(PointInTurn(DECLARE_ATTACKERS)),
        lines(establish(ChoosesAttackers()), establish(ChoosesBlockers())),
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
    instant(
        "Meddle", "{1}{U}",
        when(
            is_a(target(spells), spells & HasTargets() & TargetsOnly(creatures)),
            ChangeTargets(the_target, THE_TARGETS, each(creatures)),
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
        "Mephidross Vampire", "{4}{B}{B}", "Vampire", 3, 4, flying,
        have(
            creatures & you_control, also(0, "Vampire"),
            has(whenever(DealsDamage(this_one, creatures), put_counters(this))),
        ),
    ),
    creature(
        "Merciless Harlequin", "{2}{B}", "Human Assassin", 2, 1, costed(FREERUNNING, "{1}{B}"),
        when_enters(together(draw(1), lose_life(1))),
    ),
    creature("Merfolk Branchwalker", "{1}{G}", "Merfolk Scout", 2, 1, when_enters(Explore(this))),
    legendary(creature(
        "Merieke Ri Berit", "{W}{U}{B}", "Human", 1, 1, doesnt_untap(),
        activated(
            tap_symbol, Modify(target(creatures), (SetController(you),), FOREVER, there_are(each(this_one & you_control))),
            Later(Either((leaves(), BecomesUntapped(this_one))), body(Destroy(Target(0), regenerate=False))),
        ),
    )),
)  # fmt: skip
