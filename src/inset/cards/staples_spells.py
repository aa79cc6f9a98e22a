"""Instants and sorceries that other cards meet in tests, scenarios and decks."""

from __future__ import annotations

from inset.language.abilities import Keyword
from inset.language.card import Card
from inset.language.keywords import STORM
from inset.language.words.kinds import flashback, instant, sorcery
from inset.language.words.nouns import (
    any_target,
    artifacts,
    black,
    creatures,
    each,
    enchantments,
    instants,
    sorceries,
    spells,
    target,
    you_control,
)
from inset.language.words.verbs import (
    copy_spell,
    counter,
    create_copy,
    deal,
    destroy,
    draw,
    gets,
    lines,
    scry,
    to_hand,
)

CARDS: tuple[Card, ...] = (
    instant("Shock", "{R}", deal(2, to=any_target())),
    instant("Counterspell", "{U}{U}", counter(target(spells))),
    instant("Unsummon", "{U}", to_hand(target(creatures))),
    instant("Murder", "{1}{B}{B}", destroy(target(creatures))),
    instant("Doom Blade", "{1}{B}", destroy(target(~black & creatures))),
    sorcery("Divination", "{2}{U}", draw(2)),
    instant("Opt", "{U}", lines(scry(1), draw())),
    instant("Giant Growth", "{G}", gets(target(creatures), 3, 3)),
    instant("Reverberate", "{R}{R}", copy_spell(target((instants | sorceries) & spells))),
    instant("Disenchant", "{1}{W}", destroy(target(artifacts | enchantments))),
    sorcery("Pyroclasm", "{1}{R}", deal(2, to=each(creatures))),
    sorcery("Grapeshot", "{1}{R}", deal(1, to=any_target()), Keyword(STORM)),
    instant(
        "Cackling Counterpart", "{1}{U}{U}",
        create_copy(target(creatures & you_control)), flashback("{5}{U}{U}"),
    ),
)  # fmt: skip
