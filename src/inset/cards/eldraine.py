"""Adventurer cards of Eldraine and elsewhere (715), and the cards printed to go with them."""

from __future__ import annotations

from inset.cards.tokens import FOOD, HUMAN
from inset.language.card import Card
from inset.language.effects import BOTTOM
from inset.language.statics import DamageCantBePrevented
from inset.language.words.kinds import (
    activated,
    artifact,
    creature,
    deathtouch,
    flash,
    flying,
    instant,
    land,
    lifelink,
    sorcery,
    static,
    tap_for,
    vigilance,
    whenever,
)
from inset.language.words.nouns import (
    any_target,
    artifacts,
    controller_of,
    creatures,
    each,
    having,
    if_you_do,
    instants,
    it,
    lands,
    mana_value_at_most,
    opponents_control,
    planeswalkers,
    power_at_least,
    sized,
    sorceries,
    spells,
    subtype,
    target,
    the_other,
    this_one,
    unless,
    with_adventure,
    you,
    you_have,
)
from inset.language.words.verbs import (
    becomes_target,
    blocks_only,
    cant_attack,
    cant_block,
    casts,
    copy_spell,
    cost,
    counter,
    create,
    deal,
    destroy,
    dies,
    draw,
    enters_tapped,
    establish,
    gets,
    lose_life,
    may,
    sacrifices,
    tap,
    tap_symbol,
    to_hand,
    to_library,
    together,
    when,
)

CARDS: tuple[Card, ...] = (
    creature(
        "Bonecrusher Giant", "{2}{R}", "Giant", 4, 3,
        whenever(becomes_target(this_one, spells), deal(2, to=controller_of(the_other))),
        adventure=instant("Stomp", "{1}{R}", establish(DamageCantBePrevented()), deal(2, to=any_target())),
    ),
    creature(
        "Brazen Borrower", "{1}{U}{U}", "Faerie Rogue", 3, 1, flash, flying,
        blocks_only(creatures & having(flying)),
        adventure=instant("Petty Theft", "{1}{U}", to_hand(target(~lands & opponents_control))),
    ),
    creature(
        "Lovestruck Beast", "{2}{G}", "Beast Noble", 5, 5,
        static(cant_attack(), only_if=unless(you_have(sized(1, 1) & creatures))),
        adventure=sorcery("Heart's Desire", "{G}", create(HUMAN)),
    ),
    creature(
        "Murderous Rider", "{1}{B}{B}", "Zombie Knight", 2, 3, lifelink,
        whenever(dies(), to_library(it, BOTTOM)),
        adventure=instant("Swift End", "{1}{B}{B}", destroy(target(creatures | planeswalkers)), lose_life(2)),
    ),
    creature(
        "Curious Pair", "{1}{G}", "Human Peasant", 1, 3,
        adventure=sorcery("Treats to Share", "{G}", create(FOOD)),
    ),
    creature(
        "Edgewall Innkeeper", "{G}", "Human Peasant", 1, 1,
        whenever(casts(you, creatures & spells & with_adventure), draw()),
    ),
    creature(
        "Realm-Cloaked Giant", "{5}{W}{W}", "Giant", 7, 7, vigilance,
        adventure=sorcery("Cast Off", "{3}{W}{W}", destroy(each(~subtype("Giant") & creatures))),
    ),
    creature(
        "Giant Killer", "{W}", "Human Peasant", 1, 2,
        activated(cost("{1}{W}", tap_symbol), tap(target(creatures))),
        adventure=instant("Chop Down", "{2}{W}", destroy(target(creatures & power_at_least(4)))),
    ),
    creature(
        "Foulmire Knight", "{B}", "Zombie Knight", 1, 1, deathtouch,
        adventure=instant("Profane Insight", "{2}{B}", together(draw(), lose_life(1))),
    ),
    creature(
        "Rimrock Knight", "{1}{R}", "Dwarf Knight", 3, 1, cant_block(),
        adventure=instant("Boulder Rush", "{R}", gets(target(creatures), 2, 0)),
    ),
    creature(
        "Hypnotic Sprite", "{U}{U}", "Faerie", 2, 1, flying,
        adventure=instant("Mesmeric Glare", "{2}{U}", counter(target(spells & mana_value_at_most(3)))),
    ),
    land(
        "Midgar, City of Mako", "Town", enters_tapped(), tap_for("{B}"),
        adventure=sorcery(
            "Reactor Raid", "{2}{B}", may(sacrifices(you, artifacts | creatures)), when(if_you_do, draw(2))
        ),
    ),
    artifact(
        "Lucky Clover", "{2}",
        whenever(casts(you, subtype("Adventure") & (instants | sorceries) & spells), copy_spell(it)),
    ),
)  # fmt: skip
