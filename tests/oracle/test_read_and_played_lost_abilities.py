"""613.1f: an ability that is lost by what it says."""

from __future__ import annotations

from tests.harness import B, Scene, cr
from tests.harness.cards import BOLT
from tests.harness.compiled import made

SHELL = made(
    "Shell {W}",
    "Creature — Crab",
    "Prevent all damage that would be dealt to Shell.",
    '{0}: Until end of turn, Shell loses "Prevent all damage that would be dealt to Shell." Any player may activate this '
    "ability.",
    "1/3",
)


@cr("613.1f", "602.2")
def test_any_player_can_make_it_lose_the_ability() -> None:
    scene = Scene({"battlefield": [SHELL]}, {"hand": [BOLT, BOLT]})
    scene.pass_to(B).play(B, "Cast Bolt", "Shell")
    assert scene.zone("Shell") == "battlefield"
    scene.pass_to(B).play(B, "Shell: ").pass_to(B).play(B, "Cast Bolt", "Shell")
    assert scene.zone("Shell") == "graveyard"
