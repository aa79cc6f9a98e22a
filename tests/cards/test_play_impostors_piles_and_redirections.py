"""Shapeshifters that are what they exile, copies, tokens that follow each other, and creatures that must attack."""

from __future__ import annotations

from typing import Any

from inset.language import keywords as k
from inset.language.effects import NEXT_COMBAT
from inset.language.filters import IsThis
from inset.language.patterns import TurnsFaceUp
from inset.language.statics import CANT_GAIN_LIFE, MUST_ATTACK, PlayerRule, Restrict
from inset.language.words.kinds import activated, creature, enchantment, instant, morph, whenever
from inset.language.words.nouns import a_player, creatures, one_of, target
from inset.language.words.verbs import establish, gain_life
from inset.rules.objects.layers import chars_of
from tests.cards.tries import duel, keyword
from tests.harness import A, B, C, Scene, cr
from tests.harness.cards import ANGEL, BEARS, CUB, ELVES, GIANT

TIMID = creature("Old Timid", "{1}", "Goblin", 1, 1, morph("{1}"), whenever(TurnsFaceUp(IsThis()), gain_life(1)))
PROVOKE = instant("Provoke", "{R}", establish(Restrict(MUST_ATTACK, one_of(target(creatures))), duration=NEXT_COMBAT))
GLOOM = enchantment("Gloom", "{B}", PlayerRule(CANT_GAIN_LIFE, a_player))
SAGE = creature("Old Sage", "{1}", "Elf", 1, 1, activated("{1}", gain_life(1), limit=1), activated("{2}", gain_life(3)))


def test_duplicant_is_as_large_as_the_last_creature_card_exiled_with_it() -> None:
    scene = duel(["Duplicant"], theirs=[ANGEL]).play(A, "Cast Duplicant", ANGEL, "Yes")
    assert scene.zone(ANGEL) == "exile" and scene.size("Duplicant") == (4, 4)
    assert scene.chars("Duplicant").subtypes == {"Angel", "Shapeshifter"} and not keyword(scene, "Duplicant", k.FLYING)
    scene = duel(["Duplicant"], theirs=[ANGEL]).play(A, "Cast Duplicant", ANGEL, "No")
    assert scene.zone(ANGEL) == "battlefield" and scene.size("Duplicant") == (2, 4)


@cr("607.2a")
def test_dark_impostor_has_the_abilities_of_what_it_exiled() -> None:
    scene = duel(mine=["Dark Impostor"], theirs=[SAGE, ANGEL]).play(A, "Dark Impostor: {4}{B}{B}", "Old Sage")
    assert scene.size("Dark Impostor") == (3, 3)
    scene.play(A, "Dark Impostor: {1}")
    assert scene.lives == (21, 20) and not scene.offers("Dark Impostor: {1}") and scene.offers("Dark Impostor: {2}")
    scene.next_turn().next_turn()
    assert scene.offers("Dark Impostor: {1}")


def test_panoptic_projektor_makes_face_down_cheaper_and_turning_up_trigger_twice() -> None:
    scene = duel([TIMID, TIMID], ["Panoptic Projektor"], ann={"mana": ""})
    scene.play(A, "Panoptic Projektor: ").play(A, "Cast Old Timid face down")
    assert not scene.offers("Cast Old Timid face down")
    scene = duel([TIMID], ["Panoptic Projektor"]).play(A, "Cast Old Timid face down").play(A, "Turn")
    assert scene.lives == (22, 20)


def test_faerie_artisans_keep_only_the_last_token() -> None:
    scene = duel(
        mine=["Faerie Artisans"], bob={"hand": [BEARS, "Hill Giant"], "mana": "{G}{G}{R}{R}{R}{R}"}
    ).next_turn()
    scene.play(B, "Cast Grizzly")
    assert scene.names("battlefield", A).count(BEARS) == 1 and scene.chars(BEARS, "battlefield").types
    scene.play(B, "Cast Hill Giant")
    assert scene.names("battlefield", A) == ["Faerie Artisans", GIANT]


def test_ghired_populates_an_attacker() -> None:
    scene = duel(["Ghired, Conclave Exile"]).play(A, "Cast Ghired").next_turn().next_turn()
    scene.until("declare attackers", 3, attack=["Ghired, Conclave Exile"]).settle()
    assert [o.tapped and o.combat is not None for o in scene.all("Rhino Token")] == [False, True]


def test_flood_of_tears_counts_what_you_had_that_is_no_token() -> None:
    mine = [BEARS, ELVES, GIANT, "Sol Ring"]
    for there, free in ((mine, True), (mine[:3], False)):
        scene = duel(["Flood of Tears", ANGEL], there, [CUB]).play(A, "Cast Flood", *(["Yes", ANGEL] if free else []))
        assert scene.names("battlefield") == ([ANGEL] if free else [])


def test_night_soil_takes_two_from_one_graveyard() -> None:
    ann, bob = {"graveyard": [BEARS, ANGEL]}, {"graveyard": [GIANT, ELVES, "Shock"]}
    scene = duel(mine=["Night Soil"], ann=ann, bob=bob)
    scene.do(A, "Night Soil: ", GIANT)
    assert scene.settle().sorted_names("graveyard", B) == ["Shock"] and scene.count(A, "graveyard") == 2
    assert scene.sizes("Saproling Token") == [(1, 1)]
    assert not duel(mine=["Night Soil"], ann={"graveyard": [BEARS]}, bob={"graveyard": [GIANT]}).offers("Night Soil: ")


def test_vizier_of_many_faces_is_a_white_zombie_only_if_embalmed() -> None:
    scene = duel(["Vizier of Many Faces"], theirs=[GIANT]).play(A, "Cast Vizier", GIANT)
    assert scene.chars("Vizier of Many Faces").subtypes == {"Giant"}
    scene = duel(theirs=[GIANT], ann={"graveyard": ["Vizier of Many Faces"]}).play(A, "Vizier of Many Faces: ", GIANT)
    token = next(o for o in scene.in_zone("battlefield", A))
    made = chars_of(scene.st, token)
    assert made.subtypes == {"Giant", "Zombie"} and made.cost is None and made.name == GIANT and made.colors == 1


def test_revival_experiment_returns_one_card_of_each_type() -> None:
    cards = [BEARS, ANGEL, "Sol Ring", "Forest", "Shock"]
    scene = duel(["Revival Experiment"], ann={"graveyard": cards}).play(A, "Cast Revival", "Sol Ring", ANGEL, "Forest")
    assert sorted(scene.names("battlefield")) == ["Forest", ANGEL, "Sol Ring"] and scene.lives == (11, 20)
    assert scene.zone("Revival Experiment") == "exile"


def test_marshland_bloodcaster_pays_life_for_the_next_spell() -> None:
    scene = duel([ANGEL, BEARS], ["Marshland Bloodcaster"], ann={"mana": "{B}{B}"})
    scene.play(A, "Marshland Bloodcaster: ").play(A, "Cast Serra Angel")
    assert scene.lives == (15, 20) and scene.zone(ANGEL) == "battlefield" and not scene.offers("Cast Grizzly")


@cr("506.1", "508.1d")
def test_a_creature_attacks_in_its_controllers_next_combat() -> None:
    scene = duel([PROVOKE], theirs=[BEARS, GIANT]).play(A, "Cast Provoke", BEARS)
    scene.next_turn()
    while scene.asked() == "priority":
        scene.choose("Pass")
    scene.choose("Don't")
    assert scene.one(BEARS).combat is not None
    scene.next_turn().next_turn()
    while scene.asked() == "priority":
        scene.choose("Pass")
    scene.choose("Don't")
    assert scene.asked() == "attack"
    scene.choose("Don't")
    assert scene.one(BEARS).combat is None


@cr("500.8", "508.1c", "508.1d")
def test_illusionists_gambit_sends_attackers_elsewhere_in_the_added_combat() -> None:
    scene = Scene(
        {"hand": ["Illusionist's Gambit"], "mana": "{U}{U}{U}{U}"},
        {"battlefield": [BEARS, GIANT]},
        {},
        names=("Ann", "Bob", "Cid"),
    ).next_turn()
    while scene.asked() == "priority":
        scene.choose("Pass")
    scene.choose("Attack Ann").choose("Don't")
    while scene.st.step != 6:
        scene.choose("Pass")
    scene.play(A, "Cast Illusionist's Gambit")
    assert not scene.one(BEARS).tapped and scene.one(BEARS).combat is None
    while scene.asked() == "priority":
        scene.choose("Pass")
    assert scene.life(A) == 20 and "Attack Ann" in scene.words()
    scene.choose("Don't")
    assert scene.one(BEARS).combat is not None
    while scene.asked() == "priority" and scene.st.turn == 2:
        scene.choose("Pass")
    assert [scene.life(p) for p in (A, B, C)] == [20, 20, 18]


@cr("119.5", "119.7")
def test_reverse_the_sands_gives_totals_around() -> None:
    ann: dict[str, Any] = {"life": 3, "hand": ["Reverse the Sands"]}
    rows: list[dict[str, Any]] = [ann, {"life": 30}, {"life": 11}]
    scene = Scene(*rows, names=("Ann", "Bob", "Cid")).play(A, "Cast Reverse", "Bob", "Cid")
    assert scene.lives == (30, 11, 3)
    scene = Scene(*rows, names=("Ann", "Bob", "Cid")).play(A, "Cast Reverse", "Bob", "Ann")
    assert scene.lives == (30, 3, 11)
    ann["battlefield"] = [GLOOM]
    scene = Scene(*rows, names=("Ann", "Bob", "Cid")).play(A, "Cast Reverse")
    assert scene.lives == (3, 30, 11)


@cr("701.12g")
def test_tree_of_perdition_exchanges_life_for_toughness() -> None:
    scene = duel(mine=["Tree of Perdition"]).play(A, "Tree of Perdition: ", "Bob")
    assert scene.lives == (20, 13) and scene.size("Tree of Perdition") == (0, 20)
