"""An ability that triggers once for several things means all of them."""

from __future__ import annotations

from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, CAT, OX
from tests.harness.compiled import made

MILL = made("Quick Mill {U}", "Sorcery", "Mill three cards.")


@cr("603.2c")
def test_all_cards_that_were_milled_together_enter() -> None:
    shredder = made(
        "Root Shredder {G}",
        "Artifact",
        "Whenever one or more land cards are put into your graveyard from your library, put them onto the battlefield tapped.",
    )
    scene = Scene({"battlefield": [shredder], "hand": [MILL], "library": ["Forest", BEAR, "Island"]})
    scene.play(A, "Cast Quick Mill")
    assert scene.names("battlefield", A) == ["Root Shredder", "Forest", "Island"]
    assert scene.zone("Bear") == "graveyard"


@cr("603.2c")
def test_all_creatures_that_dealt_damage_together_get_a_counter() -> None:
    kite = made(
        "Kite Captain {U}",
        "Creature — Bird",
        "Whenever one or more creatures you control deal combat damage to a player, put a +1/+1 counter on each of those "
        "creatures.",
        "0/1",
    )
    scene = Scene({"battlefield": [kite, BEAR, CAT, OX]}, {"battlefield": ["Grizzly Bears"]})
    scene.fight("Bear", "Cat", "Ox", Grizzly_Bears="Ox").until("combat damage").resolve_all()
    grown = {name: scene.size(name) for name in ("Bear", "Cat", "Ox")}
    assert grown == {"Bear": (3, 3), "Cat": (2, 2), "Ox": (1, 4)}
    assert scene.life(B) == 17
