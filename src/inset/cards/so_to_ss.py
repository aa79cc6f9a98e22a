"""Cards whose names begin with So to Ss."""

from inset.cards.vocabulary import *

_WITH_MOST_CARDS = PlayersWhere(each_player, at_least(number_of(cards, HAND, they), MostOwned(each(cards, HAND))))
_GIVER = target_opponent()
CARDS: tuple[Card, ...] = (
    artifact_creature(
        "Sojourner's Companion", "{7}", "Salamander", 4, 4, affinity(artifacts),
        Keyword(CYCLING, cost("{2}"), where=artifacts & lands),
    ),
    creature(
        "Sokenzan Renegade", "{2}{R}", "Ogre Samurai Mercenary", 3, 3, numbered(BUSHIDO, 1),
        at_beginning(
            UPKEEP,
            Remember(0, who=_WITH_MOST_CARDS), becomes(this, SetController(SavedPlayers(0)), duration=FOREVER),
            only_if=Compare(CountPlayers(_WITH_MOST_CARDS), EQ, 1),
        ),
    ),
    artifact("Sol Ring", "{1}", tap_for("{C}{C}")),
    artifact(
        "Solar Array", "{3}",
        activated(
            tap_symbol, add_one_of(ALL_COLORS),
            Later(casts(you, artifacts & spells), body(gains(it, Keyword(SUNBURST), duration=FOREVER)), duration=THIS_TURN),
        ),
    ),
    enchantment(
        "SOLDIER Military Program", "{2}{W}",
        at_beginning(BEGIN_COMBAT, Modes(
            (
                body(create(SOLDIER)),
                body(using(
                    Choose(each(subtype("Soldier") & you_control), 0, least=0, most=2), put_counters(saved(0)),
                )),
            ),
            instead=OtherCount(you_have(IsCommander()), 1, 2),
        )),
    ),
    enchantment(
        "Solemnity", "{2}{W}", CantGetCounters(each_player),
        CantHaveCounters(artifacts | creatures | enchantments | lands),
    ),
    instant(
        "Solfatara", "{2}{R}", lines(establish(CantPlayLands(target_player())), at_next(UPKEEP, body(draw()))),
    ),
    sorcery("Solve the Equation", "{2}{U}", search(instants | sorceries)),
    aura(
        "Song of the Dryads", "{2}{G}", enchant(permanents),
        have(enchanted, SetColors(0), SetTypes(LAND, ("Forest",))),
    ),
    sorcery(
        "Sorceress's Schemes", "{3}{R}",
        to_hand(
            target(
                ((instants | sorceries) & your & IsIn(GRAVEYARD)) | (IsIn(EXILE) & HasKeyword(FLASHBACK) & you_own),
                zone=GRAVEYARD | EXILE,
            )
        ),
        add("{R}"), flashback("{4}{R}"),
    ),
    artifact(
        "Sorcerous Spyglass", "{2}",
        as_enters(ChooseWord(OPPONENT), LookAt(each(cards, HAND, ChosenPlayer())), choose_name()),
        Restrict(CANT_ACTIVATE, with_chosen_name, spare_mana=True),
    ),
    planeswalker(
        "Sorin, Grim Nemesis", "{4}{W}{B}", "Sorin", 6,
        loyalty(
            +1, together(LookAt(top_cards(), reveal=True, save=0), to_hand(saved(0))),
            lose_life(mana_value(saved(0)), each_opponent),
        ),
        Activated(
            RemoveCounters("loyalty", x), body(together(deal(x, target(creatures | planeswalkers)), gain_life(x))),
            loyalty=True,
        ),
        loyalty(-9, create(creature_token("Vampire Knight", 1, 1, BLACK, lifelink), LifeTotal(MostLife()))),
    ),
    planeswalker(
        "Sorin, Lord of Innistrad", "{2}{W}{B}", "Sorin", 3,
        loyalty(+1, create(creature_token("Vampire", 1, 1, BLACK, lifelink))),
        loyalty(-2, Emblem((static(have(creatures & you_control, plus(1, 0))),))),
        loyalty(
            -6, Destroy(up_to(3, creatures | other & planeswalkers), save=0),
            to_battlefield(Among(saved(0), IsIn(GRAVEYARD)), you),
        ),
    ),
    planeswalker(
        "Sorin, Solemn Visitor", "{2}{W}{B}", "Sorin", 4,
        loyalty(+1, gets(each(creatures & you_control), 1, 0, lifelink, duration=UNTIL_YOUR_NEXT_TURN)),
        loyalty(-2, create(creature_token("Vampire", 2, 2, BLACK, flying))),
        loyalty(-6, Emblem((at_beginning(UPKEEP, sacrifices(that_player, creatures), of=each_opponent),))),
    ),
    artifact("Soul Conduit", "{6}", activated(cost("{6}", tap_symbol), ExchangeLife(target_player(count=2)))),
    artifact(
        "Soul Foundry", "{4}",
        ability_word("Imprint", when_enters(
            May((Choose(each(creatures, HAND, you), 0), exile(saved(0), link=True)), save=2)
        )),
        activated(cost(PayGeneric(mana_value(linked_cards)), tap_symbol), create_copy(linked_cards)),
    ),
    instant(
        "Soul Partition", "{1}{W}", exile(target(~lands), save=0),
        when(
            PlayerIs(owner_of(saved(0)), each_opponent), Permit(saved(0), who=owner_of(saved(0)), add=cost("{2}")),
            otherwise=(Permit(saved(0), who=owner_of(saved(0))),),
        ),
    ),
    sorcery(
        "Soul Search", "{W}{B}", RevealHand(_GIVER),
        using(Choose(each(~lands, HAND, _GIVER), 0), exile(saved(0), save=1)),
        when(is_a(saved(1), mana_value_at_most(1)), create(creature_token("Spirit", 1, 1, WHITE | BLACK, flying))),
    ),
    instant(
        "Soul Shatter", "{2}{B}",
        ForEachPlayer(each_opponent, (
            sacrifices(they, (creatures | planeswalkers) & StatIs(
                MANA_VALUE, EQ, Greatest(MANA_VALUE, each((creatures | planeswalkers) & they_control))
            )),
        )),
    ),
    sorcery("Soul Summons", "{1}{W}", Manifest(you)),
    creature(
        "Soul-Scar Mage", "{R}", "Human Wizard", 1, 2, prowess,
        DamageInstead(
            you_control, (put_counters(it, that_much, "-1/-1"),), to=creatures & opponents_control, combat=False,
        ),
    ),
    creature(
        "Spark Double", "{3}{U}", "Illusion", 0, 0,
        EntersAsCopy(
            this_one, (creatures | planeswalkers) & you_control, (LoseSupertypes(LEGENDARY),),
            entering=(
                EntersWithCounters(this_one & creatures, "+1/+1", 1),
                EntersWithCounters(this_one & planeswalkers, "loyalty", 1),
            ),
        ),
    ),
    creature(
        "Spectral Adversary", "{1}{U}", "Spirit", 2, 1, flash, flying,
        when_enters(
            DoWhile((PayOr(you, cost("{1}{U}"), paid=(Remember(0, number=Plus(SavedNumber(0), 1)),), save=1),), Did(1)),
            when(
                at_least(SavedNumber(0), 1),
                WhenYouDo(body(then(
                    put_counters(this, SavedNumber(0)),
                    PhaseOut(up_to(SavedNumber(0), other & (artifacts | creatures | enchantments))),
                ))),
            ),
        ),
    ),
    creature(
        "Spectral Arcanist", "{3}{U}", "Spirit Wizard", 3, 2, flying,
        when_enters(CastNow(
            each(instants | sorceries, GRAVEYARD),
            spell=(instants | sorceries) & mana_value_at_most(number_of(subtype("Spirit") & you_control)),
            cost=free, exile_after=True,
        )),
    ),
    instant(
        "Spell Pierce", "{U}",
        unless_pays(controller_of(target(~creatures & spells)), cost("{2}"), counter(the_target)),
    ),
    creature(
        "Spell Queller", "{1}{W}{U}", "Spirit", 2, 3, flash, flying,
        when_enters(exile(target(spells & mana_value_at_most(4)), link=True)),
        whenever(leaves(), CastNow(linked_cards, owner_of(linked_cards), cost=free)),
    ),
    instant("Spell Snare", "{U}", counter(target(spells & mana_value_of(2)))),
    artifact_creature(
        "Spellskite", "{2}", "Phyrexian Horror", 0, 4,
        activated("{U/P}", ChangeTargets(target(Or((spells, IsAbility()))), A_TARGET, this)),
    ),
    sorcery(
        "Spelltwine", "{5}{U}",
        exile(Union((
            in_graveyard((instants | sorceries) & your), in_graveyard((instants | sorceries) & opponents_own)
        )), save=0),
        CopyCards(saved(0), 1), CastNow(saved(1), cost=free, most=2, optional=False, save=2), exile(this),
    ),
    artifact("Sphere of Resistance", "{2}", cost_more(spells, 1)),
    enchantment(
        "Sphere of Safety", "{4}{W}",
        CombatCost(creatures, PayGeneric(Count(each(enchantments & you_control))), YOU_OR_PLANESWALKERS),
    ),
    artifact(
        "Sphere of the Suns", "{2}", static(enters_tapped(), enters_with(3, "charge")),
        activated(cost(tap_symbol, removing("charge")), add_one_of(ALL_COLORS)),
    ),
    instant("Sphinx's Revelation", "{X}{W}{U}{U}", together(gain_life(x), draw(x))),
    enchantment(
        "Sphinx's Tutelage", "{2}{U}",
        whenever(
            draws(you),
            DoWhile(
                (Mill(target_opponent(), 2, save=0),),
                Exists(Among(saved(0), ~lands), 2, one_color=True),
            ),
        ),
        activated("{5}{U}", then(draw(), discard())),
    ),
    creature("Spider-Islanders", "{3}{R}", "Spider Horror Citizen", 4, 3, costed(MAYHEM, "{1}{R}")),
    legendary(creature("Spider-Man, Web-Slinger", "{2}{W}", "Spider Human Hero", 3, 3, costed(WEB_SLINGING, "{W}"))),
    instant(
        "Spider-Sense", "{1}{U}", costed(WEB_SLINGING, "{U}"),
        counter(target(((instants | sorceries) & spells) | IsAbility(activated=False))),
    ),
    instant("Spin into Myth", "{4}{U}", then(to_library(target(creatures)), Fateseal(2))),
    fast_land("Spirebluff Canal", "UR"),
    aura("Spirit Mantle", "{1}{W}", enchant(creatures), have(enchanted, plus(1, 1), has(protection(creatures)))),
    enchantment_creature(
        "Spirit of the Labyrinth", "{1}{W}", "Spirit", 3, 1, PlayerRule(CANT_DRAW_MORE, each_player, 1)
    ),
    creature(
        "Spitting Slug", "{1}{G}{G}", "Slug", 2, 4,
        whenever(
            either(blocks(), BecomesBlocked(this_one)),
            PayOr(
                you, cost("{1}{G}"), (gains(this, first_strike),),
                (gains(each(creatures & (IsBlocking(this) | IsBlocked(this))), first_strike),),
            ),
        ),
    ),
    instant(
        "Spore Cloud", "{1}{G}{G}", tap(each(blocking & creatures)), establish(PreventDamage(combat=True)),
        stays_tapped(each(creatures & (attacking | blocking))),
    ),
    aura(
        "Spreading Seas", "{1}{U}", enchant(lands), when_enters(draw()),
        have(enchanted, SetTypes(LAND, ("Island",), keep_types=True)),
    ),
    artifact("Springleaf Drum", "{1}", activated(cost(tap_symbol, TapOthers(creatures)), add_one_of(ALL_COLORS))),
    creature(
        "Sproutback Trudge", "{7}{G}{G}", "Fungus Beast", 9, 7,
        OwnCost(TimesHappened(GainsLife(you), amounts=True)), trample,
        Triggered(BeginningOf(END, you), Body((CastNow(this),)), Happened(GainsLife(you)), GRAVEYARD),
    ),
    sorcery(
        "Squirming Emergence", "{1}{B}{G}",
        Spell(
            body(to_battlefield(in_graveyard(
                permanent_cards & ~lands & mana_value_at_most(number_of(permanent_cards, GRAVEYARD, you)) & your,
            ))),
            name="Fathomless descent",
        ),
    ),
    sorcery(
        "Sram's Expertise", "{2}{W}{W}",
        lines(
            create(SERVO, 3),
            CastNow(each(cards, HAND, you), spell=mana_value_at_most(3), cost=free),
        ),
    ),
)  # fmt: skip
