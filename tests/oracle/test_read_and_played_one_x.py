"""An X that a later sentence uses again, as many as were shuffled in, what a description names, a commander cast for nothing."""

from __future__ import annotations

import pytest

from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEARS, GIANT
from tests.harness.compiled import made


@cr("107.3i", "608.2c")
@pytest.mark.parametrize("pays", [True, False])
def test_the_x_of_the_payment_is_that_of_what_follows(pays: bool) -> None:
    mask = made(
        "Pale Mask {1}",
        "Artifact",
        "{T}: You may pay X life, where X is the number of creatures you control. If you do, draw X cards.",
    )
    scene = Scene({"battlefield": [mask, BEARS, GIANT], "library": ["Opt", "Shock"]})
    scene.play(A, "Pale Mask", "Yes" if pays else "No")
    assert scene.life(A) == (18 if pays else 20)
    assert scene.sorted_names("hand") == (["Opt", "Shock"] if pays else [])


@cr("107.3i")
def test_the_number_is_computed_once() -> None:
    spring = made(
        "Deep Spring {B}",
        "Sorcery",
        "Create X 1/1 black Rat creature tokens, where X is the number of creatures you control. You lose X life.",
    )
    scene = Scene({"hand": [spring], "battlefield": [BEARS, GIANT]}).play(A, "Cast Deep Spring")
    assert scene.names("battlefield").count("Rat Token") == 2 and scene.life(A) == 18


@cr("701.24a", "701.17a")
def test_as_many_as_were_shuffled_in() -> None:
    spiral = made(
        "Dull Spiral {U}",
        "Sorcery",
        "Shuffle all cards from your graveyard into your library. Target player mills that many cards.",
    )
    scene = Scene({"hand": [spiral], "graveyard": ["Shock", "Opt"]}).play(A, "Cast Dull Spiral", "B", "Shock")
    assert len(scene.names("graveyard", B)) == 2 and scene.names("graveyard", A) == ["Dull Spiral"]


@cr("608.2c")
def test_it_is_the_target_and_not_what_describes_it() -> None:
    claw = made(
        "Sly Claw {R}",
        "Creature — Cat",
        "When this creature enters, tap target creature an opponent controls with power less than this creature's power. It "
        "doesn't untap during its controller's next untap step.",
        "3/3",
    )
    scene = Scene({"hand": [claw]}, {"battlefield": [BEARS, GIANT]}).play(A, "Cast Sly Claw", BEARS)
    assert scene.called(BEARS).tapped and not scene.called("Sly Claw").tapped
    scene.until("draw", 2)
    assert scene.called(BEARS).tapped


@cr("903.8", "601.2b")
def test_a_commander_is_cast_from_the_command_zone_for_nothing() -> None:
    golem = made(
        "Herald Golem {5}",
        "Artifact Creature — Golem",
        "When this creature enters, you may cast your commander from the command zone without paying its mana cost.",
        "5/3",
    )
    command = [{"card": "Serra Angel", "commander": True}]
    scene = Scene({"hand": [golem], "command": command, "mana": "{5}"}, pool="", format="commander")
    scene.play(A, "Cast Herald Golem", "Cast Serra Angel")
    assert scene.names("battlefield", A) == ["Herald Golem", "Serra Angel"]
