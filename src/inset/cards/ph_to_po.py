"""Cards whose names begin with P, from Ph to Po."""

from inset.cards.vocabulary import *

_ROBOT = creature_token("Robot", 2, 2, 0, types=ARTIFACT)
CARDS: tuple[Card, ...] = (
    creature(
        "Phantasmal Mount",
        "{1}{U}",
        "Illusion Horse",
        1,
        1,
        flying,
        activated(
            tap_symbol,
            gets(target(creatures & you_control & toughness_at_most(2)), 1, 1, flying),
            Later(leaves(), Body((sacrifice(the_target),)), duration=THIS_TURN),
            Later(leaves(one_of(the_target)), Body((sacrifice(),)), duration=THIS_TURN),
        ),
    ),
    aura(
        "Phantasmal Terrain",
        "{U}{U}",
        enchant(lands),
        as_enters(ChooseWord(BASIC_LAND_TYPE)),
        have(enchanted, SetTypes(LAND, keep_types=True, chosen=True)),
    ),
    creature(
        "Phoenix Chick",
        "{R}",
        "Phoenix",
        1,
        1,
        flying,
        haste,
        cant_block(),
        Triggered(
            PlayerAttacks(you, 3),
            body(
                PayOr(
                    you,
                    cost("{R}{R}"),
                    (Move(this, BATTLEFIELD, tapped=True, attacking=True, counters=(("+1/+1", 1),)),),
                )
            ),
            zone=GRAVEYARD,
        ),
    ),
    creature(
        "Phylactery Lich",
        "{B}{B}{B}",
        "Zombie",
        5,
        5,
        indestructible,
        as_enters(Choose(each(artifacts & you_control), 0), put_counters(saved(0), 1, "phylactery")),
        whenever(StateIs(unless(you_have(with_counter("phylactery")))), sacrifice()),
    ),
    artifact("Phyrexian Altar", "{3}", activated(sacrificing(creatures), add_one_of(ALL_COLORS))),
    artifact_creature(
        "Phyrexian Marauder",
        "{X}",
        "Phyrexian Construct",
        0,
        0,
        enters_with(x),
        cant_block(),
        CombatCost(this_one, PayGeneric(counters_on(this, "+1/+1"))),
    ),
    artifact(
        "Phyrexian Processor",
        "{4}",
        as_enters(PayAny(life=True, save=0), Keep(LIFE_PAID, SavedNumber(0))),
        activated(
            cost("{4}", tap_symbol),
            create_sized(creature_token("Phyrexian Minion", 0, 0, BLACK), Kept(LIFE_PAID, this)),
        ),
    ),
    artifact_creature(
        "Phyrexian Revoker",
        "{2}",
        "Phyrexian Horror",
        2,
        1,
        as_enters(choose_name(~lands)),
        Restrict(CANT_ACTIVATE, with_chosen_name),
    ),
    creature(
        "Phyrexian Vindicator",
        "{W}{W}{W}{W}",
        "Phyrexian Horror",
        5,
        5,
        flying,
        PreventDamage(
            to=this_one,
            then=(
                Remember(0, number=that_much),
                when(at_least(that_much, 1), WhenYouDo(body(deal(SavedNumber(0), any_target(but=this_one))))),
            ),
        ),
    ),
    legendary(
        creature(
            "Pia Nalaar, Chief Mechanic",
            "{G}{U}{R}",
            "Human Artificer",
            2,
            4,
            whenever(
                deals_combat_damage(artifacts & creatures & you_control, batch=True), GiveCounters(you, "energy", 2)
            ),
            at_beginning(
                END,
                PayAny(you, "energy", save=0),
                when(
                    more(SavedNumber(0), 0),
                    create_sized(
                        Token(face("Nalaar Aetherjet", None, ARTIFACT, "Vehicle", (flying, crew(2)), 0, 0, colors=0)),
                        SavedNumber(0),
                    ),
                ),
            ),
        )
    ),
    enchantment(
        "Pia's Revolution",
        "{2}{R}",
        whenever(
            dies(nontoken & artifacts & you_own),
            May((deal(3, target_opponent()),), the_target_player, save=0),
            when(unless(Did(0)), to_hand(it)),
        ),
    ),
    artifact(
        "Pinnacle Starcage",
        "{1}{W}{W}",
        when_enters(ExileUntilLeaves(each((artifacts | creatures) & mana_value_at_most(2)))),
        activated(
            "{6}{W}{W}",
            then(Move(linked_cards, GRAVEYARD, save=0), create(_ROBOT, Count(saved(0)))),
            sacrifice(),
        ),
    ),
    land(
        "Pit of Offerings",
        "Cave",
        enters_tapped(),
        when_enters(exile(up_to(3, cards, zone=GRAVEYARD), link=True)),
        tap_for("{C}"),
        activated(tap_symbol, AddMana(among=linked_cards)),
    ),
    artifact(
        "Pithing Needle",
        "{1}",
        as_enters(choose_name()),
        Restrict(CANT_ACTIVATE, with_chosen_name, spare_mana=True),
    ),
    creature(
        "Pixie Guide",
        "{1}{U}",
        "Faerie",
        1,
        3,
        flying,
        ability_word("Grant an Advantage", static(MoreDice(you))),
    ),
    creature("Plague Stinger", "{1}{B}", "Phyrexian Insect Horror", 1, 1, flying, Keyword(INFECT)),
    basic_land("Plains", "Plains"),
    creature("Planar Ally", "{3}{W}{W}", "Angel", 3, 3, flying, whenever(attacks(), venture)),
    legendary(
        creature(
            "Plargg and Nassari",
            "{3}{R}{R}",
            "Orc Efreet",
            5,
            4,
            at_beginning(
                UPKEEP,
                ForEachPlayer(
                    each_player,
                    (
                        RevealUntil(they, ~lands, 1, 2, exile=True),
                        Remember(0, Union((saved(0), saved(1), saved(2)))),
                    ),
                ),
                ChooseWord(OPPONENT),
                Choose(Among(saved(0), ~lands), 3, who=ChosenPlayer()),
                CastNow(Among(saved(0), ~one_of(saved(3))), cost=free, most=2, save=4),
                of=you,
            ),
        )
    ),
    instant(
        "Plasm Capture",
        "{G}{G}{U}{U}",
        Remember(0, number=mana_value(the_target)),
        counter(target(spells)),
        at_next(PRECOMBAT_MAIN, body(add_one_of(ALL_COLORS, SavedNumber(0))), you),
    ),
    equipment(
        "Plate Armor",
        "{2}{W}",
        have(equipped, plus(3, 3), has(ward("{1}"))),
        equip("{3}"),
        AbilityCostChange(this_one, number_of(other & subtype("Equipment") & you_control), keyword=EQUIP),
    ),
    dual_land("Plateau", "RW"),
    creature(
        "Plated Pegasus",
        "{2}{W}",
        "Pegasus",
        1,
        2,
        flash,
        flying,
        PreventDamage(spells, anything, each_player, amount=1),
    ),
    instant(
        "Plow Through Reito",
        "{1}{W}",
        Spell(body(*sweeps("Plains"), gets(target(creatures), Count(saved(1)), Count(saved(1)))), name="Sweep"),
        subtypes="Arcane",
    ),
    enchantment(
        "Political Triumph",
        "{W}",
        whenever(enters(creatures & you_control), together(scry(1), put_counters(this, 1, "plan"))),
        whenever(
            PutsCounters(this_one, "plan", 4),
            together(sacrifice(this), draw(), put_counters(each(creatures & you_control))),
        ),
        subtypes="Plan",
    ),
    fetch_land("Polluted Delta", "UB"),
    legendary(
        creature(
            "Polukranos, Unchained",
            "{2}{B}{G}",
            "Zombie Hydra",
            0,
            0,
            static(EntersWithCounters(this_one, "+1/+1", 6, unless(CostWasPaid("escape")))),
            static(EntersWithCounters(this_one, "+1/+1", 12, CostWasPaid("escape"))),
            static(
                PreventDamage(to=this_one, then=(TakeCounters(this, "+1/+1", that_much),)),
                only_if=is_a(this, with_counter("+1/+1")),
            ),
            activated("{1}{B}{G}", fight(this, target(other & creatures))),
            costed(ESCAPE, cost("{4}{B}{G}", ExileCards(other, GRAVEYARD, 6))),
        )
    ),
    creature(
        "Portal Mage",
        "{2}{U}",
        "Human Wizard",
        2,
        2,
        flash,
        whenever(
            While(enters(this_one), InStep((DECLARE_ATTACKERS,))),
            may(ReselectAttacked(target(attacking & creatures))),
        ),
    ),
    artifact(
        "Portcullis",
        "{4}",
        whenever(
            enters(creatures),
            exile(it, save=0),
            Later(leaves(), body(to_battlefield(saved(0), owner_of(saved(0))))),
            only_if=there_are(each(creatures & ~one_of(it)), 2),
        ),
    ),
    creature("Pouncing Jaguar", "{G}", "Cat", 2, 2, Keyword(ECHO, cost("{G}"))),
    aura("Power Artifact", "{U}{U}", enchant(artifacts), AbilityCostChange(enchanted, 2, least=1)),
    instant(
        "Power Sink",
        "{X}{U}",
        PayOr(
            controller_of(target(spells)),
            PayGeneric(x),
            unpaid=(
                counter(the_target),
                together(
                    tap(each(lands & HasManaAbility() & controlled_by(controller_of(the_target)))),
                    LoseMana(controller_of(the_target)),
                ),
            ),
        ),
    ),
)
