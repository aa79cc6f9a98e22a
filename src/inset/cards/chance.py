"""Cards that flip coins (705) and roll dice (706)."""

from __future__ import annotations

from typing import Final

from inset.cards.tokens import TREASURE
from inset.kernel.types import UPKEEP
from inset.language.card import Card
from inset.language.effects import FOREVER, FlipCoin, RollDie
from inset.language.patterns import FlipsCoin, RollsDice
from inset.language.statics import NO_MAXIMUM_HAND_SIZE, CoinsComeUpHeads, MoreCoins, MoreDice, PlayerRule
from inset.language.values import SavedNumber
from inset.language.words.kinds import (
    ability_word,
    activated,
    artifact,
    at_beginning,
    creature,
    flying,
    legendary,
    static,
    tap_for,
    when_enters,
    whenever,
)
from inset.language.words.nouns import (
    artifacts,
    each_opponent,
    number_of,
    other,
    target,
    this,
    you,
    you_control,
)
from inset.language.words.verbs import (
    cost,
    create,
    deal,
    deals_combat_damage,
    destroy,
    draw,
    establish,
    sacrifice,
    sacrificing,
    tap_symbol,
    together,
    untap,
)

CARDS: Final[list[Card]] = [
    creature(
        "Ancient Silver Dragon", "{6}{U}{U}", "Elder Dragon", 8, 8, flying,
        whenever(
            deals_combat_damage(), RollDie(20, (), save=0), draw(SavedNumber(0)),
            establish(PlayerRule(NO_MAXIMUM_HAND_SIZE, you), duration=FOREVER),
        ),
    ),
    creature(
        "Brazen Dwarf", "{1}{R}", "Dwarf Shaman", 1, 3, whenever(RollsDice(you), deal(1, each_opponent)),
    ),
    legendary(
        creature(
            "Edgar, King of Figaro", "{4}{U}{U}", "Human Artificer Noble", 4, 5,
            when_enters(draw(number_of(artifacts & you_control))),
            ability_word("Two-Headed Coin", static(CoinsComeUpHeads(you))),
        )
    ),
    creature(
        "Goblin Archaeologist", "{1}{R}", "Goblin Artificer", 1, 2,
        activated(
            cost("{R}", tap_symbol), FlipCoin((together(destroy(target(artifacts)), untap(this)),), (sacrifice(),)),
        ),
    ),
    legendary(artifact("Krark's Thumb", "{2}", MoreCoins(you))),
    artifact("Mana Crypt", "{0}", at_beginning(UPKEEP, FlipCoin((), (deal(3, you),))), tap_for("{C}{C}")),
    creature(
        "Pixie Guide", "{1}{U}", "Faerie", 1, 3, flying, ability_word("Grant an Advantage", static(MoreDice(you))),
    ),
    creature(
        "Tavern Scoundrel", "{1}{R}", "Human Rogue", 1, 3, whenever(FlipsCoin(you), create(TREASURE, 2)),
        activated(cost("{1}", tap_symbol, sacrificing(other)), FlipCoin()),
    ),
]  # fmt: skip
