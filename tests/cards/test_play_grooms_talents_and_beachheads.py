"""Spells that take every namesake, lands that ask for a card in hand, and two who come back as something else."""

from __future__ import annotations

from inset.language import keywords as k
from inset.language.words.kinds import creature
from tests.cards.tries import duel, keyword
from tests.harness import A, B
from tests.harness.cards import ANGEL, BEARS, BOLT, ELVES, KILL

SOLDIER = creature("Old Soldier", "{W}", "Soldier", 1, 1)
DRAGON = creature("Old Dragon", "{W}", "Dragon", 1, 1)
VAMPIRE = creature("Old Vampire", "{B}", "Vampire", 2, 2)
SPIRIT = creature("Old Spirit", "{W}", "Spirit", 1, 1)
DECK = {"library": ["Opt"] * 9}


def test_test_of_talents_takes_namesakes_and_gives_cards_for_the_hand() -> None:
    bob = {"hand": ["Shock", "Shock", "Opt"], "library": ["Shock", *["Opt"] * 5], "mana": "{R}"}
    scene = duel(["Test of Talents"], bob=bob).pass_to(B).do(B, "Cast Shock", "Ann").pass_to(A)
    scene.play(A, "Cast Test", "Shock (in Bob's hand", "Shock (in Bob's library")
    assert scene.names("exile") == ["Shock"] * 2 and scene.count(B, "hand") == 2 and scene.lives == (20, 20)


def test_the_end_ends_all_of_that_name_and_is_cheaper_near_death() -> None:
    bob = {"hand": [BEARS, "Opt"], "graveyard": [BEARS], "library": [BEARS, *["Opt"] * 5]}
    scene = duel(["The End"], theirs=[BEARS, ANGEL], ann={"life": 5, "mana": "{B}{B}"}, bob=bob)
    scene.play(A, "Cast The End", BEARS, *[f"{BEARS} (in Bob's {zone}" for zone in ("graveyard", "hand", "library")])
    assert scene.names("exile") == [BEARS] * 4 and scene.count(B, "hand") == 2
    assert not duel(["The End"], theirs=[BEARS], ann={"life": 6, "mana": "{B}{B}"}).could(A, "Cast The End")


def test_fortified_beachhead_asks_for_a_soldier() -> None:
    name = "Fortified Beachhead"
    assert duel([name]).play(A, f"Play {name}").one(name).tapped
    assert not duel([name], [SOLDIER]).play(A, f"Play {name}").one(name).tapped
    assert not duel([name, SOLDIER]).play(A, f"Play {name}", "Yes").one(name).tapped
    assert duel([name, SOLDIER]).play(A, f"Play {name}", "No").one(name).tapped
    scene = duel(mine=[name, SOLDIER, BEARS]).play(A, f"{name}: {{5}}")
    assert scene.size("Old Soldier") == (2, 2) and scene.size(BEARS) == (2, 2)


def test_temple_of_the_dragon_queen_asks_for_a_dragon_and_a_color() -> None:
    name = "Temple of the Dragon Queen"
    scene = duel([name, BOLT], [DRAGON], ann={"mana": ""}).play(A, f"Play {name}", "Red", 0, "Red")
    assert not scene.one(name).tapped and scene.play(A, "Cast Bolt", "Bob").lives == (20, 17)
    assert duel([name]).play(A, f"Play {name}", 0, "Red").one(name).tapped


def test_katilda_counts_spirits_and_enchantments_in_both_shapes() -> None:
    name = "Katilda, Dawnhart Martyr"
    scene = duel([KILL], [name, SPIRIT, BEARS, "Suppression Field"]).play(A, "Cast Kill", "Old Spirit")
    assert scene.size(name) == (2, 2) and keyword(scene, name, k.FLYING | k.LIFELINK)
    scene = duel([KILL], [SPIRIT, BEARS], ann={"graveyard": [name]}).play(A, "Cast Katilda", BEARS)
    assert scene.size(BEARS) == (4, 4) and keyword(scene, BEARS, k.FLYING)
    assert scene.play(A, "Cast Kill", BEARS).zone(name) == "exile"


def test_edgar_rises_with_the_third_drop() -> None:
    name = "Edgar, Charmed Groom"
    scene = duel([KILL], [name, VAMPIRE, ELVES], ann=DECK, bob=DECK)
    assert scene.size("Old Vampire") == (3, 3) and scene.size(name) == (4, 4)
    scene.play(A, "Cast Kill", "Edgar")
    assert scene.called("Edgar Markov's Coffin")
    coffin = {"card": name, "as": "Edgar Markov's Coffin", "counters": {"bloodline": 2}}
    scene = duel(mine=[coffin], ann=DECK, bob=DECK).until("upkeep", 3).settle()
    assert scene.size(name) == (4, 4) and scene.sizes("Vampire Token") == [(2, 2)]
    assert not scene.one(name).counters
