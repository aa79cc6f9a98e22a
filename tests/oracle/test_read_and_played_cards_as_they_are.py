"""What is asked about a card where it went, not about the permanent that it was."""

from __future__ import annotations

from tests.harness import A, Scene, cr
from tests.harness.cards import AWAY, BEAR, OX
from tests.harness.compiled import made

MASK = made("Thin Mask {U}", "Sorcery", "Manifest the top card of your library.")
FELL = made("Fell It {B}", "Instant", "Destroy target creature.")


@cr("603.10", "108.2")
def test_a_face_down_creature_that_died_is_asked_which_card_it_is() -> None:
    hunt = made(
        "Blind Hunt {U}{R}",
        "Enchantment",
        "Whenever a face-down creature you control dies, exile it if it's an instant or sorcery card. You may cast that card "
        "until the end of your next turn.",
    )
    scene = Scene(
        {"battlefield": [hunt], "hand": [MASK, FELL, FELL, MASK], "library": [AWAY, BEAR]}, {"battlefield": [OX]}
    )
    scene.play(A, "Cast Thin Mask").play(A, "Cast Fell It", "a face-down creature")
    assert scene.zone("Bear") == "graveyard"
    scene.play(A, "Cast Thin Mask").play(A, "Cast Fell It", "a face-down creature")
    assert scene.zone("Away") == "exile"
    assert scene.offers("Cast Away")


@cr("603.10", "108.2")
def test_a_creature_that_was_only_made_a_samurai_is_no_samurai_card() -> None:
    oath = made(
        "Small Oath {1}",
        "Artifact — Equipment",
        "Whenever equipped creature dies, return that card to the battlefield under your control if it's a Samurai card.",
        "Equip {1}",
    )
    school = made(
        "War School {W}", "Enchantment", "Creatures you control are Samurai in addition to their other types."
    )
    ronin = made("Bare Ronin {W}", "Creature — Samurai", "2/2")
    for creature, zone in ((OX, "graveyard"), (ronin, "battlefield")):
        scene = Scene({"battlefield": [oath, school, creature], "hand": [FELL]})
        name = creature.faces[0].name
        scene.play(A, "Small Oath: {1}", name).play(A, "Cast Fell It", name)
        assert scene.zone(name) == zone
