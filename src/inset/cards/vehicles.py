"""Vehicles (301.7) and battles (310)."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import BLACK, BLUE, END, GREEN, RED, WHITE
from inset.language.card import Card
from inset.language.costs import PayCounters
from inset.language.effects import CreateToken, GiveCounters
from inset.language.words.kinds import (
    activated,
    at_beginning,
    battle,
    creature,
    creature_token,
    crew,
    enchantment,
    first_strike,
    flying,
    haste,
    legendary,
    lifelink,
    trample,
    transforming,
    vehicle,
    vigilance,
    when_enters,
    whenever,
)
from inset.language.words.nouns import (
    battles,
    creatures,
    each,
    if_you_do,
    in_graveyard,
    opponents_control,
    permanent_cards,
    planeswalkers,
    target,
    this,
    tokens,
    you,
    you_control,
    your,
)
from inset.language.words.verbs import (
    attacks,
    cost,
    create,
    create_copy,
    deal,
    discard,
    discarding,
    draw,
    either,
    enters,
    gain_life,
    gains,
    gets,
    has,
    have,
    may,
    plus,
    tap_symbol,
    to_battlefield,
    together,
    when,
)

ANGEL: Final = creature_token("Angel", 4, 4, WHITE, flying, vigilance)
CAT: Final = creature_token("Cat", 2, 2, GREEN)
SPIRIT: Final = creature_token("Spirit", 1, 1, WHITE | BLACK, flying)
ELEMENTAL: Final = creature_token("Elemental", 1, 1, BLUE | RED)


CARDS: Final[list[Card]] = [
    # --- Vehicles -------------------------------------------------------------------------------------------------
    vehicle("Sky Skiff", "{2}", 2, 3, flying, crew(1)),
    vehicle("Bomat Bazaar Barge", "{4}", 5, 5, when_enters(draw()), crew(3)),
    vehicle("Renegade Freighter", "{3}", 4, 3, whenever(attacks(), gets(this, 1, 1, trample)), crew(2)),
    vehicle(
        "Aethersphere Harvester", "{3}", 3, 5, flying, when_enters(GiveCounters(you, "energy", 2)),
        activated(PayCounters("energy", 1), gains(this, lifelink)), crew(1),
    ),
    legendary(vehicle(
        "Skysovereign, Consul Flagship", "{5}", 6, 5, flying,
        whenever(either(enters(), attacks()), deal(3, to=target((creatures | planeswalkers) & opponents_control))), crew(3),
    )),
    legendary(vehicle(
        "Esika's Chariot", "{3}{G}", 4, 4, when_enters(create(CAT, 2)),
        whenever(attacks(), create_copy(target(tokens & you_control))), crew(4),
    )),
    legendary(vehicle(
        "Parhelion II", "{6}{W}{W}", 5, 5, flying, first_strike, vigilance,
        whenever(attacks(), CreateToken(ANGEL, 2, attacking=True)), crew(4),
    )),
    # --- battles --------------------------------------------------------------------------------------------------
    transforming(
        battle("Invasion of Dominaria", "{2}{W}", "Siege", 5, when_enters(together(gain_life(4), draw()))),
        creature("Serra Faithkeeper", None, "Angel", 4, 4, flying, vigilance, colors=WHITE),
    ),
    transforming(
        battle(
            "Invasion of Mercadia", "{1}{R}", "Siege", 4, when_enters(may(discard()), when(if_you_do, draw(2))),
        ),
        creature(
            "Kyren Flamewright", None, "Goblin Spellshaper", 3, 3,
            activated(
                cost("{2}{R}", tap_symbol, discarding()), create(ELEMENTAL, 2), gets(each(creatures & you_control), 1, 0, haste),
            ),
            colors=RED,
        ),
    ),
    transforming(
        battle(
            "Invasion of Tolvada", "{3}{W}{B}", "Siege", 5,
            when_enters(to_battlefield(in_graveyard(~battles & permanent_cards & your))),
        ),
        enchantment(
            "The Broken Sky", None, have(creatures & tokens & you_control, plus(1, 0), has(lifelink)),
            at_beginning(END, create(SPIRIT)), colors=WHITE | BLACK,
        ),
    ),
]  # fmt: skip
