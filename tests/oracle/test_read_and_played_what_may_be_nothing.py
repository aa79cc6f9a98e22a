"""What a player may do gives an object, or none: what the next sentence says of it is then done to nothing."""

from __future__ import annotations

import pytest

from inset.language import keywords as k
from tests.harness import A, Scene, cr
from tests.harness.cards import BEAR, CAT
from tests.harness.compiled import made


@cr("609.3", "608.2c")
@pytest.mark.parametrize("does", [True, False])
def test_what_may_be_put_onto_the_battlefield_gains_something_if_it_is_there(does: bool) -> None:
    call = made(
        "Den Call {G}",
        "Sorcery",
        "You may put a creature card from your hand onto the battlefield. It gains haste until end of turn.",
    )
    scene = Scene({"hand": [call, BEAR], "battlefield": [CAT]})
    scene.play(A, "Cast Den Call", *(("Yes", "Bear") if does else ("No",)))
    assert scene.names("battlefield") == (["Cat", "Bear"] if does else ["Cat"])
    if does:
        assert scene.keywords("Bear") & k.HASTE
    assert not scene.keywords("Cat") & k.HASTE


@cr("608.2c")
@pytest.mark.parametrize("does", [True, False])
def test_for_each_of_what_may_have_been_destroyed(does: bool) -> None:
    trunk = made(
        "Long Trunk {1}{G}",
        "Creature — Elephant",
        "When this creature enters, you may destroy up to two target artifacts. For each permanent put into a graveyard this "
        "way, its controller creates a 3/3 green Elephant creature token.",
        "2/2",
    )
    scene = Scene({"hand": [trunk]}, {"battlefield": ["Sol Ring", "Ornithopter"]})
    scene.play(A, "Cast Long Trunk", "Sol Ring", "Ornithopter", "Yes" if does else "No")
    after = ["Elephant Token"] * 2 if does else ["Sol Ring", "Ornithopter"]
    assert scene.names("battlefield", 1) == after
