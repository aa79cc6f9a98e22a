"""Cards whose names begin with P, from Pr on, or Q."""

from inset.cards.vocabulary import *

_PROHIBITED = target(spells)
_TWO_FREELY = AimAtPlayer(Aim(TargetSpec(None, 0, each_player, 0, ANY_NUMBER)))
_SPEARED = target_player_or(planeswalkers)
CARDS: tuple[Card, ...] = (
    creature(
        "Preacher",
        "{1}{W}{W}",
        "Human Cleric",
        1,
        1,
        Restrict(MAY_STAY_TAPPED, this_one),
        activated(
            tap_symbol,
            Modify(
                Aim(TargetSpec(creatures & opponents_control, by=each_opponent)),
                (SetController(you),),
                FOREVER,
                condition=is_a(this, tapped),
            ),
        ),
    ),
    artifact_creature(
        "Precursor Golem",
        "{5}",
        "Golem",
        3,
        3,
        when_enters(create(creature_token("Golem", 3, 3, 0, types=ARTIFACT), 2)),
        whenever(
            casts(a_player, (instants | sorceries) & spells & TargetsOnly(subtype("Golem"))),
            CopySpell(
                it,
                new_targets=False,
                who=that_player,
                onto=each(subtype("Golem") & ~one_of(TargetsOf(it))),
                each=True,
            ),
        ),
    ),
    sorcery("Preordain", "{U}", then(scry(2), draw())),
    legendary(
        creature(
            "Preston Garvey, Minuteman",
            "{2}{R}{G}{W}",
            "Human Soldier",
            4,
            4,
            at_beginning(
                BEGIN_COMBAT,
                create_on(
                    aura_token(
                        "Settlement",
                        GREEN,
                        enchant(lands),
                        have(enchanted, has(activated(tap_symbol, add_one_of(ALL_COLORS)))),
                    ),
                    up_to(1, lands & you_control),
                ),
            ),
            whenever(attacks(), untap(each(HasAttached(subtype("Aura")) & you_control))),
        )
    ),
    creature(
        "Priest of Forgotten Gods",
        "{1}{B}",
        "Human Cleric",
        1,
        2,
        activated(
            cost(tap_symbol, sacrificing(other & creatures, 2)),
            together(lose_life(2, _TWO_FREELY), sacrifices(_TWO_FREELY, creatures)),
            together(add("{B}{B}"), draw()),
        ),
    ),
    creature(
        "Priest of Yawgmoth",
        "{1}{B}",
        "Phyrexian Human Cleric",
        1,
        2,
        activated(cost(tap_symbol, sacrificing(artifacts)), add("{B}", Stat(MANA_VALUE, saved(COST_SLOT)))),
    ),
    creature(
        "Primal Plasma",
        "{3}{U}",
        "Elemental Shapeshifter",
        0,
        0,
        as_enters(ChooseMode((takes_form(3, 3), takes_form(2, 2, flying), takes_form(1, 6, defender)))),
    ),
    creature(
        "Printlifter Ooze",
        "{1}{G}",
        "Ooze",
        2,
        2,
        deathtouch,
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
        "Professor Onyx",
        "{4}{B}{B}",
        "Liliana",
        5,
        ability_word(
            "Magecraft",
            whenever(
                either(casts(you, (instants | sorceries) & spells), Copies(you, (instants | sorceries) & spells)),
                together(lose_life(2, each_opponent), gain_life(2)),
            ),
        ),
        loyalty(
            +1,
            lose_life(1),
            LookAt(top_cards(3), save=0),
            together(using(Choose(saved(0), 1), to_hand(saved(1))), to_graveyard(saved(0))),
        ),
        loyalty(
            -3, sacrifices(each_opponent, creatures & power_at_least(Greatest(POWER, each(creatures & they_control))))
        ),
        loyalty(
            -8, Repeat(7, (ForEachPlayer(each_opponent, (PayOr(they, discarding(), unpaid=(lose_life(3, they),)),)),))
        ),
    ),
    creature(
        "Progenitor Mimic",
        "{4}{G}{U}",
        "Shapeshifter",
        0,
        0,
        enters_as_copy(creatures, has(at_beginning(UPKEEP, create_copy(this), only_if=unless(is_a(this, tokens))))),
    ),
    instant(
        "Prohibit",
        "{1}{U}",
        kicker("{2}"),
        when(
            CostWasPaid("kicker"),
            when(is_a(_PROHIBITED, mana_value_at_most(4)), counter(_PROHIBITED)),
            otherwise=(when(is_a(_PROHIBITED, mana_value_at_most(2)), counter(_PROHIBITED)),),
        ),
    ),
    enchantment("Propaganda", "{2}{U}", CombatCost(creatures, cost("{2}"), YOU_ALONE)),
    sorcery(
        "Prophecy",
        "{W}",
        LookAt(top_cards(1, target_opponent()), reveal=True, save=0),
        when(is_a(saved(0), lands), gain_life(1)),
        Shuffle(the_target_player),
        at_next(UPKEEP, body(draw())),
    ),
    legendary(
        creature(
            "Prosper, Tome-Bound",
            "{2}{B}{R}",
            "Tiefling Warlock",
            1,
            4,
            deathtouch,
            ability_word(
                "Mystic Arcanum",
                at_beginning(END, exile(top_cards(), save=0), Permit(saved(0), UNTIL_END_OF_YOUR_NEXT_TURN)),
            ),
            ability_word("Pact Boon", whenever(PlaysCard(you, origin=EXILE), create(TREASURE))),
        )
    ),
    creature(
        "Prosperous Thief",
        "{2}{U}",
        "Human Ninja",
        3,
        2,
        ninjutsu("{1}{U}"),
        whenever(
            deals_combat_damage(subtype("Ninja", "Rogue") & creatures & you_control, batch=True),
            create(TREASURE),
        ),
    ),
    artifact(
        "Prototype Portal",
        "{4}",
        ability_word(
            "Imprint", when_enters(May((Choose(each(artifacts, HAND, you), 0), exile(saved(0), link=True)), save=2))
        ),
        activated(cost(PayGeneric(mana_value(linked_cards)), tap_symbol), create_copy(linked_cards)),
    ),
    sorcery(
        "Providence",
        "{5}{W}{W}",
        OpeningReveal(BeginningOf(UPKEEP, each_player), body(SetLife(you, 26))),
        SetLife(you, 26),
    ),
    instant("Psionic Blast", "{2}{U}", deal_also(4, any_target(), 2, you)),
    creature(
        "Psionic Entity",
        "{4}{U}",
        "Illusion",
        2,
        2,
        activated(tap_symbol, deal_and_itself(2, 3)),
    ),
    creature(
        "Psionic Sliver",
        "{4}{U}",
        "Sliver",
        2,
        2,
        have(subtype("Sliver") & creatures, has(activated(tap_symbol, deal_and_itself(2, 3)))),
    ),
    sorcery(
        "Psychic Intrusion",
        "{3}{U}{B}",
        RevealHand(target_opponent()),
        together(Choose(each(~lands, GRAVEYARD | HAND, the_target_player), 0), exile(saved(0), save=1)),
        Permit(saved(1), lands=False, any_color=SPEND_ANY_COLOR),
    ),
    instant("Pull from Eternity", "{W}", to_graveyard(target(~IsFaceDown(), zone=EXILE))),
    instant(
        "Pulse of the Forge",
        "{1}{R}{R}",
        deal(4, _SPEARED),
        when(
            any_of(
                more(LifeTotal(TargetPlayers(0)), LifeTotal(you)),
                more(LifeTotal(controller_of(_SPEARED)), LifeTotal(you)),
            ),
            to_hand(this),
        ),
    ),
    artifact_creature(
        "PuPu UFO",
        "{2}",
        "Construct Alien",
        0,
        4,
        flying,
        activated(tap_symbol, may(using(Choose(each(lands, HAND, you), 0), to_battlefield(saved(0))))),
        activated("{3}", becomes(this, base(number_of(subtype("Town") & you_control), None))),
    ),
    artifact(
        "Pyre of Heroes",
        "{2}",
        activated(
            cost("{2}", tap_symbol, sacrificing(creatures)),
            search(
                creatures
                & SharesCreatureTypeWith(saved(COST_SLOT))
                & mana_value_of(Plus(1, mana_value(saved(COST_SLOT)))),
                BATTLEFIELD,
            ),
            timing=AS_SORCERY,
        ),
    ),
    instant("Pyroblast", "{R}", if_of_color(blue)),
    sorcery("Pyroclasm", "{1}{R}", deal(2, to=each(creatures))),
    enchantment(
        "Pyromancer Ascension",
        "{1}{R}",
        whenever(
            casts(you, (instants | sorceries) & spells & SharesNameWith(each(cards, GRAVEYARD, you))),
            may(put_counters(this, 1, "quest")),
        ),
        whenever(
            While(casts(you, (instants | sorceries) & spells), is_a(this, with_counter("quest", 2))),
            may(copy_spell(it)),
        ),
    ),
    creature(
        "Quakebringer",
        "{3}{R}{R}",
        "Giant Berserker",
        5,
        4,
        PlayerRule(CANT_GAIN_LIFE, each_opponent),
        Triggered(
            While(
                BeginningOf(UPKEEP, you),
                any_of(is_a(this, IsIn(BATTLEFIELD)), all_of(is_a(this, IsIn(GRAVEYARD)), you_have(subtype("Giant")))),
            ),
            body(deal(2, to=each_opponent)),
            zone=BATTLEFIELD | GRAVEYARD,
        ),
        foretell("{2}{R}{R}"),
    ),
    instant(
        "Quandrix Command",
        "{1}{G}{U}",
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
            least=2,
            most=2,
        ),
    ),
    enchantment(
        "Quarantine Field",
        "{X}{X}{W}{W}",
        enters_with(x, "isolation"),
        when_enters(ExileUntilLeaves(up_to(counters_on(this, "isolation"), ~lands & opponents_control))),
    ),
    legendary(
        creature(
            "Queen Marchesa",
            "{1}{R}{W}{B}",
            "Human Assassin",
            3,
            3,
            deathtouch,
            haste,
            when_enters(BecomeMonarch()),
            at_beginning(
                UPKEEP,
                create(creature_token("Assassin", 1, 1, BLACK, deathtouch, haste)),
                only_if=PlayerIs(each_opponent, TheMonarch()),
            ),
        )
    ),
    enchantment(
        "Quest for Ula's Temple",
        "{U}",
        at_beginning(
            UPKEEP,
            May(
                (
                    LookAt(top_cards(), save=1),
                    when(is_a(saved(1), creatures), may(LookAt(saved(1), reveal=True), put_counters(this, 1, "quest"))),
                )
            ),
        ),
        at_beginning(
            END,
            may(
                using(
                    Choose(each(subtype("Kraken", "Leviathan", "Octopus", "Serpent") & creatures, HAND, you), 0),
                    to_battlefield(saved(0)),
                )
            ),
            of=each_player,
            only_if=is_a(this, with_counter("quest", 3)),
        ),
    ),
    creature("Quick Sliver", "{1}{G}", "Sliver", 1, 1, flash, AsThoughFlash(each_player, subtype("Sliver") & spells)),
    creature("Quicksilver Gargantuan", "{5}{U}{U}", "Shapeshifter", 7, 7, enters_as_copy(creatures, base(7, 7))),
)
