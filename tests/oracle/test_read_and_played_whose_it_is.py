"""Whose control a permanent enters under: the player's who puts it there, unless the text says otherwise."""

from __future__ import annotations

from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BOLT
from tests.harness.compiled import made

VESSEL = made(
    "Green Vessel {G}",
    "Enchantment — Aura",
    "Enchant creature\n"
    "When enchanted creature dies, return Green Vessel to the battlefield attached to target creature you control.",
)


@cr("110.2a")
def test_an_aura_of_another_player_returns_under_the_control_of_who_returns_it() -> None:
    scene = Scene({"battlefield": [BEAR, "Grizzly Bears"], "hand": [BOLT]})
    scene._put([(B, 4, VESSEL, {"attached": "Bear", "controller": A})])
    scene.play(A, "Cast Bolt", "Bear", "Grizzly Bears")
    assert scene.zone("Green Vessel") == "battlefield"
    assert scene.one("Green Vessel").owner == B and scene.one("Green Vessel").controller == A


@cr("110.2a", "400.7")
def test_a_creature_that_exiles_itself_returns_under_the_control_of_who_returns_it() -> None:
    drifter = made(
        "Slow Drifter {U}",
        "Creature — Spirit",
        "{1}: Exile Slow Drifter, then return it to the battlefield tapped.",
        "1/1",
    )
    scene = Scene({}, {"battlefield": [(drifter, {"controller": A})]})
    scene.play(A, "Slow Drifter: ")
    assert scene.one("Slow Drifter").owner == B and scene.one("Slow Drifter").controller == A


@cr("113.8")
def test_from_its_owners_graveyard_it_is_its_owner_who_returns_it() -> None:
    moth = made(
        "Grave Moth {B}",
        "Creature — Insect",
        "{2}: Return this card from your graveyard to the battlefield tapped.",
        "1/1",
    )
    scene = Scene({"graveyard": [moth]})
    scene.play(A, "Grave Moth: ")
    assert scene.one("Grave Moth").controller == A
