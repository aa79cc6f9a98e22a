"""Artifacts, enchantments and lands from A to G that rules questions are asked about."""

from __future__ import annotations

from inset.kernel.types import BLUE, END, GRAVEYARD, GREEN, LIBRARY, RED, STACK, WHITE
from inset.language.card import Card
from inset.language.costs import RevealCards
from inset.language.effects import AddMana
from inset.language.mods import LoseAllAbilities
from inset.language.statics import (
    LOOK_AT_TOP,
    CantCast,
    CantEnter,
    CastOnlyIf,
    Continuous,
    MayPlay,
    OfferAlternativeCost,
    PlayerRule,
)
from inset.language.words.kinds import (
    activated,
    artifact,
    at_beginning,
    enchantment,
    flash,
    land,
    legendary,
    rebound,
    static,
    when_enters,
)
from inset.language.words.nouns import (
    any_target,
    creatures,
    each,
    each_opponent,
    each_player,
    instants,
    lands,
    mana_value,
    mana_value_at_most,
    number_of,
    opponents_control,
    red,
    sorceries,
    spells,
    subtype,
    target,
    this,
    you,
    you_control,
    your_turn,
)
from inset.language.words.verbs import (
    add_one_of,
    as_enters,
    cost,
    counter,
    draw,
    enters_tapped,
    free,
    has,
    have,
    lose_life,
    pay_life,
    plus,
    prevent_next,
    sacrifice,
    sacrificing,
    tap,
    tap_symbol,
    unless_pays,
)

CARDS: tuple[Card, ...] = (
    artifact("Amulet of Kroog", "{2}", activated(cost("{2}", tap_symbol), prevent_next(1, any_target()))),
    land(
        "Ancient Amphitheater", "",
        as_enters(unless_pays(you, RevealCards(subtype("Giant")), tap(this))),
        activated(tap_symbol, add_one_of(RED | WHITE)),
    ),
    legendary(artifact(
        "Bolas's Citadel", "{3}{B}{B}{B}", PlayerRule(LOOK_AT_TOP, you),
        MayPlay(you, LIBRARY, lands=True, top_only=True, cost=pay_life(mana_value(this))),
        activated(cost(tap_symbol, sacrificing(~lands, 10)), lose_life(10, each_opponent)),
    )),
    enchantment(
        "Cast Through Time", "{4}{U}{U}{U}",
        Continuous((instants | sorceries) & spells & you_control, (has(rebound),), STACK),
    ),
    artifact("Crucible of Worlds", "{3}", MayPlay(you, GRAVEYARD, lands=True, spells=False)),
    enchantment("Douse", "{2}{U}", activated("{1}{U}", counter(target(red & spells)))),
    enchantment(
        "Dress Down", "{1}{U}", flash, when_enters(draw()), have(creatures, LoseAllAbilities()),
        at_beginning(END, sacrifice(), of=each_player),
    ),
    land("Exotic Orchard", "", activated(tap_symbol, AddMana(could_produce=each(lands & opponents_control)))),
    enchantment(
        "Fires of Invention", "{3}{R}", static(CastOnlyIf(you, your_turn), CantCast(you, more_than=2)),
        OfferAlternativeCost(you, spells & mana_value_at_most(number_of(lands & you_control)), free),
    ),
    enchantment("Flowstone Surge", "{1}{R}", have(creatures & you_control, plus(1, -1))),
    land("Frontier Bivouac", "", enters_tapped(), activated(tap_symbol, add_one_of(GREEN | BLUE | RED))),
    artifact(
        "Grafdigger's Cage", "{1}", CantEnter(creatures, GRAVEYARD | LIBRARY),
        CantCast(each_player, zones=GRAVEYARD | LIBRARY),
    ),
)  # fmt: skip
