"""Cards whose names begin with P or Q."""

from inset.cards.vocabulary import *

_PROHIBITED = target(spells)

_UP_TO_ONE_OPPONENT = AimAtPlayer(Aim(TargetSpec(None, 0, each_opponent, 0, 1)))
_TWO_FREELY = AimAtPlayer(Aim(TargetSpec(None, 0, each_player, 0, ANY_NUMBER)))
_ROBOT = creature_token("Robot", 2, 2, 0, types=ARTIFACT)

_LEADER = target(attacking & creatures)
_HEARER = target_opponent()
_SPEARED = target_player_or(planeswalkers)
_ASKED = target_player()
_FACE_DOWN = face_down & creatures & spells
_GHOST = creature_token("Spirit", 1, 1, WHITE, flying)
CARDS: tuple[Card, ...] = (
    aura("Pacifism", "{1}{W}", enchant(creatures), static(cant_attack(enchanted), cant_block(enchanted))),
    split(
        sorcery("Pain", "{B}", discard(1, target_player())),
        sorcery("Suffering", "{3}{R}", destroy(target(lands))),
    ),
    creature(
        "Pain Seer", "{1}{B}", "Human Wizard", 2, 2,
        whenever(
            BecomesUntapped(this_one), together(LookAt(top_cards(), reveal=True, save=0), to_hand(saved(0))),
            lose_life(mana_value(saved(0))), name="Inspired",
        ),
    ),
    creature(
        "Painbringer", "{2}{B}{B}", "Human Minion", 1, 1,
        activated(
            cost(tap_symbol, ExileCards(anything, GRAVEYARD, x)), becomes(target(creatures), minus(x, x)),
        ),
    ),
    legendary(creature(
        "Pako, Arcane Retriever", "{3}{R}{G}", "Elemental Dog", 3, 3,
        Keyword(PARTNER_WITH, text="Haldan, Avid Arcanist"), haste,
        whenever(
            attacks(),
            together(exile(top_cards(1, each_player), save=0), put_counters(saved(0), 1, "fetch")),
            put_counters(this, CountMatching(saved(0), ~creatures)),
        ),
    )),
    creature("Palace Sentinels", "{3}{W}", "Human Soldier", 2, 4, when_enters(BecomeMonarch())),
    enchantment(
        "Palace Siege", "{3}{B}{B}", as_enters(ChooseAnchor(("Khans", "Dragons"))),
        anchored("Khans", at_beginning(UPKEEP, to_hand(in_graveyard(creatures & your)))),
        anchored("Dragons", at_beginning(UPKEEP, together(lose_life(2, each_opponent), gain_life(2)))),
    ),
    class_card(
        "Paladin Class", "{W}",
        static(cost_more(spells, 1, each_opponent), only_if=your_turn),
        class_level(2, "{2}{W}", static(have(creatures & you_control, plus(1, 1)))),
        class_level(
            3, "{4}{W}",
            whenever(
                PlayerAttacks(you),
                gets(
                    _LEADER, number_of(~one_of(_LEADER) & attacking & creatures),
                    number_of(~one_of(_LEADER) & attacking & creatures), double_strike,
                ),
            ),
        ),
    ),
    creature(
        "Palani's Hatcher", "{3}{R}{G}", "Dinosaur", 5, 3, have(other & subtype("Dinosaur") & you_control, has(haste)),
        when_enters(create(creature_token("Dinosaur Egg", 0, 1, GREEN), 2)),
        at_beginning(
            BEGIN_COMBAT, then(sacrifices(you, subtype("Egg")), create(creature_token("Dinosaur", 3, 3, GREEN))),
            only_if=you_have(subtype("Egg")),
        ),
    ),
    legendary(artifact(
        "Palantír of Orthanc", "{3}",
        at_beginning(
            END, together(put_counters(this, 1, "influence"), scry(2)), May((draw(),), target_opponent(), save=0),
            when(
                unless(Did(0)),
                together(
                    Mill(you, counters_on(this, "influence"), save=1),
                    lose_life(Total(MANA_VALUE, saved(1)), the_target_player),
                ),
            ),
        ),
    )),
    artifact("Panharmonicon", "{4}", TriggersAgain(permanents & you_control, enters(artifacts | creatures))),
    artifact(
        "Panoptic Projektor", "{4}",
        activated(tap_symbol, *for_the_next_spell(CostChange(the_next_spell(_FACE_DOWN), 3, you), _FACE_DOWN)),
        TriggersAgain(you_control, TurnsFaceUp(permanents)),
    ),
    artifact(
        "Parallax Inhibitor", "{2}",
        activated(
            cost("{1}", tap_symbol, sacrifice_this), put_counters(each(HasKeyword(FADING) & you_control), 1, "fade"),
        ),
    ),
    legendary(vehicle(
        "Parhelion II", "{6}{W}{W}", 5, 5, flying, first_strike, vigilance,
        whenever(attacks(), CreateToken(creature_token("Angel", 4, 4, WHITE, flying, vigilance), 2, attacking=True)),
        crew(4),
    )),
    aura("Pariah", "{2}{W}", enchant(creatures), RedirectDamage(host, to_players=you)),
    legendary(creature(
        "Parnesse, the Subtle Brush", "{2}{U}{B}{R}", "Vampire Wizard", 4, 4,
        whenever(
            BecomesTarget(you_control, (spells | IsAbility()) & opponents_control, players=you),
            unless_pays(controller_of(the_other), pay_life(4), counter(the_other)),
        ),
        whenever(Copies(you), May((CopySpell(it, who=_UP_TO_ONE_OPPONENT),), _UP_TO_ONE_OPPONENT)),
    )),
    creature(
        "Passageway Seer", "{3}{B}", "Tiefling Warlock", 2, 2, lifelink, when_enters(take_initiative),
        at_beginning(END, put_counters(this), only_if=PlayerIs(you, InitiativeHolder())),
    ),
    sorcery(
        "Past in Flames", "{3}{R}",
        becomes(
            each(instants | sorceries, GRAVEYARD, you), has(Keyword(FLASHBACK, PayManaOf(this))),
        ),
        flashback("{4}{R}"),
    ),
    sorcery(
        "Path of Peril", "{1}{B}{B}", costed(CLEAVE, "{4}{W}{B}"),
        Spell(body(destroy(each(creatures & mana_value_at_most(2)))), body(destroy(each(creatures)))),
    ),
    sorcery("Path of the Enigma", "{4}{U}", lines(draw(4, target_player()), WILL_OF_THE_PLANESWALKERS)),
    sorcery("Path of the Ghosthunter", "{X}{1}{W}", lines(create(_GHOST, x), WILL_OF_THE_PLANESWALKERS)),
    sorcery(
        "Path of the Schemer", "{4}{B}",
        lines(
            sentences(
                mill(2, each_player),
                then(using(Choose(each(creatures, GRAVEYARD), 2), to_battlefield(saved(2), you, save=3))),
                Modify(saved(3), (also(ARTIFACT),), FOREVER),
            ), WILL_OF_THE_PLANESWALKERS,
        ),
    ),
    instant(
        "Path to Exile", "{W}", exile(target(creatures)),
        may(
            Search(controller_of(the_target), basic & lands, BATTLEFIELD, tapped=True), who=controller_of(the_target)
        ),
    ),
    creature(
        "Pathrazer of Ulamog", "{11}", "Eldrazi", 9, 9, Keyword(ANNIHILATOR, number=3),
        Restrict(CANT_BE_BLOCKED_BY_FEWER, this_one, number=3),
    ),
    legendary(creature(
        "Patron of the Akki", "{4}{R}{R}", "Spirit", 5, 5, Keyword(OFFERING, where=HasSubtype(("Goblin",))),
        whenever(attacks(), gets(each(creatures & you_control), 2, 0)),
    )),
    legendary(creature(
        "Patron of the Kitsune", "{4}{W}{W}", "Spirit", 5, 6, Keyword(OFFERING, where=HasSubtype(("Fox",))),
        whenever(attacks(creatures), may(gain_life(1))),
    )),
    sorcery(
        "Peak Eruption", "{2}{R}", destroy(target(subtype("Mountain"))), deal(3, controller_of(the_target)),
    ),
    creature(
        "Pelt Collector", "{G}", "Elf Warrior", 1, 1,
        whenever(
            either(enters(other & creatures & you_control), dies(other & creatures & you_control)), put_counters(this),
            only_if=more(power_of(it), power_of(this)),
        ),
        static(have(this_one, has(trample)), only_if=is_a(this, with_counter("+1/+1", 3))),
    ),
    artifact_creature(
        "Perennial Behemoth", "{5}", "Beast", 2, 7, MayPlay(you, GRAVEYARD, lands=True, spells=False),
        costed(UNEARTH, "{G}{G}"),
    ),
    sorcery(
        "Perish the Thought", "{2}{B}", RevealHand(_HEARER),
        using(Choose(each(cards, HAND, _HEARER), 0), then(to_library(saved(0)), Shuffle(_HEARER))),
    ),
    legendary(creature(
        "Perrie, the Pulverizer", "{1}{G}{W}{U}", "Rhino Soldier", 3, 3,
        when_enters(put_counters(target(creatures), 1, "shield")),
        whenever(
            attacks(),
            gets(
                target(creatures & you_control), CounterKindsAmong(each(you_control)), CounterKindsAmong(each(you_control)),
                trample, duration=FOREVER,
            ),
        ),
    )),
    creature(
        "Persistent Marshstalker", "{1}{B}", "Rat Berserker", 3, 1,
        have(this_one, plus(number_of(other & subtype("Rat") & you_control), 0)),
        Triggered(
            PlayerAttacks(you, where=subtype("Rat")),
            body(PayOr(you, cost("{2}{B}"), (Move(this, BATTLEFIELD, tapped=True, attacking=True),))),
            there_are(each(cards, GRAVEYARD, you), 7), GRAVEYARD, name="Threshold",
        ),
    ),
    creature(
        "Person of Interest", "{3}{R}", "Human Rogue", 2, 2,
        when_enters(Suspect(this), create(creature_token("Detective", 2, 2, WHITE | BLUE))),
    ),
    creature(
        "Petra Sphinx", "{2}{W}{W}{W}", "Sphinx", 3, 4,
        activated(
            tap_symbol, ChooseWord(NAME, who=_ASKED), LookAt(top_cards(1, _ASKED), reveal=True, save=0),
            when(is_a(saved(0), with_chosen_name), to_hand(saved(0)), otherwise=(to_graveyard(saved(0)),)),
        ),
    ),
    land(
        "Petrified Hamlet", "", when_enters(choose_name(lands)),
        Restrict(CANT_ACTIVATE, with_chosen_name, spare_mana=True),
        have(lands & with_chosen_name, has(tap_for("{C}"))), tap_for("{C}"),
    ),
    creature(
        "Phantasmal Mount", "{1}{U}", "Illusion Horse", 1, 1, flying,
        activated(
            tap_symbol, gets(target(creatures & you_control & toughness_at_most(2)), 1, 1, flying),
            Later(leaves(), Body((sacrifice(the_target),)), duration=THIS_TURN),
            Later(leaves(one_of(the_target)), Body((sacrifice(),)), duration=THIS_TURN),
        ),
    ),
    aura(
        "Phantasmal Terrain", "{U}{U}", enchant(lands), as_enters(ChooseWord(BASIC_LAND_TYPE)),
        have(enchanted, SetTypes(LAND, keep_types=True, chosen=True)),
    ),
    creature(
        "Phoenix Chick", "{R}", "Phoenix", 1, 1, flying, haste, cant_block(),
        Triggered(
            PlayerAttacks(you, 3),
            body(
                PayOr(
                    you, cost("{R}{R}"), (Move(this, BATTLEFIELD, tapped=True, attacking=True, counters=(("+1/+1", 1),)),)
                )
            ),
            zone=GRAVEYARD,
        ),
    ),
    creature(
        "Phylactery Lich", "{B}{B}{B}", "Zombie", 5, 5, indestructible,
        as_enters(Choose(each(artifacts & you_control), 0), put_counters(saved(0), 1, "phylactery")),
        whenever(StateIs(unless(you_have(with_counter("phylactery")))), sacrifice()),
    ),
    artifact("Phyrexian Altar", "{3}", activated(sacrificing(creatures), add_one_of(ALL_COLORS))),
    artifact_creature(
        "Phyrexian Marauder", "{X}", "Phyrexian Construct", 0, 0, enters_with(x), cant_block(),
        CombatCost(this_one, PayGeneric(counters_on(this, "+1/+1"))),
    ),
    artifact(
        "Phyrexian Processor", "{4}", as_enters(PayAny(life=True, save=0), Keep(LIFE_PAID, SavedNumber(0))),
        activated(
            cost("{4}", tap_symbol),
            create_sized(creature_token("Phyrexian Minion", 0, 0, BLACK), Kept(LIFE_PAID, this)),
        ),
    ),
    artifact_creature(
        "Phyrexian Revoker", "{2}", "Phyrexian Horror", 2, 1, as_enters(choose_name(~lands)),
        Restrict(CANT_ACTIVATE, with_chosen_name),
    ),
    creature(
        "Phyrexian Vindicator", "{W}{W}{W}{W}", "Phyrexian Horror", 5, 5, flying,
        PreventDamage(
            to=this_one, then=(Remember(0, number=that_much), when(at_least(that_much, 1), WhenYouDo(
                body(deal(SavedNumber(0), any_target(but=this_one)))
            ))),
        ),
    ),
    enchantment(
        "Pia's Revolution", "{2}{R}",
        whenever(
            dies(nontoken & artifacts & you_own), May((deal(3, target_opponent()),), the_target_player, save=0),
            when(unless(Did(0)), to_hand(it)),
        ),
    ),
    artifact(
        "Pinnacle Starcage", "{1}{W}{W}",
        when_enters(ExileUntilLeaves(each((artifacts | creatures) & mana_value_at_most(2)))),
        activated(
            "{6}{W}{W}", then(Move(linked_cards, GRAVEYARD, save=0), create(_ROBOT, Count(saved(0)))), sacrifice(),
        ),
    ),
    land(
        "Pit of Offerings", "Cave", enters_tapped(),
        when_enters(exile(up_to(3, cards, zone=GRAVEYARD), link=True)), tap_for("{C}"),
        activated(tap_symbol, AddMana(among=linked_cards)),
    ),
    artifact(
        "Pithing Needle", "{1}", as_enters(choose_name()),
        Restrict(CANT_ACTIVATE, with_chosen_name, spare_mana=True),
    ),
    creature(
        "Pixie Guide", "{1}{U}", "Faerie", 1, 3, flying, ability_word("Grant an Advantage", static(MoreDice(you))),
    ),
    creature("Plague Stinger", "{1}{B}", "Phyrexian Insect Horror", 1, 1, flying, Keyword(INFECT)),
    basic_land("Plains", "Plains"),
    creature("Planar Ally", "{3}{W}{W}", "Angel", 3, 3, flying, whenever(attacks(), venture)),
    legendary(creature(
        "Plargg and Nassari", "{3}{R}{R}", "Orc Efreet", 5, 4,
        at_beginning(
            UPKEEP,
            ForEachPlayer(each_player, (
                RevealUntil(they, ~lands, 1, 2, exile=True), Remember(0, Union((saved(0), saved(1), saved(2)))),
            )),
            ChooseWord(OPPONENT), Choose(Among(saved(0), ~lands), 3, who=ChosenPlayer()),
            CastNow(Among(saved(0), ~one_of(saved(3))), cost=free, most=2, save=4),
            of=you,
        ),
    )),
    instant(
        "Plasm Capture", "{G}{G}{U}{U}", Remember(0, number=mana_value(the_target)), counter(target(spells)),
        at_next(PRECOMBAT_MAIN, body(add_one_of(ALL_COLORS, SavedNumber(0))), you),
    ),
    equipment(
        "Plate Armor", "{2}{W}", have(equipped, plus(3, 3), has(ward("{1}"))), equip("{3}"),
        AbilityCostChange(this_one, number_of(other & subtype("Equipment") & you_control), keyword=EQUIP),
    ),
    dual_land("Plateau", "RW"),
    creature(
        "Plated Pegasus", "{2}{W}", "Pegasus", 1, 2, flash, flying, PreventDamage(spells, anything, each_player, amount=1)
    ),
    instant(
        "Plow Through Reito", "{1}{W}",
        Spell(body(*sweeps("Plains"), gets(target(creatures), Count(saved(1)), Count(saved(1)))), name="Sweep"),
        subtypes="Arcane",
    ),
    enchantment(
        "Political Triumph", "{W}",
        whenever(enters(creatures & you_control), together(scry(1), put_counters(this, 1, "plan"))),
        whenever(
            PutsCounters(this_one, "plan", 4),
            together(sacrifice(this), draw(), put_counters(each(creatures & you_control))),
        ),
        subtypes="Plan",
    ),
    fetch_land("Polluted Delta", "UB"),
    legendary(creature(
        "Polukranos, Unchained", "{2}{B}{G}", "Zombie Hydra", 0, 0,
        static(EntersWithCounters(this_one, "+1/+1", 6, unless(CostWasPaid("escape")))),
        static(EntersWithCounters(this_one, "+1/+1", 12, CostWasPaid("escape"))),
        static(
            PreventDamage(to=this_one, then=(TakeCounters(this, "+1/+1", that_much),)),
            only_if=is_a(this, with_counter("+1/+1")),
        ),
        activated("{1}{B}{G}", fight(this, target(other & creatures))),
        costed(ESCAPE, cost("{4}{B}{G}", ExileCards(other, GRAVEYARD, 6))),
    )),
    creature(
        "Portal Mage", "{2}{U}", "Human Wizard", 2, 2, flash,
        whenever(
            While(enters(this_one), InStep((DECLARE_ATTACKERS,))),
            may(ReselectAttacked(target(attacking & creatures))),
        ),
    ),
    artifact(
        "Portcullis", "{4}",
        whenever(
            enters(creatures), exile(it, save=0), Later(leaves(), body(to_battlefield(saved(0), owner_of(saved(0))))),
            only_if=there_are(each(creatures & ~one_of(it)), 2),
        ),
    ),
    creature("Pouncing Jaguar", "{G}", "Cat", 2, 2, Keyword(ECHO, cost("{G}"))),
    aura("Power Artifact", "{U}{U}", enchant(artifacts), AbilityCostChange(enchanted, 2, least=1)),
    creature(
        "Preacher", "{1}{W}{W}", "Human Cleric", 1, 1, Restrict(MAY_STAY_TAPPED, this_one),
        activated(
            tap_symbol,
            Modify(
                Aim(TargetSpec(creatures & opponents_control, by=each_opponent)), (SetController(you),), FOREVER,
                condition=is_a(this, tapped),
            ),
        ),
    ),
    artifact_creature(
        "Precursor Golem", "{5}", "Golem", 3, 3,
        when_enters(create(creature_token("Golem", 3, 3, 0, types=ARTIFACT), 2)),
        whenever(
            casts(a_player, (instants | sorceries) & spells & TargetsOnly(subtype("Golem"))),
            CopySpell(
                it, new_targets=False, who=that_player,
                onto=each(subtype("Golem") & ~one_of(TargetsOf(it))), each=True,
            ),
        ),
    ),
    sorcery("Preordain", "{U}", then(scry(2), draw())),
    legendary(creature(
        "Preston Garvey, Minuteman", "{2}{R}{G}{W}", "Human Soldier", 4, 4,
        at_beginning(
            BEGIN_COMBAT,
            create_on(
                aura_token(
                    "Settlement", GREEN, enchant(lands),
                    have(enchanted, has(activated(tap_symbol, add_one_of(ALL_COLORS)))),
                ),
                up_to(1, lands & you_control),
            ),
        ),
        whenever(attacks(), untap(each(HasAttached(subtype("Aura")) & you_control))),
    )),
    creature(
        "Priest of Forgotten Gods", "{1}{B}", "Human Cleric", 1, 2,
        activated(
            cost(tap_symbol, sacrificing(other & creatures, 2)),
            together(lose_life(2, _TWO_FREELY), sacrifices(_TWO_FREELY, creatures)),
            together(add("{B}{B}"), draw()),
        ),
    ),
    creature(
        "Priest of Yawgmoth", "{1}{B}", "Phyrexian Human Cleric", 1, 2,
        activated(cost(tap_symbol, sacrificing(artifacts)), add("{B}", Stat(MANA_VALUE, saved(COST_SLOT)))),
    ),
    creature(
        "Primal Plasma", "{3}{U}", "Elemental Shapeshifter", 0, 0,
        as_enters(ChooseMode((takes_form(3, 3), takes_form(2, 2, flying), takes_form(1, 6, defender)))),
    ),
    creature(
        "Printlifter Ooze", "{1}{G}", "Ooze", 2, 2, deathtouch,
        whenever(
            TurnsFaceUp(this_one | other & creatures & you_control),
            CreateToken(
                creature_token("Ooze", 0, 0, GREEN, trample),
                counters=(("+1/+1", number_of(creatures & you_control)),),
            ),
        ),
        disguise("{3}{G}"),
    ),
    planeswalker(
        "Professor Onyx", "{4}{B}{B}", "Liliana", 5,
        ability_word("Magecraft", whenever(
            either(casts(you, (instants | sorceries) & spells), Copies(you, (instants | sorceries) & spells)),
            together(lose_life(2, each_opponent), gain_life(2)),
        )),
        loyalty(
            +1, lose_life(1), LookAt(top_cards(3), save=0), 
            together(using(Choose(saved(0), 1), to_hand(saved(1))), to_graveyard(saved(0))),
        ),
        loyalty(-3, sacrifices(each_opponent, creatures & power_at_least(Greatest(POWER, each(creatures & they_control))))),
        loyalty(-8, Repeat(7, (
            ForEachPlayer(each_opponent, (PayOr(they, discarding(), unpaid=(lose_life(3, they),)),)),
        ))),
    ),
    creature(
        "Progenitor Mimic", "{4}{G}{U}", "Shapeshifter", 0, 0,
        enters_as_copy(
            creatures, has(at_beginning(UPKEEP, create_copy(this), only_if=unless(is_a(this, tokens))))
        ),
    ),
    instant(
        "Prohibit", "{1}{U}", kicker("{2}"),
        when(
            CostWasPaid("kicker"), when(is_a(_PROHIBITED, mana_value_at_most(4)), counter(_PROHIBITED)),
            otherwise=(when(is_a(_PROHIBITED, mana_value_at_most(2)), counter(_PROHIBITED)),),
        ),
    ),
    enchantment("Propaganda", "{2}{U}", CombatCost(creatures, cost("{2}"), YOU_ALONE)),
    sorcery(
        "Prophecy", "{W}", LookAt(top_cards(1, target_opponent()), reveal=True, save=0),
        when(is_a(saved(0), lands), gain_life(1)), Shuffle(the_target_player),
        at_next(UPKEEP, body(draw())),
    ),
    legendary(creature(
        "Prosper, Tome-Bound", "{2}{B}{R}", "Tiefling Warlock", 1, 4, deathtouch,
        ability_word("Mystic Arcanum", at_beginning(
            END, exile(top_cards(), save=0), Permit(saved(0), UNTIL_END_OF_YOUR_NEXT_TURN)
        )),
        ability_word("Pact Boon", whenever(PlaysCard(you, origin=EXILE), create(TREASURE))),
    )),
    creature(
        "Prosperous Thief", "{2}{U}", "Human Ninja", 3, 2, ninjutsu("{1}{U}"),
        whenever(
            deals_combat_damage(subtype("Ninja", "Rogue") & creatures & you_control, batch=True), create(TREASURE),
        ),
    ),
    artifact(
        "Prototype Portal", "{4}",
        ability_word("Imprint", when_enters(
            May((Choose(each(artifacts, HAND, you), 0), exile(saved(0), link=True)), save=2)
        )),
        activated(cost(PayGeneric(mana_value(linked_cards)), tap_symbol), create_copy(linked_cards)),
    ),
    sorcery(
        "Providence", "{5}{W}{W}",
        OpeningReveal(BeginningOf(UPKEEP, each_player), body(SetLife(you, 26))), SetLife(you, 26),
    ),
    instant("Psionic Blast", "{2}{U}", deal_also(4, any_target(), 2, you)),
    creature(
        "Psionic Entity", "{4}{U}", "Illusion", 2, 2,
        activated(tap_symbol, deal_and_itself(2, 3)),
    ),
    creature(
        "Psionic Sliver", "{4}{U}", "Sliver", 2, 2,
        have(subtype("Sliver") & creatures, has(
            activated(tap_symbol, deal_and_itself(2, 3))
        )),
    ),
    sorcery(
        "Psychic Intrusion", "{3}{U}{B}",
        RevealHand(target_opponent()),
        together(Choose(each(~lands, GRAVEYARD | HAND, the_target_player), 0), exile(saved(0), save=1)),
        Permit(saved(1), lands=False, any_color=SPEND_ANY_COLOR),
    ),
    instant("Pull from Eternity", "{W}", to_graveyard(target(~IsFaceDown(), zone=EXILE))),
    instant(
        "Pulse of the Forge", "{1}{R}{R}", deal(4, _SPEARED),
        when(
            any_of(
                more(LifeTotal(TargetPlayers(0)), LifeTotal(you)),
                more(LifeTotal(controller_of(_SPEARED)), LifeTotal(you)),
            ),
            to_hand(this),
        ),
    ),
    artifact_creature(
        "PuPu UFO", "{2}", "Construct Alien", 0, 4, flying,
        activated(tap_symbol, may(using(Choose(each(lands, HAND, you), 0), to_battlefield(saved(0))))),
        activated("{3}", becomes(this, base(number_of(subtype("Town") & you_control), None))),
    ),
    artifact(
        "Pyre of Heroes", "{2}",
        activated(
            cost("{2}", tap_symbol, sacrificing(creatures)),
            search(
                creatures & SharesCreatureTypeWith(saved(COST_SLOT))
                & mana_value_of(Plus(1, mana_value(saved(COST_SLOT)))),
                BATTLEFIELD,
            ),
            timing=AS_SORCERY,
        ),
    ),
    instant("Pyroblast", "{R}", if_of_color(blue)),
    sorcery("Pyroclasm", "{1}{R}", deal(2, to=each(creatures))),
    enchantment(
        "Pyromancer Ascension", "{1}{R}",
        whenever(
            casts(you, (instants | sorceries) & spells & SharesNameWith(each(cards, GRAVEYARD, you))),
            may(put_counters(this, 1, "quest")),
        ),
        whenever(
            While(casts(you, (instants | sorceries) & spells), is_a(this, with_counter("quest", 2))), may(copy_spell(it)),
        ),
    ),
    creature(
        "Quakebringer", "{3}{R}{R}", "Giant Berserker", 5, 4, PlayerRule(CANT_GAIN_LIFE, each_opponent),
        Triggered(
            While(
                BeginningOf(UPKEEP, you),
                any_of(is_a(this, IsIn(BATTLEFIELD)), all_of(is_a(this, IsIn(GRAVEYARD)), you_have(subtype("Giant")))),
            ),
            body(deal(2, to=each_opponent)), zone=BATTLEFIELD | GRAVEYARD,
        ),
        foretell("{2}{R}{R}"),
    ),
    instant(
        "Quandrix Command", "{1}{G}{U}",
        modes(
            to_hand(target(creatures | planeswalkers)),
            counter(target((artifacts | enchantments) & spells)),
            put_counters(target(creatures), 2),
            body(
                Remember(1, who=target_player()),
                then(
                    Move(up_to(3, owned_by(TargetPlayers(0)), zone=GRAVEYARD), LIBRARY, order=RANDOM_ORDER),
                    Shuffle(TargetPlayers(0)),
                ),
            ),
            least=2, most=2,
        ),
    ),
    enchantment(
        "Quarantine Field", "{X}{X}{W}{W}", enters_with(x, "isolation"),
        when_enters(ExileUntilLeaves(up_to(counters_on(this, "isolation"), ~lands & opponents_control))),
    ),
    legendary(
        creature(
            "Queen Marchesa", "{1}{R}{W}{B}", "Human Assassin", 3, 3, deathtouch, haste, when_enters(BecomeMonarch()),
            at_beginning(
                UPKEEP, create(creature_token("Assassin", 1, 1, BLACK, deathtouch, haste)),
                only_if=PlayerIs(each_opponent, TheMonarch()),
            ),
        )
    ),
    enchantment(
        "Quest for Ula's Temple", "{U}",
        at_beginning(
            UPKEEP,
            May((
                LookAt(top_cards(), save=1),
                when(is_a(saved(1), creatures), may(LookAt(saved(1), reveal=True), put_counters(this, 1, "quest"))),
            )),
        ),
        at_beginning(
            END,
            may(using(
                Choose(each(subtype("Kraken", "Leviathan", "Octopus", "Serpent") & creatures, HAND, you), 0),
                to_battlefield(saved(0)),
            )),
            of=each_player, only_if=is_a(this, with_counter("quest", 3)),
        ),
    ),
    creature("Quick Sliver", "{1}{G}", "Sliver", 1, 1, flash, AsThoughFlash(each_player, subtype("Sliver") & spells)),
    creature("Quicksilver Gargantuan", "{5}{U}{U}", "Shapeshifter", 7, 7, enters_as_copy(creatures, base(7, 7))),
)  # fmt: skip
