"""Cards that are cast for another cost, from elsewhere, or with more modes: madness, bestow, overload, fuse and others."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import ANY_ZONE, BLUE, EXILE, GRAVEYARD
from inset.language import keywords as k
from inset.language.abilities import CantBeCountered, Keyword, Modes
from inset.language.card import Card
from inset.language.effects import ExtraTurn
from inset.language.node import Cost, Effect
from inset.language.statics import MovesInstead
from inset.language.values import TimesPaid
from inset.language.words.kinds import (
    activated,
    artifact,
    body,
    creature,
    double_strike,
    enchantment_creature,
    flying,
    instant,
    lifelink,
    modes,
    sorcery,
    split,
    static,
    transforming,
)
from inset.language.words.nouns import (
    any_target,
    artifacts,
    controller_of,
    counters_on,
    creatures,
    each,
    each_opponent,
    enchanted_or_equipped,
    enchantments,
    lands,
    permanents,
    planeswalkers,
    spells,
    target,
    target_player_or,
    this,
    this_one,
    x,
    you_control,
)
from inset.language.words.verbs import (
    add,
    cost,
    counter,
    deal,
    destroy,
    draw,
    enters_with,
    exile,
    gets,
    has,
    have,
    lose_life,
    plus,
    tap_symbol,
    to_hand,
    unless_pays,
)


def _for(keyword: int, price: str) -> Keyword:
    return Keyword(keyword, cost(price))


def _priced(*options: tuple[str, Effect], names: tuple[str, ...] = ()) -> Modes:
    """700.2h: modes with costs; those with names are tiers, of which one is chosen."""
    prices: tuple[Cost, ...] = tuple(cost(price) for price, _ in options)
    return Modes(tuple(body(effect) for _, effect in options), 1, 1 if names else len(options), prices, names)


_SPELL: Final = target(spells)
_FUSE: Final = Keyword(k.FUSE)

CARDS: Final[list[Card]] = [
    instant("Fiery Temper", "{1}{R}{R}", deal(3, any_target()), _for(k.MADNESS, "{R}")),
    enchantment_creature(
        "Hopeful Eidolon", "{W}", "Spirit", 1, 1, _for(k.BESTOW, "{3}{W}"), lifelink,
        have(enchanted_or_equipped, plus(1, 1), has(lifelink)),
    ),
    sorcery("Vandalblast", "{R}", destroy(target(artifacts & ~you_control)), _for(k.OVERLOAD, "{4}{R}")),
    instant(
        "Cyclonic Rift", "{1}{U}", to_hand(target(~lands & permanents & ~you_control)), _for(k.OVERLOAD, "{6}{U}")
    ),
    instant("Thunderous Wrath", "{4}{R}{R}", deal(5, any_target()), _for(k.MIRACLE, "{R}")),
    sorcery("Temporal Mastery", "{5}{U}{U}", ExtraTurn(), exile(this), _for(k.MIRACLE, "{1}{U}")),
    instant(
        "Barbed Lightning", "{2}{R}", modes(deal(3, target(creatures)), deal(3, target_player_or(planeswalkers))),
        _for(k.ENTWINE, "{2}"),
    ),
    instant(
        "Borrowed Malevolence", "{B}", _for(k.ESCALATE, "{2}"),
        modes(gets(target(creatures), 1, 1), gets(target(creatures), -1, -1), most=2),
    ),
    instant(
        "Explosive Derailment", "{R}", Keyword(k.SPREE),
        _priced(("{2}", deal(4, target(creatures))), ("{2}", destroy(target(artifacts)))),
    ),
    instant(
        "Fire Magic", "{R}", Keyword(k.TIERED),
        _priced(
            ("{0}", deal(1, each(creatures))), ("{2}", deal(2, each(creatures))), ("{5}", deal(3, each(creatures))),
            names=("Fire", "Fira", "Firaga"),
        ),
    ),
    split(
        instant("Wear", "{1}{R}", destroy(target(artifacts)), _FUSE),
        instant("Tear", "{W}", destroy(target(enchantments)), _FUSE),
    ),
    split(
        sorcery("Cut", "{1}{R}", deal(4, target(creatures))),
        sorcery("Ribbons", "{X}{B}{B}", Keyword(k.AFTERMATH), lose_life(x, each_opponent)),
    ),
    transforming(
        creature("Baithook Angler", "{1}{U}", "Human Peasant", 2, 1, _for(k.DISTURB, "{1}{U}")),
        creature(
            "Hook-Haunt Drifter", None, "Spirit", 1, 2, flying,
            static(MovesInstead(this_one, GRAVEYARD, EXILE), zone=ANY_ZONE), colors=BLUE,
        ),
    ),
    creature("Sacred Cat", "{W}", "Cat", 1, 1, lifelink, _for(k.EMBALM, "{W}")),
    creature("Adorned Pouncer", "{1}{W}", "Cat", 1, 1, double_strike, _for(k.ETERNALIZE, "{3}{W}{W}")),
    sorcery("Shattering Spree", "{R}", _for(k.REPLICATE, "{R}"), destroy(target(artifacts))),
    sorcery("Train of Thought", "{1}{U}", _for(k.REPLICATE, "{1}{U}"), draw(1)),
    creature("Ultramarines Honour Guard", "{3}{W}", "Astartes Warrior", 2, 2, _for(k.SQUAD, "{2}"),
             have(creatures & you_control & ~this_one, plus(1, 1))),
    artifact(
        "Everflowing Chalice", "{0}", _for(k.MULTIKICKER, "{2}"), enters_with(TimesPaid("kicker"), "charge"),
        activated(tap_symbol, add("{C}", counters_on(this, "charge"))),
    ),
    instant("Make Disappear", "{1}{U}", Keyword(k.CASUALTY, number=1),
            unless_pays(controller_of(_SPELL), cost("{2}"), counter(_SPELL))),
    instant("Overwhelming Denial", "{2}{U}{U}", _for(k.SURGE, "{U}{U}"), CantBeCountered(), counter(target(spells))),
]  # fmt: skip
