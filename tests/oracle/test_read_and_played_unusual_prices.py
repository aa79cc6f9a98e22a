"""Life that others gain as a cost (119.7), and mana of different colors (106.4)."""

from __future__ import annotations

from inset.language import statics as st
from inset.language.selections import AllPlayers
from inset.language.words.kinds import enchantment, static
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR
from tests.harness.compiled import made

SURGE = made(
    "Surge {3}{G}",
    "Instant",
    "If you control a Forest, rather than pay this spell's mana cost, you may have an opponent gain 2 life.",
    "Target creature gets +2/+2 until end of turn.",
)
CALM = enchantment("Calm", "{W}", static(st.PlayerRule(st.CANT_GAIN_LIFE, AllPlayers())))
PRISM = made("Prism {3}", "Artifact", "{T}: Add two mana of different colors.")
BOTH = made("Both {R}{G}", "Instant", "Draw a card.")
TWICE = made("Twice {R}{R}", "Instant", "Draw a card.")


@cr("118.9", "119.3")
def test_an_opponent_gains_life_instead_of_mana_being_paid() -> None:
    scene = Scene.exactly({"hand": [SURGE], "battlefield": ["Forest", BEAR]}).play(A, "Cast Surge", "Bear")
    assert scene.st.players[B].life == 22 and scene.chars("Bear").power == 4


@cr("119.7", "118.9")
def test_who_cant_gain_life_cant_be_made_to_as_a_cost() -> None:
    scene = Scene.exactly({"hand": [SURGE], "battlefield": ["Forest", BEAR, CALM]})
    assert not any("Surge" in option for option in scene.options(A))
    scene = Scene.exactly({"hand": [SURGE], "battlefield": ["Island", BEAR]})
    assert not any("Surge" in option for option in scene.options(A))


@cr("106.4", "106.1b")
def test_two_mana_of_different_colors_pay_for_two_colors_only() -> None:
    scene = Scene.exactly({"hand": [BOTH, TWICE], "battlefield": [PRISM]})
    assert any("Both" in option for option in scene.options(A))
    assert not any("Twice" in option for option in scene.options(A))
    scene = Scene.exactly({"hand": [TWICE], "battlefield": [PRISM, "Mountain"]}).play(A, "Cast Twice")
    assert scene.zone("Twice") == "graveyard"
