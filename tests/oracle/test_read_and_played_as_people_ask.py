"""Questions that people ask about popular cards: mana that depends on what was revealed, and whose it is."""

from __future__ import annotations

from tests.harness import A, B, Scene, cr
from tests.harness.compiled import made


@cr("605.1a", "608.2c")
def test_mana_for_what_the_mana_ability_reveals() -> None:
    wheel = made(
        "Prayer Wheel {2}",
        "Artifact",
        "{T}: Each player reveals the top card of their library. For each nonland card revealed this way, add {G}.",
    )
    scene = Scene.exactly({"battlefield": [wheel], "library": ["Opt"]}, {"library": ["Shock"]}).do(A, "Prayer Wheel")
    assert len(scene.st.players[A].pool) == 2 and not scene.st.stack


@cr("605.1a", "608.2c")
def test_mana_for_the_counter_that_was_just_put_on_it() -> None:
    mill = made(
        "Slow Mill {2}",
        "Artifact",
        "{T}: Put a charge counter on this artifact, then add {C} for each charge counter on it.",
    )
    scene = Scene.exactly({"battlefield": [mill]}).do(A, "Slow Mill")
    assert len(scene.st.players[A].pool) == 1


@cr("106.4", "605.1a")
def test_the_chosen_player_gets_the_mana() -> None:
    lamp = made("Kind Lamp {2}", "Artifact", "{T}: Choose a player. That player adds {R}{R}.")
    scene = Scene.exactly({"battlefield": [lamp]}).do(A, "Kind Lamp", "B")
    assert not scene.st.players[A].pool and len(scene.st.players[B].pool) == 2


@cr("605.1a", "605.3b")
def test_a_mana_ability_stays_one_if_somebody_may_pay_to_stop_it() -> None:
    cave = made("Damp Cave", "Land", "{T}: Add {U} unless any player pays {1}. Activate only as an instant.")
    scene = Scene.exactly({"battlefield": [cave]}, {"battlefield": ["Island"]}).do(A, "Damp Cave", "No")
    assert not scene.st.stack and len(scene.st.players[A].pool) == 1
