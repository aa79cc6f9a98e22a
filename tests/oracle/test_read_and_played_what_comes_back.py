"""Cards that come back later, and what happens then; cards that return themselves with others from a graveyard."""

from __future__ import annotations

from tests.harness import A, Scene, cr, refuses
from tests.harness.cards import BEAR, OX
from tests.harness.compiled import made

SHEPHERD = made(
    "Hill Shepherd {W}",
    "Creature — Dog",
    "Whenever Hill Shepherd attacks, exile up to one other target nonland permanent. At the beginning of the next end step, "
    "return that card to the battlefield under its owner's control. If it entered under your control, put a +1/+1 counter on "
    "Hill Shepherd.",
    "2/2",
)


def _led(whose: str) -> Scene:
    scene = Scene({"battlefield": [SHEPHERD, BEAR]}, {"battlefield": [OX]})
    scene.until("declare attackers", 1, whose, attack=["Hill Shepherd"])
    return scene.settle()


@cr("603.7", "603.7c")
def test_what_is_said_of_a_card_that_comes_back_is_done_as_it_comes_back() -> None:
    scene = _led("Bear")
    assert scene.zone("Bear") == "exile" and scene.size("Hill Shepherd") == (2, 2)
    scene.until("end", 1)
    scene.settle()
    assert scene.zone("Bear") == "battlefield" and scene.size("Hill Shepherd") == (3, 3)


@cr("603.7c")
def test_a_card_that_comes_back_to_another_player_did_not_enter_under_yours() -> None:
    scene = _led("Ox")
    scene.until("end", 1)
    scene.settle()
    assert scene.zone("Ox") == "battlefield" and scene.size("Hill Shepherd") == (2, 2)


FRIENDS = made(
    "Two Friends {B}",
    "Creature — Fungus Goblin",
    "{1}, Sacrifice a land: Return Two Friends and up to one other target creature card from your graveyard to the battlefield.",
    "3/3",
)


@cr("113.6m")
def test_a_card_that_returns_itself_with_another_does_so_from_the_graveyard() -> None:
    scene = Scene({"battlefield": ["Forest"], "graveyard": [FRIENDS, BEAR]})
    scene.play(A, "Two Friends: ", "Bear", "Forest")
    assert scene.zone("Two Friends") == "battlefield" and scene.zone("Bear") == "battlefield"
    assert refuses(Scene({"battlefield": ["Forest", FRIENDS], "graveyard": [BEAR]}), A, "Two Friends: ")
