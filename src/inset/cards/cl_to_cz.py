"""Cards whose names begin with Cl to Cz."""

from inset.cards.vocabulary import *

_SEER = target_player()
_BOLTED = target_player_or(planeswalkers)
_FIRST = target_player()
_SECOND = AimAtPlayer(Aim(TargetSpec(None, 0, each_player, other=True)))
CARDS: tuple[Card, ...] = (
    creature("Clattering Skeletons", "{3}{B}", "Skeleton", 4, 3, whenever(dies(), venture)),
    aura(
        "Claustrophobia", "{1}{U}{U}", enchant(creatures), when_enters(tap(host)), doesnt_untap(enchanted)
    ),
    artifact_creature(
        "Clay Champion", "{X}{4}", "Construct", 2, 2, enters_with(times(3, Half(ColorSpent(GREEN, this)))),
        when_enters(
            put_counters(up_to(2, other & creatures & you_control), Half(ColorSpent(WHITE, this))),
        ),
    ),
    sorcery(
        "Clear the Land", "{2}{G}", LookAt(top_cards(5, each_player), reveal=True, save=0),
        together(to_battlefield(Among(saved(0), lands), tapped=True), exile(Among(saved(0), ~lands & IsIn(LIBRARY)))),
    ),
    class_card(
        "Cleric Class", "{W}", LifeGainChanged(you, plus=1),
        class_level(2, "{3}{W}", whenever(gains_life(you), put_counters(target(creatures & you_control)))),
        class_level(3, "{4}{W}", becomes_level(
            3, to_battlefield(in_graveyard(creatures & your), save=0), gain_life(toughness_of(saved(0))),
        )),
    ),
    creature(
        "Cliffside Rescuer", "{1}{W}", "Kor Soldier", 2, 2, vigilance,
        activated(
            cost(tap_symbol, sacrifice_this),
            gains(
                target(permanents & you_control),
                protection(controlled_by(PlayersExcept(each_player, controller_of(Granter())))),
            ),
        ),
    ),
    check_land("Clifftop Retreat", "RW"),
    creature("Clone", "{3}{U}", "Shapeshifter", 0, 0, enters_as_copy(creatures)),
    legendary(creature(
        "Cloud, Ex-SOLDIER", "{2}{R}{G}{W}", "Human Soldier Mercenary", 4, 4, haste,
        when_enters(AttachTo(up_to(1, subtype("Equipment") & you_control), this)),
        whenever(
            attacks(), draw(number_of(HasAttached(subtype("Equipment")) & attacking & creatures & you_control)),
            when(at_least(power_of(this), 7), create(TREASURE, 2)),
        ),
    )),
    instant(
        "Cloudshift", "{W}",
        then(exile(target(creatures & you_control), save=0), to_battlefield(saved(0), you)),
    ),
    artifact(
        "Coalition Relic", "{3}", activated(tap_symbol, add_one_of(ALL_COLORS)),
        activated(tap_symbol, put_counters(this, 1, "charge")),
        at_beginning(
            PRECOMBAT_MAIN, TakeCounters(this, "charge", ANY_NUMBER, save=0),
            add_one_of(ALL_COLORS, SavedNumber(0)),
        ),
    ),
    creature("Coalition Skyknight", "{3}{W}", "Human Knight", 2, 2, flying, Keyword(ENLIST)),
    sorcery("Coastal Discovery", "{3}{U}", draw(2), Keyword(AWAKEN, cost("{5}{U}"), 4)),
    artifact(
        "Coat of Arms", "{5}",
        have(
            creatures,
            plus(
                number_of(creatures & SharesCreatureTypeWith(that_one) & ~one_of(that_one)),
                number_of(creatures & SharesCreatureTypeWith(that_one) & ~one_of(that_one)),
            ),
        ),
    ),
    artifact(
        "Coercive Portal", "{4}",
        ability_word(
            "Will of the council",
            at_beginning(
                UPKEEP, vote_for("carnage", "homage"),
                when(more(SavedNumber(0), SavedNumber(1)), together(sacrifice(), destroy(each(~lands)))),
                when(at_least(SavedNumber(1), SavedNumber(0)), draw()),
            ),
        ),
    ),
    creature(
        "Coffin Queen", "{2}{B}", "Zombie Wizard", 1, 1, Restrict(MAY_STAY_TAPPED, this_one),
        activated(
            cost("{2}{B}", tap_symbol), to_battlefield(in_graveyard(creatures), you, save=0),
            Later(Either((BecomesUntapped(this_one), LosesControl(you, this_one))), body(exile(saved(0)))),
        ),
    ),
    legendary(creature(
        "Colfenor, the Last Yew", "{3}{W}{B}{G}", "Treefolk Shaman", 3, 7, vigilance, reach,
        whenever(
            dies(this_one | (other & creatures & you_control)),
            to_hand(up_to(
                1, creatures & your & ~one_of(it) & StatIs(TOUGHNESS, LT, toughness_of(it)), zone=GRAVEYARD,
            )),
        ),
    )),
    instant(
        "Collected Company", "{3}{G}", LookAt(top_cards(6), save=0),
        using(
            Choose(Among(saved(0), creatures & mana_value_at_most(3)), save=1, least=0, most=2),
            to_battlefield(saved(1)),
        ),
        to_library(saved(0), BOTTOM),
    ),
    enchantment(
        "Collective Restraint", "{3}{U}",
        ability_word("Domain", static(
            CombatCost(creatures, PayGeneric(BasicLandTypesAmong(each(lands & you_control))), YOU_ALONE)
        )),
    ),
    sorcery(
        "Collision of Realms", "{6}{R}",
        then(Move(each(creatures), LIBRARY, order=RANDOM_ORDER, save=0), Shuffle(each_player)),
        RevealUntil(
            PlayersWhere(each_player, there_are(Among(saved(0), nontoken & IsIn(LIBRARY) & owned_by(they)))),
            creatures & nontoken, 1, 2,
        ),
        together(to_battlefield(saved(1)), Move(saved(2), LIBRARY, position=BOTTOM, order=RANDOM_ORDER)),
    ),
    vehicle(
        "Colossal Plow", "{2}", 6, 3,
        whenever(
            attacks(), together(AddMana(parse("{W}{W}{W}"), lasting=UNTIL_TURN_ENDS), gain_life(3)),
        ),
        crew(6),
    ),
    equipment("Colossus Hammer", "{1}", have(equipped, plus(10, 10), LoseKeyword(FLYING)), equip("{8}")),
    creature(
        "Combat Calligrapher", "{3}{W}", "Bird Cleric", 3, 3, flying,
        Restrict(CANT_ATTACK, subtype("Inkling") & creatures, YOU_OR_PLANESWALKERS),
        whenever(
            AttacksEach(each_player, AN_OPPONENT),
            CreateToken(
                creature_token("Inkling", 2, 1, WHITE | BLACK, flying), who=that_player, tapped=True, attacking=True,
                whom=AttackedPlayer(it), alone=True,
            ),
        ),
    ),
    creature(
        "Combat Celebrant", "{2}{R}", "Human Warrior", 4, 1,
        static(
            MayExert(body(together(untap(each(other & creatures & you_control)), ExtraCombat()))),
            only_if=unless(happened(Exerts(a_player, this_one))),
        ),
    ),
    instant(
        "Comet Storm", "{X}{R}{R}", costed(MULTIKICKER, "{1}"), deal(x, to=any_target(Plus(1, TimesPaid("kicker")))),
    ),
    land("Command Tower", "", taps_for_identity()),
    instant(
        "Commandeer", "{5}{U}{U}", AlternativeCost(ExileCards(blue, count=2)),
        becomes(target(~creatures & spells), SetController(you), duration=FOREVER), ChangeTargets(the_target),
    ),
    legendary(creature(
        "Commander Liara Portyr", "{3}{R}{W}", "Human Soldier", 5, 3,
        whenever(
            PlayerAttacks(you), establish(cost_less(spells & cast_from(EXILE), CountPlayers(PlayersAttacked()))),
            exile(top_cards(CountPlayers(PlayersAttacked())), save=0), Permit(saved(0), THIS_TURN, lands=False),
        ),
    )),
    instant(
        "Commander's Insight", "{X}{U}{U}{U}",
        draw(Plus(x, CommandCasts(each(IsCommander() & owned_by(_SEER), ANY_ZONE))), _SEER),
    ),
    artifact("Commander's Sphere", "{3}", taps_for_identity(), activated(sacrifice_this, draw(1))),
    fast_land("Concealed Courtyard", "WB"),
    sorcery("Concentrate", "{2}{U}{U}", draw(3)),
    creature(
        "Conclave Sledge-Captain", "{5}{G}", "Elephant Soldier", 4, 4, numbered(BACKUP, 1), numbered(BACKUP, 1),
        numbered(BACKUP, 1), trample,
        whenever(deals_combat_damage(), put_counters(this, that_much)),
    ),
    world(enchantment("Concordant Crossroads", "{G}", have(creatures, has(haste)))),
    sorcery(
        "Concussive Bolt", "{3}{R}{R}", deal(4, _BOLTED),
        when(
            you_have(artifacts, 3),
            establish(cant_block(creatures & (controlled_by(TargetPlayers(0)) | controlled_by(controller_of(_BOLTED))))),
        ),
    ),
    instant(
        "Condescend", "{X}{U}",
        unless_pays(controller_of(target(spells)), cost("{X}"), counter(the_target)), scry(2),
    ),
    sorcery(
        "Cone of Flame", "{3}{R}{R}",
        deal_to_different(1, 2, 3),
    ),
    artifact(
        "Confession Dial", "{3}", when_enters(surveil(3)),
        activated(
            tap_symbol,
            gains(
                in_graveyard(legendaries & creatures & your),
                Keyword(ESCAPE, cost(PayManaOf(this), ExileCards(other, GRAVEYARD, 3))),
            ),
        ),
    ),
    legendary(
        equipment(
            "Conformer Shuriken", "{2}",
            have(
                equipped,
                has(
                    whenever(
                        attacks(), tap(target(creatures & controlled_by(DefendingPlayer(this)))),
                        when(
                            more(power_of(the_target), power_of(this)),
                            put_counters(this, Minus(power_of(the_target), power_of(this))),
                        ),
                    )
                ),
            ),
            equip("{2}"),
        )
    ),
    enchantment(
        "Confounding Conundrum", "{1}{U}", when_enters(draw()),
        whenever(
            enters(lands & opponents_control),
            Choose(each(lands & controlled_by(controller_of(it))), 0, who=controller_of(it)), to_hand(saved(0)),
            only_if=happened(enters(lands & controlled_by(controller_of(it))), 2),
        ),
    ),
    instant(
        "Consign to Memory", "{U}", costed(REPLICATE, "{1}"),
        counter(target(IsAbility(activated=False) | colorless & spells)),
    ),
    creature(
        "Conspiracy Unraveler", "{5}{U}{U}", "Sphinx Detective", 6, 6, flying,
        OfferAlternativeCost(you, spells, CollectEvidence(10)),
    ),
    instant(
        "Contaminated Drink", "{X}{U}{B}", then(draw(x), GiveCounters(you, "rad", Half(x, True))),
    ),
    aura("Control Magic", "{2}{U}{U}", enchant(creatures), have(enchanted, SetController(you))),
    sorcery(
        "Convert to Slime", "{3}{B}{G}",
        Destroy(Union((up_to(1, artifacts), up_to(1, creatures), up_to(1, enchantments))), save=0),
        when(
            at_least(CardTypesAmong(each(cards, GRAVEYARD, you)), 4),
            create_sized(creature_token("Ooze", 0, 0, GREEN), Total(MANA_VALUE, saved(0))),
        ),
    ),
    class_card(
        "Cool but Rude", "{1}{R}",
        whenever(PlayerAttacks(you), may(discard()), when(if_you_do, draw())),
        class_level(2, "{1}{R}", whenever(Discards(you), deal(2, to=each_opponent))),
        class_level(3, "{1}{R}", becomes_level(3, search(anything), Discard(you, 1, at_random=True))),
    ),
    fast_land("Copperline Gorge", "RG"),
    enchantment("Copy Enchantment", "{2}{U}", enters_as_copy(enchantments)),
    creature(
        "Corpsejack Menace", "{2}{B}{G}", "Fungus", 4, 4,
        CountersChanged(creatures & you_control, "+1/+1", times=2),
    ),
    enchantment(
        "Corroding Dragonstorm", "{1}{B}",
        when_enters(together(lose_life(2, each_opponent), gain_life(2)), surveil(2)),
        whenever(enters(subtype("Dragon") & you_control), to_hand(this)),
    ),
    land(
        "Corrupted Crossroads", "", tap_for("{C}"),
        activated(
            cost(tap_symbol, pay_life(1)), AddMana(choices=ALL_COLORS, use=SpendOnly(having(devoid) & spells))
        ),
    ),
    creature(
        "Corrupted Shapeshifter", "{3}{U}", "Eldrazi Shapeshifter", 0, 0, devoid,
        as_enters(ChooseMode((takes_form(3, 3, flying), takes_form(2, 5, vigilance), takes_form(0, 12, defender)))),
    ),
    creature(
        "Coruscation Mage", "{1}{R}", "Otter Wizard", 2, 2, offspring("{2}"),
        whenever(casts(you, ~creatures & spells), deal(1, to=each_opponent)),
    ),
    creature(
        "Cosi's Trickster", "{U}", "Merfolk Wizard", 1, 1,
        whenever(Shuffles(an_opponent), may(put_counters(this))),
    ),
    creature(
        "Cosmic Horror", "{3}{B}{B}{B}", "Horror", 7, 7, first_strike,
        at_beginning(
            UPKEEP, PayOr(you, cost("{3}{B}{B}{B}"), unpaid=(Destroy(this, save=0), when(Did(0), deal(7, you))))
        ),
    ),
    sorcery(
        "Council's Judgment", "{1}{W}{W}",
        Spell(body(Vote(what=each(~lands & ~you_control), save=0), exile(saved())), name="Will of the council"),
    ),
    enchantment(
        "Counterbalance", "{U}{U}",
        whenever(
            casts(each_opponent),
            may(
                LookAt(top_cards(), reveal=True, save=1),
                when(is_a(it, mana_value_of(mana_value(saved(1)))), counter(it)),
            ),
        ),
    ),
    instant("Counterspell", "{U}{U}", counter(target(spells))),
    creature(
        "Countryside Crusher", "{1}{R}{R}", "Giant Warrior", 3, 3,
        at_beginning(
            UPKEEP,
            DoWhile(
                (
                    LookAt(top_cards(), reveal=True, save=1), Move(Among(saved(1), lands), GRAVEYARD, save=2),
                ),
                there_are(saved(2)),
            ),
        ),
        whenever(Moves(lands & nontoken & you_own, destination=GRAVEYARD), put_counters(this)),
    ),
    artifact(
        "Coveted Jewel", "{6}", when_enters(draw(3)), activated(tap_symbol, AddMana(choices=ALL_COLORS, count=3, same=True)),
        whenever(
            AttacksUnblocked(creatures & opponents_control & IsAttacking(you, A_PLAYER), batch=True),
            together(
                draw(3, controller_of(it)), becomes(this, SetController(controller_of(it)), duration=FOREVER),
            ),
            untap(this),
        ),
    ),
    sorcery(
        "Covetous Urge", "{U/B}{U/B}{U/B}{U/B}", RevealHand(target_opponent()),
        together(Choose(each(~lands, GRAVEYARD | HAND, the_target_player), save=0), exile(saved(0), save=0)),
        Permit(saved(0), lands=False, any_color=SPEND_ANY_COLOR),
    ),
    aura(
        "Cowed by Wisdom", "{W}", enchant(creatures),
        CombatCost(enchanted, PayGeneric(number_of(cards, HAND, you))),
        CombatCost(enchanted, PayGeneric(number_of(cards, HAND, you)), blocking=True),
    ),
    creature(
        "Crackling Spellslinger", "{3}{R}{R}", "Human Wizard", 2, 2, flash,
        when_enters(
            *for_the_next_spell(
                Continuous(the_next_spell((instants | sorceries) & spells), (has(Keyword(STORM)),), STACK),
                (instants | sorceries) & spells,
            ),
            only_if=you_cast_it,
        ),
    ),
    sorcery(
        "Cranial Extraction", "{3}{B}", choose_name(~lands),
        Search(you, with_chosen_name, EXILE, zones=GRAVEYARD | HAND | LIBRARY, whose=target_player(), all=True),
        subtypes="Arcane",
    ),
    creature("Craw Giant", "{3}{G}{G}{G}{G}", "Giant", 6, 4, trample, numbered(RAMPAGE, 2)),
    artifact("Crawlspace", "{3}", Restrict(NO_MORE_ATTACK, creatures, YOU_ALONE, number=2)),
    enchantment(
        "Creeping Dread", "{3}{B}",
        at_beginning(
            UPKEEP, Discard(each_player, 1, save=0),
            lose_life(
                3,
                PlayersWhere(
                    each_opponent,
                    there_are(Among(saved(0), owned_by(they) & SharesTypeWith(Among(saved(0), you_own)))),
                ),
            ),
        ),
    ),
    creature(
        "Crimestopper Sprite", "{2}{U}", "Faerie Detective", 2, 2, AdditionalCost(CollectEvidence(6), EVIDENCE), flying,
        when_enters(tap(target(creatures)), If(CostWasPaid(EVIDENCE), (put_counters(the_target, 1, "stun"),))),
    ),
    sorcery(
        "Croaking Counterpart", "{1}{G}{U}",
        create_copy(
            target(~subtype("Frog") & creatures), 1, base(1, 1), SetColors(GREEN),
            SetTypes(CREATURE, ("Frog",), keep_types=True),
        ),
        flashback("{3}{G}{U}"),
    ),
    artifact(
        "Crown of Empires", "{2}",
        activated(
            cost("{3}", tap_symbol),
            when(
                both_named("Scepter of Empires", "Throne of Empires"),
                becomes(target(creatures), SetController(you), duration=FOREVER), otherwise=(tap(the_target),),
            ),
        ),
    ),
    artifact("Crucible of Worlds", "{3}", MayPlay(you, GRAVEYARD, lands=True, spells=False)),
    sorcery("Cruel Entertainment", "{6}{B}", together(ControlTurn(_FIRST, by=_SECOND), ControlTurn(_SECOND, by=_FIRST))),
    sorcery(
        "Cruel Ultimatum", "{U}{U}{B}{B}{B}{R}{R}",
        then(sacrifices(target_opponent(), creatures), discard(3, the_target_player), lose_life(5, the_target_player)),
        using(Choose(each(creatures, GRAVEYARD, you), 0), to_hand(saved(0))), then(draw(3), gain_life(5)),
    ),
    sorcery(
        "Cry of Contrition", "{B}", discard(1, target_player()), Keyword(HAUNT),
        when_haunted_dies(discard(1, target_player())),
    ),
    instant(
        "Crystal Spray", "{2}{U}",
        lines(ChangeText(any_spell_or_permanent(), (COLOR, BASIC_LAND_TYPE), THIS_TURN), draw()),
    ),
    aura(
        "Curiosity", "{U}", enchant(creatures),
        whenever(DealsDamage(enchanted, to_players=an_opponent), may(draw())),
    ),
    aura(
        "Curse Artifact", "{2}{B}{B}", enchant(artifacts),
        at_beginning(
            UPKEEP, PayOr(that_player, SacrificeOther(enchanted), unpaid=(deal(2, that_player),)), of=controller_of(host)
        ),
    ),
    enchantment(
        "Curse of Bloodletting", "{3}{R}{R}", Keyword(ENCHANT, text="player"),
        DamageChanged(anything, to_players=EnchantedPlayer(), times=2), subtypes="Aura Curse",
    ),
    sorcery(
        "Curse of the Cabal", "{9}{B}",
        sacrifices(target_player(), permanents, Half(number_of(controlled_by(the_target_player)))),
        Keyword(SUSPEND, cost("{2}{B}{B}"), 2),
        Triggered(
            BeginningOf(UPKEEP), body(May((Sacrifice(that_player, permanents, save=1),), that_player, save=0),
            when(Did(0), put_counters(this, 2, "time"))), is_a(this, IsSuspended()), EXILE,
        ),
    ),
    artifact(
        "Cursed Mirror", "{2}{R}", tap_for("{R}"),
        EntersAsCopy(this_one, creatures, (has(haste),), duration=THIS_TURN),
    ),
    artifact("Cursed Totem", "{2}", Restrict(CANT_ACTIVATE, creatures)),
    split(
        sorcery("Cut", "{1}{R}", deal(4, target(creatures))),
        sorcery("Ribbons", "{X}{B}{B}", Keyword(AFTERMATH), lose_life(x, each_opponent)),
    ),
    sorcery(
        "Cut a Deal", "{2}{W}",
        then(
            Draw(each_opponent, save=0),
            draw(CountPlayers(PlayersWhere(each_opponent, there_are(Among(saved(0), owned_by(they)))))),
        ),
    ),
    instant("Cut Down", "{B}", destroy(target(creatures & StatIs(POWER_PLUS_TOUGHNESS, LE, 5)))),
    instant(
        "Cyber Conversion", "{U}{U}",
        TurnFaceDown(target(creatures), (also(ARTIFACT | CREATURE, "Cyberman"),)),
    ),
    instant(
        "Cyclonic Rift", "{1}{U}", to_hand(target(~lands & permanents & ~you_control)), costed(OVERLOAD, "{6}{U}")
    ),
)  # fmt: skip
