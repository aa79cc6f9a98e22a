"""A copy of "that creature", which has left the battlefield, is one of what it was there."""

from __future__ import annotations

from inset.rules.model.characteristics import Copied
from tests.harness import A, Scene, cr
from tests.harness.cards import BEAR, BOLT, OX
from tests.harness.compiled import made

MASKED = (BEAR, {"copied": Copied(OX, 0)})  # a Bear that is a copy of Ox


@cr("608.2h", "707.2")
def test_that_creature_is_what_it_was_before_it_was_returned() -> None:
    swap = made(
        "Quick Swap {U}",
        "Instant",
        "Return target creature to its owner's hand. Create a token that's a copy of that creature.",
    )
    scene = Scene({"battlefield": [MASKED], "hand": [swap]})
    scene.play(A, "Cast Quick Swap", "Ox")
    assert scene.zone("Bear") == "hand" and scene.names("battlefield", A) == ["Ox"]


@cr("608.2h", "603.10a", "707.2")
def test_that_creature_is_what_died_and_not_the_card_that_was_exiled() -> None:
    keeper = made(
        "Grave Keeper {B}",
        "Creature — Human",
        "Whenever another creature you control dies, you may exile it. If you do, create a token that's a copy of that "
        "creature, except it's 1/1.",
        "2/2",
    )
    scene = Scene({"battlefield": [keeper, MASKED], "hand": [BOLT, BOLT]})
    scene.play(A, "Cast Bolt", "Ox")
    scene.play(A, "Cast Bolt", "Ox", True)
    assert scene.zone("Bear") == "exile" and scene.size("Ox") == (1, 1)


@cr("118.1", "608.2h")
def test_the_creature_that_was_exiled_as_a_cost_is_what_it_was() -> None:
    barter = made(
        "Soul Barter {B}",
        "Sorcery",
        "As an additional cost to cast this spell, exile a creature you control.",
        "Draw a card. If the exiled creature was an Ox, you gain 3 life.",
    )
    scene = Scene({"battlefield": [MASKED], "hand": [barter]})
    scene.play(A, "Cast Soul Barter", "Ox")
    assert scene.zone("Bear") == "exile" and scene.life(A) == 23
