"""Cards whose names begin with E."""

from inset.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    creature("Eager Cadet", "{W}", "Human Soldier", 1, 1),
    sorcery("Eagle Vision", "{4}{U}", costed(FREERUNNING, "{1}{U}"), draw(3)),
    enchantment("Earth Surge", "{3}{G}", have(lands & creatures, plus(2, 2))),
    sorcery("Earthbending Lesson", "{3}{G}", Earthbend(4, target(lands & you_control)), subtypes="Lesson"),
    artifact_creature(
        "Eater of Days", "{4}", "Leviathan", 9, 8, flying, trample, when_enters(SkipNext(WHOLE_TURN, count=2)),
    ),
    legendary(
        creature(
            "Ebondeath, Dracolich", "{2}{B}{B}", "Zombie Dragon", 5, 2, flash, flying, enters_tapped(),
            static(
                MayPlay(you, GRAVEYARD, this_one, condition=happened(dies(creatures & ~named("Ebondeath, Dracolich")))),
                zone=GRAVEYARD,
            ),
        )
    ),
    artifact(
        "Ebony Fly", "{2}", enters_tapped(), tap_for("{C}"),
        activated(
            "{4}", RollDie(6, (), save=0),
            May(
                (becomes(this, AddTypes(ARTIFACT | CREATURE, ("Insect",)), base(SavedNumber(0), SavedNumber(0)), has(flying)),),
                save=1,
            ),
        ),
        whenever(attacks(), gains(target(other & attacking & creatures), flying)),
    ),
    enchantment(
        "Echoing Assault", "{4}{R}", have(creatures & tokens & you_control, has(menace)),
        whenever(
            AttacksEach(you, A_PLAYER),
            CreateCopy(
                target(
                    creatures & nontoken
                    & IsAttacking(what=~HasType(BATTLE | PLANESWALKER) & controlled_by(AttackedPlayer(it)))
                ),
                exceptions=(base(1, 1),), tapped=True, attacking=True, save=0, whom=AttackedPlayer(it), alone=True,
            ),
            at_next(END, body(sacrifice(saved(0)))),
        ),
    ),
    legendary(
        creature(
            "Edgar, King of Figaro", "{4}{U}{U}", "Human Artificer Noble", 4, 5,
            when_enters(draw(number_of(artifacts & you_control))),
            ability_word("Two-Headed Coin", static(CoinsComeUpHeads(you))),
        )
    ),
    legendary(creature(
        "Edgar, Master Machinist", "{2}{R}{W}", "Human Artificer Noble", 2, 4,
        MayPlay(you, GRAVEYARD, spell=artifacts, limit=1, condition=your_turn, enters_tapped=True),
        whenever(attacks(), gets(this, Greatest(MANA_VALUE, each(artifacts & you_control)), 0), name="Tools"),
    )),
    creature(
        "Edgewall Innkeeper", "{G}", "Human Peasant", 1, 1,
        whenever(casts(you, creatures & spells & with_adventure), draw()),
    ),
    creature(
        "Elder Land Wurm", "{4}{W}{W}{W}", "Dragon Wurm", 5, 5, defender, trample,
        whenever(blocks(), becomes(this, LoseKeyword(DEFENDER), duration=FOREVER)),
    ),
    creature(
        "Elder Spawn", "{4}{U}{U}{U}", "Spawn", 6, 6,
        at_beginning(UPKEEP, PayOr(you, sacrificing(subtype("Island")), unpaid=(sacrifice(), deal(6, you)))),
        cant_be_blocked(by=red & creatures),
    ),
    aura(
        "Elemental Resonance", "{2}{G}{G}", enchant(anything), at_beginning(PRECOMBAT_MAIN, AddMana(cost_of=host)),
    ),
    legendary(creature(
        "Elenda, Saint of Dusk", "{2}{W}{B}", "Vampire Knight", 4, 4, lifelink, Keyword(HEXPROOF, where=instants),
        static(have(this_one, plus(1, 1), has(menace)), only_if=more(LifeTotal(you), StartingLife(you))),
        static(have(this_one, plus(5, 5)), only_if=at_least(LifeTotal(you), Plus(StartingLife(you), 10))),
    )),
    legendary(creature(
        "Eloise, Nephalia Sleuth", "{3}{U}{B}", "Human Rogue", 4, 4,
        whenever(dies(other & creatures & you_control), investigate()),
        whenever(Sacrifices(you, tokens), surveil(1)),
    )),
    saga(
        "Elspeth Conquers Death", "{3}{W}{W}",
        chapter(1, exile(target(opponents_control & mana_value_at_least(3)))),
        chapter(2, establish(CostChange(~creatures & spells, 2, each_opponent, 1), duration=UNTIL_YOUR_NEXT_TURN)),
        chapter(
            3, to_battlefield(in_graveyard((creatures | planeswalkers) & your), save=0),
            ChooseMode(((put_counters(saved(0)),), (put_counters(saved(0), kind="loyalty"),))),
        ),
    ),
    planeswalker(
        "Elspeth, Knight-Errant", "{2}{W}{W}", "Elspeth", 4, loyalty(+1, create(SOLDIER)),
        loyalty(+1, gets(target(creatures), 3, 3, flying)),
        loyalty(
            -8,
            Emblem((static(have((artifacts | creatures | enchantments | lands) & you_control, has(indestructible))),)),
        ),
    ),
    planeswalker(
        "Elspeth Resplendent", "{3}{W}{W}", "Elspeth", 5,
        loyalty(
            +1, put_counters(up_to(1, creatures)),
            when(
                there_are(the_target),
                ChooseMode(tuple(
                    (put_counters(the_target, 1, kind),) for kind in ("flying", "first strike", "lifelink", "vigilance")
                )),
            ),
        ),
        loyalty(
            -3, LookAt(top_cards(7), save=0),
            May((
                using(
                    Choose(Among(saved(0), permanent_cards & mana_value_at_most(3)), 1),
                    Move(saved(1), BATTLEFIELD, counters=(("shield", 1),)),
                ),
            ), save=2),
            Move(Among(saved(0), IsIn(LIBRARY)), LIBRARY, position=BOTTOM, order=RANDOM_ORDER),
        ),
        loyalty(-7, create(creature_token("Angel", 3, 3, WHITE, flying), 5)),
    ),
    planeswalker(
        "Elspeth, Sun's Champion", "{4}{W}{W}", "Elspeth", 4, loyalty(+1, create(SOLDIER, 3)),
        loyalty(-3, destroy(each(creatures & power_at_least(4)))),
        loyalty(-7, Emblem((static(have(creatures & you_control, plus(2, 2), has(flying))),))),
    ),
    planeswalker(
        "Elspeth Tirel", "{3}{W}{W}", "Elspeth", 4, loyalty(+2, gain_life(number_of(creatures & you_control))),
        loyalty(-2, create(SOLDIER, 3)), loyalty(-5, destroy(each(other & ~lands & ~tokens))),
    ),
    creature(
        "Elvish Healer", "{2}{W}", "Elf Cleric", 1, 2,
        activated(
            tap_symbol,
            when(
                is_a(Target(0), green & creatures), PreventNext(2, Target(0)), otherwise=(prevent_next(1, any_target()),)
            ),
        ),
    ),
    creature("Elvish Mystic", "{G}", "Elf Druid", 1, 1, tap_for("{G}")),
    creature(
        "Ember Beast", "{2}{R}", "Beast", 3, 4,
        static(Restrict(CANT_ATTACK_ALONE, this_one), Restrict(CANT_BLOCK_ALONE, this_one)),
    ),
    legendary(equipment(
        "Embercleave", "{4}{R}{R}", flash, OwnCost(number_of(attacking & creatures & you_control)),
        when_enters(AttachTo(this, target(creatures & you_control))),
        have(equipped, plus(1, 1), has(double_strike), has(trample)), equip("{3}"),
    )),
    sorcery(
        "Emergent Sequence", "{1}{G}", Search(you, basic & lands, BATTLEFIELD, tapped=True, save=0),
        becomes(saved(0), AddTypes(CREATURE, ("Fractal",)), SetColors(GREEN | BLUE), base(0, 0), duration=FOREVER),
        put_counters(saved(0), TimesHappened(enters(lands & you_control))),
    ),
    creature(
        "Emeria Shepherd", "{5}{W}{W}", "Angel", 4, 4, flying,
        whenever(
            enters(lands & you_control),
            may(when(
                is_a(it, subtype("Plains")),
                ChooseMode(((to_hand(in_graveyard(permanent_cards & ~lands & your)),), (to_battlefield(the_target),))),
                otherwise=(to_hand(the_target),),
            )), name="Landfall",
        ),
    ),
    legendary(creature(
        "Emiel the Blessed", "{2}{W}{W}", "Unicorn", 4, 4,
        activated("{3}", flicker(target(other & creatures & you_control), owner_of(the_target))),
        whenever(
            enters(other & creatures & you_control),
            PayOr(you, cost("{G/W}"), (
                when(is_a(it, subtype("Unicorn")), put_counters(it, 2), otherwise=(put_counters(it),)),
            )),
        ),
    )),
    creature(
        "Empyrial Archangel", "{4}{G}{W}{W}{U}", "Angel", 5, 8, flying, Keyword(SHROUD),
        RedirectDamage(this, to_players=you),
    ),
    legendary(creature(
        "Emrakul, the Promised End", "{13}", "Eldrazi", 13, 13,
        OwnCost(CardTypesAmong(each(cards, GRAVEYARD, you))),
        when_cast(ControlTurn(target_opponent(), extra_turn=True)), flying, trample, protection(instants),
    )),
    legendary(creature(
        "Emry, Lurker of the Loch", "{2}{U}", "Merfolk Wizard", 1, 2, affinity(artifacts),
        when_enters(mill(4)),
        activated(
            tap_symbol, Remember(0, in_graveyard(artifacts & your)), Permit(saved(0), THIS_TURN, lands=False)
        ),
    )),
    enchantment(
        "Enchanter's Bane", "{1}{R}",
        at_beginning(
            END,
            unless_pays(
                controller_of(target(enchantments)), sacrificing(one_of(the_target)),
                deal(mana_value(the_target), to=controller_of(the_target), source=the_target),
            ),
        ),
    ),
    instant(
        "Endless Detour", "{G}{W}{U}",
        Move(
            target(Or((spells, And((~lands, IsIn(BATTLEFIELD))), IsIn(GRAVEYARD))), zone=STACK | BATTLEFIELD | GRAVEYARD),
            LIBRARY, order=OWNERS_CHOICE,
        ),
    ),
    enchantment(
        "Endless Foot Assault", "{2}{W}", costed(SQUAD, "{1}{W}"),
        whenever(
            PlayerAttacks(you),
            ForEachPlayer(each_opponent, (
                CreateToken(creature_token("Ninja", 1, 1, BLACK), tapped=True, attacking=True, whom=they, alone=True),
            )),
        ),
    ),
    creature(
        "Enduring Bondwarden", "{W}", "Human Scout", 0, 1, numbered(BACKUP, 1),
        whenever(dies(), PutSameCounters(this, target(creatures & you_control))),
    ),
    sorcery("Enduring Ideal", "{5}{W}{W}", search(HasType(ENCHANTMENT), BATTLEFIELD), Keyword(EPIC)),
    creature("Enraged Revolutionary", "{2}{R}", "Human Warrior", 2, 1, Keyword(DETHRONE)),
    sorcery(
        "Ensnared by the Mara", "{2}{R}{R}",
        VillainousChoice(each_opponent, (
            (then(RevealUntil(they, ~lands, 0, 1, exile=True), CastNow(saved(0), cost=free)),),
            (together(exile(top_cards(4, they), save=2), deal(Total(MANA_VALUE, saved(2)), they)),),
        )),
    ),
    aura("Ensoul Artifact", "{1}{U}", enchant(artifacts), have(enchanted, also(CREATURE), base(5, 5))),
    creature("Entity Tracker", "{2}{U}", "Human Scout", 2, 3, flash, whenever(eerie(), draw(), name="Eerie")),
    instant("Ephemerate", "{W}", flicker(target(creatures & you_control), owner_of(saved(0))), rebound),
    sorcery(
        "Epic Experiment", "{X}{U}{R}", exile(top_cards(x), save=1),
        CastNow(saved(1), spell=(instants | sorceries) & mana_value_at_most(x), cost=free, most=ANY_NUMBER),
        to_graveyard(Among(saved(1), IsIn(EXILE))),
    ),
    artifact_creature(
        "Epochrasite", "{2}", "Construct", 1, 1,
        EntersWithCounters(this_one, "+1/+1", 3, unless(is_a(this, cast_by_you & cast_from(HAND)))),
        whenever(dies(), Move(this, EXILE, counters=(("time", 3),), save=0), GainSuspend(saved(0))),
    ),
    legendary(creature(
        "Erestor of the Council", "{1}{G}{U}", "Elf Noble", 2, 4,
        whenever(
            FinishVoting(), create(TREASURE, 1, Voted(each_opponent)),
            scry(CountPlayers(Voted(each_opponent, same=False))), draw(),
        ),
    )),
    aura(
        "Errantry", "{1}{R}", enchant(creatures), 
        static(have(enchanted_or_equipped, plus(3, 0)), Restrict(ATTACKS_ONLY_ALONE, enchanted_or_equipped)),
    ),
    sorcery(
        "Erratic Explosion", "{2}{R}",
        Remember(-1, any_target()),
        RevealUntil(you, ~lands, 1, 2), DealDamage(mana_value(saved(1)), the_target, the_target_player),
        Move(Union((saved(1), saved(2))), LIBRARY, position=BOTTOM),
    ),
    modal(
        legendary(creature(
            "Esika, God of the Tree", "{1}{G}{G}", "God", 1, 4, vigilance,
            activated(tap_symbol, add_one_of(ALL_COLORS)),
            have(
                other & legendaries & creatures & you_control, has(vigilance),
                has(activated(tap_symbol, add_one_of(ALL_COLORS))),
            ),
        )),
        legendary(enchantment(
            "The Prismatic Bridge", "{W}{U}{B}{R}{G}",
            at_beginning(
                UPKEEP,
                RevealUntil(you, creatures | planeswalkers, save=0, rest=1),
                together(to_battlefield(saved(0)), Move(saved(1), LIBRARY, position=BOTTOM, order=RANDOM_ORDER)),
            ),
        )),
    ),
    legendary(vehicle(
        "Esika's Chariot", "{3}{G}", 4, 4, when_enters(create(creature_token("Cat", 2, 2, GREEN), 2)),
        whenever(attacks(), create_copy(target(tokens & you_control))), crew(4),
    )),
    instant(
        "Espers to Magicite", "{3}{B}", exile(each(cards, GRAVEYARD, each_opponent), save=0),
        when_you_do(body(
            CreateCopy(up_to(1, creatures & one_of(saved(0)), zone=EXILE), exceptions=(SetTypes(ARTIFACT),)),
        )),
    ),
    instant(
        "Essence Flux", "{U}",
        then(exile(target(creatures & you_control), save=0), to_battlefield(saved(0), owner_of(saved(0)), save=1)),
        when(is_a(saved(1), subtype("Spirit")), put_counters(saved(1))),
    ),
    creature(
        "Essence of the Wild", "{3}{G}{G}{G}", "Avatar", 6, 6,
        EntersAsCopy(creatures & you_control, this_one, optional=False),
    ),
    instant("Essence Scatter", "{1}{U}", counter(target(creatures & spells))),
    planeswalker(
        "Estrid, the Masked", "{1}{G}{W}{U}", "Estrid", 3,
        loyalty(+2, untap(each(HasAttached(subtype("Aura")) & you_control))),
        loyalty(
            -1,
            create_on(
                aura_token("Mask", WHITE, enchant(permanents), Keyword(UMBRA_ARMOR)), target(other & permanents),
            ),
        ),
        loyalty(
            -7, mill(7), to_battlefield(each(~subtype("Aura") & enchantments, GRAVEYARD, you)),
            to_battlefield(each(subtype("Aura"), GRAVEYARD, you)),
        ),
        CanBeCommander(),
    ),
    transforming(
        legendary(creature(
            "Etali, Primal Conqueror", "{5}{R}{R}", "Elder Dinosaur", 7, 7, trample,
            when_enters(
                RevealUntil(each_player, ~lands, 0, 1, exile=True),
                CastNow(saved(0), cost=free, most=ANY_NUMBER, save=2),
            ),
            activated(cost("{9}{G/P}"), Transform(this), timing=AS_SORCERY),
        )),
        legendary(creature(
            "Etali, Primal Sickness", None, "Phyrexian Elder Dinosaur", 11, 11, trample, indestructible,
            whenever(deals_combat_damage(), GiveCounters(that_player, "poison", that_much)), colors=RED | GREEN,
        )),
    ),
    artifact_creature(
        "Etched Oracle", "{4}", "Wizard", 0, 0, Keyword(SUNBURST),
        activated(cost("{1}", removing("+1/+1", 4)), draw(3, target_player())),
    ),
    creature(
        "Eternal of Harsh Truths", "{2}{U}", "Zombie Cleric", 1, 3, Keyword(AFFLICT, number=2),
        whenever(AttacksUnblocked(this_one), draw()),
    ),
    creature(
        "Eternal Witness", "{1}{G}{G}", "Human Shaman", 2, 1,
        when_enters(may(to_hand(in_graveyard(cards & your)))),
    ),
    aura(
        "Ethereal Armor", "{W}", enchant(creatures),
        have(
            enchanted,
            plus(number_of(enchantments & you_control), number_of(enchantments & you_control)), has(first_strike),
        ),
    ),
    artifact_creature(
        "Ethersworn Canonist", "{1}{W}", "Human Cleric", 2, 2, CantCast(each_player, ~artifacts & spells, more_than=1)
    ),
    sorcery(
        "Eventide's Shadow", "{4}{B}", TakeSomeCounters(each(permanents), 1_000_000, up_to=True, save=0),
        together(draw(SavedNumber(0)), lose_life(SavedNumber(0))),
    ),
    instant("Everdream", "{1}{U}", draw(1), splice(Or((HasType(INSTANT), HasType(SORCERY))), "{2}{U}")),
    artifact(
        "Everflowing Chalice", "{0}", costed(MULTIKICKER, "{2}"), enters_with(TimesPaid("kicker"), "charge"),
        activated(tap_symbol, add("{C}", counters_on(this, "charge"))),
    ),
    creature(
        "Evidence Examiner", "{G}{U}", "Merfolk Detective", 2, 2,
        at_beginning(BEGIN_COMBAT, PayOr(you, CollectEvidence(4))),
        whenever(Deed(COLLECTS_EVIDENCE, who=you), investigate()),
    ),
    creature(
        "Evolving Adaptive", "{G}", "Phyrexian Warrior", 0, 0, enters_with(1, "oil"),
        have(this_one, plus(counters_on(this, "oil"), counters_on(this, "oil"))),
        whenever(
            enters(other & creatures & you_control), put_counters(this, 1, "oil"),
            only_if=any_of(more(power_of(it), power_of(this)), more(toughness_of(it), toughness_of(this))),
        ),
    ),
    land(
        "Evolving Wilds", "",
        activated(cost(tap_symbol, sacrifice_this), search(basic & lands, BATTLEFIELD, tapped=True)),
    ),
    creature(
        "Exalted Angel", "{4}{W}{W}", "Angel", 4, 5, flying,
        whenever(DealsDamage(this_one, batch=True), gain_life(that_much)), morph("{2}{W}{W}"),
    ),
    land(
        "Exotic Orchard", "",
        activated(tap_symbol, AddMana(choices=ALL_COLORS, could_produce=each(lands & opponents_control))),
    ),
    creature(
        "Expedition Raptor", "{3}{W}{W}", "Bird", 2, 2, flying, when_enters(Support(2, up_to(2, creatures & other)))
    ),
    creature(
        "Experiment Twelve", "{3}{G}", "Elf Lizard Warrior", 4, 4, trample,
        whenever(TurnsFaceUp(this_one | creatures & you_control), put_counters(it, power_of(it))), disguise("{4}{G}"),
    ),
    instant(
        "Explosive Derailment", "{R}", Keyword(SPREE),
        priced_modes(("{2}", deal(4, target(creatures))), ("{2}", destroy(target(artifacts)))),
    ),
    sorcery(
        "Expropriate", "{7}{U}{U}",
        Spell(
            body(
                vote_for("time", "money"), Repeat(SavedNumber(0), (ExtraTurn(),)),
                ForEachPlayer(
                    SavedPlayers(1),
                    (together(Choose(each(owned_by(ThatOne())), 2), Modify(saved(2), (SetController(you),), FOREVER)),),
                ),
                exile(this),
            ),
            name="Council's dilemma",
        ),
    ),
    sorcery(
        "Exquisite Firecraft", "{1}{R}{R}", deal(4, any_target()),
        ability_word("Spell mastery", static(
            Restrict(CANT_BE_COUNTERED, this_one),
            only_if=there_are(each(instants | sorceries, GRAVEYARD, you), 2), zone=STACK,
        )),
    ),
    sorcery(
        "Exsanguinate", "{X}{B}{B}", LoseLife(each_opponent, x, save=0), gain_life(SavedNumber(0))
    ),
    sorcery(
        "Extinction Event", "{3}{B}",
        ChooseMode(
            (
                (exile(each(creatures & ManaValueParity(False))),), (exile(each(creatures & ManaValueParity(True))),),
            ),
        ),
    ),
    artifact(
        "Eye of Doom", "{4}",
        when_enters(
            Choose(each(~lands & permanents), 0, who=each_player),
            ForEach(saved(0), (put_counters(that_one, 1, "doom"),)),
        ),
        activated(cost("{2}", tap_symbol, sacrifice_this), destroy(each(with_counter("doom")))),
    ),
    sorcery("Eyes of Gitaxias", "{2}{U}", lines(Incubate(INCUBATOR, 3), draw())),
    creature("Eyetwitch", "{B}", "Eye Bat", 1, 1, flying, whenever(dies(), Learn())),
)  # fmt: skip
