"""Cards that speak of commanders (903), of opening hands (103.5b, 103.6b), of mana costs as mana, and of X (107.3)."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import ALL_COLORS, BEGIN_COMBAT, EXILE, GREEN, HAND, PRECOMBAT_MAIN, UPKEEP
from inset.language.abilities import (
    AlternativeCost,
    CanBeCommander,
    CantBeCountered,
    Keyword,
    MulliganAction,
    OpeningReveal,
)
from inset.language.card import Card
from inset.language.costs import All, PayLife
from inset.language.effects import AddMana, Draw, LoseLife, Move
from inset.language.filters import CostHasX, IsCommander
from inset.language.keywords import CHOOSE_BACKGROUND
from inset.language.patterns import BeginningOf, TurnsFaceUp
from inset.language.values import Count, IdentityColors, SavedNumber, X
from inset.language.words.kinds import (
    ability_word,
    activated,
    artifact,
    at_beginning,
    aura,
    body,
    creature,
    creature_token,
    deathtouch,
    enchant,
    enchantment,
    flying,
    instant,
    land,
    legendary,
    lifelink,
    loyalty,
    morph,
    planeswalker,
    reach,
    tap_for,
    trample,
    vigilance,
    ward,
    whenever,
)
from inset.language.words.nouns import (
    anything,
    artifacts,
    controller_of,
    creatures,
    each,
    each_opponent,
    each_player,
    enchantments,
    green,
    host,
    number_of,
    saved,
    spells,
    target,
    this_one,
    you,
    you_control,
    you_have,
    your,
)
from inset.language.words.verbs import (
    add,
    also,
    base,
    becomes,
    casts,
    cost,
    counter,
    create,
    destroy,
    draw,
    exile,
    gain_life,
    have,
    minus,
    put_counters,
    sacrifice_this,
    scry,
    tap_symbol,
    then,
    unless_pays,
)

_IN_IDENTITY: Final = activated(tap_symbol, AddMana(choices=ALL_COLORS, identity=True))
_LED: Final = AlternativeCost(All(()), you_have(IsCommander()))
_NEW_HAND: Final = body(Move(each(anything, HAND, you), EXILE, save=0), Draw(you, Count(saved(0))))
_SPELL: Final = target(spells)
_HYDRA: Final = creature_token("Hydra", 0, 0, GREEN)

CARDS: Final[list[Card]] = [
    # --- commanders ----------------------------------------------------------------------------------------------
    land("Command Tower", "", _IN_IDENTITY),
    artifact("Arcane Signet", "{2}", _IN_IDENTITY),
    artifact("Commander's Sphere", "{3}", _IN_IDENTITY, activated(sacrifice_this, draw(1))),
    land(
        "War Room", "", tap_for("{C}"), activated(cost("{3}", tap_symbol, PayLife(IdentityColors())), draw(1)),
    ),
    instant("Fierce Guardianship", "{2}{U}", _LED, counter(target(~creatures & spells))),
    instant("Deadly Rollick", "{3}{B}", _LED, exile(target(creatures))),
    creature(
        "Loyal Drake", "{2}{U}", "Drake", 2, 2, flying,
        ability_word("Lieutenant", at_beginning(BEGIN_COMBAT, draw(1), only_if=you_have(IsCommander() & your))),
    ),
    legendary(planeswalker(
        "Freyalise, Llanowar's Fury", "{3}{G}{G}", "Freyalise", 3,
        loyalty(2, create(creature_token("Elf Druid", 1, 1, GREEN, tap_for("{G}")))),
        loyalty(-2, destroy(target(artifacts | enchantments))),
        loyalty(-6, draw(number_of(green & creatures & you_control))),
        CanBeCommander(),
    )),
    legendary(creature(
        "Wilson, Refined Grizzly", "{1}{G}", "Bear Warrior", 2, 2, CantBeCountered(), vigilance, reach, trample, ward("{2}"),
        Keyword(CHOOSE_BACKGROUND),
    )),
    legendary(enchantment(
        "Raised by Giants", "{5}{G}", have(IsCommander() & creatures & your, base(10, 10), also(0, "Giant")),
        subtypes="Background",
    )),
    # --- opening hands -------------------------------------------------------------------------------------------
    artifact("Serum Powder", "{3}", tap_for("{C}"), MulliganAction(_NEW_HAND)),
    creature(
        "Chancellor of the Tangle", "{4}{G}{G}{G}", "Phyrexian Beast", 6, 7,
        OpeningReveal(BeginningOf(PRECOMBAT_MAIN, you), body(add("{G}"))), vigilance, reach,
    ),
    creature(
        "Chancellor of the Dross", "{4}{B}{B}{B}", "Phyrexian Vampire", 6, 6,
        OpeningReveal(
            BeginningOf(UPKEEP, each_player), body(then(LoseLife(each_opponent, 3, 0), gain_life(SavedNumber(0)))),
        ),
        flying, lifelink,
    ),
    # --- mana and X ----------------------------------------------------------------------------------------------
    aura(
        "Elemental Resonance", "{2}{G}{G}", enchant(anything), at_beginning(PRECOMBAT_MAIN, AddMana(cost_of=host)),
    ),
    creature(
        "Bane of the Living", "{2}{B}{B}", "Insect", 4, 3, morph("{X}{B}{B}"),
        whenever(TurnsFaceUp(this_one), becomes(each(creatures), minus(X(), X()))),
    ),
    instant("Condescend", "{X}{U}", unless_pays(controller_of(_SPELL), cost("{X}"), counter(_SPELL)), scry(2)),
    legendary(creature(
        "Zaxara, the Exemplary", "{1}{B}{G}{U}", "Nightmare Hydra", 2, 3, deathtouch,
        activated(tap_symbol, AddMana(choices=ALL_COLORS, count=2, same=True)),
        whenever(casts(you, spells & CostHasX()), then(create(_HYDRA, save=0), put_counters(saved(0), X()))),
    )),
]  # fmt: skip
