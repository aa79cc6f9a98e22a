"""Phrases that are read, and then played: power compared with a number of cards, protection of one of two kinds, what was
returned and is asked about."""

from __future__ import annotations

from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BOLT, CAT
from tests.harness.compiled import made


@cr("508.1c", "604.1")
def test_power_is_compared_with_the_number_of_cards_in_a_hand() -> None:
    bridge = made(
        "Rope Bridge {3}",
        "Artifact",
        "Creatures with power greater than the number of cards in your hand can't attack.",
    )
    held = Scene({"battlefield": [bridge, BEAR, CAT], "hand": [BOLT]}).fight("Bear", "Cat")
    assert held.until("postcombat main").life(B) == 19
    free = Scene({"battlefield": [bridge, BEAR, CAT], "hand": [BOLT, BOLT]}).fight("Bear", "Cat")
    assert free.until("postcombat main").life(B) == 17


@cr("702.16a", "608.2d")
def test_protection_from_artifacts_or_from_a_color() -> None:
    blessing = made(
        "Wide Blessing {W}",
        "Instant",
        "Target creature you control gains protection from artifacts or from the color of your choice until end of turn.",
    )
    scene = Scene({"hand": [blessing, BOLT], "battlefield": [BEAR]})
    scene.cast(A, "Cast Wide Blessing")
    scene.resolve(1, "red")
    scene.cast(A, "Cast Bolt", "A")
    assert scene.life(A) == 20
    assert scene.zone("Bear") == "battlefield"


@cr("400.7", "608.2c")
def test_what_was_returned_is_asked_about() -> None:
    defiance = made(
        "Brave Return {W}",
        "Sorcery",
        "Return target creature card from your graveyard to the battlefield. If it's a Cat, put two +1/+1 counters on it.",
    )
    scene = Scene({"hand": [defiance, defiance], "graveyard": [CAT, BEAR]})
    scene.play(A, "Cast Brave Return", "Cat")
    scene.play(A, "Cast Brave Return", "Bear")
    assert (scene.size("Cat"), scene.size("Bear")) == ((3, 3), (2, 2))


@cr("701.16a")
def test_another_player_investigates() -> None:
    absence = made("Sad Absence {W}", "Instant", "Destroy target creature. Its controller investigates.")
    scene = Scene({"hand": [absence]}, {"battlefield": [BEAR]}).play(A, "Cast Sad Absence", "Bear")
    assert scene.chars("Clue Token").controller == 1
