"""Cards whose names begin with F."""

from inset.cards.vocabulary import *

_ZOMBIE = creature_token("Zombie", 2, 2, BLACK)
_ATTACKED_TODAY = target_player(PlayersWhere(each_player, happened(PlayerAttacks(they))))
_VICTIM = And((ControlledBy(they), Not(HasType(BATTLE | PLANESWALKER))))
CARDS: tuple[Card, ...] = (
    transforming(
        saga(
            "Fable of the Mirror-Breaker", "{2}{R}",
            chapter(1, create(creature_token("Goblin Shaman", 2, 2, RED, whenever(attacks(), create(TREASURE))))),
            chapter(2, may(Discard(you, 2, save=1, up_to=True)), when(if_you_do, draw(Count(saved(1))))), turns_over(3),
        ),
        enchantment_creature(
            "Reflection of Kiki-Jiki", None, "Goblin Shaman", 2, 2,
            activated(
                cost("{1}", tap_symbol),
                CreateCopy(target(other & ~legendaries & creatures & you_control), exceptions=(has(haste),), save=0),
                at_next(END, body(sacrifice(saved(0)))),
            ),
            colors=RED,
        ),
    ),
    instant(
        "Fact or Fiction", "{3}{U}", LookAt(top_cards(5), reveal=True, save=0),
        Separate(saved(0), each_opponent, you, 1, 2), together(Move(saved(1), HAND), Move(saved(2), GRAVEYARD)),
    ),
    sorcery(
        "Fade Away", "{2}{U}",
        ForEach(each(creatures), (
            PayOr(
                controller_of(that_one), cost("{1}"), unpaid=(sacrifices(controller_of(that_one), permanents),), save=1,
            ),
        )),
    ),
    creature(
        "Faerie Artisans", "{3}{U}", "Faerie Artificer", 2, 2, flying,
        whenever(
            enters(nontoken & creatures & opponents_control),
            then(
                CreateCopy(it, exceptions=(also(ARTIFACT),), save=0, link=True),
                exile(Among(linked_cards, tokens & ~one_of(saved(0)))),
            ),
        ),
    ),
    man_land("Faerie Conclave", tap_for("{U}"), "{1}{U}", "Faerie", BLUE, (2, 1), flying),
    sorcery("Faithless Looting", "{R}", then(draw(2), discard(2)), flashback("{2}{R}")),
    creature(
        "Falkenrath Gorger", "{R}", "Vampire Berserker", 2, 1,
        Continuous(
            subtype("Vampire") & creatures & you_own, (has(Keyword(MADNESS, PayManaOf(this))),), ANY_ZONE & ~BATTLEFIELD,
        ),
    ),
    enchantment(
        "Fall of Cair Andros", "{2}{R}",
        whenever(DealtExcess(creatures & opponents_control, False), Amass("Orc", that_much)),
        activated("{7}{R}", deal(7, target(creatures))),
    ),
    saga(
        "Fall of the Impostor", "{1}{G}{W}",
        chapter((1, 2), put_counters(up_to(1, creatures))),
        chapter(
            3,
            using(
                Choose(
                    each(
                        creatures & controlled_by(target_opponent()) & StatIs(
                            POWER, EQ, Greatest(POWER, each(creatures & controlled_by(the_target_player)))
                        )
                    ),
                    0,
                ),
                exile(saved(0)),
            ),
        ),
    ),
    creature(
        "Fallen Shinobi", "{3}{U}{B}", "Zombie Ninja", 5, 4, ninjutsu("{2}{U}{B}"),
        whenever(
            deals_combat_damage(),
            ForEachPlayer(that_player, (exile(top_cards(2, they), save=0),)),
            Permit(saved(0), THIS_TURN, cost=free),
        ),
    ),
    creature(
        "Fanatic of Xenagos", "{1}{R}{G}", "Centaur Warrior", 3, 3, trample, numbered(TRIBUTE, 1),
        when_enters(gets(this, 1, 1, haste), only_if=unless(Matches(this, IsMarked(TRIBUTE_PAID)))),
    ),
    enchantment(
        "Fastbond", "{G}", PlayerRule(EXTRA_LAND_PLAYS, you, ANY_NUMBER),
        whenever(PlaysCard(you, lands), deal(1, to=you), only_if=happened(PlaysCard(you, lands), 2)),
    ),
    instant(
        "Fate Transfer", "{1}{U/B}",
        MoveCounters(target(creatures), target(creatures, besides=True), how=ALL_COUNTERS),
    ),
    sorcery("Fatigue", "{1}{U}", SkipNext(DRAW, target_player())),
    legendary(creature(
        "Fblthp, Lost on the Range", "{1}{U}{U}", "Homunculus", 1, 1, ward("{2}"),
        PlayerRule(LOOK_AT_TOP, you),
        Continuous(one_of(top_cards()), (has(Keyword(PLOT, PayManaOf(this))),), LIBRARY),
        MayPlay(you, LIBRARY, card=~lands, top_only=True, plot_only=True),
    )),
    legendary(creature(
        "Feather, the Redeemed", "{R}{W}{W}", "Angel", 3, 4, flying,
        whenever(
            casts(you, (instants | sorceries) & spells & targeting(creatures & you_control)),
            ExileOnResolution(it, then=(at_next(END, body(to_hand(that_one))),)),
        ),
    )),
    legendary(creature(
        "Feldon of the Third Path", "{1}{R}{R}", "Human Artificer", 2, 3,
        activated(
            cost("{2}{R}", tap_symbol),
            CreateCopy(in_graveyard(creatures & your), exceptions=(also(ARTIFACT),), save=0),
            gains(saved(0), haste, duration=FOREVER), at_next(END, body(sacrifice(saved(0)))),
        ),
    )),
    creature(
        "Fell Shepherd", "{5}{B}{B}", "Avatar", 8, 6,
        whenever(
            deals_combat_damage(),
            may(to_hand(each(creatures & that_did(Moves(anything, BATTLEFIELD, GRAVEYARD)), GRAVEYARD, you))),
        ),
        activated(cost("{B}", sacrificing(other & creatures)), gets(target(creatures), -2, -2)),
    ),
    creature(
        "Fell Stinger", "{2}{B}", "Zombie Scorpion", 3, 2, deathtouch, Keyword(EXPLOIT),
        whenever(Deed(EXPLOITS, this_one), together(draw(2, target_player()), lose_life(2, the_target_player))),
    ),
    creature(
        "Feral Ghoul", "{2}{B}", "Zombie Mutant", 2, 2, menace,
        whenever(dies(other & creatures & you_control), put_counters(this)),
        whenever(dies(), GiveCounters(each_opponent, "rad", power_of(this))),
    ),
    creature("Ferocious Zheng", "{2}{G}{G}", "Cat Beast", 4, 4),
    land(
        "Fertile Thicket", "", enters_tapped(),
        when_enters(
            May((LookAt(top_cards(5), save=0),), save=3),
            when(
                Did(3),
                Choose(Among(saved(0), basic & lands), 1, least=0),
                LookAt(saved(1), reveal=True),
                Move(Among(saved(0), ~one_of(saved(1))), LIBRARY, position=BOTTOM),
                to_library(saved(1)),
            ),
        ),
        tap_for("{G}"),
    ),
    sorcery(
        "Fevered Suspicion", "{6}{B}{R}",
        ForEachPlayer(each_opponent, (
            RevealUntil(they, ~lands, 0, 1, exile=True), Remember(2, Union((saved(2), saved(0)))),
        )),
        CastNow(saved(2), cost=free, most=ANY_NUMBER), rebound,
    ),
    enchantment(
        "Fevered Visions", "{1}{U}{R}",
        at_beginning(
            END, draw(1, that_player),
            when(
                all_of(PlayerIs(that_player, each_opponent), there_are(each(cards, HAND, that_player), 4)),
                deal(2, to=that_player),
            ),
            of=each_player,
        ),
    ),
    creature(
        "Feywild Caretaker", "{4}{U}", "Orc Wizard", 3, 4, when_enters(take_initiative),
        at_beginning(
            END,
            create(creature_token("Faerie Dragon", 1, 1, BLUE, flying)), only_if=PlayerIs(you, InitiativeHolder()),
        ),
    ),
    land(
        "Field of the Dead", "", enters_tapped(), tap_for("{C}"),
        whenever(
            enters(this_one | (lands & you_control)), create(creature_token("Zombie", 2, 2, BLACK)),
            only_if=Exists(each(lands & you_control), 7, different=True),
        ),
    ),
    instant(
        "Fierce Guardianship", "{2}{U}",
        AlternativeCost(All(()), you_have(IsCommander())), counter(target(~creatures & spells)),
    ),
    instant(
        "Fierce Retribution", "{1}{W}", costed(CLEAVE, "{5}{W}"),
        Spell(body(destroy(target(creatures & attacking))), body(destroy(target(creatures)))),
    ),
    instant("Fiery Temper", "{1}{R}{R}", deal(3, any_target()), costed(MADNESS, "{R}")),
    enchantment(
        "Fight Rigging", "{2}{G}", numbered(HIDEAWAY, 5),
        at_beginning(
            BEGIN_COMBAT,
            put_counters(target(creatures & you_control)),
            then(when(
                Exists(each(creatures & StatIs(POWER, GE, 7) & you_control)),
                CastNow(LinkedCards(), cost=free, lands=True, most=ANY_NUMBER),
            )),
        ),
    ),
    sorcery(
        "Finale of Glory", "{X}{W}{W}", create(creature_token("Soldier", 2, 2, WHITE, vigilance), x),
        when(at_least(x, 10), create(creature_token("Angel", 4, 4, WHITE, flying, vigilance), x)),
    ),
    legendary(creature(
        "Finneas, Ace Archer", "{G}{W}", "Rabbit Archer", 2, 2, vigilance, reach,
        whenever(
            attacks(), put_counters(each(other & creatures & you_control & (tokens | subtype("Rabbit")))),
            then(when(at_least(Total(POWER, each(creatures & you_control)), 10), draw())),
        ),
    )),
    split(
        instant("Fire", "{1}{R}", Spell(body(deal_divided(2, any_target(2, least=1)), divided=2))),
        instant("Ice", "{1}{U}", lines(tap(target(permanents)), draw())),
    ),
    instant(
        "Fire and Brimstone", "{3}{W}{W}",
        DealDamage(4, players=_ATTACKED_TODAY, also=DealDamage(4, players=you)),
    ),
    instant(
        "Fire Magic", "{R}", Keyword(TIERED),
        priced_modes(
            ("{0}", deal(1, each(creatures))), ("{2}", deal(2, each(creatures))), ("{5}", deal(3, each(creatures))),
            names=("Fire", "Fira", "Firaga"),
        ),
    ),
    creature(
        "Fire Sages", "{1}{R}", "Human Cleric", 2, 2, numbered(FIREBENDING, 1),
        activated(cost("{1}{R}{R}"), put_counters(this)),
    ),
    creature(
        "Firebending Student", "{1}{R}", "Human Monk", 1, 2, prowess, Keyword(FIREBENDING, number=power_of(this)),
    ),
    instant("Fireblast", "{4}{R}{R}", AlternativeCost(sacrificing(subtype("Mountain"), 2)), deal(4, to=any_target())),
    creature(
        "Fireflux Squad", "{3}{R}", "Human Soldier", 4, 3, haste,
        whenever(
            attacks(), May((exile(target(other & attacking & creatures & you_control)),), save=3),
            when(
                Did(3), RevealUntil(you, creatures, save=1, rest=2),
                together(
                    Move(saved(1), BATTLEFIELD, tapped=True, attacking=True),
                    Move(saved(2), LIBRARY, position=BOTTOM, order=RANDOM_ORDER),
                ),
            ),
        ),
    ),
    creature(
        "Firemane Angel", "{3}{R}{W}{W}", "Angel", 4, 3, flying, first_strike,
        Triggered(
            BeginningOf(UPKEEP, you), body(may(gain_life(1))), is_a(this, IsIn(GRAVEYARD | BATTLEFIELD)),
            BATTLEFIELD | GRAVEYARD,
        ),
        activated(
            "{6}{R}{R}{W}{W}", to_battlefield(this), zone=GRAVEYARD,
            only_if=all_of(your_turn, InStep((UPKEEP,))),
        ),
    ),
    instant(
        "Firemind's Foresight", "{5}{U}{R}",
        *[Search(you, instants & mana_value_of(n), HAND, reveal=True, shuffle=False) for n in (3, 2, 1)], Shuffle(you),
    ),
    enchantment(
        "Fires of Invention", "{3}{R}", static(CastOnlyIf(you, your_turn), CantCast(you, more_than=2)),
        OfferAlternativeCost(you, spells & mana_value_at_most(number_of(lands & you_control)), free),
    ),
    sorcery(
        "Firespout", "{2}{R/G}",
        when(
            all_of(at_least(ColorSpent(RED, this), 1), at_least(ColorSpent(GREEN, this), 1)), deal(3, each(creatures)),
            otherwise=(
                when(at_least(ColorSpent(RED, this), 1), deal(3, each(creatures & ~having(flying)))),
                when(at_least(ColorSpent(GREEN, this), 1), deal(3, each(creatures & having(flying)))),
            ),
        ),
    ),
    instant("Flame Spill", "{2}{R}", DealDamage(4, target(creatures), excess_to=controller_of(the_target))),
    instant(
        "Flames of the Blood Hand", "{2}{R}",
        DealDamage(4, (hit := target_player_or(planeswalkers)), players_of(hit), sure=True),
        Remember(0, who=PlayerUnion((TargetPlayers(0), ControllerOf(the_target)))),
        establish(LifeGainChanged(SavedPlayers(0), times=0)),
    ),
    instant(
        "Flare of Fortitude", "{2}{W}{W}", AlternativeCost(sacrificing(nontoken & white & creatures)),
        establish(PlayerRule(LIFE_CANT_CHANGE, you)), gains(each(permanents & you_control), hexproof, indestructible),
    ),
    instant(
        "Flashback", "{R}", gains(in_graveyard((instants | sorceries) & your), Keyword(FLASHBACK, PayManaOf(this))),
    ),
    creature(
        "Flayer Drone", "{1}{B}{R}", "Eldrazi Drone", 3, 1, devoid, first_strike,
        whenever(enters(other & colorless & creatures & you_control), lose_life(1, target_opponent())),
    ),
    equipment("Flayer Husk", "{1}", Keyword(LIVING_WEAPON), have(enchanted_or_equipped, plus(1, 1)), equip("{2}")),
    creature(
        "Flayer of Loyalties", "{8}{C}{C}", "Eldrazi", 10, 10,
        when_cast(
            becomes(target(creatures), SetController(you)), untap(the_target),
            becomes(the_target, base(10, 10), has(trample), has(numbered(ANNIHILATOR, 2)), has(haste)),
        ),
        numbered(ANNIHILATOR, 2), trample,
    ),
    creature("Fleshwrither", "{2}{B}{B}", "Horror", 3, 3, costed(TRANSFIGURE, "{1}{B}{B}")),
    aura(
        "Flickerform", "{1}{W}", enchant(creatures),
        activated(
            "{2}{W}{W}", Remember(0, host), Remember(1, each(IsAttachedTo(host) & subtype("Aura"))),
            exile(Union((saved(0), saved(1))), save=2),
            Remember(3, Among(saved(2), CameFrom(saved(0)))), Remember(4, Among(saved(2), CameFrom(saved(1)))),
            at_next(END, Body((
                Move(saved(3), BATTLEFIELD, save=5),
                when(Did(5), Move(saved(4), BATTLEFIELD, attach_to=saved(5))),
            ))),
        ),
    ),
    creature(
        "Flickerwisp", "{1}{W}{W}", "Elemental", 3, 1, flying,
        when_enters(
            exile(target(other & permanents), save=0),
            at_next(END, body(to_battlefield(saved(0), owner_of(saved(0))))),
        ),
    ),
    creature(
        "Flockchaser Phantom", "{4}{W}{U}", "Spirit", 5, 5, convoke, flying, vigilance,
        whenever(attacks(), *for_the_next_spell(Continuous(the_next_spell(), (has(convoke),), STACK))),
    ),
    sorcery(
        "Flood of Tears", "{4}{U}{U}",
        Remember(1, each(~lands & nontoken & you_control)), Move(each(~lands), HAND, save=0),
        when(
            there_are(Among(saved(0), IsIn(HAND) & CameFrom(saved(1))), 4),
            may(using(Choose(each(permanent_cards, HAND, you), 2), to_battlefield(saved(2)))),
        ),
    ),
    fetch_land("Flooded Strand", "WU"),
    creature(
        "Floodgate", "{3}{U}", "Wall", 0, 5, defender, whenever(StateIs(is_a(this, having(flying))), sacrifice()),
        whenever(
            leaves(), deal(Half(number_of(subtype("Island") & you_control)), each(~blue & creatures & ~having(flying)))
        ),
    ),
    enchantment("Flowstone Surge", "{1}{R}", have(creatures & you_control, plus(1, -1))),
    artifact("Fluctuator", "{2}", AbilityCostChange(Anything(), 2, you, keyword=CYCLING)),
    enchantment(
        "Forbidden Crypt", "{3}{B}{B}",
        DrawInstead(
            you,
            (
                when(
                    there_are(each(cards, GRAVEYARD, you)),
                    using(Choose(each(cards, GRAVEYARD, you), 0), to_hand(saved(0))), otherwise=(LoseGame(you),),
                ),
            ),
        ),
        MovesInstead(nontoken & you_own, GRAVEYARD, EXILE),
    ),
    instant(
        "Force of Will", "{3}{U}{U}", AlternativeCost(cost(pay_life(1), ExileCards(blue))), counter(target(spells))
    ),
    basic_land("Forest", "Forest"),
    instant(
        "Fork", "{R}{R}", CopySpell(target((instants | sorceries) & spells), exceptions=(SetColors(RED),))
    ),
    legendary(artifact(
        "Forsaken Monument", "{5}",
        have(colorless & creatures & you_control, plus(2, 2)),
        whenever(TapsForMana(permanents & you_control), AddMana(parse("{C}"), produced=True)),
        whenever(casts(you, colorless & spells), gain_life(2)),
    )),
    land(
        "Fortified Beachhead", "",
        as_enters(PayOr(
            you, RevealCards(subtype("Soldier")), unpaid=(when(unless(you_have(subtype("Soldier"))), tap(this)),)
        )),
        taps_for("WU"), activated(cost("{5}", tap_symbol), gets(each(subtype("Soldier") & you_control), 1, 1)),
    ),
    creature("Fortress Crab", "{3}{U}", "Crab", 1, 6),
    creature("Fortress Kin-Guard", "{1}{W}", "Dog Soldier", 1, 2, when_enters(Endure(this, 1))),
    saga(
        "Founding the Third Path", "{1}{U}", read_ahead,
        chapter(
            1,
            CastNow(
                each(cards, HAND, you), spell=(instants | sorceries) & (mana_value_of(1) | mana_value_of(2)), cost=free
            ),
        ),
        chapter(2, mill(4, target_player())),
        chapter(
            3, exile(in_graveyard((instants | sorceries) & your), save=0), CopyCards(saved(0), 1), CastNow(saved(1)),
        ),
    ),
    artifact_creature("Foundry Inspector", "{3}", "Construct", 3, 2, cost_less(artifacts & spells, 1)),
    creature(
        "Foundry Street Denizen", "{R}", "Goblin Warrior", 1, 1,
        whenever(enters(other & red & creatures & you_control), gets(this, 1, 0)),
    ),
    artifact(
        "Fractured Powerstone", "{2}", tap_for("{C}"), activated(tap_symbol, Planar(ROLL_PLANAR_DIE), timing=AS_SORCERY),
    ),
    creature("Freewind Falcon", "{1}{W}", "Bird", 1, 1, flying, protection(red)),
    creature("Frenzy Sliver", "{1}{B}", "Sliver", 1, 1, have(subtype("Sliver") & creatures, has(numbered(FRENZY, 1)))),
    legendary(planeswalker(
        "Freyalise, Llanowar's Fury", "{3}{G}{G}", "Freyalise", 3,
        loyalty(2, create(creature_token("Elf Druid", 1, 1, GREEN, tap_for("{G}")))),
        loyalty(-2, destroy(target(artifacts | enchantments))),
        loyalty(-6, draw(number_of(green & creatures & you_control))),
        CanBeCommander(),
    )),
    legendary(creature(
        "Frodo, Adventurous Hobbit", "{W}{B}", "Halfling Scout", 1, 3,
        Keyword(PARTNER_WITH, text="Sam, Loyal Attendant"), vigilance,
        whenever(
            attacks(), TemptedByRing(),
            then(when(all_of(is_a(this, YOUR_RING_BEARER), at_least(Temptations(you), 2)), draw())),
            only_if=Happened(GainsLife(you), 3, amounts=True),
        ),
    )),
    aura(
        "Frogify", "{1}{U}", enchant(creatures),
        have(enchanted, LoseAllAbilities(), SetTypes(CREATURE, ("Frog",)), SetColors(BLUE), base(1, 1)),
    ),
    sorcery(
        "From the Ashes", "{3}{R}", Destroy(each(lands & ~basic), save=0),
        ForEach(
            saved(0),
            (
                May(
                    (Search(controller_of(that_one), basic & lands, BATTLEFIELD, shuffle=False),),
                    controller_of(that_one), doers=1,
                ),
            ),
        ),
        Shuffle(SavedPlayers(1)),
    ),
    sorcery(
        "From Under the Floorboards", "{3}{B}{B}", costed(MADNESS, "{X}{B}{B}"),
        when(
            CostWasPaid("madness"), together(create(_ZOMBIE, x, tapped=True), gain_life(x)),
            otherwise=(together(create(_ZOMBIE, 3, tapped=True), gain_life(3)),),
        ),
    ),
    land("Frontier Bivouac", "", enters_tapped(), activated(tap_symbol, add_one_of(GREEN | BLUE | RED))),
    creature(
        "Frontier Warmonger", "{3}{R}", "Human Warrior", 4, 4,
        whenever(
            PlayerAttacks(each_player, whom=OPPONENT_OR_PLANESWALKERS),
            gains(each(creatures & IsAttacking(what=OPPONENT_OR_PLANESWALKERS)), menace),
        ),
    ),
    instant(
        "Full Bore", "{R}", gets(target(creatures & you_control), 3, 2),
        when(is_a(the_target, WasCastFor("warp")), gains(the_target, trample, haste)),
    ),
    legendary(creature(
        "Fumiko the Lowblood", "{2}{R}{R}", "Human Samurai", 3, 2,
        Keyword(BUSHIDO, number=number_of(creatures & attacking)), Restrict(MUST_ATTACK, creatures & opponents_control),
    )),
    room(
        door(
            "Funeral Room", "{2}{B}",
            whenever(dies(creatures & you_control), together(lose_life(1, each_opponent), gain_life(1))),
        ),
        door("Awakening Hall", "{6}{B}{B}", unlocked(to_battlefield(each(creatures, GRAVEYARD, you)))),
    ),
    instant(
        "Fury Charm", "{1}{R}",
        modes(
            destroy(target(artifacts)), gets(target(creatures), 1, 1, trample),
            TakeCounters(target(IsIn(BATTLEFIELD) | IsSuspended(), zone=BATTLEFIELD | EXILE), "time", 2),
        ),
    ),
    sorcery(
        "Furygale Flocking", "{8}{R}{R}", OwnCost(number_of((instants | sorceries), GRAVEYARD, you)),
        ForEachPlayer(
            each_opponent,
            (
                create(creature_token("Elemental", 3, 3, BLUE | RED, flying), 2, save=0),
                establish(Restrict(MUST_ATTACK, one_of(saved(0)), _VICTIM)), gains(saved(0), haste),
            ),
        ),
    ),
)  # fmt: skip
