"""Patrols, battlemages, explorers and a lens that names a card: each is cast or used."""

from __future__ import annotations

from inset.language import keywords as k
from inset.language.words.kinds import activated, artifact, creature, flashback, flying, instant, when_enters
from inset.language.words.verbs import gain_life
from tests.cards.tries import counters, duel, keyword
from tests.harness import A, B
from tests.harness.cards import ANGEL, BEARS, ELVES, GIANT, KILL

PINGER = artifact("Old Pinger", "{1}", activated("{0}", gain_life(1)))
BIRD = creature("Old Bird", "{U}", "Bird", 1, 1, flying)
MAGE = creature("Old Mage", "{U}", "Wizard", 1, 1, when_enters(gain_life(1)))
MONK = creature("Old Monk", "{U}", "Monk", 1, 1, when_enters(gain_life(1)))
ECHO = instant("Old Echo", "{R}", gain_life(1), flashback("{R}"))
DECK = {"library": ["Opt"] * 9}


def test_goblin_ski_patrol_skis_once_from_a_snow_mountain() -> None:
    assert not duel(mine=["Goblin Ski Patrol", "Mountain"]).could(A, "Goblin Ski Patrol: ")
    scene = duel(mine=["Goblin Ski Patrol", "Snow-Covered Mountain"]).play(A, "Goblin Ski Patrol: ")
    assert scene.size("Goblin Ski Patrol") == (3, 1) and keyword(scene, "Goblin Ski Patrol", k.FLYING)
    assert not scene.could(A, "Goblin Ski Patrol: ")
    scene.until("end", 1).settle()
    assert scene.zone("Goblin Ski Patrol") == "graveyard"


def test_grizzled_wolverine_fights_back_when_blocked() -> None:
    for block, offered in (({BEARS: "Grizzled Wolverine"}, True), ({}, False)):
        scene = duel(mine=["Grizzled Wolverine"], theirs=[BEARS])
        assert not scene.could(A, "Grizzled Wolverine: ")
        scene.until("declare blockers", 1, attack=["Grizzled Wolverine"], block=block)
        assert scene.could(A, "Grizzled Wolverine: ") == offered
    scene = duel(mine=["Grizzled Wolverine"], theirs=[BEARS])
    scene.until("declare blockers", 1, attack=["Grizzled Wolverine"], block={BEARS: "Grizzled Wolverine"})
    scene.play(A, "Grizzled Wolverine: ")
    assert scene.size("Grizzled Wolverine") == (4, 2) and not scene.could(A, "Grizzled Wolverine: ")


def test_jadelight_spelunker_explores_as_often_as_it_was_paid_for() -> None:
    scene = duel(["Jadelight Spelunker"], ann={"library": ["Forest", "Island", "Plains"]}).play(A, "Cast Jadelight", 2)
    assert scene.sorted_names("hand") == ["Forest", "Island"] and counters(scene, "Jadelight Spelunker") == 0


def test_mephidross_vampire_makes_blood_drinkers() -> None:
    scene = duel(mine=["Mephidross Vampire", GIANT], theirs=[BEARS])
    assert "Vampire" in scene.chars(GIANT).subtypes
    scene.until("combat damage", 1, attack=[GIANT], block={BEARS: GIANT}).settle()
    assert scene.size(GIANT) == (4, 4)


def test_miara_buys_cards_from_the_dead() -> None:
    scene = duel([KILL], ["Miara, Thorn of the Glade", ELVES], ann=DECK).play(A, "Cast Kill", "Llanowar", "Yes")
    assert scene.count(A, "hand") == 1 and scene.lives == (19, 20)


def test_minsc_makes_boo_and_giants() -> None:
    scene = duel(["Minsc, Beloved Ranger"]).play(A, "Cast Minsc").play(A, "Minsc, Beloved Ranger: ", 5, "Boo")
    assert scene.size("Boo") == (5, 5) and "Giant" in scene.chars("Boo").subtypes


def test_starfield_of_nyx_wakes_with_five() -> None:
    four = ["Suppression Field", "Battle of Wits", "Bonds of Mortality"]
    assert duel(mine=["Starfield of Nyx", *four]).size("Battle of Wits") == (None, None)
    scene = duel(mine=["Starfield of Nyx", *four, "Light from Within"])
    assert scene.size("Battle of Wits") == (5, 5) and scene.size("Starfield of Nyx") == (None, None)
    scene = duel(mine=["Starfield of Nyx"], ann={"graveyard": ["Pacifism", "Suppression Field"], **DECK}, bob=DECK)
    scene.until("upkeep", 3, "Suppression").settle("Yes")
    assert scene.zone("Suppression Field") == "battlefield"


def test_solfatara_keeps_a_player_from_playing_lands() -> None:
    scene = duel(["Solfatara", "Forest"], ann=DECK).play(A, "Cast Solfatara", "Ann")
    assert not scene.could(A, "Play Forest")
    scene.until("upkeep", 2).settle()
    assert scene.count(A, "hand") == 2


def test_sorcerous_spyglass_stops_what_it_names() -> None:
    scene = duel(["Sorcerous Spyglass"], theirs=["Amulet of Kroog", "Sol Ring"], bob={"mana": "{2}"})
    scene.play(A, "Cast Sorcerous", "Amulet of Kroog")
    assert not scene.could(B, "Amulet of Kroog: ")


def test_soul_search_finds_small_souls() -> None:
    for held, spirits in ((ELVES, 1), (BEARS, 0)):
        scene = duel(["Soul Search"], bob={"hand": [held]}).play(A, "Cast Soul", held)
        assert scene.zone(held) == "exile" and len(scene.all("Spirit Token")) == spirits


def test_stensia_uprising_needs_exactly_thirteen() -> None:
    for lands, life in ((11, 13), (12, 20), (10, 20)):
        scene = duel(mine=["Stensia Uprising", *["Forest"] * lands]).until("end", 1)
        scene.settle("Yes", "Bob")
        assert scene.lives == (20, life) and scene.sizes("Human Token") == [(1, 1)]


def test_sunscape_battlemage_does_what_was_paid_for() -> None:
    scene = duel(["Sunscape Battlemage"], theirs=[BIRD], ann=DECK).play(A, "Cast Sunscape", "Yes", "No")
    assert scene.zone("Old Bird") == "graveyard" and scene.count(A, "hand") == 0
    scene = duel(["Sunscape Battlemage"], theirs=[BIRD], ann=DECK).play(A, "Cast Sunscape", "No", "Yes")
    assert scene.zone("Old Bird") == "battlefield" and scene.count(A, "hand") == 2


def test_naban_doubles_what_wizards_bring() -> None:
    assert duel([MAGE], ["Naban, Dean of Iteration"]).play(A, "Cast Old Mage").lives == (22, 20)
    assert duel([MONK], ["Naban, Dean of Iteration"]).play(A, "Cast Old Monk").lives == (21, 20)


def test_scout_for_survivors_finds_three_in_all() -> None:
    scene = duel(["Scout for Survivors"], ann={"graveyard": [BEARS, ELVES, ANGEL]}).play(A, "Cast Scout", BEARS, ELVES)
    assert scene.size(BEARS) == (3, 3) and scene.size(ELVES) == (2, 2) and scene.zone(ANGEL) == "graveyard"


def test_runic_repetition_returns_what_flashed_back() -> None:
    scene = duel(["Runic Repetition"], ann={"exile": [ECHO, "Opt"]}).play(A, "Cast Runic")
    assert scene.zone("Old Echo") == "hand" and scene.zone("Opt") == "exile"
