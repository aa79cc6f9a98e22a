"""Cards whose names begin with P, up to Pe."""

from inset.cards.vocabulary import *

_UP_TO_ONE_OPPONENT = AimAtPlayer(Aim(TargetSpec(None, 0, each_opponent, 0, 1)))
_LEADER = target(attacking & creatures)
_HEARER = target_opponent()
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
        "Pain Seer",
        "{1}{B}",
        "Human Wizard",
        2,
        2,
        whenever(
            BecomesUntapped(this_one),
            together(LookAt(top_cards(), reveal=True, save=0), to_hand(saved(0))),
            lose_life(mana_value(saved(0))),
            name="Inspired",
        ),
    ),
    creature(
        "Painbringer",
        "{2}{B}{B}",
        "Human Minion",
        1,
        1,
        activated(
            cost(tap_symbol, ExileCards(anything, GRAVEYARD, x)),
            becomes(target(creatures), minus(x, x)),
        ),
    ),
    legendary(
        creature(
            "Pako, Arcane Retriever",
            "{3}{R}{G}",
            "Elemental Dog",
            3,
            3,
            Keyword(PARTNER_WITH, text="Haldan, Avid Arcanist"),
            haste,
            whenever(
                attacks(),
                together(exile(top_cards(1, each_player), save=0), put_counters(saved(0), 1, "fetch")),
                put_counters(this, CountMatching(saved(0), ~creatures)),
            ),
        )
    ),
    creature("Palace Sentinels", "{3}{W}", "Human Soldier", 2, 4, when_enters(BecomeMonarch())),
    enchantment(
        "Palace Siege",
        "{3}{B}{B}",
        as_enters(ChooseAnchor(("Khans", "Dragons"))),
        anchored("Khans", at_beginning(UPKEEP, to_hand(in_graveyard(creatures & your)))),
        anchored("Dragons", at_beginning(UPKEEP, together(lose_life(2, each_opponent), gain_life(2)))),
    ),
    class_card(
        "Paladin Class",
        "{W}",
        static(cost_more(spells, 1, each_opponent), only_if=your_turn),
        class_level(2, "{2}{W}", static(have(creatures & you_control, plus(1, 1)))),
        class_level(
            3,
            "{4}{W}",
            whenever(
                PlayerAttacks(you),
                gets(
                    _LEADER,
                    number_of(~one_of(_LEADER) & attacking & creatures),
                    number_of(~one_of(_LEADER) & attacking & creatures),
                    double_strike,
                ),
            ),
        ),
    ),
    creature(
        "Palani's Hatcher",
        "{3}{R}{G}",
        "Dinosaur",
        5,
        3,
        have(other & subtype("Dinosaur") & you_control, has(haste)),
        when_enters(create(creature_token("Dinosaur Egg", 0, 1, GREEN), 2)),
        at_beginning(
            BEGIN_COMBAT,
            then(sacrifices(you, subtype("Egg")), create(creature_token("Dinosaur", 3, 3, GREEN))),
            only_if=you_have(subtype("Egg")),
        ),
    ),
    legendary(
        artifact(
            "Palantír of Orthanc",
            "{3}",
            at_beginning(
                END,
                together(put_counters(this, 1, "influence"), scry(2)),
                May((draw(),), target_opponent(), save=0),
                when(
                    unless(Did(0)),
                    together(
                        Mill(you, counters_on(this, "influence"), save=1),
                        lose_life(Total(MANA_VALUE, saved(1)), the_target_player),
                    ),
                ),
            ),
        )
    ),
    artifact("Panharmonicon", "{4}", TriggersAgain(permanents & you_control, enters(artifacts | creatures))),
    artifact(
        "Panoptic Projektor",
        "{4}",
        activated(tap_symbol, *for_the_next_spell(CostChange(the_next_spell(_FACE_DOWN), 3, you), _FACE_DOWN)),
        TriggersAgain(you_control, TurnsFaceUp(permanents)),
    ),
    artifact(
        "Parallax Inhibitor",
        "{2}",
        activated(
            cost("{1}", tap_symbol, sacrifice_this),
            put_counters(each(HasKeyword(FADING) & you_control), 1, "fade"),
        ),
    ),
    legendary(
        vehicle(
            "Parhelion II",
            "{6}{W}{W}",
            5,
            5,
            flying,
            first_strike,
            vigilance,
            whenever(
                attacks(), CreateToken(creature_token("Angel", 4, 4, WHITE, flying, vigilance), 2, attacking=True)
            ),
            crew(4),
        )
    ),
    aura("Pariah", "{2}{W}", enchant(creatures), RedirectDamage(host, to_players=you)),
    legendary(
        creature(
            "Parnesse, the Subtle Brush",
            "{2}{U}{B}{R}",
            "Vampire Wizard",
            4,
            4,
            whenever(
                BecomesTarget(you_control, (spells | IsAbility()) & opponents_control, players=you),
                unless_pays(controller_of(the_other), pay_life(4), counter(the_other)),
            ),
            whenever(Copies(you), May((CopySpell(it, who=_UP_TO_ONE_OPPONENT),), _UP_TO_ONE_OPPONENT)),
        )
    ),
    creature(
        "Passageway Seer",
        "{3}{B}",
        "Tiefling Warlock",
        2,
        2,
        lifelink,
        when_enters(take_initiative),
        at_beginning(END, put_counters(this), only_if=PlayerIs(you, InitiativeHolder())),
    ),
    sorcery(
        "Past in Flames",
        "{3}{R}",
        becomes(
            each(instants | sorceries, GRAVEYARD, you),
            has(Keyword(FLASHBACK, PayManaOf(this))),
        ),
        flashback("{4}{R}"),
    ),
    sorcery(
        "Path of Peril",
        "{1}{B}{B}",
        costed(CLEAVE, "{4}{W}{B}"),
        Spell(body(destroy(each(creatures & mana_value_at_most(2)))), body(destroy(each(creatures)))),
    ),
    sorcery("Path of the Enigma", "{4}{U}", lines(draw(4, target_player()), WILL_OF_THE_PLANESWALKERS)),
    sorcery("Path of the Ghosthunter", "{X}{1}{W}", lines(create(_GHOST, x), WILL_OF_THE_PLANESWALKERS)),
    sorcery(
        "Path of the Schemer",
        "{4}{B}",
        lines(
            sentences(
                mill(2, each_player),
                then(using(Choose(each(creatures, GRAVEYARD), 2), to_battlefield(saved(2), you, save=3))),
                Modify(saved(3), (also(ARTIFACT),), FOREVER),
            ),
            WILL_OF_THE_PLANESWALKERS,
        ),
    ),
    instant(
        "Path to Exile",
        "{W}",
        exile(target(creatures)),
        may(Search(controller_of(the_target), basic & lands, BATTLEFIELD, tapped=True), who=controller_of(the_target)),
    ),
    creature(
        "Pathrazer of Ulamog",
        "{11}",
        "Eldrazi",
        9,
        9,
        Keyword(ANNIHILATOR, number=3),
        Restrict(CANT_BE_BLOCKED_BY_FEWER, this_one, number=3),
    ),
    legendary(
        creature(
            "Patron of the Akki",
            "{4}{R}{R}",
            "Spirit",
            5,
            5,
            Keyword(OFFERING, where=HasSubtype(("Goblin",))),
            whenever(attacks(), gets(each(creatures & you_control), 2, 0)),
        )
    ),
    legendary(
        creature(
            "Patron of the Kitsune",
            "{4}{W}{W}",
            "Spirit",
            5,
            6,
            Keyword(OFFERING, where=HasSubtype(("Fox",))),
            whenever(attacks(creatures), may(gain_life(1))),
        )
    ),
    sorcery(
        "Peak Eruption",
        "{2}{R}",
        destroy(target(subtype("Mountain"))),
        deal(3, controller_of(the_target)),
    ),
    creature(
        "Pelt Collector",
        "{G}",
        "Elf Warrior",
        1,
        1,
        whenever(
            either(enters(other & creatures & you_control), dies(other & creatures & you_control)),
            put_counters(this),
            only_if=more(power_of(it), power_of(this)),
        ),
        static(have(this_one, has(trample)), only_if=is_a(this, with_counter("+1/+1", 3))),
    ),
    artifact_creature(
        "Perennial Behemoth",
        "{5}",
        "Beast",
        2,
        7,
        MayPlay(you, GRAVEYARD, lands=True, spells=False),
        costed(UNEARTH, "{G}{G}"),
    ),
    sorcery(
        "Perish the Thought",
        "{2}{B}",
        RevealHand(_HEARER),
        using(Choose(each(cards, HAND, _HEARER), 0), then(to_library(saved(0)), Shuffle(_HEARER))),
    ),
    legendary(
        creature(
            "Perrie, the Pulverizer",
            "{1}{G}{W}{U}",
            "Rhino Soldier",
            3,
            3,
            when_enters(put_counters(target(creatures), 1, "shield")),
            whenever(
                attacks(),
                gets(
                    target(creatures & you_control),
                    CounterKindsAmong(each(you_control)),
                    CounterKindsAmong(each(you_control)),
                    trample,
                    duration=FOREVER,
                ),
            ),
        )
    ),
    creature(
        "Persistent Marshstalker",
        "{1}{B}",
        "Rat Berserker",
        3,
        1,
        have(this_one, plus(number_of(other & subtype("Rat") & you_control), 0)),
        Triggered(
            PlayerAttacks(you, where=subtype("Rat")),
            body(PayOr(you, cost("{2}{B}"), (Move(this, BATTLEFIELD, tapped=True, attacking=True),))),
            there_are(each(cards, GRAVEYARD, you), 7),
            GRAVEYARD,
            name="Threshold",
        ),
    ),
    creature(
        "Person of Interest",
        "{3}{R}",
        "Human Rogue",
        2,
        2,
        when_enters(Suspect(this), create(creature_token("Detective", 2, 2, WHITE | BLUE))),
    ),
    creature(
        "Petra Sphinx",
        "{2}{W}{W}{W}",
        "Sphinx",
        3,
        4,
        activated(
            tap_symbol,
            ChooseWord(NAME, who=_ASKED),
            LookAt(top_cards(1, _ASKED), reveal=True, save=0),
            when(is_a(saved(0), with_chosen_name), to_hand(saved(0)), otherwise=(to_graveyard(saved(0)),)),
        ),
    ),
    land(
        "Petrified Hamlet",
        "",
        when_enters(choose_name(lands)),
        Restrict(CANT_ACTIVATE, with_chosen_name, spare_mana=True),
        have(lands & with_chosen_name, has(tap_for("{C}"))),
        tap_for("{C}"),
    ),
)
