"""Cards whose names begin with Ta to Te."""

from inset.cards.vocabulary import *

_REFLECTED = target(creatures & you_control)
_TALENT = target((instants | sorceries) & spells)
CARDS: tuple[Card, ...] = (
    legendary(creature(
        "Tahngarth, First Mate", "{2}{R}{G}", "Minotaur Warrior", 5, 5, Restrict(CANT_BE_BLOCKED_BY_MORE, this_one),
        whenever(
            PlayerAttacks(each_opponent), may(Modify(this, (SetController(that_player),), END_OF_COMBAT)),
            when(if_you_do, JoinAttack(this, that_player)), only_if=is_a(this, tapped),
        ),
    )),
    dual_land("Taiga", "RG"),
    legendary(creature(
        "Taigam, Master Opportunist", "{1}{U}", "Human Monk", 2, 2,
        ability_word("Flurry", whenever(
            casts(you, spells, nth=2),
            then(CopySpell(it, new_targets=False), Move(it, EXILE, counters=(("time", 4),), save=0)),
            GainSuspend(saved(0)),
        )),
    )),
    creature(
        "Tainted Adversary", "{1}{B}", "Zombie", 2, 3, deathtouch,
        when_enters(
            DoWhile((PayOr(you, cost("{2}{B}"), paid=(Remember(0, number=Plus(SavedNumber(0), 1)),), save=1),), Did(1)),
            when(at_least(SavedNumber(0), 1), WhenYouDo(body(
                put_counters(this, SavedNumber(0)),
                create(creature_token("Zombie", 2, 2, BLACK, Keyword(DECAYED)), times(2, SavedNumber(0))),
            ))),
        ),
    ),
    instant(
        "Tainted Indulgence", "{U}{B}", draw(2),
        when(unless(at_least(StatsAmong(MANA_VALUE, each(cards, GRAVEYARD, you)), 5)), discard()),
    ),
    instant("Tale's End", "{1}{U}", counter(target(IsAbility() | legendaries & spells))),
    creature(
        "Talus Paladin", "{3}{W}", "Human Knight Ally", 2, 3,
        whenever(
            enters(this_one | (subtype("Ally") & you_control)), may(gains(each(subtype("Ally") & you_control), lifelink)),
            may(put_counters(this)),
        ),
    ),
    legendary(creature(
        "Tameshi, Reality Architect", "{2}{U}", "Moonfolk Wizard", 2, 3,
        whenever(Moves(~creatures, BATTLEFIELD, HAND, batch=True), draw(), limit=1),
        activated(
            cost("{X}{W}", ReturnToHand(lands)),
            to_battlefield(in_graveyard((artifacts | enchantments) & your & mana_value_at_most(x))), timing=AS_SORCERY,
        ),
    )),
    planeswalker(
        "Tamiyo, Field Researcher", "{1}{G}{W}{U}", "Tamiyo", 4,
        loyalty(
            +1, Remember(0, up_to(2, creatures)),
            Later(
                DealsDamage(one_of(saved(0)), combat=True, batch=False), Body((draw(),)), once=False,
                duration=UNTIL_YOUR_NEXT_TURN,
            ),
        ),
        loyalty(-2, tap(up_to(2, ~lands)), stays_tapped(the_target)),
        loyalty(-7, draw(3), Emblem((static(MayPlay(you, HAND, cost=free)),))),
    ),
    legendary(creature(
        "Tana, the Bloodsower", "{2}{R}{G}", "Elf Druid", 2, 2, trample,
        whenever(deals_combat_damage(), create(SAPROLING, that_much)), Keyword(PARTNER),
    )),
    creature(
        "Tandem Lookout", "{2}{U}", "Human Scout", 2, 1, Keyword(SOULBOND),
        pair_has(has(whenever(DealsDamage(this_one, to_players=each_opponent), draw()))),
    ),
    artifact(
        "Tangle Wire", "{3}", numbered(FADING, 4),
        at_beginning(UPKEEP, ForEachPlayer(that_player, (
            using(
                Choose(
                    each(untapped & (artifacts | creatures | lands) & they_control), 0,
                    counters_on(this, "fade"), counters_on(this, "fade"), who=they,
                ),
                tap(saved(0)),
            ),
        )), of=each_player),
    ),
    vehicle(
        "TARDIS", "{2}", 2, 4, flying,
        whenever(
            attacks(), *for_the_next_spell(Continuous(the_next_spell(), (has(Keyword(CASCADE)),), STACK)),
            may(Planar(PLANESWALK)), only_if=you_have(subtype("Time Lord")),
        ),
        crew(2),
    ),
    kindred(instant("Tarfire", "{R}", deal(2, any_target()), subtypes="Goblin")),
    creature(
        "Tarmogoyf", "{1}{G}", "Lhurgoyf", 0, 1,
        defines_size(CardTypesAmong(each(cards, GRAVEYARD)), Plus(CardTypesAmong(each(cards, GRAVEYARD)), 1)),
    ),
    legendary(equipment(
        "Tatsumasa, the Dragon's Fang", "{6}", have(equipped, plus(5, 5)),
        activated(
            cost("{6}", exile_this), create(creature_token("Dragon Spirit", 5, 5, BLUE, flying), save=0),
            Later(dies(one_of(saved(0))), body(to_battlefield(saved(THIS_SLOT), owner_of(saved(THIS_SLOT))))),
        ),
        equip("{3}"),
    )),
    creature(
        "Tavern Scoundrel", "{1}{R}", "Human Rogue", 1, 3, whenever(FlipsCoin(you), create(TREASURE, 2)),
        activated(cost("{1}", tap_symbol, sacrificing(other)), FlipCoin()),
    ),
    legendary(creature(
        "Tawnos, Solemn Survivor", "{1}{U}", "Human Artificer", 1, 3,
        activated(cost("{2}", tap_symbol), create_copy(up_to(1, artifacts & tokens & you_control)), mill(2)),
        activated(
            cost("{1}{W}{U}{B}", tap_symbol, sacrificing(artifacts & tokens, 2), ExileCards(artifacts | creatures, GRAVEYARD)),
            create_copy(Among(saved(COST_SLOT), IsIn(EXILE)), 1, also(ARTIFACT)),
            timing=AS_SORCERY,
        ),
    )),
    planeswalker(
        "Teferi, Hero of Dominaria", "{3}{W}{U}", "Teferi", 4,
        loyalty(+1, draw(), at_next(END, body(using(Choose(each(lands), 0, 0, 2), untap(saved(0)))))),
        loyalty(-3, to_library(target(~lands), 2)),
        loyalty(-8, Emblem((whenever(draws(you), exile(target(permanents & opponents_control))),))),
    ),
    legendary(creature(
        "Teferi, Mage of Zhalfir", "{2}{U}{U}{U}", "Human Wizard", 3, 4, flash,
        static(Continuous(creatures & you_own & IsCard(), (has(flash),), ANY_ZONE & ~BATTLEFIELD)),
        CastOnlyAsSorcery(each_opponent),
    )),
    planeswalker(
        "Teferi, Master of Time", "{2}{U}{U}", "Teferi", 3, ActivatesAsInstant(this_one), loyalty(+1, then(draw(), discard())),
        loyalty(-3, PhaseOut(target(creatures & you_dont_control))), loyalty(-10, ExtraTurn(you), ExtraTurn(you)),
    ),
    planeswalker(
        "Teferi, Temporal Pilgrim", "{3}{U}{U}", "Teferi", 4,
        whenever(draws(you), put_counters(this, 1, "loyalty")), loyalty(0, draw()),
        loyalty(-2, create(creature_token("Spirit", 2, 2, BLUE, vigilance, whenever(draws(you), put_counters(this))))),
        loyalty(
            -12, using(Choose(each(controlled_by(target_opponent())), 0, who=the_target_player), to_hand(saved(0))),
            Remember(1, each(~lands & controlled_by(the_target_player))),
            Remember(2, who=PlayerUnion((the_target_player, owner_of(saved(1))))),
            to_library(saved(1)), Shuffle(SavedPlayers(2)),
        ),
    ),
    planeswalker(
        "Teferi, Time Raveler", "{1}{W}{U}", "Teferi", 4, CastOnlyAsSorcery(each_opponent),
        loyalty(+1, establish(as_though_flash(sorceries & spells), duration=UNTIL_YOUR_NEXT_TURN)),
        loyalty(-3, to_hand(up_to(1, artifacts | creatures | enchantments)), draw()),
    ),
    legendary(enchantment("Teferi's Ageless Insight", "{2}{U}{U}", DrawInstead(you, (draw(2),), spare_first=True))),
    creature(
        "Teferi's Imp", "{2}{U}", "Imp", 1, 1, flying, Keyword(PHASING), whenever(Phases(this_one), discard()),
        whenever(Phases(this_one, out=False), draw()),
    ),
    sorcery(
        "Tegwyll's Scouring", "{4}{B}{B}", FlashIf(cost=TapOthers(creatures & having(flying), 3)),
        destroy(each(creatures)), create(creature_token("Faerie Rogue", 1, 1, BLACK, flying), 3),
    ),
    artifact_creature(
        "Tek", "{5}", "Dragon", 2, 2,
        static(have(this_one, plus(0, 2)), only_if=you_have(subtype("Plains"))),
        static(have(this_one, has(flying)), only_if=you_have(subtype("Island"))),
        static(have(this_one, plus(2, 0)), only_if=you_have(subtype("Swamp"))),
        static(have(this_one, has(first_strike)), only_if=you_have(subtype("Mountain"))),
        static(have(this_one, has(trample)), only_if=you_have(subtype("Forest"))),
    ),
    shock_land("Temple Garden", "GW"),
    temple("Temple of Abandon", "RG"),
    temple("Temple of Deceit", "UB"),
    temple("Temple of Enlightenment", "WU"),
    temple("Temple of Epiphany", "UR"),
    temple("Temple of Malady", "BG"),
    temple("Temple of Malice", "BR"),
    temple("Temple of Mystery", "GU"),
    temple("Temple of Plenty", "GW"),
    temple("Temple of Silence", "WB"),
    land(
        "Temple of the Dragon Queen", "",
        as_enters(PayOr(
            you, RevealCards(subtype("Dragon")), unpaid=(when(unless(you_have(subtype("Dragon"))), tap(this)),)
        )),
        as_enters(ChooseWord(COLOR)),
        activated(tap_symbol, AddMana(chosen=True)),
    ),
    temple("Temple of Triumph", "RW"),
    sorcery("Temporal Mastery", "{5}{U}{U}", ExtraTurn(), exile(this), costed(MIRACLE, "{1}{U}")),
    sorcery(
        "Temporary Truce", "{1}{W}",
        Draw(each_player, 2, up_to=True, save=0),
        ForEachPlayer(each_player, (
            gain_life(times(2, Minus(2, Count(Among(saved(0), owned_by(they))))), they),
        )),
    ),
    sorcery(
        "Tempt with Reflections", "{3}{U}",
        Spell(body(
            Remember(-1, _REFLECTED), create_copy(_REFLECTED),
            May((CreateCopy(_REFLECTED, who=they),), each_opponent, save=2, doers=1),
            Repeat(CountPlayers(SavedPlayers(1)), (create_copy(_REFLECTED),)),
        ), name="Tempting offer"),
    ),
    creature(
        "Tenacious Underdog", "{1}{B}", "Human Warrior", 3, 2, Keyword(BLITZ, cost("{2}{B}{B}", pay_life(2))),
        static(MayPlay(you, GRAVEYARD, card=this_one, spell=WasCastFor("blitz")), zone=GRAVEYARD),
    ),
    aura(
        "Tenuous Truce", "{1}{W}", Keyword(ENCHANT, text="opponent"),
        at_beginning(END, draw(1, PlayerUnion((you, EnchantedPlayer()))), of=EnchantedPlayer()),
        whenever(
            either(
                PlayerAttacks(you, whom=ENCHANTED_PLAYER_OR_PLANESWALKERS),
                PlayerAttacks(EnchantedPlayer(), whom=YOU_OR_PLANESWALKERS),
            ),
            sacrifice(),
        ),
    ),
    legendary(equipment(
        "Tenza, Godo's Maul", "{3}", have(equipped, plus(1, 1)), have(equipped & legendaries, plus(2, 2)),
        have(equipped & red, has(trample)), equip("{1}"),
    )),
    creature(
        "Tephraderm", "{4}{R}", "Beast", 4, 5, whenever(DealsDamage(creatures, this_one), deal(that_much, it)),
        whenever(DealsDamage(spells, this_one), deal(that_much, controller_of(it))),
    ),
    modal(
        legendary(creature(
            "Tergrid, God of Fright", "{3}{B}{B}", "God", 4, 5, menace,
            whenever(
                either(Sacrifices(each_opponent, nontoken), Discards(each_opponent, permanent_cards)),
                may(to_battlefield(Among(it, IsIn(GRAVEYARD)), you)),
            ),
        )),
        legendary(artifact(
            "Tergrid's Lantern", "{3}{B}",
            activated(tap_symbol, PayOr(
                target_player(), OneOf((sacrificing(~lands), discarding())), unpaid=(lose_life(3, the_target_player),),
            )),
            activated("{3}{B}", untap(this)),
        )),
    ),
    instant("Terminate", "{B}{R}", Destroy(target(creatures), regenerate=False)),
    creature(
        "Territorial Aetherkite", "{4}{R}{R}", "Cat Dragon", 6, 5, flying, haste,
        when_enters(
            GiveCounters(you, "energy", 2), PayAny(you, "energy", save=0),
            when(more(SavedNumber(0), 0), WhenYouDo(body(deal(SavedNumber(0), to=each(other & creatures))))),
        ),
    ),
    instant(
        "Test of Talents", "{1}{U}", Remember(3, who=controller_of(_TALENT)),
        Remember(4, number=number_of(cards, HAND, SavedPlayers(3))), counter(_TALENT),
        Search(
            you, SharesNameWith(_TALENT), EXILE, most=ANY_NUMBER, zones=GRAVEYARD | HAND | LIBRARY, whose=SavedPlayers(3)
        ),
        draw(Minus(SavedNumber(4), number_of(cards, HAND, SavedPlayers(3))), SavedPlayers(3)),
    ),
)  # fmt: skip
