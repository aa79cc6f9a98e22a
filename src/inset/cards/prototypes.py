"""Prototype cards (718)."""

from inset.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    artifact_creature(
        "Arcane Proxy", "{7}", "Wizard", 4, 3,
        when_enters(
            exile(in_graveyard((instants | sorceries) & mana_value_at_most(power_of(this)) & your), save=0),
            CopyCards(saved(0), save=1), CastNow(saved(1), cost=free),
            only_if=you_cast_it,
        ),
        prototype=("{1}{U}{U}", 2, 1),
    ),
    artifact_creature(
        "Autonomous Assembler", "{5}", "Assembly-Worker", 4, 5, vigilance,
        activated(cost("{1}", tap_symbol), put_counters(target(subtype("Assembly-Worker") & you_control))),
        prototype=("{1}{W}", 2, 2),
    ),
    artifact_creature("Blitz Automaton", "{7}", "Construct", 6, 4, haste, prototype=("{2}{R}", 3, 2)),
    artifact_creature(
        "Boulderbranch Golem", "{7}", "Golem", 6, 5, when_enters(gain_life(power_of(this))),
        prototype=("{3}{G}", 3, 3),
    ),
    artifact_creature(
        "Combat Thresher", "{7}", "Construct", 3, 3, double_strike, when_enters(draw()),
        prototype=("{2}{W}", 1, 1),
    ),
    artifact_creature(
        "Cradle Clearcutter", "{6}", "Golem", 3, 6, activated(tap_symbol, add("{G}", power_of(this))),
        prototype=("{2}{G}", 1, 3),
    ),
    artifact_creature(
        "Depth Charge Colossus", "{9}", "Dreadnought", 9, 9, doesnt_untap(), activated("{3}", untap(this)),
        prototype=("{4}{U}{U}", 6, 6),
    ),
    artifact_creature(
        "Fallaji Dragon Engine", "{8}", "Dragon", 5, 5, flying, activated("{2}", gets(this, 1, 0)),
        prototype=("{2}{R}", 1, 3),
    ),
    artifact_creature(
        "Frogmyr Enforcer", "{7}", "Frog Myr", 4, 4, affinity(artifacts), prototype=("{3}{R}", 2, 2)
    ),
    artifact_creature("Goring Warplow", "{6}", "Construct", 5, 4, deathtouch, prototype=("{1}{B}", 1, 1)),
    artifact_creature(
        "Hulking Metamorph", "{9}", "Shapeshifter", 7, 7,
        enters_as_copy((artifacts | creatures) & you_control, also(ARTIFACT | CREATURE), own_size=True),
        prototype=("{2}{U}{U}", 3, 3),
    ),
    artifact_creature(
        "Iron-Craw Crusher", "{7}", "Wurm", 4, 6,
        whenever(attacks(), gets(target(attacking & creatures), power_of(this), 0)),
        prototype=("{2}{G}{G}", 2, 5),
    ),
    artifact_creature(
        "Phyrexian Fleshgorger", "{7}", "Phyrexian Wurm", 7, 5, menace, lifelink,
        ward(pay_life(power_of(this))),
        prototype=("{1}{B}{B}", 3, 3),
    ),
    artifact_creature(
        "Rootwire Amalgam", "{5}", "Golem", 5, 5,
        activated(
            cost("{3}{G}{G}", sacrifice_this),
            create_sized(GOLEM_X, times(3, power_of(this)), save=0), gains(saved(0), haste),
            timing=AS_SORCERY,
        ),
        prototype=("{1}{G}", 2, 3),
    ),
    artifact_creature(
        "Rust Goliath", "{10}", "Construct", 10, 10, reach, trample, prototype=("{3}{G}{G}", 3, 5)
    ),
    artifact_creature(
        "Skitterbeam Battalion", "{9}", "Construct", 4, 4, trample, haste,
        when_enters(create_copy(this, 2), only_if=you_cast_it),
        prototype=("{3}{R}{R}", 2, 2),
    ),
    artifact_creature(
        "Spotter Thopter", "{8}", "Thopter", 4, 5, flying, when_enters(scry(power_of(this))),
        prototype=("{3}{U}", 2, 3),
    ),
    artifact_creature(
        "Steel Seraph", "{6}", "Angel", 5, 4, flying,
        at_beginning(
            BEGIN_COMBAT, choose_keyword(target(creatures & you_control), flying, vigilance, lifelink)
        ),
        prototype=("{1}{W}{W}", 3, 3),
    ),
    artifact_creature(
        "Woodcaller Automaton", "{10}", "Construct", 8, 8,
        when_enters(
            untap(target(lands & you_control)),
            becomes(
                the_target, also(CREATURE, "Treefolk"), has(haste), base(power_of(this), toughness_of(this)),
                duration=FOREVER,
            ),
            only_if=you_cast_it,
        ),
        prototype=("{2}{G}{G}", 3, 3),
    ),
)  # fmt: skip
