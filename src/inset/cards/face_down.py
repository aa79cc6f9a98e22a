"""Cards that are cast face down (morph, megamorph, disguise) and that manifest or cloak (708)."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import GREEN, HAND, RED, UPKEEP, WHITE
from inset.language.card import Card
from inset.language.conditions import Compare
from inset.language.effects import Cloak, Manifest
from inset.language.filters import EQ
from inset.language.patterns import BeginningOf, DealsDamage, TurnsFaceUp
from inset.language.statics import AsTurnedFaceUp
from inset.language.values import X
from inset.language.words.kinds import (
    ability_word,
    activated,
    creature,
    creature_token,
    disguise,
    enchantment,
    first_strike,
    flying,
    land,
    megamorph,
    morph,
    reach,
    static,
    tap_for,
    vigilance,
    when_enters,
    whenever,
)  # fmt: skip
from inset.language.words.nouns import (
    artifacts,
    cards,
    counters_on,
    creatures,
    each,
    enchantments,
    face_down,
    it,
    number_of,
    opponents_control,
    other,
    target,
    that_much,
    this,
    this_one,
    x,
    you,
    you_control,
)  # fmt: skip
from inset.language.words.verbs import (
    create,
    destroy,
    dies,
    discarding,
    draw,
    enters_with,
    gain_life,
    gets,
    have,
    lose_life,
    may,
    plus,
    put_counters,
    to_hand,
)  # fmt: skip

TURNED_UP: Final = TurnsFaceUp(this_one)
ANY_TURNED_UP: Final = TurnsFaceUp(you_control)
HIDDEN: Final = face_down & creatures & you_control

CARDS: Final[list[Card]] = [
    creature("Aerie Bowmasters", "{2}{G}{G}", "Dog Archer", 3, 4, reach, megamorph("{5}{G}")),
    creature(
        "Ainok Survivalist", "{1}{G}", "Dog Shaman", 2, 1, megamorph("{1}{G}"),
        whenever(TURNED_UP, destroy(target((artifacts | enchantments) & opponents_control))),
    ),
    creature("Battering Craghorn", "{2}{R}{R}", "Goat Beast", 3, 1, first_strike, morph("{1}{R}{R}")),
    creature(
        "Dog Walker", "{R}{W}", "Human Citizen", 3, 1, vigilance, disguise("{R/W}{R/W}"),
        whenever(TURNED_UP, create(creature_token("Dog", 1, 1, WHITE), 2, tapped=True)),
    ),
    creature(
        "Exalted Angel", "{4}{W}{W}", "Angel", 4, 5, flying, whenever(DealsDamage(this_one, batch=True), gain_life(that_much)),
        morph("{2}{W}{W}"),
    ),
    creature(
        "Gathan Raiders", "{3}{R}{R}", "Human Warrior", 3, 3,
        ability_word("Hellbent", static(have(this_one, plus(2, 2)), only_if=Compare(number_of(cards, HAND, you), EQ, 0))),
        morph(discarding()),
    ),
    creature(
        "Hooded Hydra", "{X}{G}{G}", "Snake Hydra", 0, 0, enters_with(x),
        whenever(dies(this_one), create(creature_token("Snake", 1, 1, GREEN), counters_on(it, "+1/+1"))),
        morph("{3}{G}{G}"), AsTurnedFaceUp((put_counters(this, 5),)),
    ),
    creature(
        "Icefeather Aven", "{G}{U}", "Bird Shaman", 2, 2, flying, morph("{1}{G}{U}"),
        whenever(TURNED_UP, may(to_hand(target(other & creatures)))),
    ),
    creature(
        "Master of Pearls", "{1}{W}", "Human Monk", 2, 2, morph("{3}{W}{W}"),
        whenever(TURNED_UP, gets(each(creatures & you_control), 2, 2)),
    ),
    enchantment(
        "Mastery of the Unseen", "{1}{W}", whenever(ANY_TURNED_UP, gain_life(number_of(creatures & you_control))),
        activated("{3}{W}", Manifest(you)),
    ),
    creature(
        "Nightdrinker Moroii", "{3}{B}", "Vampire", 4, 2, flying, when_enters(lose_life(3)), disguise("{B}{B}"),
    ),
    enchantment("Secret Plans", "{G}{U}", have(HIDDEN, plus(0, 1)), whenever(ANY_TURNED_UP, draw())),
    enchantment(
        "Veiled Ascension", "{3}{W}", when_enters(put_counters(each(HIDDEN), 1, "flying")),
        enters_with(1, "flying", HIDDEN), whenever(BeginningOf(UPKEEP, you), may(Cloak(you))),
    ),
    creature(
        "Warbreak Trumpeter", "{R}", "Goblin", 1, 1, morph("{X}{X}{R}"),
        whenever(TURNED_UP, create(creature_token("Goblin", 1, 1, RED), X())),
    ),
    land("Zoetic Cavern", "", tap_for("{C}"), morph("{2}")),
]  # fmt: skip
