"""A condition or a price at the end of "…, then …" is that of the last step; what returned itself is meant by its name."""

from __future__ import annotations

import pytest

from tests.harness import A, Scene, cr
from tests.harness.cards import BEAR, OX
from tests.harness.compiled import made


@cr("608.2c", "118.12")
@pytest.mark.parametrize(("answer", "left"), [("Yes", 1), ("No", 0)])
def test_the_counter_is_put_there_whether_or_not_it_is_paid_for(answer: str, left: int) -> None:
    orb = made(
        "Grown Orb {U}",
        "Artifact",
        "{T}: Put a charge counter on Grown Orb, then sacrifice Grown Orb unless you pay {1} for each charge counter on it.",
    )
    scene = Scene.exactly({"battlefield": [orb], "mana": "{1}"})
    scene.play(A, "Grown Orb: ", answer)
    assert [dict(found.counters) for found in scene.in_zone("battlefield")] == [{"charge": 1}] * left


@cr("608.2c")
@pytest.mark.parametrize(("cards", "zone"), [(0, "battlefield"), (1, "graveyard")])
def test_whether_to_do_the_last_step_is_asked_after_the_others(cards: int, zone: str) -> None:
    feast = made(
        "Late Feast {B}",
        "Sorcery",
        "Choose target creature. Mill two cards, then destroy the chosen permanent if its mana value is less than the number of "
        "cards in your graveyard.",
    )
    scene = Scene(
        {"hand": [feast], "graveyard": [OX] * cards, "library": ["Forest", "Island"]}, {"battlefield": [BEAR]}
    )
    scene.play(A, "Cast Late Feast", "Bear")
    assert scene.zone("Bear") == zone
    assert scene.zone("Forest") == scene.zone("Island") == "graveyard"


@cr("400.7", "608.2c")
@pytest.mark.parametrize(("answer", "zone"), [("Yes", "battlefield"), ("No", "exile")])
def test_what_has_returned_itself_can_be_exiled_by_its_name(answer: str, zone: str) -> None:
    shrike = made(
        "Pale Shrike {W}",
        "Creature — Bird",
        "{1}: Return Pale Shrike from your graveyard to the battlefield. You may sacrifice a land. If you don't, exile Pale "
        "Shrike.",
        "2/2",
    )
    scene = Scene({"graveyard": [shrike], "battlefield": ["Forest"]})
    scene.play(A, "Pale Shrike: ", answer)
    assert scene.zone("Pale Shrike") == zone
