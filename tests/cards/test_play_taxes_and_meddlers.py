"""War Tax, Meddle, The Mimeoplasm; Torgaar, Heart of Kiran."""

from __future__ import annotations

from inset.kernel.types import CREATURE
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BOLT, MAGE, OX


@cr("508.1h", "107.3i")
def test_war_tax_is_paid_for_each_attacker() -> None:
    scene = Scene.exactly(
        {"battlefield": ["War Tax", "Island", "Island", "Island"]}, {"battlefield": [BEAR, OX, "Swamp", "Swamp"]}
    )
    scene.next_turn().pass_to(A)
    scene.play(A, "War Tax: ", 2)
    scene.until("declare attackers", attack=["Bear"])
    assert sum(scene.st.objs[o].tapped for o in scene.st.battlefield) == 6


@cr("115.7a", "115.9c")
def test_meddle_changes_the_only_target_to_another_creature() -> None:
    scene = Scene({"hand": ["Meddle"], "battlefield": [BEAR]}, {"hand": [BOLT], "battlefield": [OX]})
    scene.pass_to(B).cast(B, "Cast Bolt", "Bear").pass_to(A).play(A, "Cast Meddle", "Bolt")
    assert scene.zone("Bear") == "battlefield" and scene.one("Ox").damage == 3
    scene = Scene({"hand": ["Meddle"], "battlefield": [BEAR]}, {"hand": [BOLT], "battlefield": [OX]})
    scene.pass_to(B).cast(B, "Cast Bolt", "A").pass_to(A).play(A, "Cast Meddle", "Bolt")
    assert scene.st.players[A].life == 17


@cr("707.5", "614.1c")
def test_the_mimeoplasm_is_one_card_with_the_power_of_the_other() -> None:
    scene = Scene({"hand": ["The Mimeoplasm"], "graveyard": [BEAR]}, {"graveyard": [OX, BOLT]})
    scene.play(A, "Cast The Mimeoplasm", "Yes", "Ox")
    made = scene.one("The Mimeoplasm")
    now = scene.chars("The Mimeoplasm")
    assert (now.name, now.power, now.toughness) == ("Ox", 3, 6) and made.counters == {"+1/+1": 2}
    assert scene.names("exile", A) == ["Bear"] and scene.names("exile", B) == ["Ox"]
    scene = Scene({"hand": ["The Mimeoplasm"], "graveyard": [BEAR]}, {"graveyard": [BOLT]}).play(
        A, "Cast The Mimeoplasm"
    )
    assert "The Mimeoplasm" in scene.names("graveyard", A) and "Bear" in scene.names("graveyard", A)


@cr("601.2f", "119.5")
def test_torgaar_costs_less_for_creatures_and_halves_a_life_total() -> None:
    scene = Scene.exactly({"hand": ["Torgaar, Famine Incarnate"], "battlefield": ["Swamp"] * 4 + [BEAR, OX]})
    scene.play(A, "Cast Torgaar", 2, "B")
    assert scene.st.players[B].life == 10 and sorted(scene.names("graveyard", A)) == ["Bear", "Ox"]


@cr("702.122a")
def test_a_loyalty_counter_crews_the_heart_of_kiran() -> None:
    scene = Scene({"battlefield": ["Heart of Kiran", (MAGE, {"counters": {"loyalty": 5}})]})
    scene.play(A, "Heart of Kiran: Remove")
    assert scene.chars("Heart of Kiran").types & CREATURE and scene.one("Mage").counters["loyalty"] == 4
