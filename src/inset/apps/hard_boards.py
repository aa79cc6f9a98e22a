"""Boards on which one answer could take a long time: what ``inset bench --hard`` plays, and the limit for each.

Each is large in its own way: sources that compete for the same creatures, effects in one layer, cards that count cards,
requirements to block, triggers. Cards that aren't in the library are made here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from inset import cards
from inset.kernel.mana import parse
from inset.kernel.types import ALL_COLORS, ENCHANTMENT
from inset.language.abilities import Keyword, OwnCost
from inset.language.card import Card
from inset.language.keywords import FLYING, MENACE, VIGILANCE
from inset.language.statics import CAN_BLOCK_MORE, MUST_ATTACK, MUST_BLOCK, Restrict
from inset.language.values import FurtherTargets
from inset.language.words.kinds import activated, artifact, creature, enchantment, sorcery, whenever
from inset.language.words.nouns import (
    ANY_NUMBER,
    any_target,
    creatures,
    each,
    permanents,
    subtype,
    target,
    target_player,
    this_one,
    x,
)  # fmt: skip
from inset.language.words.verbs import (
    add_one_of,
    also,
    cost,
    deal,
    destroy,
    dies,
    enters,
    gain_life,
    has,
    have,
    lose_life,
    plus,
    sacrifice_this,
    tap,
    tap_symbol,
    together,
)

_RAINBOW: Final = activated(tap_symbol, add_one_of(ALL_COLORS))
_DRONES: Final = subtype("Drone")
_COSTS_MORE: Final = OwnCost(FurtherTargets(), 1, colored=parse("{1}{R}"))


def _drone(name: str, *mods: Any) -> Card:
    return creature(name, "{1}{G}", "Drone", 1, 1, have(_DRONES, *mods))


CARDS: Final = (
    sorcery("Rain of Sparks", "{X}{R}", deal(x, any_target())),
    artifact("Paper Flower", "{0}", activated(cost(tap_symbol, sacrifice_this), add_one_of(ALL_COLORS))),
    artifact("Stained Marble", "{1}", activated(cost("{1}", tap_symbol, sacrifice_this), add_one_of(ALL_COLORS))),
    creature("Painted Finch", "{G}", "Bird", 0, 1, Keyword(FLYING), _RAINBOW),
    _drone("Burly Drone", plus(1, 1)),
    _drone("Sturdy Drone", plus(0, 1)),
    _drone("Gliding Drone", has(Keyword(FLYING))),
    _drone("Watchful Drone", has(Keyword(VIGILANCE))),
    _drone("Glowing Drone", has(_RAINBOW)),
    _drone("Budding Drone", has(_RAINBOW)),
    enchantment("Veil over Everything", "{3}{W}", have(permanents, also(ENCHANTMENT))),
    creature("Pushy Ogre", "{2}{R}", "Ogre", 3, 2, Keyword(MENACE)),
    creature("Restless Engine", "{4}", "Construct", 5, 3, Restrict(MUST_ATTACK, this_one)),
    creature("Loud Jester", "{1}{G}", "Elf", 0, 1, Restrict(MUST_BLOCK, creatures, this_one)),
    creature("Dazzling Stag", "{3}{G}", "Elk", 2, 2, Restrict(MUST_BLOCK, creatures, this_one)),
    creature("Gate Sentries", "{2}{W}", "Soldier", 1, 4, Restrict(CAN_BLOCK_MORE, this_one, number=99)),
    creature("Twofold Guard", "{4}{R}", "Giant", 4, 4, Restrict(CAN_BLOCK_MORE, this_one)),
    creature(
        "Quiet Mourner", "{1}{B}", "Vampire", 0, 1,
        whenever(dies(creatures), together(lose_life(1, target_player()), gain_life(1))),
    ),
    creature("Kindly Greeter", "{W}", "Human", 1, 1, whenever(enters(creatures), gain_life(1))),
    sorcery("Bear Season", "{2}{W}{W}", destroy(each(creatures & subtype("Bear")))),
    enchantment("Soul Ledger", "{W}", whenever(dies(creatures), gain_life(1))),
    sorcery("Wide Arc", "{R}", _COSTS_MORE, tap(target(creatures, ANY_NUMBER, least=0))),
    sorcery("Costly Arc", "{9}{R}", _COSTS_MORE, tap(target(creatures, ANY_NUMBER, least=0))),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class HardBoard:
    """A position, what grows in it, and how many calls building, listing and one answer may take at most."""

    name: str
    says: str
    players: Mapping[str, Any]
    most: int  # calls, a third more than counted
    answers: int = 60


def _many(name: str, count: int) -> dict[str, Any]:
    return {"card": name, "count": count}


BOARDS: Final = (
    HardBoard(
        "altars", "sources of mana that take the same creatures",
        {"A": {"hand": ["Rain of Sparks"], "battlefield": [
            "Ashnod's Altar", "Phyrexian Altar", "Krark-Clan Ironworks", "Springleaf Drum", "Blood Pet", "Paper Flower",
            "Skirk Prospector", "Painted Finch", "Stained Marble", "6 Grizzly Bears"]}, "B": {}},
        220_000,
    ),
    HardBoard(
        "drones", "creatures that each change all of them",
        {"A": {"hand": ["Burly Drone"], "battlefield": [
            "4 Forest", "4 Mountain", "4 Plains", "4 Island", "4 Swamp", "6 Burly Drone", "6 Sturdy Drone",
            "6 Gliding Drone", "5 Watchful Drone", "5 Glowing Drone", "4 Budding Drone"]}, "B": {}},
        107_000,
    ),
    HardBoard(
        "anthems", "effects times creatures",
        {"A": {"battlefield": ["4 Plains", _many("Glorious Anthem", 120), _many("Grizzly Bears", 120)]}, "B": {}},
        580_000,
    ),
    HardBoard(
        "humility", "effects that depend on each other",
        {"A": {"battlefield": ["4 Plains", "16 Humility", "16 Veil over Everything", "10 Grizzly Bears"]},
         "B": {"battlefield": ["16 Humility", "16 Veil over Everything", "10 Grizzly Bears"]}},
        233_000,
    ),
    HardBoard(
        "moons", "types of lands in one layer with types of everything",
        {"A": {"battlefield": ["20 Plains", "8 Blood Moon", "8 Mycosynth Lattice", "8 Veil over Everything",
                               "10 Grizzly Bears"]}, "B": {"battlefield": ["20 Forest"]}},
        127_000,
    ),
    HardBoard(
        "graveyards", "sizes that count cards elsewhere",
        {"A": {"graveyard": ["10 Opt", "10 Shock", "10 Forest", "10 Grizzly Bears"],
               "battlefield": ["4 Forest", "16 Tarmogoyf"]}, "B": {"battlefield": ["16 Tarmogoyf"]}},
        150_000,
    ),
    HardBoard(
        "lures", "requirements to block, and creatures that block several",
        {"A": {"battlefield": ["6 Pushy Ogre", "12 Restless Engine", "6 Loud Jester", "6 Dazzling Stag"]},
         "B": {"battlefield": ["15 Grizzly Bears", "7 Gate Sentries", "7 Twofold Guard"]}},
        290_000, 90,
    ),
    HardBoard(
        "mourners", "each of many triggers for each of many",
        {"A": {"hand": ["Day of Judgment"], "battlefield": ["4 Plains", _many("Quiet Mourner", 40)]}, "B": {}},
        106_000, 200,
    ),
    HardBoard(
        "greeters", "many triggers for one event",
        {"A": {"hand": ["Grizzly Bears"], "battlefield": ["2 Forest", _many("Kindly Greeter", 1_000)]}, "B": {}},
        150_000, 300,
    ),
    HardBoard(
        "threefold", "mana that is multiplied again and again",
        {"A": {"hand": ["Fang Dragon"], "battlefield": ["Forest", "6 Mountain", _many("Virtue of Strength", 30)]},
         "B": {}},
        257_000,
    ),
    HardBoard(
        "aims", "targets that each make a spell cost more",
        {"A": {"hand": ["Wide Arc", "Costly Arc"], "battlefield": ["6 Mountain", _many("Grizzly Bears", 30)]},
         "B": {"battlefield": [_many("Hill Giant", 30)]}},
        59_000,
    ),
    HardBoard(
        "bystanders", "many triggers while sizes count cards elsewhere",
        {"A": {"hand": ["Bear Season"],
               "battlefield": ["4 Plains", "4 Tarmogoyf", _many("Grizzly Bears", 16), _many("Soul Ledger", 16)]}, "B": {}},
        45_000, 30,
    ),
)  # fmt: skip


@contextmanager
def with_cards() -> Iterator[None]:
    """Puts the cards of the boards into the library for the time being."""
    cards.add(*CARDS)
    try:
        yield
    finally:
        cards.remove(*(card.name for card in CARDS))
