"""“Other spells you've cast” are other than the spell with the text; a counter is removed from what has one."""

from __future__ import annotations

import pytest

from tests.harness import A, Scene, cr
from tests.harness.cards import BEAR, BOLT
from tests.harness.compiled import made

GIANT = made("Giant {5}", "Creature — Giant", "9/9")


@cr("109.5", "608.2h")
@pytest.mark.parametrize("others", [0, 1])
def test_other_spells_are_other_than_this_one_and_not_than_its_target(others: int) -> None:
    salvo = made(
        "Salvo {R}",
        "Instant",
        "Salvo deals X damage to target creature, where X is 2 plus the number of other spells you've cast this turn.",
    )
    scene = Scene({"hand": [salvo, *[BOLT] * others]}, {"battlefield": [GIANT]})
    for _ in range(others):
        scene.play(A, "Cast Bolt", "B")
    scene.play(A, "Cast Salvo", "Giant")
    assert scene.one("Giant").damage == 2 + others


@cr("608.2d")
@pytest.mark.parametrize("counters", [0, 1])
def test_no_counter_can_be_removed_from_what_has_none(counters: int) -> None:
    steward = made(
        "Steward {W}",
        "Creature — Angel",
        "Steward enters with a shield counter on it." if counters else "Flying",
        "When Steward enters, you may remove a counter from a creature or planeswalker you control. If you do, draw a card.",
        "5/5",
    )
    scene = Scene({"hand": [steward], "battlefield": [BEAR], "library": ["Forest"]})
    scene.play(A, "Cast Steward", *["Yes"] * counters)
    assert scene.names("hand", A) == ["Forest"] * counters
    assert not scene.one("Steward").counters
