"""Cards whose names begin with To to Tz."""

from inset.cards.vocabulary import *

_STRONGEST = creatures & you_control & power_at_least(Greatest(POWER, each(creatures & you_control)))
CARDS: tuple[Card, ...] = (
    dungeon(
        "Tomb of Annihilation",
        dungeon_room("Trapped Entry", lose_life(1, each_player), leads=("Veils of Fear", "Oubliette")),
        dungeon_room(
            "Veils of Fear",
            ForEachPlayer(each_player, (PayOr(they, discarding(), unpaid=(lose_life(2, they),)),)),
            leads=("Sandfall Cell",),
        ),
        dungeon_room(
            "Sandfall Cell",
            ForEachPlayer(
                each_player,
                (PayOr(they, sacrificing(creatures | artifacts | lands), unpaid=(lose_life(2, they),)),),
            ),
            leads=("Cradle of the Death God",),
        ),
        dungeon_room(
            "Oubliette",
            together(discard(), sacrifices(you, creatures), sacrifices(you, artifacts), sacrifices(you, lands)),
            leads=("Cradle of the Death God",),
        ),
        dungeon_room(
            "Cradle of the Death God",
            create(creature_token("God Horror", 4, 4, BLACK, deathtouch, name="The Atropal", supertypes=LEGENDARY)),
        ),
    ),
    creature(
        "Tomb Tyrant", "{3}{B}", "Zombie Noble", 3, 3, have(other & subtype("Zombie") & you_control, plus(1, 1)),
        activated(
            cost("{2}{B}", tap_symbol, sacrificing(creatures)),
            using(
                Choose(each(subtype("Zombie") & creatures, GRAVEYARD, you), 0, at_random=True),
                to_battlefield(saved(0)),
            ),
            timing=YOUR_TURN, only_if=there_are(each(subtype("Zombie") & creatures, GRAVEYARD, you), 3),
        ),
    ),
    creature("Topan Freeblade", "{1}{W}", "Human Soldier", 2, 2, vigilance, numbered(RENOWN, 1)),
    legendary(
        creature(
            "Torgaar, Famine Incarnate", "{6}{B}{B}", "Avatar", 7, 6,
            AdditionalCost(SacrificeOther(creatures, ANY_NUMBER), "number", True, 2),
            when_enters(SetLife(target_player(each_player, least=0), Half(StartingLife(they)))),
        )
    ),
    instant(
        "Torment of Venom", "{2}{B}{B}", put_counters(target(creatures), 3, "-1/-1"),
        PayOr(
            controller_of(the_target), OneOf((sacrificing(~lands & ~one_of(the_target)), discarding())),
            unpaid=(lose_life(3, controller_of(the_target)),),
        ),
    ),
    artifact(
        "Tormod's Crypt", "{0}",
        activated(cost(tap_symbol, sacrifice_this), exile(each(cards, GRAVEYARD, target_player()))),
    ),
    enchantment(
        "Tornado", "{4}{G}", costed(CUMULATIVE_UPKEEP, "{G}"),
        activated(
            cost("{2}{G}", PayLife(times(3, counters_on(this, "velocity")))),
            together(destroy(target(permanents)), put_counters(this, 1, "velocity")), limit=1,
        ),
    ),
    instant(
        "Torrent of Stone", "{3}{R}", deal(4, target(creatures)),
        splice(HasSubtype(("Arcane",)), sacrificing(HasSubtype(("Mountain",)), 2)), subtypes="Arcane",
    ),
    legendary(creature(
        "Toshiro Umezawa", "{1}{B}{B}", "Human Samurai", 2, 2, numbered(BUSHIDO, 1),
        whenever(
            dies(creatures & opponents_control), CastNow(in_graveyard(instants & your), exile_after=True),
        ),
    )),
    legendary(creature(
        "Toxrill, the Corrosive", "{5}{B}{B}", "Slug Horror", 7, 7,
        at_beginning(END, put_counters(each(creatures & you_dont_control), 1, "slime"), of=each_player),
        have(creatures & you_dont_control, minus(counters_on(that_one, "slime"), counters_on(that_one, "slime"))),
        whenever(
            dies(creatures & you_dont_control & with_counter("slime")), create(creature_token("Slug", 1, 1, BLACK))
        ),
        activated(cost("{U}{B}", sacrificing(subtype("Slug"))), draw()),
    )),
    sorcery(
        "Tragic Arrogance", "{3}{W}{W}",
        *keeps_one_of_each(
            each(they_control), artifacts, creatures, enchantments, planeswalkers,
            of=each_player, chooser=you, losing=~lands,
        ),
    ),
    sorcery("Train of Thought", "{1}{U}", costed(REPLICATE, "{1}{U}"), draw(1)),
    artifact(
        "Transmogrant Altar", "{3}",
        activated(cost("{B}", tap_symbol, sacrificing(creatures)), add("{C}{C}{C}")),
        activated(
            cost("{2}", tap_symbol, sacrificing(creatures)),
            create(creature_token("Zombie", 3, 3, 0, types=ARTIFACT)), timing=AS_SORCERY,
        ),
    ),
    sorcery(
        "Transmogrify", "{3}{R}", exile(target(creatures)),
        ForEachPlayer(controller_of(the_target), (
            RevealUntil(they, creatures, 0, 1), to_battlefield(saved(0), they), Shuffle(they),
        )),
    ),
    sorcery(
        "Travel Through Caradhras", "{5}{G}",
        Vote((Ballot("Redhorn Pass", 0), Ballot("Mines of Moria", 1))),
        Repeat(CountPlayers(SavedPlayers(0)), (Search(you, basic & lands, BATTLEFIELD, tapped=True, shuffle=False),)),
        when(at_least(CountPlayers(SavedPlayers(0)), 1), Shuffle(you)),
        Repeat(CountPlayers(SavedPlayers(1)), (using(Choose(each(cards, GRAVEYARD, you), 2), to_hand(saved(2))),)),
        exile(this),
    ),
    creature(
        "Treasonous Ogre", "{3}{R}", "Ogre Shaman", 2, 3, Keyword(DETHRONE), activated(pay_life(3), add("{R}")),
    ),
    sorcery("Treasure Cruise", "{7}{U}", Keyword(DELVE), draw(3)),
    creature(
        "Tree of Perdition", "{3}{B}", "Plant", 0, 13, defender,
        activated(tap_symbol, ExchangeLifeAndSize(target_opponent(), this, TOUGHNESS)),
    ),
    creature(
        "Treetop Sentries", "{3}{G}", "Squirrel Archer", 2, 4, reach,
        when_enters(PayOr(you, Forage(), paid=(draw(),))),
    ),
    man_land("Treetop Village", tap_for("{G}"), "{1}{G}", "Ape", GREEN, (3, 3), trample),
    creature(
        "Trench Gorger", "{6}{U}{U}", "Leviathan", 6, 6, trample,
        when_enters(may(
            Search(you, lands, EXILE, most=ANY_NUMBER, save=1),
            becomes(this, base(Count(saved(1)), Count(saved(1))), duration=FOREVER),
        )),
    ),
    legendary(land(
        "Trenzalore Clocktower", "", activated(tap_symbol, add("{U}"), put_counters(this, 1, "time")),
        activated(
            cost("{1}{U}", tap_symbol, removing("time", 12), exile_this),
            Move(
                Union((each(cards, GRAVEYARD, you), each(cards, HAND, you))), LIBRARY, order=RANDOM_ORDER
            ),
            Shuffle(you), draw(7),
            only_if=you_have(subtype("Time Lord")),
        ),
    )),
    equipment(
        "Trepanation Blade", "{3}",
        whenever(
            attacks(equipped), RevealUntil(DefendingPlayer(host), lands, 0, 1),
            gets(host, Count(Union((saved(0), saved(1)))), 0), to_graveyard(Union((saved(0), saved(1)))),
        ),
        equip("{2}"),
    ),
    sorcery(
        "Tribal Flames", "{1}{R}",
        Spell(body(deal(BasicLandTypesAmong(each(lands & you_control)), to=any_target())), name="Domain"),
    ),
    saga(
        "Triumph of Gerrard", "{1}{W}",
        chapter((1, 2), put_counters(target(_STRONGEST))),
        chapter(3, gains(target(_STRONGEST), flying, first_strike, lifelink)),
    ),
    legendary(creature(
        "Tromokratis", "{5}{U}{U}", "Kraken", 8, 8,
        static(have(this_one, has(hexproof)), only_if=unless(is_a(this, attacking | blocking))),
        Restrict(CANT_BE_BLOCKED_BY_FEWER, this_one, number=number_of(creatures & controlled_by(DefendingPlayer(this)))),
    )),
    dual_land("Tropical Island", "GU"),
    creature("Trove Tracker", "{2}{U}", "Human Pirate", 2, 2, whenever(dies(), draw(1)), costed(ENCORE, "{5}{U}{U}")),
    creature(
        "True-Name Nemesis", "{1}{U}{U}", "Merfolk Rogue", 3, 1, as_enters(ChooseWord(PLAYER)),
        protection(controlled_by(ChosenPlayer())),
    ),
    creature(
        "Trumpeting Carnosaur", "{4}{R}{R}", "Dinosaur", 7, 6, trample, when_enters(Discover(5)),
        activated(cost("{2}{R}", discard_this), deal(3, to=target(creatures | planeswalkers)), zone=HAND),
    ),
    dual_land("Tundra", "WU"),
    instant(
        "Turn to Frog", "{1}{U}",
        becomes(
            target(creatures), LoseAllAbilities(), SetTypes(subtypes=("Frog",), keep_types=True), SetColors(BLUE),
            base(1, 1),
        ),
    ),
    modal(
        sorcery(
            "Turntimber Symbiosis", "{4}{G}{G}{G}", LookAt(top_cards(7), save=2),
            may(
                using(
                    Choose(Among(saved(2), creatures), 1),
                    Move(saved(1), BATTLEFIELD, entering=(enters_with(3, where=mana_value_at_most(3)),)),
                )
            ),
            Move(Among(saved(2), IsIn(LIBRARY)), LIBRARY, position=BOTTOM, order=RANDOM_ORDER),
        ),
        land(
            "Turntimber, Serpentine Wood", "", as_enters(PayOr(you, pay_life(3), unpaid=(tap(this),))), tap_for("{G}")
        ),
    ),
    creature(
        "Twenty-Toed Toad", "{3}{U}", "Frog Wizard", 3, 3, PlayerRule(HAND_SIZE_IS, you, 20),
        whenever(PlayerAttacks(you, 2, creatures), together(put_counters(this), draw())),
        whenever(
            attacks(),
            when(any_of(is_a(this, with_counter("", 20)), at_least(number_of(cards, HAND, you), 20)), WinGame()),
        ),
    ),
    creature(
        "Twilight Prophet", "{2}{B}{B}", "Vampire Cleric", 2, 4, flying, Keyword(ASCEND),
        at_beginning(
            UPKEEP, LookAt(top_cards(), reveal=True, save=0), to_hand(saved(0)),
            together(lose_life(mana_value(saved(0)), each_opponent), gain_life(mana_value(saved(0)))),
            only_if=PlayerIs(you, Blessed()),
        ),
    ),
    instant("Twincast", "{U}{U}", copy_spell(target((instants | sorceries) & spells))),
    artifact(
        "Twinning Staff", "{3}", CopiesChanged(you),
        activated(cost("{7}", tap_symbol), copy_spell(target((instants | sorceries) & spells & you_control))),
    ),
)  # fmt: skip
