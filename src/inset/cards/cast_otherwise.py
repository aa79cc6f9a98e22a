"""Cards that are cast for another cost, from elsewhere, or with more modes: madness, bestow, overload, fuse and others."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import ANY_ZONE, BLUE, EXILE, GRAVEYARD, HAND
from inset.language import keywords as k
from inset.language.abilities import CantBeCountered, Keyword, Modes, Spell
from inset.language.card import Card
from inset.language.conditions import CostWasPaid
from inset.language.costs import RevealThis
from inset.language.effects import ExtraTurn, Multiply
from inset.language.node import Cost, Effect
from inset.language.statics import MovesInstead
from inset.language.values import TimesPaid
from inset.language.words.kinds import (
    activated,
    artifact,
    artifact_creature,
    body,
    creature,
    double_strike,
    enchantment_creature,
    first_strike,
    flying,
    haste,
    instant,
    legendary,
    lifelink,
    modes,
    reach,
    sorcery,
    split,
    static,
    transforming,
    when_cast,
    when_enters,
    whenever,
)
from inset.language.words.nouns import (
    any_target,
    artifacts,
    attacking,
    controller_of,
    counters_on,
    creatures,
    each,
    each_opponent,
    enchanted_or_equipped,
    enchantments,
    lands,
    mana_value_at_most,
    opponents_control,
    permanents,
    planeswalkers,
    spells,
    target,
    target_player,
    target_player_or,
    this,
    this_one,
    x,
    you_control,
)
from inset.language.words.verbs import (
    add,
    attacks,
    cant_be_blocked,
    cost,
    counter,
    create_copy,
    deal,
    destroy,
    dies,
    discard,
    draw,
    either,
    enters,
    enters_with,
    exile,
    gain_life,
    gets,
    has,
    have,
    lose_life,
    plus,
    tap_symbol,
    then,
    to_hand,
    together,
    unless_pays,
)


def _for(keyword: int, price: str) -> Keyword:
    return Keyword(keyword, cost(price))


def _priced(*options: tuple[str, Effect], names: tuple[str, ...] = ()) -> Modes:
    """700.2h: modes with costs; those with names are tiers, of which one is chosen."""
    prices: tuple[Cost, ...] = tuple(cost(price) for price, _ in options)
    return Modes(tuple(body(effect) for _, effect in options), 1, 1 if names else len(options), prices, names)


_SPELL: Final = target(spells)
_PLAYER: Final = target_player()
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
    instant(
        "Tifa's Limit Break", "{G}", Keyword(k.TIERED),
        _priced(
            ("{0}", gets(target(creatures), 2, 2)), ("{2}", Multiply(target(creatures), toughness=True)),
            ("{6}{G}", Multiply(target(creatures), factor=3, toughness=True)),
            names=("Somersault", "Meteor Strikes", "Final Heaven"),
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
    creature("Trove Tracker", "{2}{U}", "Human Pirate", 2, 2, whenever(dies(), draw(1)), _for(k.ENCORE, "{5}{U}{U}")),
    creature(
        "High Fae Negotiator", "{3}{B}{B}", "Faerie Warlock", 3, 5, Keyword(k.BARGAIN), flying,
        when_enters(together(lose_life(3, each_opponent), gain_life(3)), only_if=CostWasPaid("bargain")),
    ),
    creature(
        "Scrapshooter", "{1}{G}{G}", "Raccoon Archer", 4, 4, Keyword(k.GIFT, text="a card"), reach,
        when_enters(destroy(target((artifacts | enchantments) & opponents_control)), only_if=CostWasPaid("gift")),
    ),
    creature("Dimir Infiltrator", "{U}{B}", "Spirit", 1, 3, cant_be_blocked(), _for(k.TRANSMUTE, "{1}{U}{B}")),
    creature("Mosquito Guard", "{W}", "Kithkin Soldier", 1, 1, first_strike, Keyword(k.REINFORCE, cost("{1}{W}"), 1)),
    creature("Greater Mossdog", "{3}{G}", "Plant Dog", 3, 3, Keyword(k.DREDGE, number=3)),
    instant("Sun's Bounty", "{1}{W}", gain_life(4), _for(k.RECOVER, "{1}{W}")),
    creature("Spider-Islanders", "{3}{R}", "Spider Horror Citizen", 4, 3, _for(k.MAYHEM, "{1}{R}")),
    sorcery("Unending Whisper", "{U}", draw(1), _for(k.HARMONIZE, "{5}{U}")),
    creature("Wretched Gryff", "{7}", "Eldrazi Hippogriff", 3, 4, _for(k.EMERGE, "{5}{U}"), when_cast(draw(1)), flying),
    artifact_creature("Red Tiger Mechan", "{3}{R}", "Robot Cat", 3, 3, haste, _for(k.WARP, "{1}{R}")),
    sorcery("Donatello's Technique", "{2}{U}", _for(k.SNEAK, "{U}"), draw(2)),
    legendary(creature("Spider-Man, Web-Slinger", "{2}{W}", "Spider Human Hero", 3, 3, _for(k.WEB_SLINGING, "{W}"))),
    enchantment_creature(
        "Overlord of the Floodpits", "{3}{U}{U}", "Avatar Horror", 5, 3, Keyword(k.IMPENDING, cost("{1}{U}{U}"), 4), flying,
        whenever(either(enters(), attacks()), then(draw(2), discard(1))),
    ),
    sorcery("Coastal Discovery", "{3}{U}", draw(2), Keyword(k.AWAKEN, cost("{5}{U}"), 4)),
    sorcery("Sublime Exhalation", "{6}{W}", Keyword(k.UNDAUNTED), destroy(each(creatures))),
    sorcery(
        "Ominous Harvest", "{2}{B}", Keyword(k.GRAVESTORM),
        together(draw(1, _PLAYER), lose_life(1, _PLAYER)),
    ),
    sorcery(
        "Replication Technique", "{4}{U}", Keyword(k.DEMONSTRATE), create_copy(target(permanents & you_control))
    ),
    instant(
        "Fierce Retribution", "{1}{W}", _for(k.CLEAVE, "{5}{W}"),
        Spell(body(destroy(target(creatures & attacking))), body(destroy(target(creatures)))),
    ),
    sorcery(
        "Path of Peril", "{1}{B}{B}", _for(k.CLEAVE, "{4}{W}{B}"),
        Spell(body(destroy(each(creatures & mana_value_at_most(2)))), body(destroy(each(creatures)))),
    ),
    instant(
        "Steeling Stance", "{1}{W}{W}", gets(each(creatures & you_control), 1, 1),
        activated(cost("{W}", RevealThis()), gets(target(creatures), 1, 1), zone=HAND, keyword=k.FORECAST),
    ),
    instant("Overwhelming Denial", "{2}{U}{U}", _for(k.SURGE, "{U}{U}"), CantBeCountered(), counter(target(spells))),
]  # fmt: skip
