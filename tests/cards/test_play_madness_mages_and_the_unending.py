"""Damage that becomes something else, libraries that are searched only on top, and what depends on the turn so far."""

from __future__ import annotations

from typing import Any

from inset.language.words.kinds import creature, instant
from inset.language.words.nouns import anything
from inset.language.words.verbs import discard, search
from tests.cards.tries import counters, duel
from tests.harness import A, B, Scene, cr
from tests.harness.cards import ANGEL, BEARS, BOLT, CUB, ELVES, GIANT, KILL

SPARK = creature("Old Spark", "{4}{U}", "Elemental", 2, 2)
CORSAIR = creature("Old Corsair", "{2}{U}", "Pirate", 2, 2)
LOSE = instant("Lose", "{U}", discard())
SEEK = instant("Seek", "{U}", search(anything))


def test_sin_takes_counters_and_leaves_its_own() -> None:
    grown = {"card": BEARS, "counters": {"+1/+1": 2, "charge": 1}}
    ring = {"card": "Sol Ring", "counters": {"charge": 2}}
    scene = duel(["Sin, Unending Cataclysm", KILL], [grown, ring, ELVES]).play(A, "Cast Sin", BEARS, "Done")
    assert scene.size("Sin, Unending Cataclysm") == (11, 11) and scene.size(BEARS) == (2, 2)
    assert counters(scene, "Sol Ring", "charge") == 2
    scene.play(A, "Cast Kill", "Sin, Unending", ELVES)
    assert scene.size(ELVES) == (7, 7) and scene.zone("Sin, Unending Cataclysm") == "library"


@cr("702.35a")
def test_avacyns_judgment_divides_x_if_cast_for_madness() -> None:
    scene = duel(["Avacyn's Judgment"], theirs=[CUB]).play(A, "Cast Avacyn", "Bob", "Cub", "Done", 1)
    assert scene.lives == (20, 19) and scene.zone("Cub") == "graveyard"
    scene = duel([LOSE, "Avacyn's Judgment"]).play(A, "Cast Lose", "Yes", "Cast Avacyn", 5, "Bob", "Done")
    assert scene.lives == (20, 15)


def test_rootha_makes_an_elemental_as_large_as_the_greatest_spell() -> None:
    scene = duel(["Divination", BOLT, GIANT], ["Rootha, Mastering the Moment"])
    scene.play(A, "Cast Divination").play(A, "Cast Bolt", "Bob").play(A, "Cast Hill").until(
        "beginning of combat", 1
    ).settle()
    assert scene.sizes("Elemental Token") == [(3, 3)]
    scene = duel([GIANT], ["Rootha, Mastering the Moment"]).play(A, "Cast Hill").until("beginning of combat", 1)
    assert scene.settle().all("Elemental Token") == []


def test_furygale_flocking_sends_two_to_each_opponent() -> None:
    rows: list[dict[str, Any]] = [{"hand": ["Furygale Flocking"]}, {}, {}]
    scene = Scene(*rows, names=("Ann", "Bob", "Cid")).play(A, "Cast Furygale")
    assert len(scene.all("Elemental Token")) == 4
    while scene.asked() == "priority":
        scene.choose("Pass")
    while scene.st.turn == 1 and scene.asked() == "priority":
        scene.choose("Pass")
    assert scene.lives == (20, 14, 14)


def test_horde_of_notions_plays_an_elemental_from_the_graveyard() -> None:
    scene = duel(mine=["Horde of Notions"], ann={"graveyard": [SPARK, BEARS]})
    scene.play(A, "Horde of Notions: ", "Cast Old Spark")
    assert scene.zone("Old Spark") == "battlefield"


@cr("701.34a")
def test_ripples_of_potential_phases_out_what_grew() -> None:
    grown = {"card": BEARS, "counters": {"+1/+1": 1}}
    theirs = {"card": GIANT, "counters": {"+1/+1": 1}}
    scene = duel(["Ripples of Potential"], [grown, ELVES], [theirs])
    scene.play(A, "Cast Ripples", BEARS, GIANT, BEARS)
    assert scene.one(BEARS).phased and not scene.one(GIANT).phased and counters(scene, GIANT) == 2


@cr("614.1a")
def test_aven_mindcensor_shows_opponents_four_cards() -> None:
    bob = {"library": ["Opt", "Opt", "Opt", "Shock", ANGEL], "hand": [SEEK], "mana": "{U}"}
    scene = duel(mine=["Aven Mindcensor"], bob=bob).do(B, "Cast Seek")
    while scene.asked() == "priority":
        scene.choose("Pass")
    assert any("Shock" in word for word in scene.words()) and not any(ANGEL in word for word in scene.words())
    scene = duel([SEEK], ["Aven Mindcensor"], ann={"library": ["Opt"] * 4 + [ANGEL]}).play(A, "Cast Seek", ANGEL)
    assert scene.sorted_names("hand") == [ANGEL]


@cr("614.1a")
def test_szadek_mills_instead_of_hurting() -> None:
    scene = duel(mine=["Szadek, Lord of Secrets"], bob={"library": ["Opt"] * 9})
    scene.until("end of combat", 1, attack=["Szadek, Lord of Secrets"])
    assert scene.lives == (20, 20) and scene.count(B, "graveyard") == 5
    assert scene.size("Szadek, Lord of Secrets") == (10, 10)


@cr("614.1a", "615.12")
def test_soul_scar_mage_turns_burn_into_counters() -> None:
    scene = duel([BOLT, BOLT], ["Soul-Scar Mage"], [ANGEL]).play(A, "Cast Bolt", ANGEL)
    assert counters(scene, ANGEL, "-1/-1") == 3 and scene.one(ANGEL).damage == 0
    assert scene.play(A, "Cast Bolt", "Bob").lives == (20, 17)
    scene = duel(mine=["Soul-Scar Mage"], theirs=[GIANT])
    scene.until("end of combat", 1, attack=["Soul-Scar Mage"], block={GIANT: "Soul-Scar Mage"})
    assert counters(scene, GIANT, "-1/-1") == 0 and scene.one(GIANT).damage == 1


def test_undead_alchemist_eats_libraries() -> None:
    bob = {"library": [BEARS, "Shock", ANGEL, "Opt", "Opt", "Opt"]}
    scene = duel(mine=["Undead Alchemist"], bob=bob)
    scene.until("end of combat", 1, attack=["Undead Alchemist"])
    assert scene.lives == (20, 20) and scene.sorted_names("graveyard", B) == ["Opt", "Shock"]
    assert scene.zone(BEARS) == "exile" and len(scene.all("Zombie Token")) == 2


def test_graywaters_fixer_gives_encore_for_the_mana_value() -> None:
    ann = {"graveyard": ["Soul-Scar Mage", CORSAIR], "mana": "{U}{U}{U}"}
    scene = duel(mine=["Graywater's Fixer"], ann=ann).play(A, "Old Corsair: ")
    assert [o.token for o in scene.all("Old Corsair")] and scene.st.players[A].pool == ()
