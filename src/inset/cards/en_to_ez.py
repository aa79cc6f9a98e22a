"""Cards whose names begin with En to Ez."""

from inset.cards.vocabulary import *

_GIVEN_A_TURN = target_opponent()
CARDS: tuple[Card, ...] = (
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
    creature(
        "Eon Frolicker", "{2}{U}{U}", "Elemental Otter", 5, 5, flying,
        when_enters(
            ExtraTurn(_GIVEN_A_TURN),
            Establish((PlayerProtection(you, controlled_by(_GIVEN_A_TURN)),), UNTIL_YOUR_NEXT_TURN),
            gains(
                each(planeswalkers & you_control), protection(controlled_by(_GIVEN_A_TURN)),
                duration=UNTIL_YOUR_NEXT_TURN,
            ),
            only_if=you_cast_it,
        ),
    ),
    instant("Ephemerate", "{W}", flicker(target(creatures & you_control), owner_of(saved(0))), rebound),
    sorcery(
        "Epic Experiment", "{X}{U}{R}", exile(top_cards(x), save=1),
        CastNow(saved(1), spell=(instants | sorceries) & mana_value_at_most(x), cost=free, most=ANY_NUMBER),
        to_graveyard(Among(saved(1), IsIn(EXILE))),
    ),
    instant(
        "Epiphany at the Drownyard", "{X}{U}", LookAt(top_cards(Plus(x, 1)), reveal=True, save=0),
        Separate(saved(0), you, an_opponent, 1, 2), to_hand(saved(1)), to_graveyard(saved(2)),
    ),
    artifact_creature(
        "Epochrasite", "{2}", "Construct", 1, 1,
        EntersWithCounters(this_one, "+1/+1", 3, unless(is_a(this, cast_by_you & cast_from(HAND)))),
        whenever(dies(), Move(this, EXILE, counters=(("time", 3),), save=0), GainSuspend(saved(0))),
    ),
    instant(
        "Erebos's Intervention", "{X}{B}",
        modes(
            body(becomes(target(creatures), minus(x, x)), gain_life(x)),
            exile(up_to(times(2, x), cards, zone=GRAVEYARD)),
        ),
    ),
    legendary(creature(
        "Erestor of the Council", "{1}{G}{U}", "Elf Noble", 2, 4,
        whenever(
            FinishVoting(), create(TREASURE, 1, Voted(each_opponent)),
            scry(CountPlayers(Voted(each_opponent, same=False))), draw(),
        ),
    )),
    aura(
        "Erosion", "{U}{U}{U}", enchant(lands),
        at_beginning(
            UPKEEP, unless_pays(that_player, OneOf((cost("{1}"), pay_life(1))), destroy(host)), of=controller_of(host)
        ),
    ),
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
    sorcery(
        "Eternal Flame", "{2}{R}{R}",
        deal_also(
            number_of(subtype("Mountain") & you_control), target_player_or(planeswalkers, each_opponent),
            Half(number_of(subtype("Mountain") & you_control), up=True), you,
        ),
    ),
    creature(
        "Eternal of Harsh Truths", "{2}{U}", "Zombie Cleric", 1, 3, Keyword(AFFLICT, number=2),
        whenever(AttacksUnblocked(this_one), draw()),
    ),
    creature(
        "Eternal Scourge", "{3}", "Eldrazi Horror", 3, 3, static(MayPlay(you, EXILE, card=this_one), zone=EXILE),
        whenever(becomes_target(this_one, opponents_control), exile(this)),
    ),
    creature(
        "Eternal Witness", "{1}{G}{G}", "Human Shaman", 2, 1,
        when_enters(may(to_hand(in_graveyard(cards & your)))),
    ),
    artifact(
        "Eternity Vessel", "{6}", enters_with(LifeTotal(you), "charge"),
        ability_word(
            "Landfall", whenever(enters(lands & you_control), may(SetLife(you, counters_on(this, "charge"))))
        ),
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
    legendary(creature(
        "Etrata, the Silencer", "{2}{U}{B}", "Vampire Assassin", 3, 5, cant_be_blocked(),
        whenever(
            deals_combat_damage(),
            Move(target(creatures & controlled_by(that_player)), EXILE, counters=(("hit", 1),)),
            when(
                there_are(each(owned_by(that_player) & with_counter("hit"), EXILE), 3), LoseGame(that_player)
            ),
            then(to_library(this), Shuffle(owner_of(this))),
        ),
    )),
    legendary(creature(
        "Evelyn, the Covetous", "{2}{U/B}{B}{B/R}", "Vampire Rogue", 2, 5, flash,
        whenever(
            enters((this_one | subtype("Vampire")) & you_control),
            Move(top_cards(1, each_player), EXILE, counters=(("collection", 1),)),
        ),
        MayPlay(
            you, EXILE, card=with_counter("collection") & ExiledBy(you), whose=each_player, lands=True,
            any_color=SPEND_ANY_COLOR, limit=1,
        ),
    )),
    sorcery(
        "Eventide's Shadow", "{4}{B}", TakeSomeCounters(each(permanents), 1_000_000, up_to=True, save=0),
        together(draw(SavedNumber(0)), lose_life(SavedNumber(0))),
    ),
    sorcery(
        "Ever After", "{4}{B}{B}", to_battlefield(up_to(2, creatures & your, zone=GRAVEYARD), save=0),
        becomes(saved(0), AddColors(BLACK), also(0, "Zombie"), duration=FOREVER), to_library(this, BOTTOM),
    ),
    instant("Everdream", "{1}{U}", draw(1), splice(Or((HasType(INSTANT), HasType(SORCERY))), "{2}{U}")),
    artifact(
        "Everflowing Chalice", "{0}", costed(MULTIKICKER, "{2}"), enters_with(TimesPaid("kicker"), "charge"),
        activated(tap_symbol, add("{C}", counters_on(this, "charge"))),
    ),
    enchantment(
        "Everlasting Torment", "{2}{B/R}", PlayerRule(CANT_GAIN_LIFE, a_player), DamageCantBePrevented(),
        DamageAsThough(WITHER),
    ),
    sorcery(
        "Everything Comes to Dust", "{7}{W}{W}{W}", convoke,
        exile(each(
            creatures & ~SharesCreatureTypeWith(ConvokedWith(this)) | artifacts | enchantments
        )),
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
    legendary(creature(
        "Experiment Kraj", "{2}{G}{G}{U}{U}", "Ooze Mutant", 4, 6,
        have(this_one, GainActivatedAbilitiesOf(each(other & creatures & with_counter("+1/+1")))),
        activated(tap_symbol, put_counters(target(creatures))),
    )),
    creature(
        "Experiment Twelve", "{3}{G}", "Elf Lizard Warrior", 4, 4, trample,
        whenever(TurnsFaceUp(this_one | creatures & you_control), put_counters(it, power_of(it))), disguise("{4}{G}"),
    ),
    enchantment(
        "Experimental Frenzy", "{3}{R}", PlayerRule(LOOK_AT_TOP, you),
        MayPlay(you, LIBRARY, top_only=True, lands=True),
        CantPlayLands(you, HAND), CantCast(you, zones=HAND), activated("{3}{R}", destroy(this)),
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
