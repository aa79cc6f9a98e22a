"""Planeswalkers (306)."""

from __future__ import annotations

from typing import Final

from inset.cards.tokens import FOOD, SOLDIER
from inset.kernel.types import BLACK, CREATURE, END, GREEN, HAND, LIBRARY, UPKEEP, WHITE
from inset.language.card import Card
from inset.language.effects import (
    BOTTOM,
    FOREVER,
    RANDOM_ORDER,
    UNTIL_YOUR_NEXT_TURN,
    CastNow,
    Choose,
    Emblem,
    ExchangeControl,
    LookAt,
    Move,
)
from inset.language.mods import LoseAllAbilities, SetColors, SetTypes
from inset.language.selections import Among
from inset.language.statics import CANT_DRAW_MORE, PlayerRule
from inset.language.values import LifeTotal
from inset.language.words.kinds import (
    at_beginning,
    body,
    creature_token,
    double_strike,
    flying,
    haste,
    hexproof,
    indestructible,
    lifelink,
    loyalty,
    planeswalker,
    static,
    trample,
    whenever,
)
from inset.language.words.nouns import (
    any_target,
    artifacts,
    creatures,
    each,
    each_opponent,
    each_player,
    enchantments,
    if_you_do,
    is_a,
    lands,
    number_of,
    opponents_control,
    permanents,
    power_at_least,
    power_at_most,
    saved,
    spells,
    target,
    target_player,
    that_player,
    this,
    top_cards,
    unless,
    up_to,
    you,
    you_control,
)
from inset.language.words.verbs import (
    add,
    at_next,
    base,
    becomes,
    casts,
    create,
    deal,
    destroy,
    draw,
    draws,
    enters,
    exile,
    fight,
    gains,
    gets,
    has,
    have,
    may,
    mill,
    plus,
    put_counters,
    sacrifices,
    to_library,
    untap,
    using,
    when,
)

BEAST: Final = creature_token("Beast", 3, 3, GREEN)
CAT: Final = creature_token("Cat", 2, 2, WHITE)
VAMPIRE: Final = creature_token("Vampire", 2, 2, BLACK, flying)

_FOUGHT: Final = target(creatures & you_control)

CARDS: Final[list[Card]] = [
    planeswalker(
        "Ajani, Caller of the Pride", "{1}{W}{W}", "Ajani", 4, loyalty(+1, put_counters(up_to(1, creatures))),
        loyalty(-3, gains(target(creatures), flying, double_strike)), loyalty(-8, create(CAT, LifeTotal(you))),
    ),
    planeswalker(
        "Elspeth, Knight-Errant", "{2}{W}{W}", "Elspeth", 4, loyalty(+1, create(SOLDIER)),
        loyalty(+1, gets(target(creatures), 3, 3, flying)),
        loyalty(-8, Emblem((static(have((artifacts | creatures | enchantments | lands) & you_control, has(indestructible))),))),
    ),
    planeswalker(
        "Elspeth, Sun's Champion", "{4}{W}{W}", "Elspeth", 4, loyalty(+1, create(SOLDIER, 3)),
        loyalty(-3, destroy(each(creatures & power_at_least(4)))),
        loyalty(-7, Emblem((static(have(creatures & you_control, plus(2, 2), has(flying))),))),
    ),
    planeswalker(
        "Jace Beleren", "{1}{U}{U}", "Jace", 3, loyalty(+2, draw(1, each_player)), loyalty(-1, draw(1, target_player())),
        loyalty(-10, mill(20, target_player())),
    ),
    planeswalker(
        "Narset, Parter of Veils", "{1}{U}{U}", "Narset", 5, PlayerRule(CANT_DRAW_MORE, each_opponent, 1),
        loyalty(
            -2, LookAt(top_cards(4), save=1),
            may(using(Choose(Among(saved(1), ~creatures & ~lands), 2), Move(saved(2), HAND, reveal=True))),
            Move(saved(1), LIBRARY, position=BOTTOM, order=RANDOM_ORDER),
        ),
    ),
    planeswalker(
        "Sorin, Solemn Visitor", "{2}{W}{B}", "Sorin", 4,
        loyalty(+1, gets(each(creatures & you_control), 1, 0, lifelink, duration=UNTIL_YOUR_NEXT_TURN)),
        loyalty(-2, create(VAMPIRE)),
        loyalty(-6, Emblem((at_beginning(UPKEEP, sacrifices(that_player, creatures), of=each_opponent),))),
    ),
    planeswalker(
        "Teferi, Hero of Dominaria", "{3}{W}{U}", "Teferi", 4,
        loyalty(+1, draw(), at_next(END, body(using(Choose(each(lands), 0, 0, 2), untap(saved(0)))))),
        loyalty(-3, to_library(target(~lands), 2)),
        loyalty(-8, Emblem((whenever(draws(you), exile(target(permanents & opponents_control))),))),
    ),
    planeswalker(
        "Chandra, Torch of Defiance", "{2}{R}{R}", "Chandra", 4,
        loyalty(
            +1, exile(top_cards(), save=1), CastNow(saved(1), save=0),
            when(unless(if_you_do), deal(2, to=each_opponent)),
        ),
        loyalty(+1, add("{R}{R}")), loyalty(-3, deal(4, to=target(creatures))),
        loyalty(-7, Emblem((whenever(casts(you, spells), deal(5, to=any_target())),))),
    ),
    planeswalker(
        "Garruk Wildspeaker", "{2}{G}{G}", "Garruk", 3, loyalty(+1, untap(target(lands, 2))), loyalty(-1, create(BEAST)),
        loyalty(-4, gets(each(creatures & you_control), 3, 3, trample)),
    ),
    planeswalker(
        "Huatli, Radiant Champion", "{2}{G}{W}", "Huatli", 3,
        loyalty(+1, put_counters(this, number_of(creatures & you_control), "loyalty")),
        loyalty(-1, gets(target(creatures), number_of(creatures & you_control), number_of(creatures & you_control))),
        loyalty(-8, Emblem((whenever(enters(creatures & you_control), may(draw())),))),
    ),
    planeswalker(
        "Domri Rade", "{1}{R}{G}", "Domri", 3,
        loyalty(
            +1, LookAt(top_cards(), save=1),
            when(is_a(saved(1), creatures), may(Move(saved(1), HAND, reveal=True))),
        ),
        loyalty(-2, fight(_FOUGHT, target(creatures, besides=True))),
        loyalty(-7, Emblem((static(have(creatures & you_control, *map(has, (double_strike, trample, hexproof, haste)))),))),
    ),
    planeswalker(
        "Oko, Thief of Crowns", "{1}{G}{U}", "Oko", 4, loyalty(+2, create(FOOD)),
        loyalty(+1, becomes(
            target(artifacts | creatures), LoseAllAbilities(), SetColors(GREEN), SetTypes(CREATURE, ("Elk",)), base(3, 3),
            duration=FOREVER,
        )),
        loyalty(-5, ExchangeControl(
            target((artifacts | creatures) & you_control), target(creatures & opponents_control & power_at_most(3)),
        )),
    ),
]  # fmt: skip
