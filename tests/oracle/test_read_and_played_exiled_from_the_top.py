"""The card that was on top of a library, once it has gone: another one is on top by then."""

from __future__ import annotations

import pytest

from tests.harness import A, Scene, cr
from tests.harness.compiled import made

NIBBLER = made(
    "Nibbler {W}",
    "Creature — Rat",
    "{T}: Exile the top card of target player's library. If it's a land card, you gain 1 life.",
    "1/1",
)
READER = made(
    "Card Reader {W}",
    "Artifact",
    "{T}: Exile the top card of your library. You gain life equal to that card's mana value. Until end of turn, you may cast "
    "that card.",
)


@cr("400.7", "608.2c")
@pytest.mark.parametrize(("top", "next_card", "life"), [("Forest", "Opt", 21), ("Opt", "Forest", 20)])
def test_the_exiled_card_is_looked_at_and_not_the_next_one(top: str, next_card: str, life: int) -> None:
    scene = Scene({"battlefield": [NIBBLER]}, {"library": [top, next_card]})
    scene.play(A, "Nibbler: ", "B")
    assert scene.life(A) == life and scene.zone(top) == "exile"


@cr("400.7")
def test_its_mana_value_is_that_of_the_exiled_card() -> None:
    scene = Scene({"battlefield": [READER], "library": ["Serra Angel", "Forest"]})
    scene.play(A, "Card Reader: ")
    assert scene.life(A) == 25
