"""What is copied, and what had happened, is judged as it was then."""

from __future__ import annotations

from tests.harness import A, Scene, cr
from tests.harness.cards import BEAR
from tests.harness.compiled import made

SHROUD = made(
    "Borrowed Shroud {U}",
    "Instant",
    "Return target creature to its owner's hand. You create a token that's a copy of that creature.",
)


@cr("608.2h", "707.2")
def test_the_copy_of_a_creature_that_has_gone_is_of_the_creature() -> None:
    scene = Scene({"hand": [SHROUD, "Clone"]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Clone", BEAR.name)
    scene.play(A, "Cast Borrowed Shroud", "Bear (A's)")
    assert scene.zone("Clone") == "hand"
    assert scene.names("battlefield", A) == ["Bear"]
