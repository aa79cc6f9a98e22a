"""What a text calls a spell somewhere else than on the stack is a card there (112.1)."""

from __future__ import annotations

import pytest

from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BOLT, OX
from tests.harness.compiled import made


@cr("112.1")
def test_spells_in_a_graveyard_are_cards_there() -> None:
    sanction = made(
        "Sanction {R}",
        "Sorcery",
        "Sanction deals X damage to target player, where X is the number of instant and sorcery spells in your graveyard.",
    )
    scene = Scene({"hand": [sanction], "graveyard": [BOLT, BOLT, OX]}, {})
    scene.play(A, "Cast Sanction", "B")
    assert scene.life(B) == 18


@cr("112.1", "601.3")
@pytest.mark.parametrize(("card", "cast"), [(BOLT, True), (BEAR, False)])
def test_a_card_may_be_cast_if_it_is_to_be_such_a_spell(card: object, cast: bool) -> None:
    aerie = made(
        "Aerie {0}",
        "Artifact",
        "{T}: Exile the top card of your library. Until your next turn, you may cast it if it's an instant or sorcery spell.",
    )
    scene = Scene({"battlefield": [aerie], "library": [card, "Forest"]}, {})
    scene.play(A, "Aerie: ")
    assert any(one.startswith("Cast ") for one in scene.options(A)) == cast
