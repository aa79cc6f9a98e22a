"""Auras (303.4): on creatures, to help and to harm, and on other permanents."""

from __future__ import annotations

from typing import Final

from inset.kernel.mana import parse
from inset.kernel.types import BATTLEFIELD, BLUE, CREATURE, GRAVEYARD, GREEN, LAND
from inset.language.card import Card
from inset.language.effects import AddMana, ExileUntilLeaves
from inset.language.mods import LoseAllAbilities, SetColors, SetController, SetTypes
from inset.language.patterns import DealsDamage, Moves, TapsForMana
from inset.language.selections import EventObject
from inset.language.statics import CANT_ACTIVATE, Restrict
from inset.language.words.kinds import (
    aura,
    enchant,
    first_strike,
    lifelink,
    protection,
    static,
    tap_for,
    trample,
    ward,
    when_enters,
    whenever,
)
from inset.language.words.nouns import (
    an_opponent,
    artifacts,
    controller_of,
    creatures,
    enchanted_or_equipped,
    enchantments,
    host,
    lands,
    number_of,
    opponents_control,
    permanents,
    planeswalkers,
    target,
    that_much,
    this,
    this_one,
    you,
    you_control,
)
from inset.language.words.verbs import (
    also,
    base,
    cant_attack,
    cant_block,
    doesnt_untap,
    draw,
    gain_life,
    has,
    have,
    may,
    plus,
    tap,
    to_hand,
)

enchanted: Final = enchanted_or_equipped
your_enchantments: Final = number_of(enchantments & you_control)


CARDS: Final[list[Card]] = [
    # --- on a creature: help ---------------------------------------------------------------------------------------
    aura("Holy Strength", "{W}", enchant(creatures), have(enchanted, plus(1, 2))),
    aura("Unholy Strength", "{B}", enchant(creatures), have(enchanted, plus(2, 1))),
    aura(
        "Ethereal Armor", "{W}", enchant(creatures),
        have(enchanted, plus(your_enchantments, your_enchantments), has(first_strike)),
    ),
    aura("Spirit Mantle", "{1}{W}", enchant(creatures), have(enchanted, plus(1, 1), has(protection(creatures)))),
    aura(
        "Curiosity", "{U}", enchant(creatures),
        whenever(DealsDamage(enchanted, to_players=an_opponent), may(draw())),
    ),
    aura(
        "Rancor", "{G}", enchant(creatures), have(enchanted, plus(2, 0), has(trample)),
        whenever(Moves(this_one, BATTLEFIELD, GRAVEYARD), to_hand(this)),
    ),
    aura(
        "Armadillo Cloak", "{1}{G}{W}", enchant(creatures), have(enchanted, plus(2, 2), has(trample)),
        whenever(DealsDamage(enchanted, batch=True), gain_life(that_much)),
    ),
    aura(
        "Sheltered by Ghosts", "{1}{W}", enchant(creatures & you_control),
        when_enters(ExileUntilLeaves(target(~lands & opponents_control))),
        have(enchanted, plus(1, 0), has(lifelink), has(ward("{2}"))),
    ),
    # --- on a creature: harm ----------------------------------------------------------------------------------------
    aura("Pacifism", "{1}{W}", enchant(creatures), static(cant_attack(enchanted), cant_block(enchanted))),
    aura(
        "Arrest", "{2}{W}", enchant(creatures),
        static(cant_attack(enchanted), cant_block(enchanted), Restrict(CANT_ACTIVATE, enchanted)),
    ),
    aura(
        "Claustrophobia", "{1}{U}{U}", enchant(creatures), when_enters(tap(host)), doesnt_untap(enchanted)
    ),
    aura("Control Magic", "{2}{U}{U}", enchant(creatures), have(enchanted, SetController(you))),
    aura("Mind Control", "{3}{U}{U}", enchant(creatures), have(enchanted, SetController(you))),
    aura(
        "Frogify", "{1}{U}", enchant(creatures),
        have(enchanted, LoseAllAbilities(), SetColors(BLUE), SetTypes(CREATURE, ("Frog",)), base(1, 1)),
    ),
    aura(
        "Kenrith's Transformation", "{1}{G}", enchant(creatures), when_enters(draw()),
        have(enchanted, LoseAllAbilities(), SetColors(GREEN), SetTypes(CREATURE, ("Elk",)), base(3, 3)),
    ),
    # --- on other permanents ----------------------------------------------------------------------------------------
    aura(
        "Imprisoned in the Moon", "{2}{U}", enchant(creatures | lands | planeswalkers),
        have(enchanted, SetColors(0), SetTypes(LAND), LoseAllAbilities(), has(tap_for("{C}"))),
    ),
    aura("Song of the Dryads", "{2}{G}", enchant(permanents), have(enchanted, SetColors(0), SetTypes(LAND, ("Forest",)))),
    aura(
        "Spreading Seas", "{1}{U}", enchant(lands), when_enters(draw()),
        have(enchanted, SetTypes(LAND, ("Island",), keep_types=True)),
    ),
    aura(
        "Wild Growth", "{G}", enchant(lands),
        whenever(TapsForMana(enchanted), AddMana(parse("{G}"), who=controller_of(EventObject()))),
    ),
    aura("Ensoul Artifact", "{1}{U}", enchant(artifacts), have(enchanted, also(CREATURE), base(5, 5))),
]  # fmt: skip
