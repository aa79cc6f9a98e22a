"""What happens otherwise: in none of the cases that the sentences before it asked about."""

from __future__ import annotations

import pytest

from tests.harness import A, Scene, cr
from tests.harness.cards import BEAR, BOLT
from tests.harness.compiled import declined, made

TELLER = made(
    "Old Teller {B}",
    "Sorcery",
    "Exile target card from a graveyard. If it was a creature card, draw a card. If it was a land card, scry 1. Otherwise, you "
    "gain 3 life.",
)
GROVE = made("Living Grove {G}", "Creature Land — Forest", "1/1")


@cr("608.2c")
@pytest.mark.parametrize(("buried", "drawn", "life"), [(BEAR, 1, 20), ("Forest", 0, 20), (GROVE, 1, 20), (BOLT, 0, 23)])
def test_otherwise_is_in_neither_case(buried: object, drawn: int, life: int) -> None:
    scene = Scene({"hand": [TELLER], "graveyard": [buried]})
    name = buried if isinstance(buried, str) else buried.faces[0].name  # type: ignore[attr-defined]
    scene.play(A, "Cast Old Teller", name, "Keep")
    assert (scene.count(A, "hand"), scene.life(A)) == (drawn, life)


def test_otherwise_after_questions_about_different_things_is_declined() -> None:
    assert declined(
        "Exile target card from a graveyard. If it was a creature card, draw a card. If you control a Swamp, scry 1. Otherwise, "
        "you gain 3 life."
    )
