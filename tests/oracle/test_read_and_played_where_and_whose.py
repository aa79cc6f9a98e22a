"""Where cards went, under whose control a permanent comes back, and which of several choices an effect is about."""

from __future__ import annotations

from inset.kernel import types as t
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BOLT, OX
from tests.harness.compiled import made



# --- put into a graveyard this way ------------------------------------------------------------------------------------
@cr("614.6", "701.17a")
def test_a_milled_card_that_was_exiled_instead_was_not_put_into_a_graveyard() -> None:
    mill = made(
        "Slow Mill {B}",
        "Sorcery",
        "Target opponent mills three cards, then you draw a card for each land card put into their graveyard this way.",
    )
    library = ["Forest"] * 3
    assert mill.text().endswith("Draw a card for each land card put into a graveyard this way.")
    plain = Scene({"hand": [mill], "library": ["Forest"] * 5}, {"library": library})
    assert plain.play(A, "Cast Slow Mill").count(A, "hand") == 3
    scene = Scene({"hand": [mill], "battlefield": ["Rest in Peace"], "library": ["Forest"] * 5}, {"library": library})
    assert scene.play(A, "Cast Slow Mill").count(A, "hand") == 0
    assert scene.count(B, "exile") == 3


# --- under whose control ----------------------------------------------------------------------------------------------
@cr("110.2a")
def test_what_returns_itself_comes_under_the_control_of_the_abilitys_controller() -> None:
    steal = made("Take {U}", "Sorcery", "Gain control of target creature. Untap it. It gains haste.")
    coming = made("Comeback {G}", "Creature — Cat", "{1}: Exile this creature, then return it to the battlefield.", "1/1")
    scene = Scene({"hand": [steal]}, {"battlefield": [coming]})
    scene.play(A, "Cast Take", "Comeback")
    scene.play(A, "Comeback: {1}")
    assert scene.names("battlefield", A) == ["Comeback"]


@cr("110.2a", "603.6c")
def test_an_aura_that_returns_itself_comes_under_the_control_of_who_controlled_it() -> None:
    screams = made(
        "Whispers {B}",
        "Enchantment — Aura",
        "Enchant creature",
        "Enchanted creature gets -1/-1.",
        "When enchanted creature dies, return this Aura to the battlefield.",
    )
    take = made("Take {U}", "Sorcery", "Gain control of target enchantment.")
    scene = Scene({"hand": [take, BOLT], "battlefield": [OX]}, {"battlefield": [BEAR, (screams, {"attached": "Bear"})]})
    scene.play(A, "Cast Take", "Whispers")
    scene.play(A, "Cast Bolt", "Bear")
    assert "Whispers" in scene.names("battlefield", A)


# --- which choice -----------------------------------------------------------------------------------------------------
PAINTER = made(
    "Painter {W}",
    "Creature — Human",
    "{1}: Choose a color. Creatures you control gain protection from the chosen color until end of turn.",
    "{2}: Choose a color. Whenever this creature becomes blocked by a creature of the chosen color this turn, destroy that "
    "creature.",
    "{3}: Choose a color. Prevent all damage that would be dealt this turn by sources of the chosen color.",
    "1/1",
)
GREEN_BEAR = made("Green Bear {G}", "Creature — Bear", "Vigilance", "2/2")
SPARK = made("Spark {R}", "Instant", "Spark deals 3 damage to any target.")
THORN = made("Thorn {G}", "Instant", "Thorn deals 3 damage to any target.")


@cr("611.2c", "702.16a")
def test_protection_stays_that_from_the_color_that_was_chosen_for_it() -> None:
    scene = Scene({"battlefield": [PAINTER], "hand": [SPARK, THORN]})
    scene.play(A, "Painter: {1}", "red").play(A, "Painter: {1}", "green")
    assert scene.chars("Painter").colors == t.WHITE
    for name in ("Spark", "Thorn"):
        scene.do(A, f"Cast {name}")
        assert not scene.offers("Painter")
        scene.answer("B").settle()


@cr("603.7c", "608.2d")
def test_a_delayed_trigger_is_about_the_color_that_was_chosen_for_it() -> None:
    scene = Scene({"battlefield": [PAINTER]}, {"battlefield": [GREEN_BEAR]})
    scene.play(A, "Painter: {2}", "green").play(A, "Painter: {2}", "red")
    scene.fight("Painter", **{"Green Bear": "Painter"}).until("end of combat")
    assert scene.zone("Green Bear") == "graveyard"


@cr("615.1", "608.2d")
def test_damage_of_every_color_that_was_chosen_is_prevented() -> None:
    scene = Scene({"battlefield": [PAINTER], "hand": [SPARK, THORN]})
    scene.play(A, "Painter: {3}", "red").play(A, "Painter: {3}", "green")
    scene.play(A, "Cast Spark", "B").play(A, "Cast Thorn", "B")
    assert scene.life(B) == 20
