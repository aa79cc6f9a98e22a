"""Cards whose names begin with Ea to Em."""

from inset.cards.vocabulary import *

_SHOCKED = target(creatures)
CARDS: tuple[Card, ...] = (
    creature("Eager Cadet", "{W}", "Human Soldier", 1, 1),
    sorcery("Eagle Vision", "{4}{U}", costed(FREERUNNING, "{1}{U}"), draw(3)),
    enchantment("Earth Surge", "{3}{G}", have(lands & creatures, plus(2, 2))),
    enchantment(
        "Earthbender Ascension", "{2}{G}",
        when_enters(
            Earthbend(2, target(lands & you_control)), then(search(basic & lands, BATTLEFIELD, tapped=True)),
        ),
        whenever(
            enters(lands & you_control), put_counters(this, 1, "quest"),
            WhenYouDo(body(when(
                is_a(this, with_counter("quest", 4)), put_counters(target(creatures & you_control)), gains(the_target, trample),
            ))),
        ),
    ),
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
    transforming(
        legendary(creature(
            "Edgar, Charmed Groom", "{2}{W}{B}", "Vampire Noble", 4, 4,
            have(other & subtype("Vampire") & you_control, plus(1, 1)),
            whenever(dies(), Move(this, BATTLEFIELD, under=owner_of(this), transformed=True)),
        )),
        legendary(artifact(
            "Edgar Markov's Coffin", None,
            at_beginning(
                UPKEEP,
                together(
                    create(creature_token("Vampire", 1, 1, WHITE | BLACK, lifelink)), put_counters(this, 1, "bloodline")
                ),
                when(
                    is_a(this, with_counter("bloodline", 3)),
                    together(TakeCounters(this, "bloodline", counters_on(this, "bloodline")), Transform(this)),
                ),
            ),
            colors=WHITE | BLACK,
        )),
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
    modal(
        legendary(creature(
            "Egon, God of Death", "{2}{B}", "God", 6, 6, deathtouch,
            at_beginning(
                UPKEEP,
                when(
                    there_are(each(cards, GRAVEYARD, you), 2),
                    using(Choose(each(cards, GRAVEYARD, you), 0, 2, 2), exile(saved(0))),
                    otherwise=(together(sacrifice(), draw()),),
                ),
            ),
        )),
        legendary(artifact(
            "Throne of Death", "{B}", at_beginning(UPKEEP, mill(1)),
            activated(cost("{2}{B}", tap_symbol, ExileCards(creatures, GRAVEYARD)), draw()),
        )),
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
    creature(
        "Eldrazi Mimic", "{2}", "Eldrazi", 2, 1,
        whenever(
            enters(other & colorless & creatures & you_control), may(becomes(this, base(power_of(it), toughness_of(it)))),
        ),
    ),
    sorcery(
        "Eldritch Evolution", "{1}{G}{G}", AdditionalCost(sacrificing(creatures)),
        search(creatures & mana_value_at_most(Plus(2, mana_value(saved(COST_SLOT)))), BATTLEFIELD), exile(this),
    ),
    instant(
        "Electrostatic Bolt", "{R}",
        when(is_a(_SHOCKED, artifacts & creatures), deal(4, to=_SHOCKED), otherwise=(deal(2, to=_SHOCKED),)),
    ),
    aura(
        "Elemental Resonance", "{2}{G}{G}", enchant(anything), at_beginning(PRECOMBAT_MAIN, AddMana(cost_of=host)),
    ),
    legendary(creature(
        "Elenda, Saint of Dusk", "{2}{W}{B}", "Vampire Knight", 4, 4, lifelink, Keyword(HEXPROOF, where=instants),
        static(have(this_one, plus(1, 1), has(menace)), only_if=more(LifeTotal(you), StartingLife(you))),
        static(have(this_one, plus(5, 5)), only_if=at_least(LifeTotal(you), Plus(StartingLife(you), 10))),
    )),
    transforming(
        legendary(creature(
            "Elesh Norn", "{2}{W}{W}", "Phyrexian Praetor", 3, 5, vigilance,
            whenever(
                DealsDamage(opponents_control, you_control, you),
                PayOr(controller_of(it), cost("{1}"), unpaid=(lose_life(2, controller_of(it)),)),
            ),
            activated(
                cost("{2}{W}", sacrificing(other & creatures, 3)),
                then(exile(this, save=0), Move(saved(0), BATTLEFIELD, under=owner_of(saved(0)), transformed=True)),
                timing=AS_SORCERY,
            ),
        )),
        enchantment(
            "The Argent Etchings", None,
            chapter(1, then(Repeat(5, (Incubate(INCUBATOR, 2),)), Transform(each(subtype("Incubator") & tokens & you_control)))),
            chapter(2, gets(each(creatures & you_control), 1, 1, double_strike)),
            chapter(
                3, destroy(each(other & ~(artifacts | lands) & ~subtype("Phyrexian"))),
                then(exile(this, save=0), to_battlefield(saved(0), you)),
            ),
            subtypes="Saga", colors=WHITE,
        ),
    ),
    legendary(creature(
        "Eloise, Nephalia Sleuth", "{3}{U}{B}", "Human Rogue", 4, 4,
        whenever(dies(other & creatures & you_control), investigate()),
        whenever(Sacrifices(you, tokens), surveil(1)),
    )),
    legendary(creature(
        "Elsha of the Infinite", "{2}{U}{R}{W}", "Djinn Monk", 3, 3, prowess, PlayerRule(LOOK_AT_TOP, you),
        static(
            MayPlay(you, LIBRARY, spell=~creatures, top_only=True), as_though_flash(~creatures & cast_from(LIBRARY)),
        ),
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
    creature(
        "Emberwilde Djinn", "{2}{R}{R}", "Djinn", 5, 4, flying,
        at_beginning(
            UPKEEP,
            PayOr(
                that_player, OneOf((cost("{R}{R}"), pay_life(2))),
                paid=(becomes(this, SetController(that_player), duration=FOREVER),),
            ),
            of=each_player,
        ),
    ),
    sorcery(
        "Emergent Sequence", "{1}{G}", Search(you, basic & lands, BATTLEFIELD, tapped=True, save=0),
        becomes(saved(0), AddTypes(CREATURE, ("Fractal",)), SetColors(GREEN | BLUE), base(0, 0), duration=FOREVER),
        put_counters(saved(0), TimesHappened(enters(lands & you_control))),
    ),
    sorcery(
        "Emergent Ultimatum", "{B}{B}{G}{G}{G}{U}{U}",
        Search(you, ColorCount(EQ, 1), EXILE, 0, 3, different=True, save=0, shuffle=False), ChooseWord(OPPONENT),
        Choose(saved(0), 1, who=ChosenPlayer()), to_library(saved(1)), Shuffle(you),
        CastNow(Among(saved(0), IsIn(EXILE)), cost=free, most=ANY_NUMBER), exile(this),
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
    transforming(
        legendary(creature(
            "Emet-Selch, Unsundered", "{1}{U}{B}", "Elder Wizard", 2, 4, vigilance,
            whenever(either(enters(), attacks()), then(draw(), discard())),
            at_beginning(UPKEEP, may(Transform(this)), only_if=there_are(each(cards, GRAVEYARD, you), 14)),
        )),
        legendary(creature(
            "Hades, Sorcerer of Eld", None, "Avatar", 6, 6, vigilance,
            ability_word("Echo of the Lost", static(MayPlay(you, GRAVEYARD, lands=True, condition=your_turn))),
            MovesInstead(you_own, GRAVEYARD, EXILE), colors=BLUE | BLACK,
        )),
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
        "Empty-Shrine Kannushi", "{W}", "Human Cleric", 1, 1, protection(SharesColorWith(each(you_control))),
    ),
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
)  # fmt: skip
